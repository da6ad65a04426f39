//! The sections of the file, one function each.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use dabyl_rules::{Key, Seat};
use toml::de::DeTable;

use super::pages::read_web;
use super::reader::{Gathering, Placed, Section};
use super::{BoardChoice, Config, DEFAULT_PACKS, Faults, Limits, PinPlace, SHIPPED, Source};
use crate::wiring::{Button, HostKey, LampPin, Role, Wiring};

/// Lines of a chip: the largest known has some 400; what this board has is asked later.
const PINS: std::ops::RangeInclusive<u64> = 0..=1023;

/// Letters of a path, a name or a label: longer ones are an accident.
const MOST_LETTERS: usize = 200;

/// A tie wider than this would draw lots between presses that people can tell apart.
const TIE_US: std::ops::RangeInclusive<u64> = 0..=5_000;
/// The shortest tap of a finger is 3 ms; a longer limit would swallow presses.
const GLITCH_US: std::ops::RangeInclusive<u64> = 0..=2_000;
/// Some contacts bounce for tens of milliseconds; nobody presses twice within 200.
const HOLD_OFF_MS: std::ops::RangeInclusive<u64> = 1..=200;
/// Under load an edge is late by a few milliseconds; whoever has won waits for this long.
const SETTLE_MS: std::ops::RangeInclusive<u64> = 1..=100;

/// Spare inputs: each is a socket that somebody has to find in the middle of a game.
const MOST_SPARES: usize = 8;

/// Everything about pins that has been read.
#[derive(Default)]
struct Pins {
    buttons: Vec<Button>,
    lamps: Vec<LampPin>,
    places: Vec<PinPlace>,
    taken: HashMap<u32, String>,
}

impl Pins {
    /// Takes a pin for something; one that is taken already is a fault.
    fn take(&mut self, pin: &Placed<u64>, whose: String, to: &mut Gathering) -> u32 {
        let number = u32::try_from(pin.value).expect("pins end at 1023");
        if let Some(other) = self.taken.get(&number) {
            let what = format!("pin {number} is used twice: for {other} and for {whose}");
            to.note(
                pin.place.clone(),
                what,
                "give each its own pin (image/WIRING.md)",
            );
        } else {
            self.taken.insert(number, whose);
        }
        self.places.push(PinPlace {
            pin: number,
            place: Some(pin.place.clone()),
        });
        number
    }
}

/// Reads everything.
pub(super) fn parse(source: Source) -> Result<Config, Faults> {
    let mut to = Gathering::default();
    let (document, errors) = DeTable::parse_recoverable(&source.text);
    for error in errors {
        let place = error.span().unwrap_or(0..0);
        to.note(
            place,
            format!("this is no TOML: {}", error.message()),
            "see https://toml.io",
        );
    }
    if !to.faults.is_empty() {
        return Err(Faults::new(source.clone(), to.faults));
    }
    let mut root = Section::new("the file", document.get_ref(), 0..0);
    let mut pins = Pins::default();
    let board = root
        .section("board", &mut to)
        .map(|board| read_board(board, &mut pins, &mut to));
    let board = board.unwrap_or_default();
    let seats = root.sections("seat", &mut to);
    let unwired = seats.is_empty();
    read_seats(seats, &mut pins, &mut to);
    let host = root.section("host", &mut to);
    if let Some(host) = host {
        read_host(host, &mut pins, &mut to);
    }
    if let Some(spare) = root.section("spare", &mut to) {
        read_spares(spare, &mut pins, &mut to);
    }
    let desk = root
        .section("desk", &mut to)
        .map(|desk| read_desk(desk, &mut to));
    let web = root
        .section("web", &mut to)
        .map(|web| read_web(web, &mut to));
    let state = root
        .text("state", &mut to)
        .and_then(|state| read_state(&state, &mut to));
    let packs = root.text("packs", &mut to).and_then(|packs| {
        let remedy = "write a folder like \"/usr/share/dabyl/packs\", or remove the line";
        short("packs", &packs, remedy, &mut to)
    });
    root.finish(&mut to);
    if unwired && to.faults.is_empty() {
        if board.kind == BoardChoice::Simulated && pins.buttons.is_empty() {
            pins = shipped_pins();
        } else {
            to.note(
                0..0,
                "no seat is wired",
                "write a `[[seat]]` with `keys` and `lamp` for each",
            );
        }
    }
    if !to.faults.is_empty() {
        return Err(Faults::new(source.clone(), to.faults));
    }
    pins.lamps.sort_by_key(|lamp| lamp.seat);
    Ok(Config {
        wiring: Wiring {
            chip: board.chip,
            buttons: pins.buttons,
            lamps: pins.lamps,
            buttons_active_low: board.buttons_active_low,
            lamps_active_low: board.lamps_active_low,
        },
        board: board.kind,
        blink: board.blink,
        sounder: board.sounder,
        desk: desk.unwrap_or_default(),
        web: web.unwrap_or_default(),
        state,
        packs: PathBuf::from(packs.as_deref().unwrap_or(DEFAULT_PACKS)),
        pins: pins.places,
        source: source.clone(),
    })
}

