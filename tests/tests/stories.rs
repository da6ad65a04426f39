//! Every story of `tests/games` is played against the rules, and together they must speak of every
//! clause, every row of a state's table and every value of an option.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dabyl_rules::story::play;

#[path = "stories/kokpar.rs"]
mod kokpar;

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

/// Every story below this folder, in order of their names.
fn stories(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for item in std::fs::read_dir(folder).expect("the folder of stories is in the repository") {
        let path = item.expect("a folder can be listed").path();
        if path.is_dir() {
            found.extend(stories(&path));
        } else if path
            .extension()
            .is_some_and(|extension| extension == "game")
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn is_bad(path: &Path) -> bool {
    path.starts_with(games().join("bad"))
}

#[test]
fn every_story_holds() {
    let mut wrong = String::new();
    for path in stories(&games()).iter().filter(|path| !is_bad(path)) {
        let bytes = std::fs::read(path).expect("a story can be read");
        let name = path
            .strip_prefix(games())
            .expect("it is below")
            .display()
            .to_string();
        let outcome = play(&name, &bytes);
        if outcome.exit != 0 {
            wrong.push_str(&outcome.text);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn unreadable_files_are_refused_at_their_line() {
    for path in stories(&games().join("bad")) {
        let bytes = std::fs::read(&path).expect("a story can be read");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("# Unreadable: line "));
        let line = line.unwrap_or_else(|| panic!("{path:?} does not say which line"));
        let outcome = play("bad.game", &bytes);
        assert_eq!(outcome.exit, 2, "{path:?}: {}", outcome.text);
        let place = format!("bad.game:{line}: ");
        assert!(
            outcome.text.starts_with(&place),
            "{path:?} line {line}: {}",
            outcome.text
        );
    }
}

/// What the stories say that they prove.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for path in stories(&games()) {
        let bytes = std::fs::read(&path).expect("a story can be read");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let clauses = text
            .lines()
            .find_map(|line| line.strip_prefix("# Clauses:"));
        let clauses = clauses.unwrap_or_else(|| panic!("{path:?} cites no clauses"));
        cited.extend(clauses.split(',').map(|id| id.trim().to_owned()));
    }
    cited
}

/// Clauses and decisions of the rules, worked examples, sections, fine print of the two team games.
const CLAUSES: &str = "
    AZ-1 AZ-2 AZ-3 AZ-4 AZ-5 AZ-6 AZ-7 AZ-8 AZ-9 AZ-10 AZ-11 AZ-12 AZ-13 AZ-14 AZ-15 AZ-16 AZ-17
    AZ-18 AZ-19 AZ-20 AZ-21 AZ-22 AZ-23 AZ-24 AZ-25 AZ-26 AZ-27 AZ-28 AZ-29 AZ-30 AZ-31 AZ-32 AZ-33
    AZ-34 AZ-35 AZ-36 AZ-37 AZ-38 AZ-39 AZ-40 AZ-41
    RU-1 RU-2 RU-3 RU-4 RU-5 RU-6 RU-7 RU-8 RU-9 RU-10 RU-11 RU-12 RU-13 RU-14 RU-15 RU-16 RU-17
    RU-18 RU-19 RU-20 RU-21 RU-22 RU-23 RU-24 RU-25 RU-26 RU-27 RU-29 RU-30a RU-30b RU-30c RU-30d
    RU-30e RU-31 RU-32 RU-33 RU-34 RU-35 RU-36 RU-37
    A-1 A-2 A-3 A-4 A-5 A-6 A-7 A-8 A-9 A-10 A-11 A-12 A-13 A-14 A-15 A-16 A-17 A-18 A-19 A-20 A-21
    A-22 A-24 A-25 A-26 A-27 A-28 A-29 A-30 A-31 A-32
    T1 T2 T3 T4 T5 T7 T8 T10 T11 T13 T14 T15 T17 T18 T26
    3.0 3.1.6 3.6
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14
    FK1 FK2 FK3 FK4 FK5 FK6 FK7 FK8 FK9 FK10 FK11 FK12";

/// Clauses that no story can tell, and why.
const WITHOUT_A_STORY: &[(&str, &str)] = &[
    ("AZ-0", "the title; it stands on the rules page"),
    ("RU-0", "the title; it stands on the rules page"),
    ("RU-28", "a heading"),
    (
        "A-23",
        "who may see an assignment; a story has one reader, the tests of views have it",
    ),
];

/// Rows of the question's table in 3.1.6. (`ANSWER_BEGAN` has no word in stories: the crate's own
/// tests have it.)
const ROWS: &str = "
    Q:IDLE/VALUE Q:IDLE/press Q:VALUE/press Q:VALUE/READ_START Q:READING/press Q:READING/READ_DONE
    Q:THINKING/press Q:THINKING/expiry Q:THINKING/CLOSE Q:ANSWERING/entry Q:ANSWERING/press
    Q:ANSWERING/press-again Q:ANSWERING/expiry Q:ANSWERING/CORRECT Q:ANSWERING/WRONG
    Q:ANSWERING/DOUBLE Q:ANSWERING/NO_ANSWER Q:ANSWERING/LATE Q:ANSWERING/RELEASE Q:NEXT/queue
    Q:NEXT/all-tried Q:NEXT/reading Q:NEXT/value Q:NEXT/thinking Q:NEXT/no-time
    Q:SOLVED/SHOW_ANSWER Q:DEAD/SHOW_ANSWER Q:SOLVED/press Q:DEAD/press Q:SHOWN/press Q:SHOWN/NEXT
    Q:any/WITHDRAW Q:any/REPLACE Q:any/FINE Q:any/PAUSE Q:any/RESUME";

/// Rows of 3.1.1. (`SETUP` is the header of a story, `BUTTON_TEST` is played at the desk: neither
/// has a word.)
const MATCH: &str = "
    M:READY/START M:READY/rosters M:Rn/next M:R4/FINAL M:FINAL/RESULT M:FINAL/SHOOTOUT
    M:SHOOTOUT/RESULT M:RESULT/standings M:RESULT/SIGN M:SIGNED M:any/PAUSE M:any/FINE";

/// Rows of 3.1.2 to 3.1.5: open, semi-open, secret and personal round.
const ROUNDS: &str = "
    O:ASSIGN/start O:ASSIGN/entry O:ASSIGN/lock O:ASSIGN/expiry O:CALL O:NEXT/theme O:NEXT/round
    S:THEME_ANNOUNCED S:PICK/entry S:PICK/all-in S:PICK/lock S:PICK/expiry S:PICK/fifth S:CALL
    S:NEXT/theme S:NEXT/round X:ORDER_FIXED X:SEQUENCE/entry X:SEQUENCE/close X:SEQUENCE/expiry
    X:CALL X:REVEAL_THEME X:NEXT/theme X:NEXT/round P:NAME_REP/before P:NAME_REP/after P:OFFER
    P:STRIKE/order P:STRIKE/order-kept P:STRIKE/turn P:STRIKE/struck P:STRIKE/last P:STRIKE/undo
    P:THEME P:NEXT/final";

/// Rows of 3.1.7 and 3.1.8: final and shoot-out. (`wager_over` has no word: a wager above the limit
/// cannot be entered.)
const FINAL: &str = "
    W:INTRO/eligible W:INTRO/nobody W:WAGER/entry W:WAGER/refused W:WAGER/missing W:WAGER/lock
    W:WAGER/reopened W:WAGER/with-answer W:QUESTION_READ W:DISCUSS/clock W:DISCUSS/buttons
    W:COLLECT/limit W:COLLECT/all-received W:COLLECT/locked W:REVEAL/order W:REVEAL/CORRECT
    W:REVEAL/WRONG W:REVEAL/BLANK W:END W:AMEND W:WITHDRAW W:REPLACE W:FINE H:who H:name H:question
    H:CORRECT H:rest H:all-wrong H:nobody H:scores H:share H:extra_theme";

/// Rows of 3.6, the index of special cases, both dialects.
const INDEX: &str = "
    I:press-before-value I:press-before-reading I:press-while-reading I:press-while-another-answers
    I:press-at-the-deadline I:same-stamp I:wrong I:no-answer I:late I:two-answers I:all-wrong
    I:nobody-presses I:host-error I:withdrawn I:replaced I:fine I:wager-outside-the-limits
    I:no-positive-total I:blank-in-the-final I:tie-for-the-win I:equal-before-the-strikes
    I:player-removed I:fewer-teams I:pause-and-power";

/// Clauses of the plain lockout, as tests/games/README.md names them.
const LOCKOUT: &str = "
    L-seats L-arm L-floor L-queue L-correct L-wrong L-reopen L-all-tried L-release L-close L-next
    L-withdraw L-replace L-points L-amend L-book L-undo L-pause L-power L-think";

/// Every table of rows that a story may cite.
const TABLES: &[&str] = &[
    ROWS,
    MATCH,
    ROUNDS,
    FINAL,
    INDEX,
    LOCKOUT,
    kokpar::BAIGE,
    kokpar::POLYGLOT,
    kokpar::KOKPAR,
    kokpar::OVERTIME,
    kokpar::INDEX,
];

/// The clauses of all games.
fn clauses() -> impl Iterator<Item = &'static str> {
    let of_each = [CLAUSES, kokpar::CLAUSES];
    of_each.into_iter().flat_map(str::split_whitespace)
}

/// The ids of all tables of rows.
fn rows() -> BTreeSet<&'static str> {
    TABLES.iter().flat_map(|s| s.split_whitespace()).collect()
}

