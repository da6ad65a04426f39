//! The wire: pages out, frames out, commands in.

pub mod wire;
