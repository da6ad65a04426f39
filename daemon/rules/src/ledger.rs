//! The ledger: lines, and every score is summed from them, so that a verdict amended later needs no
//! repair anywhere else. What is over is carried forward, as at the foot of a page, so that asking for
//! a score takes no longer at the end of a match than at its beginning.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::vocabulary::{Points, Seat, Verdict};

/// What an attempt has to do with the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counts {
    /// An answer to a question that only one can solve.
    Theme,
    /// A wager: every team's answer stands alone.
    Stake,
    /// A question that only decides a tie: totals do not know of it (3.1.8, 3.5).
    Apart,
    /// Keys: every player's answer stands alone (3.2).
    Key,
}

/// One judged answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Number of the question in the game, from 1.
    pub question: u32,
    /// What the question was worth.
    pub price: u32,
    /// Who.
    pub seat: Seat,
    /// How it was judged.
    pub verdict: Verdict,
    /// What that verdict brings or costs, if the attempt counts.
    pub points: Points,
    /// The seat had waited in the queue.
    pub waited: bool,
    /// The host judged it: only such attempts have numbers (game-format.md, fine print 8).
    pub by_host: bool,
    /// The question was withdrawn or replaced afterwards.
    pub withdrawn: bool,
    /// What it has to do with the totals.
    pub counts: Counts,
    /// Nanoseconds that the answer took, in games that count them; 0 in others.
    pub time_ns: u64,
}

impl Attempt {
    /// Right, and not withdrawn: whatever comes later on its question is void.
    #[must_use]
    pub fn solves(&self) -> bool {
        let alone = match self.counts {
            Counts::Stake | Counts::Key => true,
            Counts::Theme | Counts::Apart => false,
        };
        self.verdict == Verdict::Correct && !self.withdrawn && !alone
    }
}

/// Points that no answer brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Whose score.
    pub seat: Seat,
    /// By how much.
    pub points: Points,
    /// A fine by the rules (RU-35), or a correction by hand.
    pub fine: bool,
    /// Why.
    pub reason: Option<String>,
}

/// All lines of a game.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    attempts: Vec<Attempt>,
    corrections: Vec<Correction>,
    /// Places of the attempts that have numbers.
    numbered: Vec<usize>,
    /// As at the foot of a page: what all lines before the last question's come to, the opening and the
    /// corrections too. A line changed above is summed anew.
    carried: Sums,
    /// How many attempts are in it.
    carried_over: usize,
    opening: Sums,
    /// What came before the totals began anew, if they have.
    before: Option<Before>,
}

/// What came before the totals began anew.
#[derive(Clone, Copy, Debug)]
struct Before {
    /// How many attempts.
    attempts: usize,
    /// How many corrections.
    corrections: usize,
}

/// A sum for each seat.
type Sums = [Points; Seat::MOST as usize];

impl Ledger {
    /// A ledger that begins with these totals.
    #[must_use]
    pub fn new(opening: impl IntoIterator<Item = (Seat, Points)>) -> Ledger {
        let mut ledger = Ledger::default();
        for (seat, points) in opening {
            ledger.opening[seat.index()] = points;
        }
        ledger.carried = ledger.opening;
        ledger
    }

    /// Every judged answer, in the order of being judged.
    #[must_use]
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Fines and corrections.
    #[must_use]
    pub fn corrections(&self) -> &[Correction] {
        &self.corrections
    }

    /// An attempt by its number, from 1.
    #[must_use]
    pub fn attempt(&self, number: u32) -> Option<&Attempt> {
        self.attempts.get(self.place(number)?)
    }

    fn place(&self, number: u32) -> Option<usize> {
        let place = (number as usize).checked_sub(1)?;
        self.numbered.get(place).copied()
    }

