//! Wishes that come twice, and wishes that cannot be.

use dabyl_rules::setup::{Clue, Media, MediaKind, Spare, Start};
use dabyl_rules::view::Round;
use dabyl_rules::{Command, Preset, SetupError, State};

use super::hall::{Hall, lockout, player, seat, state, temp};
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

/// RU-2.
#[test]
fn a_match_begins_only_with_confirmed_entry_forms() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let mut setup = lockout();
    setup.preset = Preset::KhamsaRu;
    setup.seats[2].confirmed = false;
    let why = SetupError::EntryForm { seat: seat(3) };
    let refused = hall.begin_with(0, "game-one", setup.clone());
    assert_eq!(refused, Answer::BadSetup { why });
    let option = ("entry_form_required".to_owned(), "false".to_owned());
    setup.options.extend([option]);
    let begun = hall.begin_with(0, "game-one", setup);
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.close();
}

#[test]
fn two_teams_of_one_name_do_not_begin() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let mut setup = lockout();
    setup.seats[1].team = "Altın Ox".to_owned();
    setup.seats[3].team = " ALTIN  OX".to_owned();
    let why = SetupError::SameName {
        seat: seat(2),
        other: seat(4),
    };
    let refused = hall.begin_with(0, "game-one", setup.clone());
    assert_eq!(refused, Answer::BadSetup { why });
    setup.seats[3].team = "Altın Ay".to_owned();
    let begun = hall.begin_with(0, "game-one", setup);
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.close();
}

#[test]
fn the_files_of_the_game_on_the_table_are_known_after_a_restart_too() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    assert!(hall.last.files.is_empty());
    let file = format!("{}.webm", "0a".repeat(32));
    let mut setup = lockout();
    let clue = Clue {
        media: Some(Media {
            kind: MediaKind::Video,
            file: file.clone(),
        }),
        ..Clue::default()
    };
    setup.spares.push(Spare {
        clue,
        ..Spare::default()
    });
    let begun = hall.begin_with(0, "game-one", setup);
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.until("a game", |frame| frame.host.game == 1);
    assert_eq!(*hall.last.files, [file.clone()].into());
    hall.close();
    let mut hall = Hall::open(dir.path());
    assert_eq!(*hall.last.files, [file].into());
    let begun = hall.begin(1, "game-two");
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.until("another game", |frame| frame.host.game == 2);
    assert!(hall.last.files.is_empty());
    hall.close();
}

#[test]
fn nothing_is_written_behind_the_signature() {
    let dir = temp();
    let mut hall = Hall::open(dir.path());
    let mut setup = lockout();
    setup.preset = Preset::KhamsaAz;
    setup.start = Some(Start {
        round: Round::Final,
        theme: 0,
        price: None,
        finalists: Vec::new(),
    });
    setup.scores = [(seat(1), 100)].into();
    assert!(matches!(
        hall.begin_with(0, "game-one", setup),
        Answer::Done { .. }
    ));
    hall.until("a game", |frame| frame.public.game == 1);
    let next = [
        Command::Start {},
        Command::Lock {},
        Command::Withdraw {},
        Command::Next {},
        Command::Sign {},
    ];
    for command in next {
        let said = hall.say(command.clone());
        let Answer::Done { revision } = said else {
            panic!("{command:?}: {said:?}");
        };
        hall.until("what was said", |frame| {
            frame.public.view.as_ref().map(|view| view.revision) >= Some(revision)
        });
    }
    hall.until("a signature", |frame| {
        frame.public.view.as_ref().is_some_and(|view| view.signed)
    });
    let signed = hall.view().revision;
    hall.tap(player(1));
    let late = hall.say(Command::Undo {});
    assert!(matches!(late, Answer::Refused { .. }), "{late:?}");
    hall.close();
    let mut hall = Hall::open(dir.path());
    assert_eq!(hall.view().revision, signed);
    hall.close();
}
