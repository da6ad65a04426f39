//! What has happened. Nothing in here decides or fails.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what concerns the question alone is turned by the contest"
)]

use super::ballot::Ballot;
use super::board::Sector;
use super::{Decided, Kokpar, Reveal, Watch};
use crate::event::Event;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Fate, Phase, Seat};

impl Kokpar {
    /// It has happened, at this game time.
    pub(super) fn turn_by(&mut self, at: At, event: &Event) {
        self.before_contest(at, event);
        self.contest.apply(at, event);
        self.after_contest(at, event);
        self.turn_course(event);
    }

    /// What must be known before the line is written.
    fn before_contest(&mut self, at: At, event: &Event) {
        // A question that was never put leaves its number to the next.
        let waits = matches!(self.contest.phase(), Phase::Before | Phase::Ready);
        let goes_on = matches!(event, Event::NextTheme {} | Event::RoundBegan { .. });
        if waits && goes_on && !self.is_naming() {
            self.contest.uncount();
        }
        match *event {
            Event::Judged { .. } => {
                let took = self.time_of_verdict(at);
                self.contest.took(took);
            }
            Event::Withdrawn {} | Event::Replaced {} => self.undecide(),
            Event::NextTheme {} => {
                if self.round == Round::Polyglot {
                    self.played = self.turn.map_or(self.played, |turn| self.played.with(turn));
                }
                self.leave_question();
            }
            Event::NextQuestion {} | Event::RoundBegan { .. } => self.leave_question(),
            _ => {}
        }
    }

    /// Nanoseconds that an answer has taken which is judged now (KK-7, B-21).
    fn time_of_verdict(&self, at: At) -> u64 {
        match self.round {
            Round::Polyglot if self.terms.topic_host_tap => self.watch.left_alone(at),
            Round::Polyglot | Round::Baige => self.watch.taken(at),
            _ => 0,
        }
    }

    fn after_contest(&mut self, at: At, event: &Event) {
        match *event {
            Event::QuestionShown { key } => {
                self.right = key;
                self.plays = 1;
                self.ballot = Ballot::default();
                if self.round == Round::Polyglot {
                    self.begin_watch(at);
                    if self.terms.topic_after_reading {
                        self.contest.enter(Phase::Reading);
                    } else {
                        self.contest.run(at, self.terms.topic_time);
                        self.contest.enter(Phase::Thinking);
                    }
                } else {
                    self.contest.enter(Phase::Presenting);
                }
            }
            Event::KeysOpened {} => {
                self.ballot = Ballot::open(at);
                self.begin_watch(at);
            }
            Event::Pressed {
                seat,
                key,
                at,
                fate: Fate::Answered,
            } if !self.is_choosing_topic() => self.ballot.take(seat, key, at),
            Event::Pressed {
                at,
                fate: Fate::Floor,
                ..
            } => self.watch.stopped = Some(at),
            Event::Released { .. } => {
                if let Some(stopped) = self.watch.stopped.take() {
                    self.watch.lost += at.0.saturating_sub(stopped.0);
                }
            }
            Event::ReadingEnded {} => {
                let whole = match self.round {
                    Round::Polyglot => self.terms.topic_time,
                    _ => self.terms.board_time,
                };
                self.contest.run(at, whole);
                self.contest.enter(Phase::Thinking);
            }
            Event::Revealed { key, ref answers } => {
                if self.round == Round::Baige && self.by_keys() {
                    self.contest.write_keys(answers);
                    self.reveals.push(Reveal {
                        question: self.contest.number(),
                        key,
                        answers: answers.clone(),
                    });
                }
                self.contest.enter(Phase::Shown);
            }
            Event::KeyAmended {
                reveal,
                key,
                ref answers,
            } => self.amend_reveal(reveal, key, answers),
            Event::Unanswered { seat } => {
                self.contest.write_silence(seat, self.terms.topic_time);
            }
            Event::ThinkingTimeUp {} => self.contest.run_out(),
            Event::SignalAwaited {} => self.contest.enter(Phase::WaitingSignal),
            Event::SignalGiven {} => {
                self.contest.run(at, self.terms.rebound_press);
                self.contest.enter(Phase::Rebound);
            }
            Event::ClipPlayed {} => self.plays = self.plays.saturating_add(1),
            Event::SectorTaken { .. } => self.show_sector(at),
            Event::Replaced {} => self.replace(at),
            Event::LotDrawn { ref order } => self.note_lot(order),
            Event::Froze { frozen } => self.frozen = frozen.then(|| self.figures()),
            Event::Signed {} => self.frozen = None,
            _ => {}
        }
    }

    fn begin_watch(&mut self, at: At) {
        self.watch = Watch {
            began: at,
            ..Watch::default()
        };
    }

    fn amend_reveal(
        &mut self,
        reveal: u32,
        key: crate::vocabulary::Key,
        answers: &[crate::event::KeyAnswer],
    ) {
        let place = (reveal as usize).saturating_sub(1);
        let Some(revealed) = self.reveals.get_mut(place) else {
            return;
        };
        revealed.key = key;
        revealed.answers = answers.to_vec();
        let question = revealed.question;
        self.contest.rewrite_keys(question, answers);
        if question == self.contest.number() {
            self.right = Some(key);
        }
    }

    /// Another question in the place of this one.
    fn replace(&mut self, at: At) {
        self.script.replace(self.round, self.number_in_theme());
        self.right = None;
        self.plays = 0;
        self.ballot = Ballot::default();
        self.watch = Watch::default();
        if self.round == Round::Kokpar {
            self.plays = 1;
            self.show_sector(at);
        }
    }

    fn show_sector(&mut self, at: At) {
        if self.terms.board_on_show {
            self.contest.run(at, self.terms.board_time);
            self.contest.enter(Phase::Thinking);
        } else {
            self.contest.enter(Phase::Reading);
        }
    }

