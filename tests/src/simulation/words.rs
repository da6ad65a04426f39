//! Words by chance: good ones, as a host or a captain would say them, and hostile ones.

use dabyl_rules::view::{Round, StepKind, View};
use dabyl_rules::{Command, Key, Seat, State};

use super::Chance;

/// Written answers are secrets that can be recognised.
fn answer(chance: &mut Chance, seat: Seat) -> String {
    format!("SECRET-WRITTEN-{}-{}-", seat.number(), chance.below(1_000))
}

/// What a captain may decide now, not always wisely: some break a rule.
pub fn of_team(chance: &mut Chance, view: &View) -> Option<Command> {
    if is_between_wagers_and_question(view) {
        return between_wagers_and_question(chance, view);
    }
    let step = view.step.as_ref()?;
    let mut teams = step.asked.clone();
    // The one whose turn it is, mostly.
    if let Some(turn) = step
        .turn
        .filter(|_| step.kind == StepKind::Strike && !chance.one_in(8))
    {
        teams = vec![turn];
    }
    let seat = chance.any(&teams)?;
    let player = |chance: &mut Chance| 1 + chance.below(5) as u8;
    Some(match step.kind {
        StepKind::Assign => Command::Assign {
            seat,
            players: list(chance),
        },
        StepKind::Sequence => Command::Sequence {
            seat,
            players: list(chance),
        },
        StepKind::Pick => Command::Pick {
            seat,
            player: player(chance),
        },
        StepKind::Name => Command::Name {
            seat,
            player: player(chance),
        },
        StepKind::Strike => {
            let theme = 1 + chance.below(5) as u8;
            Command::Strike { seat, theme }
        }
        StepKind::Wager => wager(chance, view, seat),
        StepKind::Write if chance.one_in(10) => {
            let text = hostile_text(chance);
            Command::Write { seat, text }
        }
        StepKind::Write if chance.one_in(3) => wager(chance, view, seat),
        StepKind::Write => Command::Write {
            seat,
            text: answer(chance, seat),
        },
    })
}

/// Wagers are closed and the question is not read: the last instant at which they can change.
pub fn is_between_wagers_and_question(view: &View) -> bool {
    view.place.round == Some(Round::Final) && view.state == State::Reading
}

/// A verdict of before, by which the limits of wagers are others.
fn between_wagers_and_question(chance: &mut Chance, view: &View) -> Option<Command> {
    let attempts = &view.host.as_ref()?.attempts;
    let attempt = chance.any(attempts)?.attempt;
    let verdict = chance.verdict();
    Some(Command::Amend { attempt, verdict })
}

fn wager(chance: &mut Chance, view: &View, seat: Seat) -> Command {
    let total = view
        .seats
        .iter()
        .find(|other| other.seat == seat)
        .map_or(0, |s| s.score);
    let points = match chance.below(8) {
        0 => total,
        1 => total + 1,
        2 => -1,
        3 => 0,
        _ => chance.below(total.max(1) as u64 + 1) as i64,
    };
    Command::Wager { seat, points }
}

/// Players for five themes: in any order, sometimes too few.
fn list(chance: &mut Chance) -> Vec<u8> {
    let mut players: Vec<u8> = (1..=5).collect();
    for last in (1..players.len()).rev() {
        players.swap(last, chance.below(last as u64 + 1) as usize);
    }
    if chance.one_in(3) {
        players.truncate(1 + chance.below(4) as usize);
    }
    if chance.one_in(20) {
        players.push(0);
    }
    if chance.one_in(4) {
        let place = chance.below(players.len() as u64) as usize;
        players[place] = chance.below(8) as u8;
    }
    players
}

