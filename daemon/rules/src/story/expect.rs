//! Expectations: what must be true right after a line.

use super::header::letter_of;
use super::run::Run;
use super::tell;
use super::words::{self, Deed, letter};
use crate::game::Rules;
use crate::manner::SECOND;
use crate::options::nanoseconds;
use crate::setup::SeatSetup;
use crate::view::{Lamp, Onlooker};
use crate::vocabulary::{Fate, Ignored, Points, Seat, State};

/// What is expected.
pub(super) enum Expect {
    Refused,
    Fate {
        word: &'static str,
        why: Option<Ignored>,
    },
    Floor(Option<Seat>),
    Queue(Vec<Seat>),
    State(String),
    Clock(Option<u64>),
    Scores(Vec<(Seat, Points)>),
    Time(Seat, u64),
    Lamps(Vec<(Seat, Lamp)>),
    Order(Vec<Seat>),
    Player(Seat, String),
    Legal {
        deed: Deed,
        legal: bool,
    },
    Out(Seat),
    Winner(Seat),
}

/// Every state of every game, in the words of the format.
const STATES: [&str; 26] = [
    "ready",
    "value",
    "reading",
    "thinking",
    "answering",
    "closed",
    "shown",
    "void",
    "assigning",
    "picking",
    "sequencing",
    "calling",
    "striking",
    "naming",
    "wagering",
    "discussing",
    "collecting",
    "revealing",
    "presenting",
    "open",
    "waiting-signal",
    "rebound",
    "paused",
    "over",
    "signed",
    "deciding",
];

pub(super) fn parse(words: &[&str], cast: &[SeatSetup]) -> Result<Expect, String> {
    let seat = |text: &str| {
        let seat = letter(text).filter(|seat| cast.iter().any(|place| place.seat == *seat));
        seat.ok_or_else(|| format!("no seat '{text}' plays here"))
    };
    let all = |texts: &[&str]| {
        texts
            .iter()
            .map(|text| seat(text))
            .collect::<Result<Vec<_>, _>>()
    };
    match *words {
        ["refused"] => Ok(Expect::Refused),
        ["fate", ref rest @ ..] => fate(rest),
        ["floor", "none"] => Ok(Expect::Floor(None)),
        ["floor", who] => Ok(Expect::Floor(Some(seat(who)?))),
        ["queue", "none"] => Ok(Expect::Queue(Vec::new())),
        ["queue", ref who @ ..] if !who.is_empty() => Ok(Expect::Queue(all(who)?)),
        ["state", word] if STATES.contains(&word) => Ok(Expect::State(word.to_owned())),
        ["state", word] => Err(format!("no state '{word}'")),
        ["clock", "none"] => Ok(Expect::Clock(None)),
        ["clock", left] => Ok(Expect::Clock(Some(seconds(left)?))),
        ["scores", ref rest @ ..] if !rest.is_empty() => scores(rest, seat).map(Expect::Scores),
        ["time", who, time] => Ok(Expect::Time(seat(who)?, seconds(time)?)),
        ["lamps", ref rest @ ..] if !rest.is_empty() => lamps(rest, seat).map(Expect::Lamps),
        ["order", ref who @ ..] if !who.is_empty() => Ok(Expect::Order(all(who)?)),
        ["player", who, name] => Ok(Expect::Player(seat(who)?, name.to_owned())),
        ["legal", word, ref rest @ ..] => legal(word, rest, cast, true),
        ["illegal", word, ref rest @ ..] => legal(word, rest, cast, false),
        ["out", who] => seat(who).map(Expect::Out),
        ["winner", who] => Ok(Expect::Winner(seat(who)?)),
        [] => Err("'expect' needs what is expected".to_owned()),
        [word, ..] => Err(format!(
            "nobody can expect '{word}' so; see the list of expectations"
        )),
    }
}

fn seconds(text: &str) -> Result<u64, String> {
    nanoseconds(text, 9).ok_or_else(|| format!("'{text}' is no time in seconds"))
}

