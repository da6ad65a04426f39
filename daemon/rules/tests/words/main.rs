//! Words and answers of the table that stories have no words for.

mod disputes;
mod matches;
mod setups;
mod ties;

use std::collections::BTreeMap;

use dabyl_rules::setup::SeatSetup;
use dabyl_rules::view::Sound;
use dabyl_rules::{
    At, Cause, Command, CommandId, Entry, Key, Lamp, Onlooker, Preset, Press, Refusal, Revision,
    Seat, Setup, State, Table, Verdict, limits,
};

const SECOND: u64 = 1_000_000_000;

fn seat(letter: char) -> Seat {
    Seat::from_letter(letter).expect("a seat's letter")
}

fn setup(preset: Preset, options: &[(&str, &str)]) -> Setup {
    let place = |letter: char| SeatSetup {
        seat: seat(letter),
        team: format!("Team {letter}"),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: true,
    };
    let option = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    Setup {
        preset,
        seats: "ABCD".chars().map(place).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: options.iter().map(option).collect(),
        seed: 1,
        lots: Vec::new(),
        start: None,
        scores: BTreeMap::new(),
        times: BTreeMap::new(),
        blocks: Vec::new(),
    }
}

fn table(preset: Preset, options: &[(&str, &str)]) -> Table {
    Table::new(setup(preset, options)).expect("a set-up that can be played")
}

fn at(seconds: f64) -> At {
    At((seconds * SECOND as f64) as u64)
}

fn say(table: &mut Table, seconds: f64, command: Command) -> Result<Entry, Refusal> {
    let entry = table.propose(at(seconds), Cause::Said { command, id: None })?;
    table.advance(entry.clone());
    Ok(entry)
}

fn press(table: &mut Table, seconds: f64, letter: char) {
    let press = Press {
        seat: seat(letter),
        key: Key::A,
        at: at(seconds),
        held: false,
    };
    let cause = Cause::Pressed {
        presses: vec![press],
    };
    let entry = table
        .propose(at(seconds), cause)
        .expect("a press is never refused");
    table.advance(entry);
}

/// Russian rules, the question is being read.
fn reading(options: &[(&str, &str)]) -> Table {
    let mut table = table(Preset::KhamsaRu, options);
    say(
        &mut table,
        0.0,
        Command::Show {
            price: Some(100),
            key: None,
        },
    )
    .expect("the first value");
    say(&mut table, 0.5, Command::Read {}).expect("a value is announced");
    table
}

#[test]
fn an_answer_begun_in_time_has_no_clock() {
    let mut table = reading(&[("answer_mode", "auto_fail")]);
    press(&mut table, 1.0, 'B');
    assert_eq!(table.deadline(), Some(at(4.0)));
    let other = say(&mut table, 1.5, Command::Began { seat: seat('A') });
    assert_eq!(
        other,
        Err(Refusal::NotTheFloor {
            seat: seat('A'),
            holder: Some(seat('B'))
        })
    );
    say(&mut table, 2.0, Command::Began { seat: seat('B') }).expect("B has the floor");
    assert_eq!(table.deadline(), None);
    assert_eq!(table.left_ns(at(3.0)), None);
    let again = say(&mut table, 3.0, Command::Began { seat: seat('B') });
    assert_eq!(
        again,
        Err(Refusal::NotNow {
            state: State::Answering
        })
    );
    say(
        &mut table,
        60.0,
        Command::Judge {
            seat: seat('B'),
            verdict: Verdict::Correct,
        },
    )
    .expect("the host judges when he likes");
    assert_eq!(table.state(), State::Closed);
}

#[test]
fn an_answer_that_began_too_late_is_overdue() {
    let mut table = reading(&[]);
    press(&mut table, 1.0, 'B');
    let entry = table
        .propose(at(4.0), Cause::Expired)
        .expect("an expiry is never refused");
    table.advance(entry);
    let host = table
        .view(Onlooker::Host, at(4.0))
        .host
        .expect("a host's view");
    assert!(host.answer_overdue);
    let late = Command::Judge {
        seat: seat('B'),
        verdict: Verdict::Late,
    };
    assert_eq!(host.likely.first(), Some(&late));
    assert_eq!(
        table.view(Onlooker::Public, at(4.0)).sounds,
        vec![Sound::AnswerTime]
    );
    assert_eq!(table.left_ns(at(9.0)), Some(0));
    let began = say(&mut table, 4.5, Command::Began { seat: seat('B') });
    assert_eq!(
        began,
        Err(Refusal::NotNow {
            state: State::Answering
        })
    );
}

