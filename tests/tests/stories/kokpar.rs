//! What the stories of the Kazakh game must speak of.

/// Clauses and decisions of the rules, worked examples, fine print of this game.
pub const CLAUSES: &str = "
    KK-0a KK-0b KK-1 KK-2 KK-3 KK-4 KK-5 KK-6 KK-7 KK-8 KK-9 KK-10 KK-11 KK-12 KK-13 KK-14 KK-15
    KK-16 KK-17 KK-18 KK-19 KK-20 KK-21a KK-21b KK-22 KK-23 KK-24 KK-25 KK-26 KK-27 KK-28 KK-29
    KK-30 KK-31 KK-32 KK-33 KK-34 KK-35 KK-36 KK-37 KK-38 KK-39 KK-40 KK-41 KK-42 KK-43 KK-44 KK-45
    KK-46 KK-47
    B-1 B-2 B-3 B-4 B-5 B-6 B-7 B-8 B-9 B-10 B-11 B-12 B-13 B-14 B-15 B-16 B-17 B-18 B-19 B-21 B-22
    B-23
    T19 T20 T22 T23 T28
    FKK1 FKK2 FKK3 FKK4 FKK5 FKK6 FKK7 FKK8 FKK9 FKK10 FKK11 FKK12 FKK13 FKK14 FKK15 FKK16";

/// Clauses that no story can tell, and why.
pub const WITHOUT_A_STORY: &[(&str, &str)] =
    &[("B-20", "words on the pages, not in the rules of play")];

/// Every number that the rules give to this game.
pub fn numbers() -> Vec<String> {
    let mut all: Vec<String> = (1..=47)
        .filter(|n| *n != 21)
        .map(|n| format!("KK-{n}"))
        .collect();
    all.extend(["KK-0a", "KK-0b", "KK-21a", "KK-21b"].map(str::to_owned));
    all.extend((1..=23).map(|n| format!("B-{n}")));
    all.extend((1..=16).map(|n| format!("FKK{n}")));
    all
}

/// Rows of 3.2: Бәйге.
pub const BAIGE: &str = "
    B:READY/SHOW B:PRESENT/key B:PRESENT/GO B:OPEN/key B:OPEN/further-key B:OPEN/all-answered
    B:OPEN/expiry B:CLOSED/key B:CLOSED/REVEAL B:any/TALK B:any/WITHDRAW B:any/REPLACE
    B:REVEALED/AMEND B:END/ranking B:race/press B:race/CORRECT B:race/WRONG";

/// Rows of 3.3: Полиглот.
pub const POLYGLOT: &str = "
    G:ORDER/first G:ORDER/last G:DRAW_BLOCK/press G:DRAW_BLOCK/again G:PICK_THEME/own
    G:PICK_THEME/taken G:QUESTION/SHOW G:QUESTION/press G:QUESTION/CORRECT G:QUESTION/WRONG
    G:QUESTION/NO_ANSWER G:QUESTION/no-press G:QUESTION/expiry G:QUESTION/others
    G:QUESTION/long-reading G:THEME_END G:TABLE/sort G:TABLE/finalists G:CUT_TIE/sudden_death
    G:CUT_TIE/lot G:CUT_TIE/host";

/// Rows of 3.4: Көкпар.
pub const KOKPAR: &str = "
    K:START K:PICK/sector K:PICK/closed-only K:READ/READ_DONE K:READ/CORRECT K:READ/press
    K:THINK/CORRECT K:THINK/WRONG K:THINK/NO_ANSWER K:THINK/expiry K:THINK/press
    K:WAIT_SIGNAL/press K:WAIT_SIGNAL/SIGNAL K:REBOUND/press K:REBOUND/expiry K:ANSWER2/CORRECT
    K:ANSWER2/WRONG K:ANSWER2/NO_ANSWER K:ANSWER2/LATE K:ANSWER2/last K:ANSWER3/CORRECT
    K:ANSWER3/WRONG K:ANSWER3/NO_ANSWER K:ANSWER3/LATE K:SHOWN/NEXT K:AMEND K:WITHDRAW K:REPLACE
    K:removed K:TABLE/winner K:TABLE/overtime K:TABLE/shared";

/// Rows of 3.5: Овертайм.
pub const OVERTIME: &str = "
    V:OPEN/GO V:OPEN/tied-only V:OPEN/one-key V:OPEN/wrong V:OPEN/simultaneous V:OPEN/all-wrong
    V:OPEN/nobody V:DECIDED V:LOOP V:scores";

/// Rows of 3.6, the index of special cases, the column of this game.
pub const INDEX: &str = "
    J:early J:polyglot-from-show J:while-reading J:while-another-answers J:deadline J:same-stamp
    J:wrong J:no-answer J:late J:two-answers J:all-wrong J:nobody J:host-error J:withdrawn J:fine
    J:tie-for-the-win J:equal-points-and-times J:removed J:fewer J:pause-and-power";

/// An option exists when each of its values has a story.
pub const OPTION_VALUES: &[(&str, &[&str])] = &[
    ("players", &["4", "6"]),
    ("baige_mode", &["parallel", "race"]),
    ("baige_key", &["first_final", "last_key"]),
    ("talk_limit", &["2"]),
    ("talk_scope", &["baige", "all"]),
    ("time_basis", &["correct_only", "all_answers"]),
    ("time_resolution_ms", &["1"]),
    ("polyglot_themes", &["12"]),
    ("polyglot_pick", &["random_block", "random_theme", "free"]),
    ("polyglot_first", &["first", "last"]),
    ("polyglot_clock", &["on_show", "after_reading"]),
    ("polyglot_time", &["button", "host_tap"]),
    ("polyglot_flow", &["choose_and_play", "choose_all_first"]),
    ("finalists", &["3"]),
    ("cutoff_tie", &["sudden_death", "lot", "host"]),
    ("kokpar_order", &["ranking", "reverse", "lot", "host"]),
    ("kokpar_clock", &["after_reading", "on_show"]),
    ("kokpar_wrong_cost", &["0"]),
    ("rebound", &["race", "seat"]),
    (
        "overtime_simultaneous",
        &["next_question_all", "next_question_simultaneous"],
    ),
    ("overtime_mode", &["keys", "race"]),
    // Numbers: the preset's and another one.
    ("baige_questions", &["10", "2"]),
    ("baige_s", &["5", "7"]),
    ("polyglot_questions", &["5", "2"]),
    ("polyglot_s", &["8", "12"]),
    ("kokpar_picks", &["5", "1", "6"]),
    ("kokpar_think_s", &["10", "15"]),
    ("rebound_press_s", &["5", "8"]),
    ("rebound_answer_s", &["3", "4"]),
    ("overtime_s", &["10", "20"]),
];
