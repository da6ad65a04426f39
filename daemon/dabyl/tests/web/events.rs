//! Streams: the first frame, ageing, slow readers, crowds, the end.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dabyl::board::Stamp;

use crate::hall::{Hall, SECRET, clock, published};

#[test]
fn the_first_frame_comes_at_once_and_then_each_new_one() {
    let hall = Hall::open();
    let start = Instant::now();
    let mut stream = hall.stream("public", None);
    assert_eq!(stream.frame().map(|f| (f.boot, f.serial)), Some((7, 1)));
    assert!(
        start.elapsed() < Duration::from_secs(2),
        "{:?}",
        start.elapsed()
    );
    for serial in 2..50 {
        hall.publish(serial, None);
        assert_eq!(stream.frame().map(|f| f.serial), Some(serial));
    }
}

#[test]
fn a_public_stream_carries_no_secret() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let mut host_stream = hall.stream("host", Some(&host));
    // A host's cookie makes no difference to a public stream.
    let mut publics = [
        hall.stream("public", None),
        hall.stream("public", Some(&host)),
    ];
    for serial in 2..20 {
        hall.publish(serial, Some(clock(5_000)));
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(
        host_stream
            .line("data: ")
            .expect("a frame")
            .contains(SECRET)
    );
    for stream in &mut publics {
        let text = stream.rest(Duration::from_millis(300));
        assert!(text.contains("\"serial\":19"), "{text}");
        assert!(
            !text.contains(SECRET) && !text.contains("\"legal\""),
            "{text}"
        );
    }
    assert_eq!(hall.stream("host", None).status, 401);
    assert_eq!(hall.get("/api/events", None).problem(), "bad-query");
    assert_eq!(
        hall.get("/api/events?as=host&as=public", None).problem(),
        "bad-query"
    );
    assert_eq!(
        hall.get("/api/events?as=public&more=1", None).problem(),
        "bad-query"
    );
}

#[test]
fn clocks_are_aged_to_the_moment_of_sending() {
    let hall = Hall::open();
    let mut old = published(2, Some(clock(5_000)));
    old.at = Stamp(old.at.0 - 2_000_000_000);
    hall.publish.send_replace(Arc::new(old));
    let left = |hall: &Hall| {
        let frame = hall.stream("public", None).frame().expect("a frame");
        frame
            .view
            .and_then(|view| view.clock)
            .expect("a clock")
            .left_ms
    };
    let first = left(&hall);
    assert!((1_500..=3_000).contains(&first), "{first}");
    std::thread::sleep(Duration::from_millis(500));
    let later = left(&hall);
    assert!(
        (first - 1_500..=first - 480).contains(&later),
        "{first} then {later}"
    );
}

#[test]
fn a_slow_reader_skips_to_the_newest() {
    let hall = Hall::open();
    let mut slow = hall.stream("public", None);
    assert!(slow.frame().is_some());
    let mut big = published(2, None);
    let text = "x".repeat(50_000);
    for serial in 2..=400 {
        big.public.serial = serial;
        big.public.view.as_mut().expect("a view").theme = Some(text.clone());
        hall.publish.send_replace(Arc::new(big.clone()));
        std::thread::sleep(Duration::from_millis(2));
    }
    let (mut serials, mut last) = (Vec::new(), 1);
    while last < 400 {
        last = slow.frame().expect("the stream goes on").serial;
        serials.push(last);
    }
    // What the two kernels hold back is all that is old: 20 MB were published.
    assert!(
        serials.len() < 200,
        "{} frames were kept for it",
        serials.len()
    );
    assert!(serials.is_sorted(), "{serials:?}");
}

#[test]
fn a_stream_that_has_nothing_to_say_pings() {
    let hall = Hall::open();
    let mut stream = hall.stream("public", None);
    assert_eq!(stream.line("retry: ").as_deref(), Some("500"));
    assert!(stream.frame().is_some());
    let start = Instant::now();
    assert_eq!(stream.line(": ").as_deref(), Some("ping"));
    assert!(
        (9..12).contains(&start.elapsed().as_secs()),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn a_crowd_keeps_no_host_out() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let mut early = hall.stream("host", Some(&host));
    assert!(early.frame().is_some());
    let crowd: Vec<_> = std::thread::scope(|scope| {
        let coming: Vec<_> = (0..300)
            .map(|_| scope.spawn(|| hall.stream("public", None)))
            .collect();
        coming
            .into_iter()
            .map(|one| one.join().expect("it does not panic"))
            .collect()
    });
    let watching = crowd.iter().filter(|stream| stream.status == 200).count();
    assert_eq!(watching, 160, "as many as there are places");
    assert!(
        crowd
            .iter()
            .all(|stream| [200, 503].contains(&stream.status))
    );
    let start = Instant::now();
    let mut late = hall.stream("host", Some(&host));
    assert!(late.frame().is_some(), "a host gets in");
    assert_eq!(hall.pair("another").len(), 70, "and another is paired");
    assert!(
        start.elapsed() < Duration::from_secs(3),
        "{:?}",
        start.elapsed()
    );
    hall.publish(2, None);
    assert_eq!(early.frame().map(|f| f.serial), Some(2));
    for mut stream in crowd.into_iter().filter(|stream| stream.status == 200) {
        while stream.frame().expect("everybody sees it").serial != 2 {}
    }
    // When they have gone there are places again.
    let end = Instant::now() + Duration::from_secs(5);
    while hall.stream("public", None).status != 200 {
        assert!(
            Instant::now() < end,
            "the places of those who left stay taken"
        );
    }
}

#[test]
fn idle_connections_keep_nobody_out() {
    let hall = Hall::open();
    let host = hall.pair("host");
    let mut stream = hall.stream("host", Some(&host));
    assert!(stream.frame().is_some());
    let idle: Vec<_> = (0..600)
        .map(|_| {
            let mut connection = hall.connect();
            connection.write_all(b"GET /").expect("the box reads");
            connection
        })
        .collect();
    assert_eq!(hall.get("/api/me", Some(&host)).status, 200);
    hall.publish(2, None);
    assert_eq!(
        stream.frame().map(|f| f.serial),
        Some(2),
        "the host's stream was not given up"
    );
    drop(idle);
}

#[test]
fn a_host_with_many_pages_gives_up_the_oldest() {
    let hall = Hall::open();
    let (first, second) = (hall.pair("first"), hall.pair("second"));
    let mut own = hall.stream("host", Some(&second));
    assert!(own.frame().is_some());
    let mut pages: Vec<_> = (0..40).map(|_| hall.stream("host", Some(&first))).collect();
    assert!(pages.iter().all(|page| page.status == 200));
    assert!(
        pages[0].ends_within(Duration::from_secs(3)),
        "its oldest page"
    );
    hall.publish(2, None);
    assert_eq!(
        own.frame().map(|f| f.serial),
        Some(2),
        "the other host is untouched"
    );
}

#[test]
fn streams_end_when_the_box_does() {
    let mut hall = Hall::open();
    let host = hall.pair("host");
    let mut streams = [
        hall.stream("public", None),
        hall.stream("host", Some(&host)),
        hall.stream("public", None),
    ];
    for stream in &mut streams {
        assert!(stream.frame().is_some());
    }
    let _idle = hall.connect();
    let took = hall.stop();
    assert!(took < Duration::from_millis(1_500), "{took:?}");
    for stream in &mut streams {
        assert!(stream.ends_within(Duration::from_secs(3)));
    }
}
