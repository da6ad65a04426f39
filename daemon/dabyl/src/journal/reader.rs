//! Reading while the box plays: the head of what is saved, and copies of books. It costs the journal's
//! thread only handles to rows it has in memory; making text of them is the reader's work.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak, mpsc};

use super::book::{self, Book, MOVES, SESSIONS};
use super::chain::Row;
use super::chronicle::Chronicle;
use super::line;
use super::record::{Record, places};
use super::thread::Errand;
use super::walk::{Fault, Step, Walk};
use crate::books::{BOOK_BYTES, Books, Copy, Head, Lines, Told};
use crate::inbox::Reply;

/// Bytes of text that are made or read at once: a piece of a stream.
const PIECE_BYTES: usize = 64 * 1024;

/// Bytes of one line of a page: many times the largest set-up. What has no line's end for so long is
/// no book, and must not fill the memory.
const LINE_BYTES: u64 = 4 * 1024 * 1024;

/// The head of what is saved.
pub(super) type Shown = Arc<Mutex<Option<Head>>>;

/// Changes what is shown.
pub(super) fn show(shown: &Shown, head: Option<Head>) {
    // A head is whole whoever panicked.
    *shown.lock().unwrap_or_else(PoisonError::into_inner) = head;
}

/// The way to the books, for the web. It does not keep the journal's thread alive.
#[derive(Clone)]
pub struct Reader {
    pub(super) dir: PathBuf,
    pub(super) shown: Shown,
    pub(super) errands: Weak<mpsc::Sender<Errand>>,
}

impl Books for Reader {
    fn head(&self) -> Option<Head> {
        let shown = self.shown.lock();
        shown.unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn present(&self, game: Option<u64>, reply: Reply<Option<Copy>>) {
        // A journal that is gone drops the reply, which is the answer.
        if let Some(errands) = self.errands.upgrade() {
            let _ = errands.send(Errand::Copy { game, reply });
        }
    }

    fn older(&self, game: u64) -> io::Result<Option<Copy>> {
        older(&self.dir, game)
    }

    fn read(&self, copy: Copy) -> io::Result<Told> {
        read(copy.lines)
    }
}

/// Answers [`Books::read`].
fn read(lines: Lines) -> io::Result<Told> {
    let invalid = |why: String| io::Error::new(ErrorKind::InvalidData, why);
    let mut book = Vec::new();
    for piece in lines {
        book.append(&mut piece?);
        if book.len() as u64 > BOOK_BYTES {
            return Err(invalid(format!("longer than {BOOK_BYTES} bytes")));
        }
    }
    let mut told: Option<Told> = None;
    for step in Walk::through(&book) {
        let Step { line, record, head } =
            step.map_err(|Fault { line, why, .. }| invalid(format!("line {line}: {why}")))?;
        let now = match (record, &mut told) {
            (Record::Game { number, setup, .. }, before @ None) => before.insert(Told {
                game: number,
                setup,
                entries: Vec::new(),
                head: String::new(),
            }),
            (Record::Entry { entry, .. }, Some(told)) => {
                told.entries.push(entry);
                told
            }
            (Record::Game { .. } | Record::Session(_) | Record::Moves(_), _)
            | (Record::Entry { .. }, None) => {
                return Err(invalid(format!("line {line}: a record of another kind")));
            }
        };
        now.head = head.to_string();
    }
    told.ok_or_else(|| invalid("the book is empty".to_owned()))
}

/// Answers [`Books::present`].
pub(super) fn copy(current: Option<&Chronicle>, game: Option<u64>) -> Option<Copy> {
    let wanted = |chronicle: &&Chronicle| {
        !chronicle.rows.is_empty() && game.is_none_or(|game| game == chronicle.game)
    };
    let chronicle = current.filter(wanted)?;
    let rows = Rows {
        game: chronicle.game,
        rows: chronicle.rows.clone(),
        next: 0,
    };
    Some(Copy {
        game: chronicle.game,
        lines: Box::new(rows),
    })
}

fn older(dir: &Path, game: u64) -> io::Result<Option<Copy>> {
    if game == SESSIONS || game == MOVES {
        return Ok(None);
    }
    let page = book::open_page(&Book::directory(dir), game)?;
    Ok(page.map(|page| Copy {
        game,
        lines: Box::new(Page(page)) as Lines,
    }))
}

/// The book of a game in this directory, of a box that runs or not: nothing is locked, and nothing
/// changed. Without a number it is the newest.
///
/// # Errors
/// When the card does not give it.
pub fn export(dir: &Path, game: Option<u64>) -> io::Result<Option<Copy>> {
    let newest = || Ok::<_, io::Error>(book::games(&Book::directory(dir))?.into_iter().max());
    match game.map_or_else(newest, |game| Ok(Some(game)))? {
        Some(game) => older(dir, game),
        None => Ok(None),
    }
}

/// Rows of the memory as text.
struct Rows {
    game: u64,
    rows: Vec<Row>,
    next: usize,
}

impl Iterator for Rows {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut piece = Vec::new();
        while piece.len() < PIECE_BYTES
            && let Some(row) = self.rows.get(self.next)
        {
            let place = places(self.game, self.next).next()?;
            line::write(place, row, &mut piece);
            self.next += 1;
        }
        (!piece.is_empty()).then_some(Ok(piece))
    }
}

