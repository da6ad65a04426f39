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

#[test]
fn every_clause_of_a_single_question_has_a_story() {
    let cited = cited();
    for id in &cited {
        println!("{id}");
    }
}
