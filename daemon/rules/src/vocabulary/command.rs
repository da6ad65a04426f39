//! What hosts and captains may say.

use serde::{Deserialize, Serialize};

use super::{Key, Points, Seat, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// A wish of the host. One that cannot be obeyed gets a [`Refusal`] and leaves no trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "say", deny_unknown_fields)]
pub enum Command {
    /// The players stand at their buttons.
    Call {},
    /// The theme's name is announced.
    Theme {},
    /// Theme and value are announced; the price, if named, must be the next one. Where options are shown
    /// the question appears, and the right option must be named (kokpar-kk, fine print 1).
    Show {
        /// The price that the host reads out.
        #[serde(default)]
        price: Option<u32>,
        /// The right option.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// Reading begins.
    Read {},
    /// The question has been read to its end.
    Done {},
    /// Opens the keys (lockout, Бәйге, Овертайм).
    Go {},
    /// A verdict. It names the seat, so that a stale tap cannot hit somebody else.
    Judge {
        /// Who answered.
        seat: Seat,
        /// How.
        verdict: Verdict,
    },
    /// The answer has begun: its clock no longer matters (3.1.6, optional).
    Began {
        /// Who speaks.
        seat: Seat,
    },
    /// The press is annulled without cost.
    Release {
        /// Who had the floor.
        seat: Seat,
    },
    /// A press by hand, for a seat whose button is dead.
    Buzz {
        /// Whose button is dead.
        seat: Seat,
        /// Which key, of a console of three; the only one if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// Of tied presses this one was first (`press_tie host`).
    First {
        /// Who was first.
        seat: Seat,
    },
    /// No more presses.
    Close {},
    /// The right answer is shown.
    Answer {},
    /// On to the next question or theme.
    Next {},
    /// The question does not count (RU-35).
    Withdraw {},
    /// The question is played anew with another (RU-35).
    Replace {},
    /// Another verdict for an attempt already judged.
    Amend {
        /// Number of the attempt in this game, from 1, in the order of being judged.
        attempt: u32,
        /// What it should have been.
        verdict: Verdict,
    },
    /// Another right option for a question that keys have answered (3.2).
    AmendKey {
        /// Number of the question among those that were revealed, from 1.
        reveal: u32,
        /// Its right option.
        key: Key,
    },
    /// Points taken from a team (RU-35).
    Fine {
        /// Whose.
        seat: Seat,
        /// How many, more than 0.
        points: Points,
        /// Why, for the protocol.
        #[serde(default)]
        reason: Option<String>,
    },
    /// A correction by hand.
    Adjust {
        /// Whose score.
        seat: Seat,
        /// By how much, not 0.
        points: Points,
        /// Why; must not be empty.
        reason: String,
    },
    /// Takes the last command back, and all that followed it.
    Undo {},
    /// All clocks stop.
    Pause {},
    /// All clocks go on.
    Resume {},
    /// Starts the step's clock: assignment, pick, sequence, strikes, wagers.
    Start {},
    /// Open round: which player plays which theme (AZ-7, RU-13).
    Assign {
        /// Whose.
        seat: Seat,
        /// For themes 1 … 5 the number of a player in the roster, from 1; a shorter list leaves the
        /// rest open.
        players: Vec<u8>,
    },
    /// Semi-open round: the player for this theme (AZ-8, RU-14).
    Pick {
        /// Whose.
        seat: Seat,
        /// Number in the roster, from 1.
        player: u8,
    },
    /// Secret round: the order in which the players come out (AZ-10, RU-15).
    Sequence {
        /// Whose.
        seat: Seat,
        /// As in `assign`.
        players: Vec<u8>,
    },
    /// Closes the entry by hand, or ends the discussion of the final.
    Lock {},
    /// Personal round and shoot-out: who plays for the team (AZ-12, RU-18). In the Kazakh game: who
    /// takes a place in Көкпар (`cutoff_tie host`).
    Name {
        /// Whose.
        seat: Seat,
        /// Number in the roster, from 1; 0 where a seat is a player.
        #[serde(default)]
        player: u8,
    },
    /// Personal round: a theme is struck out (AZ-11, RU-19).
    Strike {
        /// Who strikes.
        seat: Seat,
        /// Number of the theme, from 1.
        theme: u8,
    },
    /// Final: what the team puts at stake (AZ-15, RU-23).
    Wager {
        /// Whose.
        seat: Seat,
        /// How many points.
        points: Points,
    },
    /// Final: the team's written answer (AZ-29, RU-24); an empty one takes it back.
    Write {
        /// Whose.
        seat: Seat,
        /// What; opaque text, at most [`crate::limits::WRITTEN_CHARS`].
        text: String,
    },
    /// Final: the question has been read, the discussion clock starts (AZ-29, RU-22).
    Discuss {},
    /// The seat leaves the game: an empty chair (fine print 14).
    Remove {
        /// Which.
        seat: Seat,
    },
    /// Marks a question as disputed, to be decided later (rules.md 6.6).
    Dispute {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// A disputed question is decided: it stands as it was judged by now.
    Settle {
        /// Which.
        question: u32,
    },
    /// A question that is over does not count after all (RU-35, rules.md 6.6).
    Annul {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// The public scores stand still, or follow again (while a dispute is decided).
    Freeze {
        /// Stand still.
        frozen: bool,
    },
    /// The protocol is signed; the book is closed.
    Sign {},
    /// The right option is shown, and what the keys brought (3.2).
    Reveal {},
    /// Бәйге ends before its last question (B-1).
    Finish {},
    /// The host's signal that opens the rebound (KK-35).
    Signal {},
    /// A player has talked (KK-6).
    Talk {
        /// Who.
        seat: Seat,
    },
    /// Полиглот: the player lets chance draw a block of themes (KK-14).
    Draw {
        /// Who.
        seat: Seat,
    },
    /// Полиглот: the player takes a theme (KK-15).
    Topic {
        /// Who.
        seat: Seat,
        /// Number in the drawn block, from 1; of all themes under `polyglot_pick free`.
        theme: u8,
    },
    /// Көкпар: the player opens a sector of the board (KK-30).
    Sector {
        /// Who.
        seat: Seat,
        /// Number of the theme, from 1.
        theme: u8,
        /// Price of the sector.
        price: u32,
    },
    /// The clip of the question plays once more on the screen.
    Play {},
}

impl Command {
    /// The team whose own decision this is: its captain may say it, and nobody else's.
    #[must_use]
    pub fn of_captain(&self) -> Option<Seat> {
        match *self {
            Command::Assign { seat, .. } | Command::Sequence { seat, .. } => Some(seat),
            Command::Pick { seat, .. } | Command::Name { seat, .. } => Some(seat),
            Command::Strike { seat, .. } | Command::Wager { seat, .. } => Some(seat),
            Command::Write { seat, .. } => Some(seat),
            Command::Call {} | Command::Theme {} | Command::Show { .. } | Command::Read {} => None,
            Command::Done {} | Command::Go {} | Command::Judge { .. } => None,
            Command::Began { .. } | Command::Release { .. } | Command::Buzz { .. } => None,
            Command::First { .. } | Command::Close {} | Command::Answer {} => None,
            Command::Next {} | Command::Withdraw {} | Command::Replace {} => None,
            Command::Amend { .. } | Command::Fine { .. } | Command::Adjust { .. } => None,
            Command::Undo {} | Command::Pause {} | Command::Resume {} | Command::Start {} => None,
            Command::Lock {} | Command::Discuss {} | Command::Remove { .. } => None,
            Command::Dispute { .. } | Command::Settle { .. } | Command::Annul { .. } => None,
            Command::Freeze { .. } | Command::Sign {} => None,
            Command::AmendKey { .. } | Command::Reveal {} | Command::Finish {} => None,
            Command::Signal {} | Command::Talk { .. } | Command::Draw { .. } => None,
            Command::Topic { .. } | Command::Sector { .. } | Command::Play {} => None,
        }
    }
}
