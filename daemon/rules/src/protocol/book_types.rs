//! What a protocol tells beside answers: corrections, lots, words that were taken back.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Command, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Points that no answer brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolCorrection {
    /// Whose score.
    pub seat: Seat,
    /// By how much; below 0 for a fine.
    pub points: Points,
    /// A fine by the rules (RU-35), or a correction by hand.
    pub fine: bool,
    /// Why.
    pub reason: Option<String>,
    /// The last question that had been announced by then; 0 before the first.
    pub after_question: u32,
}

/// A verdict that was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolAmendment {
    /// Number of the attempt in the game.
    pub attempt: u32,
    /// What it had been.
    pub from: Verdict,
    /// What it became.
    pub to: Verdict,
}

/// What a lot decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProtocolLotKind {
    /// Who of those who pressed at one instant was first.
    Press,
    /// In which order themes are struck out.
    Strikes,
    /// Who of equals stands before whom.
    Equals,
    /// In which order sectors of the board are chosen.
    Board,
    /// A block of themes for a player.
    Block,
    /// A theme for a player.
    Theme,
}

/// A lot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolLot {
    /// What it decided.
    pub what: ProtocolLotKind,
    /// Number of the question that it was drawn for, or that comes next.
    pub question: u32,
    /// How it came out, first to last; of a block or a theme, for whom it was drawn.
    pub order: Vec<Seat>,
    /// Number of the block or the theme that was drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub drawn: Option<u8>,
}

/// A word that was taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolUndo {
    /// Milliseconds since the table was laid.
    pub at_ms: u64,
    /// Which word; nothing if it was a team's own decision, which may be a secret.
    pub word: Option<Command>,
}
