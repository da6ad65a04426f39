//! Any bytes as a pack: read, or refused with at least one place and sentence; what is read can be laid
//! into a game.
#![no_main]

use dabyl::packs::Reading;
use dabyl_rules::{Setup, Table};

const SETUP: &str = r#"{"preset": "khamsa-ru",
    "seats": [{"seat": 1, "team": "A"}, {"seat": 2, "team": "B"}]}"#;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let reading = Reading::of(bytes);
    for fault in reading.faults.iter().chain(&reading.warnings) {
        assert!(fault.line >= 1 && fault.column >= 1);
        let (what, remedy) = fault.what.said();
        assert!(!what.is_empty() && !remedy.is_empty());
    }
    if reading.faults.is_empty() {
        let mut setup: Setup = serde_json::from_str(SETUP).expect("it is a set-up");
        reading.pack.lay(&mut setup);
        Table::new(setup).expect("a pack without faults can be played");
    }
});
