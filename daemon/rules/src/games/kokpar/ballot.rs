//! Answers by keys: everybody's own, side by side (3.2, 3.5).

use crate::event::KeyAnswer;
use crate::seat_set::SeatSet;
use crate::vocabulary::{At, Key, Points, Seat, Verdict};

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    /// Which.
    pub key: Key,
    /// Nanoseconds from the opening of the keys.
    pub time_ns: u64,
}

/// The keys of one question.
#[derive(Clone, Debug, Default)]
pub struct Ballot {
    opened: At,
    casts: [Option<Cast>; Seat::MOST as usize],
}

impl Ballot {
    /// Keys are open from this instant on.
    #[must_use]
    pub fn open(at: At) -> Ballot {
        let casts = [None; Seat::MOST as usize];
        Ballot { opened: at, casts }
    }

    /// A key was pressed; a later one of the same seat takes its place.
    pub fn take(&mut self, seat: Seat, key: Key, at: At) {
        let time_ns = at.0.saturating_sub(self.opened.0);
        self.casts[seat.index()] = Some(Cast { key, time_ns });
    }

    /// A key that was pressed is void.
    pub fn forget(&mut self, seat: Seat) {
        self.casts[seat.index()] = None;
    }

    /// What this seat has pressed.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<Cast> {
        self.casts[seat.index()]
    }

    /// Who has pressed.
    #[must_use]
    pub fn voters(&self) -> SeatSet {
        Seat::all()
            .filter(|seat| self.of(*seat).is_some())
            .collect()
    }

    /// What each of these brought: a point for the right key (KK-3).
    #[must_use]
    pub fn count(&self, seats: SeatSet, right: Key, worth: Points, whole: u64) -> Vec<KeyAnswer> {
        let answer = |seat: Seat| {
            let cast = self.of(seat);
            judged(seat, cast, right, worth, whole)
        };
        seats.iter().map(answer).collect()
    }
}

/// The same answers, if another option had been the right one.
#[must_use]
pub fn recount(answers: &[KeyAnswer], right: Key, worth: Points) -> Vec<KeyAnswer> {
    let again = |answer: &KeyAnswer| {
        let time_ns = answer.time_ns;
        let cast = answer.key.map(|key| Cast { key, time_ns });
        judged(answer.seat, cast, right, worth, time_ns)
    };
    answers.iter().map(again).collect()
}

fn judged(seat: Seat, cast: Option<Cast>, right: Key, worth: Points, whole: u64) -> KeyAnswer {
    let verdict = match cast {
        Some(cast) if cast.key == right => Verdict::Correct,
        Some(_) => Verdict::Wrong,
        None => Verdict::NoAnswer,
    };
    KeyAnswer {
        seat,
        key: cast.map(|cast| cast.key),
        verdict,
        points: if verdict == Verdict::Correct {
            worth
        } else {
            0
        },
        time_ns: cast.map_or(whole, |cast| cast.time_ns),
    }
}
