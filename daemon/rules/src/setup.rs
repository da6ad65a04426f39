//! What a game begins with: everything that is settled before the first word.

mod names;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::limits;
use crate::view::Round;
use crate::vocabulary::{Key, Points, Seat};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// The closed list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Xəmsə, Azerbaijani rules.
    KhamsaAz,
    /// Хамса, Russian rules.
    KhamsaRu,
    /// The Kazakh game of four stages.
    KokparKk,
    /// First press, for any other quiz.
    Lockout,
}

/// All that a game begins with. It is the first record of a game's journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Which game.
    pub preset: Preset,
    /// The seats in play with who sits there, in order of seats.
    pub seats: Vec<SeatSetup>,
    /// Themes; may be empty (a game on paper). Those that name a round are that round's, in order;
    /// if none does, they are played in order from the first theme of the game.
    #[serde(default)]
    pub themes: Vec<Theme>,
    /// Questions that replace others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spares: Vec<Spare>,
    /// The pack's title, for the protocol.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// Options of rules.md 2.4 by name, where they differ from the preset.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Seed of all lots.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub seed: u64,
    /// Outcomes of the first lots, for stories; they override the seed. Numbers of seats, or what a draw
    /// of blocks and themes gave.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Vec<u8>>,
    /// Where the game begins, all before counted as over.
    #[serde(default)]
    pub start: Option<Start>,
    /// Totals with which it begins.
    #[serde(default)]
    pub scores: BTreeMap<Seat, Points>,
    /// Answer time in milliseconds already counted for ties (kokpar-kk).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub times: BTreeMap<Seat, u32>,
    /// Names of the blocks of themes (KK-13); the preset's if none are given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<String>,
}

/// A seat in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatSetup {
    /// Which.
    pub seat: Seat,
    /// The team's name; opaque text, at most [`crate::limits::NAME_CHARS`].
    pub team: String,
    /// Its players in roster order, the captain first; may be empty.
    #[serde(default)]
    pub players: Vec<String>,
    /// Its reserves (RU-3), numbered behind the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<String>,
    /// The entry form has been confirmed (RU-2).
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub confirmed: bool,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Start {
    /// The round.
    pub round: Round,
    /// The theme, from 1; 0 is the beginning of the round, before players are named.
    #[serde(default)]
    pub theme: u8,
    /// The price of the first question.
    #[serde(default)]
    pub price: Option<u32>,
    /// Көкпар: who plays it, best first (kokpar-kk, fine print 6); the first seats if nobody is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finalists: Vec<Seat>,
}

/// A theme with its questions in rising order of price.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Theme {
    /// Its name.
    pub title: String,
    /// The round that it belongs to. The final, the shoot-out, Бәйге and Овертайм have one theme of
    /// questions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// Полиглот: number of its block, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<u8>,
    /// Its questions; may be empty (paper).
    #[serde(default)]
    pub clues: Vec<Clue>,
}

/// A question that replaces another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Spare {
    /// Only for this round; any if not said.
    #[serde(default)]
    pub round: Option<Round>,
    /// For the question of this number in its theme, from 1; any if not said.
    #[serde(default)]
    pub level: Option<u8>,
    /// The question.
    pub clue: Clue,
}

/// A question as the host reads and judges it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Clue {
    /// The text to be read.
    pub text: String,
    /// The right answer.
    pub answer: String,
    /// Other answers to accept.
    #[serde(default)]
    pub accept: Vec<String>,
    /// Answers that are not enough.
    #[serde(default)]
    pub reject: Vec<String>,
    /// For the host alone.
    #[serde(default)]
    pub note: Option<String>,
    /// What is to be chosen from, for keys A, B, C; empty where the answer is spoken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Which of them is right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub right: Option<Key>,
    /// Picture, video or sound that the screen plays with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub media: Option<Media>,
}

/// A file that the screen plays with a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Media {
    /// What it is.
    pub kind: MediaKind,
    /// Its name in the box's store of media: the SHA-256 of its bytes in 64 hexadecimal digits, a dot and the
    /// extension. Nobody can guess it before the question is shown.
    pub file: String,
}

/// What a file shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum MediaKind {
    /// A still picture.
    Picture,
    /// A moving one, with or without sound.
    Video,
    /// Sound alone.
    Sound,
}

