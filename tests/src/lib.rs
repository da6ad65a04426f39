//! The hall: what tests need to play a game against the real binary. Fingers on a simulated
//! gpiochip, phones on HTTP, the daemon as a process that can be killed.

pub mod daemon;
pub mod figures;
pub mod gpio_sim;
pub mod phone;
pub mod scenes;
pub mod simulation;
