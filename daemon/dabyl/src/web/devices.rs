//! Who the asking browser is, who else is paired, and sending them away.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::problem::Objection;
use super::session::{Host, MaybeHost, farewell};
use super::wire::{Device, Leave, Me, ProblemCode, Revoke};
use super::{Shared, body};

/// `GET /api/me`.
pub(super) async fn me(State(shared): State<Arc<Shared>>, MaybeHost(host): MaybeHost) -> Json<Me> {
    Json(Me {
        host: host.is_some(),
        pin_set: shared.settings.pin.is_some(),
        holdable: !shared.settings.buttons.is_empty(),
    })
}

/// `GET /api/devices`.
pub(super) async fn list(State(shared): State<Arc<Shared>>, asker: Host) -> Json<Vec<Device>> {
    let hosts = shared.sessions.all();
    let listed = hosts
        .iter()
        .map(|host| host.listed(&asker, shared.watchers.has(host)));
    Json(listed.collect())
}

/// `POST /api/devices/revoke`.
pub(super) async fn revoke(
    State(shared): State<Arc<Shared>>,
    asker: Host,
    request: Request,
) -> Result<StatusCode, Objection> {
    let Revoke { id } = body::read(request, body::WORD_MOST).await?;
    let host = shared
        .sessions
        .all()
        .into_iter()
        .find(|host| host.id() == id);
    let host = host.ok_or_else(|| {
        let detail = "`id`: no paired device has this id: look at the list again";
        Objection::new(ProblemCode::NoSuchDevice, detail)
    })?;
    shared.sessions.revoke(&shared.inbox, host, &asker).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/leave`.
pub(super) async fn leave(
    State(shared): State<Arc<Shared>>,
    host: Host,
    request: Request,
) -> Result<Response, Objection> {
    let Leave {} = body::read(request, body::WORD_MOST).await?;
    shared
        .sessions
        .revoke(&shared.inbox, host.clone(), &host)
        .await?;
    let cookie = [(header::SET_COOKIE, farewell().to_string())];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
