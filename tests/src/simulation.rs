//! Random games against the rules, with everything that must always be true looked at after every
//! entry. A game is a seed: the same seed plays the same game.

mod auditor;
mod chance;
mod checks;
mod setups;

use dabyl_rules::{At, Cause, Command, CommandId, Entry, Onlooker, Press, Seat, State, Table};

use auditor::Auditor;
pub use chance::Chance;

/// What was done in a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// Entries taken.
    pub entries: usize,
    /// Commands that were refused.
    pub refused: usize,
    /// Words taken back.
    pub undone: usize,
}

/// Presses of one cause: as many as there are seats, and one more for a second key.
const TOGETHER_MOST: u64 = 4;

/// A step in time, in nanoseconds, at its most: longer than any clock of the presets.
const STEP_MOST: u64 = 6_500_000_000;

struct Game {
    table: Table,
    chance: Chance,
    now: At,
    auditor: Auditor,
    /// What the host saw when each word was said that can still be taken back.
    seen: Vec<dabyl_rules::View>,
    played: Played,
}

/// Plays one game of so many steps.
///
/// # Panics
/// When something is not true that must always be.
#[must_use]
pub fn play(seed: u64, steps: usize) -> Played {
    let mut chance = Chance::new(seed);
    let setup = setups::any(&mut chance);
    let table = Table::new(setup.clone()).expect("a set-up of the simulation can be played");
    let auditor = Auditor::new(&setup);
    let seen = Vec::new();
    let mut game = Game {
        table,
        chance,
        now: At(0),
        auditor,
        seen,
        played: Played::default(),
    };
    for _ in 0..steps {
        game.step();
    }
    checks::replay_equals_live(&game.table, game.now);
    checks::decides_the_same_again(&game.table);
    game.played
}

impl Game {
    fn step(&mut self) {
        self.pass_time();
        match self.chance.below(100) {
            0..35 => self.press(),
            35..40 => self.press_seldom(),
            40..75 => self.say_likely(),
            75..92 => self.say_legal(),
            92..98 => self.say_anything(),
            98 => self.undo(),
            _ => self.cut(),
        }
    }

    /// Time goes on, often just to the deadline; clocks run out on the way at their own instant.
    fn pass_time(&mut self) {
        let step = self.chance.below(STEP_MOST);
        let mut next = At(self.now.0
            + if self.chance.one_in(3) {
                step
            } else {
                step / 50
            });
        if let Some(deadline) = self.table.deadline()
            && self.chance.one_in(4)
        {
            next = At(deadline
                .0
                .saturating_sub(self.chance.below(2))
                .max(self.now.0));
        }
        while let Some(deadline) = self.table.deadline().filter(|deadline| *deadline < next) {
            self.take(deadline, Cause::Expired);
        }
        self.now = next;
        if self.table.deadline() == Some(next) && self.chance.one_in(2) {
            self.take(next, Cause::Expired);
        }
    }

    fn press(&mut self) {
        let count = if self.chance.one_in(4) {
            1 + self.chance.below(TOGETHER_MOST)
        } else {
            1
        };
        let mut presses = Vec::new();
        for _ in 0..count {
            let seat = self.any_seat();
            let held = self.chance.one_in(25);
            presses.push(Press {
                seat,
                key: self.chance.key(),
                at: self.now,
                held,
            });
        }
        self.take(self.now, Cause::Pressed { presses });
    }

    /// A press that the desk hands on a little late, or several within the tie window.
    fn press_seldom(&mut self) {
        let early = At(self.now.0.saturating_sub(self.chance.below(100_000)));
        let (one, other) = (self.any_seat(), self.any_seat());
        let press = |seat, at| Press {
            seat,
            key: dabyl_rules::Key::A,
            at,
            held: false,
        };
        let presses = vec![press(one, early), press(other, self.now)];
        self.take(self.now, Cause::Pressed { presses });
    }

    fn any_seat(&mut self) -> Seat {
        let seats = &self.table.setup().seats;
        let place = self.chance.below(seats.len() as u64 + 1) as usize;
        seats
            .get(place)
            .map_or_else(|| Seat::new(6).expect("six seats"), |place| place.seat)
    }

    fn say_likely(&mut self) {
        let view = self.table.view(Onlooker::Host, self.now);
        let likely = view.host.expect("a host's view").likely;
        if let Some(command) = self.chance.any(&likely) {
            self.say(command);
        }
    }

    fn say_legal(&mut self) {
        let legal = self.table.legal(self.now);
        let rare = |command: &Command| {
            matches!(
                command,
                Command::Undo {} | Command::Pause {} | Command::Withdraw {}
            )
        };
        if let Some(command) = self.chance.any(&legal)
            && (!rare(&command) || self.chance.one_in(4))
        {
            self.say(command);
        }
    }

    /// Any command at all: mostly refused, and then nothing has changed.
    fn say_anything(&mut self) {
        let command = self.chance.command();
        let before = self.table.view(Onlooker::Host, self.now);
        let cause = Cause::Said {
            command: command.clone(),
            id: None,
        };
        if self.table.propose(self.now, cause).is_ok() {
            checks::was_legal(&self.table, self.now, &command);
            self.say(command);
        } else {
            checks::was_not_legal(&self.table, self.now, &command);
            assert_eq!(before, self.table.view(Onlooker::Host, self.now));
            self.played.refused += 1;
        }
    }

    fn undo(&mut self) {
        if !self.seen.is_empty() {
            self.say(Command::Undo {});
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
        let before = self.table.view(Onlooker::Host, self.now);
        let undo = command == Command::Undo {};
        self.take(
            self.now,
            Cause::Said {
                command,
                id: Some(id.clone()),
            },
        );
        assert!(self.table.obeyed(&id).is_some());
        if undo {
            let was = self.seen.pop().expect("undo is legal only after a word");
            let is = self.table.view(Onlooker::Host, self.now);
            assert_eq!(
                checks::apart_from_time(was),
                checks::apart_from_time(is),
                "undo"
            );
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
        self.auditor.take(&entry);
        self.table.advance(entry);
        self.played.entries += 1;
        checks::one_floor_at_most(&self.table, self.now);
        checks::legal_is_accepted(&self.table, self.now);
        self.auditor.agrees(&self.table, self.now);
        if self.table.state() != State::Over {
            checks::has_a_way_on(&self.table, self.now);
        }
        if self.chance.one_in(20) {
            checks::replay_equals_live(&self.table, self.now);
        }
    }
}
