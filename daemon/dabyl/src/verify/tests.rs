//! Books as a box wrote them, and as somebody changed them.

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::{At, Cause, Command, Key, Press, Seat, Verdict};
use proptest::prelude::*;

use super::*;
use crate::journal::{Batch, Journal, export};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A table on which one question was played.
fn played() -> Table {
    let named = |number| SeatSetup {
        seat: seat(number),
        team: format!("Qarabağ {number}"),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: true,
    };
    let mut table = Table::new(Setup {
        preset: Preset::Lockout,
        seats: (1..=3).map(named).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: [].into(),
        seed: 7,
        lots: Vec::new(),
        start: None,
        scores: [].into(),
        times: [].into(),
        blocks: Vec::new(),
    })
    .expect("three can play");
    let said = |command| Cause::Said { command, id: None };
    let press = Press {
        seat: seat(2),
        key: Key::A,
        at: At(2_000),
        held: false,
    };
    let verdict = Verdict::Correct;
    for (at, cause) in [
        (1_000, said(Command::Go {})),
        (
            2_000,
            Cause::Pressed {
                presses: vec![press],
            },
        ),
        (
            3_000,
            said(Command::Judge {
                seat: seat(2),
                verdict,
            }),
        ),
        (4_000, said(Command::Next {})),
    ] {
        let entry = table.propose(At(at), cause).expect("legal");
        table.advance(entry);
    }
    table
}

/// Has the journal write a book of game 3.
fn written(setup: &Setup, entries: &[Entry]) -> Vec<u8> {
    let dir = tempfile::tempdir().expect("a directory");
    let (journal, _) = Journal::open(dir.path()).expect("opened");
    let writer = journal.start(drop, |news| panic!("{news:?}"));
    let begun = Record::Game {
        number: 3,
        setup: setup.clone(),
        id: None,
    };
    let entries = entries.iter().cloned();
    let entries = entries.map(|entry| Record::Entry { game: 3, entry });
    writer.commit(Batch {
        records: std::iter::once(begun).chain(entries).collect(),
        ..Batch::default()
    });
    writer.stop();
    let copy = export(dir.path(), None).expect("read").expect("there");
    assert_eq!(copy.game, 3);
    let pieces: io::Result<Vec<Vec<u8>>> = copy.lines.collect();
    pieces.expect("read").concat()
}

fn book() -> Vec<u8> {
    let table = played();
    written(table.setup(), table.entries())
}

fn lines(book: &[u8]) -> Vec<&[u8]> {
    book.split_inclusive(|&byte| byte == b'\n').collect()
}

fn head(book: &[u8]) -> String {
    let last = Walk::through(book).last().expect("a line").expect("whole");
    last.head.to_string()
}

/// The exit, and the line that is named; 0 if none is.
fn judged(book: &[u8]) -> (u8, usize) {
    let Outcome { text, exit } = verify("b", book, None);
    let line = text
        .strip_prefix("b:")
        .and_then(|text| text.split(':').next()?.parse().ok());
    (exit, line.unwrap_or(0))
}

#[test]
fn a_whole_book_says_game_head_and_totals() {
    let book = book();
    let Outcome { text, exit } = verify("b", &book, None);
    assert_eq!(exit, 0, "{text}");
    let head = head(&book);
    for part in [
        "b: whole",
        "game    3, lockout\n",
        "rows    5\n",
        &format!("head    {head}\n"),
        &format!("short   {}\n", &head[..12]),
        "seat 2         1  Qarabağ 2\n",
        "seat 3         0  Qarabağ 3\n",
        "cut off at the end do not show",
    ] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    let unended = &book[..book.len() - 1];
    assert_eq!(judged(unended), (0, 0), "a lost last line's end is no harm");
}

