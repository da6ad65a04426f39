//! Protocols of all golden stories, and of the worked examples by their numbers.

mod csv;
mod examples;
mod kokpar;
mod random;
mod secrets;
mod sums;

use std::path::{Path, PathBuf};

use dabyl_rules::protocol::{Protocol, ProtocolQuestion, SeatPoints};
use dabyl_rules::{Seat, Table, story};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games")
}

/// The table as this story leaves it.
fn told(name: &str) -> Table {
    let path = games().join(name).with_extension("game");
    let bytes = std::fs::read(&path).unwrap_or_else(|_| panic!("{}", path.display()));
    story::table(&bytes).unwrap_or_else(|| panic!("{name} can be read"))
}

/// Every story that can be played, by name.
fn stories() -> Vec<(String, Table)> {
    let mut all = Vec::new();
    for game in ["khamsa-az", "khamsa-ru", "lockout"] {
        let folder = std::fs::read_dir(games().join(game)).expect("the stories are there");
        for file in folder {
            let name = file.expect("a file").file_name();
            let name = format!("{game}/{}", name.to_string_lossy());
            all.push((name.clone(), told(&name)));
        }
    }
    assert!(all.len() > 300, "only {} stories", all.len());
    all
}

fn protocol(name: &str) -> Protocol {
    let table = told(name);
    dabyl_rules::protocol::of(table.setup(), table.entries()).expect("it was laid")
}

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat")
}

/// Points by seat, in the order of seats.
fn numbers(sums: &[SeatPoints]) -> Vec<i64> {
    sums.iter().map(|sum| sum.points).collect()
}

/// Scores in the order of seats.
fn scores(protocol: &Protocol) -> Vec<i64> {
    let mut standings = protocol.standings.clone();
    standings.sort_by_key(|standing| standing.seat);
    standings.iter().map(|standing| standing.score).collect()
}

/// Seats from the best to the last, with their places.
fn places(protocol: &Protocol) -> Vec<(Seat, u8)> {
    protocol
        .standings
        .iter()
        .map(|standing| (standing.seat, standing.place))
        .collect()
}

/// Every question but those between equals.
fn questions(protocol: &Protocol) -> Vec<&ProtocolQuestion> {
    let themes = protocol.rounds.iter().flat_map(|round| &round.themes);
    themes.flat_map(|theme| &theme.questions).collect()
}
