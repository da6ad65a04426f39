//! What is wrong with a configuration, and where.

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
        for fault in &self.faults {
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

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.faults.iter().enumerate() {
            let end = if number == 0 { "" } else { "\n" };
            write!(f, "{end}{}", self.sentence(fault))?;
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