#[test]
fn every_change_is_found_and_its_line_named() {
    let book = book();
    let whole = lines(&book);
    let of = |order: &[usize]| {
        order
            .iter()
            .map(|&line| whole[line])
            .collect::<Vec<_>>()
            .concat()
    };
    for (what, changed, expected) in [
        ("swapped", of(&[0, 2, 1, 3, 4]), (1, 2)),
        ("one taken out", of(&[0, 1, 3, 4]), (1, 3)),
        ("the first taken out", of(&[1, 2, 3, 4]), (1, 1)),
        ("doubled", of(&[0, 1, 1, 2, 3, 4]), (1, 3)),
        (
            "the end cut off within a line",
            book[..book.len() - 9].to_vec(),
            (1, 5),
        ),
        ("appended", [&book[..], whole[4]].concat(), (1, 6)),
        ("an empty line", [&book[..], b"\n"].concat(), (1, 6)),
    ] {
        assert_eq!(judged(&changed), expected, "{what}");
    }
    for at in 0..book.len() {
        let mut changed = book.clone();
        changed[at] ^= 1;
        let line = book[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
        let (exit, named) = judged(&changed);
        assert!(
            exit > 0 && named == line,
            "byte {at} of line {line}: {exit}, {named}"
        );
    }
}

#[test]
fn what_is_no_book_is_told_apart() {
    let old = br#"{"v":1,"crc":"0a1b2c3d","row":0,"record":{"game":{}}}"#;
    for (what, bytes) in [
        ("nothing", &b""[..]),
        ("garbage", b"\x00\xff garbage\nmore\n"),
        ("an older version", old),
    ] {
        assert_eq!(judged(bytes), (2, 1), "{what}");
    }
}

#[test]
fn a_chain_of_events_that_the_rules_do_not_give_is_found() {
    let table = played();
    let mut entries = table.entries().to_vec();
    let other = Cause::Said {
        command: Command::Judge {
            seat: seat(3),
            verdict: Verdict::Correct,
        },
        id: None,
    };
    entries[2].cause = other;
    assert_eq!(judged(&written(table.setup(), &entries)), (1, 4));
    let mut entries = table.entries().to_vec();
    entries[1].events.clear();
    let outcome = verify("b", &written(table.setup(), &entries), None);
    assert!(
        outcome.text.contains("do not follow from its cause"),
        "{}",
        outcome.text
    );
    let mut entries = table.entries().to_vec();
    entries[3].at = At(1);
    assert_eq!(
        judged(&written(table.setup(), &entries)),
        (1, 5),
        "time went back"
    );
    let mut setup = table.setup().clone();
    setup.seats[0].team = "\u{1b}[31m".to_owned();
    assert_eq!(judged(&written(&setup, table.entries())), (1, 1));
}

#[test]
fn only_the_protocols_head_shows_a_cut_end() {
    let book = book();
    let head = head(&book);
    let against =
        |book: &[u8], paper: &str| verify("b", book, Some(&paper.parse().expect("a head")));
    let spaced = format!(
        "{} {}-{}",
        &head[..4],
        head[4..8].to_uppercase(),
        &head[8..12]
    );
    for paper in [&head, &head[..12], &spaced] {
        let outcome = against(&book, paper);
        assert_eq!(outcome.exit, 0, "{}", outcome.text);
        assert!(outcome.text.contains("the protocol's"));
    }
    let cut = lines(&book)[..4].concat();
    assert_eq!(judged(&cut), (0, 0), "the chain alone does not show it");
    let outcome = against(&cut, &head[..12]);
    assert_eq!(outcome.exit, 1);
    assert!(
        outcome.text.contains("cut off at the end"),
        "{}",
        outcome.text
    );
    let signed = super::tests::head(&cut);
    let outcome = against(&book, &signed);
    assert_eq!(outcome.exit, 1);
    assert!(
        outcome
            .text
            .starts_with("b:4: the protocol's head is that of this line"),
        "{}",
        outcome.text
    );
    assert!(outcome.text.contains("1 more lines"), "{}", outcome.text);
}

#[test]
fn a_head_from_paper_has_enough_digits() {
    for bad in ["", "0123456789a", "0123456789ag", &"0".repeat(65)] {
        assert!(bad.parse::<PaperHead>().is_err(), "{bad}");
    }
}

/// Instants as nobody's box has them.
fn instants() -> impl Strategy<Value = u64> {
    prop_oneof![
        Just(0),
        Just(u64::MAX),
        Just(u64::MAX - 1),
        0..100_000_000_000_u64
    ]
}

fn causes() -> impl Strategy<Value = Cause> {
    let said = |command| Cause::Said { command, id: None };
    let press = (1..=6_u8, instants(), any::<bool>());
    let presses = prop::collection::vec(press, 0..4).prop_map(|presses| Cause::Pressed {
        presses: presses
            .into_iter()
            .map(|(number, at, held)| Press {
                seat: seat(number),
                key: Key::A,
                at: At(at),
                held,
            })
            .collect(),
    });
    let words = [
        Command::Go {},
        Command::Next {},
        Command::Undo {},
        Command::Pause {},
        Command::Resume {},
        Command::Close {},
        Command::Judge {
            seat: seat(2),
            verdict: Verdict::Wrong,
        },
    ];
    prop_oneof![
        presses,
        prop::sample::select(words.to_vec()).prop_map(said),
        Just(Cause::Expired),
        instants().prop_map(|at| Cause::Restarted { down_at: At(at) }),
    ]
}

proptest! {
    #[test]
    fn a_forged_book_is_judged_without_a_panic(
        row in prop::collection::vec((instants(), causes()), 0..40)
    ) {
        let mut table = Table::new(played().setup().clone()).expect("three can play");
        for (at, cause) in row {
            let entry = table.propose(At(at), cause.clone());
            let entry = entry.unwrap_or(Entry { at: At(at), cause, events: Vec::new() });
            let before = table.revision();
            if again(&mut table, entry).is_err() {
                prop_assert_eq!(table.revision(), before, "what does not follow is not taken");
            }
            totals(&table);
        }
    }

    #[test]
    fn arbitrary_bytes_are_judged_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        prop_assert_eq!(verify("b", &bytes, None).exit, 2);
    }
}
