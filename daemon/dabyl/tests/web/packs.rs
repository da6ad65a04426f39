//! Packs as hosts put them there, and as strangers and hostile files try to.

use std::path::PathBuf;
use std::sync::Arc;

use dabyl::packs::{MOST_BYTES, Shelf};
use dabyl_rules::view::Round;
use serde_json::json;

use crate::hall::{Hall, SECRET, settings};

const SHIPPED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../image/packs");

const PLAIN: &str = "format = \"dabyl-pack 1\"\ntitle = \"Plain\"\nlanguage = \"en\"\n\
    [[theme]]\ntitle = \"A\"\n[[theme.question]]\ntext = \"q\"\nanswer = \"the-right-answer-is-Qobustan\"\n";

/// A hall with the shipped packs, and a directory for others that goes with it.
fn hall() -> (tempfile::TempDir, Hall) {
    let dir = tempfile::tempdir().expect("a directory");
    let shelf = Shelf::new(
        PathBuf::from(SHIPPED),
        dir.path().join("packs"),
        dir.path().join("media"),
    );
    let settings = dabyl::web::Settings {
        shelf: Arc::new(shelf),
        ..settings()
    };
    (dir, Hall::with(settings, Vec::new(), true))
}

fn begin(pack: &str, more: &str) -> String {
    let seats = r#"[{"seat": 1, "team": "A"}, {"seat": 2, "team": "B"}]"#;
    format!(
        r#"{{"game": 0, "id": "tap-{}", "setup":
            {{"preset": "khamsa-az", "seats": {seats}, "pack": "{pack}"{more}}}}}"#,
        pack.len() * 100_000
    )
}

#[test]
fn a_host_sees_puts_and_removes_packs() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let files = || -> Vec<String> {
        let list = hall.get("/api/packs", Some(&host));
        assert_eq!(list.status, 200, "{}", list.text());
        let list = list.json();
        let list = list.as_array().expect("a list");
        let file = |pack: &serde_json::Value| pack["file"].as_str().expect("a name").to_owned();
        list.iter().map(file).collect()
    };
    let shipped = [
        "khamsa-obrazets.toml",
        "khamsa-sample.toml",
        "khamsa-ulgi.toml",
        "kokpar-kk",
        "xemse-numune.toml",
    ];
    assert_eq!(files(), shipped);
    let put = hall.post("/api/packs/plain.toml", Some(&host), PLAIN);
    assert_eq!(put.status, 204, "{}", put.text());
    assert_eq!(files()[5..], ["plain.toml"]);
    std::fs::write(dir.path().join("packs/broken.toml"), "x = 1").expect("written");
    let list = hall.get("/api/packs", Some(&host)).json();
    let round = json!({"kind": null, "themes": ["A"], "questions": 1});
    assert_eq!(
        list[6],
        json!({"file": "plain.toml", "shipped": false, "title": "Plain", "language": "en",
            "rounds": [round], "spares": 0, "files": 0, "bytes": 0, "faults": 0, "warnings": 0, "unfit": [
                {"preset": "khamsa-az", "why": "no-rounds"},
                {"preset": "khamsa-ru", "why": "no-rounds"},
                {"preset": "kokpar-kk", "why": "no-rounds"}]})
    );
    assert_eq!(
        (&list[5]["title"], &list[5]["faults"], &list[5]["unfit"]),
        (&json!("broken"), &json!(5), &json!([]))
    );
    assert_eq!(
        list[4]["unfit"],
        json!([{"preset": "kokpar-kk", "why": "other-rounds"}]),
        "what has rounds is for every game that has these"
    );
    assert_eq!(
        list[4]["rounds"][4],
        json!({"kind": "final", "themes": [], "questions": 2})
    );
    let gone = hall.ask("DELETE", "/api/packs/plain.toml", Some(&host), "");
    assert_eq!(gone.status, 204, "{}", gone.text());
    let again = hall.ask("DELETE", "/api/packs/plain.toml", Some(&host), "");
    assert_eq!(
        (again.status, again.problem().as_str()),
        (404, "no-such-pack")
    );
}

