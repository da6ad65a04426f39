//! What a commit costs beside a bare append and fdatasync on the same disk, one after the other.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

use dabyl::journal::{Batch, Journal, Record};

use super::Spread;
use super::game::long_game;

/// Both, in microseconds.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct Commit {
    /// One entry: handed to the journal's thread, saved, told.
    pub dabyl: Spread,
    /// The same bytes appended to a plain file and synced.
    pub fdatasync: Spread,
}

/// Measures `count` commits of each, alternating.
///
/// # Panics
/// When the disk does not save.
#[must_use]
pub fn measure(directory: &Path, count: usize) -> Commit {
    let table = long_game(count);
    let (journal, _) = Journal::open(&directory.join("journal")).expect("a new journal opens");
    let writer = journal.start(|_| {}, |news| panic!("the card fails: {news:?}"));
    let begun = Record::Game {
        number: 1,
        setup: table.setup().clone(),
        id: None,
    };
    writer.commit(Batch {
        records: vec![begun],
        ..Batch::default()
    });
    let mut bare = File::create(directory.join("bare")).expect("a plain file beside it");
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for entry in table.entries() {
        let line = serde_json::to_vec(entry).expect("an entry is JSON");
        let (told, saved) = std::sync::mpsc::channel();
        let start = Instant::now();
        writer.commit(Batch {
            records: vec![Record::Entry {
                game: 1,
                entry: entry.clone(),
            }],
            pulse: None,
            published: None,
            told: vec![Box::new(move |done| {
                told.send(done).expect("we wait for it")
            })],
        });
        assert_eq!(saved.recv(), Ok(true), "the journal did not save");
        ours.push(microseconds(start));
        let start = Instant::now();
        bare.write_all(&line)
            .and_then(|()| bare.sync_data())
            .expect("the disk saves");
        theirs.push(microseconds(start));
    }
    writer.stop();
    Commit {
        dabyl: Spread::of(ours),
        fdatasync: Spread::of(theirs),
    }
}

fn microseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e6
}
