//! Protocols: the present game's for everybody, once for all who ask; others and tables for hosts.

use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl_rules::view::Round;
use dabyl_rules::{Cause, Command, Entry, Revision, Seat, Table, story};
use serde_json::{Value, json};

use crate::hall::{Back, Hall, OLDER, PRESENT, UNREADABLE, published};

const STORY: &[u8] = b"game khamsa-ru
players A =1+2 a2 a3 a4 a5
at semi 1 800
0.000 show 800
0.000 read
1.000 press A
1.200 press B
3.000 wrong A
5.000 correct B
";

/// A hall in which this table is played, with its newest entry published.
fn hall(table: Table) -> Hall {
    let hall = Hall::open();
    play(&hall, table);
    hall
}

fn play(hall: &Hall, table: Table) {
    let entries = table.entries().len() as u64;
    hall.notes().table = Some(table);
    publish(hall, entries);
}

fn publish(hall: &Hall, entries: u64) {
    let mut published = published(entries, None);
    for frame in [&mut published.host, &mut published.public] {
        frame.game = PRESENT;
        let view = frame.view.as_mut().expect("a game is on the table");
        view.revision = Revision(entries);
    }
    hall.publish.send_replace(Arc::new(published));
}

fn table() -> Table {
    story::table(STORY).expect("the story can be read")
}

fn say(table: &mut Table, command: Command) {
    let cause = Cause::Said { command, id: None };
    let entry: Entry = table.propose(table.last_at(), cause).expect("it is legal");
    table.advance(entry);
}

fn score(sheet: &Value, seat: u8) -> i64 {
    let all = sheet["standings"].as_array().expect("standings");
    let own = all.iter().find(|one| one["seat"] == json!(seat));
    own.and_then(|one| one["score"].as_i64()).expect("a score")
}

#[test]
fn everybody_gets_the_present_protocol() {
    let hall = hall(table());
    let host = hall.pair("host");
    for (path, cookie) in [
        ("/api/protocol", None),
        ("/api/protocol?game=12", None),
        ("/api/protocol?game=12", Some(host.as_str())),
    ] {
        let back = hall.get(path, cookie);
        assert_eq!(back.status, 200, "{path}: {}", back.text());
        assert_eq!(back.header("content-type"), Some("application/json"));
        assert_eq!(back.header("cache-control"), Some("no-store"));
        let sheet = back.json();
        assert_eq!(sheet["game"], json!(PRESENT));
        assert_eq!(sheet["head"], json!("0a".repeat(32)));
        assert_eq!(sheet["preset"], json!("khamsa-ru"));
        assert_eq!(sheet["seed"], Value::Null, "it would foretell the lots");
        assert_eq!((score(&sheet, 1), score(&sheet, 2)), (-800, 800));
        let round = &sheet["rounds"][0];
        assert_eq!(round["round"], json!(Round::Semi));
        let question = &round["themes"][0]["questions"][0];
        assert_eq!(
            question["presses"],
            json!([
                {"seat": 1, "atUs": 1_000_000, "fate": "floor"},
                {"seat": 2, "atUs": 1_200_000, "fate": "queued"},
            ])
        );
        assert_eq!(
            question["attempts"][0],
            json!({"attempt": 1, "seat": 1, "verdict": "wrong", "points": -800, "void": false})
        );
    }
    assert_eq!(hall.notes().reads, 1, "the same sheet serves them all");
}

#[test]
fn a_crowd_costs_one_sheet() {
    let hall = hall(table());
    hall.notes().read_time = Duration::from_millis(200);
    let ask = || hall.get("/api/protocol", None);
    let crowd = |many: usize| -> Vec<Back> {
        std::thread::scope(|scope| {
            let all: Vec<_> = (0..many).map(|_| scope.spawn(ask)).collect();
            all.into_iter()
                .map(|one| one.join().expect("it was answered"))
                .collect()
        })
    };
    assert!(crowd(40).iter().all(|back| back.status == 200));
    assert_eq!(hall.notes().reads, 1);
    // The game goes on all the time: the next sheet comes after a rest, and is up to date.
    let mut later = table();
    say(&mut later, Command::Answer {});
    let begun = Instant::now();
    play(&hall, later);
    assert!(crowd(40).iter().all(|back| back.status == 200));
    assert_eq!(hall.notes().reads, 2);
    assert!(begun.elapsed() > Duration::from_millis(500), "no rest");
}

