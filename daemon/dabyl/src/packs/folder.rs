//! A pack as a folder: its text and its files beside it, as somebody has copied them there. And what an
//! archive leaves when it has been taken in: its text, with what each file is called in the store.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use dabyl_rules::setup::{Media, MediaKind};
use serde::{Deserialize, Serialize};

use super::archive::TEXT;
use super::beside::{Beside, Kept, MOST_FILES, refused};
use super::{FileWrong, ShelfError};
use crate::media::{self, MOST_FILE, Store, StoreError};

/// Files that have been looked at, each with its length and time: to look again costs a second for each
/// 30 MB on the smallest box.
pub(super) type Seen = HashMap<PathBuf, (u64, Option<SystemTime>, Kept)>;

/// Files that are remembered: those of ten large packs.
const MOST_SEEN: usize = 10 * MOST_FILES;

/// A folder, open.
pub(super) struct Folder<'a> {
    pub directory: PathBuf,
    pub seen: &'a mut Seen,
}

impl Folder<'_> {
    fn find(&mut self, name: &str) -> Result<Kept, Refusal> {
        let path = self.directory.join(name);
        // No link: it may lead to anything that the daemon can read.
        let plain = |path: &Path| Ok::<_, io::Error>(!fs::symlink_metadata(path)?.is_symlink());
        let above = path.parent().filter(|above| *above != self.directory);
        let above = above.map_or(Ok(true), plain)?;
        if !above || !plain(&path)? {
            return Err(Refusal(FileWrong::Unreadable {}));
        }
        let about = fs::metadata(&path)?;
        if !about.is_file() {
            return Err(Refusal(FileWrong::Unreadable {}));
        }
        if about.len() > MOST_FILE {
            return Err(Refusal(refused(&StoreError::TooLarge)));
        }
        let modified = about.modified().ok();
        if let Some((length, time, kept)) = self.seen.get(&path)
            && (*length, *time) == (about.len(), modified)
        {
            return Ok(kept.clone());
        }
        let mut file = File::open(&path)?;
        let kind = media::look(&mut file).map_err(|why| Refusal(refused(&why.into())))?;
        let (digest, bytes) = media::digest(&mut File::open(&path)?)?;
        let kept = Kept {
            name: name.to_owned(),
            media: Media {
                kind: kind.shows(),
                file: format!("{digest}.{}", kind.extension()),
            },
            bytes,
        };
        if self.seen.len() >= MOST_SEEN {
            self.seen.clear();
        }
        let found = (about.len(), modified, kept.clone());
        self.seen.insert(path, found);
        Ok(kept)
    }
}

/// What is wrong with a file; with its card, that it cannot be read.
struct Refusal(FileWrong);

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Refusal {
        let missing = [io::ErrorKind::NotFound, io::ErrorKind::NotADirectory];
        Refusal(if missing.contains(&error.kind()) {
            FileWrong::Missing {}
        } else {
            FileWrong::Unreadable {}
        })
    }
}

impl Beside for Folder<'_> {
    fn look(&mut self, name: &str) -> Result<Kept, FileWrong> {
        self.find(name).map_err(|Refusal(wrong)| wrong)
    }

    fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        list(&self.directory, "", true, &mut names);
        names.retain(|name| name != TEXT);
        names.sort();
        names
    }
}

/// Files of a folder, and of those in it; no more than a few times what a pack may have.
fn list(directory: &Path, before: &str, deeper: bool, names: &mut Vec<String>) {
    for entry in fs::read_dir(directory).into_iter().flatten().flatten() {
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        let Ok(kind) = entry.file_type() else {
            continue;
        };
        if name.starts_with('.') || names.len() > 2 * MOST_FILES {
            continue;
        }
        let name = format!("{before}{name}");
        if kind.is_file() {
            names.push(name);
        } else if kind.is_dir() && deeper {
            list(&entry.path(), &format!("{name}/"), false, names);
        }
    }
}

/// Puts the files of a folder into the store, from which the web gives them.
pub(super) fn import(directory: &Path, files: &[Kept], store: &Store) -> Result<(), ShelfError> {
    let mut arrived = Vec::new();
    for kept in files {
        if store.open(&kept.media.file)?.is_some() {
            continue;
        }
        let one = store.receive(&mut File::open(directory.join(&kept.name))?);
        let one = one.map_err(ShelfError::of_store)?;
        if one.file != kept.media.file {
            let changing = "a file of this pack was changed just now: try again";
            return Err(ShelfError::Card(io::Error::other(changing)));
        }
        arrived.push(one);
    }
    Ok(store.keep(arrived)?)
}

/// An archive as the box keeps it: one file, so that text and files change in one instant.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Taken {
    pub text: String,
    pub files: Vec<TakenFile>,
}

/// A file of it.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct TakenFile {
    name: String,
    file: String,
    kind: MediaKind,
    bytes: u64,
}

impl Taken {
    pub fn new(text: String, files: &[Kept]) -> Taken {
        let files = files.iter().map(|kept| TakenFile {
            name: kept.name.clone(),
            file: kept.media.file.clone(),
            kind: kept.media.kind,
            bytes: kept.bytes,
        });
        let files = files.collect();
        Taken { text, files }
    }

    /// Every file's name in the store.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.file.as_str())
    }
}

/// What was taken, with the store where its files are.
pub(super) struct FromStore<'a> {
    pub taken: &'a Taken,
    pub store: &'a Store,
}

impl Beside for FromStore<'_> {
    fn look(&mut self, name: &str) -> Result<Kept, FileWrong> {
        let mut files = self.taken.files.iter();
        let named = files.find(|file| file.name == name);
        let named = named.ok_or(FileWrong::Missing {})?;
        let there = self.store.open(&named.file);
        let there = there.map_err(|_| FileWrong::Unreadable {})?;
        let (mut file, kind, bytes) = there.ok_or(FileWrong::Missing {})?;
        let looked = media::look(&mut file).map_err(|why| refused(&why.into()))?;
        if bytes != named.bytes || looked != kind {
            return Err(FileWrong::Broken {});
        }
        Ok(Kept {
            name: named.name.clone(),
            media: Media {
                kind: named.kind,
                file: named.file.clone(),
            },
            bytes,
        })
    }

    fn names(&self) -> Vec<String> {
        self.taken
            .files
            .iter()
            .map(|file| file.name.clone())
            .collect()
    }
}
