//! What a captain may say, and what a host may look ahead at.

use dabyl::inbox::{Preview, Sum};
use dabyl_rules::{Refusal, Revision, State};
use serde_json::json;

use crate::hall::{Hall, seat};
use crate::teams::{TEAMS, entry, said, with_teams};

/// Every word that is some team's own, for seat 2.
const OWN: [&str; 7] = [
    r#"{"say": "assign", "seat": 2, "players": [1, 0, 3]}"#,
    r#"{"say": "pick", "seat": 2, "player": 1}"#,
    r#"{"say": "sequence", "seat": 2, "players": [5, 4, 3, 2, 1]}"#,
    r#"{"say": "name", "seat": 2, "player": 1}"#,
    r#"{"say": "strike", "seat": 2, "theme": 3}"#,
    r#"{"say": "wager", "seat": 2, "points": 500}"#,
    r#"{"say": "write", "seat": 2, "text": "Qobustan"}"#,
];

/// Words of the host, some of which name the captain's seat.
const HOSTS: [&str; 12] = [
    r#"{"say": "go"}"#,
    r#"{"say": "undo"}"#,
    r#"{"say": "pause"}"#,
    r#"{"say": "next"}"#,
    r#"{"say": "lock"}"#,
    r#"{"say": "start"}"#,
    r#"{"say": "judge", "seat": 2, "verdict": "correct"}"#,
    r#"{"say": "buzz", "seat": 2}"#,
    r#"{"say": "adjust", "seat": 2, "points": 5, "reason": "mine"}"#,
    r#"{"say": "fine", "seat": 1, "points": 5}"#,
    r#"{"say": "remove", "seat": 1}"#,
    r#"{"say": "sign"}"#,
];

#[test]
fn a_captain_says_his_own_teams_entries_and_nothing_else() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 2);
    let say = |cookie: &str, id: String, command: &str| {
        hall.post("/api/say", Some(cookie), &said(&id, command))
    };
    for (n, own) in OWN.iter().enumerate() {
        let back = say(&captain, format!("own-{n:05}"), own);
        assert_eq!(back.status, 200, "{own}: {}", back.text());
        let theirs = own.replace("\"seat\": 2", "\"seat\": 1");
        let back = say(&captain, format!("theirs-{n:05}"), &theirs);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (403, "not-yours"),
            "{theirs}"
        );
    }
    for (n, hosts) in HOSTS.iter().enumerate() {
        let back = say(&captain, format!("hosts-{n:05}"), hosts);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (403, "not-yours"),
            "{hosts}"
        );
    }
    assert_eq!(hall.notes().commands.len(), OWN.len());
    for (n, word) in OWN.iter().chain(&HOSTS).enumerate() {
        let back = say(&host, format!("host-{n:05}"), word);
        assert_eq!(back.status, 200, "a host may enter everything: {word}");
    }
}

#[test]
fn a_captains_answer_is_a_hosts_answer() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 2);
    let why = Refusal::NotNow {
        state: State::Ready,
    };
    hall.notes().answer = Some(dabyl::inbox::Answer::Refused { why });
    let back = hall.post("/api/say", Some(&captain), &said("tap-00001", &entry(2)));
    assert_eq!(back.status, 409);
    assert_eq!(back.json()["why"]["refusal"], "not-now");
    let first = hall.post("/api/say", Some(&captain), &said("tap-00002", &entry(2)));
    let again = hall.post("/api/say", Some(&captain), &said("tap-00002", &entry(2)));
    assert_eq!((first.status, first.json()), (200, again.json()));
}

#[test]
fn a_captain_is_not_heard_in_a_game_that_nobody_has_seen_yet() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 2);
    for game in [0, 2, 3] {
        let said =
            said("tap-00001", &entry(2)).replace("\"game\": 1", &format!("\"game\": {game}"));
        let back = hall.post("/api/say", Some(&captain), &said);
        assert_eq!(back.status, 409, "{game}");
        assert_eq!(back.json(), json!({"answer": "stale", "revision": 2}));
    }
    assert!(
        hall.notes().commands.is_empty(),
        "the desk is not even asked"
    );
}

#[test]
fn a_phone_gone_mad_slows_nobody_else() {
    let (hall, host) = Hall::with_teams();
    let (mad, calm) = (hall.captain(&host, 2), hall.captain(&host, 1));
    let say = |cookie: &str, n: usize, number: u8| {
        let id = format!("word-{number}-{n:05}");
        hall.post("/api/say", Some(cookie), &said(&id, &entry(number)))
    };
    let heard = (0..60).filter(|n| say(&mad, *n, 2).status == 200).count();
    assert!((30..36).contains(&heard), "{heard} at once");
    let back = say(&mad, 99, 2);
    assert_eq!((back.status, back.problem().as_str()), (429, "too-many"));
    assert!(back.header("retry-after").is_some());
    assert_eq!(say(&calm, 1, 1).status, 200);
    assert_eq!(say(&host, 2, 2).status, 200, "the host enters it for them");
}

