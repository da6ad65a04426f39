//! What every request must show before anything of it is looked at, and what every answer carries.
//!
//! A page from elsewhere, open in the host's own browser, can send requests to the box: straight
//! (CSRF), or under a name of its own that it made point to the box's address (DNS rebinding). The
//! first shows in `Origin` and `Sec-Fetch-Site`, the second in `Host`. No page can forge either.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Shared;
use super::problem::Objection;
use super::wire::ProblemCode;

/// Everything comes from the box and nothing is inline; nobody may frame it. Small pictures may
/// stand in the style sheet as `data:`.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; connect-src 'self'; \
    object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Not `no-referrer`: with it browsers send some requests of our own pages with `Origin: null`.
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Lets a request through to the routes, or objects; dresses the answer.
pub(super) async fn guard(
    State(shared): State<Arc<Shared>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match check(&shared.settings.names, &request) {
        Ok(()) => next.run(request).await,
        Err(objection) => objection.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages and assets say themselves how long they keep; of all the rest nothing may be kept.
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(names: &[String], request: &Request) -> Result<(), Objection> {
    let host = host(request.headers(), request.uri()).filter(|host| is_ours(names, host));
    let host = host.ok_or_else(|| {
        let detail = "the address in `Host` is none of this box's: open the page by the box's IP \
            address, or add the name to `names` in its configuration";
        Objection::new(ProblemCode::WrongHost, detail)
    })?;
    let from = Source::of(request.headers(), &host);
    let is_api = request.uri().path().starts_with("/api/");
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let welcome = match (changes, from) {
        (_, Source::Own) => true,
        (true, Source::Untold) | (_, Source::Foreign) => false,
        (false, Source::Untold) => true,
    };
    // Links from elsewhere may lead to a page; only the page itself may use what is behind it.
    if welcome || !(is_api || changes) {
        return Ok(());
    }
    let detail = "this request does not come from a page of this box: `Origin` must be the address \
        in `Host`, or `Sec-Fetch-Site` must be `same-origin`";
    Err(Objection::new(ProblemCode::ForeignOrigin, detail))
}

/// The one address that the request names, if it names just one.
fn host(headers: &HeaderMap, uri: &Uri) -> Option<Authority> {
    let mut named = headers.get_all(header::HOST).iter();
    let host = plain_authority(named.next()?.to_str().ok()?)?;
    let alone = named.next().is_none();
    let agrees = uri.authority().is_none_or(|other| *other == host);
    (alone && agrees).then_some(host)
}

/// An authority without a user's name in it.
fn plain_authority(text: &str) -> Option<Authority> {
    let authority: Authority = text.parse().ok()?;
    (!authority.as_str().contains('@')).then_some(authority)
}

fn is_ours(names: &[String], authority: &Authority) -> bool {
    let host = authority.host();
    let bare = host
        .strip_prefix('[')
        .and_then(|h| h.strip_suffix(']'))
        .unwrap_or(host);
    // A bare address cannot be made to point elsewhere.
    bare.parse::<IpAddr>().is_ok()
        || host.eq_ignore_ascii_case("localhost")
        || names.iter().any(|name| host.eq_ignore_ascii_case(name))
}

/// Whose page sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// The box's own.
    Own,
    /// Somebody else's.
    Foreign,
    /// Nothing says so: an address typed by hand, or no browser at all.
    Untold,
}

impl Source {
    fn of(headers: &HeaderMap, host: &Authority) -> Source {
        let fetched = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
        let fetched = match fetched {
            None | Some(b"none") => Source::Untold,
            Some(b"same-origin") => Source::Own,
            Some(_) => Source::Foreign,
        };
        let origin = match headers.get(header::ORIGIN) {
            None => Source::Untold,
            Some(origin) if is_origin_of(origin, host) => Source::Own,
            Some(_) => Source::Foreign,
        };
        match (fetched, origin) {
            (Source::Foreign, _) | (_, Source::Foreign) => Source::Foreign,
            (Source::Own, _) | (_, Source::Own) => Source::Own,
            (Source::Untold, Source::Untold) => Source::Untold,
        }
    }
}

/// Whether an `Origin` is the page's own, with http or (behind somebody's proxy) https.
fn is_origin_of(origin: &HeaderValue, host: &Authority) -> bool {
    let Ok(text) = origin.to_str() else {
        return false;
    };
    let (rest, port) = match (text.strip_prefix("http://"), text.strip_prefix("https://")) {
        (Some(rest), _) => (rest, 80),
        (None, Some(rest)) => (rest, 443),
        (None, None) => return false,
    };
    let Some(origin) = plain_authority(rest) else {
        return false;
    };
    origin.host().eq_ignore_ascii_case(host.host())
        && origin.port_u16().unwrap_or(port) == host.port_u16().unwrap_or(port)
}
