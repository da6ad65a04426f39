//! What packs are called, and where each stands in its directory.

use std::fs;
use std::path::{Path, PathBuf};

use super::{MOST_PACKS, TEXT};

/// Letters of a pack's name before `.toml` or `.zip`.
pub(super) const NAME_LETTERS: usize = 64;

/// What stands behind the name of an archive that was taken in.
const TAKEN: &str = ".json";

/// In which form a pack is there; its name says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A text alone: `NAME.toml`.
    Text,
    /// Uploaded with its files: `NAME.zip`.
    Archive,
    /// A folder: `NAME`.
    Folder,
}

impl Form {
    /// The form of a pack that is called so; nothing if none can be.
    pub fn of(file: &str) -> Option<Form> {
        let (stem, form) = if let Some(stem) = file.strip_suffix(".toml") {
            (stem, Form::Text)
        } else if let Some(stem) = file.strip_suffix(".zip") {
            (stem, Form::Archive)
        } else {
            (file, Form::Folder)
        };
        is_name(stem).then_some(form)
    }

    /// Whether what stands there has this form.
    pub fn is_there(self, path: &Path) -> bool {
        match self {
            Form::Text | Form::Archive => path.is_file(),
            Form::Folder => path.join(TEXT).is_file(),
        }
    }
}

/// Where the pack of this name stands.
pub(super) fn path_of(directory: &Path, file: &str) -> PathBuf {
    match Form::of(file) {
        Some(Form::Archive) => directory.join(format!("{file}{TAKEN}")),
        Some(Form::Text | Form::Folder) | None => directory.join(file),
    }
}

/// The packs of a directory by name, no more than there may be. One that is not there has none.
pub(super) fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let named = entries.filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let file = name.strip_suffix(TAKEN).unwrap_or(&name);
        let form = Form::of(file)?;
        let whole = path_of(directory, file) == entry.path() && form.is_there(&entry.path());
        whole.then(|| file.to_owned())
    });
    let mut names: Vec<String> = named.collect();
    names.sort();
    names.truncate(MOST_PACKS);
    names
}

/// A name that means the same on every file system, and nothing but a file in its directory.
fn is_name(stem: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    (1..=NAME_LETTERS).contains(&stem.len()) && stem.bytes().all(plain)
}
