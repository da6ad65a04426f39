//! All that an onlooker may see, and all that glows. This is the one place that decides who may see
//! what: no page ever receives a secret that it must hide.

mod matches;
mod stages;

use serde::{Deserialize, Serialize};

use crate::setup::Preset;
use crate::vocabulary::{Command, Fate, Key, Points, Revision, Seat, State, Verdict};

#[cfg(feature = "typescript")]
use ts_rs::TS;

pub use matches::{
    CaptainView, EntryView, FinaleSeat, FinaleView, LineUp, PlayerView, RosterView, StepKind,
    StepView, ThemeView,
};
pub use stages::{
    BlockView, BoardTheme, MediaView, Out, SectorState, SectorView, StagePlayer, StagesView,
    TopicView,
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Onlooker {
    /// A paired host.
    Host,
    /// Everybody else: the hall's screen, spectators, the panel.
    Public,
    /// A team's captain: what all may see, and the team's own entries.
    Captain(Seat),
}

/// What a lamp does. A lamp that can only be on or off shows `Armed` as off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lamp {
    /// Not in play.
    #[default]
    Off,
    /// May press.
    Armed,
    /// Waits in the queue: slow blink.
    Blink,
    /// Has the floor, or has solved it.
    On,
}

/// What all lamps do, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lamps(pub [Lamp; Seat::MOST as usize]);

/// The game as one onlooker may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Entries taken so far.
    pub revision: Revision,
    /// The revision of the last entry that changed what a command would mean. A command that looked
    /// at an older revision than this is stale.
    pub scene: Revision,
    /// Which game.
    pub preset: Preset,
    /// Where it stands.
    pub state: State,
    /// All clocks stand still.
    pub paused: bool,
    /// The box came up after a cut and nobody has gone on since.
    pub interrupted: bool,
    /// Round, theme, question, price.
    pub place: Place,
    /// The theme's name, once it may be known.
    pub theme: Option<String>,
    /// The question, as far as this onlooker may see it.
    pub clue: Option<ClueView>,
    /// The clock of the present state.
    pub clock: Option<ClockView>,
    /// Every seat in play, in order.
    pub seats: Vec<SeatView>,
    /// Who has the right to answer.
    pub floor: Option<Seat>,
    /// Who waits for it, in order.
    pub queue: Vec<QueuedView>,
    /// Winners, once the game is over.
    pub winners: Vec<Seat>,
    /// What was just to be heard; sounds follow events.
    pub sounds: Vec<Sound>,
    /// What the teams decide now.
    pub step: Option<StepView>,
    /// Themes of this round as far as they may be known; empty outside rounds.
    pub themes: Vec<ThemeView>,
    /// Who plays which theme of this round, once that is public.
    pub line_ups: Vec<LineUp>,
    /// The final, from its beginning on.
    pub finale: Option<FinaleView>,
    /// Who plays off equal totals (3.1.8); empty outside a shoot-out.
    pub shootout: Vec<Seat>,
    /// The Kazakh game, if it is one.
    pub stages: Option<StagesView>,
    /// The public scores stand still.
    pub frozen: bool,
    /// The protocol is signed.
    pub signed: bool,
    /// What only this captain may see.
    pub captain: Option<CaptainView>,
    /// What only the host may see.
    pub host: Option<HostView>,
}

/// Which round of Khamsa, or which stage of the Kazakh game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// Bəlli, Явный.
    Open,
    /// Şərtli, Полуявный.
    Semi,
    /// Sirli, Тайный.
    Secret,
    /// Fərdi, Персональный.
    Personal,
    /// «Xəmsə», «Хамса».
    Final,
    /// Questions without value between equals (3.1.8).
    Shootout,
    /// Бәйге: everybody answers by a key (3.2).
    Baige,
    /// Полиглот: five questions to each player alone (3.3).
    Polyglot,
    /// Keys decide who takes the last places in Көкпар (3.3, `cutoff_tie sudden_death`).
    SuddenDeath,
    /// Көкпар: a board of twenty sectors (3.4).
    Kokpar,
    /// Овертайм: the first right key wins (3.5).
    Overtime,
}

/// Where in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The round, in games that have rounds.
    pub round: Option<Round>,
    /// Number of the theme, from 1; 0 in games without themes.
    pub theme: u8,
    /// Themes of this round.
    pub themes: u8,
    /// Number of the question in its theme (lockout: in the game), from 1.
    pub question: u32,
    /// The price of the question that is played or comes next.
    pub price: Option<u32>,
    /// All prices of the theme.
    pub prices: Vec<u32>,
}

