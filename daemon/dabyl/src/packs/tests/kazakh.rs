//! Packs of the Kazakh game: options, blocks, board, overtime.

use dabyl_rules::Key;
use dabyl_rules::setup::MediaKind;

use super::*;

/// The folder of the sample pack.
pub(super) const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../image/packs/kokpar-kk");

/// A question to choose from: five lines.
fn choice(number: usize) -> String {
    let right = ["a", "b", "c"][number % 3];
    format!(
        "[[round.question]]\ntext = \"q{number}\"\noptions = [\"x{number}\", \"y\", \"z\"]\nright = \"{right}\"\n\n"
    )
}

fn choices(kind: &str, count: usize) -> String {
    let questions: String = (0..count).map(choice).collect();
    format!("[[round]]\nkind = \"{kind}\"\n{questions}")
}

/// Twelve themes, or as many as these blocks say: 18 lines each, from line 7.
fn polyglot(blocks: &[u8]) -> String {
    let mut text = "[[round]]\nkind = \"polyglot\"\n".to_owned();
    for (theme, block) in blocks.iter().enumerate() {
        text += &format!("[[round.theme]]\ntitle = \"t{theme}\"\nblock = {block}\n");
        text += &(0..FIVE)
            .map(|n| question(1000 + theme * FIVE + n))
            .collect::<String>();
    }
    text
}

const BLOCKS: [u8; 12] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2];

#[test]
fn a_whole_game_is_read_and_laid() {
    let spare = "[[round.spare]]\ntext = \"s\"\noptions = [\"1\", \"2\", \"3\"]\nright = \"C\"\n";
    let named = polyglot(&BLOCKS).replace(
        "kind = \"polyglot\"\n",
        "kind = \"polyglot\"\nblocks = [\"ФИЗИКА\", \"ЛИРИКА\"]\n",
    );
    let kokpar =
        round("kokpar", 4, 2000) + "[[round.spare]]\nlevel = 5\ntext = \"k\"\nanswer = \"x\"\n";
    let text = format!(
        "{HEAD}{}{spare}{named}{kokpar}{}",
        choices("baige", 10),
        choices("overtime", 3).replace("\"q", "\"o"),
    );
    let bare: Vec<_> = told(&text);
    assert_eq!(bare.len(), 3, "{bare:?}");
    assert!(
        bare.iter().all(|told| told.ends_with("NothingToSee")),
        "{bare:?}"
    );
    let pack = Reading::of(text.as_bytes()).pack;
    assert_eq!((pack.questions(), pack.spares()), (10 + 60 + 20 + 3, 2));
    assert_eq!(pack.unfit(dabyl_rules::Preset::KokparKk), None);
    assert_eq!(
        pack.unfit(dabyl_rules::Preset::KhamsaAz),
        Some(WhyUnfit::OtherRounds)
    );
    let setup = laid(pack);
    assert_eq!(setup.blocks, ["ФИЗИКА", "ЛИРИКА"]);
    let of = |round| {
        setup
            .themes
            .iter()
            .filter(move |theme| theme.round == Some(round))
    };
    let blocks: Vec<_> = of(Round::Polyglot).map(|theme| theme.block).collect();
    assert_eq!(blocks, BLOCKS.map(Some));
    let clue = &of(Round::Baige).next().expect("one").clues[1];
    assert_eq!(clue.options, ["x1", "y", "z"]);
    assert_eq!((clue.right, clue.answer.as_str()), (Some(Key::B), "y"));
    assert_eq!(
        (of(Round::Kokpar).count(), of(Round::Overtime).count()),
        (4, 1)
    );
    let spares: Vec<_> = setup
        .spares
        .iter()
        .map(|s| (s.round, s.level, s.clue.right))
        .collect();
    assert_eq!(
        spares,
        [
            (Some(Round::Baige), None, Some(Key::C)),
            (Some(Round::Kokpar), Some(5), None)
        ]
    );
    assert_eq!(setup.check(), Ok(()));
}

