//! Which commands are legal: those of all candidates that the table would obey. There is no other
//! source of legality, here or in a browser.

use super::{Table, project};
use crate::contest::Contest;
use crate::game::Rules;
use crate::games::khamsa::Khamsa;
use crate::vocabulary::{At, Cause, Command, Phase, State, Verdict};

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
        words.push(Command::Buzz { seat, key: None });
        words.push(Command::Remove { seat });
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
    words.extend(words_of_book(table));
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

/// Words about questions that have been played. A dispute may be about the present one or the one
/// before it, judged or not; what counts for nothing after all is the last that was judged. Any other
/// may be said instead.
fn words_of_book(table: &Table) -> Vec<Command> {
    let contest = table.game.contest();
    let begun = table.game.begun();
    let last = contest.ledger().last_question();
    let mut words = vec![
        Command::Dispute { question: begun },
        Command::Annul { question: last },
        Command::Freeze { frozen: true },
        Command::Freeze { frozen: false },
    ];
    if begun == contest.number() && begun > 1 {
        let question = begun - 1;
        words.push(Command::Dispute { question });
    }
    let open = contest.book().disputes.iter();
    words.extend(open.map(|question| Command::Settle {
        question: *question,
    }));
    words
}

/// The likeliest of the legal words, best first.
pub(super) fn likely(table: &Table, legal: &[Command]) -> Vec<Command> {
    let contest = table.game.contest();
    let state = table.game.state();
    let paused = table.tempo.is_paused();
    let mut likely: Vec<Command> = if paused {
        vec![
            Command::Resume {},
            Command::Replace {},
            Command::Withdraw {},
        ]
    } else if let Some(kokpar) = table.game.as_kokpar() {
        kokpar.likely(state)
    } else {
        likely_in(table, state)
    };
    if state == State::Ready && !paused && table.game.as_kokpar().is_none() {
        let shows = |command: &&Command| matches!(command, Command::Show { .. });
        likely.extend(legal.iter().find(shows).cloned());
    }
    if contest.phase() == Phase::Answering && !paused && table.game.as_kokpar().is_none() {
        likely.extend(likely_verdicts(contest));
    }
    // `tie_policy host`: equals wait for a word before the book is closed.
    if state == State::Over {
        let names = |command: &&Command| matches!(command, Command::First { .. });
        likely.splice(0..0, legal.iter().filter(names).cloned());
    }
    likely.retain(|command| legal.contains(command));
    likely
}

fn likely_in(table: &Table, state: State) -> Vec<Command> {
    let judge = |seat, verdict| Command::Judge { seat, verdict };
    match state {
        State::Picking => vec![Command::Theme {}, Command::Lock {}],
        State::Assigning | State::Sequencing | State::Striking => {
            vec![Command::Start {}, Command::Lock {}]
        }
        State::Wagering | State::Collecting => vec![Command::Start {}, Command::Lock {}],
        State::Naming => vec![Command::Show {
            price: None,
            key: None,
        }],
        // Ended early only on purpose: the host's wired key says what is likely.
        State::Discussing => Vec::new(),
        State::Revealing => {
            let khamsa = table.game.as_khamsa();
            let next = khamsa.and_then(Khamsa::next_to_reveal);
            let verdicts = [Verdict::Correct, Verdict::Wrong, Verdict::NoAnswer];
            next.map_or_else(Vec::new, |seat| {
                verdicts.map(|verdict| judge(seat, verdict)).to_vec()
            })
        }
        State::Calling => vec![Command::Call {}],
        State::Ready => vec![Command::Theme {}, Command::Go {}],
        State::Value => vec![Command::Read {}],
        State::Reading => vec![Command::Done {}, Command::Discuss {}],
        State::Thinking | State::Open => vec![Command::Close {}],
        State::Answering => Vec::new(),
        // With questions on paper there is no answer to show: the host says it and goes on.
        State::Closed if project::page(table).is_none_or(|clue| clue.answer.is_empty()) => {
            vec![Command::Next {}, Command::Answer {}]
        }
        State::Closed => vec![Command::Answer {}, Command::Next {}],
        State::Shown | State::Void => vec![Command::Next {}],
        State::Presenting => vec![Command::Go {}],
        State::WaitingSignal => vec![Command::Signal {}],
        State::Rebound => Vec::new(),
        State::Over => vec![Command::Sign {}],
    }
}

fn likely_verdicts(contest: &Contest) -> Vec<Command> {
    let mut likely = Vec::new();
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
    let tied = contest.floor().tied();
    likely.extend(tied.iter().map(|seat| Command::First { seat }));
    likely
}