#[test]
fn only_the_host_is_reminded_where_there_is_no_answer_time() {
    let mut table = table(Preset::KhamsaAz, &[]);
    say(
        &mut table,
        0.0,
        Command::Show {
            price: None,
            key: None,
        },
    )
    .expect("the first value");
    say(&mut table, 0.5, Command::Read {}).expect("a value is announced");
    press(&mut table, 1.0, 'B');
    assert_eq!(table.deadline(), Some(at(6.0)));
    assert!(table.view(Onlooker::Public, at(2.0)).clock.is_none());
    assert!(table.view(Onlooker::Host, at(2.0)).clock.is_some());
    let entry = table
        .propose(at(6.0), Cause::Expired)
        .expect("an expiry is never refused");
    table.advance(entry);
    assert!(table.view(Onlooker::Public, at(6.0)).sounds.is_empty());
    assert_eq!(
        table.view(Onlooker::Host, at(6.0)).sounds,
        vec![Sound::AnswerTime]
    );
    assert_eq!(table.state(), State::Answering);
}

#[test]
fn a_press_by_hand_counts_like_one_of_the_button() {
    let mut table = reading(&[]);
    say(
        &mut table,
        1.0,
        Command::Buzz {
            seat: seat('C'),
            key: None,
        },
    )
    .expect("C may press");
    say(
        &mut table,
        1.2,
        Command::Buzz {
            seat: seat('D'),
            key: None,
        },
    )
    .expect("D may wait");
    let view = table.view(Onlooker::Public, at(1.2));
    assert_eq!(
        (view.floor, view.queue[0].seat),
        (Some(seat('C')), seat('D'))
    );
    assert_eq!(view.queue[0].behind_us, 200_000);
    // A wish that cannot be obeyed leaves no trace, and never blocks a button.
    let again = say(
        &mut table,
        1.3,
        Command::Buzz {
            seat: seat('D'),
            key: None,
        },
    );
    assert_eq!(
        again,
        Err(Refusal::NotNow {
            state: State::Answering
        })
    );
    say(&mut table, 2.0, Command::Undo {}).expect("a press by hand is a word");
    assert!(table.view(Onlooker::Public, at(2.0)).queue.is_empty());
}

#[test]
fn a_waiting_press_does_not_make_a_verdict_stale() {
    let mut table = reading(&[]);
    press(&mut table, 1.0, 'B');
    let scene = table.scene();
    assert_eq!(scene, table.revision());
    press(&mut table, 1.1, 'C');
    press(&mut table, 1.2, 'C');
    assert_eq!(table.scene(), scene);
    assert!(table.revision() > scene);
    say(
        &mut table,
        2.0,
        Command::Judge {
            seat: seat('B'),
            verdict: Verdict::Wrong,
        },
    )
    .expect("B has the floor");
    assert_eq!(table.scene(), table.revision());
}

#[test]
fn a_doubled_tap_is_known_even_when_it_was_taken_back() {
    let mut table = table(Preset::KhamsaRu, &[]);
    let id = CommandId::try_from("tap-00001".to_owned()).expect("a plain name");
    let cause = Cause::Said {
        command: Command::Call {},
        id: Some(id.clone()),
    };
    let entry = table
        .propose(at(0.0), cause)
        .expect("the game begins with a call");
    table.advance(entry);
    say(&mut table, 1.0, Command::Undo {}).expect("there is a word");
    assert_eq!(table.state(), State::Calling);
    assert_eq!(table.obeyed(&id), Some(&Command::Call {}));
}

#[test]
fn a_clock_that_ran_out_during_the_cut_has_nothing_left() {
    let mut table = reading(&[]);
    say(&mut table, 1.0, Command::Done {}).expect("it is being read");
    let cause = Cause::Restarted { down_at: at(20.0) };
    let entry = table
        .propose(at(90.0), cause)
        .expect("a restart is never refused");
    table.advance(entry);
    let view = table.view(Onlooker::Host, at(95.0));
    assert!(view.paused && view.interrupted);
    assert_eq!(
        view.clock.map(|clock| (clock.running, clock.left_ms)),
        Some((false, 0))
    );
    let likely = view.host.expect("a host's view").likely;
    assert_eq!(
        likely,
        vec![
            Command::Resume {},
            Command::Replace {},
            Command::Withdraw {}
        ]
    );
    say(&mut table, 100.0, Command::Resume {}).expect("it is paused");
    assert!(!table.view(Onlooker::Host, at(100.0)).interrupted);
    let deadline = table.deadline().expect("the clock is up");
    assert_eq!(deadline, at(100.0));
}

