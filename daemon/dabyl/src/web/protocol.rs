//! Protocols (score sheets): the present game's for everybody, those of older games for hosts, and the
//! table for spreadsheets. They are made from a copy of the book, far from the desk.
//!
//! A hall asks for the same sheet at the same moment: at the end of a round, of the game. So there is
//! one, made at most once in a while however many wait for it and however many give up waiting.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use dabyl_rules::protocol::{self, Protocol};
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;

use super::Shared;
use super::book::{Wanted, copy, no_game};
use super::callers::{Host, MaybeHost};
use super::problem::Objection;
use super::wire::{ProblemCode, Sheet};
use crate::books::{Copy, Told};

/// The least time from one sheet of a game in progress to the next: whoever asks in between waits for
/// the next. A sheet of a whole match takes a small box a tenth of that.
const REST: Duration = Duration::from_secs(1);

/// How long anybody waits for the sheet that somebody else's request makes.
const WAIT_TIME: Duration = Duration::from_secs(10);

/// Sheets of older games and tables at once. Hosts are few, and each sheet is a book in memory.
const FOR_HOSTS: usize = 2;

/// Sheets and the means to make them.
pub(super) struct Sheets {
    /// The present game's; locked while it is being made.
    present: Arc<Mutex<Newest>>,
    for_hosts: Arc<Semaphore>,
}

impl Default for Sheets {
    fn default() -> Sheets {
        Sheets {
            present: Arc::default(),
            for_hosts: Arc::new(Semaphore::new(FOR_HOSTS)),
        }
    }
}

/// The newest sheet, and when it was made or could not be made.
#[derive(Default)]
struct Newest {
    made: Option<Made>,
    at: Option<Instant>,
}

/// A sheet as the bytes of an answer.
#[derive(Clone)]
struct Made {
    game: u64,
    /// How many entries of the game it tells of.
    entries: u64,
    host: Bytes,
    /// As long as public scores stand still, another one.
    public: Bytes,
}

