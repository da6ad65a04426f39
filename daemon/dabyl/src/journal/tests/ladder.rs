//! Starts after damage: whoever still knows the game tells it.

use std::fs;

use super::super::book::{Book, page_name};
use super::super::card::RealCard;
use super::super::chain::{Row, chained};
use super::super::keeper::Keeper;
use super::super::record::{self, Place};
use super::super::store::Store;
use super::*;

#[test]
fn the_spare_book_carries_the_game_when_the_store_is_broken() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1), took(1, 2)], 1);
    scene.commit(vec![Record::Session(session("aa", false))], 2);
    scene.writer.stop();
    let store = Keeper::store_directory(dir.path());
    for broken in ["conf", "db"] {
        let path = store.join(broken);
        let length = usize::try_from(fs::metadata(&path).expect("there").len()).expect("small");
        fs::write(&path, vec![0xA5; length]).expect("broken");
    }
    let again = recovered(dir.path());
    assert_eq!(ats(&again), [1, 2]);
    assert_eq!(again.sessions, [session("aa", false)]);
    assert!(
        again.notes.iter().any(|note| note.contains("aside")),
        "{:?}",
        again.notes
    );
    assert!(dir.path().join("aside").join("sled.1").exists());
    let third = recovered(dir.path());
    assert_eq!(
        (ats(&third), third.notes),
        (vec![1, 2], Vec::new()),
        "the new store is whole"
    );
}

#[test]
fn two_starts_that_end_within_the_reading_lead_to_the_book() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1)], 1);
    scene.writer.stop();
    fs::write(dir.path().join("opening"), [2]).expect("as a panic would leave it");
    let again = recovered(dir.path());
    assert_eq!((ats(&again), again.notes.len()), (vec![1], 1));
    assert!(
        recovered(dir.path()).notes.is_empty(),
        "the next start trusts the new store"
    );
}

#[test]
fn a_damaged_record_ends_the_game_there_and_the_book_heals_it() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1), took(1, 2), took(1, 3)], 1);
    scene.writer.stop();
    let spoil = || {
        let store = Store::open(&Keeper::store_directory(dir.path()), &RealCard);
        store
            .expect("opened")
            .spoil(Place { game: 1, row: 2 }, Some(b"\x01rubbish"));
    };
    spoil();
    let healed = recovered(dir.path());
    assert_eq!(ats(&healed), [1, 2, 3]);
    assert!(
        healed.notes[0].contains("game 1, row 2"),
        "{:?}",
        healed.notes
    );
    assert!(
        recovered(dir.path()).notes.is_empty(),
        "and the store is whole again"
    );
    spoil();
    fs::remove_dir_all(Book::directory(dir.path())).expect("no book");
    assert_eq!(
        ats(&recovered(dir.path())),
        [1],
        "what follows damage is never taken"
    );
    let scene = Scene::open(dir.path(), real());
    scene.saves(took(1, 9), 1, true);
    scene.writer.stop();
    assert_eq!(
        ats(&recovered(dir.path())),
        [1, 9],
        "old rows beyond do not come back"
    );
}

#[test]
fn a_book_torn_at_any_byte_with_a_broken_store_gives_all_whole_lines() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1), took(1, 2)], 1);
    scene.writer.stop();
    let page = Book::directory(dir.path()).join(page_name(1));
    let bytes = fs::read(&page).expect("there");
    let first = bytes.iter().position(|&byte| byte == b'\n').expect("lines");
    // Every byte of the last two lines, and a few of the long first one.
    for cut in (0..first).step_by(97).chain(first..=bytes.len()) {
        let torn = tempfile::tempdir().expect("a directory");
        let book = Book::directory(torn.path());
        fs::create_dir(&book).expect("a book");
        fs::write(book.join(page_name(1)), &bytes[..cut]).expect("torn");
        let whole = bytes[..cut].iter().filter(|&&byte| byte == b'\n').count();
        let again = recovered(torn.path());
        assert_eq!(
            again.entries.len() + usize::from(again.setup.is_some()),
            whole,
            "cut {cut}"
        );
    }
}

#[test]
fn whoever_knows_more_is_believed() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1), took(1, 2)], 1);
    scene.writer.stop();
    let page = Book::directory(dir.path()).join(page_name(1));
    let bytes = fs::read(&page).expect("there");
    fs::write(&page, &bytes[..bytes.len() - 5]).expect("torn");
    assert_eq!(
        ats(&recovered(dir.path())),
        [1, 2],
        "the store knows the last one"
    );
    assert!(
        fs::read(&page).expect("there") == bytes,
        "and the book was completed"
    );
    let store = Store::open(&Keeper::store_directory(dir.path()), &RealCard);
    let store = store.expect("opened");
    store.cut(Place { game: 1, row: 1 }).expect("cut");
    store.flush().expect("flushed");
    drop(store);
    let again = recovered(dir.path());
    assert_eq!(ats(&again), [1, 2], "the book knows more");
    assert!(again.notes[0].contains("knows more"), "{:?}", again.notes);
    assert!(
        recovered(dir.path()).notes.is_empty(),
        "and the store was completed"
    );
}

