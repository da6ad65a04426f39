//! Any bytes as a story: it plays, or it is refused with a place; it never panics.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let outcome = dabyl_rules::story::play("fuzz.game", bytes);
    assert!(outcome.exit <= 2, "exit codes are 0, 1 and 2");
});
