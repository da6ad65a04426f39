//! What the desk shows to the world: the game as each onlooker may see it, and the box itself.

use std::collections::BTreeSet;
use std::sync::Arc;

use dabyl_rules::view::Sound;
use dabyl_rules::{Onlooker, Seat, View};

use super::assistant::Assistant;
use super::buttons::Buttons;
use super::captains::Captains;
use super::game::Game;
use super::lights::Lights;
use super::trial::Trial;
use crate::board::Stamp;
use crate::frame::{BoxSeat, BoxView, Frame, Published, SeatKey, SpareInput, Warning};
use crate::media::files_of;
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
    /// What the entries of the last wake call for, but for its very last entry.
    earlier: Sounds,
    /// How many seats are said to be held down.
    held: usize,
    /// The game on the table, and the files that it may show.
    files: (u64, Arc<BTreeSet<String>>),
    /// The card does not save.
    pub failing: bool,
}

#[derive(Debug, Default)]
struct Sounds {
    host: Vec<Sound>,
    public: Vec<Sound>,
}

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub game: &'a Game,
    pub buttons: &'a Buttons,
    pub lights: &'a Lights,
    pub wiring: &'a Wiring,
    pub assistant: &'a Assistant,
    pub trial: Option<&'a Trial>,
    pub now: u64,
}

impl Frames {
    pub fn new(wiring: &Wiring, board: &str, simulated: bool, boot: u32) -> Frames {
        let mut new = Frames {
            boot,
            serial: 0,
            board: board.to_owned(),
            simulated,
            seats: Vec::new(),
            earlier: Sounds::default(),
            held: 0,
            files: (0, Arc::default()),
            failing: false,
        };
        new.rewire(wiring);
        new
    }

    /// The same seats, some of which now have other inputs.
    pub fn rewire(&mut self, wiring: &Wiring) {
        let mut seats: Vec<Wired> = Vec::new();
        for (input, button) in (0..).map(Input).zip(&wiring.buttons) {
            let Role::Player(seat, _) = button.role else {
                continue;
            };
            match seats.iter_mut().find(|wired| wired.seat == seat) {
                Some(wired) => wired.inputs.push(input),
                None => seats.push(Wired {
                    seat,
                    inputs: vec![input],
                }),
            }
        }
        seats.sort_by_key(|wired| wired.seat);
        self.seats = seats;
    }

    /// A wake begins that may bring entries.
    pub fn forget_sounds(&mut self) {
        self.earlier.host.clear();
        self.earlier.public.clear();
    }

    /// Another entry follows in the same wake: a view only says what its last one calls for.
    pub fn keep_sounds(&mut self, scene: &Scene<'_>) {
        self.earlier.host = self.sounds(scene, Onlooker::Host);
        self.earlier.public = self.sounds(scene, Onlooker::Public);
    }

    fn sounds(&self, scene: &Scene<'_>, who: Onlooker) -> Vec<Sound> {
        self.view(scene, who)
            .map(|view| view.sounds)
            .unwrap_or_default()
    }

    /// The view with the sounds of its whole wake. They stay in all frames until the next entries,
    /// so that a page that misses one frame still hears them; the revision says that it has.
    fn view(&self, scene: &Scene<'_>, who: Onlooker) -> Option<View> {
        let table = scene.game.table()?;
        let mut view = table.view(who, scene.game.at(scene.now).max(table.last_at()));
        let earlier = match who {
            Onlooker::Host => &self.earlier.host,
            Onlooker::Public | Onlooker::Captain(_) => &self.earlier.public,
        };
        view.sounds.splice(0..0, earlier.iter().copied());
        Some(view)
    }

    /// All frames of this instant. A captain's costs a view, and most seats have none.
    pub fn render(&mut self, scene: &Scene<'_>, captains: &Captains) -> Arc<Published> {
        self.serial += 1;
        let frame = |who| Frame {
            boot: self.boot,
            serial: self.serial,
            game: scene.game.number,
            view: self.view(scene, who),
            r#box: self.box_view(scene),
        };
        let (host, public) = (frame(Onlooker::Host), frame(Onlooker::Public));
        let table = scene.game.table().into_iter();
        let seats = table.flat_map(|table| captains.of(table));
        let captains = seats.map(|seat| (seat, frame(Onlooker::Captain(seat))));
        let captains = captains.collect();
        Arc::new(Published {
            at: Stamp(scene.now),
            host,
            public,
            captains,
            files: self.files(scene.game),
        })
    }