#[test]
fn a_word_taken_back_after_a_cut_ends_the_interruption_if_nothing_stood() {
    let mut table = reading(&[]);
    let cause = Cause::Restarted { down_at: at(1.0) };
    let entry = table
        .propose(at(9.0), cause)
        .expect("a restart is never refused");
    table.advance(entry);
    say(&mut table, 10.0, Command::Undo {}).expect("the reading can be taken back");
    let view = table.view(Onlooker::Host, at(10.0));
    assert_eq!(
        (view.state, view.paused, view.interrupted),
        (State::Value, false, false)
    );
}

#[test]
fn a_bored_finger_cannot_fill_the_table() {
    let mut table = table(Preset::Lockout, &[]);
    let presses = |letter| {
        let press = Press {
            seat: seat(letter),
            key: Key::A,
            at: at(1.0),
            held: false,
        };
        Cause::Pressed {
            presses: vec![press],
        }
    };
    for _ in 0..limits::ENTRIES / 2 {
        let entry = table
            .propose(at(1.0), presses('A'))
            .expect("an early press is recorded");
        table.advance(entry);
    }
    assert_eq!(
        table.propose(at(1.0), presses('A')),
        Err(Refusal::TableFull)
    );
    say(&mut table, 2.0, Command::Go {}).expect("the game goes on");
    press(&mut table, 3.0, 'A');
    assert_eq!(table.state(), State::Answering);
    let expired = Entry {
        at: at(4.0),
        cause: Cause::Expired,
        events: Vec::new(),
    };
    while table.entries().len() < limits::ENTRIES {
        table.advance(expired.clone());
    }
    assert_eq!(
        table.propose(at(5.0), presses('B')),
        Err(Refusal::TableFull)
    );
    assert_eq!(
        say(&mut table, 5.0, Command::Pause {}),
        Err(Refusal::TableFull)
    );
    assert!(table.legal(at(5.0)).is_empty());
    assert!(
        table
            .propose(at(6.0), Cause::Restarted { down_at: at(5.0) })
            .is_ok()
    );
    assert_eq!(table.revision(), Revision(limits::ENTRIES as u64));
}

#[test]
fn a_team_may_sit_at_any_wired_seat() {
    let mut moved = setup(Preset::KhamsaRu, &[]);
    moved.seats[1].seat = seat('F');
    moved.seats.reverse();
    let mut table = Table::new(moved).expect("a dead station's team moves to another");
    say(
        &mut table,
        0.0,
        Command::Show {
            price: None,
            key: None,
        },
    )
    .expect("the first value");
    press(&mut table, 0.5, 'B');
    assert_eq!(table.lamps().0[seat('B').index()], Lamp::Off);
    press(&mut table, 0.6, 'F');
    assert_eq!(table.lamps().0[seat('F').index()], Lamp::On);
    let view = table.view(Onlooker::Public, at(0.6));
    let order: Vec<u8> = view.seats.iter().map(|seat| seat.seat.number()).collect();
    assert_eq!(order, vec![1, 3, 4, 6]);
}

#[test]
fn with_questions_on_paper_the_host_goes_on_and_with_a_pack_shows_the_answer() {
    let likeliest = |table: &Table| {
        let host = table.view(Onlooker::Host, at(20.0)).host;
        host.and_then(|host| host.likely.first().cloned())
    };
    let mut paper = reading(&[]);
    say(&mut paper, 1.0, Command::Done {}).expect("it is being read");
    say(&mut paper, 2.0, Command::Close {}).expect("the host may cut the thinking time");
    assert_eq!(likeliest(&paper), Some(Command::Next {}));

    let mut setup = paper.setup().clone();
    let clue = dabyl_rules::setup::Clue {
        text: "Which river?".to_owned(),
        answer: "Syr Darya".to_owned(),
        ..Default::default()
    };
    setup.themes = vec![dabyl_rules::setup::Theme {
        block: None,
        round: None,
        title: "Rivers".to_owned(),
        clues: vec![clue; 5],
    }];
    let entries = paper.entries().to_vec();
    let pack = Table::replay(setup, entries).expect("the same game with a pack");
    assert_eq!(likeliest(&pack), Some(Command::Answer {}));
}
