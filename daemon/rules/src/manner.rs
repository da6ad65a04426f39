//! How one question is played: the options of rules.md 2.4 that concern it. Khamsa's two dialects and
//! the plain lockout are three sets of these values, one procedure.

use crate::vocabulary::{Points, Verdict};

/// Nanoseconds in a second.
pub const SECOND: u64 = 1_000_000_000;

/// When buttons open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// `press_opens value_announced`.
    Value,
    /// `press_opens reading_start`.
    Reading,
}

/// What becomes of presses while somebody answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterWrong {
    /// They wait.
    QueueFirst,
    /// They are discarded; afterwards the buttons are open anew.
    Reopen,
}

/// The thinking time after a wrong answer to a question that has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkAfterWrong {
    /// What was left.
    Remaining,
    /// All of it anew.
    Restart,
    /// None.
    Close,
}

/// The time in which an answer must begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerTime {
    /// No number: the host judges; a soft mark after so many nanoseconds reminds him alone.
    Host {
        /// When to remind him; `None`: never.
        mark: Option<u64>,
    },
    /// So many nanoseconds; then a tone, and the host judges.
    Signal(u64),
    /// So many nanoseconds; then the verdict is `late` by itself.
    AutoFail(u64),
}

impl AnswerTime {
    /// How long the clock or mark is, in nanoseconds.
    #[must_use]
    pub fn length(self) -> Option<u64> {
        match self {
            AnswerTime::Host { mark } => mark,
            AnswerTime::Signal(length) | AnswerTime::AutoFail(length) => Some(length),
        }
    }

    /// Only the host is reminded; nobody has a clock.
    #[must_use]
    pub fn is_soft(self) -> bool {
        matches!(self, AnswerTime::Host { .. })
    }
}

/// Presses that cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressTie {
    /// A lot is drawn.
    Lot,
    /// The host says who was first.
    Host,
    /// The question is replaced.
    ReplaceQuestion,
}

/// What an answer is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The price of the question, added or taken.
    Price {
        /// Silence and lateness cost as much as a wrong answer.
        no_answer_costs: bool,
        /// One who waited in the queue may decline for nothing.
        decline_is_free: bool,
    },
    /// The same for every question; everything that is not right costs alike.
    Fixed {
        /// What a right answer brings.
        right: Points,
        /// What any other verdict costs.
        wrong: Points,
    },
}

impl Worth {
    /// What this verdict brings (or costs, below 0).
    #[must_use]
    pub fn of(self, verdict: Verdict, price: u32, waited: bool) -> Points {
        match self {
            Worth::Price {
                no_answer_costs,
                decline_is_free,
            } => {
                let price = Points::from(price);
                match verdict {
                    Verdict::Correct => price,
                    Verdict::Wrong | Verdict::Double => -price,
                    Verdict::NoAnswer if waited && decline_is_free => 0,
                    Verdict::NoAnswer | Verdict::Late if no_answer_costs => -price,
                    Verdict::NoAnswer | Verdict::Late => 0,
                }
            }
            Worth::Fixed { right, wrong } => match verdict {
                Verdict::Correct => right,
                Verdict::Wrong | Verdict::Double | Verdict::NoAnswer | Verdict::Late => -wrong,
            },
        }
    }
}

/// How one question is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// The host reads the question while buttons may be pressed; else a word opens them (lockout).
    pub reads: bool,
    /// When buttons open.
    pub opens: Opens,
    /// Thinking time in nanoseconds, if there is a limit.
    pub think: Option<u64>,
    /// What is left of it after a wrong answer.
    pub think_after_wrong: ThinkAfterWrong,
    /// The time in which an answer must begin.
    pub answer: AnswerTime,
    /// What becomes of presses while somebody answers.
    pub after_wrong: AfterWrong,
    /// For how many nanoseconds a press before the opening blocks its own button; 0: not.
    pub early_lock: u64,
    /// Presses that cannot be told apart.
    pub tie: PressTie,
    /// What an answer is worth.
    pub worth: Worth,
    /// No answer costs the wager (`final_blank_cost`).
    pub blank_costs: bool,
}

impl Manner {
    /// What this verdict on a wager brings (AZ-16, AZ-17, RU-25, RU-26).
    #[must_use]
    pub fn of_stake(&self, verdict: Verdict, wager: Points) -> Points {
        match verdict {
            Verdict::Correct => wager,
            Verdict::NoAnswer if !self.blank_costs => 0,
            Verdict::NoAnswer | Verdict::Wrong | Verdict::Double | Verdict::Late => -wager,
        }
    }
}
