//! What the host's wired buttons say. Pure.

use dabyl_rules::{Command, Preset, Seat, State, Verdict, View};

use crate::wiring::HostKey;

/// Steps from any state of a plain lockout to open keys: each of six seats in the queue lets go, then
/// close, next, go.
pub(crate) const MOST_STEPS: usize = Seat::MOST as usize + 3;

/// What the host's view says of the game, as far as a button must know it.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    preset: Preset,
    state: State,
    paused: bool,
    floor: Option<Seat>,
    legal: Vec<Command>,
    likely: Vec<Command>,
}

impl Sight {
    pub fn of(view: View) -> Sight {
        let host = view.host.unwrap_or_default();
        Sight {
            preset: view.preset,
            state: view.state,
            paused: view.paused,
            floor: view.floor,
            legal: host.legal,
            likely: host.likely,
        }
    }
}

/// What pressing the button says next. Arm in a plain lockout may need several words: the desk asks
/// again after each, with `said` counting them, until there is none.
pub(crate) fn next_word(key: HostKey, sight: &Sight, said: usize) -> Option<Command> {
    match key {
        HostKey::Right => verdict(sight, Verdict::Correct, said),
        HostKey::Wrong => verdict(sight, Verdict::Wrong, said),
        HostKey::Arm if sight.paused => (said == 0).then_some(Command::Resume {}),
        HostKey::Arm => match sight.preset {
            Preset::Lockout => clear_and_arm(sight, said),
            Preset::KhamsaAz | Preset::KhamsaRu | Preset::KokparKk => likeliest(sight, said),
        },
    }
}

fn verdict(sight: &Sight, verdict: Verdict, said: usize) -> Option<Command> {
    if said > 0 {
        return None;
    }
    if let Some(seat) = sight.floor {
        return Some(Command::Judge { seat, verdict });
    }
    // In the Kazakh game a player whose turn it is speaks without a press.
    let of_turn = |command: &&Command| matches!(command, Command::Judge { verdict: other, .. } if *other == verdict);
    let alone = sight.preset == Preset::KokparKk;
    sight.likely.iter().find(of_turn).filter(|_| alone).cloned()
}

/// The first likely command that is no verdict. While somebody has the floor there is nothing to arm.
fn likeliest(sight: &Sight, said: usize) -> Option<Command> {
    if said > 0 || sight.floor.is_some() {
        return None;
    }
    let verdict = |command: &&Command| matches!(command, Command::Judge { .. });
    let shows = |command: &&Command| matches!(command, Command::Show { .. });
    // On paper only the host knows which option is right: no button says that.
    let open = sight.likely.iter().filter(shows).count() > 1;
    let mut rest = sight.likely.iter().filter(|command| !verdict(command));
    rest.find(|command| !(open && shows(command))).cloned()
}

/// One button runs a plain lockout: it opens the keys, and after a press it clears all and opens them
/// again. Keys that are open stay as they are.
fn clear_and_arm(sight: &Sight, said: usize) -> Option<Command> {
    let command = match sight.state {
        State::Ready => Command::Go {},
        State::Open if said == 0 => return None,
        State::Open => Command::Close {},
        State::Answering if sight.legal.contains(&Command::Close {}) => Command::Close {},
        State::Answering => Command::Release { seat: sight.floor? },
        State::Closed | State::Shown | State::Void => Command::Next {},
        State::Calling | State::Value | State::Reading | State::Thinking | State::Over => {
            return None;
        }
        State::Assigning | State::Picking | State::Sequencing | State::Striking => return None,
        State::Naming | State::Wagering | State::Discussing | State::Collecting => return None,
        State::Revealing | State::Presenting => return None,
        State::WaitingSignal | State::Rebound => return None,
    };
    Some(command)
}

/// Whether this word was the last of its row: keys that were just opened are not closed again.
pub(crate) fn ends_row(command: &Command) -> bool {
    matches!(command, Command::Go {} | Command::Resume {})
}

