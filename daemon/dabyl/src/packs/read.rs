//! From a TOML document to a pack.

use std::ops::Range;

use dabyl_rules::limits;
use dabyl_rules::setup::{Clue, Spare, Theme};
use toml::de::{DeTable, Error};

use super::quality::Asked;
use super::reader::{Form, Gathering, Section, short};
use super::{FIVE, FORMAT, Language, Pack, PackRound, ROUNDS, Round, Wrong, grammar};

/// Names under a pack: a team of authors, not a village.
const MOST_AUTHORS: usize = 50;

/// Themes with which two teams can strike out one each and have one left.
const LEAST_PERSONAL: usize = 3;

/// Questions of a shoot-out with which the sample packs and tournaments begin.
const SHOOTOUT: usize = 3;

/// Bytes behind the first place that is no TOML in which more such places are looked for: a single
/// mark can make a fault of every word after it, and all of them would fill the box's memory.
const LOOK_ON: usize = 16 * 1024;

const LANGUAGES: [(&str, Language); 4] = [
    ("az", Language::Az),
    ("ru", Language::Ru),
    ("kk", Language::Kk),
    ("en", Language::En),
];

/// Reads everything.
pub(super) fn document(text: &str, to: &mut Gathering) -> Pack {
    match DeTable::parse(text) {
        Ok(document) => root(Section::new(document.get_ref(), 0..0), to),
        Err(first) => {
            // What is no TOML has no keys that one could be sure of.
            no_toml(text, &first, to);
            Pack::default()
        }
    }
}

fn no_toml(text: &str, first: &Error, to: &mut Gathering) {
    let before = to.count();
    let from = first.span().map_or(0, |span| span.start);
    let rest = text.get(from..).unwrap_or_default();
    let far = rest
        .char_indices()
        .map(|(at, _)| at)
        .find(|at| *at > LOOK_ON);
    // The last line may have been torn; what is found there is found again later.
    let end = far.and_then(|far| text.get(..from + far)?.rfind('\n'));
    let end = end.filter(|end| *end > from).unwrap_or(text.len());
    let whole = end == text.len();
    let seen = text.get(..end).unwrap_or(text);
    let mut last = None;
    for error in DeTable::parse_recoverable(seen).1 {
        let place = error.span().unwrap_or(0..0);
        // What follows in the same line is mostly an echo of the first.
        let line = seen
            .get(..place.start)
            .and_then(|before| before.rfind('\n'));
        if (whole || place.end < end) && last != Some(line) {
            note_error(&error, to);
            last = Some(line);
        }
    }
    if to.count() == before {
        note_error(first, to);
    }
}

fn note_error(error: &Error, to: &mut Gathering) {
    let place = error.span().unwrap_or(0..0);
    to.note(place, grammar::wrong(error.message()));
}

fn root(mut root: Section<'_, '_>, to: &mut Gathering) -> Pack {
    let format = root.place_of("format").unwrap_or(0..0);
    if root.peek("format") != Some(FORMAT) {
        to.note(format, Wrong::Format {});
    }
    let mut pack = Pack {
        title: root.need("title", Form::Line, to),
        language: root.word("language", &LANGUAGES, to),
        authors: root.texts("authors", MOST_AUTHORS, Form::Line, to),
        note: root.text("note", Form::Prose, to),
        ..Pack::default()
    };
    let mut counts = Counts::default();
    for section in root.tables("round", usize::MAX, to) {
        let place = section.place.clone();
        let Some(round) = read_round(section, &mut counts, to) else {
            continue;
        };
        if pack.rounds.iter().any(|other| other.kind == round.kind) {
            to.note(place, Wrong::RoundTwice { round: round.kind });
        } else {
            pack.rounds.push(round);
        }
    }
    let plain = root.place_of("theme");
    let themes = root.tables("theme", usize::MAX, to);
    pack.themes = themes
        .into_iter()
        .map(|section| read_theme(section, None, &mut counts, to))
        .collect();
    if let (Some(place), true) = (plain, counts.rounds > 0) {
        to.note(place, Wrong::Mixed {});
    } else if !root.has("round") && !root.has("theme") {
        to.note(0..0, Wrong::NothingToPlay {});
    }
    root.finish(to);
    counts.look(to);
    // Nobody knows what rounds of an unknown kind are meant to be.
    if counts.rounds > 0 && counts.unknown == 0 {
        warn_of_rounds(&pack, &counts, to);
    }
    pack
}

/// What a pack has altogether.
#[derive(Default)]
struct Counts {
    rounds: usize,
    /// Rounds of an unknown kind.
    unknown: usize,
    themes: Vec<Range<usize>>,
    spares: Vec<Range<usize>>,
}

impl Counts {
    /// A pack must fit into a set-up, where final and shoot-out are a theme each.
    fn look(&self, to: &mut Gathering) {
        for (key, places, most) in [
            ("theme", &self.themes, limits::THEMES - FLAT_ROUNDS),
            ("spare", &self.spares, limits::SPARES),
        ] {
            if let Some(place) = places.get(most) {
                let (key, most) = (key.to_owned(), short(most));
                to.note(place.clone(), Wrong::TooMany { key, most });
            }
        }
    }
}

