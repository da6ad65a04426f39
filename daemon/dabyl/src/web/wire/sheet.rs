//! The protocol of a game as it goes over the wire.

use dabyl_rules::protocol::Protocol;
use serde::{Deserialize, Serialize};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// `GET /api/protocol?game=N`: the protocol, and the book that it was made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Sheet {
    /// Which game.
    pub game: u64,
    /// Head of the book's chain up to the last row that the box knew then: 64 hexadecimal digits.
    pub head: String,
    /// All else.
    #[serde(flatten)]
    pub protocol: Protocol,
}
