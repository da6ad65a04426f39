//! Khamsa: four rounds of themes with rising prices, then a final with wagers. A right answer brings
//! the price and a wrong one costs it. Two documents, two dialects: `khamsa-az` ([`az`]), `khamsa-ru`
//! ([`ru`]).
//!
//! A match is a row of [`Stage`]s (rules.md 3.1): teams decide who plays ([`lists`], [`strikes`]),
//! questions are played ([`crate::contest`]), the final ([`finale`]), equals are told apart ([`ties`]).

mod apply;
mod course;
mod decide;
pub mod finale;
pub mod lists;
mod rules;
pub mod sheet;
mod stakes;
pub mod strikes;
pub mod terms;
pub mod ties;
mod words;

#[doc = include_str!("khamsa/az.md")]
pub mod az {}

#[doc = include_str!("khamsa/ru.md")]
pub mod ru {}

use crate::contest::Contest;
use crate::countdown::Countdown;
use crate::event::Event;
use crate::game::{Rules, Standing};
use crate::ledger::Ledger;
use crate::lot::Lots;
use crate::pages::Pages;
use crate::seat_set::SeatSet;
use crate::setup::{Setup, SetupError};
use crate::view::Round;
use crate::vocabulary::{Refusal, Seat};
use finale::Finale;
use lists::{ListRules, Lists, Squad};
use sheet::{QUESTIONS, Sheet, THEMES};
use strikes::Strikes;
use terms::{Terms, TiePolicy};
use ties::Playoff;

/// What teams name players for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Open round: all themes at once.
    Assign,
    /// Semi-open round: this theme.
    Pick,
    /// Secret round: all themes at once, unseen.
    Sequence,
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Teams name players.
    Entries(Entry),
    /// Themes are struck out.
    Striking,
    /// Teams name who plays for them: personal round, shoot-out.
    Naming,
    /// The players of the theme are called.
    Calling,
    /// A question is played, or waits to be.
    Playing,
    /// Final: wagers.
    Wagering,
    /// Final: the question is read.
    Reading,
    /// Final: the discussion clock runs.
    Discussing,
    /// Final: answers are handed in.
    Collecting,
    /// Final: answers are judged one by one.
    Revealing,
    /// Final: its question was withdrawn.
    Withdrawn,
    /// The match is over.
    Over,
}

/// A match.
#[derive(Clone, Debug)]
pub struct Khamsa {
    terms: Terms,
    contest: Contest,
    squads: [Squad; Seat::MOST as usize],
    round: Round,
    /// Number of the theme in its round, from 1.
    theme: u8,
    /// Number of the question in its theme, from 1.
    question: u8,
    stage: Stage,
    /// Entries of this stage are accepted.
    open: bool,
    /// The stage's own clock.
    clock: Option<Countdown>,
    /// The theme's name has been announced.
    announced: bool,
    lists: Lists,
    strikes: Strikes,
    finale: Finale,
    playoff: Playoff,
    pages: Pages,
}

impl Khamsa {
    /// Begins a match.
    ///
    /// # Errors
    /// What in the set-up it cannot play.
    pub fn new(setup: &Setup) -> Result<Khamsa, SetupError> {
        let sheet = Sheet::of(setup.preset).ok_or(SetupError::Start)?;
        let terms = Terms::of(sheet, setup)?;
        check_people(&terms, setup)?;
        let seats = setup.seats.iter().map(|seat| seat.seat).collect();
        let ledger = Ledger::new(setup.scores.iter().map(|(seat, points)| (*seat, *points)));
        let lots = Lots::new(setup.seed, setup.lots.clone());
        let mut squads = [Squad::default(); Seat::MOST as usize];
        for place in &setup.seats {
            let count = |names: &[String]| u8::try_from(names.len()).unwrap_or(u8::MAX);
            squads[place.seat.index()] = Squad {
                players: count(&place.players),
                reserves: count(&place.reserves),
            };
        }
        let mut khamsa = Khamsa {
            contest: Contest::new(terms.manner, seats, ledger, lots),
            squads,
            round: terms.order[0],
            theme: 1,
            question: 1,
            stage: Stage::Calling,
            open: false,
            clock: None,
            announced: false,
            lists: Lists::default(),
            strikes: Strikes::default(),
            finale: Finale::default(),
            playoff: Playoff::default(),
            pages: Pages::of(setup, setup.start.as_ref().map_or(1, |start| start.theme)),
            terms,
        };
        khamsa.begin(setup)?;
        Ok(khamsa)
    }

