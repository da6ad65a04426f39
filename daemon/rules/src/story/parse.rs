//! A file becomes a table and a list of timed lines.

use super::Unreadable;
use super::expect::{self, Expect};
use super::header::{Header, WORDS};
use super::words::{self, Deed, Rank};
use crate::options::nanoseconds;
use crate::table::Table;
use crate::vocabulary::At;

/// A timed line with what is expected right behind it.
pub(super) struct Line {
    pub number: usize,
    pub text: String,
    pub at: At,
    pub rank: Rank,
    pub deed: Deed,
    pub expects: Vec<Expected>,
}

/// An expectation with its place.
pub(super) struct Expected {
    pub number: usize,
    pub text: String,
    pub what: Expect,
}

/// A story that can be played.
pub(super) struct Story {
    pub table: Table,
    /// What is expected before the first timed line.
    pub expects: Vec<Expected>,
    pub lines: Vec<Line>,
}

pub(super) fn parse(text: &str) -> Result<Story, Unreadable> {
    let mut statements = text.lines().enumerate().filter_map(|(index, line)| {
        let statement = line.split('#').next().unwrap_or_default().trim();
        (!statement.is_empty()).then_some((index + 1, statement))
    });
    let Some((number, first)) = statements.next() else {
        return Err(Unreadable::new(
            1,
            "the file is empty; a story begins with 'game PRESET'",
        ));
    };
    let mut header = Some(Header::begin(
        number,
        &first.split_whitespace().collect::<Vec<_>>(),
    )?);
    let mut story: Option<Story> = None;
    for (number, text) in statements {
        let words: Vec<&str> = text.split_whitespace().collect();
        let timed = words[0].starts_with(|c: char| c.is_ascii_digit() || c == '-' || c == '+');
        if let (None, true) = (&story, timed || words[0] == "expect") {
            let table = header
                .take()
                .expect("it is there until the story begins")
                .lay()?;
            story = Some(Story {
                table,
                expects: Vec::new(),
                lines: Vec::new(),
            });
        }
        match (&mut story, &mut header) {
            (Some(story), _) => story.take(number, text, &words)?,
            (None, Some(header)) => header.take(number, &words)?,
            (None, None) => {}
        }
    }
    match (story, header) {
        (Some(story), _) => Ok(story),
        (None, Some(header)) => Ok(Story {
            table: header.lay()?,
            expects: Vec::new(),
            lines: Vec::new(),
        }),
        (None, None) => Err(Unreadable::new(1, "the file is empty")),
    }
}

impl Story {
    fn take(&mut self, number: usize, text: &str, words: &[&str]) -> Result<(), Unreadable> {
        let cast = &self.table.setup().seats;
        if let ["expect", words @ ..] = words {
            let what = expect::parse(words, cast).map_err(|why| Unreadable::new(number, why))?;
            let text = text.to_owned();
            let expects = match self.lines.last_mut() {
                Some(line) => &mut line.expects,
                None => &mut self.expects,
            };
            expects.push(Expected { number, text, what });
            return Ok(());
        }
        if WORDS.contains(&words[0]) {
            let why = format!(
                "'{}' belongs to the header, before the first timed line",
                words[0]
            );
            return Err(Unreadable::new(number, why));
        }
        let at = self.time(number, words[0])?;
        let Some((word, arguments)) = words[1..].split_first() else {
            return Err(Unreadable::new(
                number,
                "a time with no word; write 'wait' behind it",
            ));
        };
        let Some(deed) = words::deed(word, arguments, cast) else {
            return Err(Unreadable::new(
                number,
                format!("nobody knows the word '{word}'"),
            ));
        };
        let (rank, text) = (words::rank(word), text.to_owned());
        self.lines.push(Line {
            number,
            text,
            at,
            rank,
            deed,
            expects: Vec::new(),
        });
        Ok(())
    }

    fn time(&self, number: usize, text: &str) -> Result<At, Unreadable> {
        let Some(ns) = nanoseconds(text, 9) else {
            let why = format!(
                "'{text}' is no time: write seconds since the story began, with up to 9 decimals"
            );
            return Err(Unreadable::new(number, why));
        };
        let before = self.lines.last().map_or(At(0), |line| line.at);
        if At(ns) < before {
            let why = format!("time goes back to {text}; put this line further up");
            return Err(Unreadable::new(number, why));
        }
        Ok(At(ns))
    }
}
