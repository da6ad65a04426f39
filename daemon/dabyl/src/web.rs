//! The wire: pages out, frames out, commands in. It reads what the desk published and puts wishes
//! into the desk's inbox; it knows neither games nor pins, and names neither journal nor board.
//!
//! # Whom it expects
//! The hall's Wi-Fi has no TLS and strangers on it. What is held against them:
//!
//! - **A stranger's phone** sees only public frames, which are made from the public half of
//!   [`Published`] and nothing else (`copies`). Every command needs a session (`session`): a
//!   256-bit token of which the box keeps only the hash. A PIN is guessed slowly (`patience`);
//!   a button must be held at the box itself (`pairing`).
//! - **A captain's phone** is a captain's only while its team sits at its seat (`callers`): it sees the
//!   frame made for that seat, and may say that team's entries and nothing else (`commands`). The
//!   codes that make one are guessed slowly too (`captains`).
//! - **A page from elsewhere in the host's browser** (CSRF, DNS rebinding, framing): `guard`
//!   wants a `Host` that is the box's and an `Origin` that is the `Host`; the cookie is
//!   `SameSite=Strict`; frames and inline scripts are forbidden.
//! - **Text from people** is JSON and stays JSON: no HTML is ever put together here.
//! - **Files of questions** go to everybody only once their question is or was shown in this game
//!   (`media`); before that, a name that somebody has guessed is answered as one that nobody knows. What
//!   hosts upload is bounded, streamed to the card, and only kinds that can do no more than be shown are
//!   kept (`upload`, [`crate::packs`], [`crate::media`]).
//! - **Floods and sloths**: every number has a limit and every wait an end. Where places are few,
//!   whoever holds most of them gives way (`places`), so one device cannot crowd out the others,
//!   and hosts have places of their own.
//! - **A reader who does not read** is sent the newest frame when it reads again (`events`); what
//!   the kernel holds back for it is bounded too (`door`).
//!
//! What is not held against anyone: somebody who listens to an open Wi-Fi can take a host's cookie,
//! as with every page without TLS; the Wi-Fi's own password is the answer to that. Somebody with
//! many addresses can keep strangers from *new* streams and pairings by PIN, never a paired host.
//! With a simulated board the panel is open to all, and so is pairing by holding its buttons.

mod assets;
mod body;
mod book;
mod callers;
mod captains;
mod commands;
mod copies;
mod devices;
mod door;
mod events;
mod guard;
mod hardware;
mod media;
mod packs;
mod pairing;
mod patience;
mod places;
mod problem;
mod protocol;
mod range;
mod routes;
mod session;
mod upload;
pub mod wire;

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::books::Books;
use crate::frame::Published;
use crate::inbox::{Session, Wake};
use crate::packs::Shelf;
use crate::wiring::Role;

/// Puts something into the desk's inbox.
pub type Inbox = Arc<dyn Fn(Wake) + Send + Sync>;

/// Presses (`true`) or releases a button of the simulated board.
pub type Panel = Arc<dyn Fn(Role, bool) + Send + Sync>;

/// All that the wire is connected to.
pub struct Ends {
    /// The way to the desk.
    pub inbox: Inbox,
    /// What the desk published.
    pub published: watch::Receiver<Arc<Published>>,
    /// The books of all games.
    pub books: Arc<dyn Books>,
    /// The simulated board's fingers, if it is one.
    pub panel: Option<Panel>,
}

/// What the configuration says of the wire.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Names under which pages may ask for the box, besides `localhost` and bare addresses: a name
    /// that is not here may be somebody else's who made it point to the box (DNS rebinding).
    pub names: Vec<String>,
    /// The PIN, if one was set.
    pub pin: Option<String>,
    /// Every wired button that is somebody's: one of them is held for pairing, and only these and the
    /// spares may be pressed on the panel.
    pub buttons: Vec<Role>,
    /// Where packs of questions stand.
    pub shelf: Arc<Shelf>,
    /// The pins of the spare inputs.
    pub spares: Vec<u32>,
}

/// What all requests share.
struct Shared {
    settings: Settings,
    inbox: Inbox,
    published: watch::Receiver<Arc<Published>>,
    copies: copies::Copies,
    sessions: session::Sessions,
    pairing: pairing::Pairing,
    captains: captains::Captains,
    words: commands::Words,
    watchers: events::Watchers,
    books: Arc<dyn Books>,
    readers: book::Readers,
    sheets: protocol::Sheets,
    shown: media::Shown,
    viewers: media::Viewers,
    uploads: upload::Uploads,
    panel: Option<Panel>,
    shutdown: CancellationToken,
}

/// Serves until `shutdown` is cancelled; then streams end, what is being answered is answered, and
/// it returns.
pub async fn serve(
    listener: TcpListener,
    settings: Settings,
    ends: Ends,
    sessions: Vec<Session>,
    shutdown: CancellationToken,
) {
    let Ends {
        inbox,
        published,
        books,
        panel,
    } = ends;
    let shared = Arc::new(Shared {
        settings,
        inbox,
        published,
        copies: copies::Copies::default(),
        sessions: session::Sessions::recalled(sessions),
        pairing: pairing::Pairing::default(),
        captains: captains::Captains::default(),
        words: commands::Words::default(),
        watchers: events::Watchers::default(),
        books,
        readers: book::Readers::default(),
        sheets: protocol::Sheets::default(),
        shown: media::Shown::default(),
        viewers: media::Viewers::default(),
        uploads: upload::Uploads::default(),
        panel,
        shutdown: shutdown.clone(),
    });
    packs::tidy(&shared);
    let watching = tokio::spawn(media::watch(Arc::clone(&shared)));
    door::serve(listener, routes::router(shared), shutdown).await;
    watching.abort();
}

/// Bytes that nobody can foretell.
///
/// # Panics
/// When the kernel has no randomness to give, which it always has once it has booted.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a booted kernel has randomness");
    bytes
}

/// Bytes in hexadecimal, as tokens and hashes are written.
fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes
        .iter()
        .flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]);
    digits.map(char::from).collect()
}
