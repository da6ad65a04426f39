//! What a careful editor looks for in questions that are well written otherwise. Nothing of it keeps
//! a pack from being played: each may be meant.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use dabyl_rules::setup::Clue;

use super::Wrong;
use super::reader::{Gathering, Lines, quoted};

/// A question as it is compared: words alone, without case and marks.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    place: Range<usize>,
    text: Vec<String>,
    /// Each with its words.
    right: Vec<(String, Vec<String>)>,
    rejected: HashSet<Vec<String>>,
}

impl Asked {
    pub fn of(clue: &Clue, place: Range<usize>) -> Asked {
        let right = std::iter::once(&clue.answer).chain(&clue.accept);
        Asked {
            place,
            text: words(&clue.text),
            right: right
                .map(|answer| (answer.clone(), words(answer)))
                .collect(),
            rejected: clue.reject.iter().map(|answer| words(answer)).collect(),
        }
    }

    fn has(&self, answer: &[String]) -> bool {
        !answer.is_empty() && self.text.windows(answer.len()).any(|part| part == answer)
    }
}

/// Looks at every question.
pub(super) fn look(text: &str, to: &mut Gathering) {
    let lines = Lines::of(text);
    let asked = std::mem::take(&mut to.asked);
    let mut seen: HashMap<&[String], usize> = HashMap::new();
    for question in asked.iter().filter(|question| !question.text.is_empty()) {
        let place = || question.place.clone();
        for (answer, its_words) in &question.right {
            let answer = quoted(answer);
            if question.has(its_words) {
                let answer = answer.clone();
                to.note(place(), Wrong::AnswerInText { answer });
            }
            if question.rejected.contains(its_words) {
                to.note(place(), Wrong::BothWays { answer });
            }
        }
        // Tables of one name need not stand together: what is read later may stand further up.
        if let Some(other) = seen.insert(&question.text, question.place.start) {
            let (first, second) = (
                other.min(question.place.start),
                other.max(question.place.start),
            );
            let (first, _) = lines.position(text, first);
            to.note(second..second, Wrong::SameQuestion { first });
        }
    }
}

/// The words of a text in lower case.
pub(super) fn words(text: &str) -> Vec<String> {
    // The dot of İ stays behind as a mark of its own, which no other i has.
    let lower = text.to_lowercase().replace('\u{307}', "");
    let words = lower.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}
