//! Random games of the Kazakh kind: what begins, plays and audits them. All else is as for a match.

pub mod auditor;
pub mod fingers;
pub mod packs;
pub mod setups;
pub mod way;
pub mod words;
