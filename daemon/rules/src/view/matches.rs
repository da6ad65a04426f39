//! What may be seen of a match of Khamsa beside its questions: decisions of the teams, themes, the final.

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Command, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What the teams decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// Who plays which theme (open round).
    Assign,
    /// Who plays this theme (semi-open round).
    Pick,
    /// In which order players come out (secret round).
    Sequence,
    /// Which theme is struck out (personal round).
    Strike,
    /// Who plays for the team (personal round, shoot-out).
    Name,
    /// What is at stake (final).
    Wager,
    /// The written answer (final): discussion and collection.
    Write,
}

/// A decision of the teams, as everybody may know it: who is ready, never what they chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StepView {
    /// Which.
    pub kind: StepKind,
    /// Entries are accepted: the step has been started and not closed.
    pub open: bool,
    /// Teams that take part in it.
    pub asked: Vec<Seat>,
    /// Those of them whose entry is complete.
    pub ready: Vec<Seat>,
    /// Who strikes now; nobody if the order is free.
    pub turn: Option<Seat>,
    /// The order of strikes.
    pub order: Vec<Seat>,
}

/// A theme of the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ThemeView {
    /// Its number, from 1.
    pub number: u8,
    /// Its name, if it may be known and the box knows it.
    pub title: Option<String>,
    /// It was struck out, by this team.
    pub struck_by: Option<Seat>,
    /// It is over.
    pub played: bool,
    /// It is played now.
    pub current: bool,
}

/// Who plays which theme for one team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct LineUp {
    /// Whose.
    pub seat: Seat,
    /// Names for themes 1 …; nothing where nobody plays, or where it is not yet public.
    pub players: Vec<Option<String>>,
}

/// The final as far as this onlooker may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct FinaleView {
    /// Every seat.
    pub seats: Vec<FinaleSeat>,
    /// Whose answer is shown next: lowest total first.
    pub next: Option<Seat>,
}

/// A team in the final. Wager and answer stand here for the host, for the team's own captain, and
/// for everybody once they have been judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct FinaleSeat {
    /// Which.
    pub seat: Seat,
    /// It plays; others sit out.
    pub plays: bool,
    /// Its wager is in.
    pub wagered: bool,
    /// Its answer is in.
    pub answered: bool,
    /// Its wager.
    pub wager: Option<Points>,
    /// Its limits; for the host and its captain.
    pub limits: Option<(Points, Points)>,
    /// Its answer.
    pub answer: Option<String>,
    /// How it was judged.
    pub verdict: Option<Verdict>,
    /// Its total before the final.
    pub before: Points,
}

/// A team's entry, for those who may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct EntryView {
    /// Whose.
    pub seat: Seat,
    /// Numbers in the roster, 0 where nobody is named yet.
    pub players: Vec<u8>,
}

/// Who can play for a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct RosterView {
    /// Whose.
    pub seat: Seat,
    /// In order of their numbers from 1, the captain first, reserves last.
    pub players: Vec<PlayerView>,
}

/// A player of a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// The name; opaque text.
    pub name: String,
    /// May not play in this game (RU-4).
    pub reserve: bool,
    /// Has had a theme in this round.
    pub used: bool,
}

/// What a captain may see and do besides what all may.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptainView {
    /// Whose captain.
    pub seat: Seat,
    /// Its words that are legal now, with sample values.
    pub legal: Vec<Command>,
    /// Its players.
    pub roster: RosterView,
    /// Its entry in the present step.
    pub entry: Option<EntryView>,
}
