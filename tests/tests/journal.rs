//! The journal among processes and on a full card. That power cuts lose nothing is proved in the
//! virtual machine: killing a process keeps the kernel's cache, so it cannot show a missing fsync.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};

use dabyl::journal::{Batch, Journal, Record, Recovered};
use dabyl_rules::{At, Cause, Entry, Preset, Setup};

/// A process that is being started holds copies of all descriptors for a moment, locks included; so
/// one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn game(number: u64) -> Record {
    let setup = Setup {
        preset: Preset::Lockout,
        seats: Vec::new(),
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
    };
    Record::Game {
        number,
        setup,
        id: None,
    }
}

fn took(at: u64) -> Record {
    let entry = Entry {
        at: At(at),
        cause: Cause::Expired,
        events: Vec::new(),
    };
    Record::Entry { game: 1, entry }
}

fn recovered(dir: &Path) -> Recovered {
    let (journal, recovered) = Journal::open(dir).expect("opened");
    drop(journal);
    recovered
}

/// The instants of all entries: each test counts them up from 1.
fn rows(recovered: &Recovered) -> u64 {
    let ats = recovered.entries.iter().map(|entry| entry.at.0);
    let rows = recovered.entries.len() as u64;
    assert!(ats.eq(1..=rows), "no row twice, none missing");
    rows
}

/// Not a test of its own: the process that the next one kills. It says every row that it was told
/// is saved.
#[test]
#[ignore = "the victim of kill_9_loses_nothing_that_was_told"]
fn victim() {
    let Some(dir) = std::env::var_os("DABYL_VICTIM") else {
        return;
    };
    let (journal, recovered) = Journal::open(Path::new(&dir)).expect("opened");
    let writer = journal.start(drop, |news| panic!("{news:?}"));
    if recovered.game == 0 {
        writer.commit(Batch {
            records: vec![game(1)],
            ..Batch::default()
        });
    }
    let mut at = recovered.entries.last().map_or(0, |entry| entry.at.0);
    loop {
        at += 1;
        let told = move |saved: bool| {
            assert!(saved);
            // One write, so that a kill never leaves half a line.
            io::stdout()
                .write_all(format!("saved {at}\n").as_bytes())
                .expect("heard");
        };
        let told: Vec<Box<dyn FnOnce(bool) + Send>> = vec![Box::new(told)];
        writer.commit(Batch {
            records: vec![took(at)],
            told,
            ..Batch::default()
        });
        std::thread::sleep(Duration::from_micros(at * 37 % 900));
    }
}

#[test]
fn kill_9_loses_nothing_that_was_told() {
    let _alone = alone();
    let dir = tempfile::tempdir().expect("a directory");
    let mut last = 0;
    for round in 0..6u64 {
        let mut victim = Command::new(std::env::current_exe().expect("this test"))
            .args(["victim", "--exact", "--ignored", "--nocapture"])
            .env("DABYL_VICTIM", dir.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let wanted = 20 + round * 31;
        let mut told = 0;
        for line in BufReader::new(victim.stdout.take().expect("piped")).lines() {
            let line = line.expect("text");
            let Some((_, number)) = line.rsplit_once("saved ") else {
                continue;
            };
            last = number.parse().expect("a number");
            told += 1;
            if told == wanted {
                victim.kill().expect("killed");
            }
        }
        victim.wait().expect("gone");
        assert!(
            told >= wanted,
            "the victim was killed, it did not end by itself"
        );
        let again = recovered(dir.path());
        assert!(rows(&again) >= last, "told {last}, found {}", rows(&again));
    }
}

#[test]
fn a_full_card_fails_and_recovers() {
    let _alone = alone();
    let dir = tempfile::tempdir().expect("a directory");
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"])
        .arg(dir.path())
        .stderr(Stdio::null())
        .status();
    if !mounted.is_ok_and(|status| status.success()) {
        eprintln!("not run: mounting a small tmpfs needs root");
        return;
    }
    let outcome = std::panic::catch_unwind(|| on_a_full_card(dir.path()));
    let unmounted = Command::new("umount")
        .arg(dir.path())
        .status()
        .expect("umount is there");
    if let Err(panic) = outcome {
        std::panic::resume_unwind(panic);
    }
    assert!(unmounted.success());
}

fn on_a_full_card(mount: &Path) {
    let dir = mount.join("journal");
    let (journal, _) = Journal::open(&dir).expect("opened");
    let (sender, said) = mpsc::channel();
    let heard = sender.clone();
    let writer = journal.start(drop, move |news| drop(heard.send(format!("{news:?}"))));
    let commit = |record, told: String| {
        let sender = sender.clone();
        let told = move |saved| drop(sender.send(format!("{told} {saved}")));
        let told: Vec<Box<dyn FnOnce(bool) + Send>> = vec![Box::new(told)];
        writer.commit(Batch {
            records: vec![record],
            told,
            ..Batch::default()
        });
    };
    let next = || {
        said.recv_timeout(Duration::from_secs(20))
            .expect("the journal says something")
    };
    commit(game(1), "game".to_owned());
    assert_eq!(next(), "game true");
    let ballast = mount.join("ballast");
    fill(&ballast);
    let mut at = 0;
    let begun = Instant::now();
    loop {
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "a full card was not noticed"
        );
        at += 1;
        commit(took(at), format!("told {at}"));
        let answer = next();
        if answer == "Failing" {
            break;
        }
        assert_eq!(answer, format!("told {at} true"));
    }
    assert_eq!(next(), format!("told {at} false"));
    commit(took(at + 1), "later".to_owned());
    assert_eq!(next(), "later false");
    fs::remove_file(&ballast).expect("room again");
    assert_eq!(next(), "Recovered");
    commit(took(at + 2), "last".to_owned());
    assert_eq!(next(), "last true");
    writer.stop();
    let again = recovered(&dir);
    assert_eq!((rows(&again), &again.notes), (at + 2, &Vec::new()));
    fill(&ballast);
    let full = recovered(&dir);
    assert_eq!(
        (rows(&full), full.game),
        (at + 2, 1),
        "a full card can still be started from"
    );
}

/// Takes all the room there is.
fn fill(ballast: &Path) {
    let mut file = File::create(ballast).expect("created");
    while file.write_all(&[7; 4096]).is_ok() {}
}

#[test]
fn a_store_that_takes_nothing_at_the_start_gives_the_game_from_the_book() {
    let _alone = alone();
    let dir = tempfile::tempdir().expect("a directory");
    let (journal, _) = Journal::open(dir.path()).expect("opened");
    let writer = journal.start(drop, |news| panic!("{news:?}"));
    writer.commit(Batch {
        records: vec![game(1), took(1), took(2)],
        ..Batch::default()
    });
    writer.stop();
    let db = dir.path().join("sled").join("db");
    fs::remove_file(&db).expect("removed");
    std::os::unix::fs::symlink("/dev/full", &db).expect("linked");
    let again = recovered(dir.path());
    assert_eq!((rows(&again), again.game), (2, 1));
    assert!(!again.notes.is_empty());
}
