//! What is obeyed, and what clocks bring about. Only looks.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds of other games never come here"
)]

use super::Kokpar;
use super::board::Sector;
use super::terms::{ROWS, TOPICS, TOPICS_OF_BLOCK, TopicPick};
use crate::event::{Ending, Event};
use crate::game::Rules;
use crate::ledger::Counts;
use crate::view::Round;
use crate::vocabulary::{At, Command, Key, Phase, Refusal, Seat};

impl Kokpar {
    /// Obeys a word.
    pub(super) fn say(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        let phase = self.contest.phase();
        match *command {
            Command::Show { price, key } => self.show(price, key),
            Command::Go {} => self.only_if(phase == Phase::Presenting, Event::KeysOpened {}),
            Command::Reveal {} => self.reveal(),
            Command::Done {} => self.only_if(phase == Phase::Reading, Event::ReadingEnded {}),
            Command::Signal {} => self.signal(),
            Command::Next {} => self.next(),
            Command::Finish {} => self.finish(),
            Command::Talk { seat } => self.talk(seat),
            Command::Remove { seat } => self.remove(seat),
            Command::Draw { seat } => self.draw(seat),
            Command::Topic { seat, theme } => self.topic(seat, theme),
            Command::Sector { seat, theme, price } => self.open_sector(seat, theme, price),
            Command::Name { seat, .. } => self.name(seat),
            Command::Judge { seat, verdict } => self.judge(seat, verdict),
            Command::Release { seat } => self.release(seat),
            Command::Buzz { seat, key } => self.buzz(at, seat, key),
            Command::Began { .. } => self.contest.say(at, command),
            Command::Close {} => self.close(),
            Command::Amend { attempt, verdict } => self.amend(attempt, verdict),
            Command::AmendKey { reveal, key } => self.amend_key(reveal, key),
            Command::Withdraw {} => {
                let waits = phase == Phase::Ready;
                self.only_if(waits || self.is_played(), Event::Withdrawn {})
            }
            Command::Replace {} => {
                // A sector whose chooser has left is nobody's to answer.
                let here = self
                    .turn
                    .is_none_or(|seat| self.contest.in_game().contains(seat));
                let played = self.is_played() || phase == Phase::Void;
                self.only_if(played && here, Event::Replaced {})
            }
            Command::Play {} => {
                let media = self.page().is_some_and(|page| self.script.has_media(page));
                let shown = self.is_played() || self.state() == crate::vocabulary::State::Over;
                self.only_if(media && shown, Event::ClipPlayed {})
            }
            Command::Sign {} => {
                self.contest.must_be_settled()?;
                self.only_if(phase == Phase::After, Event::Signed {})
            }
            Command::Adjust { .. } | Command::Freeze { .. } => self.contest.say(at, command),
            Command::Dispute { .. } | Command::Settle { .. } | Command::Annul { .. } => {
                self.contest.say(at, command)
            }
            // KK-21, KK-45: nothing costs points here, nobody decides for a team.
            Command::Fine { .. } | Command::First { .. } | Command::Answer {} => self.foreign(),
            Command::Call {} | Command::Theme {} | Command::Read {} => self.foreign(),
            Command::Start {} | Command::Assign { .. } | Command::Pick { .. } => self.foreign(),
            Command::Sequence { .. } | Command::Lock {} | Command::Strike { .. } => self.foreign(),
            Command::Wager { .. } | Command::Write { .. } | Command::Discuss {} => self.foreign(),
            // The table's own words never come here.
            Command::Undo {} | Command::Pause {} | Command::Resume {} => self.foreign(),
        }
    }

    fn foreign(&self) -> Result<Vec<Event>, Refusal> {
        Err(Refusal::NotInTheseRules)
    }

    fn only_if(&self, allowed: bool, event: Event) -> Result<Vec<Event>, Refusal> {
        if allowed {
            Ok(vec![event])
        } else {
            Err(self.not_now())
        }
    }

    /// The question is there and not withdrawn.
    pub(super) fn is_played(&self) -> bool {
        match self.contest.phase() {
            Phase::Presenting | Phase::Open | Phase::Reading | Phase::Thinking => true,
            Phase::WaitingSignal | Phase::Rebound | Phase::Answering => true,
            Phase::Closed | Phase::Shown => true,
            Phase::Before | Phase::Ready | Phase::Value | Phase::Void | Phase::After => false,
        }
    }

    /// A question appears (fine print 1).
    fn show(&self, price: Option<u32>, key: Option<Key>) -> Result<Vec<Event>, Refusal> {
        if price.is_some() {
            return self.foreign();
        }
        if self.contest.phase() != Phase::Ready {
            return Err(self.not_now());
        }
        if self.round == Round::Polyglot && key.is_some() {
            return self.foreign();
        }
        if self.by_keys() && key.is_none() {
            return Err(Refusal::KeyMissing);
        }
        Ok(vec![Event::QuestionShown { key }])
    }

    /// The right option is shown. In Бәйге keys bring points.
    fn reveal(&self) -> Result<Vec<Event>, Refusal> {
        let keys = self.by_keys() || self.by_race();
        if self.contest.phase() != Phase::Closed || !keys {
            return Err(self.not_now());
        }
        let Some(key) = self.right else {
            return Ok(vec![Event::AnswerShown {}]);
        };
        let answers = if self.by_keys() {
            let worth = if self.round == Round::Baige { 1 } else { 0 };
            let whole = match self.round {
                Round::Baige => self.terms.baige_time,
                _ => self.terms.overtime,
            };
            let asked = match self.decided {
                Some(decided) => self.at_question().with(decided.seat),
                None => self.at_question(),
            };
            self.ballot.count(asked, key, worth, whole)
        } else {
            Vec::new()
        };
        Ok(vec![Event::Revealed { key, answers }])
    }

