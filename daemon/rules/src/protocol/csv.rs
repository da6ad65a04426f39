//! The protocol as a table for spreadsheets: one line for each attempt, fine and correction, so that
//! the points of a seat sum up to its score. Names of columns and words in them are those of the wire.

use super::{
    Protocol, ProtocolAttempt, ProtocolFinaleSeat, ProtocolOutcome, ProtocolQuestion,
    ProtocolStageQuestion, ProtocolStages,
};
use crate::view::Round;
use crate::vocabulary::{Key, Points, Seat, Verdict};

/// Says to spreadsheets that what follows is UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// What begins a formula: the four signs and their wide forms.
const FORMULA: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

const COLUMNS: [&str; 18] = [
    "kind", "round", "theme", "title", "question", "price", "attempt", "seat", "team", "player",
    "verdict", "points", "void", "outcome", "note", "key", "right", "time_us",
];

/// A line; what does not concern it is empty.
#[derive(Default)]
struct Row {
    kind: &'static str,
    round: Option<Round>,
    theme: Option<u8>,
    title: Option<String>,
    question: Option<u32>,
    price: Option<Points>,
    attempt: Option<u32>,
    seat: Option<Seat>,
    player: Option<String>,
    verdict: Option<Verdict>,
    points: Points,
    void: bool,
    outcome: &'static str,
    note: Option<String>,
    key: Option<Key>,
    right: Option<Key>,
    time_us: Option<u64>,
}

/// The table: UTF-8 with a byte order mark, commas, lines that end with CR LF (RFC 4180). Text from
/// people that would be taken for a formula has an apostrophe before it.
#[must_use]
pub fn csv(protocol: &Protocol) -> String {
    let mut text = String::from(BYTE_ORDER_MARK);
    push_line(&mut text, COLUMNS.iter().map(|name| (*name).to_owned()));
    for row in rows(protocol) {
        push_line(&mut text, cells(protocol, row).into_iter());
    }
    text
}

fn rows(protocol: &Protocol) -> Vec<Row> {
    let mut rows = Vec::new();
    for opening in &protocol.opening {
        rows.push(Row {
            kind: "opening",
            seat: Some(opening.seat),
            points: opening.points,
            ..Row::default()
        });
    }
    for round in &protocol.rounds {
        for theme in &round.themes {
            for question in &theme.questions {
                for attempt in &question.attempts {
                    let player = theme.players.iter().find(|p| p.seat == attempt.seat);
                    rows.push(Row {
                        kind: "attempt",
                        round: round.round,
                        theme: round.round.map(|_| theme.number),
                        title: theme.title.clone(),
                        player: player.map(|player| player.name.clone()),
                        ..answered(question, attempt)
                    });
                }
            }
        }
    }
    if let Some(stages) = &protocol.stages {
        push_stages(&mut rows, stages);
    }
    if let Some(finale) = &protocol.finale {
        let judged = finale.seats.iter().filter(|seat| seat.verdict.is_some());
        let lines = finale.voided.iter().map(|seat| (seat, true));
        for (seat, void) in lines.chain(judged.map(|seat| (seat, false))) {
            rows.push(Row {
                question: Some(finale.number),
                outcome: outcome(finale.outcome),
                void,
                ..staked(seat)
            });
        }
    }
    for question in protocol.shootout.iter().flat_map(|s| &s.questions) {
        for attempt in &question.attempts {
            let player = question.players.iter().find(|p| p.seat == attempt.seat);
            rows.push(Row {
                // Apart from the totals, so that nobody sums it up with them.
                kind: "shootout",
                round: Some(Round::Shootout),
                player: player.map(|player| player.name.clone()),
                ..answered(question, attempt)
            });
        }
    }
    for correction in &protocol.corrections {
        let after = correction.after_question;
        rows.push(Row {
            kind: if correction.fine {
                "fine"
            } else {
                "correction"
            },
            question: Some(after).filter(|after| *after > 0),
            seat: Some(correction.seat),
            points: correction.points,
            note: correction.reason.clone(),
            ..Row::default()
        });
    }
    rows
}

