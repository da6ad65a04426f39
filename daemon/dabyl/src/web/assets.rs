//! The pages, embedded into the binary and served as the web build compressed them. What is served
//! is looked up by its whole name in a table that was made at build time: no path leads out of it.

use std::borrow::Cow;
use std::cmp::Ordering;

use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::problem::Objection;
use super::wire::ProblemCode;

#[derive(RustEmbed)]
#[folder = "../../webui/dist"]
struct Pages;

/// The page that stands in when the pages were not built, and the one at `/`.
const INDEX: &str = "index.html";

/// Names in `assets/` carry a hash of what is in them, so they never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A page may be kept, but is asked for each time: after an update the old one asks for assets
/// that are gone.
const ASK_AGAIN: &str = "no-cache";

/// Serves a page by its file.
pub(super) fn page(file: &'static str, headers: &HeaderMap) -> Response {
    let file = if Pages::get(file).is_some() {
        file
    } else {
        INDEX
    };
    served(file, ASK_AGAIN, headers).unwrap_or_else(|| not_found().into_response())
}

/// `GET /assets/{name}`.
pub(super) async fn asset(
    name: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
) -> Result<Response, Objection> {
    let Path(name) = name.map_err(|_| not_found())?;
    served(&format!("assets/{name}"), FOR_EVER, &headers).ok_or_else(not_found)
}

/// `GET` of anything else: icons and the like that browsers look for at the top.
pub(super) async fn other(uri: Uri, headers: HeaderMap) -> Result<Response, Objection> {
    let name = uri.path().trim_start_matches('/');
    let at_top = !name.contains('/') && !name.starts_with('.') && !name.ends_with(".html");
    let response = if at_top {
        served(name, ASK_AGAIN, &headers)
    } else {
        None
    };
    response.ok_or_else(not_found)
}

fn not_found() -> Objection {
    Objection::new(
        ProblemCode::NotFound,
        "nothing of this box has this address: begin at /",
    )
}

/// How bytes may be packed, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    Brotli,
    Gzip,
    None,
}

impl Packing {
    const ALL: [Packing; 3] = [Packing::Brotli, Packing::Gzip, Packing::None];

    const fn suffix(self) -> &'static str {
        match self {
            Packing::Brotli => ".br",
            Packing::Gzip => ".gz",
            Packing::None => "",
        }
    }

    const fn token(self) -> &'static str {
        match self {
            Packing::Brotli => "br",
            Packing::Gzip => "gzip",
            Packing::None => "identity",
        }
    }
}

fn served(name: &str, keep: &'static str, headers: &HeaderMap) -> Option<Response> {
    if name.ends_with(Packing::Brotli.suffix()) || name.ends_with(Packing::Gzip.suffix()) {
        return None;
    }
    let plain = Pages::get(name)?;
    let accepted = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|a| a.to_str().ok());
    let mut packed = accepted_packings(accepted.unwrap_or_default()).into_iter();
    let found = packed
        .find_map(|packing| Some((packing, Pages::get(&format!("{name}{}", packing.suffix()))?)));
    let (packing, file) = found.unwrap_or((Packing::None, plain));
    let tag = tag(&file);
    let mut response = if is_known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        body(file).into_response()
    };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    answer.insert(
        header::ETAG,
        HeaderValue::from_str(&tag).expect("quotes and digits are plain"),
    );
    if packing != Packing::None {
        answer.insert(
            header::CONTENT_ENCODING,
            HeaderValue::from_static(packing.token()),
        );
    }
    Some(response)
}

fn body(file: EmbeddedFile) -> Body {
    match file.data {
        Cow::Borrowed(bytes) => Body::from(Bytes::from_static(bytes)),
        Cow::Owned(bytes) => Body::from(bytes),
    }
}

/// Names the very bytes that are sent, so each packing has its own.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", super::hex(&file.metadata.sha256_hash()[..8]))
}

fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|v| v.to_str().ok());
    let mut tags = known.flat_map(|value| value.split(',')).map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// The packings that `Accept-Encoding` allows, the most wanted first; equally wanted ones by size.
/// Plain bytes come last, whatever it says: there is always something to send.
fn accepted_packings(accepted: &str) -> Vec<Packing> {
    let wanted = |packing: Packing| {
        let parts = accepted
            .split(',')
            .map(|part| part.split_once(';').unwrap_or((part, "")));
        let mut named = parts.filter(|(name, _)| name.trim().eq_ignore_ascii_case(packing.token()));
        let weight = |(_, weight): (&str, &str)| {
            weight
                .trim()
                .strip_prefix("q=")
                .map_or(Some(1.0_f32), |q| q.trim().parse().ok())
        };
        named.next_back().and_then(weight).unwrap_or(0.0)
    };
    let mut packings: Vec<(Packing, f32)> = Packing::ALL
        .into_iter()
        .map(|packing| (packing, wanted(packing)))
        .filter(|(packing, wanted)| *packing != Packing::None && *wanted > 0.0)
        .collect();
    packings.sort_by(|(_, a), (_, b)| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    packings
        .into_iter()
        .map(|(packing, _)| packing)
        .chain([Packing::None])
        .collect()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::Packing::{Brotli, Gzip, None};
    use super::*;

    #[test]
    fn packings_are_those_that_the_browser_takes() {
        let cases: [(&str, &[Packing]); 8] = [
            ("", &[None]),
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, None]),
            ("gzip", &[Gzip, None]),
            ("br;q=0, gzip", &[Gzip, None]),
            ("br;q=0.5, gzip;q=0.9", &[Gzip, Brotli, None]),
            ("GZIP;q=1.0", &[Gzip, None]),
            ("br;q=x, xbr, brr", &[None]),
            ("br; q=NaN", &[None]),
        ];
        for (accepted, packings) in cases {
            assert_eq!(accepted_packings(accepted), packings, "{accepted:?}");
        }
    }

    #[test]
    fn only_whole_names_of_the_table_are_found() {
        let headers = HeaderMap::new();
        assert!(
            served(INDEX, ASK_AGAIN, &headers).is_some(),
            "the build makes one if need be"
        );
        for name in [
            "",
            "assets",
            "assets/../index.html",
            "../Cargo.toml",
            "/etc/passwd",
        ] {
            assert!(served(name, ASK_AGAIN, &headers).is_none(), "{name:?}");
        }
    }

    #[test]
    fn a_known_tag_is_recognised_in_a_list() {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::IF_NONE_MATCH,
            HeaderValue::from_static("\"a\", W/\"b\""),
        );
        assert!(is_known(&headers, "\"b\""));
        assert!(!is_known(&headers, "\"c\""));
    }
}
