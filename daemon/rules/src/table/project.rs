//! Views of a table: the one place that decides who may see what.

pub(super) mod matches;
mod stages;

use super::{Table, legal};
use crate::contest::{Contest, Pressed, Reading};
use crate::event::{Ending, Event};
use crate::floor::Waiting;
use crate::game::{Face, Rules, Standing};
use crate::games::khamsa::Khamsa;
use crate::games::kokpar::Kokpar;
use crate::ledger::Attempt;
use crate::limits::PRESSES_SHOWN;
use crate::pages::Page;
use crate::seat_set::SeatSet;
use crate::setup::{Clue, Media, SeatSetup};
use crate::view::{
    AttemptView, ClockView, ClueView, HostView, MediaView, Onlooker, PressView, QueuedView,
    SeatView, Sound, View,
};
use crate::vocabulary::{At, Fate, Phase, Seat, Verdict};

const NS_PER_US: u64 = 1_000;
const NS_PER_MS: u64 = 1_000_000;

pub(super) fn view(table: &Table, who: Onlooker, at: At) -> View {
    let contest = table.game.contest();
    let khamsa = table.game.as_khamsa();
    View {
        revision: table.revision(),
        scene: table.scene,
        preset: table.setup.preset,
        state: table.game.state(),
        paused: table.tempo.is_paused(),
        interrupted: table.interrupted,
        place: table.game.place(),
        theme: theme(table, who),
        clue: clue(table, who),
        clock: clock(table, who, at),
        seats: seats(table, who),
        floor: floor(contest),
        queue: queue(contest),
        winners: winners(table, who),
        sounds: sounds(table, who),
        step: khamsa.and_then(matches::step),
        themes: khamsa.map_or_else(Vec::new, |khamsa| matches::themes(table, khamsa, who)),
        line_ups: khamsa.map_or_else(Vec::new, |khamsa| matches::line_ups(&table.setup, khamsa)),
        finale: khamsa.and_then(|khamsa| matches::finale(table, khamsa, who)),
        shootout: khamsa.map_or_else(Vec::new, |khamsa| khamsa.playing_off().iter().collect()),
        stages: table
            .game
            .as_kokpar()
            .map(|game| stages::stages(table, game, who)),
        frozen: contest.book().frozen.is_some(),
        signed: contest.book().signed,
        captain: match (who, khamsa) {
            (Onlooker::Captain(seat), Some(khamsa)) => matches::captain(table, khamsa, seat, at),
            (Onlooker::Captain(_) | Onlooker::Host | Onlooker::Public, _) => None,
        },
        host: match who {
            Onlooker::Host => Some(host(table, at)),
            Onlooker::Public | Onlooker::Captain(_) => None,
        },
    }
}

fn theme(table: &Table, who: Onlooker) -> Option<String> {
    let public = table.game.theme_is_public();
    let theme = table.setup.themes.get(table.game.theme_page()?)?;
    (public || who == Onlooker::Host).then(|| theme.title.clone())
}

/// The pack's question that is played, unless it is on paper.
pub(super) fn page(table: &Table) -> Option<&Clue> {
    match table.game.page()? {
        Page::Clue { theme, clue } => table.setup.themes.get(theme)?.clues.get(clue),
        Page::Spare(spare) => table.setup.spares.get(spare).map(|spare| &spare.clue),
    }
}

fn media(media: &Media) -> MediaView {
    let (kind, file) = (media.kind, media.file.clone());
    MediaView { kind, file }
}

fn clue(table: &Table, who: Onlooker) -> Option<ClueView> {
    let clue = page(table)?;
    let (asked, shown) = table.game.is_public();
    match who {
        Onlooker::Host => Some(ClueView {
            text: Some(clue.text.clone()),
            answer: Some(clue.answer.clone()),
            accept: clue.accept.clone(),
            reject: clue.reject.clone(),
            note: clue.note.clone(),
            options: clue.options.clone(),
            right: clue.right,
            media: clue.media.as_ref().map(media),
        }),
        Onlooker::Public | Onlooker::Captain(_) if asked => Some(ClueView {
            text: Some(clue.text.clone()),
            answer: shown.then(|| clue.answer.clone()),
            options: clue.options.clone(),
            right: clue.right.filter(|_| shown),
            media: clue.media.as_ref().map(media),
            ..ClueView::default()
        }),
        Onlooker::Public | Onlooker::Captain(_) => None,
    }
}

/// The host's reminder is nobody else's clock.
fn clock(table: &Table, who: Onlooker, at: At) -> Option<ClockView> {
    let hidden = |face: &Face| face.soft && who != Onlooker::Host;
    let Face { kind, clock, .. } = table.game.face().filter(|face| !hidden(face))?;
    let milliseconds = |ns: u64| u32::try_from(ns.div_ceil(NS_PER_MS)).unwrap_or(u32::MAX);
    Some(ClockView {
        kind,
        running: clock.end().is_some() && !table.tempo.is_paused(),
        left_ms: milliseconds(clock.left(table.tempo.game(at))),
        whole_ms: milliseconds(clock.whole()),
    })
}

