//! Options of rules.md 2.4 by name: what a set-up says of how questions are played.

use std::collections::BTreeMap;

use crate::manner::{
    AfterWrong, AnswerTime, Manner, Opens, PressTie, SECOND, ThinkAfterWrong, Worth,
};
use crate::setup::SetupError;

/// The longest time an option may give: an hour, since no question lasts longer.
const LONGEST_S: u64 = 3_600;

/// The longest block of a button after an early press, in milliseconds: a minute.
const LONGEST_BLOCK_MS: u64 = 60_000;

/// The most points of a fixed price, as large as the largest price of Khamsa.
const FIXED_POINTS_MOST: i64 = 2_000;

/// The host's reminder where a preset gives no answer time, derived from AZ-38.
pub const SOFT_MARK: u64 = 5 * SECOND;

/// Which options a game knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Those of Khamsa's questions.
    Khamsa,
    /// Those of the plain lockout.
    Lockout,
}

/// What options change: the manner of a question, and whether there are fines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// How a question is played.
    pub manner: Manner,
    /// Whether teams can be fined (RU-35).
    pub fines: bool,
}

/// Changes what the preset has by what the set-up says.
///
/// # Errors
/// An option that the game does not know, or a value that it does not have.
pub fn choose(
    preset: Chosen,
    known: Known,
    options: &BTreeMap<String, String>,
) -> Result<Chosen, SetupError> {
    let mut chosen = preset;
    let mut answer_auto_fails = None;
    for (name, value) in options {
        let given = Given { name, value };
        let manner = &mut chosen.manner;
        match (known, name.as_str()) {
            (_, "early_press") => manner.early_lock = given.early_press()?,
            (_, "press_tie") => {
                manner.tie = given.one_of(&[
                    ("lot", PressTie::Lot),
                    ("host", PressTie::Host),
                    ("replace_question", PressTie::ReplaceQuestion),
                ])?;
            }
            (Known::Khamsa, "think_s") => manner.think = Some(given.seconds("")?),
            (Known::Lockout, "think_s") if value == "none" => manner.think = None,
            (Known::Lockout, "think_s") => manner.think = Some(given.seconds("none, or ")?),
            (Known::Lockout, "right_points" | "wrong_points") => given.fixed(&mut manner.worth)?,
            (Known::Khamsa, "answer_mode") => {
                let modes = [("signal", false), ("auto_fail", true)];
                answer_auto_fails = Some(given.one_of(&modes)?);
            }
            (Known::Khamsa, "fines") => chosen.fines = given.yes_or_no()?,
            (Known::Khamsa, _) => given.of_khamsa(manner)?,
            (Known::Lockout, _) => return Err(given.unknown()),
        }
    }
    if let (Some(auto_fails), Some(length)) = (answer_auto_fails, hard(chosen.manner.answer)) {
        chosen.manner.answer = if auto_fails {
            AnswerTime::AutoFail(length)
        } else {
            AnswerTime::Signal(length)
        };
    }
    Ok(chosen)
}

/// The answer time, if it is more than the host's reminder.
fn hard(answer: AnswerTime) -> Option<u64> {
    match answer {
        AnswerTime::Host { .. } => None,
        AnswerTime::Signal(length) | AnswerTime::AutoFail(length) => Some(length),
    }
}

/// An option as a set-up says it.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it shall be.
    pub value: &'a str,
}

