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
use super::callers::{Captain, Host, MaybeHost};
use super::copies::Audience;
use super::door::Caller;
use super::places::{Address, Place, Places, WhenFull};
use super::problem::Objection;
use super::session::Paired;
use super::wire::{ProblemCode, StreamKind};
use crate::board::Stamp;
use crate::frame::Published;

/// Streams of the public. The box's own Wi-Fi carries about eight devices and a venue's router some
/// hundred; each stream costs a connection of some 20 kB.
const PUBLIC_STREAMS: usize = 160;

/// Streams of hosts, apart from the public's so that a host always gets in: three pages for each of
/// a dozen officials. A host who opens more gives up the oldest.
const HOST_STREAMS: usize = 36;

/// Streams of captains: two pages for each of six teams, since a phone that has lost the link joins
/// anew before its old stream is missed. A captain who opens more gives up the oldest.
const CAPTAIN_STREAMS: usize = 12;

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
    captain: Places<[u8; 32]>,
}

impl Default for Watchers {
    fn default() -> Watchers {
        Watchers {
            public: Places::new(PUBLIC_STREAMS, WhenFull::Share),
            host: Places::new(HOST_STREAMS, WhenFull::Admit),
            captain: Places::new(CAPTAIN_STREAMS, WhenFull::Admit),
        }
    }
}

impl Watchers {
    /// Whether a page of this device is connected.
    pub(super) fn has(&self, paired: &Paired) -> bool {
        self.host.holds(paired.hash()) || self.captain.holds(paired.hash())
    }
}

/// What may stand behind the question mark.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    r#as: StreamKind,
}

/// `GET /api/events?as=host|captain|public`.
pub(super) async fn events(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    MaybeHost(host): MaybeHost,
    captain: Result<Captain, Objection>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Objection> {
    let Query(wanted) = wanted.map_err(|_| {
        let detail = "say whose frames: /api/events?as=host, ?as=captain or ?as=public";
        Objection::new(ProblemCode::BadQuery, detail)
    })?;
    let watchers = &shared.watchers;
    let spot = match wanted.r#as {
        StreamKind::Host => {
            let Host(host) = host.ok_or_else(Objection::not_paired)?;
            let place = watchers.host.take(host.hash()).ok_or_else(full)?;
            Spot::Host { place, host }
        }
        StreamKind::Captain => {
            let captain = captain?;
            let hash = captain.paired.hash();
            let place = watchers.captain.take(hash).ok_or_else(full)?;
            Spot::Captain { place, captain }
        }
        StreamKind::Public => {
            let place = watchers.public.take(caller.address()).ok_or_else(full)?;
            Spot::Public { place }
        }
    };
    let watching = Watching::new(shared, spot);
    let body = Body::from_stream(stream::unfold(watching, Watching::next));
    Ok(([(header::CONTENT_TYPE, "text/event-stream")], body).into_response())
}

fn full() -> Objection {
    let detail = "as many pages are open as the box can carry: close some, then reload";
    Objection::new(ProblemCode::Full, detail).retry_after(5)
}

/// The place of a stream, and what ends it before its time.
enum Spot {
    Host {
        place: Place<[u8; 32]>,
        host: Paired,
    },
    Captain {
        place: Place<[u8; 32]>,
        captain: Captain,
    },
    Public {
        place: Place<Address>,
    },
}

impl Spot {
    /// Returns when the place was given to somebody else, or the device was sent away.
    async fn lost(&self) {
        let (place, paired) = match self {
            Spot::Host { place, host } => (place, host),
            Spot::Captain { place, captain } => (place, &captain.paired),
            Spot::Public { place } => return place.end().cancelled().await,
        };
        tokio::select! {
            () = place.end().cancelled() => {}
            () = paired.sent_away().cancelled() => {}
        }
    }

    /// Whether this onlooker may see what is published now: a captain no other game than his team's.
    fn may_see(&self, published: &Published) -> bool {
        match self {
            Spot::Captain { captain, .. } => captain.is_seen_in(published),
            Spot::Host { .. } | Spot::Public { .. } => true,
        }
    }

    fn audience(&self) -> Audience {
        match self {
            Spot::Host { .. } => Audience::Host,
            Spot::Captain { captain, .. } => Audience::Captain(captain.seat),
            Spot::Public { .. } => Audience::Public,
        }
    }
}

/// A stream between two of its events.
struct Watching {
    shared: Arc<Shared>,
    spot: Spot,
    published: watch::Receiver<Arc<Published>>,
    shutdown: CancellationToken,
    ping: Interval,
    greeted: bool,
}

impl Watching {
    fn new(shared: Arc<Shared>, spot: Spot) -> Watching {
        let mut published = shared.published.clone();
        // The first frame goes out at once.
        published.mark_changed();
        let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let shutdown = shared.shutdown.clone();
        Watching {
            shared,
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
        let bytes = loop {
            tokio::select! {
                // Who is no longer to see anything is looked at first.
                biased;
                () = self.shutdown.cancelled() => return None,
                () = self.spot.lost() => return None,
                changed = self.published.changed() => {
                    changed.ok()?;
                    let newest = Arc::clone(&self.published.borrow_and_update());
                    if !self.spot.may_see(&newest) {
                        return None;
                    }
                    let audience = self.spot.audience();
                    let event = self.shared.copies.event(&newest, audience, Stamp::now());
                    // The first frame for a captain comes with the commit of his pairing.
                    if let Some(event) = event {
                        break event;
                    }
                }
                _ = self.ping.tick() => break Bytes::from_static(PING_TEXT),
            }
        };
        Some((Ok(bytes), self))
    }
}
