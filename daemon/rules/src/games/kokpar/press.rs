//! What becomes of presses: keys of everybody, one button, or the computer's button of Полиглот.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds of other games never come here"
)]

use super::Kokpar;
use super::terms::TopicPick;
use crate::event::{Ending, Event};
use crate::game::Moment;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Fate, Ignored, Key, Phase, Press, Refusal, Seat};

/// A press in game time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Struck {
    pub seat: Seat,
    pub key: Key,
    pub at: At,
    pub held: bool,
}

impl Kokpar {
    /// What becomes of presses that must be judged together.
    pub(super) fn press(&self, now: Moment, presses: &[Press]) -> Vec<Event> {
        let struck = |press: &Press| Struck {
            seat: press.seat,
            key: press.key,
            at: now.game(press.at),
            held: press.held,
        };
        let struck: Vec<Struck> = presses.iter().map(struck).collect();
        self.strike(&struck)
    }

    /// A press by hand, for a dead button.
    pub(super) fn buzz(&self, at: At, seat: Seat, key: Option<Key>) -> Result<Vec<Event>, Refusal> {
        let key = key.unwrap_or_default();
        let struck = Struck {
            seat,
            key,
            at,
            held: false,
        };
        match self.fate(&struck) {
            Fate::Floor | Fate::Queued | Fate::Answered => Ok(self.strike(&[struck])),
            Fate::Ignored(_) => Err(self.not_now()),
        }
    }

    fn strike(&self, presses: &[Struck]) -> Vec<Event> {
        let mut events = Vec::with_capacity(presses.len() + 2);
        // By seat, so that nothing depends on the order in which the pins were read.
        let mut sorted = presses.to_vec();
        sorted.sort_by_key(|press| (press.at, press.seat));
        let mut taken = SeatSet::EMPTY;
        let mut first = Vec::new();
        for press in &sorted {
            let fate = match self.fate(press) {
                fate @ (Fate::Floor | Fate::Queued | Fate::Answered) => {
                    if !taken.insert(press.seat) {
                        self.twice()
                    } else if fate == Fate::Floor {
                        first.push(*press);
                        continue;
                    } else {
                        fate
                    }
                }
                fate @ Fate::Ignored(_) => fate,
            };
            events.push(pressed(press, fate));
        }
        self.give_floor(&first, &mut events);
        let counted = |event: &Event| {
            matches!(
                event,
                Event::Pressed {
                    fate: Fate::Answered,
                    ..
                }
            )
        };
        if events.iter().any(counted) {
            let after = self.after(&events);
            events.extend(if self.is_choosing_topic() {
                self.turn.map_or_else(Vec::new, |seat| self.draw_for(seat))
            } else {
                after.after_keys()
            });
        }
        events
    }

    /// A second press of a seat at the same instant.
    fn twice(&self) -> Fate {
        Fate::Ignored(if self.by_keys() {
            Ignored::AlreadyAnswered
        } else {
            Ignored::AlreadyQueued
        })
    }

    /// Of presses at one instant the lot gives one the floor (3.6).
    fn give_floor(&self, presses: &[Struck], events: &mut Vec<Event>) {
        let [first, _, ..] = presses else {
            events.extend(presses.iter().map(|press| pressed(press, Fate::Floor)));
            return;
        };
        let seats = presses.iter().map(|press| press.seat).collect();
        let order = self.contest.lots().draw(seats);
        let winner = order.first().copied().unwrap_or(first.seat);
        let others = match self.round {
            // The next presser has his turn after a wrong answer (B-2).
            Round::SuddenDeath | Round::Overtime => Fate::Queued,
            // The third player gets the right anyway (KK-36).
            Round::Kokpar => Fate::Ignored(Ignored::AlreadyQueued),
            _ => Fate::Ignored(Ignored::Closed),
        };
        let drawn = order
            .iter()
            .filter_map(|seat| presses.iter().find(|press| press.seat == *seat));
        events.push(Event::LotDrawn {
            order: order.clone(),
        });
        for press in drawn {
            let fate = if press.seat == winner {
                Fate::Floor
            } else {
                others
            };
            events.push(pressed(press, fate));
        }
    }

    /// The fate of a press; of several reasons to ignore it the first that applies (game-format.md, fine
    /// print 5).
    fn fate(&self, press: &Struck) -> Fate {
        let ignored = Fate::Ignored;
        if self.talked_out.contains(press.seat) {
            return ignored(Ignored::Eliminated);
        }
        if press.held {
            return ignored(Ignored::Held);
        }
        if !self.at_question().contains(press.seat) {
            return ignored(Ignored::NotAtTable);
        }
        match self.contest.phase() {
            Phase::Before if self.must_draw() => return Fate::Answered,
            Phase::Before | Phase::Ready | Phase::Presenting => return ignored(Ignored::Early),
            Phase::Reading if self.round == Round::Polyglot => {}
            Phase::Reading | Phase::WaitingSignal => return ignored(Ignored::Early),
            Phase::Thinking if self.round == Round::Kokpar => return ignored(Ignored::Early),
            Phase::Closed | Phase::After if self.decided.is_some() => {
                return self.fate_behind_the_win(press);
            }
            Phase::Closed | Phase::Shown => return ignored(self.contest.is_late()),
            Phase::Void | Phase::After => return ignored(Ignored::Closed),
            Phase::Value | Phase::Thinking | Phase::Open => {}
            Phase::Rebound | Phase::Answering => {}
        }
        let answering = self.contest.phase() == Phase::Answering;
        let deadline = self.contest.deadline();
        if !answering && deadline.is_some_and(|deadline| press.at > deadline) {
            return ignored(Ignored::Late);
        }
        if self.by_keys() {
            return match self.ballot.of(press.seat) {
                Some(_) if !(self.terms.last_key && self.round == Round::Baige) => {
                    ignored(Ignored::AlreadyAnswered)
                }
                Some(_) | None => Fate::Answered,
            };
        }
        self.fate_at_one_button(press.seat, answering)
    }