#[test]
fn a_pack_without_rounds_begins_no_game_of_rounds() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    let put = hall.post("/api/packs/plain.toml", Some(&host), PLAIN);
    assert_eq!(put.status, 204, "{}", put.text());
    let asked = begin("plain.toml", "");
    for preset in ["khamsa-az", "khamsa-ru"] {
        let body = asked.replace("khamsa-az", preset);
        let back = hall.post("/api/begin", Some(&host), &body);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (422, "pack-unfit"),
            "{preset}"
        );
        assert!(back.text().contains("[[round]]"), "{}", back.text());
    }
    assert!(hall.notes().setups.is_empty());
    for (file, preset) in [
        ("plain.toml", "lockout"),
        ("khamsa-sample.toml", "lockout"),
        ("khamsa-sample.toml", "khamsa-ru"),
    ] {
        let body = begin(file, "").replace("khamsa-az", preset);
        let body = body.replace("tap-", &format!("{preset}-"));
        let back = hall.post("/api/begin", Some(&host), &body);
        assert_eq!(back.status, 200, "{file} {preset}: {}", back.text());
    }
    assert_eq!(hall.notes().setups.len(), 3);
}

#[test]
fn only_a_host_has_anything_to_do_with_packs() {
    let (dir, hall) = hall();
    for (method, path, body) in [
        ("GET", "/api/packs", ""),
        ("GET", "/api/packs/xemse-numune.toml", ""),
        ("POST", "/api/packs/mine.toml", PLAIN),
        ("DELETE", "/api/packs/xemse-numune.toml", ""),
    ] {
        for cookie in [None, Some("dabyl=00")] {
            let back = hall.ask(method, path, cookie, body);
            assert_eq!((back.status, back.problem().as_str()), (401, "not-paired"));
        }
    }
    assert!(!dir.path().join("packs").exists());
}

#[test]
fn a_page_from_elsewhere_neither_puts_nor_removes() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    assert_eq!(
        hall.post("/api/packs/mine.toml", Some(&host), PLAIN).status,
        204
    );
    for method in ["POST", "DELETE"] {
        for origin in [None, Some("http://elsewhere.example")] {
            let mut headers = vec![("Cookie", host.as_str())];
            headers.extend(origin.map(|origin| ("Origin", origin)));
            let back = hall.send(method, "/api/packs/mine.toml", &headers, PLAIN.as_bytes());
            assert_eq!(
                (back.status, back.problem().as_str()),
                (403, "foreign-origin"),
                "{method}"
            );
        }
    }
    assert_eq!(hall.get("/api/packs/mine.toml", Some(&host)).status, 200);
}

#[test]
fn faults_come_back_with_places_and_nothing_is_kept() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let broken = PLAIN.replace("text =", "tekst =");
    let back = hall.post("/api/packs/mine.toml", Some(&host), &broken);
    assert_eq!(back.status, 422);
    assert_eq!(
        back.json(),
        json!({"warnings": [], "more": 0, "faults": [
            {"line": 6, "column": 1, "what": {"wrong": "missing", "key": "text"}},
            {"line": 7, "column": 1, "what": {"wrong": "misspelt", "key": "tekst", "nearest": "text"}},
        ]})
    );
    assert!(!dir.path().join("packs").exists());
    let flood = format!("{PLAIN}{}", "x = 1\n".repeat(2_000)).replace("x =", "x\u{7f}=");
    let back = hall.post("/api/packs/mine.toml", Some(&host), &flood);
    assert_eq!(back.status, 422);
    assert!(back.body.len() < 64 * 1024, "{} bytes", back.body.len());
    let report = hall.get("/api/packs/xemse-numune.toml", Some(&host));
    assert_eq!(
        report.json(),
        json!({"faults": [], "warnings": [], "more": 0})
    );
}

