//! Files of packs: who sees them and when, and in which parts.

use std::io::{Cursor, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl::packs::Shelf;
use dabyl_rules::setup::MediaKind;
use dabyl_rules::view::{ClueView, MediaView};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::hall::{Back, Hall, published, settings};

pub const CLIP: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/eclipse.webm");
pub const SOUND: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/morse.ogg");

pub fn hall() -> (tempfile::TempDir, Hall) {
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
pub fn text(first: &str, second: &str) -> String {
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

pub fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("begun");
        zip.write_all(bytes).expect("written");
    }
    zip.finish().expect("whole").into_inner()
}

pub fn cup() -> Vec<u8> {
    let text = text("clip.webm", "morse.ogg");
    zip(&[
        ("cup/pack.toml", text.as_bytes()),
        ("cup/clip.webm", CLIP),
        ("cup/morse.ogg", SOUND),
    ])
}

pub fn post(hall: &Hall, path: &str, cookie: Option<&str>, body: &[u8]) -> Back {
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
pub fn begin(hall: &Hall, host: &str, pack: &str) -> Vec<(MediaKind, String)> {
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
pub fn show(hall: &Hall, serial: u64, game: u64, public: Option<&str>, host: &str) {
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
