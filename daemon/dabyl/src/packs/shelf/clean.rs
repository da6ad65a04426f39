//! What is removed: files that nobody shows any more, and what a power cut has left.

use std::collections::BTreeSet;
use std::fs;

use super::names::{Form, names, path_of};
use super::{Remembered, Shelf, UNFINISHED, read_taken};

impl Shelf {
    /// Removes files that neither a pack nor a game shows, and uploads that were never finished: a power
    /// cut may have left some.
    pub fn tidy(&self, shown: &BTreeSet<String>) {
        let one = self.one();
        for entry in fs::read_dir(&self.uploaded).into_iter().flatten().flatten() {
            let name = entry.file_name();
            if name.to_string_lossy().starts_with(UNFINISHED) {
                let _ = fs::remove_file(entry.path());
            }
        }
        self.sweep(&one, shown);
    }

    /// Files that stay behind take room until the next time, but harm nobody.
    pub(super) fn sweep(&self, one: &Remembered, shown: &BTreeSet<String>) {
        let mut used = shown.clone();
        used.extend(one.coming.iter().flatten().cloned());
        for file in names(&self.uploaded) {
            if Form::of(&file) != Some(Form::Archive) {
                continue;
            }
            match read_taken(&path_of(&self.uploaded, &file)) {
                Ok(taken) => used.extend(taken.files().map(str::to_owned)),
                // Nobody knows which files it has.
                Err(error) => {
                    log::warn!("pack {file}: {error}; no files are removed");
                    return;
                }
            }
        }
        match self.store.sweep(&used) {
            Ok(0) => {}
            Ok(removed) => log::info!("{removed} files removed that no pack shows"),
            Err(error) => log::warn!("files that no pack shows: {error}"),
        }
    }
}
