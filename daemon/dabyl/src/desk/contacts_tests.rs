//! Trains of edges, as fingers, cables and kernels make them.

use proptest::prelude::*;

use super::*;
use crate::desk::limits::Limits;

const US: u64 = 1_000;
const MS: u64 = 1_000_000;

/// A contact with a clock: feeds edges in order, and looks at the level whenever that is due.
struct Bench {
    contact: Contact,
    limits: Nanos,
    sequence: u32,
    level: bool,
    outcomes: Vec<Outcome>,
}

impl Bench {
    fn new() -> Bench {
        Bench {
            contact: Contact::new(0, false),
            limits: Limits::default().into(),
            sequence: 0,
            level: false,
            outcomes: Vec::new(),
        }
    }

    /// Lets time pass with the desk awake.
    fn wait(&mut self, until: u64) {
        while let Some(due) = self.contact.due(&self.limits).filter(|due| *due <= until) {
            self.outcomes
                .extend(self.contact.level(due, self.level, &self.limits));
        }
    }

    /// An edge that the desk sees while it is awake.
    fn edge(&mut self, stamp: u64, closed: bool) {
        self.wait(stamp.saturating_sub(1));
        self.level = closed;
        self.unseen(stamp, closed);
    }

    /// An edge that the desk reads without having looked before.
    fn unseen(&mut self, stamp: u64, closed: bool) {
        self.sequence += 1;
        let mark = Mark {
            stamp,
            sequence: self.sequence,
        };
        self.outcomes
            .extend(self.contact.edge(mark, closed, &self.limits));
    }

    fn presses(&self) -> Vec<u64> {
        let press = |outcome: &Outcome| match outcome {
            Outcome::Press(mark) => Some(mark.stamp),
            Outcome::Glitch(_) => None,
        };
        self.outcomes.iter().filter_map(press).collect()
    }

    fn glitches(&self) -> usize {
        self.outcomes.len() - self.presses().len()
    }
}

#[test]
fn a_clean_press_counts_once_with_the_stamp_of_its_edge() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, true);
    bench.wait(10 * MS + 99 * US);
    assert!(bench.presses().is_empty(), "99 µs may still be a spark");
    bench.wait(10 * MS + 100 * US);
    assert_eq!(bench.presses(), [10 * MS]);
    bench.edge(110 * MS, false);
    bench.wait(200 * MS);
    assert_eq!(bench.presses(), [10 * MS]);
    assert_eq!(bench.contact.down_since(), None);
}

#[test]
fn a_bouncing_press_is_confirmed_late_but_keeps_its_first_stamp() {
    let mut bench = Bench::new();
    for bounce in 0..12 {
        bench.edge(10 * MS + bounce * 500 * US, true);
        bench.edge(10 * MS + bounce * 500 * US + 60 * US, false);
    }
    assert!(bench.presses().is_empty());
    assert_eq!(bench.contact.unresolved(), Some(10 * MS));
    bench.edge(16 * MS, true);
    bench.wait(17 * MS);
    assert_eq!(bench.presses(), [10 * MS]);
    assert_eq!(bench.glitches(), 0);
}

#[test]
fn a_tap_of_3_ms_counts_and_a_spike_of_50_us_does_not() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, true);
    bench.edge(13 * MS, false);
    bench.wait(100 * MS);
    assert_eq!(bench.presses(), [10 * MS]);
    bench.edge(200 * MS, true);
    bench.edge(200 * MS + 50 * US, false);
    bench.wait(204 * MS);
    assert_eq!(bench.contact.unresolved(), Some(200 * MS));
    bench.wait(206 * MS);
    assert_eq!(bench.contact.unresolved(), None);
    assert_eq!((bench.presses().len(), bench.glitches()), (1, 1));
}

#[test]
fn a_tap_read_long_after_it_is_over_counts_all_the_same() {
    let mut bench = Bench::new();
    bench.unseen(10 * MS, true);
    bench.unseen(13 * MS, false);
    bench.unseen(90 * MS, true);
    bench.unseen(90 * MS + 50 * US, false);
    bench.wait(2_000 * MS);
    assert_eq!((bench.presses(), bench.glitches()), (vec![10 * MS], 1));
}

