//! What is wrong with a configuration, and where.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, SourceCode};

use super::Source;

/// One thing that must be mended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Bytes of the text.
    pub place: Range<usize>,
    /// What is wrong.
    pub what: String,
    /// What to do.
    pub remedy: String,
}

/// How often one sentence is said: a single missing quote can make a hundred lines "no TOML".
const SAME: usize = 3;

/// Faults that are told at once: a screen of them; more are found when those are mended.
const MOST: usize = 20;

/// Everything that must be mended, in order of places.
#[derive(Clone, Debug)]
pub struct Faults {
    source: Source,
    faults: Vec<Fault>,
}

impl Faults {
    pub(super) fn new(source: Source, mut faults: Vec<Fault>) -> Faults {
        faults.sort_by_key(|fault| (fault.place.start, fault.place.end));
        Faults { source, faults }
    }

    /// In order of places; never empty.
    #[must_use]
    pub fn all(&self) -> &[Fault] {
        &self.faults
    }

    /// Line and column of a fault, both from 1, the column in characters.
    #[must_use]
    pub fn position(&self, fault: &Fault) -> (usize, usize) {
        let text = &self.source.text;
        let mut start = fault.place.start.min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let before = &text[..start];
        let line = before.matches('\n').count() + 1;
        let column = before
            .rsplit('\n')
            .next()
            .unwrap_or_default()
            .chars()
            .count()
            + 1;
        (line, column)
    }

    /// Those that are told, and how many more there are.
    fn told(&self) -> (Vec<&Fault>, usize) {
        let mut said: BTreeMap<&str, usize> = BTreeMap::new();
        let told: Vec<&Fault> = self
            .faults
            .iter()
            .filter(|fault| {
                let times = said.entry(&fault.what).or_default();
                *times += 1;
                *times <= SAME
            })
            .take(MOST)
            .collect();
        let more = self.faults.len() - told.len();
        (told, more)
    }

    /// With the lines themselves, for a terminal.
    #[must_use]
    pub fn render(&self, colour: bool) -> String {
        let theme = if colour {
            GraphicalTheme::unicode()
        } else {
            GraphicalTheme::unicode_nocolor()
        };
        let handler = GraphicalReportHandler::new_themed(theme).with_width(100);
        let mut text = String::new();
        let (told, more) = self.told();
        for fault in told {
            let shown = Shown {
                fault,
                faults: self,
            };
            if handler.render_report(&mut text, &shown).is_err() {
                // The plain sentence is always possible.
                text += &self.sentence(fault);
            }
            text.push('\n');
        }
        if more > 0 {
            text += &more_faults(more);
            text.push('\n');
        }
        text
    }

    fn sentence(&self, fault: &Fault) -> String {
        let (line, column) = self.position(fault);
        format!(
            "{}:{line}:{column}: {}: {}",
            self.source.name, fault.what, fault.remedy
        )
    }
}

fn more_faults(more: usize) -> String {
    format!("and {more} more like these: mend the first ones, and check again")
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (told, more) = self.told();
        for (number, fault) in told.into_iter().enumerate() {
            let end = if number == 0 { "" } else { "\n" };
            write!(f, "{end}{}", self.sentence(fault))?;
        }
        if more > 0 {
            write!(f, "\n{}", more_faults(more))?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// A fault as miette draws it.
#[derive(Debug)]
struct Shown<'a> {
    fault: &'a Fault,
    faults: &'a Faults,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (line, column) = self.faults.position(self.fault);
        let name = &self.faults.source.name;
        write!(f, "{name}:{line}:{column}: {}", self.fault.what)
    }
}

impl std::error::Error for Shown<'_> {}

impl Diagnostic for Shown<'_> {
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.fault.remedy))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.faults.source.text)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let length = self.faults.source.text.len();
        let start = self.fault.place.start.min(length);
        let end = self.fault.place.end.clamp(start, length);
        let label = LabeledSpan::new_primary_with_span(Some("here".to_owned()), start..end);
        Some(Box::new(std::iter::once(label)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Config;

    #[test]
    fn a_flood_of_faults_is_told_in_a_few_lines() {
        let text = "%\n".repeat(400);
        let faults = Config::parse("dabyl.toml", &text).expect_err("no TOML");
        let (all, told) = (faults.all().len(), faults.to_string());
        assert!(all > 100, "{all}");
        let lines = told.lines().count();
        assert!(lines <= 21, "{lines} lines");
        let more = format!("and {} more", all - (lines - 1));
        assert!(
            told.ends_with("check again") && told.contains(&more),
            "{told}"
        );
        assert!(faults.render(false).contains(&more));
    }
}
