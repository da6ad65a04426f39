//! A pack as a .zip: its text and its files. An archive is hostile until read: it may hold far more than
//! its own bytes, names that lead elsewhere, links, and lies about all of that.

use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::fs::FileExt as _;
use std::rc::Rc;

use dabyl_rules::setup::Media;
use zip::{CompressionMethod, ZipArchive};

use super::beside::{Beside, Kept, MOST_FILES, refused};
use super::reader::{quoted, short};
use super::{ArchiveWrong, FileWrong, MOST_BYTES, ShelfError};
use crate::media::{Arrived, MOST_FILE, Store, StoreError};

/// The text of a pack in an archive or a folder.
pub(super) const TEXT: &str = "pack.toml";

/// Bytes of an archive: all files of a pack ([`super::MOST_FILES_BYTES`]), which do not get smaller, the
/// text, and heads.
pub const MOST_ARCHIVE: u64 = super::MOST_FILES_BYTES + 4 * 1024 * 1024;

/// Bytes that are read of an archive's table of contents. A hundred files take 10 kB; each entry costs
/// ten times its bytes in memory, which a flood of them would fill.
const MOST_CONTENTS: u64 = 1024 * 1024;

/// What computers put into archives by themselves.
const LITTER: [&str; 3] = [".DS_Store", "Thumbs.db", "desktop.ini"];

/// A pack's archive, open.
pub(super) struct Archive<'a> {
    zip: ZipArchive<Bounded>,
    store: &'a Store,
    /// Number of the text among the entries.
    text: usize,
    /// Numbers of the files, by their names beside the text.
    files: HashMap<String, usize>,
    arrived: Vec<Arrived>,
    /// What kept the box itself from taking a file.
    trouble: Option<StoreError>,
}

impl<'a> Archive<'a> {
    pub fn open(file: File, store: &'a Store) -> Result<Archive<'a>, ArchiveWrong> {
        let broken = |_| ArchiveWrong::Broken {};
        let mut mark = [0; 4];
        let known = file.read_exact_at(&mut mark, 0).is_ok() && mark == *b"PK\x03\x04";
        if !known {
            return Err(ArchiveWrong::Broken {});
        }
        let contents = file.try_clone().map_err(broken)?;
        let left = Rc::new(Cell::new(MOST_CONTENTS));
        let bounded = Bounded {
            file,
            left: Rc::clone(&left),
        };
        let zip = ZipArchive::new(bounded).map_err(|_| {
            // Only a flood of entries reads so much.
            if left.get() == 0 {
                many()
            } else {
                ArchiveWrong::Broken {}
            }
        })?;
        twice(&contents, zip.central_directory_start())?;
        left.set(u64::MAX);
        let mut archive = Archive {
            zip,
            store,
            text: 0,
            files: HashMap::new(),
            arrived: Vec::new(),
            trouble: None,
        };
        archive.sort()?;
        Ok(archive)
    }

    /// Looks at every entry's head and finds the text.
    fn sort(&mut self) -> Result<(), ArchiveWrong> {
        let mut entries = Vec::new();
        for number in 0..self.zip.len() {
            if let Some(name) = self.name(number)? {
                entries.push((number, name));
            }
        }
        if entries.len() > MOST_FILES + 1 {
            return Err(many());
        }
        let is_text = |name: &str| name.rsplit('/').next() == Some(TEXT);
        let mut texts = entries.iter().filter(|(_, name)| is_text(name));
        let (text, path) = texts.next().ok_or(ArchiveWrong::NoText {})?;
        if texts.next().is_some() {
            return Err(ArchiveWrong::TwoTexts {});
        }
        // Some pack the folder, others what is in it.
        let root = path.strip_suffix(TEXT).unwrap_or_default();
        if root.matches('/').count() > 1 {
            return Err(ArchiveWrong::Deep { name: quoted(path) });
        }
        self.text = *text;
        for (number, name) in &entries {
            let beside = name.strip_prefix(root);
            match beside.filter(|beside| beside.matches('/').count() <= 1) {
                Some(_) if number == text => {}
                Some(beside) => {
                    self.files.insert(beside.to_owned(), *number);
                }
                None => return Err(ArchiveWrong::Deep { name: quoted(name) }),
            }
        }
        Ok(())
    }

    /// The name of an entry that is a file, and not litter.
    fn name(&mut self, number: usize) -> Result<Option<String>, ArchiveWrong> {
        let entry = self.zip.by_index_raw(number);
        let entry = entry.map_err(|_| ArchiveWrong::Broken {})?;
        let quoted = quoted(&String::from_utf8_lossy(entry.name_raw()));
        let name = entry.name().ok().map(|name| name.into_owned());
        let Some(name) = name.filter(|name| !leads_elsewhere(name)) else {
            return Err(ArchiveWrong::Name { name: quoted });
        };
        if entry.is_symlink() {
            return Err(ArchiveWrong::Link { name: quoted });
        }
        if entry.encrypted() {
            return Err(ArchiveWrong::Locked { name: quoted });
        }
        if !matches!(
            entry.compression(),
            CompressionMethod::Stored | CompressionMethod::Deflated
        ) {
            return Err(ArchiveWrong::Method { name: quoted });
        }
        let last = name.rsplit('/').next().unwrap_or_default();
        let litter = name.starts_with("__MACOSX/") || LITTER.contains(&last);
        Ok((!entry.is_dir() && !litter).then_some(name))
    }

    /// The text, but no more of it than shows that it is too long.
    pub fn text(&mut self) -> Result<Vec<u8>, ArchiveWrong> {
        let entry = self.zip.by_index(self.text);
        let entry = entry.map_err(|_| ArchiveWrong::Broken {})?;
        let mut text = Vec::new();
        let read = entry.take(MOST_BYTES as u64 + 1).read_to_end(&mut text);
        read.map_err(|_| ArchiveWrong::Broken {})?;
        Ok(text)
    }

    /// The files that were looked at, unless the box itself had trouble with one.
    pub fn into_arrived(self) -> Result<Vec<Arrived>, ShelfError> {
        let trouble = self.trouble.map(ShelfError::of_store);
        trouble.map_or(Ok(self.arrived), Err)
    }
}

impl Beside for Archive<'_> {
    fn look(&mut self, name: &str) -> Result<Kept, FileWrong> {
        let number = self.files.get(name).ok_or(FileWrong::Missing {})?;
        let entry = self.zip.by_index(*number);
        let mut entry = entry.map_err(|_| FileWrong::Broken {})?;
        let arrived = if entry.size() > MOST_FILE {
            Err(StoreError::TooLarge)
        } else {
            self.store.receive(&mut entry)
        };
        let arrived = match arrived {
            Ok(arrived) => arrived,
            Err(error) => {
                let wrong = refused(&error);
                if matches!(error, StoreError::Full | StoreError::Card(_)) {
                    self.trouble = Some(error);
                }
                return Err(wrong);
            }
        };
        let kept = Kept {
            name: name.to_owned(),
            media: Media {
                kind: arrived.kind.shows(),
                file: arrived.file.clone(),
            },
            bytes: arrived.bytes,
        };
        self.arrived.push(arrived);
        Ok(kept)
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<_> = self.files.keys().cloned().collect();
        names.sort();
        names
    }
}

