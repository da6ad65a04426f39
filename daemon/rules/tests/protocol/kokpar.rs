//! Protocols of the Kazakh game: the worked examples by their numbers, and every story.

use std::collections::BTreeMap;

use dabyl_rules::protocol::{
    self, Protocol, ProtocolLotKind, ProtocolOutcome, ProtocolStageQuestion, ProtocolStages,
};
use dabyl_rules::view::Round;
use dabyl_rules::{Key, Onlooker, Seat, State, Table, Verdict};

use crate::{games, places, protocol, scores, seat, told};

fn stages(sheet: &Protocol) -> &ProtocolStages {
    sheet.stages.as_ref().expect("a game of four stages")
}

/// Every story of the game that can be played.
fn stories() -> Vec<(String, Table)> {
    let folder = std::fs::read_dir(games().join("kokpar-kk")).expect("the stories are there");
    let name = |file: std::fs::DirEntry| {
        let name = format!("kokpar-kk/{}", file.file_name().to_string_lossy());
        (name.clone(), told(&name))
    };
    let all: Vec<_> = folder.map(|file| name(file.expect("a file"))).collect();
    assert!(all.len() > 200, "only {} stories", all.len());
    all
}

/// Seat, key, microseconds, points.
type KeyLine = (char, Option<Key>, Option<u64>, i64);

fn keys(asked: &ProtocolStageQuestion) -> Vec<KeyLine> {
    let letter = |seat: Seat| char::from(b'A' + seat.number() - 1);
    let line = |a: &protocol::ProtocolKeyAnswer| (letter(a.seat), a.key, a.time_us, a.points);
    asked.answers.iter().map(line).collect()
}

#[test]
fn t19_keys_with_their_times_and_points() {
    let sheet = protocol("kokpar-kk/t19-three-questions-six-players");
    let told = stages(&sheet);
    let rights: Vec<_> = told.questions.iter().map(|q| (q.stage, q.right)).collect();
    assert_eq!(rights, [(Round::Baige, Some(Key::A)); 3]);
    assert_eq!(
        keys(&told.questions[0]),
        [
            ('A', Some(Key::A), Some(1_200_000), 1),
            ('B', Some(Key::A), Some(1_500_000), 1),
            ('C', Some(Key::A), Some(800_000), 1),
            ('D', Some(Key::A), Some(5_000_000), 1),
            ('E', Some(Key::B), Some(2_000_000), 0),
            ('F', None, None, 0),
        ]
    );
    // Who was sent out before the reveal has no line; who was late has no key.
    let third = keys(&told.questions[2]);
    assert!(third.iter().all(|(letter, ..)| *letter != 'E'));
    assert_eq!(keys(&told.questions[1])[3], ('D', None, None, 0));
    let table: Vec<_> = told
        .players
        .iter()
        .map(|p| (p.baige, p.time_ms, p.baige_us, p.talked_out))
        .collect();
    assert_eq!(
        table,
        [
            (2, 3_300, 3_300_000, false),
            (2, 3_300, 3_300_000, false),
            (3, 7_799, 7_799_000, false),
            (1, 5_000, 5_000_000, false),
            (1, 500, 500_000, true),
            (0, 0, 0, false),
        ]
    );
    let offences: Vec<_> = told
        .offences
        .iter()
        .map(|o| (o.seat, o.times, o.question, o.out))
        .collect();
    assert_eq!(
        offences,
        [(seat('E'), 1, 2, false), (seat('E'), 2, 3, true)]
    );
    let lots: Vec<_> = sheet
        .lots
        .iter()
        .map(|l| (l.what, l.order.clone()))
        .collect();
    assert_eq!(
        lots,
        [(ProtocolLotKind::Equals, vec![seat('B'), seat('A')])]
    );
    let order: Vec<Seat> = "CBADF".chars().map(seat).collect();
    assert_eq!(told.orders.last().expect("of Полиглот").order, order);
    let last = places(&sheet).into_iter().find(|(s, _)| *s == seat('E'));
    assert_eq!(last, Some((seat('E'), 6)), "out comes last");
}

#[test]
fn t19_a_withdrawn_question_brings_nothing() {
    let sheet = protocol("kokpar-kk/t19-last-question-withdrawn");
    let told = stages(&sheet);
    let third = &told.questions[2];
    assert_eq!(third.question.outcome, ProtocolOutcome::Withdrawn);
    assert!(third.answers.iter().all(|answer| answer.points == 0));
    let points: Vec<_> = told.players.iter().map(|p| (p.baige, p.time_ms)).collect();
    assert_eq!(
        points[..4],
        [(1, 1_200), (2, 3_300), (2, 2_800), (1, 5_000)]
    );
}

