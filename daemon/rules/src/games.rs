//! The games. The list is closed: a new one is a new file here and a variant in [`crate::game::Game`].

pub mod khamsa;
pub mod kokpar;
pub mod lockout;
