//! Which words the rules allow now, where they say so.

use dabyl_rules::view::Round;
use dabyl_rules::{Command, Seat, State, Verdict};

use super::Auditor;
use super::book::Book;
use super::rulebook::{BOARD, IN_BLOCK, Order, PRICES, Pick, Rulebook};

impl Auditor {
    /// Whether a word is allowed; nothing where the rules leave it open.
    pub(super) fn may(&self, command: &Command) -> Option<bool> {
        if self.book.adrift {
            return None;
        }
        if self.book.signed {
            return Some(false);
        }
        let may = self.book.may(&self.rules, command);
        let in_pause = match command {
            Command::Resume {} => return Some(self.is_paused()),
            Command::Pause {} => return Some(!self.is_paused()),
            Command::Undo {} => return Some(!self.copies.is_empty()),
            Command::Adjust { .. } | Command::Amend { .. } | Command::AmendKey { .. } => true,
            Command::Withdraw {} | Command::Replace {} | Command::Talk { .. } => true,
            Command::Remove { .. } => true,
            // Beside the list of fine print 2: they only write in the book.
            Command::Dispute { .. } | Command::Settle { .. } | Command::Annul { .. } => true,
            Command::Freeze { .. } => true,
            _ => false,
        };
        if self.is_paused() && !in_pause {
            return Some(false);
        }
        may
    }
}

impl Book {
    fn may(&self, rules: &Rulebook, command: &Command) -> Option<bool> {
        let state = self.state;
        let race = rules.race(self.round);
        let by_keys = !matches!(self.round, Round::Polyglot | Round::Kokpar);
        Some(match *command {
            Command::Show { price: Some(_), .. } => return None,
            Command::Show { key: None, .. } if by_keys && !race => {
                // With a pack the box knows it; the rules only say that it is required.
                if state == State::Ready {
                    return None;
                }
                false
            }
            Command::Show { key, .. } => {
                if state == State::Ready && key.is_some() && !by_keys {
                    return None;
                }
                state == State::Ready
            }
            Command::Go {} => state == State::Presenting,
            Command::Done {} => state == State::Reading,
            Command::Reveal {} => match state {
                State::Closed if race => return None,
                State::Closed => by_keys,
                _ => false,
            },
            Command::Next {} => match state {
                State::Shown | State::Void => true,
                State::Closed if race => return None,
                State::Closed => self.round != Round::Baige,
                _ => false,
            },
            Command::Finish {} => {
                self.round == Round::Baige
                    && matches!(state, State::Ready | State::Shown | State::Void)
            }
            Command::Signal {} => state == State::WaitingSignal,
            Command::Talk { seat } => {
                let scope = self.round == Round::Baige || rules.talk_everywhere;
                scope && state != State::Over && self.plays(rules, seat)
            }
            Command::Remove { seat } => {
                if state == State::Over {
                    return None;
                }
                self.plays(rules, seat)
            }
            Command::Draw { seat } => {
                let due = self.block.is_none() && rules.pick != Pick::Free;
                self.chooses(seat, Round::Polyglot) && due
            }
            Command::Topic { seat, theme } => {
                self.chooses(seat, Round::Polyglot) && self.may_take(rules, theme)
            }
            Command::Sector { seat, theme, price } => {
                state == State::Picking
                    && self.round == Round::Kokpar
                    && self.may_choose(rules, seat)
                    && self.is_closed(theme, price)
            }
            Command::Name { seat, .. } => state == State::Naming && self.contenders.contains(&seat),
            Command::Judge { seat, verdict } => self.may_judge(seat, verdict)?,
            Command::Close {} => match state {
                State::Open => true,
                State::Thinking | State::Reading | State::Rebound => return None,
                _ => false,
            },
            Command::Withdraw {} => match state {
                State::Presenting | State::Open | State::Answering | State::Thinking => true,
                State::Reading | State::WaitingSignal | State::Rebound | State::Closed => true,
                State::Picking | State::Naming | State::Void => false,
                _ => return None,
            },
            Command::Replace {} => match state {
                State::Presenting | State::Open | State::Answering | State::Thinking => true,
                State::Reading | State::WaitingSignal | State::Rebound | State::Closed => true,
                State::Picking | State::Naming => false,
                _ => return None,
            },
            Command::Release { seat } => {
                if self.floor != Some(seat) {
                    return Some(false);
                }
                if self.round == Round::Kokpar && rules.rebound_by_seat {
                    return None;
                }
                let third = self
                    .present()
                    .is_some_and(|question| self.round == Round::Kokpar && self.is_third(question));
                !third
            }
            Command::Sign {} => {
                if state == State::Over {
                    return None;
                }
                false
            }
            // Words of the other games, and fines, which this game does not know.
            Command::Call {} | Command::Theme {} | Command::Assign { .. } => false,
            Command::Pick { .. } | Command::Sequence { .. } | Command::Strike { .. } => false,
            Command::Wager { .. } | Command::Write { .. } | Command::Discuss {} => false,
            Command::Fine { .. } => false,
            Command::Read {} if by_keys => false,
            Command::Read {}
            | Command::Began { .. }
            | Command::Buzz { .. }
            | Command::First { .. }
            | Command::Answer {}
            | Command::Amend { .. }
            | Command::AmendKey { .. }
            | Command::Adjust { .. }
            | Command::Undo {}
            | Command::Pause {}
            | Command::Resume {}
            | Command::Start {}
            | Command::Lock {}
            | Command::Dispute { .. }
            | Command::Settle { .. }
            | Command::Annul { .. }
            | Command::Freeze { .. }
            | Command::Play {} => return None,
        })
    }

