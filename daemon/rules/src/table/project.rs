//! Views of a table: the one place that decides who may see what.

use super::{Table, legal};
use crate::contest::{Contest, Pressed, Reading};
use crate::event::{Ending, Event};
use crate::floor::Waiting;
use crate::game::Rules;
use crate::ledger::Attempt;
use crate::limits::PRESSES_SHOWN;
use crate::seat_set::SeatSet;
use crate::setup::{Clue, SeatSetup};
use crate::view::{
    AttemptView, ClockKind, ClockView, ClueView, HostView, Onlooker, PressView, QueuedView,
    SeatView, Sound, View,
};
use crate::vocabulary::{At, Fate, Seat, State, Verdict};

const NS_PER_US: u64 = 1_000;
const NS_PER_MS: u64 = 1_000_000;

pub(super) fn view(table: &Table, who: Onlooker, at: At) -> View {
    let contest = table.game.contest();
    View {
        revision: table.revision(),
        scene: table.scene,
        preset: table.setup.preset,
        state: contest.state(),
        paused: table.tempo.is_paused(),
        interrupted: table.interrupted,
        place: table.game.place(),
        theme: theme(table, who),
        clue: clue(table, who),
        clock: clock(table, who, at),
        seats: seats(table),
        floor: floor(contest),
        queue: queue(contest),
        winners: winners(table),
        sounds: sounds(table, who),
        host: match who {
            Onlooker::Host => Some(host(table, at)),
            Onlooker::Public => None,
        },
    }
}

fn theme(table: &Table, who: Onlooker) -> Option<String> {
    let public = table.game.theme_is_public();
    let theme = table
        .game
        .page()
        .and_then(|(theme, _)| table.setup.themes.get(theme))?;
    (public || who == Onlooker::Host).then(|| theme.title.clone())
}

/// The pack's question that is played, unless it is on paper or was replaced.
pub(super) fn page(table: &Table) -> Option<&Clue> {
    let (theme, question) = table.game.page()?;
    let clue = table.setup.themes.get(theme)?.clues.get(question)?;
    (!table.game.contest().is_replaced()).then_some(clue)
}

fn clue(table: &Table, who: Onlooker) -> Option<ClueView> {
    let contest = table.game.contest();
    let clue = page(table)?;
    let shown = contest.state() == State::Shown;
    match who {
        Onlooker::Host => Some(ClueView {
            text: Some(clue.text.clone()),
            answer: Some(clue.answer.clone()),
            accept: clue.accept.clone(),
            reject: clue.reject.clone(),
            note: clue.note.clone(),
        }),
        Onlooker::Public if shown || contest.reading() == Reading::Done => Some(ClueView {
            text: Some(clue.text.clone()),
            answer: shown.then(|| clue.answer.clone()),
            ..ClueView::default()
        }),
        Onlooker::Public => None,
    }
}

/// The host's reminder is nobody else's clock.
fn clock(table: &Table, who: Onlooker, at: At) -> Option<ClockView> {
    let contest = table.game.contest();
    let hidden = contest.clock_is_soft() && who == Onlooker::Public;
    let clock = contest.clock().filter(|_| !hidden)?;
    let kind = match contest.state() {
        State::Answering => ClockKind::Answering,
        State::Calling | State::Ready | State::Value | State::Reading => ClockKind::Thinking,
        State::Thinking | State::Open | State::Closed => ClockKind::Thinking,
        State::Shown | State::Void | State::Over => ClockKind::Thinking,
    };
    let milliseconds = |ns: u64| u32::try_from(ns.div_ceil(NS_PER_MS)).unwrap_or(u32::MAX);
    Some(ClockView {
        kind,
        running: clock.end().is_some() && !table.tempo.is_paused(),
        left_ms: milliseconds(clock.left(table.tempo.game(at))),
        whole_ms: milliseconds(clock.whole()),
    })
}

fn seats(table: &Table) -> Vec<SeatView> {
    let totals = table.game.ledger().totals();
    let lamps = table.game.lamps();
    let spent = table.game.contest().floor().spent();
    let better = |score| {
        let others = table
            .setup
            .seats
            .iter()
            .filter(|o| totals[o.seat.index()] > score)
            .count();
        u8::try_from(others + 1).unwrap_or(u8::MAX)
    };
    let view = |place: &SeatSetup| {
        let seat = place.seat;
        let score = totals[seat.index()];
        SeatView {
            seat,
            team: place.team.clone(),
            player: table.player(seat).map(str::to_owned),
            score,
            lamp: lamps.0[seat.index()],
            tried: spent.contains(seat),
            rank: better(score),
        }
    };
    table.setup.seats.iter().map(view).collect()
}

