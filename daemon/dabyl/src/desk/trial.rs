//! The test of the buttons before a game: what was pressed, how often, and in which order. Pure.

use dabyl_rules::{Key, Seat};

use super::buttons::Buttons;
use crate::frame::{ButtonTest, SeatKey, TestedHostKey, TestedKey, TestedPress};
use crate::wiring::{Input, Role, Wiring};

/// A row of presses is one try with two hands or more; after so much silence the next one begins.
const ROW: u64 = 1_500_000_000;

/// A test in which nobody presses for so long was forgotten: a box that the host runs by its wired
/// buttons alone must not seem dead.
const FORGOTTEN: u64 = 600_000_000_000;

/// The test, while it is on.
#[derive(Debug)]
pub(crate) struct Trial {
    /// Presses stamped before this are the game's.
    since: u64,
    /// The game that was on the table; another one ends the test.
    pub game: u64,
    touched: u64,
    lost_before: u32,
    counts: Vec<(Role, u32)>,
    row: Vec<(Seat, Key, u64)>,
}

impl Trial {
    pub fn new(now: u64, game: u64, lost: u32) -> Trial {
        Trial {
            since: now,
            game,
            touched: now,
            lost_before: lost,
            counts: Vec::new(),
            row: Vec::new(),
        }
    }

    /// Whether a press of this stamp belongs to the test.
    pub fn takes(&self, stamp: u64) -> bool {
        stamp >= self.since
    }

