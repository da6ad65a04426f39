//! Who is a paired host: a browser with a token in its cookie. The box keeps the token's hash, in
//! memory and in the journal, so neither its card nor its memory gives anybody a way in.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::door::Caller;
use super::problem::Objection;
use super::wire::{Device, ProblemCode};
use super::{Inbox, Shared};
use crate::inbox::{Session, Wake};

/// Paired devices at once. A game has a handful of officials; where there are more devices than
/// this, they are old phones that nobody will miss, and the one that was used longest ago goes.
const SESSIONS: usize = 32;

/// Characters of what a device calls itself: a line of the list.
const DEVICE_CHARS: usize = 80;

/// Hexadecimal digits of the hash that name a device: no two of [`SESSIONS`] will ever share them.
const ID_DIGITS: usize = 16;

/// How long the journal may take to remember a session. Its own commit takes milliseconds.
const SAVE_TIME: Duration = Duration::from_secs(5);

/// How long a browser keeps the cookie: a season, so that a host's own phone is paired once.
const KEPT_DAYS: u64 = 180;

const COOKIE: &str = "dabyl";

/// A paired host: one whose request this is, or one of the list.
#[derive(Clone, Debug)]
pub(super) struct Host {
    session: Session,
    hash: [u8; 32],
    sent_away: CancellationToken,
}

impl Host {
    pub(super) fn hash(&self) -> [u8; 32] {
        self.hash
    }

    /// Cancelled when this device is sent away: ends its streams.
    pub(super) fn sent_away(&self) -> &CancellationToken {
        &self.sent_away
    }

    pub(super) fn device(&self) -> &str {
        &self.session.device
    }

    /// The name of the device on the wire. It gives nothing away: a hash opens nothing.
    pub(super) fn id(&self) -> &str {
        &self.session.token_sha256[..ID_DIGITS]
    }

    pub(super) fn listed(&self, asker: &Host, connected: bool) -> Device {
        Device {
            id: self.id().to_owned(),
            device: self.session.device.clone(),
            paired_at: self.session.paired_at,
            mine: self.hash == asker.hash,
            connected,
        }
    }
}

/// All paired hosts, the one used longest ago first.
pub(super) struct Sessions(Mutex<Vec<Host>>);

impl Sessions {
    /// The sessions that the journal remembers, in the order of its records; of several records of
    /// one session the last counts.
    pub(super) fn recalled(records: Vec<Session>) -> Sessions {
        let mut hosts: Vec<Host> = Vec::new();
        for session in records {
            hosts.retain(|host| host.session.token_sha256 != session.token_sha256);
            match unhex(&session.token_sha256) {
                Some(hash) if !session.revoked => {
                    hosts.push(Host {
                        session,
                        hash,
                        sent_away: CancellationToken::new(),
                    });
                }
                Some(_) => {}
                None => log::warn!("a session with a malformed hash was passed over"),
            }
        }
        let surplus = hosts.len().saturating_sub(SESSIONS);
        hosts.drain(..surplus);
        Sessions(Mutex::new(hosts))
    }

    /// The host whose token this is.
    fn of_token(&self, token: &str) -> Option<Host> {
        // Comparing hashes may take as long as it likes: who can choose a hash's first bytes
        // still does not know a token.
        let hash: [u8; 32] = Sha256::digest(unhex(token)?).into();
        let mut hosts = self.locked();
        let index = hosts.iter().position(|host| host.hash == hash)?;
        let host = hosts.remove(index);
        hosts.push(host.clone());
        Some(host)
    }

    fn of_headers(&self, headers: &HeaderMap) -> Option<Host> {
        self.of_token(CookieJar::from_headers(headers).get(COOKIE)?.value())
    }

    pub(super) fn all(&self) -> Vec<Host> {
        self.locked().clone()
    }

