//! What comes through the inbox: most of it takes its place in the order, the rest is done at once.

use super::game::{Said, Wish};
use super::order::{self, Class};
use super::{Asked, Desk, News};
use crate::inbox::{JournalNews, Wake};
use crate::journal::Record;

impl Desk {
    pub(super) fn read_inbox(&mut self, now: u64) {
        self.inbox.hush();
        while let Some(wake) = self.inbox.take() {
            self.take_wake(wake, now);
        }
    }

    fn take_wake(&mut self, wake: Wake, now: u64) {
        match wake {
            Wake::Said {
                stamp,
                game,
                revision,
                id,
                command,
                reply,
            } => {
                let class = order::class_of(&command);
                let wish = Wish::Command { revision, command };
                self.order.said(
                    stamp.0,
                    class,
                    Said {
                        game,
                        id,
                        wish,
                        reply,
                    },
                );
            }
            Wake::Began {
                stamp,
                game,
                id,
                setup,
                reply,
            } => {
                let said = Said {
                    game,
                    id,
                    wish: Wish::Begin(setup),
                    reply,
                };
                self.order.said(stamp.0, Class::Other, said);
            }
            Wake::Preview {
                game,
                command,
                reply,
            } => self.previews.push(Asked {
                game,
                command,
                reply,
            }),
            Wake::Vigil { role, hold, reply } => {
                // A button that is not wired is never held: the asker's time runs out.
                if let Some(input) = self.wiring.input(role) {
                    self.vigils.begin(input, now, hold, reply);
                }
            }
            Wake::Hardware { wish, reply } => self.hardware(wish, reply, now),
            Wake::Remember { session, reply } => {
                if self.captains.note(&session) {
                    self.news = News::Urgent;
                }
                self.batch.records.push(Record::Session(session));
                self.batch.told.push(Box::new(move |saved| {
                    // Whoever has gone does not wait for it.
                    let _ = reply.send(saved);
                }));
            }
            Wake::Journal(JournalNews::Failing) => self.set_failing(true),
            Wake::Journal(JournalNews::Recovered) => self.set_failing(false),
            Wake::Stop => self.stopping = true,
        }
    }

    fn set_failing(&mut self, failing: bool) {
        self.frames.failing = failing;
        self.news = News::Urgent;
    }
}
