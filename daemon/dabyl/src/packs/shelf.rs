//! Where packs stand: those that came with the box, which nobody changes, and those that hosts have
//! put there. Files are read anew each time: somebody may have copied one by hand.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::{Pack, Reading, report};

/// Packs that hosts may put there: a season of games, and a list that a phone can show.
pub const MOST_PACKS: usize = 100;

/// Bytes of all of them: a hundred whole matches have 4 MB, and the card is the journal's too.
pub const MOST_TOTAL: u64 = 16 * 1024 * 1024;

/// Letters of a file's name before `.toml`.
const NAME_LETTERS: usize = 64;

/// A pack on the shelf.
#[derive(Clone, Debug)]
pub struct OnShelf {
    /// The name of its file.
    pub file: String,
    /// It came with the box.
    pub shipped: bool,
    /// What could be read of it.
    pub pack: Pack,
    /// How many faults it has; one that has any cannot be played.
    pub faults: usize,
    /// How many warnings it has.
    pub warnings: usize,
}

/// Why the shelf does not do it.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// Not the name of a pack.
    #[error(
        "a pack's file has a name of 1 to {NAME_LETTERS} of the letters a-z, 0-9 and -, and `.toml` behind it"
    )]
    Name,
    /// No pack of this name.
    #[error("the box has no such pack: look at the list again")]
    Nowhere,
    /// Packs that came with the box stay as they are.
    #[error("this pack came with the box and stays as it is: give yours another name")]
    Shipped,
    /// As many as there may be.
    #[error("the box has {MOST_PACKS} packs or {MOST_TOTAL} bytes of them: remove one first")]
    Full,
    /// It cannot be played.
    #[error("the pack has faults: see what they are, and put a mended one there")]
    Faulty(Box<Reading>),
    /// The card.
    #[error("the card does not do it: {0}")]
    Card(#[from] io::Error),
}

/// Both places. One reader at a time: reading a hostile text takes far more memory than the text.
#[derive(Debug, Default)]
pub struct Shelf {
    shipped: PathBuf,
    uploaded: PathBuf,
    one: Mutex<()>,
}

impl Shelf {
    /// The directory of packs that came with the box, and the one for the others, which is made when
    /// the first is put there.
    #[must_use]
    pub fn new(shipped: PathBuf, uploaded: PathBuf) -> Shelf {
        Shelf {
            shipped,
            uploaded,
            one: Mutex::new(()),
        }
    }

    /// Every pack, shipped ones first, each by name. A file that cannot be read is passed over.
    #[must_use]
    pub fn list(&self) -> Vec<OnShelf> {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        let shipped = names(&self.shipped);
        let uploaded = names(&self.uploaded);
        let own = uploaded.iter().filter(|file| !shipped.contains(file));
        let all = shipped.iter().map(|file| (file, true));
        let all = all.chain(own.map(|file| (file, false)));
        all.filter_map(|(file, shipped)| self.listed(file, shipped))
            .collect()
    }

    fn listed(&self, file: &str, shipped: bool) -> Option<OnShelf> {
        let path = self.directory(shipped).join(file);
        let bytes = report::read(&path)
            .inspect_err(|error| log::warn!("pack {}: {error}", path.display()))
            .ok()?;
        let reading = Reading::of(&bytes);
        let mut pack = reading.pack;
        if pack.title.is_empty() {
            file.trim_end_matches(".toml").clone_into(&mut pack.title);
        }
        Some(OnShelf {
            file: file.to_owned(),
            shipped,
            pack,
            faults: reading.faults.len(),
            warnings: reading.warnings.len(),
        })
    }

    /// A pack to be played.
    ///
    /// # Errors
    /// There is none of this name, or it has faults.
    pub fn load(&self, file: &str) -> Result<Pack, ShelfError> {
        whole(self.reading(file)?)
    }

    /// A pack with all that there is to say about it.
    ///
    /// # Errors
    /// There is none of this name.
    pub fn reading(&self, file: &str) -> Result<Reading, ShelfError> {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.path(file)?;
        Ok(Reading::of(&report::read(&path)?))
    }

