//! A protocol tells nothing that the public does not know already, at any moment of any story.

use std::collections::BTreeSet;

use dabyl_rules::event::Event;
use dabyl_rules::protocol::{self, Protocol};
use dabyl_rules::setup::{Clue, Setup, Theme};
use dabyl_rules::view::{Round, View};
use dabyl_rules::{Cause, Command, Entry, Onlooker, Preset, State, Table};

use crate::stories;

const SEED: u64 = 9_876_543_210_987_654_321;
const ROUNDS: [Round; 6] = [
    Round::Open,
    Round::Semi,
    Round::Secret,
    Round::Personal,
    Round::Final,
    Round::Shootout,
];

/// The same set-up with a pack of which every word can be recognized.
fn marked(mut setup: Setup) -> Setup {
    let clue = || Clue {
        text: "CLUE-TEXT".to_owned(),
        answer: "CLUE-ANSWER".to_owned(),
        accept: vec!["CLUE-ACCEPT".to_owned()],
        reject: vec!["CLUE-REJECT".to_owned()],
        note: Some("CLUE-NOTE".to_owned()),
        ..Clue::default()
    };
    let theme = |title: String, round| Theme {
        title,
        round,
        block: None,
        clues: vec![clue(), clue(), clue(), clue(), clue()],
    };
    setup.seed = SEED;
    setup.themes = if setup.preset == Preset::Lockout {
        vec![theme("TITLE-Lockout-1.".to_owned(), None)]
    } else {
        let all = ROUNDS
            .iter()
            .flat_map(|round| (1..=5).map(move |n| (round, n)));
        all.map(|(round, n)| theme(format!("TITLE-{round:?}-{n}."), Some(*round)))
            .collect()
    };
    setup
}

/// The same entries, but every team hands an answer in that can be recognized, just before nothing
/// can be changed any more.
fn with_marked_answers(setup: &Setup, entries: &[Entry]) -> Vec<Entry> {
    let mut entries = entries.to_vec();
    for (number, entry) in entries.iter_mut().enumerate() {
        if entry.events.contains(&Event::CollectionClosed {}) {
            let written = setup.seats.iter().map(|place| Event::Written {
                seat: place.seat,
                text: format!("ANSWER-{number}-{}.", place.seat.number()),
            });
            entry.events.splice(0..0, written);
        }
    }
    entries
}

/// Marked words in it.
fn marks(json: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for mark in ["TITLE-", "ANSWER-"] {
        for (place, _) in json.match_indices(mark) {
            let rest = &json[place..];
            let end = rest.find('.').map_or(rest.len(), |end| end + 1);
            found.insert(rest[..end].to_owned());
        }
    }
    found
}

fn json(of: &impl serde::Serialize) -> String {
    serde_json::to_string(of).expect("it has no maps that could fail")
}

/// Who plays what agrees with what everybody sees at this moment.
fn check_line_ups(at: &str, sheet: &Protocol, view: &View) {
    let (Some(round), Some(view_round)) = (sheet.rounds.last(), view.place.round) else {
        return;
    };
    if round.round == Some(view_round) && !matches!(view_round, Round::Final | Round::Shootout) {
        assert_eq!(round.entries, view.line_ups, "{at}");
    }
    if let Some(theme) = round.themes.last()
        && round.round == Some(view_round)
        && theme.number == view.place.theme
    {
        for player in &theme.players {
            let seen = view.seats.iter().find(|seat| seat.seat == player.seat);
            let seen = seen.expect("a seat in play");
            assert_eq!(seen.player.as_deref(), Some(player.name.as_str()), "{at}");
        }
    }
}

#[test]
fn nothing_is_told_before_its_time() {
    let mut told = BTreeSet::new();
    for (name, table) in stories() {
        let setup = marked(table.setup().clone());
        let entries = with_marked_answers(&setup, table.entries());
        let mut so_far = Table::new(setup.clone()).expect("it was laid");
        let mut known = marks(&json(&so_far.view(Onlooker::Public, so_far.last_at())));
        for (place, entry) in entries.iter().enumerate() {
            so_far.advance(entry.clone());
            let view = so_far.view(Onlooker::Public, so_far.last_at());
            known.extend(marks(&json(&view)));
            // Long matches at every seventh entry: that is enough to hit every stage.
            if entries.len() > 150 && place % 7 > 0 {
                continue;
            }
            let at = format!("{name}, entry {place}");
            let sheet = protocol::of(&setup, &entries[..=place]).expect("it was laid");
            let text = json(&sheet);
            for mark in marks(&text) {
                assert!(known.contains(&mark), "{at}: {mark} is not public");
                told.insert(mark);
            }
            assert!(!text.contains("CLUE-"), "{at}: a question's text");
            let over = view.state == State::Over || view.signed;
            assert_eq!(text.contains(&SEED.to_string()), over, "{at}: the seed");
            for seat in sheet.finale.iter().flat_map(|finale| &finale.seats) {
                let judged = seat.verdict.is_some();
                assert_eq!(seat.wager.is_some(), judged, "{at}: a wager");
                assert_eq!(seat.answer.is_some(), judged, "{at}: an answer");
            }
            check_line_ups(&at, &sheet, &view);
        }
    }
    let titles = told
        .iter()
        .filter(|mark| mark.starts_with("TITLE-"))
        .count();
    assert!(titles > 15, "only {titles} titles were ever told");
    assert!(told.iter().any(|mark| mark.starts_with("ANSWER-")));
}

#[test]
fn while_scores_stand_still_so_does_the_public_protocol() {
    let mut table = crate::told("khamsa-ru/whole-theme");
    let say = |table: &mut Table, command: Command| {
        let cause = Cause::Said { command, id: None };
        let entry = table.propose(table.last_at(), cause).expect("it is legal");
        table.advance(entry);
    };
    let both = |table: &Table| {
        let (setup, entries) = (table.setup(), table.entries());
        (
            protocol::of(setup, entries).expect("it was laid"),
            protocol::public(setup, entries).expect("it was laid"),
        )
    };
    let (host, public) = both(&table);
    assert_eq!(host, public);
    say(&mut table, Command::Freeze { frozen: true });
    let before = both(&table).1;
    assert!(before.frozen);
    let reason = "the judges have decided".to_owned();
    let (seat, points) = (crate::seat('A'), 500);
    say(
        &mut table,
        Command::Adjust {
            seat,
            points,
            reason,
        },
    );
    let (host, public) = both(&table);
    assert_eq!(public, before);
    assert_eq!(host.corrections.len(), 1);
    say(&mut table, Command::Freeze { frozen: false });
    let (host, public) = both(&table);
    assert_eq!(host, public);
    assert_eq!(public.corrections.len(), 1);
}
