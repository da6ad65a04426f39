//! The wiring assistant: "the next press of any input becomes this seat's". Pure.

use dabyl_rules::{Key, Seat};

use super::order::Pressed;
use crate::frame::{Learned, Learning, SeatKey};
use crate::wiring::{KeyPin, Moves, Role, Wiring};

/// How long it waits: time to walk from the host's page to the farthest button.
const WAITS: u64 = 30_000_000_000;

/// Which key waits for an input.
#[derive(Clone, Copy, Debug)]
struct Lesson {
    seat: Seat,
    key: Key,
    /// A press stamped before this was not meant.
    since: u64,
}

/// The assistant, and what it knows of the configured wiring.
#[derive(Debug)]
pub(crate) struct Assistant {
    configured: Vec<KeyPin>,
    /// Pins of the configured spares.
    spares: Vec<u32>,
    number: u64,
    lesson: Option<Lesson>,
    learned: Option<Learned>,
}

impl Assistant {
    /// Lays what the journal knows over the configured wiring. If that is stale it is dropped, with a
    /// note, and what it says comes out as moves that move nothing, for the journal.
    pub fn new(wiring: &mut Wiring, moves: Option<Moves>) -> (Assistant, Option<Moves>) {
        let mut new = Assistant {
            configured: wiring.keys(),
            spares: wiring.spares().collect(),
            number: moves.as_ref().map_or(0, |moves| moves.number),
            lesson: None,
            learned: None,
        };
        let stale = moves.and_then(|moves| wiring.lay(&moves).err());
        let dropped = stale.map(|why| {
            log::warn!("{why}");
            new.moves(wiring)
        });
        (new, dropped)
    }

    /// The moves as they stand, for the journal.
    fn moves(&mut self, wiring: &Wiring) -> Moves {
        self.number += 1;
        Moves {
            number: self.number,
            configured: self.configured.clone(),
            keys: wiring.keys(),
        }
    }

    /// The next press is this key's. `false`: the box has no such key.
    pub fn learn(&mut self, seat: Seat, key: Key, now: u64, wiring: &Wiring) -> bool {
        if wiring.input(Role::Player(seat, key)).is_none() {
            return false;
        }
        self.learned = None;
        self.lesson = Some(Lesson {
            seat,
            key,
            since: now,
        });
        true
    }

    /// It is not.
    pub fn give_up(&mut self) {
        self.learned = None;
        self.lesson = None;
    }

    pub fn is_learning(&self) -> bool {
        self.lesson.is_some()
    }

    /// When it has waited for too long.
    pub fn due(&self) -> Option<u64> {
        self.lesson.map(|lesson| lesson.since.saturating_add(WAITS))
    }

    /// Gives this input to the key that waits. `None`: it was pressed before anybody asked, or it is
    /// none that could be given; nothing has changed. The moves are for the journal, if any key has
    /// moved.
    pub fn take(&mut self, pressed: Pressed, wiring: &mut Wiring) -> Option<Option<Moves>> {
        let Lesson { seat, key, since } = self.lesson?;
        if pressed.stamp < since {
            return None;
        }
        let before = wiring.input(Role::Player(seat, key));
        let given = wiring.give(seat, key, pressed.input)?;
        self.lesson = None;
        self.learned = Some(Learned {
            seat,
            key,
            pin: given.pin,
            swapped: given.swapped.map(|(seat, key)| SeatKey { seat, key }),
        });
        let moved = before != Some(pressed.input);
        Some(moved.then(|| self.moves(wiring)))
    }

    /// Every key is where the configuration says. The moves are for the journal, if any key has moved.
    pub fn reset(&mut self, wiring: &mut Wiring) -> Option<Moves> {
        self.give_up();
        if wiring.keys() == self.configured {
            return None;
        }
        for KeyPin { seat, key, pin } in self.configured.clone() {
            if let Some(input) = wiring.on_pin(pin) {
                wiring.give(seat, key, input);
            }
        }
        Some(self.moves(wiring))
    }

    /// Whether a key of this seat hangs elsewhere than configured.
    pub fn has_moved(&self, seat: Seat, wiring: &Wiring) -> bool {
        let keys = wiring.keys();
        let mut pairs = self.configured.iter().zip(&keys);
        pairs.any(|(configured, now)| configured.seat == seat && configured != now)
    }

    /// The pins of the configured spares.
    pub fn spares(&self) -> &[u32] {
        &self.spares
    }

    pub fn learning(&self, now: u64) -> Option<Learning> {
        let Lesson { seat, key, since } = self.lesson?;
        // Rounded up: it is not over while something is left.
        let left = since.saturating_add(WAITS).saturating_sub(now);
        Some(Learning {
            seat,
            key,
            left_ms: u32::try_from(left.div_ceil(1_000_000)).unwrap_or(u32::MAX),
        })
    }

    pub fn learned(&self) -> Option<Learned> {
        self.learned
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wiring::{Button, HostKey, Input};

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("1 to 6")
    }

