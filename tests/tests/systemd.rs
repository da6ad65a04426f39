//! The units as systemd itself judges them, where its tools are on this machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What `systemd-analyze security` may give at most: it says "OK" up to 4.9, and grades in tenths.
const WORST_EXPOSURE_TENTHS: u32 = 20;

fn shipped(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../systemd")
        .join(name)
}

/// The units in a directory of their own, with a program that exists on this machine.
fn units() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a directory");
    for name in ["dabyl.service", "dabyl.socket"] {
        let text = std::fs::read_to_string(shipped(name)).expect("it is shipped");
        let text = text.replace("/usr/bin/dabyl", "/bin/true");
        std::fs::write(dir.path().join(name), text).expect("copied");
    }
    dir
}

fn run(program: &str, arguments: &[&str]) -> Option<Output> {
    match Command::new(program).args(arguments).output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("not run: {program} is not on this machine");
            None
        }
        Err(error) => panic!("{program}: {error}"),
    }
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[output.stdout.as_slice(), &output.stderr].concat()).into_owned()
}

#[test]
fn systemd_finds_nothing_wrong_with_the_units() {
    let dir = units();
    let path = |name: &str| dir.path().join(name).to_string_lossy().into_owned();
    let arguments = [
        "verify",
        "--man=no",
        &path("dabyl.service"),
        &path("dabyl.socket"),
    ];
    let Some(output) = run("systemd-analyze", &arguments) else {
        return;
    };
    let text = said(&output);
    let ours: Vec<&str> = text.lines().filter(|line| line.contains("dabyl")).collect();
    assert!(output.status.success() && ours.is_empty(), "{text}");
}

#[test]
fn the_sandbox_is_as_tight_as_it_was() {
    let dir = units();
    let unit = dir
        .path()
        .join("dabyl.service")
        .to_string_lossy()
        .into_owned();
    let threshold = format!("--threshold={WORST_EXPOSURE_TENTHS}");
    let arguments = ["security", "--offline=yes", "--no-pager", &threshold, &unit];
    let Some(output) = run("systemd-analyze", &arguments) else {
        return;
    };
    let text = said(&output);
    assert!(text.contains("Overall exposure level"), "{text}");
    assert!(output.status.success(), "{text}");
}

#[test]
fn sysusers_makes_the_user_and_puts_it_into_its_group() {
    let root = tempfile::tempdir().expect("a directory");
    std::fs::create_dir(root.path().join("etc")).expect("etc");
    let at = format!("--root={}", root.path().display());
    let file = shipped("dabyl.sysusers")
        .canonicalize()
        .expect("it is shipped");
    let Some(output) = run("systemd-sysusers", &[&at, &file.to_string_lossy()]) else {
        return;
    };
    if !rustix::process::geteuid().is_root() {
        eprintln!("not run: only root may write users, even into a directory of its own");
        return;
    }
    assert!(output.status.success(), "{}", said(&output));
    let read = |name: &str| std::fs::read_to_string(root.path().join("etc").join(name));
    let users = read("passwd").expect("users");
    assert!(
        users
            .lines()
            .any(|line| line.starts_with("dabyl:") && line.contains("nologin"))
    );
    let groups = read("group").expect("groups");
    assert!(
        groups
            .lines()
            .any(|line| line.starts_with("gpio:") && line.ends_with(":dabyl"))
    );
}
