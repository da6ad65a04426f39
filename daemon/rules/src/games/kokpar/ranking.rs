//! Who is before whom: points, then answer time, then the lot (KK-9, KK-24, B-4, B-15).

use std::cmp::Reverse;

use super::Kokpar;
use super::terms::{FINALISTS, TimeBasis};
use crate::game::Standing;
use crate::ledger::Attempt;
use crate::lot::Lots;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{Points, Seat, State, Verdict};

/// Classes of [`Standing`].
const WINNER: u8 = 0;
const FINALIST: u8 = 1;
const OTHER: u8 = 2;

impl Kokpar {
    /// Totals of Бәйге and Полиглот.
    #[must_use]
    pub fn two_stage_totals(&self) -> [Points; Seat::MOST as usize] {
        self.contest.ledger().totals_before()
    }

    /// Answer time of a seat that counts for ties, in milliseconds.
    #[must_use]
    pub fn time_ms(&self, seat: Seat) -> u64 {
        let before_kokpar = |question: u32| self.kokpar_from == 0 || question < self.kokpar_from;
        let attempts = self.contest.ledger().judged();
        let counting = attempts.filter(|(attempt, void)| {
            let basis = match self.terms.time_basis {
                TimeBasis::CorrectOnly => attempt.verdict == Verdict::Correct,
                TimeBasis::AllAnswers => true,
            };
            let apart = attempt.counts == crate::ledger::Counts::Apart;
            attempt.seat == seat && !void && basis && !apart && before_kokpar(attempt.question)
        });
        // No answer costs all of the time, whatever came before the verdict (B-4).
        let whole = |attempt: &Attempt| {
            let polyglot = self.polyglot_from > 0 && attempt.question >= self.polyglot_from;
            match attempt.verdict {
                Verdict::NoAnswer if polyglot => self.terms.topic_time,
                Verdict::NoAnswer => self.terms.baige_time,
                Verdict::Correct | Verdict::Wrong | Verdict::Double | Verdict::Late => {
                    attempt.time_ns
                }
            }
        };
        let times = counting.map(|(attempt, _)| self.terms.milliseconds(whole(attempt)));
        self.times[seat.index()] + times.sum::<u64>()
    }

    /// How a seat stands.
    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let place = self.finalists.iter().position(|finalist| *finalist == seat);
        let board = matches!(self.round, Round::Kokpar | Round::Overtime);
        if place.is_none() || !board {
            return Standing {
                // While places are still open, those who have one stand in their order.
                class: if place.is_some() { FINALIST } else { OTHER },
                points: Reverse(place.map_or(self.two_stage_totals()[seat.index()], |_| 0)),
                time: if place.is_some() {
                    0
                } else {
                    self.time_ms(seat)
                },
                decided: place.unwrap_or(self.lots[seat.index()]),
            };
        }
        let won = self.decided.is_some_and(|decided| decided.seat == seat);
        let over = self.round == Round::Overtime && won;
        Standing {
            class: if over { WINNER } else { FINALIST },
            points: Reverse(self.contest.ledger().totals()[seat.index()]),
            time: 0,
            decided: 0,
        }
    }

    /// Everybody in the game from the best to the last; equals in the order of the lot, then by seat.
    pub(super) fn ranking(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.contest.in_game().iter().collect();
        let among = |seat: &Seat| self.finalists.iter().position(|finalist| finalist == seat);
        seats.sort_by_key(|seat| (self.standing(*seat), among(seat), *seat));
        seats
    }

    /// Groups of equals from the best to the last.
    fn groups(&self) -> Vec<Vec<Seat>> {
        let ranking = self.ranking();
        let key = |seat: &Seat| {
            let standing = self.standing(*seat);
            (standing.points, standing.time)
        };
        let groups = ranking.chunk_by(|one, other| key(one) == key(other));
        groups.map(<[Seat]>::to_vec).collect()
    }

    /// The ranking at the end of Бәйге: a lot for each group of equals (B-15).
    pub(super) fn ranking_by_lot(&self) -> (Vec<Vec<Seat>>, Vec<Seat>) {
        let mut lots = self.contest.lots().clone();
        let mut drawn = Vec::new();
        let mut order = Vec::new();
        for group in self.groups() {
            order.extend(untied(group, &mut lots, &mut drawn));
        }
        (drawn, order)
    }

    /// The table of two stages: lots, who has a place in Көкпар for sure, who are equal at the cut.
    pub(super) fn cut(&self) -> Cut {
        let mut cut = Cut::default();
        let mut lots = self.contest.lots().clone();
        for group in self.groups() {
            let room = FINALISTS - cut.sure.len();
            if group.len() <= room {
                cut.sure.extend(untied(group, &mut lots, &mut cut.lots));
            } else {
                if room > 0 {
                    cut.equal = group.into_iter().collect();
                    cut.places = room;
                }
                break;
            }
        }
        cut.after = Some(lots);
        cut
    }

    /// Who has won, once the game is over.
    pub(super) fn won(&self) -> Vec<Seat> {
        use crate::game::Rules;
        if self.state() != State::Over {
            return Vec::new();
        }
        let in_game = self.contest.in_game();
        let among = |seats: SeatSet| -> Vec<Seat> {
            seats
                .iter()
                .filter(|seat| in_game.contains(*seat))
                .collect()
        };
        if self.round == Round::Overtime {
            return match self.decided {
                Some(decided) => vec![decided.seat],
                None => among(self.contenders),
            };
        }
        let finalists: SeatSet = self.finalists.iter().copied().collect();
        let candidates = among(if self.round == Round::Kokpar {
            finalists
        } else {
            in_game
        });
        let best = candidates.iter().map(|seat| self.standing(*seat)).min();
        let first = |seat: &Seat| Some(self.standing(*seat)) == best;
        candidates.into_iter().filter(first).collect()
    }
}

/// The table of two stages.
#[derive(Debug, Default)]
pub(super) struct Cut {
    /// Lots that were drawn.
    pub lots: Vec<Vec<Seat>>,
    /// Who has a place, best first.
    pub sure: Vec<Seat>,
    /// Who are equal at the cut.
    pub equal: SeatSet,
    /// How many of them get a place.
    pub places: usize,
    /// Lots that come after.
    pub after: Option<Lots>,
}

/// A group in the order of its lot; one alone needs none.
fn untied(group: Vec<Seat>, lots: &mut Lots, drawn: &mut Vec<Vec<Seat>>) -> Vec<Seat> {
    if group.len() < 2 {
        return group;
    }
    let order = lots.draw(group.into_iter().collect());
    lots.used();
    drawn.push(order.clone());
    order
}
