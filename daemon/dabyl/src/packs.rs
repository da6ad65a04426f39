//! Packs of questions, "dabyl-pack 1": from a text that anybody may have written to a checked
//! [`Pack`], or to every fault in it, each with line, column, and a sentence that says what to do.
//! image/packs/README.md explains the format to people who write packs.

mod bytes;
mod fits;
mod grammar;
mod quality;
mod read;
mod reader;
mod report;
mod sentences;
mod shelf;
#[cfg(test)]
mod tests;
mod wrong;

use dabyl_rules::setup::{Clue, Setup, Spare, Theme};
use dabyl_rules::view::Round;
use serde::{Deserialize, Serialize};

pub use fits::{Unfit, WhyUnfit};
pub use report::{Report, check};
pub use shelf::{MOST_PACKS, MOST_TOTAL, OnShelf, Shelf, ShelfError};
pub use wrong::Wrong;

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Bytes of a pack. A whole match in Cyrillic has 40 kB; the parser takes up to 160 times what it
/// reads, and the box has 256 MiB for everything.
pub const MOST_BYTES: usize = 512 * 1024;

/// What the key `format` says.
pub const FORMAT: &str = "dabyl-pack 1";

/// Questions of a theme (AZ-24, RU-6), and themes of a round (AZ-4, AZ-11, RU-6).
pub const FIVE: usize = 5;

/// Faults that are kept: whoever has more mends these first.
const MOST_FAULTS: usize = 1_000;

/// The rounds as packs name them.
const ROUNDS: [(&str, Round); 6] = [
    ("open", Round::Open),
    ("semi", Round::Semi),
    ("secret", Round::Secret),
    ("personal", Round::Personal),
    ("final", Round::Final),
    ("shootout", Round::Shootout),
];

/// A pack of questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// Its title: one line.
    pub title: String,
    /// Its language; known in every pack without faults.
    pub language: Option<Language>,
    /// Who wrote it.
    pub authors: Vec<String>,
    /// For the host.
    pub note: Option<String>,
    /// The rounds of Khamsa, in the order of the file; each there at most once.
    pub rounds: Vec<PackRound>,
    /// Themes of any other quiz, which has no rounds.
    pub themes: Vec<Theme>,
}

/// A language of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackLanguage"))]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// Azerbaijani.
    Az,
    /// Russian.
    Ru,
    /// Kazakh.
    Kk,
    /// English.
    En,
}

/// What a pack has for one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackRound {
    /// Which.
    pub kind: Round,
    /// Its themes; none in the final and the shoot-out.
    pub themes: Vec<Theme>,
    /// Questions of the final or the shoot-out, in the order in which they are played.
    pub questions: Vec<Clue>,
    /// Questions that replace others of this round.
    pub spares: Vec<Spare>,
}

/// One thing that is wrong, or that had better be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackFault"))]
#[serde(rename_all = "camelCase")]
pub struct Fault {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
    /// What is wrong; its sentence says what to do as well.
    pub what: Wrong,
}

/// What came of reading a pack.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What could be read; whole only if there are no faults.
    pub pack: Pack,
    /// What must be mended before it can be played, in order of places.
    pub faults: Vec<Fault>,
    /// What had better be looked at, in order of places.
    pub warnings: Vec<Fault>,
    /// Faults and warnings beyond those that are kept.
    pub beyond: usize,
}

impl Reading {
    /// Reads bytes that should be a pack.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Reading {
        let mut to = reader::Gathering::default();
        let (text, pack) = match bytes::decode(bytes, &mut to) {
            bytes::Decoded::Text(text) => {
                let pack = read::document(&text, &mut to);
                quality::look(&text, &mut to);
                (text, pack)
            }
            bytes::Decoded::Broken(text) => (text, Pack::default()),
        };
        to.into_reading(&text, pack)
    }
}

impl Pack {
    /// Questions that are played: of the final the first.
    #[must_use]
    pub fn questions(&self) -> usize {
        let clues = |themes: &[Theme]| themes.iter().map(|theme| theme.clues.len()).sum::<usize>();
        let of_round = |round: &PackRound| {
            let flat = match round.kind {
                Round::Final => round.questions.len().min(1),
                Round::Open | Round::Semi | Round::Secret | Round::Personal | Round::Shootout => {
                    round.questions.len()
                }
                Round::Baige | Round::Polyglot | Round::SuddenDeath => round.questions.len(),
                Round::Kokpar | Round::Overtime => round.questions.len(),
            };
            clues(&round.themes) + flat
        };
        clues(&self.themes) + self.rounds.iter().map(of_round).sum::<usize>()
    }

    /// Spare questions of all rounds; further questions of the final are its spares.
    #[must_use]
    pub fn spares(&self) -> usize {
        let of_round = |round: &PackRound| match round.kind {
            Round::Final => round.questions.len().saturating_sub(1),
            Round::Open | Round::Semi | Round::Secret | Round::Personal | Round::Shootout => {
                round.spares.len()
            }
            Round::Baige | Round::Polyglot | Round::SuddenDeath => round.spares.len(),
            Round::Kokpar | Round::Overtime => round.spares.len(),
        };
        self.rounds.iter().map(of_round).sum()
    }
}

impl Pack {
    /// Lays its questions into the set-up of a game.
    pub fn lay(self, setup: &mut Setup) {
        for round in self.rounds {
            setup.themes.extend(round.themes);
            if !round.questions.is_empty() {
                setup.themes.push(Theme {
                    title: String::new(),
                    round: Some(round.kind),
                    block: None,
                    clues: round.questions,
                });
            }
            setup.spares.extend(round.spares);
        }
        setup.themes.extend(self.themes);
        setup.pack = Some(self.title);
    }
}

/// The word for a round in the file.
fn word(round: Round) -> &'static str {
    match round {
        Round::Open => "open",
        Round::Semi => "semi",
        Round::Secret => "secret",
        Round::Personal => "personal",
        Round::Final => "final",
        Round::Shootout => "shootout",
        Round::Baige => "baige",
        Round::Polyglot => "polyglot",
        Round::SuddenDeath => "sudden-death",
        Round::Kokpar => "kokpar",
        Round::Overtime => "overtime",
    }
}
