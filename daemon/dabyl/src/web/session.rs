//! Who is paired, as a host or as a captain: a browser with a token in its cookie. The box keeps the
//! token's hash, in memory and in the journal, so neither its card nor its memory gives anybody a way
//! in.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::Inbox;
use super::problem::Objection;
use super::wire::{Device, ProblemCode};
use crate::inbox::{Captain, Session, Wake};

/// Hosts' devices at once. A game has a handful of officials; where there are more devices than
/// this, they are old phones that nobody will miss, and the one that was used longest ago goes.
const SESSIONS: usize = 32;

/// Characters of what a device calls itself: a line of the list.
const DEVICE_CHARS: usize = 80;

/// Hexadecimal digits of the hash that name a device: no two of some forty will ever share them.
const ID_DIGITS: usize = 16;

/// How long the journal may take to remember a session. Its own commit takes milliseconds.
const SAVE_TIME: Duration = Duration::from_secs(5);

/// How long a browser keeps the cookie: a season, so that a host's own phone is paired once.
const KEPT_DAYS: u64 = 180;

/// What a browser may be. Each has a cookie of its own, so that the organiser's phone can be both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Host,
    Captain,
}

impl Part {
    const fn cookie(self) -> &'static str {
        match self {
            Part::Host => "dabyl",
            Part::Captain => "dabyl-captain",
        }
    }
}

/// A paired device.
#[derive(Clone, Debug)]
pub(super) struct Paired {
    session: Session,
    hash: [u8; 32],
    sent_away: CancellationToken,
}

impl Paired {
    fn new(session: Session, hash: [u8; 32]) -> Paired {
        Paired {
            session,
            hash,
            sent_away: CancellationToken::new(),
        }
    }

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

    /// Whose captain it is; a host's device is nobody's.
    pub(super) fn captain(&self) -> Option<&Captain> {
        self.session.captain.as_ref()
    }

    fn part(&self) -> Part {
        self.captain().map_or(Part::Host, |_| Part::Captain)
    }

    /// The name of the device on the wire. It gives nothing away: a hash opens nothing.
    pub(super) fn id(&self) -> &str {
        &self.session.token_sha256[..ID_DIGITS]
    }

    pub(super) fn listed(&self, asker: &Paired, connected: bool) -> Device {
        Device {
            id: self.id().to_owned(),
            device: self.session.device.clone(),
            paired_at: self.session.paired_at,
            mine: self.hash == asker.hash,
            connected,
            captain: self.captain().map(|captain| captain.seat),
            team: self.captain().map(|captain| captain.team.clone()),
        }
    }

    /// Whether there is no room for both: a team has one captain's phone.
    fn displaces(&self, other: &Paired) -> bool {
        match (self.captain(), other.captain()) {
            (Some(own), Some(other)) => own.seat == other.seat,
            (None | Some(_), None) | (None, Some(_)) => false,
        }
    }
}

/// All paired devices, the one used longest ago first.
pub(super) struct Sessions(Mutex<Vec<Paired>>);

impl Sessions {
    /// The sessions that the journal remembers; of several records of one session the last counts.
    pub(super) fn recalled(mut records: Vec<Session>) -> Sessions {
        // The journal knows no order of sessions, and of two phones of one team the newer is meant.
        records.sort_by_key(|session| session.paired_at);
        let sessions = Sessions(Mutex::default());
        for session in records {
            let known = |paired: &Paired| paired.session.token_sha256 == session.token_sha256;
            sessions.locked().retain(|paired| !known(paired));
            match unhex(&session.token_sha256) {
                Some(hash) if !session.revoked => {
                    sessions.admit(Paired::new(session, hash));
                }
                Some(_) => {}
                None => log::warn!("a session with a malformed hash was passed over"),
            }
        }
        sessions
    }

