//! sled, here and nowhere else.
//!
//! sled's `flush` writes the log with `sync_file_range`, which neither empties the card's own cache
//! nor saves the file's length: after a power cut all of it can be gone. So a commit is `flush`, and
//! then an fdatasync of its file `db` through a handle of our own.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::{Duration, Instant};

use dabyl_rules::At;
use serde::de::DeserializeOwned;
use sled::{Batch, Db, Mode, Tree};

use super::card::{Card, sync_directory};
use super::chain::Row;
use super::found::Found;
use super::record::{Damage, Place, frame, frame_row, places, unframe};
use crate::inbox::Session;
use crate::wiring::Moves;

/// A box has 512 MB and one game fits into a fraction of this.
const CACHE_BYTES: u64 = 8 * 1024 * 1024;

/// Longer records are kept in pieces. sled puts a leaf above 128 KiB into a file of its own, which it
/// never syncs; a leaf has at most 17 rows, so pieces of this size keep every leaf within the log.
const PIECE_BYTES: usize = 4 * 1024;

/// Far more than sled's threads take to end, far less than the watchdog's patience.
const LOCK_WAIT: Duration = Duration::from_secs(1);

/// A key of the marks: until when the box is known to have lived.
const PULSE: &[u8] = b"pulse";

/// A key of the marks: which keys were given other inputs.
const MOVES: &[u8] = b"moves";

/// The place that the checksum of a mark or a session is made with; no game has the number 0.
const NOWHERE: Place = Place { game: 0, row: 0 };

/// What can go wrong with the store.
#[derive(Debug, thiserror::Error)]
pub(super) enum StoreError {
    /// The card does not take or give bytes; the store itself may be sound.
    #[error("the card: {0}")]
    Card(io::Error),
    /// A record is damaged or foreign.
    #[error(transparent)]
    Record(#[from] Damage),
    /// sled cannot make sense of its files.
    #[error("the store is damaged: {0}")]
    Damaged(String),
}

impl From<sled::Error> for StoreError {
    fn from(error: sled::Error) -> StoreError {
        let sled::Error::Io(error) = error else {
            return StoreError::Damaged(error.to_string());
        };
        // Missing or short files and unreadable sectors do not heal by waiting; these may. A lock
        // that is not yet free comes as `Other`.
        let may_heal = matches!(
            error.kind(),
            ErrorKind::StorageFull
                | ErrorKind::ReadOnlyFilesystem
                | ErrorKind::PermissionDenied
                | ErrorKind::QuotaExceeded
                | ErrorKind::WouldBlock
                | ErrorKind::OutOfMemory
                | ErrorKind::Other
        );
        if may_heal {
            StoreError::Card(error)
        } else {
            StoreError::Damaged(error.to_string())
        }
    }
}

/// The open store.
pub(super) struct Store {
    db: Db,
    records: Tree,
    marks: Tree,
    sessions: Tree,
    file: File,
}

impl Store {
    /// Opens or creates it, durably.
    pub fn open(path: &Path, card: &dyn Card) -> Result<Store, StoreError> {
        let fresh = !path.join("db").exists();
        fs::create_dir_all(path).map_err(StoreError::Card)?;
        let db = open_unlocked(path)?;
        let file = File::open(path.join("db")).map_err(StoreError::Card)?;
        let store = Store {
            records: db.open_tree("records")?,
            marks: db.open_tree("marks")?,
            sessions: db.open_tree("sessions")?,
            db,
            file,
        };
        if fresh {
            store.flush()?;
            store.sync(card).map_err(StoreError::Card)?;
            sync_tree(path).map_err(StoreError::Card)?;
        }
        Ok(store)
    }

    /// The current game.
    pub fn current(&self) -> Result<Found, StoreError> {
        let Some((key, _)) = self.records.last()? else {
            return Ok(Found::default());
        };
        let last = Place::of(&key).ok_or(Damage::Misplaced(NOWHERE))?;
        let mut found = Found::of(last.game);
        let mut row: Option<(Place, Vec<u8>)> = None;
        for pair in self.records.range(Place { row: 0, ..last }.key()..) {
            let (key, piece) = pair?;
            let place = Place::of(&key).ok_or(Damage::Misplaced(last))?;
            match &mut row {
                Some((open, bytes)) if *open == place => bytes.extend_from_slice(&piece),
                _ => {
                    if !found.take(row.replace((place, piece.to_vec()))) {
                        return Ok(found);
                    }
                }
            }
        }
        found.take(row);
        Ok(found)
    }

