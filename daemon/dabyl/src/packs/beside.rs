//! Files beside a pack's text: pictures, videos and sounds that its questions show. A text names them;
//! what they are is looked at before the pack is played.

use std::collections::HashMap;

use dabyl_rules::setup::{Clue, Media};

use super::reader::{Gathering, nearest_of, short};
use super::{FileWrong, Pack, Wrong};
use crate::media::{MOST_FILE, PICTURE_SIDE, Refused, StoreError};

/// Files of a pack: a whole game has 97 questions, of which few show something.
pub const MOST_FILES: usize = 100;

/// Bytes of all of a pack's files together: an evening of clips at 4 Mbit/s lasts eight minutes, and
/// the smallest card that the box runs from has 8 GB.
pub const MOST_FILES_BYTES: u64 = 256 * 1024 * 1024;

/// Characters of a file's name.
pub(super) const NAME_CHARS: usize = 100;

/// A file that has been looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// As the text names it.
    pub name: String,
    /// As the box's store names it.
    pub media: Media,
    /// How long it is.
    pub bytes: u64,
}

/// Where a pack's files are.
pub(super) trait Beside {
    /// Looks at the file of this name, which [`is_file_name`] has let through.
    fn look(&mut self, name: &str) -> Result<Kept, FileWrong>;

    /// The names of all files that are there.
    fn names(&self) -> Vec<String>;
}

/// A text alone: there is nothing beside it.
pub(super) struct Alone;

impl Beside for Alone {
    fn look(&mut self, _: &str) -> Result<Kept, FileWrong> {
        Err(FileWrong::Alone {})
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}

/// Looks every named file up, notes what is wrong with any, and gives the clues the names of the store.
pub(super) fn resolve(pack: &mut Pack, beside: &mut dyn Beside, to: &mut Gathering) -> Vec<Kept> {
    let mut looked = Looked::default();
    for (place, name) in std::mem::take(&mut to.shown) {
        if let Err(wrong) = looked.at(&name, beside) {
            to.note(place, wrong);
        }
    }
    for name in beside.names() {
        if is_like_media(&name) && !looked.found.contains_key(&name) {
            to.note(0..0, FileWrong::Unused {}.of(&name));
        }
    }
    for clue in clues(pack) {
        let Some(media) = &clue.media else { continue };
        let found = looked.found.get(&media.file);
        clue.media = found.and_then(|found| Some(found.as_ref().ok()?.media.clone()));
    }
    looked.kept
}

/// Every name that was looked up so far.
#[derive(Default)]
struct Looked {
    found: HashMap<String, Result<Kept, FileWrong>>,
    kept: Vec<Kept>,
    bytes: u64,
    full: bool,
}

impl Looked {
    fn at(&mut self, name: &str, beside: &mut dyn Beside) -> Result<(), Wrong> {
        let told = |found: &Result<Kept, FileWrong>| match found {
            Ok(_) => Ok(()),
            Err(wrong) => Err(wrong.clone().of(name)),
        };
        if let Some(found) = self.found.get(name) {
            return told(found);
        }
        if self.full {
            return Ok(());
        }
        if self.found.len() >= MOST_FILES {
            self.full = true;
            let (key, most) = ("media".to_owned(), short(MOST_FILES));
            return Err(Wrong::TooMany { key, most });
        }
        let found = self.look(name, beside);
        let answer = told(&found);
        if let Ok(kept) = &found {
            self.kept.push(kept.clone());
        }
        self.found.insert(name.to_owned(), found);
        answer
    }

    fn look(&mut self, name: &str, beside: &mut dyn Beside) -> Result<Kept, FileWrong> {
        if !is_file_name(name) {
            return Err(FileWrong::Name {});
        }
        let most = mebibytes(MOST_FILES_BYTES);
        // Whatever is behind the limit is not even unpacked.
        if self.bytes > MOST_FILES_BYTES {
            return Err(FileWrong::Total { most });
        }
        let kept = beside.look(name).map_err(|wrong| {
            let missing = wrong == FileWrong::Missing {};
            let nearest = missing.then(|| nearest_of(name, &beside.names())).flatten();
            // It may be named, and gone from the card.
            let nearest = nearest.filter(|nearest| nearest != name);
            nearest.map_or(wrong, |nearest| FileWrong::Misspelt { nearest })
        })?;
        self.bytes = self.bytes.saturating_add(kept.bytes);
        if self.bytes > MOST_FILES_BYTES {
            return Err(FileWrong::Total { most });
        }
        Ok(kept)
    }
}

/// Whether somebody may have meant it to be shown. Whatever else lies there is nobody's concern.
fn is_like_media(name: &str) -> bool {
    const ENDINGS: [&str; 15] = [
        "png", "jpg", "jpeg", "webp", "gif", "svg", "mp4", "m4a", "mov", "webm", "weba", "mp3",
        "ogg", "opus", "wav",
    ];
    let ending = name.rsplit('.').next().unwrap_or_default();
    ENDINGS
        .iter()
        .any(|known| known.eq_ignore_ascii_case(ending))
}

/// What the writer of the pack is told of a file that is not taken.
pub(super) fn refused(error: &StoreError) -> FileWrong {
    match error {
        StoreError::TooLarge => FileWrong::TooLarge {
            most: mebibytes(MOST_FILE),
        },
        StoreError::Origin(_) => FileWrong::Broken {},
        StoreError::Full | StoreError::Card(_) => FileWrong::Unreadable {},
        StoreError::Refused(why) => match why {
            Refused::Kind => FileWrong::Kind {},
            Refused::Codec(codec) => FileWrong::Codec {
                codec: codec.clone(),
            },
            Refused::Broken => FileWrong::Broken {},
            Refused::Wide => FileWrong::Wide { most: PICTURE_SIDE },
            Refused::Card(_) => FileWrong::Unreadable {},
        },
    }
}

fn mebibytes(bytes: u64) -> u32 {
    u32::try_from(bytes >> 20).unwrap_or(u32::MAX)
}

/// A name that is the same on every system, of a file beside the text or one folder further down. In
/// other letters the same name may be written in two ways (й as one sign or two).
pub(super) fn is_file_name(name: &str) -> bool {
    let part = |part: &str| {
        let fits = |c: char| (c.is_ascii_graphic() || c == ' ') && !r#"\:*?"<>|"#.contains(c);
        !part.is_empty() && !part.starts_with('.') && part.chars().all(fits)
    };
    name.len() <= NAME_CHARS && name.split('/').count() <= 2 && name.split('/').all(part)
}

fn clues(pack: &mut Pack) -> impl Iterator<Item = &mut Clue> {
    let of_rounds = pack.rounds.iter_mut().flat_map(|round| {
        let themes = round.themes.iter_mut().flat_map(|theme| &mut theme.clues);
        let spares = round.spares.iter_mut().map(|spare| &mut spare.clue);
        themes.chain(&mut round.questions).chain(spares)
    });
    let plain = pack.themes.iter_mut().flat_map(|theme| &mut theme.clues);
    of_rounds.chain(plain)
}
