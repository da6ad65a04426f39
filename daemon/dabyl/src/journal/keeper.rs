//! Keeps store and book equal to what was handed over. All rows of the current game stay in memory
//! too (a match has some 5,000, of half a kilobyte each), so that a failing card costs nothing but
//! time: whatever it lost is written again, from the first row if need be.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dabyl_rules::At;

use super::book::{Book, MOVES, SESSIONS};
use super::card::{Card, put_aside};
use super::chain::{Link, Row};
use super::chronicle::{Chronicle, Sessions};
use super::lock::Lock;
use super::reader::{Shown, show};
use super::record::{Place, Record, write};
use super::store::{Store, StoreError};
use crate::wiring::Moves;

/// Unsaved bytes in memory: six games of the longest kind. A card that fails for so long will not
/// come back, and the box needs its memory to go on.
pub(super) const MOST_UNSAVED: usize = 32 * 1024 * 1024;

/// The stack of a thread that makes one system call. All memory is locked, so none to spare.
const SYNC_STACK: usize = 64 * 1024;

/// What did not work: a sentence for the log.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("the store: {0}")]
    Store(#[from] StoreError),
    #[error("the spare book: {0}")]
    Book(std::io::Error),
    #[error("game {0} was not saved for too long, and the memory for it is full")]
    Full(u64),
}

/// Everything that is or shall be on the card.
pub(super) struct Keeper {
    pub dir: PathBuf,
    pub card: Arc<dyn Card>,
    pub store: Option<Store>,
    pub book: Option<Book>,
    /// After a failed fdatasync the kernel holds lost pages for written ones, so the file is not
    /// trusted again, but made anew.
    pub store_suspect: bool,
    pub book_suspect: bool,
    /// The store was made since the card began to fail, so there is nothing in it to put aside.
    pub store_is_new: bool,
    /// The games that are not wholly saved, and last the current one.
    pub games: Vec<Chronicle>,
    pub sessions: Sessions,
    pub moves: Option<Moves>,
    pub moves_stored: bool,
    pub moves_booked: bool,
    pub pulse: Option<At>,
    pub pulse_stored: bool,
    pub unsaved: usize,
    /// The head of what is saved, for whoever asks.
    pub shown: Shown,
    /// Held for as long as the journal is open.
    #[expect(dead_code, reason = "dropping it is what matters")]
    pub lock: Lock,
}

impl Keeper {
    /// The store's directory within the journal's.
    pub fn store_directory(dir: &Path) -> PathBuf {
        dir.join("sled")
    }

    /// Takes a record into memory, to be saved by the next [`Keeper::save`]. A record that cannot be
    /// taken is refused with a sentence.
    pub fn take(&mut self, record: Record) -> Result<(), String> {
        match record {
            Record::Session(session) => {
                self.sessions.log.push(session);
                Ok(())
            }
            Record::Moves(moves) => {
                self.moves = Some(moves);
                (self.moves_stored, self.moves_booked) = (false, false);
                Ok(())
            }
            Record::Game { number, .. } => {
                let last = self.games.last().map_or(0, |chronicle| chronicle.game);
                if number <= last {
                    return Err(format!("game {number} cannot begin after game {last}"));
                }
                self.games.retain(|chronicle| !chronicle.is_saved());
                self.games
                    .push(Chronicle::new(number, Vec::new(), Link::FIRST));
                self.push(&record)
            }
            Record::Entry { game, .. } => match self.games.last() {
                Some(current) if current.game == game && !current.rows.is_empty() => {
                    self.push(&record)
                }
                _ => Err(format!(
                    "an entry of game {game}, which is not the current one"
                )),
            },
        }
    }

    fn push(&mut self, record: &Record) -> Result<(), String> {
        let current = self.games.last_mut().expect("the caller has looked");
        let json = write(record);
        if current.closed || self.unsaved + json.len() > MOST_UNSAVED {
            current.closed = true;
            return Err(Fault::Full(current.game).to_string());
        }
        self.unsaved += json.len();
        current.push(json);
        Ok(())
    }

    /// Takes the pulse.
    pub fn take_pulse(&mut self, at: At) {
        self.pulse = Some(at);
        self.pulse_stored = false;
    }