/// Lines of a page as they stand there. One that has no end is being written just now, or was torn by
/// a power cut; it is left out.
struct Page<R>(BufReader<R>);

impl<R: Read> Iterator for Page<R> {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut piece = Vec::new();
        while piece.len() < PIECE_BYTES {
            let whole = piece.len();
            let read = (&mut self.0).take(LINE_BYTES).read_until(b'\n', &mut piece);
            match read {
                Err(error) => return Some(Err(error)),
                Ok(_) if piece.last() == Some(&b'\n') && piece.len() > whole => {}
                Ok(length) if length as u64 == LINE_BYTES => {
                    let why = "a line of the book has no end";
                    return Some(Err(io::Error::new(ErrorKind::InvalidData, why)));
                }
                Ok(_) => {
                    piece.truncate(whole);
                    break;
                }
            }
        }
        (!piece.is_empty()).then_some(Ok(piece))
    }
}

#[cfg(test)]
mod tests {
    use super::super::chain::{chained, head};
    use super::*;

    fn text(copy: Copy) -> Vec<u8> {
        let pieces: io::Result<Vec<Vec<u8>>> = copy.lines.collect();
        pieces.expect("read").concat()
    }

    #[test]
    fn rows_and_page_give_the_same_lines() {
        let long = format!("\"{}\"", "ə".repeat(50_000));
        let rows = chained(3, &["{}", &long, "{}", &long, "{}"]);
        let dir = tempfile::tempdir().expect("a directory");
        let mut book = Book::open(dir.path()).expect("opened");
        let card = super::super::card::RealCard;
        book.resume(&card, 3, &rows, true).expect("written");
        let path = Book::directory(dir.path()).join(book::page_name(3));
        let bytes = std::fs::read(&path).expect("there");
        let chronicle = Chronicle::new(3, rows.clone(), head(3, &rows));
        let present = copy(Some(&chronicle), None).expect("it is the present one");
        assert!(text(present) == bytes);
        assert!(copy(Some(&chronicle), Some(2)).is_none());
        let page = || export(dir.path(), None).expect("read").expect("there");
        assert!(text(page()) == bytes);
        std::fs::write(&path, &bytes[..bytes.len() - 1]).expect("torn");
        let last = rows.len() - 1;
        let whole = bytes.len() - line_length(3, last, &rows[last]);
        assert!(text(page()) == bytes[..whole], "a torn line is left out");
        assert!(export(dir.path(), Some(2)).expect("read").is_none());
        assert!(export(dir.path(), Some(SESSIONS)).expect("read").is_none());
    }

    fn line_length(game: u64, row: usize, of: &Row) -> usize {
        let mut bytes = Vec::new();
        let place = places(game, row).next().expect("a place");
        line::write(place, of, &mut bytes);
        bytes.len()
    }

    #[test]
    fn what_has_no_lines_is_no_book() {
        let endless = BufReader::new(io::repeat(b'x'));
        let first = Page(endless).next().expect("an answer");
        assert!(first.is_err());
    }

    #[test]
    fn a_book_is_read_to_its_end_or_not_at_all() {
        use dabyl_rules::{Cause, Command, story};

        let mut table = story::table(b"game lockout\n0.000 go\n1.000 press A\n").expect("a story");
        let undo = Cause::Said {
            command: Command::Undo {},
            id: None,
        };
        table.advance(table.propose(table.last_at(), undo).expect("it is legal"));
        let setup = table.setup().clone();
        let begin = Record::Game {
            number: 3,
            setup: setup.clone(),
            id: None,
        };
        let entry = |entry: &dabyl_rules::Entry| Record::Entry {
            game: 3,
            entry: entry.clone(),
        };
        let records = std::iter::once(begin).chain(table.entries().iter().map(entry));
        let json: Vec<String> = records
            .map(|record| String::from_utf8(super::super::record::write(&record)).expect("JSON"))
            .collect();
        let json: Vec<&str> = json.iter().map(String::as_str).collect();
        let rows = chained(3, &json);
        let lines = |rows: Vec<Row>| -> Lines {
            Box::new(Rows {
                game: 3,
                rows,
                next: 0,
            })
        };
        let told = read(lines(rows.clone())).expect("it is whole");
        assert_eq!((told.game, &told.setup), (3, &setup));
        assert_eq!(told.entries, table.entries());
        assert_eq!(told.head, head(3, &rows).to_string());
        let mut torn = rows.clone();
        torn.remove(1);
        assert!(read(lines(torn)).is_err(), "a row is missing");
        assert!(read(lines(Vec::new())).is_err(), "nothing is no book");
        let broken: Lines = Box::new(std::iter::once(Err(io::Error::other("the card is gone"))));
        assert!(read(broken).is_err());
    }
}