/// Who has won; while scores are frozen, only the host knows.
fn winners(table: &Table, who: Onlooker) -> Vec<Seat> {
    let frozen = table.game.contest().book().frozen.is_some();
    if frozen && who != Onlooker::Host {
        return Vec::new();
    }
    table.game.winners()
}

/// While scores are frozen, only the host sees them move.
fn seats(table: &Table, who: Onlooker) -> Vec<SeatView> {
    let contest = table.game.contest();
    let frozen = contest.book().frozen.filter(|_| who != Onlooker::Host);
    let totals = frozen.unwrap_or_else(|| table.game.ledger().totals());
    let lamps = table.game.lamps();
    let spent = table.game.contest().floor().spent();
    let in_game = contest.in_game();
    let key = |seat: Seat| match frozen {
        Some(totals) => Standing::by(totals[seat.index()]),
        None => table.game.rank(seat),
    };
    let better = |seat: Seat| {
        let ahead = |other: &Seat| key(*other) < key(seat);
        let others = in_game.iter().filter(ahead).count();
        u8::try_from(others + 1).unwrap_or(u8::MAX)
    };
    let public = table.game.as_khamsa().is_none_or(matches::player_is_public);
    let kokpar = table.game.as_kokpar();
    let playing = kokpar.map_or(contest.manned(), Kokpar::at_question);
    let solvers = match kokpar {
        Some(kokpar) => kokpar.solvers(),
        None => contest
            .ledger()
            .solver(contest.number())
            .into_iter()
            .collect(),
    };
    let view = |place: &SeatSetup| {
        let seat = place.seat;
        let score = totals[seat.index()];
        SeatView {
            seat,
            team: place.team.clone(),
            player: table
                .player(seat)
                .filter(|_| public || who == Onlooker::Host || who == Onlooker::Captain(seat))
                .map(str::to_owned),
            score,
            lamp: lamps.0[seat.index()],
            tried: spent.contains(seat),
            plays: playing.contains(seat),
            removed: !in_game.contains(seat),
            solved: solvers.contains(seat),
            rank: better(seat),
        }
    };
    table.setup.seats.iter().map(view).collect()
}

fn floor(contest: &Contest) -> Option<Seat> {
    let answering = contest.phase() == Phase::Answering;
    contest
        .floor()
        .holder()
        .filter(|_| answering)
        .map(|holder| holder.seat)
}

/// Outside `answering` nobody waits, whatever a later amendment may bring back.
fn queue(contest: &Contest) -> Vec<QueuedView> {
    if contest.phase() != Phase::Answering {
        return Vec::new();
    }
    let first = contest.floor().first();
    let view = |waiting: &Waiting| QueuedView {
        seat: waiting.seat,
        behind_us: waiting.at.0.saturating_sub(first.0) / NS_PER_US,
    };
    contest.floor().queue().iter().map(view).collect()
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
        Event::Closed { why: Ending::Clock } | Event::ThinkingTimeUp {} => Some(Sound::Time),
        Event::Pressed {
            fate: Fate::Answered,
            ..
        } => Some(Sound::Key),
        Event::KeyDecided { .. } => Some(Sound::Right),
        Event::SignalGiven {} => Some(Sound::Signal),
        Event::Offended { .. } | Event::Eliminated { .. } => Some(Sound::Whistle),
        Event::EntriesLocked { by_clock: true, .. } => Some(Sound::Time),
        Event::StepTimeUp {} | Event::DiscussionEnded {} => Some(Sound::Time),
        Event::DiscussionBegan {} => Some(Sound::Start),
        Event::Warned {} => Some(Sound::Warning),
        Event::AnswerTimeUp {} if soft && who != Onlooker::Host => None,
        Event::AnswerTimeUp {} => Some(Sound::AnswerTime),
        _ => None,
    };
    events.iter().filter_map(sound).collect()
}

fn host(table: &Table, at: At) -> HostView {
    let contest = table.game.contest();
    let khamsa = table.game.as_khamsa();
    let legal = legal::legal(table, at);
    let answering = contest.phase() == Phase::Answering;
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
        entries: khamsa.map_or_else(Vec::new, |khamsa| {
            let places = table.setup.seats.iter();
            places
                .filter_map(|place| matches::entry(khamsa, place.seat))
                .collect()
        }),
        rosters: khamsa.map_or_else(Vec::new, |khamsa| {
            let places = table.setup.seats.iter();
            places.map(|place| matches::roster(khamsa, place)).collect()
        }),
        disputes: contest.book().disputes.iter().copied().collect(),
        spares: khamsa.and_then(Khamsa::spares_left),
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
