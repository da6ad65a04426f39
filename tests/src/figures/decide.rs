//! What a decision of the rules takes, at the beginning of a match, in its middle and at its end: it
//! must not depend on how much has been played.

use std::hint::black_box;
use std::time::Instant;

use dabyl_rules::{At, Cause, Table};

use super::Spread;
use super::whole::{self, Match};

/// Decisions of each kind: enough for a p99.
const TIMES: usize = 5_000;

/// Microseconds of one kind of decision.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Decision {
    /// With hardly anything played.
    pub beginning: Spread,
    /// In the middle, where such a decision is made there.
    pub middle: Option<Spread>,
    /// With all but the last played.
    pub end: Spread,
}

/// Microseconds of all kinds.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Decisions {
    /// A button goes down.
    pub press: Decision,
    /// An answer is judged.
    pub verdict: Decision,
    /// A wager is entered.
    pub wager: Decision,
}

/// Measures them.
#[must_use]
pub fn measure(played: &Match) -> Decisions {
    let [begin, middle, end] = &played.read;
    let seat = begin.setup().seats[0].seat;
    let press = |table: &Table| time(table, whole::press(seat, table.last_at()));
    let verdict = |table: &Table| time(table, whole::verdict(table));
    let wager = |table: &Table| time(table, whole::wager(seat, 100));
    Decisions {
        press: Decision {
            beginning: press(begin),
            middle: Some(press(middle)),
            end: press(end),
        },
        verdict: Decision {
            beginning: verdict(&played.answered[0]),
            middle: Some(verdict(&played.answered[1])),
            end: verdict(&played.answered[2]),
        },
        wager: Decision {
            beginning: wager(&played.wagered[0]),
            middle: None,
            end: wager(&played.wagered[1]),
        },
    }
}

/// The cause is handed over ready, as the desk has it, and its entry is not dropped on the clock.
fn time(table: &Table, cause: Cause) -> Spread {
    let at = At(table.last_at().0 + 1);
    let decision = |cause: Cause| {
        let start = Instant::now();
        let entry = black_box(table).propose(at, cause);
        let us = start.elapsed().as_secs_f64() * 1e6;
        assert!(black_box(entry).is_ok(), "the script is legal");
        us
    };
    Spread::of((0..TIMES).map(|_| decision(cause.clone())).collect())
}