fn fate(words: &[&str]) -> Result<Expect, String> {
    let (word, why) = match words {
        ["floor"] => ("floor", None),
        ["queued"] => ("queued", None),
        ["answered"] => ("answered", None),
        ["ignored"] => ("ignored", None),
        ["ignored", why] => {
            let reason = tell::IGNORED.iter().find(|(_, word)| word == why);
            let reason = reason.ok_or_else(|| format!("no press is ignored for '{why}'"))?;
            ("ignored", Some(reason.0))
        }
        _ => return Err("a fate is floor, queued, answered or ignored [why]".to_owned()),
    };
    Ok(Expect::Fate { word, why })
}

fn scores(
    words: &[&str],
    seat: impl Fn(&str) -> Result<Seat, String>,
) -> Result<Vec<(Seat, Points)>, String> {
    let pair = |pair: &[&str]| match pair {
        [who, points] => {
            let number = points
                .parse()
                .map_err(|_| format!("'{points}' is no number"))?;
            Ok((seat(who)?, number))
        }
        _ => Err("write seats and totals in pairs: scores A 0 B -300".to_owned()),
    };
    words.chunks(2).map(pair).collect()
}

fn lamps(
    words: &[&str],
    seat: impl Fn(&str) -> Result<Seat, String>,
) -> Result<Vec<(Seat, Lamp)>, String> {
    let lamp = |word: &&str| {
        let (who, does) = word.split_once('=').ok_or("write lamps as A=on")?;
        let lamp = tell::LAMPS.iter().find(|(_, word)| *word == does);
        let lamp =
            lamp.ok_or_else(|| format!("a lamp is on, blink, armed or off, not '{does}'"))?;
        Ok((seat(who)?, lamp.0))
    };
    words.iter().map(lamp).collect()
}

fn legal(word: &str, rest: &[&str], cast: &[SeatSetup], legal: bool) -> Result<Expect, String> {
    match words::deed(word, rest, cast) {
        Some(deed) => Ok(Expect::Legal { deed, legal }),
        None => Err(format!("nobody knows the word '{word}'")),
    }
}

impl Expect {
    /// Whether it holds; if not, what was expected and what was so.
    pub(super) fn check(&self, run: &Run) -> Result<(), (String, String)> {
        let table = &run.table;
        let view = || table.view(Onlooker::Public, run.now());
        match self {
            Expect::Refused => match &run.refused {
                Some(_) => Ok(()),
                None => fail("a refusal", "it was accepted"),
            },
            Expect::Fate { word, why } => check_fate(run, word, *why),
            Expect::Floor(who) => {
                let letter = |who: Option<Seat>| who.map(letter_of).map(String::from);
                same(letter(*who), letter(view().floor))
            }
            Expect::Queue(who) => {
                let queue: Vec<Seat> = view().queue.iter().map(|waiting| waiting.seat).collect();
                same(some_seats(who), some_seats(&queue))
            }
            Expect::State(word) => same(Some(word.clone()), Some(run.state().to_owned())),
            Expect::Clock(left) => same(
                left.map(tell::seconds),
                table.left_ns(run.now()).map(tell::seconds),
            ),
            Expect::Time(seat, time) => {
                let counted = table
                    .game()
                    .as_kokpar()
                    .map_or(0, |game| game.time_ms(*seat));
                let was = tell::seconds(counted.saturating_mul(SECOND / 1_000));
                same(Some(tell::seconds(*time)), Some(was))
            }
            Expect::Player(seat, name) => {
                same(Some(name.clone()), table.player(*seat).map(str::to_owned))
            }
            Expect::Legal { deed, legal } => {
                let word = |legal: bool| Some(if legal { "legal" } else { "illegal" }.to_owned());
                same(word(*legal), word(run.allows(deed)))
            }
            Expect::Out(seat) => {
                if table.game().contest().book().removed.contains(*seat) {
                    return Ok(());
                }
                fail("out of the game", "still in it")
            }
            Expect::Winner(seat) if view().winners.contains(seat) => Ok(()),
            Expect::Winner(seat) => same(some_seats(&[*seat]), some_seats(&view().winners)),
            Expect::Scores(_) | Expect::Lamps(_) | Expect::Order(_) => self.check_seats(run),
        }
    }

