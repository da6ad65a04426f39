//! What the auditor reads in the rules and the set-up of a Kazakh game, on his own.

use dabyl_rules::setup::{Setup, Theme};
use dabyl_rules::view::Round;
use dabyl_rules::{Points, Seat};

/// Nanoseconds of a second, and of the unit in which answer times are compared (B-14).
const SECOND: f64 = 1e9;
pub const MILLISECOND: u64 = 1_000_000;

/// Blocks of Полиглот, and themes of a block (KK-13).
pub const BLOCKS: u8 = 2;
pub const IN_BLOCK: u8 = 6;

/// Themes of the board (KK-27), and the prices of its sectors (KK-29).
pub const BOARD: u8 = 4;
pub const PRICES: [u32; 5] = [10, 20, 30, 40, 50];

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pick {
    Block,
    Theme,
    Free,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Cut {
    Keys,
    Lot,
    Host,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    Ranking,
    Reverse,
    Lot,
    Host,
}

/// The rules of one game as the auditor keeps them. Times are in nanoseconds.
pub struct Rulebook {
    pub seats: Vec<Seat>,
    pub baige_race: bool,
    pub baige_questions: u32,
    pub baige_ns: u64,
    pub last_key: bool,
    pub talk_limit: u8,
    pub talk_everywhere: bool,
    pub all_answers: bool,
    pub pick: Pick,
    pub last_first: bool,
    pub polyglot_questions: u32,
    pub polyglot_ns: u64,
    pub polyglot_reads: bool,
    pub host_tap: bool,
    pub choose_all_first: bool,
    pub finalists: usize,
    pub cut: Cut,
    pub picks: u8,
    pub order: Order,
    pub kokpar_reads: bool,
    pub think_ns: u64,
    pub rebound_by_seat: bool,
    pub press_ns: u64,
    pub answer_ns: u64,
    pub overtime_race: bool,
    pub overtime_ns: u64,
    pub only_simultaneous: bool,
    /// A story of a beginning: equals stand by seat, and no lot is drawn for them.
    pub begun_later: bool,
    /// There are totals with which it begins.
    pub begins_with_points: bool,
    /// The totals with which it begins are those of Көкпар.
    pub begins_with_kokpar: bool,
    pub themes: Vec<Theme>,
    pub opening: [Points; 6],
    pub opening_ms: [u64; 6],
}

impl Rulebook {
    pub fn read(setup: &Setup) -> Rulebook {
        let option = |name: &str| setup.options.get(name).map(String::as_str);
        let is = |name: &str, value: &str| option(name) == Some(value);
        let number = |name: &str, preset: u32| -> u32 {
            option(name).map_or(preset, |value| value.parse().expect("a number"))
        };
        let seconds = |name: &str, preset: f64| -> u64 {
            let value = option(name).map_or(preset, |value| value.parse().expect("seconds"));
            (value * SECOND).round() as u64
        };
        let (mut opening, mut opening_ms) = ([0; 6], [0; 6]);
        for (seat, points) in &setup.scores {
            opening[seat.index()] = *points;
        }
        for (seat, ms) in &setup.times {
            opening_ms[seat.index()] = u64::from(*ms);
        }
        let mut seats: Vec<Seat> = setup.seats.iter().map(|place| place.seat).collect();
        seats.sort();
        Rulebook {
            seats,
            baige_race: is("baige_mode", "race"),
            baige_questions: number("baige_questions", 10),
            baige_ns: seconds("baige_s", 5.0),
            last_key: is("baige_key", "last_key"),
            talk_limit: number("talk_limit", 2) as u8,
            talk_everywhere: is("talk_scope", "all"),
            all_answers: is("time_basis", "all_answers"),
            pick: match option("polyglot_pick") {
                Some("random_theme") => Pick::Theme,
                Some("free") => Pick::Free,
                _ => Pick::Block,
            },
            last_first: is("polyglot_first", "last"),
            polyglot_questions: number("polyglot_questions", 5),
            polyglot_ns: seconds("polyglot_s", 8.0),
            polyglot_reads: is("polyglot_clock", "after_reading"),
            host_tap: is("polyglot_time", "host_tap"),
            choose_all_first: is("polyglot_flow", "choose_all_first"),
            finalists: number("finalists", 3) as usize,
            cut: match option("cutoff_tie") {
                Some("lot") => Cut::Lot,
                Some("host") => Cut::Host,
                _ => Cut::Keys,
            },
            picks: number("kokpar_picks", 5) as u8,
            order: match option("kokpar_order") {
                Some("reverse") => Order::Reverse,
                Some("lot") => Order::Lot,
                Some("host") => Order::Host,
                _ => Order::Ranking,
            },
            kokpar_reads: !is("kokpar_clock", "on_show"),
            think_ns: seconds("kokpar_think_s", 10.0),
            rebound_by_seat: is("rebound", "seat"),
            press_ns: seconds("rebound_press_s", 5.0),
            answer_ns: seconds("rebound_answer_s", 3.0),
            // One button each: Овертайм falls back to it as well (B-2).
            overtime_race: option("overtime_mode")
                .unwrap_or(option("baige_mode").unwrap_or("keys"))
                == "race",
            overtime_ns: seconds("overtime_s", 10.0),
            only_simultaneous: is("overtime_simultaneous", "next_question_simultaneous"),
            begun_later: setup.start.is_some(),
            begins_with_points: !setup.scores.is_empty(),
            begins_with_kokpar: setup
                .start
                .as_ref()
                .is_some_and(|start| matches!(start.round, Round::Kokpar | Round::Overtime)),
            themes: setup.themes.clone(),
            opening,
            opening_ms,
        }
    }

    /// Questions of this round are answered by one button and aloud.
    pub fn race(&self, round: Round) -> bool {
        match round {
            Round::Baige => self.baige_race,
            Round::SuddenDeath | Round::Overtime => self.overtime_race,
            _ => false,
        }
    }

    /// How long keys are open in this round.
    pub fn open_ns(&self, round: Round) -> u64 {
        match round {
            Round::Baige => self.baige_ns,
            _ => self.overtime_ns,
        }
    }
}
