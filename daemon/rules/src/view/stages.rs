//! What may be seen of the Kazakh game beside its questions: times, themes, the board, who is out.

use serde::{Deserialize, Serialize};

use crate::setup::MediaKind;
use crate::vocabulary::{Key, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The Kazakh game as everybody may see it; a few fields say more to the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StagesView {
    /// Questions of the stage: of Бәйге, of a player's theme in Полиглот, turns in Көкпар; 0 where the
    /// number is open.
    pub questions: u32,
    /// Questions are answered by one button and aloud (`baige_mode`, `overtime_mode race`).
    pub race: bool,
    /// Every player, in order of seats.
    pub players: Vec<StagePlayer>,
    /// In this order players choose in this stage.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// A player must draw before a theme can be taken.
    pub draws: bool,
    /// Полиглот: blocks with their themes.
    pub blocks: Vec<BlockView>,
    /// Көкпар: the board, a row for each theme.
    pub board: Vec<BoardTheme>,
    /// Who plays Көкпар, best first; empty before that is known.
    pub finalists: Vec<Seat>,
    /// Equals between whom keys decide now.
    pub contenders: Vec<Seat>,
    /// Places in Көкпар that are still free among the contenders.
    pub places: u8,
    /// How often the clip of the question has been started.
    pub plays: u32,
}

/// A player's own figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct StagePlayer {
    /// Which seat.
    pub seat: Seat,
    /// Points of Бәйге.
    pub baige: Points,
    /// Points of Полиглот.
    pub polyglot: Points,
    /// Answer time that counts for ties, in milliseconds.
    pub time_ms: u32,
    /// Offences by talking.
    pub offences: u8,
    /// Why the player is out of the game.
    pub out: Option<Out>,
    /// A key was pressed for this question.
    pub answered: bool,
    /// Which: for the host from the closing on, for all once it was revealed.
    pub key: Option<Key>,
    /// When, in microseconds from the opening of the keys (Полиглот: from showing): with the key.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub time_us: Option<u64>,
    /// How the present question went for the player, once that is known.
    pub verdict: Option<Verdict>,
    /// Sectors that the player has chosen.
    pub picks: u8,
}

/// Why a player is out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Out {
    /// Talked too often (KK-6).
    Talked,
    /// Left.
    Left,
}

/// A block of themes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct BlockView {
    /// Its name; nothing where the set-up gives none.
    pub title: Option<String>,
    /// It has been drawn for the player whose turn it is.
    pub drawn: bool,
    /// Its themes.
    pub themes: Vec<TopicView>,
}

/// A theme of Полиглот.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct TopicView {
    /// Its number in what `topic` takes: in the block, or among all themes under `polyglot_pick free`.
    pub number: u8,
    /// Its name, if the box knows it.
    pub title: Option<String>,
    /// Who has taken it.
    pub taken_by: Option<Seat>,
    /// It is played now, or waits for its player.
    pub current: bool,
}

/// A theme of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct BoardTheme {
    /// Its number, from 1.
    pub number: u8,
    /// Its name, if the box knows it.
    pub title: Option<String>,
    /// Its sectors, the cheapest first.
    pub sectors: Vec<SectorView>,
}

/// A sector of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SectorView {
    /// What it is worth.
    pub price: u32,
    /// What has become of it.
    pub state: SectorState,
    /// Who chose it.
    pub chosen_by: Option<Seat>,
    /// Who got its points.
    pub won_by: Option<Seat>,
}

/// What has become of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum SectorState {
    /// Nobody has chosen it.
    Closed,
    /// It is played now.
    Current,
    /// It is over.
    Played,
}

/// A file that the screen plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct MediaView {
    /// What it shows.
    pub kind: MediaKind,
    /// Its name in the box's store: `/media/` and this is its address.
    pub file: String,
}
