//! Every story of `tests/games` is played against the rules, and together they must speak of every
//! clause that concerns a single question.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dabyl_rules::story::play;

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

/// Clauses and decisions of the rules that concern a single question, worked examples, fine print.
const CLAUSES: &str = "
    AZ-1 AZ-18 AZ-19 AZ-20 AZ-21 AZ-22 AZ-23 AZ-24 AZ-25 AZ-26 AZ-27 AZ-30 AZ-31 AZ-32 AZ-33 AZ-34
    AZ-35 AZ-36 AZ-37 AZ-38 AZ-39 AZ-40 AZ-41
    RU-6 RU-7 RU-8 RU-9 RU-10 RU-11 RU-29 RU-30a RU-30b RU-30c RU-30d RU-30e RU-31 RU-32 RU-33 RU-34
    RU-35 RU-36 RU-37
    A-7 A-8 A-15 A-16 A-17 A-18 A-19 A-20 A-21 A-25 A-27 A-31 A-32
    T1 T2 T3 T4 T5 T7 T8 T10 T11 T13
    3.0 3.1.6 3.6
    F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F12 F13
    FK1 FK2 FK3 FK4 FK11 FK12";

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

/// Clauses of the plain lockout, as tests/games/README.md names them.
const LOCKOUT: &str = "
    L-seats L-arm L-floor L-queue L-correct L-wrong L-reopen L-all-tried L-release L-close L-next
    L-withdraw L-replace L-points L-amend L-book L-undo L-pause L-power L-think";

#[test]
fn every_clause_of_a_single_question_has_a_story() {
    let cited = cited();
    let ids = [CLAUSES, ROWS, LOCKOUT]
        .map(str::split_whitespace)
        .into_iter()
        .flatten();
    let missing: Vec<&str> = ids.filter(|id| !cited.contains(*id)).collect();
    assert!(missing.is_empty(), "no story speaks of {missing:?}");
}

#[test]
fn no_story_cites_a_row_that_is_not_there() {
    let known: BTreeSet<&str> = [ROWS, LOCKOUT]
        .iter()
        .flat_map(|s| s.split_whitespace())
        .collect();
    for id in cited()
        .iter()
        .filter(|id| id.starts_with("Q:") || id.starts_with("L-"))
    {
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
];

#[test]
fn every_value_of_an_option_has_a_story() {
    let mut chosen = BTreeSet::new();
    for path in stories(&games()).iter().filter(|path| !is_bad(path)) {
        let text = std::fs::read_to_string(path).expect("a story can be read");
        let options = text.lines().filter_map(|line| line.strip_prefix("option "));
        chosen.extend(options.map(|option| option.trim().to_owned()));
    }
    for (option, values) in OPTION_VALUES {
        for value in *values {
            let line = format!("{option} {value}");
            assert!(chosen.contains(&line), "no story has option {line}");
        }
    }
    for numbered in ["think_s", "right_points", "wrong_points"] {
        assert!(
            chosen.iter().any(|option| option.starts_with(numbered)),
            "{numbered}"
        );
    }
}