    /// A button was pressed; presses come in order of their stamps. Says whose tone answers.
    pub fn press(&mut self, role: Role, stamp: u64) -> Option<Seat> {
        self.touched = self.touched.max(stamp);
        match self.counts.iter_mut().find(|(known, _)| *known == role) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => self.counts.push((role, 1)),
        }
        let Role::Player(seat, key) = role else {
            return None;
        };
        let silent = self
            .row
            .last()
            .is_none_or(|(_, _, last)| stamp.saturating_sub(*last) > ROW);
        let again = self.row.iter().any(|row| (row.0, row.1) == (seat, key));
        if silent || again {
            self.row.clear();
        }
        self.row.push((seat, key, stamp));
        Some(seat)
    }

    fn presses(&self, role: Role) -> u32 {
        let mut counts = self.counts.iter();
        counts
            .find(|(known, _)| *known == role)
            .map_or(0, |(_, count)| *count)
    }

    /// When it will have been forgotten.
    pub fn due(&self) -> u64 {
        self.touched.saturating_add(FORGOTTEN)
    }

    /// What people see of it. A key that is down counts as held from `held` nanoseconds on, or if it
    /// was down before the test.
    pub fn view(&self, wiring: &Wiring, buttons: &Buttons, now: u64, held: u64) -> ButtonTest {
        let mut seats = Vec::new();
        let mut host = Vec::new();
        let mut stuck = Vec::new();
        for (input, button) in (0..).map(Input).zip(&wiring.buttons) {
            let since = buttons.down_since(input);
            let (presses, down) = (self.presses(button.role), since.is_some());
            match button.role {
                Role::Player(seat, key) => {
                    seats.push(TestedKey {
                        seat,
                        key,
                        presses,
                        down,
                    });
                    let is_held = |since| since < self.since || now.saturating_sub(since) >= held;
                    if since.is_some_and(is_held) {
                        stuck.push(SeatKey { seat, key });
                    }
                }
                Role::Host(key) => host.push(TestedHostKey {
                    host: key,
                    presses,
                    down,
                }),
                Role::Spare(_) => {}
            }
        }
        seats.sort_by_key(|tested| (tested.seat, tested.key));
        stuck.sort_by_key(|held| (held.seat, held.key));
        let first = self.row.first().map_or(0, |(_, _, stamp)| *stamp);
        let order = self.row.iter().map(|(seat, key, stamp)| TestedPress {
            seat: *seat,
            key: *key,
            behind_us: u32::try_from(stamp.saturating_sub(first) / 1_000).unwrap_or(u32::MAX),
        });
        ButtonTest {
            seats,
            host,
            order: order.collect(),
            held: stuck,
            lost: buttons.lost().saturating_sub(self.lost_before),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Edge, Stamp};
    use crate::desk::limits::{Limits, Nanos};
    use crate::desk::order::Order;
    use crate::wiring::{Button, HostKey, Inputs};

    const MS: u64 = 1_000_000;
    const HELD: u64 = 5_000 * MS;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("1 to 6")
    }

    fn player(number: u8) -> Role {
        Role::Player(seat(number), Key::A)
    }

    /// Seats 2 and 1, arm, and a spare.
    fn wiring() -> Wiring {
        let roles = [
            player(2),
            player(1),
            Role::Host(HostKey::Arm),
            Role::Spare(9),
        ];
        Wiring {
            chip: None,
            buttons: (6..)
                .zip(roles)
                .map(|(pin, role)| Button { pin, role })
                .collect(),
            lamps: Vec::new(),
            buttons_active_low: true,
            lamps_active_low: false,
        }
    }

    fn buttons(down: u64) -> Buttons {
        let limits = Nanos::from(Limits::default());
        Buttons::new(&wiring().buttons, Inputs(down), 0, limits)
    }

    fn order(trial: &Trial) -> Vec<(u8, u32)> {
        let view = trial.view(&wiring(), &buttons(0), 0, HELD);
        let row = view.order.iter();
        row.map(|press| (press.seat.number(), press.behind_us))
            .collect()
    }

    #[test]
    fn each_key_counts_its_presses_and_only_seats_have_a_tone() {
        let mut trial = Trial::new(100, 0, 0);
        assert_eq!(trial.press(player(1), 200), Some(seat(1)));
        assert_eq!(trial.press(player(1), 300 * MS), Some(seat(1)));
        assert_eq!(trial.press(Role::Host(HostKey::Arm), 400 * MS), None);
        let view = trial.view(&wiring(), &buttons(0), 400 * MS, HELD);
        let counts: Vec<_> = view
            .seats
            .iter()
            .map(|key| (key.seat.number(), key.presses, key.down))
            .collect();
        assert_eq!(counts, [(1, 2, false), (2, 0, false)]);
        assert_eq!((view.host.len(), view.host[0].presses), (1, 1));
    }

    #[test]
    fn two_hands_make_a_row_with_distances() {
        let mut trial = Trial::new(0, 0, 0);
        trial.press(player(2), 1_000 * MS);
        trial.press(player(1), 1_000 * MS + 412_900);
        assert_eq!(order(&trial), [(2, 0), (1, 412)]);
        trial.press(player(2), 1_100 * MS);
        assert_eq!(order(&trial), [(2, 0)], "the same key begins a new row");
        trial.press(player(1), 1_100 * MS + ROW);
        assert_eq!(order(&trial).len(), 2, "not yet silent for long enough");
        trial.press(player(2), 1_101 * MS + 2 * ROW);
        assert_eq!(order(&trial), [(2, 0)], "after a silence too");
    }

    #[test]
    fn keys_that_were_down_before_or_stay_down_are_held() {
        let mut at_start = buttons(0b01);
        let trial = Trial::new(10 * MS, 0, 0);
        let held = |buttons: &Buttons, now| {
            let view = trial.view(&wiring(), buttons, now, HELD);
            let held = view.held.iter();
            held.map(|held| held.seat.number()).collect::<Vec<_>>()
        };
        assert_eq!(held(&at_start, 11 * MS), [2], "before the test");
        let mut order = Order::<()>::new();
        let edge = Edge {
            stamp: Stamp(20 * MS),
            input: Input(1),
            closed: true,
            sequence: 1,
        };
        at_start.edges(&[edge], 20 * MS, &mut order);
        at_start.levels(Inputs(0b11), 21 * MS, &mut order);
        assert_eq!(held(&at_start, 22 * MS), [2], "a press is no holding");
        assert_eq!(held(&at_start, 20 * MS + HELD), [1, 2]);
    }

    #[test]
    fn what_was_pressed_before_is_the_games_and_a_silent_test_is_forgotten() {
        let mut trial = Trial::new(100, 0, 0);
        assert!(!trial.takes(99) && trial.takes(100));
        assert_eq!(trial.due(), 100 + FORGOTTEN);
        trial.press(player(1), 500);
        assert_eq!(trial.due(), 500 + FORGOTTEN);
    }

    #[test]
    fn only_edges_lost_since_it_began_are_its_own() {
        let mut buttons = buttons(0);
        let mut order = Order::<()>::new();
        let mut lose = |buttons: &mut Buttons, sequence, stamp| {
            let edge = Edge {
                stamp: Stamp(stamp),
                input: Input(3),
                closed: true,
                sequence,
            };
            buttons.edges(&[edge], stamp, &mut order);
            assert!(buttons.expire(stamp + 20 * MS));
        };
        lose(&mut buttons, 3, MS);
        let trial = Trial::new(50 * MS, 0, buttons.lost());
        let lost = |buttons: &Buttons| trial.view(&wiring(), buttons, 60 * MS, HELD).lost;
        assert_eq!((buttons.lost(), lost(&buttons)), (2, 0));
        lose(&mut buttons, 5, 100 * MS);
        assert_eq!((buttons.lost(), lost(&buttons)), (3, 1));
    }
}
