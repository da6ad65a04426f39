//! What the host may say of a question, and what its clocks say.

use super::{Contest, Reading};
use crate::event::{Ending, Event};
use crate::ledger::Counts;
use crate::limits::{POINTS_MOST, REASON_CHARS};
use crate::manner::{AnswerTime, ThinkAfterWrong};
use crate::seat_set::SeatSet;
use crate::setup::is_plain;
use crate::vocabulary::{At, Command, Phase, Points, Refusal, Seat, Verdict};

/// What made the floor free, or the question live again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Freed {
    ByVerdict,
    ByRelease,
}

impl Contest {
    /// What a clock that has run out brings about.
    #[must_use]
    pub fn expire(&self, at: At) -> Vec<Event> {
        if self.deadline().is_none_or(|deadline| at < deadline) {
            return Vec::new();
        }
        if self.phase != Phase::Answering {
            return vec![Event::Closed { why: Ending::Clock }];
        }
        let mut events = vec![Event::AnswerTimeUp {}];
        match (self.manner.answer, self.floor.holder()) {
            (AnswerTime::AutoFail(_), Some(holder)) => {
                let points = self
                    .manner
                    .worth
                    .of(Verdict::Late, self.price, holder.waited);
                events.push(Event::Forfeited {
                    seat: holder.seat,
                    points,
                });
                self.go_on(
                    self.floor.spent().with(holder.seat),
                    Freed::ByVerdict,
                    &mut events,
                );
            }
            (AnswerTime::AutoFail(_) | AnswerTime::Signal(_) | AnswerTime::Host { .. }, _) => {}
        }
        events
    }

    /// Obeys a word that concerns the question or the book.
    ///
    /// # Errors
    /// Why not.
    pub fn say(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        match *command {
            Command::Judge { seat, verdict } => {
                self.must_hold(seat)?;
                let mut events = Vec::with_capacity(2);
                self.judge(seat, verdict, &mut events);
                Ok(events)
            }
            Command::Began { seat } => {
                self.must_hold(seat)?;
                let runs = self.answer.is_some_and(|clock| clock.end().is_some());
                self.only_if(runs, Event::AnswerBegan {})
            }
            Command::Release { seat } => {
                self.must_hold(seat)?;
                let mut events = vec![Event::Released { seat }];
                self.go_on(self.floor.spent(), Freed::ByRelease, &mut events);
                Ok(events)
            }
            Command::Buzz { seat, .. } => {
                self.must_play(seat)?;
                let press = self.by_hand(seat, at);
                press.map(|press| vec![press]).ok_or(self.not_now())
            }
            Command::First { seat } => self.name_first(seat),
            Command::Close {} => {
                let open = matches!(self.phase, Phase::Thinking | Phase::Open);
                self.only_if(open, Event::Closed { why: Ending::Host })
            }
            Command::Answer {} => self.only_if(self.phase == Phase::Closed, Event::AnswerShown {}),
            Command::Withdraw {} => self.only_if(
                self.is_played() || self.phase == Phase::Ready,
                Event::Withdrawn {},
            ),
            Command::Replace {} => {
                let played = self.is_played() || self.phase == Phase::Void;
                self.only_if(played, Event::Replaced {})
            }
            Command::Amend { attempt, verdict } => self.amend(attempt, verdict),
            Command::Fine {
                seat,
                points,
                ref reason,
            } => self.fine(seat, points, reason.as_deref()),
            Command::Adjust {
                seat,
                points,
                ref reason,
            } => self.adjust(seat, points, reason),
            Command::Call {} | Command::Theme {} | Command::Show { .. } => self.foreign(),
            Command::Read {} | Command::Done {} | Command::Go {} | Command::Next {} => {
                self.foreign()
            }
            Command::Dispute { .. } | Command::Settle { .. } | Command::Annul { .. } => {
                self.say_of_book(command)
            }
            Command::Freeze { .. } | Command::Remove { .. } => self.say_of_book(command),
            Command::Start {} | Command::Assign { .. } | Command::Pick { .. } => self.foreign(),
            Command::Sequence { .. } | Command::Lock {} | Command::Name { .. } => self.foreign(),
            Command::Strike { .. } | Command::Wager { .. } | Command::Write { .. } => {
                self.foreign()
            }
            Command::Discuss {} | Command::Sign {} => self.foreign(),
            Command::AmendKey { .. } | Command::Reveal {} | Command::Finish {} => self.foreign(),
            Command::Signal {} | Command::Talk { .. } | Command::Draw { .. } => self.foreign(),
            Command::Topic { .. } | Command::Sector { .. } | Command::Play {} => self.foreign(),
            // The table's own words never come here.
            Command::Undo {} | Command::Pause {} | Command::Resume {} => self.foreign(),
        }
    }

