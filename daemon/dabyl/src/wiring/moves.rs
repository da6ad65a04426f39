//! Keys that were given another input than the configuration says: a dead button in the middle of a
//! game, or two wires in each other's place. Lamps stay where they are.

use dabyl_rules::{Key, Seat};
use serde::{Deserialize, Serialize};

use super::{Button, Input, Role, Wiring};

/// A player's key and the pin that it hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct KeyPin {
    /// Whose.
    pub seat: Seat,
    /// Which of the console's keys.
    pub key: Key,
    /// The line's offset on the chip.
    pub pin: u32,
}

/// Which pin each key hangs on by the host's word. It belongs to the box, not to a game; this is its
/// form in the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moves {
    /// Counts all that were ever made on this box: of two copies the higher is the later.
    pub number: u64,
    /// The configured keys over which these were made, in order of seats and keys.
    pub configured: Vec<KeyPin>,
    /// The same keys with the pins that they have now.
    pub keys: Vec<KeyPin>,
}

/// What giving an input to a key has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// The pin that the key has now.
    pub pin: u32,
    /// The key whose input this was; it has the other one's former input.
    pub swapped: Option<(Seat, Key)>,
}

/// The configuration has other pins than those over which the moves were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the pins in the configuration have changed since keys were moved to other inputs, so every key \
     is where the configuration says: move it again on the host's page if that is still needed"
)]
pub struct Stale;

impl Wiring {
    /// Every player's key with its pin, in order of seats and keys.
    #[must_use]
    pub fn keys(&self) -> Vec<KeyPin> {
        let key = |button: &Button| match button.role {
            Role::Player(seat, key) => Some(KeyPin {
                seat,
                key,
                pin: button.pin,
            }),
            Role::Host(_) | Role::Spare(_) => None,
        };
        let mut keys: Vec<KeyPin> = self.buttons.iter().filter_map(key).collect();
        keys.sort_unstable();
        keys
    }

    /// The pins of inputs that are nobody's now.
    pub fn spares(&self) -> impl Iterator<Item = u32> {
        let spare = |button: &Button| match button.role {
            Role::Spare(pin) => Some(pin),
            Role::Player(..) | Role::Host(_) => None,
        };
        self.buttons.iter().filter_map(spare)
    }

    /// The input that has this role now.
    #[must_use]
    pub fn input(&self, role: Role) -> Option<Input> {
        let place = self.buttons.iter().position(|button| button.role == role)?;
        u8::try_from(place).ok().map(Input)
    }

    /// The input on this pin.
    #[must_use]
    pub fn on_pin(&self, pin: u32) -> Option<Input> {
        let place = self.buttons.iter().position(|button| button.pin == pin)?;
        u8::try_from(place).ok().map(Input)
    }

    /// What pressing this input means now.
    #[must_use]
    pub fn role(&self, input: Input) -> Option<Role> {
        Some(self.buttons.get(usize::from(input.0))?.role)
    }

    /// Gives an input to a key. If it was another key's, that one gets the former input of this one;
    /// if it was a spare, the former input is one from now on. `None`: the box has no such key, or
    /// the input is the host's, and nothing has changed.
    pub fn give(&mut self, seat: Seat, key: Key, input: Input) -> Option<Given> {
        let former = self.input(Role::Player(seat, key))?;
        let taken = self.role(input)?;
        let (former, input) = (usize::from(former.0), usize::from(input.0));
        let swapped = match taken {
            Role::Host(_) => return None,
            Role::Player(seat, key) => Some((seat, key)),
            Role::Spare(_) => None,
        };
        let left = swapped.map_or(Role::Spare(self.buttons[former].pin), |_| taken);
        self.buttons[former].role = left;
        self.buttons[input].role = Role::Player(seat, key);
        Some(Given {
            pin: self.buttons[input].pin,
            swapped: swapped.filter(|_| former != input),
        })
    }

