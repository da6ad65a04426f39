//! A request's body, hostile until parsed: so long, so soon, just this JSON and nothing behind it.

use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, header};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;

use super::problem::Objection;
use super::wire::ProblemCode;

/// Bytes of a whole set-up: a theme of five questions with the longest texts has about 20 kB in
/// UTF-8, the texts of real packs a tenth of that.
pub(super) const SETUP_MOST: usize = 64 * 1024;

/// Bytes of anything else. The longest is a correction with a reason of 200 characters.
pub(super) const WORD_MOST: usize = 4 * 1024;

/// Bytes of a body that is too long that are read and thrown away: who is still sending does not
/// hear the answer.
const HEARD_OUT: usize = 1024 * 1024;

/// Characters of a field's path in a sentence: it may be as deep as the sender likes.
const PLACE_CHARS: usize = 80;

/// How long a body may take. Even a set-up over bad Wi-Fi takes less than a second.
const BODY_TIME: Duration = Duration::from_secs(5);

/// Reads a body of at most `most` bytes, which may be anything.
pub(super) async fn read_bytes(request: Request, most: usize) -> Result<Vec<u8>, Objection> {
    let collected = tokio::time::timeout(BODY_TIME, collect(request.into_body(), most)).await;
    collected.unwrap_or_else(|_| {
        let detail = format!(
            "the body did not come within {} seconds, and nothing was done: send it again",
            BODY_TIME.as_secs()
        );
        Err(Objection::new(ProblemCode::TooSlow, detail))
    })
}

/// Reads and parses a body of at most `most` bytes.
pub(super) async fn read<T: DeserializeOwned>(
    request: Request,
    most: usize,
) -> Result<T, Objection> {
    if !is_json(request.headers()) {
        let detail = "the body must be JSON: send `Content-Type: application/json`";
        return Err(Objection::new(ProblemCode::NotJson, detail));
    }
    let bytes = read_bytes(request, most).await?;
    parse(&bytes)
}

fn is_json(headers: &HeaderMap) -> bool {
    let Some(kind) = headers
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
    else {
        return false;
    };
    let essence = kind.split(';').next().unwrap_or_default().trim();
    essence.eq_ignore_ascii_case("application/json")
}

async fn collect(body: Body, most: usize) -> Result<Vec<u8>, Objection> {
    let announced = axum::body::HttpBody::size_hint(&body).lower();
    let mut chunks = body.into_data_stream();
    let (mut bytes, mut size) = (Vec::new(), 0_usize);
    while announced <= HEARD_OUT as u64 && size <= HEARD_OUT {
        let Some(chunk) = chunks.next().await else {
            break;
        };
        let chunk = chunk.map_err(|_| {
            let detail = "the body broke off, and nothing was done: send it again";
            Objection::new(ProblemCode::BadJson, detail)
        })?;
        size += chunk.len();
        if size <= most {
            bytes.extend_from_slice(&chunk);
        }
    }
    if size <= most && announced <= most as u64 {
        return Ok(bytes);
    }
    let detail = format!("the body has more than {most} bytes, the most here: send less");
    Err(Objection::new(ProblemCode::TooLarge, detail))
}

/// Parses a whole body. The sentence says what is wrong, and where by field, line and column.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Objection> {
    // The parser would take a list for an object, field by field in the order of our own types.
    if bytes.trim_ascii_start().first() == Some(&b'[') {
        let detail = "the body: a list at line 1, where an object with named fields belongs. \
            Nothing was done: correct it and send it again";
        return Err(Objection::new(ProblemCode::BadJson, detail));
    }
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let parsed = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let place: String = error.path().to_string().chars().take(PLACE_CHARS).collect();
        let place = if place == "." {
            "the body".to_owned()
        } else {
            format!("`{place}`")
        };
        format!("{place}: {}", error.into_inner())
    });
    let whole = parsed.and_then(|value| {
        json.end()
            .map(|()| value)
            .map_err(|error| format!("behind the body: {error}"))
    });
    whole.map_err(|what| {
        let detail = format!("{what}. Nothing was done: correct it and send it again");
        Objection::new(ProblemCode::BadJson, detail)
    })
}
