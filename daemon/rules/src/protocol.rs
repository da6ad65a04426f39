//! The protocol (score sheet) of a game: who answered what, what it brought, and what was corrected
//! (AZ-30 to AZ-33, rules.md 6.5). A projection of set-up and entries, made anew whenever somebody asks.
//!
//! It is public: it tells only what has been played, and no wager, written answer or line-up before
//! everybody may know it. The texts of questions never stand in it.

mod book_types;
mod csv;
mod lots;
mod notes;
mod stage_types;
mod stages;
mod sums;
mod types;
mod walk;

pub use book_types::{
    ProtocolAmendment, ProtocolCorrection, ProtocolLot, ProtocolLotKind, ProtocolUndo,
};
pub use csv::csv;
pub use stage_types::{
    ProtocolFigures, ProtocolKeyAmendment, ProtocolKeyAnswer, ProtocolOffence, ProtocolOrder,
    ProtocolStageQuestion, ProtocolStages,
};
pub use types::{
    Protocol, ProtocolAttempt, ProtocolFinale, ProtocolFinaleSeat, ProtocolOutcome, ProtocolPlayer,
    ProtocolPress, ProtocolQuestion, ProtocolRound, ProtocolSeat, ProtocolShootout,
    ProtocolStanding, ProtocolStrike, ProtocolTheme, SeatPoints,
};

use crate::event::Event;
use crate::game::Rules;
use crate::setup::{Setup, SetupError};
use crate::table::{Entry, Table};
use walk::Walk;

/// The protocol of the game that these entries are.
///
/// # Errors
/// What in the set-up cannot be played.
pub fn of(setup: &Setup, entries: &[Entry]) -> Result<Protocol, SetupError> {
    of_table(&Table::replay(setup.clone(), entries.to_vec())?)
}

/// The protocol as everybody but the host may see it: while the public scores stand still, it is that
/// of the moment from which they do. Once it is signed there is only one.
///
/// # Errors
/// What in the set-up cannot be played.
pub fn public(setup: &Setup, entries: &[Entry]) -> Result<Protocol, SetupError> {
    let table = Table::replay(setup.clone(), entries.to_vec())?;
    match public_entries(&table) {
        Some(count) => of(setup, &entries[..count]),
        None => of_table(&table),
    }
}

fn of_table(table: &Table) -> Result<Protocol, SetupError> {
    let mut walk = Walk::begin(table.setup())?;
    for (_, at, entry) in table.standing() {
        for event in &entry.events {
            walk.take(at, event);
        }
    }
    Ok(sums::finish(walk, table))
}

/// How many entries make what the public may see; nothing: all of them.
fn public_entries(table: &Table) -> Option<usize> {
    let book = table.game().contest().book();
    if book.frozen.is_none() || book.signed {
        return None;
    }
    let froze = |entry: &Entry| entry.events.contains(&Event::Froze { frozen: true });
    let frozen = table.standing().filter(|(_, _, entry)| froze(entry)).last();
    frozen.map(|(place, _, _)| place + 1)
}