    /// Lays the moves over the wiring as it is configured.
    ///
    /// # Errors
    /// When it is not the wiring over which they were made; it is as it was then.
    pub fn lay(&mut self, moves: &Moves) -> Result<(), Stale> {
        let Moves {
            configured, keys, ..
        } = moves;
        let same = |(old, new): (&KeyPin, &KeyPin)| (old.seat, old.key) == (new.seat, new.key);
        let named = keys.len() == configured.len() && configured.iter().zip(keys).all(same);
        if self.keys() != *configured || !named {
            return Err(Stale);
        }
        let mut buttons = self.buttons.clone();
        for button in &mut buttons {
            if let Role::Player(..) = button.role {
                button.role = Role::Spare(button.pin);
            }
        }
        for KeyPin { seat, key, pin } in keys {
            let free = Role::Spare(*pin);
            let button = buttons.iter_mut().find(|button| button.role == free);
            button.ok_or(Stale)?.role = Role::Player(*seat, *key);
        }
        self.buttons = buttons;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::HostKey;
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("1 to 6")
    }

    /// Seats 1 to 3 on pins 11 to 13, arm on 14, spares on 15 and 16.
    fn wiring() -> Wiring {
        let players = (1..=3).map(|number| Role::Player(seat(number), Key::A));
        let roles = players.chain([Role::Host(HostKey::Arm), Role::Spare(15), Role::Spare(16)]);
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

    fn pins(wiring: &Wiring) -> Vec<u32> {
        wiring.keys().iter().map(|key| key.pin).collect()
    }

    fn moves(wiring: &Wiring) -> Moves {
        Moves {
            number: 1,
            configured: self::wiring().keys(),
            keys: wiring.keys(),
        }
    }

    #[test]
    fn a_spare_takes_the_place_of_a_dead_button_which_is_spare_then() {
        let mut wiring = wiring();
        let given = wiring.give(seat(2), Key::A, Input(4));
        let expected = Given {
            pin: 15,
            swapped: None,
        };
        assert_eq!(given, Some(expected));
        assert_eq!(pins(&wiring), [11, 15, 13]);
        assert_eq!(wiring.role(Input(1)), Some(Role::Spare(12)));
        wiring.give(seat(2), Key::A, Input(1));
        assert_eq!(wiring, self::wiring(), "and back");
    }

    #[test]
    fn two_seats_change_their_inputs() {
        let mut wiring = wiring();
        let given = wiring.give(seat(1), Key::A, Input(2)).expect("a key");
        assert_eq!((given.pin, given.swapped), (13, Some((seat(3), Key::A))));
        assert_eq!(pins(&wiring), [13, 12, 11]);
        let own = wiring.give(seat(1), Key::A, Input(2)).expect("a key");
        assert_eq!((own.pin, own.swapped), (13, None), "its own already");
        assert_eq!(pins(&wiring), [13, 12, 11]);
    }

    #[test]
    fn the_hosts_buttons_and_what_is_not_there_cannot_be_given() {
        let mut wiring = wiring();
        for (number, key, input) in [
            (1, Key::A, 3),
            (1, Key::A, 9),
            (4, Key::A, 4),
            (1, Key::B, 4),
        ] {
            assert_eq!(wiring.give(seat(number), key, Input(input)), None);
        }
        assert_eq!(wiring, self::wiring());
    }

    #[test]
    fn moves_are_laid_over_the_wiring_they_were_made_for_and_no_other() {
        let mut moved = wiring();
        moved.give(seat(2), Key::A, Input(4));
        moved.give(seat(1), Key::A, Input(2));
        let moves = moves(&moved);
        let mut again = wiring();
        assert_eq!(again.lay(&moves), Ok(()));
        assert_eq!(again, moved);

        let mut more_spares = wiring();
        more_spares.buttons.push(Button {
            pin: 17,
            role: Role::Spare(17),
        });
        assert_eq!(more_spares.lay(&moves), Ok(()), "a new spare harms nobody");

        let mut rewired = wiring();
        rewired.buttons[0].pin = 20;
        let mut unspared = wiring();
        unspared.buttons.remove(4);
        let mut twice = moves.clone();
        twice.keys[2].pin = 13;
        let mut short = moves.clone();
        short.keys.pop();
        let mut hosts = moves.clone();
        hosts.keys[0].pin = 14;
        for (mut wiring, moves) in [
            (rewired, &moves),
            (unspared, &moves),
            (wiring(), &twice),
            (wiring(), &short),
            (wiring(), &hosts),
        ] {
            let before = wiring.clone();
            assert_eq!(wiring.lay(moves), Err(Stale), "{moves:?}");
            assert_eq!(wiring, before);
        }
    }
}
