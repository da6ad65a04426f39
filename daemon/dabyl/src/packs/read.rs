//! From a TOML document to a pack.

use std::ops::Range;

use dabyl_rules::limits;
use toml::de::{DeTable, Error};

use super::reader::{Form, Gathering, Section, short};
use super::rounds::{read_round, read_theme};
use super::{FORMAT, Language, Pack, ROUNDS, Wrong, grammar, is_kazakh};

/// Names under a pack: a team of authors, not a village.
const MOST_AUTHORS: usize = 50;

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
        let Some((round, blocks)) = read_round(section, &mut counts, to) else {
            continue;
        };
        if !blocks.is_empty() {
            pack.blocks = blocks;
        }
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
        .map(|section| read_theme(section, None, None, &mut counts, to))
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
pub(super) struct Counts {
    pub rounds: usize,
    /// Rounds of an unknown kind.
    pub unknown: usize,
    pub themes: Vec<Range<usize>>,
    pub spares: Vec<Range<usize>>,
}

impl Counts {
    /// A pack must fit into a set-up, where every round of questions without themes is a theme.
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

/// The final, the shoot-out, Бәйге and Овертайм.
const FLAT_ROUNDS: usize = 4;

fn warn_of_rounds(pack: &Pack, counts: &Counts, to: &mut Gathering) {
    for kazakh in [false, true] {
        let of_game = ROUNDS.iter().filter(|(_, kind)| is_kazakh(*kind) == kazakh);
        let there = |kind| pack.rounds.iter().any(|round| round.kind == kind);
        let (has, has_not): (Vec<_>, Vec<_>) = of_game.partition(|(_, kind)| there(*kind));
        if !has.is_empty() {
            for &(_, round) in has_not {
                to.note(0..0, Wrong::NoRound { round });
            }
        }
    }
    if counts.spares.is_empty() {
        to.note(0..0, Wrong::NoSpares {});
    }
}
