//! How a stranger becomes a host: by the PIN, or by holding a wired button at the box.
//!
//! # The PIN
//! Compared in constant time, tried slowly ([`super::patience`]). Whoever is paired already is
//! never slowed, and running out of tries never touches the other way.
//!
//! # The held button
//! The box draws a button by lot and waits for it to be held. Only somebody at the box can do that,
//! and since it is drawn, nobody can wait for a button that others are about to press:
//! - A button is drawn for one asker at a time, else one hold would pair two.
//! - While a game is on, players press their buttons anyway. So one of the host's own buttons is
//!   drawn, which stand before an official; only where there are none, a player's, and it must be
//!   held for longer than anybody holds a button to answer.
//! - A device has one ticket, and few are out at once: a stranger who asks for one after the
//!   other hopes for somebody else's finger, and the list of devices names whoever had such luck.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::Cookie;
use dabyl_rules::State as GameState;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use tokio::sync::{oneshot, watch};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::callers::MaybeHost;
use super::door::Caller;
use super::patience::{Pace, Patience};
use super::places::Address;
use super::problem::Objection;
use super::session::device_name;
use super::wire::{Hold, PairByHold, PairByPin, ProblemCode, WiredButton};
use super::{Shared, body};
use crate::frame::Published;
use crate::inbox::Wake;
use crate::wiring::Role;

/// PINs of one device: a person mistypes now and then.
const PINS_PER_ADDRESS: Pace = Pace {
    at_once: 5,
    each: Duration::from_secs(30),
};

/// PINs of all devices: at this pace all 10,000 PINs of four digits take 41 hours.
const PINS_IN_ALL: Pace = Pace {
    at_once: 15,
    each: Duration::from_secs(15),
};

/// Tickets of one device: asking one after the other, it has one for half of the time at most.
const TICKETS_PER_ADDRESS: Pace = Pace {
    at_once: 4,
    each: Duration::from_secs(60),
};

/// Tickets of all devices.
const TICKETS_IN_ALL: Pace = Pace {
    at_once: 20,
    each: Duration::from_secs(5),
};

/// Tickets out at once: two officials and a page that was reloaded meanwhile.
const TICKETS: usize = 3;

/// How long a ticket is good for: time to read the page and walk to the button.
const TICKET_TIME: Duration = Duration::from_secs(30);

/// How long a page may take to fetch what it has earned.
const CLAIM_TIME: Duration = Duration::from_secs(30);

/// How long the button must be held. Long enough to be no accident.
const HOLD: Duration = Duration::from_secs(2);

/// The same for a player's button while a game is on: longer than anybody holds it to answer.
const HOLD_IN_GAME: Duration = Duration::from_secs(5);

/// How long a page may wait for one answer: shorter than the 30 seconds after which proxies and
/// browsers may give a silent request up.
const POLL: Duration = Duration::from_secs(25);

/// Who is becoming a host.
pub(super) struct Pairing {
    pins: Patience<Address>,
    asks: Patience<Address>,
    tickets: Mutex<Vec<Ticket>>,
}

impl Default for Pairing {
    fn default() -> Pairing {
        Pairing {
            pins: Patience::new(PINS_PER_ADDRESS, PINS_IN_ALL),
            asks: Patience::new(TICKETS_PER_ADDRESS, TICKETS_IN_ALL),
            tickets: Mutex::default(),
        }
    }
}

struct Ticket {
    name: String,
    address: Address,
    device: String,
    role: Role,
    expires: Instant,
    held: watch::Receiver<bool>,
    /// The desk watches the button for as long as the ticket is here.
    _vigil: DropGuard,
}

impl Ticket {
    fn is_gone(&self, now: Instant) -> bool {
        let end = if *self.held.borrow() {
            self.expires + CLAIM_TIME
        } else {
            self.expires
        };
        now >= end
    }
}

