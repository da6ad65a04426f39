//! A match as the table asks for it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds that are not named have themes and are alike"
)]

use super::{Entry, Khamsa, Stage};
use crate::contest::{Contest, Reading};
use crate::event::Event;
use crate::game::{Face, Moment, Rules, Standing};
use crate::pages::Page;
use crate::view::{ClockKind, Lamp, Lamps, Place, Round};
use crate::vocabulary::{At, Cause, Command, Phase, Refusal, Seat, State};

impl Rules for Khamsa {
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        match cause {
            Cause::Pressed { presses } => Ok(self.contest.press(now, presses)),
            Cause::Expired if self.stage == Stage::Playing => Ok(self.contest.expire(now.at)),
            Cause::Expired => Ok(self.expire(now.at)),
            Cause::Restarted { .. } => Ok(Vec::new()),
            Cause::Said { command, .. } => self.say(now.at, command),
        }
    }

    fn apply(&mut self, at: At, event: &Event) {
        self.turn(at, event);
    }

    fn contest(&self) -> &Contest {
        &self.contest
    }

    fn state(&self) -> State {
        match self.stage {
            Stage::Entries(Entry::Assign) => State::Assigning,
            Stage::Entries(Entry::Pick) => State::Picking,
            Stage::Entries(Entry::Sequence) => State::Sequencing,
            Stage::Striking => State::Striking,
            Stage::Naming => State::Naming,
            Stage::Calling => State::Calling,
            Stage::Playing => self.contest.phase().into(),
            Stage::Wagering => State::Wagering,
            Stage::Reading => State::Reading,
            Stage::Discussing => State::Discussing,
            Stage::Collecting => State::Collecting,
            Stage::Revealing => State::Revealing,
            Stage::Withdrawn => State::Void,
            Stage::Over => State::Over,
        }
    }

    fn face(&self) -> Option<Face> {
        let kind = match self.stage {
            Stage::Playing => return self.contest.face(),
            Stage::Entries(_) | Stage::Striking | Stage::Naming => ClockKind::Deciding,
            Stage::Wagering => ClockKind::Deciding,
            Stage::Discussing => ClockKind::Discussing,
            Stage::Collecting => ClockKind::Collecting,
            Stage::Calling | Stage::Reading | Stage::Revealing => return None,
            Stage::Withdrawn | Stage::Over => return None,
        };
        let clock = self.clock?;
        let soft = false;
        Some(Face { kind, clock, soft })
    }

    fn deadline(&self) -> Option<At> {
        let end = self.face()?.clock.end()?;
        match self.stage {
            Stage::Discussing => Some(self.warning().unwrap_or(end)),
            _ => Some(end),
        }
    }

    fn place(&self) -> Place {
        let prices = if self.has_prices() {
            match self.round {
                Round::Shootout => self.terms.base.to_vec(),
                round => self.terms.prices(round).to_vec(),
            }
        } else {
            Vec::new()
        };
        Place {
            round: Some(self.round),
            theme: self.theme,
            themes: self.themes(),
            question: u32::from(self.question),
            price: Some(self.price()).filter(|price| *price > 0),
            prices,
        }
    }

    fn page(&self) -> Option<Page> {
        match self.round {
            Round::Final => {
                let theme = self.pages.theme(Round::Final, 1)?;
                let clue = self.finale.replaced;
                Some(Page::Clue { theme, clue })
            }
            Round::Shootout => self.shootout_page(),
            Round::Personal if self.is_choosing_theme() => None,
            round => self.pages.page(round, self.theme, self.question),
        }
    }

    fn theme_page(&self) -> Option<usize> {
        match self.round {
            Round::Final | Round::Shootout => None,
            Round::Personal if self.is_choosing_theme() => None,
            round => self.pages.theme(round, self.theme),
        }
    }

    fn is_public(&self) -> (bool, bool) {
        if self.round == Round::Final {
            // One that was withdrawn before it was read may still be asked some other day.
            let asked = self.finale.asked || self.finale.shown;
            return (asked, self.finale.shown);
        }
        let shown = self.contest.phase() == Phase::Shown;
        let asked = shown || self.contest.reading() == Reading::Done;
        let playing = self.stage == Stage::Playing;
        (playing && asked, playing && shown)
    }

    fn theme_is_public(&self) -> bool {
        self.announced
    }

    fn player(&self, seat: Seat) -> Option<usize> {
        let theme = match self.round {
            Round::Open | Round::Semi | Round::Secret => self.theme,
            Round::Personal | Round::Shootout => 1,
            _ => return None,
        };
        let player = self.lists.at(seat, theme)?;
        Some(usize::from(player) - 1)
    }

    fn winners(&self) -> Vec<Seat> {
        if self.stage != Stage::Over {
            return Vec::new();
        }
        let seats = self.contest.in_game();
        let best = seats.iter().map(|seat| self.standing(seat)).min();
        let is_first = |seat: &Seat| Some(self.standing(*seat)) == best;
        let winners: Vec<Seat> = seats.iter().filter(is_first).collect();
        // `tie_policy host`: nobody has won until the host says so.
        let open = self
            .host_decides()
            .is_some_and(|(open, _)| winners.iter().any(|w| open.contains(*w)));
        if open { Vec::new() } else { winners }
    }

    fn rank(&self, seat: Seat) -> Standing {
        self.standing(seat)
    }

    fn lamps(&self) -> Lamps {
        let mut lamps = self.contest.lamps();
        // The hall sees lamps: while scores are frozen they do not tell either.
        let told = self.contest.book().frozen.is_none();
        for winner in self.winners().into_iter().filter(|_| told) {
            lamps.0[winner.index()] = Lamp::On;
        }
        lamps
    }

    fn own_words(&self) -> Vec<Command> {
        let mut words = self.words();
        words.extend(self.words_of_collection());
        words
    }

    fn begun(&self) -> u32 {
        self.last_begun()
    }

    fn as_khamsa(&self) -> Option<&Khamsa> {
        Some(self)
    }
}
