//! The buttons themselves, apart from any game: their test, and which input is whose.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::StatusCode;
use tokio::sync::oneshot;

use super::callers::Host;
use super::problem::Objection;
use super::session::Paired;
use super::wire::{LearnKey, ProblemCode, ResetWiring, TestButtons};
use super::{Shared, body};
use crate::inbox::{HardwareAnswer, HardwareWish, Wake};

/// How long the desk and the journal may take: as for a command.
const ANSWER_TIME: Duration = Duration::from_secs(5);

/// `POST /api/test`.
pub(super) async fn test(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    request: Request,
) -> Result<StatusCode, Objection> {
    let TestButtons { on } = body::read(request, body::WORD_MOST).await?;
    ask(&shared, &host, HardwareWish::Test { on }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/wiring`.
pub(super) async fn learn(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    request: Request,
) -> Result<StatusCode, Objection> {
    let LearnKey { seat, key } = body::read(request, body::WORD_MOST).await?;
    ask(&shared, &host, HardwareWish::Learn { seat, key }).await?;
    Ok(StatusCode::ACCEPTED)
}

/// `DELETE /api/wiring`.
pub(super) async fn give_up(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
) -> Result<StatusCode, Objection> {
    ask(&shared, &host, HardwareWish::GiveUp).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/wiring/reset`.
pub(super) async fn reset(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    request: Request,
) -> Result<StatusCode, Objection> {
    let ResetWiring {} = body::read(request, body::WORD_MOST).await?;
    ask(&shared, &host, HardwareWish::Reset).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn ask(shared: &Shared, host: &Paired, wish: HardwareWish) -> Result<(), Objection> {
    log::info!("asked of the buttons by={}: {wish:?}", host.id());
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Hardware { wish, reply });
    match tokio::time::timeout(ANSWER_TIME, told).await {
        Ok(Ok(HardwareAnswer::Done)) => Ok(()),
        Ok(Ok(HardwareAnswer::Live)) => {
            let detail = "a question is live, and a press may be somebody's answer: pause, or wait \
                for its end, then ask again";
            Err(Objection::new(ProblemCode::QuestionLive, detail))
        }
        Ok(Ok(HardwareAnswer::NoSuchKey)) => {
            let detail = "the configuration has no such key: `box.seats` in the frames has those \
                there are";
            Err(Objection::new(ProblemCode::NoSuchButton, detail))
        }
        Ok(Err(_)) | Err(_) => {
            let detail = "the desk does not answer, so it is not known whether this was done: ask \
                again, which does nothing twice";
            Err(Objection::new(ProblemCode::NoAnswer, detail))
        }
    }
}
