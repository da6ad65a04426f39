//! The box dies (SIGKILL) in every state of a question, and comes up as it was: paused, with floor,
//! queue, scores, lamps and what was left on the clock.

use std::time::Duration;

use dabyl_rules::{Command, Preset, State, Verdict, View};

use super::{LIMIT, Stage, seat, setup, show};
use crate::phone::Phone;

/// Between the last look and the kill the clock ran on, on an emulated machine for long.
const RAN_ON_MS: u32 = 1_000;

/// The pulse is saved four times a second, on an emulated card a little later: so much of a running
/// clock may be given back to the players.
const GIVEN_BACK_MS: u32 = 500;

/// A way into one state.
type Way = (&'static str, State, fn(&Stage, &Phone));

const WAYS: [Way; 12] = [
    ("before the value", State::Calling, |_, _| {}),
    ("value announced", State::Value, |_, phone| {
        phone.must_say(&show())
    }),
    ("reading", State::Reading, |_, phone| read(phone)),
    ("thinking", State::Thinking, |_, phone| done(phone)),
    ("answering", State::Answering, |stage, phone| {
        read(phone);
        stage.press(1);
    }),
    (
        "answering with a queue",
        State::Answering,
        |stage, phone| {
            done(phone);
            stage.press(2);
            stage.press(0);
            stage.press(3);
        },
    ),
    (
        "answering before reading",
        State::Answering,
        |stage, phone| {
            phone.must_say(&show());
            stage.press(3);
        },
    ),
    (
        "reading on after a wrong answer",
        State::Reading,
        |stage, phone| {
            read(phone);
            stage.press(0);
            phone.must_say(&Command::Judge {
                seat: seat(0),
                verdict: Verdict::Wrong,
            });
        },
    ),
    (
        "second in the queue answers",
        State::Answering,
        |stage, phone| {
            done(phone);
            stage.press(1);
            stage.press(2);
            phone.must_say(&Command::Judge {
                seat: seat(1),
                verdict: Verdict::Wrong,
            });
        },
    ),
    ("solved", State::Closed, |stage, phone| {
        read(phone);
        stage.press(2);
        phone.must_say(&Command::Judge {
            seat: seat(2),
            verdict: Verdict::Correct,
        });
    }),
    ("answer shown", State::Shown, |stage, phone| {
        read(phone);
        stage.press(2);
        phone.must_say(&Command::Judge {
            seat: seat(2),
            verdict: Verdict::Correct,
        });
        phone.must_say(&Command::Answer {});
    }),
    ("withdrawn", State::Void, |_, phone| {
        read(phone);
        phone.must_say(&Command::Withdraw {});
    }),
];

/// Dies in every state.
///
/// # Panics
/// When the box comes up as anything but what it was.
pub fn run(stage: &Stage) {
    for (name, state, way) in WAYS {
        stage.let_go();
        let (daemon, mut phone) = stage.open();
        phone.begin(&setup(Preset::KhamsaRu));
        way(stage, &phone);
        let before = phone.view();
        assert_eq!(before.state, state, "{name}");
        let shining = steady(stage, &before);
        daemon.kill();

        let daemon = stage.start.launch(LIMIT);
        phone = phone.at(&daemon);
        let after = phone.view();
        compare(name, &before, &after);
        assert_eq!(steady(stage, &after), shining, "{name}: lamps");
        phone.must_say(&Command::Resume {});
        let resumed = phone.view();
        assert!(
            !resumed.paused && !resumed.interrupted,
            "{name}: does not go on"
        );
        assert_eq!(
            (resumed.state, resumed.floor),
            (before.state, before.floor),
            "{name}"
        );
        finish(&phone);
        daemon.stop(LIMIT);
        println!("killed while {name}: came up as it was");
    }
}

fn read(phone: &Phone) {
    phone.must_say(&show());
    phone.must_say(&Command::Read {});
}

fn done(phone: &Phone) {
    read(phone);
    phone.must_say(&Command::Done {});
    std::thread::sleep(Duration::from_millis(700));
}

/// Lamps that neither blink nor are armed: those are steadily on or dark.
fn steady(stage: &Stage, view: &View) -> Vec<Option<bool>> {
    let blinking = |index: usize| view.queue.iter().any(|q| q.seat == seat(index));
    let shining = stage.shining();
    shining
        .iter()
        .enumerate()
        .map(|(i, &on)| (!blinking(i)).then_some(on))
        .collect()
}

fn compare(name: &str, before: &View, after: &View) {
    assert!(
        after.paused && after.interrupted,
        "{name}: the box must come up paused"
    );
    assert_eq!(after.state, before.state, "{name}: state");
    assert_eq!(after.floor, before.floor, "{name}: floor");
    assert_eq!(after.queue, before.queue, "{name}: queue");
    assert_eq!(after.seats, before.seats, "{name}: seats");
    assert_eq!(after.place, before.place, "{name}: place");
    let host = |view: &View| view.host.clone().expect("a paired phone is the host's");
    assert_eq!(
        host(after).attempts,
        host(before).attempts,
        "{name}: attempts"
    );
    assert_eq!(host(after).presses, host(before).presses, "{name}: presses");
    match (before.clock, after.clock) {
        (None, None) => {}
        (Some(before), Some(after)) => {
            assert_eq!(before.kind, after.kind, "{name}: clock");
            assert!(!after.running, "{name}: the clock runs in a pause");
            let most = before.left_ms + if before.running { GIVEN_BACK_MS } else { 0 };
            let least = before.left_ms.saturating_sub(RAN_ON_MS);
            assert!(
                (least..=most).contains(&after.left_ms),
                "{name}: {before:?} {after:?}"
            );
        }
        (before, after) => panic!("{name}: clock {before:?}, then {after:?}"),
    }
}

/// Whatever the state, the host gets to the next question.
fn finish(phone: &Phone) {
    for _ in 0..8 {
        let view = phone.view();
        let legal = view.host.expect("a paired phone is the host's").legal;
        if legal.contains(&Command::Next {}) {
            phone.must_say(&Command::Next {});
            return;
        }
        if legal.contains(&Command::Withdraw {}) {
            phone.must_say(&Command::Withdraw {});
        } else {
            let announced = legal
                .iter()
                .find(|word| matches!(word, Command::Show { .. }));
            let Some(announced) = announced else {
                panic!("no way on from {:?}: {legal:?}", view.state);
            };
            phone.must_say(announced);
        }
    }
    panic!("the next question is not reached");
}
