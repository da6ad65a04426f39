//! What one match is played by: a dialect with the set-up's options laid over it.

use std::collections::BTreeMap;

use super::sheet::{QUESTIONS, Sheet};
use crate::limits::POINTS_MOST;
use crate::manner::{Manner, SECOND};
use crate::options::{self, Given};
use crate::setup::{Setup, SetupError};
use crate::view::Round;
use crate::vocabulary::Points;

/// The largest factor of a round: ten times that of the documents is somebody's slip.
const FACTOR_MOST: u32 = 40;

/// The largest base value: ten times that of the documents.
const VALUE_MOST: u32 = 5_000;

/// In which order themes are struck out (AZ-11, RU-19, A-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeOrder {
    /// By seat.
    Seat,
    /// The lowest total first.
    ScoreAscending,
    /// The highest total first.
    ScoreDescending,
    /// By lot.
    Lot,
    /// Whoever is first.
    Free,
}

/// Equal totals in the order of strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrikeTie {
    /// A lot is drawn.
    Lot,
    /// By seat.
    Seat,
    /// The host decides, by letting them strike in either order.
    Host,
}

/// When the player of the personal round is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// RU-18: before the themes are shown.
    BeforeThemes,
    /// AZ-12: when one theme is left.
    AfterStrikes,
}

/// Equal totals at a place that decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TiePolicy {
    /// Questions without value, until one is right.
    Shootout,
    /// The place is shared.
    Shared,
    /// A theme that counts for nothing else.
    ExtraTheme,
    /// The host says who has won.
    Host,
}

/// What entries a match knows: times in nanoseconds, `None` where the host closes by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryTimes {
    /// AZ-7, RU-13.
    pub open: Option<u64>,
    /// AZ-8, RU-14.
    pub semi: Option<u64>,
    /// AZ-10; RU-15 gives none.
    pub secret: Option<u64>,
}

/// The final's terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalTerms {
    /// AZ-29, RU-22: nanoseconds of discussion.
    pub discuss: u64,
    /// AZ-15, RU-23, A-10.
    pub least: Points,
    /// A wager that nobody entered.
    pub missing: Points,
    /// Wagers are entered with the answers.
    pub with_answer: bool,
    /// Nanoseconds for wagers.
    pub wager: Option<u64>,
    /// A team without a positive total plays for honour.
    pub zero_wager: bool,
    /// nanoseconds in which answers are handed in.
    pub collect: Option<u64>,
}

/// All that a match is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How one question is played.
    pub manner: Manner,
    /// Whether teams can be fined (RU-35).
    pub fines: bool,
    /// The rounds before the final, in order.
    pub order: [Round; 4],
    /// What prices are multiplied with: open, semi-open, secret, personal.
    pub(super) factors: [u32; 4],
    /// The values of a theme before that, in rising order.
    pub base: [u32; QUESTIONS as usize],
    /// Times for entries.
    pub times: EntryTimes,
    /// What is missing when time is up is filled in.
    pub autofill: bool,
    /// Nobody plays two themes of a round (AZ-5, A-4).
    pub one_theme: bool,
    /// Reserves may play (RU-4 forbids it).
    pub reserves_play: bool,
    /// Order of strikes.
    pub strikes: StrikeOrder,
    /// Equals in it.
    pub strike_tie: StrikeTie,
    /// When representatives are named.
    pub naming: Naming,
    /// Five themes are offered whatever the number of teams.
    pub five_offered: bool,
    /// The final.
    pub finale: FinalTerms,
    /// Ties.
    pub tie: TiePolicy,
    /// How many places decide.
    pub decisive: u8,
    /// The game may begin only with confirmed entry forms (RU-2).
    pub entry_forms: bool,
    /// The most players and reserves of a team.
    pub people: (usize, usize),
    /// The number of teams, if the set-up insists on it.
    pub teams: Option<usize>,
}

