//! The auditor's book at one instant, and the sums in it.

use dabyl_rules::setup::Setup;
use dabyl_rules::view::{Out, Round};
use dabyl_rules::{Points, Seat, State};

use super::question::Question;
use super::rulebook::{BLOCKS, BOARD, IN_BLOCK, Rulebook};

/// A clock of a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Clock {
    /// Until this game time.
    Runs { end: u64 },
    /// With so much left.
    Stands { left: u64 },
}

#[derive(Clone)]
pub struct Book {
    pub round: Round,
    pub state: State,
    /// Game time of the last entry.
    pub now: u64,
    /// The clock of the present state.
    pub clock: Option<Clock>,
    /// What the clock that waits behind an answer has left.
    pub rest: Option<u64>,
    pub out: [Option<Out>; 6],
    pub offences: [u8; 6],
    /// All questions that were put, and whether the last one is at hand.
    pub questions: Vec<Question>,
    pub at_hand: bool,
    /// Number of the present question in its stage, or of the present player's theme, from 1.
    pub number: u32,
    /// Number of the present question in the game, from 1.
    pub game_number: u32,
    /// Who has the right to answer, since when, and from which state.
    pub floor: Option<Seat>,
    pub since: u64,
    pub from: State,
    /// When the present question's time began, and how much of it does not count.
    pub shown_at: u64,
    pub waited: u64,
    /// The question was closed by its own clock.
    pub by_clock: bool,
    /// Question and answer of every numbered verdict, and questions in the order of being revealed.
    pub attempts: Vec<(usize, usize)>,
    pub reveals: Vec<usize>,
    pub corrections: [Points; 6],
    pub kokpar_corrections: [Points; 6],
    pub frozen: Option<[Points; 6]>,
    pub signed: bool,
    /// The order in which players choose in this stage, and whose turn it is.
    pub order: Vec<Seat>,
    pub turn: Option<Seat>,
    pub block: Option<u8>,
    /// Who has taken each theme of Полиглот; all have chosen, and play.
    pub topics: [Option<Seat>; (BLOCKS * IN_BLOCK) as usize],
    pub playing: bool,
    /// Lots that settled equals, each best first.
    pub settled: Vec<Vec<Seat>>,
    pub finalists: Vec<Seat>,
    /// Equals between whom keys, or the host, decide; who has got a place; how many are free.
    pub contenders: Vec<Seat>,
    pub placed: Vec<Seat>,
    pub places: usize,
    /// Whose right key decided this question; the milliseconds of the first right one, and who was as fast.
    pub decided: Option<Seat>,
    pub first_ms: Option<u64>,
    pub same: Vec<Seat>,
    /// The board: who chose each sector; how many each has chosen.
    pub sectors: [[Option<Seat>; 5]; BOARD as usize],
    pub picks: [u8; 6],
    pub last: Option<Seat>,
    pub winners: Vec<Seat>,
    /// The winner had most points in Көкпар, and nobody else was left or equal.
    pub by_points: bool,
    /// Something came about for which the rules have no word: the course is not compared any more.
    pub adrift: bool,
}

impl Book {
    pub fn beginning(rules: &Rulebook, setup: &Setup) -> Book {
        let start = setup.start.as_ref();
        let round = start.map_or(Round::Baige, |start| start.round);
        let mut book = Book {
            round,
            state: State::Ready,
            now: 0,
            clock: None,
            rest: None,
            out: [None; 6],
            offences: [0; 6],
            questions: Vec::new(),
            at_hand: false,
            number: 1,
            game_number: 1,
            floor: None,
            since: 0,
            from: State::Ready,
            shown_at: 0,
            waited: 0,
            by_clock: false,
            attempts: Vec::new(),
            reveals: Vec::new(),
            corrections: [0; 6],
            kokpar_corrections: [0; 6],
            frozen: None,
            signed: false,
            order: Vec::new(),
            turn: None,
            block: None,
            topics: [None; 12],
            playing: false,
            settled: Vec::new(),
            finalists: Vec::new(),
            contenders: Vec::new(),
            placed: Vec::new(),
            places: 0,
            decided: None,
            first_ms: None,
            same: Vec::new(),
            sectors: [[None; 5]; 4],
            picks: [0; 6],
            last: None,
            winners: Vec::new(),
            by_points: false,
            adrift: false,
        };
        book.begin_at(rules, start);
        book
    }

    /// Players who have not left and were not sent out.
    pub fn in_game(&self, rules: &Rulebook) -> Vec<Seat> {
        let seats = rules.seats.iter().copied();
        seats.filter(|seat| self.is_in(*seat)).collect()
    }

    pub fn is_in(&self, seat: Seat) -> bool {
        self.out[seat.index()].is_none()
    }

    /// Finalists who are still in the game.
    pub fn riders(&self) -> Vec<Seat> {
        let seats = self.finalists.iter().copied();
        seats.filter(|seat| self.is_in(*seat)).collect()
    }

    pub fn kokpar_counts(&self) -> bool {
        matches!(self.round, Round::Kokpar | Round::Overtime)
    }

    fn opening(&self, rules: &Rulebook, seat: Seat, kokpar: bool) -> Points {
        let at_kokpar = rules.begins_with_kokpar;
        if at_kokpar == kokpar {
            rules.opening[seat.index()]
        } else {
            0
        }
    }

    pub fn brought(&self, seat: Seat, rounds: &[Round]) -> Points {
        let of = self.questions.iter().filter(|q| rounds.contains(&q.round));
        of.map(|question| question.points(seat)).sum()
    }

    /// Points of the first two stages together.
    pub fn both_stages(&self, rules: &Rulebook, seat: Seat) -> Points {
        self.opening(rules, seat, false)
            + self.brought(seat, &[Round::Baige, Round::Polyglot])
            + self.corrections[seat.index()]
    }

    /// Points of Көкпар.
    pub fn kokpar(&self, rules: &Rulebook, seat: Seat) -> Points {
        self.opening(rules, seat, true)
            + self.brought(seat, &[Round::Kokpar])
            + self.kokpar_corrections[seat.index()]
    }

    /// What the scoreboard says of a player.
    pub fn total(&self, rules: &Rulebook, seat: Seat) -> Points {
        if self.kokpar_counts() {
            self.kokpar(rules, seat)
        } else {
            self.both_stages(rules, seat)
        }
    }

    /// Answer time that counts for ties, in milliseconds.
    pub fn time_ms(&self, rules: &Rulebook, seat: Seat) -> u64 {
        let counted = self.questions.iter().map(|q| q.time_ms(rules, seat));
        rules.opening_ms[seat.index()] + counted.sum::<u64>()
    }

    /// The question that is played or was just played.
    pub fn question(&mut self) -> Option<&mut Question> {
        if self.at_hand {
            self.questions.last_mut()
        } else {
            None
        }
    }

    pub fn present(&self) -> Option<&Question> {
        self.questions.last().filter(|_| self.at_hand)
    }

    pub fn deadline(&self) -> Option<u64> {
        match self.clock {
            Some(Clock::Runs { end }) => Some(end),
            Some(Clock::Stands { .. }) | None => None,
        }
    }
}
