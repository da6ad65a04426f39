//! The auditor's book against what everybody sees.

use dabyl_rules::view::{Onlooker, Round, SectorState, StagesView, View};
use dabyl_rules::{At, Seat, State, Table};

use super::book::{Book, Clock};
use super::rulebook::{IN_BLOCK, MILLISECOND, PRICES, Rulebook};
use super::{Auditor, Tempo};

impl Auditor {
    pub(super) fn compare(&self, table: &Table, now: At) {
        let host = table.view(Onlooker::Host, now);
        let public = table.view(Onlooker::Public, now);
        let stages = host.stages.as_ref().expect("the Kazakh game has stages");
        let (rules, book) = (&self.rules, &self.book);
        self.sums(&host, &public, stages);
        assert_eq!(host.paused, self.is_paused(), "paused");
        assert_eq!(host.signed, book.signed, "signed");
        if book.adrift {
            return;
        }
        assert_eq!(host.place.round, Some(book.round), "the stage");
        assert_eq!(host.state, book.state, "the state");
        assert_eq!(host.floor, book.floor, "the floor");
        self.winner(&host);
        self.clocks(table, &host, now);
        book.lamps(rules, &table.lamps());
        book.turns(rules, stages);
        book.board(stages);
        book.ranks(rules, &host);
        for player in &stages.players {
            let seat = player.seat;
            let answered = book
                .present()
                .is_some_and(|question| question.keys[seat.index()].is_some());
            if book.is_in(seat) && book.at_hand && book.state != State::Void {
                assert_eq!(player.answered, answered, "whether {seat:?} has answered");
            }
        }
    }

    fn sums(&self, host: &View, public: &View, stages: &StagesView) {
        let (rules, book) = (&self.rules, &self.book);
        for (place, seen) in host.seats.iter().zip(&public.seats) {
            let seat = place.seat;
            let counts = !book.kokpar_counts() || book.finalists.contains(&seat);
            if !counts || !book.is_in(seat) {
                continue;
            }
            let total = book.total(rules, seat);
            assert_eq!(place.score, total, "the sum of {seat:?}");
            let shown = book.frozen.map_or(total, |frozen| frozen[seat.index()]);
            assert_eq!(seen.score, shown, "what the hall sees of {seat:?}");
        }
        let all_see = public.stages.as_ref().expect("stages").players.iter();
        for player in all_see.filter(|_| book.frozen.is_some() && !rules.begins_with_points) {
            let shown = (player.baige, player.polyglot);
            let frozen = book.frozen_stages[player.seat.index()];
            assert_eq!(shown, frozen, "points while scores are frozen");
        }
        for player in &stages.players {
            let seat = player.seat;
            assert_eq!(
                player.out,
                book.out[seat.index()],
                "whether {seat:?} is out"
            );
            if !book.is_in(seat) {
                continue;
            }
            let stage = [
                (Round::Baige, player.baige),
                (Round::Polyglot, player.polyglot),
            ];
            for (round, shown) in stage.into_iter().filter(|_| !rules.begins_with_points) {
                let his = book.brought(seat, &[round]);
                assert_eq!(shown, his, "points of {seat:?} in {round:?}");
            }
            let time = book.time_ms(rules, seat);
            assert_eq!(u64::from(player.time_ms), time, "the time of {seat:?}");
            let offences = book.offences[seat.index()];
            assert_eq!(player.offences, offences, "offences of {seat:?}");
            let picks = book.picks[seat.index()];
            if book.kokpar_counts() {
                assert_eq!(player.picks, picks, "sectors that {seat:?} has chosen");
            }
        }
    }

    /// Corrections after the end sort anew; what they make of equals the rules do not say.
    fn winner(&self, host: &View) {
        let (rules, book) = (&self.rules, &self.book);
        let top = book.top(rules);
        let his = match (host.state, book.by_points, top.as_slice()) {
            (State::Over, false, _) => book.winners.clone(),
            (State::Over, true, [best]) => vec![*best],
            (State::Over, true, _) => return,
            _ => Vec::new(),
        };
        if book.is_in_question(rules) {
            return;
        }
        assert_eq!(host.winners, his, "the winner");
    }

