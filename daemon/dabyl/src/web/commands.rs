//! What hosts say: parsed strictly, put into the desk's inbox, answered when the desk answers.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::oneshot;

use super::problem::Objection;
use super::session::Host;
use super::wire::{Begin, PanelPress, ProblemCode, Say};
use super::{Shared, body};
use crate::board::Stamp;
use crate::inbox::{Answer, Wake};
use crate::wiring::Role;

/// How long the desk and the journal may take. Together they take milliseconds; a card that cleans
/// up inside may stop for a second or two.
const ANSWER_TIME: Duration = Duration::from_secs(5);

/// `POST /api/say`.
pub(super) async fn say(
    State(shared): State<Arc<Shared>>,
    host: Host,
    request: Request,
) -> Result<Response, Objection> {
    let Say {
        game,
        revision,
        id,
        command,
    } = body::read(request, body::WORD_MOST).await?;
    // Who wrote what is asked after disputed games.
    log::info!(
        "said by={} id={} command={command:?}",
        host.id(),
        id.as_str()
    );
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Said {
        stamp: Stamp::now(),
        game,
        revision,
        id,
        command,
        reply,
    });
    answered(told).await
}

/// `POST /api/begin`.
pub(super) async fn begin(
    State(shared): State<Arc<Shared>>,
    host: Host,
    request: Request,
) -> Result<Response, Objection> {
    let Begin { game, id, setup } = body::read(request, body::SETUP_MOST).await?;
    log::info!(
        "began by={} id={} preset={:?}",
        host.id(),
        id.as_str(),
        setup.preset
    );
    let setup = Box::new(setup.with_seed(u64::from_ne_bytes(super::random())));
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Began {
        stamp: Stamp::now(),
        game,
        id,
        setup,
        reply,
    });
    answered(told).await
}

async fn answered(told: oneshot::Receiver<Answer>) -> Result<Response, Objection> {
    match tokio::time::timeout(ANSWER_TIME, told).await {
        Ok(Ok(answer)) => Ok((status(&answer), Json(answer)).into_response()),
        Ok(Err(_)) | Err(_) => {
            let detail = "the desk does not answer, so it is not known whether this was done: send \
                it again with the same id, which does nothing twice";
            Err(Objection::new(ProblemCode::NoAnswer, detail))
        }
    }
}

const fn status(answer: &Answer) -> StatusCode {
    match answer {
        Answer::Done { .. } | Answer::NotSaved { .. } => StatusCode::OK,
        Answer::Refused { .. } | Answer::Stale { .. } => StatusCode::CONFLICT,
        Answer::BadSetup { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// `POST /api/panel`: anybody's, for a simulated board has no other fingers.
pub(super) async fn panel(
    State(shared): State<Arc<Shared>>,
    request: Request,
) -> Result<StatusCode, Objection> {
    let press = shared.panel.as_ref().ok_or_else(|| {
        let detail = "this box has real buttons: press those";
        Objection::new(ProblemCode::NoPanel, detail)
    })?;
    let (role, down) = match body::read(request, body::WORD_MOST).await? {
        PanelPress::Player { seat, key, down } => (Role::Player(seat, key), down),
        PanelPress::Host { host, down } => (Role::Host(host.into()), down),
        PanelPress::Spare { spare, down } => (Role::Spare(spare), down),
    };
    let spare = matches!(role, Role::Spare(pin) if shared.settings.spares.contains(&pin));
    if !spare && !shared.settings.buttons.contains(&role) {
        let detail = format!("{}: the configuration has no such button", described(role));
        return Err(Objection::new(ProblemCode::NoSuchButton, detail));
    }
    press(role, down);
    Ok(StatusCode::NO_CONTENT)
}

fn described(role: Role) -> String {
    match role {
        Role::Player(seat, key) => format!("seat {} key {key:?}", seat.number()),
        Role::Host(key) => format!("host button {key:?}"),
        Role::Spare(pin) => format!("spare input on pin {pin}"),
    }
}