    /// Puts a pack there, or another one in its place; returns only when a power cut takes nothing of
    /// it. What it warns of is no hindrance.
    ///
    /// # Errors
    /// The name, the faults, no room, the card.
    pub fn put(&self, file: &str, bytes: &[u8]) -> Result<(), ShelfError> {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        self.may_change(file)?;
        whole(Reading::of(bytes))?;
        self.has_room(file, bytes.len())?;
        let directory = &self.uploaded;
        if !directory.is_dir() {
            fs::create_dir_all(directory)?;
            directory.parent().map_or(Ok(()), sync_directory)?;
        }
        let (unfinished, finished) = (directory.join(UNFINISHED), directory.join(file));
        let written = File::create(&unfinished).and_then(|mut to| {
            to.write_all(bytes)?;
            to.sync_all()
        });
        let written = written.and_then(|()| fs::rename(&unfinished, &finished));
        if let Err(error) = written {
            // Whatever stands there would be written over by the next one; room is better.
            let _ = fs::remove_file(&unfinished);
            return Err(error.into());
        }
        Ok(sync_directory(directory)?)
    }

    /// Takes a pack away that was put there.
    ///
    /// # Errors
    /// There is none of this name, it came with the box, or the card.
    pub fn remove(&self, file: &str) -> Result<(), ShelfError> {
        let _one = self.one.lock().unwrap_or_else(PoisonError::into_inner);
        self.may_change(file)?;
        match fs::remove_file(self.uploaded.join(file)) {
            Ok(()) => Ok(sync_directory(&self.uploaded)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(ShelfError::Nowhere),
            Err(error) => Err(error.into()),
        }
    }

    fn directory(&self, shipped: bool) -> &Path {
        if shipped {
            &self.shipped
        } else {
            &self.uploaded
        }
    }

    fn may_change(&self, file: &str) -> Result<(), ShelfError> {
        if !is_name(file) {
            Err(ShelfError::Name)
        } else if self.shipped.join(file).is_file() {
            Err(ShelfError::Shipped)
        } else {
            Ok(())
        }
    }

    fn path(&self, file: &str) -> Result<PathBuf, ShelfError> {
        if !is_name(file) {
            return Err(ShelfError::Nowhere);
        }
        let places = [self.shipped.join(file), self.uploaded.join(file)];
        let found = places.into_iter().find(|path| path.is_file());
        found.ok_or(ShelfError::Nowhere)
    }

    fn has_room(&self, file: &str, bytes: usize) -> Result<(), ShelfError> {
        let others = names(&self.uploaded);
        let others = others.iter().filter(|other| *other != file);
        let sizes: Vec<u64> = others
            .filter_map(|other| Some(fs::metadata(self.uploaded.join(other)).ok()?.len()))
            .collect();
        let total = sizes.iter().sum::<u64>().saturating_add(bytes as u64);
        if sizes.len() < MOST_PACKS && total <= MOST_TOTAL {
            Ok(())
        } else {
            Err(ShelfError::Full)
        }
    }
}

/// The pack, if it can be played.
fn whole(reading: Reading) -> Result<Pack, ShelfError> {
    if reading.faults.is_empty() {
        Ok(reading.pack)
    } else {
        Err(ShelfError::Faulty(Box::new(reading)))
    }
}

/// Where a pack is written before it has its name: none that [`is_name`] would take.
const UNFINISHED: &str = ".unfinished";

/// The packs of a directory by name, no more than there may be. One that is not there has none.
fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let named = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        (is_name(&name) && entry.path().is_file()).then_some(name)
    });
    let mut names: Vec<String> = named.collect();
    names.sort();
    names.truncate(MOST_PACKS);
    names
}

/// A name that means the same on every file system, and nothing but a file in its directory.
fn is_name(file: &str) -> bool {
    file.strip_suffix(".toml").is_some_and(|stem| {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
        (1..=NAME_LETTERS).contains(&stem.len()) && stem.bytes().all(plain)
    })
}

/// A new name is durable only with its directory.
fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

#[cfg(test)]
mod tests;
