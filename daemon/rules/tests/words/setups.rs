//! What comes from outside: set-ups that cannot be played, journals that were damaged.

use dabyl_rules::setup::{Start, Theme};
use dabyl_rules::view::Round;
use dabyl_rules::{
    At, Command, Entry, Onlooker, Preset, Refusal, Revision, Setup, SetupError, Table,
};

use super::{say, seat, setup, table};

#[test]
fn setups_that_cannot_be_played_say_why() {
    let ru = || setup(Preset::KhamsaRu, &[]);
    let fault = |setup: Setup| Table::new(setup).err();
    let mut one_seat = ru();
    one_seat.seats.truncate(1);
    assert_eq!(
        fault(one_seat),
        Some(SetupError::SeatCount { least: 2, most: 4 })
    );
    let mut twice = ru();
    twice.seats[1].seat = seat('A');
    assert_eq!(
        fault(twice),
        Some(SetupError::SeatTwice { seat: seat('A') })
    );
    let mut nameless = ru();
    nameless.seats[2].team = "  ".to_owned();
    assert_eq!(
        fault(nameless),
        Some(SetupError::Name {
            seat: seat('C'),
            most: 200
        })
    );
    let mut six = ru();
    six.seats[0].players = (1..=6).map(|number| number.to_string()).collect();
    assert_eq!(
        fault(six),
        Some(SetupError::Players {
            seat: seat('A'),
            most: 5
        })
    );
    let mut sixth_theme = ru();
    sixth_theme.start = Some(Start {
        round: Round::Semi,
        theme: 6,
        price: None,
        finalists: Vec::new(),
    });
    assert_eq!(fault(sixth_theme), Some(SetupError::Start));
    let mut other_price = ru();
    other_price.start = Some(Start {
        round: Round::Semi,
        theme: 1,
        price: Some(500),
        finalists: Vec::new(),
    });
    assert_eq!(fault(other_price), Some(SetupError::Start));
    let mut stranger = ru();
    stranger.scores.insert(seat('F'), 100);
    assert_eq!(fault(stranger), Some(SetupError::Score { seat: seat('F') }));
    let mut huge = ru();
    huge.scores.insert(seat('A'), i64::MIN);
    assert_eq!(fault(huge), Some(SetupError::Score { seat: seat('A') }));
    for (option, value) in [
        ("think_s", "-1"),
        ("think_s", "0"),
        ("think_s", "1e3"),
        ("think_s", "5.0001"),
        ("answer_s", "never"),
        ("early_press", "lockout_ms=0"),
        ("press_tie", "Lot"),
        ("fines", "yes"),
        ("double_answer", "right"),
    ] {
        let error = fault(setup(Preset::KhamsaRu, &[(option, value)]));
        assert!(
            matches!(error, Some(SetupError::OptionValue { .. })),
            "{option} {value}: {error:?}"
        );
    }
    for preset in [Preset::KhamsaAz, Preset::Lockout] {
        let error = fault(setup(preset, &[("colour", "red")]));
        assert_eq!(
            error,
            Some(SetupError::UnknownOption {
                option: "colour".to_owned()
            })
        );
    }
    let error = fault(setup(Preset::Lockout, &[("fines", "true")]));
    assert_eq!(
        error,
        Some(SetupError::UnknownOption {
            option: "fines".to_owned()
        })
    );
}

/// Journals are read from a card that may have been damaged: nothing in them makes a fold fail.
#[test]
fn a_damaged_journal_is_folded_without_a_crash() {
    let entries: Vec<Entry> = serde_json::from_str(
        r#"[
        {"at": 5, "cause": {"cause": "expired"}, "events": [
            {"event": "undone", "entry": 99, "paused": true},
            {"event": "amended", "attempt": 0, "verdict": "correct", "points": 1},
            {"event": "amended", "attempt": 7, "verdict": "correct", "points": 1},
            {"event": "floor-passed", "seat": 6},
            {"event": "judged", "attempt": 3, "seat": 5, "verdict": "late", "points": -5},
            {"event": "fined", "seat": 1, "points": -9223372036854775808},
            {"event": "adjusted", "seat": 1, "points": 9223372036854775807, "reason": ""},
            {"event": "went-back", "to": "thinking", "left_ns": 18446744073709551615},
            {"event": "restarted", "frozen": 18446744073709551615},
            {"event": "next-theme"}, {"event": "next-theme"}, {"event": "next-theme"},
            {"event": "next-theme"}, {"event": "next-theme"}, {"event": "next-theme"}]},
        {"at": 1, "cause": {"cause": "said", "command": {"say": "resume"}}, "events": [
            {"event": "resumed"}, {"event": "undone", "entry": 0, "paused": false}]}
        ]"#,
    )
    .expect("entries as JSON");
    for preset in [Preset::KhamsaAz, Preset::KhamsaRu, Preset::Lockout] {
        let table = Table::replay(setup(preset, &[]), entries.clone()).expect("a set-up");
        assert_eq!(table.revision(), Revision(2));
        let view = table.view(Onlooker::Host, At(u64::MAX));
        assert_eq!(view.seats.len(), 4);
    }
}

#[test]
fn names_titles_and_reasons_are_plain_text() {
    let hostile = [
        "a\nb",
        "a\u{7f}",
        "a\u{85}",
        "\u{202e}ba",
        "a\u{2066}b",
        "\u{0}",
    ];
    for text in hostile {
        let plain = table(Preset::KhamsaRu, &[]).setup().clone();
        let name = |error: SetupError| matches!(error, SetupError::Name { .. });
        let mut setup = plain.clone();
        setup.seats[0].team = text.to_owned();
        assert!(Table::new(setup).is_err_and(name), "{text:?}");
        let mut setup = plain.clone();
        setup.seats[1].players = vec![text.to_owned()];
        assert!(Table::new(setup).is_err_and(name), "{text:?}");
        let mut setup = plain;
        let theme = Theme {
            block: None,
            round: None,
            title: text.to_owned(),
            clues: Vec::new(),
        };
        setup.themes = vec![Theme::default(), theme];
        let error = Table::new(setup).expect_err("no title");
        assert_eq!(error, SetupError::Theme { theme: 2 }, "{text:?}");
        let mut game = table(Preset::KhamsaRu, &[]);
        let (seat, points) = (seat('A'), 100);
        let adjust = Command::Adjust {
            seat,
            points,
            reason: text.to_owned(),
        };
        assert_eq!(say(&mut game, 1.0, adjust), Err(Refusal::ReasonMissing));
        let fine = Command::Fine {
            seat,
            points,
            reason: Some(text.to_owned()),
        };
        assert_eq!(say(&mut game, 1.0, fine), Err(Refusal::ReasonMissing));
    }
    let mut setup = table(Preset::KhamsaRu, &[]).setup().clone();
    setup.seats[0].team = "Qarabağ «Ərən» 👩‍👩‍👧 ‏עברית".to_owned();
    assert!(Table::new(setup).is_ok());
}
