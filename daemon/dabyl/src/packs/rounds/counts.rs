//! How many themes and questions a round needs, and has.

use std::ops::Range;

use dabyl_rules::Key;
use dabyl_rules::limits;
use dabyl_rules::setup::{Clue, Theme};

use crate::packs::reader::{Gathering, Section, short};
use crate::packs::{FIVE, Round, Wrong};

/// Themes with which two teams can strike out one each and have one left.
const LEAST_PERSONAL: usize = 3;

/// Questions of a shoot-out or an overtime with which the sample packs and tournaments begin.
const EQUALS: usize = 3;

/// Questions of Бәйге that are played if the host says nothing else (B-1).
const BAIGE: usize = 10;

/// Themes of Полиглот, and of each of its blocks (KK-13).
const POLYGLOT: usize = 12;
const IN_BLOCK: usize = POLYGLOT / limits::BLOCKS;

/// Themes of the board (KK-27).
const KOKPAR: usize = 4;

/// Questions of one round among which it is no accident any more that all have the same right key.
const SAME_KEY: usize = 5;

pub(super) fn count_themes(
    kind: Round,
    themes: &[(Range<usize>, Theme)],
    place: &Range<usize>,
    to: &mut Gathering,
) {
    match kind {
        Round::Open | Round::Semi | Round::Secret | Round::Personal => {
            look_at_themes(kind, themes.len(), place, to);
        }
        Round::Polyglot => {
            count_exactly(kind, themes, POLYGLOT, place, to);
            if themes.len() == POLYGLOT {
                count_blocks(themes, to);
            }
        }
        Round::Kokpar => count_exactly(kind, themes, KOKPAR, place, to),
        Round::Final | Round::Shootout => {}
        Round::Baige | Round::SuddenDeath | Round::Overtime => {}
    }
}

/// A surplus is told where it begins, what is missing where the round begins.
fn count_exactly(
    round: Round,
    themes: &[(Range<usize>, Theme)],
    exactly: usize,
    place: &Range<usize>,
    to: &mut Gathering,
) {
    if themes.len() != exactly {
        let place = themes.get(exactly).map_or(place, |(place, _)| place);
        let (count, exactly) = (short(themes.len()), short(exactly));
        let wrong = Wrong::ThemeCount {
            round,
            count,
            exactly,
        };
        to.note(place.clone(), wrong);
    }
}

/// Six themes in each block; a theme that says no block has been told of.
fn count_blocks(themes: &[(Range<usize>, Theme)], to: &mut Gathering) {
    if themes.iter().any(|(_, theme)| theme.block.is_none()) {
        return;
    }
    for block in (1..).take(limits::BLOCKS) {
        let its_own: Vec<_> = themes
            .iter()
            .filter(|(_, theme)| theme.block == Some(block))
            .collect();
        if let Some((surplus, _)) = its_own.get(IN_BLOCK) {
            let (count, exactly) = (short(its_own.len()), short(IN_BLOCK));
            let block = u32::from(block);
            let wrong = Wrong::BlockThemes {
                block,
                count,
                exactly,
            };
            to.note(surplus.clone(), wrong);
        }
    }
}

pub(super) fn count_questions(
    kind: Round,
    questions: &[(Range<usize>, Clue)],
    section: &Section<'_, '_>,
    to: &mut Gathering,
) {
    let count = questions.len();
    let few = |least: usize| (count < least).then(|| (short(count), short(least)));
    let place = section.place.clone();
    match kind {
        Round::Open | Round::Semi | Round::Secret | Round::Personal => {}
        Round::Polyglot | Round::Kokpar => {}
        Round::Final | Round::Shootout | Round::Baige | Round::SuddenDeath | Round::Overtime
            if questions.is_empty() =>
        {
            section.lacks("question", to);
        }
        Round::Shootout => {
            if let Some((count, least)) = few(EQUALS) {
                to.note(place, Wrong::FewShootout { count, least });
            }
        }
        Round::Overtime => {
            if let Some((count, least)) = few(EQUALS) {
                to.note(place, Wrong::FewOvertime { count, least });
            }
            for (place, clue) in questions {
                if clue.media.is_none() {
                    to.note(place.clone(), Wrong::NothingToSee {});
                }
            }
        }
        Round::Baige => {
            if let Some((count, least)) = few(BAIGE) {
                to.note(place.clone(), Wrong::FewBaige { count, least });
            }
            look_at_keys(questions, place, to);
        }
        Round::Final | Round::SuddenDeath => {}
    }
}

/// Players soon notice that it is always the same key.
fn look_at_keys(questions: &[(Range<usize>, Clue)], place: Range<usize>, to: &mut Gathering) {
    let mut keys = questions.iter().map(|(_, clue)| clue.right);
    let first = keys.next().flatten();
    if let Some(first) = first
        && questions.len() >= SAME_KEY
        && keys.all(|key| key == Some(first))
    {
        let key = match first {
            Key::A => "a",
            Key::B => "b",
            Key::C => "c",
        };
        let key = key.to_owned();
        to.note(place, Wrong::SameKey { key });
    }
}

fn look_at_themes(round: Round, themes: usize, place: &Range<usize>, to: &mut Gathering) {
    let personal = round == Round::Personal;
    let least = if personal { LEAST_PERSONAL } else { FIVE };
    let count = short(themes);
    let wrong = if themes < least {
        let least = short(least);
        Wrong::Themes {
            round,
            count,
            least,
        }
    } else if themes < FIVE {
        Wrong::FewThemes { count }
    } else if themes > FIVE {
        Wrong::MoreThemes { round, count }
    } else {
        return;
    };
    to.note(place.clone(), wrong);
}
