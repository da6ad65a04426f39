//! Khamsa: five themes of five questions in a round, rising prices, a right answer brings the price
//! and a wrong one costs it. Two documents, two dialects: `khamsa-az` ([`az`]), `khamsa-ru` ([`ru`]).

pub mod sheet;

#[doc = include_str!("khamsa/az.md")]
pub mod az {}

#[doc = include_str!("khamsa/ru.md")]
pub mod ru {}

use crate::contest::Contest;
use crate::event::Event;
use crate::game::{Moment, Rules};
use crate::ledger::Ledger;
use crate::lot::Lots;
use crate::options::{self, Chosen, Known};
use crate::setup::{Setup, SetupError};
use crate::view::{Place, Round};
use crate::vocabulary::{At, Cause, Command, Refusal, Seat, State};
use sheet::{QUESTIONS, Sheet};

/// A game of Khamsa.
#[derive(Clone, Debug)]
pub struct Khamsa {
    sheet: &'static Sheet,
    fines: bool,
    contest: Contest,
    /// How many players each team has named; none is no roster, and then all can play.
    rosters: [usize; Seat::MOST as usize],
    round: Round,
    /// Number of the theme in its round, from 1.
    theme: u8,
    /// Number of the question in its theme, from 1.
    question: u8,
    /// The theme's name has been announced.
    announced: bool,
    /// Themes played since the game began: the pack counts from the first that is played.
    played: usize,
}

impl Khamsa {
    /// Begins a game.
    ///
    /// # Errors
    /// What in the set-up it cannot play.
    pub fn new(setup: &Setup) -> Result<Khamsa, SetupError> {
        let sheet = Sheet::of(setup.preset).ok_or(SetupError::Start)?;
        let preset = Chosen {
            manner: sheet.manner,
            fines: sheet.fines,
        };
        let later = sheet.later;
        let known = Known::Khamsa { later };
        let Chosen { manner, fines } = options::choose(preset, known, &setup.options)?;
        let seats = setup.seats.iter().map(|seat| seat.seat).collect();
        let ledger = Ledger::new(setup.scores.iter().map(|(seat, points)| (*seat, *points)));
        let lots = Lots::new(setup.seed, setup.lots.clone());
        let contest = Contest::new(manner, seats, ledger, lots);
        let (round, theme, question) = (Round::Open, 1, 1);
        let announced = false;
        let mut rosters = [0; Seat::MOST as usize];
        for place in &setup.seats {
            rosters[place.seat.index()] = place.players.len();
        }
        let mut khamsa = Khamsa {
            sheet,
            fines,
            contest,
            rosters,
            round,
            theme,
            question,
            announced,
            played: 0,
        };
        khamsa.begin(setup)?;
        Ok(khamsa)
    }

    /// All before the beginning counts as over. With a price, call and theme do as well.
    fn begin(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let mut state = State::Calling;
        if let Some(start) = setup.start {
            self.round = start.round;
            self.theme = start.theme;
            if start.theme < 1 || start.theme > self.sheet.round(self.round).themes {
                return Err(SetupError::Start);
            }
            if let Some(price) = start.price {
                let prices = self.sheet.round(self.round).prices;
                let place = prices
                    .iter()
                    .position(|p| *p == price)
                    .ok_or(SetupError::Start)?;
                self.question = u8::try_from(place + 1).map_err(|_| SetupError::Start)?;
                self.announced = true;
                state = State::Ready;
            }
        }
        self.contest.begin_at(state, self.price());
        self.take_places();
        Ok(())
    }

    /// a team whose roster ends before this theme has an empty chair.
    fn take_places(&mut self) {
        let has_player = |seat: &Seat| {
            let named = self.rosters[seat.index()];
            named == 0 || self.player(*seat).is_none_or(|player| player < named)
        };
        let manned = self.contest.at_table().iter().filter(has_player).collect();
        self.contest.man(manned);
    }

    fn price(&self) -> u32 {
        self.sheet.round(self.round).prices[usize::from(self.question) - 1]
    }