/// `POST /api/pair`.
pub(super) async fn by_pin(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    MaybeHost(host): MaybeHost,
    request: Request,
) -> Result<Response, Objection> {
    let PairByPin { pin, device } = body::read(request, body::WORD_MOST).await?;
    let right = shared.settings.pin.as_deref().ok_or_else(|| {
        let detail = "this box has no PIN: pair by holding a wired button";
        Objection::new(ProblemCode::NoPin, detail)
    })?;
    let device = device_name(device)?;
    let address = caller.address();
    if host.is_none() {
        shared
            .pairing
            .pins
            .tries(address, Instant::now())
            .map_err(|wait| {
                too_many(
                    "too many PINs were tried: wait, or pair by holding a wired button",
                    wait,
                )
            })?;
    }
    if !is_same(&pin, right) {
        log::warn!("wrong PIN from device={device:?}");
        return Err(Objection::new(
            ProblemCode::WrongPin,
            "this is not the PIN: look it up and try again",
        ));
    }
    if host.is_some() {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    shared.pairing.pins.forgives(address);
    Ok(welcome(
        &shared.sessions.pair(&shared.inbox, device, None).await?,
    ))
}

/// Compares hashes, which have one length, so that the time tells nothing of the PIN's.
pub(super) fn is_same(pin: &str, right: &str) -> bool {
    let (pin, right) = (Sha256::digest(pin), Sha256::digest(right));
    pin.as_slice().ct_eq(right.as_slice()).into()
}

pub(super) fn welcome(cookie: &Cookie<'_>) -> Response {
    (
        StatusCode::NO_CONTENT,
        [(header::SET_COOKIE, cookie.to_string())],
    )
        .into_response()
}

pub(super) fn too_many(detail: &str, wait: Duration) -> Objection {
    Objection::new(ProblemCode::TooMany, detail).retry_after(wait.as_secs() + 1)
}

/// `POST /api/pair/hold`.
pub(super) async fn by_hold(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    request: Request,
) -> Result<Json<Hold>, Objection> {
    let PairByHold { device } = body::read(request, body::WORD_MOST).await?;
    let device = device_name(device)?;
    if shared.settings.buttons.is_empty() {
        return Err(nothing_to_hold());
    }
    shared
        .pairing
        .asks
        .tries(caller.address(), Instant::now())
        .map_err(|wait| {
            too_many(
                "too many buttons were asked for and not held: wait, then ask again",
                wait,
            )
        })?;
    let game_on = is_game_on(&shared.published.borrow());
    shared
        .pairing
        .issue(&shared, caller.address(), device, game_on)
        .map(Json)
}

fn nothing_to_hold() -> Objection {
    let detail = "this box has no wired button that could be held: pair by the PIN";
    Objection::new(ProblemCode::NoButton, detail)
}

fn is_game_on(published: &Published) -> bool {
    published
        .public
        .view
        .as_ref()
        .is_some_and(|view| view.state != GameState::Over)
}

impl Pairing {
    fn issue(
        &self,
        shared: &Shared,
        address: Address,
        device: String,
        game_on: bool,
    ) -> Result<Hold, Objection> {
        let now = Instant::now();
        let mut tickets = self.tickets();
        tickets.retain(|ticket| !ticket.is_gone(now) && ticket.address != address);
        let mut free = shared.settings.buttons.clone();
        free.retain(|role| tickets.iter().all(|ticket| ticket.role != *role));
        if tickets.len() >= TICKETS || free.is_empty() {
            return Err(too_many(
                "somebody else is being paired: wait, then ask again",
                TICKET_TIME,
            ));
        }
        let role = drawn(free, game_on);
        let button = WiredButton::of(role).ok_or_else(nothing_to_hold)?;
        let hold = match button {
            WiredButton::Player { .. } if game_on => HOLD_IN_GAME,
            WiredButton::Player { .. } | WiredButton::Host { .. } => HOLD,
        };
        let name = super::hex(&super::random::<16>());
        let (held, vigil) = keep_vigil(shared, role, hold);
        let expires = now + TICKET_TIME;
        let ticket = Ticket {
            name: name.clone(),
            address,
            device,
            role,
            expires,
            held,
            _vigil: vigil,
        };
        tickets.push(ticket);
        Ok(Hold {
            ticket: name,
            role: button,
            hold_ms: ms(hold),
            expires_ms: ms(TICKET_TIME),
        })
    }

    fn tickets(&self) -> MutexGuard<'_, Vec<Ticket>> {
        // A list of tickets is whole after each line, whoever panicked.
        self.tickets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What to wait for, and for how long, by whoever has this ticket.
    fn pending(&self, name: &str) -> Option<(watch::Receiver<bool>, Instant)> {
        let now = Instant::now();
        let mut tickets = self.tickets();
        tickets.retain(|ticket| !ticket.is_gone(now));
        let ticket = tickets.iter().find(|ticket| ticket.name == name)?;
        Some((ticket.held.clone(), ticket.expires))
    }

    /// Takes a ticket: only one can.
    fn claim(&self, name: &str) -> Option<Ticket> {
        let mut tickets = self.tickets();
        let index = tickets.iter().position(|ticket| ticket.name == name)?;
        Some(tickets.swap_remove(index))
    }
}

pub(super) fn ms(duration: Duration) -> u32 {
    u32::try_from(duration.as_millis()).expect("all durations here are minutes at most")
}

/// Draws one of the free buttons; while a game is on one of the host's own, if any is free.
fn drawn(mut free: Vec<Role>, game_on: bool) -> Role {
    if game_on && free.iter().any(|role| matches!(role, Role::Host(_))) {
        free.retain(|role| matches!(role, Role::Host(_)));
    }
    // Of 2^64 numbers the remainder favours none of 64 buttons by more than one in 2^57.
    let lot = u64::from_ne_bytes(super::random()) % free.len() as u64;
    free[usize::try_from(lot).expect("less than the number of buttons")]
}

/// Asks the desk to watch a button until the guard is dropped. The receiver turns true when it has
/// been held, and closes when it will not be.
fn keep_vigil(shared: &Shared, role: Role, hold: Duration) -> (watch::Receiver<bool>, DropGuard) {
    let (reply, told) = oneshot::channel();
    let (tell, held) = watch::channel(false);
    let given_up = CancellationToken::new();
    let guard = given_up.clone().drop_guard();
    (shared.inbox)(Wake::Vigil { role, hold, reply });
    tokio::spawn(async move {
        let was_held = tokio::select! {
            told = told => told.is_ok(),
            () = given_up.cancelled() => return,
            () = tokio::time::sleep(TICKET_TIME) => return,
        };
        if was_held {
            tell.send_replace(true);
            // A closed channel would say that the ticket is gone.
            given_up.cancelled().await;
        }
    });
    (held, guard)
}

/// `GET /api/pair/hold/{ticket}`.
pub(super) async fn held(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    name: Result<Path<String>, PathRejection>,
) -> Result<Response, Objection> {
    let gone = || {
        let detail = "this ticket is used up, or the button was not held in time: ask for another";
        Objection::new(ProblemCode::TicketGone, detail)
    };
    let Path(name) = name.map_err(|_| gone())?;
    let (mut held, expires) = shared.pairing.pending(&name).ok_or_else(gone)?;
    let until = expires.min(Instant::now() + POLL);
    let outcome = tokio::select! {
        held = held.wait_for(|held| *held) => held.is_ok(),
        () = tokio::time::sleep_until(until.into()) => {
            let not_yet = StatusCode::ACCEPTED.into_response();
            return if until < expires { Ok(not_yet) } else { Err(gone()) };
        }
        () = shared.shutdown.cancelled() => return Ok(StatusCode::ACCEPTED.into_response()),
    };
    let ticket = outcome
        .then(|| shared.pairing.claim(&name))
        .flatten()
        .ok_or_else(gone)?;
    shared.pairing.asks.forgives(caller.address());
    Ok(welcome(
        &shared
            .sessions
            .pair(&shared.inbox, ticket.device, None)
            .await?,
    ))
}

#[cfg(test)]
mod tests {
    use dabyl_rules::{Key, Seat};

    use super::*;
    use crate::wiring::HostKey;

    fn buttons() -> Vec<Role> {
        let players = Seat::all().map(|seat| Role::Player(seat, Key::A));
        players
            .chain([Role::Host(HostKey::Arm), Role::Host(HostKey::Wrong)])
            .collect()
    }

    #[test]
    fn every_button_is_drawn_but_only_the_hosts_while_a_game_is_on() {
        let draw = |game_on| {
            (0..2_000)
                .map(|_| drawn(buttons(), game_on))
                .collect::<Vec<_>>()
        };
        let (idle, playing) = (draw(false), draw(true));
        assert!(
            buttons().iter().all(|role| idle.contains(role)),
            "one in eight, 2,000 times"
        );
        assert!(playing.iter().all(|role| matches!(role, Role::Host(_))));
        assert!(playing.contains(&Role::Host(HostKey::Wrong)));
        let only_players: Vec<_> = buttons().into_iter().take(6).collect();
        assert!(matches!(drawn(only_players, true), Role::Player(..)));
    }

    #[test]
    fn pins_are_compared_whole() {
        assert!(is_same("271828", "271828"));
        for wrong in ["", "2", "27182", "2718281", "271829", " 271828"] {
            assert!(!is_same(wrong, "271828"), "{wrong:?}");
        }
    }
}