/// Lays a pack into a game of six.
fn laid(pack: Pack) -> Setup {
    let seats: Vec<_> = (1..=6)
        .map(|n| format!(r#"{{"seat": {n}, "team": "P{n}"}}"#))
        .collect();
    let setup = format!(
        r#"{{"preset": "kokpar-kk", "seats": [{}]}}"#,
        seats.join(",")
    );
    let mut setup: Setup = serde_json::from_str(&setup).expect("a set-up");
    pack.lay(&mut setup);
    setup
}

#[test]
fn every_fault_of_a_choice_is_told_where_it_stands() {
    let with = |lines: &str| {
        format!("[[round]]\nkind = \"baige\"\n[[round.question]]\ntext = \"q\"\n{lines}")
    };
    let three = "options = [\"1\", \"2\", \"3\"]\n";
    for (lines, expected) in [
        (format!("{three}right = \"a\"\n"), vec![]),
        (
            "options = [\"1\", \"2\"]\nright = \"a\"\n".to_owned(),
            vec!["9:11 Options { count: 2 }"],
        ),
        (
            "options = [\"1\", \"2\", \"3\", \"4\"]\nright = \"a\"\n".to_owned(),
            vec!["9:11 Options { count: 4 }"],
        ),
        (
            "options = [\"Абай\", \"2\", \" АБАЙ\"]\nright = \"a\"\n".to_owned(),
            vec!["9:11 SameOptions { option: \"АБАЙ\" }"],
        ),
        (
            "options = [\"+1\", \"-1\", \"1\"]\nright = \"a\"\n".to_owned(),
            vec![],
        ),
        (three.to_owned(), vec!["7:1 Missing { key: \"right\" }"]),
        (
            "right = \"a\"\n".to_owned(),
            vec!["7:1 Missing { key: \"options\" }"],
        ),
        (
            format!("{three}right = \"d\"\n"),
            vec![
                "10:9 Word { key: \"right\", given: \"d\", allowed: \"\\\"a\\\", \\\"b\\\", \\\"c\\\"\" }",
            ],
        ),
        (
            // On a Cyrillic keyboard.
            format!("{three}right = \"а\"\n"),
            vec!["10:9 RightCyrillic"],
        ),
        (
            format!("{three}right = 1\n"),
            vec!["10:9 NotText { key: \"right\" }"],
        ),
        (
            "options = [\"1\", \"\", \"3\"]\nright = \"a\"\n".to_owned(),
            vec!["9:17 Empty { key: \"options\" }"],
        ),
        (
            format!("{three}right = \"a\"\nmedia = \"clip.mp4\"\n"),
            vec!["11:9 File { file: \"clip.mp4\", what: Alone }"],
        ),
        (
            format!("{three}right = \"a\"\nmedia = \"../clip.mp4\"\n"),
            vec!["11:9 File { file: \"../clip.mp4\", what: Name }"],
        ),
    ] {
        assert_eq!(faults(&with(&lines)), expected, "{lines}");
    }
    let answers = with(&format!(
        "{three}right = \"b\"\nanswer = \"The 2 of them\"\n"
    ));
    assert_eq!(faults(&answers), [""; 0]);
    let warned = told(&format!(
        "{HEAD}{}",
        with(&format!("{three}right = \"b\"\nanswer = \"3\"\n"))
    ));
    let expected = "11:10 AnswerNotRight { answer: \"3\", option: \"2\" }".to_owned();
    assert!(warned.contains(&expected), "{warned:?}");
}

#[test]
fn keys_of_a_choice_belong_nowhere_else() {
    let more = "options = [\"1\", \"2\", \"3\"]\nright = \"a\"\n";
    let plain = "[[theme]]\ntitle = \"A\"\n[[theme.question]]\ntext = \"q\"\nanswer = \"a\"\n";
    let not_here = |line: usize, key: &str| format!("{line}:1 NotHere {{ key: \"{key}\" }}");
    assert_eq!(
        faults(&format!("{plain}{more}media = \"a.png\"\n")),
        [
            not_here(10, "options"),
            not_here(11, "right"),
            not_here(12, "media")
        ]
    );
    let kokpar = round("kokpar", 4, 0) + more;
    assert_eq!(
        faults(&kokpar),
        [not_here(75, "options"), not_here(76, "right")]
    );
    let block = round("semi", 5, 0).replacen("title", "block = 1\ntitle", 1);
    assert_eq!(faults(&block), ["8:1 UnknownKey { key: \"block\" }"]);
    let blocks = round("kokpar", 4, 0).replacen("\n[[", "\nblocks = [\"A\", \"B\"]\n[[", 1);
    assert_eq!(
        faults(&blocks),
        ["7:10 Misplaced { key: \"blocks\", round: Kokpar }"]
    );
    let level = choices("baige", 1)
        + "[[round.spare]]\nlevel = 1\ntext = \"s\"\noptions = [\"1\", \"2\", \"3\"]\nright = \"a\"\n";
    assert_eq!(faults(&level), ["13:1 UnknownKey { key: \"level\" }"]);
    let spare = choices("overtime", 3) + "[[round.spare]]\ntext = \"s\"\n";
    assert_eq!(
        faults(&spare),
        ["22:1 Misplaced { key: \"spare\", round: Overtime }"]
    );
}

#[test]
fn themes_are_counted_exactly() {
    let count = |blocks: &[u8]| faults(&polyglot(blocks));
    assert_eq!(count(&BLOCKS), [""; 0]);
    assert_eq!(
        count(&BLOCKS[..11]),
        ["5:1 ThemeCount { round: Polyglot, count: 11, exactly: 12 }"]
    );
    assert_eq!(
        count(&[&BLOCKS[..], &[2]].concat()),
        // The header of the thirteenth.
        ["223:1 ThemeCount { round: Polyglot, count: 13, exactly: 12 }"]
    );
    assert_eq!(
        count(&[1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]),
        ["115:1 BlockThemes { block: 1, count: 7, exactly: 6 }"]
    );
    assert_eq!(
        count(&[1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3]),
        ["207:9 NotNumber { key: \"block\", least: 1, most: 2 }"]
    );
    let missing = polyglot(&BLOCKS).replacen("block = 1\n", "", 1);
    assert_eq!(faults(&missing), ["7:1 Missing { key: \"block\" }"]);
    let one = polyglot(&BLOCKS).replacen("\n[[", "\nblocks = [\"ФИЗИКА\"]\n[[", 1);
    assert_eq!(faults(&one), ["7:10 Blocks { count: 1 }"]);
    assert_eq!(
        faults(&round("kokpar", 5, 0)),
        ["75:1 ThemeCount { round: Kokpar, count: 5, exactly: 4 }"]
    );
    assert_eq!(
        faults(&round("kokpar", 3, 0)),
        ["5:1 ThemeCount { round: Kokpar, count: 3, exactly: 4 }"]
    );
    assert_eq!(
        faults("[[round]]\nkind = \"baige\"\n"),
        ["5:1 Missing { key: \"question\" }"]
    );
}

#[test]
fn what_a_careful_editor_would_change_is_a_warning() {
    let same = choices("baige", 5).replace("right = \"b\"", "right = \"a\"");
    let same = same.replace("right = \"c\"", "right = \"a\"");
    let text = format!(
        "{HEAD}{same}{}",
        choices("overtime", 2).replace("\"q", "\"o")
    );
    let reading = Reading::of(text.as_bytes());
    assert!(reading.faults.is_empty(), "{:?}", reading.faults);
    let told = told(&text);
    assert_eq!(
        told[..],
        [
            "1:1 NoRound { round: Polyglot }",
            "1:1 NoRound { round: Kokpar }",
            "1:1 NoSpares",
            "5:1 FewBaige { count: 5, least: 10 }",
            "5:1 SameKey { key: \"a\" }",
            "32:1 FewOvertime { count: 2, least: 3 }",
            "34:1 NothingToSee",
            "39:1 NothingToSee",
        ]
    );
}

#[test]
fn the_sample_pack_is_whole_and_can_be_played() {
    let report = check(std::path::Path::new(SAMPLE));
    assert_eq!(report.code, 0, "{}", report.text);
    assert!(
        report.text.contains("97 questions, 8 spares; 0 warnings"),
        "{}",
        report.text
    );
    let text = std::fs::read(format!("{SAMPLE}/pack.toml")).expect("it is there");
    let seen = &mut super::super::folder::Seen::default();
    let directory = SAMPLE.into();
    let mut folder = super::super::folder::Folder { directory, seen };
    let reading = Reading::with(&text, &mut folder);
    assert_eq!(
        (&reading.faults[..], &reading.warnings[..]),
        (&[][..], &[][..])
    );
    assert_eq!(reading.pack.language, Some(Language::Kk));
    let small = reading.files.iter().all(|kept| kept.bytes < 400_000);
    let all: u64 = reading.files.iter().map(|kept| kept.bytes).sum();
    assert!(small && all < 1_500_000, "{all}");
    let setup = laid(reading.pack);
    let overtime = setup.themes.last().expect("four rounds");
    let kinds = overtime
        .clues
        .iter()
        .filter_map(|clue| Some(clue.media.as_ref()?.kind));
    let (video, picture) = (MediaKind::Video, MediaKind::Picture);
    assert_eq!(
        kinds.collect::<Vec<_>>(),
        [video, picture, MediaKind::Sound, video, picture]
    );
    assert_eq!(crate::media::files_of(&setup).len(), 5);
    dabyl_rules::Table::new(setup).expect("it can be played");
}
