//! A player leaves, or is sent out (B-17 to B-19, fine print 15).

use dabyl_rules::event::Event;
use dabyl_rules::view::{Out, Round};
use dabyl_rules::{Seat, State};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::Rulebook;

impl Book {
    pub fn leave(&mut self, rules: &Rulebook, seat: Seat, why: Out, lots: &mut Lots) {
        self.out[seat.index()] = Some(why);
        if let Some(question) = self.question()
            && !question.revealed
        {
            question.keys[seat.index()] = None;
        }
        let left = match self.round {
            Round::Kokpar => self.riders(),
            Round::Overtime => {
                let mut left = self.contenders.clone();
                left.retain(|seat| self.is_in(*seat));
                left
            }
            _ => self.in_game(rules),
        };
        if let [winner] = left[..] {
            return self.win(winner);
        }
        match self.round {
            Round::Baige => self.left_keys(rules, seat),
            Round::Polyglot if self.state == State::Naming => self.left_cut(rules, seat, lots),
            Round::Polyglot if self.turn == Some(seat) => {
                // A question that was put keeps its number.
                self.game_number += u32::from(self.at_hand);
                self.next_player(rules, lots);
            }
            Round::Polyglot => {}
            Round::SuddenDeath => {
                self.left_keys(rules, seat);
                self.left_cut(rules, seat, lots);
            }
            Round::Kokpar => self.left_kokpar(rules, seat, lots),
            _ => {
                self.contenders.retain(|other| *other != seat);
                self.left_keys(rules, seat);
            }
        }
    }

    fn left_keys(&mut self, rules: &Rulebook, seat: Seat) {
        if self.floor == Some(seat) {
            self.free();
        }
        self.close_if_all_in(rules);
    }

    /// One of the equals has gone: perhaps all others have a place now.
    fn left_cut(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        self.contenders.retain(|other| *other != seat);
        if self.placed.contains(&seat) {
            self.placed.retain(|other| *other != seat);
            self.places += 1;
        }
        if self.decided == Some(seat) {
            self.decided = None;
        }
        // A question at hand is closed first; `next` leads on.
        let all_in = self.contenders.len() <= self.places;
        match self.state {
            State::Presenting | State::Open | State::Answering if all_in => {
                self.end_question(State::Closed);
            }
            State::Ready | State::Naming => self.places_left(rules, lots),
            _ => {}
        }
    }

    fn left_kokpar(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        if !self.finalists.contains(&seat) {
            return;
        }
        let begun = self.picks.iter().any(|picks| *picks > 0);
        if !begun && self.move_up(lots) {
            self.order.retain(|other| *other != seat);
            self.finalists.retain(|other| *other != seat);
        }
        let live = !matches!(self.state, State::Picking | State::Shown | State::Void);
        match self.state {
            State::Picking if self.turn == Some(seat) || self.turn.is_none() => {
                self.next_turn(rules);
            }
            _ if live && self.turn == Some(seat) => {
                if let Some(question) = self.question() {
                    question.void = true;
                }
                self.by_clock = false;
                self.end_question(State::Void);
            }
            State::Answering if self.floor == Some(seat) => self.pass_to_third(rules),
            _ => {}
        }
    }

    /// The fourth moves up, choosing last (B-19).
    fn move_up(&mut self, lots: &mut Lots) -> bool {
        let fixed = lots.events.iter().rev().find_map(|event| {
            if let Event::FinalistsFixed { seats } = event {
                return Some(seats.clone());
            }
            None
        });
        let Some(seats) = fixed else {
            return false;
        };
        let new: Vec<Seat> = seats
            .into_iter()
            .filter(|seat| !self.finalists.contains(seat))
            .collect();
        self.finalists.extend(&new);
        if !self.order.is_empty() {
            self.order.extend(&new);
        }
        !new.is_empty()
    }
}