#[test]
fn t20_times_of_a_theme_of_polyglot() {
    let sheet = protocol("kokpar-kk/t20-polyglot-times-of-the-questions");
    let asked = &stages(&sheet).questions;
    let lines: Vec<_> = asked
        .iter()
        .flat_map(|q| &q.question.attempts)
        .map(|a| (a.verdict, a.time_us, a.points))
        .collect();
    assert_eq!(
        lines[..3],
        [
            (Verdict::Correct, Some(4_250_000), 1),
            (Verdict::Wrong, Some(8_000_000), 0),
            (Verdict::NoAnswer, None, 0),
        ]
    );
    assert!(
        asked
            .iter()
            .all(|q| q.turn == asked[0].turn && !q.host_timed)
    );
    let spoken = protocol("kokpar-kk/polyglot-spoken-without-a-press");
    assert!(stages(&spoken).questions.iter().any(|q| q.host_timed));
}

#[test]
fn t22_fifteen_turns_with_who_got_the_points() {
    let sheet = protocol("kokpar-kk/t22-fifteen-turns");
    let told = stages(&sheet);
    let turns: Vec<_> = told
        .questions
        .iter()
        .filter(|q| q.stage == Round::Kokpar)
        .map(|q| {
            let right = q.question.attempts.iter().find(|a| a.points > 0);
            let sector = (q.theme.unwrap_or(0), q.question.price.unwrap_or(0));
            (q.turn, sector, right.map(|a| a.seat))
        })
        .collect();
    let letters =
        |text: &str| -> Vec<Option<Seat>> { text.chars().map(Seat::from_letter).collect() };
    assert_eq!(turns.len(), 15);
    let choosers: Vec<_> = turns.iter().map(|turn| turn.0).collect();
    assert_eq!(choosers, letters("ABCABCABCABCABC"));
    let winners: Vec<_> = turns.iter().map(|turn| turn.2).collect();
    assert_eq!(winners, letters("BBAA-CABABBCACB"));
    assert_eq!(turns[0].1, (1, 50));
    assert_eq!(turns[14].1, (2, 10));
    // The course of the first turn: the chooser silent, two others, the last without a press.
    let course: Vec<_> = told.questions[0]
        .question
        .attempts
        .iter()
        .map(|a| a.seat)
        .collect();
    assert_eq!(course, [seat('A'), seat('C'), seat('B')]);
    let board: Vec<_> = told.players.iter().map(|p| p.kokpar).collect();
    assert_eq!(board, [Some(190), Some(190), Some(110)]);
}

#[test]
fn t23_the_first_right_key_decides() {
    let sheet = protocol("kokpar-kk/t23-overtime-of-two");
    let asked = stages(&sheet).questions.last().expect("a question");
    assert_eq!(asked.stage, Round::Overtime);
    assert_eq!(asked.decided, Some(seat('B')));
    assert_eq!(
        keys(asked),
        [
            ('A', Some(Key::B), Some(1_000_000), 0),
            ('B', Some(Key::A), Some(1_400_000), 0),
        ]
    );
    assert_eq!(scores(&sheet), [190, 190, 110]);
    assert_eq!(places(&sheet)[0], (seat('B'), 1));
}

#[test]
fn an_amended_key_is_told_with_what_it_was() {
    let sheet = protocol("kokpar-kk/baige-right-option-amended");
    let told = stages(&sheet);
    let amended = told.key_amendments.first().expect("one was amended");
    let asked = told
        .questions
        .iter()
        .find(|q| q.question.number == amended.question);
    assert_ne!(amended.from, amended.to);
    let last = told
        .key_amendments
        .iter()
        .rfind(|a| a.question == amended.question);
    assert_eq!(asked.expect("that one").right, last.map(|a| a.to));
}

#[test]
fn every_lot_says_what_it_decided() {
    let lots = |name: &str| -> Vec<_> {
        let sheet = protocol(&format!("kokpar-kk/{name}"));
        let kind = |lot: &protocol::ProtocolLot| (lot.what, lot.drawn.is_some());
        sheet.lots.iter().map(kind).collect()
    };
    assert!(lots("polyglot-block-drawn-theme-chosen").contains(&(ProtocolLotKind::Block, true)));
    assert!(lots("polyglot-random-theme").contains(&(ProtocolLotKind::Theme, true)));
    assert!(lots("kokpar-equal-stamps-by-lot").contains(&(ProtocolLotKind::Press, false)));
    assert!(lots("cut-by-lot").contains(&(ProtocolLotKind::Equals, false)));
}

