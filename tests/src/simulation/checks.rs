//! What must be true after every entry.

use dabyl_rules::{At, Cause, Command, Entry, Lamp, Onlooker, Preset, State, Table, View};

/// The most words from any state to the next question.
const WORDS_MOST: usize = 4;

/// One seat has the floor, and nobody stands in two places.
pub fn one_floor_at_most(table: &Table, now: At) {
    let view = table.view(Onlooker::Host, now);
    let lit = view
        .seats
        .iter()
        .filter(|seat| seat.lamp == Lamp::On)
        .count();
    assert!(lit <= 1, "two lamps are on");
    let mut waiting: Vec<_> = view.queue.iter().map(|waiting| waiting.seat).collect();
    waiting.extend(view.floor);
    let count = waiting.len();
    waiting.sort();
    waiting.dedup();
    assert_eq!(waiting.len(), count, "somebody stands twice in line");
    let tried = |seat| {
        view.seats
            .iter()
            .any(|other| other.seat == seat && other.tried)
    };
    assert!(
        !waiting.iter().any(|seat| tried(*seat)),
        "somebody may answer again"
    );
    if view.state != State::Answering {
        assert!(
            view.floor.is_none() && view.queue.is_empty(),
            "a floor in {:?}",
            view.state
        );
    }
    let host = view.host.expect("a host's view");
    let waits_for_host = !host.tied.is_empty();
    if view.state == State::Answering && view.floor.is_none() {
        assert!(
            waits_for_host,
            "nobody answers, and nobody need say who was first"
        );
    }
    assert!(table.scene() <= table.revision());
    assert_eq!(table.is_paused(), view.paused);
    assert!(
        !table.is_paused() || table.deadline().is_none(),
        "a clock runs in a pause"
    );
    assert!(host.likely.iter().all(|likely| host.legal.contains(likely)));
}

/// Everything that is called legal is accepted.
pub fn legal_is_accepted(table: &Table, now: At) {
    for command in table.legal(now) {
        let said = Cause::Said {
            command: command.clone(),
            id: None,
        };
        let accepted = table.propose(now, said);
        assert!(
            accepted.is_ok(),
            "{command:?} is called legal: {accepted:?}"
        );
    }
}

/// What was accepted had been called legal, but for words with numbers of their own.
pub fn was_legal(table: &Table, now: At, command: &Command) {
    let legal = table.legal(now);
    let stands = match command {
        Command::Fine { .. } => legal.iter().any(|l| matches!(l, Command::Fine { .. })),
        Command::Adjust { .. } => legal.iter().any(|l| matches!(l, Command::Adjust { .. })),
        Command::Show { .. } => legal.iter().any(|l| matches!(l, Command::Show { .. })),
        // Amendments of older attempts do not stand in the list one by one.
        Command::Amend { .. } => true,
        Command::Call { .. }
        | Command::Theme { .. }
        | Command::Read { .. }
        | Command::Done { .. }
        | Command::Go { .. }
        | Command::Judge { .. }
        | Command::Began { .. }
        | Command::Release { .. }
        | Command::Buzz { .. }
        | Command::First { .. }
        | Command::Close { .. }
        | Command::Answer { .. }
        | Command::Next { .. }
        | Command::Withdraw { .. }
        | Command::Replace { .. }
        | Command::Undo { .. }
        | Command::Pause { .. }
        | Command::Resume { .. }
        | Command::Start { .. }
        | Command::Lock { .. }
        | Command::Discuss { .. }
        | Command::Remove { .. }
        | Command::Settle { .. }
        | Command::Freeze { .. }
        | Command::Sign { .. } => legal.contains(command),
        // Samples stand for what a team may enter, and for questions that are over.
        Command::Assign { .. }
        | Command::Pick { .. }
        | Command::Sequence { .. }
        | Command::Name { .. }
        | Command::Strike { .. }
        | Command::Wager { .. }
        | Command::Write { .. }
        | Command::Dispute { .. }
        | Command::Annul { .. } => true,
    };
    assert!(stands, "{command:?} was accepted and is not legal");
}

/// What was refused had not been called legal.
pub fn was_not_legal(table: &Table, now: At, command: &Command) {
    assert!(
        !table.legal(now).contains(command),
        "{command:?} is legal and was refused"
    );
}

/// A copy folded from the journal's own text is the same table.
pub fn replay_equals_live(table: &Table, now: At) {
    let json = serde_json::to_string(table.entries()).expect("entries are JSON");
    let entries: Vec<Entry> = serde_json::from_str(&json).expect("and come back from it");
    assert_eq!(entries, table.entries());
    let folded = Table::replay(table.setup().clone(), entries).expect("the same set-up");
    for who in [Onlooker::Host, Onlooker::Public] {
        assert_eq!(folded.view(who, now), table.view(who, now));
    }
    assert_eq!(folded.lamps(), table.lamps());
    assert_eq!(folded.deadline(), table.deadline());
    assert_eq!(folded.last_at(), table.last_at());
}

/// Every cause, decided again, has the same events.
pub fn decides_the_same_again(table: &Table) {
    let mut again = Table::new(table.setup().clone()).expect("the same set-up");
    for entry in table.entries() {
        let decided = again
            .propose(entry.at, entry.cause.clone())
            .expect("it was accepted");
        assert_eq!(decided, *entry);
        again.advance(decided);
    }
}

/// From here the host gets to the next question with a few legal words.
pub fn has_a_way_on(table: &Table, now: At) {
    let mut table = table.clone();
    for _ in 0..WORDS_MOST {
        let word = match table.state() {
            _ if table.is_paused() => Command::Resume {},
            State::Calling => Command::Call {},
            State::Ready if table.setup().preset == Preset::Lockout => Command::Go {},
            State::Ready => Command::Show { price: None },
            State::Closed | State::Shown | State::Void => Command::Next {},
            State::Value | State::Reading | State::Thinking => Command::Withdraw {},
            State::Open | State::Answering => Command::Withdraw {},
            State::Over => return,
            State::Assigning | State::Picking | State::Sequencing | State::Striking => return,
            State::Naming | State::Wagering | State::Discussing | State::Collecting => return,
            State::Revealing => return,
        };
        let announced = matches!(word, Command::Show { .. } | Command::Go {});
        let said = Cause::Said {
            command: word.clone(),
            id: None,
        };
        let entry = table
            .propose(now, said)
            .unwrap_or_else(|why| panic!("{word:?}: {why:?}"));
        table.advance(entry);
        if announced || word == (Command::Next {}) {
            return;
        }
    }
    panic!("no way on from {:?}", table.state());
}

/// A view without what an undo does not bring back: counts, the pause and whether clocks run.
pub fn apart_from_time(mut view: View) -> View {
    view.revision = dabyl_rules::Revision(0);
    view.scene = dabyl_rules::Revision(0);
    view.paused = false;
    view.interrupted = false;
    view.sounds.clear();
    if let Some(clock) = &mut view.clock {
        clock.running = false;
    }
    if let Some(host) = &mut view.host {
        host.legal.clear();
        host.likely.clear();
    }
    view
}
