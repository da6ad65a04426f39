//! What the box tells the world after each commit: the game as each onlooker may see it, and the
//! state of the box itself. The web sends frames to pages as they are.

use std::collections::BTreeSet;
use std::sync::Arc;

use dabyl_rules::{Key, Lamp, Seat, View};
use serde::{Deserialize, Serialize};

use crate::board::Stamp;
use crate::wiring::HostKey;

/// The box's own state, the same for every onlooker.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoxView {
    /// The board's name, for people.
    pub board: String,
    /// Buttons and lamps are simulated: the panel may press.
    pub simulated: bool,
    /// Every wired seat.
    pub seats: Vec<BoxSeat>,
    /// Every input that is configured as a spare.
    pub spares: Vec<SpareInput>,
    /// The test of the buttons, while it is on: no press reaches the game.
    pub test: Option<ButtonTest>,
    /// The key for which the wiring assistant waits.
    pub learning: Option<Learning>,
    /// What the assistant has done last, until it is asked for something else.
    pub learned: Option<Learned>,
    /// What the host should know of the hardware and the card.
    pub warnings: Vec<Warning>,
}

/// A wired seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BoxSeat {
    /// Which.
    pub seat: Seat,
    /// One or three.
    pub keys: u8,
    /// A key of it is down now.
    pub down: bool,
    /// What its lamp does.
    pub lamp: Lamp,
    /// A key of it hangs on another input than the configuration says.
    pub spare: bool,
}

/// A player's key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatKey {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
}

/// An input that is configured as a spare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SpareInput {
    /// The line's offset on the chip; names it for the panel too.
    pub pin: u32,
    /// It is down now.
    pub down: bool,
    /// The key that it was given to.
    pub used_by: Option<SeatKey>,
}

/// The test of the buttons (rules.md 6.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ButtonTest {
    /// Every player's key.
    pub seats: Vec<TestedKey>,
    /// Every wired button of the host's.
    pub host: Vec<TestedHostKey>,
    /// The last row of presses: it begins anew after a while of silence, and with a key that is in it.
    pub order: Vec<TestedPress>,
    /// Keys that were down when the test began and still are, or have been down for too long.
    pub held: Vec<SeatKey>,
    /// Edges that the kernel lost since the test began.
    pub lost: u32,
}

/// A key under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TestedKey {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
    /// How often it was pressed since the test began; 0 may be a dead one.
    pub presses: u32,
    /// It is down now.
    pub down: bool,
}

/// A button of the host's under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TestedHostKey {
    /// Which.
    pub host: HostKey,
    /// How often it was pressed since the test began.
    pub presses: u32,
    /// It is down now.
    pub down: bool,
}

/// A press in the last row of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TestedPress {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
    /// How far behind the first of the row, in whole microseconds.
    pub behind_us: u32,
}

/// The wiring assistant waits for a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Learning {
    /// Whose key it will be.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
    /// For how long it still waits.
    pub left_ms: u32,
}

/// The wiring assistant has given an input to a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Learned {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
    /// The pin that it has now.
    pub pin: u32,
    /// The key whose input this was: it has this one's former input.
    pub swapped: Option<SeatKey>,
}

/// Something about the box that the host should know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "warning")]
pub enum Warning {
    /// The last entries are not saved: a power cut now would lose them.
    NotSaved,
    /// The kernel lost edges: the order of presses on this question is unsafe.
    EdgesLost {
        /// How many, since the question began.
        count: u32,
    },
    /// A button has been down for more than five seconds.
    HeldDown {
        /// Whose.
        seat: Seat,
    },
    /// Spikes too short for a finger: a bad cable.
    Glitches {
        /// Whose.
        seat: Seat,
        /// How many since the start.
        count: u32,
    },
}

/// The box at one instant, for one kind of onlooker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Frame {
    /// Drawn at each start of the daemon, so that a page knows that the box was away.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub boot: u32,
    /// Counts frames since the start.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub serial: u64,
    /// Which game is on the table, counted from the first ever; 0 when there is none.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub game: u64,
    /// The game, if one is on the table.
    pub view: Option<View>,
    /// The box.
    pub r#box: BoxView,
}

/// What the desk publishes: all frames of one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    /// The instant for which clocks were read; the web ages them when it sends later.
    pub at: Stamp,
    /// For paired hosts.
    pub host: Frame,
    /// For everybody.
    pub public: Frame,
    /// For captains, by seat: only for teams of which a captain's phone is paired.
    pub captains: Vec<(Seat, Frame)>,
    /// Every file that the game on the table may show: for nobody, but the box must not remove them.
    pub files: Arc<BTreeSet<String>>,
}
