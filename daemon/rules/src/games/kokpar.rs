//! The Kazakh game of four stages ([`sheet`]): keys answer in Бәйге, each player alone in Полиглот, three
//! players at a board in Көкпар, and the first right key in Овертайм.
//!
//! A question, its floor, clocks and lines are [`crate::contest`]'s, as in every game. What only this game
//! has stands in files of its own: keys side by side ([`ballot`]), themes ([`topics`]), the board ([`board`]),
//! answer times and who is before whom ([`ranking`]).

mod apply;
pub mod ballot;
pub mod board;
mod course;
mod decide;
mod judge;
mod leave;
mod press;
mod ranking;
mod rules;
mod script;
mod start;
pub mod terms;
pub mod topics;
mod words;

#[doc = include_str!("kokpar/kk.md")]
pub mod sheet {}

use crate::contest::Contest;
use crate::event::KeyAnswer;
use crate::game::Rules;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Key, Phase, Points, Refusal, Seat};
use ballot::Ballot;
use board::{Board, Sector};
use script::Script;
use terms::{Terms, TopicPick};
use topics::Topics;

/// A question of Бәйге that was revealed: its right option may be amended.
#[derive(Clone, Debug)]
pub struct Reveal {
    /// Number of the question in the game.
    pub question: u32,
    /// Its right option.
    pub key: Key,
    /// What each key brought.
    pub answers: Vec<KeyAnswer>,
}

/// The time that an answer takes (KK-7): waits for a verdict that fell away do not count.
#[derive(Clone, Copy, Debug, Default)]
struct Watch {
    began: At,
    stopped: Option<At>,
    lost: u64,
}

impl Watch {
    fn left_alone(self, at: At) -> u64 {
        at.0.saturating_sub(self.began.0).saturating_sub(self.lost)
    }

    /// Nanoseconds until the press, or until now where nobody has pressed.
    fn taken(self, at: At) -> u64 {
        self.left_alone(self.stopped.unwrap_or(at))
    }
}

/// A right key that decided, and what it decided about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Decided {
    seat: Seat,
    /// Answer time of the key in milliseconds; nothing where the answer was spoken.
    ms: Option<u64>,
}

/// What a player has brought together in the first two stages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Points of Бәйге.
    pub baige: Points,
    /// Points of Полиглот.
    pub polyglot: Points,
    /// Answer time that counts for ties, in milliseconds.
    pub time_ms: u64,
}

/// A game of four stages.
#[derive(Clone, Debug)]
pub struct Kokpar {
    terms: Terms,
    contest: Contest,
    round: Round,
    script: Script,

    /// The right option of the present question.
    right: Option<Key>,
    ballot: Ballot,
    watch: Watch,
    /// How often the clip of the question was started.
    plays: u32,
    reveals: Vec<Reveal>,

    /// Questions of Бәйге that are over.
    asked: u32,
    talks: [u8; Seat::MOST as usize],
    talked_out: SeatSet,
    /// Answer time that the game began with, in milliseconds.
    times: [u64; Seat::MOST as usize],
    /// What lots have said about equals.
    lots: [usize; Seat::MOST as usize],

    /// Players choose in this order.
    order: Vec<Seat>,
    turn: Option<Seat>,
    topics: Topics,
    /// Players who have played their theme.
    played: SeatSet,
    /// Number of the question in the player's theme, from 1.
    question: u8,
    /// Number of the first question of Полиглот, and of Көкпар; 0 before.
    polyglot_from: u32,
    kokpar_from: u32,

    /// Who plays Көкпар, best first.
    finalists: Vec<Seat>,
    /// Equals between whom keys or the host decide.
    contenders: SeatSet,
    /// Places that are open among them.
    places: u8,
    decided: Option<Decided>,
    /// Who of the contenders pressed at one instant, where only they play on.
    simultaneous: SeatSet,

    board: Board,
    sector: Option<Sector>,
    /// Number of the first question of the present stage.
    stage_from: u32,
    /// Figures as everybody but the host sees them, while scores stand still.
    frozen: Option<[Figures; Seat::MOST as usize]>,
}

impl Kokpar {
    /// What it is played by.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The stage.
    #[must_use]
    pub fn round(&self) -> Round {
        self.round
    }

