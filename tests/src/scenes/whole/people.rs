//! The people of a match, each with a device of his own: the host, four captains, a visitor.

use std::collections::BTreeMap;
use std::time::Duration;

use dabyl::inbox::Answer;
use dabyl_rules::setup::SeatSetup;
use dabyl_rules::view::Round;
use dabyl_rules::{Command, Preset, Refusal, Revision, Seat, Setup, Verdict, View};
use serde_json::json;

use super::ears::{Ear, Listener, Needle};
use super::fingers::{Finger, Fingers};
use super::secrets::{Mark, Secrets, Topic};
use crate::daemon::{Daemon, Start};
use crate::phone::{Phone, tap};
use crate::scenes::{LIMIT, PIN, seat};

/// How many teams play.
pub const TEAMS: usize = 4;

/// Which of the ears is the host's; the first is the visitor's, the others the captains'.
pub const HOST: usize = TEAMS + 1;

/// A match in progress.
#[derive(Debug)]
pub struct Match<'a> {
    /// How the box is started.
    pub start: &'a Start,
    pub(super) daemon: Option<Daemon>,
    fingers: &'a Fingers<'a>,
    pub(super) preset: Preset,
    pub(super) host: Phone,
    pub(super) captains: Vec<Phone>,
    pub(super) visitor: Phone,
    pub(super) ears: Vec<Ear>,
    pub(super) game: u64,
    pub(super) revision: Revision,
    /// Seat 3's button is dead and the spare one is its own.
    pub(super) on_spare: bool,
    pub(super) secrets: Secrets,
    /// The beginning of the present step.
    pub(super) step: Mark,
}

/// The name of a player on the roster.
#[must_use]
pub fn player(preset: Preset, team: Seat, number: u8) -> String {
    let word = match preset {
        Preset::KhamsaRu => "Игрок",
        Preset::KhamsaAz | Preset::KokparKk | Preset::Lockout => "Oyunçu",
    };
    format!("{word} {}{number}", letter(team))
}

fn letter(team: Seat) -> char {
    char::from(b'A' + team.number() - 1)
}

/// Four full teams with a pack that came with the box; in Russian with reserves (RU-3).
fn setup(preset: Preset) -> Setup {
    let (reserves, pack) = match preset {
        Preset::KhamsaRu => (2, "khamsa-obrazets.toml"),
        Preset::KhamsaAz | Preset::KokparKk | Preset::Lockout => (0, "xemse-numune.toml"),
    };
    let team = |seat: Seat| SeatSetup {
        seat,
        team: format!("Komanda {}", letter(seat)),
        players: (1..=5).map(|n| player(preset, seat, n)).collect(),
        reserves: (6..6 + reserves).map(|n| player(preset, seat, n)).collect(),
        confirmed: true,
    };
    Setup {
        preset,
        seats: (0..TEAMS).map(seat).map(team).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: Some(pack.to_owned()),
        options: BTreeMap::new(),
        seed: 0,
        lots: Vec::new(),
        start: None,
        scores: BTreeMap::new(),
        times: BTreeMap::new(),
        blocks: Vec::new(),
    }
}

