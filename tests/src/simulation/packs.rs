//! Packs by chance: themes that name their round, themes in the order of play, too few of them, or
//! none at all; and every text in them a secret of its own.

use dabyl_rules::setup::{Clue, Spare, Start, Theme};
use dabyl_rules::view::Round;

use super::Chance;

/// Themes of each round in a pack whose themes say which round is theirs. The final and the shoot-out
/// have one theme of questions.
const ROUNDS: [(Round, u64); 6] = [
    (Round::Open, 5),
    (Round::Semi, 5),
    (Round::Secret, 5),
    (Round::Personal, 5),
    (Round::Final, 1),
    (Round::Shootout, 1),
];

/// The title of a theme, counted in the set-up from 0.
#[must_use]
pub fn title(theme: usize) -> String {
    format!("SECRET-TITLE-{theme}-")
}

/// A theme's question, both counted from 0.
#[must_use]
pub fn of_theme(theme: usize, clue: usize) -> String {
    format!("{theme}-{clue}")
}

/// A spare question, counted from 0.
#[must_use]
pub fn of_spare(spare: usize) -> String {
    format!("S{spare}")
}

/// The text of this question.
#[must_use]
pub fn text(name: &str) -> String {
    format!("SECRET-TEXT-{name}-")
}

/// The answer to this question.
#[must_use]
pub fn answer(name: &str) -> String {
    format!("SECRET-ANSWER-{name}-")
}

/// Themes of a pack.
pub fn themes(chance: &mut Chance, start: Option<&Start>) -> Vec<Theme> {
    let mut rounds = Vec::new();
    match chance.below(6) {
        0 => {}
        1 => {
            let some = 3 + chance.below(20);
            rounds.extend((0..some).map(|_| None));
        }
        _ => {
            for (round, count) in ROUNDS {
                let missing = if chance.one_in(8) { 1 } else { 0 };
                rounds.extend((missing..count).map(|_| Some(round)));
            }
            // The order of rounds in the file means nothing.
            if chance.one_in(3) {
                rounds.rotate_left(start.map_or(7, |start| usize::from(start.theme)));
            }
        }
    }
    let theme = |(place, round): (usize, &Option<Round>)| {
        let clues = match round {
            Some(Round::Final) => 2,
            Some(Round::Shootout) => 4,
            _ => 5,
        };
        Theme {
            title: title(place),
            round: *round,
            block: None,
            clues: (0..clues).map(|q| clue(&of_theme(place, q))).collect(),
        }
    };
    rounds.iter().enumerate().map(theme).collect()
}

/// Spare questions of a pack.
pub fn spares(chance: &mut Chance) -> Vec<Spare> {
    let count = if chance.one_in(2) { chance.below(8) } else { 0 };
    let rounds = [
        None,
        Some(Round::Open),
        Some(Round::Semi),
        Some(Round::Personal),
    ];
    let mut spares = Vec::new();
    for place in 0..count {
        spares.push(Spare {
            round: chance.any(&rounds).expect("rounds"),
            level: chance.one_in(2).then(|| 1 + chance.below(5) as u8),
            clue: clue(&of_spare(place as usize)),
        });
    }
    spares
}

fn clue(name: &str) -> Clue {
    Clue {
        text: text(name),
        answer: answer(name),
        accept: vec![format!("SECRET-ACCEPT-{name}-")],
        reject: vec![format!("SECRET-REJECT-{name}-")],
        note: Some(format!("SECRET-NOTE-{name}-")),
        ..Clue::default()
    }
}