    fn foreign(&self) -> Result<Vec<Event>, Refusal> {
        Err(Refusal::NotInTheseRules)
    }

    /// That word is not for this state.
    #[must_use]
    pub fn not_now(&self) -> Refusal {
        Refusal::NotNow {
            state: self.phase.into(),
        }
    }

    /// This happens if the word is for this state.
    ///
    /// # Errors
    /// It is not.
    pub fn only_if(&self, allowed: bool, event: Event) -> Result<Vec<Event>, Refusal> {
        if allowed {
            Ok(vec![event])
        } else {
            Err(self.not_now())
        }
    }

    /// The question has been announced and not withdrawn.
    fn is_played(&self) -> bool {
        self.is_live() || matches!(self.phase, Phase::Closed | Phase::Shown)
    }

    pub(super) fn must_play(&self, seat: Seat) -> Result<(), Refusal> {
        if self.at_table.contains(seat) {
            Ok(())
        } else {
            Err(Refusal::NoSuchSeat { seat })
        }
    }

    fn must_hold(&self, seat: Seat) -> Result<(), Refusal> {
        self.must_play(seat)?;
        if self.phase != Phase::Answering {
            return Err(self.not_now());
        }
        let holder = self.floor.holder().map(|holder| holder.seat);
        if holder == Some(seat) {
            Ok(())
        } else {
            Err(Refusal::NotTheFloor { seat, holder })
        }
    }

    fn judge(&self, seat: Seat, verdict: Verdict, events: &mut Vec<Event>) {
        let waited = self.floor.holder().is_some_and(|holder| holder.waited);
        let points = self.manner.worth.of(verdict, self.price, waited);
        let attempt = self.ledger.count() + 1;
        events.push(Event::Judged {
            attempt,
            seat,
            verdict,
            points,
        });
        if verdict == Verdict::Correct {
            events.push(Event::Closed {
                why: Ending::Solved,
            });
        } else {
            self.go_on(self.floor.spent().with(seat), Freed::ByVerdict, events);
        }
    }

    /// NEXT of rules.md 3.1.6: the queue first, then whatever the question was doing before.
    pub(super) fn go_on(&self, spent: SeatSet, freed: Freed, events: &mut Vec<Event>) {
        if let Some(front) = self.floor.queue().first() {
            events.push(if front.tie == 0 {
                Event::FloorPassed { seat: front.seat }
            } else {
                Event::FloorWaits { since: front.at }
            });
            return;
        }
        events.push(if self.manned.is_within(spent) {
            Event::Closed {
                why: Ending::AllTried,
            }
        } else {
            match self.reading {
                Reading::NotBegun => Event::WentBack {
                    to: Phase::Value,
                    left_ns: None,
                },
                Reading::Begun => Event::WentBack {
                    to: Phase::Reading,
                    left_ns: None,
                },
                Reading::Done => self.think_on(freed),
            }
        });
    }

    fn think_on(&self, freed: Freed) -> Event {
        let to = self.open_state();
        let Some(think) = self.think else {
            return Event::WentBack { to, left_ns: None };
        };
        let policy = match freed {
            // khamsa, fine print 9: a released press never changes the remainder.
            Freed::ByRelease => ThinkAfterWrong::Remaining,
            Freed::ByVerdict => self.manner.think_after_wrong,
        };
        match policy {
            ThinkAfterWrong::Close => Event::Closed { why: Ending::Rule },
            ThinkAfterWrong::Restart => Event::WentBack {
                to,
                left_ns: Some(think.whole()),
            },
            // The clock stands since the press, so that the instant does not matter.
            ThinkAfterWrong::Remaining => match think.left(At(0)) {
                0 => Event::Closed { why: Ending::Clock },
                left => Event::WentBack {
                    to,
                    left_ns: Some(left),
                },
            },
        }
    }

