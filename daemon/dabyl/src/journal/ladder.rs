//! The start: from the store if it can be read, from the spare book if not, from whichever knows
//! more if they differ, and with neither in an empty hall. Every step down is a sentence.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;
use std::sync::Arc;

use dabyl_rules::At;

use super::book::{Book, MOVES, Page, SESSIONS, read_newest, read_page};
use super::card::{Card, put_aside, sync_directory};
use super::chronicle::{Chronicle, Sessions};
use super::found::Found;
use super::keeper::Keeper;
use super::lock::lock;
use super::reader::Shown;
use super::record::{Damage, Place, Record, places, read};
use super::store::{Store, StoreError};
use super::{JournalError, Recovered};
use crate::inbox::Session;
use crate::wiring::Moves;

/// Starts that may end within the reading of the store. sled panics on some damage, and a panic ends
/// the daemon; the third start goes by the book. Power cuts at just these moments lead there too,
/// which does no harm: both know the same.
const TRIES: u8 = 2;

/// What the store knew.
#[derive(Default)]
struct Known {
    found: Found,
    sessions: BTreeMap<String, Session>,
    moves: Option<Moves>,
    pulse: Option<At>,
}

/// Opens everything.
pub(super) fn open(dir: &Path, card: Arc<dyn Card>) -> Result<(Keeper, Recovered), JournalError> {
    let directory = |source| JournalError::Directory {
        path: dir.to_owned(),
        source,
    };
    fs::create_dir_all(dir).map_err(directory)?;
    let lock = lock(dir)?;
    if !Keeper::store_directory(dir).exists() {
        anchor(dir);
    }
    let mut notes = Vec::new();
    let mut keeper = Keeper {
        dir: dir.to_owned(),
        card,
        store: None,
        book: None,
        store_suspect: false,
        book_suspect: false,
        store_is_new: false,
        games: Vec::new(),
        sessions: Sessions::default(),
        moves: None,
        moves_stored: true,
        moves_booked: true,
        pulse: None,
        pulse_stored: true,
        unsaved: 0,
        shown: Shown::default(),
        lock,
    };
    let known = climb(&mut keeper, &mut notes).map_err(directory)?;
    let (page, lines) = read_book(dir, &mut notes).map_err(directory)?;
    match Book::open(dir) {
        Ok(book) => keeper.book = Some(book),
        Err(error) => notes.push(format!("the spare book cannot be written now: {error}")),
    }
    let sessions = join_sessions(&mut keeper, known.sessions, lines);
    let booked = read_moves(dir).unwrap_or_else(|error| {
        notes.push(format!(
            "the spare book's page of moved keys cannot be read: {error}"
        ));
        None
    });
    join_moves(&mut keeper, known.moves, booked);
    let mut recovered = Recovered {
        pulse: known.pulse,
        sessions,
        moves: keeper.moves.clone(),
        ..Recovered::default()
    };
    choose(&mut keeper, known.found, page, &mut recovered, &mut notes);
    keeper.pulse = known.pulse;
    if let Err(fault) = keeper.save() {
        notes.push(format!("the card does not save: {fault}"));
    }
    recovered.notes = notes;
    Ok((keeper, recovered))
}

/// Makes the journal's own name durable, whoever made the directory: systemd does not. Where the
/// directory above may not be read, the name is left to the file system.
fn anchor(dir: &Path) {
    let Some(above) = dir.parent() else { return };
    let above = if above.as_os_str().is_empty() {
        Path::new(".")
    } else {
        above
    };
    if let Err(error) = sync_directory(above) {
        log::warn!("{} cannot be synced: {error}", above.display());
    }
}

/// Opens the store, putting aside one that cannot be read. A card that does not take writes leaves
/// the keeper without a store; it tries again later.
fn climb(keeper: &mut Keeper, notes: &mut Vec<String>) -> io::Result<Known> {
    let path = Keeper::store_directory(&keeper.dir);
    let attempts = keeper.dir.join("opening");
    let before = fs::read(&attempts)
        .ok()
        .and_then(|bytes| bytes.first().copied())
        .unwrap_or(0);
    let why = if before >= TRIES {
        "the last starts ended while it was being read".to_owned()
    } else {
        // Not synced: it is about panics, not about power.
        let noted = fs::write(&attempts, [before + 1]);
        let opened = Store::open(&path, keeper.card.as_ref()).and_then(|store| {
            let known = know(&store, notes)?;
            Ok((store, known))
        });
        if noted.is_ok() {
            fs::remove_file(&attempts)?;
        }
        match opened {
            Ok((store, known)) => {
                keeper.store = Some(store);
                return Ok(known);
            }
            Err(StoreError::Card(error)) if error.kind() == ErrorKind::PermissionDenied => {
                return Err(error);
            }
            Err(error @ StoreError::Card(_)) => {
                notes.push(format!("the store cannot be opened now: {error}"));
                return Ok(Known::default());
            }
            Err(error @ (StoreError::Record(_) | StoreError::Damaged(_))) => error.to_string(),
        }
    };
    step_down(keeper, &path, &why, notes);
    // The next start may trust the new store again.
    match fs::remove_file(&attempts) {
        Err(error) if error.kind() != ErrorKind::NotFound && !keeper.store_suspect => Err(error),
        Ok(()) | Err(_) => Ok(Known::default()),
    }
}

