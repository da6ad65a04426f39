//! What the box tells the world after each commit: the game as each onlooker may see it, and the
//! state of the box itself. The web sends frames to pages as they are.

use dabyl_rules::{Lamp, Seat, View};
use serde::{Deserialize, Serialize};

use crate::board::Stamp;

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
}
