//! The box keeps its pins and its phones to itself: a second daemon is told who holds the lines, and
//! nobody unpaired moves anything.

use std::process::Command as Process;

use dabyl_rules::{Command, Preset};
use serde_json::json;

use super::{LIMIT, Stage, setup};
use crate::daemon::Daemon;

/// # Panics
/// When the second daemon starts, or a stranger is obeyed.
pub fn run(stage: &Stage) {
    let (daemon, phone) = stage.open();
    phone.begin(&setup(Preset::Lockout));
    second_daemon(stage);
    stranger(&daemon);
    assert_eq!(phone.view().revision.0, 0, "a stranger moved something");
    phone.must_say(&Command::Go {});
    daemon.stop(LIMIT);
}

fn second_daemon(stage: &Stage) {
    let state = stage.start.state.with_extension("second");
    std::fs::create_dir_all(&state).expect("a place for the second daemon");
    let output = Process::new(&stage.start.binary)
        .args(["run", "--config"])
        .arg(&stage.start.config)
        .env("STATE_DIRECTORY", &state)
        .output()
        .expect("the second daemon can be tried");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "two daemons on one chip: {said}");
    assert!(
        said.contains("held by \"dabyl"),
        "it must say who holds the line: {said}"
    );
}

fn stranger(daemon: &Daemon) {
    let stranger = daemon.phone();
    let say = json!({"game": 1, "revision": 0, "id": "stranger-1", "command": {"say": "go"}});
    assert_eq!(
        stranger.post("/api/say", &say).status,
        401,
        "a stranger is not the host"
    );
    let pin = json!({"pin": "000000", "device": "stranger"});
    assert_eq!(stranger.post("/api/pair", &pin).status, 403, "a wrong PIN");
}
