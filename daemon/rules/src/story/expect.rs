//! Expectations: what must be true right after a line.

use super::header::letter_of;
use super::run::Run;
use super::tell;
use super::words::{self, Deed, letter};
use crate::game::Rules;
use crate::options::nanoseconds;
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
    Time(u64),
    Lamps(Vec<(Seat, Lamp)>),
    Order(Vec<Seat>),
    Player(Seat, String),
    Legal {
        deed: Deed,
        legal: bool,
    },
    Out,
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

pub(super) fn parse(words: &[&str], seats: &[Seat]) -> Result<Expect, String> {
    let seat = |text: &str| {
        let seat = letter(text).filter(|seat| seats.contains(seat));
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
        ["time", who, time] => {
            seat(who)?;
            Ok(Expect::Time(seconds(time)?))
        }
        ["lamps", ref rest @ ..] if !rest.is_empty() => lamps(rest, seat).map(Expect::Lamps),
        ["order", ref who @ ..] if !who.is_empty() => Ok(Expect::Order(all(who)?)),
        ["player", who, name] => Ok(Expect::Player(seat(who)?, name.to_owned())),
        ["legal", word, ref rest @ ..] => legal(word, rest, seats, true),
        ["illegal", word, ref rest @ ..] => legal(word, rest, seats, false),
        ["out", who] => seat(who).map(|_| Expect::Out),
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

fn legal(word: &str, rest: &[&str], seats: &[Seat], legal: bool) -> Result<Expect, String> {
    match words::deed(word, rest, seats) {
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
                let was = view().floor;
                same(*who, was, |who| {
                    who.map_or("none".to_owned(), |s| letter_of(s).to_string())
                })
            }
            Expect::Queue(who) => {
                let was: Vec<Seat> = view().queue.iter().map(|waiting| waiting.seat).collect();
                same(who, &was, |who| {
                    if who.is_empty() {
                        "none".into()
                    } else {
                        tell::seats(who)
                    }
                })
            }
            Expect::State(word) => same(word.as_str(), run.state(), str::to_owned),
            Expect::Clock(left) => {
                let was = table.left_ns(run.now());
                same(*left, was, |left| {
                    left.map_or("none".to_owned(), tell::seconds)
                })
            }
            Expect::Scores(scores) => {
                let totals = table.game().ledger().totals();
                let named = scores.iter().map(|(seat, _)| (*seat, totals[seat.index()]));
                let was: Vec<(Seat, Points)> = named.collect();
                same(scores, &was, |scores| tell::scores(scores))
            }
            Expect::Time(time) => same(*time, 0, tell::seconds),
            Expect::Lamps(lamps) => {
                let now = table.lamps();
                let was = lamps.iter().map(|(seat, _)| (*seat, now.0[seat.index()]));
                same(lamps, &was.collect(), |lamps| tell::lamps(lamps))
            }
            Expect::Order(who) => {
                let contest = table.game().contest();
                let mut was = contest.ledger().order(contest.at_table());
                was.truncate(who.len());
                same(who, &was, |who| tell::seats(who))
            }
            Expect::Player(seat, name) => {
                let was = table.player(*seat).unwrap_or("nobody");
                same(name.as_str(), was, str::to_owned)
            }
            Expect::Legal { deed, legal } => {
                let word = |legal: bool| if legal { "legal" } else { "illegal" }.to_owned();
                same(*legal, run.allows(deed), word)
            }
            Expect::Out => fail("out of the game", "nobody leaves this game"),
            Expect::Winner(seat) => {
                let was = view().winners;
                if was.contains(seat) {
                    return Ok(());
                }
                fail(
                    letter_of(*seat),
                    if was.is_empty() {
                        "none".into()
                    } else {
                        tell::seats(&was)
                    },
                )
            }
        }
    }
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

fn same<T: PartialEq>(
    expected: T,
    was: T,
    tell: impl Fn(T) -> String,
) -> Result<(), (String, String)> {
    if expected == was {
        Ok(())
    } else {
        Err((tell(expected), tell(was)))
    }
}

/// The word of a state.
pub(super) fn state_word(state: State) -> &'static str {
    match state {
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
    }
}
