//! Reads a TOML document value by value, gathering every fault on the way instead of stopping at
//! the first.

use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Fault;

/// A value with its place in the text.
#[derive(Clone, Debug)]
pub(super) struct Placed<T> {
    pub value: T,
    pub place: Range<usize>,
}

/// The faults so far.
#[derive(Debug, Default)]
pub(super) struct Gathering {
    pub faults: Vec<Fault>,
}

impl Gathering {
    /// Notes a fault.
    pub fn note(
        &mut self,
        place: Range<usize>,
        what: impl Into<String>,
        remedy: impl Into<String>,
    ) {
        self.faults.push(Fault {
            place,
            what: what.into(),
            remedy: remedy.into(),
        });
    }
}

/// One table of the document, of which each key is asked for once; keys that nobody asked for are
/// faults.
pub(super) struct Section<'a, 'text> {
    title: String,
    table: &'a DeTable<'text>,
    /// Where the table itself is.
    pub place: Range<usize>,
    asked: Vec<&'static str>,
}

impl<'a, 'text> Section<'a, 'text> {
    /// The document itself, or a table in it.
    pub fn new(title: &str, table: &'a DeTable<'text>, place: Range<usize>) -> Self {
        Section {
            title: title.to_owned(),
            table,
            place,
            asked: Vec::new(),
        }
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Spanned<DeValue<'text>>> {
        self.asked.push(key);
        self.table.get(key)
    }

    /// The table of this name, if it is there.
    pub fn section(&mut self, key: &'static str, to: &mut Gathering) -> Option<Self> {
        let value = self.get(key)?;
        match value.get_ref().as_table() {
            Some(table) => Some(Section::new(&format!("[{key}]"), table, value.span())),
            None => {
                let what = format!("`{key}` is {}", called(value.get_ref()));
                to.note(
                    value.span(),
                    what,
                    format!("it is a table: write `[{key}]`"),
                );
                None
            }
        }
    }

    /// All tables of this name.
    pub fn sections(&mut self, key: &'static str, to: &mut Gathering) -> Vec<Self> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let title = format!("[[{key}]]");
        let tables = value.get_ref().as_array().map(|array| array.iter());
        let Some(tables) = tables else {
            let what = format!("`{key}` is {}", called(value.get_ref()));
            to.note(
                value.span(),
                what,
                format!("write `{title}`, once for each"),
            );
            return Vec::new();
        };
        let mut sections = Vec::new();
        for table in tables {
            match table.get_ref().as_table() {
                Some(inner) => sections.push(Section::new(&title, inner, table.span())),
                None => to.note(table.span(), "this is no table", format!("write `{title}`")),
            }
        }
        sections
    }

    /// A whole number within a range.
    pub fn number(
        &mut self,
        key: &'static str,
        range: RangeInclusive<u64>,
        to: &mut Gathering,
    ) -> Option<Placed<u64>> {
        let value = self.get(key)?;
        number(key, value, &range, to)
    }

    /// One or more whole numbers within a range.
    pub fn numbers(
        &mut self,
        key: &'static str,
        range: RangeInclusive<u64>,
        to: &mut Gathering,
    ) -> Option<Placed<Vec<Placed<u64>>>> {
        let value = self.get(key)?;
        let Some(array) = value.get_ref().as_array() else {
            let what = format!("`{key}` is {}", called(value.get_ref()));
            to.note(
                value.span(),
                what,
                format!("write numbers in brackets: `{key} = [17]`"),
            );
            return None;
        };
        let numbers: Vec<_> = array
            .iter()
            .filter_map(|value| number(key, value, &range, to))
            .collect();
        // A number that is at fault has been noted; the rest would only mislead.
        (numbers.len() == array.len()).then_some(Placed {
            value: numbers,
            place: value.span(),
        })
    }

    /// A text.
    pub fn text(&mut self, key: &'static str, to: &mut Gathering) -> Option<Placed<&'a str>> {
        let value = self.get(key)?;
        text(key, value, to)
    }

    /// A list of texts.
    pub fn texts(&mut self, key: &'static str, to: &mut Gathering) -> Vec<Placed<&'a str>> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let Some(array) = value.get_ref().as_array() else {
            let what = format!("`{key}` is {}", called(value.get_ref()));
            to.note(
                value.span(),
                what,
                format!("write texts in brackets: `{key} = [\"…\"]`"),
            );
            return Vec::new();
        };
        array
            .iter()
            .filter_map(|value| text(key, value, to))
            .collect()
    }

    /// Yes or no.
    pub fn flag(&mut self, key: &'static str, to: &mut Gathering) -> Option<bool> {
        let value = self.get(key)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            let what = format!("`{key}` is {}", called(value.get_ref()));
            to.note(value.span(), what, "write true or false");
        }
        flag
    }

    /// One of several words.
    pub fn word<T: Copy>(
        &mut self,
        key: &'static str,
        words: &[(&str, T)],
        to: &mut Gathering,
    ) -> Option<Placed<T>> {
        let given = self.text(key, to)?;
        let found = words
            .iter()
            .find(|(word, _)| *word == given.value)
            .map(|(_, meant)| *meant);
        if found.is_none() {
            let known: Vec<_> = words
                .iter()
                .map(|(word, _)| format!("\"{word}\""))
                .collect();
            let what = format!("`{key}` cannot be \"{}\"", given.value.escape_debug());
            to.note(
                given.place.clone(),
                what,
                format!("write one of {}", known.join(", ")),
            );
        }
        found.map(|value| Placed {
            value,
            place: given.place,
        })
    }

    /// Every key that nobody asked for is a fault.
    pub fn finish(self, to: &mut Gathering) {
        for (key, _) in self.table {
            let name: &str = key.get_ref();
            if !self.asked.contains(&name) {
                let what = format!("{} knows no `{}`", self.title, name.escape_debug());
                let remedy = format!("remove it, or write one of {}", self.asked.join(", "));
                to.note(key.span(), what, remedy);
            }
        }
    }
}

fn number(
    key: &str,
    value: &Spanned<DeValue<'_>>,
    range: &RangeInclusive<u64>,
    to: &mut Gathering,
) -> Option<Placed<u64>> {
    let within = format!(
        "write a whole number from {} to {}",
        range.start(),
        range.end()
    );
    let Some(integer) = value.get_ref().as_integer() else {
        let what = format!("`{key}` is {}", called(value.get_ref()));
        to.note(value.span(), what, within);
        return None;
    };
    let number = u64::from_str_radix(integer.as_str(), integer.radix());
    match number.ok().filter(|number| range.contains(number)) {
        Some(number) => Some(Placed {
            value: number,
            place: value.span(),
        }),
        None => {
            to.note(value.span(), format!("`{key}` is out of range"), within);
            None
        }
    }
}

fn text<'a>(
    key: &str,
    value: &'a Spanned<DeValue<'_>>,
    to: &mut Gathering,
) -> Option<Placed<&'a str>> {
    let Some(text) = value.get_ref().as_str() else {
        let what = format!("`{key}` is {}", called(value.get_ref()));
        to.note(value.span(), what, "write a text in quotation marks");
        return None;
    };
    Some(Placed {
        value: text,
        place: value.span(),
    })
}

/// What somebody wrote instead.
fn called(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