/// Why a game cannot be set up so: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case", tag = "fault")]
pub enum SetupError {
    /// Too few or too many seats.
    SeatCount {
        /// The least.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A seat twice.
    SeatTwice {
        /// Which.
        seat: Seat,
    },
    /// The box has no button for this seat. Only the box says so: the rules do not know its pins.
    NotWired {
        /// Which.
        seat: Seat,
    },
    /// A name that is empty or too long, or that is not plain ([`is_plain`]).
    Name {
        /// Whose.
        seat: Seat,
        /// The most characters.
        most: u32,
    },
    /// Two teams of one name: nobody in the hall could tell them apart.
    SameName {
        /// The first of them.
        seat: Seat,
        /// The other.
        other: Seat,
    },
    /// More players than the rules allow, or one twice.
    Players {
        /// Whose.
        seat: Seat,
        /// The most players.
        most: u8,
    },
    /// An option that this game does not know.
    UnknownOption {
        /// Its name.
        option: String,
    },
    /// A value that this option does not have.
    OptionValue {
        /// The option.
        option: String,
        /// What was given.
        value: String,
        /// What it may be.
        allowed: String,
    },
    /// Too many or too long themes, questions or answers, or a title that is not plain.
    Theme {
        /// Number of the theme, from 1.
        theme: u8,
    },
    /// The entry form has not been confirmed (RU-2).
    EntryForm {
        /// Whose.
        seat: Seat,
    },
    /// More reserves than the rules allow (RU-3), or one who is a player too.
    Reserves {
        /// Whose.
        seat: Seat,
        /// The most.
        most: u8,
    },
    /// A beginning that this game does not have.
    Start,
    /// A score out of range, or for a seat not in play.
    Score {
        /// Whose.
        seat: Seat,
    },
}

impl Setup {
    /// Whether everything in it can be played, as far as all games agree on it.
    ///
    /// # Errors
    /// The first thing that cannot.
    pub fn check(&self) -> Result<(), SetupError> {
        let (least, most) = match self.preset {
            // two or three teams can play, one cannot.
            Preset::KhamsaAz | Preset::KhamsaRu => (2, 4),
            // B-18: two to six.
            Preset::KokparKk => (2, Seat::MOST),
            Preset::Lockout => (1, Seat::MOST),
        };
        if !(usize::from(least)..=usize::from(most)).contains(&self.seats.len()) {
            return Err(SetupError::SeatCount { least, most });
        }
        for (place, seat) in self.seats.iter().enumerate() {
            if self.seats[..place]
                .iter()
                .any(|other| other.seat == seat.seat)
            {
                return Err(SetupError::SeatTwice { seat: seat.seat });
            }
            seat.check()?;
        }
        if let Some(theme) = self.themes.iter().position(|theme| !theme.fits()) {
            return Err(SetupError::Theme {
                theme: u8::try_from(theme + 1).unwrap_or(u8::MAX),
            });
        }
        if self.themes.len() > limits::THEMES {
            let theme = u8::try_from(limits::THEMES + 1).unwrap_or(u8::MAX);
            return Err(SetupError::Theme { theme });
        }
        if self.lots.len() > limits::WRITTEN_LOTS || self.blocks.len() > limits::BLOCKS {
            return Err(SetupError::Start);
        }
        let plays = |seat: Seat| self.seats.iter().any(|place| place.seat == seat);
        let fits = |points: Points| (-limits::SCORE_MOST..=limits::SCORE_MOST).contains(&points);
        match self
            .scores
            .iter()
            .find(|(seat, points)| !plays(**seat) || !fits(**points))
        {
            Some((seat, _)) => Err(SetupError::Score { seat: *seat }),
            None => Ok(()),
        }
    }
}

impl SeatSetup {
    fn check(&self) -> Result<(), SetupError> {
        let seat = self.seat;
        let fits = |name: &str| {
            name.chars().any(is_visible)
                && name.chars().count() <= limits::NAME_CHARS
                && is_plain(name)
        };
        let mut people = self.players.iter().chain(&self.reserves);
        if !fits(&self.team) || !people.all(|player| fits(player)) {
            let most = u32::try_from(limits::NAME_CHARS).unwrap_or(u32::MAX);
            return Err(SetupError::Name { seat, most });
        }
        let mut names = std::collections::BTreeSet::new();
        let different = self.players.iter().all(|player| names.insert(player));
        if !different || self.players.len() > limits::PLAYERS {
            let most = u8::try_from(limits::PLAYERS).unwrap_or(u8::MAX);
            return Err(SetupError::Players { seat, most });
        }
        let different = self.reserves.iter().all(|reserve| names.insert(reserve));
        if !different || self.reserves.len() > limits::RESERVES {
            let most = u8::try_from(limits::RESERVES).unwrap_or(u8::MAX);
            return Err(SetupError::Reserves { seat, most });
        }
        Ok(())
    }
}

/// Whether a character leaves ink: a name of spaces, joiners and fillers alone is no name.
fn is_visible(c: char) -> bool {
    let fillers = [
        '\u{ad}', '\u{115f}', '\u{1160}', '\u{2060}', '\u{3164}', '\u{feff}', '\u{ffa0}',
    ];
    !c.is_whitespace() && !matches!(c, '\u{200b}'..='\u{200f}') && !fillers.contains(&c)
}

/// Whether a line of text only says what it shows: control characters break lines and terminals, and
/// the overrides of writing direction let one name look like another.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    let is_override = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !text.chars().any(|c| c.is_control() || is_override(c))
}

impl Theme {
    fn fits(&self) -> bool {
        let title = self.title.chars().count() <= limits::NAME_CHARS && is_plain(&self.title);
        title && self.clues.len() <= limits::CLUES && self.clues.iter().all(Clue::fits)
    }
}

impl Clue {
    fn fits(&self) -> bool {
        let fits = |text: &String| text.chars().count() <= limits::TEXT_CHARS;
        let variants = |all: &Vec<String>| all.len() <= limits::VARIANTS && all.iter().all(fits);
        let texts = fits(&self.text) && fits(&self.answer) && self.note.as_ref().is_none_or(fits);
        let options = match self.right {
            Some(_) => self.options.len() == limits::OPTIONS && self.options.iter().all(fits),
            None => self.options.is_empty(),
        };
        let media = self.media.as_ref().is_none_or(Media::fits);
        texts && variants(&self.accept) && variants(&self.reject) && options && media
    }
}

impl Media {
    /// A name that can only be one of the box's store.
    fn fits(&self) -> bool {
        let Some((digest, extension)) = self.file.split_once('.') else {
            return false;
        };
        let hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
        let short = (1..=limits::EXTENSION_CHARS).contains(&extension.len());
        let plain = extension
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        digest.len() == limits::DIGEST_CHARS && digest.bytes().all(hex) && short && plain
    }
}