#[test]
fn points_are_plain_numbers() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 2);
    let wager = |points: &str| {
        let command = format!(r#"{{"say": "wager", "seat": 2, "points": {points}}}"#);
        hall.post("/api/say", Some(&captain), &said("tap-00001", &command))
    };
    for bad in [
        r#""5 000""#,
        r#""5000""#,
        "5 000",
        "1e9",
        "1.5",
        "NaN",
        "\"５００\"",
        "５００",
        "\"$5\"",
        "$5",
        "0x10",
        "99999999999999999999",
        "null",
        "[5]",
        "+5",
        "05",
    ] {
        let back = wager(bad);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (400, "bad-json"),
            "{bad}"
        );
    }
    assert!(hall.notes().commands.is_empty());
    // A number is for the rules to refuse.
    assert_eq!(wager("-1").status, 200);
    for bad in [
        r#"{"say": "wager", "seat": 2}"#,
        r#"{"say": "wager", "points": 5}"#,
        r#"{"say": "wager", "seat": 2, "points": 5, "for": 1}"#,
        r#"{"say": "assign", "seat": 2, "players": [256]}"#,
        r#"{"say": "assign", "seat": 2, "players": [-1]}"#,
        r#"{"say": "assign", "seat": 2, "players": "12345"}"#,
        r#"{"say": "pick", "seat": 2, "player": "Leyla"}"#,
        r#"{"say": "write", "seat": 2, "text": 5}"#,
    ] {
        let back = hall.post("/api/say", Some(&captain), &said("tap-00002", bad));
        assert_eq!(back.problem(), "bad-json", "{bad}");
    }
    let long = format!(
        r#"{{"say": "write", "seat": 2, "text": "{}"}}"#,
        "ə".repeat(3_000)
    );
    let back = hall.post("/api/say", Some(&captain), &said("tap-00003", &long));
    assert_eq!((back.status, back.problem().as_str()), (413, "too-large"));
}

const ASK: &str = r#"{"game": 1, "command": {"say": "fine", "seat": 1, "points": 50}}"#;

#[test]
fn a_host_sees_the_sums_before_he_says_it() {
    let (hall, host) = Hall::with_teams();
    let sum = |number, before, after| Sum {
        seat: seat(number),
        before,
        after,
    };
    let scores = vec![sum(1, 30, -20), sum(2, 0, 0)];
    hall.notes().preview = Some(Preview::Sums { scores });
    let back = hall.post("/api/preview", Some(&host), ASK);
    let told = json!({"answer": "sums", "scores": [
        {"seat": 1, "before": 30, "after": -20}, {"seat": 2, "before": 0, "after": 0}]});
    assert_eq!((back.status, back.json()), (200, told));
    let why = Refusal::NotInTheseRules;
    hall.notes().preview = Some(Preview::Refused { why });
    let back = hall.post("/api/preview", Some(&host), ASK);
    assert_eq!(back.status, 409);
    assert_eq!(back.json()["why"]["refusal"], "not-in-these-rules");
    let revision = Revision(9);
    hall.notes().preview = Some(Preview::Stale { revision });
    let back = hall.post("/api/preview", Some(&host), ASK);
    assert_eq!(
        (back.status, back.json()["revision"].as_u64()),
        (409, Some(9))
    );
    assert_eq!(hall.notes().previewed.len(), 3);
    assert!(hall.notes().commands.is_empty(), "nothing was said");
}

#[test]
fn only_a_host_looks_ahead_and_only_at_words() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 1);
    assert_eq!(hall.post("/api/preview", None, ASK).status, 401);
    assert_eq!(hall.post("/api/preview", Some(&captain), ASK).status, 401);
    for bad in [
        r#"{"game": 1}"#,
        r#"{"game": 1, "command": {"say": "sing"}}"#,
        r#"{"game": 1, "command": {"say": "go"}, "id": "tap-00001"}"#,
        r#"{"game": -1, "command": {"say": "go"}}"#,
        r#"{"game": 1, "command": {"say": "fine", "seat": 1, "points": "5 000"}}"#,
    ] {
        assert_eq!(
            hall.post("/api/preview", Some(&host), bad).problem(),
            "bad-json",
            "{bad}"
        );
    }
    assert!(hall.notes().previewed.is_empty());
    hall.notes().dead = true;
    let back = hall.post("/api/preview", Some(&host), ASK);
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
}

#[test]
fn a_captain_of_another_seat_of_the_next_game_says_nothing() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 2);
    // The same team sits elsewhere: its captain is paired anew.
    let moved = [(1, TEAMS[1].1), (2, TEAMS[0].1)];
    hall.show(with_teams(3, &moved));
    for number in [1, 2] {
        let back = hall.post(
            "/api/say",
            Some(&captain),
            &said("tap-00001", &entry(number)),
        );
        assert_eq!(
            (back.status, back.problem().as_str()),
            (410, "captain-gone")
        );
    }
    assert!(hall.notes().commands.is_empty());
}