    /// Brings store and book up to what is in memory, durably. On an error nothing is lost but
    /// time: call it again.
    pub fn save(&mut self) -> Result<(), Fault> {
        self.open_store()?;
        self.open_book().map_err(Fault::Book)?;
        let wrote = match self.write_store() {
            Ok(wrote) => wrote,
            Err(error) => {
                self.store = None;
                return Err(error.into());
            }
        };
        let booked = match self.write_book() {
            Ok(booked) => booked,
            Err(error) => {
                self.book = None;
                return Err(Fault::Book(error));
            }
        };
        self.sync(wrote, booked)?;
        self.settle()
    }

    /// Says whether there was anything to write.
    fn write_store(&mut self) -> Result<bool, StoreError> {
        let store = self.store.as_ref().expect("opened just now");
        let pulse = self.pulse.filter(|_| !self.pulse_stored);
        let moves = self.moves.as_ref().filter(|_| !self.moves_stored);
        let rows = self
            .games
            .iter()
            .any(|chronicle| chronicle.stored < chronicle.rows.len());
        let sessions = self.sessions.stored < self.sessions.log.len();
        if !rows && !sessions && pulse.is_none() && moves.is_none() {
            return Ok(false);
        }
        for chronicle in &self.games {
            let rows = &chronicle.rows[chronicle.stored..];
            if chronicle.stored == 0 {
                // What stands there of this game may be another tale of it, with longer rows.
                let (game, row) = (chronicle.game, 0);
                store.cut(Place { game, row })?;
            }
            if !rows.is_empty() {
                store.add(chronicle.game, chronicle.stored, rows)?;
            }
        }
        for session in &self.sessions.log[self.sessions.stored..] {
            store.set_session(session)?;
        }
        if let Some(at) = pulse {
            store.set_pulse(at)?;
        }
        if let Some(moves) = moves {
            store.set_moves(moves)?;
        }
        store.flush()?;
        Ok(true)
    }

    /// Says which pages were touched: the game's, the sessions'. That of the moves is one line, which
    /// is always written anew and is safe at once.
    fn write_book(&mut self) -> std::io::Result<(bool, bool)> {
        let book = self.book.as_mut().expect("opened just now");
        let card = self.card.as_ref();
        let trusted = !self.book_suspect;
        let mut touched = false;
        for chronicle in &mut self.games {
            if chronicle.booked == chronicle.rows.len() {
                continue;
            }
            if !book.is_open(chronicle.game) {
                // An older game's page must be safe before it is left for the next one.
                book.sync(card, touched, false)?;
                chronicle.booked = book.resume(card, chronicle.game, &chronicle.rows, trusted)?;
            }
            let rows = &chronicle.rows[chronicle.booked..];
            if !rows.is_empty() {
                book.add(card, chronicle.game, chronicle.booked, rows)?;
            }
            touched = true;
        }
        if let Some(moves) = self.moves.as_ref().filter(|_| !self.moves_booked) {
            let row = Row::alone(write(&Record::Moves(moves.clone())));
            book.write_page(card, MOVES, &[row])?;
        }
        let sessions = self.sessions.booked < self.sessions.log.len();
        if sessions {
            if !book.is_open(SESSIONS) {
                let all = self.sessions.rows(0);
                self.sessions.booked = book.resume(card, SESSIONS, &all, trusted)?;
            }
            let rows = self.sessions.rows(self.sessions.booked);
            if !rows.is_empty() {
                book.add(card, SESSIONS, self.sessions.booked, &rows)?;
            }
        }
        Ok((touched, sessions))
    }

    /// Makes durable what the kernel has. Both at once, so that the file system can make one
    /// commit of them: one after the other would take twice as long.
    fn sync(&mut self, wrote: bool, (game, sessions): (bool, bool)) -> Result<(), Fault> {
        let card = self.card.as_ref();
        let store = self.store.as_ref().expect("written just now");
        let book = self.book.as_ref().expect("written just now");
        let sync_store = || if wrote { store.sync(card) } else { Ok(()) };
        let sync_book = || book.sync(card, game, sessions);
        let (stored, booked) = if wrote && (game || sessions) {
            std::thread::scope(|scope| {
                let beside = std::thread::Builder::new().name("book".to_owned());
                let beside = beside.stack_size(SYNC_STACK);
                let booked = beside.spawn_scoped(scope, sync_book);
                let stored = sync_store();
                let booked = match booked {
                    Ok(thread) => thread.join().expect("syncing does not panic"),
                    // No thread to be had: then one after the other.
                    Err(_) => sync_book(),
                };
                (stored, booked)
            })
        } else {
            (sync_store(), sync_book())
        };
        if stored.is_err() {
            self.abandon_store();
            self.store_suspect = true;
        }
        if stored.is_err() || booked.is_err() {
            // Its new lines are not counted yet; it is read again, so that none is written twice.
            self.book = None;
            self.book_suspect |= booked.is_err();
        }
        stored.map_err(|error| Fault::Store(StoreError::Card(error)))?;
        booked.map_err(Fault::Book)
    }

