//! What becomes of packs: they are laid into games, looked at, and shown as examples.

use super::*;

#[test]
fn the_examples_for_people_are_right() {
    let text = include_str!("../../../../../image/packs/README.md");
    let examples = text.split("```toml\n").skip(1);
    let examples: Vec<_> = examples
        .filter_map(|rest| rest.split("```").next())
        .map(|example| Reading::of(example.as_bytes()))
        .collect();
    let [khamsa, plain, kazakh] = &examples[..] else {
        panic!("three examples");
    };
    assert_eq!((&plain.faults[..], &plain.warnings[..]), (&[][..], &[][..]));
    // It shows one of each, and says so.
    let what: Vec<_> = khamsa.faults.iter().map(|fault| &fault.what).collect();
    let (round, count, least) = (Round::Open, 1, 5);
    let themes = Wrong::Themes {
        round,
        count,
        least,
    };
    assert_eq!(what, [&themes, &Wrong::Questions { count }]);
    let what: Vec<_> = kazakh.faults.iter().map(|fault| &fault.what).collect();
    let exactly = |round, exactly| Wrong::ThemeCount {
        round,
        count,
        exactly,
    };
    assert_eq!(
        what,
        [
            &exactly(Round::Polyglot, 12),
            &Wrong::Questions { count },
            &exactly(Round::Kokpar, 4),
            &Wrong::Questions { count },
            &FileWrong::Alone {}.of("eclipse.webm"),
        ]
    );
    for limit in [
        format!("{} KiB", MOST_BYTES / 1024),
        format!(
            "{MOST_FILES} files with a pack, {} MiB each, {} MiB together",
            crate::media::MOST_FILE >> 20,
            MOST_FILES_BYTES >> 20
        ),
        format!("{} points wide", crate::media::PICTURE_SIDE),
        format!("{} MiB of the card", crate::media::ROOM_LEFT >> 20),
        format!("{MOST_PACKS} uploaded packs, {} MiB", MOST_TOTAL >> 20),
    ] {
        assert!(text.contains(&limit), "{limit}");
    }
}

#[test]
fn check_says_what_is_there_and_what_is_wrong() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("p.toml");
    let name = path.display();
    let missing = check(&path);
    assert_eq!(missing.code, 2, "{}", missing.text);
    std::fs::write(&path, whole()).expect("written");
    let well = check(&path);
    assert_eq!(well.code, 0, "{}", well.text);
    assert!(
        well.text.contains("104 questions, 1 spares; 0 warnings"),
        "{}",
        well.text
    );
    std::fs::write(
        &path,
        HEAD.to_owned() + &round("open", 5, 0) + "spares = 1\n",
    )
    .expect("written");
    let broken = check(&path);
    let faults = format!("{name}:92:1: a pack knows no `spares` here: ");
    let warning = format!("{name}:1:1: warning: there is no round \"final\": ");
    assert_eq!(broken.code, 1, "{}", broken.text);
    assert!(broken.text.starts_with(&faults), "{}", broken.text);
    assert!(broken.text.contains(&warning), "{}", broken.text);
}

#[test]
fn every_shipped_pack_can_be_laid_and_played_in_every_game() {
    for (name, text) in SHIPPED {
        for preset in ["khamsa-az", "khamsa-ru", "lockout"] {
            let setup = format!(
                r#"{{"preset": "{preset}", "seats": [{{"seat": 1, "team": "A"}}, {{"seat": 2, "team": "B"}}]}}"#
            );
            let mut setup: Setup = serde_json::from_str(&setup).expect("a set-up");
            let pack = Reading::of(text.as_bytes()).pack;
            let title = pack.title.clone();
            pack.lay(&mut setup);
            assert_eq!(setup.pack, Some(title));
            let of = |round| {
                let themes = setup.themes.iter().filter(move |t| t.round == Some(round));
                themes.map(|theme| theme.clues.len()).collect::<Vec<_>>()
            };
            for round in [Round::Open, Round::Semi, Round::Secret, Round::Personal] {
                assert_eq!(of(round), [5; 5], "{name}");
                for level in 1..=5 {
                    let fits = |s: &&Spare| s.round == Some(round) && s.level == Some(level);
                    assert_eq!(setup.spares.iter().filter(fits).count(), 1, "{name}");
                }
            }
            assert_eq!((of(Round::Final), of(Round::Shootout)), (vec![2], vec![4]));
            dabyl_rules::Table::new(setup).unwrap_or_else(|e| panic!("{name} {preset}: {e:?}"));
        }
    }
}

#[test]
fn a_pack_at_its_limits_can_be_laid() {
    let (long, title) = ("x".repeat(2_000), "y".repeat(200));
    let theme = format!("[[theme]]\ntitle = \"{title}\"\n");
    let most = format!("[[theme.question]]\ntext = \"{long}\"\nanswer = \"z\"\n");
    let small = format!("{theme}[[theme.question]]\ntext = \"q\"\nanswer = \"a\"\n");
    let text = format!("{HEAD}{theme}{}{}", most.repeat(200), small.repeat(95));
    let reading = Reading::of(text.as_bytes());
    assert_eq!(reading.faults, []);
    let setup = r#"{"preset": "lockout", "seats": [{"seat": 1, "team": "A"}]}"#;
    let mut setup: Setup = serde_json::from_str(setup).expect("a set-up");
    reading.pack.lay(&mut setup);
    assert_eq!(setup.check(), Ok(()));
}