    /// Pairs a device: save, then tell. The cookie is made when the journal has the session.
    pub(super) async fn pair(
        &self,
        inbox: &Inbox,
        device: String,
    ) -> Result<Cookie<'static>, Objection> {
        let token: [u8; 32] = super::random();
        let hash: [u8; 32] = Sha256::digest(token).into();
        let paired_at = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_secs();
        let session = Session {
            token_sha256: super::hex(&hash),
            device,
            paired_at,
            revoked: false,
        };
        if !remember(inbox, session.clone()).await? {
            // Better paired until the next power cut than no host at all: the page shows the red
            // bar of a card that does not save anyway.
            log::warn!(
                "paired device={:?}, but the card does not save it",
                session.device
            );
        }
        log::info!(
            "paired device={:?} id={}",
            session.device,
            &session.token_sha256[..ID_DIGITS]
        );
        let host = Host {
            session,
            hash,
            sent_away: CancellationToken::new(),
        };
        if let Some(oldest) = self.admit(host) {
            log::info!(
                "forgot device={:?}: {SESSIONS} devices are paired",
                oldest.device()
            );
            // Nobody waits for this one: if it is not saved, there is one device too many after a
            // power cut, and the next pairing lets it go again.
            let (reply, _) = oneshot::channel();
            inbox(Wake::Remember {
                session: revoked(oldest),
                reply,
            });
        }
        Ok(cookie(super::hex(&token)))
    }

    fn admit(&self, host: Host) -> Option<Host> {
        let mut hosts = self.locked();
        let oldest = (hosts.len() >= SESSIONS).then(|| hosts.remove(0));
        hosts.push(host);
        if let Some(oldest) = &oldest {
            oldest.sent_away.cancel();
        }
        oldest
    }

    /// Sends a device away: at once, and for good when the journal has it.
    pub(super) async fn revoke(
        &self,
        inbox: &Inbox,
        host: Host,
        by: &Host,
    ) -> Result<(), Objection> {
        self.locked().retain(|other| other.hash != host.hash);
        host.sent_away.cancel();
        log::info!(
            "sent away device={:?} id={} by={}",
            host.device(),
            host.id(),
            by.id()
        );
        if remember(inbox, revoked(host)).await? {
            return Ok(());
        }
        let detail = "the device is sent away, but the card does not save that: it would be back \
            after a power cut, so send it away again then";
        Err(Objection::new(ProblemCode::NotSaved, detail))
    }

    fn locked(&self) -> MutexGuard<'_, Vec<Host>> {
        // A list of hosts is whole after each line, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn revoked(host: Host) -> Session {
    Session {
        revoked: true,
        ..host.session
    }
}

/// Has the journal keep a session; `false` when the card does not save.
async fn remember(inbox: &Inbox, session: Session) -> Result<bool, Objection> {
    let (reply, told) = oneshot::channel();
    inbox(Wake::Remember { session, reply });
    match tokio::time::timeout(SAVE_TIME, told).await {
        Ok(Ok(saved)) => Ok(saved),
        Ok(Err(_)) | Err(_) => {
            let detail = "the desk does not answer: try again when the box has come up again";
            Err(Objection::new(ProblemCode::NoAnswer, detail))
        }
    }
}

/// What a device may call itself.
pub(super) fn device_name(name: String) -> Result<String, Objection> {
    let length = name.chars().count();
    if (1..=DEVICE_CHARS).contains(&length) && !name.chars().any(char::is_control) {
        return Ok(name);
    }
    let detail = format!(
        "`device` has {length} characters: it must have 1 to {DEVICE_CHARS}, and no control \
         characters"
    );
    Err(Objection::new(ProblemCode::BadJson, detail))
}

/// Not `Secure`: a hall's own Wi-Fi has no TLS, and a browser would then not send it at all.
fn cookie(token: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(COOKIE, token);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Strict);
    cookie.set_path("/");
    let kept = Duration::from_secs(KEPT_DAYS * 24 * 60 * 60);
    cookie.set_max_age(kept.try_into().ok());
    cookie
}

/// The cookie that takes the cookie away.
pub(super) fn farewell() -> Cookie<'static> {
    let mut cookie = cookie(String::new());
    cookie.make_removal();
    cookie
}

/// 64 lower-case hexadecimal digits.
fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let digit = |b: u8| match b {
        b'0'..=b'9' => Some(b - b'0'),
        b'a'..=b'f' => Some(b - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; 32];
    if digits.len() != 2 * bytes.len() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// The paired host whose request this is, if it is one's.
pub(super) struct MaybeHost(pub(super) Option<Host>);

impl FromRequestParts<Arc<Shared>> for MaybeHost {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<MaybeHost, Infallible> {
        let host = shared.sessions.of_headers(&parts.headers);
        if let (Some(_), Some(caller)) = (&host, parts.extensions.get::<Caller>()) {
            caller.trust();
        }
        Ok(MaybeHost(host))
    }
}

impl FromRequestParts<Arc<Shared>> for Host {
    type Rejection = Objection;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Host, Objection> {
        let Ok(MaybeHost(host)) = MaybeHost::from_request_parts(parts, shared).await;
        host.ok_or_else(Objection::not_paired)
    }
}
