//! Sums agree with the ledger, whatever the story.

use std::collections::BTreeMap;

use dabyl_rules::event::Event;
use dabyl_rules::game::Rules;
use dabyl_rules::protocol::{self, Protocol};
use dabyl_rules::{Entry, Onlooker, Seat, Table};

use crate::{questions, stories};

/// What the lines of a protocol sum up to.
fn summed(protocol: &Protocol) -> BTreeMap<Seat, i64> {
    let mut sums: BTreeMap<Seat, i64> = protocol.seats.iter().map(|s| (s.seat, 0)).collect();
    let mut add = |seat, points| *sums.get_mut(&seat).expect("a seat of the game") += points;
    for opening in &protocol.opening {
        add(opening.seat, opening.points);
    }
    for total in protocol.rounds.iter().flat_map(|round| &round.totals) {
        add(total.seat, total.points);
    }
    for seat in protocol.finale.iter().flat_map(|finale| &finale.seats) {
        add(seat.seat, seat.points);
    }
    for correction in &protocol.corrections {
        add(correction.seat, correction.points);
    }
    sums
}

/// Every sum of the table's protocol is the ledger's.
pub fn check(name: &str, table: &Table) {
    let protocol = protocol::of(table.setup(), table.entries()).expect("it was laid");
    let totals = table.game().ledger().totals();
    for (seat, sum) in summed(&protocol) {
        assert_eq!(sum, totals[seat.index()], "{name}: {seat:?}");
    }
    for standing in &protocol.standings {
        assert_eq!(
            standing.score,
            totals[standing.seat.index()],
            "{name}: standings"
        );
    }
    for round in &protocol.rounds {
        for total in &round.totals {
            let of_it = |sums: &[protocol::SeatPoints]| -> i64 {
                let own = sums.iter().filter(|sum| sum.seat == total.seat);
                own.map(|sum| sum.points).sum()
            };
            let themes: i64 = round.themes.iter().map(|t| of_it(&t.subtotals)).sum();
            assert_eq!(total.points, themes, "{name}: {:?}", round.round);
        }
    }
    for attempt in questions(&protocol).iter().flat_map(|q| &q.attempts) {
        assert!(
            !attempt.void || attempt.points == 0,
            "{name}: a void attempt counts"
        );
    }
    as_the_host_sees_it(name, table, &protocol);
}

/// Every attempt that the host's page shows stands in it once, with the same verdict.
fn as_the_host_sees_it(name: &str, table: &Table, protocol: &Protocol) {
    let host = table.view(Onlooker::Host, table.last_at()).host;
    let mut shown: Vec<_> = host
        .expect("a host's view")
        .attempts
        .iter()
        .map(|a| (a.question, a.attempt, a.seat, a.verdict, a.points, a.void))
        .collect();
    let between_equals = protocol.shootout.iter().flat_map(|s| &s.questions);
    let all = questions(protocol).into_iter().chain(between_equals);
    let mut printed: Vec<_> = all
        .flat_map(|q| q.attempts.iter().map(move |a| (q.number, a)))
        .map(|(question, a)| (question, a.attempt, a.seat, a.verdict, a.points, a.void))
        .collect();
    if let Some(finale) = &protocol.finale {
        for (seats, void) in [(&finale.seats, false), (&finale.voided, true)] {
            for one in seats.iter().filter(|one| one.verdict.is_some()) {
                let attempt = one.attempt.expect("judged by a host");
                let verdict = one.verdict.expect("judged");
                printed.push((finale.number, attempt, one.seat, verdict, one.points, void));
            }
        }
    }
    shown.sort();
    printed.sort();
    assert_eq!(shown, printed, "{name}");
}

#[test]
fn lines_sum_up_to_the_totals_after_every_entry() {
    for (name, table) in stories() {
        let mut so_far = Table::new(table.setup().clone()).expect("it was laid");
        // Long matches at every seventh entry, which is enough to hit every stage.
        let step = if table.entries().len() > 150 { 7 } else { 1 };
        for (place, entry) in table.entries().iter().enumerate() {
            so_far.advance(entry.clone());
            if place % step == 0 {
                check(&name, &so_far);
            }
        }
        check(&name, &table);
    }
}

#[test]
fn what_was_taken_back_is_counted_and_nothing_else_of_it_stands_here() {
    let mut with_undo = 0;
    for (name, table) in stories() {
        let undone = |entry: &&Entry| {
            let undo = |event: &Event| matches!(event, Event::Undone { .. });
            entry.events.iter().any(undo)
        };
        let undos = table.entries().iter().filter(undone).count();
        let protocol = protocol::of(table.setup(), table.entries()).expect("it was laid");
        assert_eq!(protocol.undone as usize, undos, "{name}");
        assert_eq!(protocol.undos.len(), undos, "{name}");
        with_undo += usize::from(undos > 0);
        // The same entries without those that were taken back make the same sheet.
        let standing: Vec<Entry> = table.standing().map(|(_, _, e)| e.clone()).collect();
        let plain = protocol::of(table.setup(), &standing).expect("it was laid");
        assert_eq!(plain.rounds.len(), protocol.rounds.len(), "{name}");
        assert_eq!(plain.standings, protocol.standings, "{name}");
        assert_eq!(plain.corrections, protocol.corrections, "{name}");
        assert_eq!(plain.amendments, protocol.amendments, "{name}");
        assert_eq!(plain.lots, protocol.lots, "{name}");
        assert_eq!(plain.finale, protocol.finale, "{name}");
    }
    assert!(
        with_undo > 10,
        "only {with_undo} stories take anything back"
    );
}
