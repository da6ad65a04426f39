//! What has happened to a question. Nothing in here decides or fails.

use super::{Contest, Pressed, Reading};
use crate::countdown::Countdown;
use crate::event::{Ending, Event};
use crate::ledger::{Attempt, Correction, Counts};
use crate::view::Round;
use crate::vocabulary::{At, Fate, Ignored, Phase, Points, Seat, Verdict};

impl Contest {
    /// It has happened, at this game time.
    pub fn apply(&mut self, at: At, event: &Event) {
        match *event {
            Event::Called {} => self.phase = Phase::Ready,
            Event::ThemeAnnounced {} => {}
            Event::ValueAnnounced { price } => self.begin_at(Phase::Value, price),
            Event::ReadingBegan {} => {
                self.reading = Reading::Begun;
                self.phase = Phase::Reading;
            }
            Event::ReadingEnded {} | Event::KeysOpened {} => {
                self.reading = Reading::Done;
                self.think = self.manner.think.map(|whole| Countdown::begin(at, whole));
                self.phase = self.open_state();
            }
            Event::WentBack { to, left_ns } => self.went_back(at, to, left_ns),
            Event::Closed { why } => self.closed(at, why),
            Event::AnswerShown {} => self.phase = Phase::Shown,
            Event::Withdrawn {} => {
                self.annul(at);
                self.phase = Phase::Void;
            }
            Event::Replaced {} => {
                self.annul(at);
                self.anew();
                self.replaced = true;
            }
            Event::NextQuestion {} => self.begin_next(Phase::Ready),
            Event::NextTheme {} => self.begin_next(Phase::Before),
            Event::GameEnded {} => self.phase = Phase::After,
            Event::Pressed { .. } | Event::LotDrawn { .. } | Event::Tied { .. } => {
                self.apply_to_floor(at, event);
            }
            Event::FirstNamed { .. } | Event::FloorWaits { .. } | Event::FloorPassed { .. } => {
                self.apply_to_floor(at, event);
            }
            Event::Released { .. } | Event::AnswerBegan {} | Event::AnswerTimeUp {} => {
                self.apply_to_floor(at, event);
            }
            Event::Judged { .. } | Event::Forfeited { .. } => self.apply_to_book(event),
            Event::Amended { .. } | Event::Fined { .. } | Event::Adjusted { .. } => {
                self.apply_to_book(event);
            }
            Event::Removed { .. } | Event::Eliminated { .. } => self.apply_to_notes(event),
            Event::Disputed { .. } | Event::Settled { .. } => {
                self.apply_to_notes(event);
            }
            Event::Annulled { .. } | Event::Froze { .. } | Event::Signed {} => {
                self.apply_to_notes(event);
            }
            Event::RoundBegan { round } => self.begin_next(match round {
                Round::Final => Phase::After,
                Round::Open | Round::Semi | Round::Secret => Phase::Before,
                Round::Personal | Round::Shootout => Phase::Before,
                Round::Baige | Round::SuddenDeath | Round::Overtime => Phase::Ready,
                Round::Polyglot | Round::Kokpar => Phase::Before,
            }),
            Event::ShootoutBegan { .. } => self.begin_next(Phase::Before),
            // What teams decide is their game's.
            Event::StepStarted {} | Event::StepTimeUp {} | Event::StrikesOrdered { .. } => {}
            Event::Entered { .. } | Event::EntriesLocked { .. } | Event::Struck { .. } => {}
            Event::Wagered { .. } | Event::WagersLocked { .. } => {}
            Event::WagersReopened { .. } | Event::Written { .. } => {}
            Event::DiscussionBegan {} | Event::Warned {} | Event::DiscussionEnded {} => {}
            Event::CollectionClosed {} | Event::WinnerNamed { .. } => {}
            // What the stages of the Kazakh game make of it is theirs.
            Event::QuestionShown { .. } | Event::Revealed { .. } => {}
            Event::KeyAmended { .. } | Event::Unanswered { .. } => {}
            Event::KeyDecided { .. } | Event::KeyTied { .. } => {}
            Event::Offended { .. } | Event::TurnsOrdered { .. } => {}
            Event::TurnCame { .. } => {}
            Event::BlockDrawn { .. } | Event::TopicTaken { .. } => {}
            Event::FinalistsFixed { .. } | Event::KeysDecide { .. } => {}
            Event::PlaceGiven { .. } | Event::SectorTaken { .. } => {}
            Event::ThinkingTimeUp {} | Event::SignalAwaited {} => {}
            Event::SignalGiven {} | Event::ClipPlayed {} => {}
            // The table's own: games do not know of pauses.
            Event::Paused {} | Event::Resumed {} => {}
            Event::Restarted { .. } | Event::Undone { .. } => {}
        }
    }

