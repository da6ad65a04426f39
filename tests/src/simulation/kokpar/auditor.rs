//! An auditor who plays the Kazakh game along on his own, from what was said and who had pressed: the
//! stages, whose turn it is, clocks, points and answer times, as rules.md 3.2 to 3.5 and the fine print
//! have them. Of the events he takes only what chance gave, after he has seen that it could.

mod book;
mod chance;
mod choices;
mod compare;
mod course;
mod cut;
mod keys;
mod lamps;
mod leave;
mod legal;
mod presses;
mod question;
mod rulebook;
mod secrets;
mod words;

use dabyl_rules::event::Event;
use dabyl_rules::{At, Cause, Command, Entry, Onlooker, Seat, Setup, Table};

use book::Book;
use chance::Lots;
use rulebook::Rulebook;

use crate::simulation::Audit;

/// Game time and real time, as the auditor keeps them.
#[derive(Clone, Copy)]
enum Tempo {
    Runs { behind: u64 },
    Stands { at: u64 },
}

impl Tempo {
    fn game(self, at: At) -> u64 {
        match self {
            Tempo::Runs { behind } => at.0.saturating_sub(behind),
            Tempo::Stands { at } => at,
        }
    }
}

pub struct Auditor {
    rules: Rulebook,
    book: Book,
    tempo: Tempo,
    /// For each word that can be taken back: the book before it, and whether it was paused or a clock ran.
    copies: Vec<(Book, bool)>,
}

impl Auditor {
    pub fn new(setup: &Setup) -> Auditor {
        let rules = Rulebook::read(setup);
        let book = Book::beginning(&rules, setup);
        Auditor {
            rules,
            book,
            tempo: Tempo::Runs { behind: 0 },
            copies: Vec::new(),
        }
    }

    fn is_paused(&self) -> bool {
        matches!(self.tempo, Tempo::Stands { .. })
    }

    fn undone(&mut self, at: At, stopped: bool) {
        let (book, stood) = self.copies.pop().expect("an undo takes a word back");
        assert_eq!(stopped, stood, "whether the game stands after an undo");
        self.tempo = if stood {
            Tempo::Stands { at: book.now }
        } else {
            let behind = at.0 - book.now;
            Tempo::Runs { behind }
        };
        self.book = book;
    }

    fn said(&mut self, at: At, command: &Command, lots: &mut Lots) {
        let game = self.tempo.game(at);
        let runs = self.book.deadline().is_some_and(|end| end > game);
        let stood = self.is_paused() || runs;
        let mut before = self.book.clone();
        before.now = before.now.max(self.tempo.game(at));
        self.copies.push((before, stood));
        self.book.now = self.book.now.max(self.tempo.game(at));
        match command {
            Command::Pause {} => {
                self.tempo = Tempo::Stands { at: self.book.now };
            }
            Command::Resume {} => {
                let behind = at.0 - self.tempo.game(at);
                self.tempo = Tempo::Runs { behind };
            }
            _ => self.book.obey(&self.rules, command, lots),
        }
    }

    fn restarted(&mut self, down_at: At) {
        let mut at = self.tempo.game(down_at);
        if let (false, Some(end)) = (self.is_paused(), self.book.deadline()) {
            at = at.min(end);
        }
        let at = at.max(self.book.now);
        self.book.now = at;
        self.tempo = Tempo::Stands { at };
    }
}

impl Audit for Auditor {
    fn take(&mut self, entry: &Entry) {
        let mut lots = Lots::of(&entry.events);
        match &entry.cause {
            Cause::Said {
                command: Command::Undo {},
                ..
            } => {
                let paused = entry
                    .events
                    .iter()
                    .any(|event| matches!(event, Event::Undone { paused: true, .. }));
                self.undone(entry.at, paused);
            }
            Cause::Said { command, .. } => {
                let may = self.may(command);
                assert_ne!(may, Some(false), "{command:?} is against the rules");
                self.said(entry.at, command, &mut lots);
            }
            Cause::Pressed { presses } => {
                let (tempo, paused) = (self.tempo, self.is_paused());
                let at = presses.iter().fold(entry.at, |at, press| at.max(press.at));
                let game = |at: At| tempo.game(at);
                self.book
                    .pressed(&self.rules, presses, game, paused, &mut lots);
                if !paused {
                    self.book.now = self.book.now.max(tempo.game(at));
                }
            }
            Cause::Expired if self.is_paused() => {}
            Cause::Expired => {
                self.book.now = self.book.now.max(self.tempo.game(entry.at));
                self.book.expired();
            }
            Cause::Restarted { down_at } => self.restarted(*down_at),
        }
        lots.must_be_used();
    }

    fn agrees(&self, table: &Table, now: At, captain: Seat) {
        self.compare(table, now);
        for who in [Onlooker::Public, Onlooker::Captain(captain)] {
            let view = table.view(who, now);
            self.sees_no_secret(&view);
        }
    }

    fn foresees(&self, command: &Command) -> Option<bool> {
        self.may(command)
    }
}