fn floor(contest: &Contest) -> Option<Seat> {
    let answering = contest.state() == State::Answering;
    contest
        .floor()
        .holder()
        .filter(|_| answering)
        .map(|holder| holder.seat)
}

/// Outside `answering` nobody waits, whatever a later amendment may bring back.
fn queue(contest: &Contest) -> Vec<QueuedView> {
    if contest.state() != State::Answering {
        return Vec::new();
    }
    let first = contest.floor().first();
    let view = |waiting: &Waiting| QueuedView {
        seat: waiting.seat,
        behind_us: waiting.at.0.saturating_sub(first.0) / NS_PER_US,
    };
    contest.floor().queue().iter().map(view).collect()
}

fn winners(table: &Table) -> Vec<Seat> {
    let contest = table.game.contest();
    let over = contest.state() == State::Over;
    if over {
        contest.ledger().leaders(contest.at_table())
    } else {
        Vec::new()
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a new event is silent unless said here"
)]
fn sounds(table: &Table, who: Onlooker) -> Vec<Sound> {
    let soft = table.game.contest().manner().answer.is_soft();
    let events = table
        .entries
        .last()
        .map_or(&[][..], |entry| entry.events.as_slice());
    let sound = |event: &Event| match event {
        Event::Pressed {
            seat,
            fate: Fate::Floor,
            ..
        } => Some(Sound::Press(*seat)),
        Event::Judged {
            verdict: Verdict::Correct,
            ..
        } => Some(Sound::Right),
        Event::Judged { .. } | Event::Forfeited { .. } => Some(Sound::Wrong),
        Event::Closed { why: Ending::Clock } => Some(Sound::Time),
        Event::AnswerTimeUp {} if soft && who == Onlooker::Public => None,
        Event::AnswerTimeUp {} => Some(Sound::AnswerTime),
        _ => None,
    };
    events.iter().filter_map(sound).collect()
}

fn host(table: &Table, at: At) -> HostView {
    let contest = table.game.contest();
    let legal = legal::legal(table, at);
    let answering = contest.state() == State::Answering;
    let tied = if answering {
        contest.floor().tied()
    } else {
        SeatSet::EMPTY
    };
    HostView {
        likely: legal::likely(table, &legal),
        legal,
        undo: table.last_word().cloned(),
        attempts: attempts(contest),
        presses: presses(contest),
        before_reading: answering && contest.reading() == Reading::NotBegun,
        answer_overdue: contest.is_overdue(),
        tied: tied.iter().collect(),
        lots: contest.drawn().to_vec(),
    }
}

fn attempts(contest: &Contest) -> Vec<AttemptView> {
    let mut numbered = 0;
    let view = |(attempt, void): (&Attempt, bool)| {
        numbered += u32::from(attempt.by_host);
        AttemptView {
            attempt: if attempt.by_host { numbered } else { 0 },
            question: attempt.question,
            price: attempt.price,
            seat: attempt.seat,
            verdict: attempt.verdict,
            points: if void { 0 } else { attempt.points },
            void,
        }
    };
    contest.ledger().judged().map(view).collect()
}

fn presses(contest: &Contest) -> Vec<PressView> {
    let presses = contest.presses();
    let counts = |fate: Fate| match fate {
        Fate::Floor | Fate::Queued | Fate::Answered => true,
        Fate::Ignored(_) => false,
    };
    let first = presses
        .iter()
        .filter(|press| counts(press.fate))
        .map(|press| press.at.0)
        .min();
    let first = first
        .or(presses.first().map(|press| press.at.0))
        .unwrap_or(0);
    let behind = |at: u64| {
        let distance = i64::try_from(at.abs_diff(first) / NS_PER_US).unwrap_or(i64::MAX);
        if at < first { -distance } else { distance }
    };
    let view = |press: &Pressed| PressView {
        seat: press.seat,
        key: press.key,
        after_first_us: behind(press.at.0),
        fate: press.fate,
    };
    let skipped = presses.len().saturating_sub(PRESSES_SHOWN);
    let mut shown: Vec<PressView> = presses[skipped..].iter().map(view).collect();
    shown.sort_by_key(|press| press.after_first_us);
    shown
}
