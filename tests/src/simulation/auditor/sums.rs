//! Totals, places and equals, from the auditor's own lines.

use dabyl_rules::{Points, Seat, Verdict};

use super::rulebook::{Rulebook, Ties};
use super::{Book, Kind, Line};

/// Equals who play for places.
#[derive(Clone)]
pub struct Playoff {
    pub seats: Vec<Seat>,
    pub places: usize,
    /// Numbers of the first questions of its themes.
    pub begins: Vec<u32>,
    /// Whom the host named.
    pub named: Vec<Seat>,
}

impl Book {
    fn is_void(&self, place: usize) -> bool {
        let line = &self.lines[place];
        let before = self.lines[..place].iter().rev();
        let mut of_it = before.take_while(|before| before.question == line.question);
        let solves = |before: &Line| {
            let right = before.verdict == Verdict::Correct && !before.annulled;
            right && before.kind != Kind::Stake
        };
        line.annulled || of_it.any(solves)
    }

    fn counting(&self) -> impl Iterator<Item = &Line> {
        let all = self.lines.iter().enumerate();
        all.filter(|(place, _)| !self.is_void(*place))
            .map(|(_, line)| line)
    }

    /// What a line brings or costs.
    fn points(line: &Line, rules: &Rulebook) -> Points {
        match line.kind {
            Kind::Stake => rules.stake(line.verdict, line.worth),
            Kind::Theme | Kind::Apart => rules.worth(line.verdict, line.worth, line.waited),
        }
    }

    /// Every seat's total.
    pub fn totals(&self, rules: &Rulebook) -> [Points; 6] {
        let mut totals = rules.opening;
        for line in self.counting().filter(|line| line.kind != Kind::Apart) {
            totals[line.seat.index()] += Book::points(line, rules);
        }
        for (total, correction) in totals.iter_mut().zip(self.corrections) {
            *total += correction;
        }
        totals
    }

    /// Everybody who has not left.
    pub fn in_game(&self, rules: &Rulebook) -> Vec<Seat> {
        let stays = |seat: &Seat| !self.removed[seat.index()];
        rules.seats.iter().copied().filter(stays).collect()
    }

    /// Equals at the border of the places that decide, and how many places there are for them.
    pub fn tied(&self, rules: &Rulebook) -> Option<(Vec<Seat>, usize)> {
        let totals = self.totals(rules);
        let mut sorted: Vec<(Points, Seat)> = self
            .in_game(rules)
            .iter()
            .map(|seat| (totals[seat.index()], *seat))
            .collect();
        sorted.sort_by_key(|(points, seat)| (std::cmp::Reverse(*points), *seat));
        let last_inside = sorted.get(rules.decisive - 1)?.0;
        let first_outside = sorted.get(rules.decisive)?.0;
        if last_inside != first_outside {
            return None;
        }
        let better = sorted
            .iter()
            .filter(|(points, _)| *points > last_inside)
            .count();
        let equals = sorted.iter().filter(|(points, _)| *points == last_inside);
        Some((
            equals.map(|(_, seat)| *seat).collect(),
            rules.decisive - better,
        ))
    }

    /// What tells those of the play-off apart: the smaller the better.
    fn rank_in_playoff(&self, rules: &Rulebook, playoff: &Playoff, seat: Seat) -> Vec<Points> {
        if rules.ties != Ties::Themes {
            let mut placed = playoff.named.clone();
            let begin = playoff.begins[0];
            let solving = self.counting().filter(|line| {
                line.kind == Kind::Apart
                    && line.question >= begin
                    && line.verdict == Verdict::Correct
            });
            for line in solving {
                if playoff.seats.contains(&line.seat) && !placed.contains(&line.seat) {
                    placed.push(line.seat);
                }
            }
            let place = placed.iter().position(|other| *other == seat);
            return vec![place.unwrap_or(placed.len()) as Points];
        }
        let ends = playoff.begins.iter().skip(1).copied().chain([u32::MAX]);
        let sum = |(from, to): (u32, u32)| -> Points {
            let of_it = self.counting().filter(|line| {
                line.kind == Kind::Apart && line.seat == seat && (from..to).contains(&line.question)
            });
            -of_it.map(|line| Book::points(line, rules)).sum::<Points>()
        };
        playoff.begins.iter().copied().zip(ends).map(sum).collect()
    }

    /// Who of the play-off still plays, and for how many places.
    pub fn undecided(&self, rules: &Rulebook, playoff: &Playoff) -> Option<(Vec<Seat>, usize)> {
        let mut sorted: Vec<(Vec<Points>, Seat)> = playoff
            .seats
            .iter()
            .filter(|seat| !self.removed[seat.index()])
            .map(|seat| (self.rank_in_playoff(rules, playoff, *seat), *seat))
            .collect();
        sorted.sort();
        let inside = sorted.get(playoff.places.checked_sub(1)?)?.0.clone();
        let outside = &sorted.get(playoff.places)?.0;
        if inside != *outside {
            return None;
        }
        let better = sorted.iter().filter(|(rank, _)| *rank < inside).count();
        let equals = sorted.iter().filter(|(rank, _)| *rank == inside);
        Some((
            equals.map(|(_, seat)| *seat).collect(),
            playoff.places - better,
        ))
    }

    /// By what a seat is sorted in the end.
    pub fn standing(&self, rules: &Rulebook, seat: Seat) -> (std::cmp::Reverse<Points>, usize) {
        let total = self.totals(rules)[seat.index()];
        let place = match &self.playoff {
            Some(playoff) if playoff.seats.contains(&seat) => {
                let mine = self.rank_in_playoff(rules, playoff, seat);
                let better = |other: &&Seat| self.rank_in_playoff(rules, playoff, **other) < mine;
                playoff.seats.iter().filter(better).count()
            }
            Some(_) | None => 0,
        };
        (std::cmp::Reverse(total), place)
    }

    /// Who has won, once the game is over.
    pub fn winners(&self, rules: &Rulebook) -> Vec<Seat> {
        if !self.over {
            return Vec::new();
        }
        let seats = self.in_game(rules);
        let best = seats.iter().map(|seat| self.standing(rules, *seat)).min();
        let first = |seat: &Seat| Some(self.standing(rules, *seat)) == best;
        let winners: Vec<Seat> = seats.iter().copied().filter(first).collect();
        match (rules.ties, self.tied(rules)) {
            // Nobody has won until the host says so.
            (Ties::Host, Some((seats, places))) => {
                let playoff = match &self.playoff {
                    Some(playoff) if playoff.seats == seats => playoff.clone(),
                    _ => Playoff {
                        seats,
                        places,
                        begins: vec![u32::MAX],
                        named: Vec::new(),
                    },
                };
                match self.undecided(rules, &playoff) {
                    Some((open, _)) if winners.iter().any(|w| open.contains(w)) => Vec::new(),
                    _ => winners,
                }
            }
            _ => winners,
        }
    }
}
