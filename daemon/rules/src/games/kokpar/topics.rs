//! Полиглот: who has which theme (3.3).

use super::terms::{BLOCKS, TOPICS, TOPICS_OF_BLOCK};
use crate::vocabulary::Seat;

/// The twelve themes and the blocks that chance gave.
#[derive(Clone, Debug, Default)]
pub struct Topics {
    takers: [Option<Seat>; TOPICS as usize],
    blocks: [Option<u8>; Seat::MOST as usize],
}

impl Topics {
    /// Chance gave this block.
    pub fn draw(&mut self, seat: Seat, block: u8) {
        self.blocks[seat.index()] = Some(block);
    }

    /// The theme of this number, from 1, is this player's.
    pub fn take(&mut self, seat: Seat, theme: u8) {
        if let Some(taker) = self.takers.get_mut(usize::from(theme.max(1)) - 1) {
            *taker = Some(seat);
        }
    }

    /// The block that was drawn for this player.
    #[must_use]
    pub fn block(&self, seat: Seat) -> Option<u8> {
        self.blocks[seat.index()]
    }

    /// Who has the theme of this number, from 1.
    #[must_use]
    pub fn taker(&self, theme: u8) -> Option<Seat> {
        self.takers.get(usize::from(theme.max(1)) - 1).copied()?
    }

    /// Number of this player's theme, from 1.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<u8> {
        (1..=TOPICS).find(|theme| self.taker(*theme) == Some(seat))
    }

    /// Numbers of the themes that nobody has.
    #[must_use]
    pub fn free(&self) -> Vec<u8> {
        (1..=TOPICS)
            .filter(|theme| self.taker(*theme).is_none())
            .collect()
    }

    /// Numbers of the blocks that have such themes: others are never drawn (B-5).
    #[must_use]
    pub fn free_blocks(&self) -> Vec<u8> {
        let free = self.free();
        let has = |block: &u8| free.iter().any(|theme| block_of(*theme) == *block);
        (1..=BLOCKS).filter(has).collect()
    }
}

/// Number of the block of a theme, both from 1.
#[must_use]
pub fn block_of(theme: u8) -> u8 {
    (theme.max(1) - 1) / TOPICS_OF_BLOCK + 1
}
