//! Random matches against the rules, with everything that must always be true looked at after every
//! entry. A game is a seed: the same seed plays the same game.

mod auditor;
mod chance;
mod checks;
mod coverage;
mod fingers;
mod kokpar;
mod packs;
mod setups;
mod way;
mod words;

use dabyl_rules::{
    At, Cause, Command, CommandId, Entry, Onlooker, Preset, Press, Refusal, Seat, Setup, State,
    Table, View,
};

pub use chance::Chance;
pub use coverage::Coverage;

/// What was done in a game.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Entries taken.
    pub entries: usize,
    /// Commands that were refused.
    pub refused: usize,
    /// Words taken back.
    pub undone: usize,
    /// It came to its end.
    pub over: bool,
    /// Through a final, through a shoot-out.
    pub through: (bool, bool),
    /// All kinds of things that were seen.
    pub coverage: Coverage,
}

/// A step in time, in nanoseconds, at its most: longer than any clock of a question.
const STEP_MOST: u64 = 6_500_000_000;

/// Steps of a game after its end: the book is still open then.
const STEPS_AFTER: usize = 25;

/// Somebody who keeps the book beside the game, on his own.
trait Audit {
    /// An entry was taken. Whatever must come of it must stand in it.
    fn take(&mut self, entry: &Entry);

    /// What everybody sees is as in his book, and nobody sees what is not for him.
    fn agrees(&self, table: &Table, now: At, captain: Seat);

    /// Whether a word is allowed now; nothing where he has no opinion.
    fn foresees(&self, command: &Command) -> Option<bool>;
}

struct Game {
    table: Table,
    chance: Chance,
    now: At,
    auditor: Box<dyn Audit>,
    /// What the host saw when each word was said that can still be taken back.
    seen: Vec<View>,
    /// How often, of a hundred steps, the host just goes on.
    haste: u64,
    /// How seldom teams leave: in some games they all do.
    patience: u64,
    played: Played,
}

/// Plays one game of so many steps at the most.
///
/// # Panics
/// When something is not true that must always be.
#[must_use]
pub fn play(seed: u64, steps: usize) -> Played {
    let mut chance = Chance::new(seed);
    let setup = setups::any(&mut chance);
    let auditor = Box::new(auditor::Auditor::new(&setup));
    play_on(chance, setup, auditor, steps)
}

/// Plays one game of the Kazakh kind, of so many steps at the most.
///
/// # Panics
/// When something is not true that must always be.
#[must_use]
pub fn play_kokpar(seed: u64, steps: usize) -> Played {
    let mut chance = Chance::new(seed);
    let setup = kokpar::setups::any(&mut chance);
    let auditor = Box::new(kokpar::auditor::Auditor::new(&setup));
    play_on(chance, setup, auditor, steps)
}

fn play_on(mut chance: Chance, setup: Setup, auditor: Box<dyn Audit>, steps: usize) -> Played {
    if std::env::var_os("SEED").is_some() {
        println!("{setup:?}");
    }
    let table = Table::new(setup).expect("a set-up of the simulation can be played");
    let haste = 20 + chance.below(60);
    let patience = if chance.one_in(10) { 2 } else { 40 };
    let mut game = Game {
        table,
        chance,
        now: At(0),
        auditor,
        seen: Vec::new(),
        haste,
        patience,
        played: Played::default(),
    };
    game.look();
    let mut after = 0;
    for _ in 0..steps {
        game.step();
        after += usize::from(game.table.state() == State::Over);
        if after > STEPS_AFTER {
            break;
        }
    }
    checks::replay_equals_live(&game.table, game.now);
    checks::decides_the_same_again(&game.table);
    game.played.over = game.table.state() == State::Over;
    game.played
}

