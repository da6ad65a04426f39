//! Reads a TOML document value by value, gathering every fault on the way, as the configuration's
//! reader does; but here each fault is a word with its variables, for pages in four languages.

use std::ops::{Range, RangeInclusive};

use dabyl_rules::{limits, setup::is_plain};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::beside::NAME_CHARS;
use super::quality::Asked;
use super::{Fault, Kept, MOST_FAULTS, Pack, Reading, Wrong};

/// Characters of what is quoted from the file: it may be as long as the writer likes.
const QUOTED_CHARS: usize = 60;

/// What has been found so far.
#[derive(Debug, Default)]
pub(super) struct Gathering {
    noted: Vec<(Range<usize>, Wrong)>,
    beyond: usize,
    /// Every question, for [`super::quality`].
    pub asked: Vec<Asked>,
    /// Every file that a question shows, with the place of its name, for [`super::beside`].
    pub shown: Vec<(Range<usize>, String)>,
}

impl Gathering {
    /// Notes a fault or a warning.
    pub fn note(&mut self, place: Range<usize>, wrong: Wrong) {
        if self.noted.len() < MOST_FAULTS {
            self.noted.push((place, wrong));
        } else {
            self.beyond += 1;
        }
    }

    /// How many there are so far.
    pub fn count(&self) -> usize {
        self.noted.len() + self.beyond
    }

    /// All of it, each with its line and column.
    pub fn into_reading(mut self, text: &str, pack: Pack, files: Vec<Kept>) -> Reading {
        self.noted
            .sort_by_key(|(place, _)| (place.start, place.end));
        let lines = Lines::of(text);
        let found = self.noted.into_iter().map(|(place, what)| {
            let (line, column) = lines.position(text, place.start);
            Fault { line, column, what }
        });
        let (warnings, faults) = found.partition(|fault| fault.what.is_warning());
        Reading {
            pack,
            faults,
            warnings,
            beyond: self.beyond,
            files,
        }
    }
}

/// Where the lines of a text begin.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub fn of(text: &str) -> Lines {
        let after = text.match_indices('\n').map(|(at, _)| at + 1);
        Lines(std::iter::once(0).chain(after).collect())
    }

    /// Line and column of a byte, both from 1, the column in characters.
    pub fn position(&self, text: &str, at: usize) -> (u32, u32) {
        let at = (0..=at.min(text.len()))
            .rev()
            .find(|at| text.is_char_boundary(*at))
            .unwrap_or(0);
        let line = self.0.partition_point(|start| *start <= at);
        let start = line.checked_sub(1).and_then(|line| self.0.get(line));
        let column = text[start.copied().unwrap_or(0)..at].chars().count() + 1;
        (short(line), short(column))
    }
}

/// A count for the wire; none in a pack comes near the end of its type.
pub(super) fn short(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// What the file says, short enough for a sentence.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted: String = text.escape_debug().take(QUOTED_CHARS).collect();
    if text.chars().nth(QUOTED_CHARS).is_some() {
        quoted.push('…');
    }
    quoted
}

/// How a text may be written.
#[derive(Clone, Copy, Debug)]
pub(super) enum Form {
    /// One line: a title or a name.
    Line,
    /// With line breaks: what is read or shown in full.
    Prose,
}

/// One table of the document. Keys that nobody asked for are faults.
pub(super) struct Section<'a, 'text> {
    table: &'a DeTable<'text>,
    /// Where its header is.
    pub place: Range<usize>,
    known: Vec<&'static str>,
}

impl<'a, 'text> Section<'a, 'text> {
    /// The document itself, or a table in it.
    pub fn new(table: &'a DeTable<'text>, place: Range<usize>) -> Self {
        Section {
            table,
            place,
            known: Vec::new(),
        }
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Spanned<DeValue<'text>>> {
        self.known.push(key);
        self.table.get(key)
    }

    /// A text that may be left out.
    pub fn text(&mut self, key: &'static str, form: Form, to: &mut Gathering) -> Option<String> {
        let value = self.get(key)?;
        text(key, value, form, to)
    }

    /// A text that must be there.
    pub fn need(&mut self, key: &'static str, form: Form, to: &mut Gathering) -> String {
        self.lacks(key, to);
        self.text(key, form, to).unwrap_or_default()
    }

    /// Notes that a key is missing here, if it is.
    pub fn lacks(&self, key: &str, to: &mut Gathering) {
        if !self.has(key) {
            let key = key.to_owned();
            to.note(self.place.clone(), Wrong::Missing { key });
        }
    }

    /// Whether the key is here, with whatever value.
    pub fn has(&self, key: &str) -> bool {
        self.table.get(key).is_some()
    }

