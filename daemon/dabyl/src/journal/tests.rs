//! The journal as a whole: what was told to be saved is there, whatever happens.

mod failing;
mod ladder;
mod moved;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::{At, Cause, CommandId, Entry, Preset, Seat, Setup};

use super::card::Card;
use super::*;
use crate::board::Stamp;
use crate::books::Books;
use crate::frame::{BoxView, Frame};

pub(super) fn setup() -> Setup {
    let seat = |number| SeatSetup {
        seat: Seat::new(number).expect("a seat"),
        team: format!("Qarabağ {number}"),
        players: vec!["Əli".to_owned(), "O'Neil <b>".to_owned()],
        reserves: Vec::new(),
        confirmed: true,
    };
    Setup {
        preset: Preset::KhamsaAz,
        seats: (1..=4).map(seat).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: BTreeMap::new(),
        seed: 7,
        lots: Vec::new(),
        start: None,
        scores: BTreeMap::new(),
        times: BTreeMap::new(),
        blocks: Vec::new(),
    }
}

pub(super) fn entry(at: u64) -> Entry {
    Entry {
        at: At(at),
        cause: Cause::Restarted {
            down_at: At(at / 2),
        },
        events: Vec::new(),
    }
}

fn session(name: &str, revoked: bool) -> Session {
    let device = "telefon".to_owned();
    Session {
        token_sha256: name.to_owned(),
        device,
        paired_at: 1,
        revoked,
        captain: None,
    }
}

fn game(number: u64) -> Record {
    Record::Game {
        number,
        setup: setup(),
        id: begun(number),
    }
}

fn begun(game: u64) -> Option<CommandId> {
    CommandId::try_from(format!("begin-game-{game}")).ok()
}

fn took(game: u64, at: u64) -> Record {
    Record::Entry {
        game,
        entry: entry(at),
    }
}

fn published(serial: u64) -> Arc<Published> {
    let frame = Frame {
        boot: 1,
        serial,
        game: 1,
        view: None,
        r#box: BoxView::default(),
    };
    Arc::new(Published {
        at: Stamp(serial),
        host: frame.clone(),
        public: frame,
        captains: Vec::new(),
        files: Arc::default(),
    })
}

/// A card that can be told to fail, and counts.
#[derive(Default)]
struct TestCard {
    fails_to_append: AtomicBool,
    fails_to_sync: AtomicBool,
    syncs: AtomicUsize,
}

impl Card for TestCard {
    fn append(&self, mut file: &File, bytes: &[u8]) -> io::Result<()> {
        if self.fails_to_append.load(Ordering::SeqCst) {
            file.write_all(&bytes[..bytes.len() / 2])?;
            return Err(io::Error::from(io::ErrorKind::StorageFull));
        }
        file.write_all(bytes)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        self.syncs.fetch_add(1, Ordering::SeqCst);
        if self.fails_to_sync.load(Ordering::SeqCst) {
            return Err(io::Error::from_raw_os_error(
                rustix::io::Errno::IO.raw_os_error(),
            ));
        }
        file.sync_data()
    }
}

/// A journal at work, with everything it said in order.
struct Scene {
    writer: Writer,
    said: mpsc::Receiver<String>,
    ear: mpsc::Sender<String>,
    recovered: Recovered,
}

impl Scene {
    fn open(dir: &Path, card: Arc<dyn Card>) -> Scene {
        let (journal, recovered) = Journal::open_on(dir, card).expect("opened");
        let (ear, said) = mpsc::channel();
        let (shown, heard) = (ear.clone(), ear.clone());
        let writer = journal.start(
            move |published| drop(shown.send(format!("shown {}", published.at.0))),
            move |news| drop(heard.send(format!("{news:?}"))),
        );
        Scene {
            writer,
            said,
            ear,
            recovered,
        }
    }

    fn commit(&self, records: Vec<Record>, number: u64) {
        let ear = self.ear.clone();
        let told = move |saved| drop(ear.send(format!("told {number} {saved}")));
        let batch = Batch {
            records,
            pulse: None,
            published: Some(published(number)),
            told: vec![Box::new(told)],
        };
        self.writer.commit(batch);
    }

    fn next(&self) -> String {
        self.said
            .recv_timeout(Duration::from_secs(20))
            .expect("the journal says something")
    }

    /// Commits, and expects to be told this.
    fn saves(&self, record: Record, number: u64, saved: bool) {
        self.commit(vec![record], number);
        assert_eq!(self.next(), format!("shown {number}"));
        assert_eq!(self.next(), format!("told {number} {saved}"));
    }
}

fn real() -> Arc<dyn Card> {
    Arc::new(card::RealCard)
}

fn recovered(dir: &Path) -> Recovered {
    let (journal, recovered) = Journal::open(dir).expect("opened");
    drop(journal);
    recovered
}

fn ats(recovered: &Recovered) -> Vec<u64> {
    recovered.entries.iter().map(|entry| entry.at.0).collect()
}

#[test]
fn a_game_its_pulse_and_sessions_come_back() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    assert_eq!(
        scene.recovered,
        Recovered::default(),
        "nothing was there, and nothing is wrong"
    );
    scene.saves(game(1), 1, true);
    scene.saves(took(1, 10), 2, true);
    scene.saves(Record::Session(session("aa", false)), 3, true);
    scene.saves(Record::Session(session("bb", false)), 4, true);
    scene.saves(Record::Session(session("aa", true)), 5, true);
    scene.saves(game(2), 6, true);
    scene.saves(took(2, 20), 7, true);
    scene.saves(took(2, 30), 8, true);
    scene.writer.commit(Batch {
        pulse: Some(At(35)),
        ..Batch::default()
    });
    scene.writer.stop();
    let expected = Recovered {
        game: 2,
        setup: Some(setup()),
        begun: begun(2),
        entries: vec![entry(20), entry(30)],
        pulse: Some(At(35)),
        sessions: vec![session("aa", true), session("bb", false)],
        moves: None,
        notes: Vec::new(),
    };
    assert_eq!(recovered(dir.path()), expected);
    assert_eq!(recovered(dir.path()), expected, "reading changes nothing");
}

