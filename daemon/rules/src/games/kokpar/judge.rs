//! Verdicts, and what they bring about; amendments.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds of other games never come here"
)]

use super::Kokpar;
use super::ballot::recount;
use crate::event::{Ending, Event};
use crate::ledger::Counts;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{Key, Phase, Points, Refusal, Seat, Verdict};

impl Kokpar {
    /// The host judges an answer.
    pub(super) fn judge(&self, seat: Seat, verdict: Verdict) -> Result<Vec<Event>, Refusal> {
        if !self.contest.at_table().contains(seat) {
            return Err(Refusal::NoSuchSeat { seat });
        }
        match verdict {
            // Fine print 10.
            Verdict::Double => return Err(Refusal::NotInTheseRules),
            Verdict::Correct | Verdict::Wrong | Verdict::NoAnswer | Verdict::Late => {}
        }
        if self.speaks_unpressed() {
            let turn = self.turn;
            return if verdict == Verdict::Late {
                Err(self.not_now())
            } else if turn == Some(seat) {
                Ok(self.judged(seat, verdict))
            } else {
                Err(Refusal::NotTheFloor { seat, holder: turn })
            };
        }
        if self.contest.phase() != Phase::Answering {
            return Err(self.not_now());
        }
        let holder = self.contest.floor().holder().map(|holder| holder.seat);
        if holder == Some(seat) {
            Ok(self.judged(seat, verdict))
        } else {
            Err(Refusal::NotTheFloor { seat, holder })
        }
    }

    /// Whose turn it is may speak without a press: the chooser of Көкпар, the player of Полиглот.
    pub(super) fn speaks_unpressed(&self) -> bool {
        let alone = matches!(self.round, Round::Polyglot | Round::Kokpar);
        alone && matches!(self.contest.phase(), Phase::Reading | Phase::Thinking)
    }

    fn judged(&self, seat: Seat, verdict: Verdict) -> Vec<Event> {
        let right = verdict == Verdict::Correct;
        let points = if right { self.worth() } else { 0 };
        let attempt = self.contest.ledger().count() + 1;
        let mut events = vec![Event::Judged {
            attempt,
            seat,
            verdict,
            points,
        }];
        let ended = |why: Ending| Event::Closed { why };
        match (self.round, right) {
            (Round::Baige, true) => events.push(ended(Ending::Solved)),
            // B-2: nothing is passed on.
            (Round::Baige, false) => events.push(ended(Ending::Rule)),
            (Round::SuddenDeath | Round::Overtime, true) => events.extend(self.won_by(seat)),
            (Round::SuddenDeath | Round::Overtime, false) => {
                self.pass_on(self.contest.floor().spent().with(seat), &mut events);
            }
            (Round::Polyglot, _) => {
                let why = if right { Ending::Solved } else { Ending::Rule };
                events.extend([ended(why), Event::AnswerShown {}]);
            }
            (_, true) => events.extend([ended(Ending::Solved), Event::AnswerShown {}]),
            (_, false) => self.rebound(seat, &mut events),
        }
        events
    }

    /// What a right answer to the present question brings.
    fn worth(&self) -> Points {
        match self.round {
            Round::SuddenDeath | Round::Overtime => 0,
            _ => Points::from(self.contest.price()),
        }
    }

    /// The question of a sector goes on to those who have not tried (KK-35 to KK-37).
    pub(super) fn rebound(&self, seat: Seat, events: &mut Vec<Event>) {
        let left: SeatSet = self.opponents().iter().filter(|s| *s != seat).collect();
        let next = left.iter().next();
        match (next, self.contest.phase()) {
            (None, _) => events.extend([
                Event::Closed {
                    why: Ending::AllTried,
                },
                Event::AnswerShown {},
            ]),
            (Some(third), Phase::Answering) => events.push(Event::FloorPassed { seat: third }),
            (Some(_), _) => events.push(Event::SignalAwaited {}),
        }
    }

    /// The next presser, or keys are open again with the rest of their time (B-2).
    pub(super) fn pass_on(&self, spent: SeatSet, events: &mut Vec<Event>) {
        if let Some(front) = self.contest.floor().queue().first() {
            events.push(Event::FloorPassed { seat: front.seat });
            return;
        }
        events.push(if self.at_question().is_within(spent) {
            Event::Closed {
                why: Ending::AllTried,
            }
        } else {
            self.reopen(Phase::Open)
        });
    }