    /// The last pulse.
    pub fn pulse(&self) -> Result<Option<At>, StoreError> {
        self.mark(PULSE)
    }

    /// The keys that were given other inputs.
    pub fn moves(&self) -> Result<Option<Moves>, StoreError> {
        self.mark(MOVES)
    }

    fn mark<T: DeserializeOwned>(&self, key: &[u8]) -> Result<Option<T>, StoreError> {
        let Some(bytes) = self.marks.get(key)? else {
            return Ok(None);
        };
        let json = unframe(NOWHERE, &bytes)?;
        let mark = serde_json::from_slice(json).map_err(|error| Damage::Unknown {
            place: NOWHERE,
            why: error.to_string(),
        })?;
        Ok(Some(mark))
    }

    /// Every session that can be read, by the hash of its token, and what is wrong with the first
    /// that cannot.
    pub fn sessions(&self) -> Result<(BTreeMap<String, Session>, Option<Damage>), StoreError> {
        let (mut sessions, mut first) = (BTreeMap::new(), None);
        for pair in self.sessions.iter() {
            let (_, bytes) = pair?;
            match session(&bytes) {
                Ok(session) => {
                    sessions.insert(session.token_sha256.clone(), session);
                }
                Err(damage) => first = first.or(Some(damage)),
            }
        }
        Ok((sessions, first))
    }

    /// Adds rows of a game; rows that stand there already are written over by the same.
    pub fn add(&self, game: u64, from: usize, rows: &[Row]) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        for (place, row) in places(game, from).zip(rows) {
            for (number, piece) in frame_row(place, row).chunks(PIECE_BYTES).enumerate() {
                let mut key = place.key().to_vec();
                if number > 0 {
                    let number = u16::try_from(number).expect("no record is beyond 256 MiB");
                    key.extend_from_slice(&number.to_be_bytes());
                }
                batch.insert(key, piece);
            }
        }
        self.records.apply_batch(batch)?;
        Ok(())
    }

    /// Removes all rows of a game from this one on: what follows damage must not pass for the
    /// continuation of what will be written.
    pub fn cut(&self, from: Place) -> Result<(), StoreError> {
        let mut batch = Batch::default();
        let end = Place {
            game: from.game,
            row: u64::MAX,
        }
        .key();
        for key in self.records.range(from.key()..end).keys() {
            batch.remove(key?);
        }
        self.records.apply_batch(batch)?;
        Ok(())
    }

    /// Writes the pulse over.
    pub fn set_pulse(&self, at: At) -> Result<(), StoreError> {
        let json = serde_json::to_vec(&at).expect("a number is JSON");
        self.marks.insert(PULSE, frame(NOWHERE, &json))?;
        Ok(())
    }

    /// Writes the moves over.
    pub fn set_moves(&self, moves: &Moves) -> Result<(), StoreError> {
        let json = serde_json::to_vec(moves).expect("numbers and words are JSON");
        self.marks.insert(MOVES, frame(NOWHERE, &json))?;
        Ok(())
    }

    /// Writes a session over.
    pub fn set_session(&self, session: &Session) -> Result<(), StoreError> {
        let json = serde_json::to_vec(session).expect("a session is JSON");
        self.sessions
            .insert(session.token_sha256.as_bytes(), frame(NOWHERE, &json))?;
        Ok(())
    }

    /// Hands everything to the kernel. Not durable yet: see [`Store::sync`].
    pub fn flush(&self) -> Result<(), StoreError> {
        self.db.flush()?;
        Ok(())
    }

    /// Makes durable what was flushed.
    pub fn sync(&self, card: &dyn Card) -> io::Result<()> {
        card.sync(&self.file)
    }
}

fn session(bytes: &[u8]) -> Result<Session, Damage> {
    serde_json::from_slice(unframe(NOWHERE, bytes)?).map_err(|error| Damage::Unknown {
        place: NOWHERE,
        why: error.to_string(),
    })
}

/// Opens sled's files. After a store is dropped sled's own threads hold its lock for a moment more;
/// nobody else can, because the journal's directory has a lock of its own.
fn open_unlocked(path: &Path) -> Result<Db, StoreError> {
    let give_up = Instant::now() + LOCK_WAIT;
    loop {
        let opened = sled::Config::new()
            .path(path)
            .mode(Mode::LowSpace)
            .cache_capacity(CACHE_BYTES)
            .flush_every_ms(None)
            .open();
        match opened {
            Err(sled::Error::Io(error))
                if error.kind() == ErrorKind::Other && Instant::now() < give_up =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            opened => return Ok(opened?),
        }
    }
}

