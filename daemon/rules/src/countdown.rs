//! A clock that can be stopped and says what is left. It never ticks: whoever asks brings the time.

use crate::vocabulary::At;

/// A clock that runs down from `whole` nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    whole: u64,
    run: Run,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Run {
    Until(At),
    Stopped { left: u64 },
}

impl Countdown {
    /// A clock that begins to run now, with all of its time.
    #[must_use]
    pub fn begin(now: At, whole: u64) -> Countdown {
        Countdown {
            whole,
            run: Run::Until(At(now.0.saturating_add(whole))),
        }
    }

    /// The clock stands still with what it has left now; a stopped one is not changed.
    pub fn stop(&mut self, now: At) {
        self.run = Run::Stopped {
            left: self.left(now),
        };
    }

    /// The clock goes on with this much time, in nanoseconds.
    pub fn go_on(&mut self, now: At, left: u64) {
        self.run = Run::Until(At(now.0.saturating_add(left)));
    }

    /// The clock has run out.
    pub fn run_out(&mut self) {
        self.run = Run::Stopped { left: 0 };
    }

    /// Nanoseconds left.
    #[must_use]
    pub fn left(&self, now: At) -> u64 {
        match self.run {
            Run::Until(end) => end.0.saturating_sub(now.0),
            Run::Stopped { left } => left,
        }
    }

    /// Nanoseconds it had at first.
    #[must_use]
    pub fn whole(&self) -> u64 {
        self.whole
    }

    /// The instant at which it runs out, while it runs.
    #[must_use]
    pub fn end(&self) -> Option<At> {
        match self.run {
            Run::Until(end) => Some(end),
            Run::Stopped { .. } => None,
        }
    }

    /// It was told that it has run out.
    #[must_use]
    pub fn is_out(&self) -> bool {
        self.run == Run::Stopped { left: 0 }
    }
}
