//! What happened, in plain English for whoever plays a file on the command line.

use super::expect::state_word;
use super::header::letter_of;
use crate::event::{Ending, Event, KeyAnswer};
use crate::setup::SetupError;
use crate::view::{Lamp, Round};
use crate::vocabulary::{Fate, Ignored, Key, Points, Refusal, Seat, Verdict};

const NS: u64 = 1_000_000_000;

/// Why presses are ignored, in the words of the format.
pub(super) const IGNORED: [(Ignored, &str); 9] = [
    (Ignored::Eliminated, "eliminated"),
    (Ignored::Held, "held"),
    (Ignored::Paused, "paused"),
    (Ignored::NotAtTable, "not-at-table"),
    (Ignored::Early, "early"),
    (Ignored::Late, "late"),
    (Ignored::Closed, "closed"),
    (Ignored::AlreadyAnswered, "already-answered"),
    (Ignored::AlreadyQueued, "already-queued"),
];

/// What lamps do, in the words of the format.
pub(super) const LAMPS: [(Lamp, &str); 4] = [
    (Lamp::Off, "off"),
    (Lamp::Armed, "armed"),
    (Lamp::Blink, "blink"),
    (Lamp::On, "on"),
];

/// Seconds with at least three decimals.
pub(super) fn seconds(ns: u64) -> String {
    let (whole, part) = (ns / NS, format!("{:09}", ns % NS));
    let digits = part.trim_end_matches('0').len().max(3);
    format!("{whole}.{}", &part[..digits])
}

pub(super) fn fate(fate: Fate) -> String {
    match fate {
        Fate::Floor => "floor".to_owned(),
        Fate::Queued => "queued".to_owned(),
        Fate::Answered => "answered".to_owned(),
        Fate::Ignored(why) => {
            let word = IGNORED.iter().find(|(ignored, _)| *ignored == why);
            format!("ignored {}", word.map_or("", |(_, word)| word))
        }
    }
}