impl<'a> Match<'a> {
    /// Starts the box, begins a match, pairs everybody and has all of them listen.
    #[must_use]
    pub fn begin(start: &'a Start, fingers: &'a Fingers<'a>, preset: Preset) -> Match<'a> {
        let daemon = start.launch(LIMIT);
        let visitor = daemon.phone();
        let mut host = daemon.phone();
        host.pair(PIN);
        // The match before may have left seat 3 on the spare button.
        assert_eq!(host.post("/api/wiring/reset", &json!({})).status, 204);
        let before = host.frame().game;
        let setup = setup(preset);
        if preset == Preset::KhamsaRu {
            unconfirmed(&host, &setup);
        }
        host.begin(&setup);
        let captain = |index: usize| {
            let drawn = host.post("/api/captains", &json!({"seat": seat(index)}));
            assert_eq!(drawn.status, 200, "{}", drawn.body);
            let code = drawn.body["code"].as_str().expect("a code").to_owned();
            let mut phone = daemon.phone();
            phone.pair_captain(&code, &format!("captain {index}"));
            let again = json!({"code": code, "device": "second"});
            let again = daemon.phone().post("/api/pair/captain", &again);
            assert_eq!(again.status, 403, "a code is good for one phone");
            phone
        };
        let captains: Vec<Phone> = (0..TEAMS).map(captain).collect();
        let mut ears = vec![Ear::new(Listener::Public, &visitor)];
        for (index, phone) in captains.iter().enumerate() {
            ears.push(Ear::new(Listener::Captain(seat(index)), phone));
        }
        ears.push(Ear::new(Listener::Host, &host));
        Match {
            start,
            daemon: Some(daemon),
            fingers,
            preset,
            host,
            captains,
            visitor,
            step: Mark::here(&[]),
            ears,
            game: before + 1,
            revision: Revision(0),
            on_spare: false,
            secrets: Secrets::default(),
        }
    }

    /// The game as the host sees it now.
    pub(super) fn view(&self) -> View {
        self.ears[HOST].at(self.revision)
    }

    /// The round, theme and question of now.
    pub(super) fn place(&self) -> (Option<Round>, u8, u32) {
        let place = self.view().place;
        (place.round, place.theme, place.question)
    }

    /// Says it, as the host or as the captain whose word it is.
    pub(super) fn say(&mut self, command: &Command) -> Answer {
        let phone = match command.of_captain() {
            Some(seat) => &self.captains[seat.index()],
            None => &self.host,
        };
        let now = self.view().revision.0;
        let answer = phone.say_looking_at(self.game, now, &tap(), command);
        if let Answer::Done { revision } = answer {
            self.revision = self.revision.max(revision);
        }
        answer
    }

    /// Says it, and it must be obeyed.
    pub(super) fn must_say(&mut self, command: &Command) {
        let answer = self.say(command);
        let place = self.view().place;
        assert!(
            matches!(answer, Answer::Done { .. }),
            "{command:?} at {place:?}: {answer:?}"
        );
    }

    /// Says it, and the rules must refuse it.
    pub(super) fn refused(&mut self, command: &Command) -> Refusal {
        match self.say(command) {
            Answer::Refused { why } => why,
            other @ (Answer::Done { .. }
            | Answer::Stale { .. }
            | Answer::BadSetup { .. }
            | Answer::NotSaved { .. }) => {
                panic!("{command:?} should be refused: {other:?}")
            }
        }
    }

    /// A finger on a button, be it somebody's or not.
    pub(super) fn tap(&self, finger: Finger) {
        self.fingers.tap(finger);
    }

    /// A player presses, and gets the floor or a place in the queue.
    pub(super) fn press(&mut self, who: Seat) {
        let spare = self.on_spare && who == seat(2);
        self.tap(if spare {
            Finger::Spare
        } else {
            Finger::Player(who)
        });
        let counts = |view: &View| {
            view.floor == Some(who) || view.queue.iter().any(|waits| waits.seat == who)
        };
        self.wait(&format!("seat {}'s press", who.number()), LIMIT, counts);
    }

    /// The host's wired button judges.
    pub(super) fn judge_by_button(&mut self, who: Seat, verdict: Verdict) {
        self.tap(Finger::Host(verdict));
        let judged = |view: &View| view.floor != Some(who);
        self.wait("a verdict by button", LIMIT, judged);
    }

    /// Waits until the host sees this.
    pub(super) fn wait(&mut self, what: &str, limit: Duration, wanted: impl Fn(&View) -> bool) {
        let (_, view) = self.ears[HOST].until(what, limit, |_, view| wanted(view));
        self.revision = self.revision.max(view.revision);
    }

    /// All have heard all that there is by now.
    pub(super) fn all_hear(&self) {
        for ear in &self.ears {
            let _ = ear.at(self.revision);
        }
    }

    /// From here on.
    pub(super) fn mark(&self) -> Mark {
        self.all_hear();
        Mark::here(&self.ears)
    }

    /// From `since` on this is for its owner and the host alone.
    pub(super) fn keep(&mut self, topic: Topic, owner: Option<Seat>, needle: Needle, since: &Mark) {
        self.secrets.keep(topic, owner, needle, since);
    }

    /// All secrets are still kept; this one ends here.
    pub(super) fn end_of(&mut self, topic: Topic) {
        self.all_hear();
        self.secrets.are_kept(&self.ears);
        self.secrets.end(topic);
    }
}

/// RU-2: without its entry form a team does not play.
fn unconfirmed(host: &Phone, setup: &Setup) {
    let mut setup = setup.clone();
    setup.seats[3].confirmed = false;
    let mut setup = serde_json::to_value(setup).expect("a set-up is JSON");
    let fields = setup.as_object_mut().expect("with fields");
    fields.remove("seed");
    let body = json!({"game": host.frame().game, "id": tap(), "setup": setup});
    let back = host.post("/api/begin", &body);
    assert_eq!(back.status, 422, "{}", back.body);
    let why = json!({"fault": "entry-form", "seat": 4});
    assert_eq!(back.body["why"], why, "{}", back.body);
}
