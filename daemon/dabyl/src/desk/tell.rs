//! What leaves the desk after the lamps: answers, sounds, frames, records. Nothing here hurries.

use dabyl_rules::At;
use dabyl_rules::view::Sound;

use super::frames::Scene;
use super::{Asked, BOX_NEWS, Desk, News, PULSE, looks, notes};
use crate::frame::Published;
use crate::journal::Batch;

impl Desk {
    /// Plays what the hall hears, once; time is also seen.
    fn play(&mut self, published: &Published, now: u64) {
        if !std::mem::take(&mut self.audible) {
            return;
        }
        let sounds = published.public.view.iter().flat_map(|view| &view.sounds);
        for sound in sounds.copied() {
            if sound == Sound::Time {
                self.lights.time(now);
            }
            self.sounder.play(sound);
        }
    }

    /// Hands over what must be saved, shown and answered. Nothing here hurries.
    pub(super) fn tell(&mut self, now: u64) {
        for (reply, answer) in self.replies.drain(..) {
            let _ = reply.send(answer);
        }
        for asked in self.previews.drain(..) {
            let Asked {
                game,
                command,
                reply,
            } = asked;
            let _ = reply.send(looks::preview(&self.game, game, &command, now));
        }
        if std::mem::take(&mut self.buttons.changed) {
            self.notes.write(&self.buttons);
            self.news = self.news.max(News::OfTheBox);
        }
        if self.frames.held_changed(&self.buttons, now) {
            self.news = self.news.max(News::OfTheBox);
        }
        let records = self.game.take_records();
        if self.game.take_fresh() {
            self.batch.pulse = Some(At(0));
        }
        if self.game.deadline().is_some() && now >= self.pulsed_at.saturating_add(PULSE) {
            self.batch.pulse = Some(self.game.at(now));
            self.pulsed_at = now;
        }
        let patient = now < self.shown_at.saturating_add(BOX_NEWS);
        let show = match self.news {
            News::None => false,
            News::OfTheBox => !patient,
            News::Urgent => true,
        };
        if show {
            let scene = Scene {
                game: &self.game,
                buttons: &self.buttons,
                lights: &self.lights,
                wiring: &self.wiring,
                assistant: &self.assistant,
                trial: self.trial.as_ref(),
                now,
            };
            let published = self.frames.render(&scene, &self.captains);
            self.play(&published, now);
            self.batch.published = Some(published);
            self.news = News::None;
            self.shown_at = now;
        }
        notes::log_records(&records);
        self.batch.records.extend(records);
        let batch = std::mem::take(&mut self.batch);
        if !is_empty(&batch) {
            self.writer.commit(batch);
        }
    }
}

fn is_empty(batch: &Batch) -> bool {
    let Batch {
        records,
        pulse,
        published,
        told,
    } = batch;
    records.is_empty() && pulse.is_none() && published.is_none() && told.is_empty()
}
