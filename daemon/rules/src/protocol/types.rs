//! What stands in a protocol. Names of the fields are its format: pages and exports read them.

use serde::{Deserialize, Serialize};

use super::{ProtocolAmendment, ProtocolCorrection, ProtocolLot, ProtocolStages, ProtocolUndo};
use crate::setup::Preset;
use crate::view::{LineUp, Round};
use crate::vocabulary::{Fate, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The score sheet of a game. For every seat `opening` + the totals of `rounds` + the points of
/// `finale` + `corrections` are the score in `standings`; in the Kazakh game, where totals begin anew, see
/// `stages`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Protocol {
    /// Which game.
    pub preset: Preset,
    /// The pack's title, if it was played from one.
    pub pack: Option<String>,
    /// It is signed: nothing changes any more.
    pub signed: bool,
    /// The public scores stand still, and so does the public's protocol.
    pub frozen: bool,
    /// Who played.
    pub seats: Vec<ProtocolSeat>,
    /// Totals with which the game began.
    pub opening: Vec<SeatPoints>,
    /// Rounds so far; a game without rounds has a single one without a name.
    pub rounds: Vec<ProtocolRound>,
    /// The final, from its beginning on.
    pub finale: Option<ProtocolFinale>,
    /// Questions that told equals apart; totals do not know of them.
    pub shootout: Option<ProtocolShootout>,
    /// The Kazakh game, stage by stage; it has no rounds.
    pub stages: Option<ProtocolStages>,
    /// Whom the host named among equals, in order (`tie_policy host`, `cutoff_tie host`).
    pub named: Vec<Seat>,
    /// Fines, and corrections by hand.
    pub corrections: Vec<ProtocolCorrection>,
    /// Verdicts that were changed.
    pub amendments: Vec<ProtocolAmendment>,
    /// Every lot that stands, in the order of being drawn.
    pub lots: Vec<ProtocolLot>,
    /// How many words were taken back.
    pub undone: u32,
    /// Each of them.
    pub undos: Vec<ProtocolUndo>,
    /// Options by name and value, where they differ from the preset.
    pub options: Vec<(String, String)>,
    /// The seed of the lots in decimal digits, once the game is over: before, it would foretell them.
    pub seed: Option<String>,
    /// From the best to the last.
    pub standings: Vec<ProtocolStanding>,
}

/// A team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolSeat {
    /// Where it sat.
    pub seat: Seat,
    /// Its name; opaque text.
    pub team: String,
    /// Its players, the captain first.
    pub players: Vec<String>,
    /// Its reserves.
    pub reserves: Vec<String>,
    /// It left the game.
    pub removed: bool,
}

/// Points of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatPoints {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub points: Points,
}

/// A round as far as it has been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolRound {
    /// Which; nothing in games without rounds.
    pub round: Option<Round>,
    /// Who plays which theme, as far as that is public.
    pub entries: Vec<LineUp>,
    /// Themes that were struck out, in order.
    pub strikes: Vec<ProtocolStrike>,
    /// Themes whose players have been called.
    pub themes: Vec<ProtocolTheme>,
    /// Team by round (AZ-31): what all of its players brought.
    pub totals: Vec<SeatPoints>,
}

/// A theme that was struck out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolStrike {
    /// By whom.
    pub seat: Seat,
    /// Its number, from 1.
    pub theme: u8,
    /// Its name, if the box knows it.
    pub title: Option<String>,
}

/// A theme that is or was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolTheme {
    /// Its number in the round, from 1.
    pub number: u8,
    /// Its name, once announced, if the box knows it.
    pub title: Option<String>,
    /// Who plays it; teams without a roster are not in here.
    pub players: Vec<ProtocolPlayer>,
    /// Its questions so far.
    pub questions: Vec<ProtocolQuestion>,
    /// Player by theme (AZ-30).
    pub subtotals: Vec<SeatPoints>,
}

