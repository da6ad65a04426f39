//! The desk: the one loop.

mod buttons;
mod contacts;
mod limits;
mod order;
mod sequence;

pub use limits::Limits;
