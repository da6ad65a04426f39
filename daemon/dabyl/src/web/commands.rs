//! What hosts and captains say: parsed strictly, put into the desk's inbox, answered when the desk
//! answers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use dabyl_rules::{Command, Seat};
use tokio::sync::oneshot;

use super::callers::{Captain, Host, MaybeHost};
use super::pairing::too_many;
use super::patience::{Pace, Patience};
use super::problem::Objection;
use super::session::Paired;
use super::wire::{AskPreview, Begin, PanelPress, ProblemCode, Say};
use super::{Shared, body, packs};
use crate::board::Stamp;
use crate::inbox::{Answer, Preview, Wake};
use crate::wiring::Role;

/// How long the desk and the journal may take. Together they take milliseconds; a card that cleans
/// up inside may stop for a second or two.
const ANSWER_TIME: Duration = Duration::from_secs(5);

/// Words of one captain: thirty changes of mind at once, and then one in two seconds, so that a phone
/// gone mad cannot fill the table, which holds 100,000 entries: in three hours it brings 5,400.
const WORDS_PER_CAPTAIN: Pace = Pace {
    at_once: 30,
    each: Duration::from_secs(2),
};

/// Words of all captains: six as fast as they may be.
const WORDS_IN_ALL: Pace = Pace {
    at_once: 180,
    each: Duration::from_millis(333),
};

/// How much captains say.
pub(super) struct Words(Patience<Seat>);

impl Default for Words {
    fn default() -> Words {
        Words(Patience::new(WORDS_PER_CAPTAIN, WORDS_IN_ALL))
    }
}

impl Words {
    /// Whether this captain may say this: his own team's entry, and not too often.
    fn allow(&self, captain: &Captain, command: &Command) -> Result<(), Objection> {
        if command.of_captain() != Some(captain.seat) {
            let detail = format!(
                "`command`: the captain of seat {} may only say the entries of that seat",
                captain.seat.number()
            );
            return Err(Objection::new(ProblemCode::NotYours, detail));
        }
        let tried = self.0.tries(captain.seat, Instant::now());
        tried.map_err(|wait| too_many("your team has changed its entry too often: wait", wait))
    }
}

/// Who says something.
enum Speaker {
    Host(Paired),
    Captain(Captain),
}

impl Speaker {
    fn device(&self) -> &Paired {
        match self {
            Speaker::Host(host) => host,
            Speaker::Captain(captain) => &captain.paired,
        }
    }
}

/// `POST /api/say`.
pub(super) async fn say(
    State(shared): State<Arc<Shared>>,
    MaybeHost(host): MaybeHost,
    captain: Result<Captain, Objection>,
    request: Request,
) -> Result<Response, Objection> {
    // Whoever is both speaks as the host.
    let speaker = match host {
        Some(Host(host)) => Speaker::Host(host),
        None => Speaker::Captain(captain?),
    };
    let Say {
        game,
        revision,
        id,
        command,
    } = body::read(request, body::WORD_MOST).await?;
    if let Speaker::Captain(captain) = &speaker {
        shared.words.allow(captain, &command)?;
        // He is captain in the game that everybody sees; who sits there in another is not known.
        if game != captain.game {
            let revision = captain.revision;
            return Ok(told(Answer::Stale { revision }));
        }
    }
    // Who wrote what is asked after disputed games. What a team has chosen is nobody's business, the
    // log's reader's neither.
    let what = match command.of_captain() {
        Some(seat) => format!("an entry of seat {}", seat.number()),
        None => format!("{command:?}"),
    };
    log::info!(
        "said by={} id={} command={what}",
        speaker.device().id(),
        id.as_str()
    );
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Said {
        stamp: Stamp::now(),
        game,
        revision,
        id,
        command,
        reply,
    });
    answered(told).await
}

