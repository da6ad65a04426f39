//! The way on: from any state the host reaches the end of the match by legal words.

use dabyl_rules::view::Round;
use dabyl_rules::{At, Cause, Command, Onlooker, Preset, Seat, State, Table, Verdict};

/// The most words from any state to the signature: four to a question, and some for the rest.
const WORDS_MOST: usize = 600;

/// A second from word to word.
const BEAT: u64 = 1_000_000_000;

/// What a host says who only wants to go on. `None`: it is time for the clock.
#[must_use]
pub fn word(table: &Table, now: At) -> Option<Command> {
    let view = table.view(Onlooker::Host, now);
    let host = view.host.as_ref().expect("a host's view");
    let shootout = view.place.round == Some(Round::Shootout);
    let step_is_open = view.step.as_ref().is_some_and(|step| step.open);
    if view.paused {
        return Some(Command::Resume {});
    }
    let dispute = host.disputes.first().map(|question| Command::Settle {
        question: *question,
    });
    let find = |is: fn(&Command) -> bool| host.legal.iter().find(|word| is(word)).cloned();
    Some(match view.state {
        State::Assigning | State::Picking | State::Sequencing if !step_is_open => Command::Start {},
        State::Assigning | State::Picking | State::Sequencing => Command::Lock {},
        State::Striking if !step_is_open => Command::Start {},
        State::Striking => {
            find(|word| matches!(word, Command::Strike { .. })).expect("a theme can be struck out")
        }
        State::Naming if shootout => Command::Show {
            price: None,
            key: None,
        },
        State::Naming => {
            let step = view.step.as_ref().expect("a step");
            let open = step.asked.iter().find(|seat| !step.ready.contains(seat));
            Command::Name {
                seat: *open.expect("somebody to be named"),
                player: 1,
            }
        }
        State::Wagering if !step_is_open => Command::Start {},
        State::Wagering | State::Collecting => dispute.unwrap_or(Command::Lock {}),
        State::Discussing => return None,
        State::Revealing => {
            let finale = view.finale.as_ref().expect("a final");
            let seat = finale.next.expect("a team whose answer is open");
            Command::Judge {
                seat,
                verdict: Verdict::Wrong,
            }
        }
        State::Calling => Command::Call {},
        State::Ready if view.preset == Preset::Lockout => Command::Go {},
        State::Ready => Command::Show {
            price: None,
            key: None,
        },
        State::Reading if view.place.round == Some(Round::Final) => Command::Discuss {},
        // Somebody must win a shoot-out; in all other rounds questions may be dropped.
        State::Value if shootout => Command::Read {},
        State::Reading if shootout => buzz(table, now, &view.shootout),
        State::Answering if shootout => match (view.floor, host.tied.first()) {
            (Some(seat), _) => Command::Judge {
                seat,
                verdict: Verdict::Correct,
            },
            (None, Some(seat)) => Command::First { seat: *seat },
            (None, None) => Command::Withdraw {},
        },
        State::Value | State::Reading | State::Thinking => Command::Withdraw {},
        State::Open | State::Answering => Command::Withdraw {},
        State::Closed | State::Shown | State::Void => Command::Next {},
        State::Presenting | State::WaitingSignal | State::Rebound => Command::Withdraw {},
        // Equals whom the host must tell apart come before the signature.
        State::Over => find(|word| matches!(word, Command::First { .. }))
            .or(dispute)
            .unwrap_or(Command::Sign {}),
    })
}

/// The first who may press does.
fn buzz(table: &Table, now: At, seats: &[Seat]) -> Command {
    let words = seats.iter().map(|seat| Command::Buzz {
        seat: *seat,
        key: None,
    });
    let accepted = |word: &Command| {
        let said = Cause::Said {
            command: word.clone(),
            id: None,
        };
        table.propose(now, said).is_ok()
    };
    words
        .into_iter()
        .find(accepted)
        .unwrap_or(Command::Withdraw {})
}

/// From here the host comes to the signature.
pub fn to_the_end(table: &Table, now: At) {
    let (mut table, mut now) = (table.clone(), now);
    let endless = table.setup().preset == Preset::Lockout;
    let mut path = Vec::new();
    for _ in 0..WORDS_MOST {
        if table.view(Onlooker::Host, now).signed {
            return;
        }
        let cause = match word(&table, now) {
            Some(command) => Cause::Said { command, id: None },
            None => {
                now = table.deadline().expect("a clock runs");
                Cause::Expired
            }
        };
        path.push((table.state(), cause.clone()));
        let entry = table.propose(now, cause.clone());
        let entry = entry.unwrap_or_else(|why| panic!("{cause:?} is refused: {why:?}"));
        let next = matches!(
            &cause,
            Cause::Said {
                command: Command::Next {},
                ..
            }
        );
        table.advance(entry);
        if endless && next {
            return;
        }
        now.0 += BEAT;
        while let Some(deadline) = table.deadline().filter(|deadline| *deadline < now) {
            let entry = table
                .propose(deadline, Cause::Expired)
                .expect("never refused");
            table.advance(entry);
        }
    }
    panic!("no way to the end: {:?}", &path[path.len() - 20..]);
}