    fn clocks(&self, table: &Table, host: &View, now: At) {
        let game = self.tempo.game(now);
        let left = self.book.clock.map(|clock| match clock {
            Clock::Runs { end } => end.saturating_sub(game),
            Clock::Stands { left } => left,
        });
        let shown = host.clock.as_ref().map(|clock| u64::from(clock.left_ms));
        let his = left.map(|left| left.div_ceil(MILLISECOND));
        assert_eq!(shown, his, "the clock in {:?}", host.state);
        let deadline = match self.tempo {
            Tempo::Runs { behind } => self.book.deadline().map(|end| At(end + behind)),
            Tempo::Stands { .. } => None,
        };
        assert_eq!(table.deadline(), deadline, "the deadline");
    }
}

impl Book {
    /// Overtime was played between others than those who are equal at the top by now.
    fn is_in_question(&self, rules: &Rulebook) -> bool {
        let top = self.top(rules);
        self.round == Round::Overtime && self.contenders.iter().any(|seat| !top.contains(seat))
    }

    fn turns(&self, rules: &Rulebook, stages: &StagesView) {
        if self.state == State::Over {
            return;
        }
        if matches!(self.round, Round::Polyglot | Round::Kokpar) && self.state != State::Naming {
            assert_eq!(stages.turn, self.turn, "whose turn it is");
            let in_game = |order: &[Seat]| -> Vec<Seat> {
                let seats = order.iter().copied();
                seats.filter(|seat| self.is_in(*seat)).collect()
            };
            assert_eq!(
                in_game(&stages.order),
                in_game(&self.order),
                "the order of choosing"
            );
        }
        if self.round == Round::Polyglot {
            for block in stages.blocks.iter().zip(0_u8..) {
                for topic in &block.0.themes {
                    let offset = usize::from(block.1 * IN_BLOCK);
                    let free = rules.pick == super::rulebook::Pick::Free;
                    let offset = if free { 0 } else { offset };
                    let place = offset + usize::from(topic.number) - 1;
                    assert_eq!(topic.taken_by, self.topics[place], "theme {place}");
                }
            }
        }
        if self.kokpar_counts() {
            let mut theirs = stages.finalists.clone();
            theirs.retain(|seat| self.is_in(*seat));
            assert_eq!(theirs, self.riders(), "who plays Көкпар");
        }
        let by_keys = matches!(self.round, Round::SuddenDeath | Round::Overtime);
        if (by_keys || self.state == State::Naming) && self.decided.is_none() {
            let mut theirs = stages.contenders.clone();
            theirs.sort();
            let mut his = self.contenders.clone();
            his.sort();
            assert_eq!(theirs, his, "who plays for a place");
            if self.round != Round::Overtime {
                assert_eq!(usize::from(stages.places), self.places, "places");
            }
        }
    }

    fn board(&self, stages: &StagesView) {
        if self.round != Round::Kokpar {
            return;
        }
        assert_eq!(
            stages.board.len(),
            self.sectors.len(),
            "themes of the board"
        );
        for (theme, his) in stages.board.iter().zip(&self.sectors) {
            let prices: Vec<u32> = theme.sectors.iter().map(|sector| sector.price).collect();
            assert_eq!(prices, PRICES, "prices of the board");
            for (sector, his) in theme.sectors.iter().zip(his) {
                let closed = sector.state == SectorState::Closed;
                assert_eq!(closed, his.is_none(), "a sector");
                assert_eq!(sector.chosen_by, *his, "who chose a sector");
            }
        }
    }

    /// Whoever stands better has the better place.
    fn ranks(&self, rules: &Rulebook, host: &View) {
        if self.kokpar_counts() || self.round == Round::SuddenDeath {
            return;
        }
        let mut seats = host.seats.clone();
        seats.retain(|seat| self.is_in(seat.seat));
        for one in &seats {
            for other in &seats {
                let better = self.height(rules, one.seat) < self.height(rules, other.seat);
                assert!(
                    !better || one.rank < other.rank,
                    "{:?} stands better than {:?}",
                    one.seat,
                    other.seat
                );
            }
        }
    }
}