#[test]
fn every_clause_has_a_story() {
    let cited = cited();
    let ids = clauses().chain(rows());
    let missing: Vec<&str> = ids.filter(|id| !cited.contains(*id)).collect();
    assert!(missing.is_empty(), "no story speaks of {missing:?}");
}

#[test]
fn every_number_of_the_rules_is_told_or_has_a_reason() {
    let mut all: Vec<String> = (0..=41).map(|n| format!("AZ-{n}")).collect();
    all.extend((0..=37).filter(|n| *n != 30).map(|n| format!("RU-{n}")));
    all.extend(('a'..='e').map(|part| format!("RU-30{part}")));
    all.extend((1..=32).map(|n| format!("A-{n}")));
    all.extend((1..=14).map(|n| format!("F{n}")));
    all.extend((1..=12).map(|n| format!("FK{n}")));
    all.extend(kokpar::numbers());
    let told: BTreeSet<&str> = clauses().collect();
    for id in all {
        let mut reasons = WITHOUT_A_STORY.iter().chain(kokpar::WITHOUT_A_STORY);
        let reason = reasons.find(|(other, _)| *other == id);
        assert!(
            told.contains(id.as_str()) != reason.is_some(),
            "{id} is neither told nor excused, or both"
        );
    }
}

#[test]
fn no_story_cites_a_row_that_is_not_there() {
    let known = rows();
    let is_row = |id: &str| id.starts_with("L-") || id.get(1..2) == Some(":");
    for id in cited().iter().filter(|id| is_row(id)) {
        assert!(known.contains(id.as_str()), "{id} is not in the table");
    }
}

