//! Looks at the table that change nothing.

use dabyl_rules::{Cause, Command, Entry, Revision, Table};

use super::game::Game;
use crate::inbox::{Preview, Sum};

/// What a word would do to the sums if it were said at this stamp.
pub(crate) fn preview(on: &Game, game: u64, command: &Command, stamp: u64) -> Preview {
    let revision = on.table().map(Table::revision).unwrap_or_default();
    let Some(table) = on.table().filter(|_| game == on.number) else {
        return Preview::Stale { revision };
    };
    let sum = |(seat, before, after)| Sum {
        seat,
        before,
        after,
    };
    match table.preview(on.at(stamp).max(table.last_at()), command) {
        Ok(sums) => Preview::Sums {
            scores: sums.into_iter().map(sum).collect(),
        },
        Err(why) => Preview::Refused { why },
    }
}

/// Whether anything was said that was not yet in what a host saw. `undo` takes back whatever was said
/// last, a captain's word too: one that he has not seen he cannot mean.
pub(crate) fn said_since(table: &Table, seen: Revision) -> bool {
    let seen = usize::try_from(seen.0).unwrap_or(usize::MAX);
    let unseen = table.entries().get(seen..).unwrap_or_default();
    let is_word = |entry: &Entry| matches!(entry.cause, Cause::Said { .. });
    unseen.iter().any(is_word)
}

#[cfg(test)]
mod tests {
    use dabyl_rules::{At, Key, Press, Seat, Setup};

    use super::*;

    #[test]
    fn a_word_that_came_after_what_was_seen_is_unseen_and_a_press_is_no_word() {
        let seat = Seat::new(1).expect("1 to 6");
        let setup = serde_json::json!({"preset": "lockout", "seats": [{"seat": 1, "team": "A"}]});
        let setup: Setup = serde_json::from_value(setup).expect("a set-up");
        let mut table = Table::new(setup).expect("a table");
        let mut enter = |at, cause| {
            let entry = table.propose(At(at), cause).expect("it is legal");
            table.advance(entry);
        };
        enter(
            1,
            Cause::Said {
                command: Command::Go {},
                id: None,
            },
        );
        let press = Press {
            seat,
            key: Key::A,
            at: At(2),
            held: false,
        };
        enter(
            2,
            Cause::Pressed {
                presses: vec![press],
            },
        );
        assert!(said_since(&table, Revision(0)));
        assert!(!said_since(&table, Revision(1)), "only a press");
        assert!(!said_since(&table, Revision(2)));
        assert!(!said_since(&table, Revision(u64::MAX)));
    }
}