/// A question. Only a host's view carries more than `text`, and `answer` after it was shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ClueView {
    /// The text to be read. The public sees it from the end of reading on.
    pub text: Option<String>,
    /// The right answer.
    pub answer: Option<String>,
    /// Other answers to accept.
    pub accept: Vec<String>,
    /// Answers that are not enough.
    pub reject: Vec<String>,
    /// For the host alone.
    pub note: Option<String>,
    /// What is to be chosen from, for keys A, B, C.
    pub options: Vec<String>,
    /// Which of them is right: for the host, and for all once it was revealed.
    pub right: Option<Key>,
    /// What the screen plays with it.
    pub media: Option<MediaView>,
}

/// Which clock, and so why it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// Time to press.
    Thinking,
    /// Time to begin the answer.
    Answering,
    /// Time to decide who plays, or what is at stake.
    Deciding,
    /// The final's discussion.
    Discussing,
    /// Answers are handed in.
    Collecting,
    /// Time to press after the host's signal.
    Rebound,
}

/// A clock that says what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// Which.
    pub kind: ClockKind,
    /// Whether it runs.
    pub running: bool,
    /// Milliseconds left at the instant of the view, rounded up: 0 only when it has run out.
    pub left_ms: u32,
    /// Milliseconds it had at first.
    pub whole_ms: u32,
}

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// The team's name; opaque text.
    pub team: String,
    /// The player who stands there now.
    pub player: Option<String>,
    /// Its total.
    pub score: Points,
    /// What its lamp does.
    pub lamp: Lamp,
    /// It has had its attempt at this question.
    pub tried: bool,
    /// It plays the present question: a player stands there.
    pub plays: bool,
    /// It has left the game.
    pub removed: bool,
    /// It has solved the present question.
    pub solved: bool,
    /// Shared places have the same number.
    pub rank: u8,
}

/// One who waits for the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct QueuedView {
    /// Who.
    pub seat: Seat,
    /// Microseconds behind the first press of this contest.
    pub behind_us: u64,
}

/// A sound that an entry calls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "sound", content = "seat")]
pub enum Sound {
    /// Somebody got the floor by a press; each seat has its tone.
    Press(Seat),
    /// Right.
    Right,
    /// Wrong.
    Wrong,
    /// Time is over.
    Time,
    /// The answer clock has run out.
    AnswerTime,
    /// A discussion clock starts.
    Start,
    /// Ten seconds of discussion are left.
    Warning,
    /// The host's signal: the others may press (KK-35).
    Signal,
    /// A player's key was taken as the answer; nobody hears which.
    Key,
    /// A player was warned for talking, or sent out.
    Whistle,
}

/// What only the host may see and do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct HostView {
    /// All that may be said now. Words with free text or points stand here once, with sample values.
    pub legal: Vec<Command>,
    /// The likeliest of them, best first: what the big buttons say.
    pub likely: Vec<Command>,
    /// What `undo` would take back.
    pub undo: Option<Command>,
    /// Every attempt of the game so far.
    pub attempts: Vec<AttemptView>,
    /// The presses of this question, in order of their stamps.
    pub presses: Vec<PressView>,
    /// The floor was claimed before the reading had begun (RU-30b).
    pub before_reading: bool,
    /// The answer clock has run out: the host decides whether the answer was late.
    pub answer_overdue: bool,
    /// Tied seats among whom the host must name the first (`press_tie host`).
    pub tied: Vec<Seat>,
    /// Lots drawn on this question.
    pub lots: Vec<Vec<Seat>>,
    /// Every team's entry in the present step.
    pub entries: Vec<EntryView>,
    /// Who can play, by number.
    pub rosters: Vec<RosterView>,
    /// Numbers of disputed questions.
    pub disputes: Vec<u32>,
    /// Spare questions of the pack that still fit the present question; nothing on paper.
    pub spares: Option<u32>,
}

/// One judged answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct AttemptView {
    /// Number in the game, from 1; 0 if the answer clock judged (`auto_fail`) and not a host.
    pub attempt: u32,
    /// Number of the question in the game, from 1.
    pub question: u32,
    /// What the question was worth.
    pub price: u32,
    /// Who.
    pub seat: Seat,
    /// How it was judged.
    pub verdict: Verdict,
    /// What it brought or cost; 0 when void.
    pub points: Points,
    /// It counts for nothing, since an earlier attempt was right or the question was withdrawn.
    pub void: bool,
}

/// One press and its fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct PressView {
    /// Who.
    pub seat: Seat,
    /// Which key.
    pub key: Key,
    /// Microseconds behind the first press that counted on this question (negative: before it).
    pub after_first_us: i64,
    /// What became of it.
    #[serde(flatten)]
    pub fate: Fate,
}
