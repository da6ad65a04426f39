//! The table for spreadsheets.

use std::collections::BTreeMap;

use dabyl_rules::protocol::{self, Protocol, csv};

use crate::{protocol, scores, stories};

/// A reader of RFC 4180, so that nothing is believed of the writer.
fn read(text: &str) -> Vec<Vec<String>> {
    let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
    let (mut lines, mut line, mut cell) = (Vec::new(), Vec::new(), String::new());
    let mut quoted = false;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (quoted, c) {
            (true, '"') if chars.peek() == Some(&'"') => {
                chars.next();
                cell.push('"');
            }
            (true, '"') => quoted = false,
            (true, c) => cell.push(c),
            (false, '"') => quoted = true,
            (false, ',') => line.push(std::mem::take(&mut cell)),
            (false, '\r') => assert_eq!(chars.peek(), Some(&'\n'), "a lone CR"),
            (false, '\n') => {
                line.push(std::mem::take(&mut cell));
                lines.push(std::mem::take(&mut line));
            }
            (false, c) => cell.push(c),
        }
    }
    assert!(
        !quoted && cell.is_empty() && line.is_empty(),
        "it has an end"
    );
    lines
}

/// Lines as cells by the name of their column.
fn table(protocol: &Protocol) -> Vec<BTreeMap<String, String>> {
    let mut lines = read(&csv(protocol)).into_iter();
    let head = lines.next().expect("a head");
    lines
        .map(|line| {
            assert_eq!(line.len(), head.len());
            head.iter().cloned().zip(line).collect()
        })
        .collect()
}

#[test]
fn points_of_all_lines_are_the_scores() {
    for (name, story) in stories() {
        let sheet = protocol::of(story.setup(), story.entries()).expect("it was laid");
        let mut sums: BTreeMap<String, i64> = BTreeMap::new();
        for line in table(&sheet).iter().filter(|l| l["kind"] != "shootout") {
            let points: i64 = line["points"].parse().expect("a number");
            *sums.entry(line["seat"].clone()).or_default() += points;
        }
        for standing in &sheet.standings {
            let sum = sums.get(&standing.seat.number().to_string());
            assert_eq!(sum.copied().unwrap_or(0), standing.score, "{name}");
        }
    }
}

#[test]
fn an_attempt_is_a_line() {
    let sheet = protocol("khamsa-ru/amend-to-right-voids-later-attempts");
    let lines = read(&csv(&sheet));
    let team = |seat: usize| sheet.seats[seat].team.clone();
    let expected = |attempt: &str, seat: &str, team: String, points: &str, void: &str| {
        [
            "attempt", "semi", "1", "", "1", "800", attempt, seat, &team, "", "correct", points,
            void, "played", "", "", "", "",
        ]
        .map(str::to_owned)
        .to_vec()
    };
    let mut printed = lines[1..].to_vec();
    // Who plays depends on the story's roster.
    printed.iter_mut().for_each(|line| line[9].clear());
    assert_eq!(
        printed,
        [
            expected("1", "1", team(0), "800", ""),
            expected("2", "2", team(1), "0", "void"),
        ]
    );
    assert_eq!(scores(&sheet), [800, 0, 0, 0]);
}

#[test]
fn no_cell_is_a_formula_and_no_name_breaks_the_table() {
    for (team, cell) in [
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("  =1", "'  =1"),
        ("＝1", "'＝1"),
        ("a,b", "a,b"),
        ("a \"b\"", "a \"b\""),
        ("\"=1", "\"=1"),
        ("Ağ quş", "Ağ quş"),
    ] {
        let mut sheet = protocol("khamsa-ru/amend-to-right-voids-later-attempts");
        sheet.seats[0].team = team.to_owned();
        let round = &mut sheet.rounds[0];
        round.themes[0].title = Some(team.to_owned());
        sheet.corrections.push(protocol::ProtocolCorrection {
            seat: crate::seat('A'),
            points: -100,
            fine: true,
            reason: Some(team.to_owned()),
            after_question: 1,
        });
        let lines = table(&sheet);
        assert_eq!(lines[0]["team"], cell);
        assert_eq!(lines[0]["title"], cell);
        assert_eq!(lines[2]["note"], cell);
        // Our own numbers are numbers.
        assert_eq!(lines[2]["points"], "-100");
        assert_eq!(lines[2]["kind"], "fine");
    }
}