/// Any word at all, in any state, with arguments that nobody should say.
pub fn any(chance: &mut Chance) -> Command {
    let (seat, verdict) = (chance.seat(), chance.verdict());
    let points = chance.below(2_001) as i64 - 1_000;
    let number = chance.below(9) as u8;
    let question = chance.below(90) as u32;
    let key = [Key::A, Key::B, Key::C][chance.below(3) as usize];
    match chance.below(54) {
        0 => Command::Call {},
        1 => Command::Theme {},
        2 => Command::Show {
            price: Some(100 * chance.below(22) as u32),
            key: chance.one_in(3).then_some(key),
        },
        3 => Command::Show {
            price: None,
            key: chance.one_in(3).then_some(key),
        },
        4 => Command::Read {},
        5 => Command::Done {},
        6 => Command::Go {},
        7 => Command::Began { seat },
        8 => Command::Release { seat },
        9 => Command::Buzz {
            seat,
            key: chance.one_in(3).then_some(key),
        },
        10 => Command::First { seat },
        11 => Command::Close {},
        12 => Command::Answer {},
        13 => Command::Next {},
        14 => Command::Withdraw {},
        15 => Command::Replace {},
        16 | 17 => Command::Amend {
            attempt: question,
            verdict,
        },
        18 => Command::Fine {
            seat,
            points,
            reason: Some(reason(chance)),
        },
        19 => Command::Adjust {
            seat,
            points,
            reason: reason(chance),
        },
        20 => Command::Resume {},
        21 | 22 => Command::Judge { seat, verdict },
        23 => Command::Start {},
        24 => Command::Lock {},
        25 | 26 => Command::Assign {
            seat,
            players: hostile_list(chance),
        },
        27 | 28 => Command::Sequence {
            seat,
            players: hostile_list(chance),
        },
        29 | 30 => Command::Pick {
            seat,
            player: number,
        },
        31 => Command::Name {
            seat,
            player: number,
        },
        32 | 33 => Command::Strike {
            seat,
            theme: number,
        },
        34 | 35 => Command::Wager {
            seat,
            points: points * 20,
        },
        36 => Command::Write {
            seat,
            text: hostile_text(chance),
        },
        37 => Command::Discuss {},
        38 => Command::Settle { question },
        39 => Command::Dispute { question },
        40 => Command::Annul { question },
        41 => Command::Freeze {
            frozen: chance.one_in(2),
        },
        _ => of_stages(chance, seat, key, number),
    }
}

/// Words of the Kazakh game.
fn of_stages(chance: &mut Chance, seat: Seat, key: Key, number: u8) -> Command {
    match chance.below(12) {
        0 => Command::Reveal {},
        1 => Command::Finish {},
        2 => Command::Signal {},
        3 => Command::Talk { seat },
        4 => Command::Draw { seat },
        5 | 6 => Command::Topic {
            seat,
            theme: number,
        },
        7 | 8 => Command::Sector {
            seat,
            theme: number,
            price: 5 * chance.below(13) as u32,
        },
        9 | 10 => Command::AmendKey {
            reveal: chance.below(12) as u32,
            key,
        },
        _ => Command::Play {},
    }
}

fn hostile_list(chance: &mut Chance) -> Vec<u8> {
    (0..chance.below(8))
        .map(|_| chance.below(9) as u8)
        .collect()
}

fn hostile_text(chance: &mut Chance) -> String {
    match chance.below(4) {
        0 => "SECRET-WRITTEN-X-".repeat(20),
        1 => "two\nlines".to_owned(),
        2 => "  ".to_owned(),
        _ => "\u{202e}backwards".to_owned(),
    }
}

fn reason(chance: &mut Chance) -> String {
    match chance.below(5) {
        0 => "  ".to_owned(),
        1 => "x".repeat(300),
        2 => "two\nlines".to_owned(),
        _ => "by hand".to_owned(),
    }
}

/// Words that nobody says often: they would end every game before it has begun.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other words are said as often as they are legal"
)]
pub fn is_rare(command: &Command, state: State) -> bool {
    match command {
        Command::Withdraw {} => true,
        Command::Remove { .. } | Command::Undo {} | Command::Pause {} => true,
        Command::Replace {} | Command::Annul { .. } | Command::Freeze { .. } => true,
        Command::Dispute { .. } | Command::Fine { .. } | Command::Adjust { .. } => true,
        Command::Amend { .. } => state != State::Over,
        Command::Sign {} => true,
        _ => false,
    }
}
