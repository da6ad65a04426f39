//! Buttons and lamps of some board: real pins behind the kernel's character device, or a simulated
//! desk. A board carries; it knows nothing of games.

mod chardev;
mod chardev_v1;
mod chip;
pub mod pi;
mod simulated;

use std::os::fd::BorrowedFd;

pub use chip::{Chip, Found, Line};
pub use simulated::{Panel, Simulated};

use crate::wiring::{Input, Inputs, Wiring};

/// An instant of CLOCK_MONOTONIC in nanoseconds: what the kernel stamps edges with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(pub u64);

impl Stamp {
    /// This instant.
    #[must_use]
    pub fn now() -> Stamp {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
        let seconds = u64::try_from(now.tv_sec).expect("a monotonic clock does not go below 0");
        let nanos = u64::try_from(now.tv_nsec).expect("nanoseconds are not negative");
        Stamp(seconds * 1_000_000_000 + nanos)
    }
}

/// A button's contact closed or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// When, by the kernel, in its interrupt.
    pub stamp: Stamp,
    /// Which button.
    pub input: Input,
    /// It closed (the button goes down) or opened.
    pub closed: bool,
    /// The kernel's number of this edge among all of the request, from 1; a gap means that edges
    /// were lost or are still on their way. 0 where the board has none (uAPI v1).
    pub sequence: u32,
}

/// Which lamps shine, one bit a lamp, in the order of [`crate::wiring::Wiring::lamps`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shine(pub u64);

/// What can go wrong with a board.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// No chip answers to the label or name.
    #[error("{0}")]
    NoChip(String),
    /// Another program holds a line.
    #[error("pin {pin} is held by \"{holder}\": stop that program, or choose another pin")]
    Held {
        /// Which pin.
        pin: u32,
        /// The consumer that the kernel names.
        holder: String,
    },
    /// The chip has no such line.
    #[error("pin {pin}: {chip} has only {lines} lines")]
    NoLine {
        /// Which pin.
        pin: u32,
        /// The chip's label.
        chip: String,
        /// How many lines it has.
        lines: u32,
    },
    /// Not for this user.
    #[error(
        "{what}: {source}: run dabyl as a user of the group gpio (`sudo usermod -aG gpio NAME`, \
         then log in anew), or as root"
    )]
    Denied {
        /// What was asked.
        what: String,
        /// What it said.
        source: std::io::Error,
    },
    /// The kernel said no.
    #[error("{what}: {source}")]
    Kernel {
        /// What was asked.
        what: String,
        /// What it said.
        source: std::io::Error,
    },
}

/// Buttons and lamps.
pub trait Board: Send {
    /// One line for the log and for people: which board, which chip, by which interface.
    fn name(&self) -> &str;

    /// Readable when edges wait.
    fn buttons(&self) -> BorrowedFd<'_>;

    /// Takes all waiting edges, in any order, without waiting.
    ///
    /// # Errors
    /// When the kernel no longer gives edges.
    fn drain(&mut self, edges: &mut Vec<Edge>) -> Result<(), BoardError>;

    /// The buttons that are down at this moment.
    ///
    /// # Errors
    /// When the kernel no longer answers.
    fn levels(&mut self) -> Result<Inputs, BoardError>;

    /// Sets all lamps at once.
    ///
    /// # Errors
    /// When the kernel no longer obeys.
    fn light(&mut self, shine: Shine) -> Result<(), BoardError>;
}

/// By which interface the pins are driven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Interface {
    /// The best that answers: the character device, version 2 before version 1; where there are no
    /// pins at all, a simulated desk.
    #[default]
    Probe,
    /// The character device, uAPI version 2 (Linux 5.10 and later).
    V2,
    /// The character device, uAPI version 1: old vendor kernels.
    V1,
    /// No pins: buttons and lamps in the browser.
    Simulated,
}

/// A board that answers.
pub struct Opened {
    /// The board.
    pub board: Box<dyn Board>,
    /// What presses its buttons, if it is simulated.
    pub panel: Option<Panel>,
}

/// Names the lines that the desk holds, for people who ask the kernel.
pub(crate) const BUTTONS: &str = "dabyl buttons";
/// Likewise for the lamps.
pub(crate) const LAMPS: &str = "dabyl lamps";

/// Finds the board and takes its lines: buttons as inputs, lamps as outputs that are dark from the
/// first instant.
///
/// # Errors
/// When no chip answers, when the chip lacks a pin, or when somebody else holds one.
pub fn open(wiring: &Wiring, interface: Interface) -> Result<Opened, BoardError> {
    let opened = |board: Box<dyn Board>| Opened { board, panel: None };
    if interface == Interface::Simulated {
        return simulate(wiring, "as configured");
    }
    let chip = match Chip::find(wiring.chip.as_deref()) {
        Ok(chip) => chip,
        Err(BoardError::NoChip(why)) if interface == Interface::Probe && may_simulate(wiring) => {
            return simulate(wiring, &why);
        }
        Err(error) => return Err(error),
    };
    chip.check(wiring)?;
    let v1 = match interface {
        Interface::V1 => true,
        Interface::Probe => !chip.speaks_v2(),
        Interface::V2 | Interface::Simulated => false,
    };
    if v1 {
        Ok(opened(Box::new(chardev_v1::CharDeviceV1::open(
            wiring, &chip,
        )?)))
    } else {
        Ok(opened(Box::new(chardev::CharDevice::open(wiring, &chip)?)))
    }
}

/// A box that is to have pins must not come up without them.
fn may_simulate(wiring: &Wiring) -> bool {
    wiring.chip.is_none() && pi::model().is_none()
}

fn simulate(wiring: &Wiring, why: &str) -> Result<Opened, BoardError> {
    let (board, panel) = Simulated::new(wiring, why)?;
    Ok(Opened {
        board: Box::new(board),
        panel: Some(panel),
    })
}

/// Makes all lamps dark, for the unit's `ExecStopPost`: a daemon that was killed cannot do it.
///
/// # Errors
/// As [`open`]. A box without pins has nothing to make dark.
pub fn dark(wiring: &Wiring) -> Result<(), BoardError> {
    let chip = match Chip::find(wiring.chip.as_deref()) {
        Err(BoardError::NoChip(_)) if may_simulate(wiring) => return Ok(()),
        found => found?,
    };
    chip.check(wiring)?;
    if chip.speaks_v2() {
        chardev::dark(wiring, &chip)
    } else {
        chardev_v1::dark(wiring, &chip)
    }
}
