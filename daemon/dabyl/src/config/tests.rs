//! What builders write, and what they are told.

use proptest::prelude::*;

use super::*;
use crate::wiring::{HostKey, Role};
use dabyl_rules::{Key, Seat};

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// Each fault as "line:column what".
fn faults(text: &str) -> Vec<String> {
    let faults = Config::parse("dabyl.toml", text).expect_err("something is wrong");
    let told = faults.all().iter().map(|fault| {
        assert!(!fault.remedy.is_empty(), "{fault:?} says what to do");
        let (line, column) = faults.position(fault);
        format!("{line}:{column} {}", fault.what)
    });
    told.collect()
}

const SEAT: &str = "[[seat]]\nkeys = [17]\nlamp = 5\n";

#[test]
fn the_shipped_file_is_four_seats_the_hosts_buttons_and_two_spares() {
    let config = Config::parse("dabyl.toml", SHIPPED).expect("it is shipped");
    let lamps: Vec<_> = config
        .wiring
        .lamps
        .iter()
        .map(|lamp| (lamp.seat.number(), lamp.pin))
        .collect();
    assert_eq!(lamps, [(1, 5), (2, 6), (3, 13), (4, 19)]);
    let buttons: Vec<_> = config
        .wiring
        .buttons
        .iter()
        .map(|button| (button.pin, button.role))
        .collect();
    let player = |number| Role::Player(seat(number), Key::A);
    assert_eq!(
        buttons,
        [
            (17, player(1)),
            (27, player(2)),
            (22, player(3)),
            (23, player(4)),
            (26, Role::Host(HostKey::Arm)),
            (20, Role::Host(HostKey::Right)),
            (21, Role::Host(HostKey::Wrong)),
            (24, Role::Spare(24)),
            (25, Role::Spare(25)),
        ]
    );
    assert!(config.wiring.buttons_active_low && !config.wiring.lamps_active_low && config.blink);
    assert_eq!(config.desk, Limits::default());
    assert_eq!(config.web.pin, None, "a PIN that everybody knows is none");
}

/// A comment that would be a setting, and shows a default.
fn is_setting(comment: &str) -> bool {
    comment.split_once(" = ").is_some_and(|(key, _)| {
        let plain = key
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        plain && key != "pin" && key != "chip"
    })
}

#[test]
fn the_defaults_that_the_shipped_file_shows_are_the_defaults() {
    let shown: String = SHIPPED
        .lines()
        .map(|line| match line.strip_prefix("# ") {
            Some(setting) if is_setting(setting) => setting,
            Some(_) | None => line,
        })
        .flat_map(|line| [line, "\n"])
        .collect();
    assert!(
        shown.contains("\ntie_us = 100\n"),
        "the comments were opened"
    );
    let (shown, silent) = (
        Config::parse("shown", &shown).expect("the comments are right"),
        Config::parse("silent", SHIPPED).expect("it is shipped"),
    );
    assert_eq!(shown.desk, silent.desk);
    assert_eq!(shown.web, silent.web);
    assert_eq!(shown.wiring, silent.wiring);
    assert_eq!(shown.packs, silent.packs);
    assert_eq!(
        (shown.board, shown.blink, shown.sounder),
        (silent.board, silent.blink, None)
    );
}

#[test]
fn a_console_has_three_keys_and_seats_may_be_numbered() {
    let text = "[[seat]]\nnumber = 3\nkeys = [2, 3, 4]\nlamp = 14\n[[seat]]\nnumber = 1\nkeys = [5]\nlamp = 6\n";
    let config = Config::parse("dabyl.toml", text).expect("right");
    let roles: Vec<_> = config
        .wiring
        .buttons
        .iter()
        .map(|button| button.role)
        .collect();
    let player = |number, key| Role::Player(seat(number), key);
    assert_eq!(
        roles,
        [
            player(3, Key::A),
            player(3, Key::B),
            player(3, Key::C),
            player(1, Key::A)
        ]
    );
    let lamps: Vec<_> = config
        .wiring
        .lamps
        .iter()
        .map(|lamp| lamp.seat.number())
        .collect();
    assert_eq!(lamps, [1, 3], "lamps stand in order of seats");
}