    /// How many attempts have numbers.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.numbered.len()).unwrap_or(u32::MAX)
    }

    /// Whether the attempt of this number counts for nothing.
    #[must_use]
    pub fn is_void(&self, number: u32) -> bool {
        let Some(place) = self.place(number) else {
            return true;
        };
        let (attempt, before) = (&self.attempts[place], &self.attempts[..place]);
        let mut same = before
            .iter()
            .rev()
            .take_while(|a| a.question == attempt.question);
        attempt.withdrawn || same.any(Attempt::solves)
    }

    /// Who has solved this question. Only the last questions are looked through.
    #[must_use]
    pub fn solver(&self, question: u32) -> Option<Seat> {
        self.of(question)
            .filter(|attempt| attempt.solves())
            .map(|attempt| attempt.seat)
            .last()
    }

    /// Number of the last question that anybody answered; 0 if nobody has.
    #[must_use]
    pub fn last_question(&self) -> u32 {
        self.attempts.last().map_or(0, |attempt| attempt.question)
    }

    /// The attempts on this question, the last first.
    pub fn of(&self, question: u32) -> impl Iterator<Item = &Attempt> {
        let later = self
            .attempts
            .iter()
            .rev()
            .skip_while(move |a| a.question > question);
        later.take_while(move |attempt| attempt.question == question)
    }

    /// Every attempt with whether it is void.
    pub fn judged(&self) -> impl Iterator<Item = (&Attempt, bool)> {
        judged(&self.attempts)
    }

    /// Every seat's total.
    #[must_use]
    pub fn totals(&self) -> Sums {
        let mut totals = self.carried;
        add(&mut totals, &self.attempts[self.carried_over..]);
        totals
    }

    /// The attempts up to here are carried over.
    fn carry(&mut self, until: usize) {
        add(&mut self.carried, &self.attempts[self.carried_over..until]);
        self.carried_over = until;
    }

    /// A line above the last question's was changed.
    fn carry_anew(&mut self) {
        let Some(before) = self.before else {
            self.carried = self.sum(0..self.carried_over, 0..self.corrections.len());
            add_all(&mut self.carried, &self.opening);
            return;
        };
        let corrections = before.corrections..self.corrections.len();
        self.carried = self.sum(before.attempts..self.carried_over, corrections);
    }

    fn sum(&self, attempts: Range<usize>, corrections: Range<usize>) -> Sums {
        let mut sums = Sums::default();
        for correction in &self.corrections[corrections] {
            let total = &mut sums[correction.seat.index()];
            *total = total.saturating_add(correction.points);
        }
        add(&mut sums, &self.attempts[attempts]);
        sums
    }

    /// Totals begin anew with nothing (KK-26); what came before can still be amended.
    pub fn begin_anew(&mut self) {
        let (attempts, corrections) = (self.attempts.len(), self.corrections.len());
        self.before = Some(Before {
            attempts,
            corrections,
        });
        self.carried = Sums::default();
        self.carried_over = attempts;
    }

    /// Totals before they began anew; those of now if they have not.
    #[must_use]
    pub fn totals_before(&self) -> Sums {
        let Some(before) = self.before else {
            return self.totals();
        };
        let mut totals = self.sum(0..before.attempts, 0..before.corrections);
        add_all(&mut totals, &self.opening);
        totals
    }

    /// What each seat's answers to these questions have brought.
    #[must_use]
    pub fn of_questions(&self, questions: Range<u32>) -> Sums {
        let mut sums = Sums::default();
        let counting = self
            .judged()
            .filter(|(a, void)| !void && questions.contains(&a.question));
        for (attempt, _) in counting {
            sums[attempt.seat.index()] += attempt.points;
        }
        sums
    }

    /// The lines of a question that keys answered are written anew.
    pub fn rewrite(&mut self, question: u32, mut line: impl FnMut(&mut Attempt)) {
        let of_it = |attempt: &&mut Attempt| attempt.question == question;
        self.attempts.iter_mut().filter(of_it).for_each(&mut line);
        self.carry_anew();
    }

    /// What each seat's answers to these questions bring, apart from the totals.
    #[must_use]
    pub fn apart(&self, questions: Range<u32>) -> [Points; Seat::MOST as usize] {
        let mut sums = [0; Seat::MOST as usize];
        for (attempt, void) in self.judged() {
            if !void && attempt.counts == Counts::Apart && questions.contains(&attempt.question) {
                sums[attempt.seat.index()] += attempt.points;
            }
        }
        sums
    }

    /// An answer was judged.
    pub fn judge(&mut self, attempt: Attempt) {
        if self.last_question() != attempt.question {
            self.carry(self.attempts.len());
        }
        if attempt.by_host {
            self.numbered.push(self.attempts.len());
        }
        self.attempts.push(attempt);
    }

    /// A verdict was amended.
    pub fn amend(&mut self, number: u32, verdict: Verdict, points: Points) {
        let Some(place) = self.place(number) else {
            return;
        };
        let attempt = &mut self.attempts[place];
        attempt.verdict = verdict;
        attempt.points = points;
        if place < self.carried_over {
            self.carry_anew();
        }
    }

    /// Every attempt so far on this question counts for nothing.
    pub fn withdraw(&mut self, question: u32) {
        let of_it = self.attempts.iter_mut().rev();
        let of_it = of_it
            .skip_while(|a| a.question > question)
            .take_while(|a| a.question == question);
        for attempt in of_it {
            attempt.withdrawn = true;
        }
        if question < self.last_question() {
            self.carry_anew();
        }
    }

    /// A fine, or a correction by hand.
    pub fn correct(&mut self, correction: Correction) {
        let total = &mut self.carried[correction.seat.index()];
        *total = total.saturating_add(correction.points);
        self.corrections.push(correction);
    }
}

/// Attempts that begin with the first of a question, each with whether it is void.
fn judged(attempts: &[Attempt]) -> impl Iterator<Item = (&Attempt, bool)> {
    let mut question = 0;
    let mut solved = false;
    attempts.iter().map(move |attempt| {
        if attempt.question != question {
            question = attempt.question;
            solved = false;
        }
        let void = attempt.withdrawn || solved;
        solved |= attempt.solves();
        (attempt, void)
    })
}

/// Adds one sum to another.
fn add_all(sums: &mut Sums, others: &Sums) {
    for (sum, other) in sums.iter_mut().zip(others) {
        *sum = sum.saturating_add(*other);
    }
}

/// Adds what these attempts, whole questions, come to.
fn add(sums: &mut Sums, attempts: &[Attempt]) {
    let counting = judged(attempts).filter(|(a, void)| !void && a.counts != Counts::Apart);
    for (attempt, _) in counting {
        let total = &mut sums[attempt.seat.index()];
        *total = total.saturating_add(attempt.points);
    }
}
