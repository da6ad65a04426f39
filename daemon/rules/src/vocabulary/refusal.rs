//! Why something that was said is not obeyed.

use serde::{Deserialize, Serialize};

use super::{Points, Seat, State};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Why a command was not obeyed. Leaves no trace in the table. Each has a sentence in the `.ftl`
/// files under `refusal-…` that says what, where and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "refusal")]
pub enum Refusal {
    /// The rules do not allow this word in this state.
    NotNow {
        /// The state the game is in.
        state: State,
    },
    /// In a pause only a few words are allowed.
    WhilePaused,
    /// The command spoke of a seat that does not have the floor.
    NotTheFloor {
        /// The seat named.
        seat: Seat,
        /// Who has it.
        holder: Option<Seat>,
    },
    /// This seat does not play here.
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
    },
    /// Another value is next.
    OtherPrice {
        /// The value that is next.
        next: u32,
    },
    /// There is no attempt of that number.
    NoSuchAttempt {
        /// How many there are.
        attempts: u32,
    },
    /// The attempt counts for nothing, so there is nothing to amend.
    AttemptVoid,
    /// It has that verdict already.
    SameVerdict,
    /// These rules know no such word (fines in `khamsa-az`).
    NotInTheseRules,
    /// A correction needs a reason, in characters that people can read.
    ReasonMissing,
    /// A reason longer than [`crate::limits::REASON_CHARS`].
    ReasonTooLong {
        /// The most characters.
        most: u32,
    },
    /// Nothing has been said that could be taken back.
    NothingToUndo,
    /// Points out of range.
    PointsOutOfRange {
        /// The least.
        least: Points,
        /// The most.
        most: Points,
    },
    /// The table is full: the game has gone on for longer than any game can.
    TableFull,
    /// The team has no player of that number.
    NoSuchPlayer {
        /// Whose.
        seat: Seat,
        /// How many it has.
        players: u8,
    },
    /// A player stands in a list twice.
    PlayerTwice {
        /// Number in the roster, from 1.
        player: u8,
    },
    /// A reserve may not play in this game (RU-4).
    Reserve {
        /// Number in the roster, from 1.
        player: u8,
    },
    /// The player has had a theme in this round (AZ-5).
    PlayerUsed {
        /// Number in the roster, from 1.
        player: u8,
    },
    /// More players than themes.
    TooManyPlayers {
        /// The most.
        most: u8,
    },
    /// There is no theme of that number.
    NoSuchTheme {
        /// How many there are.
        themes: u8,
    },
    /// That theme has been struck out already.
    ThemeStruck {
        /// Which.
        theme: u8,
    },
    /// Another team strikes now.
    NotTheirTurn {
        /// Whose turn it is; nobody's if any team that has not struck may.
        turn: Option<Seat>,
    },
    /// A wager out of its limits (AZ-15, RU-23).
    WagerOutOfRange {
        /// The least.
        least: Points,
        /// The most.
        most: Points,
    },
    /// The team does not play the final, or not this shoot-out.
    SitsOut {
        /// Which.
        seat: Seat,
    },
    /// A written answer that is too long, or not in characters that people can read.
    TextUnfit {
        /// The most characters.
        most: u32,
    },
    /// There is no such question, or it is not over.
    NoSuchQuestion {
        /// How many there are.
        questions: u32,
    },
    /// A disputed question must be decided first.
    DisputeOpen {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// The protocol is signed: nothing changes any more.
    BookClosed,
    /// The right option of the question must be named.
    KeyMissing,
    /// There is no revealed question of that number.
    NoSuchReveal {
        /// How many there are.
        reveals: u32,
    },
    /// That option is the right one already.
    SameKey,
    /// The theme has been played, or is somebody else's.
    ThemeTaken {
        /// Which.
        theme: u8,
    },
    /// No sector has that price, or it is open already.
    SectorTaken {
        /// Number of the theme, from 1.
        theme: u8,
        /// Price of the sector.
        price: u32,
    },
    /// The player is out of the game.
    OutOfGame {
        /// Who.
        seat: Seat,
    },
}
