//! From stamps to the table's instants and back. Pure.

use dabyl_rules::At;

/// The table's time goes on over power cuts and restarts, while the monotonic clock begins anew with
/// each start of the system: so a table that was laid long ago may have been laid "before" zero.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clock {
    /// The stamp of the table's beginning, modulo 2⁶⁴.
    base: u64,
}

impl Clock {
    /// The clock that says `at` at this stamp.
    pub fn saying(at: At, stamp: u64) -> Clock {
        Clock {
            base: stamp.wrapping_sub(at.0),
        }
    }

    /// The instant of a stamp.
    pub fn at(self, stamp: u64) -> At {
        let since = stamp.wrapping_sub(self.base);
        // A stamp from before the table was laid is its beginning.
        At(if since > u64::MAX / 2 { 0 } else { since })
    }

    /// The stamp of an instant; 0 for one before the start of the system.
    pub fn stamp(self, at: At) -> u64 {
        let stamp = at.0.wrapping_add(self.base);
        if stamp > u64::MAX / 2 { 0 } else { stamp }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_over_a_restart_of_the_system() {
        let before = Clock::saying(At(0), 500);
        assert_eq!(before.at(1_700), At(1_200));
        // The system has just started: its clock says 30.
        let after = Clock::saying(At(1_200), 30);
        assert_eq!((after.at(30), after.at(31)), (At(1_200), At(1_201)));
        assert_eq!((after.stamp(At(1_300)), after.stamp(At(100))), (130, 0));
    }

    #[test]
    fn nothing_is_older_than_the_table() {
        assert_eq!(Clock::saying(At(0), 500).at(499), At(0));
    }
}
