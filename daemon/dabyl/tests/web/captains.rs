//! Captains' phones: who is one, what it sees, and when it is one no longer.

use std::time::Duration;

use dabyl::inbox::Session;

use crate::hall::{Hall, SECRET, clock, published, settings};
use crate::teams::{TEAMS, entry, said, secret_of, with_teams};

const SOON: Duration = Duration::from_secs(3);

#[test]
fn a_team_has_one_phone() {
    let (hall, host) = Hall::with_teams();
    let (first, other) = (hall.captain(&host, 1), hall.captain(&host, 2));
    let mut stream = hall.stream("captain", Some(&first));
    let mut others = hall.stream("captain", Some(&other));
    assert!(stream.frame().is_some() && others.frame().is_some());
    let second = hall.captain(&host, 1);
    assert!(stream.ends_within(SOON), "the phone that was replaced");
    assert_eq!(hall.stream("captain", Some(&first)).status, 401);
    let lost = hall.post("/api/say", Some(&first), &said("tap-00001", &entry(1)));
    assert_eq!((lost.status, lost.problem().as_str()), (401, "not-paired"));
    let back = hall.post("/api/say", Some(&second), &said("tap-00002", &entry(1)));
    assert_eq!(back.status, 200, "{}", back.text());
    hall.show(with_teams(3, &TEAMS));
    assert_eq!(others.frame().map(|frame| frame.serial), Some(3));
    std::thread::sleep(Duration::from_millis(100));
    let last = hall.notes().sessions.last().cloned().expect("kept");
    assert!(last.revoked && last.captain.is_some(), "{last:?}");
}

#[test]
fn captains_are_back_after_a_restart_the_newer_of_two() {
    let (mut hall, host) = Hall::with_teams();
    let (old, stays, gone) = (
        hall.captain(&host, 1),
        hall.captain(&host, 2),
        hall.captain(&host, 4),
    );
    let new = hall.captain(&host, 1);
    assert_eq!(hall.post("/api/leave", Some(&gone), "{}").status, 204);
    // The journal knows no order, and here it has lost that the old phone was replaced.
    let mut records = hall.notes().sessions.clone();
    records.retain(|session| !session.revoked || session.device == "phone of 4");
    let of_1 = |session: &&mut Session| session.device == "phone of 1";
    if let Some(first) = records.iter_mut().find(of_1) {
        first.paired_at -= 60;
    }
    records.reverse();
    records.sort_by_key(|session| session.revoked);
    hall.stop();
    let hall = Hall::with(settings(), records, true);
    hall.show(with_teams(2, &TEAMS));
    let captain = |cookie| hall.get("/api/me", Some(cookie)).json()["captain"].clone();
    assert_eq!(captain(&new), 1);
    assert_eq!(captain(&stays), 2);
    assert!(captain(&old).is_null() && captain(&gone).is_null());
    assert_eq!(
        hall.get("/api/devices", Some(&host))
            .json()
            .as_array()
            .map(Vec::len),
        Some(3)
    );
}

#[test]
fn a_captain_is_one_only_while_the_team_sits_there() {
    let (hall, host) = Hall::with_teams();
    let cookie = hall.captain(&host, 2);
    // The last one's captain has its own phone to pair: the same name at another seat is not enough.
    let others = [(1, "Bakı"), (2, "O'Neil <i>"), (4, "O'Neil <b>")];
    for count in 1..=others.len() {
        let others = &others[..count];
        hall.show(with_teams(3, &TEAMS));
        let mut stream = hall.stream("captain", Some(&cookie));
        assert!(stream.frame().is_some(), "the team is back: {others:?}");
        hall.show(with_teams(4, others));
        assert!(stream.ends_within(SOON), "{others:?}");
        let stream = hall.stream("captain", Some(&cookie));
        assert_eq!(stream.status, 410, "{others:?}");
        let back = hall.post("/api/say", Some(&cookie), &said("tap-00001", &entry(2)));
        assert_eq!(
            (back.status, back.problem().as_str()),
            (410, "captain-gone")
        );
        assert!(hall.get("/api/me", Some(&cookie)).json()["captain"].is_null());
    }
    let mut idle = published(5, None);
    (idle.host.view, idle.public.view) = (None, None);
    hall.show(idle);
    assert_eq!(
        hall.stream("captain", Some(&cookie)).status,
        410,
        "no game at all"
    );
    assert!(hall.notes().commands.is_empty());
    assert_eq!(
        hall.post("/api/leave", Some(&cookie), "{}").status,
        204,
        "it may leave"
    );
    assert_eq!(hall.stream("captain", Some(&cookie)).status, 401);
}

