//! The two dialects of Khamsa as two values. Each field cites the clause it comes from.

use crate::manner::{
    AfterWrong, AnswerTime, Manner, Opens, PressTie, SECOND, ThinkAfterWrong, Worth,
};
use crate::options::SOFT_MARK;
use crate::setup::Preset;
use crate::view::Round;

/// Questions of a theme (AZ-18, RU-6).
pub const QUESTIONS: u8 = 5;

/// A round: how many themes, and what their questions are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSheet {
    /// Themes that are played.
    pub themes: u8,
    /// Prices in rising order.
    pub prices: [u32; QUESTIONS as usize],
}

impl RoundSheet {
    /// The prices of round 1 are 100 to 500; others are multiples (A-27: not cumulative).
    const fn times(themes: u8, factor: u32) -> RoundSheet {
        let prices = [
            100 * factor,
            200 * factor,
            300 * factor,
            400 * factor,
            500 * factor,
        ];
        RoundSheet { themes, prices }
    }
}

/// A dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Bəlli, Явный.
    pub open: RoundSheet,
    /// Şərtli, Полуявный.
    pub semi: RoundSheet,
    /// Sirli, Тайный.
    pub secret: RoundSheet,
    /// Fərdi, Персональный.
    pub personal: RoundSheet,
    /// How a question is played.
    pub manner: Manner,
    /// Whether teams can be fined.
    pub fines: bool,
    /// The most reserves of a team.
    pub reserves: usize,
    /// Options of rules.md 2.4 that concern what is not played yet, each with this dialect's own
    /// value: any other would have no effect, and is refused.
    pub later: &'static [(&'static str, &'static str)],
}

/// «Xəmsə».
pub static AZ: Sheet = Sheet {
    open: RoundSheet::times(5, 2),     // AZ-4, AZ-25
    semi: RoundSheet::times(5, 3),     // AZ-4, AZ-26
    secret: RoundSheet::times(5, 4),   // AZ-4, AZ-27
    personal: RoundSheet::times(1, 1), // AZ-12, AZ-24
    manner: Manner {
        reads: true,                                   // AZ-40
        opens: Opens::Reading,                         // AZ-19, AZ-40
        think: Some(5 * SECOND),                       // AZ-38
        think_after_wrong: ThinkAfterWrong::Remaining, // AZ-38: at most, A-18
        answer: AnswerTime::Host {
            mark: Some(SOFT_MARK),
        }, // AZ-41 gives no number, A-8
        after_wrong: AfterWrong::QueueFirst,           // AZ-36, A-21
        early_lock: 0,
        tie: PressTie::Lot,
        worth: Worth::Price {
            no_answer_costs: true,
            decline_is_free: false,
        }, // AZ-20, AZ-21, AZ-37
    },
    fines: false, // the document has no such rule
    reserves: 0,  // AZ-2
    later: &[
        ("teams", "4"),
        ("players", "5"),
        ("reserves", "0"),
        ("entry_form_required", "false"),
        ("substitutions_in_game", "false"),
        ("round_order", "enumerated"),
        ("mult_open", "2"),
        ("mult_semi", "3"),
        ("mult_secret", "4"),
        ("mult_personal", "1"),
        ("base_values", "100,200,300,400,500"),
        ("open_assign_s", "60"),
        ("open_assign_by", "team"),
        ("semi_assign_s", "20"),
        ("semi_assign_by", "captain"),
        ("secret_sequence_s", "60"),
        ("secret_sequence_by", "team"),
        ("assign_timeout", "autofill"),
        ("one_theme_per_player", "true"),
        ("strike_by", "team"),
        ("strike_order", "seat"),
        ("personal_themes", "5"),
        ("personal_player_named", "after_strikes"),
        ("final_discuss_s", "30"),
        ("wager_min", "1"),
        ("wager_max", "total"),
        ("wager_moment", "before_question"),
        ("wager_s", "host"),
        ("wager_over", "clamp"),
        ("wager_missing", "1"),
        ("final_nonpositive", "sit_out"),
        ("final_blank_cost", "wager"),
        ("collect_s", "10"),
        ("tie_policy", "shootout"),
        ("decisive_places", "1"),
    ],
};

/// «Хамса».
pub static RU: Sheet = Sheet {
    open: RoundSheet::times(5, 1),     // RU-8, RU-12
    semi: RoundSheet::times(5, 2),     // RU-9
    secret: RoundSheet::times(5, 3),   // RU-9
    personal: RoundSheet::times(1, 4), // RU-9, RU-20
    manner: Manner {
        reads: true,                                   // RU-32
        opens: Opens::Value,                           // RU-30b
        think: Some(5 * SECOND),                       // RU-7, RU-31
        think_after_wrong: ThinkAfterWrong::Remaining, // RU-31: not more than, A-18
        answer: AnswerTime::Signal(3 * SECOND),        // RU-33
        after_wrong: AfterWrong::QueueFirst,           // RU-30d, RU-34
        early_lock: 0,
        tie: PressTie::Lot,
        worth: Worth::Price {
            no_answer_costs: true,  // RU-34, A-16
            decline_is_free: false,
        }, // RU-10, RU-30e
    },
    fines: true, // RU-35
    reserves: 2, // RU-3
    later: &[
        ("teams", "4"),
        ("players", "5"),
        ("reserves", "2"),
        ("entry_form_required", "true"),
        ("substitutions_in_game", "false"),
        ("round_order", "fixed"),
        ("mult_open", "1"),
        ("mult_semi", "2"),
        ("mult_secret", "3"),
        ("mult_personal", "4"),
        ("base_values", "100,200,300,400,500"),
        ("open_assign_s", "60"),
        ("open_assign_by", "captain"),
        ("semi_assign_s", "20"),
        ("semi_assign_by", "captain"),
        ("secret_sequence_s", "host"),
        ("secret_sequence_by", "team"),
        ("assign_timeout", "autofill"),
        ("one_theme_per_player", "true"),
        ("strike_by", "representative"),
        ("strike_order", "score_asc"),
        ("strike_tie", "lot"),
        ("personal_themes", "5"),
        ("personal_player_named", "before_themes"),
        ("final_discuss_s", "60"),
        ("wager_min", "0"),
        ("wager_max", "total"),
        ("wager_moment", "before_question"),
        ("wager_s", "host"),
        ("wager_over", "clamp"),
        ("wager_missing", "0"),
        ("final_nonpositive", "sit_out"),
        ("final_blank_cost", "wager"),
        ("collect_s", "10"),
        ("tie_policy", "shootout"),
        ("decisive_places", "1"),
    ],
};

impl Sheet {
    /// The dialect of a preset.
    #[must_use]
    pub fn of(preset: Preset) -> Option<&'static Sheet> {
        match preset {
            Preset::KhamsaAz => Some(&AZ),
            Preset::KhamsaRu => Some(&RU),
            Preset::Lockout => None,
        }
    }

    /// A round of it.
    #[must_use]
    pub fn round(&self, round: Round) -> &RoundSheet {
        match round {
            Round::Open => &self.open,
            Round::Semi => &self.semi,
            Round::Secret => &self.secret,
            Round::Personal => &self.personal,
        }
    }
}