    /// What it is played by.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Where it stands.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The round.
    #[must_use]
    pub fn round(&self) -> Round {
        self.round
    }

    /// Number of the theme in its round, from 1.
    #[must_use]
    pub fn theme(&self) -> u8 {
        self.theme
    }

    /// Entries of this stage are accepted now.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Who plays what in this round.
    #[must_use]
    pub fn lists(&self) -> &Lists {
        &self.lists
    }

    /// How many can play for a team.
    #[must_use]
    pub fn squad(&self, seat: Seat) -> Squad {
        self.squads[seat.index()]
    }

    /// The personal round's strikes.
    #[must_use]
    pub fn strikes(&self) -> &Strikes {
        &self.strikes
    }

    /// The final.
    #[must_use]
    pub fn finale(&self) -> &Finale {
        &self.finale
    }

    /// The pack.
    #[must_use]
    pub fn pages(&self) -> &Pages {
        &self.pages
    }

    /// Equals who play for a place, while it is open.
    #[must_use]
    pub fn playing_off(&self) -> SeatSet {
        let in_game = self.contest.in_game();
        match self.round {
            Round::Shootout if self.stage == Stage::Over => SeatSet::EMPTY,
            Round::Shootout => self.playoff.playing(self.contest.ledger(), in_game),
            Round::Open | Round::Semi | Round::Secret => SeatSet::EMPTY,
            Round::Personal | Round::Final => SeatSet::EMPTY,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => SeatSet::EMPTY,
            Round::Kokpar | Round::Overtime => SeatSet::EMPTY,
        }
    }

    /// The rules of lists.
    #[must_use]
    pub fn list_rules(&self) -> ListRules {
        ListRules {
            one_theme: self.terms.one_theme,
            reserves_play: self.terms.reserves_play,
        }
    }

    /// Themes of the present round: five, or as many as are offered.
    #[must_use]
    pub fn themes(&self) -> u8 {
        match self.round {
            Round::Open | Round::Semi | Round::Secret => THEMES,
            Round::Personal => self.strikes.themes(),
            Round::Final | Round::Shootout => 0,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => 0,
            Round::Kokpar | Round::Overtime => 0,
        }
    }

    /// Themes of the present round in the pack: the final's question is one of a theme as well.
    fn themes_of_pack(&self) -> u8 {
        match self.round {
            Round::Final => 1,
            Round::Open | Round::Semi | Round::Secret => self.themes(),
            Round::Personal | Round::Shootout => self.themes(),
            Round::Baige | Round::Polyglot | Round::SuddenDeath => 0,
            Round::Kokpar | Round::Overtime => 0,
        }
    }

