//! What players and their host would say in the Kazakh game, not always wisely.

use dabyl_rules::{Command, State, View};

use crate::simulation::Chance;

/// Words that carry the game on.
fn leads_on(command: &Command) -> bool {
    matches!(
        command,
        Command::Show { .. }
            | Command::Go {}
            | Command::Done {}
            | Command::Judge { .. }
            | Command::Reveal {}
            | Command::Next {}
            | Command::Signal {}
            | Command::Draw { .. }
            | Command::Topic { .. }
            | Command::Sector { .. }
            | Command::Name { .. }
    )
}

/// One of the words that lead on.
pub fn good(chance: &mut Chance, legal: &[Command]) -> Option<Command> {
    let good: Vec<Command> = legal
        .iter()
        .filter(|word| leads_on(word))
        .cloned()
        .collect();
    chance.any(&good)
}

/// What a player chooses, not always wisely: some choose what is taken, or out of turn.
pub fn of_player(chance: &mut Chance, view: &View) -> Option<Command> {
    let stages = view.stages.as_ref()?;
    let host = view.host.as_ref()?;
    if view.state != State::Picking || !chance.one_in(4) {
        return good(chance, &host.legal);
    }
    let seat = match stages.turn.filter(|_| !chance.one_in(4)) {
        Some(turn) => turn,
        None => chance.seat(),
    };
    let word = match stages.board.is_empty() {
        true => Command::Topic {
            seat,
            theme: chance.below(14) as u8,
        },
        false => Command::Sector {
            seat,
            theme: chance.below(6) as u8,
            price: 10 * chance.below(7) as u32,
        },
    };
    Some(word)
}

/// Words that would end every game before it has begun.
pub fn is_rare(command: &Command, state: State) -> bool {
    match command {
        Command::Talk { .. } | Command::Finish {} | Command::Close {} => true,
        Command::AmendKey { .. } => state != State::Over,
        _ => false,
    }
}
