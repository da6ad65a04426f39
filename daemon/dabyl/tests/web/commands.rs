//! What hosts say, and what the desk answers.

use dabyl::inbox::Answer;
use dabyl::wiring::{HostKey, Role};
use dabyl_rules::{Command, Key, Preset, Refusal, Revision, SetupError, State, Verdict};
use serde_json::json;

use crate::hall::{Hall, seat};

const SAY: &str = r#"{"game": 3, "revision": 7, "id": "tap-00001",
    "command": {"say": "judge", "seat": 2, "verdict": "no-answer"}}"#;

#[test]
fn a_command_reaches_the_desk_as_it_was_said() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let back = hall.post("/api/say", Some(&host), SAY);
    assert_eq!(
        (back.status, back.json()),
        (200, json!({"answer": "done", "revision": 1}))
    );
    let judged = Command::Judge {
        seat: seat(2),
        verdict: Verdict::NoAnswer,
    };
    assert_eq!(hall.notes().commands, [(3, Revision(7), judged)]);
}

#[test]
fn a_tap_that_is_sent_again_does_nothing_twice() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let first = hall.post("/api/say", Some(&host), SAY).json();
    assert_eq!(hall.post("/api/say", Some(&host), SAY).json(), first);
    assert_eq!(hall.notes().commands.len(), 1);
}

#[test]
fn each_answer_has_its_status() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let revision = Revision(4);
    let cases = [
        (Answer::Done { revision }, 200),
        (Answer::NotSaved { revision }, 200),
        (Answer::Stale { revision }, 409),
        (
            Answer::Refused {
                why: Refusal::NotNow {
                    state: State::Ready,
                },
            },
            409,
        ),
        (
            Answer::BadSetup {
                why: SetupError::SeatTwice { seat: seat(1) },
            },
            422,
        ),
    ];
    for (answer, status) in cases {
        hall.notes().answer = Some(answer.clone());
        let back = hall.post("/api/say", Some(&host), SAY);
        assert_eq!(back.status, status, "{answer:?}");
        let told: Answer = serde_json::from_slice(&back.body).expect("an answer");
        assert_eq!(told, answer);
    }
}

#[test]
fn a_desk_that_does_not_answer_is_said_so() {
    let hall = Hall::open();
    let host = hall.pair("host");
    hall.notes().dead = true;
    let back = hall.post("/api/say", Some(&host), SAY);
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
    *hall.notes() = crate::hall::Notes {
        mute: true,
        ..Default::default()
    };
    let back = hall.post("/api/say", Some(&host), SAY);
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
}

#[test]
fn a_game_begins_with_a_seed_that_the_box_drew() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let begin = |id: u32, more: &str| {
        let body = format!(
            r#"{{"game": 1, "id": "tap-{id:05}", "setup": {{"preset": "khamsa-ru",
                "seats": [{{"seat": 1, "team": "O'Neil <b>"}}, {{"seat": 2, "team": "Əli"}}]
                {more}}}}}"#
        );
        hall.post("/api/begin", Some(&host), &body)
    };
    assert_eq!(begin(1, "").status, 200);
    let paper = r#", "scores": {"1": 120, "2": -40},
        "start": {"round": "semi", "theme": 2, "price": 20}, "options": {"queue": "off"},
        "themes": [{"title": "T", "clues": [{"text": "Q", "answer": "A"}]}]"#;
    assert_eq!(begin(2, paper).status, 200);
    {
        let notes = hall.notes();
        let [first, second] = &notes.setups[..] else {
            panic!("two games")
        };
        assert_eq!(
            (first.preset, first.seats[0].team.as_str()),
            (Preset::KhamsaRu, "O'Neil <b>")
        );
        assert_ne!(first.seed, second.seed, "drawn anew");
        assert_eq!(second.scores[&seat(2)], -40);
        assert_eq!(second.start.as_ref().map(|start| start.theme), Some(2));
        assert!(second.lots.is_empty());
    }
    for chosen in [r#", "seed": 1"#, r#", "lots": [[1, 2]]"#, r#", "lots": []"#] {
        let back = begin(3, chosen);
        assert_eq!((back.status, back.problem().as_str()), (400, "bad-json"));
        assert!(back.text().contains("`setup"), "{}", back.text());
        assert!(back.text().contains("unknown field"), "{}", back.text());
    }
    let nine = begin(4, r#", "scores": {"9": 1}"#);
    assert!(nine.text().contains("seats are 1 to 6"), "{}", nine.text());
    assert_eq!(hall.notes().setups.len(), 2);
}

#[test]
fn spaces_around_names_are_not_part_of_them() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let body = r#"{"game": 1, "id": "tap-00001", "setup": {"preset": "khamsa-ru", "seats": [
        {"seat": 1, "team": "  Qızıl Qurd\u00a0", "players": ["Aygün ", "\tAygün  B"],
         "reserves": [" Əli"]},
        {"seat": 2, "team": "B"}]}}"#;
    let back = hall.post("/api/begin", Some(&host), body);
    assert_eq!(back.status, 200, "{}", back.text());
    let notes = hall.notes();
    let place = &notes.setups[0].seats[0];
    assert_eq!(place.team, "Qızıl Qurd");
    assert_eq!(place.players, ["Aygün", "Aygün  B"]);
    assert_eq!(place.reserves, ["Əli"]);
}

#[test]
fn the_panel_presses_the_buttons_there_are() {
    let hall = Hall::open();
    let press = |body: &str| hall.post("/api/panel", None, body);
    assert_eq!(
        press(r#"{"seat": 3, "key": "a", "down": true}"#).status,
        204
    );
    assert_eq!(press(r#"{"seat": 3, "down": false}"#).status, 204);
    assert_eq!(press(r#"{"host": "arm", "down": true}"#).status, 204);
    assert_eq!(press(r#"{"spare": 24, "down": true}"#).status, 204);
    for missing in [
        r#"{"seat": 5, "down": true}"#,
        r#"{"seat": 1, "key": "b", "down": true}"#,
        r#"{"host": "wrong", "down": true}"#,
        r#"{"spare": 25, "down": true}"#,
        r#"{"spare": 17, "down": true}"#,
    ] {
        let back = press(missing);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (404, "no-such-button"),
            "{missing}"
        );
    }
    for bad in [
        r#"{"down": true}"#,
        r#"{"seat": 1, "host": "arm", "down": true}"#,
        r#"{"key": "a", "host": "arm", "down": true}"#,
        r#"{"spare": 24, "seat": 1, "down": true}"#,
        r#"{"spare": 24, "key": "a", "down": true}"#,
        r#"{"spare": "24", "down": true}"#,
        r#"{"seat": 1}"#,
        r#"{"seat": 7, "down": true}"#,
    ] {
        assert_eq!(press(bad).problem(), "bad-json", "{bad}");
    }
    let pressed = [
        (Role::Player(seat(3), Key::A), true),
        (Role::Player(seat(3), Key::A), false),
        (Role::Host(HostKey::Arm), true),
        (Role::Spare(24), true),
    ];
    assert_eq!(hall.notes().pressed, pressed);
}
