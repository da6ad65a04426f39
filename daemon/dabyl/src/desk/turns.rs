//! From levels to turns to lamps: all that stands between a press and its light.

use dabyl_rules::{Cause, Entry, Event, Fate, Ignored, Lamp, Lamps};

use super::frames::Scene;
use super::game::{Heard, Said};
use super::order::{Pressed, Turn};
use super::{Desk, News};
use crate::board::BoardError;
use crate::inbox::Answer;
use crate::wiring::{Input, Role};

impl Desk {
    /// Reads the levels if anybody must know them.
    pub(super) fn look(&mut self, now: u64) -> Result<(), BoardError> {
        let lost = self.buttons.expire(now);
        let due = self.look_due();
        if lost || due.is_some_and(|due| due <= now) {
            let down = self.board.levels()?;
            self.buttons.levels(down, now, &mut self.order);
        }
        Ok(())
    }

    /// When the levels must be read next.
    pub(super) fn look_due(&self) -> Option<u64> {
        let order = self.order.look_due(&self.limits);
        self.buttons.due().into_iter().chain(order).min()
    }

    /// Takes every turn that can be taken now. Lamps follow each of them at once.
    pub(super) fn take_turns(&mut self, now: u64) -> Result<(), BoardError> {
        let mut turns = 0_u32;
        let mut heard = false;
        loop {
            let outlook = self.buttons.outlook(now, self.game.deadline());
            let Some(turn) = self.order.next(&outlook, &self.limits) else {
                break;
            };
            if turns == 0 {
                self.frames.forget_sounds();
            } else if heard {
                self.frames.keep_sounds(&Scene {
                    game: &self.game,
                    buttons: &self.buttons,
                    lights: &self.lights,
                    wiring: &self.wiring,
                    assistant: &self.assistant,
                    trial: self.trial.as_ref(),
                    now,
                });
            }
            self.take_turn(turn);
            self.light(now)?;
            heard = self.hear_events(now);
            self.end_with_the_game_on(now);
            self.audible |= heard;
            turns += 1;
        }
        Ok(())
    }

    fn take_turn(&mut self, turn: Turn<Said>) {
        match turn {
            Turn::Presses => self.presses(),
            Turn::Expired => self.game.expire(),
            Turn::HostKey(pressed) if self.tests(pressed) => {}
            Turn::HostKey(Pressed { input, stamp }) => {
                if !self.vigils.postpones(input, &self.buttons) {
                    self.host_key(input, stamp);
                }
            }
            Turn::Said(
                stamp,
                Said {
                    game,
                    id,
                    wish,
                    reply,
                },
            ) => {
                match self.game.obey(stamp, game, id, wish, &self.wiring) {
                    Heard::Not(answer) => self.replies.push((reply, answer)),
                    Heard::Done(revision) => self.batch.told.push(Box::new(move |saved| {
                        let done = Answer::Done { revision };
                        let answer = if saved {
                            done
                        } else {
                            Answer::NotSaved { revision }
                        };
                        // Whoever has gone does not wait for it.
                        let _ = reply.send(answer);
                    })),
                }
            }
        }
        self.news = News::Urgent;
    }

    fn host_key(&mut self, input: Input, stamp: u64) {
        let button = self.wiring.buttons.get(usize::from(input.0));
        if let Some(Role::Host(key)) = button.map(|button| button.role) {
            self.game.host_key(key, stamp, &self.wiring);
        }
    }

    /// Lights what glows at this instant, if that is not what shines already.
    pub(super) fn light(&mut self, now: u64) -> Result<(), BoardError> {
        let lamps = match self.game.table() {
            Some(table) if self.trial.is_none() => table.lamps(),
            Some(_) | None => self.buttons_on_lamps(),
        };
        self.lights.set(lamps, now);
        let shine = self.lights.shine(now);
        if shine != self.shine {
            self.board.light(shine)?;
            self.shine = shine;
        }
        Ok(())
    }

    /// Without a game, and in the test of the buttons, a lamp shines while its button is down: whoever
    /// wires the box sees what works.
    fn buttons_on_lamps(&self) -> Lamps {
        let mut lamps = Lamps::default();
        for (input, button) in (0..).map(Input).zip(&self.wiring.buttons) {
            if let Role::Player(seat, _) = button.role
                && self.buttons.down_since(input).is_some()
            {
                lamps.0[seat.index()] = Lamp::On;
            }
        }
        lamps
    }

    /// Takes note of what the last turn's entries say. `false`: there are none.
    fn hear_events(&mut self, now: u64) -> bool {
        let unheard = self.game.unheard();
        if unheard.iter().any(goes_on) {
            self.trial = None;
        }
        for event in unheard.iter().flat_map(|entry| &entry.events) {
            if let Event::Pressed {
                seat,
                fate: Fate::Ignored(Ignored::Early),
                ..
            } = event
            {
                self.lights.early(*seat, now);
            }
            if matches!(
                event,
                Event::NextQuestion {} | Event::NextTheme {} | Event::Replaced {}
            ) {
                self.buttons.forget_lost();
            }
        }
        let heard = !unheard.is_empty();
        self.game.mark_heard();
        heard
    }
}

/// The host goes on with the game, which ends the test of the buttons. What a team decides does not:
/// captains may choose while the host tests.
fn goes_on(entry: &Entry) -> bool {
    match &entry.cause {
        Cause::Said { command, .. } => command.of_captain().is_none(),
        Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => false,
    }
}
