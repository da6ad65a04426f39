//! What is noted of a question while it is played.

use super::{ProtocolOutcome, ProtocolPlayer, ProtocolPress};
use crate::limits::PRESSES_PRINTED;
use crate::vocabulary::{At, Fate, Seat};

const NS_PER_US: u64 = 1_000;

/// A question.
#[derive(Default)]
pub(super) struct Notes {
    /// Where it stands, once it has been announced.
    pub place: Option<Place>,
    pub level: Option<u8>,
    pub price: Option<u32>,
    pub players: Vec<ProtocolPlayer>,
    presses: Vec<Pressed>,
    /// Presses that did not count.
    ignored: u32,
    /// When the buttons were opened: for the first question of this number, then for those that
    /// replaced it.
    openings: Vec<Option<At>>,
    pub outcome: ProtocolOutcome,
    pub disputed: bool,
    pub lots: Vec<Vec<Seat>>,
}

/// Where a question belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// By place in [`Walk::rounds`], and in the round's themes.
    Theme { round: usize, theme: usize },
    /// Between equals.
    Shootout,
}

struct Pressed {
    seat: Seat,
    at: At,
    fate: Fate,
    /// Among the openings.
    opening: usize,
}

impl Notes {
    fn openings(&mut self) -> &mut Vec<Option<At>> {
        if self.openings.is_empty() {
            self.openings.push(None);
        }
        &mut self.openings
    }

    /// Another question is played under this number.
    pub fn replaced(&mut self) {
        self.outcome = ProtocolOutcome::Replaced;
        self.openings().push(None);
    }

    /// The buttons are open.
    pub fn open(&mut self, at: At) {
        if let Some(opening) = self.openings().last_mut() {
            opening.get_or_insert(at);
        }
    }

    /// A button went down.
    pub fn press(&mut self, seat: Seat, at: At, fate: Fate) {
        let counts = match fate {
            Fate::Floor | Fate::Queued | Fate::Answered => true,
            Fate::Ignored(_) => false,
        };
        let opening = self.openings().len() - 1;
        self.ignored += u32::from(!counts);
        if counts || self.ignored <= PRESSES_PRINTED {
            self.presses.push(Pressed {
                seat,
                at,
                fate,
                opening,
            });
        }
    }

    /// How many presses are not told of.
    pub fn left_out(&self) -> u32 {
        self.ignored.saturating_sub(PRESSES_PRINTED)
    }

    /// The presses as they are told.
    pub fn presses(&self) -> Vec<ProtocolPress> {
        let first = self.presses.first().map_or(At(0), |press| press.at);
        let told = |press: &Pressed| {
            let opening = self.openings.get(press.opening).copied().flatten();
            let since = opening.unwrap_or(first).0;
            let distance = press.at.0.abs_diff(since) / NS_PER_US;
            let distance = i64::try_from(distance).unwrap_or(i64::MAX);
            ProtocolPress {
                seat: press.seat,
                at_us: if press.at.0 < since {
                    -distance
                } else {
                    distance
                },
                fate: press.fate,
            }
        };
        self.presses.iter().map(told).collect()
    }
}