/// Who plays for a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolPlayer {
    /// For whom.
    pub seat: Seat,
    /// The name; opaque text.
    pub name: String,
}

/// A question that was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolQuestion {
    /// Its number in the game, from 1.
    pub number: u32,
    /// Its place in the theme, from 1; nothing in games without themes and in single questions.
    pub level: Option<u8>,
    /// What it is worth, if it has a price.
    pub price: Option<u32>,
    /// Who plays it, where that is not said of the whole theme.
    pub players: Vec<ProtocolPlayer>,
    /// Presses in order of being judged: all that counted, and the first
    /// [`crate::limits::PRESSES_PRINTED`] that did not.
    pub presses: Vec<ProtocolPress>,
    /// How many more presses there were that did not count.
    pub presses_left_out: u32,
    /// Answers in order of being judged, void ones and those of a question that was replaced too.
    pub attempts: Vec<ProtocolAttempt>,
    /// What became of it.
    pub outcome: ProtocolOutcome,
    /// It was marked as disputed.
    pub disputed: bool,
    /// The dispute has not been decided yet.
    pub dispute_open: bool,
    /// Lots among presses at one instant.
    pub lots: Vec<Vec<Seat>>,
}

/// What became of a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProtocolOutcome {
    /// It counts as it was played, or is being played.
    #[default]
    Played,
    /// It was withdrawn while it was played.
    Withdrawn,
    /// Another one was played instead.
    Replaced,
    /// It was over, and counts for nothing after all.
    Annulled,
}

/// A press and its fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolPress {
    /// Whose.
    pub seat: Seat,
    /// Microseconds since the buttons were opened for this question, negative before that; if they
    /// never were, since the question's first press. Pauses do not count.
    pub at_us: i64,
    /// What became of it.
    #[serde(flatten)]
    pub fate: Fate,
}

/// A judged answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolAttempt {
    /// Its number in the game, from 1; 0 if the answer clock judged and not a host.
    pub attempt: u32,
    /// Whose.
    pub seat: Seat,
    /// How it was judged, as it stands now.
    pub verdict: Verdict,
    /// What it brings or costs; 0 when void.
    pub points: Points,
    /// It counts for nothing: an earlier answer was right after all, or the question does not count.
    pub void: bool,
    /// Microseconds that the answer took, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub time_us: Option<u64>,
}

/// The final.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolFinale {
    /// Number of its question in the game, from 1.
    pub number: u32,
    /// Every team.
    pub seats: Vec<ProtocolFinaleSeat>,
    /// Judged answers that count for nothing, since the question was withdrawn or replaced.
    pub voided: Vec<ProtocolFinaleSeat>,
    /// What became of its question.
    pub outcome: ProtocolOutcome,
    /// It was marked as disputed.
    pub disputed: bool,
    /// The dispute has not been decided yet.
    pub dispute_open: bool,
}

/// A team in the final. Nothing of what it staked and wrote stands here before it has been judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolFinaleSeat {
    /// Which.
    pub seat: Seat,
    /// It plays; others sit out.
    pub plays: bool,
    /// Number of the attempt in the game, from 1.
    pub attempt: Option<u32>,
    /// What it put at stake.
    pub wager: Option<Points>,
    /// What it wrote, if it did so on the box.
    pub answer: Option<String>,
    /// How that was judged.
    pub verdict: Option<Verdict>,
    /// What it brought or cost.
    pub points: Points,
}

/// Questions between equals (3.1.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolShootout {
    /// Who plays for a place.
    pub seats: Vec<Seat>,
    /// The best of them, once the match is over, if there is one.
    pub winner: Option<Seat>,
    /// The questions. Their points decide among equals and are in no total.
    pub questions: Vec<ProtocolQuestion>,
}

/// Where a team stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ProtocolStanding {
    /// Which.
    pub seat: Seat,
    /// Equals share a place; those who left the game come behind all others.
    pub place: u8,
    /// Its total.
    pub score: Points,
}