/// The final and the shoot-out.
const FLAT_ROUNDS: usize = 2;

fn warn_of_rounds(pack: &Pack, counts: &Counts, to: &mut Gathering) {
    for (_, round) in ROUNDS {
        if !pack.rounds.iter().any(|there| there.kind == round) {
            to.note(0..0, Wrong::NoRound { round });
        }
    }
    if counts.spares.is_empty() {
        to.note(0..0, Wrong::NoSpares {});
    }
}

fn read_round(
    mut section: Section<'_, '_>,
    counts: &mut Counts,
    to: &mut Gathering,
) -> Option<PackRound> {
    counts.rounds += 1;
    let place = section.place.clone();
    let kind = section.word("kind", &ROUNDS, to);
    counts.unknown += usize::from(kind.is_none());
    let (themed, flat) = match kind {
        // Whatever it is meant to be, its questions are read for their own faults.
        None => (true, true),
        Some(Round::Open | Round::Semi | Round::Secret | Round::Personal) => (true, false),
        Some(Round::Polyglot | Round::Kokpar) => (true, false),
        Some(Round::Final | Round::Shootout) => (false, true),
        Some(Round::Baige | Round::SuddenDeath | Round::Overtime) => (false, true),
    };
    let mut misplaced = |section: &mut Section<'_, '_>, key: &'static str| {
        if let (Some(place), Some(round)) = (section.place_of(key), kind) {
            let key = key.to_owned();
            to.note(place, Wrong::Misplaced { key, round });
        }
    };
    if !themed {
        misplaced(&mut section, "theme");
        misplaced(&mut section, "spare");
    }
    if !flat {
        misplaced(&mut section, "question");
    }
    let (mut themes, mut questions, mut spares) = (Vec::new(), Vec::new(), Vec::new());
    if themed {
        for theme in section.tables("theme", usize::MAX, to) {
            themes.push(read_theme(theme, kind, counts, to));
        }
        for spare in section.tables("spare", usize::MAX, to) {
            counts.spares.push(spare.place.clone());
            spares.push(read_spare(spare, kind, to));
        }
    }
    if flat {
        for question in section.tables("question", limits::CLUES, to) {
            questions.push(read_clue(question, to));
        }
    }
    let kind = kind?;
    match kind {
        Round::Open | Round::Semi | Round::Secret | Round::Personal => {
            look_at_themes(kind, themes.len(), &place, to);
        }
        Round::Final | Round::Shootout if questions.is_empty() => section.lacks("question", to),
        Round::Shootout if questions.len() < SHOOTOUT => {
            let (count, least) = (short(questions.len()), short(SHOOTOUT));
            to.note(place, Wrong::FewShootout { count, least });
        }
        Round::Final | Round::Shootout => {}
        Round::Baige | Round::Polyglot | Round::SuddenDeath => {}
        Round::Kokpar | Round::Overtime => {}
    }
    section.finish(to);
    Some(PackRound {
        kind,
        themes,
        questions,
        spares,
    })
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

/// A theme of a round of Khamsa, or of a quiz without rounds.
fn read_theme(
    mut section: Section<'_, '_>,
    round: Option<Round>,
    counts: &mut Counts,
    to: &mut Gathering,
) -> Theme {
    counts.themes.push(section.place.clone());
    let title = section.need("title", Form::Line, to);
    let questions = section.tables("question", limits::CLUES, to);
    let count = questions.len();
    if count == 0 {
        section.lacks("question", to);
    } else if round.is_some() && count != FIVE {
        let count = short(count);
        to.note(section.place.clone(), Wrong::Questions { count });
    }
    let clues = questions.into_iter().map(|clue| read_clue(clue, to));
    let clues = clues.collect();
    section.finish(to);
    Theme {
        title,
        round,
        block: None,
        clues,
    }
}

fn read_spare(mut section: Section<'_, '_>, round: Option<Round>, to: &mut Gathering) -> Spare {
    let most = u8::try_from(FIVE).unwrap_or(u8::MAX);
    let level = section.number("level", 1..=most, to);
    let clue = read_clue(section, to);
    Spare { round, level, clue }
}

fn read_clue(mut section: Section<'_, '_>, to: &mut Gathering) -> Clue {
    let place = section.place.clone();
    let clue = Clue {
        text: section.need("text", Form::Prose, to),
        answer: section.need("answer", Form::Prose, to),
        accept: section.texts("accept", limits::VARIANTS, Form::Prose, to),
        reject: section.texts("reject", limits::VARIANTS, Form::Prose, to),
        note: section.text("note", Form::Prose, to),
        ..Clue::default()
    };
    let place = section.place_of("text").unwrap_or(place);
    section.finish(to);
    to.asked.push(Asked::of(&clue, place));
    clue
}
