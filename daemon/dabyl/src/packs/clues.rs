//! One question: spoken, or to be chosen from three options.

use dabyl_rules::Key;
use dabyl_rules::limits;
use dabyl_rules::setup::{Clue, Media, MediaKind};

use super::Wrong;
use super::quality::{Asked, words};
use super::reader::{Form, Gathering, Section, quoted, short};
use super::rounds::Shape;

/// Whether a question is one to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Its answer is spoken.
    No,
    /// If it has options. Nobody knows what a round of an unknown kind is meant to be.
    May,
    /// It has three options for the keys of a console (KK-2, KK-43).
    Must,
}

const KEYS: [(&str, Key); 3] = [("a", Key::A), ("b", Key::B), ("c", Key::C)];

pub(super) fn read_clue(mut section: Section<'_, '_>, shape: Shape, to: &mut Gathering) -> Clue {
    let place = section.place.clone();
    let chosen = match shape.choice {
        Choice::No => false,
        Choice::May => section.has("options") || section.has("right"),
        Choice::Must => true,
    };
    let text = section.need("text", Form::Prose, to);
    let (options, right) = if chosen {
        (read_options(&mut section, to), read_right(&mut section, to))
    } else {
        refuse(&mut section, &["options", "right"], to);
        (Vec::new(), None)
    };
    let answer = if chosen {
        read_answer(&mut section, &options, right, to)
    } else {
        section.need("answer", Form::Prose, to)
    };
    let media = if shape.media {
        read_media(&mut section, to)
    } else {
        refuse(&mut section, &["media"], to);
        None
    };
    let clue = Clue {
        text,
        answer,
        accept: section.texts("accept", limits::VARIANTS, Form::Prose, to),
        reject: section.texts("reject", limits::VARIANTS, Form::Prose, to),
        note: section.text("note", Form::Prose, to),
        options,
        right,
        media,
    };
    let place = section.place_of("text").unwrap_or(place);
    section.finish(to);
    to.asked.push(Asked::of(&clue, place));
    clue
}

/// Keys that belong to questions of other rounds.
fn refuse(section: &mut Section<'_, '_>, keys: &[&'static str], to: &mut Gathering) {
    for key in keys {
        if let Some(place) = section.place_of_key(key) {
            let key = (*key).to_owned();
            to.note(place, Wrong::NotHere { key });
        }
    }
}

fn read_options(section: &mut Section<'_, '_>, to: &mut Gathering) -> Vec<String> {
    section.lacks("options", to);
    let Some(place) = section.place_of("options") else {
        return Vec::new();
    };
    let before = to.count();
    let options = section.texts("options", usize::MAX, Form::Line, to);
    if to.count() != before {
        return options;
    }
    if options.len() != limits::OPTIONS {
        let count = short(options.len());
        to.note(place, Wrong::Options { count });
        return options;
    }
    for (at, option) in options.iter().enumerate() {
        if options[..at].iter().any(|other| same(other, option)) {
            let option = quoted(option);
            to.note(place, Wrong::SameOptions { option });
            break;
        }
    }
    options
}

/// Whether two texts say the same to whoever reads them. Marks alone (+ and −) may be the difference.
fn same(one: &str, other: &str) -> bool {
    let bare = |text: &str| text.to_lowercase().split_whitespace().collect::<String>();
    bare(one) == bare(other)
}

fn read_right(section: &mut Section<'_, '_>, to: &mut Gathering) -> Option<Key> {
    let given = section.peek("right").unwrap_or_default().to_owned();
    let large = KEYS
        .iter()
        .find(|(key, _)| key.eq_ignore_ascii_case(&given));
    let cyrillic = given.chars().any(|c| ('\u{400}'..='\u{4ff}').contains(&c));
    match (large, cyrillic, section.place_of("right")) {
        (Some((_, key)), _, Some(_)) => Some(*key),
        (None, true, Some(place)) => {
            to.note(place, Wrong::RightCyrillic {});
            None
        }
        (_, _, _) => section.word("right", &KEYS, to),
    }
}

/// The right option's text, or what the host had better read instead.
fn read_answer(
    section: &mut Section<'_, '_>,
    options: &[String],
    right: Option<Key>,
    to: &mut Gathering,
) -> String {
    let place = section.place_of("answer");
    let given = section.text("answer", Form::Prose, to);
    let at = right.and_then(|right| KEYS.iter().position(|(_, key)| *key == right));
    let option = at.and_then(|at| options.get(at));
    if let (Some(place), Some(given), Some(option)) = (place, &given, option)
        && !contains(given, option)
    {
        let (answer, option) = (quoted(given), quoted(option));
        to.note(place, Wrong::AnswerNotRight { answer, option });
    }
    given.or_else(|| option.cloned()).unwrap_or_default()
}

/// Whether the words of `part` stand together in `text`.
fn contains(text: &str, part: &str) -> bool {
    let (text_words, part_words) = (words(text), words(part));
    let within = |part: &[String]| text_words.windows(part.len()).any(|some| some == part);
    same(text, part) || (!part_words.is_empty() && within(&part_words))
}

/// The name as the text has it; [`super::beside`] looks the file up when the whole text is read.
fn read_media(section: &mut Section<'_, '_>, to: &mut Gathering) -> Option<Media> {
    let place = section.place_of("media")?;
    let file = section.text("media", Form::Line, to)?;
    to.shown.push((place, file.clone()));
    let kind = MediaKind::Picture;
    Some(Media { kind, file })
}
