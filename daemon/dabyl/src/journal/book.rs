//! The spare book: the same records as lines of JSON, one file a game. It is the way back when the
//! store cannot be opened, and a protocol that any laptop can read from the card.
//!
//! A line is `{"v":1,"crc":"0a1b2c3d","row":12,"record":{…}}`; the checksum covers the game's number,
//! the row's and the record's text. A line that was torn by a power cut ends the reading.

#[cfg(test)]
mod tests;

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, ErrorKind};
use std::path::{Path, PathBuf};

use super::card::{Card, put_aside, sync_directory};
use super::chain::Row;
use super::found::Found;
use super::line;
use super::record::{Damage, Place, places};

/// The page of all sessions has this number; games are counted from 1.
pub(super) const SESSIONS: u64 = 0;

/// The page of the keys that were given other inputs has this number, which no game will reach.
pub(super) const MOVES: u64 = u64::MAX;

/// The name of a page.
pub(super) fn page_name(game: u64) -> String {
    match game {
        SESSIONS => "sessions.jsonl".to_owned(),
        MOVES => "moves.jsonl".to_owned(),
        game => format!("game-{game:06}.jsonl"),
    }
}

/// A page as it was found.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub found: Found,
    /// Bytes up to the tear.
    sound_bytes: u64,
    /// Lines follow the tear, or what stands there is whole and does not follow: more than the
    /// unfinished end that a power cut leaves.
    broken_inside: bool,
}

impl Found {
    /// Adds the row in a line without its end; what belongs to the box is no chain.
    fn add_line(&mut self, text: &[u8]) -> Result<(), Damage> {
        let row = line::parse(self.due(), text)?;
        match (self.game, &row.before) {
            (SESSIONS | MOVES, None) => {
                self.rows.push(row);
                Ok(())
            }
            (SESSIONS | MOVES, Some(_)) => Err(Damage::Form(self.due())),
            _ => self.add(row),
        }
    }
}

/// Reads a page; one that is not there is empty.
pub(super) fn read_page(dir: &Path, game: u64) -> io::Result<Page> {
    let mut page = Page {
        found: Found::of(game),
        ..Page::default()
    };
    let bytes = match fs::read(dir.join(page_name(game))) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(page),
        Err(error) => return Err(error),
    };
    let mut rest = bytes.as_slice();
    while !rest.is_empty() {
        let due = page.found.due();
        let end = rest.iter().position(|&byte| byte == b'\n');
        let added = end.map(|end| page.found.add_line(&rest[..end]));
        let damage = match added {
            Some(Ok(())) => {
                rest = &rest[end.map_or(0, |end| end + 1)..];
                continue;
            }
            Some(Err(damage)) => damage,
            None => Damage::Short(due),
        };
        let follows = end.is_some_and(|end| rest.len() > end + 1);
        page.broken_inside = follows || matches!(damage, Damage::Chain(_));
        page.found.damage = Some(damage);
        break;
    }
    page.sound_bytes = (bytes.len() - rest.len()) as u64;
    Ok(page)
}

/// The newest game of all. A page gets its name only with its first row safe on the card, so one
/// whose first row cannot be read stands for a game that has begun all the same: an older game must
/// not pass for the current one.
pub(super) fn read_newest(dir: &Path) -> io::Result<Page> {
    let Some(game) = games(dir)?.into_iter().max() else {
        return Ok(Page::default());
    };
    match read_page(dir, game) {
        Err(error) if error.kind() != ErrorKind::PermissionDenied => {
            let place = Place { game, row: 0 };
            let why = error.to_string();
            let found = Found {
                damage: Some(Damage::Unreadable { place, why }),
                ..Found::of(game)
            };
            Ok(Page {
                found,
                ..Page::default()
            })
        }
        read => read,
    }
}

