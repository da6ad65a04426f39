//! A card that fails for a while.

use super::super::book::{self, Book};
use super::*;

fn fails_and_recovers(fail: impl Fn(&TestCard, bool)) {
    let dir = tempfile::tempdir().expect("a directory");
    let card = Arc::new(TestCard::default());
    let scene = Scene::open(dir.path(), card.clone());
    scene.saves(game(1), 1, true);
    scene.saves(took(1, 1), 2, true);
    fail(&card, true);
    scene.commit(vec![took(1, 2)], 3);
    assert_eq!(scene.next(), "Failing");
    assert_eq!(scene.next(), "shown 3");
    assert_eq!(scene.next(), "told 3 false");
    scene.saves(took(1, 3), 4, false);
    scene.saves(game(2), 5, false);
    scene.saves(took(2, 4), 6, false);
    std::thread::sleep(Duration::from_millis(2500));
    assert!(scene.said.try_recv().is_err(), "Failing is said once");
    fail(&card, false);
    assert_eq!(scene.next(), "Recovered");
    scene.saves(took(2, 5), 7, true);
    let beats = scene.writer.beat();
    std::thread::sleep(Duration::from_millis(600));
    assert!(scene.writer.beat() > beats, "the thread lives");
    scene.writer.stop();
    let again = recovered(dir.path());
    assert_eq!(
        (again.game, ats(&again), &again.notes),
        (2, vec![4, 5], &Vec::new())
    );
    let older = book::read_page(&Book::directory(dir.path()), 1)
        .expect("read")
        .found;
    assert_eq!(older.rows.len(), 4, "the game before is whole too");
}

#[test]
fn a_card_that_fails_to_append_loses_nothing_but_time() {
    fails_and_recovers(|card, fails| card.fails_to_append.store(fails, Ordering::SeqCst));
}

#[test]
fn a_card_that_fails_to_sync_loses_nothing_but_time() {
    fails_and_recovers(|card, fails| card.fails_to_sync.store(fails, Ordering::SeqCst));
}
