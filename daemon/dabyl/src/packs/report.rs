//! `dabyl pack check`: what is in a pack, and what is wrong with it.

use std::fmt::Write as _;
use std::io::Read;
use std::path::Path;

use dabyl_rules::Preset;
use dabyl_rules::setup::Theme;

use super::{Fault, MOST_BYTES, Pack, Reading, word};

/// What `dabyl pack check` prints of one file, and its exit code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// For people.
    pub text: String,
    /// 0 if it can be played, 1 if something must be mended, 2 if it cannot be read.
    pub code: u8,
}

/// Faults and warnings that are told at once; more are found when those are mended.
const MOST_TOLD: usize = 100;

/// Reads a pack.
#[must_use]
pub fn check(path: &Path) -> Report {
    let name = path.display().to_string();
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            return Report {
                text: format!("{name}: {error}: name a pack that can be read\n"),
                code: 2,
            };
        }
    };
    let reading = Reading::of(&bytes);
    let mut text = String::new();
    let found = reading.faults.iter().chain(&reading.warnings);
    for fault in found.take(MOST_TOLD) {
        let Fault { line, column, what } = fault;
        let kind = if what.is_warning() { "warning: " } else { "" };
        let (what, remedy) = what.said();
        let _ = writeln!(text, "{name}:{line}:{column}: {kind}{what}: {remedy}");
    }
    let all = reading.faults.len() + reading.warnings.len() + reading.beyond;
    if all > MOST_TOLD {
        let more = all - MOST_TOLD;
        let _ = writeln!(
            text,
            "and {more} more: mend the first ones, and check again"
        );
    }
    let (faults, warnings) = (reading.faults.len(), reading.warnings.len());
    if faults == 0 {
        text += &contents(&name, &reading.pack, warnings);
    }
    Report {
        text,
        code: u8::from(faults > 0),
    }
}

/// The word for a game in stories and on the command line.
const fn game(preset: Preset) -> &'static str {
    match preset {
        Preset::KhamsaAz => "khamsa-az",
        Preset::KhamsaRu => "khamsa-ru",
        Preset::KokparKk => "kokpar-kk",
        Preset::Lockout => "lockout",
    }
}

/// Reads a file, but no more than shows that it is too large.
pub(super) fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path)?;
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn contents(name: &str, pack: &Pack, warnings: usize) -> String {
    let mut text = format!("{name}: \"{}\"", pack.title);
    if !pack.authors.is_empty() {
        let _ = write!(text, " ({})", pack.authors.join(", "));
    }
    text.push('\n');
    let questions =
        |themes: &[Theme]| -> usize { themes.iter().map(|theme| theme.clues.len()).sum() };
    for round in &pack.rounds {
        let count = questions(&round.themes) + round.questions.len();
        let _ = write!(text, "  {:<9} {count:>3} questions", word(round.kind));
        if !round.themes.is_empty() {
            let _ = write!(text, ", {} themes", round.themes.len());
        }
        if !round.spares.is_empty() {
            let _ = write!(text, ", {} spares", round.spares.len());
        }
        for theme in &round.themes {
            let _ = write!(text, "\n      {}", theme.title);
        }
        text.push('\n');
    }
    for theme in &pack.themes {
        let _ = writeln!(text, "  {} questions: {}", theme.clues.len(), theme.title);
    }
    for super::Unfit { preset, why } in pack.unfits() {
        let _ = writeln!(text, "  not for {}: {}", game(preset), why.said());
    }
    let _ = writeln!(
        text,
        "  it can be played: {} questions, {} spares; {warnings} warnings",
        pack.questions(),
        pack.spares()
    );
    text
}