/// Fills a table to its rim: useless presses are refused long before words are.
///
/// # Panics
/// When it takes more than it should.
#[must_use]
pub fn fill_a_table() -> Coverage {
    let mut chance = Chance::new(1);
    let mut table = Table::new(setups::any(&mut chance)).expect("it can be played");
    let mut coverage = Coverage::default();
    let paused = Cause::Said {
        command: Command::Pause {},
        id: None,
    };
    let entry = table.propose(At(0), paused).expect("a pause is legal");
    table.advance(entry);
    loop {
        let seat = table.setup().seats[0].seat;
        let press = Press {
            seat,
            key: dabyl_rules::Key::A,
            at: At(1),
            held: false,
        };
        match table.propose(
            At(1),
            Cause::Pressed {
                presses: vec![press],
            },
        ) {
            Ok(entry) => table.advance(entry),
            Err(refusal) => {
                coverage.refusal(&refusal);
                break;
            }
        }
    }
    assert_eq!(table.entries().len(), dabyl_rules::limits::ENTRIES / 2);
    let resume = Cause::Said {
        command: Command::Resume {},
        id: None,
    };
    assert!(
        table.propose(At(2), resume).is_ok(),
        "a half-full table takes words"
    );
    coverage
}

impl Game {
    fn step(&mut self) {
        self.pass_time();
        if self.chance.below(100) < self.haste {
            return self.say_likely();
        }
        match self.chance.below(100) {
            0..30 if self.plays() && self.is_kokpar() => self.press_keys(),
            0..6 if self.is_kokpar() => self.press_keys(),
            0..30 if self.plays() => self.press(),
            0..3 => self.press(),
            3..6 => self.press_seldom(),
            6..35 => self.say_of_team(),
            35..60 => self.say_likely(),
            60..78 => self.say_legal(),
            78..95 => self.say_anything(),
            95..97 => self.undo(),
            97 if self.chance.one_in(2) => self.cut(),
            97 => self.say(Command::Pause {}),
            _ => self.say_legal(),
        }
    }

    fn say_likely(&mut self) {
        let view = self.table.view(Onlooker::Host, self.now);
        let host = view.host.as_ref().expect("a host's view");
        let mut likely = host.likely.clone();
        if self.is_kokpar() && self.chance.one_in(2) {
            likely = kokpar::words::good(&mut self.chance, &host.legal)
                .into_iter()
                .collect();
        }
        // It is short: without a nudge a hundred thousand entries may pass without one such change.
        let nudged = words::is_between_wagers_and_question(&view) && self.chance.one_in(3);
        if nudged || likely.is_empty() && view.step.is_some() {
            return self.say_of_team();
        }
        if self.table.state() == State::Over && !self.chance.one_in(6) {
            likely.clear();
        }
        if let Some(command) = self.chance.any(&likely) {
            self.say(command);
        }
    }

    fn say_legal(&mut self) {
        let legal = self.table.legal(self.now);
        if let Some(command) = self.chance.any(&legal) {
            let removes = matches!(command, Command::Remove { .. } | Command::Talk { .. });
            let seldom = match (removes, self.is_rare(&command)) {
                (true, _) => self.patience,
                (false, true) => 4,
                (false, false) => 1,
            };
            if self.chance.one_in(seldom) {
                self.say(command);
            }
        }
    }

    fn is_rare(&self, command: &Command) -> bool {
        let state = self.table.state();
        words::is_rare(command, state) || kokpar::words::is_rare(command, state)
    }

    fn is_kokpar(&self) -> bool {
        self.table.setup().preset == Preset::KokparKk
    }

    /// A captain decides, within the rules or not.
    fn say_of_team(&mut self) {
        let view = self.table.view(Onlooker::Host, self.now);
        if self.is_kokpar() {
            let host = view.host.as_ref().expect("a host's view");
            if let Some(command) = kokpar::words::good(&mut self.chance, &host.legal) {
                self.say(command);
            }
            return;
        }
        if let Some(command) = words::of_team(&mut self.chance, &view) {
            self.try_to_say(command);
        }
    }

    /// Any word at all: mostly refused, and then nothing has changed.
    fn say_anything(&mut self) {
        let command = words::any(&mut self.chance);
        self.try_to_say(command);
    }

