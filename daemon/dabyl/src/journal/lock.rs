//! One instance at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::Path;

use super::JournalError;

/// Held for as long as the journal is open; the kernel lets go when the process ends, however.
pub(super) struct Lock(#[expect(dead_code, reason = "closing it is what matters")] File);

/// Takes the lock; a card that cannot be written can still be locked.
pub(super) fn lock(dir: &Path) -> Result<Lock, JournalError> {
    let path = dir.join("lock");
    let directory = |source| JournalError::Directory {
        path: path.clone(),
        source,
    };
    let opened = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&path);
    let mut file = match opened {
        Err(error) if error.kind() == ErrorKind::ReadOnlyFilesystem => {
            File::open(&path).map_err(directory)?
        }
        other => other.map_err(directory)?,
    };
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            return Err(JournalError::Held {
                path: dir.to_owned(),
                holder: holder(&path),
            });
        }
        Err(TryLockError::Error(source)) => return Err(directory(source)),
    }
    // Only for the sentence that a second instance says; a full card may refuse it.
    let named = file
        .set_len(0)
        .and_then(|()| write!(file, "{}", std::process::id()));
    if let Err(error) = named {
        log::debug!("{}: {error}", path.display());
    }
    Ok(Lock(file))
}

/// Who holds the lock.
fn holder(path: &Path) -> String {
    let Some(pid) = fs::read_to_string(path)
        .ok()
        .and_then(|text| text.parse::<u32>().ok())
    else {
        return "another process".to_owned();
    };
    match fs::read_to_string(format!("/proc/{pid}/comm")) {
        Ok(name) => format!("process {pid} ({})", name.trim_end()),
        Err(_) => format!("process {pid}"),
    }
}
