//! The whole desk on a simulated board, with the real rules and the real journal.

mod captains;
mod hall;
mod hardware;
mod wishes;

use std::time::{Duration, Instant};

use dabyl_rules::view::Sound;
use dabyl_rules::{Command, CommandId, Fate, Ignored, Lamp, Revision, State, Verdict};
use tokio::sync::oneshot;

use crate::board::{Shine, Stamp};
use crate::frame::Warning;
use crate::inbox::{Answer, Session, Wake};
use crate::journal::Journal;
use crate::wiring::{HostKey, Role};
use hall::{Hall, floor, lockout, player, seat, state, temp};

#[test]
fn presses_get_floor_and_queue_and_lamps_at_once() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    let now = Stamp::now();
    hall.panel.play(&[(player(2), true, now)]);
    hall.panel
        .play(&[(player(4), true, Stamp(now.0 + 2_300_000))]);
    hall.until("a queue", |frame| {
        frame
            .host
            .view
            .as_ref()
            .is_some_and(|v| !v.queue.is_empty())
    });
    assert_eq!(hall.view().floor, Some(seat(2)));
    let queued = hall.view().queue[0];
    assert_eq!((queued.seat, queued.behind_us), (seat(4), 2_300));
    hall.until_lamps(0b1010);
    hall.until_lamps(0b0010);
    let seats = &hall.last.public.r#box.seats;
    let lamps: Vec<Lamp> = seats.iter().map(|seat| seat.lamp).collect();
    assert_eq!(lamps, [Lamp::Armed, Lamp::On, Lamp::Armed, Lamp::Blink]);
    assert!(
        hall.last
            .public
            .view
            .as_ref()
            .is_some_and(|view| view.host.is_none())
    );
    hall.close();
    assert_eq!(hall.panel.shine(), Shine(0), "dark on the way out");
}

#[test]
fn a_wake_with_several_entries_still_sounds_the_first() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    let before = hall.view().revision;
    let now = Stamp::now().0;
    let edge = |number, ago| (player(number), true, Stamp(now - ago));
    assert!(hall.panel.play(&[edge(1, 900_000), edge(2, 500_000)]));
    hall.until("both presses", |frame| floor(frame).is_some());
    assert_eq!(
        hall.view().revision.0,
        before.0 + 2,
        "one wake, two entries"
    );
    assert_eq!(hall.view().sounds, [Sound::Press(seat(1))]);
    hall.close();
}

#[test]
fn a_button_held_while_the_keys_open_is_shown_and_must_be_pressed_anew() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.down(player(3));
    hall.until("an early press", |frame| {
        let presses = frame.host.view.as_ref().and_then(|view| view.host.as_ref());
        presses.is_some_and(|host| {
            host.presses
                .iter()
                .any(|press| press.fate == Fate::Ignored(Ignored::Early))
        })
    });
    hall.until_lamps(0b0100);
    hall.go();
    assert!(hall.last.host.r#box.seats[2].down);
    std::thread::sleep(Duration::from_millis(100));
    hall.up(player(3));
    hall.until("a release", |frame| !frame.host.r#box.seats[2].down);
    assert_eq!(hall.view().floor, None);
    hall.down(player(3));
    hall.until("the floor", |frame| floor(frame) == Some(seat(3)));
    hall.close();
}

#[test]
fn a_doubled_word_is_done_once_and_a_stale_one_not_at_all() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    let before = hall.view().revision;
    let first = hall.say_as("word-one", before, Command::Go {});
    assert_eq!(hall.say_as("word-one", before, Command::Go {}), first);
    assert!(matches!(
        hall.say_as("word-two", before, Command::Close {}),
        Answer::Stale { .. }
    ));
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    let refused = hall.say(Command::Judge {
        seat: seat(1),
        verdict: Verdict::Correct,
    });
    assert!(matches!(refused, Answer::Refused { .. }), "{refused:?}");
    let revision = Revision(hall.view().revision.0 + 1);
    assert!(matches!(
        hall.say_as("word-three", revision, Command::Close {}),
        Answer::Stale { .. }
    ));
    hall.close();
}

