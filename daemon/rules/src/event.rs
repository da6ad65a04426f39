//! What happened, in the past tense. Events are the journal's answer to a cause: recovery folds
//! them, so that a later change of the rules never rewrites a played game.

use serde::{Deserialize, Serialize};

use crate::view::Round;
use crate::vocabulary::{At, Fate, Key, Phase, Points, Seat, Verdict};

/// What happened. Instants in here are game time, which stands still in a pause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// The players of the theme stand at their buttons.
    Called {},
    /// The theme's name was announced.
    ThemeAnnounced {},
    /// Theme and value were announced.
    ValueAnnounced {
        /// The value.
        price: u32,
    },
    /// The host began to read.
    ReadingBegan {},
    /// The question has been read; the thinking clock runs.
    ReadingEnded {},
    /// The keys are open (lockout, Бәйге, Овертайм).
    KeysOpened {},
    /// A button went down, and this became of it. `Fate::Floor` gives the right to answer.
    Pressed {
        /// Whose.
        seat: Seat,
        /// Which key.
        #[serde(default)]
        key: Key,
        /// When.
        at: At,
        /// What became of it.
        #[serde(flatten)]
        fate: Fate,
    },
    /// A lot was drawn, and came out in this order.
    LotDrawn {
        /// First to last.
        order: Vec<Seat>,
    },
    /// These of the queue pressed at one instant; the host must say who was first.
    Tied {
        /// Who.
        seats: Vec<Seat>,
    },
    /// Of tied seats, the host named this one as first.
    FirstNamed {
        /// Who.
        seat: Seat,
    },
    /// The head of the queue is tied: nobody has the floor until the host says who was first.
    FloorWaits {
        /// Since when thinking time stands still.
        since: At,
    },
    /// The right to answer passed to this seat of the queue.
    FloorPassed {
        /// To whom.
        seat: Seat,
    },
    /// An answer was judged.
    Judged {
        /// Number of the attempt in the game, from 1.
        attempt: u32,
        /// Whose answer.
        seat: Seat,
        /// How.
        verdict: Verdict,
        /// What it brings or costs.
        points: Points,
    },
    /// The answer clock judged: late (`answer_mode auto_fail`). No host's verdict, so no number.
    Forfeited {
        /// Whose answer.
        seat: Seat,
        /// What it costs.
        points: Points,
    },
    /// The press was annulled.
    Released {
        /// Whose.
        seat: Seat,
    },
    /// The answer began in time: its clock no longer matters.
    AnswerBegan {},
    /// The answer clock ran out.
    AnswerTimeUp {},
    /// Nobody has claimed the question any more: back to this state, for those who have not tried.
    WentBack {
        /// `value`, `reading`, `thinking` or `open`.
        to: Phase,
        /// Nanoseconds with which the thinking clock goes on, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left_ns: Option<u64>,
    },
    /// The question takes no more presses.
    Closed {
        /// Why.
        why: Ending,
    },
    /// The answer was shown.
    AnswerShown {},
    /// The question was withdrawn; its attempts count for nothing.
    Withdrawn {},
    /// The question was replaced by another of the same value; its attempts count for nothing.
    Replaced {},
    /// On to the next question.
    NextQuestion {},
    /// On to the next theme.
    NextTheme {},
    /// The game is over.
    GameEnded {},
    /// A verdict was changed.
    Amended {
        /// Number of the attempt.
        attempt: u32,
        /// What it is now.
        verdict: Verdict,
        /// What it brings or costs now.
        points: Points,
    },
    /// Points were taken from a team (RU-35).
    Fined {
        /// Whose.
        seat: Seat,
        /// How many, more than 0.
        points: Points,
        /// Why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A correction by hand.
    Adjusted {
        /// Whose score.
        seat: Seat,
        /// By how much.
        points: Points,
        /// Why.
        reason: String,
    },
    /// A round began with its first step.
    RoundBegan {
        /// Which.
        round: Round,
    },
    /// The step's clock started, or its entry opened where there is no clock.
    StepStarted {},
    /// The step's clock ran out, and it waits for the host (`assign_timeout host`).
    StepTimeUp {},
    /// In this order themes are struck out.
    StrikesOrdered {
        /// First to last; among several in one place any may be first.
        order: Vec<Vec<Seat>>,
    },
    /// A team's list: players by number in its roster (0: not yet), for the themes of the round or,
    /// for one theme, a single one.
    Entered {
        /// Whose.
        seat: Seat,
        /// The list.
        players: Vec<u8>,
    },
    /// Entries are closed; these lists stand, with what was missing filled in.
    EntriesLocked {
        /// The complete list of each team.
        lists: Vec<(Seat, Vec<u8>)>,
        /// The clock closed it, not a word.
        by_clock: bool,
    },
    /// A theme was struck out.
    Struck {
        /// By whom.
        seat: Seat,
        /// Number of the theme, from 1.
        theme: u8,
    },
    /// A wager was entered.
    Wagered {
        /// Whose.
        seat: Seat,
        /// How many.
        points: Points,
    },
    /// Wagers are closed; these stand.
    WagersLocked {
        /// Every team that plays, with its wager.
        wagers: Vec<(Seat, Points)>,
    },
    /// Totals were amended before the question was read: wagers are open again.
    WagersReopened {
        /// Those whose wager lies outside its new limits and fell away.
        dropped: Vec<Seat>,
    },
    /// A written answer was handed in, or taken back (empty).
    Written {
        /// Whose.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The final's question has been read; the discussion clock runs.
    DiscussionBegan {},
    /// Ten seconds of the discussion are left.
    Warned {},
    /// The discussion is over; answers are collected.
    DiscussionEnded {},
    /// Nothing can be changed any more; answers and wagers are shown one by one.
    CollectionClosed {},
    /// These play for a place that decides (3.1.8).
    ShootoutBegan {
        /// Who.
        seats: Vec<Seat>,
    },
    /// The host named who has won (`tie_policy host`).
    WinnerNamed {
        /// Who.
        seat: Seat,
    },
    /// The seat left the game.
    Removed {
        /// Which.
        seat: Seat,
    },
    /// A question was marked as disputed.
    Disputed {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// The dispute about it was decided.
    Settled {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// A question that was over counts for nothing.
    Annulled {
        /// Number of the question in the game, from 1.
        question: u32,
    },
    /// The public scores stand still, or follow again.
    Froze {
        /// Stand still.
        frozen: bool,
    },
    /// The protocol was signed; the book is closed.
    Signed {},
    /// A question appeared on the screen (Бәйге, Полиглот, Овертайм).
    QuestionShown {
        /// Its right option, where it has options.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
    },
    /// The right option was shown, and what each key brought.
    Revealed {
        /// The right option.
        key: Key,
        /// Every player who was asked.
        answers: Vec<KeyAnswer>,
    },
    /// Another option of a revealed question is the right one.
    KeyAmended {
        /// Number among the revealed questions, from 1.
        reveal: u32,
        /// The right option.
        key: Key,
        /// What each key brings now.
        answers: Vec<KeyAnswer>,
    },
    /// Time ran out on a player who was asked alone (Полиглот).
    Unanswered {
        /// Who.
        seat: Seat,
    },
    /// The first right key decided: a place in Көкпар, or the game.
    KeyDecided {
        /// Whose.
        seat: Seat,
    },
    /// Right keys came at the same instant (3.5): nothing is decided.
    KeyTied {
        /// Whose.
        seats: Vec<Seat>,
    },
    /// A player talked (KK-6).
    Offended {
        /// Who.
        seat: Seat,
        /// How often by now.
        times: u8,
    },
    /// A player was sent out of the game for talking.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// Players choose and play in this order from now on.
    TurnsOrdered {
        /// First to last.
        order: Vec<Seat>,
    },
    /// The turn came to this player.
    TurnCame {
        /// Whose.
        seat: Seat,
    },
    /// Chance gave the player a block of themes.
    BlockDrawn {
        /// Whose.
        seat: Seat,
        /// Number of the block, from 1.
        block: u8,
        /// A lot was drawn: more than one block had themes left.
        by_lot: bool,
    },
    /// The player took a theme, or chance gave it (`polyglot_pick random_theme`).
    TopicTaken {
        /// Whose.
        seat: Seat,
        /// Number among all themes, from 1.
        theme: u8,
        /// A lot was drawn.
        by_lot: bool,
    },
    /// These go on to Көкпар, best first.
    FinalistsFixed {
        /// Who.
        seats: Vec<Seat>,
    },
    /// These are equal, and keys decide: for so many places in Көкпар, or for the game.
    KeysDecide {
        /// Who.
        seats: Vec<Seat>,
        /// How many of them get one.
        places: u8,
    },
    /// The host gave a place in Көкпар to this player (`cutoff_tie host`).
    PlaceGiven {
        /// To whom.
        seat: Seat,
    },
    /// A sector of the board was opened.
    SectorTaken {
        /// By whom.
        seat: Seat,
        /// Number of the theme, from 1.
        theme: u8,
        /// Its price.
        price: u32,
    },
    /// The thinking clock ran out, and the question waits for the host's verdict (3.4).
    ThinkingTimeUp {},
    /// The chooser did not answer right: the question waits for the host's signal.
    SignalAwaited {},
    /// The host gave the signal; the others may press.
    SignalGiven {},
    /// The clip was played once more.
    ClipPlayed {},
    /// All clocks stand still.
    Paused {},
    /// All clocks go on.
    Resumed {},
    /// The box came up after a cut; all clocks stand still with what they had at `frozen`.
    Restarted {
        /// Game time of the cut.
        frozen: At,
    },
    /// An entry and all that followed it was taken back.
    Undone {
        /// Its number, from 0.
        entry: u64,
        /// The game was paused then, or a clock ran: so it is paused now.
        paused: bool,
    },
}

/// What a player's key brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct KeyAnswer {
    /// Whose.
    pub seat: Seat,
    /// The key; nothing if none was pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// `correct`, `wrong` or `no-answer`.
    pub verdict: Verdict,
    /// What it brings.
    pub points: Points,
    /// Nanoseconds from the opening of the keys; the whole time if none was pressed.
    pub time_ns: u64,
}

/// Why a question takes no more presses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody has solved it.
    Solved,
    /// Its own clock ran out.
    Clock,
    /// The host closed it.
    Host,
    /// Everybody has tried.
    AllTried,
    /// After a wrong answer there is no more (`think_after_wrong close`).
    Rule,
}
