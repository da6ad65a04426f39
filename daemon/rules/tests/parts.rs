//! What stories cannot enumerate: the parts of the engine under any input.

use std::collections::BTreeSet;

use dabyl_rules::countdown::Countdown;
use dabyl_rules::floor::Floor;
use dabyl_rules::ledger::{Attempt, Correction, Ledger};
use dabyl_rules::lot::Lots;
use dabyl_rules::options::nanoseconds;
use dabyl_rules::seat_set::SeatSet;
use dabyl_rules::story;
use dabyl_rules::{At, Points, Seat, Verdict};
use proptest::prelude::*;

fn seat() -> impl Strategy<Value = Seat> {
    (1..=Seat::MOST).prop_map(|number| Seat::new(number).expect("a seat's number"))
}

fn verdict() -> impl Strategy<Value = Verdict> {
    prop_oneof![
        Just(Verdict::Correct),
        Just(Verdict::Wrong),
        Just(Verdict::Double),
        Just(Verdict::NoAnswer),
        Just(Verdict::Late)
    ]
}

proptest! {
    /// However often a clock is stopped and goes on, what runs and what is left make the whole.
    #[test]
    fn a_countdown_loses_nothing(
        whole in 1..10_000_000_000_u64,
        spells in prop::collection::vec((0..2_000_000_000_u64, 0..2_000_000_000_u64), 0..20),
    ) {
        let mut now = At(7);
        let mut clock = Countdown::begin(now, whole);
        let mut run = 0;
        for (running, standing) in spells {
            now.0 += running;
            run += running;
            clock.stop(now);
            prop_assert_eq!(clock.end(), None);
            prop_assert_eq!(clock.left(now), whole.saturating_sub(run));
            now.0 += standing;
            let left = clock.left(now);
            prop_assert_eq!(left, whole.saturating_sub(run));
            clock.go_on(now, left);
            prop_assert_eq!(clock.end(), Some(At(now.0 + left)));
        }
        prop_assert_eq!(clock.whole(), whole);
    }

    /// A lot names every candidate once, and the same seed always draws the same.
    #[test]
    fn a_lot_is_an_order_of_its_candidates(
        seed: u64,
        candidates in prop::collection::btree_set(seat(), 0..=6),
        written in prop::collection::vec(prop::collection::vec(0..8_u8, 0..8), 0..3),
        before in 0..5_u32,
    ) {
        let set: SeatSet = candidates.iter().copied().collect();
        let mut lots = Lots::new(seed, written.clone());
        for _ in 0..before {
            lots.used();
        }
        let order = lots.draw(set);
        prop_assert_eq!(order.iter().copied().collect::<BTreeSet<_>>(), candidates);
        prop_assert_eq!(order.len(), set.len());
        prop_assert_eq!(&lots.draw(set), &order);
        if let Some(line) = written.get(before as usize) {
            let mut seats = line.iter().filter_map(|number| Seat::new(*number));
            let named = seats.find(|seat| set.contains(*seat));
            prop_assert!(named.is_none() || named == order.first().copied());
        }
    }

    /// Whatever is done to the floor, nobody stands in it twice and who has had it stays out.
    #[test]
    fn nobody_stands_twice_for_the_floor(deeds in prop::collection::vec((0..7_u8, seat()), 0..60)) {
        let mut floor = Floor::default();
        for (at, (deed, seat)) in (0..).zip(deeds) {
            let may = !floor.concerns(seat) && !floor.spent().contains(seat);
            match deed {
                0 if may && floor.holder().is_none() && floor.queue().is_empty() => {
                    floor.take(seat, At(at));
                }
                1 if may => floor.wait(seat, At(at)),
                2 => floor.drop_holder(),
                3 if floor.holder().is_some_and(|holder| holder.seat == seat) => floor.spend(seat),
                4 if floor.holder().is_none() && floor.waits(seat) => floor.pass(seat),
                5 => floor.put_back(),
                6 => {
                    let tied: Vec<Seat> = floor.queue().iter().map(|w| w.seat).collect();
                    floor.tie(&tied);
                    floor.settle(seat);
                    if tied.contains(&seat) {
                        prop_assert_eq!(floor.queue().first().map(|w| w.seat), Some(seat));
                        prop_assert_eq!(floor.queue().len(), tied.len());
                    }
                }
                _ => {}
            }
            let mut standing: Vec<Seat> = floor.queue().iter().map(|w| w.seat).collect();
            standing.extend(floor.holder().map(|holder| holder.seat));
            let different: BTreeSet<Seat> = standing.iter().copied().collect();
            prop_assert_eq!(different.len(), standing.len());
            prop_assert!(!standing.iter().any(|seat| floor.spent().contains(*seat)));
        }
    }

    /// Totals are what a clerk would add up by hand: on each question only what stands before and
    /// with its first right answer counts.
    #[test]
    fn a_ledger_sums_like_a_clerk(
        answers in prop::collection::vec((seat(), verdict(), 0..4_u32), 0..40),
        amended in prop::collection::vec((1..40_u32, verdict()), 0..10),
        withdrawn in prop::option::of(1..5_u32),
    ) {
        let mut ledger = Ledger::new([(Seat::new(1).expect("a seat"), 50)]);
        let mut book: Vec<(u32, Seat, Verdict)> = Vec::new();
        let mut question = 1;
        let worth = |verdict| if verdict == Verdict::Correct { 100 } else { -100 };
        for (seat, verdict, goes_on) in answers {
            question += u32::from(goes_on == 0);
            ledger.judge(Attempt {
                question, price: 100, seat, verdict, points: worth(verdict), waited: false,
                by_host: true, withdrawn: false,
                counts: dabyl_rules::ledger::Counts::Theme,
                time_ns: 0,
            });
            book.push((question, seat, verdict));
        }
        for (number, verdict) in amended {
            ledger.amend(number, verdict, worth(verdict));
            if let Some(line) = book.get_mut(number as usize - 1) {
                line.2 = verdict;
            }
        }
        // Only the present question can be withdrawn.
        let gone = withdrawn.map(|_| question);
        if let Some(question) = gone {
            ledger.withdraw(question);
        }
        ledger.correct(Correction {
            seat: Seat::new(2).expect("a seat"), points: -7, fine: true, reason: None,
        });
        let mut totals: [Points; 6] = [50, -7, 0, 0, 0, 0];
        for (place, (question, seat, verdict)) in book.iter().enumerate() {
            let solved = book[..place].iter().any(|b| b.0 == *question && b.2 == Verdict::Correct);
            let void = solved || gone == Some(*question);
            prop_assert_eq!(ledger.is_void(place as u32 + 1), void);
            if !void {
                totals[seat.index()] += worth(*verdict);
            }
        }
        prop_assert_eq!(ledger.totals(), totals);
    }

    /// Times of stories and options: written out and read back they are the same.
    #[test]
    fn seconds_come_back_as_they_were(whole in 0..1_000_000_000_u64, part in 0..1_000_000_000_u64) {
        let text = format!("{whole}.{part:09}");
        prop_assert_eq!(nanoseconds(&text, 9), Some(whole * 1_000_000_000 + part));
        prop_assert_eq!(nanoseconds(&format!("{whole}"), 9), Some(whole * 1_000_000_000));
        prop_assert_eq!(nanoseconds(&format!("-{text}"), 9), None);
        prop_assert_eq!(nanoseconds(&format!("{text}0"), 9), None);
    }

    /// Bytes of any kind are played or refused, never a crash.
    #[test]
    fn any_bytes_are_a_story_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(story::play("any", &bytes).exit <= 2);
    }

    /// Lines made of the format's own words and headers, in any order: the same.
    #[test]
    fn any_lines_are_a_story_or_refused(lines in prop::collection::vec(line(), 0..20)) {
        for game in ["khamsa-az", "khamsa-ru", "lockout"] {
            let text = format!("game {game}\n{}", lines.join("\n"));
            prop_assert!(story::play("any", text.as_bytes()).exit <= 2);
        }
    }

    /// Words that can be read are played to the end, whatever their order, and always alike.
    #[test]
    fn any_words_are_played(words in prop::collection::vec(prop::sample::select(WORDS), 0..80)) {
        for game in ["khamsa-az", "khamsa-ru", "khamsa-ru\noption press_tie host", "lockout"] {
            let timed = words.iter().enumerate().map(|(place, word)| {
                // Three lines an instant, a second and a half apart.
                format!("{}.{} {word}\n", place / 3 * 3 / 2, place / 3 % 2 * 5)
            });
            let text = format!("game {game}\n{}", timed.collect::<String>());
            let outcome = story::play("any", text.as_bytes());
            prop_assert_eq!(outcome.exit, 0, "{}", outcome.text);
            prop_assert_eq!(&outcome, &story::play("any", text.as_bytes()));
        }
    }
}

