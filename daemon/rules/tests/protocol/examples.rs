//! The worked examples of rules.md by their numbers.

use dabyl_rules::protocol::{ProtocolAmendment, ProtocolLotKind, ProtocolOutcome};
use dabyl_rules::view::Round;
use dabyl_rules::{Command, Fate, Ignored, Verdict};

use crate::{numbers, places, protocol, questions, scores, seat, told};

#[test]
fn t10_one_theme_under_two_presets() {
    for (name, sums) in [
        ("khamsa-az/whole-theme", [-800, -1400, -600, -200]),
        ("khamsa-ru/whole-theme", [-400, -700, -300, -100]),
    ] {
        let sheet = protocol(name);
        assert_eq!(sheet.rounds.len(), 1, "{name}");
        let round = &sheet.rounds[0];
        assert_eq!(round.round, Some(Round::Open), "{name}");
        let theme = &round.themes[0];
        assert_eq!(numbers(&theme.subtotals), sums, "{name}");
        assert_eq!(numbers(&round.totals), sums, "{name}");
        assert_eq!(scores(&sheet), sums, "{name}");
        let levels: Vec<_> = theme.questions.iter().map(|q| q.level).collect();
        assert_eq!(levels, (1..=5).map(Some).collect::<Vec<_>>(), "{name}");
        let tried: Vec<_> = theme.questions.iter().map(|q| q.attempts.len()).collect();
        assert_eq!(tried, [1, 2, 0, 1, 4], "{name}");
        let all_wrong = &theme.questions[4].attempts;
        assert!(all_wrong.iter().all(|a| a.verdict == Verdict::Wrong));
    }
}

#[test]
fn t11_a_verdict_amended_voids_what_came_later() {
    let sheet = protocol("khamsa-ru/amend-to-right-voids-later-attempts");
    let question = questions(&sheet)[0].clone();
    assert_eq!(question.price, Some(800));
    let lines: Vec<_> = question
        .attempts
        .iter()
        .map(|a| (a.attempt, a.seat, a.verdict, a.points, a.void))
        .collect();
    assert_eq!(
        lines,
        [
            (1, seat('A'), Verdict::Correct, 800, false),
            (2, seat('B'), Verdict::Correct, 0, true),
        ]
    );
    assert_eq!(
        sheet.amendments,
        [ProtocolAmendment {
            attempt: 1,
            from: Verdict::Wrong,
            to: Verdict::Correct,
        }]
    );
    assert_eq!(scores(&sheet), [800, 0, 0, 0]);
    // Buttons opened with the value, at 0; the game was read at the same instant.
    let presses: Vec<_> = question
        .presses
        .iter()
        .map(|press| (press.seat, press.at_us, press.fate))
        .collect();
    assert_eq!(
        presses,
        [
            (seat('A'), 1_000_000, Fate::Floor),
            (seat('B'), 1_200_000, Fate::Queued),
            (seat('C'), 1_300_000, Fate::Queued),
        ]
    );
    // The story goes on behind the example by one more amendment.
    let table = told("khamsa-ru/amend-to-wrong-reopens-with-the-queue");
    let entries = table.entries().split_last().expect("it has entries").1;
    let opposite = dabyl_rules::protocol::of(table.setup(), entries).expect("it was laid");
    assert_eq!(scores(&opposite), [-800, -800, 800, 0]);
    let verdicts: Vec<_> = questions(&opposite)[0]
        .attempts
        .iter()
        .map(|a| (a.attempt, a.verdict, a.void))
        .collect();
    assert_eq!(
        verdicts,
        [
            (1, Verdict::Wrong, false),
            (2, Verdict::Wrong, false),
            (3, Verdict::Correct, false),
        ]
    );
    let shown = protocol("khamsa-ru/amend-to-wrong-after-the-answer");
    assert_eq!(scores(&shown), [-800, 0, 0, 0]);
}

