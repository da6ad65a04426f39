//! What the box tells systemd: that it is ready, how it does, and that it lives.
//!
//! The watchdog is fed only when both the desk and the journal have gone round since the last time:
//! a box whose journal is stuck in a dying card is as dead as one whose buttons do nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sd_notify::NotifyState;

/// Counts how often a thread has gone round. Clones count together.
#[derive(Clone, Debug, Default)]
pub struct Beat(Arc<AtomicU64>);

impl Beat {
    /// Called by the thread once a round.
    pub fn strike(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// How often so far.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Decides when the watchdog may be fed.
#[derive(Debug)]
pub struct Pulse<const THREADS: usize> {
    hearts: [Beat; THREADS],
    seen: [u64; THREADS],
}

impl<const THREADS: usize> Pulse<THREADS> {
    /// Watches these threads.
    #[must_use]
    pub fn new(hearts: [Beat; THREADS]) -> Pulse<THREADS> {
        let seen = hearts.each_ref().map(Beat::count);
        Pulse { hearts, seen }
    }

    /// Whether every thread has gone round since this last said yes.
    pub fn all_live(&mut self) -> bool {
        let now = self.hearts.each_ref().map(Beat::count);
        let live = now.iter().zip(&self.seen).all(|(now, seen)| now != seen);
        if live {
            self.seen = now;
        }
        live
    }
}

/// How often to look, for a watchdog of this length: four times within it, so that one late round
/// is no death.
#[must_use]
pub fn round_of(watchdog: Duration) -> Duration {
    (watchdog / 4).max(Duration::from_millis(10))
}

/// The connection to the service manager. Without one everything here does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Notify;

impl Notify {
    /// The box answers: the game is folded, lamps shine, the page is served.
    pub fn ready(self, status: &str) {
        self.send(&[NotifyState::Ready, NotifyState::Status(&line(status))]);
    }

    /// One line for `systemctl status`.
    pub fn status(self, status: &str) {
        self.send(&[NotifyState::Status(&line(status))]);
    }

    /// The box is going down by itself.
    pub fn stopping(self) {
        self.send(&[NotifyState::Stopping]);
    }

    /// Feeds the watchdog for as long as these threads go round; on a thread of its own, named
    /// "watchdog". Does nothing where the service manager asks for none.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn watch<const THREADS: usize>(self, hearts: [Beat; THREADS]) -> std::io::Result<()> {
        let Some(watchdog) = sd_notify::watchdog_enabled() else {
            return Ok(());
        };
        let mut pulse = Pulse::new(hearts);
        let feed = move || loop {
            std::thread::sleep(round_of(watchdog));
            if pulse.all_live() {
                self.send(&[NotifyState::Watchdog]);
            }
        };
        std::thread::Builder::new()
            .name("watchdog".to_owned())
            .spawn(feed)?;
        Ok(())
    }

    fn send(self, states: &[NotifyState<'_>]) {
        if let Err(error) = sd_notify::notify(states) {
            log::warn!("the service manager cannot be told: {error}");
        }
    }
}

/// A status is one line: a line break in it would begin another message.
fn line(status: &str) -> String {
    status.replace(['\n', '\r'], " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_watchdog_is_fed_only_when_all_have_gone_round() {
        let (desk, journal) = (Beat::default(), Beat::default());
        desk.strike();
        let mut pulse = Pulse::new([desk.clone(), journal.clone()]);
        assert!(!pulse.all_live(), "nobody has gone round since the start");
        desk.strike();
        assert!(!pulse.all_live(), "the journal is stuck");
        journal.strike();
        assert!(pulse.all_live(), "the desk's round has not been forgotten");
        assert!(!pulse.all_live(), "each feeding wants a new round of both");
        journal.strike();
        journal.strike();
        assert!(!pulse.all_live(), "the desk is stuck");
        desk.strike();
        assert!(pulse.all_live());
    }

    #[test]
    fn a_status_stays_one_line() {
        assert_eq!(line("READY\nWATCHDOG=1"), "READY WATCHDOG=1");
    }

    #[test]
    fn the_watchdog_is_looked_at_four_times_within_its_length() {
        assert_eq!(
            round_of(Duration::from_secs(10)),
            Duration::from_millis(2500)
        );
        assert_eq!(round_of(Duration::ZERO), Duration::from_millis(10));
    }
}