pub(super) fn seats(seats: &[Seat]) -> String {
    seats
        .iter()
        .map(|seat| letter_of(*seat).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn scores(scores: &[(Seat, Points)]) -> String {
    let score = |(seat, points): &(Seat, Points)| format!("{} {points}", letter_of(*seat));
    scores.iter().map(score).collect::<Vec<_>>().join(" ")
}

pub(super) fn lamps(lamps: &[(Seat, Lamp)]) -> String {
    let lamp = |(seat, lamp): &(Seat, Lamp)| {
        let word = LAMPS.iter().find(|(other, _)| other == lamp);
        format!("{}={}", letter_of(*seat), word.map_or("", |(_, word)| word))
    };
    lamps.iter().map(lamp).collect::<Vec<_>>().join(" ")
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Correct => "correct",
        Verdict::Wrong => "wrong",
        Verdict::Double => "double",
        Verdict::NoAnswer => "silent",
        Verdict::Late => "late",
    }
}

/// One event as a half-sentence.
pub(super) fn event(event: &Event) -> String {
    let name = |seat: &Seat| letter_of(*seat);
    match event {
        Event::Called {} => "the players stand at their buttons".to_owned(),
        Event::ThemeAnnounced {} => "the theme is announced".to_owned(),
        Event::ValueAnnounced { price } => format!("the value is {price}"),
        Event::ReadingBegan {} => "reading".to_owned(),
        Event::ReadingEnded {} => "read to the end".to_owned(),
        Event::KeysOpened {} => "the buttons are open".to_owned(),
        Event::Pressed {
            seat, fate: what, ..
        } => format!("{}: {}", name(seat), fate(*what)),
        Event::LotDrawn { order } => format!("the lot says {}", seats(order)),
        Event::Tied { seats: tied } => format!("at one instant: {}", seats(tied)),
        Event::FirstNamed { seat } => format!("{} was first", name(seat)),
        Event::FloorWaits { .. } => "the host must say who was first".to_owned(),
        Event::FloorPassed { seat } => format!("{} has the floor", name(seat)),
        Event::Judged {
            attempt,
            seat,
            verdict: how,
            points,
        } => {
            format!(
                "attempt {attempt}: {} {}, {points:+}",
                name(seat),
                verdict(*how)
            )
        }
        Event::Forfeited { seat, points } => format!("{} forfeits, {points:+}", name(seat)),
        Event::Released { seat } => format!("{} is released", name(seat)),
        Event::AnswerBegan {} => "the answer has begun".to_owned(),
        Event::AnswerTimeUp {} => "the answer time is over".to_owned(),
        Event::WentBack { to, left_ns: None } => {
            format!("back to {}", state_word((*to).into()))
        }
        Event::WentBack {
            to,
            left_ns: Some(left),
        } => {
            format!(
                "back to {} with {}",
                state_word((*to).into()),
                seconds(*left)
            )
        }
        Event::Closed { why } => format!("closed: {}", ending(*why)),
        Event::AnswerShown {} => "the answer is shown".to_owned(),
        Event::Withdrawn {} => "withdrawn".to_owned(),
        Event::Replaced {} => "replaced".to_owned(),
        Event::NextQuestion {} => "the next question".to_owned(),
        Event::NextTheme {} => "the next theme".to_owned(),
        Event::GameEnded {} => "the game is over".to_owned(),
        Event::Amended {
            attempt,
            verdict: how,
            points,
        } => {
            format!("attempt {attempt} is now {}, {points:+}", verdict(*how))
        }
        Event::Fined { seat, points, .. } => format!("{} is fined {points}", name(seat)),
        Event::Adjusted { seat, points, .. } => format!("{} {points:+}", name(seat)),
        Event::RoundBegan { round } => format!("the {} round", tell_round(*round)),
        Event::StepStarted {} => "entries are open".to_owned(),
        Event::StepTimeUp {} => "time is up; the host closes".to_owned(),
        Event::StrikesOrdered { order } => {
            let places: Vec<String> = order.iter().map(|place| seats(place)).collect();
            format!("they strike in this order: {}", places.join(", "))
        }
        Event::Entered { seat, players } => format!("{} enters {}", name(seat), list(players)),
        Event::EntriesLocked { lists, by_clock } => {
            let lists = lists
                .iter()
                .map(|(seat, players)| format!("{} {}", name(seat), list(players)));
            let lists = lists.collect::<Vec<_>>().join(", ");
            let why = if *by_clock {
                "time is up"
            } else {
                "entries are closed"
            };
            format!("{why}: {lists}")
        }
        Event::Struck { seat, theme } => format!("{} strikes theme {theme}", name(seat)),
        Event::Wagered { seat, points } => format!("{} wagers {points}", name(seat)),
        Event::WagersLocked { wagers } => format!("wagers are closed: {}", scores(wagers)),
        Event::WagersReopened { dropped } if dropped.is_empty() => {
            "wagers are open again".to_owned()
        }
        Event::WagersReopened { dropped } => {
            format!("wagers are open again; these fell away: {}", seats(dropped))
        }
        Event::Written { seat, text } => format!("{} writes {text:?}", name(seat)),
        Event::DiscussionBegan {} => "the discussion begins".to_owned(),
        Event::Warned {} => "ten seconds are left".to_owned(),
        Event::DiscussionEnded {} => "the discussion is over; answers are collected".to_owned(),
        Event::CollectionClosed {} => "nothing can be changed any more".to_owned(),
        Event::ShootoutBegan { seats: tied } => {
            format!("these play for the place: {}", seats(tied))
        }
        Event::WinnerNamed { seat } => format!("the host names {}", name(seat)),
        Event::Removed { seat } => format!("{} leaves the game", name(seat)),
        Event::Disputed { question } => format!("question {question} is disputed"),
        Event::Settled { question } => format!("the dispute about question {question} is decided"),
        Event::Annulled { question } => format!("question {question} does not count"),
        Event::Froze { frozen: true } => "the public scores stand still".to_owned(),
        Event::Froze { frozen: false } => "the public scores follow again".to_owned(),
        Event::Signed {} => "the protocol is signed".to_owned(),
        Event::QuestionShown { key: None } => "the question is on the screen".to_owned(),
        Event::QuestionShown { key: Some(key) } => {
            format!("the question is on the screen, {} is right", key_of(*key))
        }
        Event::Revealed { key, answers } => {
            format!("{} was right: {}", key_of(*key), keys(answers))
        }
        Event::KeyAmended {
            reveal,
            key,
            answers,
        } => {
            let key = key_of(*key);
            format!("question {reveal}: {key} was right: {}", keys(answers))
        }
        Event::Unanswered { seat } => format!("{}: no answer in time", name(seat)),
        Event::KeyDecided { seat } => format!("{} was first with the right key", name(seat)),
        Event::KeyTied { seats: tied } => format!("right at one instant: {}", seats(tied)),
        Event::Offended { seat, times } => format!("{} has talked {times} times", name(seat)),
        Event::Eliminated { seat } => format!("{} is out of the game", name(seat)),
        Event::TurnsOrdered { order } => format!("in this order: {}", seats(order)),
        Event::TurnCame { seat } => format!("the turn is {}'s", name(seat)),
        Event::BlockDrawn { seat, block, .. } => format!("{} draws block {block}", name(seat)),
        Event::TopicTaken { seat, theme, .. } => format!("{} has theme {theme}", name(seat)),
        Event::FinalistsFixed { seats: finalists } => {
            format!("these go on to Kokpar: {}", seats(finalists))
        }
        Event::KeysDecide {
            seats: equal,
            places,
        } => format!("keys decide between {}, places: {places}", seats(equal)),
        Event::PlaceGiven { seat } => format!("{} goes on to Kokpar", name(seat)),
        Event::SectorTaken { seat, theme, price } => {
            format!("{} opens theme {theme} for {price}", name(seat))
        }
        Event::ThinkingTimeUp {} => "thinking time is over".to_owned(),
        Event::SignalAwaited {} => "the host's signal is awaited".to_owned(),
        Event::SignalGiven {} => "signal: the others may press".to_owned(),
        Event::ClipPlayed {} => "the clip plays once more".to_owned(),
        Event::Paused {} => "paused".to_owned(),
        Event::Resumed {} => "going on".to_owned(),
        Event::Restarted { .. } => "the box is up again, paused".to_owned(),
        Event::Undone { paused: true, .. } => "taken back, paused".to_owned(),
        Event::Undone { paused: false, .. } => "taken back".to_owned(),
    }
}

fn key_of(key: Key) -> char {
    match key {
        Key::A => 'a',
        Key::B => 'b',
        Key::C => 'c',
    }
}

/// What each key brought, as in `A a right 1.200`.
fn keys(answers: &[KeyAnswer]) -> String {
    let answer = |answer: &KeyAnswer| {
        let key = answer.key.map_or('-', key_of);
        let ms = answer.time_ns / 1_000_000;
        let (s, ms) = (ms / 1_000, ms % 1_000);
        let points = answer.points;
        format!("{} {key} {s}.{ms:03} +{points}", letter_of(answer.seat))
    };
    let answers: Vec<String> = answers.iter().map(answer).collect();
    answers.join(", ")
}

fn tell_round(round: Round) -> &'static str {
    match round {
        Round::Open => "open",
        Round::Semi => "semi-open",
        Round::Secret => "secret",
        Round::Personal => "personal",
        Round::Final => "final",
        Round::Shootout => "shoot-out",
        Round::Baige => "Baige",
        Round::Polyglot => "Polyglot",
        Round::SuddenDeath => "sudden death",
        Round::Kokpar => "Kokpar",
        Round::Overtime => "overtime",
    }
}