/// A simulated desk needs no wiring: it gets the shipped one.
fn shipped_pins() -> Pins {
    let shipped = Config::parse("dabyl.toml", SHIPPED).expect("a test reads the shipped file");
    Pins {
        buttons: shipped.wiring.buttons,
        lamps: shipped.wiring.lamps,
        places: Vec::new(),
        taken: HashMap::new(),
    }
}

fn read_seats(seats: Vec<Section<'_, '_>>, pins: &mut Pins, to: &mut Gathering) {
    let mut taken: Vec<Seat> = Vec::new();
    for (index, mut section) in seats.into_iter().enumerate() {
        let place = section.place.clone();
        let given = section.number("number", 1..=u64::from(Seat::MOST), to);
        let number = given.as_ref().map_or(index as u64 + 1, |given| given.value);
        let place = given.map_or(place, |given| given.place);
        let seat = u8::try_from(number).ok().and_then(Seat::new);
        read_seat(section, seat, pins, to);
        match seat {
            None => to.note(
                place,
                format!("seat {number}: there are at most {}", Seat::MOST),
                "remove it",
            ),
            Some(seat) if taken.contains(&seat) => to.note(
                place,
                format!("seat {} is there twice", seat.number()),
                "give each seat a `number` of its own, or none a number",
            ),
            Some(seat) => taken.push(seat),
        }
    }
}

fn read_seat(
    mut section: Section<'_, '_>,
    seat: Option<Seat>,
    pins: &mut Pins,
    to: &mut Gathering,
) {
    let place = section.place.clone();
    let before = to.faults.len();
    let keys = section.numbers("keys", PINS, to);
    let lamp = section.number("lamp", PINS, to);
    section.finish(to);
    let noted = to.faults.len() > before;
    if let Some(keys) = &keys {
        if !matches!(keys.value.len(), 1 | 3) {
            let what = format!("a seat with {} keys", keys.value.len());
            to.note(
                keys.place.clone(),
                what,
                "a seat has one button, or a console of three keys",
            );
        }
    } else if !noted {
        to.note(
            place.clone(),
            "a seat without `keys`",
            "write the pin: `keys = [17]`",
        );
    }
    if lamp.is_none() && !noted {
        to.note(
            place,
            "a seat without `lamp`",
            "write the pin of its lamp: `lamp = 5`",
        );
    }
    let Some(seat) = seat else { return };
    for (key, pin) in [Key::A, Key::B, Key::C]
        .into_iter()
        .zip(keys.iter().flat_map(|k| &k.value))
    {
        let pin = pins.take(pin, format!("key {key:?} of seat {}", seat.number()), to);
        pins.buttons.push(Button {
            pin,
            role: Role::Player(seat, key),
        });
    }
    if let Some(lamp) = lamp {
        let pin = pins.take(&lamp, format!("the lamp of seat {}", seat.number()), to);
        pins.lamps.push(LampPin { pin, seat });
    }
}

fn read_host(mut section: Section<'_, '_>, pins: &mut Pins, to: &mut Gathering) {
    for (name, key) in [
        ("arm", HostKey::Arm),
        ("right", HostKey::Right),
        ("wrong", HostKey::Wrong),
    ] {
        if let Some(pin) = section.number(name, PINS, to) {
            let pin = pins.take(&pin, format!("the host's button `{name}`"), to);
            pins.buttons.push(Button {
                pin,
                role: Role::Host(key),
            });
        }
    }
    section.finish(to);
}

