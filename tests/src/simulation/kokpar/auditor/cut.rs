//! Who goes on to Көкпар (3.3, B-15).

use dabyl_rules::view::Round;
use dabyl_rules::{Seat, State};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::{Cut, Rulebook};

impl Book {
    /// The table of both stages: who goes on to Көкпар (KK-23, KK-24).
    pub fn cut(&mut self, rules: &Rulebook, lots: &mut Lots) {
        let (mut inside, mut split) = (Vec::new(), Vec::new());
        for group in self.groups(rules) {
            let free = rules.finalists - inside.len();
            if group.len() <= free {
                self.settle(rules, &group, lots);
                let ranking = self.ranking(rules);
                inside.extend(ranking.into_iter().filter(|seat| group.contains(seat)));
            } else if free > 0 {
                split = group;
                break;
            }
        }
        let places = rules.finalists - inside.len();
        if split.is_empty() {
            return self.fix(rules, inside, lots);
        }
        match rules.cut {
            Cut::Lot => {
                let order = lots.order(&split).expect("a lot for the last places");
                inside.extend(&order[..places]);
                self.settled.push(order);
                self.fix(rules, inside, lots);
            }
            Cut::Keys | Cut::Host => {
                self.enter(Round::SuddenDeath);
                if rules.cut == Cut::Host {
                    self.round = Round::Polyglot;
                    self.state = State::Naming;
                }
                self.placed = inside;
                self.contenders = split;
                self.places = places;
            }
        }
    }

    /// One of the equals has a place.
    pub fn place(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        self.contenders.retain(|other| *other != seat);
        self.placed.push(seat);
        self.places -= 1;
        self.places_left(rules, lots);
    }

    /// Once no place is left, or no choice, it is known who goes on.
    pub fn places_left(&mut self, rules: &Rulebook, lots: &mut Lots) {
        if self.places > 0 && self.contenders.len() > self.places {
            return;
        }
        let mut finalists = std::mem::take(&mut self.placed);
        if self.places > 0 {
            let rest = std::mem::take(&mut self.contenders);
            self.settle_rest(&rest, lots);
            let ranking = self.ranking(rules);
            finalists.extend(ranking.into_iter().filter(|seat| rest.contains(seat)));
        }
        self.fix(rules, finalists, lots);
    }

    /// Equals who all get in because others have left: a lot, if one was drawn.
    fn settle_rest(&mut self, rest: &[Seat], lots: &mut Lots) {
        if let Some(order) = lots.order(rest) {
            self.settled.push(order);
        }
    }

    fn fix(&mut self, rules: &Rulebook, finalists: Vec<Seat>, lots: &mut Lots) {
        self.finalists = finalists;
        self.finalists
            .retain(|seat| self.out[seat.index()].is_none());
        self.contenders.clear();
        self.places = 0;
        self.begin_kokpar(rules, Some(lots));
    }
}
