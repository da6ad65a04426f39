//! Which words a game of four stages has for its present step: the candidates of `legal`, and the likeliest.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "only some states have words of their own"
)]

use super::Kokpar;
use super::terms::{PRICES, ROWS, TOPICS};
use crate::game::Rules;
use crate::view::Round;
use crate::vocabulary::{Command, Key, Seat, State, Verdict};

const KEYS: [Key; 3] = [Key::A, Key::B, Key::C];

impl Kokpar {
    /// Words that only this game knows, as they could be said now.
    pub(super) fn words(&self) -> Vec<Command> {
        let mut words = vec![
            Command::Go {},
            Command::Reveal {},
            Command::Done {},
            Command::Signal {},
            Command::Next {},
            Command::Finish {},
            Command::Play {},
            Command::Sign {},
        ];
        words.extend(self.words_of_show());
        for seat in self.contest.in_game().iter() {
            words.push(Command::Talk { seat });
            words.push(Command::Name { seat, player: 0 });
            if self.by_keys() {
                words.extend(KEYS.map(|key| {
                    let key = Some(key);
                    Command::Buzz { seat, key }
                }));
            }
        }
        words.extend(self.words_of_turn());
        for reveal in (1..=self.reveals.len()).rev() {
            let reveal = u32::try_from(reveal).unwrap_or(u32::MAX);
            words.extend(KEYS.map(|key| Command::AmendKey { reveal, key }));
        }
        words
    }

    /// With a pack the right option is known; on paper the host names it.
    fn words_of_show(&self) -> Vec<Command> {
        let show = |key| Command::Show { price: None, key };
        let known = self.page().and_then(|page| self.script.right(page));
        if self.by_keys() {
            match known {
                Some(key) => vec![show(Some(key))],
                None => KEYS.map(|key| show(Some(key))).to_vec(),
            }
        } else if self.by_race() && known.is_some() {
            vec![show(known)]
        } else {
            vec![show(None)]
        }
    }

    fn words_of_turn(&self) -> Vec<Command> {
        let mut words = Vec::new();
        if self.is_choosing_topic()
            && let Some(seat) = self.turn
        {
            words.push(Command::Draw { seat });
            words.extend((1..=TOPICS).map(|theme| Command::Topic { seat, theme }));
        }
        if self.is_choosing_sector() {
            let choosers: Vec<Seat> = match self.turn {
                Some(seat) => vec![seat],
                None => self.at_question().iter().collect(),
            };
            for seat in choosers {
                for theme in 1..=ROWS {
                    let sector = |price| Command::Sector { seat, theme, price };
                    words.extend(PRICES.map(sector));
                }
            }
        }
        words
    }

    /// The likeliest words of the present state, best first; those that are not legal fall away.
    #[must_use]
    pub fn likely(&self, state: State) -> Vec<Command> {
        let turn = self.turn.filter(|_| self.speaks_unpressed());
        let holder = self.contest.floor().holder().map(|holder| holder.seat);
        let verdicts = |seat: Option<Seat>, third: Verdict| -> Vec<Command> {
            let all = [Verdict::Correct, Verdict::Wrong, third];
            let judge = |seat: Seat| all.map(|verdict| Command::Judge { seat, verdict });
            seat.map_or_else(Vec::new, |seat| judge(seat).to_vec())
        };
        match state {
            State::Ready => self.words_of_show(),
            State::Presenting => vec![Command::Go {}],
            State::Closed if self.round == Round::Baige => vec![Command::Reveal {}],
            State::Closed => vec![Command::Reveal {}, Command::Next {}],
            State::Shown | State::Void => vec![Command::Next {}],
            State::Picking => {
                let draw = self.turn.filter(|_| self.must_draw());
                draw.map_or_else(Vec::new, |seat| vec![Command::Draw { seat }])
            }
            State::Reading => {
                let mut words = vec![Command::Done {}];
                words.extend(verdicts(turn, Verdict::NoAnswer));
                words
            }
            State::Thinking => verdicts(turn, Verdict::NoAnswer),
            State::Answering if self.round == Round::Kokpar => verdicts(holder, Verdict::Late),
            State::Answering => verdicts(holder, Verdict::NoAnswer),
            State::WaitingSignal => vec![Command::Signal {}],
            State::Over => vec![Command::Sign {}],
            _ => Vec::new(),
        }
    }
}
