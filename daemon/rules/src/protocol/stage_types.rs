//! What only the protocol of the Kazakh game has. Names of the fields are its format.

use serde::{Deserialize, Serialize};

use super::ProtocolQuestion;
use crate::view::Round;
use crate::vocabulary::{Key, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The Kazakh game, stage by stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolStages {
    /// Every player's points and times.
    pub players: Vec<ProtocolFigures>,
    /// Every question that was shown, in order.
    pub questions: Vec<ProtocolStageQuestion>,
    /// Names of the blocks of themes, as far as the set-up gives any.
    pub blocks: Vec<String>,
    /// In which order players chose.
    pub orders: Vec<ProtocolOrder>,
    /// Who went on to Көкпар, best first.
    pub finalists: Vec<Seat>,
    /// Offences by talking (KK-6).
    pub offences: Vec<ProtocolOffence>,
    /// Right options that were changed.
    pub key_amendments: Vec<ProtocolKeyAmendment>,
}

/// A player's points and times. Corrections by hand stand apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolFigures {
    /// Whose.
    pub seat: Seat,
    /// Points of Бәйге.
    pub baige: Points,
    /// Microseconds of the answers of Бәйге that count for ties.
    pub baige_us: u64,
    /// Points of Полиглот.
    pub polyglot: Points,
    /// The same time of Полиглот.
    pub polyglot_us: u64,
    /// What broke ties: whole milliseconds, rounded down for each answer (fine print 8).
    pub time_ms: u64,
    /// Points of Көкпар, for those who play it.
    pub kokpar: Option<Points>,
    /// Sent out of the game for talking.
    pub talked_out: bool,
}

/// A question and what was done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolStageQuestion {
    /// Of which stage.
    pub stage: Round,
    /// Who was asked alone, or chose the sector.
    pub turn: Option<Seat>,
    /// Number of its theme: 1 to 12 in Полиглот, 1 to 4 in Көкпар.
    pub theme: Option<u8>,
    /// Name of its theme, if the box knows it.
    pub title: Option<String>,
    /// The right option, once everybody may know it.
    pub right: Option<Key>,
    /// What each key brought, in order of seats.
    pub answers: Vec<ProtocolKeyAnswer>,
    /// Whose key decided: a place in Көкпар, or the game.
    pub decided: Option<Seat>,
    /// Whose right keys came at one instant, so that nothing was decided.
    pub tied: Vec<Seat>,
    /// The answer was spoken without a press: its time is that of the host's verdict (3.3).
    pub host_timed: bool,
    /// Presses, answers that were judged, and what became of it.
    pub question: ProtocolQuestion,
}

/// What a key brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolKeyAnswer {
    /// Whose.
    pub seat: Seat,
    /// The key; nothing if none was pressed.
    pub key: Option<Key>,
    /// Microseconds from the opening of the keys.
    pub time_us: Option<u64>,
    /// How it was.
    pub verdict: Verdict,
    /// What it brought; 0 if the question does not count.
    pub points: Points,
}

/// In which order players choose in a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolOrder {
    /// The stage.
    pub stage: Round,
    /// First to last.
    pub order: Vec<Seat>,
}

/// An offence by talking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolOffence {
    /// Whose.
    pub seat: Seat,
    /// Which of the player's offences, from 1.
    pub times: u8,
    /// Number of the question in the game that was played or came next.
    pub question: u32,
    /// The player was sent out of the game for it.
    pub out: bool,
}

/// A right option that was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolKeyAmendment {
    /// Number of the question in the game.
    pub question: u32,
    /// What had been right.
    pub from: Key,
    /// What became right.
    pub to: Key,
}
