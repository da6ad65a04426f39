//! Set-ups by chance: every preset, every option of questions with every kind of value, and a pack
//! full of secrets that can be recognised.

use std::collections::BTreeMap;

use dabyl_rules::setup::{Clue, SeatSetup, Start, Theme};
use dabyl_rules::view::Round;
use dabyl_rules::{Preset, Seat, Setup};

use super::Chance;

/// No view shows the seed: as text it is a word that occurs nowhere else.
pub const SEED: u64 = 7_340_981_265_514_370_923;

const OPTIONS: &[(&str, &[&str])] = &[
    ("think_s", &["5", "0.5", "2.125"]),
    ("think_after_wrong", &["remaining", "restart", "close"]),
    ("answer_s", &["3", "host", "1.5"]),
    ("answer_mode", &["signal", "auto_fail"]),
    ("no_answer_cost", &["value", "none"]),
    ("queued_decline", &["counts", "free"]),
    ("after_wrong", &["queue_first", "reopen"]),
    ("early_press", &["ignore", "lockout_ms=700"]),
    ("press_tie", &["lot", "host", "replace_question"]),
    ("press_opens", &["reading_start", "value_announced"]),
    ("fines", &["true", "false"]),
    ("double_answer", &["wrong"]),
];

const LOCKOUT_OPTIONS: &[(&str, &[&str])] = &[
    ("think_s", &["none", "4", "0.25"]),
    ("early_press", &["ignore", "lockout_ms=700"]),
    ("press_tie", &["lot", "host", "replace_question"]),
    ("right_points", &["1", "10"]),
    ("wrong_points", &["0", "5"]),
];

/// A set-up by chance.
pub fn any(chance: &mut Chance) -> Setup {
    let presets = [Preset::KhamsaAz, Preset::KhamsaRu, Preset::Lockout];
    let preset = chance.any(&presets).expect("three presets");
    let (known, least, most) = match preset {
        Preset::KhamsaAz | Preset::KhamsaRu => (OPTIONS, 2, 4),
        Preset::Lockout => (LOCKOUT_OPTIONS, 1, 5),
    };
    let count = if chance.one_in(2) {
        most
    } else {
        least + chance.below(most - least + 1)
    };
    let seats = Seat::all().take(count as usize).map(seat).collect();
    let mut options = BTreeMap::new();
    for (name, values) in known {
        if chance.one_in(3) {
            let value = chance.any(values).expect("an option has values");
            options.insert((*name).to_owned(), value.to_owned());
        }
    }
    let start = start(chance).filter(|_| preset != Preset::Lockout);
    let scores = BTreeMap::from([(Seat::new(1).expect("a seat"), 700)]);
    Setup {
        preset,
        seats,
        themes: (1..=6).map(theme).collect(),
        spares: Vec::new(),
        pack: None,
        options,
        seed: SEED,
        lots: Vec::new(),
        start,
        scores,
    }
}

fn seat(seat: Seat) -> SeatSetup {
    let number = seat.number();
    let players = (1..=5)
        .map(|player| format!("Player {number}{player}"))
        .collect();
    SeatSetup {
        seat,
        team: format!("Team {number}"),
        players,
        reserves: Vec::new(),
        confirmed: true,
    }
}

fn start(chance: &mut Chance) -> Option<Start> {
    let rounds = [Round::Open, Round::Semi, Round::Secret, Round::Personal];
    let round = chance.any(&rounds).expect("four rounds");
    let theme = match round {
        Round::Open | Round::Semi | Round::Secret => 1 + chance.below(5) as u8,
        Round::Personal => 1,
        Round::Final | Round::Shootout => 0,
    };
    if chance.one_in(4) {
        None
    } else {
        Some(Start {
            round,
            theme,
            price: None,
        })
    }
}

fn theme(theme: usize) -> Theme {
    let clue = |question: usize| Clue {
        text: format!("SECRET-TEXT-{theme}-{question}-"),
        answer: format!("SECRET-ANSWER-{theme}-{question}-"),
        accept: vec![format!("SECRET-ACCEPT-{theme}-{question}-")],
        reject: vec![format!("SECRET-REJECT-{theme}-{question}-")],
        note: Some(format!("SECRET-NOTE-{theme}-{question}-")),
    };
    Theme {
        title: format!("SECRET-TITLE-{theme}-"),
        round: None,
        clues: (1..=5).map(clue).collect(),
    }
}