const WORDS: &[&str] = &[
    "show",
    "read",
    "done",
    "go",
    "press A",
    "press B",
    "press C",
    "hold A",
    "let-go A",
    "call",
    "theme",
    "correct A",
    "wrong A",
    "wrong B",
    "silent B",
    "late C",
    "double A",
    "release A",
    "close",
    "answer",
    "next",
    "withdraw",
    "replace",
    "amend 1 wrong",
    "amend 1 correct",
    "fine A 100",
    "adjust B -5 by hand",
    "undo",
    "undo",
    "pause",
    "resume",
    "power-cut",
    "power-on",
    "wait",
    "first A",
    "sign",
    "wager A 5",
    "amend 99999999999 wrong",
    "fine A 9223372036854775807 x",
    "press Ä",
    "show 99999999999",
    "topic C 4",
];

const HEADS: &[&str] = &[
    "seats A B C",
    "option press_tie host",
    "option press_tie replace_question",
    "option think_s 1",
    "option early_press lockout_ms=60000",
    "lot C A",
    "seed 18446744073709551615",
    "at secret 1",
    "scores A 1000000000",
    "expect state ready",
    "expect clock 1.000",
    "expect scores A 0",
    "expect legal next",
    "expect lamps A=on",
    "expect order A B",
    "at open 9 9",
    "expect",
    "option",
];

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        8 => (0..40_u32, prop::sample::select(WORDS)).prop_map(|(tenth, word)| {
            // Mostly rising times: a file whose time goes back is refused at once.
            format!("{}.5 {word}", 1_000 + tenth / 39)
        }),
        1 => prop::sample::select(HEADS).prop_map(str::to_owned),
        1 => "[ -~]{0,30}",
    ]
}

