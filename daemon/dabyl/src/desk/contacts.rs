//! One button's contact: from a train of edges to presses. Pure; time is an argument.
//!
//! The first edge of a burst is the candidate, with its own stamp. It becomes a press once the
//! contact has been closed without a break for the glitch limit: known by the stamp of the next
//! edge, or, while nothing follows, by the level. A button that bounces is confirmed later than a
//! clean one but keeps the stamp of its first edge. After a press the contact must be open and quiet
//! for the hold-off before it can be pressed again, so that neither the bouncing of a press nor that
//! of a release is a press.
//!
//! The direction of an edge is only what the kernel saw in its thread, a little after the interrupt;
//! edges can be merged or lost. So two edges of one direction in a row are a missed edge, not an
//! error, and where edges and level disagree for longer than an edge can be on its way, the level is
//! right.

use super::limits::Nanos;

/// A burst of edges that has not been closed for the glitch limit is over when the contact has been
/// open for this long: mechanical contacts part for 1 or 2 ms at the most while they bounce.
const QUIET: u64 = 5_000_000;

/// The place of an edge in the order of all edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mark {
    /// CLOCK_MONOTONIC, nanoseconds.
    pub stamp: u64,
    /// The kernel's number, 0 if it gave none.
    pub sequence: u32,
}

/// What a train of edges turned out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The button was pressed at this edge.
    Press(Mark),
    /// Too short for a finger.
    Glitch(Mark),
}

/// A button's contact.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    rest: Rest,
}

#[derive(Clone, Copy, Debug)]
enum Rest {
    /// Open and quiet.
    Open {
        /// The level was closed at this instant, though no edge has come: it is on its way, or lost.
        ahead: Option<u64>,
    },
    /// Edges that may become a press.
    Candidate {
        first: Mark,
        /// Closed since then without a break, by its edges.
        closed: Option<u64>,
        last: u64,
        /// The level was open at this instant, though no edge says so.
        doubt: Option<u64>,
        /// It has been closed at all: without that, the burst is the end of something else, whose
        /// opening came late.
        touched: bool,
    },
    /// Pressed, and not yet open for the hold-off.
    Down {
        since: u64,
        /// As its edges have it.
        closed: bool,
        last: u64,
        /// The level was read after the last edge's bouncing, and was closed: the edges may have
        /// it otherwise, then one was missed.
        sure: bool,
    },
}

impl Contact {
    /// A contact as it is found: one that is down is held, not pressed.
    pub fn new(now: u64, closed: bool) -> Contact {
        let rest = if closed {
            Rest::Down {
                since: now,
                closed: true,
                last: now,
                sure: true,
            }
        } else {
            Rest::Open { ahead: None }
        };
        Contact { rest }
    }

    /// Takes the next edge of this contact.
    pub fn edge(&mut self, mark: Mark, closed: bool, limits: &Nanos) -> Option<Outcome> {
        let outcome = self.pass(mark.stamp, limits);
        self.take(mark, closed, limits).or(outcome)
    }

    /// What the time alone has decided before an edge of this stamp.
    fn pass(&mut self, stamp: u64, limits: &Nanos) -> Option<Outcome> {
        match self.rest {
            Rest::Candidate {
                first,
                closed: Some(since),
                ..
            } => (stamp >= since.saturating_add(limits.glitch)).then(|| self.press(first, since)),
            Rest::Candidate {
                first,
                closed: None,
                last,
                touched,
                ..
            } if stamp > last.saturating_add(QUIET) => self.dismiss(first, touched),
            Rest::Down {
                closed: false,
                sure: false,
                last,
                ..
            } => {
                if stamp >= last.saturating_add(limits.hold_off) {
                    self.rest = Rest::Open { ahead: None };
                }
                None
            }
            Rest::Candidate { closed: None, .. } | Rest::Down { .. } | Rest::Open { .. } => None,
        }
    }

    fn take(&mut self, mark: Mark, closed: bool, limits: &Nanos) -> Option<Outcome> {
        match &mut self.rest {
            // An opening edge of an open contact is a closing that was missed: a burst all the same.
            Rest::Open { .. } => self.begin(mark, closed),
            Rest::Candidate {
                first,
                closed: since,
                last,
                doubt,
                touched,
            } => {
                if mark.stamp > first.stamp.saturating_add(limits.settle) {
                    // No finger bounces for so long: this is noise, and its first edge means nothing.
                    let spark = touched.then_some(Outcome::Glitch(*first));
                    self.begin(mark, closed);
                    return spark;
                }
                *touched |= closed;
                *since = closed.then_some(mark.stamp);
                *last = mark.stamp.max(*last);
                *doubt = None;
            }
            Rest::Down {
                closed: was_closed,
                last,
                sure,
                ..
            } => {
                let quiet = mark.stamp >= last.saturating_add(limits.hold_off);
                let unseen = *was_closed && !*sure;
                let announced = !*was_closed && *sure;
                if closed && quiet && (unseen || announced) {
                    // Either nobody looked between two closings, so the opening was missed; or the
                    // level was seen closed just before the edge of this closing came.
                    self.begin(mark, closed);
                    return None;
                }
                *was_closed = closed;
                *last = mark.stamp.max(*last);
                *sure = false;
            }
        }
        None
    }

