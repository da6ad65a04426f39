//! The ledger: lines, never totals. Every score is summed from them when somebody asks, so that a
//! verdict amended later needs no repair anywhere else.

use crate::seat_set::SeatSet;
use crate::vocabulary::{Points, Seat, Verdict};

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
}

impl Attempt {
    /// Right, and not withdrawn: whatever comes later on its question is void.
    #[must_use]
    pub fn solves(&self) -> bool {
        self.verdict == Verdict::Correct && !self.withdrawn
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
    opening: [Points; Seat::MOST as usize],
    attempts: Vec<Attempt>,
    corrections: Vec<Correction>,
}

impl Ledger {
    /// A ledger that begins with these totals.
    #[must_use]
    pub fn new(opening: impl IntoIterator<Item = (Seat, Points)>) -> Ledger {
        let mut ledger = Ledger::default();
        for (seat, points) in opening {
            ledger.opening[seat.index()] = points;
        }
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
        let numbered = self
            .attempts
            .iter()
            .enumerate()
            .filter(|(_, attempt)| attempt.by_host);
        numbered
            .map(|(place, _)| place)
            .nth((number as usize).checked_sub(1)?)
    }

    /// How many attempts have numbers.
    #[must_use]
    pub fn count(&self) -> u32 {
        let numbered = self
            .attempts
            .iter()
            .filter(|attempt| attempt.by_host)
            .count();
        u32::try_from(numbered).unwrap_or(u32::MAX)
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
        let mut question = 0;
        let mut solved = false;
        self.attempts.iter().map(move |attempt| {
            if attempt.question != question {
                question = attempt.question;
                solved = false;
            }
            let void = attempt.withdrawn || solved;
            solved |= attempt.solves();
            (attempt, void)
        })
    }

    /// Every seat's total.
    #[must_use]
    pub fn totals(&self) -> [Points; Seat::MOST as usize] {
        let mut totals = self.opening;
        for (attempt, _) in self.judged().filter(|(_, void)| !void) {
            let total = &mut totals[attempt.seat.index()];
            *total = total.saturating_add(attempt.points);
        }
        for correction in &self.corrections {
            let total = &mut totals[correction.seat.index()];
            *total = total.saturating_add(correction.points);
        }
        totals
    }

    /// The best of these seats, all who share the first place.
    #[must_use]
    pub fn leaders(&self, seats: SeatSet) -> Vec<Seat> {
        let totals = self.totals();
        let best = seats.iter().map(|seat| totals[seat.index()]).max();
        seats
            .iter()
            .filter(|seat| Some(totals[seat.index()]) == best)
            .collect()
    }

    /// These seats from the best to the last; equals stand by seat.
    #[must_use]
    pub fn order(&self, seats: SeatSet) -> Vec<Seat> {
        let totals = self.totals();
        let mut order: Vec<Seat> = seats.iter().collect();
        order.sort_by_key(|seat| (std::cmp::Reverse(totals[seat.index()]), *seat));
        order
    }

    /// An answer was judged.
    pub fn judge(&mut self, attempt: Attempt) {
        self.attempts.push(attempt);
    }

    /// A verdict was amended.
    pub fn amend(&mut self, number: u32, verdict: Verdict, points: Points) {
        if let Some(attempt) = self
            .place(number)
            .and_then(|place| self.attempts.get_mut(place))
        {
            attempt.verdict = verdict;
            attempt.points = points;
        }
    }

    /// Every attempt so far on this question counts for nothing.
    pub fn withdraw(&mut self, question: u32) {
        let of_it = self
            .attempts
            .iter_mut()
            .rev()
            .take_while(|a| a.question == question);
        for attempt in of_it {
            attempt.withdrawn = true;
        }
    }

    /// A fine, or a correction by hand.
    pub fn correct(&mut self, correction: Correction) {
        self.corrections.push(correction);
    }
}
