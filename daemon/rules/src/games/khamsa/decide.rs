//! What a word or a clock brings about. Only looks.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a word is for the stages that are named; in all others it is not for now"
)]

use super::lists::Lists;
use super::{Entry, Khamsa, Stage, TiePolicy, strikes};
use crate::event::Event;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Command, Phase, Refusal, Seat};

impl Khamsa {
    /// Obeys a word.
    pub(super) fn say(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        match *command {
            Command::Call {} => self.call(),
            Command::Theme {} => self.announce(),
            Command::Show { price, key: None } => self.show(price),
            // Options are another game's.
            Command::Show { .. } => Err(Refusal::NotInTheseRules),
            Command::Read {} => self.if_asked(Phase::Value, Event::ReadingBegan {}),
            Command::Done {} => self.if_asked(Phase::Reading, Event::ReadingEnded {}),
            Command::Next {} => self.go_on(),
            Command::Start {} => self.start(),
            Command::Lock {} => self.lock(),
            Command::Assign { seat, ref players } => self.list(Entry::Assign, seat, players),
            Command::Sequence { seat, ref players } => self.list(Entry::Sequence, seat, players),
            Command::Pick { seat, player } => self.pick(seat, player),
            Command::Name { seat, player } => self.name(seat, player),
            Command::Strike { seat, theme } => self.strike(seat, theme),
            Command::Wager { seat, points } => self.wager(seat, points),
            Command::Write { seat, ref text } => self.write(seat, text),
            Command::Discuss {} => {
                self.only_if(self.stage == Stage::Reading, Event::DiscussionBegan {})
            }
            Command::Sign {} => {
                self.contest.must_be_settled()?;
                // `tie_policy host`: a book without a winner cannot be closed.
                let decided = self.host_decides().is_none();
                self.only_if(self.stage == Stage::Over && decided, Event::Signed {})
            }
            Command::First { seat } if self.host_decides().is_some() => self.name_winner(seat),
            Command::Judge { seat, verdict } if self.stage == Stage::Revealing => {
                self.judge_stake(seat, verdict)
            }
            Command::Answer {} if self.stage == Stage::Revealing || self.is_after_final() => {
                self.only_if(!self.finale.shown, Event::AnswerShown {})
            }
            Command::Withdraw {} | Command::Replace {} if self.is_final() => {
                self.drop_question(command)
            }
            Command::Go {} => Err(Refusal::NotInTheseRules),
            Command::AmendKey { .. } | Command::Reveal {} | Command::Finish {} => {
                Err(Refusal::NotInTheseRules)
            }
            Command::Signal {} | Command::Talk { .. } | Command::Draw { .. } => {
                Err(Refusal::NotInTheseRules)
            }
            Command::Topic { .. } | Command::Sector { .. } | Command::Play {} => {
                Err(Refusal::NotInTheseRules)
            }
            Command::Fine { .. } if !self.terms.fines => Err(Refusal::NotInTheseRules),
            Command::Remove { .. } if self.stage == Stage::Over => Err(self.not_now()),
            Command::Dispute { question } | Command::Annul { question }
                if question > self.last_begun() =>
            {
                let questions = self.last_begun();
                Err(Refusal::NoSuchQuestion { questions })
            }
            // As long as the final goes on, its question has a word of its own.
            Command::Annul { question } if self.is_final() && question == self.contest.number() => {
                Err(self.not_now())
            }
            Command::Judge { .. } | Command::Began { .. } | Command::Release { .. } => {
                self.say_of_question(at, command)
            }
            Command::Buzz { .. } | Command::First { .. } | Command::Close {} => {
                self.say_of_question(at, command)
            }
            Command::Answer {} | Command::Withdraw {} | Command::Replace {} => {
                self.say_of_question(at, command)
            }
            Command::Fine { .. } | Command::Adjust { .. } | Command::Amend { .. } => {
                self.say_of_book(at, command)
            }
            Command::Remove { .. } | Command::Annul { .. } | Command::Freeze { .. } => {
                self.say_of_book(at, command)
            }
            Command::Dispute { .. } | Command::Settle { .. } => self.say_of_book(at, command),
            // The table's own words never come here.
            Command::Undo {} | Command::Pause {} | Command::Resume {} => Err(self.not_now()),
        }
    }

