//! Which words a match has for its present stage, with samples: the candidates of `legal`.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "only stages in which teams decide have words of theirs"
)]

use super::{Khamsa, Stage};
use crate::game::Rules;
use crate::vocabulary::{Command, Seat, State};

impl Khamsa {
    /// Words that only this game knows, as they could be said now.
    pub(super) fn words(&self) -> Vec<Command> {
        let price = Some(self.price()).filter(|_| self.has_prices());
        let mut words = vec![
            Command::Call {},
            Command::Theme {},
            Command::Show { price, key: None },
            Command::Read {},
            Command::Done {},
            Command::Next {},
            Command::Start {},
            Command::Lock {},
            Command::Discuss {},
            Command::Sign {},
        ];
        for seat in self.contest.in_game().iter() {
            words.extend(self.word_of_team(seat));
        }
        words
    }

    /// The team's own decision in this stage, with a sample.
    fn word_of_team(&self, seat: Seat) -> Option<Command> {
        let squad = self.squad(seat);
        let unused = self.lists.first_unused(seat, squad, self.theme);
        match self.state() {
            State::Assigning => Some(Command::Assign {
                seat,
                players: self.lists.filled(seat, squad),
            }),
            State::Sequencing => Some(Command::Sequence {
                seat,
                players: self.lists.filled(seat, squad),
            }),
            State::Picking => Some(Command::Pick {
                seat,
                player: unused.unwrap_or(1),
            }),
            State::Naming => Some(Command::Name { seat, player: 1 }),
            State::Striking => {
                let theme = (1..=self.themes()).find(|t| self.strikes.striker(*t).is_none())?;
                Some(Command::Strike { seat, theme })
            }
            State::Wagering => Some(Command::Wager {
                seat,
                points: self.limits(seat)?.0,
            }),
            State::Discussing => Some(Command::Write {
                seat,
                text: String::from("?"),
            }),
            _ => None,
        }
    }

    /// A second word of a team where a stage has two: in collecting it writes, and may wager.
    pub(super) fn words_of_collection(&self) -> Vec<Command> {
        let mut words = Vec::new();
        if self.stage == Stage::Collecting {
            for seat in self.finalists().iter() {
                let text = String::from("?");
                words.push(Command::Write { seat, text });
                if let Some((points, _)) = self.limits(seat) {
                    words.push(Command::Wager { seat, points });
                }
            }
        }
        words
    }
}
