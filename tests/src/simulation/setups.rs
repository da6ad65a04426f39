//! Set-ups by chance: every preset, every option with every kind of value, rosters, beginnings, and a
//! pack full of secrets that can be recognised.

use std::collections::BTreeMap;

use dabyl_rules::setup::{SeatSetup, Start};
use dabyl_rules::view::Round;
use dabyl_rules::{Points, Preset, Seat, Setup, SetupError, Table};

use super::{Chance, packs};

/// No view shows the seed: as text it is a word that occurs nowhere else.
pub const SEED: u64 = 7_340_981_265_514_370_923;

/// Options of rules.md 2.4 that both dialects have, with every kind of value.
const OPTIONS: &[(&str, &[&str])] = &[
    ("mult_open", &["1", "7", "40"]),
    ("mult_semi", &["2", "11"]),
    ("mult_secret", &["3", "1"]),
    ("mult_personal", &["4", "5"]),
    ("base_values", &["100,200,300,400,500", "1,2,3,5,8"]),
    ("open_assign_s", &["60", "host", "4"]),
    ("semi_assign_s", &["20", "host", "1.5"]),
    ("secret_sequence_s", &["60", "host", "3"]),
    ("assign_timeout", &["autofill", "host"]),
    ("one_theme_per_player", &["true", "false"]),
    ("substitutions_in_game", &["true", "false"]),
    ("entry_form_required", &["true", "false"]),
    ("strike_by", &["team", "representative"]),
    (
        "strike_order",
        &["seat", "score_asc", "score_desc", "lot", "free"],
    ),
    ("strike_tie", &["lot", "seat", "host"]),
    ("personal_player_named", &["before_themes", "after_strikes"]),
    ("personal_themes", &["teams", "5"]),
    ("press_opens", &["reading_start", "value_announced"]),
    ("early_press", &["ignore", "lockout_ms=700"]),
    ("after_wrong", &["queue_first", "reopen"]),
    ("think_s", &["5", "0.5", "2.125"]),
    ("think_after_wrong", &["remaining", "restart", "close"]),
    ("answer_s", &["3", "host", "1.5"]),
    ("answer_mode", &["signal", "auto_fail"]),
    ("no_answer_cost", &["value", "none"]),
    ("queued_decline", &["counts", "free"]),
    ("double_answer", &["wrong"]),
    ("fines", &["true", "false"]),
    ("final_discuss_s", &["30", "60", "5"]),
    ("wager_min", &["0", "1", "250"]),
    ("wager_missing", &["0", "1", "300"]),
    ("wager_max", &["total"]),
    ("wager_over", &["clamp"]),
    ("wager_moment", &["before_question", "with_answer"]),
    ("wager_s", &["host", "30"]),
    ("final_nonpositive", &["sit_out", "zero_wager"]),
    ("final_blank_cost", &["wager", "none"]),
    ("collect_s", &["10", "host"]),
    ("tie_policy", &["shootout", "shared", "extra_theme", "host"]),
    ("decisive_places", &["1", "2", "3"]),
    ("press_tie", &["lot", "host", "replace_question"]),
];

const LOCKOUT_OPTIONS: &[(&str, &[&str])] = &[
    ("think_s", &["none", "4", "0.25"]),
    ("early_press", &["ignore", "lockout_ms=700"]),
    ("press_tie", &["lot", "host", "replace_question"]),
    ("right_points", &["1", "10"]),
    ("wrong_points", &["0", "5"]),
];

/// The name of a player, as no other is called; a reserve's number goes on behind the players'.
#[must_use]
pub fn player(seat: Seat, number: usize) -> String {
    format!("PLAYER-{}-{number}-", seat.number())
}

/// A set-up by chance.
pub fn any(chance: &mut Chance) -> Setup {
    loop {
        let setup = one(chance);
        // Not every beginning suits every set-up: no equals, no shoot-out.
        match Table::new(setup.clone()) {
            Ok(_) => return setup,
            Err(SetupError::Start) if setup.start.is_some() => {}
            Err(fault) => panic!("only a beginning may be unfit: {fault:?}"),
        }
    }
}

fn one(chance: &mut Chance) -> Setup {
    let preset = match chance.below(10) {
        0 => Preset::Lockout,
        1..5 => Preset::KhamsaAz,
        _ => Preset::KhamsaRu,
    };
    let khamsa = preset != Preset::Lockout;
    let mut options = options(chance, preset);
    let places = seats(chance, khamsa);
    let most = roster_size(chance, &mut options, preset);
    if khamsa && chance.one_in(4) {
        options.insert("teams".to_owned(), places.len().to_string());
    }
    let nameless = khamsa && chance.one_in(8);
    let seats: Vec<SeatSetup> = places
        .iter()
        .map(|seat| team(chance, *seat, if nameless { (0, 0) } else { most }))
        .collect();
    let start = start(chance, preset, &options).filter(|_| khamsa);
    let scores = scores(chance, &places, start.as_ref());
    Setup {
        preset,
        themes: packs::themes(chance, start.as_ref()),
        spares: packs::spares(chance),
        pack: chance.one_in(3).then(|| "A pack".to_owned()),
        options,
        seed: SEED,
        lots: lots(chance, &places),
        start,
        scores,
        times: BTreeMap::new(),
        blocks: Vec::new(),
        seats,
    }
}

