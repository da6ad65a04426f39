//! How game time goes with real time: it runs behind it, or stands.

use crate::vocabulary::At;

/// Game time runs, or stands still. Every pause puts it further behind real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// So many nanoseconds behind real time.
    Running {
        /// Nanoseconds.
        behind: u64,
    },
    /// Standing.
    Paused {
        /// At this game time.
        at: At,
    },
}

impl Tempo {
    /// Game time that goes on from `game` at the real instant `at`.
    pub fn running(at: At, game: At) -> Tempo {
        Tempo::Running {
            behind: at.0.saturating_sub(game.0),
        }
    }

    /// Game time at this real instant.
    pub fn game(self, at: At) -> At {
        match self {
            Tempo::Running { behind } => At(at.0.saturating_sub(behind)),
            Tempo::Paused { at } => at,
        }
    }

    /// The real instant of this game time, if it will come by itself.
    pub fn real(self, game: At) -> Option<At> {
        match self {
            Tempo::Running { behind } => Some(At(game.0.saturating_add(behind))),
            Tempo::Paused { .. } => None,
        }
    }

    /// Nanoseconds behind real time; of no use in a pause.
    pub fn behind(self) -> u64 {
        match self {
            Tempo::Running { behind } => behind,
            Tempo::Paused { .. } => 0,
        }
    }

    /// Whether it stands.
    pub fn is_paused(self) -> bool {
        matches!(self, Tempo::Paused { .. })
    }
}
