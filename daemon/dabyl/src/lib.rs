//! The shell of Dabyl: one binary around the rules. It carries; it decides nothing.

pub mod board;
pub mod books;
pub mod config;
pub mod desk;
pub mod doctor;
pub mod frame;
pub mod inbox;
pub mod journal;
pub mod logging;
pub mod media;
pub mod notify;
pub mod packs;
pub mod sounder;
pub mod verify;
pub mod web;
pub mod wiring;
