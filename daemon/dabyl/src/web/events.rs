//! Streams of frames (server-sent events). A stream holds no frames: each time the connection can
//! take more, it is given the newest one, so a slow reader skips what it missed.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior};
use tokio_util::sync::CancellationToken;

use super::Shared;
use super::door::Caller;
use super::places::{Address, Place, Places, WhenFull};
use super::problem::Objection;
use super::session::{Host, MaybeHost};
use super::wire::{ProblemCode, StreamKind};
use crate::board::Stamp;
use crate::frame::Published;

/// Streams of the public. The box's own Wi-Fi carries about eight devices and a venue's router some
/// hundred; each stream costs a connection of some 20 kB.
const PUBLIC_STREAMS: usize = 160;

/// Streams of hosts, apart from the public's so that a host always gets in: three pages for each of
/// a dozen officials. A host who opens more gives up the oldest.
const HOST_STREAMS: usize = 36;

/// A comment so often: a page that has heard nothing for two of them knows that the link is lost,
/// and a stream whose reader has gone is noticed.
const PING: Duration = Duration::from_secs(10);

/// What a page is told once: after a lost link, try again in half a second. A page that wakes must
/// be live within a second.
const RETRY: &[u8] = b"retry: 500\n\n";

const PING_TEXT: &[u8] = b": ping\n\n";

/// Places for streams.
pub(super) struct Watchers {
    public: Places<Address>,
    host: Places<[u8; 32]>,
}

impl Default for Watchers {
    fn default() -> Watchers {
        Watchers {
            public: Places::new(PUBLIC_STREAMS, WhenFull::Share),
            host: Places::new(HOST_STREAMS, WhenFull::Admit),
        }
    }
}

impl Watchers {
    /// Whether a page of this session is connected.
    pub(super) fn has(&self, host: &Host) -> bool {
        self.host.holds(host.hash())
    }
}

/// What may stand behind the question mark.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    r#as: StreamKind,
}

/// `GET /api/events?as=host|public`.
pub(super) async fn events(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    MaybeHost(host): MaybeHost,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Objection> {
    let Query(wanted) = wanted.map_err(|_| {
        let detail = "say whose frames: /api/events?as=host or /api/events?as=public";
        Objection::new(ProblemCode::BadQuery, detail)
    })?;
    let seat = match wanted.r#as {
        StreamKind::Host => {
            let host = host.ok_or_else(Objection::not_paired)?;
            let place = shared.watchers.host.take(host.hash()).ok_or_else(full)?;
            Spot::Host { place, host }
        }
        StreamKind::Public => Spot::Public {
            place: shared
                .watchers
                .public
                .take(caller.address())
                .ok_or_else(full)?,
        },
    };
    let watching = Watching::new(shared, wanted.r#as, seat);
    let body = Body::from_stream(stream::unfold(watching, Watching::next));
    Ok(([(header::CONTENT_TYPE, "text/event-stream")], body).into_response())
}

fn full() -> Objection {
    let detail = "as many pages are open as the box can carry: close some, then reload";
    Objection::new(ProblemCode::Full, detail).retry_after(5)
}

/// The place of a stream, and what ends it before its time.
enum Spot {
    Host { place: Place<[u8; 32]>, host: Host },
    Public { place: Place<Address> },
}

impl Spot {
    /// Returns when the place was given to somebody else, or the host was sent away.
    async fn lost(&self) {
        match self {
            Spot::Host { place, host } => tokio::select! {
                () = place.end().cancelled() => {}
                () = host.sent_away().cancelled() => {}
            },
            Spot::Public { place } => place.end().cancelled().await,
        }
    }
}

/// A stream between two of its events.
struct Watching {
    shared: Arc<Shared>,
    kind: StreamKind,
    spot: Spot,
    published: watch::Receiver<Arc<Published>>,
    shutdown: CancellationToken,
    ping: Interval,
    greeted: bool,
}

impl Watching {
    fn new(shared: Arc<Shared>, kind: StreamKind, spot: Spot) -> Watching {
        let mut published = shared.published.clone();
        // The first frame goes out at once.
        published.mark_changed();
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let shutdown = shared.shutdown.clone();
        Watching {
            shared,
            kind,
            spot,
            published,
            shutdown,
            ping,
            greeted: false,
        }
    }

    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Watching)> {
        if !self.greeted {
            self.greeted = true;
            return Some((Ok(Bytes::from_static(RETRY)), self));
        }
        let bytes = tokio::select! {
            // Who is no longer to see anything is looked at first.
            biased;
            () = self.shutdown.cancelled() => return None,
            () = self.spot.lost() => return None,
            changed = self.published.changed() => {
                changed.ok()?;
                let newest = Arc::clone(&self.published.borrow_and_update());
                self.shared.copies.event(&newest, self.kind, Stamp::now())
            }
            _ = self.ping.tick() => Bytes::from_static(PING_TEXT),
        };
        Some((Ok(bytes), self))
    }
}