    /// A list of texts, which may be left out.
    pub fn texts(
        &mut self,
        key: &'static str,
        most: usize,
        form: Form,
        to: &mut Gathering,
    ) -> Vec<String> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let Some(array) = value.get_ref().as_array() else {
            let key = key.to_owned();
            to.note(value.span(), Wrong::NotTexts { key });
            return Vec::new();
        };
        if let Some(beyond) = array.get(most) {
            let (key, most) = (key.to_owned(), short(most));
            to.note(beyond.span(), Wrong::TooMany { key, most });
        }
        let kept = array.iter().take(most);
        kept.filter_map(|value| text(key, value, form, to))
            .collect()
    }

    /// A whole number within a range, which may be left out.
    pub fn number(
        &mut self,
        key: &'static str,
        range: RangeInclusive<u8>,
        to: &mut Gathering,
    ) -> Option<u8> {
        let value = self.get(key)?;
        let integer = value.get_ref().as_integer();
        let number = integer.and_then(|i| u8::from_str_radix(i.as_str(), i.radix()).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let (least, most) = (u32::from(*range.start()), u32::from(*range.end()));
            let key = key.to_owned();
            to.note(value.span(), Wrong::NotNumber { key, least, most });
        }
        number
    }

    /// One of several words, which must be there.
    pub fn word<T: Copy>(
        &mut self,
        key: &'static str,
        words: &[(&str, T)],
        to: &mut Gathering,
    ) -> Option<T> {
        let Some(value) = self.get(key) else {
            self.lacks(key, to);
            return None;
        };
        let Some(given) = value.get_ref().as_str() else {
            let key = key.to_owned();
            to.note(value.span(), Wrong::NotText { key });
            return None;
        };
        let found = words.iter().find(|(word, _)| *word == given);
        if found.is_none() {
            let allowed: Vec<_> = words
                .iter()
                .map(|(word, _)| format!("\"{word}\""))
                .collect();
            let wrong = Wrong::Word {
                key: key.to_owned(),
                given: quoted(given),
                allowed: allowed.join(", "),
            };
            to.note(value.span(), wrong);
        }
        found.map(|(_, meant)| *meant)
    }

    /// A text that is only compared; whatever else it is, is no fault by itself.
    pub fn peek(&self, key: &str) -> Option<&'a str> {
        self.table.get(key)?.get_ref().as_str()
    }

    /// The place of a key's value, if it is there.
    pub fn place_of(&mut self, key: &'static str) -> Option<Range<usize>> {
        self.get(key).map(Spanned::span)
    }

    /// The place of a key itself, if it is there.
    pub fn place_of_key(&mut self, key: &'static str) -> Option<Range<usize>> {
        self.known.push(key);
        let (key, _) = self.table.get_key_value(key)?;
        Some(key.span())
    }

    /// All tables of this name, at most so many.
    pub fn tables(&mut self, key: &'static str, most: usize, to: &mut Gathering) -> Vec<Self> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let wrong = || Wrong::NotTables {
            key: key.to_owned(),
        };
        let Some(array) = value.get_ref().as_array() else {
            to.note(value.span(), wrong());
            return Vec::new();
        };
        let mut sections = Vec::new();
        for table in array.iter() {
            match table.get_ref().as_table() {
                Some(inner) => sections.push(Section::new(inner, table.span())),
                None => to.note(table.span(), wrong()),
            }
        }
        if let Some(beyond) = sections.get(most) {
            let (key, most) = (key.to_owned(), short(most));
            to.note(beyond.place.clone(), Wrong::TooMany { key, most });
        }
        sections
    }

    /// Every key that nobody asked for is a fault.
    pub fn finish(self, to: &mut Gathering) {
        for key in self.table.keys() {
            let name: &str = key.get_ref();
            if self.known.contains(&name) {
                continue;
            }
            let wrong = match nearest(name, &self.known) {
                Some(nearest) => Wrong::Misspelt {
                    key: quoted(name),
                    nearest: nearest.to_owned(),
                },
                None => Wrong::UnknownKey { key: quoted(name) },
            };
            to.note(key.span(), wrong);
        }
    }
}

fn text(key: &str, value: &Spanned<DeValue<'_>>, form: Form, to: &mut Gathering) -> Option<String> {
    let key = key.to_owned();
    let Some(text) = value.get_ref().as_str() else {
        to.note(value.span(), Wrong::NotText { key });
        return None;
    };
    let text = text.replace("\r\n", "\n");
    let text = text.trim();
    let (most, plain) = match form {
        Form::Line => (limits::NAME_CHARS, is_plain(text)),
        Form::Prose => (limits::TEXT_CHARS, text.split('\n').all(is_plain)),
    };
    let wrong = if text.is_empty() {
        Wrong::Empty { key }
    } else if text.chars().count() > most {
        let most = short(most);
        Wrong::TooLong { key, most }
    } else if !plain {
        Wrong::Control { key }
    } else {
        return Some(text.to_owned());
    };
    to.note(value.span(), wrong);
    None
}

/// The known key that somebody may have meant.
fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    // No key is longer.
    nearest_within(name, known.iter().copied(), 20)
}

/// The file that somebody may have meant.
pub(super) fn nearest_of(name: &str, names: &[String]) -> Option<String> {
    let names = names.iter().map(String::as_str);
    nearest_within(name, names, NAME_CHARS).map(str::to_owned)
}

/// The name that a few letters make of it. Comparing takes the square of a name, so none may be longer
/// than this.
fn nearest_within<'a>(
    name: &str,
    known: impl Iterator<Item = &'a str>,
    longest: usize,
) -> Option<&'a str> {
    if name.chars().count() > longest {
        return None;
    }
    let lower = name.to_lowercase();
    let known = known.filter(|known| known.len() <= longest);
    let near = known.map(|known| (distance(&lower, &known.to_lowercase()), known));
    let near = near.filter(|(distance, known)| *distance <= known.len().div_ceil(3));
    near.min().map(|(_, known)| known)
}

/// Letters to put in, take out or change to make one word of the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.chars().enumerate() {
        let mut diagonal = above;
        let mut left = above + 1;
        row[0] = left;
        for (cell, against) in row[1..].iter_mut().zip(&other) {
            let changed = diagonal + usize::from(letter != *against);
            diagonal = *cell;
            left = changed.min(left + 1).min(*cell + 1);
            *cell = left;
        }
    }
    row[other.len()]
}
