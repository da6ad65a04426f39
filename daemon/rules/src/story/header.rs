//! The header: what a story begins with.

use std::collections::BTreeMap;

use super::Unreadable;
use super::words::letter;
use crate::games::khamsa::sheet::Sheet;
use crate::games::kokpar::terms::FINALISTS;
use crate::limits::PLAYERS;
use crate::manner::SECOND;
use crate::options::nanoseconds;
use crate::setup::{Preset, SeatSetup, Setup, SetupError, Start};
use crate::table::Table;
use crate::view::Round;
use crate::vocabulary::{Points, Seat};

/// The seed of all lots, unless a story gives another.
const SEED: u64 = 1;

/// The header as far as it has been read, each statement with its line.
pub(super) struct Header {
    game: (usize, Preset),
    seats: Option<(usize, Vec<Seat>)>,
    players: BTreeMap<Seat, (usize, Vec<String>)>,
    reserves: BTreeMap<Seat, (usize, Vec<String>)>,
    options: BTreeMap<String, (usize, String)>,
    seed: Option<u64>,
    lots: Vec<Vec<u8>>,
    scores: BTreeMap<Seat, (usize, Points)>,
    times: BTreeMap<Seat, (usize, u32)>,
    start: Option<(usize, Start)>,
    start_line: Option<usize>,
}

/// Every word that a header may have.
pub(super) const WORDS: [&str; 10] = [
    "game", "seats", "players", "reserves", "option", "seed", "lot", "scores", "times", "at",
];

impl Header {
    /// The first statement of a file.
    pub(super) fn begin(line: usize, words: &[&str]) -> Result<Header, Unreadable> {
        let preset = match words {
            ["game", "khamsa-az"] => Preset::KhamsaAz,
            ["game", "khamsa-ru"] => Preset::KhamsaRu,
            ["game", "lockout"] => Preset::Lockout,
            ["game", "kokpar-kk"] => Preset::KokparKk,
            ["game", rest @ ..] => {
                let why = format!(
                    "'game {}': write game khamsa-az, khamsa-ru, kokpar-kk or lockout",
                    rest.join(" ")
                );
                return Err(Unreadable::new(line, why));
            }
            _ => {
                return Err(Unreadable::new(
                    line,
                    "a story begins with a line 'game PRESET'",
                ));
            }
        };
        Ok(Header {
            game: (line, preset),
            seats: None,
            players: BTreeMap::new(),
            reserves: BTreeMap::new(),
            options: BTreeMap::new(),
            seed: None,
            lots: Vec::new(),
            scores: BTreeMap::new(),
            times: BTreeMap::new(),
            start: None,
            start_line: None,
        })
    }

    /// The next statement.
    pub(super) fn take(&mut self, line: usize, words: &[&str]) -> Result<(), Unreadable> {
        let bad = |why: String| Err(Unreadable::new(line, why));
        let twice = || {
            Err(Unreadable::new(
                line,
                format!("a second '{}'; keep one", words[0]),
            ))
        };
        match *words {
            ["game", ..] => return twice(),
            ["seats", ref rest @ ..] if !rest.is_empty() => {
                if self.seats.replace((line, seats(line, rest)?)).is_some() {
                    return twice();
                }
            }
            ["players", seat, ref names @ ..] => {
                let list = (line, names.iter().map(|name| (*name).to_owned()).collect());
                if self.players.insert(one_seat(line, seat)?, list).is_some() {
                    return twice();
                }
            }
            ["reserves", seat, ref names @ ..] => {
                let list = (line, names.iter().map(|name| (*name).to_owned()).collect());
                if self.reserves.insert(one_seat(line, seat)?, list).is_some() {
                    return twice();
                }
            }
            ["option", name, value] => {
                if self
                    .options
                    .insert(name.to_owned(), (line, value.to_owned()))
                    .is_some()
                {
                    return twice();
                }
            }
            ["seed", number] => match number.parse() {
                Ok(seed) if self.seed.is_none() => self.seed = Some(seed),
                Ok(_) => return twice(),
                Err(_) => return bad(format!("'{number}' is no seed: write a whole number")),
            },
            ["lot", ref rest @ ..] if !rest.is_empty() => self.lots.push(lot(line, rest)?),
            ["scores", ref rest @ ..] if !rest.is_empty() => self.take_scores(line, rest)?,
            ["times", ref rest @ ..] if !rest.is_empty() => {
                if self.game.1 != Preset::KokparKk {
                    return bad("'times' belongs to kokpar-kk".to_owned());
                }
                self.take_times(line, rest)?;
            }
            ["at", ref rest @ ..] => {
                self.start_line = Some(line);
                if self.start.replace((line, start(line, rest)?)).is_some() {
                    return twice();
                }
            }
            [word, ..] if WORDS.contains(&word) => {
                return bad(format!(
                    "'{}' has too few or too many words",
                    words.join(" ")
                ));
            }
            [word, ..] => {
                let known = WORDS.join(", ");
                return bad(format!(
                    "no header '{word}': write one of {known}, or a time first"
                ));
            }
            [] => {}
        }
        Ok(())
    }