    /// The present question is over.
    fn leave_question(&mut self) {
        match self.round {
            Round::Baige => self.asked += 1,
            Round::Polyglot => self.question += 1,
            _ => {}
        }
        self.script.turn(self.round);
        // In sudden death the next question is for all (fine print 13).
        let only_they = self.terms.only_simultaneous && self.round == Round::Overtime;
        if only_they && !self.simultaneous.is_empty() {
            self.contenders = self.simultaneous;
        }
        self.simultaneous = SeatSet::EMPTY;
        self.decided = None;
        self.right = None;
        self.sector = None;
        self.plays = 0;
        self.ballot = Ballot::default();
        self.watch = Watch::default();
        if self.round == Round::Kokpar {
            self.turn = None;
        }
    }

    /// A decision by a question that does not count falls away.
    fn undecide(&mut self) {
        let Some(decided) = self.decided.take() else {
            return;
        };
        if self.round == Round::SuddenDeath {
            self.finalists.retain(|seat| *seat != decided.seat);
            self.contenders.insert(decided.seat);
            self.places += 1;
        }
    }

    /// What lots say of equals stays for the ranking.
    fn note_lot(&mut self, order: &[Seat]) {
        if self.round == Round::Baige || self.round == Round::Polyglot {
            for (place, seat) in order.iter().enumerate() {
                self.lots[seat.index()] = place;
            }
        }
    }

    fn give_place(&mut self, seat: Seat) {
        self.finalists.push(seat);
        let taken: SeatSet = [seat].into_iter().collect();
        self.contenders = self.contenders.without(taken);
        self.places = self.places.saturating_sub(1);
        if self.places == 0 && self.round == Round::Polyglot {
            self.contenders = SeatSet::EMPTY;
        }
    }

    /// Players, turns and stages.
    fn turn_course(&mut self, event: &Event) {
        match *event {
            Event::Offended { seat, times } => self.talks[seat.index()] = times,
            Event::Eliminated { seat } => {
                self.talked_out.insert(seat);
                self.forget(seat);
            }
            Event::Removed { seat } => self.forget(seat),
            Event::RoundBegan { round } => self.begin_round(round),
            Event::TurnsOrdered { ref order } => self.order.clone_from(order),
            Event::TurnCame { seat } => self.turn_comes(seat),
            Event::BlockDrawn {
                seat,
                block,
                by_lot,
            } => {
                self.topics.draw(seat, block);
                if by_lot {
                    self.contest.draw_used();
                }
            }
            Event::TopicTaken {
                seat,
                theme,
                by_lot,
            } => {
                self.topics.take(seat, theme);
                if by_lot {
                    self.contest.draw_used();
                }
                if !self.terms.choose_all_first {
                    self.contest.enter(Phase::Ready);
                }
            }
            Event::FinalistsFixed { ref seats } => self.finalists.clone_from(seats),
            Event::KeysDecide { ref seats, places } => {
                self.contenders = seats.iter().copied().collect();
                self.places = places;
                if self.is_naming() {
                    // Nothing is asked while the host names who goes on.
                    self.contest.enter(Phase::Before);
                }
            }
            Event::PlaceGiven { seat } => self.give_place(seat),
            Event::KeyDecided { seat } => {
                let cast = self.ballot.of(seat).filter(|_| self.by_keys());
                let ms = cast.map(|cast| self.terms.milliseconds(cast.time_ns));
                self.decided = Some(Decided { seat, ms });
                if self.round == Round::SuddenDeath {
                    self.give_place(seat);
                }
            }
            Event::KeyTied { ref seats } => {
                self.undecide();
                self.simultaneous = seats.iter().copied().collect();
            }
            Event::SectorTaken { seat, theme, price } => {
                if let Some(sector) = Sector::find(theme, price) {
                    self.board.open(seat, sector, self.contest.number());
                    self.sector = Some(sector);
                }
            }
            _ => {}
        }
        if let Event::SectorTaken { seat, price, .. } = *event {
            self.turn = Some(seat);
            if !self.order.contains(&seat) {
                self.order.push(seat);
            }
            self.contest.set_price(price);
            self.plays = 1;
        }
    }

    fn forget(&mut self, seat: Seat) {
        if matches!(self.contest.phase(), Phase::Open | Phase::Closed) {
            self.ballot.forget(seat);
        }
    }

    fn begin_round(&mut self, round: Round) {
        match round {
            Round::Polyglot => {
                self.polyglot_from = self.contest.number();
                if !self.terms.talk_everywhere {
                    // B-16.
                    self.talks = [0; Seat::MOST as usize];
                }
                self.question = 1;
            }
            Round::Kokpar => {
                self.kokpar_from = self.contest.number();
                self.contest.begin_anew();
                self.contenders = SeatSet::EMPTY;
                self.places = 0;
                self.finalists = self.finalists_here();
            }
            _ => {}
        }
        self.round = round;
        self.stage_from = self.contest.number();
        self.contest.set_price(match round {
            Round::SuddenDeath | Round::Overtime => 0,
            _ => 1,
        });
        self.turn = None;
        self.order.clear();
        self.set_clocks();
    }

    fn turn_comes(&mut self, seat: Seat) {
        self.turn = Some(seat);
        self.question = 1;
        if self.round == Round::Polyglot && self.topics.of(seat).is_some() && self.all_have_topics()
        {
            self.contest.enter(Phase::Ready);
        }
    }

    /// Nobody in the game waits for a theme.
    fn all_have_topics(&self) -> bool {
        let in_game = self.contest.in_game();
        in_game.iter().all(|seat| self.topics.of(seat).is_some()) || !self.terms.choose_all_first
    }
}
