//! Where files stand: each under the hash of its bytes, so that packs share what is the same, nobody can
//! guess a name, and what a name means never changes.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use dabyl_rules::limits::DIGEST_CHARS;
use dabyl_rules::setup::{Media, Setup};
use sha2::{Digest, Sha256};

use super::{Kind, Refused, look};

/// Bytes of a file: two minutes of video at 4 Mbit/s, far longer than a question.
pub const MOST_FILE: u64 = 64 * 1024 * 1024;

/// Bytes that stay free on the card, for the journal: a season of games has some 100 MB.
pub const ROOM_LEFT: u64 = 256 * 1024 * 1024;

/// What a file is called until it is whole.
const UNFINISHED: &str = ".unfinished-";

/// Bytes that are read and written at once.
const PIECE: usize = 256 * 1024;

/// The directory of files.
#[derive(Debug, Default)]
pub struct Store {
    directory: PathBuf,
}

/// Why a file is not taken.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// More than [`MOST_FILE`].
    #[error("more than {MOST_FILE} bytes")]
    TooLarge,
    /// It cannot be read where it comes from.
    #[error("it cannot be read: {0}")]
    Origin(io::Error),
    /// What is in it.
    #[error("it is not taken: {0:?}")]
    Refused(Refused),
    /// No room but what the journal may need.
    #[error("the card has too little room")]
    Full,
    /// The card.
    #[error("the card does not do it: {0}")]
    Card(#[from] io::Error),
}

impl From<Refused> for StoreError {
    fn from(refused: Refused) -> StoreError {
        match refused {
            Refused::Card(error) => StoreError::Card(error),
            Refused::Kind | Refused::Codec(_) | Refused::Broken | Refused::Wide => {
                StoreError::Refused(refused)
            }
        }
    }
}

/// A file that has come whole, and goes again unless it is kept.
#[derive(Debug)]
pub struct Arrived {
    /// What it is.
    pub kind: Kind,
    /// As it is called in the store.
    pub file: String,
    /// How long it is.
    pub bytes: u64,
    unfinished: Unfinished,
}

#[derive(Debug)]
struct Unfinished(PathBuf);

impl Drop for Unfinished {
    fn drop(&mut self) {
        // If it was kept, it has another name. If it cannot be removed, the next start tries again.
        let _ = fs::remove_file(&self.0);
    }
}

impl Store {
    /// A store in this directory, which is made when the first file comes.
    #[must_use]
    pub fn new(directory: PathBuf) -> Store {
        Store { directory }
    }

    /// Whether so many bytes leave enough room on the card.
    ///
    /// # Errors
    /// The card does not say.
    pub fn has_room(&self, bytes: u64) -> io::Result<bool> {
        has_room(&self.directory, bytes)
    }

    /// Takes a file in, bounded, and looks at it.
    ///
    /// # Errors
    /// Why it is not taken.
    pub fn receive(&self, from: &mut impl Read) -> Result<Arrived, StoreError> {
        make_directory(&self.directory)?;
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(|error| io::Error::other(error.to_string()))?;
        let path = self.directory.join(format!("{UNFINISHED}{}", hex(&name)));
        let mut to = File::options()
            .read(true)
            .write(true)
            .create_new(true)
            .open(&path)?;
        let unfinished = Unfinished(path);
        let (digest, bytes) = self.copy(from, &mut to)?;
        let kind = look(&mut to)?;
        to.sync_all()?;
        Ok(Arrived {
            kind,
            file: format!("{digest}.{}", kind.extension()),
            bytes,
            unfinished,
        })
    }

    fn copy(&self, from: &mut impl Read, to: &mut File) -> Result<(String, u64), StoreError> {
        let mut hash = Sha256::new();
        let mut piece = vec![0; PIECE];
        let mut bytes = 0;
        loop {
            let count = match from.read(&mut piece) {
                Ok(0) => return Ok((hex(&hash.finalize()), bytes)),
                Ok(count) => count,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(StoreError::Origin(error)),
            };
            bytes += count as u64;
            if bytes > MOST_FILE {
                return Err(StoreError::TooLarge);
            }
            if !self.has_room(count as u64)? {
                return Err(StoreError::Full);
            }
            hash.update(&piece[..count]);
            to.write_all(&piece[..count])?;
        }
    }

