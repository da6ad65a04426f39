//! What can be wrong in a pack. The page says it in the host's language by the name of the variant
//! (`pack-…` in the locales), the command line in English as here.

mod files;

use serde::{Deserialize, Serialize};

use super::Round;

pub use files::{ArchiveWrong, FileWrong};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A fault, which keeps a pack from being played, or a warning, which does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackWrong"))]
#[serde(rename_all = "kebab-case", tag = "wrong")]
pub enum Wrong {
    /// More bytes than a pack may have.
    TooLarge {
        /// The most, in KiB.
        most: u32,
    },
    /// Not UTF-8 from here on.
    NotUtf8 {},
    /// Saved as UTF-16.
    Utf16 {},
    /// Saved as Windows-1251, as it seems.
    Cp1251 {},
    /// Here it is not TOML.
    NoToml {
        /// What the parser says, in English.
        message: String,
    },
    /// A text without a quotation mark at its end.
    OpenText {},
    /// A key without `=` behind it.
    NoEquals {},
    /// A text that does not stand in the quotation marks of TOML.
    NoQuotes {},
    /// Something stands behind a value: mostly a text with quotation marks in it.
    TextGoesOn {},
    /// A key stands twice in one table.
    KeyTwice {},
    /// It does not say that it is a pack of this format.
    Format {},
    /// A key is missing.
    Missing {
        /// Which.
        key: String,
    },
    /// A key that is not known here.
    UnknownKey {
        /// Which.
        key: String,
    },
    /// A key that is not known here, but almost.
    Misspelt {
        /// As it stands there.
        key: String,
        /// What it may be.
        nearest: String,
    },
    /// A key that belongs to rounds of another kind.
    Misplaced {
        /// Which.
        key: String,
        /// The kind of this round.
        round: Round,
    },
    /// No text.
    NotText {
        /// Which key.
        key: String,
    },
    /// No list of texts.
    NotTexts {
        /// Which key.
        key: String,
    },
    /// No whole number within its range.
    NotNumber {
        /// Which key.
        key: String,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// No table in double brackets.
    NotTables {
        /// Which key.
        key: String,
    },
    /// A text that says nothing.
    Empty {
        /// Which key.
        key: String,
    },
    /// A text that is too long.
    TooLong {
        /// Which key.
        key: String,
        /// The most characters.
        most: u32,
    },
    /// Control characters or overrides of writing direction, or a line break in a title.
    Control {
        /// Which key.
        key: String,
    },
    /// None of the words that it may be.
    Word {
        /// Which key.
        key: String,
        /// What stands there.
        given: String,
        /// What may stand there.
        allowed: String,
    },
    /// More of something than the box takes.
    TooMany {
        /// Of what.
        key: String,
        /// The most.
        most: u32,
    },
    /// A key that belongs to questions of other rounds: options, the right one, files.
    NotHere {
        /// Which.
        key: String,
    },
    /// A question to choose from that has not three options.
    Options {
        /// How many it has.
        count: u32,
    },
    /// Two options that say the same.
    SameOptions {
        /// What both say.
        option: String,
    },
    /// The letter of the right option is typed on a Cyrillic keyboard.
    RightCyrillic {},
    /// A round that has not as many themes as are played.
    ThemeCount {
        /// Which.
        round: Round,
        /// How many it has.
        count: u32,
        /// How many it needs.
        exactly: u32,
    },
    /// A block that has more themes than are played, so that the other has fewer.
    BlockThemes {
        /// Which, from 1.
        block: u32,
        /// How many it has.
        count: u32,
        /// How many it needs.
        exactly: u32,
    },
    /// The names of not just two blocks.
    Blocks {
        /// How many there are.
        count: u32,
    },
    /// A file beside the text, or one that should be there.
    File {
        /// Its name.
        file: String,
        /// What is wrong with it.
        what: FileWrong,
    },
    /// The archive that should be a pack.
    Archive {
        /// What is wrong with it.
        what: ArchiveWrong,
    },
    /// A theme of a round that has not five questions.
    Questions {
        /// How many it has.
        count: u32,
    },
    /// A round without enough themes to be played.
    Themes {
        /// Which.
        round: Round,
        /// How many it has.
        count: u32,
        /// How many it needs.
        least: u32,
    },
    /// A round is there twice.
    RoundTwice {
        /// Which.
        round: Round,
    },
    /// Themes stand beside rounds.
    Mixed {},
    /// Neither rounds nor themes.
    NothingToPlay {},
    /// Warning: a round is missing.
    NoRound {
        /// Which.
        round: Round,
    },
    /// Warning: themes enough for fewer than four teams only.
    FewThemes {
        /// How many there are.
        count: u32,
    },
    /// Warning: more themes than are played.
    MoreThemes {
        /// In which round.
        round: Round,
        /// How many there are.
        count: u32,
    },
    /// Warning: no spare questions at all.
    NoSpares {},
    /// Warning: a shoot-out between equals may need more questions.
    FewShootout {
        /// How many there are.
        count: u32,
        /// How many there had better be.
        least: u32,
    },
    /// Warning: fewer questions than Бәйге has if nobody says otherwise.
    FewBaige {
        /// How many there are.
        count: u32,
        /// How many there had better be.
        least: u32,
    },
    /// Warning: an overtime between equals may need more questions.
    FewOvertime {
        /// How many there are.
        count: u32,
        /// How many there had better be.
        least: u32,
    },
    /// Warning: a question of an overtime has nothing to be seen or heard (KK-42).
    NothingToSee {},
    /// Warning: the same key is right for every question of a round.
    SameKey {
        /// Which: `a`, `b` or `c`.
        key: String,
    },
    /// Warning: what the host is to read as the answer is not the right option.
    AnswerNotRight {
        /// The answer.
        answer: String,
        /// The right option.
        option: String,
    },
    /// Warning: an answer stands in the text of its own question.
    AnswerInText {
        /// The answer.
        answer: String,
    },
    /// Warning: the same question stands further up.
    SameQuestion {
        /// In which line.
        first: u32,
    },
    /// Warning: the same answer is to be accepted and rejected.
    BothWays {
        /// The answer.
        answer: String,
    },
}

impl Wrong {
    /// It does not keep a pack from being played.
    #[must_use]
    pub const fn is_warning(&self) -> bool {
        match self {
            Wrong::File { what, .. } => what.is_warning(),
            Wrong::NoRound { .. }
            | Wrong::FewThemes { .. }
            | Wrong::MoreThemes { .. }
            | Wrong::NoSpares {}
            | Wrong::FewShootout { .. }
            | Wrong::FewBaige { .. }
            | Wrong::FewOvertime { .. }
            | Wrong::NothingToSee {}
            | Wrong::SameKey { .. }
            | Wrong::AnswerNotRight { .. }
            | Wrong::AnswerInText { .. }
            | Wrong::SameQuestion { .. }
            | Wrong::BothWays { .. } => true,
            Wrong::TooLarge { .. }
            | Wrong::NotUtf8 {}
            | Wrong::Utf16 {}
            | Wrong::Cp1251 {}
            | Wrong::NoToml { .. }
            | Wrong::OpenText {}
            | Wrong::NoEquals {}
            | Wrong::NoQuotes {}
            | Wrong::TextGoesOn {}
            | Wrong::KeyTwice {}
            | Wrong::Format {}
            | Wrong::Missing { .. }
            | Wrong::UnknownKey { .. }
            | Wrong::Misspelt { .. }
            | Wrong::Misplaced { .. }
            | Wrong::NotText { .. }
            | Wrong::NotTexts { .. }
            | Wrong::NotNumber { .. }
            | Wrong::NotTables { .. }
            | Wrong::Empty { .. }
            | Wrong::TooLong { .. }
            | Wrong::Control { .. }
            | Wrong::Word { .. }
            | Wrong::TooMany { .. }
            | Wrong::Archive { .. }
            | Wrong::NotHere { .. }
            | Wrong::Options { .. }
            | Wrong::SameOptions { .. }
            | Wrong::RightCyrillic {}
            | Wrong::ThemeCount { .. }
            | Wrong::BlockThemes { .. }
            | Wrong::Blocks { .. }
            | Wrong::Questions { .. }
            | Wrong::Themes { .. }
            | Wrong::RoundTwice { .. }
            | Wrong::Mixed {}
            | Wrong::NothingToPlay {} => false,
        }
    }
}
