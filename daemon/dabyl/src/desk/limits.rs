//! The times by which the desk tells a finger from a spark.

use std::time::Duration;

/// The limits of the desk. The configuration may change them; the defaults are these:
/// tie 100 µs, glitch 100 µs, hold-off 20 ms, settle 20 ms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Presses no further apart than this are a tie, and a lot is drawn. The kernel stamps the pins
    /// of one bank in ascending order within one interrupt: without this, wiring would decide.
    pub tie: Duration,
    /// A contact counts as pressed once it has been closed for this long without a break; anything
    /// shorter is a spark on a bad cable.
    pub glitch: Duration,
    /// How long a contact must be open and quiet before it can be pressed again: it bounces at its
    /// opening as at its closing (rules.md 3.0 has 20 ms).
    pub hold_off: Duration,
    /// How long an edge may be on its way from the interrupt to the desk; deadlines wait for it.
    pub settle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tie: Duration::from_micros(100),
            glitch: Duration::from_micros(100),
            hold_off: Duration::from_millis(20),
            settle: Duration::from_millis(20),
        }
    }
}

/// The same limits in nanoseconds, for sums on stamps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nanos {
    pub tie: u64,
    pub glitch: u64,
    pub hold_off: u64,
    pub settle: u64,
}

impl From<Limits> for Nanos {
    fn from(limits: Limits) -> Nanos {
        Nanos {
            tie: nanos(limits.tie),
            glitch: nanos(limits.glitch),
            hold_off: nanos(limits.hold_off),
            settle: nanos(limits.settle),
        }
    }
}

/// A duration in nanoseconds; 584 years are enough for everything here.
pub(crate) fn nanos(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}
