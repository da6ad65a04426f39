//! Pages from elsewhere in the host's own browser.

use crate::hall::Hall;

const SAY: &str = r#"{"game": 1, "revision": 1, "id": "tap-00001", "command": {"say": "go"}}"#;

#[test]
fn only_the_boxs_own_addresses_are_answered() {
    let hall = Hall::open();
    let port = hall.address.port();
    let ours = [
        "127.0.0.1",
        "192.168.4.1:8080",
        "[::1]:80",
        "localhost",
        "LocalHost:1",
        "dabyl.local",
    ];
    for host in ours {
        assert_eq!(
            hall.send("GET", "/api/me", &[("Host", host)], b"").status,
            200,
            "{host}"
        );
    }
    let rebound = format!("evil.example:{port}");
    let theirs = [
        rebound.as_str(),
        "evil.example",
        "dabyl.local.evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil",
        "evil@127.0.0.1",
        "127.0.0.1:80:80",
        "",
    ];
    for host in theirs {
        let back = hall.send("GET", "/host", &[("Host", host)], b"");
        assert!(
            [400, 421].contains(&back.status),
            "{host:?}: {}",
            back.status
        );
        if back.status == 421 {
            assert_eq!(back.problem(), "wrong-host");
        }
    }
    let both = [("Host", "127.0.0.1"), ("Host", "evil.example")];
    assert!([400, 421].contains(&hall.send("GET", "/api/me", &both, b"").status));
    assert_eq!(
        hall.raw(b"GET /api/me HTTP/1.0\r\n\r\n").status,
        421,
        "no host at all"
    );
    let absolute =
        b"GET http://evil.example/api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n";
    assert_eq!(hall.raw(absolute).status, 421);
}

#[test]
fn a_post_must_come_from_a_page_of_the_box() {
    let hall = Hall::open();
    let (host, own) = (hall.pair("host"), hall.origin());
    let other_port = format!("http://127.0.0.1:{}", hall.address.port() ^ 1);
    let json = ("Content-Type", "application/json");
    let cookie = ("Cookie", host.as_str());
    let foreign: [&[(&str, &str)]; 9] = [
        &[],
        &[("Origin", "http://evil.example")],
        &[("Origin", "null")],
        &[("Origin", "")],
        &[("Origin", &other_port)],
        &[("Origin", &own), ("Sec-Fetch-Site", "cross-site")],
        &[
            ("Origin", "http://evil.example"),
            ("Sec-Fetch-Site", "same-origin"),
        ],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Sec-Fetch-Site", "none")],
    ];
    for headers in foreign {
        let all: Vec<_> = headers.iter().copied().chain([json, cookie]).collect();
        for path in [
            "/api/say",
            "/api/begin",
            "/api/pair",
            "/api/pair/hold",
            "/api/pair/captain",
            "/api/captains",
            "/api/preview",
            "/api/panel",
        ] {
            let back = hall.send("POST", path, &all, SAY.as_bytes());
            assert_eq!(
                (back.status, back.problem().as_str()),
                (403, "foreign-origin"),
                "{all:?}"
            );
        }
    }
    assert!(hall.notes().commands.is_empty());
    let welcome: [&[(&str, &str)]; 3] = [
        &[("Origin", &own)],
        &[("Sec-Fetch-Site", "same-origin")],
        &[("Origin", &own), ("Sec-Fetch-Site", "same-origin")],
    ];
    for headers in welcome {
        let all: Vec<_> = headers.iter().copied().chain([json, cookie]).collect();
        assert_eq!(
            hall.send("POST", "/api/say", &all, SAY.as_bytes()).status,
            200,
            "{all:?}"
        );
    }
    assert_eq!(hall.notes().commands.len(), 1, "one tap, sent three times");
}

#[test]
fn default_ports_are_no_difference() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let pairs = [
        ("dabyl.local", "http://dabyl.local", 200),
        ("dabyl.local:80", "http://dabyl.local", 200),
        ("Dabyl.Local", "http://dabyl.local:80", 200),
        ("dabyl.local", "https://dabyl.local", 200),
        ("dabyl.local:8080", "http://dabyl.local", 403),
        ("dabyl.local", "http://localhost", 403),
    ];
    for (name, origin, status) in pairs {
        let headers = [
            ("Host", name),
            ("Origin", origin),
            ("Content-Type", "application/json"),
            ("Cookie", &host),
        ];
        let back = hall.send("POST", "/api/say", &headers, SAY.as_bytes());
        assert_eq!(back.status, status, "{name} {origin}");
    }
}

#[test]
fn links_from_elsewhere_lead_to_pages_and_to_nothing_else() {
    let hall = Hall::open();
    let elsewhere = [("Sec-Fetch-Site", "cross-site")];
    assert_eq!(hall.send("GET", "/host", &elsewhere, b"").status, 200);
    for path in [
        "/api/me",
        "/api/events?as=public",
        "/api/events?as=captain",
        "/api/devices",
        "/api/pair/hold/x",
    ] {
        assert_eq!(
            hall.send("GET", path, &elsewhere, b"").problem(),
            "foreign-origin",
            "{path}"
        );
    }
}

#[test]
fn every_answer_is_dressed() {
    let hall = Hall::open();
    for path in ["/", "/host", "/assets/none", "/api/me", "/nothing"] {
        let back = hall.get(path, None);
        let policy = back.header("content-security-policy").expect("a policy");
        for word in [
            "default-src 'self'",
            "connect-src 'self'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.contains(word), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(back.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(back.header("referrer-policy"), Some("same-origin"));
        assert_eq!(
            back.header("cross-origin-opener-policy"),
            Some("same-origin")
        );
        let kept = back
            .header("cache-control")
            .expect("it says whether it keeps");
        assert_eq!(
            kept == "no-store",
            !["/", "/host"].contains(&path),
            "{path}: {kept}"
        );
        assert_eq!(back.header("access-control-allow-origin"), None);
    }
}
