//! What teams decide: what must be filled in, in which order themes are struck out, what is at stake.

use std::cmp::Reverse;

use dabyl_rules::view::Round;
use dabyl_rules::{Points, Seat, Verdict};

use super::rulebook::Rulebook;
use super::{Book, Kind, foreign};

/// A list for all five themes.
#[must_use]
pub fn five(players: &[u8]) -> [u8; 5] {
    let mut five = [0; 5];
    five[..players.len()].copy_from_slice(players);
    five
}

impl Book {
    /// Teams that can name somebody.
    fn named(&self, rules: &Rulebook) -> impl Iterator<Item = Seat> {
        let players = rules.players;
        self.in_game(rules)
            .into_iter()
            .filter(move |seat| players[seat.index()] > 0)
    }

    /// A player of this team who has not had an earlier theme of the round.
    pub fn unused(&self, rules: &Rulebook, seat: Seat) -> Option<u8> {
        let had = &self.lists[seat.index()][..usize::from(self.theme) - 1];
        (1..=rules.players[seat.index()]).find(|player| !had.contains(player))
    }

    /// What stands when entries are closed: remaining players for remaining themes, in roster order.
    pub fn filled(&self, rules: &Rulebook) -> Vec<(Seat, [u8; 5])> {
        let fill = |seat: Seat| {
            let mut list = self.lists[seat.index()];
            match self.round {
                Round::Open | Round::Secret => {
                    let mut free: Vec<u8> = (1..=rules.players[seat.index()])
                        .rev()
                        .filter(|player| !list.contains(player))
                        .collect();
                    for place in list.iter_mut().filter(|place| **place == 0) {
                        *place = free.pop().unwrap_or(0);
                    }
                }
                Round::Semi => {
                    let place = usize::from(self.theme) - 1;
                    if list[place] == 0 {
                        list[place] = self.unused(rules, seat).unwrap_or(0);
                    }
                }
                Round::Personal | Round::Final | Round::Shootout => list[0] = list[0].max(1),
                Round::Baige
                | Round::Polyglot
                | Round::SuddenDeath
                | Round::Kokpar
                | Round::Overtime => foreign(self.round),
            }
            (seat, list)
        };
        self.named(rules).map(fill).collect()
    }

    /// In this round and theme nobody has anything to decide.
    pub fn has_nothing_to_name(&self, rules: &Rulebook) -> bool {
        match self.round {
            Round::Semi if self.theme == 5 && rules.one_theme => true,
            Round::Semi => {
                let chooses = |seat: Seat| self.unused(rules, seat).is_some() || !rules.one_theme;
                !self.named(rules).any(chooses)
            }
            Round::Open | Round::Secret | Round::Personal => self.named(rules).next().is_none(),
            Round::Final | Round::Shootout => false,
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(self.round),
        }
    }

    /// Whether this is the order of strikes; where a lot was drawn, any order of equals is.
    pub fn may_strike_so(&self, rules: &Rulebook, order: &[Vec<Seat>]) -> bool {
        let totals = self.totals(rules);
        let height = |seat: Seat| match rules.strike_order.as_str() {
            "score_asc" => totals[seat.index()],
            "score_desc" => -totals[seat.index()],
            _ => 0,
        };
        let mut sorted = self.in_game(rules);
        sorted.sort_by_key(|seat| (height(*seat), *seat));
        let flat: Vec<Seat> = order.iter().flatten().copied().collect();
        let singles = order.iter().all(|place| place.len() == 1);
        let tie = match rules.strike_order.as_str() {
            "seat" => "seat",
            "lot" => "lot",
            "free" => "host",
            _ => rules.strike_tie.as_str(),
        };
        match tie {
            "seat" => singles && flat == sorted,
            "lot" => {
                let heights: Vec<Points> = flat.iter().map(|seat| height(*seat)).collect();
                let mut seats = flat.clone();
                seats.sort();
                singles && heights.is_sorted() && seats == self.in_game(rules)
            }
            _ => {
                let one_height =
                    |place: &Vec<Seat>| place.iter().all(|seat| height(*seat) == height(place[0]));
                let apart = order
                    .windows(2)
                    .all(|two| height(two[0][0]) < height(two[1][0]));
                flat == sorted && order.iter().all(one_height) && apart
            }
        }
    }

    /// Whether this team may strike now: nobody strikes twice before all others have.
    pub fn may_strike(&self, rules: &Rulebook, seat: Seat) -> bool {
        let in_game = self.in_game(rules);
        let times = |seat: Seat| self.struck.iter().filter(|(s, _)| *s == seat).count();
        let due = |seat: &Seat| in_game.contains(seat);
        let least = self
            .order
            .iter()
            .flatten()
            .copied()
            .filter(due)
            .map(times)
            .min();
        let first = self.order.iter().find(|place| {
            place
                .iter()
                .any(|seat| in_game.contains(seat) && Some(times(*seat)) == least)
        });
        Some(times(seat)) == least && first.is_some_and(|place| place.contains(&seat))
    }

    /// What stands when wagers are closed.
    pub fn staked(&self, rules: &Rulebook) -> [Option<Points>; 6] {
        let totals = self.totals(rules);
        let mut stakes = [None; 6];
        for seat in self.in_game(rules) {
            let Some((least, most)) = rules.limits(totals[seat.index()]) else {
                continue;
            };
            let wager = self.wagers[seat.index()].unwrap_or(rules.wager_missing);
            stakes[seat.index()] = Some(wager.max(least).min(most));
        }
        stakes
    }

    /// Who plays the final.
    pub fn finalists(&self, rules: &Rulebook) -> Vec<Seat> {
        let stakes = self.stakes.unwrap_or_else(|| self.staked(rules));
        let plays = |seat: &Seat| stakes[seat.index()].is_some();
        self.in_game(rules).into_iter().filter(plays).collect()
    }

    /// How a team's answer in the final was judged.
    pub fn verdict(&self, seat: Seat) -> Option<Verdict> {
        let stands =
            |line: &&super::Line| line.kind == Kind::Stake && line.seat == seat && !line.annulled;
        self.lines.iter().find(stands).map(|line| line.verdict)
    }

    /// Whose answer should be shown next: the lowest total before the final first.
    pub fn next_to_reveal(&self, rules: &Rulebook) -> Option<Seat> {
        let totals = self.totals(rules);
        let stake = |line: &super::Line| match line.annulled {
            true => 0,
            false => rules.stake(line.verdict, line.worth),
        };
        let before = |seat: Seat| -> Points {
            let own = self
                .lines
                .iter()
                .filter(|l| l.kind == Kind::Stake && l.seat == seat);
            totals[seat.index()] - own.map(stake).sum::<Points>()
        };
        let mut open = self.finalists(rules);
        open.retain(|seat| self.verdict(*seat).is_none());
        open.sort_by_key(|seat| (Reverse(before(*seat)), Reverse(*seat)));
        open.pop()
    }
}
