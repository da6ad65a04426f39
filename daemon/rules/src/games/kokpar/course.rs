//! What comes next: questions, players, stages (3.2 to 3.5).

use super::Kokpar;
use super::terms::{BoardOrder, CutoffTie};
use crate::event::Event;
use crate::game::Rules;
use crate::manner::AnswerTime;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Phase, Refusal, Seat};

impl Kokpar {
    /// `next`: on to the next question, player, stage.
    pub(super) fn next(&self) -> Result<Vec<Event>, Refusal> {
        let phase = self.contest.phase();
        // Where keys answer, the right option is shown before anything else (fine print 3).
        let over = matches!(phase, Phase::Shown | Phase::Void);
        let closed = phase == Phase::Closed && self.round != Round::Baige;
        if !over && !closed {
            return Err(self.not_now());
        }
        Ok(match self.round {
            Round::Baige if self.asked + 1 < self.terms.baige_questions => {
                vec![Event::NextQuestion {}]
            }
            Round::Baige => self.end_baige(),
            Round::Polyglot if self.question < self.terms.topic_questions => {
                vec![Event::NextQuestion {}]
            }
            Round::Polyglot => self.next_player(),
            Round::SuddenDeath if self.places == 0 || self.at_question().is_empty() => {
                self.begin_board(&self.finalists_here())
            }
            Round::SuddenDeath | Round::Overtime => vec![Event::NextQuestion {}],
            Round::Kokpar => self.next_turn(),
            Round::Open | Round::Semi | Round::Secret | Round::Personal => Vec::new(),
            Round::Final | Round::Shootout => Vec::new(),
        })
    }

    /// `finish`: Бәйге ends early (B-1).
    pub(super) fn finish(&self) -> Result<Vec<Event>, Refusal> {
        let between = matches!(
            self.contest.phase(),
            Phase::Ready | Phase::Shown | Phase::Void
        );
        if self.round == Round::Baige && between {
            Ok(self.end_baige())
        } else {
            Err(self.not_now())
        }
    }

    /// Equals are drawn, and everybody plays Полиглот (KK-8, KK-10).
    fn end_baige(&self) -> Vec<Event> {
        let (lots, ranking) = self.ranking_by_lot();
        let mut events = drawn(lots);
        events.push(Event::RoundBegan {
            round: Round::Polyglot,
        });
        let order = self.order_of_topics(ranking);
        let first = order.first().copied();
        events.push(Event::TurnsOrdered { order });
        events.extend(first.map(|seat| Event::TurnCame { seat }));
        events
    }

    /// KK-17, B-6: the best chooses first, or last.
    pub(super) fn order_of_topics(&self, mut ranking: Vec<Seat>) -> Vec<Seat> {
        if self.terms.last_first {
            ranking.reverse();
        }
        ranking
    }

    /// A player's theme is over, or the player has left.
    pub(super) fn next_player(&self) -> Vec<Event> {
        let in_game = self.contest.in_game();
        let done = |seat: &Seat| self.played.contains(*seat) || self.turn == Some(*seat);
        let waits = |seat: &&Seat| in_game.contains(**seat) && !done(seat);
        match self.order.iter().find(waits) {
            Some(seat) => vec![Event::NextTheme {}, Event::TurnCame { seat: *seat }],
            None => self.end_polyglot(),
        }
    }

    /// Under `choose_all_first`: who takes a theme after this one, or plays first when all have one.
    pub(super) fn next_chooser(&self) -> Option<Seat> {
        let in_game = self.contest.in_game();
        let mut here = self.order.iter().filter(|seat| in_game.contains(**seat));
        let open = |seat: &&Seat| Some(**seat) != self.turn && self.topics.of(**seat).is_none();
        let next = here.clone().find(open).or_else(|| here.next());
        next.copied()
    }

    /// The three best go on (KK-23).
    fn end_polyglot(&self) -> Vec<Event> {
        let cut = self.cut();
        let mut events = drawn(cut.lots);
        let mut finalists = cut.sure;
        let places = u8::try_from(cut.places).unwrap_or(0);
        let equal: Vec<Seat> = cut.equal.iter().collect();
        let by_lot = self.terms.cutoff == CutoffTie::Lot && places > 0;
        if let Some(lots) = cut.after.filter(|_| by_lot) {
            let order = lots.draw(cut.equal);
            finalists.extend(order.iter().take(cut.places));
            events.push(Event::LotDrawn { order });
        }
        events.push(Event::FinalistsFixed {
            seats: finalists.clone(),
        });
        if places == 0 || by_lot {
            events.extend(self.after(&events).begin_board(&finalists));
            return events;
        }
        let round = Round::SuddenDeath;
        events.push(Event::KeysDecide {
            seats: equal,
            places,
        });
        if self.terms.cutoff == CutoffTie::SuddenDeath {
            events.push(Event::RoundBegan { round });
        }
        events
    }

