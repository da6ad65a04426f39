//! Puts the ledger's lines to the questions that they belong to, and sums them up. The ledger alone
//! says what counts.

use std::collections::BTreeMap;

use super::notes::Place;
use super::walk::{Reveal, Walk};
use super::{
    Protocol, ProtocolAttempt, ProtocolFinale, ProtocolFinaleSeat, ProtocolQuestion, ProtocolRound,
    ProtocolSeat, ProtocolShootout, ProtocolStanding, ProtocolUndo, SeatPoints,
};
use crate::event::Event;
use crate::game::Rules;
use crate::ledger::{Attempt, Counts};
use crate::setup::Setup;
use crate::table::Table;
use crate::vocabulary::{Cause, Points, Seat, State, Verdict};

const NS_PER_MS: u64 = 1_000_000;
const NS_PER_US: u64 = 1_000;

/// A line of the ledger as it stands.
struct Line<'a> {
    /// Among the ledger's attempts.
    place: usize,
    attempt: &'a Attempt,
    told: ProtocolAttempt,
}

/// All that has been noted, with what the ledger says.
pub(super) fn finish(mut walk: Walk<'_>, table: &Table) -> Protocol {
    walk.take_line_ups();
    let setup = walk.setup;
    let game = walk.game.clone();
    let lines = lines(game.ledger().judged());
    let book = game.contest().book();
    let mut attempts: BTreeMap<u32, Vec<ProtocolAttempt>> = BTreeMap::new();
    let in_questions = |line: &&Line<'_>| line.attempt.counts != Counts::Stake;
    for line in lines.iter().filter(in_questions) {
        let of_it = attempts.entry(line.attempt.question).or_default();
        of_it.push(line.told);
    }
    let course = std::mem::take(&mut walk.course);
    let stages = game.as_kokpar().map(|kokpar| {
        let notes = &mut walk.notes;
        course.finish(setup, kokpar, notes, &mut attempts)
    });
    let mut rounds = std::mem::take(&mut walk.rounds);
    let mut between_equals = Vec::new();
    for (number, note) in &mut walk.notes {
        let Some(place) = note.place else { continue };
        let question = ProtocolQuestion {
            number: *number,
            level: note.level,
            price: note.price,
            players: std::mem::take(&mut note.players),
            presses: note.presses(),
            presses_left_out: note.left_out(),
            attempts: attempts.remove(number).unwrap_or_default(),
            outcome: note.outcome,
            disputed: note.disputed,
            dispute_open: book.disputes.contains(number),
            lots: std::mem::take(&mut note.lots),
        };
        match place {
            Place::Theme { round, theme } => rounds[round].themes[theme].questions.push(question),
            Place::Shootout => between_equals.push(question),
        }
    }
    for round in &mut rounds {
        sum_up(round, setup);
    }
    let standings = standings(&walk);
    let over = game.state() == State::Over || book.signed;
    Protocol {
        preset: setup.preset,
        pack: setup.pack.clone(),
        signed: book.signed,
        frozen: book.frozen.is_some(),
        seats: seats(&walk),
        opening: points(setup.scores.iter().map(|(seat, points)| (*seat, *points))),
        rounds,
        finale: finale(&mut walk, &lines),
        shootout: walk.shootout.take().map(|seats| ProtocolShootout {
            winner: winner(&seats, &standings).filter(|_| over),
            seats,
            questions: between_equals,
        }),
        stages,
        named: walk.named,
        corrections: walk.corrections,
        amendments: walk.amendments,
        lots: walk.lots,
        undone: u32::try_from(undos(table).count()).unwrap_or(u32::MAX),
        undos: undos(table).collect(),
        options: setup.options.clone().into_iter().collect(),
        seed: over.then(|| setup.seed.to_string()),
        standings,
    }
}

fn points(of: impl Iterator<Item = (Seat, Points)>) -> Vec<SeatPoints> {
    of.map(|(seat, points)| SeatPoints { seat, points })
        .collect()
}

/// Every attempt with its number and whether it counts.
fn lines<'a>(judged: impl Iterator<Item = (&'a Attempt, bool)>) -> Vec<Line<'a>> {
    let mut numbered = 0;
    let line = |(place, (attempt, void)): (usize, (&'a Attempt, bool))| {
        numbered += u32::from(attempt.by_host);
        let told = ProtocolAttempt {
            attempt: if attempt.by_host { numbered } else { 0 },
            seat: attempt.seat,
            verdict: attempt.verdict,
            points: if void { 0 } else { attempt.points },
            void,
            // Whoever said nothing took all of the time, which is no answer's.
            time_us: Some(attempt.time_ns / NS_PER_US)
                .filter(|us| *us > 0 && attempt.verdict != Verdict::NoAnswer),
        };
        Line {
            place,
            attempt,
            told,
        }
    };
    judged.enumerate().map(line).collect()
}

