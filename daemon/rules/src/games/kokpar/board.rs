//! Көкпар: the board of twenty sectors (KK-27), and whose turn it is.

use super::terms::{PRICES, ROWS};
use crate::vocabulary::Seat;

/// A sector: number of its theme from 1, place of its price from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sector {
    /// Number of the theme, from 1.
    pub theme: u8,
    /// Place of the price, from 0.
    pub level: usize,
}

impl Sector {
    /// The sector of this price, if the board has it.
    #[must_use]
    pub fn find(theme: u8, price: u32) -> Option<Sector> {
        let level = PRICES.iter().position(|other| *other == price)?;
        (1..=ROWS)
            .contains(&theme)
            .then_some(Sector { theme, level })
    }

    /// What it is worth.
    #[must_use]
    pub fn price(self) -> u32 {
        PRICES[self.level]
    }
}

/// What has been chosen, and by whom.
#[derive(Clone, Debug, Default)]
pub struct Board {
    chosen: [[Option<(Seat, u32)>; PRICES.len()]; ROWS as usize],
    turns: [u8; Seat::MOST as usize],
}

impl Board {
    /// A sector was opened by this player, for the question of this number.
    pub fn open(&mut self, seat: Seat, sector: Sector, question: u32) {
        let row = &mut self.chosen[usize::from(sector.theme) - 1];
        row[sector.level] = Some((seat, question));
        self.turns[seat.index()] += 1;
    }

    /// Who opened it, and the number of its question in the game.
    #[must_use]
    pub fn opener(&self, sector: Sector) -> Option<(Seat, u32)> {
        self.chosen[usize::from(sector.theme) - 1][sector.level]
    }

    /// How many sectors this player has opened.
    #[must_use]
    pub fn turns(&self, seat: Seat) -> u8 {
        self.turns[seat.index()]
    }

    /// No sector has been opened.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.turns.iter().all(|turns| *turns == 0)
    }
}
