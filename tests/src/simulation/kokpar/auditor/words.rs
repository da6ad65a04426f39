//! What comes of an accepted word, as the auditor reads it in the rules.

use dabyl_rules::event::Event;
use dabyl_rules::view::{Out, Round};
use dabyl_rules::{Command, Key, Points, Seat, State, Verdict};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::{IN_BLOCK, Rulebook};

impl Book {
    pub fn obey(&mut self, rules: &Rulebook, command: &Command, lots: &mut Lots) {
        match *command {
            Command::Show { .. } => self.show(rules, lots),
            Command::Go {} => {
                self.shown_at = self.now;
                self.waited = 0;
                self.state = State::Open;
                self.start_clock(rules.open_ns(self.round));
            }
            Command::Done {} => {
                self.state = State::Thinking;
                self.start_clock(match self.round {
                    Round::Kokpar => rules.think_ns,
                    _ => rules.polyglot_ns,
                });
            }
            Command::Judge { seat, verdict } => self.judge(rules, seat, verdict, lots),
            Command::Release { seat } => self.release(rules, seat, lots),
            Command::Buzz { seat, .. } => self.buzz(rules, seat, lots),
            Command::Close {} => self.close(),
            Command::Reveal {} | Command::Answer {} => self.reveal(),
            Command::Next {} => {
                if self.state == State::Closed {
                    self.counts_as_shown();
                }
                self.next(rules, lots);
            }
            Command::Finish {} => self.end_baige(rules, lots),
            Command::Withdraw {} => self.withdraw(),
            Command::Replace {} => self.replace(rules),
            Command::Amend { attempt, verdict } => self.amend(attempt, verdict),
            Command::AmendKey { reveal, key } => {
                let place = self.reveals[reveal as usize - 1];
                self.questions[place].right = Some(key);
            }
            Command::Adjust { seat, points, .. } => self.correct(seat, points),
            Command::Annul { question } => self.annul(question),
            Command::Signal {} => self.signal(rules, lots),
            Command::Talk { seat } => self.talk(rules, seat, lots),
            Command::Remove { seat } => self.leave(rules, seat, Out::Left, lots),
            Command::Draw { seat } => self.draw(rules, seat, lots),
            Command::Topic { seat, theme } => {
                let (taken, by_lot) = lots.theme(seat).expect("a theme is taken");
                let first = self.block.map_or(0, |block| (block - 1) * IN_BLOCK);
                assert_eq!(taken, first + theme, "the theme that was named");
                assert!(!by_lot, "the player himself chooses (KK-15)");
                self.topic_taken(rules, seat, taken);
            }
            Command::Sector { seat, theme, price } => self.sector(rules, seat, theme, price),
            Command::Name { seat, .. } => self.place(rules, seat, lots),
            Command::Freeze { frozen } => {
                let totals = [1, 2, 3, 4, 5, 6].map(|number| {
                    let seat = Seat::new(number).expect("one of six");
                    self.total(rules, seat)
                });
                self.frozen = frozen.then_some(totals);
                self.frozen_stages = [1, 2, 3, 4, 5, 6].map(|number| {
                    let seat = Seat::new(number).expect("one of six");
                    let points = |round| self.brought(seat, &[round]);
                    (points(Round::Baige), points(Round::Polyglot))
                });
            }
            Command::Sign {} => (self.signed, self.frozen) = (true, None),
            Command::Began { .. } if self.state == State::Answering => {
                // Its clock no longer matters.
                self.clock = None;
            }
            _ => {}
        }
    }

    fn show(&mut self, rules: &Rulebook, lots: &Lots) {
        let owner = self.turn.filter(|_| self.round == Round::Polyglot);
        self.begin_question(rules, owner);
        let shown = lots.events.iter().find_map(|event| match event {
            Event::QuestionShown { key } => Some(*key),
            _ => None,
        });
        let key: Option<Key> = shown.expect("a question is shown");
        let keys = self.round != Round::Polyglot && !rules.race(self.round);
        assert!(key.is_some() || !keys, "a question without a right key");
        if let Some(question) = self.question() {
            question.right = key;
        }
        match self.round {
            Round::Polyglot if rules.polyglot_reads => self.state = State::Reading,
            Round::Polyglot => {
                self.state = State::Thinking;
                self.start_clock(rules.polyglot_ns);
            }
            _ => self.state = State::Presenting,
        }
    }

    fn judge(&mut self, rules: &Rulebook, seat: Seat, verdict: Verdict, lots: &mut Lots) {
        let took = match self.floor {
            Some(_) if !rules.host_tap || self.round != Round::Polyglot => self.took(self.since),
            Some(_) | None => self.took(self.now),
        };
        self.judged(seat, verdict, took);
        let right = verdict == Verdict::Correct;
        match self.round {
            Round::Baige => self.end_question(State::Closed),
            Round::Polyglot => self.end_question(State::Shown),
            Round::Kokpar if right => self.end_question(State::Shown),
            Round::Kokpar if self.state != State::Answering => {
                self.end_question(State::WaitingSignal);
            }
            Round::Kokpar => self.pass_to_third(rules),
            Round::Overtime if right => self.win(seat),
            _ if right => {
                self.decided = Some(seat);
                self.end_question(State::Closed);
            }
            _ => self.race_goes_on(lots),
        }
    }