fn many() -> ArchiveWrong {
    ArchiveWrong::Many {
        most: short(MOST_FILES),
    }
}

/// A name that would leave its folder on some system, or means another there.
fn leads_elsewhere(name: &str) -> bool {
    let odd = |part: &str| part.is_empty() || part == "." || part == "..";
    let name = name.strip_suffix('/').unwrap_or(name);
    name.split('/').any(odd) || name.contains(['\\', ':']) || name.contains(char::is_control)
}

/// Whether a name stands twice in the table of contents: the last would count, but which one did the
/// writer mean?
fn twice(file: &File, from: u64) -> Result<(), ArchiveWrong> {
    const HEAD: usize = 46;
    let mut contents = Vec::new();
    let mut at = Offset { file, at: from };
    let read = at.by_ref().take(MOST_CONTENTS).read_to_end(&mut contents);
    read.map_err(|_| ArchiveWrong::Broken {})?;
    let mut seen = HashSet::new();
    let mut rest = contents.as_slice();
    while rest.starts_with(b"PK\x01\x02") {
        let length = |at: usize| match rest.get(at..at + 2) {
            Some([low, high]) => usize::from(u16::from_le_bytes([*low, *high])),
            Some(_) | None => 0,
        };
        let (name, more) = (length(28), length(30) + length(32));
        let name = rest.get(HEAD..HEAD + name);
        let name = name.ok_or(ArchiveWrong::Broken {})?;
        if !seen.insert(name) {
            let name = quoted(&String::from_utf8_lossy(name));
            return Err(ArchiveWrong::Twice { name });
        }
        rest = rest.get(HEAD + name.len() + more..).unwrap_or_default();
    }
    Ok(())
}

/// Reads a file from a place on, without moving it for others.
struct Offset<'a> {
    file: &'a File,
    at: u64,
}

impl Read for Offset<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read_at(to, self.at)?;
        self.at += count as u64;
        Ok(count)
    }
}

/// A file of which only so much may be read.
struct Bounded {
    file: File,
    left: Rc<Cell<u64>>,
}

impl Read for Bounded {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(to)? as u64;
        let left = self.left.get().checked_sub(count);
        self.left.set(left.unwrap_or(0));
        let count = left.map(|_| count);
        let count = count.ok_or_else(|| io::Error::other("too long a table of contents"))?;
        Ok(usize::try_from(count).unwrap_or(0))
    }
}

impl Seek for Bounded {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}
