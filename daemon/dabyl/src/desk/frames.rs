//! What the desk shows to the world: the game as each onlooker may see it, and the box itself.

use std::sync::Arc;

use dabyl_rules::{Onlooker, Seat, Sound};

use super::buttons::Buttons;
use super::game::Game;
use super::lights::Lights;
use crate::board::Stamp;
use crate::frame::{BoxSeat, BoxView, Frame, Published, Warning};
use crate::wiring::{Input, Role, Wiring};

/// A button that is down for longer is stuck, or somebody leans on it.
const HELD: u64 = 5_000_000_000;

/// A wired seat and its buttons.
#[derive(Debug)]
struct Wired {
    seat: Seat,
    inputs: Vec<Input>,
}

/// Makes frames.
#[derive(Debug)]
pub(crate) struct Frames {
    boot: u32,
    serial: u64,
    board: String,
    simulated: bool,
    seats: Vec<Wired>,
    /// What the last entries called for.
    sounds: Vec<Sound>,
    /// How many seats are said to be held down.
    held: usize,
    /// The card does not save.
    pub failing: bool,
}

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub game: &'a Game,
    pub buttons: &'a Buttons,
    pub lights: &'a Lights,
    pub now: u64,
}

impl Frames {
    pub fn new(wiring: &Wiring, board: &str, simulated: bool, boot: u32) -> Frames {
        let mut seats: Vec<Wired> = Vec::new();
        for (input, button) in (0..).map(Input).zip(&wiring.buttons) {
            let Role::Player(seat, _) = button.role else { continue };
            match seats.iter_mut().find(|wired| wired.seat == seat) {
                Some(wired) => wired.inputs.push(input),
                None => seats.push(Wired { seat, inputs: vec![input] }),
            }
        }
        seats.sort_by_key(|wired| wired.seat);
        Frames {
            boot,
            serial: 0,
            board: board.to_owned(),
            simulated,
            seats,
            sounds: Vec::new(),
            held: 0,
            failing: false,
        }
    }

    /// What the entries of this wake call for. It stays in all frames until the next entries, so
    /// that a page that misses one frame still hears it; the revision says that it has heard it.
    pub fn set_sounds(&mut self, sounds: Vec<Sound>) {
        self.sounds = sounds;
    }

    /// Both frames of this instant.
    pub fn render(&mut self, scene: &Scene<'_>) -> Arc<Published> {
        self.serial += 1;
        let frame = |who| {
            let table = scene.game.table();
            let view = table.map(|table| {
                let at = scene.game.at(scene.now).max(table.last_at());
                let mut view = table.view(who, at);
                view.sounds.clone_from(&self.sounds);
                view
            });
            Frame {
                boot: self.boot,
                serial: self.serial,
                game: scene.game.number,
                view,
                r#box: self.box_view(scene),
            }
        };
        let (host, public) = (frame(Onlooker::Host), frame(Onlooker::Public));
        Arc::new(Published { at: Stamp(scene.now), host, public })
    }

    fn box_view(&self, scene: &Scene<'_>) -> BoxView {
        let seats = self.seats.iter().map(|wired| BoxSeat {
            seat: wired.seat,
            keys: u8::try_from(wired.inputs.len()).unwrap_or(u8::MAX),
            down: wired.down_since(scene.buttons).is_some(),
            lamp: scene.lights.of(wired.seat),
        });
        BoxView {
            board: self.board.clone(),
            simulated: self.simulated,
            seats: seats.collect(),
            warnings: self.warnings(scene),
        }
    }

    fn warnings(&self, scene: &Scene<'_>) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if self.failing {
            warnings.push(Warning::NotSaved);
        }
        if scene.buttons.lost() > 0 {
            warnings.push(Warning::EdgesLost { count: scene.buttons.lost() });
        }
        for wired in &self.seats {
            if wired.is_stuck(scene.buttons, scene.now) {
                warnings.push(Warning::HeldDown { seat: wired.seat });
            }
            let glitches = wired.inputs.iter().map(|input| scene.buttons.glitches(*input));
            let count = glitches.fold(0, u32::saturating_add);
            if count > 0 {
                warnings.push(Warning::Glitches { seat: wired.seat, count });
            }
        }
        warnings
    }

    /// Whether a button has become stuck, or free, since this was last asked.
    pub fn held_changed(&mut self, buttons: &Buttons, now: u64) -> bool {
        let held = self.seats.iter().filter(|wired| wired.is_stuck(buttons, now)).count();
        std::mem::replace(&mut self.held, held) != held
    }

    /// When the next button will have been down for too long.
    pub fn due(&self, buttons: &Buttons, now: u64) -> Option<u64> {
        let since = self.seats.iter().filter_map(|wired| wired.down_since(buttons));
        since.map(|since| since.saturating_add(HELD)).filter(|due| *due > now).min()
    }
}

impl Wired {
    fn is_stuck(&self, buttons: &Buttons, now: u64) -> bool {
        self.down_since(buttons).is_some_and(|since| now >= since.saturating_add(HELD))
    }

    /// Since when any of its buttons is down.
    fn down_since(&self, buttons: &Buttons) -> Option<u64> {
        self.inputs.iter().filter_map(|input| buttons.down_since(*input)).min()
    }
}
