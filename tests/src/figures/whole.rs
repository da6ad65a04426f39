//! A whole match of Хамса to measure with: every theme played by eager hands, then the final.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "in all other states the likeliest word is said"
)]

use dabyl_rules::view::Round;
use dabyl_rules::{
    At, Cause, Command, Key, Onlooker, Points, Preset, Press, Seat, State, Table, Verdict,
};

use crate::scenes::setup;

/// Nanoseconds from one thing to the next: with it nobody thinks too long.
const BEAT: u64 = 10_000_000;

/// Presses of each question that bring nothing: with them a match has 5,000 entries.
const USELESS: usize = 54;

/// A match as it stood at the instants that are measured.
#[derive(Debug)]
pub struct Match {
    /// A question is being read: of the first theme, in the middle of the match, and its last one.
    pub read: [Table; 3],
    /// Somebody answers, at the same three.
    pub answered: [Table; 3],
    /// Wagers are entered: of a match that begins there, and of this one.
    pub wagered: [Table; 2],
    /// All of it.
    pub whole: Table,
}

/// Plays it.
///
/// # Panics
/// When the rules refuse what they should not.
#[must_use]
pub fn play() -> Match {
    let mut hall = Hall::new(None);
    let (mut read, mut answered) = (Vec::new(), Vec::new());
    let marked = |table: &Table| {
        let place = table.view(Onlooker::Public, table.last_at()).place;
        let (first, last) = (place.theme == 1 && place.question == 1, place.question == 5);
        match place.round {
            Some(Round::Open) => first,
            Some(Round::Secret) => first,
            Some(Round::Personal) => last,
            _ => false,
        }
    };
    while hall.table.state() != State::Wagering {
        match hall.table.state() {
            State::Reading if marked(&hall.table) => read.push(hall.table.clone()),
            State::Answering if marked(&hall.table) && read.len() > answered.len() => {
                answered.push(hall.table.clone());
            }
            _ => {}
        }
        hall.go_on();
    }
    let mut short = Hall::new(Some(Round::Final));
    short.say(Command::Start {});
    hall.say(Command::Start {});
    let wagered = [short.table, hall.table.clone()];
    while hall.table.state() != State::Over {
        hall.go_on();
    }
    Match {
        read: read.try_into().expect("three instants"),
        answered: answered.try_into().expect("three instants"),
        wagered,
        whole: hall.table,
    }
}

struct Hall {
    table: Table,
    at: u64,
    seats: Vec<Seat>,
}

impl Hall {
    fn new(begin: Option<Round>) -> Hall {
        let mut setup = setup(Preset::KhamsaRu);
        let seats: Vec<Seat> = setup.seats.iter().map(|place| place.seat).collect();
        // So that all of them have something to put at stake in the end.
        setup.scores = seats.iter().map(|seat| (*seat, 200_000)).collect();
        setup.start = begin.map(|round| dabyl_rules::setup::Start {
            round,
            theme: 0,
            price: None,
            finalists: Vec::new(),
        });
        Hall {
            table: Table::new(setup).expect("four teams can play"),
            at: 0,
            seats,
        }
    }

    fn take(&mut self, cause: Cause) {
        self.at += BEAT;
        let entry = self.table.propose(At(self.at), cause);
        self.table.advance(entry.expect("the script is legal"));
    }

    fn say(&mut self, command: Command) {
        self.take(Cause::Said { command, id: None });
    }

    fn press(&mut self, seat: Seat) {
        self.take(press(seat, At(self.at + BEAT)));
    }

    /// What comes next in this state.
    fn go_on(&mut self) {
        let view = self.table.view(Onlooker::Host, At(self.at));
        let host = view.host.expect("a host's view");
        match view.state {
            State::Reading if view.finale.is_some() => self.say(Command::Discuss {}),
            State::Reading => {
                let order = self.seats.clone();
                order.iter().for_each(|seat| self.press(*seat));
            }
            State::Answering if host.presses.len() == self.seats.len() => {
                let bored = self.seats.clone();
                let mut bored = bored.iter().cycle().copied();
                (0..USELESS).for_each(|_| self.press(bored.next().expect("four seats")));
                self.judge(view.floor, view.queue.is_empty());
            }
            State::Answering => self.judge(view.floor, view.queue.is_empty()),
            State::Discussing => {
                self.at = self.table.deadline().expect("it is discussed").0 - BEAT;
                self.take(Cause::Expired);
            }
            State::Revealing => {
                let seat = view.finale.and_then(|finale| finale.next);
                let (seat, verdict) = (seat.expect("one is left"), Verdict::Wrong);
                self.say(Command::Judge { seat, verdict });
            }
            _ => {
                let strikes = |word: &&Command| matches!(word, Command::Strike { .. });
                let strike = host.legal.iter().find(strikes);
                let word = strike.or(host.likely.first()).cloned();
                self.say(word.expect("something is likely"));
            }
        }
    }

    /// Only the last of them knows.
    fn judge(&mut self, floor: Option<Seat>, last: bool) {
        let seat = floor.expect("somebody answers");
        let verdict = if last {
            Verdict::Correct
        } else {
            Verdict::Wrong
        };
        self.say(Command::Judge { seat, verdict });
    }
}

/// A press of this button.
#[must_use]
pub fn press(seat: Seat, at: At) -> Cause {
    Cause::Pressed {
        presses: vec![Press {
            seat,
            key: Key::A,
            at,
            held: false,
        }],
    }
}

/// A verdict on whoever answers here.
///
/// # Panics
/// When nobody does.
#[must_use]
pub fn verdict(table: &Table) -> Cause {
    let view = table.view(Onlooker::Public, table.last_at());
    let seat = view.floor.expect("somebody answers");
    Cause::Said {
        command: Command::Judge {
            seat,
            verdict: Verdict::Wrong,
        },
        id: None,
    }
}

/// A wager of so many points.
#[must_use]
pub fn wager(seat: Seat, points: Points) -> Cause {
    Cause::Said {
        command: Command::Wager { seat, points },
        id: None,
    }
}