    /// KK-35: the others may press; or the next in order is asked (B-9).
    fn signal(&self) -> Result<Vec<Event>, Refusal> {
        if self.contest.phase() != Phase::WaitingSignal {
            return Err(self.not_now());
        }
        let mut events = vec![Event::SignalGiven {}];
        if self.terms.rebound_by_seat {
            let opponents = self.opponents();
            let chooser = self
                .turn
                .and_then(|turn| self.order.iter().position(|s| *s == turn));
            let from = chooser.map_or(0, |place| place + 1);
            let behind = self.order.iter().cycle().skip(from).take(self.order.len());
            let next = behind.copied().find(|seat| opponents.contains(*seat));
            let next = next.or_else(|| opponents.iter().next());
            events.extend(next.map(|seat| Event::FloorPassed { seat }));
        }
        Ok(events)
    }

    /// Полиглот: the player takes a theme of the block that chance drew (KK-15).
    fn topic(&self, seat: Seat, theme: u8) -> Result<Vec<Event>, Refusal> {
        if !self.is_choosing_topic() || self.must_draw() {
            return Err(self.not_now());
        }
        if self.turn != Some(seat) {
            return Err(Refusal::NotTheirTurn { turn: self.turn });
        }
        let (themes, before) = match (self.terms.topic_pick, self.topics.block(seat)) {
            (TopicPick::Free, _) => (TOPICS, 0),
            (_, Some(block)) => (TOPICS_OF_BLOCK, (block - 1) * TOPICS_OF_BLOCK),
            (_, None) => return Err(self.not_now()),
        };
        if !(1..=themes).contains(&theme) {
            return Err(Refusal::NoSuchTheme { themes });
        }
        if self.topics.taker(before + theme).is_some() {
            return Err(Refusal::ThemeTaken { theme });
        }
        Ok(self.take_topic(seat, before + theme, false))
    }

    /// Көкпар: a sector of the board (KK-30).
    fn open_sector(&self, seat: Seat, theme: u8, price: u32) -> Result<Vec<Event>, Refusal> {
        if !self.is_choosing_sector() {
            return Err(self.not_now());
        }
        let named: bool = self.order.contains(&seat);
        let may = match self.turn {
            Some(turn) => turn == seat,
            // `kokpar_order host`: whoever has not been named yet.
            None => self.at_question().contains(seat) && !named,
        };
        if !may {
            return Err(Refusal::NotTheirTurn { turn: self.turn });
        }
        if !(1..=ROWS).contains(&theme) {
            return Err(Refusal::NoSuchTheme { themes: ROWS });
        }
        let taken = Refusal::SectorTaken { theme, price };
        let Some(sector) = Sector::find(theme, price) else {
            return Err(taken);
        };
        if self.board.opener(sector).is_some() {
            return Err(taken);
        }
        Ok(vec![Event::SectorTaken { seat, theme, price }])
    }

    /// `cutoff_tie host`: who gets a place.
    fn name(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        if !self.is_naming() {
            return Err(self.not_now());
        }
        if !self.contenders.contains(seat) || !self.contest.in_game().contains(seat) {
            return Err(Refusal::SitsOut { seat });
        }
        let mut events = vec![Event::PlaceGiven { seat }];
        let after = self.after(&events);
        if after.places == 0 {
            events.extend(after.begin_board(&after.finalists_here()));
        }
        Ok(events)
    }

    /// No more presses.
    fn close(&self) -> Result<Vec<Event>, Refusal> {
        let closed = Event::Closed { why: Ending::Host };
        match (self.contest.phase(), self.round, self.turn) {
            (Phase::Open, _, _) => Ok(vec![closed]),
            (Phase::Thinking | Phase::Reading, Round::Polyglot, Some(seat)) => Ok(vec![
                closed,
                Event::Unanswered { seat },
                Event::AnswerShown {},
            ]),
            (Phase::Rebound, _, _) => Ok(vec![closed, Event::AnswerShown {}]),
            _ => Err(self.not_now()),
        }
    }

    /// What a clock that has run out brings about.
    pub(super) fn expire(&self, at: At) -> Vec<Event> {
        if self.contest.deadline().is_none_or(|deadline| at < deadline) {
            return Vec::new();
        }
        let closed = Event::Closed { why: Ending::Clock };
        match (self.contest.phase(), self.round, self.turn) {
            (Phase::Answering, _, _) => vec![Event::AnswerTimeUp {}],
            (Phase::Thinking, Round::Polyglot, Some(seat)) => {
                vec![closed, Event::Unanswered { seat }, Event::AnswerShown {}]
            }
            (Phase::Thinking, _, _) => vec![Event::ThinkingTimeUp {}],
            (Phase::Rebound, _, _) => vec![closed, Event::AnswerShown {}],
            _ => vec![closed],
        }
    }

    /// What lines of this stage have to do with the totals.
    pub(super) fn counts(&self) -> Counts {
        match self.round {
            Round::SuddenDeath | Round::Overtime => Counts::Apart,
            _ => Counts::Theme,
        }
    }
}
