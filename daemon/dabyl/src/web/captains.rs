//! How a phone becomes a captain's: by a code that the host's page shows for one team.
//!
//! A code is drawn for one seat, opens it to one phone, once, and is compared in constant time. It is
//! bound to the team that sits there: if another game with other teams begins, it is worth nothing.
//! Codes do not outlive the box's process: after a restart the host draws another.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Extension, Request, State};
use axum::response::Response;
use dabyl_rules::Seat;

use super::callers::{Host, team_at};
use super::door::Caller;
use super::pairing::{is_same, ms, too_many, welcome};
use super::patience::{Pace, Patience};
use super::problem::Objection;
use super::session::device_name;
use super::wire::{CaptainCode, DrawCode, PairCaptain, ProblemCode};
use super::{Shared, body};
use crate::frame::Published;
use crate::inbox::Captain;

/// Digits of a code: short enough to be called across the room.
const DIGITS: usize = 6;

/// How long a code is good for: time to find the captain, and for him to find the page.
const CODE_TIME: Duration = Duration::from_secs(600);

/// Codes tried by one device: a person mistypes now and then.
const CODES_PER_ADDRESS: Pace = Pace {
    at_once: 5,
    each: Duration::from_secs(30),
};

/// Codes tried by all devices: some 55 in the life of a code, so that with six codes out all the
/// guessing of a hall finds one of a million in one game of three thousand.
const CODES_IN_ALL: Pace = Pace {
    at_once: 15,
    each: Duration::from_secs(15),
};

/// The codes that are out.
pub(super) struct Captains {
    guesses: Patience<super::places::Address>,
    /// One for each seat at most.
    codes: Mutex<Vec<Code>>,
}

struct Code {
    digits: String,
    captain: Captain,
    expires: Instant,
}

impl Default for Captains {
    fn default() -> Captains {
        Captains {
            guesses: Patience::new(CODES_PER_ADDRESS, CODES_IN_ALL),
            codes: Mutex::default(),
        }
    }
}

impl Captains {
    /// Draws a code for this captain; the one before for his seat is worth nothing any more.
    fn draw(&self, captain: Captain, now: Instant) -> String {
        let mut codes = self.codes();
        codes.retain(|code| code.captain.seat != captain.seat && now < code.expires);
        // With six codes out at most, the next draw is nearly always a new one.
        let digits = loop {
            let digits = drawn();
            if codes.iter().all(|code| code.digits != digits) {
                break digits;
            }
        };
        codes.push(Code {
            digits: digits.clone(),
            captain,
            expires: now + CODE_TIME,
        });
        digits
    }

    /// Takes the code that was typed; only one can. Its team must still sit at its seat.
    fn claim(&self, typed: &str, published: &Published, now: Instant) -> Option<Captain> {
        let mut codes = self.codes();
        codes.retain(|code| now < code.expires);
        let mut found = None;
        // To the end, whichever it was: the time tells nothing.
        for (index, code) in codes.iter().enumerate() {
            if is_same(typed, &code.digits) {
                found = Some(index);
            }
        }
        let Code { captain, .. } = codes.swap_remove(found?);
        (team_at(published, captain.seat) == Some(&captain.team)).then_some(captain)
    }

    fn codes(&self) -> MutexGuard<'_, Vec<Code>> {
        // A list of codes is whole after each line, whoever panicked.
        self.codes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn drawn() -> String {
    // Of 2^64 numbers the remainder favours none of a million by more than one in 2^44.
    let number = u64::from_ne_bytes(super::random()) % 10_u64.pow(6);
    format!("{number:0DIGITS$}")
}

/// `POST /api/captains`.
pub(super) async fn draw(
    State(shared): State<Arc<Shared>>,
    host: Host,
    request: Request,
) -> Result<Json<CaptainCode>, Objection> {
    let DrawCode { seat } = body::read(request, body::WORD_MOST).await?;
    let captain = captain_of(&shared.published.borrow(), seat);
    let captain = captain.ok_or_else(|| no_team(seat))?;
    log::info!(
        "drew a captain's code seat={} by={}",
        seat.number(),
        host.0.id()
    );
    let code = shared.captains.draw(captain, Instant::now());
    Ok(Json(CaptainCode {
        code,
        expires_ms: ms(CODE_TIME),
    }))
}

/// The captain of the team that sits there.
fn captain_of(published: &Published, seat: Seat) -> Option<Captain> {
    let team = team_at(published, seat)?.to_owned();
    let host = published.host.view.as_ref()?.host.as_ref()?;
    let roster = host.rosters.iter().find(|roster| roster.seat == seat);
    let named = roster.is_some_and(|roster| !roster.players.is_empty());
    let game = (!named).then_some(published.public.game);
    Some(Captain { seat, team, game })
}

fn no_team(seat: Seat) -> Objection {
    let detail = format!(
        "`seat`: the game on the table has no team at seat {}: begin the game first",
        seat.number()
    );
    Objection::new(ProblemCode::NoSuchTeam, detail)
}

/// `POST /api/pair/captain`.
pub(super) async fn by_code(
    State(shared): State<Arc<Shared>>,
    Extension(caller): Extension<Caller>,
    request: Request,
) -> Result<Response, Objection> {
    let PairCaptain { code, device } = body::read(request, body::WORD_MOST).await?;
    let device = device_name(device)?;
    let (address, now) = (caller.address(), Instant::now());
    shared
        .captains
        .guesses
        .tries(address, now)
        .map_err(|wait| too_many("too many codes were tried: wait, then try again", wait))?;
    let captain = shared
        .captains
        .claim(&code, &shared.published.borrow(), now);
    let captain = captain.ok_or_else(|| {
        log::warn!("wrong captain's code from device={device:?}");
        let detail = "this is no captain's code, or it was used or has expired: ask the host for \
            another";
        Objection::new(ProblemCode::WrongCode, detail)
    })?;
    shared.captains.guesses.forgives(address);
    let paired = shared
        .sessions
        .pair(&shared.inbox, device, Some(captain))
        .await?;
    Ok(welcome(&paired))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_six_digits_and_any_of_them() {
        let codes: std::collections::HashSet<String> = (0..1_000).map(|_| drawn()).collect();
        assert!(codes.len() > 990, "{} different ones", codes.len());
        let plain =
            |code: &String| code.len() == DIGITS && code.bytes().all(|b| b.is_ascii_digit());
        assert!(codes.iter().all(plain));
        assert!(codes.iter().any(|code| code.starts_with('0')));
    }

    #[test]
    fn a_seat_has_one_code_and_it_expires() {
        let (captains, now) = (Captains::default(), Instant::now());
        let captain = |number| Captain {
            seat: Seat::new(number).expect("1 to 6"),
            team: "Team".to_owned(),
            game: None,
        };
        for _ in 0..3 {
            captains.draw(captain(1), now);
            captains.draw(captain(2), now);
        }
        assert_eq!(captains.codes().len(), 2);
        captains.draw(captain(3), now + CODE_TIME);
        assert_eq!(captains.codes().len(), 1, "the others have expired");
    }
}
