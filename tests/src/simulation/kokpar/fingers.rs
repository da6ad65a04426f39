//! Fingers on consoles of three keys.

use dabyl_rules::view::Round;
use dabyl_rules::{At, Cause, Key, Onlooker, Press, Seat, State, Table};

use super::way;
use crate::simulation::{Chance, Game};

/// Presses of one cause at the most: every station and one more.
const TOGETHER_MOST: u64 = 4;

/// Presses of one cause lie within the tie window, in nanoseconds.
const WINDOW: u64 = 100_000;

impl Game {
    pub(in crate::simulation) fn press_keys(&mut self) {
        let count = if self.chance.one_in(4) {
            1 + self.chance.below(TOGETHER_MOST)
        } else {
            1
        };
        let mut presses: Vec<Press> = Vec::new();
        for _ in 0..count {
            let seat = self.any_player();
            let earliest = self.table.last_at().0;
            let early = if self.chance.one_in(3) {
                self.chance.below(WINDOW)
            } else {
                0
            };
            let at = At(self.now.0.saturating_sub(early).max(earliest));
            let (key, held) = (self.any_key(), self.chance.one_in(25));
            // Two keys of one console at one instant: the rules do not say which is first.
            if presses.iter().all(|press| press.seat != seat) {
                presses.push(Press {
                    seat,
                    key,
                    at,
                    held,
                });
            }
        }
        presses.sort_by_key(|press| press.at);
        looks_the_same_with_other_keys(&mut self.chance, &self.table, self.now, &presses);
        self.take(self.now, Cause::Pressed { presses });
    }

    /// The right one, rather often: wrong ones decide nothing.
    fn any_key(&mut self) -> Key {
        let keys = [Key::A, Key::B, Key::C];
        match way::right(&self.table) {
            Some(key) if self.chance.one_in(2) => key,
            Some(_) | None => self.chance.any(&keys).expect("three keys"),
        }
    }
}

/// Before the right option is shown nobody can see which key a player has pressed: where keys decide
/// at once, all wrong ones look alike.
fn looks_the_same_with_other_keys(chance: &mut Chance, table: &Table, now: At, presses: &[Press]) {
    let round = table.view(Onlooker::Public, now).place.round;
    if table.state() != State::Open || round != Some(Round::Baige) {
        return;
    }
    let mut others = presses.to_vec();
    for press in &mut others {
        press.key = chance.any(&[Key::A, Key::B, Key::C]).expect("three keys");
    }
    let after = |presses: &[Press]| {
        let mut table = table.clone();
        let presses = presses.to_vec();
        let entry = table.propose(now, Cause::Pressed { presses });
        table.advance(entry.expect("a press is taken"));
        let public = table.view(Onlooker::Public, now);
        (public, table.lamps())
    };
    assert_eq!(after(presses), after(&others), "a key can be seen");
}

/// Which option is right cannot be seen before it is shown, nor which sector hides what.
pub fn looks_the_same_with_another_right(table: &Table, now: At, command: &dabyl_rules::Command) {
    let dabyl_rules::Command::Show {
        price,
        key: Some(_),
    } = command
    else {
        return;
    };
    let views = [Key::A, Key::B, Key::C].map(|key| {
        let mut table = table.clone();
        let command = dabyl_rules::Command::Show {
            price: *price,
            key: Some(key),
        };
        let entry = table.propose(now, Cause::Said { command, id: None }).ok()?;
        table.advance(entry);
        Some((table.view(Onlooker::Public, now), table.lamps()))
    });
    let mut views = views.iter().flatten();
    let first = views.next();
    assert!(
        views.all(|view| Some(view) == first),
        "the right option can be seen"
    );
}

/// Seats of players, and once in a while one without.
impl Game {
    fn any_player(&mut self) -> Seat {
        if self.chance.one_in(25) {
            return self.chance.seat();
        }
        let view = self.table.view(Onlooker::Public, self.now);
        let stages = view.stages.as_ref().expect("stages");
        if !stages.contenders.is_empty() && !self.chance.one_in(4) {
            return self.chance.any(&stages.contenders).expect("contenders");
        }
        if let Some(turn) = stages.turn.filter(|_| self.chance.one_in(3)) {
            return turn;
        }
        let seats: Vec<Seat> = self.table.setup().seats.iter().map(|s| s.seat).collect();
        self.chance.any(&seats).expect("a game has seats")
    }
}
