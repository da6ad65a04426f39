//! What people write by hand, and what they are told.

mod archives;
mod folders;
mod hostile;
mod kazakh;
mod played;

use super::*;

/// The packs that are shipped.
const SHIPPED: [(&str, &str); 4] = [
    (
        "xemse-numune.toml",
        include_str!("../../../../image/packs/xemse-numune.toml"),
    ),
    (
        "khamsa-obrazets.toml",
        include_str!("../../../../image/packs/khamsa-obrazets.toml"),
    ),
    (
        "khamsa-ulgi.toml",
        include_str!("../../../../image/packs/khamsa-ulgi.toml"),
    ),
    (
        "khamsa-sample.toml",
        include_str!("../../../../image/packs/khamsa-sample.toml"),
    ),
];

/// The first four lines of a pack.
const HEAD: &str = "format = \"dabyl-pack 1\"\ntitle = \"T\"\nlanguage = \"en\"\n\n";

/// Each fault and warning as "line:column Wrong".
fn told(text: &str) -> Vec<String> {
    told_of(text.as_bytes())
}

fn told_of(bytes: &[u8]) -> Vec<String> {
    let reading = Reading::of(bytes);
    let all = reading.faults.iter().chain(&reading.warnings);
    all.map(|fault| format!("{}:{} {:?}", fault.line, fault.column, fault.what))
        .collect()
}

/// Faults alone, of a quiz without rounds: its head is four lines, so the body begins in line 5.
fn faults(body: &str) -> Vec<String> {
    let reading = Reading::of(format!("{HEAD}{body}").as_bytes());
    reading
        .faults
        .iter()
        .map(|fault| format!("{}:{} {:?}", fault.line, fault.column, fault.what))
        .collect()
}

fn question(number: usize) -> String {
    format!("[[round.theme.question]]\ntext = \"q{number}\"\nanswer = \"a{number}\"\n")
}

/// A round of this many themes with five questions each: 17 lines a theme, after 2 lines.
fn round(kind: &str, themes: usize, from: usize) -> String {
    let mut text = format!("[[round]]\nkind = \"{kind}\"\n");
    for theme in 0..themes {
        text += &format!("[[round.theme]]\ntitle = \"{kind} {theme}\"\n");
        for number in 0..FIVE {
            text += &question(from + theme * FIVE + number);
        }
    }
    text
}

/// A whole match.
fn whole() -> String {
    let mut text = HEAD.to_owned();
    for (place, kind) in ["open", "semi", "secret", "personal"].iter().enumerate() {
        text += &round(kind, FIVE, place * 100);
    }
    text += "[[round.spare]]\ntext = \"s\"\nanswer = \"x\"\nlevel = 5\n";
    text += "[[round]]\nkind = \"final\"\n[[round.question]]\ntext = \"f\"\nanswer = \"x\"\n";
    text += "[[round]]\nkind = \"shootout\"\n";
    for number in 0..3 {
        text += &format!("[[round.question]]\ntext = \"o{number}\"\nanswer = \"x\"\n");
    }
    text
}

#[test]
fn a_whole_pack_has_no_faults_and_no_warnings() {
    assert_eq!(told(&whole()), [""; 0]);
    let pack = Reading::of(whole().as_bytes()).pack;
    assert_eq!((pack.questions(), pack.spares()), (104, 1));
    assert_eq!(pack.rounds[3].spares[0].level, Some(5));
    assert_eq!(pack.rounds[3].themes[4].clues[4].answer, "a324");
    assert_eq!(pack.language, Some(Language::En));
}

#[test]
fn the_shipped_packs_have_no_faults_and_no_warnings() {
    for (name, text) in SHIPPED {
        assert_eq!(told(text), [""; 0], "{name}");
        let pack = Reading::of(text.as_bytes()).pack;
        assert_eq!((pack.questions(), pack.spares()), (105, 21), "{name}");
        let kinds: Vec<_> = pack.rounds.iter().map(|round| round.kind).collect();
        let khamsa = ROUNDS.map(|(_, round)| round);
        let khamsa: Vec<_> = khamsa
            .into_iter()
            .filter(|kind| !is_kazakh(*kind))
            .collect();
        assert_eq!(kinds, khamsa, "{name}");
    }
}

