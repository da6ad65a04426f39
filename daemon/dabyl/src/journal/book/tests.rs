//! Pages as a power cut or a dying card leaves them.

use super::super::card::RealCard;
use super::super::chain::chained;
use super::*;

fn written(root: &Path, game: u64, all: &[Row]) -> Vec<u8> {
    let mut book = Book::open(root).expect("opened");
    book.resume(&RealCard, game, all, true).expect("written");
    fs::read(Book::directory(root).join(page_name(game))).expect("there")
}

#[test]
fn a_line_is_json_that_people_can_read() {
    let root = tempfile::tempdir().expect("a directory");
    let bytes = written(root.path(), 7, &chained(7, &[r#"{"team":"Əli"}"#]));
    let value: serde_json::Value = serde_json::from_slice(&bytes).expect("JSON");
    assert_eq!(value["record"]["team"], "Əli");
    assert_eq!(value["row"], 0);
}

#[test]
fn a_book_cut_at_any_byte_gives_its_whole_lines_and_goes_on() {
    let all = chained(1, &["{}", r#"{"a":1}"#, r#"{"b":"ı"}"#]);
    let root = tempfile::tempdir().expect("a directory");
    let bytes = written(root.path(), 1, &all);
    let path = Book::directory(root.path()).join(page_name(1));
    for cut in 0..=bytes.len() {
        fs::write(&path, &bytes[..cut]).expect("cut");
        let whole = bytes[..cut].iter().filter(|&&byte| byte == b'\n').count();
        let page = read_page(&Book::directory(root.path()), 1).expect("read");
        assert_eq!(page.found.rows, all[..whole], "cut at {cut}");
        assert!(!page.broken_inside, "cut at {cut}");
        let mut book = Book::open(root.path()).expect("opened");
        let begun = book.resume(&RealCard, 1, &all, true).expect("resumed");
        book.add(&RealCard, 1, begun, &all[begun..]).expect("added");
        assert!(
            fs::read(&path).expect("there") == bytes,
            "healed after a cut at {cut}"
        );
    }
    assert!(
        !root.path().join("aside").exists(),
        "a torn end is nothing to look into"
    );
}

#[test]
fn damage_inside_is_put_aside_and_the_page_written_anew() {
    let all = chained(1, &["{}", r#"{"a":1}"#, r#"{"b":2}"#]);
    let root = tempfile::tempdir().expect("a directory");
    let bytes = written(root.path(), 1, &all);
    let path = Book::directory(root.path()).join(page_name(1));
    let mut broken = bytes.clone();
    let second = bytes.iter().position(|&byte| byte == b'\n').expect("lines") + 30;
    broken[second] ^= 1;
    fs::write(&path, &broken).expect("broken");
    let page = read_page(&Book::directory(root.path()), 1).expect("read");
    assert_eq!((page.found.rows.len(), page.broken_inside), (1, true));
    Book::open(root.path())
        .expect("opened")
        .resume(&RealCard, 1, &all, true)
        .expect("resumed");
    assert!(fs::read(&path).expect("there") == bytes);
    let aside = root
        .path()
        .join("aside")
        .join(format!("{}.1", page_name(1)));
    assert!(fs::read(aside).expect("kept") == broken);
}

#[test]
fn the_newest_game_counts_even_if_its_beginning_cannot_be_read() {
    let root = tempfile::tempdir().expect("a directory");
    written(root.path(), 9, &chained(9, &["{}"]));
    written(root.path(), 10, &chained(10, &["{}", "{}"]));
    let dir = Book::directory(root.path());
    fs::write(dir.join("game-x.jsonl"), b"").expect("somebody's");
    let page = read_newest(&dir).expect("read");
    assert_eq!((page.found.game, page.found.rows.len()), (10, 2));
    fs::write(dir.join(page_name(11)), b"{\"v\":1,\"cr").expect("damaged at once");
    let page = read_newest(&dir).expect("read");
    assert_eq!((page.found.game, page.found.rows.len()), (11, 0));
    fs::create_dir(dir.join(page_name(12))).expect("what no read gives bytes of");
    let page = read_newest(&dir).expect("told, not failed");
    assert!(matches!(
        (page.found.game, page.found.damage),
        (12, Some(Damage::Unreadable { .. }))
    ));
}

/// The lines of a page.
fn lines(bytes: &[u8]) -> Vec<&[u8]> {
    bytes.split_inclusive(|&byte| byte == b'\n').collect()
}

#[test]
fn whatever_is_done_to_the_lines_ends_the_page_there() {
    let all = chained(1, &["{}", r#"{"a":1}"#, r#"{"b":2}"#, r#"{"c":3}"#]);
    let root = tempfile::tempdir().expect("a directory");
    let bytes = written(root.path(), 1, &all);
    let path = Book::directory(root.path()).join(page_name(1));
    let whole = lines(&bytes);
    let other = written(root.path(), 1, &chained(1, &["{}", r#"{"a":9}"#]));
    let at = |row| Place { game: 1, row };
    let cases = [
        (
            "two swapped",
            [0, 2, 1, 3].map(|line| whole[line]).concat(),
            1,
            Damage::Missing(at(1)),
        ),
        (
            "one taken out",
            [0, 1, 3].map(|line| whole[line]).concat(),
            2,
            Damage::Missing(at(2)),
        ),
        (
            "one twice",
            [0, 1, 1, 2].map(|line| whole[line]).concat(),
            2,
            Damage::Missing(at(2)),
        ),
        (
            "one changed, with a checksum of its own",
            [whole[0], lines(&other)[1], whole[2], whole[3]].concat(),
            2,
            Damage::Chain(at(2)),
        ),
        (
            "one added at the end",
            [
                &bytes[..],
                br#"{"v":2,"crc":"00000000","row":4,"record":{}}"#,
                b"\n",
            ]
            .concat(),
            4,
            Damage::Checksum(at(4)),
        ),
    ];
    for (what, changed, rows, damage) in cases {
        fs::write(&path, changed).expect("changed");
        let found = read_page(&Book::directory(root.path()), 1)
            .expect("read")
            .found;
        assert_eq!(
            (found.rows.len(), found.damage),
            (rows, Some(damage)),
            "{what}"
        );
    }
}

#[test]
fn another_tale_of_the_game_is_put_aside() {
    let root = tempfile::tempdir().expect("a directory");
    let other = written(root.path(), 1, &chained(1, &["{}", r#"{"a":9}"#]));
    let own = chained(1, &["{}", r#"{"a":1}"#]);
    let bytes = written(root.path(), 1, &own);
    assert_ne!(bytes, other);
    let page = read_page(&Book::directory(root.path()), 1).expect("read");
    assert_eq!(page.found.rows, own);
    let aside = root
        .path()
        .join("aside")
        .join(format!("{}.1", page_name(1)));
    assert!(fs::read(aside).expect("kept") == other);
}

#[test]
fn sessions_are_no_chain_and_games_are() {
    let root = tempfile::tempdir().expect("a directory");
    let alone = [Row::alone(b"{}".to_vec()), Row::alone(b"{}".to_vec())];
    let bytes = written(root.path(), SESSIONS, &alone);
    assert!(!String::from_utf8_lossy(&bytes).contains("prev"));
    let dir = Book::directory(root.path());
    assert_eq!(read_page(&dir, SESSIONS).expect("read").found.rows, alone);
    written(root.path(), 1, &alone);
    let found = read_page(&dir, 1).expect("read").found;
    assert_eq!(found.damage, Some(Damage::Chain(Place { game: 1, row: 0 })));
}
