//! Several buttons, commands and deadlines at once.

use super::*;
use crate::board::{Edge, Stamp};
use crate::desk::buttons::Buttons;
use crate::desk::limits::Limits;
use crate::wiring::{Button, HostKey, Inputs, Role};
use dabyl_rules::Key;

const US: u64 = 1_000;
const MS: u64 = 1_000_000;

const A: Input = Input(0);
const B: Input = Input(1);
const C: Input = Input(2);
const ARM: Input = Input(4);

/// What was decided, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Done {
    Presses(Vec<(u8, u64)>),
    HostKey(u8, u64),
    Said(&'static str),
    Expired,
}

/// Four seats and a host's button, with a clock. Edges come late by as much as the test says.
struct Bench {
    buttons: Buttons,
    order: Order<&'static str>,
    limits: Nanos,
    now: u64,
    /// What will come: (when it can be read, edge).
    coming: Vec<(u64, Edge)>,
    /// Every edge, for the level of each instant.
    truth: Vec<Edge>,
    sequence: u32,
    deadline: Option<u64>,
    done: Vec<(u64, Done)>,
}

impl Bench {
    fn new() -> Bench {
        let seat = |n| dabyl_rules::Seat::new(n).expect("1 to 4");
        let mut wired: Vec<Button> = (1..=4)
            .map(|n| Button {
                pin: u32::from(n),
                role: Role::Player(seat(n), Key::A),
            })
            .collect();
        wired.push(Button {
            pin: 9,
            role: Role::Host(HostKey::Arm),
        });
        let limits = Limits::default().into();
        Bench {
            buttons: Buttons::new(&wired, Inputs(0), 0, limits),
            order: Order::new(),
            limits,
            now: 0,
            coming: Vec::new(),
            truth: Vec::new(),
            sequence: 0,
            deadline: None,
            done: Vec::new(),
        }
    }

    fn edge(&mut self, input: Input, stamp: u64, closed: bool, late: u64) {
        self.sequence += 1;
        let edge = Edge {
            stamp: Stamp(stamp),
            input,
            closed,
            sequence: self.sequence,
        };
        self.truth.push(edge);
        self.coming.push((stamp + late, edge));
    }

    /// An edge that the kernel numbered but never gave.
    fn lose(&mut self) {
        self.sequence += 1;
    }

    fn levels(&self, now: u64) -> Inputs {
        let mut edges: Vec<&Edge> = self.truth.iter().filter(|e| e.stamp.0 <= now).collect();
        edges.sort_by_key(|edge| edge.stamp);
        Inputs(edges.iter().fold(0, |bits, edge| match edge.closed {
            true => bits | 1 << edge.input.0,
            false => bits & !(1 << edge.input.0),
        }))
    }

    /// Runs the desk's loop until then: it wakes for edges and for its own dues.
    fn run(&mut self, until: u64) {
        loop {
            let outlook = self.buttons.outlook(self.now, self.deadline);
            let order = self.order.due(&outlook, &self.limits);
            let due = [self.buttons.due(), self.order.look_due(&self.limits), order];
            let edge = self.coming.iter().map(|(when, _)| *when).min();
            let due = due.into_iter().chain([edge]).flatten().min();
            let Some(due) = due.filter(|due| *due <= until) else {
                break;
            };
            self.now = self.now.max(due);
            self.wake();
        }
        self.now = until;
        self.wake();
    }

    fn wake(&mut self) {
        let now = self.now;
        let (come, coming) = self.coming.drain(..).partition(|(when, _)| *when <= now);
        self.coming = coming;
        let come: Vec<Edge> = Vec::into_iter(come).map(|(_, edge)| edge).collect();
        self.buttons.edges(&come, now, &mut self.order);
        self.buttons.expire(now);
        let due = self
            .buttons
            .due()
            .into_iter()
            .chain(self.order.look_due(&self.limits))
            .min();
        if due.is_some_and(|due| due <= now) {
            self.buttons.levels(self.levels(now), now, &mut self.order);
        }
        self.turns();
    }