#[test]
fn a_frame_of_another_game_is_never_sent_to_a_captain() {
    let (hall, host) = Hall::with_teams();
    let cookie = hall.captain(&host, 2);
    let mut stream = hall.stream("captain", Some(&cookie));
    assert!(stream.frame().is_some());
    let mut next = with_teams(3, &[(1, "Bakı"), (2, "Another team")]);
    next.captains[1].1.view.as_mut().expect("a game").theme = Some("of-another-team".to_owned());
    hall.show(next);
    assert_eq!(
        stream.frame().map(|frame| frame.serial),
        None,
        "it ends without"
    );
}

#[test]
fn a_captains_stream_carries_his_own_and_nobody_elses() {
    let (hall, host) = Hall::with_teams();
    let cookies = TEAMS.map(|(number, _)| (number, hall.captain(&host, number)));
    let mut streams = cookies
        .each_ref()
        .map(|(number, cookie)| (*number, hall.stream("captain", Some(cookie))));
    let everything = cookies
        .each_ref()
        .map(|(_, cookie)| cookie.as_str())
        .join("; ");
    let mut public = hall.stream("public", Some(&everything));
    for serial in 3..20 {
        hall.show(with_teams(serial, &TEAMS));
        std::thread::sleep(Duration::from_millis(5));
    }
    for (number, stream) in &mut streams {
        let text = stream.rest(Duration::from_millis(300));
        assert!(text.contains("\"serial\":19"), "{text}");
        assert!(text.contains(&secret_of(*number)), "{text}");
        for (other, _) in TEAMS.iter().filter(|(other, _)| other != number) {
            assert!(
                !text.contains(&secret_of(*other)),
                "{number} sees {other}'s: {text}"
            );
        }
        assert!(
            !text.contains(SECRET) && !text.contains("\"likely\""),
            "{text}"
        );
    }
    let text = public.rest(Duration::from_millis(300));
    assert!(
        text.contains("\"serial\":19") && !text.contains("entry-of-seat"),
        "{text}"
    );
    for (_, cookie) in &cookies {
        assert_eq!(hall.stream("host", Some(cookie)).status, 401);
    }
    assert_eq!(hall.stream("captain", Some(&host)).status, 401);
    assert_eq!(hall.stream("captain", None).status, 401);
}

#[test]
fn a_captain_whose_frame_is_not_made_yet_waits_for_it() {
    let (hall, host) = Hall::with_teams();
    let cookie = hall.captain(&host, 2);
    let mut without = with_teams(3, &TEAMS);
    without.captains.clear();
    hall.show(without);
    let mut stream = hall.stream("captain", Some(&cookie));
    assert_eq!(stream.line("retry: ").as_deref(), Some("500"));
    std::thread::sleep(Duration::from_millis(100));
    hall.show(with_teams(4, &TEAMS));
    assert_eq!(stream.frame().map(|frame| frame.serial), Some(4));
}

#[test]
fn a_captains_clock_is_aged() {
    let (hall, host) = Hall::with_teams();
    let cookie = hall.captain(&host, 1);
    let mut old = with_teams(3, &TEAMS);
    old.at.0 -= 2_000_000_000;
    hall.show(old);
    let frame = hall
        .stream("captain", Some(&cookie))
        .frame()
        .expect("a frame");
    let left = frame
        .view
        .and_then(|view| view.clock)
        .map(|clock| clock.left_ms);
    assert!(
        left.is_some_and(|left| left <= clock(5_000).left_ms - 2_000),
        "{left:?}"
    );
}