    /// Takes the level, read at `now` or later. Says what it decides.
    pub fn level(&mut self, now: u64, closed: bool, limits: &Nanos) -> Option<Outcome> {
        match &mut self.rest {
            Rest::Open { ahead } => match *ahead {
                Some(seen) if now >= seen.saturating_add(limits.settle) => {
                    if closed {
                        // The edge is lost. The press stands from when it was first seen, which
                        // can only be to its own disadvantage.
                        return Some(self.press(
                            Mark {
                                stamp: seen,
                                sequence: 0,
                            },
                            seen,
                        ));
                    }
                    *ahead = None;
                    None
                }
                Some(_) => None,
                None => {
                    *ahead = closed.then_some(now);
                    None
                }
            },
            Rest::Candidate { .. } => self.confirm(now, closed, limits),
            Rest::Down {
                closed: was_closed,
                last,
                sure,
                ..
            } => {
                let quiet = now >= last.saturating_add(limits.hold_off);
                if quiet && closed {
                    *sure = true;
                } else if quiet && (*was_closed || *sure) {
                    // The opening was missed, or is on its way: the hold-off begins now.
                    *was_closed = false;
                    *sure = false;
                    *last = now;
                } else if quiet {
                    self.rest = Rest::Open { ahead: None };
                }
                None
            }
        }
    }

    fn confirm(&mut self, now: u64, level_closed: bool, limits: &Nanos) -> Option<Outcome> {
        let Rest::Candidate {
            first,
            closed,
            last,
            doubt,
            touched,
        } = &mut self.rest
        else {
            return None;
        };
        let (first, first_seen, was_touched) = (*first, *closed, *touched);
        match first_seen {
            Some(since) if now < since.saturating_add(limits.glitch) => None,
            Some(since) if level_closed => Some(self.press(first, since)),
            Some(_) => match *doubt {
                // The opening edge tells how long it was closed, if it comes.
                None => {
                    *doubt = Some(now);
                    None
                }
                Some(seen) if now >= seen.saturating_add(limits.settle) => {
                    self.dismiss(first, was_touched)
                }
                Some(_) => None,
            },
            None if now < last.saturating_add(QUIET) => None,
            None if level_closed => {
                *closed = Some(now);
                *touched = true;
                *last = now;
                None
            }
            None => self.dismiss(first, was_touched),
        }
    }

    fn begin(&mut self, first: Mark, closed: bool) {
        let touched = closed;
        let closed = closed.then_some(first.stamp);
        self.rest = Rest::Candidate {
            first,
            closed,
            last: first.stamp,
            doubt: None,
            touched,
        };
    }

    fn press(&mut self, first: Mark, last: u64) -> Outcome {
        self.rest = Rest::Down {
            since: first.stamp,
            closed: true,
            last,
            sure: false,
        };
        Outcome::Press(first)
    }

    /// The burst is over without a press: a spark, if the contact has touched at all.
    fn dismiss(&mut self, first: Mark, touched: bool) -> Option<Outcome> {
        self.rest = Rest::Open { ahead: None };
        touched.then_some(Outcome::Glitch(first))
    }

    /// When the level must be looked at.
    pub fn due(&self, limits: &Nanos) -> Option<u64> {
        match self.rest {
            Rest::Open { ahead } => ahead.map(|seen| seen.saturating_add(limits.settle)),
            Rest::Candidate {
                doubt: Some(seen), ..
            } => Some(seen.saturating_add(limits.settle)),
            Rest::Candidate {
                closed: Some(since),
                ..
            } => Some(since.saturating_add(limits.glitch)),
            Rest::Candidate {
                closed: None, last, ..
            } => Some(last.saturating_add(QUIET)),
            Rest::Down { sure: true, .. } => None,
            Rest::Down { last, .. } => Some(last.saturating_add(limits.hold_off)),
        }
    }

    /// The earliest stamp that a press of this contact could still turn out to have.
    pub fn unresolved(&self) -> Option<u64> {
        match self.rest {
            // Its edge may have any stamp: everything waits for it, at most the settle time.
            Rest::Open { ahead: Some(_) } => Some(0),
            Rest::Open { ahead: None } | Rest::Down { .. } => None,
            Rest::Candidate { first, .. } => Some(first.stamp),
        }
    }

    /// Since when it is down, if it is.
    pub fn down_since(&self) -> Option<u64> {
        match self.rest {
            Rest::Down { since, .. } => Some(since),
            Rest::Open { .. } | Rest::Candidate { .. } => None,
        }
    }
}

#[cfg(test)]
#[path = "contacts_tests.rs"]
mod tests;
