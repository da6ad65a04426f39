//! The closed list of games, and what the table asks of each.

use std::cmp::Reverse;

use crate::contest::{Contest, Reading};
use crate::countdown::Countdown;
use crate::event::Event;
use crate::games::khamsa::Khamsa;
use crate::games::kokpar::Kokpar;
use crate::games::lockout::Lockout;
use crate::ledger::Ledger;
use crate::pages::Page;
use crate::seat_set::SeatSet;
use crate::setup::{Preset, Setup, SetupError};
use crate::view::{ClockKind, Lamps, Place};
use crate::vocabulary::{At, Cause, Command, Phase, Points, Refusal, Seat, State};

/// The present instant for a game. A game knows only its own time, which stands still in a pause;
/// the stamps of presses are real, and this maps them.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// Game time now.
    pub at: At,
    /// Nanoseconds that game time is behind real time.
    pub behind: u64,
    /// Game time of the last entry: a stamp from before it counts as that.
    pub not_before: At,
}

impl Moment {
    /// Game time of a real stamp.
    #[must_use]
    pub fn game(&self, stamp: At) -> At {
        At(stamp.0.saturating_sub(self.behind)).max(self.not_before)
    }
}

/// By what a seat is ranked: the smaller the better, equals share a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Standing {
    /// Who is in before those who are not: finalists, winners.
    pub class: u8,
    /// More points are better.
    pub points: Reverse<Points>,
    /// Less answer time is better, in milliseconds.
    pub time: u64,
    /// What a play-off or a lot has decided.
    pub decided: usize,
}

impl Standing {
    /// Points alone decide.
    #[must_use]
    pub fn by(points: Points) -> Standing {
        Standing {
            class: 0,
            points: Reverse(points),
            time: 0,
            decided: 0,
        }
    }
}

/// A clock that people see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Why it runs.
    pub kind: ClockKind,
    /// What is left.
    pub clock: Countdown,
    /// Only the host's reminder.
    pub soft: bool,
}

/// What the table asks of a game: `decide` looks, `apply` turns.
pub trait Rules {
    /// What happens now. Changes nothing.
    ///
    /// # Errors
    /// A command that cannot be obeyed is refused; nothing else ever is.
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal>;

    /// It has happened. Cannot fail.
    fn apply(&mut self, at: At, event: &Event);

    /// The contest that is going on: one question at a time.
    fn contest(&self) -> &Contest;

    /// Where in the game.
    fn place(&self) -> Place;

    /// The question in play, as far as the pack goes; `None` when the host reads from paper.
    fn page(&self) -> Option<Page>;

    /// The theme in play, counted in the set-up from 0.
    fn theme_page(&self) -> Option<usize>;

    /// The theme's name may be known to all.
    fn theme_is_public(&self) -> bool;

    /// Whether the question's text and its answer may be known to all.
    fn is_public(&self) -> (bool, bool) {
        let contest = self.contest();
        let shown = contest.phase() == Phase::Shown;
        (shown || contest.reading() == Reading::Done, shown)
    }

    /// Which of a seat's players stands there now, in roster order from 0.
    fn player(&self, seat: Seat) -> Option<usize>;

    /// Words that only this game knows, as they could be said now.
    fn own_words(&self) -> Vec<Command>;

    /// The clock of the present state.
    fn face(&self) -> Option<Face> {
        self.contest().face()
    }

    /// When it wants to look by itself, in game time.
    fn deadline(&self) -> Option<At> {
        self.face()?.clock.end()
    }

    /// By what a seat is ranked: the smaller the better, equals share a place.
    fn rank(&self, seat: Seat) -> Standing {
        Standing::by(self.ledger().totals()[seat.index()])
    }

    /// Every seat from the best to the last; equals stand by seat, those out of the game last.
    fn order(&self) -> Vec<Seat> {
        let in_game: SeatSet = self.contest().in_game();
        let mut order: Vec<Seat> = in_game.iter().collect();
        order.sort_by_key(|seat| (self.rank(*seat), *seat));
        order.extend(self.contest().at_table().without(in_game).iter());
        order
    }

