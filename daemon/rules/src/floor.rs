//! The right to answer: who has it, who waits for it, who has had it.

use crate::seat_set::SeatSet;
use crate::vocabulary::{At, Seat};

/// Who has the right to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Who.
    pub seat: Seat,
    /// It came from the queue, not by a press of the moment (A-17 asks).
    pub waited: bool,
}

/// One who waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Who.
    pub seat: Seat,
    /// Game time of the press.
    pub at: At,
    /// Not the order of stamps but the host must say who of these was first; 0 when it is known.
    pub tie: u32,
    /// As [`Holder::waited`], for when it gets the floor.
    waited: bool,
}

/// The right to answer on one question. At most one seat has it; nobody stands in it twice.
#[derive(Clone, Debug, Default)]
pub struct Floor {
    holder: Option<Holder>,
    queue: Vec<Waiting>,
    spent: SeatSet,
    ties: u32,
    first: At,
}

impl Floor {
    /// Who has it.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Who waits, in order.
    #[must_use]
    pub fn queue(&self) -> &[Waiting] {
        &self.queue
    }

    /// Who has had it.
    #[must_use]
    pub fn spent(&self) -> SeatSet {
        self.spent
    }

    /// Game time of the press that began this contest: queued ones are so much behind it.
    #[must_use]
    pub fn first(&self) -> At {
        self.first
    }

    /// Whether the seat has it or waits for it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        self.holder.is_some_and(|holder| holder.seat == seat) || self.waits(seat)
    }

    /// Whether the seat waits for it.
    #[must_use]
    pub fn waits(&self, seat: Seat) -> bool {
        self.queue.iter().any(|waiting| waiting.seat == seat)
    }

    /// The seats of the foremost tie that the host has not yet settled.
    #[must_use]
    pub fn tied(&self) -> SeatSet {
        let tie = self
            .queue
            .iter()
            .map(|waiting| waiting.tie)
            .find(|tie| *tie != 0);
        let of_it = self.queue.iter().filter(|waiting| Some(waiting.tie) == tie);
        of_it.map(|waiting| waiting.seat).collect()
    }

    /// A press got it.
    pub fn take(&mut self, seat: Seat, at: At) {
        self.holder = Some(Holder {
            seat,
            waited: false,
        });
        self.first = at;
    }

    /// A press waits for it.
    pub fn wait(&mut self, seat: Seat, at: At) {
        if !self.concerns(seat) {
            if self.holder.is_none() && self.queue.is_empty() {
                self.first = at;
            }
            self.queue.push(Waiting {
                seat,
                at,
                tie: 0,
                waited: true,
            });
        }
    }

    /// These of the queue pressed at one instant, and the host must say who was first.
    pub fn tie(&mut self, seats: &[Seat]) {
        self.ties += 1;
        for waiting in self.queue.iter_mut().filter(|w| seats.contains(&w.seat)) {
            waiting.tie = self.ties;
            // Nobody of them waits for another's answer: they all pressed for the floor itself.
            waiting.waited = self.holder.is_some();
        }
    }

    /// Of its tie, this seat was first.
    pub fn settle(&mut self, seat: Seat) {
        let Some(here) = self.queue.iter().position(|w| w.seat == seat && w.tie != 0) else {
            return;
        };
        let tie = self.queue[here].tie;
        let front = self.queue.iter().position(|w| w.tie == tie).unwrap_or(here);
        let mut first = self.queue.remove(here);
        first.tie = 0;
        self.queue.insert(front, first);
        let others = self.queue.iter().filter(|w| w.tie == tie).count();
        for waiting in self.queue.iter_mut().filter(|w| w.tie == tie) {
            waiting.waited = true;
            if others == 1 {
                waiting.tie = 0;
            }
        }
    }

    /// It passes to this seat of the queue.
    pub fn pass(&mut self, seat: Seat) {
        let waited = match self.queue.iter().position(|waiting| waiting.seat == seat) {
            Some(place) => self.queue.remove(place).waited,
            None => true,
        };
        self.holder = Some(Holder { seat, waited });
    }

    /// The holder has had it.
    pub fn spend(&mut self, seat: Seat) {
        self.spent.insert(seat);
        self.drop_holder();
    }

    /// The holder loses it and may press again.
    pub fn drop_holder(&mut self) {
        self.holder = None;
    }

    /// The seat neither has it nor waits for it any more.
    pub fn forget(&mut self, seat: Seat) {
        self.queue.retain(|waiting| waiting.seat != seat);
        if self.holder.is_some_and(|holder| holder.seat == seat) {
            self.drop_holder();
        }
        self.untie_alone();
    }

    /// One who is left of a tie alone was first of it.
    fn untie_alone(&mut self) {
        let ties: Vec<u32> = self.queue.iter().map(|waiting| waiting.tie).collect();
        for waiting in &mut self.queue {
            if ties.iter().filter(|tie| **tie == waiting.tie).count() == 1 {
                waiting.tie = 0;
            }
        }
    }

    /// The holder goes back to the head of the queue: the question ended before it was judged.
    pub fn put_back(&mut self) {
        if let Some(Holder { seat, waited }) = self.holder.take() {
            self.queue.insert(
                0,
                Waiting {
                    seat,
                    at: self.first,
                    tie: 0,
                    waited,
                },
            );
        }
    }

    /// A new question: nobody has it, waits or has had it.
    pub fn clear(&mut self) {
        self.holder = None;
        self.queue.clear();
        self.spent = SeatSet::EMPTY;
        self.ties = 0;
        self.first = At(0);
    }
}
