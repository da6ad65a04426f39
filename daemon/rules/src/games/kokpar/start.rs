//! How a game begins: with Бәйге, or in the middle.

use super::ballot::Ballot;
use super::board::Board;
use super::script::Script;
use super::terms::{BoardOrder, FINALISTS, Terms};
use super::topics::Topics;
use super::{Kokpar, Watch};
use crate::contest::Contest;
use crate::ledger::Ledger;
use crate::lot::Lots;
use crate::manner::{AfterWrong, AnswerTime, Manner, Opens, PressTie, ThinkAfterWrong, Worth};
use crate::seat_set::SeatSet;
use crate::setup::{Setup, SetupError};
use crate::view::Round;
use crate::vocabulary::{Phase, Seat};

/// What all stages share of a question's manner; clocks are each stage's own.
const MANNER: Manner = Manner {
    reads: false,                                  // KK-2, KK-19: questions are shown
    opens: Opens::Reading,                         // never before the question is there
    think: None,                                   // each stage's own
    think_after_wrong: ThinkAfterWrong::Remaining, // fine print 11
    answer: AnswerTime::Host { mark: None },       // each stage's own
    after_wrong: AfterWrong::QueueFirst,           // B-2
    early_lock: 0,                                 // 3.4: no penalty
    tie: PressTie::Lot,                            // 3.0
    worth: Worth::Fixed { right: 1, wrong: 0 },    // KK-3, KK-18, KK-38
    blank_costs: false,
};

impl Kokpar {
    /// Begins a game.
    ///
    /// # Errors
    /// What in the set-up it cannot play.
    pub fn new(setup: &Setup) -> Result<Kokpar, SetupError> {
        let terms = Terms::of(&setup.options)?;
        check_players(&terms, setup)?;
        let seats = setup.seats.iter().map(|seat| seat.seat).collect();
        let ledger = Ledger::new(setup.scores.iter().map(|(seat, points)| (*seat, *points)));
        let lots = Lots::new(setup.seed, setup.lots.clone());
        let mut times = [0; Seat::MOST as usize];
        for (seat, ms) in &setup.times {
            times[seat.index()] = u64::from(*ms);
        }
        let mut game = Kokpar {
            contest: Contest::new(MANNER, seats, ledger, lots),
            round: Round::Baige,
            script: Script::of(setup),
            right: None,
            ballot: Ballot::default(),
            watch: Watch::default(),
            plays: 0,
            reveals: Vec::new(),
            asked: 0,
            talks: [0; Seat::MOST as usize],
            talked_out: SeatSet::EMPTY,
            times,
            lots: [0; Seat::MOST as usize],
            order: Vec::new(),
            turn: None,
            topics: Topics::default(),
            played: SeatSet::EMPTY,
            question: 1,
            polyglot_from: 0,
            kokpar_from: 0,
            finalists: Vec::new(),
            contenders: SeatSet::EMPTY,
            places: 0,
            decided: None,
            simultaneous: SeatSet::EMPTY,
            board: Board::default(),
            sector: None,
            put: false,
            stage_from: 1,
            frozen: None,
            terms,
        };
        game.contest.set_price(1);
        game.begin(setup)?;
        game.set_clocks();
        Ok(game)
    }

    /// All before the beginning counts as over (kokpar-kk, fine print 6).
    fn begin(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let Some(start) = &setup.start else {
            return Ok(());
        };
        if start.theme > 0 || start.price.is_some() {
            return Err(SetupError::Start);
        }
        if start.round != Round::Kokpar && !start.finalists.is_empty() {
            return Err(SetupError::Start);
        }
        self.round = start.round;
        match start.round {
            Round::Baige => {}
            Round::Polyglot => self.begin_polyglot(),
            Round::Kokpar => self.begin_kokpar(setup, &start.finalists)?,
            Round::Overtime => {
                let totals = self.contest.ledger().totals();
                let seats = self.contest.at_table();
                let best = seats.iter().map(|seat| totals[seat.index()]).max();
                let at_top = |seat: &Seat| Some(totals[seat.index()]) == best;
                self.contenders = seats.iter().filter(at_top).collect();
                self.contest.set_price(0);
                self.polyglot_from = 1;
                self.kokpar_from = 1;
                // Whoever plays for the game has played Көкпар: three at most (KK-41).
                if !(2..=FINALISTS).contains(&self.contenders.len()) {
                    return Err(SetupError::Start);
                }
                let mut finalists: Vec<Seat> = seats.iter().collect();
                finalists.sort_by_key(|seat| (std::cmp::Reverse(totals[seat.index()]), *seat));
                finalists.truncate(FINALISTS);
                self.finalists = finalists;
            }
            Round::SuddenDeath | Round::Open | Round::Semi | Round::Secret | Round::Personal => {
                return Err(SetupError::Start);
            }
            Round::Final | Round::Shootout => return Err(SetupError::Start),
        }
        Ok(())
    }

    fn begin_polyglot(&mut self) {
        self.polyglot_from = 1;
        let ranking = self.ranking();
        self.order = self.order_of_topics(ranking);
        self.turn = self.order.first().copied();
        self.contest.enter(Phase::Before);
    }

    fn begin_kokpar(&mut self, setup: &Setup, named: &[Seat]) -> Result<(), SetupError> {
        self.polyglot_from = 1;
        self.kokpar_from = 1;
        let places = setup.seats.iter().map(|place| place.seat);
        let finalists: Vec<Seat> = if named.is_empty() {
            places.take(FINALISTS).collect()
        } else {
            named.to_vec()
        };
        let different: SeatSet = finalists.iter().copied().collect();
        let all_play = different.is_within(self.contest.at_table());
        let count =
            different.len() == finalists.len() && (2..=FINALISTS).contains(&finalists.len());
        if !all_play || !count {
            return Err(SetupError::Start);
        }
        self.finalists = finalists;
        let (drawn, order) = self.order_of_board(&self.finalists);
        for _ in drawn {
            self.contest.draw_used();
        }
        self.turn = order.first().copied();
        self.order = order;
        if self.terms.board_order == BoardOrder::Host {
            self.turn = None;
        }
        self.contest.enter(Phase::Before);
        Ok(())
    }
}

fn check_players(terms: &Terms, setup: &Setup) -> Result<(), SetupError> {
    let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    if let Some(players) = terms
        .players
        .filter(|players| *players != setup.seats.len())
    {
        let (least, most) = (number(players), number(players));
        return Err(SetupError::SeatCount { least, most });
    }
    // A seat is a player here, with nobody behind it.
    let with_roster = |place: &&crate::setup::SeatSetup| !place.players.is_empty();
    if let Some(place) = setup.seats.iter().find(with_roster) {
        let seat = place.seat;
        return Err(SetupError::Players { seat, most: 0 });
    }
    match setup.seats.iter().find(|place| !place.reserves.is_empty()) {
        Some(place) => Err(SetupError::Reserves {
            seat: place.seat,
            most: 0,
        }),
        None => Ok(()),
    }
}
