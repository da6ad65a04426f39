//! Set-ups of the Kazakh game by chance: two to six players, every option of rules.md 2.4 with every kind
//! of value, beginnings, and a pack full of secrets.

use std::collections::BTreeMap;

use dabyl_rules::setup::{SeatSetup, Start};
use dabyl_rules::view::Round;
use dabyl_rules::{Points, Preset, Seat, Setup, SetupError, Table};

use super::packs;
use crate::simulation::Chance;
use crate::simulation::setups::SEED;

/// Options with every kind of value. Short stages come to their end more often.
const OPTIONS: &[(&str, &[&str])] = &[
    ("baige_mode", &["parallel", "race"]),
    ("baige_s", &["5", "2", "0.5"]),
    ("baige_key", &["first_final", "last_key"]),
    ("talk_limit", &["2"]),
    ("talk_scope", &["baige", "all"]),
    ("time_basis", &["correct_only", "all_answers"]),
    ("time_resolution_ms", &["1"]),
    ("polyglot_themes", &["12"]),
    ("polyglot_pick", &["random_block", "random_theme", "free"]),
    ("polyglot_first", &["first", "last"]),
    ("polyglot_s", &["8", "1.5"]),
    ("polyglot_clock", &["on_show", "after_reading"]),
    ("polyglot_time", &["button", "host_tap"]),
    ("polyglot_flow", &["choose_and_play", "choose_all_first"]),
    ("finalists", &["3"]),
    ("cutoff_tie", &["sudden_death", "lot", "host"]),
    ("kokpar_picks", &["1", "2", "3", "5", "6"]),
    ("kokpar_order", &["ranking", "reverse", "lot", "host"]),
    ("kokpar_think_s", &["10", "2.5"]),
    ("kokpar_clock", &["after_reading", "on_show"]),
    ("rebound", &["race", "seat"]),
    ("rebound_press_s", &["5", "1"]),
    ("rebound_answer_s", &["3", "1.25"]),
    ("kokpar_wrong_cost", &["0"]),
    ("overtime_mode", &["keys", "race"]),
    ("overtime_s", &["10", "3"]),
    (
        "overtime_simultaneous",
        &["next_question_all", "next_question_simultaneous"],
    ),
];

/// A set-up by chance.
pub fn any(chance: &mut Chance) -> Setup {
    loop {
        let setup = one(chance);
        // Not every beginning suits every set-up: no equals, no overtime.
        match Table::new(setup.clone()) {
            Ok(_) => return setup,
            Err(SetupError::Start) if setup.start.is_some() => {}
            Err(fault) => panic!("only a beginning may be unfit: {fault:?} in {setup:?}"),
        }
    }
}

fn one(chance: &mut Chance) -> Setup {
    let mut options = BTreeMap::new();
    for (name, values) in OPTIONS {
        if chance.one_in(3) {
            let value = chance.any(values).expect("an option has values");
            options.insert((*name).to_owned(), value.to_owned());
        }
    }
    let questions = if chance.one_in(4) {
        10
    } else {
        1 + chance.below(3)
    };
    options.insert("baige_questions".to_owned(), questions.to_string());
    let short = chance.one_in(2);
    if short {
        let questions = 1 + chance.below(2);
        options.insert("polyglot_questions".to_owned(), questions.to_string());
    }
    let seats = seats(chance);
    if chance.one_in(4) {
        options.insert("players".to_owned(), seats.len().to_string());
    }
    let start = start(chance, &seats);
    // Drawn before the first word, a lot stands in no event.
    if start
        .as_ref()
        .is_some_and(|start| start.round == Round::Kokpar)
    {
        options.retain(|name, value| name != "kokpar_order" || value != "lot");
    }
    let themes = packs::themes(chance);
    Setup {
        preset: Preset::KokparKk,
        spares: packs::spares(chance, !themes.is_empty()),
        themes,
        pack: None,
        options,
        seed: SEED,
        lots: lots(chance),
        scores: scores(chance, &seats, start.as_ref()),
        times: times(chance, &seats, start.as_ref()),
        start,
        blocks: if chance.one_in(3) {
            vec!["BLOCK-1".to_owned(), "BLOCK-2".to_owned()]
        } else {
            Vec::new()
        },
        seats: seats.iter().copied().map(player).collect(),
    }
}

/// Two to six players, anywhere at the table.
fn seats(chance: &mut Chance) -> Vec<Seat> {
    let count = if chance.one_in(3) {
        6
    } else {
        2 + chance.below(5)
    };
    let mut seats: Vec<Seat> = Seat::all().collect();
    while seats.len() > count as usize {
        seats.remove(chance.below(seats.len() as u64) as usize);
    }
    seats
}

fn player(seat: Seat) -> SeatSetup {
    SeatSetup {
        seat,
        team: format!("Player {}", seat.number()),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: false,
    }
}

fn start(chance: &mut Chance, seats: &[Seat]) -> Option<Start> {
    let rounds = [
        Round::Baige,
        Round::Polyglot,
        Round::Kokpar,
        Round::Kokpar,
        Round::Overtime,
    ];
    let round = chance.any(&rounds).expect("rounds");
    if chance.one_in(2) {
        return None;
    }
    let mut finalists = Vec::new();
    if round == Round::Kokpar && chance.one_in(2) {
        finalists = seats.to_vec();
        finalists.rotate_left(chance.below(seats.len() as u64) as usize);
        finalists.truncate(3);
    }
    Some(Start {
        round,
        theme: 0,
        price: None,
        finalists,
    })
}

/// Totals, often equal.
fn scores(chance: &mut Chance, seats: &[Seat], start: Option<&Start>) -> BTreeMap<Seat, Points> {
    let heights: &[Points] = match start.map(|start| start.round) {
        Some(Round::Overtime) => &[190, 190, 190, 100],
        Some(Round::Kokpar) => &[0, 0, 30],
        Some(_) => &[3, 3, 4, 0],
        None => return BTreeMap::new(),
    };
    let mut scores = BTreeMap::new();
    for seat in seats {
        if !chance.one_in(4) {
            scores.insert(*seat, chance.any(heights).expect("heights"));
        }
    }
    scores
}

/// Times that were counted before, often equal.
fn times(chance: &mut Chance, seats: &[Seat], start: Option<&Start>) -> BTreeMap<Seat, u32> {
    let mut times = BTreeMap::new();
    let before = start.is_some_and(|start| start.round == Round::Polyglot);
    for seat in seats.iter().filter(|_| before) {
        if !chance.one_in(3) {
            let time = chance.any(&[3_300, 3_300, 4_200]).expect("times");
            times.insert(*seat, time);
        }
    }
    times
}

fn lots(chance: &mut Chance) -> Vec<Vec<u8>> {
    let count = if chance.one_in(3) { chance.below(6) } else { 0 };
    let line = |_| {
        (0..1 + chance.below(3))
            .map(|_| chance.below(13) as u8)
            .collect()
    };
    (0..count).map(line).collect()
}