#[test]
fn records_that_do_not_follow_are_refused() {
    let dir = tempfile::tempdir().expect("a directory");
    let scene = Scene::open(dir.path(), real());
    scene.saves(took(1, 5), 1, false);
    scene.saves(game(3), 2, true);
    scene.saves(game(3), 3, false);
    scene.saves(took(2, 5), 4, false);
    scene.saves(took(3, 6), 5, true);
    scene.writer.stop();
    assert_eq!(ats(&recovered(dir.path())), [6]);
}

#[test]
fn the_world_sees_after_the_commit_and_hears_after_it_saw() {
    let dir = tempfile::tempdir().expect("a directory");
    let card = Arc::new(TestCard::default());
    let (journal, _) = Journal::open_on(dir.path(), card.clone()).expect("opened");
    let (sender, said) = mpsc::channel();
    let before = card.syncs.load(Ordering::SeqCst);
    let seen_by = card.clone();
    let shown = sender.clone();
    let writer = journal.start(
        move |published| {
            let syncs = seen_by.syncs.load(Ordering::SeqCst);
            shown.send((published.at.0, syncs)).expect("heard");
        },
        |news| panic!("{news:?}"),
    );
    writer.commit(Batch {
        records: vec![game(1)],
        ..Batch::default()
    });
    for number in 1..=200u64 {
        let sender = sender.clone();
        writer.commit(Batch {
            records: vec![took(1, number)],
            pulse: None,
            published: Some(published(number)),
            told: vec![Box::new(move |saved| {
                assert!(saved);
                sender.send((1000 + number, 0)).expect("heard");
            })],
        });
    }
    writer.stop();
    drop(sender);
    let all: Vec<(u64, usize)> = said.iter().collect();
    let order: Vec<u64> = all.iter().map(|(number, _)| *number).collect();
    let expected: Vec<u64> = (1..=200)
        .flat_map(|number| [number, 1000 + number])
        .collect();
    assert_eq!(order, expected);
    assert!(
        all[0].1 >= before + 2,
        "store and book were both synced before the first was shown"
    );
    let syncs = card.syncs.load(Ordering::SeqCst) - before;
    assert!(
        syncs < 200,
        "200 commits in a row were grouped into {syncs} syncs"
    );
}

#[test]
fn a_second_instance_is_told_who_holds_the_journal() {
    let dir = tempfile::tempdir().expect("a directory");
    let (_journal, _) = Journal::open(dir.path()).expect("opened");
    let error = Journal::open(dir.path()).err().expect("held");
    let sentence = error.to_string();
    assert!(
        sentence.contains(&format!("process {}", std::process::id())),
        "{sentence}"
    );
}

#[test]
fn a_directory_that_cannot_be_used_is_a_sentence() {
    let dir = tempfile::tempdir().expect("a directory");
    let file = dir.path().join("file");
    fs::write(&file, b"").expect("a file");
    let error = Journal::open(&file.join("journal"))
        .err()
        .expect("no directory");
    let sentence = error.to_string();
    assert!(
        sentence.contains("create it") && sentence.contains("file/journal"),
        "{sentence}"
    );
}

#[test]
fn the_head_is_that_of_the_last_saved_row_and_a_copy_has_all() {
    let dir = tempfile::tempdir().expect("a directory");
    let card = Arc::new(TestCard::default());
    let scene = Scene::open(dir.path(), card.clone());
    let reader = scene.writer.reader();
    assert_eq!(reader.head(), None);
    let present = |game| {
        let (reply, told) = tokio::sync::oneshot::channel();
        reader.present(game, reply);
        told.blocking_recv().expect("the journal answers")
    };
    assert!(present(None).is_none(), "no game yet");
    scene.saves(game(1), 1, true);
    scene.saves(took(1, 1), 2, true);
    scene.saves(took(1, 2), 3, true);
    let shown = reader.head().expect("a game is saved");
    assert_eq!((shown.game, shown.rows), (1, 3));
    card.fails_to_sync.store(true, Ordering::SeqCst);
    scene.commit(vec![took(1, 3)], 4);
    assert_eq!(scene.next(), "Failing");
    assert_eq!(reader.head().as_ref(), Some(&shown), "row 3 is not saved");
    let text = |copy: crate::books::Copy| {
        let pieces: io::Result<Vec<Vec<u8>>> = copy.lines.collect();
        pieces.expect("read").concat()
    };
    let copy = text(present(Some(1)).expect("it is the present game"));
    let heads: Vec<String> = Walk::through(&copy)
        .map(|step| step.expect("whole").head.to_string())
        .collect();
    assert_eq!(heads.len(), 4, "a copy rescues what the card does not take");
    assert_eq!(heads[2], shown.head);
    assert!(present(Some(2)).is_none(), "no such game is on the table");
    card.fails_to_sync.store(false, Ordering::SeqCst);
    scene.writer.stop();
    assert!(
        reader.errands.upgrade().is_none(),
        "a reader keeps nothing alive"
    );
    let page = reader.older(1).expect("read").expect("there");
    assert!(text(page) == copy, "the card has the same lines in the end");
    let scene = Scene::open(dir.path(), real());
    let shown = scene.writer.reader().head().expect("known from the start");
    assert_eq!((shown.rows, &shown.head), (4, &heads[3]));
}
