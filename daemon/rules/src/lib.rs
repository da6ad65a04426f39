//! The games of Dabyl. Pure: no clock, pins, sockets, files, threads, floats or randomness in here;
//! whoever calls brings the time and the presses, and carries out what the table says.
//!
//! `decide` looks, `apply` turns, and everything the world sees is a projection of the state.

pub mod limits;
pub mod setup;
pub mod view;
pub mod vocabulary;

pub mod table;

pub use setup::{Preset, Setup, SetupError};
pub use table::{Entry, Event, Table};
pub use view::{Lamp, Lamps, Onlooker, View};
pub use vocabulary::*;