/// `GET /api/protocol?game=N`.
pub(super) async fn protocol(
    State(shared): State<Arc<Shared>>,
    MaybeHost(host): MaybeHost,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Objection> {
    let wanted = asked(wanted)?;
    let on_table = present(&shared).0;
    let bytes = match wanted.filter(|game| *game != on_table) {
        None if on_table == 0 => return Err(no_game()),
        None => {
            let made = newest(&shared).await?;
            if wanted.is_some_and(|game| game != made.game) {
                // Another game was begun meanwhile.
                return Err(no_game());
            }
            if host.is_some() {
                made.host
            } else {
                made.public
            }
        }
        Some(game) => {
            host.ok_or_else(Objection::not_paired)?;
            let (game, head, protocol) = for_host(&shared, Some(game)).await?;
            json(game, &head, protocol)?
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, bytes).into_response())
}

/// `GET /api/protocol.csv?game=N`.
pub(super) async fn csv(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Objection> {
    let (game, _, protocol) = for_host(&shared, asked(wanted)?).await?;
    log::info!(game; "a table of the protocol by={}", host.id());
    let name = format!("attachment; filename=\"dabyl-game-{game:06}.csv\"");
    let headers = [
        (
            header::CONTENT_TYPE,
            "text/csv; charset=utf-8; header=present".to_owned(),
        ),
        (header::CONTENT_DISPOSITION, name),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((headers, protocol::csv(&protocol)).into_response())
}

fn asked(wanted: Result<Query<Wanted>, QueryRejection>) -> Result<Option<u64>, Objection> {
    let wanted = wanted.map_err(|_| {
        let detail = "say which game: ?game=12, or nothing for the present one";
        Objection::new(ProblemCode::BadQuery, detail)
    })?;
    Ok(wanted.0.game)
}

/// The game on the table, 0 if there is none, and how many entries it has, as everybody knows by now.
fn present(shared: &Shared) -> (u64, u64) {
    let published = shared.published.borrow();
    let revision = published.host.view.as_ref().map(|view| view.revision.0);
    match revision {
        Some(entries) => (published.host.game, entries),
        None => (0, 0),
    }
}

/// The present game's sheet, made anew if it has gone on.
async fn newest(shared: &Arc<Shared>) -> Result<Made, Objection> {
    let waiting = Arc::clone(&shared.sheets.present).lock_owned();
    let mut newest = tokio::time::timeout(WAIT_TIME, waiting)
        .await
        .map_err(|_| busy())?;
    let is_new = |made: &&Made| (made.game, made.entries) == present(shared);
    if let Some(made) = newest.made.as_ref().filter(is_new) {
        return Ok(made.clone());
    }
    // A task of its own: whoever gives up waiting must not leave work behind that the next one begins
    // once more.
    let shared = Arc::clone(shared);
    let making = tokio::spawn(async move {
        if let Some(at) = newest.at {
            tokio::time::sleep_until(at + REST).await;
        }
        let made = make(&shared).await;
        newest.at = Some(Instant::now());
        let made = made?;
        newest.made = Some(made.clone());
        Ok(made)
    });
    making.await.unwrap_or_else(|_| Err(busy()))
}

async fn make(shared: &Shared) -> Result<Made, Objection> {
    let copy = copy(shared, None).await?;
    aside(shared, copy, |told| {
        let Told {
            game,
            setup,
            entries,
            head,
        } = told;
        let host = protocol::of(&setup, &entries).map_err(|why| unreadable(game, &why))?;
        let frozen = host.frozen && !host.signed;
        let host = json(game, &head, host)?;
        let public = if frozen {
            let public = protocol::public(&setup, &entries);
            json(game, &head, public.map_err(|why| unreadable(game, &why))?)?
        } else {
            host.clone()
        };
        Ok(Made {
            game,
            entries: entries.len() as u64,
            host,
            public,
        })
    })
    .await
}

/// A protocol for a host alone, with the game and the head.
async fn for_host(
    shared: &Arc<Shared>,
    game: Option<u64>,
) -> Result<(u64, String, Protocol), Objection> {
    let place = Arc::clone(&shared.sheets.for_hosts);
    let place = place.try_acquire_owned().map_err(|_| busy())?;
    let shared = Arc::clone(shared);
    // A task of its own, so that the place is held as long as the work goes on.
    let making = tokio::spawn(async move {
        let _place = place;
        let copy = copy(&shared, game).await?;
        aside(&shared, copy, |told| {
            let protocol = protocol::of(&told.setup, &told.entries);
            let protocol = protocol.map_err(|why| unreadable(told.game, &why))?;
            Ok((told.game, told.head, protocol))
        })
        .await
    });
    making.await.unwrap_or_else(|_| Err(busy()))
}

/// Reads the copy and works on it on a thread that may wait for the card.
async fn aside<T: Send + 'static>(
    shared: &Shared,
    copy: Copy,
    work: impl FnOnce(Told) -> Result<T, Objection> + Send + 'static,
) -> Result<T, Objection> {
    let books = Arc::clone(&shared.books);
    let working = tokio::task::spawn_blocking(move || {
        let game = copy.game;
        work(books.read(copy).map_err(|why| unreadable(game, &why))?)
    });
    working
        .await
        .map_err(|why| unreadable(0, &io::Error::other(why)))?
}

fn json(game: u64, head: &str, protocol: Protocol) -> Result<Bytes, Objection> {
    let sheet = Sheet {
        game,
        head: head.to_owned(),
        protocol,
    };
    let bytes = serde_json::to_vec(&sheet).map_err(|why| unreadable(game, &why))?;
    Ok(bytes.into())
}

fn unreadable(game: u64, why: &impl std::fmt::Debug) -> Objection {
    log::warn!(game; "no protocol can be made of the book: {why:?}");
    let detail = "the book of this game cannot be read: try again, and if that does not help, verify \
        the book itself";
    Objection::new(ProblemCode::NoAnswer, detail)
}

fn busy() -> Objection {
    let detail = "as many protocols are being made as the box can carry: try again";
    Objection::new(ProblemCode::TooMany, detail).retry_after(2)
}
