//! image/WIRING.md is what a builder solders by, so it must say what systemd/dabyl.toml says.

use std::collections::BTreeSet;
use std::path::Path;

use dabyl::config::{Config, SHIPPED};
use dabyl::wiring::{HostKey, Role};
use dabyl_rules::Seat;

/// BCM numbers by position on the 40-pin header, from 1; `None` is power or ground.
const HEADER: [Option<u32>; 40] = {
    const fn bcm(number: u32) -> Option<u32> {
        Some(number)
    }
    [
        None,
        None, // 3.3 V, 5 V
        bcm(2),
        None,
        bcm(3),
        None,
        bcm(4),
        bcm(14),
        None,
        bcm(15), // 3 to 10
        bcm(17),
        bcm(18),
        bcm(27),
        None,
        bcm(22),
        bcm(23),
        None,
        bcm(24), // 11 to 18
        bcm(10),
        None,
        bcm(9),
        bcm(25),
        bcm(11),
        bcm(8),
        None,
        bcm(7), // 19 to 26
        bcm(0),
        bcm(1),
        bcm(5),
        None,
        bcm(6),
        bcm(12),
        bcm(13),
        None, // 27 to 34
        bcm(19),
        bcm(16),
        bcm(26),
        bcm(20),
        None,
        bcm(21), // 35 to 40
    ]
};

fn guide() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../image/WIRING.md");
    std::fs::read_to_string(path).expect("the guide is there")
}

/// The cells of every row of the table that begins with this cell.
fn table(guide: &str, first: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| -> Vec<String> {
        line.trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    let begin = format!("| {first} |");
    let rows: Vec<_> = guide
        .lines()
        .skip_while(|line| !line.starts_with(&begin))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(cells)
        .collect();
    assert!(!rows.is_empty(), "there is no table of `{first}`");
    rows
}

fn number(cell: &str) -> u32 {
    cell.parse()
        .unwrap_or_else(|error| panic!("{cell}: {error}"))
}

/// The BCM number of a cell, if the next one has its right place on the header.
fn pin(bcm: &str, position: &str) -> u32 {
    let pin = number(bcm);
    let index = usize::try_from(number(position)).expect("small") - 1;
    assert_eq!(
        HEADER[index],
        Some(pin),
        "BCM {bcm} is not at header position {position}"
    );
    pin
}

#[test]
fn the_tables_are_the_shipped_wiring() {
    let guide = guide();
    let wiring = Config::parse("dabyl.toml", SHIPPED)
        .expect("it is shipped")
        .wiring;
    let mut told = Vec::new();
    let mut lamps = Vec::new();
    for row in table(&guide, "seat") {
        told.push((format!("{} {}", row[0], row[1]), pin(&row[2], &row[3])));
        lamps.push((row[0].clone(), pin(&row[4], &row[5])));
    }
    for row in table(&guide, "host's button") {
        told.push((row[0].clone(), pin(&row[1], &row[2])));
    }
    for row in table(&guide, "spare input") {
        let pin = pin(&row[1], &row[2]);
        told.push((format!("spare {pin}"), pin));
    }
    let wired: Vec<_> = wiring
        .buttons
        .iter()
        .map(|button| {
            let name = match button.role {
                Role::Player(seat, key) => format!("{} {key:?}", seat.number()),
                Role::Host(HostKey::Arm) => "arm".to_owned(),
                Role::Host(HostKey::Right) => "right".to_owned(),
                Role::Host(HostKey::Wrong) => "wrong".to_owned(),
                Role::Spare(pin) => format!("spare {pin}"),
            };
            (name, button.pin)
        })
        .collect();
    assert_eq!(told, wired);
    let wired: Vec<_> = wiring
        .lamps
        .iter()
        .map(|lamp| (lamp.seat.number().to_string(), lamp.pin))
        .collect();
    assert_eq!(lamps, wired);
}

#[test]
fn the_box_in_the_virtual_machine_is_wired_as_the_shipped_one() {
    let shipped = Config::parse("dabyl.toml", SHIPPED)
        .expect("it is shipped")
        .wiring;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("vm/hall.toml");
    let config = Config::load(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(config.wiring.buttons, shipped.buttons);
    assert_eq!(config.wiring.lamps, shipped.lamps);
}

#[test]
fn the_box_on_this_computer_has_six_consoles_of_three_keys() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("simulated.toml");
    let wiring = Config::load(&path)
        .unwrap_or_else(|error| panic!("{error}"))
        .wiring;
    let keys = |seat: Seat| {
        let roles = wiring.buttons.iter().map(|button| button.role);
        roles.filter(move |role| matches!(role, Role::Player(of, _) if *of == seat))
    };
    assert!(Seat::all().all(|seat| keys(seat).count() == 3));
    assert_eq!(wiring.lamps.len(), usize::from(Seat::MOST));
}

#[test]
fn no_shipped_pin_has_another_duty() {
    let guide = guide();
    let taken: BTreeSet<u32> = table(&guide, "BCM")
        .iter()
        .flat_map(|row| row[0].split(", ").map(number).collect::<Vec<_>>())
        .collect();
    let wiring = Config::parse("dabyl.toml", SHIPPED)
        .expect("it is shipped")
        .wiring;
    let pins = wiring
        .buttons
        .iter()
        .map(|b| b.pin)
        .chain(wiring.lamps.iter().map(|l| l.pin));
    for pin in pins {
        assert!(HEADER.contains(&Some(pin)), "the header has no BCM {pin}");
        assert!(!taken.contains(&pin), "BCM {pin} has another duty");
    }
}

#[test]
fn the_drawing_of_the_header_has_every_shipped_pin_in_its_place() {
    let guide = guide();
    let wiring = Config::parse("dabyl.toml", SHIPPED)
        .expect("it is shipped")
        .wiring;
    for pin in wiring
        .buttons
        .iter()
        .map(|b| b.pin)
        .chain(wiring.lamps.iter().map(|l| l.pin))
    {
        let position = HEADER
            .iter()
            .position(|at| *at == Some(pin))
            .expect("on the header")
            + 1;
        let (odd, even) = (
            format!("{pin} ({position})"),
            format!("({position}) {pin} "),
        );
        let drawn = guide
            .lines()
            .any(|line| line.contains(&odd) || line.contains(&even));
        assert!(drawn, "BCM {pin} is not drawn at {position}");
    }
}

#[test]
fn the_shipped_files_say_the_same_of_relays_and_the_buzzer() {
    let guide = guide();
    let config = Config::parse("dabyl.toml", SHIPPED).expect("it is shipped");
    let lamps: Vec<_> = config
        .wiring
        .lamps
        .iter()
        .map(|lamp| lamp.pin.to_string())
        .collect();
    let line = format!("gpio={}=op,dh", lamps.join(","));
    assert!(
        guide.contains(&line),
        "relays stay off at the start by `{line}`"
    );
    for key in [
        "buttons_active_low",
        "lamps_active_low",
        "blink",
        "sounder",
        "hold_off_ms",
    ] {
        assert!(
            SHIPPED.contains(key) && guide.contains(key),
            "`{key}` is explained"
        );
    }
}
