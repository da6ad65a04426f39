//! `dabyl verify`: whether a book is what a box wrote. Each line is checked by itself and against the
//! one before; then the game is played again by the rules, and every event must come out as written.
//!
//! What no book can show by itself is that rows were cut off its end: for that there is the head on
//! the signed protocol.

#[cfg(test)]
mod tests;

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::str::FromStr;

use dabyl_rules::{Entry, Onlooker, Preset, Setup, Table};

use crate::books::BOOK_BYTES;
use crate::journal::{Fault, Link, Record, Step, Walk};

/// The fewest digits of a head that say anything: those of its short form.
const HEAD_DIGITS_LEAST: usize = 12;

/// Digits of a whole head.
const HEAD_DIGITS: usize = 64;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// For people.
    pub text: String,
    /// 0: whole. 1: not whole, or not the one of the protocol. 2: no book that this version can read.
    pub exit: u8,
}

/// A head as somebody read it from paper: the first digits of it, or all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperHead(String);

impl FromStr for PaperHead {
    type Err = String;

    fn from_str(text: &str) -> Result<PaperHead, String> {
        let spaced = |c: &char| !c.is_whitespace() && *c != '-';
        let digits: String = text.chars().filter(spaced).collect();
        let digits = digits.to_ascii_lowercase();
        let fits = (HEAD_DIGITS_LEAST..=HEAD_DIGITS).contains(&digits.len());
        if fits && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Ok(PaperHead(digits));
        }
        Err(format!(
            "a head has {HEAD_DIGITS_LEAST} to {HEAD_DIGITS} hexadecimal digits, as the protocol shows it"
        ))
    }
}

impl PaperHead {
    fn is(&self, link: &Link) -> bool {
        link.to_string().starts_with(&self.0)
    }
}

/// Reads a book from a file, or from standard input (`-`).
///
/// # Errors
/// When it cannot be read, or is longer than any book.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().take(BOOK_BYTES + 1).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?
            .take(BOOK_BYTES + 1)
            .read_to_end(&mut bytes)?;
    }
    if bytes.len() as u64 > BOOK_BYTES {
        let why = format!("longer than {BOOK_BYTES} bytes, the most of any book");
        return Err(io::Error::other(why));
    }
    Ok(bytes)
}

/// Verifies a book. `name` is only for messages.
#[must_use]
pub fn verify(name: &str, book: &[u8], paper: Option<&PaperHead>) -> Outcome {
    match play(book, paper) {
        Ok(played) => played.told(name, paper),
        Err(Fault { line, why, foreign }) => Outcome {
            text: format!("{name}:{line}: {why}\n"),
            exit: if foreign { 2 } else { 1 },
        },
    }
}

/// A book that is whole by itself.
struct Played {
    game: u64,
    rows: usize,
    head: Link,
    table: Table,
    /// The row that the paper's head is the head of, and the totals there.
    signed: Option<(usize, String)>,
}

fn play(book: &[u8], paper: Option<&PaperHead>) -> Result<Played, Fault> {
    let mut played: Option<Played> = None;
    for step in Walk::through(book) {
        let Step { line, record, head } = step?;
        let row = line - 1;
        let altered = |why: String| Fault {
            line,
            why,
            foreign: false,
        };
        let now = match (record, &mut played) {
            (Record::Game { number, setup, .. }, before @ None) => {
                let table = lay(setup).map_err(altered)?;
                before.insert(Played {
                    game: number,
                    rows: 0,
                    head,
                    table,
                    signed: None,
                })
            }
            (Record::Entry { entry, .. }, Some(played)) => {
                again(&mut played.table, entry).map_err(altered)?;
                played
            }
            (Record::Game { .. } | Record::Session(_) | Record::Moves(_), _)
            | (Record::Entry { .. }, None) => {
                return Err(altered("a record of another kind belongs here".to_owned()));
            }
        };
        (now.rows, now.head) = (line, head);
        if paper.is_some_and(|paper| paper.is(&head)) {
            now.signed = Some((row, totals(&now.table)));
        }
    }
    played.ok_or_else(|| Fault {
        line: 1,
        why: "the book is empty".to_owned(),
        foreign: true,
    })
}

fn lay(setup: Setup) -> Result<Table, String> {
    Table::new(setup).map_err(|why| {
        let why = serde_json::to_string(&why).unwrap_or_default();
        format!(
            "the rules lay no such table ({why}): the book was written by another version of the \
             rules, or altered"
        )
    })
}

/// Decides the cause anew, and takes the entry if the same comes of it.
fn again(table: &mut Table, entry: Entry) -> Result<(), String> {
    let decided = table.propose(entry.at, entry.cause.clone());
    if decided.as_ref() != Ok(&entry) {
        let why = "the events of this line do not follow from its cause: the book was written by \
            another version of the rules, or altered";
        return Err(why.to_owned());
    }
    table.advance(entry);
    Ok(())
}

/// A line for each team.
fn totals(table: &Table) -> String {
    let mut text = String::new();
    for seat in table.view(Onlooker::Public, table.last_at()).seats {
        let number = seat.seat.number();
        writeln!(text, "seat {number}  {:>8}  {}", seat.score, seat.team)
            .expect("a String takes all that is written");
    }
    text
}

fn preset(preset: Preset) -> String {
    match serde_json::to_value(preset) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(_) | Err(_) => format!("{preset:?}"),
    }
}

impl Played {
    fn told(&self, name: &str, paper: Option<&PaperHead>) -> Outcome {
        let Played {
            game,
            rows,
            head,
            table,
            signed,
        } = self;
        let (rule, totals) = (preset(table.setup().preset), totals(table));
        let short = head.short();
        let found = format!(
            "game    {game}, {rule}\nrows    {rows}\nhead    {head}\nshort   {short}\n{totals}"
        );
        let whole =
            format!("{name}: whole: every line follows from the one before, and by the rules\n");
        let (text, exit) = match (paper, signed) {
            (None, _) => (
                format!(
                    "{whole}{found}\
                     Lines cut off at the end do not show in a book alone: compare the head with the \
                     one on the\nsigned protocol, or give that here with --head.\n"
                ),
                0,
            ),
            (Some(_), Some((row, _))) if row + 1 == *rows => (
                format!(
                    "{whole}{found}The head is the protocol's: nothing was cut off or added.\n"
                ),
                0,
            ),
            (Some(_), Some((row, signed))) => (
                format!(
                    "{name}:{}: the protocol's head is that of this line, with these totals:\n{signed}\
                     {} more lines follow, which the protocol does not cover. With them:\n{found}",
                    row + 1,
                    rows - row - 1,
                ),
                1,
            ),
            (Some(PaperHead(paper)), None) => (
                format!(
                    "{name}:{rows}: the head is not the protocol's ({paper}): lines were cut off at \
                     the end, or this is another book than the one signed for\n{found}"
                ),
                1,
            ),
        };
        Outcome { text, exit }
    }
}
