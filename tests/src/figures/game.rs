//! A long game to measure with: real entries of a plain quiz that goes on and on.

use std::path::Path;

use dabyl::journal::{Batch, Journal, Record};
use dabyl_rules::{At, Cause, Command, Entry, Key, Preset, Press, Seat, Table, Verdict};

use crate::scenes::setup;

/// Milliseconds from one thing to the next.
const BEAT: u64 = 40_000_000;

/// A game of this many entries, as a hall would play it: each question read, claimed by two, judged.
///
/// # Panics
/// When the rules refuse what they should not.
#[must_use]
pub fn long_game(entries: usize) -> Table {
    let mut table = Table::new(setup(Preset::Lockout)).expect("four teams can play");
    let mut at = 0;
    let mut turn = 0;
    while table.entries().len() < entries {
        let first = Seat::all().nth(turn % 4).expect("four seats");
        let second = Seat::all().nth((turn + 1) % 4).expect("four seats");
        turn += 1;
        let script = [
            said(Command::Go {}),
            pressed(first, at + BEAT * 2),
            pressed(second, at + BEAT * 3),
            said(Command::Judge {
                seat: first,
                verdict: Verdict::Wrong,
            }),
            said(Command::Judge {
                seat: second,
                verdict: Verdict::Correct,
            }),
            said(Command::Answer {}),
            said(Command::Next {}),
        ];
        for cause in script {
            at += BEAT;
            let entry = table.propose(At(at), cause).expect("the script is legal");
            table.advance(entry);
            if table.entries().len() == entries {
                break;
            }
        }
    }
    table
}

fn said(command: Command) -> Cause {
    Cause::Said { command, id: None }
}

fn pressed(seat: Seat, at: u64) -> Cause {
    Cause::Pressed {
        presses: vec![Press {
            seat,
            key: Key::A,
            at: At(at),
            held: false,
        }],
    }
}

/// Keeps this game in a journal in `directory`, as the box would have.
///
/// # Panics
/// When the journal does not take it.
pub fn keep(table: &Table, directory: &Path) {
    let (journal, _) = Journal::open(directory).expect("a new journal opens");
    let writer = journal.start(|_| {}, |news| panic!("the card fails: {news:?}"));
    let begun = Record::Game {
        number: 1,
        setup: table.setup().clone(),
        id: None,
    };
    let entries = table
        .entries()
        .iter()
        .cloned()
        .map(|entry: Entry| Record::Entry { game: 1, entry });
    let records: Vec<Record> = std::iter::once(begun).chain(entries).collect();
    for chunk in records.chunks(500) {
        let (told, saved) = std::sync::mpsc::channel();
        writer.commit(Batch {
            records: chunk.to_vec(),
            pulse: None,
            published: None,
            told: vec![Box::new(move |done| {
                told.send(done).expect("we wait for it")
            })],
        });
        assert_eq!(saved.recv(), Ok(true), "the journal did not save");
    }
    writer.stop();
}
