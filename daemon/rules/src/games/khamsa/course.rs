//! What comes after what: the beginning, the next question, theme, round, and the end.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other rounds begin alike"
)]

use super::lists::Lists;
use super::strikes::Strikes;
use super::ties::{self, Playoff};
use super::{Entry, Khamsa, QUESTIONS, Stage, THEMES, TiePolicy, terms::Naming};
use crate::event::Event;
use crate::ledger::{Counts, Ledger};
use crate::pages::Page;
use crate::seat_set::SeatSet;
use crate::setup::{Setup, SetupError, Start};
use crate::view::Round;
use crate::vocabulary::{Phase, Points, Seat};

impl Khamsa {
    /// All before the beginning counts as over.
    pub(super) fn begin(&mut self, setup: &Setup) -> Result<(), SetupError> {
        let first = Start {
            round: self.terms.order[0],
            theme: 0,
            price: None,
            finalists: Vec::new(),
        };
        let start = setup.start.clone().unwrap_or(first);
        match start.round {
            Round::Final | Round::Shootout if start.theme > 0 || start.price.is_some() => {
                return Err(SetupError::Start);
            }
            Round::Shootout => return self.begin_shootout(),
            _ if start.theme == 0 && start.price.is_none() => self.enter_round(start.round),
            _ => self.begin_at(start)?,
        }
        self.skip_entries();
        if self.round == Round::Final {
            self.contest.begin_at(Phase::After, 0);
        }
        Ok(())
    }

    fn begin_shootout(&mut self) -> Result<(), SetupError> {
        let (seats, _) = self.tied(self.contest.ledger()).ok_or(SetupError::Start)?;
        self.enter_shootout(seats);
        Ok(())
    }

    /// At a theme: players stand assigned in roster order, strikes are over and captains play. With a
    /// price, call and theme are done as well (khamsa, fine print 4).
    fn begin_at(&mut self, start: Start) -> Result<(), SetupError> {
        self.enter_round(start.round);
        if start.theme < 1 || start.theme > self.themes() {
            return Err(SetupError::Start);
        }
        self.theme = start.theme;
        for seat in self.contest.in_game().iter() {
            let squad = self.squad(seat);
            if self.round == Round::Personal {
                self.lists.set(seat, &[u8::from(squad.is_named())]);
            } else {
                let mut list = Lists::default().filled(seat, squad);
                if self.round == Round::Semi {
                    list.truncate(usize::from(start.theme));
                }
                self.lists.set(seat, &list);
            }
        }
        self.stage = Stage::Calling;
        self.announced = self.round == Round::Semi;
        if let Some(price) = start.price {
            let prices = self.terms.prices(self.round);
            let place = prices.iter().position(|p| *p == price);
            let place = place.ok_or(SetupError::Start)? + 1;
            self.question = u8::try_from(place).map_err(|_| SetupError::Start)?;
            self.announced = true;
            self.stage = Stage::Playing;
            self.contest.begin_at(Phase::Ready, price);
        } else {
            self.contest.begin_at(Phase::Before, self.price());
        }
        self.take_places();
        Ok(())
    }

    /// A stage in which nobody has anything to decide is none: at the beginning of a game no event
    /// says so.
    fn skip_entries(&mut self) {
        while let Some(Event::EntriesLocked { lists, .. }) = self.nothing_to_decide() {
            self.lock_lists(&lists);
        }
    }

    /// Entries are closed at once where there is nothing to decide: teams without rosters, the last
    /// theme of the semi-open round.
    pub(super) fn nothing_to_decide(&self) -> Option<Event> {
        let idle = match self.stage {
            Stage::Entries(Entry::Pick) if self.theme == THEMES && self.terms.one_theme => true,
            Stage::Entries(_) => self.asked().is_empty(),
            Stage::Naming => self.round == Round::Personal && self.asked().is_empty(),
            Stage::Striking | Stage::Calling | Stage::Playing | Stage::Wagering => false,
            Stage::Reading | Stage::Discussing | Stage::Collecting | Stage::Revealing => false,
            Stage::Withdrawn | Stage::Over => false,
        };
        idle.then(|| self.locked(false))
    }

    /// A round begins with its first stage.
    pub(super) fn enter_round(&mut self, round: Round) {
        self.round = round;
        (self.theme, self.question) = (1, 1);
        self.open = false;
        self.clock = None;
        self.announced = false;
        self.lists.clear();
        self.pages.turn();
        let teams = u8::try_from(self.contest.in_game().len()).unwrap_or(THEMES);
        let offered = if self.terms.five_offered {
            THEMES
        } else {
            teams.saturating_add(1)
        };
        self.strikes = Strikes::of(offered);
        self.stage = match round {
            Round::Open => Stage::Entries(Entry::Assign),
            Round::Semi => Stage::Entries(Entry::Pick),
            Round::Secret => Stage::Entries(Entry::Sequence),
            Round::Personal if self.terms.naming == Naming::BeforeThemes => Stage::Naming,
            Round::Personal => Stage::Striking,
            Round::Final if self.terms.finale.with_answer => Stage::Reading,
            Round::Final => Stage::Wagering,
            Round::Shootout => Stage::Naming,
            // No stage of another game begins here.
            Round::Baige | Round::Polyglot | Round::SuddenDeath => Stage::Over,
            Round::Kokpar | Round::Overtime => Stage::Over,
        };
        self.contest.set_price(self.price());
        self.contest.man(self.contest.in_game());
    }

