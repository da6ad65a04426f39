//! Keys that were given other inputs: both copies know the last word, and it is no game's.

use dabyl_rules::Key;

use super::*;
use crate::wiring::{KeyPin, Moves};

/// Seat 1's key, configured on pin 17, on this one.
fn moves(number: u64, pin: u32) -> Moves {
    let key = |pin| KeyPin {
        seat: Seat::new(1).expect("a seat"),
        key: Key::A,
        pin,
    };
    Moves {
        number,
        configured: vec![key(17)],
        keys: vec![key(pin)],
    }
}

fn save(dir: &Path, records: Vec<Record>) {
    let scene = Scene::open(dir, real());
    for (number, record) in (1..).zip(records) {
        scene.saves(record, number, true);
    }
    scene.writer.stop();
}

#[test]
fn the_last_moves_come_back_whatever_game_is_played() {
    let dir = tempfile::tempdir().expect("a directory");
    let moved = |number, pin| Record::Moves(moves(number, pin));
    save(
        dir.path(),
        vec![game(1), moved(1, 24), took(1, 5), moved(2, 25), game(2)],
    );
    let found = recovered(dir.path());
    assert_eq!((found.game, found.moves), (2, Some(moves(2, 25))));
    assert_eq!(found.notes, Vec::<String>::new());
    let read = super::super::moves(dir.path()).expect("readable");
    assert_eq!(read, Some(moves(2, 25)), "for who only looks");
}

#[test]
fn either_copy_alone_knows_them_and_mends_the_other() {
    let dir = tempfile::tempdir().expect("a directory");
    save(dir.path(), vec![game(1), Record::Moves(moves(1, 24))]);
    let page = dir.path().join("book/moves.jsonl");
    let line = fs::read(&page).expect("a page");
    fs::remove_dir_all(dir.path().join("sled")).expect("a lost store");
    assert_eq!(recovered(dir.path()).moves, Some(moves(1, 24)));
    fs::write(&page, b"rubbish\n").expect("a spoilt page");
    assert!(super::super::moves(dir.path()).is_err());
    let found = recovered(dir.path());
    assert_eq!(found.moves, Some(moves(1, 24)));
    assert_eq!(found.notes.len(), 1, "{:?}", found.notes);
    assert_eq!(fs::read(&page).expect("a page"), line, "written anew");
    assert_eq!(recovered(dir.path()).notes, Vec::<String>::new());
}

#[test]
fn the_copy_with_the_higher_number_is_right() {
    let dir = tempfile::tempdir().expect("a directory");
    save(dir.path(), vec![Record::Moves(moves(1, 24))]);
    let page = dir.path().join("book/moves.jsonl");
    let old = fs::read(&page).expect("a page");
    save(dir.path(), vec![Record::Moves(moves(2, 25))]);
    let new = fs::read(&page).expect("a page");
    fs::write(&page, old).expect("an old page");
    assert_eq!(recovered(dir.path()).moves, Some(moves(2, 25)));
    assert_eq!(fs::read(&page).expect("a page"), new);
}

#[test]
fn moves_that_a_failing_card_kept_waiting_are_saved_when_it_heals() {
    let dir = tempfile::tempdir().expect("a directory");
    let card = Arc::new(TestCard::default());
    let scene = Scene::open(dir.path(), card.clone());
    scene.saves(game(1), 1, true);
    card.fails_to_sync.store(true, Ordering::SeqCst);
    scene.commit(vec![Record::Moves(moves(1, 24))], 2);
    assert_eq!(scene.next(), "Failing");
    assert_eq!(
        (scene.next(), scene.next()),
        ("shown 2".into(), "told 2 false".into())
    );
    card.fails_to_sync.store(false, Ordering::SeqCst);
    std::thread::sleep(Duration::from_millis(1_100));
    scene.commit(vec![took(1, 5)], 3);
    let said: Vec<String> = (0..3).map(|_| scene.next()).collect();
    assert!(said.contains(&"Recovered".to_owned()), "{said:?}");
    scene.writer.stop();
    let found = recovered(dir.path());
    assert_eq!(
        (found.moves.clone(), ats(&found)),
        (Some(moves(1, 24)), vec![5])
    );
}