/// The Kazakh game: a line for each answer, spoken or by a key, and one for each offence.
fn push_stages(rows: &mut Vec<Row>, stages: &ProtocolStages) {
    for asked in &stages.questions {
        let of_it = |row: Row| Row {
            round: Some(asked.stage),
            theme: asked.theme,
            title: asked.title.clone(),
            right: asked.right,
            ..row
        };
        for attempt in &asked.question.attempts {
            let key = key_of(asked, attempt);
            rows.push(of_it(Row {
                kind: if key.is_some() { "key" } else { "attempt" },
                key,
                note: asked.host_timed.then(|| "host_timed".to_owned()),
                ..answered(&asked.question, attempt)
            }));
        }
        // Keys that decide have no points, and so no attempts.
        let apart = asked.stage == Round::SuddenDeath || asked.stage == Round::Overtime;
        for answer in asked.answers.iter().filter(|_| apart) {
            rows.push(of_it(Row {
                kind: "key",
                question: Some(asked.question.number),
                seat: Some(answer.seat),
                verdict: Some(answer.verdict),
                outcome: outcome(asked.question.outcome),
                key: answer.key,
                time_us: answer.time_us,
                note: (asked.decided == Some(answer.seat)).then(|| "decided".to_owned()),
                ..Row::default()
            }));
        }
    }
    for offence in &stages.offences {
        rows.push(Row {
            kind: "offence",
            question: Some(offence.question),
            seat: Some(offence.seat),
            note: Some(if offence.out { "out" } else { "warning" }.to_owned()),
            ..Row::default()
        });
    }
}

/// The key of an answer that counts; those of a question that was replaced are told without.
fn key_of(asked: &ProtocolStageQuestion, attempt: &ProtocolAttempt) -> Option<Key> {
    let mut answers = asked.answers.iter();
    let answer = answers.find(|answer| answer.seat == attempt.seat)?;
    answer.key.filter(|_| answer.verdict == attempt.verdict)
}

fn answered(question: &ProtocolQuestion, attempt: &ProtocolAttempt) -> Row {
    Row {
        question: Some(question.number),
        price: question.price.map(Points::from),
        attempt: Some(attempt.attempt).filter(|number| *number > 0),
        seat: Some(attempt.seat),
        verdict: Some(attempt.verdict),
        points: attempt.points,
        void: attempt.void,
        time_us: attempt.time_us,
        outcome: outcome(question.outcome),
        ..Row::default()
    }
}

fn staked(seat: &ProtocolFinaleSeat) -> Row {
    Row {
        kind: "final",
        round: Some(Round::Final),
        price: seat.wager,
        attempt: seat.attempt,
        seat: Some(seat.seat),
        verdict: seat.verdict,
        points: seat.points,
        note: seat.answer.clone(),
        ..Row::default()
    }
}

fn cells(protocol: &Protocol, row: Row) -> [String; 18] {
    fn number<T: ToString>(number: Option<T>) -> String {
        number.map_or_else(String::new, |number| number.to_string())
    }
    let text = |text: Option<String>| text.map_or_else(String::new, |text| harmless(&text));
    let team = protocol.seats.iter().find(|s| Some(s.seat) == row.seat);
    [
        row.kind.to_owned(),
        row.round.map_or("", round).to_owned(),
        number(row.theme),
        text(row.title),
        number(row.question),
        number(row.price),
        number(row.attempt),
        number(row.seat.map(Seat::number)),
        text(team.map(|team| team.team.clone())),
        text(row.player),
        row.verdict.map_or("", verdict).to_owned(),
        row.points.to_string(),
        if row.void { "void" } else { "" }.to_owned(),
        row.outcome.to_owned(),
        text(row.note),
        row.key.map_or("", key).to_owned(),
        row.right.map_or("", key).to_owned(),
        number(row.time_us),
    ]
}

fn key(key: Key) -> &'static str {
    match key {
        Key::A => "a",
        Key::B => "b",
        Key::C => "c",
    }
}

fn round(round: Round) -> &'static str {
    match round {
        Round::Open => "open",
        Round::Semi => "semi",
        Round::Secret => "secret",
        Round::Personal => "personal",
        Round::Final => "final",
        Round::Shootout => "shootout",
        Round::Baige => "baige",
        Round::Polyglot => "polyglot",
        Round::SuddenDeath => "sudden-death",
        Round::Kokpar => "kokpar",
        Round::Overtime => "overtime",
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Correct => "correct",
        Verdict::Wrong => "wrong",
        Verdict::Double => "double",
        Verdict::NoAnswer => "no-answer",
        Verdict::Late => "late",
    }
}

fn outcome(outcome: ProtocolOutcome) -> &'static str {
    match outcome {
        ProtocolOutcome::Played => "played",
        ProtocolOutcome::Withdrawn => "withdrawn",
        ProtocolOutcome::Replaced => "replaced",
        ProtocolOutcome::Annulled => "annulled",
    }
}

/// Text that no spreadsheet takes for a formula.
fn harmless(text: &str) -> String {
    // A spreadsheet looks past what leaves no ink.
    let hidden = |c: char| {
        c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
    };
    if text.trim_start_matches(hidden).starts_with(FORMULA) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn push_line(text: &mut String, cells: impl Iterator<Item = String>) {
    for (place, cell) in cells.enumerate() {
        if place > 0 {
            text.push(',');
        }
        if cell.contains([',', '"', '\r', '\n']) {
            text.push('"');
            text.push_str(&cell.replace('"', "\"\""));
            text.push('"');
        } else {
            text.push_str(&cell);
        }
    }
    text.push_str("\r\n");
}