#[test]
fn every_fault_of_a_question_is_told_where_it_stands() {
    let theme = "[[theme]]\ntitle = \"A\"\n";
    let whole = "[[theme.question]]\ntext = \"q\"\nanswer = \"a\"\n";
    let long = "x".repeat(2_001);
    for (body, expected) in [
        (format!("{theme}{whole}"), vec![]),
        (theme.to_owned(), vec!["5:1 Missing { key: \"question\" }"]),
        (
            format!("[[theme]]\n{whole}"),
            vec!["5:1 Missing { key: \"title\" }"],
        ),
        (
            format!("[[theme]]\ntitle = \" \"\n{whole}"),
            vec!["6:9 Empty { key: \"title\" }"],
        ),
        (
            format!("[[theme]]\ntitle = \"{}\"\n{whole}", "x".repeat(201)),
            vec!["6:9 TooLong { key: \"title\", most: 200 }"],
        ),
        (
            format!("[[theme]]\ntitle = \"a\\nb\"\n{whole}"),
            vec!["6:9 Control { key: \"title\" }"],
        ),
        (
            format!("{theme}[[theme.question]]\nanswer = \"a\"\n"),
            vec!["7:1 Missing { key: \"text\" }"],
        ),
        (
            format!("{theme}[[theme.question]]\ntext = \"\"\nanser = \"a\"\n"),
            vec![
                "7:1 Missing { key: \"answer\" }",
                "8:8 Empty { key: \"text\" }",
                "9:1 Misspelt { key: \"anser\", nearest: \"answer\" }",
            ],
        ),
        (
            format!(
                "{theme}[[theme.question]]\ntext = 5\nanswer = [\"a\"]\naccept = \"b\"\n\
                 note = \"a\\u0007b\"\nreject = [\"x\", 1]\n"
            ),
            vec![
                "8:8 NotText { key: \"text\" }",
                "9:10 NotText { key: \"answer\" }",
                "10:10 NotTexts { key: \"accept\" }",
                "11:8 Control { key: \"note\" }",
                "12:16 NotText { key: \"reject\" }",
            ],
        ),
        (
            format!("{theme}[[theme.question]]\ntext = \"{long}\"\nanswer = \"a\u{202e}b\"\n"),
            vec![
                "8:8 TooLong { key: \"text\", most: 2000 }",
                "9:10 Control { key: \"answer\" }",
            ],
        ),
        (
            format!("{theme}{whole}accept = [{}]\n", "\"b\", ".repeat(51)),
            vec!["10:261 TooMany { key: \"accept\", most: 50 }"],
        ),
        (
            format!("{theme}[theme.question]\ntext = \"q\"\n"),
            vec!["7:1 NotTables { key: \"question\" }"],
        ),
        (
            format!("{theme}question = [1]\n"),
            vec!["7:13 NotTables { key: \"question\" }"],
        ),
        (
            format!("{theme}{whole}level = 3\n"),
            vec!["10:1 UnknownKey { key: \"level\" }"],
        ),
        (
            format!("{theme}{whole}text = \"again\"\n"),
            vec!["10:1 KeyTwice"],
        ),
        (
            format!("{theme}{}", whole.repeat(201)),
            vec!["607:1 TooMany { key: \"question\", most: 200 }"],
        ),
        (
            format!("{theme}{whole}").repeat(97),
            vec!["485:1 TooMany { key: \"theme\", most: 96 }"],
        ),
    ] {
        assert_eq!(faults(&body), expected, "{body}");
    }
}

#[test]
fn every_fault_of_a_round_is_told_where_it_stands() {
    for (body, expected) in [
        (
            "[[round]]\n".to_owned(),
            vec!["5:1 Missing { key: \"kind\" }"],
        ),
        (
            "[round]\nkind = \"open\"\n".to_owned(),
            vec!["5:1 NotTables { key: \"round\" }"],
        ),
        (
            "[[round]]\nkind = \"opne\"\n[[round.theme]]\ntitle = \"\"\n".to_owned(),
            vec![
                "6:8 Word { key: \"kind\", given: \"opne\", allowed: \"\\\"open\\\", \\\"semi\\\", \
                 \\\"secret\\\", \\\"personal\\\", \\\"final\\\", \\\"shootout\\\", \\\"baige\\\", \\\"polyglot\\\", \
                 \\\"kokpar\\\", \\\"overtime\\\"\" }",
                "7:1 Missing { key: \"question\" }",
                "8:9 Empty { key: \"title\" }",
            ],
        ),
        (
            "[[round]]\nkind = \"final\"\n[[round.theme]]\n[[round.spare]]\n".to_owned(),
            vec![
                "5:1 Missing { key: \"question\" }",
                "7:1 Misplaced { key: \"theme\", round: Final }",
                "8:1 Misplaced { key: \"spare\", round: Final }",
            ],
        ),
        (
            round("open", 5, 0) + "[[round.question]]\ntext = \"a\"\n",
            vec!["92:1 Misplaced { key: \"question\", round: Open }"],
        ),
        (
            "[[round]]\nkind = \"shootout\"\n".to_owned(),
            vec!["5:1 Missing { key: \"question\" }"],
        ),
        (
            round("open", 4, 0),
            vec!["5:1 Themes { round: Open, count: 4, least: 5 }"],
        ),
        (
            round("personal", 2, 0),
            vec!["5:1 Themes { round: Personal, count: 2, least: 3 }"],
        ),
        (round("personal", 3, 0), vec![]),
        (
            round("semi", 5, 0) + &question(99),
            // The header of the fifth theme.
            vec!["75:1 Questions { count: 6 }"],
        ),
        (
            round("semi", 5, 0) + &round("semi", 5, 100),
            vec!["92:1 RoundTwice { round: Semi }"],
        ),
        (
            round("semi", 5, 0) + "[[round.spare]]\nlevel = 6\ntext = \"s\"\nanswer = \"b\"\n",
            vec!["93:9 NotNumber { key: \"level\", least: 1, most: 5 }"],
        ),
        (
            round("semi", 5, 0) + "[[theme]]\ntitle = \"A\"\n",
            vec!["92:1 Missing { key: \"question\" }", "92:1 Mixed"],
        ),
        (
            round("semi", 5, 0) + &"[[round.spare]]\ntext = \"s\"\nanswer = \"b\"\n".repeat(201),
            vec!["692:1 TooMany { key: \"spare\", most: 200 }"],
        ),
        (String::new(), vec!["1:1 NothingToPlay"]),
    ] {
        assert_eq!(faults(&body), expected, "{body}");
    }
}

