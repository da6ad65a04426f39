//! Which question of the pack is played: themes by round, and spares for those that were replaced.

use crate::setup::Setup;
use crate::view::Round;

/// A question of the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// A theme's, both counted from 0.
    Clue {
        /// Which theme of the set-up.
        theme: usize,
        /// Which of its questions.
        clue: usize,
    },
    /// A spare one, counted from 0.
    Spare(usize),
}

/// The pack of a match as far as the rules must know it: where what stands, not what it says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pages {
    /// The round of each theme; nothing if the themes come in the order of play.
    rounds: Vec<Option<Round>>,
    spares: Vec<(Option<Round>, Option<u8>)>,
    used: Vec<usize>,
    /// The spare that is played instead of the pack's question.
    instead: Option<Page>,
    /// The present question was replaced.
    replaced: bool,
    /// Of a pack in the order of play: where the present round's themes begin.
    base: usize,
    /// Questions of the round that have been played or replaced.
    turned: usize,
    /// Number of the first theme of the round that the pack has: a game may begin in the middle.
    first: u8,
}

impl Pages {
    /// The pack of a set-up whose first theme has this number in its round.
    #[must_use]
    pub fn of(setup: &Setup, first: u8) -> Pages {
        let spares = setup.spares.iter().map(|spare| (spare.round, spare.level));
        Pages {
            rounds: setup.themes.iter().map(|theme| theme.round).collect(),
            spares: spares.collect(),
            first: first.max(1),
            ..Pages::default()
        }
    }

    /// The theme of this number, counted in the set-up from 0.
    #[must_use]
    pub fn theme(&self, round: Round, number: u8) -> Option<usize> {
        let by_order = self.rounds.iter().all(Option::is_none);
        let number = usize::from(number.max(1)) - 1;
        if by_order {
            let place = (self.base + number).checked_sub(usize::from(self.first) - 1)?;
            return (place < self.rounds.len()).then_some(place);
        }
        let of_it = |(_, r): &(usize, &Option<Round>)| **r == Some(round);
        let mut places = self.rounds.iter().enumerate().filter(of_it);
        places.nth(number).map(|(place, _)| place)
    }

    /// A round is over in which so many themes were played or offered.
    pub fn leave_round(&mut self, themes: u8) {
        self.base += usize::from(themes).saturating_sub(usize::from(self.first) - 1);
        self.first = 1;
        self.turned = 0;
    }

    /// The question that is played: this one of this theme, unless it was replaced.
    #[must_use]
    pub fn page(&self, round: Round, theme: u8, question: u8) -> Option<Page> {
        if self.replaced {
            return self.instead;
        }
        let theme = self.theme(round, theme)?;
        let clue = usize::from(question.max(1)) - 1;
        Some(Page::Clue { theme, clue })
    }

    /// What is played instead of the pack's own question, if that was replaced by a spare one.
    #[must_use]
    pub fn replacement(&self) -> Option<Page> {
        self.instead
    }

    /// Themes name the rounds that they belong to.
    #[must_use]
    pub fn has_rounds(&self) -> bool {
        self.rounds.iter().any(Option::is_some)
    }

    /// The pack has any spares at all.
    #[must_use]
    pub fn has_spares(&self) -> bool {
        !self.spares.is_empty()
    }

    /// Spares that would fit the question of this number in this round.
    pub fn fitting(&self, round: Round, question: u8) -> impl Iterator<Item = usize> {
        let fits = move |(_, (r, level)): &(usize, &(Option<Round>, Option<u8>))| {
            r.is_none_or(|r| r == round) && level.is_none_or(|level| level == question)
        };
        let all = self.spares.iter().enumerate().filter(fits);
        all.map(|(place, _)| place)
            .filter(|place| !self.used.contains(place))
    }

    /// Questions of the round so far, replaced ones too: the place in a row of questions without themes.
    #[must_use]
    pub fn turned(&self) -> usize {
        self.turned.saturating_sub(1)
    }

    /// The question was replaced: the next spare that fits is played, or one on paper.
    pub fn replace(&mut self, round: Round, question: u8) {
        let next = self.fitting(round, question).next();
        self.used.extend(next);
        self.instead = next.map(Page::Spare);
        self.replaced = true;
        self.turned += 1;
    }

    /// Another question begins, the pack's own.
    pub fn turn(&mut self) {
        self.turned += 1;
        self.instead = None;
        self.replaced = false;
    }
}