#[test]
fn a_tap_whose_release_is_still_on_its_way_is_not_taken_for_a_spark() {
    let mut bench = Bench::new();
    bench.unseen(10 * MS, true);
    bench.level = false;
    bench.wait(22 * MS);
    assert!(
        bench.outcomes.is_empty(),
        "the opening edge has not been read yet"
    );
    bench.unseen(19 * MS, false);
    assert_eq!(bench.presses(), [10 * MS]);
}

#[test]
fn bouncing_on_release_after_two_seconds_is_no_press() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, true);
    for bounce in 0..8 {
        bench.edge(2_010 * MS + bounce * MS, false);
        bench.edge(2_010 * MS + bounce * MS + 400 * US, true);
    }
    bench.edge(2_018 * MS, false);
    bench.wait(2_100 * MS);
    assert_eq!((bench.presses().len(), bench.glitches()), (1, 0));
    assert_eq!(bench.contact.down_since(), None);
}

#[test]
fn six_closings_in_a_row_are_one_press_or_six_but_never_an_error() {
    let mut close = Bench::new();
    for k in 0..6 {
        close.edge(10 * MS + k * MS, true);
    }
    close.wait(100 * MS);
    assert_eq!(close.presses(), [10 * MS]);

    // 100 ms apart, and nobody has looked at the level: every release was missed.
    let mut apart = Bench::new();
    for k in 0..6 {
        apart.unseen(10 * MS + k * 100 * MS, true);
    }
    apart.level = true;
    apart.wait(1_000 * MS);
    assert_eq!(apart.presses().len(), 6);

    // The same, but the level was seen closed all the time: it has never been released.
    let mut held = Bench::new();
    for k in 0..6 {
        held.edge(10 * MS + k * 100 * MS, true);
    }
    held.wait(1_000 * MS);
    assert_eq!(held.presses().len(), 1);
}

#[test]
fn a_flood_is_one_press_at_the_most_and_ends_released() {
    for half in [40 * US, 100 * US, 150 * US] {
        let mut bench = Bench::new();
        let mut stamp = 10 * MS;
        for _ in 0..10_000 {
            bench.edge(stamp, true);
            bench.edge(stamp + half, false);
            stamp += 2 * half;
        }
        bench.wait(stamp + 100 * MS);
        assert!(
            bench.presses().len() <= 1,
            "{half} ns: {} presses",
            bench.presses().len()
        );
        assert_eq!(bench.contact.unresolved(), None);
        assert_eq!(bench.contact.down_since(), None);
    }
}

#[test]
fn noise_never_keeps_the_same_candidate_for_longer_than_the_settle_time() {
    let mut bench = Bench::new();
    for k in 0..2_000 {
        let stamp = 10 * MS + k * 80 * US;
        bench.edge(stamp, k % 2 == 0);
        let first = bench.contact.unresolved().expect("in a burst");
        assert!(stamp - first <= 20 * MS);
    }
    assert!(bench.presses().is_empty());
    assert!(bench.glitches() >= 7);
}

#[test]
fn a_missed_closing_is_found_by_the_level() {
    let mut bench = Bench::new();
    bench.level = true;
    assert_eq!(bench.contact.level(10 * MS, true, &bench.limits), None);
    assert_eq!(bench.contact.unresolved(), Some(0), "an edge is on its way");
    bench.wait(29 * MS);
    assert!(bench.presses().is_empty());
    bench.wait(30 * MS);
    assert_eq!(bench.presses(), [10 * MS]);
    bench.edge(90 * MS, false);
    bench.wait(200 * MS);
    assert_eq!(bench.contact.down_since(), None);
}

