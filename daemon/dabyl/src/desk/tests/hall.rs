//! A hall with a box in it: simulated board, real rules, real journal.

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::{Command, CommandId, Key, Preset, Revision, Seat, Setup, State, View};
use tokio::sync::oneshot;

use super::super::*;
use crate::board::{Panel, Simulated};
use crate::frame::Published;
use crate::inbox::{self, Answer, HardwareAnswer, HardwareWish, Sender, Wake};
use crate::journal::Journal;
use crate::wiring::{Button, HostKey, LampPin, Role};

/// Longer than anything here takes, on any machine.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("1 to 6")
}

pub(super) fn player(number: u8) -> Role {
    Role::Player(seat(number), Key::A)
}

/// Four seats on pins 2 to 5, the host's buttons on 6 to 8, spares on 9 and 10.
pub(super) fn wiring() -> Wiring {
    let players = (1..=4).map(player);
    let host = [HostKey::Arm, HostKey::Right, HostKey::Wrong].map(Role::Host);
    let spares = [9, 10].map(Role::Spare);
    let roles = players.chain(host).chain(spares);
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

pub(super) fn lockout() -> Setup {
    let seats = (1..=4).map(|number| SeatSetup {
        seat: seat(number),
        team: format!("Team {number}"),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: true,
    });
    Setup {
        preset: Preset::Lockout,
        seats: seats.collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: [].into(),
        seed: 7,
        lots: Vec::new(),
        start: None,
        scores: [].into(),
        times: [].into(),
        blocks: Vec::new(),
    }
}

/// A hall with a box in it.
pub(super) struct Hall {
    pub panel: Panel,
    pub sender: Sender,
    frames: Receiver<Arc<Published>>,
    pub last: Arc<Published>,
    desk: Option<JoinHandle<Result<(), BoardError>>>,
    names: u32,
}

impl Hall {
    pub fn open(dir: &Path) -> Hall {
        Hall::wired(dir, wiring())
    }

    /// A hall whose box is wired so.
    pub fn wired(dir: &Path, wiring: Wiring) -> Hall {
        let (sender, inbox) = inbox::channel().expect("an eventfd");
        let (board, panel) = Simulated::new(&wiring, "a test").expect("an eventfd");
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
            wiring,
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
    pub fn lockout(dir: &Path) -> Hall {
        let mut hall = Hall::open(dir);
        assert!(matches!(hall.begin(0, "game-one"), Answer::Done { .. }));
        hall.until("a game", |frame| frame.host.game == 1);
        hall
    }

    pub fn begin(&self, game: u64, id: &str) -> Answer {
        self.begin_with(game, id, lockout())
    }

    pub fn begin_with(&self, game: u64, id: &str, setup: Setup) -> Answer {
        let (reply, answer) = oneshot::channel();
        let id = CommandId::try_from(id.to_owned()).expect("a good name");
        let setup = Box::new(setup);
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

    pub fn say(&mut self, command: Command) -> Answer {
        self.names += 1;
        let id = format!("word-{}-{:04}", std::process::id(), self.names);
        let revision = self.view().revision;
        self.say_as(&id, revision, command)
    }

    pub fn say_as(&self, id: &str, revision: Revision, command: Command) -> Answer {
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

    /// Asks something of the buttons themselves.
    pub fn ask(&self, wish: HardwareWish) -> HardwareAnswer {
        let (reply, answer) = oneshot::channel();
        let wake = Wake::Hardware { wish, reply };
        self.sender.send(wake).expect("the desk lives");
        answer.blocking_recv().expect("an answer")
    }

    pub fn go(&mut self) {
        assert!(matches!(self.say(Command::Go {}), Answer::Done { .. }));
        self.until("open keys", |frame| state(frame) == Some(State::Open));
    }

    /// Waits for a frame that shows this.
    pub fn until(&mut self, what: &str, shows: impl Fn(&Published) -> bool) {
        let give_up = Instant::now() + PATIENCE;
        while !shows(&self.last) {
            let left = give_up.saturating_duration_since(Instant::now());
            let frame = self.frames.recv_timeout(left);
            self.last = frame.unwrap_or_else(|_| panic!("no {what} in {:#?}", self.last.host));
        }
    }

    pub fn until_lamps(&self, shine: u64) {
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

    pub fn view(&self) -> &View {
        self.last
            .host
            .view
            .as_ref()
            .expect("a game is on the table")
    }

    pub fn down(&self, role: Role) {
        assert!(self.panel.set(role, true));
    }

    pub fn up(&self, role: Role) {
        assert!(self.panel.set(role, false));
    }

    /// A finger's press of 40 ms, and long enough after it for another.
    pub fn tap(&self, role: Role) {
        self.down(role);
        std::thread::sleep(Duration::from_millis(40));
        self.up(role);
        std::thread::sleep(Duration::from_millis(40));
    }

    pub fn close(&mut self) {
        self.sender.send(Wake::Stop).expect("the desk lives");
        let desk = self.desk.take().expect("closed once");
        desk.join().expect("no panic").expect("no error");
    }
}

pub(super) fn state(frame: &Published) -> Option<State> {
    frame.host.view.as_ref().map(|view| view.state)
}

pub(super) fn floor(frame: &Published) -> Option<Seat> {
    frame.host.view.as_ref().and_then(|view| view.floor)
}

pub(super) fn temp() -> tempfile::TempDir {
    tempfile::tempdir().expect("a directory")
}