    fn turns(&mut self) {
        loop {
            let outlook = self.buttons.outlook(self.now, self.deadline);
            let Some(turn) = self.order.next(&outlook, &self.limits) else {
                return;
            };
            let done = match turn {
                Turn::Presses => {
                    let group = self.order.group().iter();
                    Done::Presses(group.map(|press| (press.input.0, press.stamp)).collect())
                }
                Turn::HostKey(press) => Done::HostKey(press.input.0, press.stamp),
                Turn::Said(_, said) => Done::Said(said),
                Turn::Expired => {
                    self.deadline = None;
                    Done::Expired
                }
            };
            self.done.push((self.now, done));
        }
    }

    fn what(&self) -> Vec<Done> {
        self.done.iter().map(|(_, done)| done.clone()).collect()
    }
}

fn press(input: Input, stamp: u64) -> Done {
    Done::Presses(vec![(input.0, stamp)])
}

#[test]
fn a_clean_press_is_decided_as_soon_as_the_tie_window_has_passed() {
    let mut bench = Bench::new();
    bench.edge(A, 10 * MS, true, 30 * US);
    bench.run(20 * MS);
    assert_eq!(bench.done, [(10 * MS + 100 * US, press(A, 10 * MS))]);
}

#[test]
fn a_bouncing_button_does_not_lose_against_a_clean_one() {
    let mut bench = Bench::new();
    for bounce in 0..15 {
        bench.edge(A, 10 * MS + bounce * 400 * US, true, 20 * US);
        bench.edge(A, 10 * MS + bounce * 400 * US + 70 * US, false, 20 * US);
    }
    bench.edge(A, 16 * MS, true, 20 * US);
    bench.edge(B, 12 * MS, true, 20 * US);
    bench.run(40 * MS);
    assert_eq!(bench.what(), [press(A, 10 * MS), press(B, 12 * MS)]);
    assert!(bench.done[1].0 <= 16 * MS + 100 * US);
}

#[test]
fn a_spark_holds_the_others_up_only_until_it_is_quiet() {
    let mut bench = Bench::new();
    bench.edge(A, 10 * MS, true, 20 * US);
    bench.edge(A, 10 * MS + 50 * US, false, 20 * US);
    bench.edge(B, 11 * MS, true, 20 * US);
    bench.run(40 * MS);
    assert_eq!(bench.what(), [press(B, 11 * MS)]);
    assert!(bench.done[0].0 <= 16 * MS);
    assert_eq!(
        (bench.buttons.glitches(A), bench.buttons.glitches(B)),
        (1, 0)
    );
}

#[test]
fn ties_are_one_group_and_what_is_outside_is_not() {
    let mut bench = Bench::new();
    bench.edge(B, 10 * MS, true, 300 * US);
    bench.edge(A, 10 * MS + 100 * US, true, 20 * US);
    bench.edge(C, 10 * MS + 101 * US, true, 20 * US);
    bench.run(40 * MS);
    let tie = Done::Presses(vec![(1, 10 * MS), (0, 10 * MS + 100 * US)]);
    assert_eq!(bench.what(), [tie, press(C, 10 * MS + 101 * US)]);
}

#[test]
fn a_tied_edge_that_is_still_on_its_way_is_waited_for() {
    let mut bench = Bench::new();
    bench.edge(A, 10 * MS, true, 20 * US);
    bench.edge(B, 10 * MS + 90 * US, true, 900 * US);
    bench.run(40 * MS);
    assert_eq!(
        bench.what(),
        [Done::Presses(vec![(0, 10 * MS), (1, 10 * MS + 90 * US)])]
    );
}

#[test]
fn read_order_does_not_matter() {
    let mut bench = Bench::new();
    bench.edge(C, 10 * MS, true, 5 * MS);
    bench.edge(A, 11 * MS, true, 5 * MS);
    bench.edge(B, 12 * MS, true, 20 * US);
    bench.run(40 * MS);
    assert_eq!(
        bench.what(),
        [press(C, 10 * MS), press(A, 11 * MS), press(B, 12 * MS)]
    );
}

#[test]
fn a_gap_in_the_numbers_is_waited_for_even_when_the_level_is_open_again() {
    let mut bench = Bench::new();
    bench.edge(A, 10 * MS, true, 9 * MS);
    bench.edge(A, 13 * MS, false, 6 * MS);
    bench.edge(B, 14 * MS, true, 20 * US);
    bench.run(40 * MS);
    assert_eq!(bench.what(), [press(A, 10 * MS), press(B, 14 * MS)]);
    assert_eq!(bench.buttons.lost(), 0);
}

