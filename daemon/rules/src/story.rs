//! The `.game` format: a story of a game in the host's language, played against the rules alone in
//! virtual time. The same files are the golden tests.

mod expect;
mod header;
mod parse;
mod run;
mod tell;
mod words;

use crate::table::Table;

/// The longest file, in bytes: a whole match takes about 60,000.
pub const FILE_BYTES: usize = 256 * 1024;

/// What came of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Every line with what followed, or what is wrong with the file.
    pub text: String,
    /// 0: every expectation held. 1: one did not. 2: the file cannot be read.
    pub exit: u8,
}

/// A file that cannot be read: where, what, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Unreadable {
    line: usize,
    why: String,
}

impl Unreadable {
    fn new(line: usize, why: impl Into<String>) -> Unreadable {
        Unreadable {
            line,
            why: why.into(),
        }
    }
}

/// Plays a story. `name` is only for messages.
#[must_use]
pub fn play(name: &str, bytes: &[u8]) -> Outcome {
    match decode(bytes).and_then(parse::parse) {
        Ok(story) => run::run(name, story),
        Err(Unreadable { line, why }) => Outcome {
            text: format!("{name}:{line}: {why}\n"),
            exit: 2,
        },
    }
}

/// The table as a story leaves it; nothing if the file cannot be read.
#[must_use]
pub fn table(bytes: &[u8]) -> Option<Table> {
    let story = decode(bytes).and_then(parse::parse).ok()?;
    Some(run::played("", story).table)
}

fn decode(bytes: &[u8]) -> Result<&str, Unreadable> {
    if bytes.len() > FILE_BYTES {
        let why =
            format!("the file is longer than {FILE_BYTES} bytes; divide it into several stories");
        return Err(Unreadable::new(1, why));
    }
    // What some editors write at the start of UTF-8 files.
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        Unreadable::new(line, "this is not UTF-8; save the file as plain UTF-8 text")
    })
}
