//! What must become of a press, as the auditor reads it in the fine print.

use dabyl_rules::event::Event;
use dabyl_rules::view::{Out, Round};
use dabyl_rules::{At, Fate, Ignored, Press, Seat, State};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::{Pick, Rulebook};

/// What the auditor expects of a press.
#[derive(Clone, Copy, Debug)]
enum Want {
    Is(Fate),
    /// It does not count; the rules do not say for which of several reasons.
    Nothing,
    /// The rules leave it open.
    Open,
}

impl Book {
    pub fn pressed(
        &mut self,
        rules: &Rulebook,
        presses: &[Press],
        game: impl Fn(At) -> u64,
        paused: bool,
        lots: &mut Lots,
    ) {
        let mut presses = presses.to_vec();
        presses.sort_by_key(|press| (press.at, press.seat));
        let rivals = self.rivals(rules, &presses, paused);
        if rivals.len() > 1 {
            let order = lots.order(&rivals).expect("a lot between equal presses");
            let place = |seat: Seat| order.iter().position(|other| *other == seat);
            presses.sort_by_key(|press| (place(press.seat), press.at));
        }
        let was_open = self.state == State::Open;
        for press in presses {
            let at = game(press.at).max(self.now);
            let mut want = self.want(rules, &press, at, paused);
            // Those judged together with the one that ended it may still count for themselves.
            let ended = was_open && self.state != State::Open;
            if ended && self.is_asked(press.seat) && !press.held {
                want = Want::Open;
            }
            let fits = |fate: Fate| match want {
                Want::Is(wanted) => fate == wanted,
                Want::Nothing => matches!(fate, Fate::Ignored(_)),
                Want::Open => true,
            };
            let fate = lots
                .fate(press.seat, press.key, fits)
                .unwrap_or_else(|| panic!("{want:?} must become of {press:?} in {:?}", self.state));
            self.follow(rules, (&press, at), fate, paused, lots);
        }
        // With `last_key` the rules do not say whether all keys being in ends it.
        let closed = |event: &Event| matches!(event, Event::Closed { .. });
        if self.state == State::Open && lots.saw(closed) && self.all_in() {
            self.end_question(State::Closed);
        }
    }

    /// Who could get the floor by these presses at once.
    fn rivals(&self, rules: &Rulebook, presses: &[Press], paused: bool) -> Vec<Seat> {
        let mut rivals: Vec<Seat> = Vec::new();
        let by_floor = match self.state {
            State::Open => self.present().is_some_and(|question| question.race),
            State::Rebound => true,
            _ => false,
        };
        for press in presses.iter().filter(|press| by_floor && !press.held) {
            let could = !paused && self.stands_there(rules, press.seat);
            let tried = self.has_tried(press.seat);
            if could && !tried && !rivals.contains(&press.seat) {
                rivals.push(press.seat);
            }
        }
        rivals
    }

    /// A press of this seat can count in the present round and turn.
    fn stands_there(&self, rules: &Rulebook, seat: Seat) -> bool {
        if !rules.seats.contains(&seat) || !self.is_in(seat) {
            return false;
        }
        match self.round {
            Round::Baige => true,
            Round::Polyglot => self.turn == Some(seat),
            Round::Kokpar => self.riders().contains(&seat) && self.turn != Some(seat),
            _ => self.contenders.contains(&seat),
        }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        self.present()
            .is_some_and(|question| question.asked.contains(&seat))
    }

    fn has_tried(&self, seat: Seat) -> bool {
        self.present().is_some_and(|question| {
            question.keys[seat.index()].is_some()
                || question.answers.iter().any(|answer| answer.seat == seat)
        })
    }

