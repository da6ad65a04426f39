//! Wishes that come twice, and wishes that cannot be.

use dabyl_rules::{Command, SetupError, State};

use super::hall::{Hall, lockout, seat, state, temp};
use crate::inbox::Answer;

#[test]
fn the_same_begin_is_done_after_a_restart_and_another_of_its_name_is_not() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    hall.close();
    let mut hall = Hall::open(dir.path());
    let mut again = lockout();
    again.seed += 1; // The box draws another for each request.
    assert!(matches!(
        hall.begin_with(0, "game-one", again.clone()),
        Answer::Done { .. }
    ));
    again.seats.pop();
    assert!(matches!(
        hall.begin_with(0, "game-one", again),
        Answer::Stale { .. }
    ));
    assert_eq!(hall.last.host.game, 1);
    hall.close();
}

#[test]
fn another_word_of_an_obeyed_name_is_not_done() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    let before = hall.view().revision;
    let first = hall.say_as("word-one", before, Command::Go {});
    assert!(matches!(first, Answer::Done { .. }), "{first:?}");
    hall.until("open keys", |frame| state(frame) == Some(State::Open));
    let other = hall.say_as("word-one", hall.view().revision, Command::Close {});
    assert!(matches!(other, Answer::Stale { .. }), "{other:?}");
    assert_eq!(hall.say_as("word-one", before, Command::Go {}), first);
    hall.close();
}

#[test]
fn a_seat_without_a_button_cannot_play() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let mut setup = lockout();
    setup.seats[3].seat = seat(6);
    let why = SetupError::NotWired { seat: seat(6) };
    assert_eq!(
        hall.begin_with(0, "game-one", setup),
        Answer::BadSetup { why }
    );
    assert!(matches!(hall.begin(0, "game-one"), Answer::Done { .. }));
    hall.close();
}