    /// Көкпар begins (KK-25, KK-26). One alone has won (B-18).
    pub(super) fn begin_board(&self, finalists: &[Seat]) -> Vec<Event> {
        if finalists.len() < 2 {
            let round = Round::Kokpar;
            return vec![Event::RoundBegan { round }, Event::GameEnded {}];
        }
        let (lots, order) = self.order_of_board(finalists);
        let mut events = drawn(lots);
        events.push(Event::RoundBegan {
            round: Round::Kokpar,
        });
        let first = order.first().copied();
        events.push(Event::TurnsOrdered { order });
        events.extend(first.map(|seat| Event::TurnCame { seat }));
        events
    }

    /// In which order sectors are chosen, and the lots that this takes (B-11).
    pub(super) fn order_of_board(&self, finalists: &[Seat]) -> (Vec<Vec<Seat>>, Vec<Seat>) {
        let mut order = finalists.to_vec();
        match self.terms.board_order {
            BoardOrder::Ranking => (Vec::new(), order),
            BoardOrder::Reverse => {
                order.reverse();
                (Vec::new(), order)
            }
            BoardOrder::Lot => {
                let order = self
                    .contest
                    .lots()
                    .draw(finalists.iter().copied().collect());
                (vec![order.clone()], order)
            }
            // The host names them one by one.
            BoardOrder::Host => (Vec::new(), Vec::new()),
        }
    }

    /// The next turn of Көкпар, or the table (3.4).
    pub(super) fn next_turn(&self) -> Vec<Event> {
        let here = self.at_question();
        let waits = |seat: Seat| here.contains(seat) && self.board.turns(seat) < self.terms.picks;
        if self.names_chooser() {
            // The host names the first turns; one who has not been named still waits.
            return vec![Event::NextTheme {}];
        }
        let count = self.order.len();
        let last = self
            .turn
            .and_then(|turn| self.order.iter().position(|s| *s == turn));
        let from = last.map_or(0, |place| place + 1);
        let next = (0..count).map(|step| self.order[(from + step) % count.max(1)]);
        match next.into_iter().find(|seat| waits(*seat)) {
            Some(seat) => vec![Event::NextTheme {}, Event::TurnCame { seat }],
            None => self.end_kokpar(),
        }
    }

    /// `kokpar_order host`: not every finalist has been named yet.
    pub(super) fn names_chooser(&self) -> bool {
        let named: SeatSet = self.order.iter().copied().collect();
        self.terms.board_order == BoardOrder::Host && !self.at_question().is_within(named)
    }

    /// Equals at the top play Овертайм (KK-40); ties below are shared (B-23).
    fn end_kokpar(&self) -> Vec<Event> {
        let totals = self.contest.ledger().totals();
        let here = self.at_question();
        let best = here.iter().map(|seat| totals[seat.index()]).max();
        let top = here
            .iter()
            .filter(|seat| Some(totals[seat.index()]) == best);
        let top: Vec<Seat> = top.collect();
        if top.len() < 2 {
            return vec![Event::GameEnded {}];
        }
        let decide = Event::KeysDecide {
            seats: top,
            places: 0,
        };
        let round = Round::Overtime;
        vec![decide, Event::RoundBegan { round }]
    }

    /// The stage's clocks (rules.md 2.4).
    pub(super) fn set_clocks(&mut self) {
        let host = AnswerTime::Host { mark: None };
        let (think, answer) = match self.round {
            Round::Baige => (self.terms.baige_time, host),
            Round::Polyglot => (self.terms.topic_time, host),
            // B-10: it only warns; the host judges.
            Round::Kokpar => (
                self.terms.board_time,
                AnswerTime::Signal(self.terms.rebound_answer),
            ),
            Round::SuddenDeath | Round::Overtime => (self.terms.overtime, host),
            Round::Open | Round::Semi | Round::Secret | Round::Personal => return,
            Round::Final | Round::Shootout => return,
        };
        self.contest.time(think, answer);
        self.contest.count_as(self.counts());
    }

    /// The game as these events will leave it.
    pub(super) fn after(&self, events: &[Event]) -> Kokpar {
        let mut after = self.clone();
        for event in events {
            // No clock is read before the next instant.
            after.apply(At(0), event);
        }
        after
    }
}

fn drawn(lots: Vec<Vec<Seat>>) -> Vec<Event> {
    let lot = |order: Vec<Seat>| Event::LotDrawn { order };
    lots.into_iter().map(lot).collect()
}
