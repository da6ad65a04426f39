//! What was found on the card of one page, as far as it can be believed.

use super::chain::{Link, Row};
use super::record::{Damage, Place, unframe_row};

/// A page's rows, as far as they are sound and a chain, and what ended them too soon.
#[derive(Debug)]
pub(super) struct Found {
    pub game: u64,
    pub rows: Vec<Row>,
    /// The link of the last of them.
    pub head: Link,
    pub damage: Option<Damage>,
}

impl Default for Found {
    fn default() -> Found {
        Found::of(0)
    }
}

impl Found {
    /// Nothing yet of this game.
    pub fn of(game: u64) -> Found {
        Found {
            game,
            rows: Vec::new(),
            head: Link::FIRST,
            damage: None,
        }
    }

    /// The place of the next row.
    pub fn due(&self) -> Place {
        Place {
            game: self.game,
            row: self.rows.len() as u64,
        }
    }

    /// Takes the next row of the store if it is sound, in its place, and follows from the row before
    /// it; says whether to go on.
    pub fn take(&mut self, row: Option<(Place, Vec<u8>)>) -> bool {
        let Some((place, bytes)) = row else {
            return true;
        };
        let row = if place == self.due() {
            unframe_row(place, &bytes)
        } else {
            Err(Damage::Missing(self.due()))
        };
        match row.and_then(|row| self.add(row)) {
            Ok(()) => true,
            Err(damage) => {
                self.damage = Some(damage);
                false
            }
        }
    }

    /// Adds a row of a game that follows from the row before it.
    pub fn add(&mut self, row: Row) -> Result<(), Damage> {
        self.head = row.follow(self.due(), &self.head)?;
        self.rows.push(row);
        Ok(())
    }
}