    /// What the stage's clock brings about when it has run out.
    pub(super) fn expire(&self, at: At) -> Vec<Event> {
        if self.stage == Stage::Discussing && self.warning().is_some_and(|warning| at >= warning) {
            let over = self.clock_is_out(at);
            return if over {
                vec![Event::Warned {}, Event::DiscussionEnded {}]
            } else {
                vec![Event::Warned {}]
            };
        }
        if !self.clock_is_out(at) {
            return Vec::new();
        }
        match self.stage {
            Stage::Entries(_) if self.terms.autofill => vec![self.locked(true)],
            Stage::Entries(_) => vec![Event::StepTimeUp {}],
            // Wagers are not locked over an open dispute: the limits may still change (rules.md 6.6).
            Stage::Wagering | Stage::Collecting if self.dispute_holds() => {
                vec![Event::StepTimeUp {}]
            }
            Stage::Wagering => self.wagering_closed(),
            Stage::Discussing => vec![Event::DiscussionEnded {}],
            Stage::Collecting => self.collection_closed(),
            Stage::Striking | Stage::Naming | Stage::Calling | Stage::Playing => Vec::new(),
            Stage::Reading | Stage::Revealing | Stage::Withdrawn | Stage::Over => Vec::new(),
        }
    }

    /// Wagers are still to be locked, and a dispute is open.
    fn dispute_holds(&self) -> bool {
        !self.finale.is_locked() && self.contest.must_be_settled().is_err()
    }

    fn clock_is_out(&self, at: At) -> bool {
        let end = self.clock.and_then(|clock| clock.end());
        end.is_some_and(|end| at >= end)
    }

    pub(super) fn must_be_in(&self, seat: Seat) -> Result<(), Refusal> {
        if self.contest.in_game().contains(seat) {
            Ok(())
        } else {
            Err(Refusal::NoSuchSeat { seat })
        }
    }

    fn if_asked(&self, phase: Phase, event: Event) -> Result<Vec<Event>, Refusal> {
        let here = self.stage == Stage::Playing && self.contest.phase() == phase;
        self.only_if(here, event)
    }

    /// To the buttons the final is over from its beginning: only its stage knows whether the question
    /// has been read.
    pub(super) fn last_begun(&self) -> u32 {
        let reads = matches!(
            self.stage,
            Stage::Reading | Stage::Discussing | Stage::Collecting | Stage::Revealing
        );
        let begun = reads || self.stage == Stage::Withdrawn || self.finale.heard;
        if self.round == Round::Final && !begun {
            self.contest.number() - 1
        } else {
            self.contest.begun()
        }
    }

    fn is_after_final(&self) -> bool {
        self.stage == Stage::Over && self.round == Round::Final
    }

    /// A word about the question in play; outside of one it is not for now.
    fn say_of_question(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        if self.stage != Stage::Playing {
            return Err(self.not_now());
        }
        let events = self.contest.say(at, command)?;
        Ok(self.with_decision(events))
    }

    /// A word about the book. What it changes may have consequences: a live question is solved, a
    /// wager falls out of its limits, nobody is waited for any more.
    fn say_of_book(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        let mut events = self.contest.say(at, command)?;
        match command {
            Command::Amend { .. } | Command::Annul { .. } => {
                self.reopen_wagers(&mut events);
                events = self.with_decision(events);
                self.end_without_tie(&mut events);
            }
            Command::Fine { .. } | Command::Adjust { .. } => self.end_without_tie(&mut events),
            // Nobody is left who could decide or win anything.
            Command::Remove { seat }
                if self
                    .contest
                    .in_game()
                    .without(SeatSet::EMPTY.with(*seat))
                    .is_empty() =>
            {
                events.truncate(1);
                events.push(Event::GameEnded {});
            }
            Command::Remove { .. } => {
                let mut after = self.clone();
                for event in &events {
                    after.turn(at, event);
                }
                if after.stage == Stage::Revealing {
                    self.end_if_revealed(&mut events);
                } else if after.all_in() {
                    events.push(after.locked(false));
                }
                events = self.with_decision(events);
                self.end_without_tie(&mut events);
            }
            _ => {}
        }
        Ok(events)
    }

