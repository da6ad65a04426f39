//! Who the asking browser is, who else is paired, and sending them away.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::callers::{Captain, Host, MaybeHost};
use super::problem::Objection;
use super::session::{Part, farewell};
use super::wire::{Device, Leave, Me, ProblemCode, Revoke};
use super::{Shared, body};

/// `GET /api/me`.
pub(super) async fn me(
    State(shared): State<Arc<Shared>>,
    MaybeHost(host): MaybeHost,
    captain: Result<Captain, Objection>,
) -> Json<Me> {
    Json(Me {
        host: host.is_some(),
        captain: captain.ok().map(|captain| captain.seat),
        pin_set: shared.settings.pin.is_some(),
        holdable: !shared.settings.buttons.is_empty(),
    })
}

/// `GET /api/devices`.
pub(super) async fn list(
    State(shared): State<Arc<Shared>>,
    Host(asker): Host,
) -> Json<Vec<Device>> {
    let all = shared.sessions.all();
    let listed = all
        .iter()
        .map(|paired| paired.listed(&asker, shared.watchers.has(paired)));
    Json(listed.collect())
}

/// `POST /api/devices/revoke`.
pub(super) async fn revoke(
    State(shared): State<Arc<Shared>>,
    Host(asker): Host,
    request: Request,
) -> Result<StatusCode, Objection> {
    let Revoke { id } = body::read(request, body::WORD_MOST).await?;
    let mut all = shared.sessions.all().into_iter();
    let paired = all.find(|paired| paired.id() == id).ok_or_else(|| {
        let detail = "`id`: no paired device has this id: look at the list again";
        Objection::new(ProblemCode::NoSuchDevice, detail)
    })?;
    shared
        .sessions
        .revoke(&shared.inbox, paired, &asker)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/leave`: a browser gives up all that it is. A captain whose game has gone may leave too.
pub(super) async fn leave(
    State(shared): State<Arc<Shared>>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Objection> {
    let paired_as = |part| Some((part, shared.sessions.of_headers(&headers, part)?));
    let parts = [Part::Host, Part::Captain];
    let parts: Vec<_> = parts.into_iter().filter_map(paired_as).collect();
    if parts.is_empty() {
        return Err(Objection::not_paired());
    }
    let Leave {} = body::read(request, body::WORD_MOST).await?;
    let mut cookies = HeaderMap::new();
    for (part, paired) in parts {
        shared
            .sessions
            .revoke(&shared.inbox, paired.clone(), &paired)
            .await?;
        cookies.append(header::SET_COOKIE, farewell(part));
    }
    Ok((StatusCode::NO_CONTENT, cookies).into_response())
}
