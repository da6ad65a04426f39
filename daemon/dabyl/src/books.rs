//! What may be read of a game's book while the box plays. The journal gives it, the web carries it,
//! and neither knows the other.

use std::io;

use dabyl_rules::{Entry, Setup};
use serde::{Deserialize, Serialize};

use crate::inbox::Reply;

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The longest book, in bytes. The longest match has some 5,000 rows of half a kilobyte; a table takes
/// 100,000 entries, of which a finger that never rests makes short ones.
pub const BOOK_BYTES: u64 = 64 * 1024 * 1024;

/// `GET /api/book/head`: what is saved of the present game, in one number that the protocol shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Head {
    /// Which game.
    pub game: u64,
    /// Its rows, the set-up among them.
    pub rows: u64,
    /// SHA-256 of the chain up to the last of them: 64 hexadecimal digits, of which the first twelve
    /// are the short form. It gives nothing of the game away.
    pub head: String,
}

/// The lines of a book, many at a time, each piece ending with a whole line. Reading may wait for the
/// card.
pub type Lines = Box<dyn Iterator<Item = io::Result<Vec<u8>>> + Send>;

/// A copy of a game's book.
pub struct Copy {
    /// Which game.
    pub game: u64,
    /// All of it.
    pub lines: Lines,
}

/// A game as its book tells it.
pub struct Told {
    /// Which game.
    pub game: u64,
    /// With what it began.
    pub setup: Setup,
    /// What happened.
    pub entries: Vec<Entry>,
    /// The head of these rows, as in [`Head`].
    pub head: String,
}

/// The books of all games.
pub trait Books: Send + Sync {
    /// The head of what is saved of the present game; nothing if there is none. Never waits.
    fn head(&self) -> Option<Head>;

    /// Asks for the book of the present game with what is not saved yet, be it any or this very one;
    /// answered by nothing if it is another. The answer comes after the saving that goes on just
    /// now, and never if the journal is gone.
    fn present(&self, game: Option<u64>, reply: Reply<Option<Copy>>);

    /// The book of an older game, if there is one. Waits for the card.
    ///
    /// # Errors
    /// When the card does not give it.
    fn older(&self, game: u64) -> io::Result<Option<Copy>>;

    /// Reads a copy to its end, and checks each line of it. Waits for the card, and works for a while.
    ///
    /// # Errors
    /// When the card does not give it, or it is no book of this version.
    fn read(&self, copy: Copy) -> io::Result<Told>;
}
