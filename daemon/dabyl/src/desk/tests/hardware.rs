//! The test of the buttons and the wiring assistant, in a hall.

use dabyl_rules::{Command, Key, Lamp, Preset, State};

use super::hall::{Hall, floor, lockout, player, seat, state, temp, wiring};
use crate::board::Stamp;
use crate::frame::{Learned, Published, SeatKey};
use crate::inbox::{Answer, HardwareAnswer, HardwareWish};
use crate::wiring::{HostKey, Role};

const ON: HardwareWish = HardwareWish::Test { on: true };
const OFF: HardwareWish = HardwareWish::Test { on: false };

fn learn(number: u8) -> HardwareWish {
    HardwareWish::Learn {
        seat: seat(number),
        key: Key::A,
    }
}

/// How often each seat has pressed in the test, while it is on.
fn counts(frame: &Published) -> Option<Vec<u32>> {
    let test = frame.public.r#box.test.as_ref()?;
    Some(test.seats.iter().map(|key| key.presses).collect())
}

fn is_learning(frame: &Published) -> bool {
    frame.host.r#box.learning.is_some()
}

fn learned(frame: &Published) -> Option<Learned> {
    frame.host.r#box.learned
}

/// The seats whose keys hang elsewhere than configured.
fn moved(frame: &Published) -> Vec<u8> {
    let seats = frame.public.r#box.seats.iter();
    let moved = seats.filter(|seat| seat.spare);
    moved.map(|seat| seat.seat.number()).collect()
}

fn done(answer: &Answer) -> bool {
    matches!(answer, Answer::Done { .. })
}

#[test]
fn presses_of_the_test_light_and_count_and_never_reach_the_game() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    let before = hall.view().revision;
    assert_eq!(hall.ask(ON), HardwareAnswer::Done);
    hall.until("a test", |frame| counts(frame) == Some(vec![0; 4]));
    let now = Stamp::now().0;
    let second = Stamp(now + 1_250_000);
    hall.panel
        .play(&[(player(2), true, Stamp(now)), (player(4), true, second)]);
    hall.until("two presses", |frame| {
        counts(frame) == Some(vec![0, 1, 0, 1])
    });
    hall.until_lamps(0b1010);
    let test = hall.last.host.r#box.test.clone().expect("it is on");
    let order: Vec<_> = test
        .order
        .iter()
        .map(|press| (press.seat.number(), press.behind_us))
        .collect();
    assert_eq!(order, [(2, 0), (4, 1_250)]);
    assert!(test.seats[1].down && test.held.is_empty() && test.lost == 0);
    assert_eq!(hall.last.host.r#box.seats[1].lamp, Lamp::On);
    assert_eq!(hall.ask(ON), HardwareAnswer::Done, "a doubled tap");
    hall.up(player(2));
    hall.up(player(4));
    hall.until_lamps(0);
    assert_eq!(counts(&hall.last), Some(vec![0, 1, 0, 1]), "counts on");
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("the host's press", |frame| {
        let test = frame.host.r#box.test.as_ref();
        test.is_some_and(|test| test.host[0].presses == 1)
    });
    assert_eq!(hall.ask(OFF), HardwareAnswer::Done);
    hall.until("no test", |frame| frame.host.r#box.test.is_none());
    assert_eq!(hall.view().revision, before, "the game has heard nothing");
    assert_eq!(state(&hall.last), Some(State::Ready));
    hall.close();
}

#[test]
fn a_live_question_keeps_its_buttons_unless_it_is_paused() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    for wish in [ON, learn(1), HardwareWish::Reset] {
        assert_eq!(hall.ask(wish), HardwareAnswer::Live, "{wish:?}");
    }
    assert_eq!(hall.ask(OFF), HardwareAnswer::Done);
    assert_eq!(hall.ask(HardwareWish::GiveUp), HardwareAnswer::Done);
    hall.tap(player(3));
    hall.until("a floor", |frame| floor(frame) == Some(seat(3)));
    assert_eq!(hall.ask(ON), HardwareAnswer::Live, "somebody answers");
    assert!(done(&hall.say(Command::Pause {})));
    assert_eq!(hall.ask(ON), HardwareAnswer::Done);
    hall.until("a test", |frame| counts(frame).is_some());
    hall.until_lamps(0);
    hall.tap(player(1));
    hall.until("a press", |frame| counts(frame) == Some(vec![1, 0, 0, 0]));
    assert!(done(&hall.say(Command::Resume {})));
    hall.until("no test", |frame| counts(frame).is_none());
    // The lamp of the floor's holder is back, and the press was none.
    hall.until_lamps(0b0100);
    assert!(hall.view().queue.is_empty());
    hall.tap(player(1));
    hall.until("a queue", |frame| {
        let view = frame.host.view.as_ref();
        view.is_some_and(|view| view.queue.len() == 1)
    });
    hall.close();
}