    /// Players choose in this order in this stage.
    #[must_use]
    pub fn choosers(&self) -> &[Seat] {
        &self.order
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Who plays Көкпар, best first; empty before that is known.
    #[must_use]
    pub fn finalists(&self) -> &[Seat] {
        &self.finalists
    }

    /// Equals between whom keys or the host decide.
    #[must_use]
    pub fn contenders(&self) -> SeatSet {
        self.contenders
    }

    /// Places that are open among them.
    #[must_use]
    pub fn places(&self) -> u8 {
        self.places
    }

    /// The keys of the present question.
    #[must_use]
    pub fn ballot(&self) -> &Ballot {
        &self.ballot
    }

    /// The right option of the present question.
    #[must_use]
    pub fn right(&self) -> Option<Key> {
        self.right
    }

    /// Who has which theme.
    #[must_use]
    pub fn topics(&self) -> &Topics {
        &self.topics
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The sector that is played.
    #[must_use]
    pub fn sector(&self) -> Option<Sector> {
        self.sector
    }

    /// Questions of Бәйге that were revealed.
    #[must_use]
    pub fn reveals(&self) -> &[Reveal] {
        &self.reveals
    }

    /// Offences by talking (KK-6).
    #[must_use]
    pub fn talks(&self, seat: Seat) -> u8 {
        self.talks[seat.index()]
    }

    /// How often the clip of the question was started.
    #[must_use]
    pub fn plays(&self) -> u32 {
        self.plays
    }

    /// Numbers of the first questions of Полиглот and of Көкпар in the game; 0 before.
    #[must_use]
    pub fn stage_starts(&self) -> (u32, u32) {
        (self.polyglot_from, self.kokpar_from)
    }

    /// Every player's figures, by seat.
    #[must_use]
    pub fn figures(&self) -> [Figures; Seat::MOST as usize] {
        let end = |start: u32| if start == 0 { u32::MAX } else { start };
        let ledger = self.contest.ledger();
        let baige = ledger.of_questions(0..end(self.polyglot_from));
        let polyglot = match self.polyglot_from {
            0 => [0; Seat::MOST as usize],
            from => ledger.of_questions(from..end(self.kokpar_from)),
        };
        let mut figures = [Figures::default(); Seat::MOST as usize];
        for seat in self.contest.at_table().iter() {
            figures[seat.index()] = Figures {
                baige: baige[seat.index()],
                polyglot: polyglot[seat.index()],
                time_ms: self.time_ms(seat),
            };
        }
        figures
    }

    /// The same while scores stand still, as all but the host may see them.
    #[must_use]
    pub fn frozen(&self) -> Option<&[Figures; Seat::MOST as usize]> {
        self.frozen.as_ref()
    }

    /// Nanoseconds that the present answer of a player who is asked alone has taken, once it has come.
    #[must_use]
    pub fn pressed_after(&self) -> Option<u64> {
        self.watch.stopped.map(|at| self.watch.left_alone(at))
    }

    /// Questions are answered by keys in this stage, all at once.
    #[must_use]
    pub fn by_keys(&self) -> bool {
        let keys = self.round == Round::Baige && !self.terms.baige_race;
        keys || (self.decides_ties() && !self.terms.overtime_race)
    }

    /// Questions are answered aloud by whoever presses first, in a stage that others play with keys.
    #[must_use]
    pub fn by_race(&self) -> bool {
        (self.round == Round::Baige || self.decides_ties()) && !self.by_keys()
    }

    /// Equals are told apart: for places in Көкпар, or for the game.
    fn decides_ties(&self) -> bool {
        matches!(self.round, Round::SuddenDeath | Round::Overtime)
    }

    /// The player whose turn it is must draw before anything else.
    #[must_use]
    pub fn must_draw(&self) -> bool {
        let Some(seat) = self.turn.filter(|_| self.is_choosing_topic()) else {
            return false;
        };
        match self.terms.topic_pick {
            TopicPick::RandomBlock => self.topics.block(seat).is_none(),
            TopicPick::RandomTheme => true,
            TopicPick::Free => false,
        }
    }

    /// A player chooses a theme of Полиглот.
    #[must_use]
    pub fn is_choosing_topic(&self) -> bool {
        self.round == Round::Polyglot && self.contest.phase() == Phase::Before && !self.is_naming()
    }

    /// The host says who goes on (`cutoff_tie host`).
    #[must_use]
    pub fn is_naming(&self) -> bool {
        self.round == Round::Polyglot && !self.contenders.is_empty()
    }

    /// A player chooses a sector.
    #[must_use]
    pub fn is_choosing_sector(&self) -> bool {
        self.round == Round::Kokpar && self.contest.phase() == Phase::Before
    }

    /// Who plays the present question.
    #[must_use]
    pub fn at_question(&self) -> SeatSet {
        let in_game = self.contest.in_game();
        let among = |seats: SeatSet| in_game.iter().filter(|s| seats.contains(*s)).collect();
        if self.round == Round::Baige {
            in_game
        } else if self.round == Round::Polyglot {
            among(self.turn.into_iter().collect())
        } else if self.decides_ties() {
            among(self.contenders)
        } else {
            among(self.finalists.iter().copied().collect())
        }
    }

    /// Who may take over a question that its chooser has not solved.
    fn opponents(&self) -> SeatSet {
        let spent = self.contest.floor().spent();
        let others = |seat: &Seat| Some(*seat) != self.turn && !spent.contains(*seat);
        self.at_question().iter().filter(others).collect()
    }

    /// Place in the set-up of the theme of this number in the present stage.
    #[must_use]
    pub fn theme_of_pack(&self, number: u8) -> Option<usize> {
        self.theme_of_stage(self.round, number)
    }

    /// The same for a theme of any stage.
    #[must_use]
    pub fn theme_of_stage(&self, stage: Round, number: u8) -> Option<usize> {
        self.script.theme(stage, number)
    }

    /// That word is not for this state.
    fn not_now(&self) -> Refusal {
        let state = self.state();
        Refusal::NotNow { state }
    }
}
