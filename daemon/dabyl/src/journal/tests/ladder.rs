//! Starts after damage: whoever still knows the game tells it.

use std::fs;

use super::super::book::{Book, page_name};
use super::super::card::RealCard;
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
    let first: Box<[u8]> = record::write(&game(5)).into();
    store
        .add(5, 0, &[first, br#"{"song":{}}"#.as_slice().into()])
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
