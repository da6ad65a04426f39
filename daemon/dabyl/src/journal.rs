//! What outlives a power cut: games entry by entry, and sessions.
//!
//! Two copies on the card: the store (sled), which is read at a start, and the spare book, which can
//! be read by anybody. A commit is both, each with an fdatasync, and only after it the world is told.
//! Nothing in here knows pins, pages or rules; a game is a set-up and a row of entries, each of which
//! carries the hash of the one before, in both copies.

mod book;
mod card;
mod chain;
mod chronicle;
mod found;
mod keeper;
mod ladder;
mod line;
mod lock;
mod reader;
mod record;
mod store;
#[cfg(test)]
mod tests;
mod thread;
mod walk;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc;
use std::thread::JoinHandle;

use dabyl_rules::{At, CommandId, Entry, Setup};

use crate::frame::Published;
use crate::inbox::{JournalNews, Session};
use crate::notify::Beat;
use crate::wiring::Moves;
use thread::Errand;

pub use chain::Link;
pub use reader::{Reader, export};
pub use record::Record;
pub use walk::{Fault, Step, Walk};

/// What the desk hands over at once. Records become durable in the order of commits.
#[derive(Default)]
pub struct Batch {
    /// To be saved.
    pub records: Vec<Record>,
    /// Until when the box is known to have lived; written over each time. Entries carry their own.
    pub pulse: Option<At>,
    /// To be shown to the world once the records are saved.
    pub published: Option<Arc<Published>>,
    /// Told afterwards whether they are saved.
    pub told: Vec<Box<dyn FnOnce(bool) + Send>>,
}

impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch")
            .field("records", &self.records)
            .field("pulse", &self.pulse)
            .field("published", &self.published.is_some())
            .field("told", &self.told.len())
            .finish()
    }
}

/// What was found at the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovered {
    /// Number of the last game that began; 0 when there was none. The next one is one more.
    pub game: u64,
    /// With what it began; nothing if there was none, or if it cannot be read by this version.
    pub setup: Option<Setup>,
    /// The name of the wish that began it, if it is known.
    pub begun: Option<CommandId>,
    /// Its entries in order.
    pub entries: Vec<Entry>,
    /// Until when the box is known to have lived, apart from the entries' own instants. It may be
    /// of the game before.
    pub pulse: Option<At>,
    /// Every session, those sent away too.
    pub sessions: Vec<Session>,
    /// The keys that were last given other inputs; they belong to the box, whatever the game.
    pub moves: Option<Moves>,
    /// Sentences for the log and for people: what was not as it should be, and what was done.
    pub notes: Vec<String>,
}

/// Why the journal cannot be opened at all. A card that merely fails is none of these: the box then
/// runs and says that it does not save.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The directory cannot be used.
    #[error(
        "the journal's directory {} cannot be used ({source}): create it and give it to the user \
         that runs dabyl, or name another one as `state` in dabyl.toml", path.display()
    )]
    Directory {
        /// Which, or what in it.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// Another instance writes it.
    #[error(
        "the journal {} is held by {holder}: stop that program (`systemctl stop dabyl`), or name \
         another directory as `state` in dabyl.toml", path.display()
    )]
    Held {
        /// Which.
        path: PathBuf,
        /// Who, as far as the system says.
        holder: String,
    },
}

/// The keys that were given other inputs, by the spare book of the journal in this directory; for who
/// only looks. Takes no lock, and writes nothing.
///
/// # Errors
/// When the book cannot be read.
pub fn moves(dir: &Path) -> std::io::Result<Option<Moves>> {
    ladder::read_moves(dir)
}

/// The opened journal.
pub struct Journal {
    keeper: keeper::Keeper,
}

impl Journal {
    /// Opens or creates the journal in this directory, and reads the current game.
    ///
    /// # Errors
    /// When the directory cannot be used, or another instance holds it.
    pub fn open(dir: &Path) -> Result<(Journal, Recovered), JournalError> {
        Journal::open_on(dir, Arc::new(card::RealCard))
    }

    fn open_on(
        dir: &Path,
        card: Arc<dyn card::Card>,
    ) -> Result<(Journal, Recovered), JournalError> {
        let (keeper, recovered) = ladder::open(dir, card)?;
        Ok((Journal { keeper }, recovered))
    }

    /// Starts the journal's own thread.
    ///
    /// # Panics
    /// When the system gives no thread.
    pub fn start(
        self,
        publish: impl Fn(Arc<Published>) + Send + 'static,
        news: impl Fn(JournalNews) + Send + 'static,
    ) -> Writer {
        // Unbounded: the desk must never wait for a card. What holds it in bounds is the watchdog,
        // which is not fed while this thread is stuck.
        let (sender, receiver) = mpsc::channel();
        let beat = Beat::default();
        let sender = Arc::new(sender);
        let reader = Reader {
            dir: self.keeper.dir.clone(),
            shown: Arc::clone(&self.keeper.shown),
            errands: Arc::downgrade(&sender),
        };
        let thread = {
            let beat = beat.clone();
            std::thread::Builder::new()
                .name("journal".to_owned())
                .spawn(move || thread::run(self.keeper, &receiver, publish, news, &beat))
                .expect("a system that gives no thread at the start cannot run a box")
        };
        Writer {
            sender,
            reader,
            beat,
            thread,
        }
    }
}

/// The way to the journal's thread.
pub struct Writer {
    sender: Arc<mpsc::Sender<Errand>>,
    reader: Reader,
    beat: Beat,
    thread: JoinHandle<()>,
}

impl Writer {
    /// Hands a batch over, without waiting.
    pub fn commit(&self, batch: Batch) {
        if self.sender.send(Errand::Save(batch)).is_err() {
            // The batch's replies are dropped with it, so whoever waits is told; the watchdog is no
            // longer fed, so the whole box starts anew.
            log::error!("the journal's thread is gone; nothing is saved any more");
        }
    }

    /// The way to the books, for somebody who only reads.
    #[must_use]
    pub fn reader(&self) -> Reader {
        self.reader.clone()
    }

    /// How often the thread has gone round; it does so when idle too.
    #[must_use]
    pub fn beat(&self) -> u64 {
        self.beat.count()
    }

    /// The same for somebody else to read, while the desk has the writer.
    #[must_use]
    pub fn heart(&self) -> Beat {
        self.beat.clone()
    }

    /// Saves what was handed over, and ends the thread.
    pub fn stop(self) {
        drop(self.sender);
        if self.thread.join().is_err() {
            log::error!("the journal's thread has panicked");
        }
    }
}
