//! Buttons and lamps of some board: real pins behind the kernel's character device, or a simulated
//! desk. A board carries; it knows nothing of games.

use std::os::fd::BorrowedFd;

use crate::wiring::{Input, Inputs};

/// An instant of CLOCK_MONOTONIC in nanoseconds: what the kernel stamps edges with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(pub u64);

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