/// Puts a store aside that cannot be read.
fn step_down(keeper: &mut Keeper, path: &Path, why: &str, notes: &mut Vec<String>) {
    if !path.exists() {
        return;
    }
    let done = match put_aside(&keeper.dir, path) {
        Ok(to) => format!("was put aside as {}", to.display()),
        Err(error) => {
            // It must not be opened again before that has been done.
            keeper.store_suspect = true;
            format!("could not be put aside yet ({error})")
        }
    };
    notes.push(format!(
        "the store could not be read ({why}) and {done}; the game comes from the spare book"
    ));
}

/// Reads what a start needs. Single damaged records are not the end of the store.
fn know(store: &Store, notes: &mut Vec<String>) -> Result<Known, StoreError> {
    let found = store.current()?;
    if let Some(damage) = &found.damage
        && !damage.is_foreign()
    {
        notes.push(format!(
            "the store is damaged at {damage}; what follows was dropped"
        ));
        // A first row stays even when it is damaged: without it nothing in the store would say that
        // this game has begun.
        store.cut(Place {
            game: found.game,
            row: found.rows.len().max(1) as u64,
        })?;
    }
    let pulse = store.pulse().unwrap_or_else(|error| {
        notes.push(format!("the last pulse cannot be read: {error}"));
        None
    });
    let (sessions, damage) = match store.sessions() {
        Ok((sessions, damage)) => (sessions, damage.map(|damage| damage.to_string())),
        Err(error) => (BTreeMap::new(), Some(error.to_string())),
    };
    if let Some(why) = damage {
        notes.push(format!("sessions in the store cannot be read: {why}"));
    }
    let moves = store.moves().unwrap_or_else(|error| {
        notes.push(format!(
            "the moved keys in the store cannot be read: {error}"
        ));
        None
    });
    Ok(Known {
        found,
        sessions,
        moves,
        pulse,
    })
}

/// The newest game of the book, and its log of sessions.
fn read_book(dir: &Path, notes: &mut Vec<String>) -> io::Result<(Page, Vec<Session>)> {
    let dir = Book::directory(dir);
    let tolerate = |result: io::Result<Page>, notes: &mut Vec<String>| match result {
        Ok(page) => Ok(page),
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Err(error),
        Err(error) => {
            notes.push(format!("the spare book cannot be read: {error}"));
            Ok(Page::default())
        }
    };
    let page = tolerate(read_newest(&dir), notes)?;
    let log = tolerate(read_page(&dir, SESSIONS), notes)?;
    let sessions =
        log.found
            .rows
            .iter()
            .filter_map(|row| match serde_json::from_slice(&row.json) {
                Ok(Record::Session(session)) => Some(session),
                Ok(Record::Game { .. } | Record::Entry { .. } | Record::Moves(_)) | Err(_) => None,
            });
    Ok((page, sessions.collect()))
}

/// The keys that were given other inputs, as the book of this journal has them. Takes no lock, and
/// writes nothing.
///
/// # Errors
/// When the page cannot be read, or is damaged.
pub(super) fn read_moves(dir: &Path) -> io::Result<Option<Moves>> {
    let found = read_page(&Book::directory(dir), MOVES)?.found;
    if let Some(damage) = found.damage {
        return Err(io::Error::other(damage.to_string()));
    }
    let Some(row) = found.rows.last() else {
        return Ok(None);
    };
    match serde_json::from_slice(&row.json)? {
        Record::Moves(moves) => Ok(Some(moves)),
        Record::Game { .. } | Record::Entry { .. } | Record::Session(_) => {
            Err(io::Error::other("something else stands there"))
        }
    }
}

