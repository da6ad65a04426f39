//! Whatever bytes come: never an error of ours, never a change that nobody may make.

use std::sync::LazyLock;

use proptest::prelude::*;

use crate::hall::Hall;

const POSTS: [&str; 14] = [
    "/api/say",
    "/api/begin",
    "/api/pair",
    "/api/pair/hold",
    "/api/pair/captain",
    "/api/captains",
    "/api/preview",
    "/api/panel",
    "/api/test",
    "/api/wiring",
    "/api/wiring/reset",
    "/api/devices/revoke",
    "/api/leave",
    "/api/nothing",
];

/// Bodies that are right, to be spoilt.
const RIGHT: [&str; 10] = [
    r#"{"game": 1, "revision": 1, "id": "tap-00001", 
        "command": {"say": "fine", "seat": 1, "points": 5, "reason": "x"}}"#,
    r#"{"game": 1, "id": "tap-00002", "setup": {"preset": "lockout",
        "seats": [{"seat": 1, "team": "A"}], "scores": {"1": 5}}}"#,
    r#"{"pin": "000000", "device": "phone"}"#,
    r#"{"device": "phone"}"#,
    r#"{"seat": 1, "key": "a", "down": true}"#,
    r#"{"id": "0000000000000000"}"#,
    r#"{"on": true}"#,
    r#"{"code": "000000", "device": "phone"}"#,
    r#"{"seat": 1}"#,
    r#"{"game": 1, "command": {"say": "fine", "seat": 1, "points": 5}}"#,
];

static HALL: LazyLock<(Hall, String)> = LazyLock::new(|| {
    let hall = Hall::open();
    let host = hall.pair("host");
    (hall, host)
});

fn spoilt() -> impl Strategy<Value = Vec<u8>> {
    let cut = (
        0..RIGHT.len(),
        any::<prop::sample::Index>(),
        any::<u8>(),
        any::<bool>(),
    );
    cut.prop_map(|(which, place, byte, insert)| {
        let mut bytes = RIGHT[which].as_bytes().to_vec();
        let place = place.index(bytes.len());
        if insert {
            bytes.insert(place, byte);
        } else {
            bytes[place] = byte;
        }
        bytes
    })
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![prop::collection::vec(any::<u8>(), 0..6_000), spoilt()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_body_is_answered_without_an_error_of_ours(
        path in prop::sample::select(&POSTS[..]),
        body in body(),
        paired in any::<bool>(),
    ) {
        let (hall, host) = &*HALL;
        let origin = hall.origin();
        let mut headers = vec![("Origin", origin.as_str()), ("Content-Type", "application/json")];
        if paired && path != "/api/leave" {
            headers.push(("Cookie", host));
        }
        let back = hall.send("POST", path, &headers, &body);
        prop_assert!((200..500).contains(&back.status), "{path}: {} {}", back.status, back.text());
        prop_assert_eq!(hall.get("/api/me", Some(host)).status, 200);
    }

    #[test]
    fn any_head_is_answered_or_cut(head in prop::collection::vec(any::<u8>(), 1..600)) {
        let (hall, _) = &*HALL;
        let mut bytes = head;
        bytes.extend_from_slice(b"\r\n\r\n");
        let status = hall.raw(&bytes).status;
        prop_assert!(status == 0 || (400..500).contains(&status), "{status}");
    }

    #[test]
    fn any_path_is_answered(path in "/[!-~]{0,80}") {
        let (hall, host) = &*HALL;
        prop_assume!(!path.contains("/events"));
        let back = hall.send("GET", &path, &[("Cookie", host)], b"");
        prop_assert!((200..500).contains(&back.status), "{path}: {}", back.status);
    }
}
