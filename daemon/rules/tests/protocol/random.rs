//! Random games: whatever is legal is said, whoever likes presses, and the sums agree all the way.

use std::collections::BTreeMap;

use dabyl_rules::setup::{SeatSetup, Setup, Start};
use dabyl_rules::view::Round;
use dabyl_rules::{At, Cause, Command, Key, Preset, Press, Seat, Table};
use proptest::prelude::*;

use crate::sums;

const MS: u64 = 1_000_000;

fn setup(preset: Preset, round: Option<Round>) -> Setup {
    let place = |seat: Seat| SeatSetup {
        seat,
        team: format!("Team {}", seat.number()),
        players: (1..=5).map(|n| format!("P{}.{n}", seat.number())).collect(),
        reserves: Vec::new(),
        confirmed: true,
    };
    let totals = [1_000, 1_000, 300, -200];
    Setup {
        preset,
        seats: Seat::all().take(4).map(place).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: BTreeMap::new(),
        seed: 7,
        lots: Vec::new(),
        start: round.map(|round| Start {
            round,
            theme: 0,
            price: None,
            finalists: Vec::new(),
        }),
        scores: Seat::all().zip(totals).collect(),
        times: BTreeMap::new(),
        blocks: Vec::new(),
    }
}

/// What turns the game over is rare, so that most games get somewhere.
fn is_rare(command: &Command) -> bool {
    matches!(
        command,
        Command::Undo {}
            | Command::Withdraw {}
            | Command::Replace {}
            | Command::Remove { .. }
            | Command::Annul { .. }
            | Command::Pause {}
            | Command::Sign {}
            | Command::Freeze { .. }
            | Command::Adjust { .. }
            | Command::Fine { .. }
            | Command::Dispute { .. }
    )
}

/// One step by these dice.
fn step(table: &mut Table, (kind, choice, pause): (u8, usize, u64)) {
    let at = At(table.last_at().0 + pause * MS);
    if let Some(deadline) = table.deadline().filter(|deadline| *deadline <= at) {
        let expired = table
            .propose(deadline, Cause::Expired)
            .expect("never refused");
        table.advance(expired);
    }
    let cause = if kind < 80 {
        let seat = Seat::new(u8::try_from(choice % 4 + 1).expect("small")).expect("a seat");
        let (key, held) = (Key::A, kind % 20 == 0);
        let press = |seat| Press {
            seat,
            key,
            at,
            held,
        };
        let mut presses = vec![press(seat)];
        let other = Seat::new(u8::try_from(choice / 4 % 4 + 1).expect("small"));
        presses.extend(other.filter(|o| kind < 10 && *o != seat).map(press));
        Cause::Pressed { presses }
    } else {
        let mut legal = table.legal(at);
        legal.retain(|command| !is_rare(command) || kind > 245);
        if legal.is_empty() {
            return;
        }
        let command = legal[choice % legal.len()].clone();
        Cause::Said { command, id: None }
    };
    if let Ok(entry) = table.propose(at, cause) {
        table.advance(entry);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn sums_agree_in_random_games(
        game in 0_usize..8,
        dice in proptest::collection::vec((any::<u8>(), any::<usize>(), 0_u64..3_000), 50..250),
    ) {
        let rounds = [Round::Open, Round::Semi, Round::Personal, Round::Final, Round::Shootout];
        let setup = match game {
            0 => setup(Preset::Lockout, None),
            1 => setup(Preset::KhamsaAz, Some(Round::Secret)),
            2 => setup(Preset::KhamsaAz, Some(Round::Final)),
            _ => setup(Preset::KhamsaRu, Some(rounds[game - 3])),
        };
        let mut table = Table::new(setup).expect("it can be played");
        for (number, dice) in dice.into_iter().enumerate() {
            step(&mut table, dice);
            if number % 5 == 0 {
                sums::check("a random game", &table);
            }
        }
        sums::check("a random game", &table);
    }
}
