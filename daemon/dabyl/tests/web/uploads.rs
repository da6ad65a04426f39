//! Packs with files: how they come in, what is refused, what is kept and removed.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl::packs::Shelf;
use dabyl_rules::setup::MediaKind;

use crate::hall::{Hall, settings};
use crate::media::{CLIP, SOUND, begin, cup, hall, post, show, text, zip};

fn left(dir: &Path) -> BTreeSet<String> {
    let all = fs::read_dir(dir.join("media"))
        .into_iter()
        .flatten()
        .flatten();
    all.map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn an_archive_is_put_listed_played_and_removed() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let put = post(&hall, "/api/packs/cup.zip", Some(&host), &cup());
    assert_eq!(put.status, 204, "{}", put.text());
    let list = hall.get("/api/packs", Some(&host)).json();
    let of = |file: &str| {
        let mut all = list.as_array().expect("a list").iter();
        let pack = all.find(|pack| pack["file"] == file);
        pack.unwrap_or_else(|| panic!("{file} in {list}")).clone()
    };
    let cup = of("cup.zip");
    assert_eq!(
        (&cup["files"], &cup["faults"], &cup["title"]),
        (&2.into(), &0.into(), &"Cup".into())
    );
    assert_eq!(cup["bytes"], CLIP.len() + SOUND.len());
    assert_eq!(
        (&of("kokpar-kk")["files"], &of("kokpar-kk")["warnings"]),
        (&5.into(), &0.into())
    );
    assert_eq!(of("kokpar-kk")["shipped"], true);
    assert_eq!(of("khamsa-ulgi.toml")["files"], 0);
    let files = begin(&hall, &host, "cup.zip");
    assert_eq!(files[0].0, MediaKind::Video);
    assert_eq!(files[1].0, MediaKind::Sound);
    let names: BTreeSet<_> = files.into_iter().map(|(_, file)| file).collect();
    assert_eq!(left(dir.path()), names, "two files, and nothing unfinished");
    let uploads = fs::read_dir(dir.path().join("packs"))
        .expect("there")
        .count();
    assert_eq!(uploads, 1, "the text with the names of its files alone");
    // A folder that came with the box brings its files when it is played.
    let shipped = begin(&hall, &host, "kokpar-kk");
    assert_eq!(
        (shipped.len(), left(dir.path()).len()),
        (5, 5),
        "two are the same"
    );
    let gone = hall.ask("DELETE", "/api/packs/kokpar-kk", Some(&host), "");
    assert_eq!(
        (gone.status, gone.problem().as_str()),
        (409, "pack-shipped")
    );
    let gone = hall.ask("DELETE", "/api/packs/cup.zip", Some(&host), "");
    assert_eq!(gone.status, 204, "{}", gone.text());
}

#[test]
fn files_go_with_their_pack_unless_another_or_a_game_has_them() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let one = text("clip.webm", "clip.webm");
    let one = zip(&[("pack.toml", one.as_bytes()), ("clip.webm", CLIP)]);
    for (name, bytes) in [("cup", cup()), ("one", one)] {
        let put = post(
            &hall,
            &format!("/api/packs/{name}.zip"),
            Some(&host),
            &bytes,
        );
        assert_eq!(put.status, 204, "{}", put.text());
    }
    let all = left(dir.path());
    let clip = all
        .iter()
        .find(|file| file.ends_with(".webm"))
        .expect("kept")
        .clone();
    let sound = all
        .iter()
        .find(|file| file.ends_with(".ogg"))
        .expect("kept")
        .clone();
    let remove = |name: &str| {
        let gone = hall.ask("DELETE", &format!("/api/packs/{name}.zip"), Some(&host), "");
        assert_eq!(gone.status, 204, "{}", gone.text());
    };
    show(&hall, 2, 1, None, &sound);
    remove("cup");
    assert_eq!(
        left(dir.path()),
        all,
        "one is another pack's, one is the game's"
    );
    remove("one");
    assert_eq!(left(dir.path()), [sound].into(), "nobody has the clip");
    show(&hall, 3, 2, None, &clip);
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
    // Another pack in its place.
    let plain = text("a.webm", "a.webm");
    let plain = zip(&[("pack.toml", plain.as_bytes()), ("a.webm", CLIP)]);
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &plain).status,
        204
    );
    assert_eq!(left(dir.path()), [clip].into());
}