/// Player by theme, team by round (AZ-30, AZ-31).
fn sum_up(round: &mut ProtocolRound, setup: &Setup) {
    let mut totals: BTreeMap<Seat, Points> = BTreeMap::new();
    for theme in &mut round.themes {
        let mut sums: BTreeMap<Seat, Points> = BTreeMap::new();
        for attempt in theme.questions.iter().flat_map(|q| &q.attempts) {
            *sums.entry(attempt.seat).or_default() += attempt.points;
        }
        let sum = |seat: Seat| sums.get(&seat).copied().unwrap_or(0);
        for place in &setup.seats {
            *totals.entry(place.seat).or_default() += sum(place.seat);
        }
        theme.subtotals = points(
            setup
                .seats
                .iter()
                .map(|place| (place.seat, sum(place.seat))),
        );
    }
    let total = |seat: Seat| totals.get(&seat).copied().unwrap_or(0);
    round.totals = points(
        setup
            .seats
            .iter()
            .map(|place| (place.seat, total(place.seat))),
    );
}

fn seats(walk: &Walk<'_>) -> Vec<ProtocolSeat> {
    let in_game = walk.game.contest().in_game();
    let seats = walk.setup.seats.iter();
    seats
        .map(|place| ProtocolSeat {
            seat: place.seat,
            team: place.team.clone(),
            players: place.players.clone(),
            reserves: place.reserves.clone(),
            removed: !in_game.contains(place.seat),
        })
        .collect()
}

fn standings(walk: &Walk<'_>) -> Vec<ProtocolStanding> {
    let game = &walk.game;
    let totals = game.ledger().totals();
    let in_game = game.contest().in_game();
    let place = |seat: Seat| {
        let better = |other: &Seat| !in_game.contains(seat) || game.rank(*other) < game.rank(seat);
        u8::try_from(in_game.iter().filter(better).count() + 1).unwrap_or(u8::MAX)
    };
    let standing = |seat: Seat| ProtocolStanding {
        seat,
        place: place(seat),
        score: totals[seat.index()],
    };
    let ranked = game.order();
    // Some games rank only those who are still in them.
    let seats = walk.setup.seats.iter().map(|place| place.seat);
    let out: Vec<Seat> = seats.filter(|seat| !ranked.contains(seat)).collect();
    ranked.into_iter().chain(out).map(standing).collect()
}

/// The best of these, if nobody is as good.
fn winner(seats: &[Seat], standings: &[ProtocolStanding]) -> Option<Seat> {
    let place = |seat: &Seat| standings.iter().find(|s| s.seat == *seat).map(|s| s.place);
    let best = seats.iter().filter_map(place).min()?;
    let mut first = seats.iter().filter(|seat| place(seat) == Some(best));
    let winner = first.next()?;
    first.next().is_none().then_some(*winner)
}

fn finale(walk: &mut Walk<'_>, lines: &[Line<'_>]) -> Option<ProtocolFinale> {
    let number = walk.finale?;
    let mut reveals = std::mem::take(&mut walk.reveals);
    let khamsa = walk.game.as_khamsa()?;
    let playing = khamsa.finalists();
    let mut seats: Vec<ProtocolFinaleSeat> = walk
        .setup
        .seats
        .iter()
        .map(|place| ProtocolFinaleSeat {
            seat: place.seat,
            plays: playing.contains(place.seat),
            attempt: None,
            wager: None,
            answer: None,
            verdict: None,
            points: 0,
        })
        .collect();
    let mut voided = Vec::new();
    for line in lines.iter().filter(|l| l.attempt.counts == Counts::Stake) {
        let Some(Reveal { wager, answer }) = reveals.remove(&line.place) else {
            continue;
        };
        let judged = ProtocolFinaleSeat {
            seat: line.told.seat,
            plays: true,
            attempt: Some(line.told.attempt),
            wager,
            answer,
            verdict: Some(line.told.verdict),
            points: line.told.points,
        };
        match seats.iter_mut().find(|s| s.seat == judged.seat) {
            Some(seat) if !line.told.void => *seat = judged,
            Some(_) | None => voided.push(judged),
        }
    }
    let note = walk.notes.get(&number);
    Some(ProtocolFinale {
        number,
        seats,
        voided,
        outcome: note.map(|note| note.outcome).unwrap_or_default(),
        disputed: note.is_some_and(|note| note.disputed),
        dispute_open: walk.game.contest().book().disputes.contains(&number),
    })
}

/// Every word that was taken back. What teams decide stays their own.
fn undos(table: &Table) -> impl Iterator<Item = ProtocolUndo> {
    let entries = table.entries();
    entries.iter().flat_map(move |undo| {
        let (at_ms, events) = (undo.at.0 / NS_PER_MS, undo.events.iter());
        events.filter_map(move |event| {
            let Event::Undone { entry, .. } = event else {
                return None;
            };
            let entry = entries.get(usize::try_from(*entry).ok()?)?;
            let word = match &entry.cause {
                Cause::Said { command, .. } => Some(command),
                Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => None,
            };
            let word = word.filter(|word| word.of_captain().is_none()).cloned();
            Some(ProtocolUndo { at_ms, word })
        })
    })
}
