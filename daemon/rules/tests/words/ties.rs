//! Presses that cannot be told apart, and what the page of a question remembers of them.

use dabyl_rules::setup::{Clue, Theme};
use dabyl_rules::{At, Cause, Command, Fate, Ignored, Key, Onlooker, Preset, Press, Seat, Table};

use super::{SECOND, at, reading, say, seat, setup, table};

#[test]
fn presses_within_the_tie_window_are_drawn_whatever_their_stamps() {
    let mut written = setup(Preset::KhamsaRu, &[]);
    written.lots = vec![vec![4, 1]];
    let mut table = Table::new(written).expect("it can be played");
    say(
        &mut table,
        0.0,
        Command::Show {
            price: None,
            key: None,
        },
    )
    .expect("the first value");
    let press = |letter, at| Press {
        seat: seat(letter),
        key: Key::A,
        at: At(at),
        held: false,
    };
    let presses = vec![press('A', SECOND), press('D', SECOND + 80_000)];
    let entry = table
        .propose(At(SECOND), Cause::Pressed { presses })
        .expect("never refused");
    table.advance(entry);
    let view = table.view(Onlooker::Host, At(SECOND + 80_000));
    assert_eq!(
        (view.floor, view.queue[0].seat),
        (Some(seat('D')), seat('A'))
    );
    assert_eq!(
        view.host.expect("a host's view").lots,
        vec![vec![seat('D'), seat('A')]]
    );
}

#[test]
fn tied_seats_wait_in_the_order_of_their_numbers_however_their_pins_were_read() {
    let mut table = reading(&[("press_tie", "host")]);
    let press = |letter, key| Press {
        seat: seat(letter),
        key,
        at: at(1.0),
        held: false,
    };
    let presses = vec![press('D', Key::A), press('B', Key::A), press('B', Key::C)];
    let entry = table
        .propose(at(1.0), Cause::Pressed { presses })
        .expect("never refused");
    table.advance(entry);
    let view = table.view(Onlooker::Host, at(1.0));
    let queue: Vec<Seat> = view.queue.iter().map(|waiting| waiting.seat).collect();
    assert_eq!(queue, vec![seat('B'), seat('D')]);
    let host = view.host.expect("a host's view");
    assert_eq!(host.tied, vec![seat('B'), seat('D')]);
    assert_eq!(host.presses.len(), 3);
    let twice = host
        .presses
        .iter()
        .find(|press| press.key == Key::C)
        .map(|press| press.fate);
    assert_eq!(twice, Some(Fate::Ignored(Ignored::AlreadyQueued)));
    let likely = vec![
        Command::First { seat: seat('B') },
        Command::First { seat: seat('D') },
    ];
    assert_eq!(host.likely, likely);
}

#[test]
fn one_seat_with_two_keys_draws_no_lot() {
    let mut table = reading(&[]);
    let press = |key| Press {
        seat: seat('B'),
        key,
        at: at(1.0),
        held: false,
    };
    let cause = Cause::Pressed {
        presses: vec![press(Key::A), press(Key::B)],
    };
    let entry = table.propose(at(1.0), cause).expect("never refused");
    table.advance(entry);
    let view = table.view(Onlooker::Host, at(1.0));
    assert_eq!((view.floor, view.queue.len()), (Some(seat('B')), 0));
    assert!(view.host.expect("a host's view").lots.is_empty());
}

#[test]
fn a_new_question_begins_with_a_clean_page() {
    let mut setup = setup(Preset::KhamsaRu, &[]);
    let clue = |text: &str| Clue {
        text: text.to_owned(),
        ..Clue::default()
    };
    let clues = vec![clue("first"), clue("second")];
    setup.themes = vec![Theme {
        block: None,
        round: None,
        title: "Theme".to_owned(),
        clues,
    }];
    let mut table = Table::new(setup).expect("a set-up that can be played");
    say(
        &mut table,
        0.0,
        Command::Show {
            price: None,
            key: None,
        },
    )
    .expect("the first value");
    let press = |letter| Press {
        seat: seat(letter),
        key: Key::A,
        at: at(0.5),
        held: false,
    };
    let presses = vec![press('A'), press('B')];
    let entry = table
        .propose(at(0.5), Cause::Pressed { presses })
        .expect("never refused");
    table.advance(entry);
    say(&mut table, 1.0, Command::Replace {}).expect("the question is played");
    // The pack's question is gone: the host reads another from paper.
    let view = table.view(Onlooker::Host, at(1.0));
    assert_eq!(view.clue, None);
    let host = view.host.expect("a host's view");
    assert_eq!((host.presses.len(), host.lots.len()), (2, 1));
    say(&mut table, 2.0, Command::Withdraw {}).expect("the question is played");
    say(&mut table, 3.0, Command::Next {}).expect("it is void");
    let view = table.view(Onlooker::Host, at(3.0));
    assert_eq!(
        view.clue.and_then(|clue| clue.text).as_deref(),
        Some("second")
    );
    let host = view.host.expect("a host's view");
    assert!(host.presses.is_empty() && host.lots.is_empty());
    assert_eq!(table.view(Onlooker::Public, at(3.0)).clue, None);
}

#[test]
fn each_of_tied_presses_has_its_own_deadline() {
    let mut table = table(Preset::Lockout, &[("think_s", "1")]);
    say(&mut table, 0.0, Command::Go {}).expect("lockout begins ready");
    let press = |letter, at| Press {
        seat: seat(letter),
        key: Key::A,
        at: At(at),
        held: false,
    };
    let presses = vec![press('B', SECOND), press('A', SECOND + 1_000)];
    let entry = table
        .propose(At(SECOND), Cause::Pressed { presses })
        .expect("never refused");
    table.advance(entry);
    let host = table
        .view(Onlooker::Host, At(SECOND + 1_000))
        .host
        .expect("a host's view");
    let fates: Vec<Fate> = host.presses.iter().map(|press| press.fate).collect();
    assert_eq!(fates, vec![Fate::Floor, Fate::Ignored(Ignored::Late)]);
    assert!(host.lots.is_empty(), "one candidate is no lot");
}
