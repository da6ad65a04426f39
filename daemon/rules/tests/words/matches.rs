//! What of a whole match no story can say: the pack's questions, and what a word would do.

use dabyl_rules::setup::{Clue, Start, Theme};
use dabyl_rules::view::Round;
use dabyl_rules::{Command, Onlooker, Points, Preset, Seat, Setup, State, Table, Verdict};

use super::{at, press, reading, say, seat, setup};

/// A final between two teams with positive totals.
pub(super) fn at_final(options: &[(&str, &str)]) -> Setup {
    let mut setup = setup(Preset::KhamsaRu, options);
    setup.start = Some(Start {
        round: Round::Final,
        theme: 0,
        price: None,
        finalists: Vec::new(),
    });
    setup.scores = [(seat('A'), 500), (seat('B'), 500)].into();
    setup
}

/// A theme of two questions whose texts name it.
fn theme(name: &str, round: Option<Round>) -> Theme {
    let clue = |number: u8| Clue {
        text: format!("{name} {number}"),
        answer: format!("answer {name} {number}"),
        ..Clue::default()
    };
    Theme {
        title: name.to_owned(),
        block: None,
        round,
        clues: vec![clue(1), clue(2)],
    }
}

fn text(table: &Table, seconds: f64) -> Option<String> {
    let view = table.view(Onlooker::Public, at(seconds));
    view.clue.and_then(|clue| clue.text)
}

#[test]
fn a_final_question_withdrawn_before_it_was_read_stays_a_secret() {
    let mut setup = at_final(&[]);
    setup.themes = vec![theme("last", Some(Round::Final))];
    let mut table = Table::new(setup).expect("it can be played");
    say(&mut table, 0.0, Command::Start {}).expect("wagers are opened");
    say(&mut table, 1.0, Command::Lock {}).expect("wagers are closed");
    say(&mut table, 2.0, Command::Withdraw {}).expect("the question is withdrawn");
    assert_eq!(text(&table, 2.0), None);
    say(&mut table, 3.0, Command::Replace {}).expect("another is asked");
    say(&mut table, 4.0, Command::Discuss {}).expect("it has been read");
    assert_eq!(text(&table, 4.0).as_deref(), Some("last 2"));
    say(&mut table, 5.0, Command::Withdraw {}).expect("this one as well");
    assert_eq!(text(&table, 5.0).as_deref(), Some("last 2"));
}

#[test]
fn in_a_pack_in_the_order_of_play_the_shootout_has_a_theme_of_its_own() {
    let mut setup = at_final(&[]);
    setup.themes = vec![theme("last", None), theme("between equals", None)];
    let mut table = Table::new(setup).expect("it can be played");
    say(&mut table, 0.0, Command::Start {}).expect("wagers are opened");
    say(&mut table, 1.0, Command::Lock {}).expect("wagers are closed");
    say(&mut table, 2.0, Command::Discuss {}).expect("the question has been read");
    assert_eq!(text(&table, 2.0).as_deref(), Some("last 1"));
    say(&mut table, 70.0, Command::Withdraw {}).expect("the question is withdrawn");
    say(&mut table, 71.0, Command::Next {}).expect("equals play for the place");
    say(
        &mut table,
        72.0,
        Command::Show {
            price: None,
            key: None,
        },
    )
    .expect("a question");
    say(&mut table, 73.0, Command::Read {}).expect("it is read");
    say(&mut table, 74.0, Command::Done {}).expect("to its end");
    assert_eq!(text(&table, 74.0).as_deref(), Some("between equals 1"));
}

#[test]
fn what_undo_would_do_is_foretold() {
    let mut table = reading(&[]);
    press(&mut table, 1.0, 'B');
    let wrong = Command::Judge {
        seat: seat('B'),
        verdict: Verdict::Wrong,
    };
    say(&mut table, 2.0, wrong).expect("B has the floor");
    let foretold = table.preview(at(3.0), &Command::Undo {});
    let of_b = |(seat, _, _): &&(Seat, Points, Points)| *seat == self::seat('B');
    let foretold = foretold.expect("a verdict can be taken back");
    let found = foretold.iter().find(of_b);
    assert_eq!(found, Some(&(seat('B'), -100, 0)));
    assert_eq!(table.state(), State::Reading);
}