/// An option exists when each of its values has a story (numbers: one other than the preset's).
const OPTION_VALUES: &[(&str, &[&str])] = &[
    ("think_after_wrong", &["remaining", "restart", "close"]),
    ("answer_s", &["host", "3", "5"]),
    ("answer_mode", &["signal", "auto_fail"]),
    ("no_answer_cost", &["value", "none"]),
    ("queued_decline", &["counts", "free"]),
    ("after_wrong", &["queue_first", "reopen"]),
    ("early_press", &["ignore", "lockout_ms=500"]),
    ("press_tie", &["lot", "host", "replace_question"]),
    ("press_opens", &["reading_start", "value_announced"]),
    ("fines", &["true", "false"]),
    ("double_answer", &["wrong"]),
    ("teams", &["2", "3", "4"]),
    ("players", &["3", "4", "5"]),
    ("round_order", &["enumerated", "fixed", "by_value"]),
    ("assign_timeout", &["autofill", "host"]),
    ("one_theme_per_player", &["true", "false"]),
    ("secret_sequence_s", &["host", "60"]),
    ("personal_themes", &["5"]),
    ("personal_player_named", &["before_themes", "after_strikes"]),
    ("strike_by", &["team", "representative"]),
    (
        "strike_order",
        &["seat", "score_asc", "score_desc", "lot", "free"],
    ),
    ("strike_tie", &["lot", "seat", "host"]),
    ("wager_moment", &["before_question", "with_answer"]),
    ("wager_s", &["host", "30"]),
    ("wager_min", &["0", "1"]),
    ("wager_max", &["total"]),
    ("wager_missing", &["0", "1"]),
    ("final_nonpositive", &["sit_out", "zero_wager"]),
    ("final_blank_cost", &["wager", "none"]),
    ("collect_s", &["10", "host"]),
    ("tie_policy", &["shootout", "shared", "extra_theme", "host"]),
    ("decisive_places", &["1", "2", "3"]),
];

/// Options that are numbers: a story has another one than the preset's.
const NUMBERED: &[&str] = &[
    "think_s",
    "right_points",
    "wrong_points",
    "open_assign_s",
    "semi_assign_s",
    "final_discuss_s",
    "mult_open",
    "mult_semi",
    "mult_secret",
    "mult_personal",
    "base_values",
];

#[test]
fn every_value_of_an_option_has_a_story() {
    let mut chosen = BTreeSet::new();
    for path in stories(&games()).iter().filter(|path| !is_bad(path)) {
        let text = std::fs::read_to_string(path).expect("a story can be read");
        let options = text.lines().filter_map(|line| line.strip_prefix("option "));
        chosen.extend(options.map(|option| option.trim().to_owned()));
    }
    for (option, values) in OPTION_VALUES.iter().chain(kokpar::OPTION_VALUES) {
        for value in *values {
            let line = format!("{option} {value}");
            assert!(chosen.contains(&line), "no story has option {line}");
        }
    }
    for numbered in NUMBERED {
        assert!(
            chosen.iter().any(|option| option.starts_with(*numbered)),
            "{numbered}"
        );
    }
}
