//! One game in progress: it proposes an entry for a cause, and advances by it.

use serde::{Deserialize, Serialize};

use crate::setup::{Setup, SetupError};
use crate::view::{Lamps, Onlooker, View};
use crate::vocabulary::{At, Cause, Command, CommandId, Refusal, Revision};

/// What happened, in the past tense; the journal's answer to a [`Cause`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {}

/// What the journal keeps: question and answer both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When: the stamp of the press or command, or the deadline itself.
    pub at: At,
    /// Why the table looked.
    pub cause: Cause,
    /// What came of it.
    pub events: Vec<Event>,
}

/// One game in progress.
#[derive(Clone, Debug)]
pub struct Table {}

impl Table {
    /// Lays the table.
    ///
    /// # Errors
    /// Says what in the set-up cannot be played, and where.
    pub fn new(_setup: Setup) -> Result<Table, SetupError> {
        unimplemented!()
    }

    /// What the rules say to this; changes nothing.
    ///
    /// # Errors
    /// A command that cannot be obeyed is refused. Presses, expiries and restarts never are.
    pub fn propose(&self, _at: At, _cause: Cause) -> Result<Entry, Refusal> {
        unimplemented!()
    }

    /// Takes an entry that was proposed just now, or read from the journal.
    pub fn advance(&mut self, _entry: Entry) {
        unimplemented!()
    }

    /// When the table wants to look by itself (`Cause::Expired` at just this instant).
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        unimplemented!()
    }

    /// Entries taken so far.
    #[must_use]
    pub fn revision(&self) -> Revision {
        unimplemented!()
    }

    /// The revision of the last entry that changed what a command would mean.
    #[must_use]
    pub fn scene(&self) -> Revision {
        unimplemented!()
    }

    /// Whether a command of this name has been obeyed: a doubled tap.
    #[must_use]
    pub fn has_obeyed(&self, _id: &CommandId) -> bool {
        unimplemented!()
    }

    /// All commands that [`Table::propose`] would accept at this instant.
    #[must_use]
    pub fn legal(&self, _at: At) -> Vec<Command> {
        unimplemented!()
    }

    /// What this onlooker may see at this instant.
    #[must_use]
    pub fn view(&self, _who: Onlooker, _at: At) -> View {
        unimplemented!()
    }

    /// All that glows.
    #[must_use]
    pub fn lamps(&self) -> Lamps {
        unimplemented!()
    }

    /// What the table was laid with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        unimplemented!()
    }

    /// Every entry so far, the undone ones too.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        unimplemented!()
    }

    /// The instant of the last entry.
    #[must_use]
    pub fn last_at(&self) -> At {
        unimplemented!()
    }
}
