//! Which question of the pack is played in this game.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "stages with themes are alike, and rounds of other games never come here"
)]

use crate::pages::{Page, Pages};
use crate::setup::{Clue, Setup};
use crate::view::Round;
use crate::vocabulary::Key;

/// What the rules must know of a question.
#[derive(Clone, Copy, Debug, Default)]
struct Facts {
    /// The screen plays a file with it.
    media: bool,
    right: Option<Key>,
}

impl Facts {
    fn of(clue: &Clue) -> Facts {
        let (media, right) = (clue.media.is_some(), clue.right);
        Facts { media, right }
    }
}

/// The pack as far as the rules must know it.
#[derive(Clone, Debug)]
pub struct Script {
    pages: Pages,
    themes: Vec<Vec<Facts>>,
    spares: Vec<Facts>,
    /// Questions of Бәйге, and of Овертайм with sudden death, that were turned up before the present one;
    /// those that replaced others too.
    baige: usize,
    overtime: usize,
}

impl Script {
    /// The pack of a set-up.
    pub fn of(setup: &Setup) -> Script {
        let facts = |clues: &Vec<Clue>| clues.iter().map(Facts::of).collect();
        let themes = setup.themes.iter().map(|theme| facts(&theme.clues));
        let spares = setup.spares.iter().map(|spare| Facts::of(&spare.clue));
        Script {
            pages: Pages::of(setup, 1),
            themes: themes.collect(),
            spares: spares.collect(),
            baige: 0,
            overtime: 0,
        }
    }

    /// The question that is played: of this theme, from 1, and of this number in it, from 1. Stages without
    /// themes go through their questions one by one.
    pub fn page(&self, round: Round, theme: u8, question: u8) -> Option<Page> {
        // A pack without rounds is no pack of this game.
        if !self.pages.has_rounds() {
            return None;
        }
        let page = match round {
            Round::Baige => self.nth(Round::Baige, self.baige),
            Round::SuddenDeath | Round::Overtime => self.nth(Round::Overtime, self.overtime),
            _ => self.pages.page(round, theme, question),
        };
        let page = self.pages.replacement().or(page)?;
        self.facts(page).is_some().then_some(page)
    }

    fn nth(&self, round: Round, clue: usize) -> Option<Page> {
        let theme = self.pages.theme(round, 1)?;
        Some(Page::Clue { theme, clue })
    }

    fn facts(&self, page: Page) -> Option<&Facts> {
        match page {
            Page::Clue { theme, clue } => self.themes.get(theme)?.get(clue),
            Page::Spare(spare) => self.spares.get(spare),
        }
    }

    /// The theme of this number in its stage, counted in the set-up from 0.
    pub fn theme(&self, round: Round, number: u8) -> Option<usize> {
        if !self.pages.has_rounds() {
            return None;
        }
        self.pages.theme(round, number)
    }

    /// The question has a file that the screen plays.
    pub fn has_media(&self, page: Page) -> bool {
        self.facts(page).is_some_and(|facts| facts.media)
    }

    /// The right option of a question.
    pub fn right(&self, page: Page) -> Option<Key> {
        self.facts(page)?.right
    }

    /// The question was replaced: a spare one that fits is played, or the next in its row, or one on paper.
    pub fn replace(&mut self, round: Round, question: u8) {
        let of_pack = match round {
            Round::SuddenDeath => Round::Overtime,
            round => round,
        };
        self.pages.replace(of_pack, question);
        if self.pages.replacement().is_none() {
            match round {
                Round::Baige => self.baige += 1,
                Round::SuddenDeath | Round::Overtime => self.overtime += 1,
                _ => {}
            }
        }
    }

    /// The question is over and the next one's turn comes.
    pub fn turn(&mut self, round: Round) {
        self.pages.turn();
        match round {
            Round::Baige => self.baige += 1,
            Round::SuddenDeath | Round::Overtime => self.overtime += 1,
            _ => {}
        }
    }
}