#[test]
fn a_lot_for_the_order_at_the_board_is_told_apart() {
    let whole = told("kokpar-kk/whole-game-of-six-players");
    let mut setup = whole.setup().clone();
    setup.options.insert("kokpar_order".into(), "lot".into());
    let mut table = Table::new(setup).expect("it can be laid");
    for entry in whole.entries() {
        if let Ok(entry) = table.propose(entry.at, entry.cause.clone()) {
            table.advance(entry);
        }
    }
    let sheet = protocol::of(table.setup(), table.entries()).expect("it was laid");
    let board = |lot: &&protocol::ProtocolLot| lot.what == ProtocolLotKind::Board;
    let lot = sheet.lots.iter().find(board).expect("it was drawn");
    let orders = &stages(&sheet).orders;
    let order = orders.iter().find(|one| one.stage == Round::Kokpar);
    assert_eq!(order.expect("of Көкпар").order, lot.order);
}

#[test]
fn sums_of_all_lines_are_the_players_figures() {
    for (name, table) in stories() {
        let sheet = protocol::of(table.setup(), table.entries()).expect("it was laid");
        let told = stages(&sheet);
        assert!(sheet.rounds.is_empty(), "{name}: stages are no rounds");
        let mut sums: BTreeMap<(Seat, bool), i64> = BTreeMap::new();
        let mut times: BTreeMap<Seat, u64> = BTreeMap::new();
        for asked in &told.questions {
            for line in &asked.question.attempts {
                let board = asked.stage == Round::Kokpar;
                *sums.entry((line.seat, board)).or_default() += line.points;
                let right = line.verdict == Verdict::Correct && !line.void;
                let timed = asked.stage == Round::Baige || asked.stage == Round::Polyglot;
                if right && timed {
                    *times.entry(line.seat).or_default() += line.time_us.unwrap_or(0);
                }
            }
        }
        let all_answers = table.setup().options.contains_key("time_basis");
        for player in &told.players {
            let of = |board| sums.get(&(player.seat, board)).copied().unwrap_or(0);
            assert_eq!(player.baige + player.polyglot, of(false), "{name}");
            if !all_answers {
                let time = times.get(&player.seat).copied().unwrap_or(0);
                assert_eq!(player.baige_us + player.polyglot_us, time, "{name}");
            }
            let corrected: i64 = sheet
                .corrections
                .iter()
                .filter(|one| one.seat == player.seat)
                .map(|one| one.points)
                .sum();
            let opening = table.setup().scores.get(&player.seat).copied().unwrap_or(0);
            if let Some(points) = player.kokpar
                && corrected == 0
                && opening == 0
            {
                assert_eq!(points, of(true), "{name}: {:?}", player.seat);
            }
        }
    }
}

#[test]
fn no_key_is_told_before_everybody_may_know_it() {
    let mut hidden = 0;
    for (name, table) in stories() {
        let mut so_far = Table::new(table.setup().clone()).expect("it was laid");
        for (place, entry) in table.entries().iter().enumerate() {
            so_far.advance(entry.clone());
            let view = so_far.view(Onlooker::Public, so_far.last_at());
            let seen = view.stages.as_ref().expect("stages");
            let open = matches!(view.state, State::Presenting | State::Open | State::Closed);
            if seen.race || !open {
                continue;
            }
            let sheet = protocol::of(table.setup(), &table.entries()[..=place]);
            let sheet = sheet.expect("it was laid");
            let asked = stages(&sheet)
                .questions
                .last()
                .expect("it is on the screen");
            let at = format!("{name}, entry {place}");
            assert_eq!(asked.right, None, "{at}");
            assert!(
                asked.answers.is_empty() && asked.question.presses.is_empty(),
                "{at}"
            );
            hidden += 1;
        }
    }
    assert!(hidden > 300, "only {hidden} moments");
}

#[test]
fn the_table_for_spreadsheets_has_every_key() {
    let text = protocol::csv(&protocol("kokpar-kk/t19-three-questions-six-players"));
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[0].ends_with(",note,key,right,time_us"),
        "{}",
        lines[0]
    );
    let keys: Vec<_> = lines
        .iter()
        .filter(|line| line.starts_with("key,baige,"))
        .collect();
    assert_eq!(keys.len(), 12, "answers by key");
    assert!(keys[0].ends_with(",a,a,1200000"), "{}", keys[0]);
    let offences = lines
        .iter()
        .filter(|line| line.starts_with("offence,"))
        .count();
    assert_eq!(offences, 2);
    let overtime = protocol::csv(&protocol("kokpar-kk/t23-overtime-of-two"));
    assert!(overtime.contains(",decided,a,a,1400000"), "{overtime}");
}
