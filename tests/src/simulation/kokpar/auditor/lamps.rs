//! What glows, as the fine print has it (kokpar-kk 16).

use dabyl_rules::view::Round;
use dabyl_rules::{Lamp, Lamps, Seat, State};

use super::book::Book;
use super::rulebook::Rulebook;

impl Book {
    /// Lamps of which the rules speak.
    pub fn lamps(&self, rules: &Rulebook, lamps: &Lamps) {
        for seat in &rules.seats {
            let lit = lamps.0[seat.index()];
            if let Some(his) = self.lamp(*seat) {
                let state = self.state;
                assert_eq!(lit, his, "the lamp of {seat:?} in {state:?}");
            }
        }
    }

    fn lamp(&self, seat: Seat) -> Option<Lamp> {
        if self.state == State::Over {
            return match self.by_points {
                true => None,
                false if self.winners.contains(&seat) => Some(Lamp::On),
                false => Some(Lamp::Off),
            };
        }
        // A dead station (B-17), and whoever holds nothing any more.
        if !self.is_in(seat) {
            return Some(Lamp::Off);
        }
        if self.floor == Some(seat) {
            return Some(Lamp::On);
        }
        let question = self.present()?;
        let asked = question.asked.contains(&seat);
        let answered = question.keys[seat.index()].is_some();
        match (self.round, self.state) {
            (Round::Kokpar, State::Rebound) => {
                let may = self.riders().contains(&seat) && self.turn != Some(seat);
                Some(if may { Lamp::Armed } else { Lamp::Off })
            }
            (Round::Polyglot | Round::Kokpar, _) => None,
            _ if question.race => None,
            (_, State::Open) if !asked => Some(Lamp::Off),
            (Round::Baige, State::Open) if answered => Some(Lamp::On),
            (Round::Baige | Round::Overtime, State::Open) if !answered => Some(Lamp::Armed),
            // Which key was right must not be seen before its time.
            (Round::Baige, State::Shown) => {
                let right = question.is_right(seat);
                Some(if right { Lamp::On } else { Lamp::Off })
            }
            _ => None,
        }
    }
}
