//! The way on: from any state of the Kazakh game the host reaches its end by legal words, and in the end
//! somebody's right key.

use dabyl_rules::event::Event;
use dabyl_rules::view::{Round, View};
use dabyl_rules::{At, Cause, Command, Key, Onlooker, Press, Seat, State, Table, Verdict};

/// The most steps from any state to the signature.
const STEPS_MOST: usize = 700;

/// A second from step to step.
const BEAT: u64 = 1_000_000_000;

/// The option that is right for the question at hand.
pub fn right(table: &Table) -> Option<Key> {
    let shown = |event: &Event| match event {
        Event::QuestionShown { key } => *key,
        _ => None,
    };
    let entries = table.entries().iter().rev();
    entries
        .flat_map(|entry| entry.events.iter().rev())
        .find_map(shown)
}

/// What leads on from here.
pub fn on(table: &Table, now: At) -> Cause {
    let view = table.view(Onlooker::Host, now);
    let say = |command| Cause::Said { command, id: None };
    if view.paused {
        return say(Command::Resume {});
    }
    let judge = |seat: Option<Seat>, verdict| {
        let seat = seat.expect("somebody answers");
        say(Command::Judge { seat, verdict })
    };
    let host = view.host.as_ref().expect("a host's view");
    let find = |is: fn(&Command) -> bool| {
        let word = host.legal.iter().find(|word| is(word)).cloned();
        say(word.unwrap_or_else(|| panic!("no way on in {:?}: {:?}", view.state, host.legal)))
    };
    let stages = view.stages.as_ref().expect("stages");
    match view.state {
        State::Picking => find(|word| {
            matches!(
                word,
                Command::Draw { .. } | Command::Topic { .. } | Command::Sector { .. }
            )
        }),
        State::Naming => find(|word| matches!(word, Command::Name { .. })),
        State::Ready => find(|word| matches!(word, Command::Show { .. })),
        State::Presenting => say(Command::Go {}),
        State::Open if decides(&view) => press(table, now, &stages.contenders),
        State::Open => say(Command::Close {}),
        State::Reading => say(Command::Done {}),
        State::Thinking => judge(stages.turn, Verdict::Wrong),
        State::WaitingSignal => say(Command::Signal {}),
        State::Rebound => say(Command::Withdraw {}),
        State::Answering => judge(view.floor, Verdict::Correct),
        State::Closed if !host.legal.contains(&Command::Next {}) => say(Command::Reveal {}),
        State::Closed | State::Shown | State::Void => say(Command::Next {}),
        State::Over => match host.disputes.first() {
            Some(question) => say(Command::Settle {
                question: *question,
            }),
            None => say(Command::Sign {}),
        },
        state => panic!("the Kazakh game does not know {state:?}"),
    }
}

fn decides(view: &View) -> bool {
    matches!(view.place.round, Some(Round::SuddenDeath | Round::Overtime))
}

/// The first of them who has not pressed yet does, with the right key.
fn press(table: &Table, now: At, seats: &[Seat]) -> Cause {
    let view = table.view(Onlooker::Public, now);
    let tried = |seat: &Seat| {
        let mut places = view.seats.iter();
        places.any(|place| place.seat == *seat && place.tried)
    };
    let seat = seats.iter().copied().find(|seat| !tried(seat));
    Cause::Pressed {
        presses: vec![Press {
            seat: seat.unwrap_or(seats[0]),
            key: right(table).unwrap_or_default(),
            at: now,
            held: false,
        }],
    }
}

/// In every state there is something that leads on, and it is legal.
pub fn knows(table: &Table, now: At) {
    if table.view(Onlooker::Public, now).signed {
        return;
    }
    let cause = on(table, now);
    let accepted = table.propose(now, cause.clone());
    assert!(accepted.is_ok(), "{cause:?} leads on: {accepted:?}");
}

/// From here the host comes to the signature.
pub fn to_the_end(table: &Table, now: At) {
    let (mut table, mut now) = (table.clone(), now);
    let mut path = Vec::new();
    for _ in 0..STEPS_MOST {
        if table.view(Onlooker::Host, now).signed {
            return;
        }
        let cause = on(&table, now);
        path.push((table.state(), cause.clone()));
        let entry = table.propose(now, cause.clone());
        let entry = entry.unwrap_or_else(|why| panic!("{cause:?} is refused: {why:?}"));
        table.advance(entry);
        now.0 += BEAT;
        while let Some(deadline) = table.deadline().filter(|deadline| *deadline < now) {
            let entry = table.propose(deadline, Cause::Expired);
            table.advance(entry.expect("never refused"));
        }
    }
    panic!("no way to the end: {:?}", &path[path.len() - 20..]);
}
