//! Frames for captains: for teams with a phone, for as long as they have it.

use dabyl_rules::{Command, Refusal};
use tokio::sync::oneshot;

use super::hall::{Hall, lockout, seat, temp};
use crate::frame::Published;
use crate::inbox::{Answer, Captain, Preview, Session, Wake};

fn phone(token: &str, number: u8, team: &str) -> Session {
    Session {
        token_sha256: token.repeat(32),
        device: "a phone".to_owned(),
        paired_at: 1_790_000_000,
        revoked: false,
        captain: Some(Captain {
            seat: seat(number),
            team: team.to_owned(),
        }),
    }
}

fn sent_away(phone: &Session) -> Session {
    Session {
        revoked: true,
        ..phone.clone()
    }
}

fn remember(hall: &Hall, session: &Session) {
    let (reply, saved) = oneshot::channel();
    let session = session.clone();
    let wake = Wake::Remember { session, reply };
    hall.sender.send(wake).expect("the desk lives");
    assert!(saved.blocking_recv().expect("an answer"));
}

fn captains(frame: &Published) -> Vec<u8> {
    let captains = frame.captains.iter();
    captains.map(|(seat, _)| seat.number()).collect()
}

#[test]
fn a_team_with_a_phone_has_a_frame_and_no_other_team() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    assert!(captains(&hall.last).is_empty());
    let (first, second) = (phone("a1", 2, "Team 2"), phone("a2", 2, "Team 2"));
    remember(&hall, &first);
    hall.until("its frame", |frame| captains(frame) == [2]);
    remember(&hall, &phone("b1", 4, "Team 4"));
    hall.until("both", |frame| captains(frame) == [2, 4]);
    let (of_2, public) = (&hall.last.captains[0].1, &hall.last.public);
    assert_eq!((of_2.serial, of_2.game), (public.serial, public.game));
    let secret = of_2.view.as_ref().and_then(|view| view.host.as_ref());
    assert_eq!(secret, None, "it is no host's");
    // Another phone takes over, and then the first is sent away.
    remember(&hall, &second);
    remember(&hall, &sent_away(&first));
    remember(&hall, &phone("c1", 3, "Somebody else"));
    hall.go();
    assert_eq!(captains(&hall.last), [2, 4]);
    hall.close();

    let mut hall = Hall::open(dir.path());
    assert_eq!(captains(&hall.last), [2, 4], "back after a cut");
    remember(&hall, &sent_away(&second));
    hall.until("one left", |frame| captains(frame) == [4]);
    let mut next = lockout();
    next.seats[3].team = "Another".to_owned();
    next.seats[2].team = "Somebody else".to_owned();
    let begun = hall.begin_with(1, "game-two", next);
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.until("the next game", |frame| frame.public.game == 2);
    assert_eq!(captains(&hall.last), [3], "who sits there now");
    hall.close();
}

fn preview(hall: &Hall, game: u64, command: Command) -> Preview {
    let (reply, told) = oneshot::channel();
    let wake = Wake::Preview {
        game,
        command,
        reply,
    };
    hall.sender.send(wake).expect("the desk lives");
    told.blocking_recv().expect("an answer")
}

#[test]
fn the_sums_are_looked_at_and_nothing_changes() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    let adjust = |points| Command::Adjust {
        seat: seat(2),
        points,
        reason: "a test".to_owned(),
    };
    let before = hall.view().revision;
    let Preview::Sums { scores } = preview(&hall, 1, adjust(-7)) else {
        panic!("it may be said");
    };
    let sums: Vec<_> = scores
        .iter()
        .map(|sum| (sum.seat.number(), sum.before, sum.after))
        .collect();
    assert_eq!(sums, [(1, 0, 0), (2, 0, -7), (3, 0, 0), (4, 0, 0)]);
    let refused = preview(&hall, 1, adjust(0));
    let why = matches!(
        refused,
        Preview::Refused {
            why: Refusal::PointsOutOfRange { .. }
        }
    );
    assert!(why, "{refused:?}");
    let stale = preview(&hall, 2, adjust(5));
    assert_eq!(stale, Preview::Stale { revision: before });
    hall.go();
    assert_eq!(hall.view().revision.0, before.0 + 1, "only this was said");
    assert!(hall.view().seats.iter().all(|seat| seat.score == 0));
    hall.close();
}

#[test]
fn an_undo_takes_back_no_word_that_was_not_seen() {
    let dir = temp();
    let mut hall = Hall::lockout(dir.path());
    let adjust = |reason: &str| Command::Adjust {
        seat: seat(2),
        points: 5,
        reason: reason.to_owned(),
    };
    assert!(matches!(hall.say(adjust("seen")), Answer::Done { .. }));
    hall.until("five points", |frame| {
        let view = frame.host.view.as_ref();
        view.is_some_and(|view| view.seats[1].score == 5)
    });
    let seen = hall.view().revision;
    let other = hall.say_as("other-host", seen, adjust("not seen"));
    assert!(matches!(other, Answer::Done { .. }), "{other:?}");
    let blind = hall.say_as("undo-blind", seen, Command::Undo {});
    assert!(matches!(blind, Answer::Stale { .. }), "{blind:?}");
    hall.until("ten points", |frame| {
        let view = frame.host.view.as_ref();
        view.is_some_and(|view| view.seats[1].score == 10)
    });
    let seeing = hall.say_as("undo-seen", hall.view().revision, Command::Undo {});
    assert!(matches!(seeing, Answer::Done { .. }), "{seeing:?}");
    hall.until("five again", |frame| {
        let view = frame.host.view.as_ref();
        view.is_some_and(|view| view.seats[1].score == 5)
    });
    hall.close();
}
