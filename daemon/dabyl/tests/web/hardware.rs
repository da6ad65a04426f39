//! The test of the buttons and the wiring assistant, as hosts ask for them.

use dabyl::inbox::{HardwareAnswer, HardwareWish};
use dabyl_rules::Key;

use crate::hall::{Hall, Notes, seat};

/// Method, address, body, and the status when it is done.
const ASKED: [(&str, &str, &str, u16); 5] = [
    ("POST", "/api/test", r#"{"on": true}"#, 204),
    ("POST", "/api/test", r#"{"on": false}"#, 204),
    ("POST", "/api/wiring", r#"{"seat": 3, "key": "b"}"#, 202),
    ("DELETE", "/api/wiring", "", 204),
    ("POST", "/api/wiring/reset", "{}", 204),
];

const WISHES: [HardwareWish; 5] = [
    HardwareWish::Test { on: true },
    HardwareWish::Test { on: false },
    HardwareWish::Learn {
        seat: seat_3(),
        key: Key::B,
    },
    HardwareWish::GiveUp,
    HardwareWish::Reset,
];

const fn seat_3() -> dabyl_rules::Seat {
    match dabyl_rules::Seat::new(3) {
        Some(seat) => seat,
        None => panic!("1 to 6"),
    }
}

#[test]
fn each_wish_reaches_the_desk_and_a_doubled_one_is_answered_alike() {
    let hall = Hall::open();
    let host = hall.pair("host");
    for _ in 0..2 {
        for (method, path, body, status) in ASKED {
            let back = hall.ask(method, path, Some(&host), body);
            assert_eq!((back.status, back.body.len()), (status, 0), "{path}");
        }
    }
    assert_eq!(hall.notes().wishes, [WISHES, WISHES].concat());
    hall.notes().wishes.clear();
    assert_eq!(
        hall.post("/api/wiring", Some(&host), r#"{"seat": 2}"#)
            .status,
        202
    );
    let learn = HardwareWish::Learn {
        seat: seat(2),
        key: Key::A,
    };
    assert_eq!(
        hall.notes().wishes,
        [learn],
        "a seat of one button has key A"
    );
}

#[test]
fn only_hosts_may_ask() {
    let hall = Hall::open();
    for (method, path, body, _) in ASKED {
        let back = hall.ask(method, path, None, body);
        assert_eq!((back.status, back.problem().as_str()), (401, "not-paired"));
    }
    assert!(hall.notes().wishes.is_empty());
}

#[test]
fn what_the_desk_does_not_do_has_its_problem() {
    let hall = Hall::open();
    let host = hall.pair("host");
    for (method, path, body, _) in ASKED {
        for (answer, status, problem) in [
            (HardwareAnswer::Live, 409, "question-live"),
            (HardwareAnswer::NoSuchKey, 404, "no-such-button"),
        ] {
            hall.notes().hardware_answer = Some(answer);
            let back = hall.ask(method, path, Some(&host), body);
            assert_eq!((back.status, back.problem().as_str()), (status, problem));
        }
    }
    *hall.notes() = Notes {
        dead: true,
        ..Notes::default()
    };
    let back = hall.post("/api/test", Some(&host), r#"{"on": true}"#);
    assert_eq!((back.status, back.problem().as_str()), (503, "no-answer"));
}

#[test]
fn anything_else_is_no_wish() {
    let hall = Hall::open();
    let host = hall.pair("host");
    for (path, body) in [
        ("/api/test", "{}"),
        ("/api/test", r#"{"on": 1}"#),
        ("/api/test", r#"{"on": true, "seat": 1}"#),
        ("/api/wiring", "{}"),
        ("/api/wiring", r#"{"seat": 7}"#),
        ("/api/wiring", r#"{"seat": 1, "key": "d"}"#),
        ("/api/wiring", r#"{"seat": 1, "pin": 24}"#),
        ("/api/wiring/reset", r#"{"seat": 1}"#),
        ("/api/wiring/reset", ""),
    ] {
        let back = hall.post(path, Some(&host), body);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (400, "bad-json"),
            "{path} {body}"
        );
    }
    assert!(hall.notes().wishes.is_empty());
}
