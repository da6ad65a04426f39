//! Where packs stand: those that came with the box, which nobody changes, and those that hosts have
//! put there. Files are read anew each time: somebody may have copied one by hand.
//!
//! A pack is a text, `NAME.toml`; or a folder `NAME` with `pack.toml` and its files; or was uploaded as an
//! archive, `NAME.zip`, of which the box keeps the text in `NAME.zip.json` and the files in its store.

mod clean;
mod error;
mod names;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, VecDeque};
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::archive::{Archive, TEXT};
use super::folder::{self, Folder, FromStore, Seen, Taken};
use super::{MOST_BYTES, Pack, Reading, report};
use crate::media::{Store, make_directory, sync_directory};
use names::{Form, names, path_of};

pub use error::ShelfError;

/// Packs that hosts may put there: a season of games, and a list that a phone can show.
pub const MOST_PACKS: usize = 100;

/// Bytes of all of them: a hundred whole matches have 4 MB, and the card is the journal's too.
pub const MOST_TOTAL: u64 = 16 * 1024 * 1024;

/// Bytes of an archive's text with the names of its files: as JSON the text may take twice its bytes,
/// and each file a line.
const MOST_TAKEN: u64 = 2 * MOST_BYTES as u64 + 64 * 1024;

/// Games that may be about to begin, whose files are kept though no game on the table shows them yet.
const COMING: usize = 4;

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
    /// How many files its questions show.
    pub files: usize,
    /// How many bytes those have.
    pub bytes: u64,
}

/// Both places. One reader at a time: reading a hostile text takes far more memory than the text.
#[derive(Debug, Default)]
pub struct Shelf {
    shipped: PathBuf,
    uploaded: PathBuf,
    store: Store,
    one: Mutex<Remembered>,
}

/// What is remembered between two askings.
#[derive(Debug, Default)]
struct Remembered {
    seen: Seen,
    /// Files of the packs that were loaded last.
    coming: VecDeque<BTreeSet<String>>,
}

impl Shelf {
    /// The directory of packs that came with the box, the one for the others, and the one for their
    /// files; the last two are made when the first is put there.
    #[must_use]
    pub fn new(shipped: PathBuf, uploaded: PathBuf, files: PathBuf) -> Shelf {
        Shelf {
            shipped,
            uploaded,
            store: Store::new(files),
            one: Mutex::default(),
        }
    }

    /// Where the files of uploaded packs are, and those of any pack that was played.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Where what is being uploaded may stand meanwhile.
    #[must_use]
    pub fn uploads(&self) -> &Path {
        &self.uploaded
    }

    fn one(&self) -> MutexGuard<'_, Remembered> {
        self.one.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every pack, shipped ones first, each by name. A file that cannot be read is passed over.
    #[must_use]
    pub fn list(&self) -> Vec<OnShelf> {
        let mut one = self.one();
        let shipped = names(&self.shipped);
        let uploaded = names(&self.uploaded);
        let own = uploaded.iter().filter(|file| !shipped.contains(file));
        let all = shipped.iter().map(|file| (file, true));
        let all = all.chain(own.map(|file| (file, false)));
        all.filter_map(|(file, shipped)| self.listed(file, shipped, &mut one.seen))
            .collect()
    }

    fn listed(&self, file: &str, shipped: bool, seen: &mut Seen) -> Option<OnShelf> {
        let path = path_of(self.directory(shipped), file);
        let reading = self
            .read(file, &path, seen)
            .inspect_err(|error| log::warn!("pack {}: {error}", path.display()))
            .ok()?;
        let mut pack = reading.pack;
        if pack.title.is_empty() {
            let stem = file.split('.').next().unwrap_or(file);
            stem.clone_into(&mut pack.title);
        }
        Some(OnShelf {
            file: file.to_owned(),
            shipped,
            pack,
            faults: reading.faults.len(),
            warnings: reading.warnings.len(),
            files: reading.files.len(),
            bytes: reading.files.iter().map(|kept| kept.bytes).sum(),
        })
    }

    fn read(&self, file: &str, path: &Path, seen: &mut Seen) -> io::Result<Reading> {
        match Form::of(file) {
            Some(Form::Folder) => {
                let text = report::read(&path.join(TEXT))?;
                let directory = path.to_owned();
                Ok(Reading::with(&text, &mut Folder { directory, seen }))
            }
            Some(Form::Archive) => {
                let taken = &read_taken(path)?;
                let store = &self.store;
                let mut beside = FromStore { taken, store };
                Ok(Reading::with(taken.text.as_bytes(), &mut beside))
            }
            Some(Form::Text) | None => Ok(Reading::of(&report::read(path)?)),
        }
    }

    /// A pack to be played, its files ready to be shown.
    ///
    /// # Errors
    /// There is none of this name, or it has faults, or the card.
    pub fn load(&self, file: &str) -> Result<Pack, ShelfError> {
        let mut one = self.one();
        let path = self.path(file)?;
        let reading = self.read(file, &path, &mut one.seen)?;
        let files = reading.files.clone();
        let pack = whole(reading)?;
        if Form::of(file) == Some(Form::Folder) {
            folder::import(&path, &files, &self.store)?;
        }
        if !files.is_empty() {
            one.coming.truncate(COMING - 1);
            let names = files.into_iter().map(|kept| kept.media.file);
            one.coming.push_front(names.collect());
        }
        Ok(pack)
    }

