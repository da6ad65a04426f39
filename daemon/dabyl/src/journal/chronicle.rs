//! What is kept in memory: the rows of a game, the log of sessions, and how much of each is on the card.

use super::chain::{Link, Row};
use super::record::{Place, Record, write};
use crate::books::Head;
use crate::inbox::Session;

/// One game's rows, and how many of them store and book have.
pub(super) struct Chronicle {
    pub game: u64,
    pub rows: Vec<Row>,
    /// The link of the last of them.
    pub head: Link,
    pub stored: usize,
    pub booked: usize,
    /// A row was refused: nothing may follow it, or the game would be read with a hole.
    pub closed: bool,
}

impl Chronicle {
    pub fn new(game: u64, rows: Vec<Row>, head: Link) -> Chronicle {
        Chronicle {
            game,
            rows,
            head,
            stored: 0,
            booked: 0,
            closed: false,
        }
    }

    /// Adds a row behind the last one.
    pub fn push(&mut self, json: Vec<u8>) {
        let place = Place {
            game: self.game,
            row: self.rows.len() as u64,
        };
        let head = Link::of(place, &self.head, &json);
        let before = std::mem::replace(&mut self.head, head);
        self.rows.push(Row::after(before, json));
    }

    /// What is told of it, if it has begun.
    pub fn told(&self) -> Option<Head> {
        (!self.rows.is_empty()).then(|| Head {
            game: self.game,
            rows: self.rows.len() as u64,
            head: self.head.to_string(),
        })
    }

    pub fn is_saved(&self) -> bool {
        self.stored == self.rows.len() && self.booked == self.rows.len()
    }
}

/// The log of sessions, and how much of it store and book have.
#[derive(Default)]
pub(super) struct Sessions {
    pub log: Vec<Session>,
    pub stored: usize,
    pub booked: usize,
}

impl Sessions {
    pub fn rows(&self, from: usize) -> Vec<Row> {
        let rows = self.log[from..].iter();
        rows.map(|session| Row::alone(write(&Record::Session(session.clone()))))
            .collect()
    }
}
