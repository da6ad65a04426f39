//! A set of seats, as small as a byte: copied freely on the path of a press.

use crate::vocabulary::Seat;

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    const fn bit(seat: Seat) -> u8 {
        1 << seat.index()
    }

    /// Adds a seat; says whether it was new.
    pub fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= SeatSet::bit(seat);
        new
    }

    /// Whether the seat is in it.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & SeatSet::bit(seat) != 0
    }

    /// This set with one more seat.
    #[must_use]
    pub fn with(mut self, seat: Seat) -> SeatSet {
        self.insert(seat);
        self
    }

    /// This set without those of another.
    #[must_use]
    pub const fn without(self, others: SeatSet) -> SeatSet {
        SeatSet(self.0 & !others.0)
    }

    /// Whether every seat of this set is in the other.
    #[must_use]
    pub const fn is_within(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all().filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}
