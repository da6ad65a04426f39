//! What players and their host would say in the Kazakh game, not always wisely.

use dabyl_rules::{Command, State};

use crate::simulation::Chance;

/// Words that carry the game on.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other words only correct, or stop"
)]
fn leads_on(command: &Command) -> bool {
    match command {
        Command::Show { .. } | Command::Go {} | Command::Done {} | Command::Judge { .. } => true,
        Command::Reveal {} | Command::Next {} | Command::Signal {} | Command::Draw { .. } => true,
        Command::Topic { .. } | Command::Sector { .. } | Command::Name { .. } => true,
        _ => false,
    }
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

/// Words that would end every game before it has begun.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other words are said as often as they are legal"
)]
pub fn is_rare(command: &Command, state: State) -> bool {
    match command {
        Command::Talk { .. } | Command::Finish {} | Command::Close {} => true,
        Command::AmendKey { .. } => state != State::Over,
        _ => false,
    }
}
