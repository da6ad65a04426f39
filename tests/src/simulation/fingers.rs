//! Time that goes on, and fingers on buttons.

use dabyl_rules::{At, Cause, Key, Press, Seat, State};

use super::{Game, STEP_MOST};

/// Presses of one cause: as many as there are seats, and one more for a second key.
const TOGETHER_MOST: u64 = 4;

impl Game {
    /// Somebody may stand at the buttons.
    pub(super) fn plays(&self) -> bool {
        match self.table.state() {
            State::Ready | State::Value | State::Reading | State::Thinking => true,
            State::Open | State::Answering => true,
            State::Presenting | State::WaitingSignal | State::Rebound => true,
            State::Assigning | State::Picking | State::Sequencing | State::Striking => false,
            State::Naming | State::Wagering | State::Discussing | State::Collecting => false,
            State::Revealing | State::Calling | State::Closed | State::Shown => false,
            State::Void | State::Over => false,
        }
    }

    /// Time goes on, often just to the deadline; clocks run out on the way at their own instant.
    pub(super) fn pass_time(&mut self) {
        let mut step = self.chance.below(STEP_MOST);
        // Within a millisecond of the first right key another takes its win back.
        if self.is_kokpar() && self.chance.one_in(8) {
            step = self.chance.below(100 * 1_000);
        }
        let mut next = At(self.now.0
            + if self.chance.one_in(3) {
                step
            } else {
                step / 50
            });
        if let Some(deadline) = self.table.deadline()
            && self.chance.one_in(6)
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

    pub(super) fn press(&mut self) {
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
    pub(super) fn press_seldom(&mut self) {
        let early = At(self.now.0.saturating_sub(self.chance.below(100_000)));
        let (one, other) = (self.any_seat(), self.any_seat());
        let press = |seat, at| Press {
            seat,
            key: Key::A,
            at,
            held: false,
        };
        let presses = vec![press(one, early), press(other, self.now)];
        self.take(self.now, Cause::Pressed { presses });
    }

    /// A seat in play, or once in a while one without a team.
    fn any_seat(&mut self) -> Seat {
        if self.chance.one_in(20) {
            return self.chance.seat();
        }
        let seats: Vec<Seat> = self.table.setup().seats.iter().map(|s| s.seat).collect();
        self.chance.any(&seats).expect("a game has seats")
    }
}
