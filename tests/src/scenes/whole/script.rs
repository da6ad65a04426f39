//! The golden story of a whole match as a script for real people: who does what, and what must be so
//! then. Only the words of that story are known here.

use dabyl_rules::{Command, Points, Seat, State, Verdict};
use serde_json::json;

/// What is done.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A player presses.
    Press(Seat),
    /// Somebody says something.
    Say(Command),
    /// Everybody waits for the clock.
    Wait,
}

/// What must be so behind it.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// These totals, by seat.
    Scores(Vec<Points>),
    /// This state.
    State(State),
    /// At this seat stands the player of this number in the roster.
    Player(Seat, u8),
    /// This is refused.
    Illegal(Command),
    /// One of the winners.
    Winner(Seat),
    /// All seats in the order of their places.
    Order(Vec<Seat>),
    /// What was done is refused.
    Refused,
}

/// A line of the story with what is expected behind it.
#[derive(Clone, Debug)]
pub struct Line {
    /// As it is written.
    pub text: String,
    /// What is done.
    pub deed: Deed,
    /// What must be so then.
    pub wanted: Vec<Wanted>,
}

/// Reads the story.
///
/// # Panics
/// When it has words that a whole match does without.
#[must_use]
pub fn read(story: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for text in story.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words {
            [] | ["game", _] => {}
            ["expect", ref what @ ..] => {
                let line = lines.last_mut().expect("something is done first");
                line.wanted.push(wanted(what));
            }
            [_time, ref what @ ..] => lines.push(Line {
                text: text.to_owned(),
                deed: deed(what),
                wanted: Vec::new(),
            }),
        }
    }
    lines
}

fn deed(words: &[&str]) -> Deed {
    match *words {
        ["press", seat] => Deed::Press(letter(seat)),
        ["wait"] => Deed::Wait,
        _ => Deed::Say(command(words)),
    }
}

fn command(words: &[&str]) -> Command {
    let players = |names: &[&str]| names.iter().map(|name| player(name)).collect();
    match *words {
        // A word alone is called on the wire as in a story.
        [word] => serde_json::from_value(json!({"say": word}))
            .unwrap_or_else(|e| panic!("the word '{word}' of the story: {e}")),
        ["show", price] => Command::Show {
            price: Some(number(price)),
            key: None,
        },
        ["correct", seat] => judge(seat, Verdict::Correct),
        ["wrong", seat] => judge(seat, Verdict::Wrong),
        ["assign", seat, ref names @ ..] => Command::Assign {
            seat: letter(seat),
            players: players(names),
        },
        ["sequence", seat, ref names @ ..] => Command::Sequence {
            seat: letter(seat),
            players: players(names),
        },
        ["pick", seat, name] => Command::Pick {
            seat: letter(seat),
            player: player(name),
        },
        ["name", seat, name] => Command::Name {
            seat: letter(seat),
            player: player(name),
        },
        ["strike", seat, theme] => Command::Strike {
            seat: letter(seat),
            theme: number(theme),
        },
        ["wager", seat, points] => Command::Wager {
            seat: letter(seat),
            points: number(points),
        },
        _ => panic!("the story says '{}'", words.join(" ")),
    }
}

fn judge(seat: &str, verdict: Verdict) -> Command {
    Command::Judge {
        seat: letter(seat),
        verdict,
    }
}

fn wanted(words: &[&str]) -> Wanted {
    match *words {
        ["scores", ref pairs @ ..] => {
            let total = |(place, pair): (usize, &[&str])| {
                assert_eq!(letter(pair[0]).index(), place, "totals in order of seats");
                number(pair[1])
            };
            Wanted::Scores(pairs.chunks(2).enumerate().map(total).collect())
        }
        ["state", state] => Wanted::State(
            serde_json::from_value(json!(state)).unwrap_or_else(|e| panic!("state '{state}': {e}")),
        ),
        ["player", seat, name] => Wanted::Player(letter(seat), player(name)),
        ["illegal", ref words @ ..] => Wanted::Illegal(command(words)),
        ["winner", seat] => Wanted::Winner(letter(seat)),
        ["order", ref seats @ ..] => Wanted::Order(seats.iter().map(|seat| letter(seat)).collect()),
        ["refused"] => Wanted::Refused,
        _ => panic!("the story expects '{}'", words.join(" ")),
    }
}

fn letter(text: &str) -> Seat {
    let seat = text.chars().next().and_then(Seat::from_letter);
    seat.unwrap_or_else(|| panic!("no seat '{text}'"))
}

/// `B3` is the third of team B.
fn player(name: &str) -> u8 {
    number(&name[1..])
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    text.parse()
        .unwrap_or_else(|_| panic!("'{text}' is no number"))
}
