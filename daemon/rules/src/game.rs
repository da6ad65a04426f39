//! The closed list of games, and what the table asks of each.

use crate::contest::Contest;
use crate::event::Event;
use crate::games::khamsa::Khamsa;
use crate::games::lockout::Lockout;
use crate::ledger::Ledger;
use crate::setup::{Preset, Setup, SetupError};
use crate::view::{Lamps, Place};
use crate::vocabulary::{At, Cause, Command, Refusal, Seat, State};

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

    /// The theme in play (counted from the first of the set-up) and its question, from 0, as far as
    /// the pack goes; `None` when the host reads from paper.
    fn page(&self) -> Option<(usize, usize)>;

    /// The theme's name may be known to all.
    fn theme_is_public(&self) -> bool;

    /// Which of a seat's players stands there now, in roster order from 0.
    fn player(&self, seat: Seat) -> Option<usize>;

    /// Words that only this game knows, as they could be said now.
    fn own_words(&self) -> Vec<Command>;

    /// Its own clock's deadline, in game time.
    fn deadline(&self) -> Option<At> {
        self.contest().deadline()
    }

    /// All lines.
    fn ledger(&self) -> &Ledger {
        self.contest().ledger()
    }

    /// Where it stands.
    fn state(&self) -> State {
        self.contest().state()
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
    Khamsa(Khamsa),
    /// First press.
    Lockout(Lockout),
}

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// What in the set-up this game cannot play.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        Ok(match setup.preset {
            Preset::KhamsaAz | Preset::KhamsaRu => Game::Khamsa(Khamsa::new(setup)?),
            Preset::Lockout => Game::Lockout(Lockout::new(setup)?),
        })
    }

    fn rules(&self) -> &dyn Rules {
        match self {
            Game::Khamsa(khamsa) => khamsa,
            Game::Lockout(lockout) => lockout,
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
            Game::Lockout(lockout) => lockout.apply(at, event),
        }
    }

    fn contest(&self) -> &Contest {
        self.rules().contest()
    }

    fn place(&self) -> Place {
        self.rules().place()
    }

    fn page(&self) -> Option<(usize, usize)> {
        self.rules().page()
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
