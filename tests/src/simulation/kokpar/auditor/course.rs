//! What comes after what: stages, turns, who goes on and who has won, as the auditor reads it in the rules.

use std::cmp::Reverse;

use dabyl_rules::setup::Start;
use dabyl_rules::view::Round;
use dabyl_rules::{Points, Seat, State};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::{Order, Rulebook};

/// By what players are told apart before a lot is drawn (KK-9, KK-24).
type Height = (Reverse<Points>, u64);

impl Book {
    pub fn begin_at(&mut self, rules: &Rulebook, start: Option<&Start>) {
        match self.round {
            Round::Polyglot => {
                let order = self.ranking(rules);
                self.begin_polyglot(rules, order);
            }
            Round::Kokpar | Round::Overtime => {
                let named = start.map_or(Vec::new(), |start| start.finalists.clone());
                self.finalists = if named.is_empty() {
                    let seats = rules.seats.iter().copied();
                    seats.take(rules.finalists).collect()
                } else {
                    named
                };
                if self.round == Round::Overtime {
                    self.finalists.clone_from(&rules.seats);
                    let equals = self.top(rules);
                    let points = |seat: &Seat| Reverse(rules.opening[seat.index()]);
                    self.finalists.sort_by_key(|seat| (points(seat), *seat));
                    self.finalists.truncate(rules.finalists.max(equals.len()));
                    self.begin_overtime(equals);
                } else {
                    self.begin_kokpar(rules, None);
                }
            }
            _ => {}
        }
    }

    pub fn height(&self, rules: &Rulebook, seat: Seat) -> Height {
        let points = self.both_stages(rules, seat);
        (Reverse(points), self.time_ms(rules, seat))
    }

    /// Players in the game, best first; equals by the lot that settled them, else by seat.
    pub fn ranking(&self, rules: &Rulebook) -> Vec<Seat> {
        let mut seats = self.in_game(rules);
        let lot = |seat: Seat| {
            let of = |lot: &Vec<Seat>| lot.iter().position(|other| *other == seat);
            self.settled.iter().rev().find_map(of).unwrap_or(0)
        };
        seats.sort_by_key(|seat| (self.height(rules, *seat), lot(*seat), *seat));
        seats
    }

    /// Players in the game in groups of equals, best first.
    pub fn groups(&self, rules: &Rulebook) -> Vec<Vec<Seat>> {
        let ranking = self.ranking(rules);
        let same = |a: &Seat, b: &Seat| self.height(rules, *a) == self.height(rules, *b);
        ranking.chunk_by(same).map(<[Seat]>::to_vec).collect()
    }

    /// Equals are settled by a lot (B-15); in a story that begins later they may stand by seat.
    pub fn settle(&mut self, rules: &Rulebook, group: &[Seat], lots: &mut Lots) {
        if group.len() < 2 {
            return;
        }
        match lots.order(group) {
            Some(order) => self.settled.push(order),
            None => {
                assert!(rules.begun_later, "no lot between {group:?}");
                let mut order = group.to_vec();
                order.sort();
                self.settled.push(order);
            }
        }
    }

    /// Бәйге is over.
    pub fn end_baige(&mut self, rules: &Rulebook, lots: &mut Lots) {
        for group in self.groups(rules) {
            self.settle(rules, &group, lots);
        }
        let order = self.ranking(rules);
        if !rules.talk_everywhere {
            self.offences = [0; 6];
        }
        self.begin_polyglot(rules, order);
    }

    fn begin_polyglot(&mut self, rules: &Rulebook, mut order: Vec<Seat>) {
        if rules.last_first {
            order.reverse();
        }
        self.enter(Round::Polyglot);
        self.order = order;
        self.playing = false;
        let first = self.order.first().copied();
        self.give_turn(first);
    }

    pub fn enter(&mut self, round: Round) {
        self.round = round;
        self.order.clear();
        self.turn = None;
        self.leave_question();
        self.number = 1;
        self.state = State::Ready;
    }

    pub fn leave_question(&mut self) {
        self.at_hand = false;
        self.clock = None;
        self.rest = None;
        self.floor = None;
        self.by_clock = false;
        self.decided = None;
        self.first_ms = None;
        self.same.clear();
    }

    pub fn theme_of(&self, seat: Seat) -> Option<usize> {
        self.topics.iter().position(|taken| *taken == Some(seat))
    }

    /// Полиглот: it is this player's turn to choose, or to play what was chosen.
    fn give_turn(&mut self, seat: Option<Seat>) {
        self.leave_question();
        self.turn = seat;
        self.block = None;
        self.number = 1;
        let chosen = seat.is_some_and(|seat| self.theme_of(seat).is_some());
        self.state = if chosen { State::Ready } else { State::Picking };
    }