    fn fate_at_one_button(&self, seat: Seat, answering: bool) -> Fate {
        let floor = self.contest.floor();
        // B-2: nothing is passed on in Бәйге.
        if answering && self.round == Round::Baige && !floor.concerns(seat) {
            return Fate::Ignored(Ignored::Closed);
        }
        let chooser = self.round == Round::Kokpar && self.turn == Some(seat);
        if chooser || floor.spent().contains(seat) {
            return Fate::Ignored(Ignored::AlreadyAnswered);
        }
        let waits = self.round == Round::Kokpar && answering;
        if waits || floor.concerns(seat) {
            return Fate::Ignored(Ignored::AlreadyQueued);
        }
        if answering { Fate::Queued } else { Fate::Floor }
    }

    /// A second right key within the winner's millisecond takes the win back (fine print 9).
    fn fate_behind_the_win(&self, press: &Struck) -> Fate {
        let closed = Fate::Ignored(Ignored::Closed);
        let Some(won) = self.decided.and_then(|decided| decided.ms) else {
            return closed;
        };
        let (mut ballot, seat) = (self.ballot.clone(), press.seat);
        let plays = self.contest.in_game().contains(seat) && self.contenders.contains(seat);
        if !plays || ballot.of(seat).is_some() || Some(press.key) != self.right {
            return closed;
        }
        ballot.take(seat, press.key, press.at);
        let ms = ballot
            .of(seat)
            .map(|cast| self.terms.milliseconds(cast.time_ns));
        if ms == Some(won) {
            Fate::Answered
        } else {
            closed
        }
    }

    /// What the keys that have been pressed by now bring about.
    pub(super) fn after_keys(&self) -> Vec<Event> {
        if self.round != Round::Baige {
            let decided = self.decide_by_keys();
            if !decided.is_empty() {
                return decided;
            }
        }
        let open = self.contest.phase() == Phase::Open;
        if open && self.at_question().is_within(self.ballot.voters()) {
            let why = Ending::AllTried;
            return vec![Event::Closed { why }];
        }
        Vec::new()
    }

    /// The first right key, if it is alone in its millisecond (3.5).
    fn decide_by_keys(&self) -> Vec<Event> {
        let right = |seat: &Seat| {
            let cast = self.ballot.of(*seat)?;
            let ms = self.terms.milliseconds(cast.time_ns);
            (Some(cast.key) == self.right).then_some((ms, *seat))
        };
        let players: SeatSet = match self.decided {
            Some(decided) => self.at_question().with(decided.seat),
            None => self.at_question(),
        };
        let times: Vec<(u64, Seat)> = players.iter().filter_map(|seat| right(&seat)).collect();
        let Some(best) = times.iter().map(|(ms, _)| *ms).min() else {
            return Vec::new();
        };
        let first = times.iter().filter(|(ms, _)| *ms == best);
        let seats: Vec<Seat> = first.map(|(_, seat)| *seat).collect();
        match (seats.as_slice(), self.decided) {
            ([seat], None) => self.won_by(*seat),
            ([_], Some(_)) | ([], _) => Vec::new(),
            ([_, _, ..], _) => vec![
                Event::KeyTied { seats },
                Event::Closed { why: Ending::Rule },
            ],
        }
    }

    /// This player has a place in Көкпар, or the game.
    pub(super) fn won_by(&self, seat: Seat) -> Vec<Event> {
        let ends = if self.round == Round::Overtime {
            Event::GameEnded {}
        } else {
            Event::Closed {
                why: Ending::Solved,
            }
        };
        vec![Event::KeyDecided { seat }, ends]
    }

    /// `draw`, or the player's own press (KK-14).
    pub(super) fn draw(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        if !self.is_choosing_topic() || !self.must_draw() {
            return Err(self.not_now());
        }
        if self.turn != Some(seat) {
            return Err(Refusal::NotTheirTurn { turn: self.turn });
        }
        Ok(self.draw_for(seat))
    }

    fn draw_for(&self, seat: Seat) -> Vec<Event> {
        let by_theme = self.terms.topic_pick == TopicPick::RandomTheme;
        let candidates = if by_theme {
            self.topics.free()
        } else {
            self.topics.free_blocks()
        };
        // One candidate is no lot.
        let by_lot = candidates.len() > 1;
        let number = if by_lot {
            self.contest.lots().draw_number(&candidates)
        } else {
            candidates.first().copied()
        };
        let Some(number) = number else {
            return Vec::new();
        };
        if by_theme {
            return self.take_topic(seat, number, by_lot);
        }
        let block = number;
        vec![Event::BlockDrawn {
            seat,
            block,
            by_lot,
        }]
    }

    /// The player has a theme; under `choose_all_first` the next one chooses.
    pub(super) fn take_topic(&self, seat: Seat, theme: u8, by_lot: bool) -> Vec<Event> {
        let mut events = vec![Event::TopicTaken {
            seat,
            theme,
            by_lot,
        }];
        if self.terms.choose_all_first {
            let next = self.after(&events).next_chooser();
            events.extend(next.map(|seat| Event::TurnCame { seat }));
        }
        events
    }
}

fn pressed(press: &Struck, fate: Fate) -> Event {
    Event::Pressed {
        seat: press.seat,
        key: press.key,
        at: press.at,
        fate,
    }
}