    /// A shoot-out has nothing more to decide when those who play for the place are no longer equal, or
    /// only one of them is left.
    fn end_without_tie(&self, events: &mut Vec<Event>) {
        if self.round != Round::Shootout || self.stage == Stage::Over {
            return;
        }
        let mut after = self.clone();
        for event in events.iter() {
            after.turn(At(0), event);
        }
        let tied = after.tied(after.contest.ledger());
        let still = tied.is_some_and(|(seats, _)| {
            let playing = after.playoff.seats.iter();
            playing.filter(|seat| seats.contains(*seat)).count() > 1
        });
        if !still && after.stage != Stage::Over {
            events.push(Event::GameEnded {});
        }
    }

    /// In a shoot-out of single questions the answer that decides ends the match (khamsa, fine print 9).
    fn with_decision(&self, mut events: Vec<Event>) -> Vec<Event> {
        let single = self.terms.tie != TiePolicy::ExtraTheme;
        if self.round == Round::Shootout && self.stage != Stage::Over && single {
            let mut after = self.clone();
            for event in &events {
                after.turn(At(0), event);
            }
            if after.playing_off().is_empty() {
                events.push(Event::GameEnded {});
            }
        }
        events
    }

    fn call(&self) -> Result<Vec<Event>, Refusal> {
        match self.stage {
            Stage::Calling => Ok(vec![Event::Called {}]),
            Stage::Naming if self.round == Round::Shootout => {
                Ok(vec![self.locked(false), Event::Called {}])
            }
            _ => Err(self.not_now()),
        }
    }

    /// The players stand at their buttons; without a word of it only where that gives nothing away:
    /// in the secret round they come out before the theme is named (AZ-10, RU-16).
    fn stand(&self) -> Result<Vec<Event>, Refusal> {
        match self.stage {
            Stage::Playing if self.contest.phase() == Phase::Ready => Ok(Vec::with_capacity(3)),
            Stage::Calling if self.round == Round::Secret => Err(self.not_now()),
            Stage::Calling => Ok(vec![Event::Called {}]),
            _ => Err(self.not_now()),
        }
    }

    fn announce(&self) -> Result<Vec<Event>, Refusal> {
        if self.stage == Stage::Entries(Entry::Pick) {
            return self.start();
        }
        let mut events = self.stand()?;
        if self.announced || self.round == Round::Shootout {
            return Err(self.not_now());
        }
        events.push(Event::ThemeAnnounced {});
        Ok(events)
    }

    fn show(&self, price: Option<u32>) -> Result<Vec<Event>, Refusal> {
        let mut events = match self.stage {
            Stage::Naming if self.round == Round::Shootout => self.call()?,
            _ => self.stand()?,
        };
        let next = self.price();
        if price.is_some_and(|price| price != next || !self.has_prices()) {
            return Err(Refusal::OtherPrice { next });
        }
        if !self.announced && self.round != Round::Shootout {
            events.push(Event::ThemeAnnounced {});
        }
        events.push(Event::ValueAnnounced { price: next });
        Ok(events)
    }

    fn go_on(&self) -> Result<Vec<Event>, Refusal> {
        if self.stage == Stage::Withdrawn {
            return Ok(vec![self.end(self.contest.ledger())]);
        }
        let over = matches!(
            self.contest.phase(),
            Phase::Closed | Phase::Shown | Phase::Void
        );
        if self.stage == Stage::Playing && over {
            Ok(self.next())
        } else {
            Err(self.not_now())
        }
    }

    fn start(&self) -> Result<Vec<Event>, Refusal> {
        let started = Event::StepStarted {};
        match self.stage {
            _ if self.open => Err(self.not_now()),
            Stage::Entries(Entry::Pick) => Ok(vec![Event::ThemeAnnounced {}, started]),
            Stage::Entries(Entry::Assign | Entry::Sequence) | Stage::Wagering => Ok(vec![started]),
            Stage::Striking => {
                let policy = (self.terms.strikes, self.terms.strike_tie);
                let totals = self.contest.ledger().totals();
                let lots = self.contest.lots().clone();
                let mut events = strikes::draw(policy, self.contest.in_game(), &totals, lots);
                events.push(started);
                Ok(events)
            }
            _ => Err(self.not_now()),
        }
    }

    fn lock(&self) -> Result<Vec<Event>, Refusal> {
        match self.stage {
            Stage::Entries(_) if self.open => Ok(vec![self.locked(false)]),
            Stage::Wagering if self.open => {
                self.contest.must_be_settled()?;
                Ok(self.wagering_closed())
            }
            // Teams that are ready earlier are not waited for: the slips are collected.
            Stage::Discussing => Ok(vec![Event::DiscussionEnded {}]),
            Stage::Collecting => {
                if self.dispute_holds() {
                    self.contest.must_be_settled()?;
                }
                Ok(self.collection_closed())
            }
            _ => Err(self.not_now()),
        }
    }

