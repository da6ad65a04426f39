//! Packs on the wire.

use dabyl_rules::setup::Theme;
use dabyl_rules::view::Round;
use serde::{Deserialize, Serialize};

use crate::packs::{Fault, Language, OnShelf, Reading, Unfit};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Faults, and warnings, that are sent at once: more than anybody mends before asking again.
const MOST_SENT: usize = 100;

/// `GET /api/packs`: a pack on the box. The answer is a list of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PackInfo {
    /// Its file, which names it.
    pub file: String,
    /// It came with the box, so nobody can remove it.
    pub shipped: bool,
    /// Its title, or its file's name if it has none.
    pub title: String,
    /// Its language, if it says one.
    pub language: Option<Language>,
    /// What it has for each round, in the order of the file.
    pub rounds: Vec<PackRoundInfo>,
    /// Spare questions, those of the final too.
    pub spares: u32,
    /// Files that its questions show.
    pub files: u32,
    /// Bytes of all of them.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub bytes: u64,
    /// Games that it is not for; none as long as it has faults, for then nobody knows.
    pub unfit: Vec<Unfit>,
    /// Faults found in it; such a pack cannot be played.
    pub faults: u32,
    /// What had better be looked at: `GET /api/packs/{file}` says it.
    pub warnings: u32,
}

/// What a pack has for one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackRound"))]
#[serde(rename_all = "camelCase")]
pub struct PackRoundInfo {
    /// Which; nothing for the themes of a quiz without rounds.
    pub kind: Option<Round>,
    /// Titles of its themes; none in the final and the shoot-out.
    pub themes: Vec<String>,
    /// Questions of all its themes, or its own.
    pub questions: u32,
}

/// `GET /api/packs/{file}`: what is wrong with a pack, and what `POST /api/packs/{file}` answers with
/// 422 to one that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PackReport {
    /// What must be mended, in order of places.
    pub faults: Vec<Fault>,
    /// What had better be looked at, in order of places.
    pub warnings: Vec<Fault>,
    /// How many of both are not told.
    pub more: u32,
}

impl From<OnShelf> for PackInfo {
    fn from(on_shelf: OnShelf) -> PackInfo {
        let OnShelf {
            file,
            shipped,
            pack,
            faults,
            warnings,
            files,
            bytes,
        } = on_shelf;
        let spares = short(pack.spares());
        let unfit = if faults == 0 {
            pack.unfits()
        } else {
            Vec::new()
        };
        let mut rounds: Vec<PackRoundInfo> = Vec::new();
        for round in pack.rounds {
            let own = round.questions.len();
            rounds.push(PackRoundInfo::of(Some(round.kind), round.themes, own));
        }
        if !pack.themes.is_empty() {
            rounds.push(PackRoundInfo::of(None, pack.themes, 0));
        }
        PackInfo {
            file,
            shipped,
            title: pack.title,
            language: pack.language,
            rounds,
            spares,
            files: short(files),
            bytes,
            unfit,
            faults: short(faults),
            warnings: short(warnings),
        }
    }
}

impl PackRoundInfo {
    fn of(kind: Option<Round>, themes: Vec<Theme>, own: usize) -> Self {
        let of_themes: usize = themes.iter().map(|theme| theme.clues.len()).sum();
        PackRoundInfo {
            kind,
            themes: themes.into_iter().map(|theme| theme.title).collect(),
            questions: short(of_themes + own),
        }
    }
}

impl From<Reading> for PackReport {
    fn from(reading: Reading) -> PackReport {
        let Reading {
            mut faults,
            mut warnings,
            beyond,
            ..
        } = reading;
        let all = faults.len() + warnings.len() + beyond;
        faults.truncate(MOST_SENT);
        warnings.truncate(MOST_SENT);
        let more = short(all - faults.len() - warnings.len());
        PackReport {
            faults,
            warnings,
            more,
        }
    }
}

fn short(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