    fn want(&self, rules: &Rulebook, press: &Press, at: u64, paused: bool) -> Want {
        let ignored = |why| Want::Is(Fate::Ignored(why));
        let seat = press.seat;
        let of_table = rules.seats.contains(&seat);
        if of_table && self.out[seat.index()] == Some(Out::Talked) {
            return ignored(Ignored::Eliminated);
        }
        if press.held {
            return ignored(Ignored::Held);
        }
        if paused {
            return ignored(Ignored::Paused);
        }
        if self.state == State::Over {
            return match self.would_take_back(press, at) {
                true => Want::Open,
                false => Want::Nothing,
            };
        }
        if !of_table || !self.is_in(seat) {
            return ignored(Ignored::NotAtTable);
        }
        if self.state == State::Naming || self.decided == Some(seat) {
            return Want::Nothing;
        }
        if !self.stands_there(rules, seat) {
            // The chooser's own button, or that of somebody who is not asked.
            return match self.round {
                Round::Kokpar if self.riders().contains(&seat) => Want::Nothing,
                _ => ignored(Ignored::NotAtTable),
            };
        }
        match self.state {
            State::Picking if self.round == Round::Polyglot => Want::Open,
            State::Ready | State::Presenting | State::Picking => ignored(Ignored::Early),
            State::Reading if self.round == Round::Kokpar => ignored(Ignored::Early),
            State::Thinking if self.round == Round::Kokpar => ignored(Ignored::Early),
            State::WaitingSignal => ignored(Ignored::Early),
            State::Reading | State::Thinking if rules.host_tap => Want::Open,
            State::Open | State::Reading | State::Thinking | State::Rebound => {
                self.want_live(rules, seat, at)
            }
            // Where nobody is asked alone, others may wait behind the first.
            State::Answering if rules.race(self.round) => Want::Open,
            State::Answering => Want::Nothing,
            State::Closed if self.would_take_back(press, at) => Want::Open,
            State::Closed | State::Shown if self.by_clock => ignored(Ignored::Late),
            State::Closed | State::Shown | State::Void => ignored(Ignored::Closed),
            _ => Want::Nothing,
        }
    }

    fn want_live(&self, rules: &Rulebook, seat: Seat, at: u64) -> Want {
        if self.deadline().is_some_and(|end| at > end) {
            return Want::Is(Fate::Ignored(Ignored::Late));
        }
        let race = self.present().is_some_and(|question| question.race);
        let by_key = self.state == State::Open && !race;
        match self.has_tried(seat) {
            true if by_key && rules.last_key && self.round == Round::Baige => {
                Want::Is(Fate::Answered)
            }
            true => Want::Is(Fate::Ignored(Ignored::AlreadyAnswered)),
            false if by_key => Want::Is(Fate::Answered),
            false => Want::Is(Fate::Floor),
        }
    }

    /// A right key within the millisecond of the one that decided.
    fn would_take_back(&self, press: &Press, at: u64) -> bool {
        let mut then = self.clone();
        !press.held && then.as_fast(press.seat, press.key, at)
    }

    fn follow(
        &mut self,
        rules: &Rulebook,
        (press, at): (&Press, u64),
        fate: Fate,
        paused: bool,
        lots: &mut Lots,
    ) {
        let all_over = self.decided.is_some() || self.same.len() > 1;
        if all_over && matches!(self.state, State::Over | State::Closed) {
            let tied = !paused && !press.held && self.as_fast(press.seat, press.key, at);
            if !tied && fate == Fate::Answered {
                // Judged together with the one that decided, and too slow.
                let took = self.took(at);
                let question = self.question().expect("keys are open for a question");
                question.keys[press.seat.index()] = Some((press.key, took));
            }
            return;
        }
        match fate {
            Fate::Answered if self.state == State::Open => {
                self.answer_by_key(rules, press.seat, press.key, at);
            }
            Fate::Floor => self.floor_by_press(rules, press.seat, at),
            Fate::Answered | Fate::Queued | Fate::Ignored(_) => {}
        }
        let chooses = self.state == State::Picking && self.round == Round::Polyglot;
        let draws = self.block.is_none() && rules.pick != Pick::Free;
        if chooses && self.turn == Some(press.seat) && draws && !press.held && !paused {
            self.draw(rules, press.seat, lots);
        }
    }

    fn all_in(&self) -> bool {
        self.present().is_some_and(|question| {
            let mut due = question.asked.iter().filter(|seat| self.is_in(**seat));
            due.all(|seat| question.keys[seat.index()].is_some())
        })
    }

    pub fn floor_by_press(&mut self, rules: &Rulebook, seat: Seat, at: u64) {
        self.give_floor(seat, at);
        if self.round == Round::Kokpar {
            self.now = self.now.max(at);
            self.clock = Some(super::book::Clock::Runs {
                end: at + rules.answer_ns,
            });
        }
    }
}
