//! Files that questions show. Before a question is shown its file would give it away, so everybody but a
//! host gets only what the public frame of this game shows or has shown. To all else the answer is one
//! and the same, whether there is such a file or not, and no card is asked for it.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Body, Bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio_util::sync::CancellationToken;

use super::Shared;
use super::callers::MaybeHost;
use super::door::Caller;
use super::places::{Address, Place, Places, WhenFull};
use super::problem::Objection;
use super::range::{Wanted, wanted};
use super::wire::ProblemCode;
use crate::frame::Published;
use crate::media::Kind;

/// Files on their way at once. A hall has a few screens, but every phone may look at the page of the
/// screen; each takes a file and a piece of memory.
const VIEWERS: usize = 64;

/// Bytes that are read at once.
const PIECE: u64 = 128 * 1024;

/// A name is the hash of what it means, so that never changes. Not for caches that others share: until
/// its question is shown the file is the host's.
const FOR_EVER: &str = "private, max-age=31536000, immutable";

/// Files that the public frames of the present game have shown.
#[derive(Default)]
pub(super) struct Shown(Mutex<(u64, HashSet<String>)>);

impl Shown {
    /// Takes note of what is published now.
    fn note(&self, published: &Published) {
        let public = &published.public;
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shown.0 != public.game {
            *shown = (public.game, HashSet::new());
        }
        let clue = public.view.as_ref().and_then(|view| view.clue.as_ref());
        // No game shows more files than its pack has, so this is bounded.
        if let Some(media) = clue.and_then(|clue| clue.media.as_ref()) {
            shown.1.insert(media.file.clone());
        }
    }

    fn has(&self, file: &str) -> bool {
        let shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.1.contains(file)
    }
}

/// Places for those who fetch files.
pub(super) struct Viewers(Places<Address>);

impl Default for Viewers {
    fn default() -> Viewers {
        Viewers(Places::new(VIEWERS, WhenFull::Share))
    }
}

/// Notes what every frame shows. A frame that came and went between two looks is missed: then its file is
/// not given any more when its question is over.
pub(super) async fn watch(shared: Arc<Shared>) {
    let mut published = shared.published.clone();
    loop {
        shared.shown.note(&published.borrow_and_update());
        if published.changed().await.is_err() {
            return;
        }
    }
}

/// `GET /media/{file}`.
pub(super) async fn media(
    State(shared): State<Arc<Shared>>,
    MaybeHost(host): MaybeHost,
    Extension(caller): Extension<Caller>,
    file: Result<Path<String>, PathRejection>,
    method: Method,
    headers: HeaderMap,
) -> Result<Response, Objection> {
    let Path(file) = file.map_err(|_| not_found())?;
    // The watch may not have come round since the last frame.
    shared.shown.note(&shared.published.borrow());
    if host.is_none() && !shared.shown.has(&file) {
        return Err(not_found());
    }
    let place = shared.viewers.0.take(caller.address()).ok_or_else(|| {
        let detail = "as many files are on their way as the box can carry: try again";
        Objection::new(ProblemCode::Full, detail).retry_after(2)
    })?;
    if host.is_some() {
        place.trust();
    }
    let tag = format!("\"{}\"", file.split('.').next().unwrap_or_default());
    let shelf = Arc::clone(&shared.settings.shelf);
    let opened = tokio::task::spawn_blocking(move || shelf.store().open(&file)).await;
    let opened = opened.map_err(io::Error::other).and_then(|opened| opened);
    let (file, kind, length) = opened.ok().flatten().ok_or_else(not_found)?;
    let body = |from, to| {
        let sending = Sending {
            file,
            from,
            to,
            place,
            shutdown: shared.shutdown.clone(),
        };
        if method == Method::HEAD {
            Body::empty()
        } else {
            Body::from_stream(stream::try_unfold(sending, Sending::next))
        }
    };
    let mut response = match wanted(&headers, &tag, length) {
        Wanted::Known => StatusCode::NOT_MODIFIED.into_response(),
        Wanted::All => told(StatusCode::OK, length, body(0, length)),
        Wanted::Part { from, to } => {
            let part = told(StatusCode::PARTIAL_CONTENT, to - from, body(from, to));
            with_range(part, &format!("bytes {from}-{}/{length}", to - 1))
        }
        Wanted::Nothing => {
            let status = StatusCode::RANGE_NOT_SATISFIABLE;
            with_range(told(status, 0, Body::empty()), &format!("bytes */{length}"))
        }
    };
    dress(response.headers_mut(), kind, &tag);
    Ok(response)
}

fn told(status: StatusCode, length: u64, body: Body) -> Response {
    let length = [(header::CONTENT_LENGTH, HeaderValue::from(length))];
    (status, length, body).into_response()
}

fn with_range(mut response: Response, range: &str) -> Response {
    if let Ok(range) = HeaderValue::from_str(range) {
        response.headers_mut().insert(header::CONTENT_RANGE, range);
    }
    response
}

fn dress(headers: &mut HeaderMap, kind: Kind, tag: &str) {
    let kind = HeaderValue::from_static(kind.content_type());
    headers.insert(header::CONTENT_TYPE, kind);
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        headers.insert(header::ETAG, tag);
    }
}

fn not_found() -> Objection {
    let detail = "no question that is or was shown has this file: look at the screen's page again";
    Objection::new(ProblemCode::NotFound, detail)
}

/// A file on its way, with the place that it takes.
struct Sending {
    file: File,
    from: u64,
    to: u64,
    place: Place<Address>,
    shutdown: CancellationToken,
}

impl Sending {
    /// The next piece.
    async fn next(mut self) -> io::Result<Option<(Bytes, Sending)>> {
        if self.from >= self.to {
            return Ok(None);
        }
        if self.shutdown.is_cancelled() || self.place.end().is_cancelled() {
            return Err(io::Error::other(
                "the box stops, or the place is somebody else's",
            ));
        }
        let read = move || {
            let count = usize::try_from((self.to - self.from).min(PIECE)).unwrap_or(0);
            let mut piece = vec![0; count];
            self.file.seek(SeekFrom::Start(self.from))?;
            self.file.read_exact(&mut piece)?;
            self.from += piece.len() as u64;
            Ok::<_, io::Error>((piece.into(), self))
        };
        let read = tokio::task::spawn_blocking(read).await;
        read.map_err(io::Error::other)?.map(Some)
    }
}
