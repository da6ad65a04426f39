//! Worked example T10 of the rules on real buttons: one theme, both dialects, scores to the point.

use std::time::Duration;

use dabyl_rules::{Command, Preset, State, Verdict};

use super::{LIMIT, Stage, seat, setup, show};
use crate::phone::Phone;

/// Plays T10 in this dialect; the totals must be these.
///
/// # Panics
/// When anything is not as the rules say.
pub fn play(stage: &Stage, preset: Preset, totals: [i64; 4]) {
    let (daemon, phone) = stage.open();
    phone.begin(&setup(preset));
    question(stage, &phone, &[(0, Verdict::Correct)]);
    question(stage, &phone, &[(1, Verdict::Wrong), (2, Verdict::Correct)]);
    nobody(&phone);
    question(stage, &phone, &[(3, Verdict::Correct)]);
    let all_wrong = [0, 1, 2, 3].map(|index| (index, Verdict::Wrong));
    question(stage, &phone, &all_wrong);
    let scores: Vec<i64> = phone.view().seats.iter().map(|s| s.score).collect();
    assert_eq!(scores, totals, "T10 in {preset:?}");
    daemon.stop(LIMIT);
    assert_eq!(
        stage.shining(),
        [false; 4],
        "lamps are dark when the box has gone"
    );
}

/// One question: the players press in this order, and are judged so.
fn question(stage: &Stage, phone: &Phone, tries: &[(usize, Verdict)]) {
    stage.let_go();
    phone.must_say(&show());
    phone.must_say(&Command::Read {});
    for &(player, _) in tries {
        stage.press(player);
    }
    for (turn, &(player, verdict)) in tries.iter().enumerate() {
        stage.lamps[player].await_shine(true, LIMIT);
        let view = phone.view();
        assert_eq!(view.state, State::Answering);
        assert_eq!(view.floor, Some(seat(player)), "who has the floor");
        assert_eq!(view.queue.len(), tries.len() - turn - 1, "who waits");
        phone.must_say(&Command::Judge {
            seat: seat(player),
            verdict,
        });
    }
    assert_eq!(phone.view().state, State::Closed);
    phone.must_say(&Command::Answer {});
    phone.must_say(&Command::Next {});
}

/// A question that nobody answers: the five seconds run out by themselves.
fn nobody(phone: &Phone) {
    phone.must_say(&show());
    phone.must_say(&Command::Read {});
    phone.must_say(&Command::Done {});
    let view = phone.view();
    assert_eq!(view.state, State::Thinking);
    let end = std::time::Instant::now() + LIMIT;
    while phone.view().state != State::Closed {
        assert!(
            std::time::Instant::now() < end,
            "the thinking time does not end"
        );
        std::thread::sleep(Duration::from_millis(100));
    }
    phone.must_say(&Command::Next {});
}
