//! Pages as a power cut or a dying card leaves them.

use super::super::card::RealCard;
use super::*;
use proptest::prelude::*;

fn rows(texts: &[&str]) -> Vec<Box<[u8]>> {
    texts.iter().map(|text| text.as_bytes().into()).collect()
}

fn written(root: &Path, game: u64, all: &[Box<[u8]>]) -> Vec<u8> {
    let mut book = Book::open(root).expect("opened");
    book.resume(&RealCard, game, all, true).expect("written");
    fs::read(Book::directory(root).join(page_name(game))).expect("there")
}

#[test]
fn a_line_is_json_that_people_can_read() {
    let root = tempfile::tempdir().expect("a directory");
    let bytes = written(root.path(), 7, &rows(&[r#"{"team":"Əli"}"#]));
    let value: serde_json::Value = serde_json::from_slice(&bytes).expect("JSON");
    assert_eq!(value["record"]["team"], "Əli");
    assert_eq!(value["row"], 0);
}

#[test]
fn a_book_cut_at_any_byte_gives_its_whole_lines_and_goes_on() {
    let all = rows(&["{}", r#"{"a":1}"#, r#"{"b":"ı"}"#]);
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
    let all = rows(&["{}", r#"{"a":1}"#, r#"{"b":2}"#]);
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
    written(root.path(), 9, &rows(&["{}"]));
    written(root.path(), 10, &rows(&["{}", "{}"]));
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

proptest! {
    #[test]
    fn arbitrary_lines_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let place = Place { game: 1, row: 0 };
        prop_assert!(parse(place, &bytes).is_err());
    }

    #[test]
    fn one_changed_byte_never_passes(at in 0usize..60, change in 1u8..) {
        let place = Place { game: 1, row: 5 };
        let mut bytes = Vec::new();
        line(place, br#"{"a":1}"#, &mut bytes);
        bytes.pop();
        let at = at % bytes.len();
        bytes[at] ^= change;
        prop_assert!(parse(place, &bytes).is_err());
    }
}
