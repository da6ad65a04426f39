//! Which questions can be marked as disputed from the page: those that `legal` names.

use dabyl_rules::{Command, Preset, Refusal, Table, Verdict};

use super::matches::at_final;
use super::{at, press, say, seat, table};

/// The questions that the page may mark now.
fn offered(table: &Table, seconds: f64) -> Vec<u32> {
    let mut offered = Vec::new();
    for command in table.legal(at(seconds)) {
        if let Command::Dispute { question } = command {
            offered.push(question);
        }
    }
    offered
}

fn must_say(table: &mut Table, seconds: f64, command: Command) {
    say(table, seconds, command).expect("it is for now");
}

#[test]
fn the_present_question_once_it_has_begun_and_the_one_before() {
    let mut table = table(Preset::KhamsaRu, &[]);
    assert_eq!(offered(&table, 0.0), Vec::<u32>::new());
    must_say(
        &mut table,
        0.0,
        Command::Show {
            price: None,
            key: None,
        },
    );
    assert_eq!(offered(&table, 0.0), [1]);
    must_say(&mut table, 1.0, Command::Read {});
    press(&mut table, 2.0, 'A');
    let verdict = Verdict::Correct;
    let judge = Command::Judge {
        seat: seat('A'),
        verdict,
    };
    must_say(&mut table, 3.0, judge);
    must_say(&mut table, 4.0, Command::Next {});
    assert_eq!(offered(&table, 4.0), [1]);
    must_say(
        &mut table,
        5.0,
        Command::Show {
            price: None,
            key: None,
        },
    );
    assert_eq!(offered(&table, 5.0), [2, 1]);
    // Nobody answers the second: it was played all the same.
    must_say(&mut table, 6.0, Command::Read {});
    must_say(&mut table, 7.0, Command::Done {});
    must_say(&mut table, 8.0, Command::Close {});
    must_say(&mut table, 9.0, Command::Next {});
    assert_eq!(offered(&table, 9.0), [2]);
    must_say(
        &mut table,
        10.0,
        Command::Show {
            price: None,
            key: None,
        },
    );
    assert_eq!(offered(&table, 10.0), [3, 2]);
    must_say(&mut table, 11.0, Command::Dispute { question: 2 });
    assert_eq!(offered(&table, 11.0), [3]);
}

#[test]
fn the_question_of_the_final_only_when_it_is_read() {
    let mut table = Table::new(at_final(&[])).expect("it can be played");
    let none = Err(Refusal::NoSuchQuestion { questions: 0 });
    assert_eq!(offered(&table, 0.0), Vec::<u32>::new());
    let dispute = Command::Dispute { question: 1 };
    assert_eq!(say(&mut table, 0.0, dispute), none);
    must_say(&mut table, 0.0, Command::Start {});
    assert_eq!(offered(&table, 0.0), Vec::<u32>::new());
    must_say(&mut table, 1.0, Command::Lock {});
    assert_eq!(offered(&table, 1.0), [1]);
    must_say(&mut table, 2.0, Command::Discuss {});
    assert_eq!(offered(&table, 2.0), [1]);
}

#[test]
fn a_final_of_which_nothing_was_read_has_nothing_to_annul() {
    let mut table = Table::new(at_final(&[])).expect("it can be played");
    for letter in "ABCD".chars() {
        let seat = seat(letter);
        must_say(&mut table, 0.0, Command::Remove { seat });
    }
    let none = Err(Refusal::NoSuchQuestion { questions: 0 });
    let annul = Command::Annul { question: 1 };
    assert_eq!(say(&mut table, 1.0, annul), none);
    assert_eq!(offered(&table, 1.0), Vec::<u32>::new());
}