/// Every order of three comes out about equally often: no seat is favoured by its number.
#[test]
fn lots_are_fair() {
    const DRAWS: u32 = 60_000;
    let seats: SeatSet = Seat::all().take(3).collect();
    let mut counts = std::collections::BTreeMap::new();
    let mut lots = Lots::new(20_260_731, Vec::new());
    for _ in 0..DRAWS {
        *counts.entry(lots.draw(seats)).or_insert(0_u32) += 1;
        lots.used();
    }
    assert_eq!(counts.len(), 6);
    for (order, count) in counts {
        // Five standard deviations of a fair lot are 456.
        assert!(
            count.abs_diff(DRAWS / 6) < 456,
            "{order:?} came out {count} times"
        );
    }
}

/// First draws of many games are as fair as later draws of one.
#[test]
fn first_lots_of_games_are_fair() {
    const GAMES: u64 = 60_000;
    let seats: SeatSet = Seat::all().take(2).collect();
    let first = |seed| Lots::new(seed, Vec::new()).draw(seats)[0].number();
    let ones = (0..GAMES).filter(|seed| first(*seed) == 1).count() as u64;
    // Five standard deviations are 612.
    assert!(
        ones.abs_diff(GAMES / 2) < 612,
        "seat 1 came first {ones} times"
    );
}
