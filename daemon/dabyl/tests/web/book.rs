//! Copies of books: for hosts, whole or visibly broken off; and the head, for everybody.

use std::io::Read;
use std::time::{Duration, Instant};

use crate::hall::{Hall, OLDER, PRESENT, UNREADABLE, book};

/// The data of a chunked body, and whether its end came.
fn unchunked(mut body: &[u8]) -> (Vec<u8>, bool) {
    let mut data = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size = std::str::from_utf8(&body[..end]).expect("a size");
        let size = usize::from_str_radix(size, 16).expect("hexadecimal");
        if size == 0 {
            return (data, true);
        }
        data.extend_from_slice(&body[end + 2..end + 2 + size]);
        body = &body[end + 2 + size + 2..];
    }
    (data, false)
}

#[test]
fn a_host_gets_the_present_book_and_older_ones() {
    let hall = Hall::open();
    let host = hall.pair("host");
    for (path, game) in [
        ("/api/book", PRESENT),
        ("/api/book?game=12", PRESENT),
        ("/api/book?game=7", OLDER),
    ] {
        let back = hall.get(path, Some(&host));
        assert_eq!(back.status, 200, "{path}: {}", back.text());
        let (data, whole) = unchunked(&back.body);
        assert_eq!(
            (String::from_utf8_lossy(&data), whole),
            (book(game).into(), true)
        );
        let name = format!("attachment; filename=\"dabyl-game-{game:06}.jsonl\"");
        assert_eq!(back.header("content-disposition"), Some(name.as_str()));
        assert_eq!(back.header("cache-control"), Some("no-store"));
        assert_eq!(back.header("content-type"), Some("application/x-ndjson"));
    }
}

#[test]
fn what_is_not_there_is_said() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let problem = |path: &str| {
        let back = hall.get(path, Some(&host));
        (back.status, back.problem())
    };
    assert_eq!(
        problem("/api/book?game=99"),
        (404, "no-such-game".to_owned())
    );
    assert_eq!(
        problem("/api/book?game=0"),
        (404, "no-such-game".to_owned())
    );
    for query in ["game=-1", "game=x", "game=", "game=1&secret=1"] {
        let path = format!("/api/book?{query}");
        assert_eq!(problem(&path), (400, "bad-query".to_owned()), "{query}");
    }
    let path = format!("/api/book?game={UNREADABLE}");
    assert_eq!(problem(&path), (503, "no-answer".to_owned()));
    hall.notes().dead = true;
    assert_eq!(problem("/api/book"), (503, "no-answer".to_owned()));
    let mut notes = hall.notes();
    (notes.dead, notes.no_game) = (false, true);
    drop(notes);
    assert_eq!(problem("/api/book"), (404, "no-such-game".to_owned()));
    let head = hall.get("/api/book/head", None);
    assert_eq!(
        (head.status, head.problem().as_str()),
        (404, "no-such-game")
    );
}

#[test]
fn the_head_is_for_everybody() {
    let hall = Hall::open();
    let head = hall.get("/api/book/head", None).json();
    assert_eq!(
        head,
        serde_json::json!({"game": PRESENT, "rows": 3, "head": "0a".repeat(32)})
    );
}

#[test]
fn copies_are_few_and_end_with_their_host() {
    let hall = Hall::open();
    let (host, other) = (hall.pair("host"), hall.pair("other"));
    hall.notes().endless = true;
    let mut streams: Vec<_> = (0..4)
        .map(|_| hall.begin_to_read("/api/book", Some(&host)))
        .collect();
    assert!(streams.iter().all(|stream| stream.status == 200));
    let full = hall.get("/api/book", Some(&host));
    assert_eq!((full.status, full.problem().as_str()), (429, "too-many"));
    assert_eq!(full.header("retry-after"), Some("5"));
    // Another host is not crowded out: whoever holds most gives one up.
    let mut admitted = hall.begin_to_read("/api/book", Some(&other));
    assert_eq!(admitted.status, 200);
    assert!(streams[0].ends_within(Duration::from_secs(5)));
    assert_eq!(hall.post("/api/leave", Some(&host), "{}").status, 204);
    let begun = Instant::now();
    let mut rest = Vec::new();
    let _ = streams[1].reader.read_to_end(&mut rest);
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert!(
        !rest.ends_with(b"0\r\n\r\n"),
        "a copy that broke off does not look whole"
    );
    assert!(admitted.line("{}").is_some(), "the other host reads on");
}
