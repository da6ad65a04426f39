//! Packs with files: how they come in, who sees the files and when, and in which parts.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl::packs::{MOST_ARCHIVE, Shelf};
use dabyl_rules::setup::MediaKind;
use dabyl_rules::view::{ClueView, MediaView};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::hall::{Back, Hall, published, settings};

const CLIP: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/eclipse.webm");
const SOUND: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/morse.ogg");

fn hall() -> (tempfile::TempDir, Hall) {
    let dir = tempfile::tempdir().expect("a directory");
    let shipped = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../image/packs"));
    let shelf = Shelf::new(shipped, dir.path().join("packs"), dir.path().join("media"));
    let settings = dabyl::web::Settings {
        shelf: Arc::new(shelf),
        ..settings()
    };
    (dir, Hall::with(settings, Vec::new(), true))
}

/// A pack of two questions with a file each.
fn text(first: &str, second: &str) -> String {
    let question = |file: &str| {
        format!(
            "[[round.question]]\ntext = \"{file}?\"\noptions = [\"1\", \"2\", \"3\"]\nright = \"a\"\n\
             media = \"{file}\"\n"
        )
    };
    format!(
        "format = \"dabyl-pack 1\"\ntitle = \"Cup\"\nlanguage = \"kk\"\n[[round]]\nkind = \"overtime\"\n{}{}",
        question(first),
        question(second)
    )
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("begun");
        zip.write_all(bytes).expect("written");
    }
    zip.finish().expect("whole").into_inner()
}

fn cup() -> Vec<u8> {
    let text = text("clip.webm", "morse.ogg");
    zip(&[
        ("cup/pack.toml", text.as_bytes()),
        ("cup/clip.webm", CLIP),
        ("cup/morse.ogg", SOUND),
    ])
}

fn post(hall: &Hall, path: &str, cookie: Option<&str>, body: &[u8]) -> Back {
    let origin = hall.origin();
    let mut headers = vec![("Origin", origin.as_str())];
    headers.extend(cookie.map(|cookie| ("Cookie", cookie)));
    hall.send("POST", path, &headers, body)
}

fn ask(hall: &Hall, method: &str, file: &str, cookie: Option<&str>, more: &[(&str, &str)]) -> Back {
    let mut headers = more.to_vec();
    headers.extend(cookie.map(|cookie| ("Cookie", cookie)));
    hall.send(method, &format!("/media/{file}"), &headers, b"")
}

/// Begins a game with this pack; gives the names of its files in the order of its questions.
fn begin(hall: &Hall, host: &str, pack: &str) -> Vec<(MediaKind, String)> {
    let seats = r#"[{"seat": 1, "team": "A"}, {"seat": 2, "team": "B"}]"#;
    let id = hall.notes().setups.len();
    let begin = format!(
        r#"{{"game": 0, "id": "tap-media-{id}", "setup":
            {{"preset": "kokpar-kk", "seats": {seats}, "pack": "{pack}"}}}}"#
    );
    let back = hall.post("/api/begin", Some(host), &begin);
    assert_eq!(back.status, 200, "{}", back.text());
    let notes = hall.notes();
    let setup = notes.setups.last().expect("one was begun");
    let clues = setup.themes.iter().flat_map(|theme| &theme.clues);
    let media = clues.filter_map(|clue| clue.media.clone());
    media.map(|media| (media.kind, media.file)).collect()
}

/// Publishes a frame of this game in which everybody sees this file, and the host another one.
fn show(hall: &Hall, serial: u64, game: u64, public: Option<&str>, host: &str) {
    let clue = |file: &str| ClueView {
        media: Some(MediaView {
            kind: MediaKind::Video,
            file: file.to_owned(),
        }),
        ..ClueView::default()
    };
    let mut published = published(serial, None);
    for frame in [&mut published.host, &mut published.public] {
        frame.game = game;
    }
    published.public.view.as_mut().expect("a game").clue = public.map(clue);
    published.host.view.as_mut().expect("a game").clue = Some(clue(host));
    published.files = Arc::new([host.to_owned()].into());
    hall.publish.send_replace(Arc::new(published));
}

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
    assert!(MOST_ARCHIVE < 2_000_000_000);
}

#[test]
fn a_file_is_secret_until_its_question_is_shown() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
    let files = begin(&hall, &host, "cup.zip");
    let (clip, sound) = (files[0].1.as_str(), files[1].1.as_str());
    let unknown = format!("{}.webm", "0f".repeat(32));
    let status = |file: &str, cookie| ask(&hall, "GET", file, cookie, &[]).status;
    // Only the host's own frame has it.
    show(&hall, 2, 7, None, clip);
    assert_eq!(status(clip, Some(&host)), 200);
    let secret = ask(&hall, "GET", clip, None, &[]);
    let nothing = ask(&hall, "GET", &unknown, None, &[]);
    let bare = |back: &Back| {
        let lines = back
            .head
            .lines()
            .filter(|line| !line.to_lowercase().starts_with("date:"));
        (
            lines.map(str::to_owned).collect::<Vec<_>>(),
            back.body.clone(),
        )
    };
    assert_eq!(secret.status, 404);
    assert_eq!(bare(&secret), bare(&nothing), "a secret looks like nothing");
    assert_eq!(secret.header("cache-control"), Some("no-store"));
    assert_eq!(status(&unknown, Some(&host)), 404);
    let captain = hall.pair("another host");
    assert_eq!(status(sound, Some(&captain)), 200, "every host");
    // Shown, over, and the next one.
    show(&hall, 3, 7, Some(clip), clip);
    assert_eq!(status(clip, None), 200);
    assert_eq!(status(sound, None), 404);
    show(&hall, 4, 7, Some(sound), sound);
    assert_eq!(
        (status(clip, None), status(sound, None)),
        (200, 200),
        "it was shown in this game"
    );
    show(&hall, 5, 8, None, sound);
    assert_eq!(
        (status(clip, None), status(sound, None)),
        (404, 404),
        "another game"
    );
    assert_eq!(status("..%2F..%2Fpacks%2Fcup.zip.json", Some(&host)), 404);
    assert_eq!(status("%ff", Some(&host)), 404);
}