#[test]
fn the_start_removes_what_nobody_shows() {
    let dir = tempfile::tempdir().expect("a directory");
    let open = || {
        let path = |name: &str| dir.path().join(name);
        let shelf = Shelf::new(PathBuf::new(), path("packs"), path("media"));
        let settings = dabyl::web::Settings {
            shelf: Arc::new(shelf),
            ..settings()
        };
        Hall::with(settings, Vec::new(), true)
    };
    let first = open();
    let host = first.pair("host");
    assert_eq!(
        post(&first, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
    let all = left(dir.path());
    drop(first);
    let stray = format!("{}.png", "ab".repeat(32));
    fs::write(dir.path().join("media").join(&stray), "x").expect("written");
    fs::write(dir.path().join("packs/.unfinished-upload-x"), "x").expect("written");
    let _second = open();
    let end = Instant::now() + Duration::from_secs(5);
    while left(dir.path()) != all || dir.path().join("packs/.unfinished-upload-x").exists() {
        assert!(Instant::now() < end, "{:?}", left(dir.path()));
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_is_wrong_with_an_archive_comes_back_and_nothing_is_kept() {
    let (dir, hall) = hall();
    let host = hall.pair("host");
    let shown = text("clip.mp4", "morse.ogg");
    let lie = zip(&[
        ("pack.toml", shown.as_bytes()),
        ("clip.mp4", b"This is a text."),
        ("morse.ogg", SOUND),
    ]);
    let back = post(&hall, "/api/packs/cup.zip", Some(&host), &lie);
    assert_eq!(back.status, 422, "{}", back.text());
    let fault = &back.json()["faults"][0];
    assert_eq!(
        (&fault["line"], &fault["what"]["wrong"]),
        (&10.into(), &"file".into())
    );
    assert_eq!(fault["what"]["file"], "clip.mp4");
    assert_eq!(fault["what"]["what"], serde_json::json!({"is": "kind"}));
    let back = post(
        &hall,
        "/api/packs/cup.zip",
        Some(&host),
        b"PK, but no archive",
    );
    assert_eq!(back.status, 422);
    assert_eq!(
        back.json()["faults"][0]["what"],
        serde_json::json!({"wrong": "archive", "what": {"archive": "broken"}})
    );
    // A text alone that names a file, and a text under an archive's name.
    let back = post(&hall, "/api/packs/cup.toml", Some(&host), shown.as_bytes());
    assert_eq!(back.json()["faults"][0]["what"]["what"]["is"], "alone");
    for name in ["cup", "cup.rar", "cup.zip.json", "..%2Fcup.zip"] {
        let back = post(&hall, &format!("/api/packs/{name}"), Some(&host), &cup());
        assert!(
            back.status == 400 || back.status == 413,
            "{name}: {}",
            back.status
        );
    }
    assert_eq!(left(dir.path()), BTreeSet::new());
    let uploads = fs::read_dir(dir.path().join("packs"))
        .expect("made")
        .count();
    assert_eq!(uploads, 0);
    // A file that is gone from the card is named when the pack is to be played.
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
    for file in left(dir.path()) {
        fs::remove_file(dir.path().join("media").join(file)).expect("there");
    }
    let report = hall.get("/api/packs/cup.zip", Some(&host)).json();
    assert_eq!(report["faults"][1]["what"]["what"]["is"], "missing");
}

#[test]
fn strangers_and_floods_put_nothing_there() {
    let (dir, hall) = hall();
    for cookie in [None, Some("dabyl=00")] {
        let back = post(&hall, "/api/packs/cup.zip", cookie, &cup());
        assert_eq!((back.status, back.problem().as_str()), (401, "not-paired"));
    }
    let host = hall.pair("host");
    let back = hall.send("POST", "/api/packs/cup.zip", &[("Cookie", &host)], &cup());
    assert_eq!(
        (back.status, back.problem().as_str()),
        (403, "foreign-origin")
    );
    // A video of 2 GB: the box says so before it is sent.
    let head = |length: u64| {
        format!(
            "POST /api/packs/cup.zip HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {host}\r\n\
             Content-Length: {length}\r\n\r\n",
            hall.address
        )
    };
    let mut stream = hall.connect();
    stream
        .write_all(head(2_000_000_000).as_bytes())
        .expect("heard");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .expect("an answer, and the end");
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    assert!(
        answer.contains("pack-large") && answer.contains("260 MiB"),
        "{answer}"
    );
    assert!(!dir.path().join("packs").exists(), "nothing was begun");
    // One at a time.
    let mut slow = hall.connect();
    slow.write_all(head(1_000).as_bytes()).expect("heard");
    let end = Instant::now() + Duration::from_secs(5);
    while !dir.path().join("packs").exists() {
        assert!(Instant::now() < end);
        std::thread::sleep(Duration::from_millis(10));
    }
    let back = post(&hall, "/api/packs/cup.zip", Some(&host), &cup());
    assert_eq!((back.status, back.problem().as_str()), (429, "too-many"));
    assert!(back.header("retry-after").is_some());
    // Broken off: what was begun is removed, and the place is free again.
    drop(slow);
    let end = Instant::now() + Duration::from_secs(5);
    while fs::read_dir(dir.path().join("packs"))
        .expect("made")
        .count()
        > 0
    {
        assert!(Instant::now() < end);
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
}