#[test]
fn a_captain_with_many_pages_gives_up_the_oldest() {
    let (hall, host) = Hall::with_teams();
    let (many, one) = (hall.captain(&host, 1), hall.captain(&host, 2));
    let mut own = hall.stream("captain", Some(&one));
    assert!(own.frame().is_some());
    let mut pages: Vec<_> = (0..20)
        .map(|_| hall.stream("captain", Some(&many)))
        .collect();
    assert!(pages.iter().all(|page| page.status == 200));
    assert!(pages[0].ends_within(SOON));
    hall.show(with_teams(3, &TEAMS));
    assert_eq!(
        own.frame().map(|frame| frame.serial),
        Some(3),
        "the other is untouched"
    );
}

#[test]
fn a_token_is_good_for_its_own_part_only() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 1);
    let as_host = captain.replace("dabyl-captain=", "dabyl=");
    let as_captain = host.replace("dabyl=", "dabyl-captain=");
    assert_ne!(
        (as_host.as_str(), as_captain.as_str()),
        (captain.as_str(), host.as_str())
    );
    let forged = format!("{as_host}; {as_captain}");
    for cookie in [&as_host, &as_captain, &forged] {
        let me = hall.get("/api/me", Some(cookie)).json();
        assert_eq!(
            (&me["host"], &me["captain"]),
            (&false.into(), &serde_json::Value::Null)
        );
        assert_eq!(hall.get("/api/devices", Some(cookie)).status, 401);
        let back = hall.post("/api/say", Some(cookie), &said("tap-00001", &entry(1)));
        assert_eq!(back.status, 401);
    }
    let both = format!("{host}; {captain}");
    let me = hall.get("/api/me", Some(&both)).json();
    assert_eq!((&me["host"], &me["captain"]), (&true.into(), &1.into()));
    let back = hall.post(
        "/api/say",
        Some(&both),
        &said("tap-00002", r#"{"say": "go"}"#),
    );
    assert_eq!(back.status, 200, "whoever is both speaks as the host");
    assert_eq!(hall.post("/api/leave", Some(&both), "{}").status, 204);
    assert_eq!(hall.get("/api/devices", Some(&both)).status, 401);
    assert_eq!(
        hall.stream("captain", Some(&both)).status,
        401,
        "it leaves as both"
    );
}

#[test]
fn the_list_names_captains_and_a_host_sends_them_away() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 4);
    let mut stream = hall.stream("captain", Some(&captain));
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
    let phone = of("phone of 4");
    assert_eq!(
        (&phone["captain"], &phone["team"]),
        (&4.into(), &"Нұр-Сұлтан".into())
    );
    assert_eq!(
        (&phone["mine"], &phone["connected"]),
        (&false.into(), &true.into())
    );
    assert!(of("host")["captain"].is_null() && of("host")["team"].is_null());
    let revoke = |cookie: &str, id: &serde_json::Value| {
        let body = format!(r#"{{"id": {id}}}"#);
        hall.post("/api/devices/revoke", Some(cookie), &body).status
    };
    assert_eq!(revoke(&captain, &of("host")["id"]), 401);
    assert_eq!(revoke(&host, &phone["id"]), 204);
    assert!(stream.ends_within(SOON));
    assert_eq!(hall.stream("captain", Some(&captain)).status, 401);
    let last = hall.notes().sessions.last().cloned().expect("kept");
    assert!(last.revoked && last.captain.is_some());
}

#[test]
fn captains_take_no_hosts_place() {
    let (hall, host) = Hall::with_teams();
    let captain = hall.captain(&host, 1);
    for n in 0..40 {
        hall.pair(&format!("phone {n}"));
    }
    assert_eq!(hall.get("/api/me", Some(&captain)).json()["captain"], 1);
    let last = hall.pair("last");
    let listed = hall.get("/api/devices", Some(&last)).json();
    assert_eq!(listed.as_array().map(Vec::len), Some(32 + 1));
}