#[test]
fn a_pack_that_is_too_large_is_not_read() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    let large = format!("{PLAIN}#{}", "x".repeat(MOST_BYTES - PLAIN.len() - 1));
    assert_eq!(large.len(), MOST_BYTES);
    let put = hall.post("/api/packs/mine.toml", Some(&host), &large);
    assert_eq!(put.status, 204, "{}", put.text());
    let put = hall.post("/api/packs/mine.toml", Some(&host), &(large + "x"));
    assert_eq!((put.status, put.problem().as_str()), (413, "too-large"));
}

#[test]
fn no_name_leads_elsewhere() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    std::fs::write(dir.path().join("state.toml"), PLAIN).expect("written");
    for name in [
        "..%2Fstate.toml",
        "%2Fetc%2Fpasswd",
        "%2e%2e%2fstate.toml",
        "a.txt",
        "A.toml",
        "a%00.toml",
        "%ff.toml",
        ".toml",
    ] {
        let path = format!("/api/packs/{name}");
        let put = hall.post(&path, Some(&host), PLAIN);
        assert_eq!(
            (put.status, put.problem().as_str()),
            (400, "pack-name"),
            "{name}"
        );
        let gone = hall.ask("DELETE", &path, Some(&host), "");
        assert_eq!(
            (gone.status, gone.problem().as_str()),
            (400, "pack-name"),
            "{name}"
        );
        let read = hall.get(&path, Some(&host));
        assert!(matches!(read.status, 400 | 404), "{name}");
    }
    for method in ["POST", "DELETE"] {
        let back = hall.ask(method, "/api/packs/xemse-numune.toml", Some(&host), PLAIN);
        assert_eq!(
            (back.status, back.problem().as_str()),
            (409, "pack-shipped")
        );
    }
    assert!(dir.path().join("state.toml").exists());
    let back = hall.post("/api/packs/../../state.toml", Some(&host), PLAIN);
    assert_eq!(back.status, 404);
}

#[test]
fn a_game_is_begun_with_a_pack() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let back = hall.post("/api/begin", Some(&host), &begin("xemse-numune.toml", ""));
    assert_eq!(back.status, 200, "{}", back.text());
    {
        let notes = hall.notes();
        let setup = notes.setups.last().expect("a set-up");
        assert_eq!(setup.pack.as_deref(), Some("Xəmsə: nümunə paketi"));
        assert_eq!((setup.themes.len(), setup.spares.len()), (22, 20));
        assert_eq!(setup.themes[20].round, Some(Round::Final));
    }
    let unknown = hall.post("/api/begin", Some(&host), &begin("none.toml", ""));
    assert_eq!(
        (unknown.status, unknown.problem().as_str()),
        (404, "no-such-pack")
    );
    let elsewhere = hall.post("/api/begin", Some(&host), &begin("../packs.toml", ""));
    assert_eq!(
        (elsewhere.status, elsewhere.problem().as_str()),
        (404, "no-such-pack")
    );
    std::fs::create_dir_all(dir.path().join("packs")).expect("made");
    std::fs::write(dir.path().join("packs/broken.toml"), "x = 1").expect("written");
    let faulty = hall.post("/api/begin", Some(&host), &begin("broken.toml", ""));
    assert_eq!(
        (faulty.status, faulty.problem().as_str()),
        (422, "pack-faulty")
    );
    let themes = r#", "themes": [{"title": "A"}]"#;
    let both = hall.post(
        "/api/begin",
        Some(&host),
        &begin("xemse-numune.toml", themes),
    );
    assert_eq!((both.status, both.problem().as_str()), (400, "bad-json"));
    assert_eq!(hall.notes().setups.len(), 1, "only one was begun");
}

#[test]
fn no_answer_leaves_a_pack_before_it_is_played() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    assert_eq!(
        hall.post("/api/packs/mine.toml", Some(&host), PLAIN).status,
        204
    );
    for (path, cookie) in [
        ("/api/packs", Some(host.as_str())),
        ("/api/packs/mine.toml", Some(&host)),
        ("/api/packs/mine.toml", None),
        ("/packs/mine.toml", None),
    ] {
        assert!(!hall.get(path, cookie).text().contains(SECRET), "{path}");
    }
}
