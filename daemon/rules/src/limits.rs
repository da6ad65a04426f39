//! Every limit of the rules, each with its reason.

/// Entries of one game. A whole match has about 5,000; a flood of presses must not fill the card.
pub const ENTRIES: usize = 100_000;

/// Characters of a reason, as many as a line of the protocol holds on paper.
pub const REASON_CHARS: usize = 200;

/// Characters of a team's or player's name; longer ones are somebody's joke.
pub const NAME_CHARS: usize = 200;

/// Points in one correction or fine: far above any match total (rules.md 2.1: 138,000), far below overflow.
pub const POINTS_MOST: i64 = 1_000_000;

/// Characters of a question's or an answer's text.
pub const TEXT_CHARS: usize = 2_000;
