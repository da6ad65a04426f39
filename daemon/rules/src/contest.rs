//! One question after another: who may answer, who waits, which clock runs, until it is solved or
//! dead (rules.md 3.1.6). What a question stands in (rounds, themes, prices) is its game's business.

mod apply;
mod book;
mod press;
mod say;
mod stages;

pub use book::Book;

use crate::countdown::Countdown;
use crate::event::Ending;
use crate::floor::Floor;
use crate::game::Face;
use crate::ledger::{Counts, Ledger};
use crate::lot::Lots;
use crate::manner::{AfterWrong, Manner, Opens};
use crate::seat_set::SeatSet;
use crate::view::{ClockKind, Lamp, Lamps};
use crate::vocabulary::{At, Fate, Key, Phase, Seat};

/// How far the question has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Not at all.
    NotBegun,
    /// In part: after a wrong answer the host goes on.
    Begun,
    /// To its end (or there is nothing to read: lockout).
    Done,
}

/// A press of this question and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// Whose.
    pub seat: Seat,
    /// Which key.
    pub key: Key,
    /// Game time.
    pub at: At,
    /// What became of it.
    pub fate: Fate,
}

/// The question that is played now, and the ledger of all before it.
#[derive(Clone, Debug)]
pub struct Contest {
    manner: Manner,
    at_table: SeatSet,
    /// Those of them that have a player at the present question.
    manned: SeatSet,
    ledger: Ledger,
    lots: Lots,
    blocked_until: [At; Seat::MOST as usize],
    number: u32,
    price: u32,
    phase: Phase,
    reading: Reading,
    replaced: bool,
    ended: Option<Ending>,
    floor: Floor,
    think: Option<Countdown>,
    answer: Option<Countdown>,
    presses: Vec<Pressed>,
    drawn: Vec<Vec<Seat>>,
    counts: Counts,
    /// Nanoseconds that the answer took which is judged next.
    took: u64,
    book: Book,
}

impl Contest {
    /// A contest of these seats; its first question waits to be announced.
    #[must_use]
    pub fn new(manner: Manner, at_table: SeatSet, ledger: Ledger, lots: Lots) -> Contest {
        Contest {
            manner,
            at_table,
            manned: at_table,
            ledger,
            lots,
            blocked_until: [At(0); Seat::MOST as usize],
            number: 1,
            price: 0,
            phase: Phase::Ready,
            reading: Reading::NotBegun,
            replaced: false,
            ended: None,
            floor: Floor::default(),
            think: None,
            answer: None,
            presses: Vec::new(),
            drawn: Vec::new(),
            counts: Counts::Theme,
            took: 0,
            book: Book::default(),
        }
    }

    /// Where the question stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seats that play.
    #[must_use]
    pub fn at_table(&self) -> SeatSet {
        self.at_table
    }

    /// Only these seats have a player from now on: an empty chair does not press, is not waited for
    /// and stays dark.
    pub fn man(&mut self, seats: SeatSet) {
        self.manned = seats.without(self.book.removed);
    }

    /// The seats that have a player at the present question.
    #[must_use]
    pub fn manned(&self) -> SeatSet {
        self.manned
    }

    /// The seats that play and have not left the game.
    #[must_use]
    pub fn in_game(&self) -> SeatSet {
        self.at_table.without(self.book.removed)
    }

    /// What attempts from now on have to do with the totals.
    pub fn count_as(&mut self, counts: Counts) {
        self.counts = counts;
    }

    /// What is written beside the lines: disputes, what is frozen, who has left, the signature.
    #[must_use]
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The outcome of the next lot among these.
    #[must_use]
    pub fn lots(&self) -> &Lots {
        &self.lots
    }

    /// How it is played.
    #[must_use]
    pub fn manner(&self) -> &Manner {
        &self.manner
    }

    /// All lines.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Number of the question in the game, from 1.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// What the question is worth.
    #[must_use]
    pub fn price(&self) -> u32 {
        self.price
    }

    /// The right to answer.
    #[must_use]
    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// How far it has been read.
    #[must_use]
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// It is played with another question than the pack's.
    #[must_use]
    pub fn is_replaced(&self) -> bool {
        self.replaced
    }

