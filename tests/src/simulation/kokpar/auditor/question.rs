//! One question as the auditor keeps it, and what it brings to whom.

use dabyl_rules::view::Round;
use dabyl_rules::{Key, Points, Seat, Verdict};

use super::rulebook::{MILLISECOND, Rulebook};

/// A spoken answer that was judged.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    pub seat: Seat,
    pub verdict: Verdict,
    /// Nanoseconds that the player took.
    pub took: u64,
}

/// A question that was put, or is being put.
#[derive(Clone, Debug)]
pub struct Question {
    pub round: Round,
    /// Number in the game, from 1.
    pub game_number: u32,
    /// Played by one button and aloud.
    pub race: bool,
    /// Whose it is: the player of Полиглот, the chooser of Көкпар.
    pub owner: Option<Seat>,
    /// Who was asked by keys.
    pub asked: Vec<Seat>,
    pub price: Points,
    pub right: Option<Key>,
    /// Key and nanoseconds, by seat.
    pub keys: [Option<(Key, u64)>; 6],
    pub answers: Vec<Answer>,
    /// The right option was shown, so points and times count.
    pub revealed: bool,
    /// Time ran out on its owner (Полиглот).
    pub unanswered: bool,
    pub void: bool,
}

impl Question {
    pub fn new(round: Round, race: bool, owner: Option<Seat>, asked: Vec<Seat>) -> Question {
        Question {
            round,
            game_number: 0,
            race,
            owner,
            asked,
            price: 0,
            right: None,
            keys: [None; 6],
            answers: Vec::new(),
            revealed: false,
            unanswered: false,
            void: false,
        }
    }

    /// Answers behind a right one count for nothing.
    pub fn stands(&self, place: usize) -> bool {
        let before = &self.answers[..place];
        !self.void && !before.iter().any(|a| a.verdict == Verdict::Correct)
    }

    /// What this question brought to a seat.
    pub fn points(&self, seat: Seat) -> Points {
        let worth = match self.round {
            Round::Baige | Round::Polyglot => 1,
            Round::Kokpar => self.price,
            _ => return 0,
        };
        let spoken = |(place, answer): (usize, &Answer)| {
            answer.seat == seat && answer.verdict == Verdict::Correct && self.stands(place)
        };
        let by_key = self.counts() && self.is_right(seat);
        if by_key || self.answers.iter().enumerate().any(spoken) {
            worth
        } else {
            0
        }
    }

    /// What keys of this question brought counts.
    fn counts(&self) -> bool {
        self.revealed && !self.void && !self.race
    }

    pub fn is_right(&self, seat: Seat) -> bool {
        let key = self.keys[seat.index()].map(|(key, _)| key);
        key.is_some() && key == self.right
    }

    /// Milliseconds that this question adds to a player's answer time (B-4).
    pub fn time_ms(&self, rules: &Rulebook, seat: Seat) -> u64 {
        if self.void {
            return 0;
        }
        let took = match self.round {
            Round::Baige if !self.race => match self.keys[seat.index()] {
                _ if !self.revealed || !self.asked.contains(&seat) => 0,
                Some((_, took)) if self.is_right(seat) || rules.all_answers => took,
                None if rules.all_answers => rules.baige_ns,
                Some(_) | None => 0,
            },
            Round::Baige | Round::Polyglot => self.spoken_time(rules, seat),
            _ => 0,
        };
        took / MILLISECOND
    }

    fn spoken_time(&self, rules: &Rulebook, seat: Seat) -> u64 {
        let full = match self.round {
            Round::Baige => rules.baige_ns,
            _ => rules.polyglot_ns,
        };
        let answer = self.answers.iter().find(|answer| answer.seat == seat);
        match answer {
            Some(answer) if answer.verdict == Verdict::Correct => answer.took,
            Some(answer) if answer.verdict == Verdict::NoAnswer && rules.all_answers => full,
            Some(answer) if rules.all_answers => answer.took,
            None if rules.all_answers && self.unanswered && self.owner == Some(seat) => full,
            Some(_) | None => 0,
        }
    }
}