/// Numbers of players; `-` where nobody is named.
fn list(players: &[u8]) -> String {
    let word = |player: &u8| match player {
        0 => "-".to_owned(),
        player => player.to_string(),
    };
    players.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn ending(why: Ending) -> &'static str {
    match why {
        Ending::Solved => "solved",
        Ending::Clock => "time is over",
        Ending::Host => "by the host",
        Ending::AllTried => "all have tried",
        Ending::Rule => "no more presses after a wrong answer",
    }
}

/// Why a word was refused.
pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotNow { state } => format!("not in state {}", state_word(state)),
        Refusal::WhilePaused => "the game is paused".to_owned(),
        Refusal::NotTheFloor { seat, holder: None } => {
            format!("{} does not have the floor, nobody has", letter_of(seat))
        }
        Refusal::NotTheFloor {
            seat,
            holder: Some(holder),
        } => {
            format!(
                "{} does not have the floor, {} has",
                letter_of(seat),
                letter_of(holder)
            )
        }
        Refusal::NoSuchSeat { seat } => format!("{} does not play here", letter_of(seat)),
        Refusal::OtherPrice { next } => format!("the next value is {next}"),
        Refusal::NoSuchAttempt { attempts } => format!("there are {attempts} attempts"),
        Refusal::AttemptVoid => "that attempt counts for nothing".to_owned(),
        Refusal::SameVerdict => "it has that verdict already".to_owned(),
        Refusal::KeyMissing => "name the right option: a, b or c".to_owned(),
        Refusal::NoSuchReveal { reveals } => format!("{reveals} questions have been revealed"),
        Refusal::SameKey => "that option is the right one already".to_owned(),
        Refusal::ThemeTaken { theme } => format!("theme {theme} is taken"),
        Refusal::SectorTaken { theme, price } => {
            format!("theme {theme} has no closed sector for {price}")
        }
        Refusal::OutOfGame { seat } => format!("{} is out of the game", letter_of(seat)),
        Refusal::NotInTheseRules => "these rules have no such word".to_owned(),
        Refusal::ReasonMissing => "a correction needs a reason".to_owned(),
        Refusal::ReasonTooLong { most } => format!("a reason has at most {most} characters"),
        Refusal::NothingToUndo => "there is nothing to take back".to_owned(),
        Refusal::PointsOutOfRange { least, most } => {
            format!("points are {least} to {most}, and a correction is not 0")
        }
        Refusal::TableFull => "the table is full; begin a new game".to_owned(),
        Refusal::NoSuchPlayer { seat, players } => {
            format!("{} has {players} players", letter_of(seat))
        }
        Refusal::PlayerTwice { player } => format!("player {player} stands there twice"),
        Refusal::Reserve { player } => format!("player {player} is a reserve"),
        Refusal::PlayerUsed { player } => format!("player {player} has had a theme in this round"),
        Refusal::TooManyPlayers { most } => format!("there are {most} themes"),
        Refusal::NoSuchTheme { themes } => format!("there are {themes} themes"),
        Refusal::ThemeStruck { theme } => format!("theme {theme} has been struck out"),
        Refusal::NotTheirTurn { turn: None } => "it is not that team's turn".to_owned(),
        Refusal::NotTheirTurn { turn: Some(turn) } => format!("it is {}'s turn", letter_of(turn)),
        Refusal::WagerOutOfRange { least, most } => format!("a wager is {least} to {most}"),
        Refusal::SitsOut { seat } => format!("{} does not play this", letter_of(seat)),
        Refusal::TextUnfit { most } => format!("an answer has at most {most} plain characters"),
        Refusal::NoSuchQuestion { questions } => format!("there have been {questions} questions"),
        Refusal::DisputeOpen { question } => format!("question {question} is still disputed"),
        Refusal::BookClosed => "the protocol is signed".to_owned(),
    }
}

