//! What goes over the wire about who may do what: pairing, devices, captains.

use dabyl_rules::Seat;
use serde::{Deserialize, Serialize};

use super::WiredButton;

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// `GET /api/me`: what the asking browser is, and how it could become a host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Me {
    /// It is paired as a host.
    pub host: bool,
    /// It is the phone of the captain of the team at this seat.
    pub captain: Option<Seat>,
    /// The box has a PIN, so `POST /api/pair` may succeed.
    pub pin_set: bool,
    /// The box has a wired button, so `POST /api/pair/hold` may succeed.
    pub holdable: bool,
}

/// `POST /api/pair`: a browser wants to become a host by the PIN. 204 with a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PairByPin {
    /// The PIN as typed.
    pub pin: String,
    /// What the device calls itself; opaque text for the list of devices.
    pub device: String,
}

/// `POST /api/pair/hold`: a browser wants to become a host by holding a wired button. Answered by
/// [`Hold`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PairByHold {
    /// What the device calls itself; opaque text for the list of devices.
    pub device: String,
}

/// Which button is to be held, and the ticket to ask with at `GET /api/pair/hold/{ticket}`:
/// 202 not yet, 204 with a cookie when it was held, 410 when the ticket is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Hold {
    /// Names this attempt; known to the asker alone.
    pub ticket: String,
    /// The button, drawn by lot.
    pub role: WiredButton,
    /// How long it must be held, in milliseconds.
    pub hold_ms: u32,
    /// How long the ticket is good for, in milliseconds.
    pub expires_ms: u32,
}

/// `POST /api/captains`: a host wants a code for the captain of the team at this seat. A new one
/// replaces the one before. Answered by [`CaptainCode`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DrawCode {
    /// Where the team sits.
    pub seat: Seat,
}

/// A captain's code: it makes one phone the captain's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct CaptainCode {
    /// Six digits.
    pub code: String,
    /// How long it is good for, in milliseconds.
    pub expires_ms: u32,
}

/// `POST /api/pair/captain`: a phone wants to become a captain's by the code that the host's page
/// shows. 204 with a cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PairCaptain {
    /// The code as typed.
    pub code: String,
    /// What the device calls itself; opaque text for the list of devices.
    pub device: String,
}

/// `GET /api/devices`: one paired device. The answer is a list of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Device {
    /// Names it for `POST /api/devices/revoke`.
    pub id: String,
    /// What it called itself.
    pub device: String,
    /// Seconds since 1970 by the box's own clock when it was paired: for people only.
    pub paired_at: u64,
    /// It is the device that asks.
    pub mine: bool,
    /// A page of it is connected now.
    pub connected: bool,
    /// Not a host: the captain of the team at this seat.
    pub captain: Option<Seat>,
    /// The captain's team; opaque text.
    pub team: Option<String>,
}

/// `POST /api/devices/revoke`: a host sends a device away. 204.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Revoke {
    /// Which.
    pub id: String,
}

/// `POST /api/leave`: a browser gives up being a host's or a captain's. 204.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct Leave {}