/// Takes the later moves, and has both copies say so.
fn join_moves(keeper: &mut Keeper, stored: Option<Moves>, booked: Option<Moves>) {
    let number = |moves: &Option<Moves>| moves.as_ref().map_or(0, |moves| moves.number);
    let later = if number(&booked) > number(&stored) {
        booked.clone()
    } else {
        stored.clone()
    };
    keeper.moves_stored = stored == later;
    keeper.moves_booked = booked == later;
    keeper.moves = later;
}

/// Joins what both know of sessions. One that was sent away stays away, whoever knows it.
fn join_sessions(
    keeper: &mut Keeper,
    stored: BTreeMap<String, Session>,
    lines: Vec<Session>,
) -> Vec<Session> {
    let mut booked: BTreeMap<String, Session> = BTreeMap::new();
    for session in &lines {
        booked.insert(session.token_sha256.clone(), session.clone());
    }
    let mut joined = stored.clone();
    for (token, session) in &booked {
        let known = joined
            .entry(token.clone())
            .or_insert_with(|| session.clone());
        known.revoked |= session.revoked;
    }
    keeper.sessions.log = if booked == joined {
        lines
    } else {
        joined.values().cloned().collect()
    };
    let level = stored == joined && booked == joined;
    if level {
        keeper.sessions.stored = keeper.sessions.log.len();
        keeper.sessions.booked = keeper.sessions.log.len();
    }
    joined.into_values().collect()
}

/// Takes the game from whoever knows more of it.
fn choose(
    keeper: &mut Keeper,
    stored: Found,
    page: Page,
    recovered: &mut Recovered,
    notes: &mut Vec<String>,
) {
    let booked = page.found;
    let rebuilt = keeper.store.is_some() && stored.game == 0;
    if let Some(damage) = booked.damage.as_ref().filter(|damage| !damage.is_foreign()) {
        notes.push(format!("the spare book can be read only so far: {damage}"));
    }
    let knows = |found: &Found| (found.game, found.rows.len());
    let by_book = knows(&booked) > knows(&stored);
    if by_book && stored.game > 0 {
        notes.push(format!(
            "the spare book knows more (game {}, {} rows) than the store (game {}, {} rows)",
            booked.game,
            booked.rows.len(),
            stored.game,
            stored.rows.len(),
        ));
    }
    let (best, other) = if by_book {
        (booked, stored)
    } else {
        (stored, booked)
    };
    recovered.game = best.game;
    if best.game == 0 {
        return;
    }
    if best.rows.is_empty() && !best.damage.as_ref().is_some_and(Damage::is_foreign) {
        notes.push(format!(
            "game {} has begun, but nothing of it can be read any more; what is left of it stays \
             on the card, and the next game is number {}",
            best.game,
            best.game.saturating_add(1)
        ));
        return;
    }
    if let Err(damage) = fold(&best, recovered) {
        recovered.setup = None;
        recovered.entries.clear();
        notes.push(format!(
            "game {} cannot be continued by this version ({damage}); it stays on the card, and a \
             new game can begin",
            best.game
        ));
        return;
    }
    if rebuilt {
        notes.push(format!(
            "the store was missing or empty although the spare book has game {}: it is made anew \
             from the book",
            best.game
        ));
    }
    let mut chronicle = Chronicle::new(best.game, best.rows, best.head);
    let all = chronicle.rows.len();
    let same = other.game == chronicle.game && chronicle.rows.starts_with(&other.rows);
    let others = if same { other.rows.len() } else { 0 };
    if !same && other.game == chronicle.game {
        notes.push(format!(
            "store and spare book tell game {} differently, each sound by itself; {} counts, since it \
             has no fewer rows",
            chronicle.game,
            if by_book { "the book" } else { "the store" }
        ));
    }
    (chronicle.stored, chronicle.booked) = if by_book {
        (others, all)
    } else {
        (all, others)
    };
    keeper.games.push(chronicle);
    keeper.show_head();
}

/// Reads the rows.
fn fold(found: &Found, recovered: &mut Recovered) -> Result<(), Damage> {
    if let Some(damage) = found.damage.as_ref().filter(|damage| damage.is_foreign()) {
        return Err(damage.clone());
    }
    recovered.entries.reserve(found.rows.len());
    for (place, row) in places(found.game, 0).zip(&found.rows) {
        match read(place, &row.json)? {
            Record::Game { setup, id, .. } => {
                recovered.setup = Some(setup);
                recovered.begun = id;
            }
            Record::Entry { entry, .. } => recovered.entries.push(entry),
            Record::Session(_) | Record::Moves(_) => return Err(Damage::Misplaced(place)),
        }
    }
    Ok(())
}