    fn plays(&self, rules: &Rulebook, seat: Seat) -> bool {
        rules.seats.contains(&seat) && self.is_in(seat)
    }

    fn chooses(&self, seat: Seat, round: Round) -> bool {
        self.state == State::Picking && self.round == round && self.turn == Some(seat)
    }

    /// A number that `topic` takes now.
    fn may_take(&self, rules: &Rulebook, theme: u8) -> bool {
        let theme = match (rules.pick, self.block) {
            (Pick::Free, _) => theme,
            (Pick::Block, Some(block)) if (1..=IN_BLOCK).contains(&theme) => {
                (block - 1) * IN_BLOCK + theme
            }
            (Pick::Block | Pick::Theme, _) => return false,
        };
        let place = usize::from(theme).checked_sub(1);
        place.and_then(|place| self.topics.get(place)) == Some(&None)
    }

    fn may_choose(&self, rules: &Rulebook, seat: Seat) -> bool {
        match self.turn {
            Some(turn) => turn == seat,
            None => {
                let host = rules.order == Order::Host;
                host && self.riders().contains(&seat) && !self.order.contains(&seat)
            }
        }
    }

    fn is_closed(&self, theme: u8, price: u32) -> bool {
        let level = PRICES.iter().position(|p| *p == price);
        let in_board = (1..=BOARD).contains(&theme);
        in_board && level.is_some_and(|level| self.sectors[usize::from(theme) - 1][level].is_none())
    }

    fn may_judge(&self, seat: Seat, verdict: Verdict) -> Option<bool> {
        if verdict == Verdict::Double {
            return Some(false);
        }
        let alone = matches!(self.state, State::Reading | State::Thinking);
        if self.state == State::Answering {
            return Some(self.floor == Some(seat));
        }
        if !alone || self.turn != Some(seat) {
            return Some(false);
        }
        match (self.round, verdict) {
            (Round::Kokpar, Verdict::Late) => Some(false),
            (Round::Polyglot, Verdict::Late) => None,
            // Under `after_reading` the tap comes before the clock: nothing forbids it.
            (Round::Polyglot, _) if self.state == State::Reading => None,
            _ => Some(true),
        }
    }

    fn is_third(&self, question: &super::question::Question) -> bool {
        question.answers.len() >= 2
    }
}
