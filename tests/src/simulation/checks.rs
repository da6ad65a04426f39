//! What must be true after every entry.

use std::mem::discriminant;

use dabyl_rules::event::Event;
use dabyl_rules::{
    At, Cause, Command, Entry, Lamp, Onlooker, Points, Preset, Revision, Seat, State, Table, View,
};

use super::way;

/// One seat has the floor, and nobody stands in two places.
pub fn one_floor_at_most(table: &Table, now: At) {
    let view = table.view(Onlooker::Host, now);
    let lit = view
        .seats
        .iter()
        .filter(|seat| seat.lamp == Lamp::On)
        .count();
    // At the end the lamps of all winners are on; with keys those of all who have answered.
    let one = view.state != State::Over && view.preset != Preset::KokparKk;
    assert!(lit <= 1 || !one, "two lamps are on");
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

/// What was accepted had been called legal: itself, or a sample of it.
pub fn was_legal(table: &Table, now: At, command: &Command) {
    let legal = table.legal(now);
    let kind = |word: &Command| discriminant(word) == discriminant(command);
    let same_seat = |word: &Command| kind(word) && word.of_captain() == command.of_captain();
    let stands = match command {
        Command::Fine { .. } | Command::Adjust { .. } | Command::Show { .. } => {
            legal.iter().any(kind)
        }
        // A team that is not asked may take its empty list back.
        Command::Assign { players, .. } | Command::Sequence { players, .. } => {
            legal.iter().any(same_seat) || players.iter().all(|player| *player == 0)
        }
        Command::Pick { .. } | Command::Name { .. } | Command::Strike { .. } => {
            legal.iter().any(same_seat)
        }
        Command::Wager { .. } | Command::Write { .. } => legal.iter().any(same_seat),
        // Those of older questions do not stand in the list one by one.
        Command::Amend { .. } | Command::Dispute { .. } | Command::Annul { .. } => true,
        Command::Call {} | Command::Theme {} | Command::Read {} | Command::Done {} => {
            legal.contains(command)
        }
        Command::Go {} | Command::Judge { .. } | Command::Began { .. } => legal.contains(command),
        Command::Release { .. } | Command::First { .. } => legal.contains(command),
        Command::Buzz { seat, .. } => {
            let is_it =
                |word: &Command| matches!(word, Command::Buzz { seat: other, .. } if other == seat);
            legal.iter().any(is_it)
        }
        Command::Close {} | Command::Answer {} | Command::Next {} => legal.contains(command),
        Command::Withdraw {} | Command::Replace {} | Command::Undo {} => legal.contains(command),
        Command::Pause {} | Command::Resume {} | Command::Start {} => legal.contains(command),
        Command::Lock {} | Command::Discuss {} | Command::Sign {} => legal.contains(command),
        Command::Remove { .. } | Command::Settle { .. } | Command::Freeze { .. } => {
            legal.contains(command)
        }
        Command::AmendKey { .. } => true,
        Command::Reveal {} | Command::Finish {} | Command::Signal {} => legal.contains(command),
        Command::Talk { .. } | Command::Draw { .. } | Command::Topic { .. } => {
            legal.contains(command)
        }
        Command::Sector { .. } | Command::Play {} => legal.contains(command),
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
    let captains = table
        .setup()
        .seats
        .iter()
        .map(|place| Onlooker::Captain(place.seat));
    for who in [Onlooker::Host, Onlooker::Public]
        .into_iter()
        .chain(captains)
    {
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

/// In every state there is a word that leads on, and it is legal.
pub fn knows_what_to_say(table: &Table, now: At) {
    if table.view(Onlooker::Public, now).signed {
        return;
    }
    match way::word(table, now) {
        Some(command) => {
            let said = Cause::Said {
                command: command.clone(),
                id: None,
            };
            let accepted = table.propose(now, said);
            assert!(accepted.is_ok(), "{command:?} leads on: {accepted:?}");
        }
        None => assert!(table.deadline().is_some(), "nothing leads on"),
    }
}

/// What everybody saw before a word, and what was foretold of it.
pub struct BeforeWord {
    command: Command,
    scene: Revision,
    public: View,
    foretold: Vec<(Seat, Points, Points)>,
}

impl BeforeWord {
    pub fn of(table: &Table, now: At, command: &Command) -> BeforeWord {
        BeforeWord {
            command: command.clone(),
            scene: table.scene(),
            public: table.view(Onlooker::Public, now),
            foretold: table
                .preview(now, command)
                .expect("what is obeyed can be foretold"),
        }
    }

    /// What was foretold came; and what one team entered, nobody else could see.
    pub fn compare(self, table: &Table, now: At) {
        let after = table.view(Onlooker::Host, now);
        let scores: Vec<(Seat, Points)> = after
            .seats
            .iter()
            .map(|seat| (seat.seat, seat.score))
            .collect();
        let foretold: Vec<(Seat, Points)> = self
            .foretold
            .iter()
            .map(|(seat, _, after)| (*seat, *after))
            .collect();
        assert_eq!(foretold, scores, "what {:?} would do", self.command);
        let entered = |event: &Event| {
            matches!(
                event,
                Event::Entered { .. } | Event::Wagered { .. } | Event::Written { .. }
            )
        };
        let events = &table.entries().last().expect("it was taken").events;
        if self.command.of_captain().is_some() && events.iter().all(entered) {
            assert_eq!(self.scene, table.scene(), "a captain makes no tap stale");
            let public = table.view(Onlooker::Public, now);
            assert_eq!(
                apart_from_ticks(self.public),
                apart_from_ticks(public),
                "what {:?} showed to everybody",
                self.command
            );
        }
    }
}

/// A view without what everybody may see of a team's entry: that it is in.
fn apart_from_ticks(mut view: View) -> View {
    view.revision = Revision(0);
    view.sounds.clear();
    if let Some(step) = &mut view.step {
        step.ready.clear();
    }
    for seat in view.finale.iter_mut().flat_map(|finale| &mut finale.seats) {
        (seat.wagered, seat.answered) = (false, false);
    }
    view
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
