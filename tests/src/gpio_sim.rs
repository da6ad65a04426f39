//! Fingers and eyes on the kernel's gpio-sim chip (Documentation/admin-guide/gpio/gpio-sim.rst):
//! a line's `pull` is the finger, its `value` what a lamp would show.

use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A gpio-sim bank in sysfs, with buttons wired to ground and lamps wired to the pin.
#[derive(Debug)]
pub struct GpioSim {
    bank: PathBuf,
}

/// A button under a finger; the file stays open so that a press is one write.
#[derive(Debug)]
pub struct Button {
    pull: File,
    pin: u32,
}

/// A lamp under an eye.
#[derive(Debug)]
pub struct Eye {
    value: File,
    pin: u32,
}

impl GpioSim {
    /// The bank whose sysfs directory is `bank`.
    #[must_use]
    pub fn new(bank: &Path) -> GpioSim {
        GpioSim {
            bank: bank.to_owned(),
        }
    }

    /// The button on this pin.
    #[must_use]
    pub fn button(&self, pin: u32) -> Button {
        let path = self.bank.join(format!("sim_gpio{pin}/pull"));
        let pull = OpenOptions::new().write(true).open(&path);
        Button {
            pull: pull.unwrap_or_else(|e| panic!("{}: {e}", path.display())),
            pin,
        }
    }

    /// The lamp on this pin.
    #[must_use]
    pub fn eye(&self, pin: u32) -> Eye {
        let path = self.bank.join(format!("sim_gpio{pin}/value"));
        let value = File::open(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        Eye { value, pin }
    }
}

impl Button {
    /// The contact closes: the pin goes to ground.
    pub fn close(&self) {
        self.write("pull-down");
    }

    /// The contact opens: the pull-up wins.
    pub fn open(&self) {
        self.write("pull-up");
    }

    /// A press of this length.
    pub fn tap(&self, length: Duration) {
        self.close();
        std::thread::sleep(length);
        self.open();
    }

    fn write(&self, pull: &str) {
        let done = self.pull.write_all_at(pull.as_bytes(), 0);
        done.unwrap_or_else(|e| panic!("pin {}: {e}", self.pin));
    }
}

impl Eye {
    /// Whether the lamp shines.
    #[must_use]
    pub fn shines(&self) -> bool {
        let mut byte = [0];
        let read = self.value.read_at(&mut byte, 0);
        assert!(matches!(read, Ok(1)), "pin {}: {read:?}", self.pin);
        byte[0] == b'1'
    }

    /// Waits until the lamp is as wanted.
    ///
    /// # Panics
    /// When it is not within `limit`.
    pub fn await_shine(&self, wanted: bool, limit: Duration) {
        let end = Instant::now() + limit;
        while self.shines() != wanted {
            assert!(
                Instant::now() < end,
                "the lamp on pin {} did not become {wanted}",
                self.pin
            );
            std::thread::sleep(Duration::from_micros(200));
        }
    }
}