    fn try_to_say(&mut self, command: Command) {
        let cause = Cause::Said {
            command: command.clone(),
            id: None,
        };
        let foreseen = self.auditor.foresees(&command);
        match self.table.propose(self.now, cause) {
            Ok(_) => {
                checks::was_legal(&self.table, self.now, &command);
                self.say(command);
            }
            Err(refusal) => {
                checks::was_not_legal(&self.table, self.now, &command);
                assert_ne!(foreseen, Some(true), "{command:?} is refused: {refusal:?}");
                self.refused(&refusal);
            }
        }
    }

    fn refused(&mut self, refusal: &Refusal) {
        self.played.refused += 1;
        self.played.coverage.refusal(refusal);
    }

    fn undo(&mut self) {
        let command = Command::Undo {};
        let cause = Cause::Said {
            command: command.clone(),
            id: None,
        };
        match self.table.propose(self.now, cause) {
            Ok(_) => self.say(command),
            Err(refusal) => self.refused(&refusal),
        }
    }

    fn cut(&mut self) {
        let down_at = self.now;
        self.now = At(self.now.0 + self.chance.below(STEP_MOST));
        self.take(self.now, Cause::Restarted { down_at });
        assert!(self.table.is_paused(), "after a cut the game is paused");
    }

    fn say(&mut self, command: Command) {
        let name = format!("command-{}", self.table.revision().0);
        let id = CommandId::try_from(name).expect("a plain name");
        let cause = Cause::Said {
            command: command.clone(),
            id: Some(id.clone()),
        };
        if let Err(refusal) = self.table.propose(self.now, cause.clone()) {
            return self.refused(&refusal);
        }
        kokpar::fingers::looks_the_same_with_another_right(&self.table, self.now, &command);
        let before = self.table.view(Onlooker::Host, self.now);
        let entry = checks::BeforeWord::of(&self.table, self.now, &command);
        self.take(self.now, cause);
        entry.compare(&self.table, self.now);
        assert!(self.table.obeyed(&id).is_some());
        if command == (Command::Undo {}) {
            let was = self.seen.pop().expect("undo is legal only after a word");
            let is = self.table.view(Onlooker::Host, self.now);
            let (was, is) = (checks::apart_from_time(was), checks::apart_from_time(is));
            assert_eq!(was, is, "undo");
            self.played.undone += 1;
        } else {
            self.seen.push(before);
        }
    }

    fn take(&mut self, at: At, cause: Cause) {
        let entry: Entry = self
            .table
            .propose(at, cause)
            .expect("it is legal or cannot be refused");
        self.now = self.now.max(entry.at);
        if std::env::var_os("SEED").is_some() {
            println!("{} {:?} → {:?}", entry.at.0, entry.cause, entry.events);
        }
        for event in &entry.events {
            self.played.coverage.event(event);
        }
        self.auditor.take(&entry);
        self.table.advance(entry);
        self.played.entries += 1;
        self.look();
    }

    fn look(&mut self) {
        let first = self.played.coverage.state(self.table.state());
        let (table, now) = (&self.table, self.now);
        checks::one_floor_at_most(table, now);
        checks::legal_is_accepted(table, now);
        let captain = self
            .chance
            .any(&table.setup().seats)
            .expect("a game has seats")
            .seat;
        self.auditor.agrees(table, now, captain);
        for word in table.legal(now) {
            let foreseen = self.auditor.foresees(&word);
            assert_ne!(foreseen, Some(false), "{word:?} is called legal");
        }
        let kokpar = table.setup().preset == Preset::KokparKk;
        let to_the_end = first || self.chance.one_in(100);
        if kokpar {
            kokpar::way::knows(table, now);
        } else {
            checks::knows_what_to_say(table, now);
        }
        if to_the_end && kokpar {
            kokpar::way::to_the_end(table, now);
        } else if to_the_end {
            way::to_the_end(table, now);
        }
        if self.chance.one_in(150) {
            checks::replay_equals_live(table, now);
        }
        self.played.through.0 |= self.table.state() == State::Revealing;
        let named = self.table.state() == State::Naming;
        self.played.through.1 |= named && !self.shootout().is_empty();
    }

    fn shootout(&self) -> Vec<Seat> {
        self.table.view(Onlooker::Public, self.now).shootout
    }
}
