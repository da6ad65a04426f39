//! The rounds of a pack: which kind takes what, and how much of it.

mod counts;

use dabyl_rules::limits;
use dabyl_rules::setup::{Spare, Theme};

use counts::{count_questions, count_themes};

use super::clues::{Choice, read_clue};
use super::read::Counts;
use super::reader::{Form, Gathering, Section, short};
use super::{FIVE, PackRound, ROUNDS, Round, Wrong};

/// What a round may have in the file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    themes: bool,
    questions: bool,
    spares: bool,
    /// Spares are for a question of some number in its theme.
    levels: bool,
    blocks: bool,
    pub choice: Choice,
    /// The screens show pictures, videos and sounds with its questions.
    pub media: bool,
}

impl Shape {
    /// A theme with its five questions, and spares for them.
    const THEMED: Shape = Shape {
        themes: true,
        questions: false,
        spares: true,
        levels: true,
        blocks: false,
        choice: Choice::No,
        media: false,
    };

    const FLAT: Shape = Shape {
        themes: false,
        questions: true,
        spares: false,
        levels: false,
        ..Shape::THEMED
    };

    pub(super) const fn of(round: Option<Round>) -> Shape {
        match round {
            // Whatever it is meant to be, what it has is read for its own faults.
            None => Shape {
                questions: true,
                blocks: true,
                choice: Choice::May,
                media: true,
                ..Shape::THEMED
            },
            Some(Round::Open | Round::Semi | Round::Secret | Round::Personal) => Shape::THEMED,
            Some(Round::Final | Round::Shootout) => Shape::FLAT,
            Some(Round::Baige) => Shape {
                spares: true,
                choice: Choice::Must,
                media: true,
                ..Shape::FLAT
            },
            Some(Round::Polyglot) => Shape {
                blocks: true,
                media: true,
                ..Shape::THEMED
            },
            Some(Round::Kokpar) => Shape {
                media: true,
                ..Shape::THEMED
            },
            Some(Round::SuddenDeath | Round::Overtime) => Shape {
                choice: Choice::Must,
                media: true,
                ..Shape::FLAT
            },
        }
    }

    /// A quiz without rounds.
    const PLAIN: Shape = Shape::THEMED;
}

/// A round, and the names of its blocks.
pub(super) fn read_round(
    mut section: Section<'_, '_>,
    counts: &mut Counts,
    to: &mut Gathering,
) -> Option<(PackRound, Vec<String>)> {
    counts.rounds += 1;
    let place = section.place.clone();
    let kind = section.word("kind", &ROUNDS, to);
    counts.unknown += usize::from(kind.is_none());
    let shape = Shape::of(kind);
    for (key, has) in [
        ("theme", shape.themes),
        ("spare", shape.spares),
        ("question", shape.questions),
        ("blocks", shape.blocks),
    ] {
        if let (false, Some(round), true) = (has, kind, section.has(key)) {
            let key_place = section.place_of(key).unwrap_or(place.clone());
            let key = key.to_owned();
            to.note(key_place, Wrong::Misplaced { key, round });
        }
    }
    let (mut themes, mut questions, mut spares) = (Vec::new(), Vec::new(), Vec::new());
    if shape.themes {
        for theme in section.tables("theme", usize::MAX, to) {
            let place = theme.place.clone();
            themes.push((place, read_theme(theme, Some(shape), kind, counts, to)));
        }
    }
    if shape.spares {
        for spare in section.tables("spare", usize::MAX, to) {
            counts.spares.push(spare.place.clone());
            spares.push(read_spare(spare, shape, kind, to));
        }
    }
    if shape.questions {
        for question in section.tables("question", limits::CLUES, to) {
            let place = question.place.clone();
            questions.push((place, read_clue(question, shape, to)));
        }
    }
    let blocks = if shape.blocks {
        read_blocks(&mut section, to)
    } else {
        Vec::new()
    };
    if let Some(kind) = kind {
        count_themes(kind, &themes, &place, to);
        count_questions(kind, &questions, &section, to);
    }
    section.finish(to);
    let round = PackRound {
        kind: kind?,
        themes: themes.into_iter().map(|(_, theme)| theme).collect(),
        questions: questions.into_iter().map(|(_, clue)| clue).collect(),
        spares,
    };
    Some((round, blocks))
}

/// Names of both blocks, or none of them.
fn read_blocks(section: &mut Section<'_, '_>, to: &mut Gathering) -> Vec<String> {
    let Some(place) = section.place_of("blocks") else {
        return Vec::new();
    };
    let before = to.count();
    let blocks = section.texts("blocks", usize::MAX, Form::Line, to);
    if to.count() == before && blocks.len() != limits::BLOCKS {
        let count = short(blocks.len());
        to.note(place, Wrong::Blocks { count });
    }
    blocks
}

/// A theme of a round, or of a quiz without rounds.
pub(super) fn read_theme(
    mut section: Section<'_, '_>,
    shape: Option<Shape>,
    round: Option<Round>,
    counts: &mut Counts,
    to: &mut Gathering,
) -> Theme {
    counts.themes.push(section.place.clone());
    let title = section.need("title", Form::Line, to);
    let block = match shape {
        Some(shape) if shape.blocks => {
            if round.is_some() {
                section.lacks("block", to);
            }
            let most = u8::try_from(limits::BLOCKS).unwrap_or(u8::MAX);
            section.number("block", 1..=most, to)
        }
        Some(_) | None => None,
    };
    let questions = section.tables("question", limits::CLUES, to);
    let count = questions.len();
    if count == 0 {
        section.lacks("question", to);
    } else if round.is_some() && count != FIVE {
        let count = short(count);
        to.note(section.place.clone(), Wrong::Questions { count });
    }
    let shape = shape.unwrap_or(Shape::PLAIN);
    let clues = questions
        .into_iter()
        .map(|clue| read_clue(clue, shape, to))
        .collect();
    section.finish(to);
    Theme {
        title,
        round,
        block,
        clues,
    }
}

fn read_spare(
    mut section: Section<'_, '_>,
    shape: Shape,
    round: Option<Round>,
    to: &mut Gathering,
) -> Spare {
    let level = if shape.levels {
        let most = u8::try_from(FIVE).unwrap_or(u8::MAX);
        section.number("level", 1..=most, to)
    } else {
        None
    };
    let clue = read_clue(section, shape, to);
    Spare { round, level, clue }
}
