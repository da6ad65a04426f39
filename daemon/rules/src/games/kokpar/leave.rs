//! Players who talk or leave (KK-6, B-17 to B-19, fine print 15).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds of other games never come here"
)]

use super::Kokpar;
use crate::event::{Ending, Event};
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{Phase, Refusal, Seat};

impl Kokpar {
    /// An offence by talking.
    pub(super) fn talk(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_here(seat)?;
        if self.round != Round::Baige && !self.terms.talk_everywhere {
            return Err(self.not_now());
        }
        let times = self.talks(seat) + 1;
        let mut events = vec![Event::Offended { seat, times }];
        if times >= self.terms.talk_limit {
            events.extend(self.leave(seat, Event::Eliminated { seat }));
        }
        Ok(events)
    }

    /// The player leaves the game.
    pub(super) fn remove(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        self.must_be_here(seat)?;
        Ok(self.leave(seat, Event::Removed { seat }))
    }

    fn must_be_here(&self, seat: Seat) -> Result<(), Refusal> {
        if self.contest.phase() == Phase::After {
            return Err(self.not_now());
        }
        if !self.contest.at_table().contains(seat) {
            return Err(Refusal::NoSuchSeat { seat });
        }
        if !self.contest.in_game().contains(seat) {
            return Err(Refusal::OutOfGame { seat });
        }
        Ok(())
    }

    fn leave(&self, seat: Seat, how: Event) -> Vec<Event> {
        let mut events = vec![how];
        let after = self.after(&events);
        if after.contest.in_game().len() < 2 {
            events.push(Event::GameEnded {});
            return events;
        }
        let held = self.contest.floor().holder().map(|holder| holder.seat) == Some(seat);
        let held = held && self.contest.phase() == Phase::Answering;
        events.extend(match self.round {
            Round::Polyglot => self.leaves_polyglot(&after, seat),
            Round::SuddenDeath | Round::Overtime => self.leaves_keys(&after, seat, held),
            Round::Kokpar => self.leaves_board(&after, seat, held),
            _ if held => vec![after.reopen(Phase::Open)],
            _ => after.after_keys(),
        });
        events
    }

    fn leaves_polyglot(&self, after: &Kokpar, seat: Seat) -> Vec<Event> {
        if self.is_naming() {
            return if self.finalists.contains(&seat) {
                self.frees_place(after)
            } else {
                after.fewer_contenders()
            };
        }
        if self.turn != Some(seat) {
            return Vec::new();
        }
        if self.terms.choose_all_first && self.topics.of(seat).is_none() {
            // While all choose, the next one does.
            return match after.next_chooser() {
                Some(next) => vec![Event::TurnCame { seat: next }],
                None => after.next_player(),
            };
        }
        after.next_player()
    }

    fn leaves_keys(&self, after: &Kokpar, seat: Seat, held: bool) -> Vec<Event> {
        if self.finalists.contains(&seat) && self.round == Round::SuddenDeath {
            return self.frees_place(after);
        }
        if !self.contenders.contains(seat) {
            return Vec::new();
        }
        let left = after.at_question();
        if self.round == Round::Overtime && left.len() < 2 {
            return vec![Event::GameEnded {}];
        }
        if self.round == Round::SuddenDeath && left.len() <= usize::from(self.places) {
            return after.fewer_contenders();
        }
        if held {
            let mut events = Vec::new();
            after.pass_on(after.contest.floor().spent(), &mut events);
            return events;
        }
        if self.by_race() {
            let spent = after.contest.floor().spent();
            let open = self.contest.phase() == Phase::Open;
            let why = Ending::AllTried;
            return if open && left.is_within(spent) {
                vec![Event::Closed { why }]
            } else {
                Vec::new()
            };
        }
        after.after_keys()
    }

