//! `[web]`: where the pages are served, under which names, and who may run the game.

use std::net::{IpAddr, SocketAddr};

use super::Web;
use super::reader::{Gathering, Section};

/// Names of one box.
const MOST_NAMES: usize = 16;

/// Digits of a PIN: what a hall could guess in an evening is too short.
const PIN_DIGITS: std::ops::RangeInclusive<usize> = 6..=12;

/// Reads the section.
pub(super) fn read_web(mut section: Section<'_, '_>, to: &mut Gathering) -> Web {
    let mut web = Web::default();
    if let Some(address) = section.text("address", to) {
        match address.value.parse::<SocketAddr>() {
            Ok(parsed) if parsed.port() != 0 => web.address = parsed,
            Ok(_) | Err(_) => to.note(
                address.place,
                format!("\"{}\" is no address", address.value.escape_debug()),
                "write address and port: \"0.0.0.0:80\" for everybody, \"127.0.0.1:8080\" for \
                 this computer alone",
            ),
        }
    }
    let names = section.texts("names", to);
    if let Some(beyond) = names.get(MOST_NAMES) {
        let what = format!("more than {MOST_NAMES} names");
        to.note(
            beyond.place.clone(),
            what,
            "keep those that phones really use",
        );
    }
    for name in names.into_iter().take(MOST_NAMES) {
        if is_host_name(name.value) {
            web.names.push(name.value.to_ascii_lowercase());
        } else {
            to.note(
                name.place,
                format!("\"{}\" is no name of a host", name.value.escape_debug()),
                "write it as in an address, like \"dabyl.local\"; bare addresses need no name",
            );
        }
    }
    if let Some(pin) = section.text("pin", to) {
        match weakness(pin.value) {
            None => web.pin = Some(pin.value.to_owned()),
            Some(what) => to.note(
                pin.place,
                what,
                format!(
                    "write {} to {} digits that nobody guesses, or remove the line: then a host \
                     pairs by holding a button",
                    PIN_DIGITS.start(),
                    PIN_DIGITS.end()
                ),
            ),
        }
    }
    section.finish(to);
    web
}

fn is_host_name(name: &str) -> bool {
    let label = |label: &str| {
        (1..=63).contains(&label.len())
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    name.len() <= 253 && name.parse::<IpAddr>().is_err() && name.split('.').all(label)
}

/// What is wrong with a PIN. It is never repeated in the sentence: reports get pasted about.
fn weakness(pin: &str) -> Option<&'static str> {
    let digits = pin.as_bytes();
    if !digits.iter().all(u8::is_ascii_digit) {
        return Some("the PIN has something else than digits");
    }
    if !PIN_DIGITS.contains(&digits.len()) {
        return Some("the PIN is too short or too long");
    }
    let repeats = |length: usize| digits.iter().zip(&digits[length..]).all(|(a, b)| a == b);
    let runs = |step: i16| {
        digits
            .windows(2)
            .all(|pair| i16::from(pair[1]) - i16::from(pair[0]) == step)
    };
    if (1..=3).any(repeats) || runs(1) || runs(-1) {
        return Some("the PIN is the first that anybody would try");
    }
    None
}
