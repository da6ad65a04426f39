//! A walk through the lines of a book that may come from anywhere: each line is checked for form,
//! version, checksum, order and chain before anybody believes it.

use super::chain::Link;
use super::line::Line;
use super::record::{Damage, Place, Record, read};

/// A line that is sound and follows from those before it.
#[derive(Debug)]
pub struct Step {
    /// Which line of the file, from 1.
    pub line: usize,
    /// What it says.
    pub record: Record,
    /// The head of the book up to here.
    pub head: Link,
}

/// The first line that is not as it should be.
#[derive(Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which line of the file, from 1.
    pub line: usize,
    /// What is wrong, and what that means.
    pub why: String,
    /// It is no book of a game that this version reads, rather than one that is not whole.
    pub foreign: bool,
}

/// The lines of a book, up to the first fault.
pub struct Walk<'a> {
    rest: &'a [u8],
    line: usize,
    game: Option<u64>,
    head: Link,
    over: bool,
}

impl<'a> Walk<'a> {
    /// Begins at the first line.
    #[must_use]
    pub fn through(book: &'a [u8]) -> Walk<'a> {
        Walk {
            rest: book,
            line: 0,
            game: None,
            head: Link::FIRST,
            over: false,
        }
    }

    fn step(&mut self, text: &[u8]) -> Result<Step, Fault> {
        let (row, line) = (self.line as u64 - 1, self.line);
        let fault = |why: String, foreign| Fault { line, why, foreign };
        // A first line without the form says that this is something else; later ones that it was cut.
        let pieces = Line::of(text);
        let pieces = pieces
            .ok_or_else(|| fault(meaning(&Damage::Form(Place { game: 0, row })), row == 0))?;
        let game = match self.game {
            Some(game) => game,
            None => first(&pieces).map_err(|why| fault(why, true))?,
        };
        let place = Place { game, row };
        let damaged = |damage: Damage| fault(meaning(&damage), damage.is_foreign());
        let found = pieces.row(place).map_err(damaged)?;
        let head = found.follow(place, &self.head).map_err(damaged)?;
        let record = read(place, &found.json).map_err(damaged)?;
        (self.game, self.head) = (Some(game), head);
        Ok(Step { line, record, head })
    }
}

/// The number of the game that a first line begins. One that was altered so that nobody can say has
/// none that fits.
fn first(line: &Line<'_>) -> Result<u64, String> {
    match line.json().map(serde_json::from_slice) {
        Some(Ok(Record::Game { number, .. })) => Ok(number),
        Some(Ok(Record::Entry { game, .. })) => Ok(game),
        Some(Ok(Record::Session(_))) => Err("these are paired devices, not a game".to_owned()),
        Some(Ok(Record::Moves(_))) => Err("these are the box's inputs, not a game".to_owned()),
        Some(Err(_)) | None => Ok(0),
    }
}

impl Iterator for Walk<'_> {
    type Item = Result<Step, Fault>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over || (self.rest.is_empty() && self.line > 0) {
            return None;
        }
        self.line += 1;
        let end = self.rest.iter().position(|&byte| byte == b'\n');
        // A last line may have lost its end in somebody's mail; if it is sound, that is no harm.
        let (text, rest) = match end {
            Some(end) => (&self.rest[..end], &self.rest[end + 1..]),
            None => (self.rest, &[][..]),
        };
        self.rest = rest;
        let step = self.step(text);
        self.over = step.is_err();
        Some(step)
    }
}

/// What damage means to whoever was handed a book.
fn meaning(damage: &Damage) -> String {
    match damage {
        Damage::Form(_) | Damage::Short(_) => {
            "this is not a line of a game's book: it was cut short or altered, or this is another file"
                .to_owned()
        }
        Damage::Checksum(_) => {
            "the checksum does not fit: the line was altered, or damaged on its way".to_owned()
        }
        Damage::Chain(_) => "this line does not follow from the one before it: one of the two was \
            altered, or the line before is another than was written here"
            .to_owned(),
        Damage::Missing(place) => format!(
            "row {} should stand here: lines are missing, doubled or in another order",
            place.row
        ),
        Damage::Version { version, .. } => format!(
            "written in format {version} by another version of Dabyl: verify it with that version"
        ),
        Damage::Unknown { why, .. } => format!(
            "sound, but not in the words of this version ({why}): verify it with the version that \
             wrote it"
        ),
        Damage::Misplaced(_) => {
            "a record of another kind or another game stands where this row belongs".to_owned()
        }
        Damage::Unreadable { why, .. } => why.clone(),
    }
}
