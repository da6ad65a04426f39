//! The whole desk on a simulated board, with the real rules and the real journal.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::view::Sound;
use dabyl_rules::{
    Command, CommandId, Fate, Ignored, Key, Lamp, Preset, Revision, Seat, Setup, State, Verdict,
    View,
};
use tokio::sync::oneshot;

use super::*;
use crate::board::{Panel, Simulated};
use crate::frame::Published;
use crate::frame::Warning;
use crate::inbox::{self, Answer, Sender, Session, Wake};
use crate::journal::Journal;
use crate::wiring::{Button, HostKey, LampPin, Role};

/// Longer than anything here takes, on any machine.
const PATIENCE: Duration = Duration::from_secs(10);

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("1 to 6")
}

fn player(number: u8) -> Role {
    Role::Player(seat(number), Key::A)
}

fn wiring() -> Wiring {
    let players = (1..=4).map(player);
    let host = [HostKey::Arm, HostKey::Right, HostKey::Wrong].map(Role::Host);
    let roles = players.chain(host);
    Wiring {
        chip: None,
        buttons: (2..)
            .zip(roles)
            .map(|(pin, role)| Button { pin, role })
            .collect(),
        lamps: (1..=4)
            .map(|number| LampPin {
                pin: 15 + u32::from(number),
                seat: seat(number),
            })
            .collect(),
        buttons_active_low: true,
        lamps_active_low: false,
    }
}

fn lockout() -> Setup {
    let seats = (1..=4).map(|number| SeatSetup {
        seat: seat(number),
        team: format!("Team {number}"),
        players: Vec::new(),
    });
    Setup {
        preset: Preset::Lockout,
        seats: seats.collect(),
        themes: Vec::new(),
        options: [].into(),
        seed: 7,
        lots: Vec::new(),
        start: None,
        scores: [].into(),
    }
}

/// A hall with a box in it.
struct Hall {
    panel: Panel,
    sender: Sender,
    frames: Receiver<Arc<Published>>,
    last: Arc<Published>,
    desk: Option<JoinHandle<Result<(), BoardError>>>,
    names: u32,
}

impl Hall {
    fn open(dir: &Path) -> Hall {
        let (sender, inbox) = inbox::channel().expect("an eventfd");
        let (board, panel) = Simulated::new(&wiring(), "a test").expect("an eventfd");
        let (journal, recovered) = Journal::open(dir).expect("a directory of our own");
        let (frame, frames) = channel();
        let frame = Mutex::new(frame);
        let news = sender.clone();
        let publish = move |published| drop(frame.lock().expect("whole").send(published));
        let writer = journal.start(publish, move |what| {
            news.send(Wake::Journal(what)).expect("the desk lives");
        });
        let parts = Parts {
            board: Box::new(board),
            simulated: true,
            wiring: wiring(),
            limits: Limits::default(),
            queued: Queued::Blinks,
            inbox,
            recovered,
            writer,
            sounder: Sounder::silent(),
            boot: 3,
        };
        let desk = Desk::new(parts).expect("a simulated board answers");
        let desk = std::thread::spawn(move || desk.run());
        let last = frames.recv_timeout(PATIENCE).expect("the first frame");
        Hall {
            panel,
            sender,
            frames,
            last,
            desk: Some(desk),
            names: 0,
        }
    }

    /// A hall in which a lockout has just begun.
    fn lockout(dir: &Path) -> Hall {
        let mut hall = Hall::open(dir);
        assert!(matches!(hall.begin(0, "game-one"), Answer::Done { .. }));
        hall.until("a game", |frame| frame.host.game == 1);
        hall
    }

    fn begin(&self, game: u64, id: &str) -> Answer {
        let (reply, answer) = oneshot::channel();
        let id = CommandId::try_from(id.to_owned()).expect("a good name");
        let setup = Box::new(lockout());
        let wake = Wake::Began {
            stamp: Stamp::now(),
            game,
            id,
            setup,
            reply,
        };
        self.sender.send(wake).expect("the desk lives");
        answer.blocking_recv().expect("an answer")
    }

    fn say(&mut self, command: Command) -> Answer {
        self.names += 1;
        let id = format!("word-{}-{:04}", std::process::id(), self.names);
        let revision = self.view().revision;
        self.say_as(&id, revision, command)
    }

    fn say_as(&self, id: &str, revision: Revision, command: Command) -> Answer {
        let (reply, answer) = oneshot::channel();
        let id = CommandId::try_from(id.to_owned()).expect("a good name");
        let game = self.last.host.game;
        let wake = Wake::Said {
            stamp: Stamp::now(),
            game,
            revision,
            id,
            command,
            reply,
        };
        self.sender.send(wake).expect("the desk lives");
        answer.blocking_recv().expect("an answer")
    }

    fn go(&mut self) {
        assert!(matches!(self.say(Command::Go {}), Answer::Done { .. }));
        self.until("open keys", |frame| state(frame) == Some(State::Open));
    }

    /// Waits for a frame that shows this.
    fn until(&mut self, what: &str, shows: impl Fn(&Published) -> bool) {
        let give_up = Instant::now() + PATIENCE;
        while !shows(&self.last) {
            let left = give_up.saturating_duration_since(Instant::now());
            let frame = self.frames.recv_timeout(left);
            self.last = frame.unwrap_or_else(|_| panic!("no {what} in {:#?}", self.last.host));
        }
    }

    fn until_lamps(&self, shine: u64) {
        let give_up = Instant::now() + PATIENCE;
        while self.panel.shine() != Shine(shine) {
            assert!(
                Instant::now() < give_up,
                "lamps {:?}, not {shine:b}",
                self.panel.shine()
            );
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn view(&self) -> &View {
        self.last
            .host
            .view
            .as_ref()
            .expect("a game is on the table")
    }

    fn down(&self, role: Role) {
        assert!(self.panel.set(role, true));
    }

    fn up(&self, role: Role) {
        assert!(self.panel.set(role, false));
    }

    /// A finger's press of 40 ms, and long enough after it for another.
    fn tap(&self, role: Role) {
        self.down(role);
        std::thread::sleep(Duration::from_millis(40));
        self.up(role);
        std::thread::sleep(Duration::from_millis(40));
    }

    fn close(&mut self) {
        self.sender.send(Wake::Stop).expect("the desk lives");
        let desk = self.desk.take().expect("closed once");
        desk.join().expect("no panic").expect("no error");
    }
}

fn state(frame: &Published) -> Option<State> {
    frame.host.view.as_ref().map(|view| view.state)
}

fn floor(frame: &Published) -> Option<Seat> {
    frame.host.view.as_ref().and_then(|view| view.floor)
}

fn temp() -> tempfile::TempDir {
    tempfile::tempdir().expect("a directory")
}

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

#[test]
fn sessions_outlive_the_desk() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let session = Session {
        token_sha256: "ab".repeat(32),
        device: "a phone".to_owned(),
        paired_at: 1_790_000_000,
        revoked: false,
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