    /// The player has a theme.
    pub fn topic_taken(&mut self, rules: &Rulebook, seat: Seat, theme: u8) {
        let place = usize::from(theme) - 1;
        assert_eq!(self.topics[place], None, "theme {theme} is taken twice");
        self.topics[place] = Some(seat);
        if rules.choose_all_first && !self.playing {
            self.after_choice();
        } else {
            self.state = State::Ready;
        }
    }

    fn after_choice(&mut self) {
        let order = self.order.clone();
        let due = |seat: &&Seat| self.is_in(**seat) && self.theme_of(**seat).is_none();
        let next = order.iter().find(due).copied();
        self.playing = next.is_none();
        let first = order.iter().find(|seat| self.is_in(**seat)).copied();
        self.give_turn(next.or(first));
    }

    /// Полиглот: the present player has played, or has gone.
    pub fn next_player(&mut self, rules: &Rulebook, lots: &mut Lots) {
        if rules.choose_all_first && !self.playing {
            return self.after_choice();
        }
        let place = self.order.iter().position(|seat| Some(*seat) == self.turn);
        let behind = place.map_or(0, |place| place + 1);
        let next = self.order[behind..].iter().copied();
        let next = next.into_iter().find(|seat| self.is_in(*seat));
        match next {
            Some(_) => self.give_turn(next),
            None => self.cut(rules, lots),
        }
    }

    pub fn begin_kokpar(&mut self, rules: &Rulebook, lots: Option<&mut Lots>) {
        self.enter(Round::Kokpar);
        self.order.clone_from(&self.finalists);
        match (rules.order, lots) {
            (Order::Ranking, _) => {}
            (Order::Reverse, _) => self.order.reverse(),
            (Order::Host, _) => self.order.clear(),
            (Order::Lot, Some(lots)) => {
                let order = lots.order(&self.finalists);
                self.order = order.expect("a lot for the order in Көкпар");
            }
            (Order::Lot, None) => panic!("a lot before the first word"),
        }
        self.next_turn(rules);
    }

    /// The turn comes to the next who may choose; behind the last of all stands the table.
    pub fn next_turn(&mut self, rules: &Rulebook) {
        self.leave_question();
        let riders = self.riders();
        let due = |seat: &Seat| riders.contains(seat) && self.picks[seat.index()] < rules.picks;
        if !riders.iter().any(due) {
            return self.end_kokpar(rules);
        }
        self.state = State::Picking;
        let unnamed = riders.iter().any(|seat| !self.order.contains(seat));
        if rules.order == Order::Host && unnamed {
            self.turn = None;
            return;
        }
        let last = self
            .last
            .and_then(|last| self.order.iter().position(|s| *s == last));
        let begin = last.map_or(0, |last| last + 1);
        let round = self.order[begin..].iter().chain(&self.order[..begin]);
        self.turn = round.copied().find(|seat| due(seat));
    }

    /// Best in Көкпар among those still in it.
    pub fn top(&self, rules: &Rulebook) -> Vec<Seat> {
        let riders = self.riders();
        let best = riders.iter().map(|seat| self.kokpar(rules, *seat)).max();
        let mut top = riders;
        top.retain(|seat| Some(self.kokpar(rules, *seat)) == best);
        top
    }

    fn end_kokpar(&mut self, rules: &Rulebook) {
        let mut top = self.top(rules);
        match top.as_slice() {
            [winner] => {
                self.win(*winner);
                self.by_points = true;
            }
            _ => {
                top.sort();
                self.begin_overtime(top);
            }
        }
    }

    fn begin_overtime(&mut self, equals: Vec<Seat>) {
        self.enter(Round::Overtime);
        self.contenders = equals;
    }

    pub fn win(&mut self, seat: Seat) {
        self.state = State::Over;
        self.winners = vec![seat];
        self.clock = None;
        self.floor = None;
        self.turn = None;
    }

    /// `next`.
    pub fn next(&mut self, rules: &Rulebook, lots: &mut Lots) {
        self.game_number += 1;
        match self.round {
            Round::Baige if self.number == rules.baige_questions => self.end_baige(rules, lots),
            Round::Polyglot if self.number == rules.polyglot_questions => {
                self.next_player(rules, lots);
            }
            Round::Kokpar => self.next_turn(rules),
            Round::SuddenDeath => {
                let decided = self.decided;
                self.another();
                match decided {
                    Some(seat) => self.place(rules, seat, lots),
                    None => self.places_left(rules, lots),
                }
            }
            Round::Overtime if rules.only_simultaneous && self.same.len() > 1 => {
                let same = std::mem::take(&mut self.same);
                self.contenders.retain(|seat| same.contains(seat));
                self.another();
            }
            _ => self.another(),
        }
    }

    fn another(&mut self) {
        self.leave_question();
        self.number += 1;
        self.state = State::Ready;
    }
}