#[test]
fn spares_come_behind_the_buttons_and_are_nobodys() {
    let text = format!("[spare]\nkeys = [9, 8]\n{SEAT}[host]\nright = 3\n");
    let config = Config::parse("dabyl.toml", &text).expect("right");
    let roles: Vec<_> = config.wiring.buttons.iter().map(|b| b.role).collect();
    let right = Role::Host(HostKey::Right);
    let own = Role::Player(seat(1), Key::A);
    assert_eq!(roles, [own, right, Role::Spare(9), Role::Spare(8)]);
    let none = format!("{SEAT}[spare]\nkeys = []\n");
    let config = Config::parse("dabyl.toml", &none).expect("no spares are no fault");
    assert_eq!(config.wiring.spares().count(), 0);
}

#[test]
fn a_simulated_desk_needs_no_wiring() {
    let text =
        "[board]\nkind = \"simulated\"\n[web]\naddress = \"127.0.0.1:8080\"\npin = \"271828\"\n";
    let config = Config::parse("dabyl.toml", text).expect("right");
    let shipped = Config::parse("dabyl.toml", SHIPPED).expect("it is shipped");
    assert_eq!(config.wiring, shipped.wiring);
    assert_eq!(config.web.pin.as_deref(), Some("271828"));
    assert_eq!(faults(""), ["1:1 no seat is wired"]);
}

#[test]
fn several_faults_are_told_at_once_with_their_places() {
    let text = "\
colour = 1
[[seat]]
keys = [17, 17, 27]
lamp = 5
[[seat]]
keys = [22, 23]
lamp = 5
lmap = 6
[desk]
tie_us = 9000
hold_off_ms = \"20\"
";
    assert_eq!(
        faults(text),
        [
            "1:1 the file knows no `colour`",
            "3:13 pin 17 is used twice: for key A of seat 1 and for key B of seat 1",
            "6:8 a seat with 2 keys",
            "7:8 pin 5 is used twice: for the lamp of seat 1 and for the lamp of seat 2",
            "8:1 [[seat]] knows no `lmap`",
            "10:10 `tie_us` is out of range",
            "11:15 `hold_off_ms` is a text",
        ]
    );
}