#[test]
fn t14_strikes_lots_and_prices_of_the_fourth_round() {
    let sheet = protocol("khamsa-ru/personal-round-whole");
    assert_eq!(numbers(&sheet.opening), [5200, -300, 5200, 1800]);
    // The story comes from the last question of the third round, which it withdraws.
    let withdrawn = &sheet.rounds[0].themes[0].questions[0];
    assert_eq!(withdrawn.outcome, ProtocolOutcome::Withdrawn);
    let round = &sheet.rounds[1];
    assert_eq!(round.round, Some(Round::Personal));
    let strikes: Vec<_> = round.strikes.iter().map(|s| (s.seat, s.theme)).collect();
    assert_eq!(
        strikes,
        [
            (seat('B'), 2),
            (seat('D'), 5),
            (seat('A'), 1),
            (seat('C'), 4)
        ]
    );
    assert_eq!(round.themes.len(), 1);
    let theme = &round.themes[0];
    assert_eq!(theme.number, 3);
    let prices: Vec<_> = theme.questions.iter().filter_map(|q| q.price).collect();
    assert_eq!(prices, [400, 800, 1200, 1600, 2000]);
    assert_eq!(numbers(&theme.subtotals), [800, -800, -400, 400]);
    assert_eq!(scores(&sheet), [6000, -1100, 4800, 2200]);
    assert_eq!(sheet.lots.len(), 1);
    assert_eq!(sheet.lots[0].what, ProtocolLotKind::Strikes);
    assert_eq!(sheet.lots[0].order, [seat('A'), seat('C')]);
    let mirror = protocol("khamsa-az/personal-round-whole");
    assert_eq!(scores(&mirror), [5400, -500, 5100, 1900]);
    let round = mirror.rounds.last().expect("the fourth");
    let strikers: Vec<_> = round.strikes.iter().map(|s| s.seat).collect();
    assert_eq!(strikers, [seat('A'), seat('B'), seat('C'), seat('D')]);
}

#[test]
fn t15_the_final_by_wagers() {
    let sheet = protocol("khamsa-ru/final-whole");
    assert!(sheet.rounds.is_empty(), "nothing was played before");
    let finale = sheet.finale.clone().expect("there is a final");
    let lines: Vec<_> = finale
        .seats
        .iter()
        .map(|s| (s.plays, s.wager, s.verdict, s.points))
        .collect();
    assert_eq!(
        lines,
        [
            (true, Some(3601), Some(Verdict::Wrong), -3601),
            (false, None, None, 0),
            (true, Some(4800), Some(Verdict::Correct), 4800),
            (true, Some(0), Some(Verdict::Correct), 0),
        ]
    );
    assert!(finale.voided.is_empty());
    assert_eq!(scores(&sheet), [2399, -1100, 9600, 2200]);
    let order: Vec<_> = places(&sheet);
    assert_eq!(
        order,
        [
            (seat('C'), 1),
            (seat('A'), 2),
            (seat('D'), 3),
            (seat('B'), 4)
        ]
    );
}

#[test]
fn t17_a_shootout_decides_without_points() {
    let sheet = protocol("khamsa-ru/shootout-whole");
    let shootout = sheet.shootout.clone().expect("there was one");
    assert_eq!(shootout.seats, [seat('A'), seat('B')]);
    assert_eq!(shootout.winner, Some(seat('B')));
    let tried: Vec<Vec<_>> = shootout
        .questions
        .iter()
        .map(|q| {
            q.attempts
                .iter()
                .map(|a| (a.seat, a.verdict, a.points))
                .collect()
        })
        .collect();
    assert_eq!(
        tried,
        [
            vec![(seat('A'), Verdict::Wrong, 0)],
            vec![(seat('B'), Verdict::Correct, 0)],
        ]
    );
    assert!(shootout.questions.iter().all(|q| q.price.is_none()));
    assert_eq!(scores(&sheet), [4000, 4000, 900, -200]);
    assert_eq!(
        places(&sheet),
        [
            (seat('B'), 1),
            (seat('A'), 2),
            (seat('C'), 3),
            (seat('D'), 4)
        ]
    );
}