#[test]
fn parts_are_served_as_players_ask_for_them() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    assert_eq!(
        post(&hall, "/api/packs/cup.zip", Some(&host), &cup()).status,
        204
    );
    let files = begin(&hall, &host, "cup.zip");
    let clip = files[0].1.as_str();
    show(&hall, 2, 7, Some(clip), clip);
    let get = |more: &[(&str, &str)]| ask(&hall, "GET", clip, None, more);
    let whole = get(&[]);
    assert_eq!((whole.status, whole.body.as_slice()), (200, CLIP));
    let tag = whole.header("etag").expect("a tag").to_owned();
    assert_eq!(tag, format!("\"{}\"", &clip[..64]));
    for (name, value) in [
        ("content-type", "video/webm"),
        ("content-length", &CLIP.len().to_string()),
        ("accept-ranges", "bytes"),
        ("cache-control", "private, max-age=31536000, immutable"),
        ("x-content-type-options", "nosniff"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(whole.header(name), Some(value), "{name}");
    }
    let policy = whole.header("content-security-policy").expect("a policy");
    assert!(
        policy.starts_with("default-src 'self'"),
        "media too: {policy}"
    );
    let end = CLIP.len();
    for (range, from, to) in [
        ("bytes=0-".to_owned(), 0, end),
        ("bytes=0-0".to_owned(), 0, 1),
        ("bytes=1000-1999".to_owned(), 1_000, 2_000),
        (format!("bytes={}-", end - 1), end - 1, end),
        ("bytes=-7".to_owned(), end - 7, end),
    ] {
        let part = get(&[("Range", &range)]);
        assert_eq!(
            (part.status, part.body.as_slice()),
            (206, &CLIP[from..to]),
            "{range}"
        );
        let told = format!("bytes {from}-{}/{end}", to - 1);
        assert_eq!(part.header("content-range"), Some(told.as_str()));
        assert_eq!(
            part.header("content-length"),
            Some((to - from).to_string().as_str())
        );
    }
    let beyond = get(&[("Range", &format!("bytes={end}-"))]);
    assert_eq!((beyond.status, beyond.body.len()), (416, 0));
    assert_eq!(
        beyond.header("content-range"),
        Some(format!("bytes */{end}").as_str())
    );
    for more in [
        &[("Range", "bytes=0-1,5-9")][..],
        &[("Range", "lines=1-2")],
        &[("Range", "bytes=0-1"), ("If-Range", "\"other\"")],
    ] {
        let back = get(more);
        assert_eq!((back.status, back.body.len()), (200, end), "{more:?}");
    }
    let same = get(&[("Range", "bytes=0-1"), ("If-Range", &tag)]);
    assert_eq!(same.status, 206);
    let known = get(&[("If-None-Match", &tag)]);
    assert_eq!((known.status, known.body.len()), (304, 0));
    let head = ask(&hall, "HEAD", clip, None, &[]);
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(
        head.header("content-length"),
        Some(end.to_string().as_str())
    );
    let wrong = ask(
        &hall,
        "DELETE",
        clip,
        Some(&host),
        &[("Origin", &hall.origin())],
    );
    assert_eq!(wrong.status, 405);
    let sound = ask(&hall, "GET", &files[1].1, Some(&host), &[]);
    assert_eq!(sound.header("content-type"), Some("audio/ogg"));
}

#[test]
fn viewers_who_do_not_read_do_not_keep_others_out() {
    let (_dir, hall) = hall();
    let host = hall.pair("host");
    // Larger than what the kernel takes at once, so that whoever does not read keeps a place.
    let mut large = CLIP.to_vec();
    // An element that says nothing, behind all others: `Void`, with its length in eight bytes.
    let filler = vec![0; 8 << 20];
    large.extend([0xec, 0x01]);
    large.extend(&u64::try_from(filler.len()).expect("small").to_be_bytes()[1..]);
    large.extend(&filler);
    let shown = text("a.webm", "a.webm");
    let pack = zip(&[("pack.toml", shown.as_bytes()), ("a.webm", &large)]);
    let put = post(&hall, "/api/packs/large.zip", Some(&host), &pack);
    assert_eq!(put.status, 204, "{}", put.text());
    let file = begin(&hall, &host, "large.zip")[0].1.clone();
    show(&hall, 2, 7, Some(&file), &file);
    let path = format!("/media/{file}");
    let idle: Vec<_> = (0..64).map(|_| hall.begin_to_read(&path, None)).collect();
    assert!(idle.iter().all(|stream| stream.status == 200));
    let one_more = ask(&hall, "GET", &file, None, &[]);
    assert_eq!(
        (one_more.status, one_more.problem().as_str()),
        (503, "full")
    );
    drop(idle);
    let end = Instant::now() + Duration::from_secs(10);
    while ask(&hall, "GET", &file, None, &[("Range", "bytes=0-9")]).status != 206 {
        assert!(Instant::now() < end, "places come free");
        std::thread::sleep(Duration::from_millis(50));
    }
}
