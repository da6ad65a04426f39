//! Measures the shell on this machine and prints one JSON object: `figures BINARY CONFIG`. Run by
//! `tests/bench/run`, which adds what the virtual machine and the browser measured.

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use dabyl::journal::Journal;
use dabyl_rules::Table;
use serde_json::json;
use tests::figures::{Spread, commit, decide, game, ready, whole};

/// As many as a long evening makes.
const ENTRIES: usize = 10_000;
/// Enough for a p99.
const COMMITS: usize = 500;
const REPLAYS: usize = 20;
const STARTS: usize = 10;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [binary, config] = arguments.as_slice() else {
        eprintln!("usage: figures BINARY CONFIG");
        return ExitCode::from(2);
    };
    // In the build's folder, since a temporary directory may be in memory, where syncing is free.
    let room = tempfile::tempdir_in("target").expect("a directory on the disk");
    let state = room.path().join("state");
    game::keep(&game::long_game(ENTRIES), &state);
    let played = whole::play();
    let of_match = room.path().join("match");
    game::keep(&played.whole, &of_match);

    let replays = (0..REPLAYS).map(|_| replay(&state, ENTRIES)).collect();
    let folds = (0..REPLAYS).map(|_| fold(&played.whole)).collect();
    let start = |state| {
        let measure = |_| ready::measure(Path::new(binary), Path::new(config), state);
        (0..STARTS).map(measure).collect::<Vec<ready::Ready>>()
    };
    let (starts, starts_of_match) = (start(&state), start(&of_match));
    let commit = commit::measure(room.path(), COMMITS);
    let figures = json!({
        "replay_10000_ms": Spread::of(replays).median,
        "ready_ms": Spread::of(starts.iter().map(|s| s.ms).collect()).median,
        "match_entries": played.whole.entries().len(),
        "match_fold_ms": Spread::of(folds).median,
        "match_ready_ms": Spread::of(starts_of_match.iter().map(|s| s.ms).collect()).median,
        "decision_us": decide::measure(&played),
        "rss_mb": Spread::of(starts.iter().map(|s| s.rss_mb).collect()).median,
        "commit_us": commit,
    });
    println!("{figures}");
    ExitCode::SUCCESS
}

/// Opens the journal, decodes and folds: all that stands between a start and the game.
fn replay(state: &Path, entries: usize) -> f64 {
    let start = Instant::now();
    let (journal, recovered) = Journal::open(state).expect("the journal opens");
    let setup = recovered.setup.expect("a game is on the table");
    assert_eq!(recovered.entries.len(), entries, "all entries are there");
    let table = Table::replay(setup, recovered.entries).expect("the game folds");
    let ms = start.elapsed().as_secs_f64() * 1e3;
    assert_eq!(table.entries().len(), entries);
    drop(journal);
    ms
}

/// Folds a whole match from its entries, as a start does once they are read.
fn fold(played: &Table) -> f64 {
    let (setup, entries) = (played.setup().clone(), played.entries().to_vec());
    let start = Instant::now();
    let table = Table::replay(setup, entries).expect("the game folds");
    let ms = start.elapsed().as_secs_f64() * 1e3;
    assert_eq!(table.state(), played.state());
    ms
}
