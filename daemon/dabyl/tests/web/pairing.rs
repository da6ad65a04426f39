//! Strangers who become hosts, and strangers who do not.

use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl::frame::Published;
use dabyl::web::Settings;
use dabyl::wiring::Role;
use dabyl_rules::Key;

use crate::hall::{Hall, PIN, buttons, published, seat, settings};

fn idle() -> Arc<Published> {
    let mut published = published(1, None);
    published.host.view = None;
    published.public.view = None;
    Arc::new(published)
}

fn ask(hall: &Hall) -> serde_json::Value {
    let back = hall.post("/api/pair/hold", None, r#"{"device": "phone"}"#);
    assert_eq!(back.status, 200, "{}", back.text());
    back.json()
}

#[test]
fn the_pin_is_guessed_slowly_and_hosts_are_never_slowed() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let guess = |cookie, pin: &str| {
        hall.post(
            "/api/pair",
            cookie,
            &format!(r#"{{"pin": "{pin}", "device": "x"}}"#),
        )
    };
    for pin in ["000000", "", "27182", "2718281", "271829"] {
        let back = guess(None, pin);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (403, "wrong-pin"),
            "{pin:?}"
        );
        assert_eq!(back.cookie(), None);
    }
    let slowed = guess(None, "000000");
    assert_eq!(
        (slowed.status, slowed.problem().as_str()),
        (429, "too-many")
    );
    let wait: u64 = slowed
        .header("retry-after")
        .expect("when")
        .parse()
        .expect("seconds");
    assert!((20..=31).contains(&wait), "{wait}");
    assert_eq!(
        guess(None, PIN).status,
        429,
        "else being slowed would tell what is right"
    );
    assert_eq!(
        guess(Some(&host), PIN).status,
        204,
        "a host is never slowed"
    );
    assert_eq!(
        hall.get("/api/devices", Some(&host))
            .json()
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    ask(&hall);
}

#[test]
fn right_pins_cost_nothing() {
    let hall = Hall::open();
    for n in 0..20 {
        hall.pair(&format!("phone {n}"));
    }
}

#[test]
fn a_device_has_a_name_and_it_is_opaque() {
    let hall = Hall::open();
    let pair = |device: &str| {
        hall.post(
            "/api/pair",
            None,
            &format!(r#"{{"pin": "{PIN}", "device": {device}}}"#),
        )
    };
    let long = format!("\"{}\"", "ı".repeat(81));
    for bad in ["\"\"", long.as_str(), r#""a\nb""#, r#""\u001b[2J""#] {
        assert_eq!(pair(bad).problem(), "bad-json", "{bad}");
    }
    let cookie = pair(r#""<b>O'Neil</b> İı 📱""#).cookie().expect("paired");
    let listed = hall.get("/api/devices", Some(&cookie)).json();
    assert_eq!(listed[0]["device"], "<b>O'Neil</b> İı 📱");
}

#[test]
fn holding_the_drawn_button_pairs_once() {
    let hall = Hall::open();
    hall.publish.send_replace(idle());
    let hold = ask(&hall);
    assert_eq!(hold["holdMs"], 2_000);
    let path = format!(
        "/api/pair/hold/{}",
        hold["ticket"].as_str().expect("a ticket")
    );
    let (role, time, reply) = hall.vigil();
    assert_eq!(time, Duration::from_secs(2));
    let told = match role {
        Role::Player(seat, _) => serde_json::json!({"seat": seat.number(), "key": "a"}),
        Role::Host(key) => serde_json::json!({"host": format!("{key:?}").to_lowercase()}),
        Role::Spare(pin) => panic!("nobody can be sent to a spare input: {pin}"),
    };
    assert_eq!(hold["role"], told);
    let backs: Vec<_> = std::thread::scope(|scope| {
        let polls: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| hall.get(&path, None)))
            .collect();
        std::thread::sleep(Duration::from_millis(300));
        reply.send(()).expect("somebody waits");
        polls
            .into_iter()
            .map(|poll| poll.join().expect("it does not panic"))
            .collect()
    });
    let mut statuses: Vec<_> = backs.iter().map(|back| back.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [204, 410, 410, 410], "one hold pairs one");
    let cookie = backs
        .iter()
        .find_map(crate::hall::Back::cookie)
        .expect("a cookie");
    assert_eq!(hall.get("/api/devices", Some(&cookie)).status, 200);
    assert_eq!(hall.get(&path, None).problem(), "ticket-gone");
}

#[test]
fn a_page_that_asks_later_still_gets_what_it_earned() {
    let hall = Hall::open();
    let hold = ask(&hall);
    let (_, _, reply) = hall.vigil();
    reply.send(()).expect("it waits without a page too");
    let path = format!(
        "/api/pair/hold/{}",
        hold["ticket"].as_str().expect("a ticket")
    );
    assert_eq!(hall.get(&path, None).status, 204);
}

#[test]
fn while_a_game_is_on_the_hosts_own_button_is_held() {
    let hall = Hall::open();
    let hold = ask(&hall);
    assert!(hold["role"]["host"].is_string(), "{hold}");
    assert_eq!(hold["holdMs"], 2_000);
    let players: Vec<_> = buttons().into_iter().take(4).collect();
    let hall = Hall::with(
        Settings {
            buttons: players,
            ..settings()
        },
        Vec::new(),
        false,
    );
    let hold = ask(&hall);
    assert!(hold["role"]["seat"].is_u64(), "{hold}");
    assert_eq!(hold["holdMs"], 5_000, "longer than an answer");
}

#[test]
fn a_button_is_drawn_for_one_asker_at_a_time() {
    let one = vec![Role::Player(seat(1), Key::A)];
    let hall = Hall::with(
        Settings {
            buttons: one,
            ..settings()
        },
        Vec::new(),
        false,
    );
    let first = ask(&hall);
    let second = ask(&hall);
    assert_ne!(first["ticket"], second["ticket"]);
    let path = format!(
        "/api/pair/hold/{}",
        first["ticket"].as_str().expect("a ticket")
    );
    assert_eq!(
        hall.get(&path, None).status,
        410,
        "the same device asked again"
    );
    let (first, second) = (hall.vigil().2, hall.vigil().2);
    std::thread::sleep(Duration::from_millis(100));
    assert!(
        first.is_closed(),
        "the desk need not watch for the first any more"
    );
    assert!(!second.is_closed());
}

#[test]
fn tickets_are_asked_for_slowly() {
    let hall = Hall::open();
    for _ in 0..4 {
        ask(&hall);
    }
    let back = hall.post("/api/pair/hold", None, r#"{"device": "phone"}"#);
    assert_eq!((back.status, back.problem().as_str()), (429, "too-many"));
    assert_eq!(
        hall.pair("by PIN").len(),
        "dabyl=".len() + 64,
        "the other way is open"
    );
}

#[test]
fn a_button_that_is_not_held_pairs_nobody() {
    let hall = Hall::open();
    let hold = ask(&hall);
    let path = format!(
        "/api/pair/hold/{}",
        hold["ticket"].as_str().expect("a ticket")
    );
    let start = Instant::now();
    assert_eq!(hall.get(&path, None).status, 202, "not yet");
    assert!(
        (20..28).contains(&start.elapsed().as_secs()),
        "{:?}",
        start.elapsed()
    );
    assert_eq!(hall.get(&path, None).status, 410, "expired");
    assert!(hall.notes().sessions.is_empty());
    std::thread::sleep(Duration::from_millis(100));
    assert!(
        hall.vigil().2.is_closed(),
        "the desk need not watch any more"
    );
}

#[test]
fn a_desk_that_gives_up_ends_the_ticket() {
    let hall = Hall::open();
    let hold = ask(&hall);
    drop(hall.vigil());
    let path = format!(
        "/api/pair/hold/{}",
        hold["ticket"].as_str().expect("a ticket")
    );
    assert_eq!(hall.get(&path, None).status, 410);
}
