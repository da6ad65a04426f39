//! What is played in the virtual machine, each scene against the binary as it ships, with fingers on
//! a real gpiochip and phones on real HTTP.

pub mod cut;
pub mod guard;
pub mod race;
pub mod theme;
pub mod whole;

use std::path::PathBuf;
use std::time::Duration;

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::{Command, Preset, Seat, Setup};

use crate::daemon::{Daemon, Start};
use crate::gpio_sim::{Button, Eye, GpioSim};
use crate::phone::Phone;

/// The wiring of `tests/vm/hall.toml`, which is that of the shipped configuration.
pub const BUTTONS: [u32; 4] = [17, 27, 22, 23];
/// Lamps by seat.
pub const LAMPS: [u32; 4] = [5, 6, 13, 19];
/// The host's wired buttons: arm, right, wrong.
pub const HOST: [u32; 3] = [26, 20, 21];
/// A spare input.
pub const SPARE: u32 = 24;
/// The PIN of `tests/vm/hall.toml`.
pub const PIN: &str = "271828";
/// Where it listens.
pub const ADDRESS: &str = "127.0.0.1:8080";

/// Emulated machines are slow, and a loaded one slower still.
pub const LIMIT: Duration = Duration::from_secs(20);

/// The stage: a chip with four buttons and lamps, and the box under test.
#[derive(Debug)]
pub struct Stage {
    /// Buttons by seat.
    pub buttons: Vec<Button>,
    /// Lamps by seat.
    pub lamps: Vec<Eye>,
    /// The host's wired buttons.
    pub host: Vec<Button>,
    /// A button that is put into the spare input.
    pub spare: Button,
    /// How the daemon is started.
    pub start: Start,
}

impl Stage {
    /// Sets the stage on this chip.
    #[must_use]
    pub fn new(bank: &std::path::Path, binary: PathBuf, config: PathBuf, state: PathBuf) -> Stage {
        let sim = GpioSim::new(bank);
        Stage {
            buttons: BUTTONS.iter().map(|&pin| sim.button(pin)).collect(),
            lamps: LAMPS.iter().map(|&pin| sim.eye(pin)).collect(),
            host: HOST.iter().map(|&pin| sim.button(pin)).collect(),
            spare: sim.button(SPARE),
            start: Start {
                binary,
                config,
                state,
                address: ADDRESS.to_owned(),
            },
        }
    }

    /// Starts the daemon and pairs a phone.
    #[must_use]
    pub fn open(&self) -> (Daemon, Phone) {
        let daemon = self.start.launch(LIMIT);
        let mut phone = daemon.phone();
        phone.pair(PIN);
        (daemon, phone)
    }

    /// Lets go of everything.
    pub fn let_go(&self) {
        self.buttons.iter().chain(&self.host).for_each(Button::open);
        // The hold-off must pass before the next press counts as one.
        std::thread::sleep(Duration::from_millis(40));
    }

    /// A press long enough for any finger, and the wait until it has been told.
    pub fn press(&self, seat: usize) {
        self.buttons[seat].tap(Duration::from_millis(60));
        std::thread::sleep(Duration::from_millis(40));
    }

    /// Which lamps shine.
    #[must_use]
    pub fn shining(&self) -> Vec<bool> {
        self.lamps.iter().map(Eye::shines).collect()
    }
}

/// Four teams.
#[must_use]
pub fn setup(preset: Preset) -> Setup {
    let seats = Seat::all().take(4).map(|seat| SeatSetup {
        seat,
        team: format!("Team {}", seat.number()),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: true,
    });
    Setup {
        preset,
        seats: seats.collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: std::collections::BTreeMap::new(),
        seed: 0,
        lots: Vec::new(),
        start: None,
        scores: std::collections::BTreeMap::new(),
        times: std::collections::BTreeMap::new(),
        blocks: Vec::new(),
    }
}

/// Seat number `index` + 1.
#[must_use]
pub fn seat(index: usize) -> Seat {
    Seat::all()
        .nth(index)
        .expect("a hall has at most six seats")
}

/// A short word for the words without arguments.
#[must_use]
pub fn show() -> Command {
    Command::Show {
        price: None,
        key: None,
    }
}