    /// Who has won, once the game is over.
    fn winners(&self) -> Vec<Seat> {
        if self.state() != State::Over {
            return Vec::new();
        }
        let seats = self.contest().in_game();
        let best = seats.iter().map(|seat| self.rank(seat)).min();
        let first = |seat: &Seat| Some(self.rank(*seat)) == best;
        seats.iter().filter(first).collect()
    }

    /// Number of the last question that has begun; 0 before the first.
    fn begun(&self) -> u32 {
        self.contest().begun()
    }

    /// A match of Khamsa, if it is one: what only it has must be asked of it.
    fn as_khamsa(&self) -> Option<&Khamsa> {
        None
    }

    /// A Kazakh game, if it is one.
    fn as_kokpar(&self) -> Option<&Kokpar> {
        None
    }

    /// Seats whose players were sent out of the game.
    fn eliminated(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// All lines.
    fn ledger(&self) -> &Ledger {
        self.contest().ledger()
    }

    /// Where it stands.
    fn state(&self) -> State {
        self.contest().phase().into()
    }

    /// All that glows.
    fn lamps(&self) -> Lamps {
        self.contest().lamps()
    }
}

/// A game in progress.
#[derive(Clone, Debug)]
pub enum Game {
    /// Xəmsə or Хамса.
    Khamsa(Box<Khamsa>),
    /// The Kazakh game.
    Kokpar(Box<Kokpar>),
    /// First press.
    Lockout(Box<Lockout>),
}

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// What in the set-up this game cannot play.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        Ok(match setup.preset {
            Preset::KhamsaAz | Preset::KhamsaRu => Game::Khamsa(Box::new(Khamsa::new(setup)?)),
            Preset::KokparKk => Game::Kokpar(Box::new(Kokpar::new(setup)?)),
            Preset::Lockout => Game::Lockout(Box::new(Lockout::new(setup)?)),
        })
    }

    fn rules(&self) -> &dyn Rules {
        match self {
            Game::Khamsa(khamsa) => khamsa.as_ref(),
            Game::Kokpar(kokpar) => kokpar.as_ref(),
            Game::Lockout(lockout) => lockout.as_ref(),
        }
    }
}

impl Rules for Game {
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        self.rules().decide(now, cause)
    }

    fn apply(&mut self, at: At, event: &Event) {
        match self {
            Game::Khamsa(khamsa) => khamsa.apply(at, event),
            Game::Kokpar(kokpar) => kokpar.apply(at, event),
            Game::Lockout(lockout) => lockout.apply(at, event),
        }
    }

    fn contest(&self) -> &Contest {
        self.rules().contest()
    }

    fn place(&self) -> Place {
        self.rules().place()
    }

    fn page(&self) -> Option<Page> {
        self.rules().page()
    }

    fn theme_page(&self) -> Option<usize> {
        self.rules().theme_page()
    }

    fn is_public(&self) -> (bool, bool) {
        self.rules().is_public()
    }

    fn face(&self) -> Option<Face> {
        self.rules().face()
    }

    fn deadline(&self) -> Option<At> {
        self.rules().deadline()
    }

    fn rank(&self, seat: Seat) -> Standing {
        self.rules().rank(seat)
    }

    fn order(&self) -> Vec<Seat> {
        self.rules().order()
    }

    fn winners(&self) -> Vec<Seat> {
        self.rules().winners()
    }

    fn begun(&self) -> u32 {
        self.rules().begun()
    }

    fn as_khamsa(&self) -> Option<&Khamsa> {
        self.rules().as_khamsa()
    }

    fn as_kokpar(&self) -> Option<&Kokpar> {
        self.rules().as_kokpar()
    }

    fn eliminated(&self) -> SeatSet {
        self.rules().eliminated()
    }

    fn state(&self) -> State {
        self.rules().state()
    }

    fn lamps(&self) -> Lamps {
        self.rules().lamps()
    }

    fn theme_is_public(&self) -> bool {
        self.rules().theme_is_public()
    }

    fn player(&self, seat: Seat) -> Option<usize> {
        self.rules().player(seat)
    }

    fn own_words(&self) -> Vec<Command> {
        self.rules().own_words()
    }
}