#[test]
fn a_game_of_a_newer_version_stays_and_a_new_one_can_begin() {
    let dir = tempfile::tempdir().expect("a directory");
    let store = Store::open(&Keeper::store_directory(dir.path()), &RealCard);
    let store = store.expect("opened");
    let first = String::from_utf8(record::write(&game(5))).expect("JSON");
    store
        .add(5, 0, &chained(5, &[&first, r#"{"song":{}}"#]))
        .expect("added");
    store.flush().expect("flushed");
    drop(store);
    let again = recovered(dir.path());
    assert_eq!((again.game, again.setup, again.entries.len()), (5, None, 0));
    assert!(
        again.notes[0].contains("cannot be continued"),
        "{:?}",
        again.notes
    );
    let scene = Scene::open(dir.path(), real());
    scene.saves(game(6), 1, true);
    scene.writer.stop();
    assert_eq!(recovered(dir.path()).game, 6);
}

#[test]
fn a_store_that_is_gone_or_empty_is_made_anew_and_that_is_said() {
    for gone in [true, false] {
        let dir = tempfile::tempdir().expect("a directory");
        let scene = Scene::open(dir.path(), real());
        scene.commit(vec![game(1), took(1, 1)], 1);
        scene.writer.stop();
        let store = Keeper::store_directory(dir.path());
        if gone {
            fs::remove_dir_all(&store).expect("removed");
        } else {
            fs::write(store.join("db"), b"").expect("emptied");
        }
        let again = recovered(dir.path());
        assert_eq!((again.game, ats(&again)), (1, vec![1]));
        let said = |word: &str| again.notes.iter().any(|note| note.contains(word));
        assert!(said("book"), "gone {gone}: {:?}", again.notes);
        assert!(recovered(dir.path()).notes.is_empty(), "and whole again");
    }
}

#[test]
fn an_older_game_never_comes_up_as_the_current_one() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1)], 1);
    scene.commit(vec![game(2), took(2, 2)], 2);
    scene.writer.stop();
    fs::remove_dir_all(Keeper::store_directory(dir.path())).expect("removed");
    let page = Book::directory(dir.path()).join(page_name(2));
    let mut bytes = fs::read(&page).expect("there");
    bytes[60] ^= 1;
    fs::write(&page, &bytes).expect("damaged in its first row");
    for start in ["the first", "and every other"] {
        let again = recovered(dir.path());
        assert_eq!((again.game, again.setup.is_some()), (2, false), "{start}");
        assert!(again.entries.is_empty(), "{start}");
        let told = |note: &String| note.contains("game 2 has begun");
        assert!(again.notes.iter().any(told), "{start}: {:?}", again.notes);
    }
    assert!(
        fs::read(&page).expect("there") == bytes,
        "it stays as it is"
    );
    let scene = Scene::open(dir.path(), real());
    scene.saves(game(3), 1, true);
    scene.writer.stop();
    assert_eq!(recovered(dir.path()).game, 3);
}

#[test]
fn a_first_row_that_only_the_store_had_still_counts_when_it_is_damaged() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1)], 1);
    scene.commit(vec![game(2), took(2, 2)], 2);
    scene.writer.stop();
    let store = Store::open(&Keeper::store_directory(dir.path()), &RealCard).expect("opened");
    store.spoil(Place { game: 2, row: 0 }, Some(b"\x01rubbish"));
    drop(store);
    fs::remove_file(Book::directory(dir.path()).join(page_name(2))).expect("removed");
    for start in ["the first", "and every other"] {
        let again = recovered(dir.path());
        assert_eq!((again.game, again.setup), (2, None), "{start}");
        assert!(!again.notes.is_empty(), "{start}");
    }
}

/// A game of one set-up and three entries in a new directory, of which both copies are whole.
fn a_game_of_three() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.commit(vec![game(1), took(1, 1), took(1, 2), took(1, 3)], 1);
    scene.writer.stop();
    dir
}

/// Writes another entry over row 2 of the store, with a checksum and a link of its own: sound by
/// itself, but row 3 does not follow from it.
fn forge_in_the_store(dir: &Path) {
    let store = Store::open(&Keeper::store_directory(dir), &RealCard).expect("opened");
    let before = store.current().expect("read").rows[2].before;
    let forged = Row::after(before.expect("a chain"), record::write(&took(1, 7)));
    store.add(1, 2, &[forged]).expect("written over");
    store.flush().expect("flushed");
}

