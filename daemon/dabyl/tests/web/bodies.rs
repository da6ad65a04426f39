//! Bodies that are too long, too slow, or not what belongs here.

use std::io::{Read, Write};
use std::time::{Duration, Instant};

use crate::hall::Hall;

fn say(command: &str) -> String {
    format!(r#"{{"game": 1, "revision": 1, "id": "tap-00001", "command": {command}}}"#)
}

#[test]
fn a_wrong_body_is_told_what_and_where() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let cases = [
        ("", "EOF"),
        ("nonsense", "line 1 column"),
        ("[]", "a list at line 1"),
        ("null", "invalid type"),
        (r#" [1, 1, "tap-00001", {"say": "go"}]"#, "a list at line 1"),
        (r#"{"game": 1}"#, "missing field `revision`"),
        (
            &say(r#"{"say": "judge", "seat": 9, "verdict": "wrong"}"#),
            "seat 9: seats are 1 to 6",
        ),
        (
            &say(r#"{"say": "judge", "seat": 0, "verdict": "wrong"}"#),
            "seats are 1 to 6",
        ),
        (
            &say(r#"{"say": "judge", "seat": 1, "verdict": "maybe"}"#),
            "unknown variant `maybe`",
        ),
        (
            &say(r#"{"say": "judge", "seat": 1}"#),
            "missing field `verdict`",
        ),
        (&say(r#"{"say": "sing"}"#), "unknown variant `sing`"),
        (
            &say(r#"{"say": "go", "loudly": true}"#),
            "unknown field `loudly`",
        ),
        (
            &say(r#"{"say": "fine", "seat": 1, "points": 1e400}"#),
            "number out of range",
        ),
        (
            &say(r#"{"say": "fine", "seat": 1, "points": 99999999999999999999}"#),
            "`command`",
        ),
        (
            &format!("{} x", say(r#"{"say": "go"}"#)),
            "trailing characters",
        ),
        (
            &say(r#"{"say": "go"}"#).replace("\"tap-00001\"", "\"short\""),
            "8 to 64",
        ),
        (
            &say(r#"{"say": "go"}"#).replace("\"tap-00001\"", "\"tap 00001\""),
            "`id`",
        ),
        (
            &say(r#"{"say": "go"}"#).replace("\"game\": 1", "\"game\": -1"),
            "`game`",
        ),
        (
            &say(r#"{"say": "go"}"#).replace("\"game\": 1", "\"game\": 1, \"game\": 2"),
            "duplicate",
        ),
        (
            &say(r#"{"say": "go"}"#).replace("\"game\": 1", "\"game\": 1, \"seed\": 2"),
            "`seed`",
        ),
        (&"[".repeat(3_000), "a list at line 1"),
    ];
    for (body, sentence) in cases {
        let back = hall.post("/api/say", Some(&host), body);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (400, "bad-json"),
            "{body}"
        );
        let detail = back.json()["detail"]
            .as_str()
            .expect("a sentence")
            .to_owned();
        assert!(detail.contains(sentence), "{body}: {detail}");
        assert!(detail.chars().count() <= 400, "{detail}");
    }
    assert!(hall.notes().commands.is_empty(), "nothing was done");
    assert_eq!(
        hall.post("/api/say", Some(&host), &say(r#"{"say": "go"}"#))
            .status,
        200
    );
}

#[test]
fn deep_json_is_refused_where_anything_may_stand() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let deep = say(&format!(
        r#"{{"x": {}1{}, "say": "go"}}"#,
        "[".repeat(1_500),
        "]".repeat(1_500)
    ));
    let back = hall.post("/api/say", Some(&host), &deep);
    assert_eq!(back.problem(), "bad-json");
    assert!(back.text().contains("recursion limit"), "{}", back.text());
}

#[test]
fn only_json_is_read() {
    let hall = Hall::open();
    let (host, own) = (hall.pair("host"), hall.origin());
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "application/jsonp",
        "",
    ] {
        let headers = [
            ("Origin", own.as_str()),
            ("Content-Type", kind),
            ("Cookie", &host),
        ];
        let back = hall.send(
            "POST",
            "/api/say",
            &headers,
            say(r#"{"say": "go"}"#).as_bytes(),
        );
        assert_eq!(
            (back.status, back.problem().as_str()),
            (415, "not-json"),
            "{kind:?}"
        );
    }
    let headers = [
        ("Origin", own.as_str()),
        ("Content-Type", "Application/JSON; charset=utf-8"),
        ("Cookie", &host),
    ];
    let back = hall.send(
        "POST",
        "/api/say",
        &headers,
        say(r#"{"say": "go"}"#).as_bytes(),
    );
    assert_eq!(back.status, 200);
}

#[test]
fn a_body_may_have_so_many_bytes() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let padded = |body: &str, size: usize| format!("{body}{}", " ".repeat(size - body.len()));
    let begin = r#"{"game": 1, "id": "tap-00002", "setup": {"preset": "lockout", "seats": []}}"#;
    let word = say(r#"{"say": "go"}"#);
    for (path, body, most) in [
        ("/api/say", word.as_str(), 4096),
        ("/api/begin", begin, 65_536),
    ] {
        assert_eq!(
            hall.post(path, Some(&host), &padded(body, most)).status,
            200,
            "{path}"
        );
        for size in [most + 1, 10 * most, 1_000_000] {
            let back = hall.post(path, Some(&host), &padded(body, size));
            assert_eq!(
                (back.status, back.problem().as_str()),
                (413, "too-large"),
                "{path} {size}"
            );
        }
    }
    // Without a length, in pieces.
    let mut stream = hall.connect();
    let head = format!(
        "POST /api/say HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {host}\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        hall.address
    );
    stream.write_all(head.as_bytes()).expect("the box reads");
    for _ in 0..10 {
        stream
            .write_all(format!("400\r\n{}\r\n", " ".repeat(0x400)).as_bytes())
            .expect("it reads");
    }
    stream.write_all(b"0\r\n\r\n").expect("it reads");
    let mut back = String::new();
    let _ = stream.read_to_string(&mut back);
    assert!(back.starts_with("HTTP/1.1 413"), "{back}");
    assert_eq!(hall.notes().commands.len(), 1);
}

#[test]
fn who_sends_slowly_is_not_waited_for() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let start = Instant::now();
    let mut stream = hall.connect();
    let head = format!(
        "POST /api/say HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {host}\r\n\
         Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{{",
        hall.address
    );
    stream.write_all(head.as_bytes()).expect("the box reads");
    let mut back = String::new();
    stream.read_to_string(&mut back).expect("the box ends it");
    assert!(
        back.starts_with("HTTP/1.1 408") && back.contains("too-slow"),
        "{back}"
    );
    assert!(
        start.elapsed() < Duration::from_secs(8),
        "{:?}",
        start.elapsed()
    );
    assert!(hall.notes().commands.is_empty());
}

#[test]
fn a_head_has_limits_too() {
    let hall = Hall::open();
    let long = "x".repeat(100_000);
    assert_eq!(
        hall.send("GET", "/api/me", &[("X-Long", &long)], b"")
            .status,
        431
    );
    let many = vec![("X-Many", "x"); 200];
    assert_eq!(hall.send("GET", "/api/me", &many, b"").status, 431);
    assert_eq!(hall.raw(b"nonsense\r\n\r\n").status, 400);
    let (mut stream, start) = (hall.connect(), Instant::now());
    stream
        .write_all(b"GET /api/me HTTP/1.1\r\nHost: 127")
        .expect("the box reads");
    let mut back = Vec::new();
    let _ = stream.read_to_end(&mut back);
    assert!(
        start.elapsed() < Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
}
