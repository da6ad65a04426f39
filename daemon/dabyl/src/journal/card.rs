//! What the journal asks of the card under it, apart from sled's own writes. Tests put a card in
//! its place that fails or counts.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Appending and making durable.
pub(super) trait Card: Send + Sync {
    /// Appends all of it, or fails; after a failure some of it may stand there.
    fn append(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)
    }

    /// Returns only when the file's contents are beyond a power cut: fdatasync.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_data()
    }
}

/// The card as the kernel gives it.
pub(super) struct RealCard;

impl Card for RealCard {}

/// Makes names in a directory durable: a new file is nothing without its name.
pub(super) fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// How many things put aside are kept: enough to look into what happened, too few to fill a card.
const KEPT_ASIDE: usize = 3;

/// Renames something broken into `DIR/aside/NAME.N`, and removes the oldest beyond the few kept.
/// Numbers, not dates: a box without a battery does not know the time.
pub(super) fn put_aside(dir: &Path, what: &Path) -> io::Result<std::path::PathBuf> {
    let aside = dir.join("aside");
    fs::create_dir_all(&aside)?;
    let mut numbers: Vec<(u64, std::path::PathBuf)> = fs::read_dir(&aside)?
        .filter_map(|found| {
            let path = found.ok()?.path();
            let number = path.extension()?.to_str()?.parse().ok()?;
            Some((number, path))
        })
        .collect();
    numbers.sort();
    let next = numbers.last().map_or(1, |(number, _)| number + 1);
    let name = what.file_name().unwrap_or_default().to_string_lossy();
    let to = aside.join(format!("{name}.{next}"));
    fs::rename(what, &to)?;
    sync_directory(&aside)?;
    sync_directory(dir)?;
    let excess = (numbers.len() + 1).saturating_sub(KEPT_ASIDE);
    for (_, path) in numbers.iter().take(excess) {
        let removed = if path.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        if let Err(error) = removed {
            log::warn!("cannot remove {}: {error}", path.display());
        }
    }
    Ok(to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_few_are_kept_aside() {
        let dir = tempfile::tempdir().expect("a directory");
        for round in 1..=5u8 {
            let broken = dir.path().join("sled");
            fs::create_dir(&broken).expect("a directory");
            fs::write(broken.join("db"), [round]).expect("a file");
            put_aside(dir.path(), &broken).expect("renamed");
        }
        let mut names: Vec<String> = fs::read_dir(dir.path().join("aside"))
            .expect("there")
            .map(|found| {
                found
                    .expect("there")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        assert_eq!(names, ["sled.3", "sled.4", "sled.5"]);
    }
}