#[test]
fn a_word_that_the_table_refuses_leaves_the_test_on_and_a_new_game_ends_it() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.ask(ON);
    let refused = hall.say(Command::Release { seat: seat(1) });
    assert!(matches!(refused, Answer::Refused { .. }), "{refused:?}");
    hall.tap(player(1));
    hall.until("a press", |frame| counts(frame) == Some(vec![1, 0, 0, 0]));
    assert!(done(&hall.begin(1, "game-two")));
    hall.until("no test", |frame| {
        frame.host.game == 2 && counts(frame).is_none()
    });
    hall.close();
}

#[test]
fn a_button_that_was_down_before_the_test_is_named() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    hall.down(player(3));
    hall.until("a button", |frame| frame.host.r#box.seats[2].down);
    hall.ask(ON);
    let stuck = SeatKey {
        seat: seat(3),
        key: Key::A,
    };
    hall.until("a stuck one", |frame| {
        let test = frame.host.r#box.test.as_ref();
        test.is_some_and(|test| test.held == [stuck] && test.seats[2].presses == 0)
    });
    hall.up(player(3));
    hall.until("a free one", |frame| {
        let test = frame.host.r#box.test.as_ref();
        test.is_some_and(|test| test.held.is_empty())
    });
    hall.close();
}

#[test]
fn a_spare_input_replaces_a_dead_button_in_the_middle_of_a_game() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    hall.tap(player(2));
    hall.until("a floor", |frame| floor(frame) == Some(seat(2)));
    hall.tap(Role::Host(HostKey::Right));
    hall.until("a score", |frame| state(frame) == Some(State::Closed));
    hall.tap(Role::Spare(9));
    assert!(done(&hall.say(Command::Next {})));
    hall.until("the next", |frame| state(frame) == Some(State::Ready));
    hall.go();
    assert!(done(&hall.say(Command::Pause {})));
    assert_eq!(hall.ask(learn(3)), HardwareAnswer::Done);
    hall.until("a lesson", is_learning);
    let before = hall.view().revision;
    hall.tap(Role::Spare(9));
    hall.until("a lesson learned", |frame| !is_learning(frame));
    let expected = Learned {
        seat: seat(3),
        key: Key::A,
        pin: 9,
        swapped: None,
    };
    assert_eq!(learned(&hall.last), Some(expected));
    assert_eq!(moved(&hall.last), [3]);
    assert_eq!(hall.view().revision, before, "the game has heard nothing");
    let spare = hall.last.public.r#box.spares[0];
    assert_eq!(spare.used_by.map(|key| key.seat), Some(seat(3)));
    assert!(done(&hall.say(Command::Resume {})));
    hall.tap(player(3)); // The dead one may come to life: it is nobody's now.
    hall.tap(Role::Spare(9));
    hall.until("a floor", |frame| floor(frame) == Some(seat(3)));
    hall.until_lamps(0b0100); // The lamp is where the seat is.
    assert_eq!(hall.view().seats[1].score, 1);
    assert!(hall.view().queue.is_empty());
    hall.close();
    let mut hall = Hall::open(dir.path());
    assert_eq!(moved(&hall.last), [3], "after a power cut");
    assert_eq!(hall.ask(HardwareWish::Reset), HardwareAnswer::Done);
    hall.until("no moved key", |frame| moved(frame).is_empty());
    hall.close();
    let mut hall = Hall::open(dir.path());
    assert!(moved(&hall.last).is_empty(), "and so the reset");
    hall.close();
}

