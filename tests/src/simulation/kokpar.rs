//! Random games of the Kazakh kind: what begins, plays and audits them. All else is as for a match.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "stages and states that are not named are alike, or this game does not have them"
)]

pub mod auditor;
pub mod fingers;
pub mod packs;
pub mod setups;
pub mod way;
pub mod words;