    fn take_times(&mut self, line: usize, words: &[&str]) -> Result<(), Unreadable> {
        for pair in words.chunks(2) {
            let bad = || Unreadable::new(line, "write seats and seconds in pairs: times A 3.300");
            let [seat, seconds] = pair else {
                return Err(bad());
            };
            let seat = one_seat(line, seat)?;
            let ns = nanoseconds(seconds, 3).ok_or_else(bad)?;
            let ms = u32::try_from(ns / (SECOND / 1_000)).map_err(|_| bad())?;
            if self.times.insert(seat, (line, ms)).is_some() {
                return Err(Unreadable::new(
                    line,
                    format!("a second time of {}", letter_of(seat)),
                ));
            }
        }
        Ok(())
    }

    fn take_scores(&mut self, line: usize, words: &[&str]) -> Result<(), Unreadable> {
        for pair in words.chunks(2) {
            let [seat, points] = pair else {
                return Err(Unreadable::new(
                    line,
                    "write seats and totals in pairs: scores A 600",
                ));
            };
            let seat = one_seat(line, seat)?;
            let bad = |_| Unreadable::new(line, format!("'{points}' is no total: write a number"));
            let points = points.parse().map_err(bad)?;
            if self.scores.insert(seat, (line, points)).is_some() {
                return Err(Unreadable::new(line, "a seat has two totals; keep one"));
            }
        }
        Ok(())
    }

    /// Lays the table.
    pub(super) fn lay(mut self) -> Result<Table, Unreadable> {
        let (game_line, preset) = self.game;
        let sheet = Sheet::of(preset);
        let seats = match &self.seats {
            Some((_, seats)) => seats.clone(),
            None if preset == Preset::KokparKk => Seat::all().collect(),
            None => Seat::all().take(4).collect(),
        };
        let named = self.players.iter().chain(&self.reserves);
        if let Some((seat, (line, _))) = named.into_iter().find(|(s, _)| !seats.contains(s)) {
            let why = format!(
                "seat {} is not in play; name it in 'seats'",
                letter_of(*seat)
            );
            return Err(Unreadable::new(*line, why));
        }
        // The first seats named are the finalists, in ranking order (kokpar-kk, fine print 6).
        let mut start = self.start.take().map(|(_, start)| start);
        if let Some(start) = start.as_mut().filter(|start| start.round == Round::Kokpar) {
            start.finalists = seats.iter().take(FINALISTS).copied().collect();
        }
        let setup = Setup {
            preset,
            seats: seats
                .iter()
                .map(|seat| self.seat(*seat, sheet.is_some()))
                .collect(),
            themes: Vec::new(),
            spares: Vec::new(),
            pack: None,
            options: self
                .options
                .iter()
                .map(|(n, (_, v))| (n.clone(), v.clone()))
                .collect(),
            seed: self.seed.unwrap_or(SEED),
            lots: core::mem::take(&mut self.lots),
            start,
            scores: self
                .scores
                .iter()
                .map(|(seat, (_, points))| (*seat, *points))
                .collect(),
            times: self
                .times
                .iter()
                .map(|(seat, (_, ms))| (*seat, *ms))
                .collect(),
            blocks: Vec::new(),
        };
        Table::new(setup).map_err(|error| {
            let line = self.line_of(&error).unwrap_or(game_line);
            Unreadable::new(line, super::tell::setup_error(&error))
        })
    }

