//! What is written in the book beside the ledger's lines: disputes, frozen scores, who has left, and
//! the signature that closes it.

use std::collections::BTreeSet;

use super::Contest;
use super::say::Freed;
use crate::event::{Ending, Event};
use crate::seat_set::SeatSet;
use crate::vocabulary::{Command, Phase, Points, Refusal, Seat};

/// Notes beside the ledger.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Totals as everybody but the host sees them, while they stand still.
    pub frozen: Option<[Points; Seat::MOST as usize]>,
    /// Numbers of questions whose dispute is open (rules.md 6.6).
    pub disputes: BTreeSet<u32>,
    /// Numbers of questions that were over and count for nothing.
    pub annulled: BTreeSet<u32>,
    /// Seats that have left the game (fine print 14).
    pub removed: SeatSet,
    /// Nothing changes any more.
    pub signed: bool,
}

impl Contest {
    /// Obeys a word that concerns the book alone.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`say` sorts all words, no other comes"
    )]
    pub(super) fn say_of_book(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        match *command {
            Command::Dispute { question } => {
                self.must_be_played(question)?;
                let new = !self.book.disputes.contains(&question);
                self.only_if(new, Event::Disputed { question })
            }
            Command::Settle { question } => {
                let open = self.book.disputes.contains(&question);
                self.only_if(open, Event::Settled { question })
            }
            Command::Annul { question } => self.annul_past(question),
            Command::Freeze { frozen } => {
                let changes = self.book.frozen.is_some() != frozen;
                self.only_if(changes, Event::Froze { frozen })
            }
            Command::Remove { seat } => self.remove(seat),
            _ => Err(Refusal::NotInTheseRules),
        }
    }

    /// No dispute is open.
    ///
    /// # Errors
    /// The first that is.
    pub fn must_be_settled(&self) -> Result<(), Refusal> {
        match self.book.disputes.first() {
            Some(question) => Err(Refusal::DisputeOpen {
                question: *question,
            }),
            None => Ok(()),
        }
    }

    /// Number of the last question that has begun; 0 before the first.
    #[must_use]
    pub fn begun(&self) -> u32 {
        match self.phase {
            Phase::Before | Phase::Ready => self.number - 1,
            Phase::Value | Phase::Reading | Phase::Thinking | Phase::Open => self.number,
            Phase::Answering | Phase::Closed | Phase::Shown | Phase::Void => self.number,
            Phase::After => self.number,
            Phase::Presenting | Phase::WaitingSignal | Phase::Rebound => self.number,
        }
    }

    fn must_be_played(&self, question: u32) -> Result<(), Refusal> {
        let begun = self.begun();
        if (1..=begun).contains(&question) {
            Ok(())
        } else {
            Err(Refusal::NoSuchQuestion { questions: begun })
        }
    }

    /// The present question is withdrawn by its own word, which knows what comes next.
    fn annul_past(&self, question: u32) -> Result<Vec<Event>, Refusal> {
        self.must_be_played(question)?;
        let over = question < self.number || self.phase == Phase::After;
        let past = over && !self.book.annulled.contains(&question);
        let mut events = self.only_if(past, Event::Annulled { question })?;
        if self.book.disputes.contains(&question) {
            events.push(Event::Settled { question });
        }
        Ok(events)
    }

    /// An empty chair is not waited for: the right passes on as after a release.
    fn remove(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_play(seat)?;
        if self.book.removed.contains(seat) {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let mut events = vec![Event::Removed { seat }];
        let mut after = self.clone();
        after.take_away(seat);
        let held = self
            .floor
            .holder()
            .is_some_and(|holder| holder.seat == seat);
        if held && self.phase == Phase::Answering {
            after.go_on(after.floor.spent(), Freed::ByRelease, &mut events);
        } else if self.waits_for_somebody() && after.manned.is_within(after.floor.spent()) {
            events.push(Event::Closed {
                why: Ending::AllTried,
            });
        }
        Ok(events)
    }

    fn waits_for_somebody(&self) -> bool {
        self.is_live() && self.phase != Phase::Answering
    }

    /// The seat has left.
    pub(super) fn take_away(&mut self, seat: Seat) {
        self.book.removed.insert(seat);
        self.manned = self.manned.without(self.book.removed);
        self.floor.forget(seat);
    }
}