    fn say(&self, at: At, command: &Command) -> Result<Vec<Event>, Refusal> {
        let state = self.contest.state();
        match *command {
            Command::Call {} => self
                .contest
                .only_if(state == State::Calling, Event::Called {}),
            Command::Theme {} => self.announce(),
            Command::Show { price } => self.show(price),
            Command::Read {} => self
                .contest
                .only_if(state == State::Value, Event::ReadingBegan {}),
            Command::Done {} => self
                .contest
                .only_if(state == State::Reading, Event::ReadingEnded {}),
            Command::Next {} => {
                let over = matches!(state, State::Closed | State::Shown | State::Void);
                self.contest.only_if(over, self.next())
            }
            Command::Go {} => Err(Refusal::NotInTheseRules),
            Command::Fine { .. } if !self.fines => Err(Refusal::NotInTheseRules),
            Command::Fine { .. } | Command::Adjust { .. } | Command::Amend { .. } => {
                self.contest.say(at, command)
            }
            Command::Judge { .. } | Command::Began { .. } | Command::Release { .. } => {
                self.contest.say(at, command)
            }
            Command::Buzz { .. } | Command::First { .. } | Command::Close {} => {
                self.contest.say(at, command)
            }
            Command::Answer {} | Command::Withdraw {} | Command::Replace {} => {
                self.contest.say(at, command)
            }
            Command::Undo {} | Command::Pause {} | Command::Resume {} => {
                self.contest.say(at, command)
            }
        }
    }

    /// The players stand at their buttons; without a word of it only where that gives nothing away.
    fn stand(&self) -> Result<Vec<Event>, Refusal> {
        match self.contest.state() {
            State::Ready => Ok(Vec::with_capacity(3)),
            // AZ-10: in the secret round they come out before the theme is named.
            State::Calling if self.round != Round::Secret => Ok(vec![Event::Called {}]),
            State::Calling | State::Value | State::Reading | State::Thinking | State::Open => {
                Err(self.contest.not_now())
            }
            State::Answering | State::Closed | State::Shown | State::Void | State::Over => {
                Err(self.contest.not_now())
            }
        }
    }

    fn announce(&self) -> Result<Vec<Event>, Refusal> {
        let mut events = self.stand()?;
        if self.announced {
            return Err(self.contest.not_now());
        }
        events.push(Event::ThemeAnnounced {});
        Ok(events)
    }

    fn show(&self, price: Option<u32>) -> Result<Vec<Event>, Refusal> {
        let mut events = self.stand()?;
        let next = self.price();
        if price.is_some_and(|price| price != next) {
            return Err(Refusal::OtherPrice { next });
        }
        if !self.announced {
            events.push(Event::ThemeAnnounced {});
        }
        events.push(Event::ValueAnnounced { price: next });
        Ok(events)
    }

    /// What comes after this question. With the last theme of its round this game ends.
    fn next(&self) -> Event {
        if self.question < QUESTIONS {
            Event::NextQuestion {}
        } else if self.theme < self.sheet.round(self.round).themes {
            Event::NextTheme {}
        } else {
            Event::GameEnded {}
        }
    }

    fn go_to(&mut self, theme: u8, question: u8) {
        if self.theme != theme {
            self.announced = false;
            self.played += 1;
        }
        self.theme = theme;
        self.question = question;
        let price = self.price();
        self.contest.set_price(price);
        self.take_places();
    }
}

impl Rules for Khamsa {
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        match cause {
            Cause::Pressed { presses } => Ok(self.contest.press(now, presses)),
            Cause::Expired => Ok(self.contest.expire(now.at)),
            Cause::Restarted { .. } => Ok(Vec::new()),
            Cause::Said { command, .. } => self.say(now.at, command),
        }
    }

    fn apply(&mut self, at: At, event: &Event) {
        self.contest.apply(at, event);
        if let Event::ThemeAnnounced {} = event {
            self.announced = true;
        }
        if let Event::NextQuestion {} = event {
            self.go_to(self.theme, self.question.saturating_add(1).min(QUESTIONS));
        }
        if let Event::NextTheme {} = event {
            self.go_to(self.theme.saturating_add(1), 1);
        }
    }

    fn contest(&self) -> &Contest {
        &self.contest
    }

    fn place(&self) -> Place {
        let round = self.sheet.round(self.round);
        Place {
            round: Some(self.round),
            theme: self.theme,
            themes: round.themes,
            question: u32::from(self.question),
            price: Some(self.price()),
            prices: round.prices.to_vec(),
        }
    }

    fn page(&self) -> Option<(usize, usize)> {
        Some((self.played, usize::from(self.question) - 1))
    }

    fn theme_is_public(&self) -> bool {
        self.announced
    }

    fn player(&self, _seat: Seat) -> Option<usize> {
        match self.round {
            Round::Open | Round::Semi | Round::Secret => Some(usize::from(self.theme) - 1),
            // `at personal`: the captains play.
            Round::Personal => Some(0),
        }
    }

    fn own_words(&self) -> Vec<Command> {
        let price = Some(self.price());
        let (call, theme, show) = (Command::Call {}, Command::Theme {}, Command::Show { price });
        vec![
            call,
            theme,
            show,
            Command::Read {},
            Command::Done {},
            Command::Next {},
        ]
    }
}