    fn seat(&self, seat: Seat, teams: bool) -> SeatSetup {
        let team = letter_of(seat).to_string();
        let players = match self.players.get(&seat) {
            Some((_, players)) => players.clone(),
            None if teams => (1..=PLAYERS)
                .map(|number| format!("{team}{number}"))
                .collect(),
            None => Vec::new(),
        };
        let reserves = self.reserves.get(&seat);
        SeatSetup {
            seat,
            team,
            players,
            reserves: reserves.map_or_else(Vec::new, |(_, names)| names.clone()),
            confirmed: true,
        }
    }

    fn line_of(&self, error: &SetupError) -> Option<usize> {
        match error {
            SetupError::SeatCount { .. }
            | SetupError::SeatTwice { .. }
            | SetupError::NotWired { .. } => self.seats.as_ref().map(|(line, _)| *line),
            SetupError::Name { seat, .. } | SetupError::Players { seat, .. } => {
                self.players.get(seat).map(|(line, _)| *line)
            }
            SetupError::Reserves { seat, .. } => self.reserves.get(seat).map(|(line, _)| *line),
            SetupError::EntryForm { .. } | SetupError::SameName { .. } => None,
            SetupError::UnknownOption { option } | SetupError::OptionValue { option, .. } => {
                self.options.get(option).map(|(line, _)| *line)
            }
            SetupError::Start => self.start_line,
            SetupError::Score { seat } => self.scores.get(seat).map(|(line, _)| *line),
            SetupError::Theme { .. } => None,
        }
    }
}

/// The letter of a seat in stories.
pub(super) fn letter_of(seat: Seat) -> char {
    char::from(b'A' + seat.number() - 1)
}

fn one_seat(line: usize, text: &str) -> Result<Seat, Unreadable> {
    letter(text).ok_or_else(|| Unreadable::new(line, format!("no seat '{text}': seats are A to F")))
}

fn seats(line: usize, words: &[&str]) -> Result<Vec<Seat>, Unreadable> {
    words.iter().map(|word| one_seat(line, word)).collect()
}

/// Seats in the order of the lot, or the number that a draw gives.
fn lot(line: usize, words: &[&str]) -> Result<Vec<u8>, Unreadable> {
    let number = |word: &&str| match word.parse() {
        Ok(number) => Ok(number),
        Err(_) => one_seat(line, word).map(Seat::number),
    };
    words.iter().map(number).collect()
}

fn start(line: usize, words: &[&str]) -> Result<Start, Unreadable> {
    let bad = || {
        let why = "write 'at open 2 300': a round (open, semi, secret, personal, final, shootout), \
                   the number of a theme, and a price";
        Unreadable::new(line, why)
    };
    let (round, numbers) = words.split_first().ok_or_else(bad)?;
    let round = match *round {
        "open" => Round::Open,
        "semi" => Round::Semi,
        "secret" => Round::Secret,
        "personal" => Round::Personal,
        "final" => Round::Final,
        "shootout" => Round::Shootout,
        "baige" => Round::Baige,
        "polyglot" => Round::Polyglot,
        "kokpar" => Round::Kokpar,
        "overtime" => Round::Overtime,
        _ => return Err(bad()),
    };
    let (theme, price) = match numbers {
        [] => (0, None),
        [theme] => (theme.parse().map_err(|_| bad())?, None),
        [theme, price] => {
            let price = price.parse().map_err(|_| bad())?;
            (theme.parse().map_err(|_| bad())?, Some(price))
        }
        [_, _, _, ..] => return Err(bad()),
    };
    Ok(Start {
        round,
        theme,
        price,
        finalists: Vec::new(),
    })
}