    /// A pack with all that there is to say about it.
    ///
    /// # Errors
    /// There is none of this name.
    pub fn reading(&self, file: &str) -> Result<Reading, ShelfError> {
        let mut one = self.one();
        let path = self.path(file)?;
        Ok(self.read(file, &path, &mut one.seen)?)
    }

    /// Puts a text there, or another one in its place; returns only when a power cut takes nothing of
    /// it. What it warns of is no hindrance.
    ///
    /// # Errors
    /// The name, the faults, no room, the card.
    pub fn put(&self, file: &str, bytes: &[u8]) -> Result<(), ShelfError> {
        let _one = self.one();
        self.may_put(file, Form::Text)?;
        whole(Reading::of(bytes))?;
        self.write(file, bytes)
    }

    /// Puts an archive there that has been uploaded to a file, or another one in its place, with its
    /// files. Those of the one before go, unless they are among `shown`, which games show.
    ///
    /// # Errors
    /// The name, the faults, no room, the card.
    pub fn put_archive(
        &self,
        file: &str,
        archive: File,
        shown: &BTreeSet<String>,
    ) -> Result<(), ShelfError> {
        let one = self.one();
        self.may_put(file, Form::Archive)?;
        let faulty = |what| ShelfError::Faulty(Box::new(Reading::of_broken(what)));
        let mut archive = Archive::open(archive, &self.store).map_err(faulty)?;
        let text = archive.text().map_err(faulty)?;
        let reading = Reading::with(&text, &mut archive);
        let arrived = archive.into_arrived()?;
        let files = reading.files.clone();
        whole(reading)?;
        // Whatever has no faults is UTF-8; a byte order mark is not needed any more.
        let text = String::from_utf8_lossy(&text);
        let text = text.trim_start_matches('\u{feff}').to_owned();
        let taken = serde_json::to_vec(&Taken::new(text, &files)).map_err(io::Error::from)?;
        self.store.keep(arrived)?;
        self.write(file, &taken)?;
        self.sweep(&one, shown);
        Ok(())
    }

    /// Takes a pack away that was put there, and the files that no other pack has, unless they are among
    /// `shown`, which games show.
    ///
    /// # Errors
    /// There is none of this name, it came with the box, or the card.
    pub fn remove(&self, file: &str, shown: &BTreeSet<String>) -> Result<(), ShelfError> {
        let one = self.one();
        let form = self.may_change(file)?;
        let path = path_of(&self.uploaded, file);
        let removed = match form {
            Form::Text | Form::Archive => fs::remove_file(path),
            Form::Folder => fs::remove_dir_all(path),
        };
        match removed {
            Ok(()) => sync_directory(&self.uploaded)?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(ShelfError::Nowhere);
            }
            Err(error) => return Err(error.into()),
        }
        self.sweep(&one, shown);
        Ok(())
    }

    fn write(&self, file: &str, bytes: &[u8]) -> Result<(), ShelfError> {
        self.has_room(file, bytes.len())?;
        let directory = &self.uploaded;
        make_directory(directory)?;
        let (unfinished, finished) = (directory.join(UNFINISHED), path_of(directory, file));
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

    fn directory(&self, shipped: bool) -> &Path {
        if shipped {
            &self.shipped
        } else {
            &self.uploaded
        }
    }

    fn may_change(&self, file: &str) -> Result<Form, ShelfError> {
        let form = Form::of(file).ok_or(ShelfError::Name)?;
        if form.is_there(&path_of(&self.shipped, file)) {
            Err(ShelfError::Shipped)
        } else {
            Ok(form)
        }
    }

    fn may_put(&self, file: &str, form: Form) -> Result<(), ShelfError> {
        if self.may_change(file)? == form {
            Ok(())
        } else {
            Err(ShelfError::Name)
        }
    }

    fn path(&self, file: &str) -> Result<PathBuf, ShelfError> {
        let form = Form::of(file).ok_or(ShelfError::Nowhere)?;
        let places = [&self.shipped, &self.uploaded].map(|place| path_of(place, file));
        let found = places.into_iter().find(|path| form.is_there(path));
        found.ok_or(ShelfError::Nowhere)
    }

    fn has_room(&self, file: &str, bytes: usize) -> Result<(), ShelfError> {
        let others = names(&self.uploaded);
        let others = others.iter().filter(|other| *other != file);
        let sizes: Vec<u64> = others
            .filter_map(|other| Some(fs::metadata(path_of(&self.uploaded, other)).ok()?.len()))
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

/// Where a pack, or an upload, is written before it has its name: none that a pack has.
pub(crate) const UNFINISHED: &str = ".unfinished";

/// An archive as the box keeps it.
fn read_taken(path: &Path) -> io::Result<Taken> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_TAKEN).read_to_end(&mut bytes)?;
    Ok(serde_json::from_slice(&bytes)?)
}