    /// Who must decide in the present stage.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        let named = |seat: &Seat| self.squad(*seat).is_named();
        let in_game = self.contest.in_game();
        match self.stage {
            Stage::Entries(Entry::Pick) => {
                let choice = |seat: &Seat| {
                    let unused = self
                        .lists
                        .first_unused(*seat, self.squad(*seat), self.theme);
                    unused.is_some() || !self.terms.one_theme
                };
                in_game.iter().filter(named).filter(choice).collect()
            }
            Stage::Entries(Entry::Assign | Entry::Sequence) => {
                in_game.iter().filter(named).collect()
            }
            Stage::Naming if self.round == Round::Shootout => {
                self.playing_off().iter().filter(named).collect()
            }
            Stage::Naming => in_game.iter().filter(named).collect(),
            Stage::Striking => self
                .strikes
                .order()
                .filter(|s| in_game.contains(*s))
                .collect(),
            Stage::Wagering | Stage::Reading => self.finalists(),
            Stage::Discussing | Stage::Collecting => self.finalists(),
            Stage::Revealing | Stage::Withdrawn => self.finalists(),
            Stage::Calling | Stage::Playing | Stage::Over => SeatSet::EMPTY,
        }
    }

    /// Those of them whose decision is complete.
    #[must_use]
    pub fn ready(&self) -> SeatSet {
        let (rules, asked) = (self.list_rules(), self.asked());
        let is_ready = |seat: &Seat| match self.stage {
            Stage::Entries(Entry::Assign | Entry::Sequence) => {
                self.lists.is_complete(*seat, self.squad(*seat), rules)
            }
            Stage::Entries(Entry::Pick) => self.lists.at(*seat, self.theme).is_some(),
            Stage::Naming => self.lists.at(*seat, 1).is_some(),
            Stage::Striking => (1..=self.themes()).any(|t| self.strikes.striker(t) == Some(*seat)),
            Stage::Wagering => self.has_wagered(*seat),
            Stage::Discussing | Stage::Collecting => self.finale.answer(*seat).is_some(),
            Stage::Reading | Stage::Revealing | Stage::Withdrawn => false,
            Stage::Calling | Stage::Playing | Stage::Over => false,
        };
        asked.iter().filter(is_ready).collect()
    }

    fn price(&self) -> u32 {
        let place = usize::from(self.question) - 1;
        match self.round {
            Round::Open | Round::Semi | Round::Secret | Round::Personal => {
                self.terms.prices(self.round)[place]
            }
            Round::Shootout if self.terms.tie == TiePolicy::ExtraTheme => self.terms.base[place],
            Round::Final | Round::Shootout => 0,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => 0,
            Round::Kokpar | Round::Overtime => 0,
        }
    }

    /// Questions here have prices.
    fn has_prices(&self) -> bool {
        self.price() > 0
    }

    /// By what seats are sorted in the end: the smaller the better, equals share a place.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let ledger = self.contest.ledger();
        let (points, decided) = self.playoff.key(ledger, &ledger.totals(), seat);
        Standing {
            class: 0,
            points,
            time: 0,
            decided,
        }
    }

    /// Personal round: it is not yet known which theme is left.
    fn is_choosing_theme(&self) -> bool {
        let before = matches!(self.stage, Stage::Striking | Stage::Naming);
        before && self.strikes.left().is_none()
    }

    /// Spare questions of the pack that would fit the present question; nothing on paper.
    #[must_use]
    pub fn spares_left(&self) -> Option<u32> {
        // In the final and the shoot-out the theme's own next question replaces another.
        let of_theme = matches!(self.round, Round::Final | Round::Shootout);
        if of_theme || !self.pages.has_spares() {
            return None;
        }
        let fitting = self.pages.fitting(self.round, self.question).count();
        u32::try_from(fitting).ok()
    }

    /// That word is not for this stage.
    fn not_now(&self) -> Refusal {
        let state = self.state();
        Refusal::NotNow { state }
    }

    fn only_if(&self, allowed: bool, event: Event) -> Result<Vec<Event>, Refusal> {
        if allowed {
            Ok(vec![event])
        } else {
            Err(self.not_now())
        }
    }

    /// It is the final, or all that comes behind it but questions.
    fn is_final(&self) -> bool {
        match self.stage {
            Stage::Wagering | Stage::Reading | Stage::Discussing | Stage::Collecting => true,
            Stage::Revealing | Stage::Withdrawn => true,
            Stage::Entries(_) | Stage::Striking | Stage::Naming | Stage::Calling => false,
            Stage::Playing | Stage::Over => false,
        }
    }
}

/// Whether a new match may begin: every entry form is confirmed where the rules ask for one (RU-2).
/// A match that was begun before goes on whatever this says.
///
/// # Errors
/// The first team whose form is not confirmed, or an option that the game does not know.
pub fn check_entry_forms(setup: &Setup) -> Result<(), SetupError> {
    let Some(sheet) = Sheet::of(setup.preset) else {
        return Ok(());
    };
    let open = setup.seats.iter().find(|place| !place.confirmed);
    match open.filter(|_| Terms::of(sheet, setup).is_ok_and(|terms| terms.entry_forms)) {
        Some(place) => Err(SetupError::EntryForm { seat: place.seat }),
        None => Ok(()),
    }
}

/// What the set-up says of teams must be what the match is played by.
fn check_people(terms: &Terms, setup: &Setup) -> Result<(), SetupError> {
    let (players, reserves) = terms.people;
    let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    if let Some(teams) = terms.teams.filter(|teams| *teams != setup.seats.len()) {
        let (least, most) = (number(teams), number(teams));
        return Err(SetupError::SeatCount { least, most });
    }
    for place in &setup.seats {
        let seat = place.seat;
        if place.players.len() > players {
            let most = number(players);
            return Err(SetupError::Players { seat, most });
        }
        let twice = place
            .reserves
            .iter()
            .any(|name| place.players.contains(name));
        if place.reserves.len() > reserves || twice {
            let most = number(reserves);
            return Err(SetupError::Reserves { seat, most });
        }
    }
    Ok(())
}