#[test]
fn a_missed_release_is_found_by_the_level_after_the_hold_off() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, true);
    bench.wait(15 * MS);
    bench.level = false;
    bench.wait(100 * MS);
    assert_eq!(bench.contact.down_since(), None);
    bench.edge(200 * MS, true);
    bench.wait(300 * MS);
    assert_eq!(bench.presses(), [10 * MS, 200 * MS]);
}

#[test]
fn a_burst_that_begins_with_an_opening_edge_keeps_its_first_stamp() {
    // The kernel's thread read the level in a gap of the bouncing.
    let mut bench = Bench::new();
    bench.edge(10 * MS, false);
    bench.edge(10 * MS + 300 * US, true);
    bench.wait(11 * MS);
    assert_eq!(bench.presses(), [10 * MS]);
}

#[test]
fn an_opening_that_comes_late_and_alone_is_no_spark() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, false);
    bench.wait(100 * MS);
    assert!(bench.outcomes.is_empty(), "{:?}", bench.outcomes);
    // Nor where the next edge ends it, however long after.
    bench.edge(200 * MS, false);
    bench.unseen(203 * MS, false);
    bench.unseen(230 * MS, false);
    bench.wait(300 * MS);
    assert!(bench.outcomes.is_empty(), "{:?}", bench.outcomes);
    bench.edge(400 * MS, false);
    bench.edge(400 * MS + 20 * US, true);
    bench.edge(400 * MS + 50 * US, false);
    bench.wait(500 * MS);
    assert_eq!((bench.presses().len(), bench.glitches()), (0, 1));
}

#[test]
fn a_new_press_just_after_the_hold_off_is_not_lost_to_an_early_look() {
    let mut bench = Bench::new();
    bench.edge(10 * MS, true);
    bench.edge(60 * MS, false);
    bench.wait(80 * MS - 1);
    bench.level = true; // closed again 1 ns ago; the edge is on its way
    bench.wait(80 * MS);
    bench.unseen(80 * MS, true);
    bench.wait(100 * MS);
    assert_eq!(bench.presses(), [10 * MS, 80 * MS]);
}

#[test]
fn a_button_that_is_down_at_the_start_must_be_released_first() {
    let mut bench = Bench::new();
    bench.contact = Contact::new(0, true);
    bench.level = true;
    bench.wait(6_000 * MS);
    assert_eq!(bench.contact.down_since(), Some(0));
    bench.edge(6_000 * MS, false);
    bench.edge(6_100 * MS, true);
    bench.wait(6_200 * MS);
    assert_eq!(bench.presses(), [6_100 * MS]);
}

/// A finger: how long it presses, how long it waits, and the bounces at each end in microseconds.
fn finger() -> impl Strategy<Value = (u64, u64, Vec<u64>, Vec<u64>)> {
    let bounces = || proptest::collection::vec(20_u64..700, 0..=10);
    (5_u64..=300, 45_u64..=200, bounces(), bounces())
}

/// Bounces at one end: pairs of edges away from the new level and back to it.
fn bounce(bench: &mut Bench, mut stamp: u64, closed: bool, widths: &[u64]) -> u64 {
    bench.edge(stamp, closed);
    for width in widths {
        stamp += width * US / 2;
        bench.edge(stamp, !closed);
        stamp += width * US / 3;
        bench.edge(stamp, closed);
    }
    stamp
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]
    #[test]
    fn a_thousand_presses_are_a_thousand_presses(
        fingers in proptest::collection::vec(finger(), 1_000),
    ) {
        let mut bench = Bench::new();
        let mut now = MS;
        let mut stamps = Vec::new();
        for (held, rest, closing, opening) in fingers {
            stamps.push(now);
            let closed = bounce(&mut bench, now, true, &closing);
            let opened = bounce(&mut bench, closed.max(now + held * MS), false, &opening);
            now = opened + rest * MS;
        }
        bench.wait(now + 100 * MS);
        prop_assert_eq!(bench.presses(), stamps);
        prop_assert_eq!(bench.glitches(), 0);
        prop_assert_eq!(bench.contact.down_since(), None);
    }
}