/// Why a table could not be laid.
pub(super) fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::SeatCount { least, most } => format!("this game takes {least} to {most} seats"),
        SetupError::SeatTwice { seat } => format!("seat {} stands here twice", letter_of(*seat)),
        SetupError::NotWired { seat } => format!("seat {} has no button", letter_of(*seat)),
        SetupError::Name { seat, most } => {
            format!(
                "seat {}: a name has 1 to {most} characters",
                letter_of(*seat)
            )
        }
        SetupError::SameName { seat, other } => format!(
            "seats {} and {} have the same team name",
            letter_of(*seat),
            letter_of(*other)
        ),
        SetupError::Players { seat, most } => {
            format!(
                "seat {}: at most {most} players, each once",
                letter_of(*seat)
            )
        }
        SetupError::UnknownOption { option } => format!("this game has no option '{option}'"),
        SetupError::OptionValue {
            option,
            value,
            allowed,
        } => {
            format!("option {option} cannot be '{value}'; write {allowed}")
        }
        SetupError::Theme { theme } => format!("theme {theme} is too long"),
        SetupError::Reserves { seat, most } => {
            format!(
                "seat {}: at most {most} reserves, none of them a player",
                letter_of(*seat)
            )
        }
        SetupError::EntryForm { seat } => {
            format!("seat {}: the entry form is not confirmed", letter_of(*seat))
        }
        SetupError::Start => {
            "this game cannot begin there; name a round, a theme of it and one of its prices"
                .to_owned()
        }
        SetupError::Score { seat } => {
            format!(
                "seat {} is not in play, or its total is out of range",
                letter_of(*seat)
            )
        }
    }
}