#[test]
fn each_kind_of_fault_has_its_sentence() {
    let seat = |rest: &str| format!("{SEAT}{rest}");
    for (text, expected) in [
        (seat("[[seat]]\nkeys = [1\n"), "5:10 this is no TOML"),
        (seat("[host]\narm = 17\n"), "5:7 pin 17 is used twice"),
        (seat("[host]\narm = -1\n"), "5:7 `arm` is out of range"),
        (
            seat("[host]\narm = 99999999999999999999\n"),
            "5:7 `arm` is out of range",
        ),
        (seat("[host]\nleft = 2\n"), "5:1 [host] knows no `left`"),
        (seat("[spare]\nkeys = [2, 5]\n"), "5:12 pin 5 is used twice"),
        (seat("[spare]\nkeys = [2, 2]\n"), "5:12 pin 2 is used twice"),
        (seat("[spare]\nkeys = 2\n"), "5:8 `keys` is a whole number"),
        (seat("[spare]\npins = [2]\n"), "5:1 [spare] knows no `pins`"),
        (
            seat("[spare]\nkeys = [6, 7, 8, 9, 10, 11, 12, 13, 14]\n"),
            "5:8 9 spare inputs",
        ),
        (
            seat("[[seat]]\nkeys = 2\nlamp = 3\n"),
            "5:8 `keys` is a whole number",
        ),
        (
            seat("[[seat]]\nkeys = []\nlamp = 3\n"),
            "5:8 a seat with 0 keys",
        ),
        (seat("[[seat]]\nlamp = 3\n"), "4:1 a seat without `keys`"),
        (seat("[[seat]]\nkeys = [2]\n"), "4:1 a seat without `lamp`"),
        (
            seat("[[seat]]\nnumber = 1\nkeys = [2]\nlamp = 3\n"),
            "5:10 seat 1 is there twice",
        ),
        (
            seat("[[seat]]\nnumber = 7\nkeys = [2]\nlamp = 3\n"),
            "5:10 `number` is out of range",
        ),
        (
            seat("[board]\nkind = \"pins\"\n"),
            "5:8 `kind` cannot be \"pins\"",
        ),
        (seat("[board]\nchip = \"\"\n"), "5:8 `chip` is empty"),
        (
            seat("[board]\nblink = 1\n"),
            "5:9 `blink` is a whole number",
        ),
        (
            seat("[web]\naddress = \"dabyl.local\"\n"),
            "5:11 \"dabyl.local\" is no address",
        ),
        (
            seat("[web]\naddress = \"0.0.0.0:0\"\n"),
            "5:11 \"0.0.0.0:0\" is no address",
        ),
        (
            seat("[web]\nnames = [\"ok\", \"10.0.0.1\"]\n"),
            "5:16 \"10.0.0.1\" is no name",
        ),
        (
            seat("[web]\nnames = [\"a/b\"]\n"),
            "5:10 \"a/b\" is no name",
        ),
        (seat("[web]\npin = \"\"\n"), "5:7 the PIN is too short"),
        (seat("[web]\npin = \"12345\"\n"), "5:7 the PIN is too short"),
        (
            seat("[web]\npin = \"123456\"\n"),
            "5:7 the PIN is the first",
        ),
        (
            seat("[web]\npin = \"121212\"\n"),
            "5:7 the PIN is the first",
        ),
        (
            seat("[web]\npin = \"12a456\"\n"),
            "5:7 the PIN has something else",
        ),
        (seat("[web]\npin = 271828\n"), "5:7 `pin` is a whole number"),
        (seat("web = 1\n"), "4:1 [[seat]] knows no `web`"),
        ("web = 1\n".to_owned() + SEAT, "1:7 `web` is a whole number"),
        ("seat = [1]\n".to_owned(), "1:9 this is no table"),
        (
            "state = \"lib\"\n".to_owned() + SEAT,
            "1:9 `state` is no absolute path",
        ),
    ] {
        let told = faults(&text);
        assert!(
            told.iter().any(|fault| fault.starts_with(expected)),
            "{text}\n{told:?}"
        );
    }
}

#[test]
fn a_seventh_seat_is_one_too_many() {
    let text: String = (0..7)
        .map(|n| format!("[[seat]]\nkeys = [{}]\nlamp = {}\n", n * 2, n * 2 + 1))
        .collect();
    assert_eq!(faults(&text), ["19:1 seat 7: there are at most 6"]);
}

#[test]
fn a_report_shows_the_line_and_the_sentences_never_tell_the_pin() {
    let text = format!("{SEAT}[web]\npin = \"111111\"\n[desk]\ntie_us = 5001\n");
    let faults = Config::parse("/etc/dabyl/dabyl.toml", &text).expect_err("two faults");
    let plain = faults.render(false);
    assert!(plain.contains("/etc/dabyl/dabyl.toml:7:10"), "{plain}");
    assert!(
        plain.contains("tie_us = 5001") && plain.contains("from 0 to 5000"),
        "{plain}"
    );
    assert!(faults.to_string().lines().count() == 2 && !faults.to_string().contains("111111"));
}

struct Pi;

impl Header for Pi {
    fn name(&self) -> String {
        "Raspberry Pi 4".to_owned()
    }

    fn has(&self, pin: u32) -> bool {
        (2..=27).contains(&pin)
    }
}

#[test]
fn pins_that_the_board_lacks_are_told_with_their_places() {
    let text = format!("{SEAT}[host]\nright = 40\nwrong = 0\n");
    let config = Config::parse("dabyl.toml", &text).expect("only the board knows better");
    let faults = fits(&config, &Pi).expect_err("two pins are lacking");
    let told = faults.to_string();
    let lines: Vec<_> = told.lines().collect();
    assert!(
        lines[0].starts_with("dabyl.toml:5:9: pin 40: Raspberry Pi 4 has no"),
        "{told}"
    );
    assert!(lines[1].starts_with("dabyl.toml:6:9: pin 0:"), "{told}");
    let shipped = Config::parse("dabyl.toml", SHIPPED).expect("it is shipped");
    assert!(fits(&shipped, &Pi).is_ok());
}

