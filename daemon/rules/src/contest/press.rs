//! What becomes of presses: the path from a finger to a lamp, kept short.

use super::Contest;
use crate::event::Event;
use crate::game::Moment;
use crate::manner::{AfterWrong, PressTie};
use crate::seat_set::SeatSet;
use crate::vocabulary::{At, Fate, Ignored, Key, Phase, Press, Seat};

impl Contest {
    /// The fate of a press at this game time; of several reasons to ignore it the first that applies
    /// (game-format.md, fine print 5).
    #[must_use]
    pub fn fate(&self, seat: Seat, at: At) -> Fate {
        if !self.manned.contains(seat) {
            return Fate::Ignored(Ignored::NotAtTable);
        }
        match self.phase {
            Phase::Before | Phase::Ready => return Fate::Ignored(Ignored::Early),
            Phase::Value if !self.is_open() => return Fate::Ignored(Ignored::Early),
            Phase::Value | Phase::Reading | Phase::Thinking | Phase::Open | Phase::Answering => {}
            Phase::Closed | Phase::Shown | Phase::Void => return Fate::Ignored(self.after_end()),
            Phase::After => return Fate::Ignored(Ignored::Closed),
            Phase::Presenting | Phase::WaitingSignal => return Fate::Ignored(Ignored::Early),
            Phase::Rebound => {}
        }
        if at < self.blocked_until[seat.index()] {
            return Fate::Ignored(Ignored::Early);
        }
        let answering = self.phase == Phase::Answering;
        if !answering && self.deadline().is_some_and(|deadline| at > deadline) {
            return Fate::Ignored(Ignored::Late);
        }
        if answering && self.manner.after_wrong == AfterWrong::Reopen {
            return Fate::Ignored(Ignored::Closed);
        }
        if self.floor.spent().contains(seat) {
            return Fate::Ignored(Ignored::AlreadyAnswered);
        }
        if self.floor.concerns(seat) {
            return Fate::Ignored(Ignored::AlreadyQueued);
        }
        if answering { Fate::Queued } else { Fate::Floor }
    }

    /// What becomes of presses that must be judged together.
    #[must_use]
    pub fn press(&self, now: Moment, presses: &[Press]) -> Vec<Event> {
        if let [press] = presses {
            return vec![pressed(now, press, self.judge_press(now, press))];
        }
        let mut candidates = SeatSet::EMPTY;
        let mut events = Vec::with_capacity(presses.len() + 1);
        let mut counting = Vec::with_capacity(presses.len());
        for press in presses {
            match self.judge_press(now, press) {
                Fate::Floor | Fate::Queued | Fate::Answered => {
                    if candidates.insert(press.seat) {
                        counting.push(press);
                    } else {
                        let twice = Fate::Ignored(Ignored::AlreadyQueued);
                        events.push(pressed(now, press, twice));
                    }
                }
                fate @ Fate::Ignored(_) => events.push(pressed(now, press, fate)),
            }
        }
        // By seat, so that nothing depends on the order in which the pins were read.
        counting.sort_by_key(|press| press.seat);
        match counting.as_slice() {
            [] => {}
            [press] => events.push(pressed(now, press, self.judge_press(now, press))),
            tied => self.untie(now, tied, candidates, &mut events),
        }
        events
    }

    fn judge_press(&self, now: Moment, press: &Press) -> Fate {
        if press.held {
            return Fate::Ignored(Ignored::Held);
        }
        self.fate(press.seat, now.game(press.at))
    }

    fn untie(&self, now: Moment, tied: &[&Press], seats: SeatSet, events: &mut Vec<Event>) {
        let answering = self.phase == Phase::Answering;
        match self.manner.tie {
            PressTie::Lot => {
                let order = self.lots.draw(seats);
                let drawn = order
                    .iter()
                    .filter_map(|seat| tied.iter().find(|p| p.seat == *seat));
                events.push(Event::LotDrawn {
                    order: order.clone(),
                });
                for (place, press) in drawn.enumerate() {
                    let first = place == 0 && !answering;
                    let fate = if first { Fate::Floor } else { Fate::Queued };
                    events.push(pressed(now, press, fate));
                }
            }
            PressTie::Host => {
                events.extend(tied.iter().map(|press| pressed(now, press, Fate::Queued)));
                events.push(Event::Tied {
                    seats: seats.iter().collect(),
                });
                if !answering {
                    let since = tied.iter().map(|press| now.game(press.at)).min();
                    events.push(Event::FloorWaits {
                        since: since.unwrap_or(now.at),
                    });
                }
            }
            PressTie::ReplaceQuestion => {
                let closed = Fate::Ignored(Ignored::Closed);
                events.extend(tied.iter().map(|press| pressed(now, press, closed)));
                events.push(Event::Replaced {});
            }
        }
    }

    /// A press made by hand at this instant, if it would count.
    pub(super) fn by_hand(&self, seat: Seat, at: At) -> Option<Event> {
        match self.fate(seat, at) {
            fate @ (Fate::Floor | Fate::Queued | Fate::Answered) => Some(Event::Pressed {
                seat,
                key: Key::A,
                at,
                fate,
            }),
            Fate::Ignored(_) => None,
        }
    }

    /// The question was closed by its own clock, or otherwise.
    fn after_end(&self) -> Ignored {
        match self.ended {
            Some(crate::event::Ending::Clock) => Ignored::Late,
            Some(_) | None => Ignored::Closed,
        }
    }
}

fn pressed(now: Moment, press: &Press, fate: Fate) -> Event {
    Event::Pressed {
        seat: press.seat,
        key: press.key,
        at: now.game(press.at),
        fate,
    }
}