#[test]
fn who_gives_up_leaves_no_work_behind() {
    let hall = hall(table());
    hall.notes().read_time = Duration::from_millis(500);
    for _ in 0..10 {
        let mut stream = hall.connect();
        let request = format!(
            "GET /api/protocol HTTP/1.1\r\nHost: {}\r\n\r\n",
            hall.address
        );
        std::io::Write::write_all(&mut stream, request.as_bytes()).expect("the box reads");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(hall.get("/api/protocol", None).status, 200);
    assert_eq!(hall.notes().reads, 1);
}

#[test]
fn frozen_scores_are_the_hosts_alone() {
    let mut table = table();
    say(&mut table, Command::Freeze { frozen: true });
    let reason = "the judges have decided".to_owned();
    let (seat, points) = (Seat::new(1).expect("a seat"), 500);
    say(
        &mut table,
        Command::Adjust {
            seat,
            points,
            reason,
        },
    );
    let hall = hall(table);
    let host = hall.pair("host");
    let seen = hall.get("/api/protocol", None);
    assert_eq!(score(&seen.json(), 1), -800);
    assert!(!seen.text().contains("judges"));
    let seen = hall.get("/api/protocol", Some(&host));
    assert_eq!(score(&seen.json(), 1), -300);
    assert!(seen.text().contains("judges"));
}

#[test]
fn older_games_and_tables_are_for_hosts() {
    let hall = hall(table());
    let host = hall.pair("host");
    let older = format!("/api/protocol?game={OLDER}");
    let back = hall.get(&older, None);
    assert_eq!((back.status, back.problem().as_str()), (401, "not-paired"));
    let back = hall.get(&older, Some(&host));
    assert_eq!((back.status, &back.json()["game"]), (200, &json!(OLDER)));
    assert_eq!(hall.get("/api/protocol.csv", None).status, 401);
    for (path, game) in [("", PRESENT), ("?game=12", PRESENT), ("?game=7", OLDER)] {
        let back = hall.get(&format!("/api/protocol.csv{path}"), Some(&host));
        assert_eq!(back.status, 200, "{}", back.text());
        let kind = "text/csv; charset=utf-8; header=present";
        assert_eq!(back.header("content-type"), Some(kind));
        let name = format!("attachment; filename=\"dabyl-game-{game:06}.csv\"");
        assert_eq!(back.header("content-disposition"), Some(name.as_str()));
        let text = back.text();
        assert!(
            text.starts_with('\u{feff}'),
            "spreadsheets must know that it is UTF-8"
        );
        let line = "attempt,semi,1,,1,800,1,1,";
        assert!(text.contains(line), "{text}");
        assert!(text.contains(",'=1+2,wrong,"), "no formula: {text}");
    }
}

#[test]
fn what_cannot_be_given_is_said() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let problem = |path: &str| {
        let back = hall.get(path, Some(&host));
        (back.status, back.problem())
    };
    let said = |status, code: &str| (status, code.to_owned());
    // The book on the shelf is empty.
    assert_eq!(problem("/api/protocol"), said(503, "no-answer"));
    assert_eq!(problem("/api/protocol?game=99"), said(404, "no-such-game"));
    let unreadable = format!("/api/protocol?game={UNREADABLE}");
    assert_eq!(problem(&unreadable), said(503, "no-answer"));
    for query in ["game=-1", "game=x", "game=", "game=1&secret=1"] {
        for path in ["/api/protocol", "/api/protocol.csv"] {
            let path = format!("{path}?{query}");
            assert_eq!(problem(&path), said(400, "bad-query"), "{path}");
        }
    }
    let mut nothing = published(1, None);
    for frame in [&mut nothing.host, &mut nothing.public] {
        (frame.game, frame.view) = (0, None);
    }
    hall.publish.send_replace(Arc::new(nothing));
    hall.notes().no_game = true;
    assert_eq!(problem("/api/protocol"), said(404, "no-such-game"));
    assert_eq!(problem("/api/protocol.csv"), said(404, "no-such-game"));
}

#[test]
fn few_are_made_for_hosts_at_once() {
    let hall = hall(table());
    let host = hall.pair("host");
    hall.notes().read_time = Duration::from_millis(500);
    let path = format!("/api/protocol.csv?game={OLDER}");
    let ask = || hall.get(&path, Some(&host));
    let backs: Vec<Back> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..6).map(|_| scope.spawn(ask)).collect();
        all.into_iter()
            .map(|one| one.join().expect("it was answered"))
            .collect()
    });
    let full = backs.iter().filter(|back| back.status == 429);
    assert_eq!(full.count(), 4);
    assert_eq!(hall.notes().reads, 2);
    assert_eq!(ask().status, 200, "there is room again");
}
