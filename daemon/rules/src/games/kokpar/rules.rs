//! A game of four stages as the table asks for it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds of other games never come here"
)]

use super::Kokpar;
use super::terms::{PRICES, ROWS, TOPICS};
use crate::contest::Contest;
use crate::event::Event;
use crate::game::{Moment, Rules, Standing};
use crate::pages::Page;
use crate::seat_set::SeatSet;
use crate::view::{Lamp, Lamps, Place, Round};
use crate::vocabulary::{At, Cause, Command, Phase, Refusal, Seat, State, Verdict};

impl Rules for Kokpar {
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        match cause {
            Cause::Pressed { presses } => Ok(self.press(now, presses)),
            Cause::Expired => Ok(self.expire(now.at)),
            Cause::Restarted { .. } => Ok(Vec::new()),
            Cause::Said { command, .. } => self.say(now.at, command),
        }
    }

    fn apply(&mut self, at: At, event: &Event) {
        self.turn_by(at, event);
    }

    fn contest(&self) -> &Contest {
        &self.contest
    }

    fn state(&self) -> State {
        let choosing = matches!(self.round, Round::Polyglot | Round::Kokpar);
        match self.contest.phase() {
            Phase::Before if self.is_naming() => State::Naming,
            Phase::Before if choosing => State::Picking,
            phase => phase.into(),
        }
    }

    fn place(&self) -> Place {
        let sector = self.sector;
        let (theme, themes) = match self.round {
            Round::Polyglot => (self.turn.and_then(|seat| self.topics.of(seat)), TOPICS),
            Round::Kokpar => (sector.map(|sector| sector.theme), ROWS),
            _ => (None, 0),
        };
        let question = match self.round {
            Round::Polyglot => u32::from(self.question),
            _ => self.contest.number() - self.stage_from + 1,
        };
        let prices = if self.round == Round::Kokpar {
            PRICES.to_vec()
        } else {
            Vec::new()
        };
        Place {
            round: Some(self.round),
            theme: theme.unwrap_or(0),
            themes,
            question,
            price: sector.map(|sector| sector.price()),
            prices,
        }
    }

    fn page(&self) -> Option<Page> {
        if self.contest.phase() == Phase::Before {
            return None;
        }
        let theme = self.place().theme;
        self.script.page(self.round, theme, self.number_in_theme())
    }

    fn theme_page(&self) -> Option<usize> {
        match self.place().theme {
            0 => None,
            theme => self.script.theme(self.round, theme),
        }
    }

    /// Themes are offered to all (KK-13, KK-27).
    fn theme_is_public(&self) -> bool {
        true
    }

    fn is_public(&self) -> (bool, bool) {
        let won = self.contest.phase() == Phase::After && self.decided.is_some();
        let shown = self.contest.phase() == Phase::Shown || won;
        (self.is_played() || won, shown)
    }

    /// While the host names who goes on, no question waits.
    fn begun(&self) -> u32 {
        if self.is_naming() {
            self.contest.number()
        } else {
            self.contest.begun()
        }
    }

    /// A seat is a player here.
    fn player(&self, _seat: Seat) -> Option<usize> {
        None
    }

    fn own_words(&self) -> Vec<Command> {
        self.words()
    }

    fn rank(&self, seat: Seat) -> Standing {
        self.standing(seat)
    }

    /// Only players in the game (fine print 7).
    fn order(&self) -> Vec<Seat> {
        self.ranking()
    }

    fn winners(&self) -> Vec<Seat> {
        self.won()
    }

    fn as_kokpar(&self) -> Option<&Kokpar> {
        Some(self)
    }

    fn eliminated(&self) -> SeatSet {
        self.talked_out
    }

    /// Fine print 16.
    fn lamps(&self) -> Lamps {
        let mut lamps = Lamps::default();
        let mut light = |seats: SeatSet, lamp: Lamp| {
            for seat in seats.iter() {
                lamps.0[seat.index()] = lamp;
            }
        };
        let here = self.at_question();
        let voters = self.ballot.voters();
        match self.contest.phase() {
            Phase::Before if self.must_draw() => light(here, Lamp::Armed),
            Phase::Open if self.by_keys() => {
                light(here.without(voters), Lamp::Armed);
                if self.round == Round::Baige {
                    light(voters, Lamp::On);
                }
            }
            Phase::Closed if self.by_keys() && self.round == Round::Baige => {
                light(voters, Lamp::On);
            }
            Phase::Closed if self.by_race() => light(self.solvers(), Lamp::On),
            Phase::Closed => light(self.decided.iter().map(|d| d.seat).collect(), Lamp::On),
            Phase::Open => light(here.without(self.contest.floor().spent()), Lamp::Armed),
            Phase::Rebound => light(self.opponents(), Lamp::Armed),
            Phase::Reading | Phase::Thinking if self.round == Round::Polyglot => {
                light(here, Lamp::Armed);
            }
            Phase::Answering => {
                let floor = self.contest.floor();
                if self.by_race() && self.round != Round::Baige {
                    light(here.without(floor.spent()), Lamp::Armed);
                }
                light(floor.queue().iter().map(|w| w.seat).collect(), Lamp::Blink);
                light(floor.holder().iter().map(|h| h.seat).collect(), Lamp::On);
            }
            Phase::Shown => light(self.solvers(), Lamp::On),
            Phase::After if self.contest.book().frozen.is_none() => {
                light(self.won().into_iter().collect(), Lamp::On);
            }
            _ => {}
        }
        lamps
    }
}

impl Kokpar {
    /// Number of the question in its theme, from 1; where there are no themes, of no use.
    pub(super) fn number_in_theme(&self) -> u8 {
        match (self.round, self.sector) {
            (Round::Polyglot, _) => self.question,
            (Round::Kokpar, Some(sector)) => u8::try_from(sector.level + 1).unwrap_or(1),
            _ => 1,
        }
    }

    /// Who has answered the present question right.
    #[must_use]
    pub fn solvers(&self) -> SeatSet {
        let by_key = self.decided.iter().map(|decided| decided.seat);
        if self.by_keys() && self.round != Round::Baige {
            return by_key.collect();
        }
        let lines = self.contest.ledger().of(self.contest.number());
        let right = lines.filter(|line| line.verdict == Verdict::Correct && !line.withdrawn);
        let right = right.map(|line| line.seat).chain(by_key);
        right
            .filter(|seat| self.contest.in_game().contains(*seat))
            .collect()
    }
}
