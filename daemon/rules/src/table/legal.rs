//! Which commands are legal: those of all candidates that the table would obey. There is no other
//! source of legality, here or in a browser.

use super::{Table, project};
use crate::game::Rules;
use crate::vocabulary::{At, Cause, Command, State, Verdict};

const VERDICTS: [Verdict; 5] = [
    Verdict::Correct,
    Verdict::Wrong,
    Verdict::NoAnswer,
    Verdict::Late,
    Verdict::Double,
];

/// Sample points of a correction by hand; any other may be said instead.
const SAMPLE_POINTS: i64 = 100;

pub(super) fn legal(table: &Table, at: At) -> Vec<Command> {
    let candidates = candidates(table);
    candidates
        .into_iter()
        .filter(|command| obeys(table, at, command))
        .collect()
}

/// Whether the table would obey this now.
pub(super) fn obeys(table: &Table, at: At, command: &Command) -> bool {
    let cause = Cause::Said {
        command: command.clone(),
        id: None,
    };
    table.decide(at, &cause).is_ok()
}

fn candidates(table: &Table) -> Vec<Command> {
    let mut words = table.game.own_words();
    words.extend([
        Command::Close {},
        Command::Answer {},
        Command::Withdraw {},
        Command::Replace {},
        Command::Pause {},
        Command::Resume {},
        Command::Undo {},
    ]);
    let seats = || table.setup.seats.iter().map(|seat| seat.seat);
    for seat in seats() {
        words.extend(VERDICTS.map(|verdict| Command::Judge { seat, verdict }));
        words.push(Command::Began { seat });
        words.push(Command::Release { seat });
        words.push(Command::First { seat });
        words.push(Command::Buzz { seat });
    }
    let ledger = table.game.ledger();
    let last = ledger
        .attempts()
        .last()
        .map_or(0, |attempt| attempt.question);
    let recent = ledger.of(last).filter(|attempt| attempt.by_host).count();
    let count = ledger.count();
    for attempt in (1..=count).rev().take(recent) {
        words.extend(VERDICTS.map(|verdict| Command::Amend { attempt, verdict }));
    }
    if let Some(seat) = seats().next() {
        let price = table.game.contest().price();
        let points = if price == 0 {
            SAMPLE_POINTS
        } else {
            i64::from(price)
        };
        words.push(Command::Fine {
            seat,
            points,
            reason: None,
        });
        let reason = String::from("?");
        words.push(Command::Adjust {
            seat,
            points: SAMPLE_POINTS,
            reason,
        });
    }
    words
}

/// The likeliest of the legal words, best first.
pub(super) fn likely(table: &Table, legal: &[Command]) -> Vec<Command> {
    let contest = table.game.contest();
    let mut likely: Vec<Command> = if table.tempo.is_paused() {
        vec![
            Command::Resume {},
            Command::Replace {},
            Command::Withdraw {},
        ]
    } else {
        match contest.state() {
            State::Calling => vec![Command::Call {}],
            State::Ready => vec![Command::Theme {}, Command::Go {}],
            State::Value => vec![Command::Read {}],
            State::Reading => vec![Command::Done {}],
            State::Thinking | State::Open => vec![Command::Close {}],
            State::Answering => Vec::new(),
            // With questions on paper there is no answer to show: the host says it and goes on.
            State::Closed if project::page(table).is_none_or(|clue| clue.answer.is_empty()) => {
                vec![Command::Next {}, Command::Answer {}]
            }
            State::Closed => vec![Command::Answer {}, Command::Next {}],
            State::Shown | State::Void => vec![Command::Next {}],
            State::Over => Vec::new(),
        }
    };
    if contest.state() == State::Ready && !table.tempo.is_paused() {
        let shows = |command: &&Command| matches!(command, Command::Show { .. });
        likely.extend(legal.iter().find(shows).cloned());
    }
    if contest.state() == State::Answering && !table.tempo.is_paused() {
        if let Some(holder) = contest.floor().holder() {
            let judge = |verdict| Command::Judge {
                seat: holder.seat,
                verdict,
            };
            likely.extend([Verdict::Correct, Verdict::Wrong].map(judge));
            let place = if contest.is_overdue() {
                0
            } else {
                likely.len()
            };
            likely.insert(place, judge(Verdict::Late));
        }
        likely.extend(
            contest
                .floor()
                .tied()
                .iter()
                .map(|seat| Command::First { seat }),
        );
    }
    likely.retain(|command| legal.contains(command));
    likely
}