    /// Who has the right to answer, and for how long.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`apply` sorts all events, no other comes"
    )]
    fn apply_to_floor(&mut self, at: At, event: &Event) {
        match *event {
            Event::Pressed {
                seat,
                key,
                at,
                fate,
            } => self.pressed(Pressed {
                seat,
                key,
                at,
                fate,
            }),
            Event::LotDrawn { ref order } => {
                self.lots.used();
                self.drawn.push(order.clone());
            }
            Event::Tied { ref seats } => self.floor.tie(seats),
            Event::FirstNamed { seat } => self.floor.settle(seat),
            Event::FloorWaits { since } => {
                self.phase = Phase::Answering;
                self.stop_thinking(since);
                self.answer = None;
            }
            Event::FloorPassed { seat } => {
                self.floor.pass(seat);
                self.begin_answer(at);
            }
            Event::Released { .. } => {
                self.floor.drop_holder();
                self.answer = None;
            }
            Event::AnswerBegan {} => self.answer = None,
            Event::AnswerTimeUp {} => {
                if let Some(answer) = &mut self.answer {
                    answer.run_out();
                }
            }
            _ => {}
        }
    }

    /// Lines of the ledger.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`apply` sorts all events, no other comes"
    )]
    fn apply_to_book(&mut self, event: &Event) {
        match *event {
            Event::Judged {
                seat,
                verdict,
                points,
                ..
            } => {
                self.judged(seat, verdict, points, true);
            }
            Event::Forfeited { seat, points } => self.judged(seat, Verdict::Late, points, false),
            Event::Amended {
                attempt,
                verdict,
                points,
            } => {
                self.ledger.amend(attempt, verdict, points);
            }
            Event::Fined {
                seat,
                points,
                ref reason,
            } => {
                let (points, reason) = (points.saturating_neg(), reason.clone());
                self.ledger.correct(Correction {
                    seat,
                    points,
                    fine: true,
                    reason,
                });
            }
            Event::Adjusted {
                seat,
                points,
                ref reason,
            } => {
                let reason = Some(reason.clone());
                self.ledger.correct(Correction {
                    seat,
                    points,
                    fine: false,
                    reason,
                });
            }
            _ => {}
        }
    }

    /// Notes beside the lines.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "`apply` sorts all events, no other comes"
    )]
    fn apply_to_notes(&mut self, event: &Event) {
        match *event {
            Event::Removed { seat } | Event::Eliminated { seat } => self.take_away(seat),
            Event::Disputed { question } => {
                self.book.disputes.insert(question);
            }
            Event::Settled { question } => {
                self.book.disputes.remove(&question);
            }
            Event::Annulled { question } => {
                self.book.annulled.insert(question);
                self.ledger.withdraw(question);
            }
            Event::Froze { frozen } => self.book.frozen = frozen.then(|| self.ledger.totals()),
            Event::Signed {} => {
                self.book.signed = true;
                self.book.frozen = None;
            }
            _ => {}
        }
    }

    /// A wager was judged: each stands alone, whatever others answered.
    pub fn judge_stake(&mut self, seat: Seat, verdict: Verdict, points: Points, wager: Points) {
        self.ledger.judge(Attempt {
            question: self.number,
            price: u32::try_from(wager).unwrap_or(u32::MAX),
            seat,
            verdict,
            points,
            waited: false,
            by_host: true,
            withdrawn: false,
            counts: Counts::Stake,
            time_ns: 0,
        });
    }

    /// Every wager that was judged counts for nothing.
    pub fn withdraw_stakes(&mut self) {
        self.ledger.withdraw(self.number);
    }

    /// Sets the state and price from which the game begins.
    pub fn begin_at(&mut self, phase: Phase, price: u32) {
        self.phase = phase;
        self.price = price;
    }

    /// The price of the question that comes next.
    pub fn set_price(&mut self, price: u32) {
        self.price = price;
    }

    /// Where a question with nothing left to read stands: the lockout has no reading at all.
    pub(super) fn open_state(&self) -> Phase {
        if self.manner.reads {
            Phase::Thinking
        } else {
            Phase::Open
        }
    }

    fn pressed(&mut self, press: Pressed) {
        self.presses.push(press);
        match press.fate {
            Fate::Floor => {
                self.stop_thinking(press.at);
                self.floor.take(press.seat, press.at);
                self.begin_answer(press.at);
            }
            Fate::Queued => self.floor.wait(press.seat, press.at),
            Fate::Ignored(Ignored::Early) if !self.is_open() => {
                let until = At(press.at.0.saturating_add(self.manner.early_lock));
                self.blocked_until[press.seat.index()] = until;
            }
            Fate::Answered | Fate::Ignored(_) => {}
        }
    }

    fn begin_answer(&mut self, at: At) {
        self.phase = Phase::Answering;
        self.answer = self
            .manner
            .answer
            .length()
            .map(|whole| Countdown::begin(at, whole));
    }

    fn stop_thinking(&mut self, at: At) {
        if let Some(think) = &mut self.think {
            think.stop(at);
        }
    }

    fn judged(&mut self, seat: Seat, verdict: Verdict, points: Points, by_host: bool) {
        let waited = self.floor.holder().is_some_and(|holder| holder.waited);
        self.ledger.judge(Attempt {
            question: self.number,
            price: self.price,
            seat,
            verdict,
            points,
            waited,
            by_host,
            withdrawn: false,
            counts: self.counts,
            time_ns: core::mem::take(&mut self.took),
        });
        self.floor.spend(seat);
        self.answer = None;
    }

    fn went_back(&mut self, at: At, to: Phase, left_ns: Option<u64>) {
        self.phase = to;
        if let (Some(think), Some(left)) = (&mut self.think, left_ns) {
            think.go_on(at, left);
        }
    }

    fn closed(&mut self, at: At, why: Ending) {
        self.phase = Phase::Closed;
        self.stop_thinking(at);
        self.answer = None;
        self.floor.put_back();
        self.ended = match why {
            // A question that was solved can come to life again by an amended verdict.
            Ending::Solved => None,
            Ending::Clock | Ending::Host | Ending::AllTried | Ending::Rule => Some(why),
        };
    }

    /// Every attempt on this question counts for nothing.
    fn annul(&mut self, at: At) {
        self.ledger.withdraw(self.number);
        self.stop_thinking(at);
        self.answer = None;
        self.floor.drop_holder();
    }

    /// The same question again from its beginning: announced already, where questions are announced.
    fn anew(&mut self) {
        self.phase = if self.manner.reads {
            Phase::Value
        } else {
            Phase::Ready
        };
        self.reading = Reading::NotBegun;
        self.ended = None;
        self.floor.clear();
        self.think = None;
    }

    fn begin_next(&mut self, phase: Phase) {
        self.anew();
        self.phase = phase;
        self.number = self.number.saturating_add(1);
        self.replaced = false;
        self.presses.clear();
        self.drawn.clear();
    }
}