/// Syncs all that sled made when it was created, with all names down to it.
fn sync_tree(path: &Path) -> io::Result<()> {
    for found in fs::read_dir(path)? {
        let path = found?.path();
        if path.is_file() {
            File::open(&path)?.sync_all()?;
        } else {
            sync_directory(&path)?;
        }
    }
    sync_directory(path)?;
    path.parent().map_or(Ok(()), sync_directory)
}

#[cfg(test)]
impl Store {
    /// Spoils or removes one row, as a dying card would.
    pub fn spoil(&self, place: Place, with: Option<&[u8]>) {
        match with {
            Some(bytes) => self.records.insert(place.key(), bytes).expect("written"),
            None => self.records.remove(place.key()).expect("removed"),
        };
        self.flush().expect("flushed");
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::RealCard;
    use super::super::chain::chained;
    use super::*;

    #[test]
    fn the_last_game_is_found_and_long_rows_make_no_blobs() {
        let dir = tempfile::tempdir().expect("a directory");
        let long = "ə".repeat(500_000);
        let rows = chained(2, &[&long, &long, &long, "short"]);
        {
            let store = Store::open(dir.path(), &RealCard).expect("opened");
            store.add(1, 0, &chained(1, &["a", "b"])).expect("added");
            store.add(2, 0, &rows[..3]).expect("added");
            store.add(2, 3, &rows[3..]).expect("added");
            store.flush().expect("flushed");
        }
        let store = Store::open(dir.path(), &RealCard).expect("opened again");
        let found = store.current().expect("read");
        assert_eq!((found.game, found.rows.len(), found.damage), (2, 4, None));
        assert!(found.rows == rows);
        let blobs = fs::read_dir(dir.path().join("blobs"))
            .expect("there")
            .count();
        assert_eq!(blobs, 0, "sled would not sync them");
    }

    #[test]
    fn damage_ends_the_rows_with_its_place() {
        let dir = tempfile::tempdir().expect("a directory");
        let store = Store::open(dir.path(), &RealCard).expect("opened");
        store
            .add(4, 0, &chained(4, &["a", "b", "c"]))
            .expect("added");
        let second = Place { game: 4, row: 1 };
        store.spoil(second, Some(b"rubbish"));
        let found = store.current().expect("read");
        assert_eq!(
            (found.rows.len(), found.damage),
            (1, Some(Damage::Checksum(second)))
        );
        store.spoil(second, None);
        let found = store.current().expect("read");
        assert_eq!(
            (found.rows.len(), found.damage),
            (1, Some(Damage::Missing(second)))
        );
    }

    #[test]
    fn a_sound_row_that_does_not_follow_ends_the_rows() {
        let dir = tempfile::tempdir().expect("a directory");
        let store = Store::open(dir.path(), &RealCard).expect("opened");
        let (rows, other) = (chained(4, &["a", "b", "c"]), chained(4, &["a", "x"]));
        store.add(4, 0, &rows).expect("added");
        store.add(4, 1, &other[1..]).expect("written over");
        let found = store.current().expect("read");
        let third = Place { game: 4, row: 2 };
        assert_eq!(
            (found.rows, found.damage),
            (other, Some(Damage::Chain(third))),
            "the changed row is sound by itself; the next one tells"
        );
    }

    #[test]
    fn one_session_that_cannot_be_read_costs_no_other() {
        let dir = tempfile::tempdir().expect("a directory");
        let store = Store::open(dir.path(), &RealCard).expect("opened");
        let whole = Session {
            token_sha256: "aa".to_owned(),
            device: "telefon".to_owned(),
            paired_at: 1,
            revoked: false,
            captain: None,
        };
        store.set_session(&whole).expect("written");
        let mut old = frame(NOWHERE, b"{}");
        old[0] = 1;
        store.sessions.insert("bb", old).expect("written");
        let (sessions, damage) = store.sessions().expect("read");
        assert_eq!(sessions.into_values().collect::<Vec<_>>(), [whole]);
        assert!(damage.is_some_and(|damage| damage.is_foreign()));
    }
}
