//! Packs of questions: what hosts see of them, and what they put there. The shelf itself, with its
//! files, is [`crate::packs`]; it is asked on threads that may wait for the card.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use dabyl_rules::Setup;

use super::callers::Host;
use super::problem::Objection;
use super::wire::{PackInfo, PackReport, ProblemCode};
use super::{Shared, body, upload};
use crate::packs::{MOST_BYTES, Shelf, ShelfError};

/// A file as the address names it.
type File = Result<Path<String>, PathRejection>;

/// `GET /api/packs`.
pub(super) async fn list(
    State(shared): State<Arc<Shared>>,
    _: Host,
) -> Result<Json<Vec<PackInfo>>, Objection> {
    let all = aside(&shared, |shelf| Ok(shelf.list())).await?;
    Ok(Json(all.into_iter().map(PackInfo::from).collect()))
}

/// `GET /api/packs/{file}`.
pub(super) async fn report(
    State(shared): State<Arc<Shared>>,
    _: Host,
    file: File,
) -> Result<Json<PackReport>, Objection> {
    let file = named(file)?;
    let reading = aside(&shared, move |shelf| shelf.reading(&file)).await?;
    Ok(Json(reading.into()))
}

/// `POST /api/packs/{file}`: the body is the pack's text, or an archive of it with its files.
pub(super) async fn put(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    file: File,
    request: Request,
) -> Result<Response, Objection> {
    let file = named(file)?;
    let put = if file.ends_with(".zip") {
        let archive = upload::receive(&shared, &host, request).await?;
        let shown = Arc::clone(&shared.published.borrow().files);
        log::info!("pack {file:?} sent by={}", host.id());
        aside(&shared, move |shelf| {
            Ok(shelf.put_archive(&file, archive.into_file(), &shown))
        })
        .await?
    } else {
        let bytes = body::read_bytes(request, MOST_BYTES).await?;
        log::info!("pack {file:?} sent by={}", host.id());
        aside(&shared, move |shelf| Ok(shelf.put(&file, &bytes))).await?
    };
    match put {
        Ok(()) => Ok(StatusCode::NO_CONTENT.into_response()),
        Err(ShelfError::Faulty(reading)) => {
            let report = PackReport::from(*reading);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(report)).into_response())
        }
        Err(error) => Err(objection(&error)),
    }
}

/// `DELETE /api/packs/{file}`.
pub(super) async fn remove(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    file: File,
) -> Result<StatusCode, Objection> {
    let file = named(file)?;
    log::info!("pack {file:?} to be removed by={}", host.id());
    let shown = Arc::clone(&shared.published.borrow().files);
    aside(&shared, move |shelf| shelf.remove(&file, &shown)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lays the questions of a pack into the set-up of a game.
pub(super) async fn lay(shared: &Shared, file: String, setup: &mut Setup) -> Result<(), Objection> {
    if !setup.themes.is_empty() {
        let detail = "`setup`: name either `themes` or `pack`, not both";
        return Err(Objection::new(ProblemCode::BadJson, detail));
    }
    let pack = aside(shared, move |shelf| shelf.load(&file)).await?;
    if let Some(why) = pack.unfit(setup.preset) {
        return Err(Objection::new(ProblemCode::PackUnfit, why.said()));
    }
    pack.lay(setup);
    Ok(())
}

/// Removes what a power cut has left, and files that neither a pack nor the game on the table shows.
pub(super) fn tidy(shared: &Shared) {
    let shelf = Arc::clone(&shared.settings.shelf);
    let shown = Arc::clone(&shared.published.borrow().files);
    tokio::task::spawn_blocking(move || shelf.tidy(&shown));
}

fn named(file: File) -> Result<String, Objection> {
    let file = file.map_err(|_| objection(&ShelfError::Name))?;
    Ok(file.0)
}

/// Asks the shelf where nobody else waits for the card.
pub(super) async fn aside<T: Send + 'static>(
    shared: &Shared,
    what: impl FnOnce(&Shelf) -> Result<T, ShelfError> + Send + 'static,
) -> Result<T, Objection> {
    let shelf = Arc::clone(&shared.settings.shelf);
    let asked = tokio::task::spawn_blocking(move || what(&shelf)).await;
    let answer = asked.map_err(|_| {
        let detail = "the box is being stopped: ask again when it is back";
        Objection::new(ProblemCode::NoAnswer, detail)
    })?;
    answer.map_err(|error| objection(&error))
}

pub(super) fn objection(error: &ShelfError) -> Objection {
    let code = match error {
        ShelfError::Name => ProblemCode::PackName,
        ShelfError::Nowhere => ProblemCode::NoSuchPack,
        ShelfError::Shipped => ProblemCode::PackShipped,
        ShelfError::Full => ProblemCode::PacksFull,
        ShelfError::Faulty(_) => ProblemCode::PackFaulty,
        ShelfError::Card(_) => ProblemCode::PackCard,
    };
    Objection::new(code, error.to_string())
}