    /// What is expected of several seats at once.
    fn check_seats(&self, run: &Run) -> Result<(), (String, String)> {
        let contest = run.table.game().contest();
        match self {
            Expect::Scores(scores) => {
                let totals = contest.ledger().totals();
                let named = scores.iter().map(|(seat, _)| (*seat, totals[seat.index()]));
                let was: Vec<(Seat, Points)> = named.collect();
                same(Some(tell::scores(scores)), Some(tell::scores(&was)))
            }
            Expect::Lamps(lamps) => {
                let now = run.table.lamps();
                let named = lamps.iter().map(|(seat, _)| (*seat, now.0[seat.index()]));
                let was: Vec<(Seat, Lamp)> = named.collect();
                same(Some(tell::lamps(lamps)), Some(tell::lamps(&was)))
            }
            Expect::Order(who) => {
                let mut was = run.table.game().order();
                was.truncate(who.len());
                same(some_seats(who), some_seats(&was))
            }
            Expect::Refused | Expect::Fate { .. } | Expect::Floor(_) | Expect::Queue(_) => Ok(()),
            Expect::State(_) | Expect::Clock(_) | Expect::Time(..) | Expect::Player(..) => Ok(()),
            Expect::Legal { .. } | Expect::Out(_) | Expect::Winner(_) => Ok(()),
        }
    }
}

fn some_seats(seats: &[Seat]) -> Option<String> {
    (!seats.is_empty()).then(|| tell::seats(seats))
}

fn check_fate(run: &Run, word: &str, why: Option<Ignored>) -> Result<(), (String, String)> {
    let expected = match why {
        Some(why) => tell::fate(Fate::Ignored(why)),
        None => word.to_owned(),
    };
    let Some(was) = run.fate else {
        return fail(expected, "nobody has pressed");
    };
    let holds = match (was, why) {
        (Fate::Ignored(was), Some(why)) => was == why,
        (Fate::Ignored(_), None) => word == "ignored",
        (Fate::Floor, None) => word == "floor",
        (Fate::Queued, None) => word == "queued",
        (Fate::Answered, None) => word == "answered",
        (Fate::Floor | Fate::Queued | Fate::Answered, Some(_)) => false,
    };
    if holds {
        Ok(())
    } else {
        fail(expected, tell::fate(was))
    }
}

fn fail<A: ToString, B: ToString>(expected: A, was: B) -> Result<(), (String, String)> {
    Err((expected.to_string(), was.to_string()))
}

/// Both are said in words of the format; `None` is "none".
fn same(expected: Option<String>, was: Option<String>) -> Result<(), (String, String)> {
    if expected == was {
        return Ok(());
    }
    let word = |said: Option<String>| said.unwrap_or_else(|| "none".to_owned());
    fail(word(expected), word(was))
}

/// The word of a state.
pub(super) fn state_word(state: State) -> &'static str {
    match state {
        State::Assigning => "assigning",
        State::Picking => "picking",
        State::Sequencing => "sequencing",
        State::Striking => "striking",
        State::Naming => "naming",
        State::Wagering => "wagering",
        State::Discussing => "discussing",
        State::Collecting => "collecting",
        State::Revealing => "revealing",
        State::Calling => "calling",
        State::Ready => "ready",
        State::Value => "value",
        State::Reading => "reading",
        State::Thinking => "thinking",
        State::Open => "open",
        State::Answering => "answering",
        State::Closed => "closed",
        State::Shown => "shown",
        State::Void => "void",
        State::Over => "over",
        State::Presenting => "presenting",
        State::WaitingSignal => "waiting-signal",
        State::Rebound => "rebound",
    }
}