    /// Keeps what has arrived; returns only when a power cut takes nothing of it.
    ///
    /// # Errors
    /// The card.
    pub fn keep(&self, arrived: Vec<Arrived>) -> io::Result<()> {
        for one in arrived {
            fs::rename(&one.unfinished.0, self.directory.join(&one.file))?;
        }
        match sync_directory(&self.directory) {
            // Nothing has ever come.
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            synced => synced,
        }
    }

    /// A file of the store, with what it is and how long; nothing under a name that is none of it.
    ///
    /// # Errors
    /// The card.
    pub fn open(&self, file: &str) -> io::Result<Option<(File, Kind, u64)>> {
        let Some(kind) = kind_of(file) else {
            return Ok(None);
        };
        let opened = match File::open(self.directory.join(file)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            opened => opened?,
        };
        let about = opened.metadata()?;
        Ok(about.is_file().then_some((opened, kind, about.len())))
    }

    /// Removes every file but these, and what was never finished; says how many.
    ///
    /// # Errors
    /// The card.
    pub fn sweep(&self, used: &BTreeSet<String>) -> io::Result<usize> {
        let entries = match fs::read_dir(&self.directory) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(0),
            entries => entries?,
        };
        let mut removed = 0;
        for entry in entries {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else {
                continue;
            };
            let surplus = kind_of(&name).is_some() && !used.contains(&name);
            if surplus || name.starts_with(UNFINISHED) {
                fs::remove_file(entry.path())?;
                removed += 1;
            }
        }
        Ok(removed)
    }
}

/// Every file that a game may show.
#[must_use]
pub fn files_of(setup: &Setup) -> BTreeSet<String> {
    let of_themes = setup.themes.iter().flat_map(|theme| &theme.clues);
    let clues = of_themes.chain(setup.spares.iter().map(|spare| &spare.clue));
    let media = clues.filter_map(|clue| clue.media.as_ref());
    media.map(|Media { file, .. }| file.clone()).collect()
}

/// The hash of all that can be read there, and how long it is.
///
/// # Errors
/// It cannot be read.
pub fn digest(from: &mut impl Read) -> io::Result<(String, u64)> {
    let mut hash = Sha256::new();
    let mut piece = vec![0; PIECE];
    let mut bytes = 0;
    loop {
        match from.read(&mut piece) {
            Ok(0) => return Ok((hex(&hash.finalize()), bytes)),
            Ok(count) => {
                hash.update(&piece[..count]);
                bytes += count as u64;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The kind that a name of the store says; nothing for any other name.
fn kind_of(file: &str) -> Option<Kind> {
    let (digest, extension) = file.split_once('.')?;
    let hex = |b: u8| b.is_ascii_digit() || (b'a'..=b'f').contains(&b);
    let whole = digest.len() == DIGEST_CHARS && digest.bytes().all(hex);
    Kind::of_extension(extension).filter(|_| whole)
}

/// Whether so many bytes leave [`ROOM_LEFT`] where this directory is, or will be.
///
/// # Errors
/// The card does not say.
pub fn has_room(directory: &Path, bytes: u64) -> io::Result<bool> {
    let there = directory.ancestors().find(|path| path.is_dir());
    let about = rustix::fs::statvfs(there.unwrap_or(Path::new("/")))?;
    let free = about.f_bavail.saturating_mul(about.f_frsize);
    Ok(free >= bytes.saturating_add(ROOM_LEFT))
}

/// Makes a directory, if it is not there yet, so that a power cut does not take it.
///
/// # Errors
/// The card.
pub fn make_directory(directory: &Path) -> io::Result<()> {
    if !directory.is_dir() {
        fs::create_dir_all(directory)?;
        directory.parent().map_or(Ok(()), sync_directory)?;
    }
    Ok(())
}

/// A new name is durable only with its directory.
///
/// # Errors
/// The card.
pub fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
