//! What the auditor reads in the rules and the set-up, on his own.

use std::collections::BTreeMap;

use super::foreign;
use dabyl_rules::setup::Theme;
use dabyl_rules::view::Round;
use dabyl_rules::{Points, Preset, Seat, Setup, Verdict};

/// What equals at a place that decides do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ties {
    Questions,
    Themes,
    Nothing,
    Host,
}

/// The rules of one game as the auditor keeps them.
pub struct Rulebook {
    pub khamsa: bool,
    pub order: [Round; 4],
    prices: BTreeMap<u8, [Points; 5]>,
    pub base: [Points; 5],
    pub right: Points,
    pub wrong: Points,
    pub silence_costs: bool,
    pub decline_free: bool,
    pub blank_costs: bool,
    pub one_theme: bool,
    pub reserves_play: bool,
    pub before_themes: bool,
    pub five_offered: bool,
    pub strike_order: String,
    pub strike_tie: String,
    pub wager_min: Points,
    pub wager_missing: Points,
    pub zero_wager: bool,
    pub ties: Ties,
    pub decisive: usize,
    pub seats: Vec<Seat>,
    /// Players without reserves, by seat.
    pub players: [u8; 6],
    pub opening: [Points; 6],
    pub rounds: Vec<Option<Round>>,
    pub clues: Vec<usize>,
    pub spares: Vec<(Option<Round>, Option<u8>)>,
}

/// The place of a round in a row.
fn slot(round: Round) -> u8 {
    match round {
        Round::Open => 0,
        Round::Semi => 1,
        Round::Secret => 2,
        Round::Personal => 3,
        Round::Final => 4,
        Round::Shootout => 5,
        Round::Baige | Round::Polyglot | Round::SuddenDeath | Round::Kokpar | Round::Overtime => {
            foreign(round)
        }
    }
}

/// The prices of a theme in this round (AZ-24 to AZ-27, RU-8, RU-9, and options).
#[must_use]
pub fn prices(preset: Preset, options: &BTreeMap<String, String>, round: Round) -> [Points; 5] {
    let (name, factor) = match (round, preset) {
        (Round::Final | Round::Shootout, _) | (_, Preset::Lockout) => return [0; 5],
        (Round::Open, Preset::KhamsaAz) => ("mult_open", 2),
        (Round::Open, Preset::KhamsaRu) => ("mult_open", 1),
        (Round::Semi, Preset::KhamsaAz) => ("mult_semi", 3),
        (Round::Semi, Preset::KhamsaRu) => ("mult_semi", 2),
        (Round::Secret, Preset::KhamsaAz) => ("mult_secret", 4),
        (Round::Secret, Preset::KhamsaRu) => ("mult_secret", 3),
        (Round::Personal, Preset::KhamsaAz) => ("mult_personal", 1),
        (Round::Personal, Preset::KhamsaRu) => ("mult_personal", 4),
        (_, Preset::KokparKk)
        | (
            Round::Baige | Round::Polyglot | Round::SuddenDeath | Round::Kokpar | Round::Overtime,
            _,
        ) => foreign(round),
    };
    let factor: Points = options
        .get(name)
        .map_or(factor, |f| f.parse().expect("a factor"));
    base(options).map(|value| value * factor)
}

fn base(options: &BTreeMap<String, String>) -> [Points; 5] {
    let text = options
        .get("base_values")
        .map_or("100,200,300,400,500", String::as_str);
    let values: Vec<Points> = text
        .split(',')
        .map(|v| v.parse().expect("a value"))
        .collect();
    values.try_into().expect("five values")
}

