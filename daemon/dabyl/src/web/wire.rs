//! What goes over the wire besides [`Frame`](crate::frame::Frame) and
//! [`Answer`](crate::inbox::Answer). A test exports all of it to TypeScript; the exported file is
//! committed, and a stale one fails.
//!
//! Requests deny unknown fields: a page that is newer or older than the box is told so by name of
//! the field, instead of being half obeyed.

mod pairing;

use std::collections::BTreeMap;

use dabyl_rules::setup::{SeatSetup, Start, Theme};
use dabyl_rules::{Command, CommandId, Key, Points, Preset, Revision, Seat, Setup};
use serde::{Deserialize, Serialize};

mod packs;
mod sheet;

pub use packs::{PackInfo, PackReport, PackRoundInfo};
pub use sheet::Sheet;

use crate::wiring::{HostKey, Role};

#[cfg(feature = "typescript")]
use ts_rs::TS;

pub use pairing::{
    CaptainCode, Device, DrawCode, Hold, Leave, Me, PairByHold, PairByPin, PairCaptain, Revoke,
};

/// `GET /api/events?as=…`: whose frames the stream carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum StreamKind {
    /// A paired host's.
    Host,
    /// A team's captain's: what everybody sees, and the team's own entries.
    Captain,
    /// Everybody's.
    Public,
}

/// `POST /api/say`: a host says something, or a captain his own team's entry. Answered by `Answer`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Say {
    /// The game that the page showed.
    pub game: u64,
    /// The revision that the page showed.
    pub revision: Revision,
    /// Its name: the same when the same tap is sent again.
    pub id: CommandId,
    /// What.
    pub command: Command,
}

/// `POST /api/preview`: a host asks what a word would do to the sums; nothing is changed. Answered by
/// `Preview`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AskPreview {
    /// The game that the page showed.
    pub game: u64,
    /// What might be said.
    pub command: Command,
}

/// `POST /api/begin`: a host begins a new game. Answered by `Answer`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Begin {
    /// The game that the page showed, 0 if none: another one on the table makes this stale.
    pub game: u64,
    /// Its name: the same when the same tap is sent again.
    pub id: CommandId,
    /// With what.
    pub setup: NewGame,
}

/// What a host may settle before a game. It is [`Setup`] without what the box settles: the seed of
/// the lots and their outcomes, which nobody may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewGame {
    /// Which game.
    pub preset: Preset,
    /// The seats in play with who sits there, in order of seats.
    pub seats: Vec<SeatSetup>,
    /// Themes from the first that is played; may be empty (a game on paper).
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Theme>>", optional))]
    pub themes: Vec<Theme>,
    /// The file of a pack on the box, whose questions are laid instead of `themes`.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub pack: Option<String>,
    /// Options by name, where they differ from the preset.
    #[serde(default)]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<BTreeMap<String, String>>", optional)
    )]
    pub options: BTreeMap<String, String>,
    /// Where the game begins, all before counted as over: a game that goes on from paper.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub start: Option<Start>,
    /// Totals with which it begins: a game that goes on from paper.
    #[serde(default)]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<BTreeMap<Seat, Points>>", optional)
    )]
    pub scores: BTreeMap<Seat, Points>,
    /// Answer times in milliseconds with which it begins (kokpar-kk): a game that goes on from paper.
    #[serde(default)]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<BTreeMap<Seat, u32>>", optional)
    )]
    pub times: BTreeMap<Seat, u32>,
    /// Names of the blocks of themes (KK-13), for a game on paper.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub blocks: Vec<String>,
}

impl NewGame {
    /// The whole set-up, with the seed that the box drew. Questions of a pack are laid after it.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Setup {
        let NewGame {
            preset,
            seats,
            themes,
            pack: _,
            options,
            start,
            scores,
            times,
            blocks,
        } = self;
        Setup {
            preset,
            seats,
            themes,
            spares: Vec::new(),
            pack: None,
            options,
            seed,
            lots: Vec::new(),
            start,
            scores,
            times,
            blocks,
        }
    }
}

/// A wired button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(untagged)]
pub enum WiredButton {
    /// A player's.
    Player {
        /// Whose.
        seat: Seat,
        /// Which of the console's keys.
        key: Key,
    },
    /// One of the host's.
    Host {
        /// Which.
        host: HostButton,
    },
}

/// The host's wired buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum HostButton {
    /// Arms the next question, or clears this one.
    Arm,
    /// The holder of the floor was right.
    Right,
    /// The holder of the floor was wrong.
    Wrong,
}

impl From<HostKey> for HostButton {
    fn from(key: HostKey) -> HostButton {
        match key {
            HostKey::Arm => HostButton::Arm,
            HostKey::Right => HostButton::Right,
            HostKey::Wrong => HostButton::Wrong,
        }
    }
}

impl From<HostButton> for HostKey {
    fn from(button: HostButton) -> HostKey {
        match button {
            HostButton::Arm => HostKey::Arm,
            HostButton::Right => HostKey::Right,
            HostButton::Wrong => HostKey::Wrong,
        }
    }
}