    /// Lets go of the store without closing it: on closing, sled syncs and panics if that fails.
    pub fn abandon_store(&mut self) {
        std::mem::forget(self.store.take());
    }

    /// Everything is saved: remembers so, and lets go of older games.
    fn settle(&mut self) -> Result<(), Fault> {
        for chronicle in &mut self.games {
            chronicle.stored = chronicle.rows.len();
            chronicle.booked = chronicle.rows.len();
        }
        let older = self.games.len().saturating_sub(1);
        self.games.drain(..older);
        self.sessions.stored = self.sessions.log.len();
        self.sessions.booked = self.sessions.log.len();
        (self.moves_stored, self.moves_booked) = (true, true);
        self.pulse_stored = true;
        self.store_is_new = false;
        self.book_suspect = false;
        self.unsaved = 0;
        self.show_head();
        match self.games.last() {
            Some(current) if current.closed => Err(Fault::Full(current.game)),
            Some(_) | None => Ok(()),
        }
    }

    /// Shows the head of the current game, of which all rows are saved by at least one copy.
    pub fn show_head(&self) {
        let head = self.games.last().and_then(Chronicle::told);
        show(&self.shown, head);
    }

    /// Opens the store if it is not open, and learns what is in it.
    fn open_store(&mut self) -> Result<(), StoreError> {
        if self.store.is_some() {
            return Ok(());
        }
        let path = Keeper::store_directory(&self.dir);
        if self.store_suspect {
            probe(&self.dir, self.card.as_ref()).map_err(StoreError::Card)?;
            self.set_store_aside(&path)?;
        }
        let opened = Store::open(&path, self.card.as_ref()).and_then(|store| {
            let found = store.current()?;
            Ok((store, found))
        });
        let (store, found) = match opened {
            Ok(both) => both,
            Err(error @ StoreError::Card(_)) => return Err(error),
            Err(error @ (StoreError::Damaged(_) | StoreError::Record(_))) => {
                self.store_suspect = true;
                return Err(error);
            }
        };
        for chronicle in &mut self.games {
            let same = found.game == chronicle.game && chronicle.rows.starts_with(&found.rows);
            chronicle.stored = if same { found.rows.len() } else { 0 };
        }
        self.sessions.stored = 0;
        self.moves_stored = false;
        self.pulse_stored = false;
        self.store = Some(store);
        Ok(())
    }

    fn set_store_aside(&mut self, path: &Path) -> Result<(), StoreError> {
        if !path.exists() {
            self.store_suspect = false;
            return Ok(());
        }
        if self.store_is_new {
            fs::remove_dir_all(path).map_err(StoreError::Card)?;
        } else {
            let to = put_aside(&self.dir, path).map_err(StoreError::Card)?;
            log::warn!(
                "the store was put aside as {}; a new one begins",
                to.display()
            );
        }
        self.store_suspect = false;
        self.store_is_new = true;
        Ok(())
    }

    /// Opens the book if it is not open; its pages are resumed when they are written to.
    fn open_book(&mut self) -> std::io::Result<()> {
        if self.book.is_none() {
            self.book = Some(Book::open(&self.dir)?);
            for chronicle in &mut self.games {
                chronicle.booked = 0;
            }
            self.sessions.booked = 0;
            self.moves_booked = false;
        }
        Ok(())
    }
}

/// Whether the card saves anything at all: a store that could not be closed costs memory, so a new
/// one is begun only where there is hope.
fn probe(dir: &Path, card: &dyn Card) -> std::io::Result<()> {
    let path = dir.join("probe");
    let file = fs::File::create(&path)?;
    card.append(&file, &[0; 4096])?;
    card.sync(&file)?;
    fs::remove_file(&path)
}