impl Terms {
    /// The dialect as the set-up changes it.
    ///
    /// # Errors
    /// An option that the game does not know, or a value that it does not have.
    pub fn of(sheet: &'static Sheet, setup: &Setup) -> Result<Terms, SetupError> {
        let mut terms = sheet.terms.clone();
        let mut own = BTreeMap::new();
        for (name, value) in &setup.options {
            if !terms.choose(sheet, &Given { name, value })? {
                own.insert(name.clone(), value.clone());
            }
        }
        let chosen = options::Chosen {
            manner: terms.manner,
            fines: terms.fines,
        };
        let chosen = options::choose(chosen, options::Known::Khamsa, &own)?;
        terms.manner = chosen.manner;
        terms.fines = chosen.fines;
        Ok(terms)
    }

    /// Whether it is an option of the match, and then chosen.
    fn choose(&mut self, sheet: &Sheet, given: &Given<'_>) -> Result<bool, SetupError> {
        match given.name {
            "round_order" => self.order = given.one_of(sheet.orders)?,
            "mult_open" => self.factors[0] = given.number(1, FACTOR_MOST)?,
            "mult_semi" => self.factors[1] = given.number(1, FACTOR_MOST)?,
            "mult_secret" => self.factors[2] = given.number(1, FACTOR_MOST)?,
            "mult_personal" => self.factors[3] = given.number(1, FACTOR_MOST)?,
            "base_values" => self.base = values(given)?,
            "open_assign_s" => self.times.open = given.seconds_or_host()?,
            "semi_assign_s" => self.times.semi = given.seconds_or_host()?,
            "secret_sequence_s" => self.times.secret = given.seconds_or_host()?,
            "assign_timeout" => {
                self.autofill = given.one_of(&[("autofill", true), ("host", false)])?;
            }
            "one_theme_per_player" => self.one_theme = given.yes_or_no()?,
            "substitutions_in_game" => self.reserves_play = given.yes_or_no()?,
            "entry_form_required" => self.entry_forms = given.yes_or_no()?,
            "teams" => self.teams = Some(given.number(2, 4)?),
            "players" => self.people.0 = given.number(3, 5)?,
            "reserves" => self.people.1 = given.number(0, 2)?,
            "tie_policy" => {
                self.tie = given.one_of(&[
                    ("shootout", TiePolicy::Shootout),
                    ("shared", TiePolicy::Shared),
                    ("extra_theme", TiePolicy::ExtraTheme),
                    ("host", TiePolicy::Host),
                ])?;
            }
            "decisive_places" => self.decisive = given.number(1, 3)?,
            _ => return self.choose_personal_or_final(sheet, given),
        }
        Ok(true)
    }

    fn choose_personal_or_final(
        &mut self,
        sheet: &Sheet,
        given: &Given<'_>,
    ) -> Result<bool, SetupError> {
        let finale = &mut self.finale;
        match given.name {
            "strike_order" => {
                self.strikes = given.one_of(&[
                    ("seat", StrikeOrder::Seat),
                    ("score_asc", StrikeOrder::ScoreAscending),
                    ("score_desc", StrikeOrder::ScoreDescending),
                    ("lot", StrikeOrder::Lot),
                    ("free", StrikeOrder::Free),
                ])?;
            }
            "strike_tie" => {
                self.strike_tie = given.one_of(&[
                    ("lot", StrikeTie::Lot),
                    ("seat", StrikeTie::Seat),
                    ("host", StrikeTie::Host),
                ])?;
            }
            "personal_player_named" => {
                self.naming = given.one_of(&[
                    ("before_themes", Naming::BeforeThemes),
                    ("after_strikes", Naming::AfterStrikes),
                ])?;
            }
            "personal_themes" => {
                self.five_offered = given.one_of(&[("teams", false), ("5", true)])?
            }
            "final_discuss_s" => finale.discuss = given.seconds("")?,
            "wager_min" => finale.least = given.number(0, POINTS_MOST)?,
            "wager_missing" => finale.missing = given.number(0, POINTS_MOST)?,
            // Only words: who of a team says it is the team's own business.
            "strike_by" => given.one_of(&[("team", ()), ("representative", ())])?,
            "wager_moment" => {
                let moments = [("before_question", false), ("with_answer", true)];
                finale.with_answer = given.one_of(&moments)?;
            }
            "wager_s" => finale.wager = given.seconds_or_host()?,
            "final_nonpositive" => {
                finale.zero_wager = given.one_of(&[("sit_out", false), ("zero_wager", true)])?;
            }
            "final_blank_cost" => {
                self.manner.blank_costs = given.one_of(&[("wager", true), ("none", false)])?;
            }
            "collect_s" => finale.collect = given.seconds_or_host()?,
            _ => return sheet.fixes(given),
        }
        Ok(true)
    }