    /// One who had a place has left before Көкпар (B-19): the equals play for one more.
    fn frees_place(&self, after: &Kokpar) -> Vec<Event> {
        let mut events = vec![
            Event::FinalistsFixed {
                seats: after.finalists_here(),
            },
            Event::KeysDecide {
                seats: after.contenders_here().iter().collect(),
                places: self.places + 1,
            },
        ];
        events.extend(after.after(&events).fewer_contenders());
        events
    }

    /// No more contenders than places: nothing is left to be decided.
    fn fewer_contenders(&self) -> Vec<Event> {
        let left = self.contenders_here();
        if left.len() > usize::from(self.places) {
            return Vec::new();
        }
        // B-19: those behind them in the table move up.
        let ranking = self.ranking();
        let behind = |seat: &&Seat| !self.finalists.contains(seat) && !left.contains(**seat);
        let behind = ranking.iter().filter(behind).copied();
        let seats = left.iter().chain(behind).take(usize::from(self.places));
        let mut events: Vec<Event> = seats.map(|seat| Event::PlaceGiven { seat }).collect();
        let after = self.after(&events);
        match self.contest.phase() {
            Phase::Open | Phase::Presenting | Phase::Answering => events.push(Event::Closed {
                why: Ending::AllTried,
            }),
            Phase::Closed | Phase::Shown | Phase::Void => {}
            _ => events.extend(after.begin_board(&after.finalists_here())),
        }
        events
    }

    /// Contenders who are still in the game.
    #[must_use]
    pub fn contenders_here(&self) -> SeatSet {
        let in_game = self.contest.in_game();
        let here = |seat: &Seat| in_game.contains(*seat);
        self.contenders.iter().filter(here).collect()
    }

    /// Finalists who are still in the game, best first.
    pub(super) fn finalists_here(&self) -> Vec<Seat> {
        let in_game = self.contest.in_game();
        let here = |seat: &Seat| in_game.contains(*seat);
        self.finalists.iter().copied().filter(here).collect()
    }

    fn leaves_board(&self, after: &Kokpar, seat: Seat, held: bool) -> Vec<Event> {
        if !self.finalists.contains(&seat) {
            return Vec::new();
        }
        if self.board.is_new() && self.is_choosing_sector() {
            return self.move_up(after, seat);
        }
        if after.at_question().len() < 2 {
            return vec![Event::GameEnded {}];
        }
        match self.contest.phase() {
            Phase::Before if self.turn == Some(seat) => after.next_turn(),
            Phase::Reading | Phase::Thinking | Phase::WaitingSignal | Phase::Rebound
                if self.turn == Some(seat) =>
            {
                vec![Event::Withdrawn {}]
            }
            Phase::Answering if self.turn == Some(seat) => vec![Event::Withdrawn {}],
            Phase::Answering if held => {
                let mut events = Vec::new();
                after.rebound(seat, &mut events);
                events
            }
            Phase::WaitingSignal | Phase::Rebound if after.opponents().is_empty() => vec![
                Event::Closed {
                    why: Ending::AllTried,
                },
                Event::AnswerShown {},
            ],
            _ => Vec::new(),
        }
    }

    /// B-19: the fourth of the table moves up and chooses last.
    fn move_up(&self, after: &Kokpar, seat: Seat) -> Vec<Event> {
        let mut finalists = after.finalists_here();
        let ranking = after.ranking();
        let fourth = ranking.iter().find(|other| !self.finalists.contains(other));
        finalists.extend(fourth);
        let seats = finalists.clone();
        let mut events = vec![Event::FinalistsFixed { seats }];
        if finalists.len() < 2 {
            events.push(Event::GameEnded {});
            return events;
        }
        let mut order: Vec<Seat> = self.order.iter().copied().filter(|s| *s != seat).collect();
        if !self.order.is_empty() {
            order.extend(fourth);
        }
        let first = order.first().copied();
        events.push(Event::TurnsOrdered { order });
        if self.turn.is_some() {
            events.extend(first.map(|seat| Event::TurnCame { seat }));
        }
        events
    }
}