#[test]
fn a_gap_that_never_fills_costs_the_settle_time_and_a_warning() {
    let mut bench = Bench::new();
    bench.lose();
    bench.lose();
    bench.edge(B, 10 * MS, true, 20 * US);
    bench.run(60 * MS);
    assert_eq!(bench.done, [(30 * MS + 20 * US, press(B, 10 * MS))]);
    assert_eq!(bench.buttons.lost(), 2);
    bench.buttons.forget_lost();
    assert_eq!(bench.buttons.lost(), 0);
}

#[test]
fn a_deadline_is_compared_by_stamp_and_not_by_arrival() {
    const DEADLINE: u64 = 50 * MS;
    for (stamp, first) in [
        (DEADLINE - US, true),
        (DEADLINE, true),
        (DEADLINE + US, false),
    ] {
        let mut bench = Bench::new();
        bench.deadline = Some(DEADLINE);
        bench.edge(A, stamp, true, 19 * MS);
        bench.run(100 * MS);
        let mut expected = vec![press(A, stamp), Done::Expired];
        if !first {
            expected.reverse();
        }
        assert_eq!(bench.what(), expected, "pressed {stamp}");
        let expired = bench.done.iter().find(|(_, done)| *done == Done::Expired);
        assert!(expired.is_some_and(|(when, _)| *when >= DEADLINE + 20 * MS));
    }
}

#[test]
fn a_tie_does_not_reach_over_a_deadline() {
    let mut bench = Bench::new();
    bench.deadline = Some(50 * MS);
    bench.edge(A, 50 * MS - 30 * US, true, 20 * US);
    bench.edge(B, 50 * MS + 30 * US, true, 20 * US);
    bench.run(100 * MS);
    let expected = [
        press(A, 50 * MS - 30 * US),
        Done::Expired,
        press(B, 50 * MS + 30 * US),
    ];
    assert_eq!(bench.what(), expected);
}

#[test]
fn a_command_between_candidate_and_confirmation_waits_for_the_press() {
    let mut bench = Bench::new();
    bench.edge(A, 10 * MS, true, 20 * US);
    bench.edge(A, 10 * MS + 60 * US, false, 20 * US);
    bench.edge(A, 14 * MS, true, 20 * US);
    bench.run(11 * MS);
    bench.order.said(11 * MS, Class::Other, "close");
    bench.run(13 * MS);
    assert_eq!(bench.what(), []);
    bench.run(40 * MS);
    assert_eq!(bench.what(), [press(A, 10 * MS), Done::Said("close")]);
}

#[test]
fn at_one_instant_openings_come_before_presses_and_closings_after() {
    let mut bench = Bench::new();
    bench.order.said(10 * MS, Class::Other, "close");
    bench.edge(A, 10 * MS, true, 20 * US);
    bench.order.said(10 * MS, Class::Opening, "go");
    bench.run(40 * MS);
    assert_eq!(
        bench.what(),
        [Done::Said("go"), press(A, 10 * MS), Done::Said("close")]
    );
}

#[test]
fn a_hosts_wired_button_takes_its_place_and_is_never_tied() {
    let mut bench = Bench::new();
    bench.edge(ARM, 10 * MS, true, 20 * US);
    bench.edge(A, 10 * MS + 50 * US, true, 20 * US);
    bench.edge(B, 10 * MS + 60 * US, true, 20 * US);
    bench.run(40 * MS);
    let tie = Done::Presses(vec![(0, 10 * MS + 50 * US), (1, 10 * MS + 60 * US)]);
    assert_eq!(bench.what(), [Done::HostKey(4, 10 * MS), tie]);
}

#[test]
fn noise_on_one_line_delays_the_others_but_never_stops_them() {
    let mut bench = Bench::new();
    for k in 0..4_000_u64 {
        bench.edge(A, 10 * MS + k * 50 * US, k % 2 == 0, 20 * US);
    }
    bench.edge(B, 100 * MS, true, 20 * US);
    bench.run(400 * MS);
    assert_eq!(bench.what(), [press(B, 100 * MS)]);
    assert!(bench.done[0].0 <= 125 * MS, "decided {}", bench.done[0].0);
}
