//! What is wrong, said the same way everywhere: a code for the page, a sentence for whoever looks.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::wire::{Problem, ProblemCode};

/// Characters of a sentence. It may quote what was sent, which must not come back at full length.
const DETAIL_CHARS: usize = 400;

/// Why a request is not served.
#[derive(Debug)]
pub(super) struct Objection {
    code: ProblemCode,
    detail: String,
    retry_after_s: Option<u64>,
}

impl Objection {
    pub(super) fn new(code: ProblemCode, detail: impl Into<String>) -> Objection {
        let detail: String = detail.into();
        let detail = detail.chars().take(DETAIL_CHARS).collect();
        Objection {
            code,
            detail,
            retry_after_s: None,
        }
    }

    /// Says when it is worth asking again.
    pub(super) fn retry_after(mut self, seconds: u64) -> Objection {
        self.retry_after_s = Some(seconds);
        self
    }

    pub(super) fn not_paired() -> Objection {
        let detail = "only a paired host may do this: pair this browser on the host page";
        Objection::new(ProblemCode::NotPaired, detail)
    }

    pub(super) fn no_captain() -> Objection {
        let detail = "only a paired captain may do this: ask the host for a code, and enter it on \
            the captain's page";
        Objection::new(ProblemCode::NotPaired, detail)
    }
}

const fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::BadJson | ProblemCode::BadQuery | ProblemCode::PackName => {
            StatusCode::BAD_REQUEST
        }
        ProblemCode::NotPaired => StatusCode::UNAUTHORIZED,
        ProblemCode::ForeignOrigin
        | ProblemCode::WrongPin
        | ProblemCode::NoPin
        | ProblemCode::WrongCode
        | ProblemCode::NotYours => StatusCode::FORBIDDEN,
        ProblemCode::NotFound
        | ProblemCode::NoPanel
        | ProblemCode::NoSuchButton
        | ProblemCode::NoSuchDevice
        | ProblemCode::NoSuchGame
        | ProblemCode::NoSuchTeam
        | ProblemCode::NoSuchPack => StatusCode::NOT_FOUND,
        ProblemCode::Method => StatusCode::METHOD_NOT_ALLOWED,
        ProblemCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ProblemCode::PackShipped | ProblemCode::PacksFull => StatusCode::CONFLICT,
        ProblemCode::PackFaulty | ProblemCode::PackUnfit => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemCode::QuestionLive => StatusCode::CONFLICT,
        ProblemCode::TicketGone | ProblemCode::CaptainGone => StatusCode::GONE,
        ProblemCode::TooLarge | ProblemCode::PackLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemCode::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        ProblemCode::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::Full
        | ProblemCode::NoAnswer
        | ProblemCode::NotSaved
        | ProblemCode::NoButton
        | ProblemCode::PackCard => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Objection {
    fn into_response(self) -> Response {
        let Objection {
            code,
            detail,
            retry_after_s,
        } = self;
        let mut response = (
            status(code),
            Json(Problem {
                problem: code,
                detail,
            }),
        )
            .into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after_s {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        // What is left of such a request is not worth reading.
        if matches!(
            code,
            ProblemCode::TooSlow
                | ProblemCode::TooLarge
                | ProblemCode::PackLarge
                | ProblemCode::Full
        ) {
            headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}
