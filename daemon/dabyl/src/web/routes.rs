//! Every address there is.

use std::sync::Arc;

use axum::Router;
use axum::http::{HeaderMap, Method};
use axum::middleware;
use axum::routing::{MethodRouter, get, post};

use super::problem::Objection;
use super::wire::ProblemCode;
use super::{
    Shared, assets, book, captains, commands, devices, events, guard, hardware, media, packs,
    pairing, protocol,
};

/// The routes, with the guard before all of them and before what is none of them.
pub(super) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/", page("index.html"))
        .route("/host", page("host.html"))
        .route("/captain", page("captain.html"))
        .route("/screen", page("screen.html"))
        .route("/scores", page("scores.html"))
        .route("/overlay", page("overlay.html"))
        .route("/protocol", page("protocol.html"))
        .route("/panel", page("panel.html"))
        .route("/assets/{*name}", get(assets::asset))
        .route("/api/me", get(devices::me))
        .route("/api/events", get(events::events))
        .route("/api/book", get(book::book))
        .route("/api/book/head", get(book::head))
        .route("/api/protocol", get(protocol::protocol))
        .route("/api/protocol.csv", get(protocol::csv))
        .route("/api/say", post(commands::say))
        .route("/api/preview", post(commands::preview))
        .route("/api/begin", post(commands::begin))
        .route("/api/packs", get(packs::list))
        .route(
            "/api/packs/{file}",
            get(packs::report).post(packs::put).delete(packs::remove),
        )
        .route("/media/{file}", get(media::media))
        .route("/api/panel", post(commands::panel))
        .route("/api/test", post(hardware::test))
        .route(
            "/api/wiring",
            post(hardware::learn).delete(hardware::give_up),
        )
        .route("/api/wiring/reset", post(hardware::reset))
        .route("/api/pair", post(pairing::by_pin))
        .route("/api/pair/hold", post(pairing::by_hold))
        .route("/api/pair/hold/{ticket}", get(pairing::held))
        .route("/api/pair/captain", post(captains::by_code))
        .route("/api/captains", post(captains::draw))
        .route("/api/devices", get(devices::list))
        .route("/api/devices/revoke", post(devices::revoke))
        .route("/api/leave", post(devices::leave))
        .method_not_allowed_fallback(wrong_method)
        .fallback_service(get(assets::other).fallback(nowhere))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&shared),
            guard::guard,
        ))
        .with_state(shared)
}

fn page(file: &'static str) -> MethodRouter<Arc<Shared>> {
    get(move |headers: HeaderMap| async move { assets::page(file, &headers) })
}

async fn wrong_method(method: Method) -> Objection {
    let detail = format!("this address does not know {method}: `Allow` says what it knows");
    Objection::new(ProblemCode::Method, detail)
}

async fn nowhere() -> Objection {
    Objection::new(
        ProblemCode::NotFound,
        "nothing of this box has this address: begin at /",
    )
}
