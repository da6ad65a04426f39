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

/// Presses of one question that the host's page shows: the last ones; nobody reads more.
pub const PRESSES_SHOWN: usize = 60;

/// Presses of one question that a protocol prints though they did not count: enough to settle any
/// argument, too few for a bored finger to fill the paper.
pub const PRESSES_PRINTED: u32 = 100;

/// Themes of a pack: far above the sixteen of a whole match, below the 255 that are counted.
pub const THEMES: usize = 100;

/// Questions of a theme: Khamsa has five, but a plain quiz may keep all of its questions in one.
pub const CLUES: usize = 200;

/// Answers to accept or to reject for one question.
pub const VARIANTS: usize = 50;

/// Lots written down beforehand; stories need a handful.
pub const WRITTEN_LOTS: usize = 1_000;

/// Players of a team (AZ-2, RU-1).
pub const PLAYERS: usize = 5;

/// Reserves of a team (RU-3).
pub const RESERVES: usize = 2;

/// Characters of a written answer: a paper slip holds no more, and the screen shows it in one piece.
pub const WRITTEN_CHARS: usize = 200;

/// Spare questions of a pack: one for each question of a whole match and then some.
pub const SPARES: usize = 200;

/// A total with which a game may begin: above every match total (rules.md 2.1), far below overflow.
pub const SCORE_MOST: i64 = 1_000_000_000;

/// Options of a question: the keys of a console (KK-2, KK-43).
pub const OPTIONS: usize = 3;

/// Blocks of themes (KK-13).
pub const BLOCKS: usize = 2;

/// Hexadecimal digits of a SHA-256.
pub const DIGEST_CHARS: usize = 64;

/// Characters of a media file's extension: the longest that is known has four.
pub const EXTENSION_CHARS: usize = 4;
