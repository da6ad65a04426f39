//! Archives of packs on their way in: streamed to a file, so that no video ever is in memory, and bounded
//! by what a pack may have and by the room on the card.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::time::Duration;

use axum::body::HttpBody as _;
use axum::extract::Request;
use futures_util::StreamExt;

use super::Shared;
use super::places::{Places, WhenFull};
use super::problem::Objection;
use super::session::Paired;
use super::wire::ProblemCode;
use crate::media::{has_room, make_directory};
use crate::packs::{MOST_ARCHIVE, ShelfError, UNFINISHED};

/// Uploads at once: the card writes no faster for two, and each may take 260 MiB of its room.
const UPLOADS: usize = 1;

/// How long the sender may be silent. Bad Wi-Fi makes pauses of some seconds.
const SILENCE: Duration = Duration::from_secs(15);

/// How long an upload may take altogether: the largest pack over Wi-Fi at 2 Mbit/s.
const WHOLE_TIME: Duration = Duration::from_secs(20 * 60);

/// Bytes of a body that is too long that are read and thrown away, so that the sender hears the answer.
const HEARD_OUT: u64 = 1024 * 1024;

/// Bytes that are gathered before the card is asked to write them.
const PIECE: usize = 512 * 1024;

/// Places for those who upload.
pub(super) struct Uploads(Places<[u8; 32]>);

impl Default for Uploads {
    fn default() -> Uploads {
        Uploads(Places::new(UPLOADS, WhenFull::Share))
    }
}

/// An upload that has come whole; its file goes when this does.
pub(super) struct Uploaded {
    file: File,
    path: PathBuf,
}

impl Uploaded {
    /// The file, from its beginning. It has no name any more, so it goes when it is closed.
    pub(super) fn into_file(self) -> File {
        let Uploaded { file, path } = self;
        let _ = fs::remove_file(path);
        file
    }
}

/// Removes a file that was begun, unless it is given on.
struct Begun(Option<(File, PathBuf)>);

impl Drop for Begun {
    fn drop(&mut self) {
        if let Some((_, path)) = self.0.take() {
            let _ = fs::remove_file(path);
        }
    }
}

/// Receives a body.
pub(super) async fn receive(
    shared: &Shared,
    host: &Paired,
    request: Request,
) -> Result<Uploaded, Objection> {
    let _place = shared.uploads.0.take(host.hash()).ok_or_else(|| {
        let detail =
            "another pack is being uploaded: wait until it is there, and send this one again";
        Objection::new(ProblemCode::TooMany, detail).retry_after(10)
    })?;
    let received = tokio::time::timeout(WHOLE_TIME, stream(shared, request)).await;
    received.unwrap_or_else(|_| Err(too_slow()))
}

async fn stream(shared: &Shared, request: Request) -> Result<Uploaded, Objection> {
    let body = request.into_body();
    let announced = body.size_hint().lower();
    let mut chunks = body.into_data_stream();
    if announced > MOST_ARCHIVE {
        let mut heard = 0;
        while heard < HEARD_OUT && announced < MOST_ARCHIVE + HEARD_OUT {
            match tokio::time::timeout(SILENCE, chunks.next()).await {
                Ok(Some(Ok(chunk))) => heard += chunk.len() as u64,
                Ok(Some(Err(_)) | None) | Err(_) => break,
            }
        }
        return Err(too_large());
    }
    let directory = shared.settings.shelf.uploads().to_owned();
    let mut begun = blocking(move || begin(directory, announced)).await?;
    let (mut size, mut piece) = (0_u64, Vec::with_capacity(PIECE));
    loop {
        let next = tokio::time::timeout(SILENCE, chunks.next());
        let next = next.await.map_err(|_| too_slow())?;
        let ended = next.is_none();
        if let Some(chunk) = next {
            let chunk = chunk.map_err(|_| {
                let detail = "the upload broke off, and nothing was kept: send it again";
                Objection::new(ProblemCode::BadJson, detail)
            })?;
            size += chunk.len() as u64;
            piece.extend_from_slice(&chunk);
        }
        if size > MOST_ARCHIVE {
            return Err(too_large());
        }
        if piece.len() >= PIECE || ended {
            let full = std::mem::replace(&mut piece, Vec::with_capacity(PIECE));
            begun = blocking(move || write(begun, &full)).await?;
        }
        if ended {
            break;
        }
    }
    blocking(move || finish(begun)).await
}

fn begin(directory: PathBuf, bytes: u64) -> Result<Begun, ShelfError> {
    make_directory(&directory)?;
    if !has_room(&directory, bytes)? {
        return Err(ShelfError::Full);
    }
    let name = super::hex(&super::random::<8>());
    let path = directory.join(format!("{UNFINISHED}-upload-{name}"));
    let file = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(&path)?;
    Ok(Begun(Some((file, path))))
}

fn write(mut begun: Begun, piece: &[u8]) -> Result<Begun, ShelfError> {
    if let Some((file, path)) = &mut begun.0 {
        if !has_room(path, piece.len() as u64)? {
            return Err(ShelfError::Full);
        }
        file.write_all(piece)?;
    }
    Ok(begun)
}

fn finish(mut begun: Begun) -> Result<Uploaded, ShelfError> {
    let nothing = || io::Error::other("an upload without a file");
    let (mut file, path) = begun.0.take().ok_or_else(nothing)?;
    let uploaded = file.seek(SeekFrom::Start(0));
    let uploaded = uploaded.map(|_| Uploaded { file, path });
    Ok(uploaded?)
}

/// Does something with the card where nobody else waits for it.
async fn blocking<T: Send + 'static>(
    what: impl FnOnce() -> Result<T, ShelfError> + Send + 'static,
) -> Result<T, Objection> {
    let done = tokio::task::spawn_blocking(what).await;
    let done = done.unwrap_or_else(|error| Err(io::Error::other(error).into()));
    done.map_err(|error| super::packs::objection(&error))
}

fn too_large() -> Objection {
    let most = MOST_ARCHIVE >> 20;
    let detail = format!(
        "the archive has more than {most} MiB, the most of a pack with its files: save its videos smaller, \
         or split it in two"
    );
    Objection::new(ProblemCode::PackLarge, detail)
}

fn too_slow() -> Objection {
    let detail = format!(
        "nothing came for {} seconds, or the whole took too long, and nothing was kept: send it again, \
         nearer to the box",
        SILENCE.as_secs()
    );
    Objection::new(ProblemCode::TooSlow, detail)
}
