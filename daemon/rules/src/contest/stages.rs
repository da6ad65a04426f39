//! What a game turns by hand where a question is not only for the quickest: several steps of one
//! question, clocks of its own, answers that stand side by side.

use super::Contest;
use crate::countdown::Countdown;
use crate::event::{Ending, KeyAnswer};
use crate::ledger::{Attempt, Counts};
use crate::manner::AnswerTime;
use crate::vocabulary::{At, Ignored, Phase, Seat, Verdict};

impl Contest {
    /// The question comes to this step.
    pub fn enter(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// The present question was never put: the next one has its number.
    pub fn uncount(&mut self) {
        self.number = self.number.saturating_sub(1);
    }

    /// The clock for pressing begins to run, in nanoseconds.
    pub fn run(&mut self, at: At, whole: u64) {
        self.think = Some(Countdown::begin(at, whole));
    }

    /// How long keys are open once they are opened, in nanoseconds, and how long an answer may take.
    pub fn time(&mut self, think: u64, answer: AnswerTime) {
        self.manner.think = Some(think);
        self.manner.answer = answer;
    }

    /// The clock for pressing has run out and the question waits.
    pub fn run_out(&mut self) {
        if let Some(think) = &mut self.think {
            think.run_out();
        }
    }

    /// Nanoseconds left on the clock for pressing, which stands since the press.
    #[must_use]
    pub fn rest(&self) -> u64 {
        self.think.map_or(0, |think| think.left(At(0)))
    }

    /// The next answer that is judged has taken so many nanoseconds.
    pub fn took(&mut self, ns: u64) {
        self.took = ns;
    }

    /// What each key brought, as lines of the ledger.
    pub fn write_keys(&mut self, answers: &[KeyAnswer]) {
        for answer in answers {
            self.ledger.judge(Attempt {
                question: self.number,
                price: self.price,
                seat: answer.seat,
                verdict: answer.verdict,
                points: answer.points,
                waited: false,
                by_host: false,
                withdrawn: false,
                counts: Counts::Key,
                time_ns: answer.time_ns,
            });
        }
    }

    /// The same lines, if another key had been right.
    pub fn rewrite_keys(&mut self, question: u32, answers: &[KeyAnswer]) {
        self.ledger.rewrite(question, |line| {
            if let Some(answer) = answers.iter().find(|answer| answer.seat == line.seat) {
                line.verdict = answer.verdict;
                line.points = answer.points;
            }
        });
    }

    /// Time ran out on a player who was asked alone.
    pub fn write_silence(&mut self, seat: Seat, ns: u64) {
        self.ledger.judge(Attempt {
            question: self.number,
            price: self.price,
            seat,
            verdict: Verdict::NoAnswer,
            points: 0,
            waited: false,
            by_host: false,
            withdrawn: false,
            counts: self.counts,
            time_ns: ns,
        });
    }

    /// Totals begin anew with nothing.
    pub fn begin_anew(&mut self) {
        self.ledger.begin_anew();
    }

    /// A lot was drawn that is no order of seats.
    pub fn draw_used(&mut self) {
        self.lots.used();
    }

    /// What became of a press behind the end of its question (game-format.md, fine print 5).
    #[must_use]
    pub fn is_late(&self) -> Ignored {
        match self.ended {
            Some(Ending::Clock) => Ignored::Late,
            Some(_) | None => Ignored::Closed,
        }
    }
}
