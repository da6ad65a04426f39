//! Copies of games' books: what a host hands to whoever doubts the result, or saves from a card that
//! fails; and the head, for everybody, by which a copy is known. A book has every question's answer in
//! it, so only hosts get one.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::Shared;
use super::callers::Host;
use super::places::{Place, Places, WhenFull};
use super::problem::Objection;
use super::session::Paired;
use super::wire::ProblemCode;
use crate::books::{Copy, Head, Lines};

/// Copies on their way at once. Each is a thread that reads now and then, and a piece of text; a hall
/// has a handful of officials, and a copy takes seconds.
const COPIES: usize = 4;

/// How long the journal may take to hand a copy out: it saves first, and a card that cleans up inside
/// may stop for a second or two.
const ANSWER_TIME: Duration = Duration::from_secs(5);

/// Places for those who read books.
pub(super) struct Readers(Places<[u8; 32]>);

impl Default for Readers {
    fn default() -> Readers {
        Readers(Places::new(COPIES, WhenFull::Share))
    }
}

/// What may stand behind the question mark.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    pub(super) game: Option<u64>,
}

/// `GET /api/book/head`.
pub(super) async fn head(State(shared): State<Arc<Shared>>) -> Result<Json<Head>, Objection> {
    shared.books.head().map(Json).ok_or_else(no_game)
}

/// `GET /api/book?game=N`.
pub(super) async fn book(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Objection> {
    let Query(Wanted { game }) = wanted.map_err(|_| {
        let detail = "say which game: /api/book?game=12, or /api/book for the present one";
        Objection::new(ProblemCode::BadQuery, detail)
    })?;
    let place = shared.readers.0.take(host.hash()).ok_or_else(|| {
        let detail = "as many copies are on their way as the box can carry: try again";
        Objection::new(ProblemCode::TooMany, detail).retry_after(5)
    })?;
    let Copy { game, lines } = copy(&shared, game).await?;
    log::info!(game; "a copy of the book by={}", host.id());
    let sending = Sending {
        lines,
        place,
        host,
        shutdown: shared.shutdown.clone(),
    };
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"dabyl-game-{game:06}.jsonl\""),
        ),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    let body = Body::from_stream(stream::try_unfold(sending, Sending::next));
    Ok((headers, body).into_response())
}

/// The copy: from the journal's memory if it is the present game's, else from the card.
pub(super) async fn copy(shared: &Shared, game: Option<u64>) -> Result<Copy, Objection> {
    let (reply, told) = oneshot::channel();
    shared.books.present(game, reply);
    let present = match tokio::time::timeout(ANSWER_TIME, told).await {
        Ok(Ok(present)) => present,
        Ok(Err(_)) | Err(_) => {
            let detail = "the journal does not answer, since the card is slow: try again";
            return Err(Objection::new(ProblemCode::NoAnswer, detail));
        }
    };
    if let Some(copy) = present {
        return Ok(copy);
    }
    let game = game.ok_or_else(no_game)?;
    let books = Arc::clone(&shared.books);
    let older = tokio::task::spawn_blocking(move || books.older(game)).await;
    match older.map_err(io::Error::other).and_then(|older| older) {
        Ok(Some(copy)) => Ok(copy),
        Ok(None) => Err(no_game()),
        Err(error) => {
            log::warn!(game; "the book cannot be read: {error}");
            let detail = "the card does not give this book: try again";
            Err(Objection::new(ProblemCode::NoAnswer, detail))
        }
    }
}

pub(super) fn no_game() -> Objection {
    let detail = "the box has no such game, or none yet: begin one, or name another";
    Objection::new(ProblemCode::NoSuchGame, detail)
}

/// A copy on its way, with the place that it takes.
struct Sending {
    lines: Lines,
    place: Place<[u8; 32]>,
    host: Paired,
    shutdown: CancellationToken,
}

impl Sending {
    /// The next piece. A copy that ends before its time breaks off, so that a browser does not take
    /// it for whole.
    async fn next(mut self) -> io::Result<Option<(Bytes, Sending)>> {
        let broken = |why: &str| Err(io::Error::other(why.to_owned()));
        if self.shutdown.is_cancelled() {
            return broken("the box stops");
        }
        if self.place.end().is_cancelled() || self.host.sent_away().is_cancelled() {
            return broken("the place was given to somebody else, or the host sent away");
        }
        let read = move || {
            let piece = self.lines.next();
            (piece, self)
        };
        let (piece, sending) = tokio::task::spawn_blocking(read)
            .await
            .map_err(io::Error::other)?;
        Ok(piece.transpose()?.map(|piece| (piece.into(), sending)))
    }
}
