//! Any bytes as what a phone may send: what parses is the same once it is written and read again, and
//! a command that parses is proposed to a live game, which goes on as replayed.
#![no_main]

use dabyl::web::wire::{Begin, PanelPress, Say};
use dabyl_rules::{At, Cause, Command, Preset, Setup, Table};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    comes_back::<Say>(bytes);
    comes_back::<PanelPress>(bytes);
    if let Some(begin) = comes_back::<Begin>(bytes) {
        let _ = Table::new(begin.setup.with_seed(1));
    }
    if let Ok(setup) = serde_json::from_slice::<Setup>(bytes) {
        let _ = Table::new(setup);
    }
    let Ok(commands) = serde_json::from_slice::<Vec<Command>>(bytes) else { return };
    for preset in [Preset::KhamsaRu, Preset::Lockout] {
        let setup = tests_setup(preset);
        let mut table = Table::new(setup.clone()).expect("two teams can play");
        for (step, command) in commands.iter().enumerate() {
            let cause = Cause::Said { command: command.clone(), id: None };
            if let Ok(entry) = table.propose(At(step as u64 * 1_000_000), cause) {
                table.advance(entry);
            }
        }
        let again = Table::replay(setup, table.entries().to_vec()).expect("it was played");
        assert_eq!(again.lamps(), table.lamps());
    }
});

/// What these bytes mean as a body of this kind, if anything.
fn comes_back<T>(bytes: &[u8]) -> Option<T>
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let read: T = serde_json::from_slice(bytes).ok()?;
    let written = serde_json::to_vec(&read).expect("a body is JSON");
    let again: T = serde_json::from_slice(&written).expect("what was written can be read");
    assert_eq!(read, again);
    Some(read)
}

fn tests_setup(preset: Preset) -> Setup {
    let text = format!(
        r#"{{"preset": {}, "seats": [{{"seat": 1, "team": "A"}}, {{"seat": 2, "team": "B"}}]}}"#,
        serde_json::to_string(&preset).expect("a preset is a word"),
    );
    serde_json::from_str(&text).expect("it is a set-up")
}
