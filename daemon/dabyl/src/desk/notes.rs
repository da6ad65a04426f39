//! What the desk writes to the log: every entry, and what the cables do. Only ever after the lamps.

use dabyl_rules::{Cause, Entry, Event, Fate};

use super::buttons::Buttons;
use crate::journal::Record;
use crate::wiring::{Input, Role, Wiring};

/// What has been logged.
#[derive(Debug)]
pub(crate) struct Notes {
    buttons: Vec<(u32, Role)>,
    /// Keys that have been given other inputs, which is not logged yet.
    moved: Vec<(u32, Role)>,
    glitches: Vec<u32>,
    lost: u32,
}

impl Notes {
    pub fn new(wiring: &Wiring) -> Notes {
        Notes {
            buttons: named(wiring),
            moved: Vec::new(),
            glitches: vec![0; wiring.buttons.len()],
            lost: 0,
        }
    }

    /// The same inputs, some of which are now somebody else's.
    pub fn rewire(&mut self, wiring: &Wiring) {
        let before = std::mem::replace(&mut self.buttons, named(wiring));
        let now = self.buttons.iter().zip(before);
        let moved = now.filter(|(now, before)| *now != before && matches!(now.1, Role::Player(..)));
        self.moved.extend(moved.map(|(now, _)| *now));
    }

    /// Logs keys that have moved, lost edges, and sparks: of these each doubling of a count, for a bad
    /// cable makes thousands.
    pub fn write(&mut self, buttons: &Buttons) {
        for (pin, role) in self.moved.drain(..) {
            log::info!("{role:?} is on pin {pin} now");
        }
        let logged = self.buttons.iter().zip(&mut self.glitches);
        for (input, ((pin, role), logged)) in (0..).map(Input).zip(logged) {
            let count = buttons.glitches(input);
            if count >= logged.saturating_mul(2).max(1) {
                *logged = count;
                log::warn!("{role:?}, pin {pin}: {count} sparks too short for a finger so far");
            }
        }
        let lost = buttons.lost();
        if lost > self.lost {
            log::warn!(
                "{lost} edges lost since the question began: the order of presses is unsafe"
            );
        }
        self.lost = lost;
    }
}

fn named(wiring: &Wiring) -> Vec<(u32, Role)> {
    let buttons = wiring.buttons.iter();
    buttons.map(|button| (button.pin, button.role)).collect()
}

/// Logs what is about to be saved.
pub(crate) fn log_records(records: &[Record]) {
    for record in records {
        match record {
            Record::Game { number, setup, .. } => {
                log::info!(
                    "game {number} begins: {:?}, {} seats",
                    setup.preset,
                    setup.seats.len()
                );
            }
            Record::Entry { game, entry } => log_entry(*game, entry),
            Record::Session(session) => {
                let what = if session.revoked {
                    "sent away"
                } else {
                    "paired"
                };
                log::info!("{what}: {:?}", session.device);
            }
            // [`Notes::write`] has told which keys.
            Record::Moves(_) => {}
        }
    }
}

fn log_entry(game: u64, entry: &Entry) {
    let at = entry.at.0 / 1_000;
    match &entry.cause {
        Cause::Pressed { presses } => {
            for press in presses {
                let fate = entry
                    .events
                    .iter()
                    .find_map(|event| fate_of(event, press.seat.number()));
                let (seat, at) = (press.seat.number(), press.at.0 / 1_000);
                log::info!(game, seat; "seat {seat} pressed at {at} µs: {fate:?}");
            }
        }
        // What a team has chosen is nobody's business, the log's reader's neither.
        Cause::Said { command, id: _ } => match command.of_captain() {
            Some(seat) => {
                let seat = seat.number();
                log::info!(game, seat; "said at {at} µs: an entry of seat {seat}");
            }
            None => log::info!(game; "said at {at} µs: {command:?}"),
        },
        Cause::Expired => log::info!(game; "time ran out at {at} µs"),
        Cause::Restarted { down_at } => {
            log::info!(game; "goes on after a restart; it lived until {} µs", down_at.0 / 1_000);
        }
    }
}

fn fate_of(event: &Event, number: u8) -> Option<Fate> {
    if let Event::Pressed { seat, fate, .. } = event
        && seat.number() == number
    {
        return Some(*fate);
    }
    None
}