#[test]
fn check_says_all_is_well_or_what_is_not() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("dabyl.toml");
    let missing = check(&path, None, false);
    assert!(
        missing.code == 2 && missing.text.contains("--config"),
        "{}",
        missing.text
    );
    std::fs::write(&path, SHIPPED).expect("written");
    let well = check(&path, Some(&Pi), false);
    assert!(
        well.code == 0 && well.text.contains("4 lamps, 7 buttons, 2 spare inputs"),
        "{}",
        well.text
    );
    std::fs::write(&path, format!("{SEAT}[host]\narm = 99\n")).expect("written");
    let lacking = check(&path, Some(&Pi), false);
    assert!(
        lacking.code == 2 && lacking.text.contains(":5:7"),
        "{}",
        lacking.text
    );
    std::fs::write(&path, b"# \xff\n").expect("written");
    let latin = check(&path, None, false);
    assert!(
        latin.code == 2 && latin.text.contains(":1:3"),
        "{}",
        latin.text
    );
    std::fs::write(&path, vec![b'#'; 70_000]).expect("written");
    let long = check(&path, None, false);
    assert!(
        long.code == 2 && long.text.contains("longer than"),
        "{}",
        long.text
    );
}

#[test]
fn the_state_directory_is_the_files_then_systemds_then_the_usual() {
    let silent = Config::parse("dabyl.toml", SEAT).expect("right");
    assert_eq!(
        silent.state_directory(None),
        PathBuf::from("/var/lib/dabyl")
    );
    let systemds = silent.state_directory(Some(OsStr::new("/var/lib/private/dabyl:/else")));
    assert_eq!(systemds, PathBuf::from("/var/lib/private/dabyl"));
    let text = format!("state = \"/data\"\n{SEAT}");
    let named = Config::parse("dabyl.toml", &text).expect("right");
    assert_eq!(
        named.state_directory(Some(OsStr::new("/x"))),
        PathBuf::from("/data")
    );
}

#[test]
fn packs_are_where_the_file_says_seen_from_the_file() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("dabyl.toml");
    for (line, expected) in [
        ("", PathBuf::from(DEFAULT_PACKS)),
        ("packs = \"/data\"\n", PathBuf::from("/data")),
        ("packs = \"own\"\n", dir.path().join("own")),
    ] {
        std::fs::write(&path, format!("{line}{SEAT}")).expect("written");
        assert_eq!(Config::load(&path).expect("right").packs, expected);
    }
    assert_eq!(
        faults(&format!("packs = \"\"\n{SEAT}")),
        ["1:9 `packs` is empty, too long or has control characters"]
    );
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        if let Err(faults) = Config::parse_bytes("x", &bytes) {
            prop_assert!(!faults.all().is_empty());
            prop_assert!(!faults.render(false).is_empty());
        }
    }

    #[test]
    fn a_changed_file_is_read_or_refused(at in 0usize..SHIPPED.len(), by in any::<char>()) {
        let at = (0..=at).rev().find(|&at| SHIPPED.is_char_boundary(at)).unwrap_or(0);
        let mut text = SHIPPED.to_owned();
        let end = (at + 1..=text.len()).find(|&end| text.is_char_boundary(end)).unwrap_or(text.len());
        text.replace_range(at..end, &by.to_string());
        if let Err(faults) = Config::parse("x", &text) {
            prop_assert!(!faults.render(false).is_empty());
        }
    }
}

#[test]
fn the_sounders_pin_is_nobody_elses() {
    let text = "[board]\nsounder = \"pwm0\"\n[[seat]]\nkeys = [18]\nlamp = 5\n";
    assert_eq!(
        faults(text),
        ["4:9 pin 18 is used twice: for the sounder and for key A of seat 1"]
    );
    let text = "[board]\nsounder = \"pwm1\"\n[[seat]]\nkeys = [18]\nlamp = 19\n";
    assert_eq!(
        faults(text),
        ["5:8 pin 19 is used twice: for the sounder and for the lamp of seat 1"]
    );
    let text = format!("[board]\nsounder = \"pwm0\"\n{SEAT}");
    let config = Config::parse("dabyl.toml", &text).expect("pin 18 is free");
    assert_eq!(config.sounder, Some(0));
}
