//! Frames for captains: for teams with a phone, for as long as they have it.

use dabyl_rules::{Command, Preset, Refusal, Seat};
use tokio::sync::oneshot;

use super::hall::{Hall, lockout, seat, temp};
use crate::frame::{Frame, Published};
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
            game: None,
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

/// A match whose open round is about to be assigned, with a phone for teams 1 and 2.
fn assigning(dir: &std::path::Path) -> Hall {
    let mut hall = Hall::open(dir);
    let mut setup = lockout();
    setup.preset = Preset::KhamsaRu;
    for place in &mut setup.seats {
        let named = |player| format!("player {player} of {}", place.seat.number());
        place.players = (1..=5).map(named).collect();
    }
    let begun = hall.begin_with(0, "game-one", setup);
    assert!(matches!(begun, Answer::Done { .. }), "{begun:?}");
    hall.until("a game", |frame| frame.public.game == 1);
    remember(&hall, &phone("a1", 1, "Team 1"));
    remember(&hall, &phone("b1", 2, "Team 2"));
    assert!(matches!(hall.say(Command::Start {}), Answer::Done { .. }));
    hall.until("an open step", |frame| {
        let step = frame
            .public
            .view
            .as_ref()
            .and_then(|view| view.step.as_ref());
        step.is_some_and(|step| step.open) && captains(frame) == [1, 2]
    });
    hall
}

fn assign(number: u8, players: [u8; 5]) -> Command {
    Command::Assign {
        seat: seat(number),
        players: players.to_vec(),
    }
}

/// The team's list in the frame of its captain.
fn entry(frame: &Published, number: u8) -> Option<Vec<u8>> {
    let of_seat = |(own, _): &&(Seat, Frame)| own.number() == number;
    let (_, frame) = frame.captains.iter().find(of_seat)?;
    let captain = frame.view.as_ref()?.captain.as_ref()?;
    captain.entry.as_ref().map(|entry| entry.players.clone())
}

#[test]
fn an_entry_is_seen_by_its_own_captain_and_makes_nobody_stale() {
    let dir = temp();
    let mut hall = assigning(dir.path());
    let seen = hall.view().revision;
    let own = hall.say_as("entry-of-1", seen, assign(1, [5, 4, 3, 2, 1]));
    assert!(matches!(own, Answer::Done { .. }), "{own:?}");
    let other = hall.say_as("entry-of-2", seen, assign(2, [3, 1, 2, 5, 4]));
    assert!(matches!(other, Answer::Done { .. }), "not stale: {other:?}");
    hall.until("both entries", |frame| {
        entry(frame, 1) == Some(vec![5, 4, 3, 2, 1]) && entry(frame, 2) == Some(vec![3, 1, 2, 5, 4])
    });
    let text = |frame: &Frame| serde_json::to_string(frame).expect("a frame");
    let (of_1, of_2) = (&hall.last.captains[0].1, &hall.last.captains[1].1);
    for (frame, own, theirs) in [
        (of_1, "[5,4,3,2,1]", "[3,1,2,5,4]"),
        (of_2, "[3,1,2,5,4]", "[5,4,3,2,1]"),
    ] {
        assert!(
            text(frame).contains(own) && !text(frame).contains(theirs),
            "{}",
            text(frame)
        );
    }
    let public = text(&hall.last.public);
    assert!(
        !public.contains("[5,4,3,2,1]") && !public.contains("[3,1,2,5,4]"),
        "{public}"
    );
    let locked = hall.say_as("lock-it-now", seen, Command::Lock {});
    assert!(
        matches!(locked, Answer::Done { .. }),
        "nor is the host: {locked:?}"
    );
    let late = hall.say_as("late-entry", seen, assign(1, [1, 2, 3, 4, 5]));
    assert!(matches!(late, Answer::Stale { .. }), "{late:?}");
    hall.close();
}

#[test]
fn an_undo_takes_back_no_entry_that_the_host_has_not_seen() {
    let dir = temp();
    let mut hall = assigning(dir.path());
    let seen = hall.view().revision;
    let own = hall.say_as("entry-of-1", seen, assign(1, [5, 4, 3, 2, 1]));
    assert!(matches!(own, Answer::Done { .. }), "{own:?}");
    let blind = hall.say_as("undo-blind", seen, Command::Undo {});
    assert!(matches!(blind, Answer::Stale { .. }), "{blind:?}");
    hall.until("the entry", |frame| {
        entry(frame, 1) == Some(vec![5, 4, 3, 2, 1])
    });
    let seeing = hall.say_as("undo-seen", hall.view().revision, Command::Undo {});
    assert!(matches!(seeing, Answer::Done { .. }), "{seeing:?}");
    hall.until("none", |frame| {
        entry(frame, 1).is_none_or(|players| players.iter().all(|player| *player == 0))
    });
    hall.close();
}