/// The same in the book.
fn forge_in_the_book(dir: &Path) {
    let page = Book::directory(dir).join(page_name(1));
    let text = fs::read_to_string(&page).expect("there");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let place = Place { game: 1, row: 2 };
    let before = line::parse(place, lines[2].trim_end().as_bytes())
        .expect("sound")
        .before;
    let mut forged = Vec::new();
    let row = Row::after(before.expect("a chain"), record::write(&took(1, 7)));
    line::write(place, &row, &mut forged);
    let forged = String::from_utf8(forged).expect("JSON");
    let changed = [lines[0], lines[1], &forged, lines[3]].concat();
    fs::write(&page, changed).expect("changed");
}

fn says(recovered: &Recovered, word: &str) -> bool {
    recovered.notes.iter().any(|note| note.contains(word))
}

#[test]
fn a_broken_link_in_one_copy_is_healed_by_the_other() {
    for forge in [forge_in_the_store, forge_in_the_book] {
        let dir = a_game_of_three();
        let page = Book::directory(dir.path()).join(page_name(1));
        let whole = fs::read(&page).expect("there");
        forge(dir.path());
        let again = recovered(dir.path());
        assert_eq!(ats(&again), [1, 2, 3], "{:?}", again.notes);
        assert!(
            says(&again, "game 1, row 3: it does not follow"),
            "{:?}",
            again.notes
        );
        assert!(says(&again, "differently"), "{:?}", again.notes);
        assert!(
            recovered(dir.path()).notes.is_empty(),
            "both are whole again"
        );
        assert!(fs::read(&page).expect("there") == whole);
    }
}

#[test]
fn a_broken_link_that_nobody_can_heal_ends_the_game_there() {
    let dir = a_game_of_three();
    forge_in_the_book(dir.path());
    fs::remove_dir_all(Keeper::store_directory(dir.path())).expect("removed");
    let again = recovered(dir.path());
    assert_eq!(
        ats(&again),
        [1, 7],
        "which of the two was forged, nobody can say"
    );
    assert!(says(&again, "does not follow"), "{:?}", again.notes);
    let scene = Scene::open(dir.path(), real());
    scene.saves(took(1, 9), 1, true);
    scene.writer.stop();
    let aside = dir.path().join("aside").join(format!("{}.1", page_name(1)));
    assert!(
        aside.exists(),
        "what follows is kept for whoever looks into it"
    );
    let again = recovered(dir.path());
    assert_eq!((ats(&again), &again.notes), (vec![1, 7, 9], &Vec::new()));
}

#[test]
fn two_sound_tales_of_one_game_are_told_apart() {
    let dir = a_game_of_three();
    let texts = [game(1), took(1, 1), took(1, 8), took(1, 9)]
        .map(|record| String::from_utf8(record::write(&record)).expect("JSON"));
    let rows = chained(1, &texts.each_ref().map(String::as_str));
    let mut forged = Vec::new();
    for (place, row) in record::places(1, 0).zip(&rows) {
        line::write(place, row, &mut forged);
    }
    let page = Book::directory(dir.path()).join(page_name(1));
    fs::write(&page, &forged).expect("changed");
    let again = recovered(dir.path());
    assert_eq!(ats(&again), [1, 2, 3]);
    assert!(says(&again, "differently"), "{:?}", again.notes);
    let aside = dir.path().join("aside").join(format!("{}.1", page_name(1)));
    assert!(fs::read(aside).expect("kept") == forged);
    assert!(recovered(dir.path()).notes.is_empty());
}

#[test]
fn a_card_of_version_1_stays_and_the_box_starts() {
    let dir = tempfile::tempdir().expect("a directory");
    let json = record::write(&game(4));
    let place = Place { game: 4, row: 0 };
    let sum = [&place.key()[..], &json].concat();
    let sum = crc32fast::hash(&sum);
    let store = Store::open(&Keeper::store_directory(dir.path()), &RealCard).expect("opened");
    store.spoil(place, Some(&[&[1], &sum.to_le_bytes()[..], &json].concat()));
    drop(store);
    let text = String::from_utf8(json).expect("JSON");
    let page = format!("{{\"v\":1,\"crc\":\"{sum:08x}\",\"row\":0,\"record\":{text}}}\n");
    let book = Book::directory(dir.path());
    fs::create_dir(&book).expect("a book");
    fs::write(book.join(page_name(4)), &page).expect("written");
    for store_too in [true, false] {
        if !store_too {
            fs::remove_dir_all(Keeper::store_directory(dir.path())).expect("removed");
        }
        let again = recovered(dir.path());
        assert_eq!((again.game, &again.setup), (4, &None), "store {store_too}");
        assert!(says(&again, "format 1"), "{:?}", again.notes);
        assert_eq!(
            fs::read_to_string(book.join(page_name(4))).expect("there"),
            page
        );
    }
    let scene = Scene::open(dir.path(), real());
    scene.saves(game(5), 1, true);
    scene.writer.stop();
    let again = recovered(dir.path());
    assert_eq!((again.game, &again.notes), (5, &Vec::new()));
}