#[test]
fn a_game_begins_once_and_only_over_the_one_that_was_seen() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    assert!(
        matches!(hall.begin(0, "game-one"), Answer::Done { .. }),
        "the same tap again"
    );
    assert!(matches!(hall.begin(0, "game-two"), Answer::Stale { .. }));
    assert!(matches!(hall.begin(1, "game-two"), Answer::Done { .. }));
    hall.until("a second game", |frame| frame.host.game == 2);
    hall.close();
}

#[test]
fn one_wired_button_runs_a_lockout_and_two_more_judge() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    hall.tap(player(1));
    hall.tap(player(2));
    hall.until("the floor", |frame| floor(frame) == Some(seat(1)));
    hall.tap(Role::Host(HostKey::Wrong));
    hall.until("the next", |frame| floor(frame) == Some(seat(2)));
    hall.tap(Role::Host(HostKey::Right));
    hall.until("a solved question", |frame| {
        state(frame) == Some(State::Closed)
    });
    assert_eq!(hall.view().seats[1].score, 1);
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    hall.tap(player(4));
    hall.tap(player(3));
    hall.until("the floor", |frame| floor(frame) == Some(seat(4)));
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    assert_eq!(hall.view().place.question, 3);
    hall.until_lamps(0);
    hall.close();
}

#[test]
fn arm_alone_begins_a_plain_game_of_the_wired_seats() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    let seats: Vec<u8> = hall.view().seats.iter().map(|s| s.seat.number()).collect();
    assert_eq!(seats, [1, 2, 3, 4]);
    hall.tap(player(3));
    hall.until("a floor", |frame| floor(frame) == Some(seat(3)));
    hall.close();
    let mut again = Hall::open(dir.path());
    again.until("the same game", |frame| floor(frame) == Some(seat(3)));
    again.close();
}

/// The pulse of the game before is of another table's time: it must not run down the new one's clock.
#[test]
fn the_pulse_of_the_game_before_is_forgotten() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.begin(1, "begin-the-second");
    hall.close();
    let (journal, recovered) = Journal::open(dir.path()).expect("the journal opens");
    assert_eq!(
        (recovered.game, recovered.pulse),
        (2, Some(dabyl_rules::At(0)))
    );
    drop(journal);
}

#[test]
fn the_box_goes_on_after_a_restart_as_it_was_but_paused() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    hall.tap(player(2));
    hall.tap(player(3));
    hall.until("a queue", |frame| {
        frame
            .host
            .view
            .as_ref()
            .is_some_and(|v| !v.queue.is_empty())
    });
    hall.close();
    let mut hall = Hall::open(dir.path());
    let view = hall.view();
    assert!(view.interrupted && view.paused);
    assert_eq!((view.floor, view.queue[0].seat), (Some(seat(2)), seat(3)));
    hall.until_lamps(0b0110);
    hall.tap(Role::Host(HostKey::Arm));
    hall.until("the game going on", |frame| {
        frame.host.view.as_ref().is_some_and(|v| !v.paused)
    });
    assert_eq!(hall.view().floor, Some(seat(2)));
    hall.close();
}

#[test]
fn sparks_are_counted_and_told_and_are_no_press() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    let now = Stamp::now();
    let end = Stamp(now.0 + 50_000);
    hall.panel
        .play(&[(player(1), true, now), (player(1), false, end)]);
    let spark = Warning::Glitches {
        seat: seat(1),
        count: 1,
    };
    hall.until("a warning", |frame| {
        frame.host.r#box.warnings.contains(&spark)
    });
    assert_eq!(hall.view().floor, None);
    hall.close();
}

