//! `dabyl pack check`: what is in a pack, and what is wrong with it.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use dabyl_rules::Preset;
use dabyl_rules::setup::Theme;

use super::archive::{Archive, TEXT};
use super::folder::{Folder, Seen};
use super::{Fault, MOST_BYTES, Reading, word};
use crate::media::Store;

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

/// Reads a pack: a text, a folder with `pack.toml` in it, or an archive of one.
#[must_use]
pub fn check(path: &Path) -> Report {
    let name = path.display().to_string();
    let reading = match reading(path) {
        Ok(reading) => reading,
        Err(error) => {
            return Report {
                text: format!("{name}: {error}: name a pack that can be read\n"),
                code: 2,
            };
        }
    };
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
        text += &contents(&name, &reading, warnings);
    }
    Report {
        text,
        code: u8::from(faults > 0),
    }
}

fn reading(path: &Path) -> io::Result<Reading> {
    if path.is_dir() {
        let text = read(&path.join(TEXT))?;
        let (directory, seen) = (path.to_owned(), &mut Seen::default());
        return Ok(Reading::with(&text, &mut Folder { directory, seen }));
    }
    let is_archive = path
        .extension()
        .is_some_and(|end| end.eq_ignore_ascii_case("zip"));
    if !is_archive {
        return Ok(Reading::of(&read(path)?));
    }
    let scratch = Scratch::new()?;
    let store = Store::new(scratch.0.clone());
    let read = Archive::open(File::open(path)?, &store).and_then(|mut archive| {
        let text = archive.text()?;
        let reading = Reading::with(&text, &mut archive);
        Ok((reading, archive.into_arrived()))
    });
    match read {
        // What was unpacked goes again with this.
        Ok((reading, unpacked)) => unpacked.map(|_| reading).map_err(io::Error::other),
        Err(what) => Ok(Reading::of_broken(what)),
    }
}

/// A directory for what is unpacked only to be looked at.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> io::Result<Scratch> {
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(|error| io::Error::other(error.to_string()))?;
        let name = format!("dabyl-pack-check-{:016x}", u64::from_ne_bytes(name));
        let path = std::env::temp_dir().join(name);
        fs::DirBuilder::new().mode(0o700).create(&path)?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
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
pub(super) fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn contents(name: &str, reading: &Reading, warnings: usize) -> String {
    let pack = &reading.pack;
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
    if !reading.files.is_empty() {
        let bytes: u64 = reading.files.iter().map(|kept| kept.bytes).sum();
        let count = reading.files.len();
        let _ = writeln!(text, "  {count} files, {} KiB", bytes.div_ceil(1024));
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
