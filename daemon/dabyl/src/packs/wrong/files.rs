//! What can be wrong with the files beside a pack's text, and with the archive in which they come.

use serde::{Deserialize, Serialize};

use super::Wrong;
use crate::packs::reader::quoted;

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What is wrong with a file beside the text. The page says it by the name of the variant (`file-…` in
/// the locales).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackFileWrong"))]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum FileWrong {
    /// Its name does not mean the same everywhere, or leads elsewhere.
    Name {},
    /// The pack came as a text alone.
    Alone {},
    /// It is not there.
    Missing {},
    /// It is not there, but one whose name is almost this.
    Misspelt {
        /// What may be meant.
        nearest: String,
    },
    /// By what is in it, it is none of the kinds that every screen shows.
    Kind {},
    /// A video or sound that not every browser plays.
    Codec {
        /// How its picture or sound is packed.
        codec: String,
    },
    /// It breaks off, or is damaged.
    Broken {},
    /// No plain file, or the card does not give it.
    Unreadable {},
    /// More bytes than a file may have.
    TooLarge {
        /// The most, in MiB.
        most: u32,
    },
    /// A picture with more points in a row or a column than a screen can take.
    Wide {
        /// The most points.
        most: u32,
    },
    /// From this one on all files together have more bytes than a pack's may have.
    Total {
        /// The most, in MiB.
        most: u32,
    },
    /// Warning: no question names it.
    Unused {},
}

impl FileWrong {
    /// Of this file.
    pub(in crate::packs) fn of(self, file: &str) -> Wrong {
        let (file, what) = (quoted(file), self);
        Wrong::File { file, what }
    }

    pub(super) const fn is_warning(&self) -> bool {
        match self {
            FileWrong::Unused {} => true,
            FileWrong::Name {} | FileWrong::Alone {} | FileWrong::Missing {} => false,
            FileWrong::Misspelt { .. } | FileWrong::Kind {} | FileWrong::Codec { .. } => false,
            FileWrong::Broken {} | FileWrong::Unreadable {} => false,
            FileWrong::TooLarge { .. } | FileWrong::Wide { .. } | FileWrong::Total { .. } => false,
        }
    }
}

/// What is wrong with an archive. The page says it by the name of the variant (`archive-…` in the
/// locales).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackArchiveWrong"))]
#[serde(rename_all = "kebab-case", tag = "archive")]
pub enum ArchiveWrong {
    /// No archive, or one that cannot be read.
    Broken {},
    /// Without a text.
    NoText {},
    /// With more than one text.
    TwoTexts {},
    /// More files than a pack may have.
    Many {
        /// The most.
        most: u32,
    },
    /// A name that leads elsewhere.
    Name {
        /// Which.
        name: String,
    },
    /// A link.
    Link {
        /// Its name.
        name: String,
    },
    /// A file deeper than one folder beside the text, or above it.
    Deep {
        /// Its name.
        name: String,
    },
    /// A name that stands there twice.
    Twice {
        /// Which.
        name: String,
    },
    /// Locked by a password.
    Locked {
        /// Its name.
        name: String,
    },
    /// Packed in a way that few programs know.
    Method {
        /// Its name.
        name: String,
    },
}