    /// A race without a winner yet: whoever waits, else all who have not tried.
    fn race_goes_on(&mut self, lots: &mut Lots) {
        let passed = lots.events.iter().find_map(|event| match event {
            Event::FloorPassed { seat } => Some(*seat),
            _ => None,
        });
        let tried = |book: &Book, seat: Seat| {
            let question = book.present().expect("a question at hand");
            question.answers.iter().any(|answer| answer.seat == seat)
        };
        let mut due = self.contenders.clone();
        due.retain(|seat| self.is_in(*seat) && !tried(self, *seat));
        match passed {
            Some(seat) => {
                assert!(due.contains(&seat), "{seat:?} has had his turn");
                self.floor = Some(seat);
            }
            None if due.is_empty() => self.end_question(State::Closed),
            None => self.free(),
        }
    }

    /// The second was not right: the third has the right without a press (KK-36).
    pub fn pass_to_third(&mut self, rules: &Rulebook) {
        let question = self.present().expect("a question at hand");
        let tried = |seat: &Seat| question.answers.iter().any(|answer| answer.seat == *seat);
        let second = self.floor;
        let mut riders = self.riders();
        riders.retain(|seat| !tried(seat) && Some(*seat) != self.turn && Some(*seat) != second);
        match riders.first() {
            Some(third) => {
                self.floor = Some(*third);
                self.since = self.now;
                self.rest = None;
                self.start_clock(rules.answer_ns);
            }
            None => self.end_question(State::Shown),
        }
    }

    fn release(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        assert_eq!(self.floor, Some(seat), "a release of somebody else");
        match self.round {
            Round::SuddenDeath | Round::Overtime | Round::Baige => {
                let passes = lots.saw(|event| matches!(event, Event::FloorPassed { .. }));
                if passes {
                    return self.race_goes_on(lots);
                }
            }
            _ => {}
        }
        // By seat nobody has pressed, so no clock goes on: the rules have no word for it.
        self.adrift |= self.round == Round::Kokpar && rules.rebound_by_seat;
        self.free();
    }

    /// The press is annulled: the clock goes on with its rest; with none, the question ends.
    pub fn free(&mut self) {
        let none_left = self.rest == Some(0);
        self.go_on();
        if !none_left {
            return;
        }
        self.by_clock = true;
        match self.round {
            Round::Polyglot => {
                if let Some(question) = self.question() {
                    question.unanswered = true;
                }
                self.end_question(State::Shown);
            }
            Round::Kokpar => self.end_question(State::Shown),
            _ => self.end_question(State::Closed),
        }
    }

    fn buzz(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        let fate = [Key::A, Key::B, Key::C]
            .into_iter()
            .find_map(|key| lots.fate(seat, key, |_| true).map(|fate| (key, fate)));
        let (key, fate) = fate.expect("a press by hand is a press");
        match fate {
            dabyl_rules::Fate::Floor => self.floor_by_press(rules, seat, self.now),
            dabyl_rules::Fate::Answered if self.state == State::Open => {
                self.answer_by_key(rules, seat, key, self.now);
            }
            _ => {}
        }
        if self.state == State::Picking && self.block.is_none() {
            self.draw(rules, seat, lots);
        }
    }

    fn close(&mut self) {
        match self.state {
            State::Open => self.end_question(State::Closed),
            State::Rebound => self.end_question(State::Shown),
            _ => {
                if let Some(question) = self.question() {
                    question.unanswered = true;
                }
                self.end_question(State::Shown);
            }
        }
    }

    fn counts_as_shown(&mut self) {
        let place = self.questions.len().saturating_sub(1);
        let Some(question) = self.question() else {
            return;
        };
        question.revealed = true;
        if !question.race && !self.reveals.contains(&place) {
            self.reveals.push(place);
        }
    }

    fn reveal(&mut self) {
        self.counts_as_shown();
        self.state = State::Shown;
    }

    fn withdraw(&mut self) {
        if let Some(question) = self.question() {
            question.void = true;
        }
        (self.decided, self.first_ms) = (None, None);
        self.same.clear();
        self.by_clock = false;
        self.end_question(State::Void);
    }

    fn replace(&mut self, rules: &Rulebook) {
        if let Some(question) = self.question() {
            question.void = true;
        }
        self.leave_question();
        self.state = State::Ready;
        if self.round == Round::Kokpar {
            let price = self.questions.last().map_or(0, |question| question.price);
            self.open_sector(rules, price);
        }
    }

    fn amend(&mut self, attempt: u32, verdict: Verdict) {
        let (place, answer) = self.attempts[attempt as usize - 1];
        let last = place + 1 == self.questions.len() && self.at_hand;
        let question = &mut self.questions[place];
        assert!(question.stands(answer), "a void attempt is amended");
        question.answers[answer].verdict = verdict;
        let right = verdict == Verdict::Correct;
        match self.round {
            Round::Kokpar if right && last => {
                let live = [State::WaitingSignal, State::Rebound, State::Answering];
                if live.contains(&self.state) {
                    self.end_question(State::Shown);
                }
            }
            // What a verdict decides after the fact in a race, the rules do not say.
            Round::SuddenDeath | Round::Overtime if last => self.adrift = true,
            _ => {}
        }
    }

    fn correct(&mut self, seat: Seat, points: Points) {
        let corrections = match self.kokpar_counts() {
            true => &mut self.kokpar_corrections,
            false => &mut self.corrections,
        };
        corrections[seat.index()] += points;
    }

    fn annul(&mut self, number: u32) {
        for question in &mut self.questions {
            question.void |= question.game_number == number;
        }
    }

    fn talk(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        self.offences[seat.index()] += 1;
        if self.offences[seat.index()] >= rules.talk_limit {
            self.leave(rules, seat, Out::Talked, lots);
        }
    }
}