impl WiredButton {
    /// The button that has this role; a spare input has none, as far as anybody knows.
    #[must_use]
    pub fn of(role: Role) -> Option<WiredButton> {
        match role {
            Role::Player(seat, key) => Some(WiredButton::Player { seat, key }),
            Role::Host(key) => Some(WiredButton::Host { host: key.into() }),
            Role::Spare(_) => None,
        }
    }
}

/// `POST /api/panel`: a button of the simulated board goes down or up. 204.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(untagged, try_from = "PanelFields")]
pub enum PanelPress {
    /// A player's.
    Player {
        /// Whose.
        seat: Seat,
        /// Which of the console's keys.
        key: Key,
        /// Down or up.
        down: bool,
    },
    /// One of the host's.
    Host {
        /// Which.
        host: HostButton,
        /// Down or up.
        down: bool,
    },
    /// A spare input's.
    Spare {
        /// Its pin.
        spare: u32,
        /// Down or up.
        down: bool,
    },
}

/// A [`PanelPress`] before it is known whose button it names: serde's own untagged enums would only
/// say that nothing matched, not what and where.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct PanelFields {
    seat: Option<Seat>,
    key: Option<Key>,
    host: Option<HostButton>,
    spare: Option<u32>,
    down: bool,
}

impl TryFrom<PanelFields> for PanelPress {
    type Error = &'static str;

    fn try_from(fields: PanelFields) -> Result<PanelPress, &'static str> {
        let PanelFields {
            seat,
            key,
            host,
            spare,
            down,
        } = fields;
        match (seat, key, host, spare) {
            (Some(seat), key, None, None) => Ok(PanelPress::Player {
                seat,
                key: key.unwrap_or_default(),
                down,
            }),
            (None, None, Some(host), None) => Ok(PanelPress::Host { host, down }),
            (None, None, None, Some(spare)) => Ok(PanelPress::Spare { spare, down }),
            _ => Err("name one of `seat` (with or without `key`), `host` and `spare`"),
        }
    }
}

/// `POST /api/test`: the test of the buttons begins or ends. 204.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TestButtons {
    /// Begins.
    pub on: bool,
}

/// `POST /api/wiring`: the next press of any input becomes this key's. 202, and what came of it is in
/// the frames. `DELETE /api/wiring` gives it up, `POST /api/wiring/reset` (with `{}`) puts every key
/// where the configuration says: 204.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LearnKey {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Key>", optional))]
    pub key: Key,
}

/// `POST /api/wiring/reset`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct ResetWiring {}

/// Anything but success that is not an `Answer`: what, where, what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// For the page, which has its own sentence for each.
    pub problem: ProblemCode,
    /// For whoever looks at the wire: English, and never anything secret.
    pub detail: String,
}

/// The kinds of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProblemCode {
    /// 400: no JSON, or not the JSON that belongs here.
    BadJson,
    /// 400: something in the address.
    BadQuery,
    /// 401: only for paired hosts, or captains.
    NotPaired,
    /// 403: sent by a page that is not the box's.
    ForeignOrigin,
    /// 403: wrong PIN.
    WrongPin,
    /// 403: this box has no PIN.
    NoPin,
    /// 403: no code for a captain is this one, or it has been used, replaced, or has expired.
    WrongCode,
    /// 403: a captain may only say his own team's entry.
    NotYours,
    /// 404: no such address.
    NotFound,
    /// 404: this box has real buttons, so there is no panel.
    NoPanel,
    /// 404: this box has no such button.
    NoSuchButton,
    /// 404: no such device.
    NoSuchDevice,
    /// 404: the game on the table has no team at this seat.
    NoSuchTeam,
    /// 404: no such game, or none yet.
    NoSuchGame,
    /// 404: no such pack.
    NoSuchPack,
    /// 400: a pack's file cannot be called so.
    PackName,
    /// 409: this pack came with the box, and stays as it is.
    PackShipped,
    /// 409: as many packs, or bytes of them, as the box takes.
    PacksFull,
    /// 422: the pack has faults, so it cannot be played.
    PackFaulty,
    /// 422: the pack is not for this game.
    PackUnfit,
    /// 413: an archive that is larger than any pack.
    PackLarge,
    /// 503: the card does not read or save the pack.
    PackCard,
    /// 405: the address exists, the method does not.
    Method,
    /// 408: the body did not come in time.
    TooSlow,
    /// 409: a question is live, and its presses are the game's: pause first.
    QuestionLive,
    /// 410: this ticket has expired, or was used.
    TicketGone,
    /// 410: the captain's team does not sit at its seat in the game on the table.
    CaptainGone,
    /// 413: too much.
    TooLarge,
    /// 415: not `application/json`.
    NotJson,
    /// 421: the address in the browser's bar is none of the box's.
    WrongHost,
    /// 429: too many wrong PINs or codes, tickets, copies of books or protocols at once, or a captain
    /// who says too much.
    TooMany,
    /// 503: as many streams as the box can carry.
    Full,
    /// 503: nobody answers; whether it was done is not known, so ask again with the same id.
    NoAnswer,
    /// 503: the card does not save, and a pairing that a power cut would undo is not made.
    NotSaved,
    /// 503: this box has no wired button that could be held.
    NoButton,
}