    /// Entries are closed, what is missing is filled in. In a shoot-out the captain plays.
    pub(super) fn locked(&self, by_clock: bool) -> Event {
        let list = |seat: Seat| {
            let squad = self.squad(seat);
            let list = match self.stage {
                Stage::Entries(Entry::Assign | Entry::Sequence) => self.lists.filled(seat, squad),
                Stage::Entries(Entry::Pick) => {
                    let mut lists = Lists::default();
                    lists.set(seat, self.lists.of(seat));
                    if lists.at(seat, self.theme).is_none() {
                        let next = lists.first_unused(seat, squad, self.theme);
                        lists.put(seat, self.theme, next.unwrap_or(0));
                    }
                    lists.of(seat).to_vec()
                }
                _ => vec![self.lists.at(seat, 1).unwrap_or(1)],
            };
            (seat, list)
        };
        let in_game = self.contest.in_game();
        let named = in_game.iter().filter(|seat| self.squad(*seat).is_named());
        Event::EntriesLocked {
            lists: named.map(list).collect(),
            by_clock,
        }
    }

    /// Everybody has named a player: where single players are named, that closes the entry.
    fn all_in(&self) -> bool {
        let single = match self.stage {
            Stage::Entries(Entry::Pick) => self.open,
            Stage::Naming => self.round == Round::Personal,
            _ => false,
        };
        single && self.asked() == self.ready()
    }

    fn list(&self, entry: Entry, seat: Seat, players: &[u8]) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        if self.stage != Stage::Entries(entry) || !self.open {
            return Err(self.not_now());
        }
        let squad = self.squad(seat);
        self.list_rules().allow_list(seat, squad, players)?;
        let players = players.to_vec();
        Ok(vec![Event::Entered { seat, players }])
    }

    fn pick(&self, seat: Seat, player: u8) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        if self.stage != Stage::Entries(Entry::Pick) || !self.open {
            return Err(self.not_now());
        }
        self.list_rules().allow(seat, self.squad(seat), player)?;
        if self.terms.one_theme && self.lists.is_used(seat, player, self.theme) {
            return Err(Refusal::PlayerUsed { player });
        }
        Ok(self.entered(seat, player))
    }

    fn name(&self, seat: Seat, player: u8) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        if self.stage != Stage::Naming {
            return Err(self.not_now());
        }
        if self.round == Round::Shootout && !self.playing_off().contains(seat) {
            return Err(Refusal::SitsOut { seat });
        }
        self.list_rules().allow(seat, self.squad(seat), player)?;
        Ok(self.entered(seat, player))
    }

    /// One player was named; if it was the last one asked for, entries are closed.
    fn entered(&self, seat: Seat, player: u8) -> Vec<Event> {
        let players = vec![player];
        let mut events = vec![Event::Entered { seat, players }];
        let mut after = self.clone();
        after.turn(At(0), &events[0]);
        if after.all_in() {
            events.push(after.locked(false));
        }
        events
    }

    fn strike(&self, seat: Seat, theme: u8) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        if self.stage != Stage::Striking || !self.open {
            return Err(self.not_now());
        }
        let struck = self.strikes.strike(self.contest.in_game(), seat, theme)?;
        let mut after = self.clone();
        after.turn(At(0), &struck);
        let mut events = vec![struck];
        events.extend(after.nothing_to_decide());
        Ok(events)
    }

    fn name_winner(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        let open = self
            .host_decides()
            .is_some_and(|(open, _)| open.contains(seat));
        if open {
            Ok(vec![Event::WinnerNamed { seat }])
        } else {
            Err(Refusal::SitsOut { seat })
        }
    }

    /// The final's question does not count, or another one is asked with the same wagers.
    fn drop_question(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let asked = matches!(
            self.stage,
            Stage::Reading | Stage::Discussing | Stage::Collecting | Stage::Revealing
        );
        match command {
            Command::Withdraw {} => self.only_if(asked, Event::Withdrawn {}),
            _ => {
                let again = asked || self.stage == Stage::Withdrawn;
                self.only_if(again, Event::Replaced {})
            }
        }
    }
}