    /// The place of a round in tables of rounds with themes; the final and the shoot-out have none.
    fn slot(round: Round) -> Option<usize> {
        match round {
            Round::Open => Some(0),
            Round::Semi => Some(1),
            Round::Secret => Some(2),
            Round::Personal => Some(3),
            Round::Final | Round::Shootout => None,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => None,
            Round::Kokpar | Round::Overtime => None,
        }
    }

    /// What the questions of a theme in this round are worth; nothing from the final on.
    #[must_use]
    pub fn prices(&self, round: Round) -> [u32; QUESTIONS as usize] {
        let factor = Terms::slot(round).map_or(0, |slot| self.factors[slot]);
        self.base.map(|value| value * factor)
    }

    /// How long teams have for their entry in this round.
    #[must_use]
    pub fn entry_time(&self, round: Round) -> Option<u64> {
        match round {
            Round::Open => self.times.open,
            Round::Semi => self.times.semi,
            Round::Secret => self.times.secret,
            Round::Personal | Round::Final | Round::Shootout => None,
            Round::Baige | Round::Polyglot | Round::SuddenDeath => None,
            Round::Kokpar | Round::Overtime => None,
        }
    }

    /// The round after this one, and the final after the last.
    #[must_use]
    pub fn after(&self, round: Round) -> Round {
        let place = self.order.iter().position(|other| *other == round);
        let next = place.and_then(|place| self.order.get(place + 1));
        next.copied().unwrap_or(Round::Final)
    }

    /// What both dialects share; a dialect says the rest.
    pub(super) const fn common(manner: Manner) -> Terms {
        Terms {
            manner,
            fines: false,
            order: [Round::Open, Round::Semi, Round::Secret, Round::Personal],
            factors: [1; 4],
            base: [100, 200, 300, 400, 500],
            times: EntryTimes {
                open: Some(60 * SECOND), // AZ-7, RU-13
                semi: Some(20 * SECOND), // AZ-8, RU-14
                secret: None,
            },
            autofill: true,
            one_theme: true, // AZ-5, A-4
            reserves_play: false,
            strikes: StrikeOrder::Seat,
            strike_tie: StrikeTie::Seat,
            naming: Naming::AfterStrikes,
            five_offered: false,
            finale: FinalTerms {
                discuss: 30 * SECOND,
                least: 0,
                missing: 0,
                with_answer: false,
                wager: None,
                zero_wager: false,
                collect: Some(10 * SECOND),
            },
            tie: TiePolicy::Shootout,
            decisive: 1,
            entry_forms: false,
            people: (5, 0),
            teams: None,
        }
    }
}

/// Five rising values.
fn values(given: &Given<'_>) -> Result<[u32; QUESTIONS as usize], SetupError> {
    let allowed = || {
        given.wrong(format!(
            "five rising values, 1 to {VALUE_MOST}: 100,200,300,400,500"
        ))
    };
    let numbers: Vec<u32> = given
        .value
        .split(',')
        .map(|value| value.trim().parse().ok())
        .collect::<Option<_>>()
        .ok_or_else(allowed)?;
    let rising = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let fit = numbers.iter().all(|value| (1..=VALUE_MOST).contains(value));
    let five = <[u32; QUESTIONS as usize]>::try_from(numbers).map_err(|_| allowed())?;
    if rising && fit {
        Ok(five)
    } else {
        Err(allowed())
    }
}