    /// Equals play for a place.
    pub(super) fn enter_shootout(&mut self, seats: SeatSet) {
        let places = self
            .tied(self.contest.ledger())
            .map_or(1, |(_, places)| places);
        let question = self.contest.number();
        self.playoff = Playoff::of(seats, places, question, self.terms.tie);
        self.enter_round(Round::Shootout);
        self.contest.count_as(Counts::Apart);
        self.contest.begin_at(Phase::Before, self.price());
        self.take_places();
    }

    /// a team without a player for this theme has an empty chair; one without a roster has none.
    /// In a shoot-out only those play who play for the place.
    pub(super) fn take_places(&mut self) {
        let seats = if self.round == Round::Shootout {
            self.playing_off()
        } else {
            self.contest.in_game()
        };
        let theme = match self.round {
            Round::Open | Round::Semi | Round::Secret => self.theme,
            Round::Personal => 1,
            Round::Final | Round::Shootout => 0,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => 0,
            Round::Kokpar | Round::Overtime => 0,
        };
        let stands = |seat: &Seat| {
            let named = self.squad(*seat).is_named() && theme > 0;
            !named || self.lists.at(*seat, theme).is_some()
        };
        let manned = seats.iter().filter(stands).collect();
        self.contest.man(manned);
    }

    /// What comes after this question.
    pub(super) fn next(&self) -> Vec<Event> {
        if self.round == Round::Shootout {
            return self.next_of_shootout();
        }
        if self.question < QUESTIONS {
            return vec![Event::NextQuestion {}];
        }
        let themed = self.round != Round::Personal;
        let event = if themed && self.theme < self.themes() {
            Event::NextTheme {}
        } else {
            let round = self.terms.after(self.round);
            // Nobody could wager: there is no final.
            if round == Round::Final && self.finalists().is_empty() {
                return vec![self.end(self.contest.ledger())];
            }
            Event::RoundBegan { round }
        };
        self.with_idle_entries(event)
    }

    /// This event, and that entries are closed where it leaves nothing to decide.
    fn with_idle_entries(&self, event: Event) -> Vec<Event> {
        let mut after = self.clone();
        after.turn(crate::vocabulary::At(0), &event);
        let mut events = vec![event];
        events.extend(after.nothing_to_decide());
        events
    }

    fn next_of_shootout(&self) -> Vec<Event> {
        let open = self
            .playoff
            .open(self.contest.ledger(), self.contest.in_game());
        let decided = open.is_none();
        if self.terms.tie != TiePolicy::ExtraTheme {
            return vec![if decided {
                Event::GameEnded {}
            } else {
                Event::NextQuestion {}
            }];
        }
        vec![if self.question < QUESTIONS {
            Event::NextQuestion {}
        } else if decided {
            Event::GameEnded {}
        } else {
            Event::NextTheme {}
        }]
    }

    /// Equals at the border of the places that decide.
    pub(super) fn tied(&self, ledger: &Ledger) -> Option<(SeatSet, usize)> {
        let totals = ledger.totals();
        let total = |seat: Seat| -> Points { totals[seat.index()] };
        ties::tied(self.contest.in_game(), self.terms.decisive, total)
    }

    /// The end, or a shoot-out before it.
    pub(super) fn end(&self, ledger: &Ledger) -> Event {
        let plays_off = match self.terms.tie {
            TiePolicy::Shootout | TiePolicy::ExtraTheme => self.tied(ledger),
            TiePolicy::Shared | TiePolicy::Host => None,
        };
        match plays_off {
            Some((seats, _)) => Event::ShootoutBegan {
                seats: seats.iter().collect(),
            },
            None => Event::GameEnded {},
        }
    }

    /// `tie_policy host`: who is still to be told apart by a word, and for how many places.
    pub(super) fn host_decides(&self) -> Option<(SeatSet, usize)> {
        if self.terms.tie != TiePolicy::Host || self.stage != Stage::Over {
            return None;
        }
        let ledger = self.contest.ledger();
        let (seats, places) = self.tied(ledger)?;
        if self.playoff.seats == seats {
            return self.playoff.open(ledger, self.contest.in_game());
        }
        Some((seats, places))
    }

    /// Shoot-out questions come in the pack's order, whatever became of those before.
    pub(super) fn shootout_page(&self) -> Option<Page> {
        let theme = self.pages.theme(Round::Shootout, 1)?;
        let clue = self.pages.turned();
        Some(Page::Clue { theme, clue })
    }
}
