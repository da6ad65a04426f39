//! A question that goes on and ends: clocks, answers, what the first right key decides.

use dabyl_rules::view::Round;
use dabyl_rules::{Key, Seat, State, Verdict};

use super::book::{Book, Clock};
use super::question::{Answer, Question};
use super::rulebook::{MILLISECOND, Rulebook};

impl Book {
    /// Who is asked by keys in this round.
    pub fn asked(&self, rules: &Rulebook) -> Vec<Seat> {
        match self.round {
            Round::Baige => self.in_game(rules),
            _ => self.contenders.clone(),
        }
    }

    pub fn begin_question(&mut self, rules: &Rulebook, owner: Option<Seat>) {
        let race = rules.race(self.round);
        let asked = self.asked(rules);
        let mut question = Question::new(self.round, race, owner, asked);
        question.game_number = self.game_number;
        self.leave_question();
        self.questions.push(question);
        self.at_hand = true;
        self.shown_at = self.now;
        self.waited = 0;
    }

    pub fn start_clock(&mut self, whole: u64) {
        let end = self.now + whole;
        self.clock = Some(Clock::Runs { end });
    }

    /// The question is over; nobody has the floor any more.
    pub fn end_question(&mut self, state: State) {
        self.state = state;
        self.clock = None;
        self.rest = None;
        self.floor = None;
    }

    /// What the player took by the clock, at this instant.
    pub fn took(&self, at: u64) -> u64 {
        at.saturating_sub(self.shown_at).saturating_sub(self.waited)
    }

    /// A key of the player is the answer.
    pub fn answer_by_key(&mut self, rules: &Rulebook, seat: Seat, key: Key, at: u64) {
        let took = self.took(at);
        let round = self.round;
        let question = self.question().expect("keys are open for a question");
        question.keys[seat.index()] = Some((key, took));
        let right = question.right == Some(key);
        if right && matches!(round, Round::SuddenDeath | Round::Overtime) {
            return self.first_right(seat, took / MILLISECOND);
        }
        self.close_if_all_in(rules);
    }

    /// Everybody who was asked and is still there has answered.
    pub fn close_if_all_in(&mut self, rules: &Rulebook) {
        let again = rules.last_key && self.round == Round::Baige;
        let Some(question) = self.present().filter(|_| !again) else {
            return;
        };
        let answered = |seat: &Seat| question.keys[seat.index()].is_some();
        let mut due = question.asked.iter().filter(|seat| self.is_in(**seat));
        if self.state == State::Open && !question.race && due.all(answered) {
            self.end_question(State::Closed);
        }
    }

    /// The first right key decides (KK-45), unless another is as fast (KK-46, fine print 9).
    fn first_right(&mut self, seat: Seat, ms: u64) {
        self.decided = Some(seat);
        self.first_ms = Some(ms);
        self.same = vec![seat];
        match self.round {
            Round::Overtime => self.win(seat),
            _ => self.end_question(State::Closed),
        }
    }

    /// A right key within the winner's millisecond takes the decision back.
    pub fn as_fast(&mut self, seat: Seat, key: Key, at: u64) -> bool {
        let took = self.took(at);
        let Some(ms) = self.first_ms else {
            return false;
        };
        let Some(question) = self.question() else {
            return false;
        };
        let fresh = question.keys[seat.index()].is_none();
        let right = question.right == Some(key) && question.asked.contains(&seat);
        if !fresh || !right || took / MILLISECOND != ms {
            return false;
        }
        question.keys[seat.index()] = Some((key, took));
        self.same.push(seat);
        self.decided = None;
        self.winners.clear();
        self.end_question(State::Closed);
        true
    }

    /// The player has the right to answer since then.
    pub fn give_floor(&mut self, seat: Seat, at: u64) {
        self.from = self.state;
        self.rest = self.deadline().map(|end| end.saturating_sub(at));
        self.state = State::Answering;
        self.floor = Some(seat);
        self.since = at;
        self.clock = None;
    }

    /// The question goes on for the others, or for all: what the answer took does not count.
    pub fn go_on(&mut self) {
        self.waited += self.now - self.since;
        let rest = self.rest.take();
        self.floor = None;
        self.state = self.from;
        self.clock = rest.map(|rest| Clock::Runs {
            end: self.now + rest,
        });
    }

    pub fn judged(&mut self, seat: Seat, verdict: Verdict, took: u64) {
        let place = self.questions.len() - 1;
        let answers = &mut self.questions[place].answers;
        answers.push(Answer {
            seat,
            verdict,
            took,
        });
        let answer = answers.len() - 1;
        self.attempts.push((place, answer));
    }

    /// The clock of the present state has run out.
    pub fn expired(&mut self) {
        let Some(end) = self.deadline() else {
            return;
        };
        assert!(end <= self.now, "a clock ran out before its time");
        match (self.round, self.state) {
            // Only a tone: the host decides.
            (_, State::Answering) => self.clock = Some(Clock::Stands { left: 0 }),
            (Round::Kokpar, State::Thinking) => self.clock = Some(Clock::Stands { left: 0 }),
            (Round::Polyglot, _) => {
                if let Some(question) = self.question() {
                    question.unanswered = true;
                }
                self.by_clock = true;
                self.end_question(State::Shown);
            }
            (Round::Kokpar, _) => {
                self.by_clock = true;
                self.end_question(State::Shown);
            }
            _ => {
                self.by_clock = true;
                self.end_question(State::Closed);
            }
        }
    }
}