/// The page of a game, for reading; nothing if there is none.
pub(super) fn open_page(dir: &Path, game: u64) -> io::Result<Option<BufReader<File>>> {
    match File::open(dir.join(page_name(game))) {
        Ok(file) => Ok(Some(BufReader::new(file))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// The numbers of all games that have a page.
pub(super) fn games(dir: &Path) -> io::Result<Vec<u64>> {
    let entries = match fs::read_dir(dir) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut games = Vec::new();
    for found in entries {
        let name = found?.file_name();
        let game: Option<u64> = name.to_str().and_then(|name| {
            name.strip_prefix("game-")?
                .strip_suffix(".jsonl")?
                .parse()
                .ok()
        });
        games.extend(game);
    }
    Ok(games)
}

/// The open book: the pages that are being written.
pub(super) struct Book {
    /// The journal's directory, for what must be put aside.
    root: PathBuf,
    dir: PathBuf,
    game: Option<(u64, File)>,
    sessions: Option<File>,
}

impl Book {
    /// The book's directory within the journal's.
    pub fn directory(root: &Path) -> PathBuf {
        root.join("book")
    }

    /// Opens the book; its pages are opened by [`Book::resume`].
    pub fn open(root: &Path) -> io::Result<Book> {
        let dir = Book::directory(root);
        if !dir.exists() {
            fs::create_dir(&dir)?;
            sync_directory(root)?;
        }
        Ok(Book {
            root: root.to_owned(),
            dir,
            game: None,
            sessions: None,
        })
    }

    /// Whether this page can be added to.
    pub fn is_open(&self, page: u64) -> bool {
        if page == SESSIONS {
            self.sessions.is_some()
        } else {
            self.game.as_ref().is_some_and(|(open, _)| *open == page)
        }
    }

    /// Goes on with a page that holds some of these rows, and says how many. A page that holds
    /// anything else, or that is not to be trusted, is written anew; another tale of this game is
    /// put aside, for somebody may ask who told it.
    pub fn resume(
        &mut self,
        card: &dyn Card,
        game: u64,
        rows: &[Row],
        trusted: bool,
    ) -> io::Result<usize> {
        let page = read_page(&self.dir, game)?;
        let begun = page.found.rows.len();
        if trusted && begun > 0 && !page.broken_inside && rows.starts_with(&page.found.rows) {
            let path = self.dir.join(page_name(game));
            let file = OpenOptions::new().append(true).open(path)?;
            file.set_len(page.sound_bytes)?;
            self.keep(game, file);
            return Ok(begun);
        }
        if page.broken_inside || !rows.starts_with(&page.found.rows) {
            put_aside(&self.root, &self.dir.join(page_name(game)))?;
        }
        self.begin(card, game, rows)?;
        Ok(rows.len())
    }

    fn begin(&mut self, card: &dyn Card, game: u64, rows: &[Row]) -> io::Result<()> {
        let path = self.write_page(card, game, rows)?;
        // The name now stands for this file; from here on it only grows.
        self.keep(game, OpenOptions::new().append(true).open(path)?);
        Ok(())
    }

    /// Writes a whole page beside the old one, and puts it in its place when it is safe.
    pub fn write_page(&self, card: &dyn Card, game: u64, rows: &[Row]) -> io::Result<PathBuf> {
        let path = self.dir.join(page_name(game));
        let new = path.with_extension("new");
        let file = File::create(&new)?;
        append(card, &file, game, 0, rows)?;
        card.sync(&file)?;
        fs::rename(&new, &path)?;
        sync_directory(&self.dir)?;
        Ok(path)
    }

    fn keep(&mut self, game: u64, file: File) {
        if game == SESSIONS {
            self.sessions = Some(file);
        } else {
            self.game = Some((game, file));
        }
    }

    /// Adds rows to a page that was resumed.
    pub fn add(&mut self, card: &dyn Card, game: u64, from: usize, rows: &[Row]) -> io::Result<()> {
        let file = if game == SESSIONS {
            self.sessions.as_ref()
        } else {
            self.game
                .as_ref()
                .filter(|(open, _)| *open == game)
                .map(|(_, file)| file)
        };
        let file = file.ok_or_else(|| io::Error::other("the page of the book is not open"))?;
        append(card, file, game, from, rows)
    }

    /// Makes both pages durable.
    pub fn sync(&self, card: &dyn Card, game: bool, sessions: bool) -> io::Result<()> {
        if let (true, Some((_, file))) = (game, &self.game) {
            card.sync(file)?;
        }
        if let (true, Some(file)) = (sessions, &self.sessions) {
            card.sync(file)?;
        }
        Ok(())
    }
}

fn append(card: &dyn Card, file: &File, game: u64, from: usize, rows: &[Row]) -> io::Result<()> {
    let mut lines = Vec::new();
    for (place, row) in places(game, from).zip(rows) {
        line::write(place, row, &mut lines);
    }
    card.append(file, &lines)
}
