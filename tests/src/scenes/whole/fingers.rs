//! Fingers on the buttons: of the real chip in the virtual machine, or of a desk that is only drawn,
//! to look for faults without a virtual machine.

use std::time::Duration;

use dabyl_rules::{Seat, Verdict};
use serde_json::{Value, json};

use crate::gpio_sim::Button;
use crate::phone::Phone;
use crate::scenes::{SPARE, Stage};

/// Long enough for any finger.
const TAP: Duration = Duration::from_millis(60);

/// After a press what follows on its line may be bounce.
const REST: Duration = Duration::from_millis(40);

/// All buttons of the box.
#[derive(Debug)]
pub enum Fingers<'a> {
    /// On a real chip.
    Wired(&'a Stage),
    /// On the panel of a box at this address.
    Drawn(Phone),
}

/// A button.
#[derive(Clone, Copy, Debug)]
pub enum Finger {
    /// What was wired to this seat first.
    Player(Seat),
    /// The spare input.
    Spare,
    /// The host's, for this verdict.
    Host(Verdict),
}

impl Fingers<'_> {
    /// Presses and lets go.
    ///
    /// # Panics
    /// When there is no such button.
    pub fn tap(&self, finger: Finger) {
        match self {
            Fingers::Wired(stage) => button(stage, finger).tap(TAP),
            Fingers::Drawn(panel) => {
                press(panel, finger, true);
                std::thread::sleep(TAP);
                press(panel, finger, false);
            }
        }
        std::thread::sleep(REST);
    }
}

fn button(stage: &Stage, finger: Finger) -> &Button {
    match finger {
        Finger::Player(seat) => &stage.buttons[seat.index()],
        Finger::Spare => &stage.spare,
        Finger::Host(Verdict::Correct) => &stage.host[1],
        Finger::Host(_) => &stage.host[2],
    }
}

fn press(panel: &Phone, finger: Finger, down: bool) {
    let press: Value = match finger {
        Finger::Player(seat) => json!({"seat": seat, "down": down}),
        Finger::Spare => json!({"spare": SPARE, "down": down}),
        Finger::Host(Verdict::Correct) => json!({"host": "right", "down": down}),
        Finger::Host(_) => json!({"host": "wrong", "down": down}),
    };
    assert_eq!(panel.post("/api/panel", &press).status, 204, "{finger:?}");
}
