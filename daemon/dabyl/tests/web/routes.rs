//! Every address, every method, everyone who may ask.

use crate::hall::Hall;

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

/// An address, the method it has, a body for it, and the statuses for a stranger, for a captain and
/// for a host.
const ROUTES: [(&str, &str, &str, [u16; 3]); 33] = [
    ("/", "GET", "", [200; 3]),
    ("/host", "GET", "", [200; 3]),
    ("/captain", "GET", "", [200; 3]),
    ("/screen", "GET", "", [200; 3]),
    ("/scores", "GET", "", [200; 3]),
    ("/overlay", "GET", "", [200; 3]),
    ("/protocol", "GET", "", [200; 3]),
    ("/panel", "GET", "", [200; 3]),
    ("/assets/none.js", "GET", "", [404; 3]),
    ("/api/me", "GET", "", [200; 3]),
    ("/api/events?as=nobody", "GET", "", [400; 3]),
    (
        "/api/say",
        "POST",
        r#"{"game": 1, "revision": 1, "id": "tap-00001", "command": {"say": "go"}}"#,
        [401, 403, 200],
    ),
    (
        "/api/preview",
        "POST",
        r#"{"game": 1, "command": {"say": "go"}}"#,
        [401, 401, 200],
    ),
    (
        "/api/begin",
        "POST",
        r#"{"game": 1, "id": "tap-00002", "setup": {"preset": "lockout", "seats": []}}"#,
        [401, 401, 200],
    ),
    (
        "/api/pair",
        "POST",
        r#"{"pin": "0", "device": "phone"}"#,
        [403; 3],
    ),
    (
        "/api/pair/captain",
        "POST",
        r#"{"code": "0", "device": "phone"}"#,
        [403; 3],
    ),
    ("/api/captains", "POST", r#"{"seat": 1}"#, [401, 401, 200]),
    ("/api/pair/hold", "POST", r#"{"device": "phone"}"#, [200; 3]),
    ("/api/pair/hold/none", "GET", "", [410; 3]),
    (
        "/api/panel",
        "POST",
        r#"{"seat": 1, "key": "a", "down": true}"#,
        [204; 3],
    ),
    ("/api/packs", "GET", "", [401, 401, 200]),
    ("/api/devices", "GET", "", [401, 401, 200]),
    (
        "/api/devices/revoke",
        "POST",
        r#"{"id": "none"}"#,
        [401, 401, 404],
    ),
    ("/api/book", "GET", "", [401, 401, 200]),
    ("/api/book?game=99", "GET", "", [401, 401, 404]),
    ("/api/book/head", "GET", "", [200; 3]),
    ("/api/protocol?game=x", "GET", "", [400; 3]),
    ("/api/protocol?game=99", "GET", "", [401, 401, 404]),
    ("/api/protocol.csv?game=99", "GET", "", [401, 401, 404]),
    ("/api/test", "POST", r#"{"on": true}"#, [401, 401, 204]),
    ("/api/wiring", "POST", r#"{"seat": 1}"#, [401, 401, 202]),
    ("/api/wiring", "DELETE", "", [401, 401, 204]),
    ("/api/wiring/reset", "POST", "{}", [401, 401, 204]),
];

#[test]
fn each_address_answers_each_of_those_who_ask() {
    let (hall, host) = Hall::with_teams();
    let gone = hall.pair("gone");
    let (replaced, captain) = (hall.captain(&host, 1), hall.captain(&host, 1));
    assert_eq!(hall.post("/api/leave", Some(&gone), "{}").status, 204);
    for (path, method, body, [stranger, captains, hosts]) in ROUTES {
        let status = |cookie| hall.ask(method, path, cookie, body).status;
        // Guesses are slowed; who guesses is looked at elsewhere.
        if path != "/api/pair" && path != "/api/pair/captain" {
            let sent_away = status(Some(&gone));
            assert_eq!(sent_away, stranger, "one who was sent away at {path}");
            assert_eq!(
                status(Some(&replaced)),
                stranger,
                "a former captain at {path}"
            );
        }
        if path != "/api/pair/hold" {
            assert_eq!(status(None), stranger, "a stranger at {path}");
            let made_up = status(Some("dabyl=00; dabyl-captain=00"));
            assert_eq!(made_up, stranger, "one with made-up cookies at {path}");
        }
        assert_eq!(status(Some(&captain)), captains, "a captain at {path}");
        assert_eq!(status(Some(&host)), hosts, "a host at {path}");
    }
    assert_eq!(hall.post("/api/leave", None, "{}").status, 401);
    assert_eq!(hall.post("/api/leave", Some(&captain), "{}").status, 204);
    assert_eq!(hall.notes().commands.len(), 1, "only the host was heard");
    assert_eq!(hall.notes().previewed.len(), 1, "only the host was heard");
}

#[test]
fn an_address_says_which_methods_it_has() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let leave = ("/api/leave", "POST", "", [0; 3]);
    for (path, own, ..) in ROUTES.into_iter().chain([leave]) {
        let path = path.split('?').next().expect("a path");
        let allowed = match own {
            "GET" => "GET,HEAD",
            _ if path == "/api/wiring" => "POST,DELETE",
            _ => "POST",
        };
        for method in METHODS {
            if allowed.split(',').any(|a| a == method) {
                continue;
            }
            let back = hall.ask(method, path, Some(&host), "{}");
            assert_eq!(back.status, 405, "{method} {path}");
            assert_eq!(back.header("allow"), Some(allowed), "{method} {path}");
            if method != "HEAD" {
                assert_eq!(back.problem(), "method");
            }
        }
    }
}

#[test]
fn elsewhere_is_nothing() {
    let hall = Hall::open();
    for path in [
        "/api",
        "/api/",
        "/api/say/",
        "/nothing",
        "/host.html",
        "/host/",
        "//",
        "/%ff",
        "/assets/%ff",
    ] {
        let back = hall.get(path, None);
        assert_eq!(back.status, 404, "{path}");
        assert_eq!(back.problem(), "not-found");
    }
    assert_eq!(hall.post("/nothing", None, "{}").problem(), "not-found");
}

#[test]
fn the_browser_is_told_what_it_is() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let me = hall.get("/api/me", Some(&host)).json();
    assert_eq!(
        me,
        serde_json::json!({"host": true, "captain": null, "pinSet": true, "holdable": true})
    );
    let bare = Hall::with(dabyl::web::Settings::default(), Vec::new(), false);
    let me = bare.get("/api/me", None).json();
    assert_eq!(
        me,
        serde_json::json!({"host": false, "captain": null, "pinSet": false, "holdable": false})
    );
    let pair = bare.post("/api/pair", None, r#"{"pin": "", "device": "phone"}"#);
    assert_eq!((pair.status, pair.problem().as_str()), (403, "no-pin"));
    let hold = bare.post("/api/pair/hold", None, r#"{"device": "phone"}"#);
    assert_eq!((hold.status, hold.problem().as_str()), (503, "no-button"));
    let press = bare.post("/api/panel", None, r#"{"host": "arm", "down": true}"#);
    assert_eq!((press.status, press.problem().as_str()), (404, "no-panel"));
}