#[test]
fn the_head_must_say_what_it_is() {
    let body = "[[theme]]\ntitle = \"A\"\n[[theme.question]]\ntext = \"q\"\nanswer = \"a\"\n";
    let head = "title = 1\nlanguage = \"tr\"\nauthors = \"I\"\nnote = 1.5\nnotes = \"\"\n";
    assert_eq!(
        told(&format!("{head}{body}")),
        [
            "1:1 Format",
            "1:9 NotText { key: \"title\" }",
            "2:12 Word { key: \"language\", given: \"tr\", allowed: \"\\\"az\\\", \\\"ru\\\", \
             \\\"kk\\\", \\\"en\\\"\" }",
            "3:11 NotTexts { key: \"authors\" }",
            "4:8 NotText { key: \"note\" }",
            "5:1 Misspelt { key: \"notes\", nearest: \"note\" }",
        ]
    );
    let other = "format = \"dabyl-pack 2\"\n".to_owned() + body;
    assert_eq!(
        told(&other),
        [
            "1:1 Missing { key: \"title\" }",
            "1:1 Missing { key: \"language\" }",
            "1:10 Format",
        ]
    );
}

#[test]
fn what_is_missing_in_a_match_is_a_warning() {
    let warnings = |text: &str| {
        let reading = Reading::of(text.as_bytes());
        assert!(reading.faults.is_empty(), "{:?}", reading.faults);
        told(text)
    };
    let few = HEAD.to_owned() + &round("personal", 4, 0) + &round("open", 6, 100);
    assert_eq!(
        warnings(&few),
        [
            "1:1 NoRound { round: Semi }",
            "1:1 NoRound { round: Secret }",
            "1:1 NoRound { round: Final }",
            "1:1 NoRound { round: Shootout }",
            "1:1 NoSpares",
            "5:1 FewThemes { count: 4 }",
            "75:1 MoreThemes { round: Open, count: 6 }",
        ]
    );
    let shootout = whole();
    let shootout = &shootout[..shootout.rfind("[[round.question]]").expect("three")];
    assert_eq!(
        warnings(shootout),
        ["362:1 FewShootout { count: 2, least: 3 }"]
    );
}

#[test]
fn questions_that_give_themselves_away_are_warned_of() {
    let body = "[[theme]]\ntitle = \"A\"\n\
        [[theme.question]]\ntext = \"Where is İçərişəhər, in BAKU or Sheki?\"\nanswer = \"Baku\"\n\
        [[theme.question]]\ntext = \"Bakuvians?\"\nanswer = \"Baku\"\nreject = [\"BAKU.\"]\n\
        [[theme.question]]\ntext = \"Two words: içərişəhər street.\"\nanswer = \"x\"\n\
        accept = [\"İçərişəhər Street\"]\n\
        [[theme.question]]\ntext = \"\"\"\nbakuvians\n\"\"\"\nanswer = \"x\"\n";
    assert_eq!(
        told(&format!("{HEAD}{body}")),
        [
            "8:8 AnswerInText { answer: \"Baku\" }",
            "11:8 BothWays { answer: \"Baku\" }",
            "15:8 AnswerInText { answer: \"İçərişəhər Street\" }",
            "19:8 SameQuestion { first: 11 }",
        ]
    );
}
