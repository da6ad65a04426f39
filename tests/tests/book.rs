//! A game's book with the binary as it ships: recorded by a running box, downloaded, exported,
//! verified, altered.

use std::fs;
use std::io::Write;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use dabyl::books::Head;
use dabyl_rules::{Command as Word, Preset, Seat, Verdict};
use serde_json::json;
use tests::daemon::{Daemon, Start, binary};
use tests::phone::Phone;
use tests::scenes::{PIN, setup};

const LIMIT: Duration = Duration::from_secs(20);

/// A box with drawn buttons, on a port that was free a moment ago.
fn start(room: &Path) -> Start {
    let free = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
    let address = free.local_addr().expect("it is bound").to_string();
    drop(free);
    let config = room.join("dabyl.toml");
    let text = format!(
        "[web]\naddress = \"{address}\"\npin = \"{PIN}\"\n\n[board]\nkind = \"simulated\"\n"
    );
    fs::write(&config, text).expect("written");
    Start {
        binary: binary(),
        config,
        state: room.join("state"),
        address,
    }
}

/// Runs the binary with these words and this input.
fn dabyl(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(binary())
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    let mut pipe = child.stdin.take().expect("piped");
    // Who has seen enough closes its end.
    let _ = pipe.write_all(input);
    drop(pipe);
    child.wait_with_output().expect("ended")
}

/// The exit of `dabyl verify` with this book as its input, and what it said.
fn verify(book: &[u8], more: &[&str]) -> (Option<i32>, String) {
    let output = dabyl(&[&["verify", "-"], more].concat(), book);
    let text = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    (output.status.code(), text)
}

fn export(state: &Path, more: &[&str]) -> Output {
    let state = state.to_string_lossy();
    dabyl(&[&["export", "--state", &state], more].concat(), b"")
}

/// One question: seat 2 presses and is right.
fn play(daemon: &Daemon, phone: &Phone) {
    phone.begin(&setup(Preset::Lockout));
    phone.must_say(&Word::Go {});
    for down in [true, false] {
        let press = json!({"seat": 2, "key": "a", "down": down});
        assert_eq!(phone.post("/api/panel", &press).status, 204);
        // What follows at once on the same line is bounce.
        std::thread::sleep(Duration::from_millis(60));
    }
    let seat = Seat::new(2).expect("a seat");
    let mut watch = daemon.phone().watch();
    watch.until("seat 2 has the floor", LIMIT, |view| {
        view.floor == Some(seat)
    });
    phone.must_say(&Word::Judge {
        seat,
        verdict: Verdict::Correct,
    });
}

fn head(daemon: &Daemon) -> Head {
    let (status, bytes) = daemon.phone().download("/api/book/head");
    assert_eq!(status, 200, "the head is for everybody");
    serde_json::from_slice(&bytes).expect("a head")
}

/// The same book with one letter of a team's name changed.
fn altered(book: &[u8], room: &Path) -> PathBuf {
    let text = String::from_utf8(book.to_vec()).expect("a book is text");
    let at = text.find("\"team\":\"").expect("teams have names") + 8;
    let mut bytes = text.into_bytes();
    bytes[at] = if bytes[at] == b'Z' { b'Y' } else { b'Z' };
    let path = room.join("altered.jsonl");
    fs::write(&path, bytes).expect("written");
    path
}

#[test]
fn a_recorded_game_can_be_checked_by_anybody() {
    let room = tempfile::tempdir().expect("a directory");
    let start = start(room.path());
    let daemon = start.launch(LIMIT);
    let mut phone = daemon.phone();
    phone.pair(PIN);
    assert_eq!(phone.download("/api/book/head").0, 404, "no game yet");
    play(&daemon, &phone);
    play(&daemon, &phone);
    assert_eq!(daemon.phone().download("/api/book").0, 401, "hosts only");
    let (status, book) = phone.download("/api/book");
    assert_eq!(status, 200);
    let head = head(&daemon);
    assert_eq!(head.game, 2);
    assert_eq!(
        head.rows as usize,
        book.split(|byte| *byte == b'\n').count() - 1
    );
    let (exit, text) = verify(&book, &["--head", &head.head[..12]]);
    assert_eq!(exit, Some(0), "{text}");
    assert!(
        text.contains(&head.head) && text.contains("game    2, lockout"),
        "{text}"
    );
    let running = export(&start.state, &[]);
    assert_eq!(running.status.code(), Some(0));
    assert!(
        running.stdout == book,
        "what runs can be read from the card too"
    );
    let (status, older) = phone.download("/api/book?game=1");
    assert_eq!((status, verify(&older, &[]).0), (200, Some(0)));
    daemon.stop(LIMIT);

    let stopped = export(&start.state, &[]);
    assert!(stopped.stdout == book);
    assert!(export(&start.state, &["--game", "1"]).stdout == older);
    let none = export(&start.state, &["--game", "9"]);
    assert_eq!((none.status.code(), none.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8_lossy(&none.stderr).contains("no such game"));

    let path = altered(&book, room.path());
    let output = dabyl(&["verify", &path.to_string_lossy()], b"");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(
        text.starts_with(&format!("{}:1: ", path.display())),
        "{text}"
    );
    assert_eq!(verify(b"garbage", &[]).0, Some(2));
    assert_eq!(
        dabyl(&["verify", "/nowhere/at-all"], b"").status.code(),
        Some(2)
    );
    assert_eq!(verify(&book, &["--head", "too short"]).0, Some(2));
    let last = book[..book.len() - 1]
        .iter()
        .rposition(|&byte| byte == b'\n');
    let cut = &book[..=last.expect("several lines")];
    assert_eq!(
        verify(cut, &[]).0,
        Some(0),
        "a chain alone does not show a cut end"
    );
    assert_eq!(verify(cut, &["--head", &head.head]).0, Some(1));

    // The box goes on from where it was, and the book from where that was.
    let daemon = start.launch(LIMIT);
    let mut phone = daemon.phone();
    phone.pair(PIN);
    let (_, longer) = phone.download("/api/book");
    assert!(longer.len() > book.len() && longer.starts_with(&book));
    assert_eq!(
        verify(&longer, &["--head", &self::head(&daemon).head]).0,
        Some(0)
    );
    daemon.stop(LIMIT);
}
