//! Packs of questions, "dabyl-pack 1": from a text that anybody may have written to a checked
//! [`Pack`], or to every fault in it, each with line, column, and a sentence that says what to do.
//! image/packs/README.md explains the format to people who write packs.

mod archive;
mod beside;
mod bytes;
mod clues;
mod fits;
mod folder;
mod grammar;
mod quality;
mod read;
mod reader;
mod report;
mod rounds;
mod sentences;
mod shelf;
#[cfg(test)]
mod tests;
mod wrong;

use dabyl_rules::setup::{Clue, Setup, Spare, Theme};
use dabyl_rules::view::Round;
use serde::{Deserialize, Serialize};

pub use archive::MOST_ARCHIVE;
use beside::Beside;
pub use beside::{Kept, MOST_FILES, MOST_FILES_BYTES};
pub use fits::{Unfit, WhyUnfit};
pub use report::{Report, check};
pub(crate) use shelf::UNFINISHED;
pub use shelf::{MOST_PACKS, MOST_TOTAL, OnShelf, Shelf, ShelfError};
pub use wrong::{ArchiveWrong, FileWrong, Wrong};

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
const ROUNDS: [(&str, Round); 10] = [
    ("open", Round::Open),
    ("semi", Round::Semi),
    ("secret", Round::Secret),
    ("personal", Round::Personal),
    ("final", Round::Final),
    ("shootout", Round::Shootout),
    ("baige", Round::Baige),
    ("polyglot", Round::Polyglot),
    ("kokpar", Round::Kokpar),
    ("overtime", Round::Overtime),
];

/// A round of the Kazakh game.
const fn is_kazakh(round: Round) -> bool {
    match round {
        Round::Open | Round::Semi | Round::Secret | Round::Personal => false,
        Round::Final | Round::Shootout => false,
        Round::Baige | Round::Polyglot | Round::SuddenDeath => true,
        Round::Kokpar | Round::Overtime => true,
    }
}

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
    /// The rounds of Khamsa, or of the Kazakh game, in the order of the file; each there at most once.
    pub rounds: Vec<PackRound>,
    /// Names of the two blocks of themes (KK-13), if the pack gives them.
    pub blocks: Vec<String>,
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
    /// Its themes; none where questions have none.
    pub themes: Vec<Theme>,
    /// Questions without themes, in the order in which they are played: those of the final, the
    /// shoot-out, Бәйге and Овертайм.
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
    /// Files that its questions show, each once, in the order of the text.
    pub files: Vec<Kept>,
}

impl Reading {
    /// Reads bytes that should be a pack without files beside it.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Reading {
        Reading::with(bytes, &mut beside::Alone)
    }

    /// What can be said of an archive that cannot be read.
    fn of_broken(what: ArchiveWrong) -> Reading {
        let mut to = reader::Gathering::default();
        to.note(0..0, Wrong::Archive { what });
        to.into_reading("", Pack::default(), Vec::new())
    }

    /// Reads bytes that should be a pack, and the files beside it that its questions show.
    fn with(bytes: &[u8], beside: &mut dyn Beside) -> Reading {
        let mut to = reader::Gathering::default();
        let mut files = Vec::new();
        let (text, pack) = match bytes::decode(bytes, &mut to) {
            bytes::Decoded::Text(text) => {
                let mut pack = read::document(&text, &mut to);
                quality::look(&text, &mut to);
                files = beside::resolve(&mut pack, beside, &mut to);
                (text, pack)
            }
            bytes::Decoded::Broken(text) => (text, Pack::default()),
        };
        to.into_reading(&text, pack, files)
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
                Round::Open | Round::Semi | Round::Secret | Round::Personal => 0,
                Round::Polyglot | Round::Kokpar => 0,
                Round::Shootout | Round::Baige | Round::SuddenDeath | Round::Overtime => {
                    round.questions.len()
                }
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
            Round::Open | Round::Semi | Round::Secret | Round::Personal => round.spares.len(),
            Round::Baige | Round::Polyglot | Round::Kokpar => round.spares.len(),
            Round::Shootout | Round::SuddenDeath | Round::Overtime => 0,
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
        setup.blocks = self.blocks;
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
