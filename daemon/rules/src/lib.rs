//! The games of Dabyl. Pure: no clock, pins, sockets, files, threads, floats or randomness in here;
//! whoever calls brings the time and the presses, and carries out what the table says.
//!
//! `decide` looks, `apply` turns, and everything the world sees is a projection of the state.

pub mod contest;
pub mod countdown;
pub mod event;
pub mod floor;
pub mod game;
pub mod games;
pub mod ledger;
pub mod limits;
pub mod lot;
pub mod manner;
pub mod options;
pub mod pages;
pub mod protocol;
pub mod seat_set;
pub mod setup;
pub mod story;
pub mod table;
pub mod view;
pub mod vocabulary;

pub use event::{Ending, Event};
pub use setup::{Preset, Setup, SetupError};
pub use table::{Entry, Table};
pub use view::{Lamp, Lamps, Onlooker, View};
pub use vocabulary::*;