/// `POST /api/begin`.
pub(super) async fn begin(
    State(shared): State<Arc<Shared>>,
    Host(host): Host,
    request: Request,
) -> Result<Response, Objection> {
    let Begin {
        game,
        id,
        mut setup,
    } = body::read(request, body::SETUP_MOST).await?;
    log::info!(
        "began by={} id={} preset={:?} pack={:?}",
        host.id(),
        id.as_str(),
        setup.preset,
        setup.pack
    );
    let pack = setup.pack.take();
    let mut setup = Box::new(setup.with_seed(u64::from_ne_bytes(super::random())));
    setup.trim_names();
    if let Some(file) = pack {
        packs::lay(&shared, file, &mut setup).await?;
    }
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Began {
        stamp: Stamp::now(),
        game,
        id,
        setup,
        reply,
    });
    answered(told).await
}

/// `POST /api/preview`.
pub(super) async fn preview(
    State(shared): State<Arc<Shared>>,
    _: Host,
    request: Request,
) -> Result<Response, Objection> {
    let AskPreview { game, command } = body::read(request, body::WORD_MOST).await?;
    let (reply, told) = oneshot::channel();
    (shared.inbox)(Wake::Preview {
        game,
        command,
        reply,
    });
    let preview = of_the_desk(told).await.map_err(|Silence| {
        let detail = "the desk does not answer: ask again";
        Objection::new(ProblemCode::NoAnswer, detail)
    })?;
    let status = match &preview {
        Preview::Sums { .. } => StatusCode::OK,
        Preview::Refused { .. } | Preview::Stale { .. } => StatusCode::CONFLICT,
    };
    Ok((status, Json(preview)).into_response())
}

/// The desk has gone, or is stuck.
struct Silence;

async fn of_the_desk<T>(told: oneshot::Receiver<T>) -> Result<T, Silence> {
    match tokio::time::timeout(ANSWER_TIME, told).await {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(_)) | Err(_) => Err(Silence),
    }
}

async fn answered(reply: oneshot::Receiver<Answer>) -> Result<Response, Objection> {
    let answer = of_the_desk(reply).await.map_err(|Silence| {
        let detail = "the desk does not answer, so it is not known whether this was done: send \
            it again with the same id, which does nothing twice";
        Objection::new(ProblemCode::NoAnswer, detail)
    })?;
    Ok(told(answer))
}

fn told(answer: Answer) -> Response {
    (status(&answer), Json(answer)).into_response()
}

const fn status(answer: &Answer) -> StatusCode {
    match answer {
        Answer::Done { .. } | Answer::NotSaved { .. } => StatusCode::OK,
        Answer::Refused { .. } | Answer::Stale { .. } => StatusCode::CONFLICT,
        Answer::BadSetup { .. } => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// `POST /api/panel`: anybody's, for a simulated board has no other fingers.
pub(super) async fn panel(
    State(shared): State<Arc<Shared>>,
    request: Request,
) -> Result<StatusCode, Objection> {
    let press = shared.panel.as_ref().ok_or_else(|| {
        let detail = "this box has real buttons: press those";
        Objection::new(ProblemCode::NoPanel, detail)
    })?;
    let (role, down) = match body::read(request, body::WORD_MOST).await? {
        PanelPress::Player { seat, key, down } => (Role::Player(seat, key), down),
        PanelPress::Host { host, down } => (Role::Host(host.into()), down),
        PanelPress::Spare { spare, down } => (Role::Spare(spare), down),
    };
    let spare = matches!(role, Role::Spare(pin) if shared.settings.spares.contains(&pin));
    if !spare && !shared.settings.buttons.contains(&role) {
        let detail = format!("{}: the configuration has no such button", described(role));
        return Err(Objection::new(ProblemCode::NoSuchButton, detail));
    }
    press(role, down);
    Ok(StatusCode::NO_CONTENT)
}

fn described(role: Role) -> String {
    match role {
        Role::Player(seat, key) => format!("seat {} key {key:?}", seat.number()),
        Role::Host(key) => format!("host button {key:?}"),
        Role::Spare(pin) => format!("spare input on pin {pin}"),
    }
}
