//! Paired devices: saved before they are told, back after a restart, sent away.

use std::time::Duration;

use dabyl::inbox::Session;

use crate::hall::{Hall, PIN, settings};

#[test]
fn only_the_hash_of_a_token_is_kept() {
    let hall = Hall::open();
    let back = hall.post(
        "/api/pair",
        None,
        &format!(r#"{{"pin": "{PIN}", "device": "p"}}"#),
    );
    let cookie = back.header("set-cookie").expect("a cookie").to_owned();
    for word in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let token = back.cookie().expect("a cookie").replace("dabyl=", "");
    assert_eq!(token.len(), 64);
    let kept = format!("{:?}", hall.notes().sessions);
    assert!(!kept.contains(&token));
    let session = hall.notes().sessions[0].clone();
    assert!(session.paired_at > 1_600_000_000 && !session.revoked);
    let hash = format!("dabyl={}", session.token_sha256);
    assert_eq!(
        hall.get("/api/devices", Some(&hash)).status,
        401,
        "a hash opens nothing"
    );
}

#[test]
fn sessions_come_back_after_a_restart_and_the_sent_away_do_not() {
    let mut hall = Hall::open();
    let (host, gone) = (hall.pair("host"), hall.pair("gone"));
    assert_eq!(hall.post("/api/leave", Some(&gone), "{}").status, 204);
    let mut records = hall.notes().sessions.clone();
    assert_eq!(records.len(), 3, "two pairings and a parting");
    hall.stop();
    records.push(Session {
        token_sha256: "malformed".to_owned(),
        ..records[0].clone()
    });
    let hall = Hall::with(settings(), records, true);
    assert_eq!(
        hall.get("/api/devices", Some(&host))
            .json()
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    assert_eq!(hall.get("/api/devices", Some(&gone)).status, 401);
}

#[test]
fn a_device_that_is_sent_away_sees_nothing_more() {
    let hall = Hall::open();
    let (host, other) = (hall.pair("host"), hall.pair("other"));
    let mut stream = hall.stream("host", Some(&other));
    assert!(stream.frame().is_some());
    let listed = hall.get("/api/devices", Some(&host)).json();
    let devices = listed.as_array().expect("a list");
    let of = |name: &str| {
        devices
            .iter()
            .find(|d| d["device"] == name)
            .expect("listed")
            .clone()
    };
    assert_eq!(
        (of("host")["mine"].clone(), of("host")["connected"].clone()),
        (true.into(), false.into())
    );
    assert_eq!(
        (
            of("other")["mine"].clone(),
            of("other")["connected"].clone()
        ),
        (false.into(), true.into())
    );
    let id = of("other")["id"].as_str().expect("an id").to_owned();
    let back = hall.post(
        "/api/devices/revoke",
        Some(&host),
        &format!(r#"{{"id": "{id}"}}"#),
    );
    assert_eq!(back.status, 204);
    assert!(
        stream.ends_within(Duration::from_secs(3)),
        "its stream ends at once"
    );
    assert_eq!(hall.stream("host", Some(&other)).status, 401);
    let last = hall.notes().sessions.last().cloned().expect("remembered");
    assert!(last.revoked && last.device == "other");
    let again = hall.post(
        "/api/devices/revoke",
        Some(&host),
        &format!(r#"{{"id": "{id}"}}"#),
    );
    assert_eq!(
        (again.status, again.problem().as_str()),
        (404, "no-such-device")
    );
}

#[test]
fn who_leaves_takes_the_cookie_along() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let back = hall.post("/api/leave", Some(&host), "{}");
    let cookie = back.header("set-cookie").expect("a cookie");
    assert!(
        cookie.starts_with("dabyl=;") && cookie.contains("Max-Age=0"),
        "{cookie}"
    );
    assert_eq!(hall.get("/api/devices", Some(&host)).status, 401);
}

#[test]
fn nobody_is_paired_before_the_desk_has_answered() {
    let hall = Hall::open();
    hall.notes().dead = true;
    let back = hall.post(
        "/api/pair",
        None,
        &format!(r#"{{"pin": "{PIN}", "device": "p"}}"#),
    );
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
    assert_eq!(back.cookie(), None);
}

#[test]
fn a_card_that_fails_keeps_no_official_out_but_says_who_might_come_back() {
    let hall = Hall::open();
    hall.notes().card_fails = true;
    let host = hall.pair("host");
    assert_eq!(hall.get("/api/devices", Some(&host)).status, 200);
    let back = hall.post("/api/leave", Some(&host), "{}");
    assert_eq!((back.status, back.problem().as_str()), (503, "not-saved"));
    assert_eq!(
        hall.get("/api/devices", Some(&host)).status,
        401,
        "sent away all the same"
    );
}

#[test]
fn the_device_used_longest_ago_gives_way() {
    let hall = Hall::open();
    let first = hall.pair("first");
    let second = hall.pair("second");
    for n in 0..30 {
        hall.pair(&format!("phone {n}"));
    }
    assert_eq!(
        hall.get("/api/devices", Some(&first))
            .json()
            .as_array()
            .map(Vec::len),
        Some(32)
    );
    hall.pair("one too many");
    assert_eq!(
        hall.get("/api/devices", Some(&first)).status,
        200,
        "it was used just now"
    );
    assert_eq!(hall.get("/api/devices", Some(&second)).status, 401);
    std::thread::sleep(Duration::from_millis(100));
    let last = hall.notes().sessions.last().cloned().expect("remembered");
    assert!(last.revoked && last.device == "second");
}