    /// Seats 1 to 3 on pins 11 to 13, arm on 14, a spare on 15.
    fn wiring() -> Wiring {
        let players = (1..=3).map(|number| Role::Player(seat(number), Key::A));
        let roles = players.chain([Role::Host(HostKey::Arm), Role::Spare(15)]);
        Wiring {
            chip: None,
            buttons: (11..)
                .zip(roles)
                .map(|(pin, role)| Button { pin, role })
                .collect(),
            lamps: Vec::new(),
            buttons_active_low: true,
            lamps_active_low: false,
        }
    }

    fn press(input: u8, stamp: u64) -> Pressed {
        Pressed {
            input: Input(input),
            stamp,
        }
    }

    fn pins(wiring: &Wiring) -> Vec<u32> {
        wiring.keys().iter().map(|key| key.pin).collect()
    }

    #[test]
    fn the_next_press_is_the_seats_and_survives_in_the_journal() {
        let mut wiring = wiring();
        let (mut assistant, dropped) = Assistant::new(&mut wiring, None);
        assert_eq!(dropped, None);
        assert!(assistant.learn(seat(2), Key::A, 100, &wiring));
        assert_eq!(assistant.take(press(4, 99), &mut wiring), None, "before");
        assert_eq!(assistant.take(press(3, 150), &mut wiring), None, "host's");
        assert!(assistant.is_learning());
        let moves = assistant.take(press(4, 200), &mut wiring).flatten();
        assert_eq!(pins(&wiring), [11, 15, 13]);
        assert!(!assistant.is_learning());
        assert_eq!(assistant.learned().map(|learned| learned.pin), Some(15));
        assert!(assistant.has_moved(seat(2), &wiring) && !assistant.has_moved(seat(1), &wiring));
        assert_eq!(assistant.take(press(0, 300), &mut wiring), None, "one only");

        let mut again = self::wiring();
        let (mut assistant, dropped) = Assistant::new(&mut again, moves.clone());
        assert_eq!((again, dropped), (wiring.clone(), None));
        let reset = assistant.reset(&mut wiring).expect("a key was moved");
        assert_eq!(wiring, self::wiring());
        assert_eq!(reset.number, moves.map_or(0, |moves| moves.number) + 1);
        assert_eq!(assistant.reset(&mut wiring), None, "once is enough");
    }

    #[test]
    fn another_seats_input_is_swapped_and_its_own_changes_nothing() {
        let mut wiring = wiring();
        let (mut assistant, _) = Assistant::new(&mut wiring, None);
        assistant.learn(seat(1), Key::A, 0, &wiring);
        let own = assistant.take(press(0, 1), &mut wiring);
        assert_eq!(own, Some(None), "learned, and nothing to save");
        assistant.learn(seat(1), Key::A, 2, &wiring);
        assert_eq!(assistant.learned(), None, "the last one is forgotten");
        let moves = assistant.take(press(2, 3), &mut wiring).flatten();
        assert_eq!(moves.map(|moves| moves.number), Some(1));
        let swapped = assistant.learned().and_then(|learned| learned.swapped);
        let other = SeatKey {
            seat: seat(3),
            key: Key::A,
        };
        assert_eq!((swapped, pins(&wiring)), (Some(other), vec![13, 12, 11]));
    }

    #[test]
    fn a_circle_of_swaps_is_put_back_whole() {
        let mut wiring = wiring();
        let (mut assistant, _) = Assistant::new(&mut wiring, None);
        for (number, input) in [(1, 1), (2, 2), (3, 4), (1, 3), (2, 0)] {
            assistant.learn(seat(number), Key::A, 0, &wiring);
            assistant.take(press(input, 1), &mut wiring);
        }
        assert_ne!(pins(&wiring), [11, 12, 13]);
        assistant.reset(&mut wiring);
        assert_eq!(wiring, self::wiring());
    }

    #[test]
    fn it_waits_for_half_a_minute_and_only_for_keys_there_are() {
        let wiring = &mut wiring();
        let (mut assistant, _) = Assistant::new(wiring, None);
        assert!(!assistant.learn(seat(4), Key::A, 0, wiring));
        assert!(!assistant.learn(seat(1), Key::B, 0, wiring));
        assert_eq!((assistant.due(), assistant.learning(0)), (None, None));
        assistant.learn(seat(1), Key::A, 5, wiring);
        assert_eq!(assistant.due(), Some(5 + WAITS));
        let left = |now| assistant.learning(now).map(|learning| learning.left_ms);
        assert_eq!((left(5), left(1_000_006)), (Some(30_000), Some(29_999)));
        assistant.give_up();
        assert!(!assistant.is_learning());
    }

    #[test]
    fn moves_over_other_pins_are_dropped_for_good() {
        let mut old = wiring();
        let (mut assistant, _) = Assistant::new(&mut old, None);
        assistant.learn(seat(1), Key::A, 0, &old);
        let moves = assistant.take(press(4, 1), &mut old).flatten();
        let mut new = wiring();
        new.buttons[1].pin = 22;
        let (assistant, dropped) = Assistant::new(&mut new, moves);
        assert_eq!(pins(&new), [11, 22, 13]);
        assert!(!assistant.has_moved(seat(1), &new));
        let dropped = dropped.expect("for the journal");
        assert_eq!(dropped.number, 2);
        assert_eq!(
            (dropped.keys.clone(), dropped.configured),
            (new.keys(), dropped.keys)
        );
    }
}