fn read_spares(mut section: Section<'_, '_>, pins: &mut Pins, to: &mut Gathering) {
    let keys = section.numbers("keys", PINS, to);
    section.finish(to);
    let Some(keys) = keys else { return };
    if keys.value.len() > MOST_SPARES {
        let what = format!("{} spare inputs", keys.value.len());
        let remedy = format!("write at most {MOST_SPARES}");
        to.note(keys.place, what, remedy);
    }
    for pin in &keys.value {
        let pin = pins.take(pin, "a spare input".to_owned(), to);
        pins.buttons.push(Button {
            pin,
            role: Role::Spare(pin),
        });
    }
}

/// `[board]` as it was read.
struct Board {
    kind: BoardChoice,
    chip: Option<String>,
    buttons_active_low: bool,
    lamps_active_low: bool,
    blink: bool,
    sounder: Option<u8>,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            kind: BoardChoice::Auto,
            chip: None,
            buttons_active_low: true,
            lamps_active_low: false,
            blink: true,
            sounder: None,
        }
    }
}

fn read_board(mut section: Section<'_, '_>, pins: &mut Pins, to: &mut Gathering) -> Board {
    let kinds = [
        ("auto", BoardChoice::Auto),
        ("chardev", BoardChoice::Chardev),
        ("chardev-v1", BoardChoice::ChardevV1),
        ("simulated", BoardChoice::Simulated),
    ];
    let sounders = [
        ("off", None),
        ("pwm0", Some(0)),
        ("pwm1", Some(1)),
        ("pwm2", Some(2)),
        ("pwm3", Some(3)),
    ];
    let default = Board::default();
    let sounder = section.word("sounder", &sounders, to);
    let chip = section.text("chip", to).and_then(|chip| {
        let remedy = "write the label that `dabyl doctor` shows, or remove the line";
        short("chip", &chip, remedy, to)
    });
    let board = Board {
        kind: section
            .word("kind", &kinds, to)
            .map_or(default.kind, |kind| kind.value),
        chip,
        buttons_active_low: section
            .flag("buttons_active_low", to)
            .unwrap_or(default.buttons_active_low),
        lamps_active_low: section
            .flag("lamps_active_low", to)
            .unwrap_or(default.lamps_active_low),
        blink: section.flag("blink", to).unwrap_or(default.blink),
        sounder: sounder.as_ref().and_then(|sounder| sounder.value),
    };
    if let (Some(channel), Some(sounder)) = (board.sounder, sounder) {
        // The pins of image/WIRING.md; on a Pi 5 the channels 2 and 3 are theirs.
        let pin = Placed {
            value: if channel % 2 == 0 { 18 } else { 19 },
            place: sounder.place,
        };
        pins.take(&pin, "the sounder".to_owned(), to);
    }
    section.finish(to);
    board
}

fn read_desk(mut section: Section<'_, '_>, to: &mut Gathering) -> Limits {
    let default = Limits::default();
    let mut limit = |key, range, unit: fn(u64) -> Duration, default| {
        section
            .number(key, range, to)
            .map_or(default, |number| unit(number.value))
    };
    let desk = Limits {
        tie: limit("tie_us", TIE_US, Duration::from_micros, default.tie),
        glitch: limit(
            "glitch_us",
            GLITCH_US,
            Duration::from_micros,
            default.glitch,
        ),
        hold_off: limit(
            "hold_off_ms",
            HOLD_OFF_MS,
            Duration::from_millis,
            default.hold_off,
        ),
        settle: limit(
            "settle_ms",
            SETTLE_MS,
            Duration::from_millis,
            default.settle,
        ),
    };
    section.finish(to);
    desk
}

fn read_state(state: &Placed<&str>, to: &mut Gathering) -> Option<PathBuf> {
    let remedy = "write a path like \"/var/lib/dabyl\", or remove the line";
    let path = PathBuf::from(short("state", state, remedy, to)?);
    if !path.is_absolute() {
        to.note(state.place.clone(), "`state` is no absolute path", remedy);
        return None;
    }
    Some(path)
}

/// A text that names something: not empty, not endless, no control characters.
fn short(key: &str, text: &Placed<&str>, remedy: &str, to: &mut Gathering) -> Option<String> {
    let letters = text.value.chars().count();
    let plain = !text.value.chars().any(char::is_control);
    if letters == 0 || letters > MOST_LETTERS || !plain {
        let what = format!("`{key}` is empty, too long or has control characters");
        to.note(text.place.clone(), what, remedy);
        return None;
    }
    Some(text.value.to_owned())
}
