//! The shared words: who, when, what was wished, what came of it. They are the journal's format, so
//! a word may be added here but never change its meaning.

mod command;
mod refusal;

use serde::{Deserialize, Serialize};

#[cfg(feature = "typescript")]
use ts_rs::TS;

pub use command::Command;
pub use refusal::Refusal;

/// A place at the table with a button and a lamp: furniture, not people. Numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The Kazakh game has six stations (KK-1); no game has more.
    pub const MOST: u8 = 6;

    /// The seat with this number (1 to [`Seat::MOST`]).
    #[must_use]
    pub const fn new(number: u8) -> Option<Seat> {
        if number >= 1 && number <= Seat::MOST {
            Some(Seat(number))
        } else {
            None
        }
    }

    /// The seat that stories call by this letter: A is seat 1.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Seat> {
        let offset = u32::from(letter).checked_sub(u32::from('A'))?;
        Seat::new(u8::try_from(offset).ok()?.checked_add(1)?)
    }

    /// 1 to [`Seat::MOST`].
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to [`Seat::MOST`] − 1, for tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Every seat there can be, in order.
    pub fn all() -> impl Iterator<Item = Seat> {
        (1..=Seat::MOST).map(Seat)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("seat {number}: seats are 1 to {}", Seat::MOST))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// One of the up to three keys of a console. A station with a single button has key A.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Key {
    /// The only key, or the first of three.
    #[default]
    A,
    /// The second of three.
    B,
    /// The third of three.
    C,
}

/// An instant: nanoseconds since the table was laid. It goes on over power cuts (the shell takes
/// care of that), never back, and has nothing to do with the time of day.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(TS), ts(type = "number"))]
#[serde(transparent)]
pub struct At(pub u64);

/// Points of a score, a price or a line of the ledger.
pub type Points = i64;

/// How many entries the table has taken: what a view shows and a command refers to.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "typescript", derive(TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Revision(pub u64);

/// What the host says of an answer (rules.md 3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Right.
    Correct,
    /// Wrong (AZ-21, RU-10).
    Wrong,
    /// More than one answer, which counts as wrong (AZ-37, RU-30e).
    Double,
    /// Silent, or passed.
    NoAnswer,
    /// Drawn out (AZ-41, RU-34).
    Late,
}

/// One button going down, as the desk saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// Whose button.
    pub seat: Seat,
    /// Which of its keys.
    #[serde(default)]
    pub key: Key,
    /// The kernel's stamp of the first edge.
    pub at: At,
    /// The button was already down, so this is no new press.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub held: bool,
}

/// What became of a press. Every press gets one, the useless one too: it settles arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "fate", content = "why")]
pub enum Fate {
    /// It got the right to answer.
    Floor,
    /// It waits for the right to answer.
    Queued,
    /// It was the answer (consoles of three keys).
    Answered,
    /// It did not count.
    Ignored(Ignored),
}

/// Why a press did not count; the first that applies (game-format.md, fine print 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ignored {
    /// The player is out of the game.
    Eliminated,
    /// The button was already down.
    Held,
    /// The game is paused.
    Paused,
    /// The seat does not play this question.
    NotAtTable,
    /// Before the buttons were open.
    Early,
    /// After the question's own clock had run out.
    Late,
    /// The question is over, or takes no more presses.
    Closed,
    /// This seat has had its attempt.
    AlreadyAnswered,
    /// This seat waits already, or has the floor.
    AlreadyQueued,
}

/// Names a command so that a doubled tap does nothing twice: chosen by the sender, 8 to 64 characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(String);

impl CommandId {
    /// Shorter names would meet by chance; longer ones are of no use.
    pub const LENGTH: core::ops::RangeInclusive<usize> = 8..=64;

    /// The name as it was sent.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = String;
    fn try_from(name: String) -> Result<CommandId, String> {
        let plain = name
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if plain && CommandId::LENGTH.contains(&name.len()) {
            Ok(CommandId(name))
        } else {
            Err("a command's id is 8 to 64 letters, digits, '-' or '_'".to_owned())
        }
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> String {
        id.0
    }
}

/// Why the table is asked to look.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "cause")]
pub enum Cause {
    /// Presses that must be judged together: one, or several too close to be told apart.
    Pressed {
        /// In order of their stamps.
        presses: Vec<Press>,
    },
    /// The host said something.
    Said {
        /// What.
        command: Command,
        /// Its name; stories have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
    },
    /// The table's own deadline has passed.
    Expired,
    /// The box came up again; until `down_at` it is known to have lived.
    Restarted {
        /// The last instant that is known of before the cut: clocks keep what they had then.
        down_at: At,
    },
}

/// Where one question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// There is none yet: whoever presses is early.
    Before,
    /// It is not yet announced.
    Ready,
    /// Theme and value are announced.
    Value,
    /// The host reads.
    Reading,
    /// It has been read and the thinking clock runs.
    Thinking,
    /// Keys are open (lockout, Бәйге, Овертайм).
    Open,
    /// Somebody has the floor.
    Answering,
    /// Solved or dead, answer not yet shown.
    Closed,
    /// The answer is shown.
    Shown,
    /// It was withdrawn.
    Void,
    /// The question is on the screen, keys are dead (Бәйге, Овертайм).
    Presenting,
    /// It waits for the host's signal (Көкпар).
    WaitingSignal,
    /// The others may press (Көкпар).
    Rebound,
    /// There will be none any more: buttons are dead.
    After,
}

impl From<Phase> for State {
    fn from(phase: Phase) -> State {
        match phase {
            Phase::Before => State::Calling,
            Phase::Ready => State::Ready,
            Phase::Value => State::Value,
            Phase::Reading => State::Reading,
            Phase::Thinking => State::Thinking,
            Phase::Open => State::Open,
            Phase::Answering => State::Answering,
            Phase::Closed => State::Closed,
            Phase::Shown => State::Shown,
            Phase::Void => State::Void,
            Phase::After => State::Over,
            Phase::Presenting => State::Presenting,
            Phase::WaitingSignal => State::WaitingSignal,
            Phase::Rebound => State::Rebound,
        }
    }
}

/// Where the game stands, in the words of `expect state`; a pause is told apart from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Open round: teams decide who plays which theme.
    Assigning,
    /// Semi-open round: captains name the player for the theme. Полиглот: a player draws and takes a
    /// theme. Көкпар: a player chooses a sector.
    Picking,
    /// Secret round: teams fix the order of their players.
    Sequencing,
    /// Personal round: themes are struck out one by one.
    Striking,
    /// Who plays for the team: personal round, shoot-out. Who goes on to Көкпар (`cutoff_tie host`).
    Naming,
    /// Final: wagers.
    Wagering,
    /// Final: the discussion clock runs.
    Discussing,
    /// Final: answers are handed in.
    Collecting,
    /// Final: answers and wagers are shown one by one.
    Revealing,
    /// The players of the next theme are called.
    Calling,
    /// The next value or question is not yet announced.
    Ready,
    /// Theme and value are announced.
    Value,
    /// The host reads.
    Reading,
    /// The question has been read and the thinking clock runs.
    Thinking,
    /// Keys are open (lockout, Бәйге, Овертайм).
    Open,
    /// Somebody has the floor.
    Answering,
    /// Solved or dead, answer not yet shown.
    Closed,
    /// The answer is shown.
    Shown,
    /// The question was withdrawn.
    Void,
    /// The question is on the screen, keys are dead (Бәйге, Овертайм).
    Presenting,
    /// It waits for the host's signal (Көкпар).
    WaitingSignal,
    /// The others may press (Көкпар).
    Rebound,
    /// The game is over.
    Over,
}
