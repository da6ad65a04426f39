//! The shell of Dabyl: one binary around the rules. It carries; it decides nothing.

pub mod board;
pub mod frame;
pub mod inbox;
pub mod web;
pub mod wiring;
