//! Which keys hang on other inputs than configured, by the host's word.

use std::io::{self, Write};
use std::path::Path;

use super::role_name;
use crate::journal;
use crate::wiring::{Role, Wiring};

/// Lays over the wiring what the host's page has moved to other inputs, and says so. It reads the spare
/// book in `state`, and nothing else there.
///
/// # Errors
/// When the terminal is gone.
pub fn lay_moves(wiring: &mut Wiring, state: &Path, out: &mut impl Write) -> io::Result<()> {
    let moves = match journal::moves(state) {
        Ok(Some(moves)) => moves,
        Ok(None) => return Ok(()),
        Err(error) => {
            return writeln!(
                out,
                "whether keys were moved to other inputs cannot be read in {} ({error}): run the \
                 doctor as root or as the user that runs dabyl",
                state.display()
            );
        }
    };
    let configured = wiring.keys();
    if let Err(why) = wiring.lay(&moves) {
        return writeln!(out, "{why}");
    }
    for (old, new) in configured.iter().zip(wiring.keys()) {
        if *old != new {
            let name = role_name(Role::Player(new.seat, new.key));
            let (old, new) = (old.pin, new.pin);
            writeln!(
                out,
                "{name} was moved from pin {old} to pin {new} on the host's page"
            )?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::tests::wiring;
    use super::*;
    use crate::wiring::{Button, Input, Moves};
    use dabyl_rules::{Key, Seat};

    #[test]
    fn moved_keys_are_named_and_watched_where_they_are() {
        let dir = tempfile::tempdir().expect("a directory");
        let said = |wiring: &mut Wiring| {
            let mut out = Vec::new();
            lay_moves(wiring, dir.path(), &mut out).expect("a vector takes all");
            String::from_utf8(out).expect("text")
        };
        let mut wiring = wiring();
        wiring.buttons.push(Button {
            pin: 9,
            role: Role::Spare(9),
        });
        let configured = wiring.clone();
        assert_eq!(said(&mut wiring), "", "a box without a journal");

        let mut moved = configured.clone();
        let seat = Seat::new(2).expect("1 to 6");
        moved.give(seat, Key::A, Input(2)).expect("a key");
        let (journal, _) = journal::Journal::open(dir.path()).expect("opened");
        let writer = journal.start(drop, |news| panic!("{news:?}"));
        writer.commit(journal::Batch {
            records: vec![journal::Record::Moves(Moves {
                number: 1,
                configured: configured.keys(),
                keys: moved.keys(),
            })],
            ..journal::Batch::default()
        });
        writer.stop();
        let told = "seat 2 key A was moved from pin 2 to pin 9 on the host's page\n";
        assert_eq!(said(&mut wiring), told);
        assert_eq!(wiring, moved);

        let mut rewired = configured;
        rewired.buttons[0].pin = 4;
        let before = rewired.clone();
        let told = said(&mut rewired);
        assert!(
            told.contains("pins in the configuration have changed"),
            "{told}"
        );
        assert_eq!(rewired, before);
        std::fs::write(dir.path().join("book/moves.jsonl"), "rubbish\n").expect("written");
        let told = said(&mut rewired);
        assert!(told.contains("cannot be read"), "{told}");
    }
}
