//! Which input and which lamp is whose: the configuration as the desk sees it.

mod moves;

pub use moves::{Given, KeyPin, Moves, Stale};

use dabyl_rules::{Key, Seat};
use serde::{Deserialize, Serialize};

/// Number of an input line, from 0, in the order of the configuration. At most [`MOST_INPUTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Input(pub u8);

/// A request of the kernel's character device holds at most 64 lines (linux/gpio.h, `GPIO_V2_LINES_MAX`).
pub const MOST_INPUTS: usize = 64;

/// A set of inputs, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inputs(pub u64);

impl Inputs {
    /// Whether this input is in the set.
    #[must_use]
    pub const fn has(self, input: Input) -> bool {
        self.0 & (1 << input.0) != 0
    }
}

/// What pressing an input means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// A player's key.
    Player(Seat, Key),
    /// One of the host's wired buttons.
    Host(HostKey),
    /// Nobody's, until the assistant gives it to a seat; its own pin tells it from other spares.
    Spare(u32),
}

/// The host's wired buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HostKey {
    /// Arms the next question, or clears this one: the first of the likely commands that is no verdict.
    Arm,
    /// The holder of the floor was right.
    Right,
    /// The holder of the floor was wrong.
    Wrong,
}

/// One button on one pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button {
    /// The line's offset on the chip: the BCM number on a Raspberry Pi.
    pub pin: u32,
    /// What it means.
    pub role: Role,
}

impl Button {
    /// Whose it is, if it is a player's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.role {
            Role::Player(seat, _) => Some(seat),
            Role::Host(_) | Role::Spare(_) => None,
        }
    }
}

/// One lamp on one pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LampPin {
    /// The line's offset on the chip.
    pub pin: u32,
    /// Whose lamp.
    pub seat: Seat,
}

/// Every button and lamp of the box. Checked by [`crate::config`]: no pin twice, at most 64 buttons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wiring {
    /// Label or name of the chip, if the builder insists on one.
    pub chip: Option<String>,
    /// Buttons in order of [`Input`].
    pub buttons: Vec<Button>,
    /// Lamps in order of seats.
    pub lamps: Vec<LampPin>,
    /// Buttons connect the pin to ground, and the pin is pulled up (the default).
    pub buttons_active_low: bool,
    /// Lamps light when the pin is low (relay boards).
    pub lamps_active_low: bool,
}