impl Given<'_> {
    fn unknown(&self) -> SetupError {
        SetupError::UnknownOption {
            option: self.name.to_owned(),
        }
    }

    /// It does not have that value, but these.
    #[must_use]
    pub fn wrong(&self, allowed: String) -> SetupError {
        let (option, value) = (self.name.to_owned(), self.value.to_owned());
        SetupError::OptionValue {
            option,
            value,
            allowed,
        }
    }

    fn of_khamsa(&self, manner: &mut Manner) -> Result<(), SetupError> {
        match self.name {
            "think_after_wrong" => {
                manner.think_after_wrong = self.one_of(&[
                    ("remaining", ThinkAfterWrong::Remaining),
                    ("restart", ThinkAfterWrong::Restart),
                    ("close", ThinkAfterWrong::Close),
                ])?;
            }
            "answer_s" if self.value == "host" => {
                manner.answer = AnswerTime::Host {
                    mark: Some(SOFT_MARK),
                };
            }
            "answer_s" => manner.answer = AnswerTime::Signal(self.seconds("host, or ")?),
            "after_wrong" => {
                manner.after_wrong = self.one_of(&[
                    ("queue_first", AfterWrong::QueueFirst),
                    ("reopen", AfterWrong::Reopen),
                ])?;
            }
            "press_opens" => {
                manner.opens = self.one_of(&[
                    ("reading_start", Opens::Reading),
                    ("value_announced", Opens::Value),
                ])?;
            }
            "double_answer" => self.one_of(&[("wrong", ())])?,
            "no_answer_cost" | "queued_decline" => self.cost(&mut manner.worth)?,
            _ => return Err(self.unknown()),
        }
        Ok(())
    }

    fn cost(&self, worth: &mut Worth) -> Result<(), SetupError> {
        let Worth::Price {
            no_answer_costs,
            decline_is_free,
        } = worth
        else {
            return Err(self.unknown());
        };
        if self.name == "no_answer_cost" {
            *no_answer_costs = self.one_of(&[("value", true), ("none", false)])?;
        } else {
            *decline_is_free = self.one_of(&[("counts", false), ("free", true)])?;
        }
        Ok(())
    }

    fn fixed(&self, worth: &mut Worth) -> Result<(), SetupError> {
        let Worth::Fixed { right, wrong } = worth else {
            return Err(self.unknown());
        };
        let (place, least) = if self.name == "right_points" {
            (right, 1)
        } else {
            (wrong, 0)
        };
        let number = self
            .value
            .parse()
            .ok()
            .filter(|n| (least..=FIXED_POINTS_MOST).contains(n));
        let allowed = || {
            self.wrong(format!(
                "a number of points, {least} to {FIXED_POINTS_MOST}"
            ))
        };
        *place = number.ok_or_else(allowed)?;
        Ok(())
    }

    /// One of these words, and what it means.
    ///
    /// # Errors
    /// Another word.
    pub fn one_of<T: Copy>(&self, values: &[(&str, T)]) -> Result<T, SetupError> {
        let found = values
            .iter()
            .find(|(word, _)| *word == self.value)
            .map(|(_, value)| *value);
        let words: Vec<&str> = values.iter().map(|(word, _)| *word).collect();
        found.ok_or_else(|| self.wrong(words.join(", ")))
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// Another word.
    pub fn yes_or_no(&self) -> Result<bool, SetupError> {
        self.one_of(&[("true", true), ("false", false)])
    }

    /// A whole number within these bounds.
    ///
    /// # Errors
    /// Something else.
    pub fn number<T>(&self, least: T, most: T) -> Result<T, SetupError>
    where
        T: Copy + PartialOrd + std::str::FromStr + std::fmt::Display,
    {
        let digits = self.value.bytes().all(|b| b.is_ascii_digit());
        let number = self.value.parse().ok().filter(|_| digits);
        let allowed = || self.wrong(format!("a number, {least} to {most}"));
        number
            .filter(|n| (least..=most).contains(n))
            .ok_or_else(allowed)
    }

    /// Seconds in nanoseconds, or nothing where the host closes by hand.
    ///
    /// # Errors
    /// Something else.
    pub fn seconds_or_host(&self) -> Result<Option<u64>, SetupError> {
        if self.value == "host" {
            return Ok(None);
        }
        self.seconds("host, or ").map(Some)
    }

    /// Seconds with up to three decimals, in nanoseconds; `or` names what else may be said.
    ///
    /// # Errors
    /// Something else.
    pub fn seconds(&self, or: &str) -> Result<u64, SetupError> {
        let parsed = nanoseconds(self.value, 3);
        let allowed = || self.wrong(format!("{or}seconds, more than 0 and at most {LONGEST_S}"));
        parsed
            .filter(|ns| (1..=LONGEST_S * SECOND).contains(ns))
            .ok_or_else(allowed)
    }

    fn early_press(&self) -> Result<u64, SetupError> {
        if self.value == "ignore" {
            return Ok(0);
        }
        let number = self
            .value
            .strip_prefix("lockout_ms=")
            .and_then(|n| n.parse::<u64>().ok());
        let allowed = || self.wrong(format!("ignore, or lockout_ms=1 to {LONGEST_BLOCK_MS}"));
        let ms = number
            .filter(|ms| (1..=LONGEST_BLOCK_MS).contains(ms))
            .ok_or_else(allowed)?;
        Ok(ms * (SECOND / 1_000))
    }
}

/// Seconds with at most this many decimals, as nanoseconds. No signs, no exponents, no bare dots.
#[must_use]
pub fn nanoseconds(text: &str, decimals: usize) -> Option<u64> {
    let (whole, part) = text
        .split_once('.')
        .map_or((text, None), |(w, p)| (w, Some(p)));
    let digits = |digits: &str| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    if !digits(whole) || part.is_some_and(|part| !digits(part) || part.len() > decimals) {
        return None;
    }
    let whole: u64 = whole.parse().ok()?;
    let part = format!("{:0<9}", part.unwrap_or("0"));
    whole.checked_mul(SECOND)?.checked_add(part.parse().ok()?)
}