    /// The clock for pressing goes on with its rest, if there is any.
    pub(super) fn reopen(&self, to: Phase) -> Event {
        match self.contest.rest() {
            0 if to != Phase::Reading => Event::Closed { why: Ending::Clock },
            left => Event::WentBack {
                to,
                left_ns: (to != Phase::Reading).then_some(left),
            },
        }
    }

    /// The press is annulled without cost (fine print 11).
    pub(super) fn release(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let holder = self.contest.floor().holder();
        if self.contest.phase() != Phase::Answering {
            return Err(self.not_now());
        }
        let Some(holder) = holder.filter(|holder| holder.seat == seat) else {
            let holder = holder.map(|holder| holder.seat);
            return Err(Refusal::NotTheFloor { seat, holder });
        };
        // Whoever has the right without a press has none to be annulled.
        if self.round == Round::Kokpar && holder.waited {
            return Err(self.not_now());
        }
        let mut events = vec![Event::Released { seat }];
        match self.round {
            Round::SuddenDeath | Round::Overtime => {
                self.pass_on(self.contest.floor().spent(), &mut events);
            }
            Round::Baige => events.push(self.reopen(Phase::Open)),
            Round::Polyglot => {
                let read = self.contest.reading() == crate::contest::Reading::Done;
                let reading = self.terms.topic_after_reading && !read;
                let to = if reading {
                    Phase::Reading
                } else {
                    Phase::Thinking
                };
                events.push(self.reopen(to));
                if self.contest.rest() == 0 && !reading {
                    events.extend([Event::Unanswered { seat }, Event::AnswerShown {}]);
                }
            }
            _ => {
                events.push(self.reopen(Phase::Rebound));
                if self.contest.rest() == 0 {
                    events.push(Event::AnswerShown {});
                }
            }
        }
        Ok(events)
    }

    /// Another verdict (fine print 14).
    pub(super) fn amend(&self, number: u32, verdict: Verdict) -> Result<Vec<Event>, Refusal> {
        let ledger = self.contest.ledger();
        let attempts = ledger.count();
        let Some(attempt) = ledger.attempt(number) else {
            return Err(Refusal::NoSuchAttempt { attempts });
        };
        if verdict == Verdict::Double {
            return Err(Refusal::NotInTheseRules);
        }
        if ledger.is_void(number) {
            return Err(Refusal::AttemptVoid);
        }
        if attempt.verdict == verdict {
            return Err(Refusal::SameVerdict);
        }
        let right = verdict == Verdict::Correct;
        let apart = attempt.counts == Counts::Apart;
        let points = if right && !apart {
            Points::from(attempt.price)
        } else {
            0
        };
        let mut events = vec![Event::Amended {
            attempt: number,
            verdict,
            points,
        }];
        let live = matches!(
            self.contest.phase(),
            Phase::WaitingSignal | Phase::Rebound | Phase::Answering | Phase::Open
        );
        if attempt.question != self.contest.number() || !right || !live {
            return Ok(events);
        }
        if apart {
            events.extend(self.won_by(attempt.seat));
        } else {
            let why = Ending::Solved;
            events.push(Event::Closed { why });
            if self.round != Round::Baige {
                events.push(Event::AnswerShown {});
            }
        }
        Ok(events)
    }

    /// Another right option of a revealed question (3.2).
    pub(super) fn amend_key(&self, reveal: u32, key: Key) -> Result<Vec<Event>, Refusal> {
        let reveals = u32::try_from(self.reveals.len()).unwrap_or(u32::MAX);
        let place = (reveal as usize).checked_sub(1);
        let Some(revealed) = place.and_then(|place| self.reveals.get(place)) else {
            return Err(Refusal::NoSuchReveal { reveals });
        };
        let mut lines = self.contest.ledger().of(revealed.question);
        if lines.any(|line| line.withdrawn) {
            return Err(Refusal::AttemptVoid);
        }
        if revealed.key == key {
            return Err(Refusal::SameKey);
        }
        let answers = recount(&revealed.answers, key, 1);
        Ok(vec![Event::KeyAmended {
            reveal,
            key,
            answers,
        }])
    }
}
