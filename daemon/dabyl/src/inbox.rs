//! Every way the desk can be woken, apart from edges and its own deadlines. Whoever wants something
//! of the desk puts a [`Wake`] here; the desk takes them in order of their stamps.

use dabyl_rules::{Command, CommandId, Refusal, Revision, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::Stamp;
use crate::wiring::Role;

/// The answer to something said, sent only after the commit.
pub type Reply<T> = tokio::sync::oneshot::Sender<T>;

/// A way to be woken.
#[derive(Debug)]
pub enum Wake {
    /// A host said something.
    Said {
        /// When the box heard it.
        stamp: Stamp,
        /// Which game it meant.
        game: u64,
        /// What it was looking at.
        revision: Revision,
        /// Its name: a doubled tap has the same.
        id: CommandId,
        /// What.
        command: Command,
        /// Told after the commit.
        reply: Reply<Answer>,
    },
    /// A host begins a new game; the old one stays in the journal.
    Began {
        /// When the box heard it.
        stamp: Stamp,
        /// The game that the host saw; another one on the table makes this stale.
        game: u64,
        /// Its name.
        id: CommandId,
        /// With what.
        setup: Box<Setup>,
        /// Told after the commit.
        reply: Reply<Answer>,
    },
    /// Somebody wants to prove that they stand at the box: the input must go down after this and
    /// stay down. Answered when it has, never if it does not.
    Vigil {
        /// Which button was drawn.
        role: Role,
        /// How long it must be held.
        hold: std::time::Duration,
        /// Told when it has been held; dropped by the asker to give up.
        reply: Reply<()>,
    },
    /// A session that must survive a power cut.
    Remember {
        /// The session.
        session: Session,
        /// Told after the commit: `false` if it could not be saved.
        reply: Reply<bool>,
    },
    /// The journal has committed up to here, or failed: see [`crate::journal`].
    Journal(JournalNews),
    /// Time to go.
    Stop,
}

/// What became of something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "answer")]
pub enum Answer {
    /// Done and saved. A doubled tap gets this too.
    Done {
        /// The revision now.
        revision: Revision,
    },
    /// The rules do not allow it; nothing has changed.
    Refused {
        /// Why.
        why: Refusal,
    },
    /// What it was looking at has gone; nothing has changed.
    Stale {
        /// The revision now.
        revision: Revision,
    },
    /// The game cannot be set up so; nothing has changed.
    BadSetup {
        /// Why.
        why: SetupError,
    },
    /// Done, but the card does not save.
    NotSaved {
        /// The revision now.
        revision: Revision,
    },
}

/// A paired device. The token itself is never kept, only its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// SHA-256 of the token, in hexadecimal.
    pub token_sha256: String,
    /// What the device calls itself; opaque text.
    pub device: String,
    /// Seconds since 1970 by the box's own clock when it was paired: for people only.
    pub paired_at: u64,
    /// It was sent away.
    #[serde(default)]
    pub revoked: bool,
}

/// What the journal's thread tells the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalNews {
    /// The card does not save; entries wait in memory.
    Failing,
    /// All entries are saved again.
    Recovered,
}
