//! The personal round's strikes: whose turn it is, and which theme is left (AZ-11, RU-18 to RU-20).

use super::terms::{StrikeOrder, StrikeTie};
use crate::event::Event;
use crate::lot::Lots;
use crate::seat_set::SeatSet;
use crate::vocabulary::{Points, Refusal, Seat};

/// What has been struck out, and by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strikes {
    /// Themes offered.
    themes: u8,
    /// First to last; among several in one place any may be first.
    order: Vec<Vec<Seat>>,
    struck: Vec<(Seat, u8)>,
}

impl Strikes {
    /// So many themes are offered.
    #[must_use]
    pub fn of(themes: u8) -> Strikes {
        Strikes {
            themes,
            order: Vec::new(),
            struck: Vec::new(),
        }
    }

    /// Themes offered.
    #[must_use]
    pub fn themes(&self) -> u8 {
        self.themes
    }

    /// The order, first to last.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        self.order.iter().flatten().copied()
    }

    /// Who struck this theme.
    #[must_use]
    pub fn striker(&self, theme: u8) -> Option<Seat> {
        let found = self.struck.iter().find(|(_, struck)| *struck == theme);
        found.map(|(seat, _)| *seat)
    }

    /// Whose turn it is; several where any of them may be first.
    #[must_use]
    pub fn turn(&self, in_game: SeatSet) -> SeatSet {
        let times = |seat: Seat| self.struck.iter().filter(|(s, _)| *s == seat).count();
        let playing = || self.order().filter(|seat| in_game.contains(*seat));
        // With fewer teams than strikes they go round.
        let Some(least) = playing().map(times).min() else {
            return SeatSet::EMPTY;
        };
        for place in &self.order {
            let due = |seat: &Seat| in_game.contains(*seat) && times(*seat) == least;
            let due: SeatSet = place.iter().copied().filter(due).collect();
            if !due.is_empty() {
                return due;
            }
        }
        SeatSet::EMPTY
    }

    /// The one theme that is left, once all others are struck out.
    #[must_use]
    pub fn left(&self) -> Option<u8> {
        let left = || (1..=self.themes).filter(|theme| self.striker(*theme).is_none());
        (left().count() == 1).then(|| left().next()).flatten()
    }

    /// A theme is to be struck out.
    ///
    /// # Errors
    /// It is not that team's turn, or not a theme that can be struck out.
    pub fn strike(&self, in_game: SeatSet, seat: Seat, theme: u8) -> Result<Event, Refusal> {
        let due = self.turn(in_game);
        if !due.contains(seat) {
            let turn = due.iter().next().filter(|_| due.len() == 1);
            return Err(Refusal::NotTheirTurn { turn });
        }
        if theme < 1 || theme > self.themes {
            let themes = self.themes;
            return Err(Refusal::NoSuchTheme { themes });
        }
        if self.striker(theme).is_some() {
            return Err(Refusal::ThemeStruck { theme });
        }
        Ok(Event::Struck { seat, theme })
    }

    /// A theme was struck out.
    pub fn struck(&mut self, seat: Seat, theme: u8) {
        self.struck.push((seat, theme));
    }

    /// They strike in this order.
    pub fn set_order(&mut self, order: &[Vec<Seat>]) {
        self.order = order.to_vec();
    }
}

/// Draws the order of strikes: the lots that it takes, then the order.
#[must_use]
pub fn draw(
    policy: (StrikeOrder, StrikeTie),
    seats: SeatSet,
    totals: &[Points; Seat::MOST as usize],
    mut lots: Lots,
) -> Vec<Event> {
    let mut events = Vec::new();
    let mut by_lot = |among: SeatSet, events: &mut Vec<Event>| -> Vec<Vec<Seat>> {
        let order = lots.draw(among);
        lots.used();
        events.push(Event::LotDrawn {
            order: order.clone(),
        });
        order.into_iter().map(|seat| vec![seat]).collect()
    };
    let mut order = Vec::new();
    match policy.0 {
        StrikeOrder::Seat => order.extend(seats.iter().map(|seat| vec![seat])),
        StrikeOrder::Free => order.push(seats.iter().collect()),
        StrikeOrder::Lot => order.extend(by_lot(seats, &mut events)),
        StrikeOrder::ScoreAscending | StrikeOrder::ScoreDescending => {
            let mut heights: Vec<Points> = seats.iter().map(|seat| totals[seat.index()]).collect();
            heights.sort_unstable();
            heights.dedup();
            if policy.0 == StrikeOrder::ScoreDescending {
                heights.reverse();
            }
            for height in heights {
                let equal = |seat: &Seat| totals[seat.index()] == height;
                let equals: SeatSet = seats.iter().filter(equal).collect();
                match policy.1 {
                    StrikeTie::Lot if equals.len() > 1 => order.extend(by_lot(equals, &mut events)),
                    StrikeTie::Host => order.push(equals.iter().collect()),
                    StrikeTie::Lot | StrikeTie::Seat => {
                        order.extend(equals.iter().map(|seat| vec![seat]));
                    }
                }
            }
        }
    }
    events.push(Event::StrikesOrdered { order });
    events
}
