//! Who stands where in the end, and how equals at a place that decides are told apart (3.1.8, A-13).

use std::cmp::Reverse;

use super::terms::TiePolicy;
use crate::ledger::Ledger;
use crate::seat_set::SeatSet;
use crate::vocabulary::{Points, Seat};

/// Equals who play for one or more places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playoff {
    /// All who play.
    pub seats: SeatSet,
    /// How many places they play for.
    places: usize,
    /// First questions of its themes; without themes only that of its beginning.
    begins: Vec<u32>,
    /// Whether whole themes decide (`extra_theme`).
    by_themes: bool,
    /// Whom the host named, in order (`tie_policy host`).
    named: Vec<Seat>,
}

/// Equals at the border of the places that decide: who, and how many places there are for them.
#[must_use]
pub fn tied(
    seats: SeatSet,
    decisive: u8,
    key: impl Fn(Seat) -> Points,
) -> Option<(SeatSet, usize)> {
    let decisive = usize::from(decisive);
    for seat in seats.iter() {
        let better = seats.iter().filter(|other| key(*other) > key(seat)).count();
        let equals: SeatSet = seats
            .iter()
            .filter(|other| key(*other) == key(seat))
            .collect();
        if better < decisive && decisive < better + equals.len() {
            return Some((equals, decisive - better));
        }
    }
    None
}

impl Playoff {
    /// These play for so many places, from this question on.
    #[must_use]
    pub fn of(seats: SeatSet, places: usize, question: u32, policy: TiePolicy) -> Playoff {
        Playoff {
            seats,
            places,
            begins: vec![question],
            by_themes: policy == TiePolicy::ExtraTheme,
            named: Vec::new(),
        }
    }

    /// One more theme begins with this question.
    pub fn begin_theme(&mut self, question: u32) {
        self.begins.push(question);
    }

    /// The host named the next one.
    pub fn name(&mut self, seat: Seat) {
        self.named.push(seat);
    }

    /// Standing among themselves: the smaller the better; equals have not been told apart.
    fn standing(&self, ledger: &Ledger, seat: Seat) -> Vec<Reverse<Points>> {
        let begin = self.begins.first().copied().unwrap_or(0);
        if !self.by_themes {
            let solvers = (begin..=ledger.last_question()).filter_map(|q| ledger.solver(q));
            let mut placed: Vec<Seat> = self.named.clone();
            for seat in solvers {
                if self.seats.contains(seat) && !placed.contains(&seat) {
                    placed.push(seat);
                }
            }
            let place = placed.iter().position(|other| *other == seat);
            let place = place.unwrap_or(placed.len());
            return vec![Reverse(-Points::try_from(place).unwrap_or(Points::MAX))];
        }
        let ends = self.begins.iter().skip(1).copied().chain([u32::MAX]);
        let sum = |(from, to)| Reverse(ledger.apart(from..to)[seat.index()]);
        self.begins.iter().copied().zip(ends).map(sum).collect()
    }

    /// Those who still play, and for how many places; nobody once all is decided.
    #[must_use]
    pub fn open(&self, ledger: &Ledger, in_game: SeatSet) -> Option<(SeatSet, usize)> {
        self.undecided(in_game, |seat| self.standing(ledger, seat))
    }

    /// Who plays the present question. A theme is played to its end by all who were equal before it,
    /// whatever its first questions have brought.
    #[must_use]
    pub fn playing(&self, ledger: &Ledger, in_game: SeatSet) -> SeatSet {
        let before = |seat: Seat| {
            let mut standing = self.standing(ledger, seat);
            if self.by_themes {
                standing.pop();
            }
            standing
        };
        let open = self.undecided(in_game, before);
        open.map_or(SeatSet::EMPTY, |(seats, _)| seats)
    }

    fn undecided(
        &self,
        in_game: SeatSet,
        of: impl Fn(Seat) -> Vec<Reverse<Points>>,
    ) -> Option<(SeatSet, usize)> {
        let seats: Vec<Seat> = self.seats.iter().filter(|s| in_game.contains(*s)).collect();
        for seat in &seats {
            let better = seats.iter().filter(|other| of(**other) < of(*seat)).count();
            let equals: SeatSet = seats
                .iter()
                .copied()
                .filter(|o| of(*o) == of(*seat))
                .collect();
            if better < self.places && self.places < better + equals.len() {
                return Some((equals, self.places - better));
            }
        }
        None
    }

    /// The place of each among equals: the smaller the better.
    fn place(&self, ledger: &Ledger, seat: Seat) -> usize {
        if !self.seats.contains(seat) {
            return 0;
        }
        let mine = self.standing(ledger, seat);
        let better = |other: &Seat| self.standing(ledger, *other) < mine;
        self.seats.iter().filter(better).count()
    }

    /// By what these totals and the play-off sort a seat: the smaller the better. Total first, so that
    /// a later amendment sorts anew.
    #[must_use]
    pub fn key(&self, ledger: &Ledger, totals: &[Points], seat: Seat) -> (Reverse<Points>, usize) {
        (Reverse(totals[seat.index()]), self.place(ledger, seat))
    }
}
