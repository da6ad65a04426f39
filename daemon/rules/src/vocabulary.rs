//! The shared words: who, when, what was wished, what came of it. They are the journal's format, so
//! a word may be added here but never change its meaning.

use serde::{Deserialize, Serialize};

#[cfg(feature = "typescript")]
use ts_rs::TS;

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

/// A wish of the host. One that cannot be obeyed gets a [`Refusal`] and leaves no trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "say", deny_unknown_fields)]
pub enum Command {
    /// The players stand at their buttons.
    Call {},
    /// The theme's name is announced.
    Theme {},
    /// Theme and value are announced; the price, if named, must be the next one.
    Show {
        /// The price that the host reads out.
        #[serde(default)]
        price: Option<u32>,
    },
    /// Reading begins.
    Read {},
    /// The question has been read to its end.
    Done {},
    /// Opens the keys (lockout).
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
    /// Closes the entry by hand.
    Lock {},
    /// Personal round and shoot-out: who plays for the team (AZ-12, RU-18).
    Name {
        /// Whose.
        seat: Seat,
        /// Number in the roster, from 1.
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
        }
    }
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
    /// Keys are open (lockout).
    Open,
    /// Somebody has the floor.
    Answering,
    /// Solved or dead, answer not yet shown.
    Closed,
    /// The answer is shown.
    Shown,
    /// It was withdrawn.
    Void,
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
    /// Semi-open round: captains name the player for the theme.
    Picking,
    /// Secret round: teams fix the order of their players.
    Sequencing,
    /// Personal round: themes are struck out one by one.
    Striking,
    /// Who plays for the team: personal round, shoot-out.
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
    /// Keys are open (lockout).
    Open,
    /// Somebody has the floor.
    Answering,
    /// Solved or dead, answer not yet shown.
    Closed,
    /// The answer is shown.
    Shown,
    /// The question was withdrawn.
    Void,
    /// The game is over.
    Over,
}