fn options(chance: &mut Chance, preset: Preset) -> BTreeMap<String, String> {
    let mut options = BTreeMap::new();
    let known = match preset {
        Preset::KhamsaAz | Preset::KhamsaRu => OPTIONS,
        Preset::Lockout | Preset::KokparKk => LOCKOUT_OPTIONS,
    };
    for (name, values) in known {
        if chance.one_in(4) {
            let value = chance.any(values).expect("an option has values");
            options.insert((*name).to_owned(), value.to_owned());
        }
    }
    let words: &[(&str, &[&str])] = match preset {
        Preset::KhamsaAz => &[
            ("round_order", &["enumerated", "by_value"]),
            ("open_assign_by", &["team"]),
            ("semi_assign_by", &["captain"]),
            ("secret_sequence_by", &["team"]),
        ],
        Preset::KhamsaRu => &[
            ("round_order", &["fixed"]),
            ("open_assign_by", &["captain"]),
            ("semi_assign_by", &["captain"]),
            ("secret_sequence_by", &["team"]),
        ],
        Preset::Lockout | Preset::KokparKk => &[],
    };
    // Ties are seldom, and what is done with them has many ways.
    if preset != Preset::Lockout && chance.one_in(2) {
        let policies = ["shootout", "extra_theme", "host"];
        let policy = chance.any(&policies).expect("policies");
        options.insert("tie_policy".to_owned(), policy.to_owned());
    }
    for (name, values) in words {
        if chance.one_in(4) {
            let value = chance.any(values).expect("an option has values");
            options.insert((*name).to_owned(), value.to_owned());
        }
    }
    options
}

/// Two to four teams, anywhere at the table.
fn seats(chance: &mut Chance, khamsa: bool) -> Vec<Seat> {
    let (least, most) = if khamsa { (2, 4) } else { (1, 5) };
    let count = if chance.one_in(2) {
        most
    } else {
        least + chance.below(most - least + 1)
    };
    let mut seats: Vec<Seat> = Seat::all().collect();
    if chance.one_in(3) {
        while seats.len() > count as usize {
            seats.remove(chance.below(seats.len() as u64) as usize);
        }
    }
    seats.truncate(count as usize);
    seats
}

/// The most players and reserves of a team, as the options allow.
fn roster_size(
    chance: &mut Chance,
    options: &mut BTreeMap<String, String>,
    preset: Preset,
) -> (u64, u64) {
    let (mut players, mut reserves) = match preset {
        Preset::KhamsaAz => (5, 0),
        Preset::KhamsaRu => (5, 2),
        Preset::Lockout | Preset::KokparKk => return (1, 0),
    };
    if chance.one_in(4) {
        players = 3 + chance.below(3);
        options.insert("players".to_owned(), players.to_string());
    }
    if chance.one_in(3) {
        reserves = chance.below(3);
        options.insert("reserves".to_owned(), reserves.to_string());
    }
    (players, reserves)
}

fn team(chance: &mut Chance, seat: Seat, (players, reserves): (u64, u64)) -> SeatSetup {
    let count = match chance.below(12) {
        0 => 0,
        1 | 2 => players.min(3),
        3 => players.min(4),
        _ => players,
    };
    let reserves = if count == 0 {
        0
    } else {
        chance.below(reserves + 1)
    };
    let name = |number| player(seat, number as usize);
    SeatSetup {
        seat,
        team: format!("Team {}", seat.number()),
        players: (1..=count).map(name).collect(),
        reserves: (count + 1..=count + reserves).map(name).collect(),
        confirmed: true,
    }
}

fn start(chance: &mut Chance, preset: Preset, options: &BTreeMap<String, String>) -> Option<Start> {
    let rounds = [
        Round::Open,
        Round::Semi,
        Round::Secret,
        Round::Personal,
        Round::Personal,
        Round::Final,
        Round::Final,
        Round::Shootout,
    ];
    let round = chance.any(&rounds).expect("rounds");
    let theme = match round {
        Round::Open | Round::Semi | Round::Secret => chance.below(6) as u8,
        Round::Personal => chance.below(2) as u8,
        Round::Final | Round::Shootout => 0,
        Round::Baige | Round::Polyglot | Round::SuddenDeath | Round::Kokpar | Round::Overtime => 0,
    };
    let price = (theme > 0 && chance.one_in(4)).then(|| {
        let prices = super::auditor::prices(preset, options, round);
        chance.any(&prices).expect("five prices") as u32
    });
    let begins = !chance.one_in(5);
    begins.then_some(Start {
        round,
        theme,
        price,
        finalists: Vec::new(),
    })
}

/// Totals of any sign, often equal.
fn scores(chance: &mut Chance, seats: &[Seat], start: Option<&Start>) -> BTreeMap<Seat, Points> {
    let heights: &[Points] = match start.map(|start| start.round) {
        Some(Round::Shootout) => &[4_000, 4_000, 900, -200],
        Some(Round::Final) => &[4_000, 4_000, 4_000, 0, -300, 12_345],
        Some(Round::Open | Round::Semi | Round::Secret | Round::Personal) | None => {
            &[0, 0, 700, 1_300, -900]
        }
        Some(
            Round::Baige | Round::Polyglot | Round::SuddenDeath | Round::Kokpar | Round::Overtime,
        ) => &[0],
    };
    let mut scores = BTreeMap::new();
    for seat in seats {
        if !chance.one_in(3) {
            scores.insert(*seat, chance.any(heights).expect("heights"));
        }
    }
    scores
}

fn lots(chance: &mut Chance, seats: &[Seat]) -> Vec<Vec<u8>> {
    let count = if chance.one_in(3) { chance.below(4) } else { 0 };
    (0..count)
        .map(|_| {
            let named = 1 + chance.below(seats.len() as u64);
            (0..named)
                .filter_map(|_| chance.any(seats))
                .map(Seat::number)
                .collect()
        })
        .collect()
}