#[test]
fn a_vigil_ends_when_the_button_has_been_held_from_then_on() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    hall.down(player(1));
    hall.until("the button down", |frame| frame.host.r#box.seats[0].down);
    hall.until_lamps(0b0001); // Without a game a lamp shows its button.
    let (reply, mut held) = oneshot::channel();
    let hold = Duration::from_millis(120);
    hall.sender
        .send(Wake::Vigil {
            role: player(1),
            hold,
            reply,
        })
        .expect("the desk lives");
    std::thread::sleep(Duration::from_millis(200));
    assert!(held.try_recv().is_err(), "it was down before");
    hall.up(player(1));
    std::thread::sleep(Duration::from_millis(60));
    let pressed = Instant::now();
    hall.down(player(1));
    held.blocking_recv().expect("held");
    assert!(pressed.elapsed() >= hold);
    hall.close();
}

/// Who pairs a second phone in the middle of a question must not judge or clear it by that.
#[test]
fn a_hosts_button_that_is_held_for_pairing_says_nothing_and_a_tap_still_does() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.go();
    hall.tap(player(2));
    hall.until("a floor", |frame| floor(frame) == Some(seat(2)));
    let right = Role::Host(HostKey::Right);
    let vigil = |hall: &Hall, hold| {
        let (reply, held) = oneshot::channel();
        let role = right;
        let wake = Wake::Vigil { role, hold, reply };
        hall.sender.send(wake).expect("the desk lives");
        // Only what goes down after the desk has heard of it counts.
        std::thread::sleep(Duration::from_millis(60));
        held
    };
    let held = vigil(&hall, Duration::from_millis(120));
    hall.down(right);
    held.blocking_recv().expect("held");
    hall.up(right);
    std::thread::sleep(Duration::from_millis(60));
    let held = vigil(&hall, Duration::from_secs(60));
    hall.tap(player(3));
    hall.until("a queue", |frame| {
        frame
            .public
            .view
            .as_ref()
            .is_some_and(|v| v.queue.len() == 1)
    });
    assert_eq!(floor(&hall.last), Some(seat(2)), "the hold has judged");
    hall.tap(right);
    hall.until("the verdict of a tap", |frame| {
        state(frame) == Some(State::Closed)
    });
    assert_eq!(hall.view().seats[1].score, 1);
    drop(held);
    hall.close();
}

#[test]
fn sessions_outlive_the_desk() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let session = Session {
        token_sha256: "ab".repeat(32),
        device: "a phone".to_owned(),
        paired_at: 1_790_000_000,
        revoked: false,
        captain: None,
    };
    let (reply, saved) = oneshot::channel();
    let wake = Wake::Remember {
        session: session.clone(),
        reply,
    };
    hall.sender.send(wake).expect("the desk lives");
    assert!(saved.blocking_recv().expect("an answer"));
    hall.close();
    let (_, recovered) = Journal::open(dir.path()).expect("closed before");
    assert_eq!(recovered.sessions, [session]);
}

#[test]
fn a_thinking_clock_runs_out_and_all_lamps_say_so() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let (reply, answer) = oneshot::channel();
    let mut setup = Box::new(lockout());
    setup.options.insert("think_s".to_owned(), "1".to_owned());
    let id = CommandId::try_from("game-one".to_owned()).expect("a good name");
    let wake = Wake::Began {
        stamp: Stamp::now(),
        game: 0,
        id,
        setup,
        reply,
    };
    hall.sender.send(wake).expect("the desk lives");
    assert!(matches!(answer.blocking_recv(), Ok(Answer::Done { .. })));
    hall.until("a game", |frame| frame.host.game == 1);
    let began = Instant::now();
    hall.go();
    hall.until("the end of time", |frame| {
        state(frame) == Some(State::Closed)
    });
    assert!(began.elapsed() >= Duration::from_millis(1_000));
    assert!(hall.view().sounds.contains(&Sound::Time));
    hall.until_lamps(0b1111);
    hall.until_lamps(0);
    hall.close();
}