    /// Every press since the question before was over.
    #[must_use]
    pub fn presses(&self) -> &[Pressed] {
        &self.presses
    }

    /// Lots drawn on this question.
    #[must_use]
    pub fn drawn(&self) -> &[Vec<Seat>] {
        &self.drawn
    }

    /// The thinking clock in `thinking` and `open`, the answer clock or soft mark in `answering`.
    #[must_use]
    pub fn clock(&self) -> Option<&Countdown> {
        match self.phase {
            Phase::Thinking | Phase::Open | Phase::Rebound => self.think.as_ref(),
            Phase::Answering => self.answer.as_ref(),
            Phase::Before | Phase::Ready | Phase::Value | Phase::Reading => None,
            Phase::Closed | Phase::Shown | Phase::Void | Phase::After => None,
            Phase::Presenting | Phase::WaitingSignal => None,
        }
    }

    /// The clock of the present state as people see it.
    #[must_use]
    pub fn face(&self) -> Option<Face> {
        let kind = match self.phase {
            Phase::Answering => ClockKind::Answering,
            Phase::Rebound => ClockKind::Rebound,
            Phase::Before | Phase::Ready | Phase::Value | Phase::Reading => ClockKind::Thinking,
            Phase::Thinking | Phase::Open | Phase::Presenting => ClockKind::Thinking,
            Phase::WaitingSignal | Phase::Closed | Phase::Shown => ClockKind::Thinking,
            Phase::Void | Phase::After => ClockKind::Thinking,
        };
        let (clock, soft) = (*self.clock()?, self.clock_is_soft());
        Some(Face { kind, clock, soft })
    }

    /// The present clock is only the host's reminder.
    #[must_use]
    pub fn clock_is_soft(&self) -> bool {
        self.phase == Phase::Answering && self.manner.answer.is_soft()
    }

    /// The answer clock (or the host's reminder) has run out.
    #[must_use]
    pub fn is_overdue(&self) -> bool {
        self.phase == Phase::Answering && self.answer.is_some_and(|clock| clock.is_out())
    }

    /// When a clock of this question runs out.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        self.clock().and_then(Countdown::end)
    }

    /// Buttons count in this state.
    #[must_use]
    pub fn is_open(&self) -> bool {
        match self.phase {
            Phase::Value => self.manner.opens == Opens::Value,
            Phase::Reading | Phase::Thinking | Phase::Open | Phase::Answering => true,
            Phase::Rebound => true,
            Phase::Before | Phase::Ready | Phase::Presenting | Phase::WaitingSignal => false,
            Phase::Closed | Phase::Shown | Phase::Void | Phase::After => false,
        }
    }

    /// Somebody may still answer this question.
    fn is_live(&self) -> bool {
        match self.phase {
            Phase::Value | Phase::Reading => true,
            Phase::Thinking | Phase::Open | Phase::Answering => true,
            Phase::Presenting | Phase::WaitingSignal | Phase::Rebound => true,
            Phase::Before | Phase::Ready => false,
            Phase::Closed | Phase::Shown | Phase::Void | Phase::After => false,
        }
    }

    /// All that glows. (khamsa, fine print 12.)
    #[must_use]
    pub fn lamps(&self) -> Lamps {
        let mut lamps = Lamps::default();
        if self.phase == Phase::Closed {
            if let Some(seat) = self.ledger.solver(self.number) {
                lamps.0[seat.index()] = Lamp::On;
            }
            return lamps;
        }
        if !self.is_open() {
            return lamps;
        }
        let answering = self.phase == Phase::Answering;
        let armed = !answering || self.manner.after_wrong == AfterWrong::QueueFirst;
        if armed {
            for seat in self
                .manned
                .iter()
                .filter(|seat| !self.floor.spent().contains(*seat))
            {
                lamps.0[seat.index()] = Lamp::Armed;
            }
        }
        if answering {
            for waiting in self.floor.queue() {
                lamps.0[waiting.seat.index()] = Lamp::Blink;
            }
            if let Some(holder) = self.floor.holder() {
                lamps.0[holder.seat.index()] = Lamp::On;
            }
        }
        lamps
    }
}