#[test]
fn t18_whole_matches() {
    for (name, rounds, total, last) in [
        (
            "khamsa-ru/whole-match",
            [5, 10, 15, 4],
            [30_600, -6_800, 27_200, 0],
            [0, 0, 13_600, 0],
        ),
        (
            "khamsa-az/whole-match",
            [10, 15, 20, 1],
            [41_399, -9_200, 36_800, 0],
            [-1, 0, 18_400, 0],
        ),
        (
            "khamsa-az/whole-match-by-value",
            [1, 10, 15, 20],
            [41_399, -9_200, 36_800, 0],
            [-1, 0, 18_400, 0],
        ),
    ] {
        let sheet = protocol(name);
        assert_eq!(sheet.rounds.len(), 4, "{name}");
        for (round, factor) in sheet.rounds.iter().zip(rounds) {
            let sums = [9, -2, 4, 0].map(|units| units * factor * 100);
            assert_eq!(numbers(&round.totals), sums, "{name}: {:?}", round.round);
            let themes = if round.round == Some(Round::Personal) {
                1
            } else {
                5
            };
            assert_eq!(round.themes.len(), themes, "{name}: {:?}", round.round);
            assert!(round.themes.iter().all(|t| t.questions.len() == 5));
            assert!(!round.entries.is_empty(), "{name}: who played is known");
        }
        let finale = sheet.finale.clone().expect("there was a final");
        let points: Vec<_> = finale.seats.iter().map(|s| s.points).collect();
        assert_eq!(points, last, "{name}");
        let plays: Vec<_> = finale.seats.iter().map(|s| s.plays).collect();
        assert_eq!(plays, [true, false, true, false], "{name}");
        assert_eq!(scores(&sheet), total, "{name}");
        assert_eq!(sheet.standings[0].seat, seat('A'), "{name}");
        assert_eq!(questions(&sheet).len(), 80, "{name}");
        assert!(sheet.seed.is_some(), "{name}: the match is over");
    }
}

#[test]
fn withdrawn_and_replaced_questions_keep_their_lines() {
    let withdrawn = protocol("khamsa-ru/withdraw-voids-all-attempts");
    let question = questions(&withdrawn)[0];
    assert_eq!(question.outcome, ProtocolOutcome::Withdrawn);
    assert!(question.attempts.iter().all(|a| a.void && a.points == 0));
    assert_eq!(question.attempts.len(), 1);
    let replaced = protocol("khamsa-ru/replace-plays-the-same-value-anew");
    let question = questions(&replaced)[0];
    assert_eq!(question.outcome, ProtocolOutcome::Replaced);
    let lines: Vec<_> = question
        .attempts
        .iter()
        .map(|a| (a.void, a.points))
        .collect();
    assert_eq!(lines, [(true, 0), (false, -300)]);
    // The other question's buttons opened at 5.000, with its value.
    let last = question.presses.last().expect("B pressed again");
    assert_eq!((last.seat, last.at_us), (seat('B'), 4_000_000));
}

#[test]
fn a_lockout_has_one_theme_without_a_round() {
    let sheet = protocol("lockout/withdraw-and-replace");
    assert_eq!(sheet.rounds.len(), 1);
    assert_eq!(sheet.rounds[0].round, None);
    assert_eq!(sheet.rounds[0].themes.len(), 1);
    assert_eq!(sheet.rounds[0].themes[0].title, None);
    assert!(
        questions(&sheet)
            .iter()
            .all(|q| q.price.is_none() && q.level.is_none())
    );
    let early = protocol("lockout/press-before-go-is-early");
    let press = questions(&early)[0].presses[0];
    assert_eq!(press.fate, Fate::Ignored(Ignored::Early));
    assert!(press.at_us < 0, "it came before the buttons opened");
}

#[test]
fn what_was_taken_back_is_named() {
    let sheet = protocol("khamsa-ru/undo-a-verdict");
    assert!(sheet.undone > 0);
    let words: Vec<_> = sheet.undos.iter().map(|undo| undo.word.as_ref()).collect();
    assert!(
        words
            .iter()
            .any(|w| matches!(w, Some(Command::Judge { .. }))),
        "{words:?}"
    );
}