#[test]
fn another_seats_button_is_swapped_and_the_hosts_stay_his() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let missing = HardwareWish::Learn {
        seat: seat(1),
        key: Key::B,
    };
    assert_eq!(hall.ask(missing), HardwareAnswer::NoSuchKey);
    assert_eq!(hall.ask(learn(6)), HardwareAnswer::NoSuchKey);
    hall.ask(learn(1));
    hall.until("a lesson", is_learning);
    hall.tap(Role::Host(HostKey::Right));
    hall.tap(player(4));
    hall.until("a lesson learned", |frame| !is_learning(frame));
    let other = SeatKey {
        seat: seat(4),
        key: Key::A,
    };
    let swapped = learned(&hall.last).and_then(|learned| learned.swapped);
    assert_eq!((swapped, moved(&hall.last)), (Some(other), vec![1, 4]));
    hall.down(player(1));
    hall.until_lamps(0b1000);
    hall.up(player(1));
    // It belongs to the box: another game changes nothing.
    assert!(done(&hall.begin(0, "game-one")));
    hall.until("a game", |frame| frame.host.game == 1);
    hall.go();
    hall.tap(player(4));
    hall.until("a floor", |frame| floor(frame) == Some(seat(1)));
    hall.close();
}

#[test]
fn a_lesson_ends_with_the_question_live_or_by_the_hosts_word() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.ask(learn(1));
    hall.until("a lesson", is_learning);
    hall.ask(HardwareWish::GiveUp);
    hall.until("no lesson", |frame| !is_learning(frame));
    hall.ask(learn(1));
    hall.until("a lesson", is_learning);
    hall.go();
    hall.until("no lesson", |frame| !is_learning(frame));
    hall.tap(player(2));
    hall.until("a floor", |frame| floor(frame) == Some(seat(2)));
    assert!(moved(&hall.last).is_empty());
    hall.close();
}

#[test]
fn a_lesson_in_the_test_is_no_press_of_it() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    hall.ask(ON);
    hall.ask(learn(2));
    hall.until("both", |frame| {
        is_learning(frame) && counts(frame).is_some()
    });
    hall.tap(Role::Spare(10));
    hall.until("a lesson learned", |frame| !is_learning(frame));
    assert_eq!(counts(&hall.last), Some(vec![0; 4]));
    hall.tap(Role::Spare(10));
    hall.until("a press", |frame| counts(frame) == Some(vec![0, 1, 0, 0]));
    hall.close();
}

#[test]
fn moves_over_other_pins_are_dropped_for_good() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    hall.ask(learn(1));
    hall.tap(Role::Spare(9));
    hall.until("a moved key", |frame| moved(frame) == [1]);
    hall.close();
    let mut rewired = wiring();
    rewired.buttons[1].pin = 20;
    let mut hall = Hall::wired(dir.path(), rewired);
    assert!(moved(&hall.last).is_empty());
    hall.close();
    let mut hall = Hall::open(dir.path());
    assert!(moved(&hall.last).is_empty(), "they do not come back");
    hall.close();
}

#[test]
fn a_captain_may_choose_while_the_host_tests() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let mut setup = lockout();
    setup.preset = Preset::KhamsaRu;
    for place in &mut setup.seats {
        place.players = (1..=5)
            .map(|n| format!("{} {n}", place.seat.number()))
            .collect();
    }
    assert!(done(&hall.begin_with(0, "game-one", setup)));
    hall.until("the assignment", |frame| {
        state(frame) == Some(State::Assigning)
    });
    assert!(done(&hall.say(Command::Start {})));
    hall.ask(ON);
    hall.until("a test", |frame| counts(frame).is_some());
    let before = hall.view().revision;
    let players = vec![5, 4, 3, 2, 1];
    let choice = Command::Assign {
        seat: seat(1),
        players,
    };
    assert!(done(&hall.say(choice)));
    hall.until("the choice", |frame| {
        let view = frame.host.view.as_ref();
        view.is_some_and(|view| view.revision > before)
    });
    assert!(counts(&hall.last).is_some(), "the test goes on");
    assert!(done(&hall.say(Command::Lock {})));
    hall.until("no test", |frame| counts(frame).is_none());
    hall.close();
}
