//! Whose request it is, looked at anew for each one: a host's, a captain's, or anybody's.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use dabyl_rules::{Revision, Seat};

use super::Shared;
use super::door::Caller;
use super::problem::Objection;
use super::session::{Paired, Part};
use super::wire::ProblemCode;
use crate::frame::Published;
use crate::inbox;

/// The paired host whose request this is.
#[derive(Clone, Debug)]
pub(super) struct Host(pub(super) Paired);

/// The paired host whose request this is, if it is one's.
pub(super) struct MaybeHost(pub(super) Option<Host>);

/// The captain whose request this is, of a team of the game on the table.
#[derive(Clone, Debug)]
pub(super) struct Captain {
    pub(super) paired: Paired,
    pub(super) seat: Seat,
    /// The game in which the team was seen at its seat.
    pub(super) game: u64,
    /// The revision of that game.
    pub(super) revision: Revision,
}

impl Captain {
    /// The captain that this device is in what is published, if its team sits at its seat there.
    fn seen(paired: Paired, published: &Published) -> Option<Captain> {
        let view = published.public.view.as_ref()?;
        let captain = paired.captain()?;
        let seat = captain.seat;
        sits(captain, published).then_some(Captain {
            seat,
            game: published.public.game,
            revision: view.revision,
            paired,
        })
    }

    /// Whether its team still sits at its seat.
    pub(super) fn is_seen_in(&self, published: &Published) -> bool {
        let captain = self.paired.captain();
        captain.is_some_and(|captain| sits(captain, published))
    }
}

/// Whether this captain's team sits at its seat in the game on the table.
fn sits(captain: &inbox::Captain, published: &Published) -> bool {
    let game = captain
        .game
        .is_none_or(|game| game == published.public.game);
    game && team_at(published, captain.seat) == Some(&captain.team)
}

/// The team that the game on the table has at this seat.
pub(super) fn team_at(published: &Published, seat: Seat) -> Option<&str> {
    let view = published.public.view.as_ref()?;
    let place = view.seats.iter().find(|place| place.seat == seat)?;
    Some(&place.team)
}

/// The device that is paired as this. Its connection is one of the last to be given up.
fn paired_as(part: Part, parts: &Parts, shared: &Shared) -> Option<Paired> {
    let paired = shared.sessions.of_headers(&parts.headers, part)?;
    if let Some(caller) = parts.extensions.get::<Caller>() {
        caller.trust();
    }
    Some(paired)
}

impl FromRequestParts<Arc<Shared>> for MaybeHost {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<MaybeHost, Infallible> {
        Ok(MaybeHost(paired_as(Part::Host, parts, shared).map(Host)))
    }
}

impl FromRequestParts<Arc<Shared>> for Host {
    type Rejection = Objection;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Host, Objection> {
        let Ok(MaybeHost(host)) = MaybeHost::from_request_parts(parts, shared).await;
        host.ok_or_else(Objection::not_paired)
    }
}

impl FromRequestParts<Arc<Shared>> for Captain {
    type Rejection = Objection;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Captain, Objection> {
        let paired = paired_as(Part::Captain, parts, shared).ok_or_else(Objection::no_captain)?;
        Captain::seen(paired, &shared.published.borrow()).ok_or_else(|| {
            let detail = "your team does not sit at this seat in the game on the table: if it plays, \
                ask the host for a new code";
            Objection::new(ProblemCode::CaptainGone, detail)
        })
    }
}
