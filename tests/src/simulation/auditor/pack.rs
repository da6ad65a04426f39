//! Which question of the pack is played, and what of it may be known.

use std::collections::BTreeSet;

use dabyl_rules::view::Round;

use super::rulebook::Rulebook;
use crate::simulation::packs;

/// Where the game stands in the pack.
#[derive(Clone, Default)]
pub struct Pack {
    /// Of themes in the order of play: how many come before this round's first.
    before: usize,
    /// Number of the round's first theme that the pack has: a game may begin in the middle.
    first: usize,
    used: BTreeSet<usize>,
    /// The question was replaced: by a spare one, or by one on paper.
    instead: Option<Option<usize>>,
    /// Questions of this round without themes that are behind.
    turned: usize,
    /// Themes whose titles may be known.
    pub titles: BTreeSet<usize>,
    /// The present question's text may be known.
    pub asked: bool,
    /// The present question's answer may be known.
    pub shown: bool,
}

impl Pack {
    pub fn beginning(first: u8) -> Pack {
        Pack {
            first: usize::from(first.max(1)),
            ..Pack::default()
        }
    }

    /// The theme of this number, counted in the set-up from 0.
    pub fn theme(&self, rules: &Rulebook, round: Round, number: u8) -> Option<usize> {
        let number = usize::from(number);
        if rules.rounds.iter().all(Option::is_none) {
            let place = (self.before + number).checked_sub(self.first)?;
            return (place < rules.rounds.len()).then_some(place);
        }
        let mut of_it = rules
            .rounds
            .iter()
            .enumerate()
            .filter(|(_, r)| **r == Some(round));
        of_it.nth(number - 1).map(|(place, _)| place)
    }

    /// The title of this theme may be known.
    pub fn announce(&mut self, rules: &Rulebook, round: Round, number: u8) {
        let theme = self.theme(rules, round, number);
        self.titles.extend(theme);
    }

    /// The round of so many themes is over.
    pub fn leave(&mut self, themes: usize) {
        self.before += (themes + 1).saturating_sub(self.first);
        self.first = 1;
        self.turned = 0;
        self.anew();
    }

    /// The question does not count for what was read of it.
    fn anew(&mut self) {
        (self.asked, self.shown) = (false, false);
        self.instead = None;
    }

    /// Another question.
    pub fn turn(&mut self) {
        self.turned += 1;
        self.anew();
    }

    /// The question is played with another.
    pub fn replace(&mut self, rules: &Rulebook, round: Round, level: u8) {
        self.turned += 1;
        self.anew();
        if matches!(round, Round::Final | Round::Shootout) {
            return;
        }
        let fits = |(place, (r, l)): &(usize, &(Option<Round>, Option<u8>))| {
            r.is_none_or(|r| r == round)
                && l.is_none_or(|l| l == level)
                && !self.used.contains(place)
        };
        let next = rules
            .spares
            .iter()
            .enumerate()
            .find(fits)
            .map(|(place, _)| place);
        self.used.extend(next);
        self.instead = Some(next);
    }

    /// The plain lockout's pack ends with its themes: a replaced question is on paper.
    pub fn replace_with_paper(&mut self) {
        self.anew();
        self.instead = Some(None);
    }

    /// The name of the question that is played, if the pack has it.
    pub fn question(&self, rules: &Rulebook, round: Round, theme: u8, level: u8) -> Option<String> {
        let (theme, clue) = match (self.instead, round) {
            (Some(spare), _) => return spare.map(packs::of_spare),
            (None, Round::Final | Round::Shootout) => (1, self.turned),
            (None, _) => (theme, usize::from(level) - 1),
        };
        let theme = self.theme(rules, round, theme)?;
        (clue < rules.clues[theme]).then(|| packs::of_theme(theme, clue))
    }

    /// The name of a question of the plain lockout, which knows no spares.
    pub fn question_of_lockout(&self, theme: usize, clue: usize) -> Option<String> {
        self.instead.is_none().then(|| packs::of_theme(theme, clue))
    }
}
