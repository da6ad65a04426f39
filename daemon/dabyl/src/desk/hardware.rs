//! What hosts want of the buttons themselves: the test before a game, and the wiring assistant. Both
//! take presses away from the game, so neither goes on while a question is live.

use dabyl_rules::view::Sound;
use dabyl_rules::{Onlooker, State};

use super::order::Pressed;
use super::trial::Trial;
use super::{Desk, News};
use crate::inbox::{HardwareAnswer, HardwareWish, Reply};
use crate::journal::Record;
use crate::wiring::Moves;

impl Desk {
    /// Does it, or says why not. Whatever was done before is done.
    pub(super) fn hardware(&mut self, wish: HardwareWish, reply: Reply<HardwareAnswer>, now: u64) {
        let answer = match wish {
            HardwareWish::Test { on: false } => {
                self.trial = None;
                HardwareAnswer::Done
            }
            HardwareWish::GiveUp => {
                self.assistant.give_up();
                HardwareAnswer::Done
            }
            HardwareWish::Test { on: true } | HardwareWish::Learn { .. } | HardwareWish::Reset
                if self.is_live(now) =>
            {
                HardwareAnswer::Live
            }
            HardwareWish::Test { on: true } => {
                let (game, lost) = (self.game.number, self.buttons.lost());
                self.trial
                    .get_or_insert_with(|| Trial::new(now, game, lost));
                HardwareAnswer::Done
            }
            HardwareWish::Learn { seat, key } => {
                if self.assistant.learn(seat, key, now, &self.wiring) {
                    HardwareAnswer::Done
                } else {
                    HardwareAnswer::NoSuchKey
                }
            }
            HardwareWish::Reset => {
                let moves = self.assistant.reset(&mut self.wiring);
                self.rewire(moves);
                HardwareAnswer::Done
            }
        };
        self.buttons.listen(self.assistant.is_learning());
        self.news = News::Urgent;
        self.batch.told.push(Box::new(move |_saved| {
            // It is so now whether or not the card saves, which the frames say. Whoever has gone does
            // not wait for it.
            let _ = reply.send(answer);
        }));
    }

    /// Presses whose turn it is: those that the assistant or the test waits for are not the game's.
    pub(super) fn presses(&mut self) {
        if self.trial.is_none() && !self.assistant.is_learning() {
            self.game.press(self.order.group(), &self.wiring);
            return;
        }
        let group = self.order.group().to_vec();
        let rest: Vec<Pressed> = group
            .into_iter()
            .filter(|pressed| !self.learns(*pressed) && !self.tests(*pressed))
            .collect();
        self.game.press(&rest, &self.wiring);
    }

    /// Whether the assistant has taken this press.
    fn learns(&mut self, pressed: Pressed) -> bool {
        let Some(moves) = self.assistant.take(pressed, &mut self.wiring) else {
            return false;
        };
        self.buttons.listen(false);
        self.rewire(moves);
        true
    }

    /// Some keys have other inputs now.
    fn rewire(&mut self, moves: Option<Moves>) {
        let Some(moves) = moves else { return };
        self.buttons.rewire(&self.wiring.buttons);
        self.frames.rewire(&self.wiring);
        self.notes.rewire(&self.wiring);
        self.batch.records.push(Record::Moves(moves));
    }

    /// Whether the test has taken this press; its tone answers at once, as its lamp does.
    pub(super) fn tests(&mut self, pressed: Pressed) -> bool {
        let (Some(trial), Some(role)) = (&mut self.trial, self.wiring.role(pressed.input)) else {
            return false;
        };
        if !trial.takes(pressed.stamp) {
            return false;
        }
        if let Some(seat) = trial.press(role, pressed.stamp) {
            self.sounder.play(Sound::Press(seat));
        }
        true
    }

    /// A question is live: a press may be somebody's answer.
    fn is_live(&self, now: u64) -> bool {
        let Some(table) = self.game.table() else {
            return false;
        };
        let view = table.view(Onlooker::Public, self.game.at(now).max(table.last_at()));
        let live = match view.state {
            State::Value | State::Reading | State::Thinking | State::Open | State::Answering => {
                true
            }
            State::Presenting | State::WaitingSignal | State::Rebound => true,
            State::Assigning | State::Picking | State::Sequencing | State::Striking => false,
            State::Naming | State::Calling | State::Ready => false,
            State::Wagering | State::Discussing | State::Collecting | State::Revealing => false,
            State::Closed | State::Shown | State::Void | State::Over => false,
        };
        live && !view.paused
    }

    /// After each turn: a game that has begun or goes on has its buttons back.
    pub(super) fn end_with_the_game_on(&mut self, now: u64) {
        if self.trial.is_none() && !self.assistant.is_learning() {
            return;
        }
        let live = self.is_live(now);
        let number = self.game.number;
        self.trial.take_if(|trial| live || trial.game != number);
        if live {
            self.assistant.give_up();
            self.buttons.listen(false);
        }
    }

    /// What has waited for too long is over.
    pub(super) fn expire_hardware(&mut self, now: u64) {
        if self.assistant.due().is_some_and(|due| due <= now) {
            self.assistant.give_up();
            self.buttons.listen(false);
            self.news = News::Urgent;
        }
        if self.trial.take_if(|trial| trial.due() <= now).is_some() {
            self.news = News::Urgent;
        }
    }
}
