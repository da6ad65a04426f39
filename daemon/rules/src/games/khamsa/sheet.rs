//! The two dialects of Khamsa as two values. Each field cites the clause it comes from.

use super::terms::{FinalTerms, Naming, StrikeOrder, StrikeTie, Terms};
use crate::manner::{
    AfterWrong, AnswerTime, Manner, Opens, PressTie, SECOND, ThinkAfterWrong, Worth,
};
use crate::options::{Given, SOFT_MARK};
use crate::setup::{Preset, SetupError};
use crate::view::Round;

/// Questions of a theme (AZ-18, RU-6).
pub const QUESTIONS: u8 = 5;

/// Themes of the rounds that have five (AZ-4, RU-12).
pub const THEMES: u8 = 5;

/// A dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What a match is played by unless its set-up says otherwise.
    pub terms: Terms,
    /// Orders of the rounds by name; the first is the dialect's own.
    pub orders: &'static [(&'static str, [Round; 4])],
    /// Options of rules.md 2.4 that have one value in this dialect: they say who decides, in words.
    fixed: &'static [(&'static str, &'static str)],
}

/// The order in which the documents list the rounds.
const LISTED: [Round; 4] = [Round::Open, Round::Semi, Round::Secret, Round::Personal];

/// «Xəmsə».
pub static AZ: Sheet = Sheet {
    terms: Terms {
        fines: false,                 // the document has no such rule
        people: (5, 0),               // AZ-2
        entry_forms: false,           // no form is mentioned
        strikes: StrikeOrder::Seat,   // AZ-11 is silent, A-5
        naming: Naming::AfterStrikes, // AZ-12
        times: super::terms::EntryTimes {
            open: Some(60 * SECOND),   // AZ-7
            semi: Some(20 * SECOND),   // AZ-8
            secret: Some(60 * SECOND), // AZ-10
        },
        finale: FinalTerms {
            discuss: 30 * SECOND, // AZ-29
            least: 1,             // AZ-15, A-28
            missing: 1,
            ..COMMON.finale
        },
        factors: [2, 3, 4, 1], // AZ-25, AZ-26, AZ-27, AZ-24
        ..COMMON
    },
    orders: &[
        ("enumerated", LISTED), // AZ-6, A-1
        (
            "by_value", // AZ-24, A-1
            [Round::Personal, Round::Open, Round::Semi, Round::Secret],
        ),
    ],
    fixed: &[
        ("open_assign_by", "team"),
        ("semi_assign_by", "captain"),
        ("secret_sequence_by", "team"),
        ("wager_max", "total"),
        ("wager_over", "clamp"),
    ],
};

/// «Хамса».
pub static RU: Sheet = Sheet {
    terms: Terms {
        manner: Manner {
            opens: Opens::Value,                    // RU-30b
            answer: AnswerTime::Signal(3 * SECOND), // RU-33
            ..MANNER
        },
        fines: true,                          // RU-35
        people: (5, 2),                       // RU-1, RU-3
        entry_forms: true,                    // RU-2
        strikes: StrikeOrder::ScoreAscending, // RU-19
        strike_tie: StrikeTie::Lot,
        naming: Naming::BeforeThemes,         // RU-18
        times: super::terms::EntryTimes {
            open: Some(60 * SECOND), // RU-13
            semi: Some(20 * SECOND), // RU-14
            secret: None,            // RU-15, A-9
        },
        finale: FinalTerms {
            discuss: 60 * SECOND, // RU-22
            least: 0,             // RU-23, A-10
            missing: 0,
            ..COMMON.finale
        },
        factors: [1, 2, 3, 4], // RU-8, RU-9
        ..COMMON
    },
    orders: &[("fixed", LISTED)], // RU-5
    fixed: &[
        ("open_assign_by", "captain"),
        ("semi_assign_by", "captain"),
        ("secret_sequence_by", "team"),
        ("wager_max", "total"),
        ("wager_over", "clamp"),
    ],
};

/// What the two have in common.
const COMMON: Terms = Terms::common(MANNER);

/// How a question is played, where both say the same.
const MANNER: Manner = Manner {
    reads: true,                                   // AZ-40, RU-32
    opens: Opens::Reading,                         // AZ-19, AZ-40
    think: Some(5 * SECOND),                       // AZ-38, RU-7, RU-31
    think_after_wrong: ThinkAfterWrong::Remaining, // AZ-38, RU-31: at most, A-18
    answer: AnswerTime::Host {
        mark: Some(SOFT_MARK),
    }, // AZ-41 gives no number, A-8
    after_wrong: AfterWrong::QueueFirst,           // AZ-36, RU-30d, RU-34, A-21
    early_lock: 0,
    tie: PressTie::Lot,
    worth: Worth::Price {
        no_answer_costs: true,  // RU-34, A-16
        decline_is_free: false,
    }, // AZ-20, AZ-21, AZ-37, RU-10, RU-30e
    blank_costs: true,                             // AZ-17, A-12
};

impl Sheet {
    /// The dialect of a preset.
    #[must_use]
    pub fn of(preset: Preset) -> Option<&'static Sheet> {
        match preset {
            Preset::KhamsaAz => Some(&AZ),
            Preset::KhamsaRu => Some(&RU),
            Preset::KokparKk | Preset::Lockout => None,
        }
    }

    /// Whether it is an option with one value, and then has it.
    ///
    /// # Errors
    /// Another value: it would do nothing, and must not pass for one that does something.
    pub fn fixes(&self, given: &Given<'_>) -> Result<bool, SetupError> {
        match self.fixed.iter().find(|(name, _)| *name == given.name) {
            Some((_, value)) if *value == given.value => Ok(true),
            Some((_, value)) => Err(given.wrong((*value).to_owned())),
            None => Ok(false),
        }
    }
}