    /// The device whose token this is, if it is paired as this.
    fn of_token(&self, token: &str, part: Part) -> Option<Paired> {
        // Comparing hashes may take as long as it likes: who can choose a hash's first bytes
        // still does not know a token.
        let hash: [u8; 32] = Sha256::digest(unhex(token)?).into();
        let mut all = self.locked();
        let its = |paired: &Paired| paired.hash == hash && paired.part() == part;
        let index = all.iter().position(its)?;
        let paired = all.remove(index);
        all.push(paired.clone());
        Some(paired)
    }

    /// The device that sent these headers, if it is paired as this.
    pub(super) fn of_headers(&self, headers: &HeaderMap, part: Part) -> Option<Paired> {
        let jar = CookieJar::from_headers(headers);
        self.of_token(jar.get(part.cookie())?.value(), part)
    }

    pub(super) fn all(&self) -> Vec<Paired> {
        self.locked().clone()
    }

    /// Pairs a device: save, then tell. The cookie is made when the journal has the session.
    pub(super) async fn pair(
        &self,
        inbox: &Inbox,
        device: String,
        captain: Option<Captain>,
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
            captain,
        };
        if !remember(inbox, session.clone()).await? {
            // Better paired until the next power cut than no host at all: the page shows the red
            // bar of a card that does not save anyway.
            log::warn!(
                "paired device={:?}, but the card does not save it",
                session.device
            );
        }
        let paired = Paired::new(session, hash);
        log::info!(
            "paired device={:?} id={} captain={:?}",
            paired.device(),
            paired.id(),
            paired.captain()
        );
        let cookie = cookie(paired.part(), super::hex(&token));
        if let Some(other) = self.admit(paired) {
            log::info!("forgot device={:?} id={}", other.device(), other.id());
            // Nobody waits for this one: if it is not saved, there is one device too many after a
            // power cut, and the next pairing lets it go again.
            let (reply, _) = oneshot::channel();
            inbox(Wake::Remember {
                session: revoked(other),
                reply,
            });
        }
        Ok(cookie)
    }

    /// Lets a device in; gives the one that has to go for it: the former phone of the same team, or
    /// the host's device that was used longest ago if there are too many.
    fn admit(&self, paired: Paired) -> Option<Paired> {
        let mut all = self.locked();
        let is_host = |paired: &Paired| paired.part() == Part::Host;
        let full = all.iter().filter(|paired| is_host(paired)).count() >= SESSIONS;
        let goes = |other: &Paired| match paired.part() {
            Part::Host => full && is_host(other),
            Part::Captain => paired.displaces(other),
        };
        let gone = all.iter().position(goes).map(|index| all.remove(index));
        all.push(paired);
        if let Some(gone) = &gone {
            gone.sent_away.cancel();
        }
        gone
    }

    /// Sends a device away: at once, and for good when the journal has it.
    pub(super) async fn revoke(
        &self,
        inbox: &Inbox,
        paired: Paired,
        by: &Paired,
    ) -> Result<(), Objection> {
        self.locked().retain(|other| other.hash != paired.hash);
        paired.sent_away.cancel();
        log::info!(
            "sent away device={:?} id={} by={}",
            paired.device(),
            paired.id(),
            by.id()
        );
        if remember(inbox, revoked(paired)).await? {
            return Ok(());
        }
        let detail = "the device is sent away, but the card does not save that: it would be back \
            after a power cut, so send it away again then";
        Err(Objection::new(ProblemCode::NotSaved, detail))
    }

    fn locked(&self) -> MutexGuard<'_, Vec<Paired>> {
        // A list of devices is whole after each line, whoever panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn revoked(paired: Paired) -> Session {
    Session {
        revoked: true,
        ..paired.session
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
fn cookie(part: Part, token: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(part.cookie(), token);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Strict);
    cookie.set_path("/");
    let kept = Duration::from_secs(KEPT_DAYS * 24 * 60 * 60);
    cookie.set_max_age(kept.try_into().ok());
    cookie
}

/// The cookie that takes the cookie away.
pub(super) fn farewell(part: Part) -> HeaderValue {
    let mut cookie = cookie(part, String::new());
    cookie.make_removal();
    HeaderValue::try_from(cookie.to_string()).expect("names, numbers and words of our own")
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