    /// The files of the game on the table; a set-up never changes, so they are looked for once a game.
    fn files(&mut self, game: &Game) -> Arc<BTreeSet<String>> {
        if self.files.0 != game.number {
            let files = game.table().map(|table| files_of(table.setup()));
            self.files = (game.number, Arc::new(files.unwrap_or_default()));
        }
        Arc::clone(&self.files.1)
    }

    fn box_view(&self, scene: &Scene<'_>) -> BoxView {
        let seats = self.seats.iter().map(|wired| BoxSeat {
            seat: wired.seat,
            keys: u8::try_from(wired.inputs.len()).unwrap_or(u8::MAX),
            down: wired.down_since(scene.buttons).is_some(),
            lamp: scene.lights.of(wired.seat),
            spare: scene.assistant.has_moved(wired.seat, scene.wiring),
        });
        let trial = scene.trial;
        let test = trial.map(|trial| trial.view(scene.wiring, scene.buttons, scene.now, HELD));
        BoxView {
            board: self.board.clone(),
            simulated: self.simulated,
            seats: seats.collect(),
            spares: spares(scene).collect(),
            test,
            learning: scene.assistant.learning(scene.now),
            learned: scene.assistant.learned(),
            warnings: self.warnings(scene),
        }
    }

    fn warnings(&self, scene: &Scene<'_>) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if self.failing {
            warnings.push(Warning::NotSaved);
        }
        if scene.buttons.lost() > 0 {
            warnings.push(Warning::EdgesLost {
                count: scene.buttons.lost(),
            });
        }
        for wired in &self.seats {
            if wired.is_stuck(scene.buttons, scene.now) {
                warnings.push(Warning::HeldDown { seat: wired.seat });
            }
            let glitches = wired
                .inputs
                .iter()
                .map(|input| scene.buttons.glitches(*input));
            let count = glitches.fold(0, u32::saturating_add);
            if count > 0 {
                warnings.push(Warning::Glitches {
                    seat: wired.seat,
                    count,
                });
            }
        }
        warnings
    }

    /// Whether a button has become stuck, or free, since this was last asked.
    pub fn held_changed(&mut self, buttons: &Buttons, now: u64) -> bool {
        let held = self
            .seats
            .iter()
            .filter(|wired| wired.is_stuck(buttons, now))
            .count();
        std::mem::replace(&mut self.held, held) != held
    }

    /// When the next button will have been down for too long.
    pub fn due(&self, buttons: &Buttons, now: u64) -> Option<u64> {
        let since = self
            .seats
            .iter()
            .filter_map(|wired| wired.down_since(buttons));
        since
            .map(|since| since.saturating_add(HELD))
            .filter(|due| *due > now)
            .min()
    }
}

/// Every input that is configured as a spare, with whoever has it now.
fn spares<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = SpareInput> + 'a {
    scene.assistant.spares().iter().map(|pin| {
        let input = scene.wiring.on_pin(*pin);
        let role = input.and_then(|input| scene.wiring.role(input));
        SpareInput {
            pin: *pin,
            down: input.is_some_and(|input| scene.buttons.down_since(input).is_some()),
            used_by: match role {
                Some(Role::Player(seat, key)) => Some(SeatKey { seat, key }),
                Some(Role::Host(_) | Role::Spare(_)) | None => None,
            },
        }
    })
}

impl Wired {
    fn is_stuck(&self, buttons: &Buttons, now: u64) -> bool {
        self.down_since(buttons)
            .is_some_and(|since| now >= since.saturating_add(HELD))
    }

    /// Since when any of its buttons is down.
    fn down_since(&self, buttons: &Buttons) -> Option<u64> {
        self.inputs
            .iter()
            .filter_map(|input| buttons.down_since(*input))
            .min()
    }
}
