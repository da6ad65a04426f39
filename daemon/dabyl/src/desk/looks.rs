//! Looks at the table that change nothing.

use dabyl_rules::{Command, Table};

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