impl Rulebook {
    pub fn read(setup: &Setup) -> Rulebook {
        let option = |name: &str| setup.options.get(name).map(String::as_str);
        let number = |name: &str, preset: Points| {
            option(name).map_or(preset, |value| value.parse().expect("a number"))
        };
        let az = setup.preset == Preset::KhamsaAz;
        let by_preset = |name: &str, in_az: &str, in_ru: &str| {
            let preset = if az { in_az } else { in_ru };
            option(name).unwrap_or(preset).to_owned()
        };
        let listed = [Round::Open, Round::Semi, Round::Secret, Round::Personal];
        let by_value = [Round::Personal, Round::Open, Round::Semi, Round::Secret];
        let (mut players, mut opening) = ([0; 6], [0; 6]);
        for place in &setup.seats {
            players[place.seat.index()] = place.players.len() as u8;
        }
        for (seat, points) in &setup.scores {
            opening[seat.index()] = *points;
        }
        let mut seats: Vec<Seat> = setup.seats.iter().map(|place| place.seat).collect();
        seats.sort();
        let of = |round| (slot(round), prices(setup.preset, &setup.options, round));
        let themes = || setup.themes.iter();
        Rulebook {
            khamsa: setup.preset != Preset::Lockout,
            order: if option("round_order") == Some("by_value") {
                by_value
            } else {
                listed
            },
            prices: listed.map(of).into_iter().collect(),
            base: base(&setup.options),
            right: number("right_points", 1),
            wrong: number("wrong_points", 0),
            silence_costs: option("no_answer_cost") != Some("none"),
            decline_free: option("queued_decline") == Some("free"),
            blank_costs: option("final_blank_cost") != Some("none"),
            one_theme: option("one_theme_per_player") != Some("false"),
            reserves_play: option("substitutions_in_game") == Some("true"),
            before_themes: by_preset("personal_player_named", "after_strikes", "before_themes")
                == "before_themes",
            five_offered: option("personal_themes") == Some("5"),
            strike_order: by_preset("strike_order", "seat", "score_asc"),
            strike_tie: by_preset("strike_tie", "seat", "lot"),
            wager_min: number("wager_min", Points::from(az)),
            wager_missing: number("wager_missing", Points::from(az)),
            zero_wager: option("final_nonpositive") == Some("zero_wager"),
            ties: match option("tie_policy") {
                Some("shared") => Ties::Nothing,
                Some("extra_theme") => Ties::Themes,
                Some("host") => Ties::Host,
                _ => Ties::Questions,
            },
            decisive: number("decisive_places", 1) as usize,
            seats,
            players,
            opening,
            rounds: themes().map(|theme: &Theme| theme.round).collect(),
            clues: themes().map(|theme| theme.clues.len()).collect(),
            spares: setup.spares.iter().map(|s| (s.round, s.level)).collect(),
        }
    }

    /// What the question of this number in its theme is worth.
    pub fn price(&self, round: Round, level: u8) -> Points {
        let place = usize::from(level) - 1;
        match self.prices.get(&slot(round)) {
            Some(prices) => prices[place],
            None if round == Round::Shootout && self.ties == Ties::Themes => self.base[place],
            None => 0,
        }
    }

    /// What a verdict on an answer brings or costs.
    pub fn worth(&self, verdict: Verdict, price: Points, waited: bool) -> Points {
        match verdict {
            Verdict::Correct if self.khamsa => price,
            Verdict::Correct => self.right,
            _ if !self.khamsa => -self.wrong,
            Verdict::Wrong | Verdict::Double => -price,
            Verdict::NoAnswer if waited && self.decline_free => 0,
            Verdict::NoAnswer | Verdict::Late if self.silence_costs => -price,
            Verdict::NoAnswer | Verdict::Late => 0,
        }
    }

    /// What a verdict on a wager brings or costs.
    pub fn stake(&self, verdict: Verdict, wager: Points) -> Points {
        match verdict {
            Verdict::Correct => wager,
            Verdict::NoAnswer if !self.blank_costs => 0,
            Verdict::NoAnswer | Verdict::Wrong | Verdict::Double | Verdict::Late => -wager,
        }
    }

    /// What a team with this total may put at stake; nothing: it sits out.
    pub fn limits(&self, total: Points) -> Option<(Points, Points)> {
        if total > 0 && total >= self.wager_min {
            Some((self.wager_min, total))
        } else if self.zero_wager {
            Some((0, 0))
        } else {
            None
        }
    }

    /// The round behind this one.
    pub fn after(&self, round: Round) -> Round {
        let place = self
            .order
            .iter()
            .position(|other| *other == round)
            .expect("a round of themes");
        self.order.get(place + 1).copied().unwrap_or(Round::Final)
    }
}