    fn name_first(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_play(seat)?;
        if self.phase != Phase::Answering || !self.floor.tied().contains(seat) {
            return Err(self.not_now());
        }
        let mut events = vec![Event::FirstNamed { seat }];
        // While nobody answers, the foremost tie is the head of the queue.
        if self.floor.holder().is_none() {
            events.push(Event::FloorPassed { seat });
        }
        Ok(events)
    }

    fn amend(&self, number: u32, verdict: Verdict) -> Result<Vec<Event>, Refusal> {
        let attempts = self.ledger.count();
        let Some(attempt) = self.ledger.attempt(number) else {
            return Err(Refusal::NoSuchAttempt { attempts });
        };
        if self.ledger.is_void(number) {
            return Err(Refusal::AttemptVoid);
        }
        if attempt.verdict == verdict {
            return Err(Refusal::SameVerdict);
        }
        let points = match attempt.counts {
            Counts::Stake => self.manner.of_stake(verdict, Points::from(attempt.price)),
            Counts::Theme | Counts::Apart | Counts::Key => {
                self.manner.worth.of(verdict, attempt.price, attempt.waited)
            }
        };
        let mut events = vec![Event::Amended {
            attempt: number,
            verdict,
            points,
        }];
        if attempt.question != self.number {
            return Ok(events);
        }
        let was_solved = self.ledger.solver(self.number).is_some();
        let solving = self
            .ledger
            .of(self.number)
            .filter(|other| other.solves())
            .count();
        let others_solve = solving > usize::from(attempt.solves());
        let is_solved = verdict == Verdict::Correct || others_solve;
        if is_solved && self.is_live() {
            events.push(Event::Closed {
                why: Ending::Solved,
            });
        } else if self.phase == Phase::Closed && was_solved && !is_solved && self.ended.is_none() {
            self.go_on(self.floor.spent(), Freed::ByVerdict, &mut events);
        }
        Ok(events)
    }

    fn fine(
        &self,
        seat: Seat,
        points: Points,
        reason: Option<&str>,
    ) -> Result<Vec<Event>, Refusal> {
        self.must_play(seat)?;
        within(points, 1)?;
        let reason = reason.map(readable).transpose()?;
        Ok(vec![Event::Fined {
            seat,
            points,
            reason: reason.map(str::to_owned),
        }])
    }

    fn adjust(&self, seat: Seat, points: Points, reason: &str) -> Result<Vec<Event>, Refusal> {
        self.must_play(seat)?;
        within(points, -POINTS_MOST)?;
        if points == 0 {
            return Err(Refusal::PointsOutOfRange {
                least: -POINTS_MOST,
                most: POINTS_MOST,
            });
        }
        if reason.trim().is_empty() {
            return Err(Refusal::ReasonMissing);
        }
        let reason = readable(reason)?.to_owned();
        Ok(vec![Event::Adjusted {
            seat,
            points,
            reason,
        }])
    }
}

fn within(points: Points, least: Points) -> Result<(), Refusal> {
    if (least..=POINTS_MOST).contains(&points) {
        Ok(())
    } else {
        Err(Refusal::PointsOutOfRange {
            least,
            most: POINTS_MOST,
        })
    }
}

/// A reason as a line of the protocol: one that would break it is none.
fn readable(reason: &str) -> Result<&str, Refusal> {
    if !is_plain(reason) {
        return Err(Refusal::ReasonMissing);
    }
    if reason.chars().count() <= REASON_CHARS {
        return Ok(reason);
    }
    Err(Refusal::ReasonTooLong {
        most: u32::try_from(REASON_CHARS).unwrap_or(u32::MAX),
    })
}
