//! Any bytes as a configuration: read, or refused with at least one place and sentence.
#![no_main]

use dabyl::config::Config;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match Config::parse_bytes("dabyl.toml", bytes) {
        Ok(config) => assert!(config.wiring.buttons.len() <= dabyl::wiring::MOST_INPUTS),
        Err(faults) => {
            assert!(!faults.all().is_empty());
            assert!(!faults.render(false).is_empty());
        }
    }
});
