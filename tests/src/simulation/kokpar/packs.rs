//! Packs of the Kazakh game by chance: every text in them a secret of its own, every file too.

use dabyl_rules::Key;
use dabyl_rules::setup::{Clue, Media, MediaKind, Spare, Theme};
use dabyl_rules::view::Round;

use crate::simulation::Chance;
use crate::simulation::packs::{of_spare, of_theme, text, title};

/// Hexadecimal digits of a file's name.
const DIGITS: usize = 64;

/// What every file's name begins with: no other text does.
const FILE: &str = "abad1dea";

/// Themes of a pack: Бәйге, the twelve of Полиглот, the board, Овертайм; sometimes one is missing.
pub fn themes(chance: &mut Chance) -> Vec<Theme> {
    if chance.one_in(5) {
        return Vec::new();
    }
    let mut themes = Vec::new();
    let short = chance.one_in(4);
    let mut add =
        |round: Round, block: Option<u8>, clues: usize, keys: bool, chance: &mut Chance| {
            let place = themes.len();
            let clue = |number| clue(&of_theme(place, number), keys, chance);
            themes.push(Theme {
                title: title(place),
                round: Some(round),
                block,
                clues: (0..clues).map(clue).collect(),
            });
        };
    let questions = if short { 2 } else { 12 };
    add(Round::Baige, None, questions, true, chance);
    for theme in 0..12 {
        add(Round::Polyglot, Some(1 + theme / 6), 5, false, chance);
    }
    for _ in 0..4 {
        add(Round::Kokpar, None, 5, false, chance);
    }
    let questions = if short { 1 } else { 6 };
    add(Round::Overtime, None, questions, true, chance);
    themes
}

/// Spare questions of a pack.
pub fn spares(chance: &mut Chance, whole: bool) -> Vec<Spare> {
    let rounds = [
        (Round::Baige, true),
        (Round::Polyglot, false),
        (Round::Kokpar, false),
        (Round::Overtime, true),
    ];
    let count = if whole && chance.one_in(2) {
        chance.below(6)
    } else {
        0
    };
    let spare = |place| {
        let (round, keys) = chance.any(&rounds).expect("rounds");
        Spare {
            round: Some(round),
            level: None,
            clue: clue(&of_spare(place as usize), keys, chance),
        }
    };
    (0..count).map(spare).collect()
}

fn clue(name: &str, keys: bool, chance: &mut Chance) -> Clue {
    let options = ["A", "B", "C"].map(|key| format!("SECRET-OPTION-{name}-{key}-"));
    let right = [Key::A, Key::B, Key::C][chance.below(3) as usize];
    Clue {
        text: text(name),
        answer: crate::simulation::packs::answer(name),
        accept: vec![format!("SECRET-ACCEPT-{name}-")],
        reject: vec![format!("SECRET-REJECT-{name}-")],
        note: Some(format!("SECRET-NOTE-{name}-")),
        options: if keys { options.to_vec() } else { Vec::new() },
        right: keys.then_some(right),
        media: chance.one_in(2).then(|| media(name)),
    }
}

/// A file's name from the question's: as many digits as a sum of its bytes has.
fn media(name: &str) -> Media {
    let digits: String = name.bytes().map(|b| format!("{b:02x}")).collect();
    let digits = format!("{FILE}{digits}");
    Media {
        kind: MediaKind::Video,
        file: format!("{digits:0<DIGITS$}.mp4"),
    }
}

/// All names of files in a text, without their extensions.
pub fn digests(json: &str) -> impl Iterator<Item = &str> {
    json.match_indices(FILE)
        .filter_map(|(at, _)| json.get(at..at + DIGITS))
}