#[cfg(test)]
mod tests {
    use dabyl_rules::Key;

    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("1 to 6")
    }

    fn sight(preset: Preset, state: State) -> Sight {
        let floor = (state == State::Answering).then(|| seat(2));
        Sight {
            preset,
            state,
            paused: false,
            floor,
            legal: Vec::new(),
            likely: Vec::new(),
        }
    }

    /// Plays a row of words over a toy of the lockout's states.
    fn row(mut sight: Sight, mut queue: u8) -> Vec<Command> {
        let mut row = Vec::new();
        while let Some(word) = next_word(HostKey::Arm, &sight, row.len()) {
            let released = matches!(word, Command::Release { .. });
            if released && queue > 0 {
                queue -= 1;
                sight.floor = Some(seat(3));
            } else if released || word == (Command::Go {}) {
                sight.state = State::Open;
            } else if word == (Command::Close {}) {
                sight.state = State::Closed;
            } else {
                assert_eq!(word, Command::Next {});
                sight.state = State::Ready;
            }
            let last = ends_row(&word);
            row.push(word);
            assert!(row.len() <= MOST_STEPS);
            if last {
                break;
            }
        }
        row
    }

    #[test]
    fn one_button_runs_a_plain_lockout() {
        let (go, next, close) = (Command::Go {}, Command::Next {}, Command::Close {});
        let lockout = |state| sight(Preset::Lockout, state);
        assert_eq!(row(lockout(State::Ready), 0), std::slice::from_ref(&go));
        assert_eq!(row(lockout(State::Open), 0), []);
        assert_eq!(row(lockout(State::Closed), 0), [next.clone(), go.clone()]);
        let release = |number| Command::Release { seat: seat(number) };
        let all = [
            release(2),
            release(3),
            close.clone(),
            next.clone(),
            go.clone(),
        ];
        assert_eq!(row(lockout(State::Answering), 1), all);
        let mut closable = lockout(State::Answering);
        closable.legal = vec![close.clone()];
        assert_eq!(row(closable, 1), [close, next, go]);
    }

    #[test]
    fn arm_goes_on_after_a_pause_in_every_game() {
        for preset in [
            Preset::KhamsaAz,
            Preset::KhamsaRu,
            Preset::KokparKk,
            Preset::Lockout,
        ] {
            let mut paused = sight(preset, State::Answering);
            paused.paused = true;
            assert_eq!(
                next_word(HostKey::Arm, &paused, 0),
                Some(Command::Resume {})
            );
            assert!(ends_row(&Command::Resume {}));
        }
    }

    #[test]
    fn arm_in_khamsa_says_the_likeliest_word_but_never_a_verdict() {
        let judge = Command::Judge {
            seat: seat(2),
            verdict: Verdict::Correct,
        };
        let mut reading = sight(Preset::KhamsaRu, State::Reading);
        reading.likely = vec![judge.clone(), Command::Done {}, Command::Close {}];
        assert_eq!(next_word(HostKey::Arm, &reading, 0), Some(Command::Done {}));
        assert_eq!(next_word(HostKey::Arm, &reading, 1), None);
        let mut answering = sight(Preset::KhamsaRu, State::Answering);
        answering.likely = vec![judge, Command::Release { seat: seat(2) }];
        assert_eq!(next_word(HostKey::Arm, &answering, 0), None);
    }

    #[test]
    fn no_button_says_which_option_is_right() {
        let show = |key| Command::Show {
            price: None,
            key: Some(key),
        };
        let mut ready = sight(Preset::KokparKk, State::Ready);
        ready.likely = vec![show(Key::A)];
        assert_eq!(next_word(HostKey::Arm, &ready, 0), Some(show(Key::A)));
        ready.likely = [Key::A, Key::B, Key::C].map(show).to_vec();
        assert_eq!(next_word(HostKey::Arm, &ready, 0), None);
    }

    #[test]
    fn right_and_wrong_judge_whose_turn_it_is_where_nobody_presses() {
        let judge = |verdict| Command::Judge {
            seat: seat(2),
            verdict,
        };
        let mut thinking = sight(Preset::KokparKk, State::Thinking);
        thinking.likely = [Verdict::Correct, Verdict::Wrong].map(judge).to_vec();
        let wrong = next_word(HostKey::Wrong, &thinking, 0);
        assert_eq!(wrong, Some(judge(Verdict::Wrong)));
        assert_eq!(next_word(HostKey::Arm, &thinking, 0), None);
        let mut khamsa = sight(Preset::KhamsaRu, State::Thinking);
        khamsa.likely.clone_from(&thinking.likely);
        assert_eq!(next_word(HostKey::Wrong, &khamsa, 0), None);
    }

    #[test]
    fn right_and_wrong_name_the_holder_of_the_floor() {
        let answering = sight(Preset::KhamsaAz, State::Answering);
        let judge = |verdict| {
            Some(Command::Judge {
                seat: seat(2),
                verdict,
            })
        };
        assert_eq!(
            next_word(HostKey::Right, &answering, 0),
            judge(Verdict::Correct)
        );
        assert_eq!(
            next_word(HostKey::Wrong, &answering, 0),
            judge(Verdict::Wrong)
        );
        assert_eq!(
            next_word(HostKey::Wrong, &sight(Preset::KhamsaAz, State::Closed), 0),
            None
        );
    }
}
