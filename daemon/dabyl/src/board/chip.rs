//! Finds the chip of the header among all that the kernel shows: by label or name, never by number,
//! for numbers move from kernel to kernel (the Pi 5's header was gpiochip4, and is gpiochip0).

use std::path::PathBuf;

use gpiocdev::AbiVersion;

use super::{BoardError, pi};
use crate::wiring::Wiring;

/// What the kernel says of a chip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// `/dev/gpiochip0`.
    pub path: PathBuf,
    /// `gpiochip0`.
    pub name: String,
    /// `pinctrl-bcm2711`.
    pub label: String,
    /// How many lines it has.
    pub lines: u32,
}

/// What the kernel says of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its offset on the chip.
    pub pin: u32,
    /// Its name, where the device tree gives one.
    pub name: String,
    /// Who holds it.
    pub holder: Option<String>,
}

/// The chip of the header.
#[derive(Debug)]
pub struct Chip {
    found: Found,
    device: gpiocdev::Chip,
}

impl Chip {
    /// Finds the chip by a label, name or path; without one, by the labels of the Raspberry Pi.
    ///
    /// # Errors
    /// When there is none, or it may not be opened.
    pub fn find(wanted: Option<&str>) -> Result<Chip, BoardError> {
        let all = Chip::all()?;
        let found = choose(&all, wanted, pi::label())?.clone();
        let device = gpiocdev::Chip::from_path(&found.path)
            .map_err(|error| kernel(&format!("open {}", found.path.display()), error))?;
        Ok(Chip { found, device })
    }

    /// Every chip that can be opened.
    ///
    /// # Errors
    /// When there are chips, but none may be opened.
    pub fn all() -> Result<Vec<Found>, BoardError> {
        let paths = gpiocdev::chip::chips().unwrap_or_default();
        let mut denied = None;
        let mut all = Vec::with_capacity(paths.len());
        for path in paths {
            let opened = gpiocdev::Chip::from_path(&path).and_then(|chip| chip.info());
            match opened {
                Ok(info) => all.push(Found {
                    path,
                    name: info.name,
                    label: info.label,
                    lines: info.num_lines,
                }),
                Err(error) => denied = Some(kernel(&format!("open {}", path.display()), error)),
            }
        }
        match denied {
            Some(error) if all.is_empty() => Err(error),
            Some(_) | None => Ok(all),
        }
    }

    /// What the kernel says of it.
    #[must_use]
    pub fn found(&self) -> &Found {
        &self.found
    }

    /// Whether the kernel speaks version 2 of the character device's interface.
    #[must_use]
    pub fn speaks_v2(&self) -> bool {
        self.device.supports_abi_version(AbiVersion::V2).is_ok()
    }

    /// One line for the log: which board, which chip, by which interface.
    #[must_use]
    pub fn title(&self, interface: &str) -> String {
        let Found { label, name, .. } = &self.found;
        match pi::model() {
            Some(model) => format!("{model}, {label} ({name}), {interface}"),
            None => format!("{label} ({name}), {interface}"),
        }
    }

    /// That the chip has every pin of the wiring.
    ///
    /// # Errors
    /// Names the first that it lacks.
    pub fn check(&self, wiring: &Wiring) -> Result<(), BoardError> {
        match pins(wiring).find(|pin| *pin >= self.found.lines) {
            Some(pin) => Err(BoardError::NoLine {
                pin,
                chip: self.found.label.clone(),
                lines: self.found.lines,
            }),
            None => Ok(()),
        }
    }

    /// What the kernel says of a line.
    ///
    /// # Errors
    /// When the kernel does not answer.
    pub fn line(&self, pin: u32) -> Result<Line, BoardError> {
        if !self.speaks_v2() {
            return super::chardev_v1::line(&self.found.path, pin);
        }
        let info = self
            .device
            .line_info(pin)
            .map_err(|error| kernel(&format!("ask about pin {pin}"), error))?;
        let holder = info.used.then(|| holder(&info.consumer));
        Ok(Line {
            pin,
            name: info.name,
            holder,
        })
    }

    /// Why lines could not be taken: the first of these pins that somebody holds, else the error.
    pub(super) fn blame(&self, pins: &[u32], what: &str, error: std::io::Error) -> BoardError {
        let held = pins.iter().find_map(|pin| {
            let line = self.line(*pin).ok()?;
            Some(BoardError::Held {
                pin: *pin,
                holder: line.holder?,
            })
        });
        held.unwrap_or_else(|| BoardError::Kernel {
            what: what.to_owned(),
            source: error,
        })
    }
}

/// What the kernel calls the holder; the kernel's own uses of a pin may have no name.
pub(super) fn holder(consumer: &str) -> String {
    if consumer.is_empty() {
        "the kernel".to_owned()
    } else {
        consumer.to_owned()
    }
}

/// Every pin of the wiring, buttons before lamps.
pub(crate) fn pins(wiring: &Wiring) -> impl Iterator<Item = u32> {
    let buttons = wiring.buttons.iter().map(|button| button.pin);
    buttons.chain(wiring.lamps.iter().map(|lamp| lamp.pin))
}

/// Chooses among chips.
fn choose<'a>(
    all: &'a [Found],
    wanted: Option<&str>,
    of_this_board: Option<&str>,
) -> Result<&'a Found, BoardError> {
    let known = || {
        let labels = all
            .iter()
            .map(|chip| format!("{} ({})", chip.label, chip.name));
        let labels: Vec<String> = labels.collect();
        if labels.is_empty() {
            "no chip at all".to_owned()
        } else {
            labels.join(", ")
        }
    };
    if let Some(wanted) = wanted {
        let answers = |chip: &&Found| {
            chip.label == wanted || chip.name == wanted || chip.path.as_os_str() == wanted
        };
        return all.iter().find(answers).ok_or_else(|| {
            BoardError::NoChip(format!(
                "no chip answers to \"{wanted}\": there is {}",
                known()
            ))
        });
    }
    let mut labels = of_this_board.into_iter().chain(pi::LABELS);
    let found = labels.find_map(|label| all.iter().find(|chip| chip.label == label));
    found.ok_or_else(|| {
        let labels = pi::LABELS.join(", ");
        BoardError::NoChip(format!("no chip answers to {labels}: there is {}", known()))
    })
}

/// An error of the kernel, with what was asked of it.
pub(super) fn kernel(what: &str, error: gpiocdev::Error) -> BoardError {
    let (what, source) = (what.to_owned(), io(error));
    if source.kind() == std::io::ErrorKind::PermissionDenied {
        BoardError::Denied { what, source }
    } else {
        BoardError::Kernel { what, source }
    }
}

/// The same without the context, with the system's number where there is one.
pub(super) fn io(error: gpiocdev::Error) -> std::io::Error {
    if let gpiocdev::Error::Os(errno) = error {
        return std::io::Error::from_raw_os_error(errno.0);
    }
    std::io::Error::other(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chip(number: u32, label: &str) -> Found {
        let name = format!("gpiochip{number}");
        let path = PathBuf::from(format!("/dev/{name}"));
        Found {
            path,
            name,
            label: label.to_owned(),
            lines: 54,
        }
    }

    #[test]
    fn whoever_may_not_open_the_chip_is_told_the_group() {
        let denied = rustix::io::Errno::ACCESS.raw_os_error();
        let told = kernel(
            "open /dev/gpiochip0",
            std::io::Error::from_raw_os_error(denied).into(),
        );
        let sentence = told.to_string();
        assert!(sentence.contains("open /dev/gpiochip0"), "{sentence}");
        assert!(sentence.contains("group gpio"), "{sentence}");
    }

    #[test]
    fn a_chip_is_found_by_its_label_whatever_its_number() {
        for number in [0, 4, 10] {
            let all = [chip(3, "raspberrypi-exp-gpio"), chip(number, "pinctrl-rp1")];
            let found = choose(&all, None, None).expect("it is there");
            assert_eq!(found.name, format!("gpiochip{number}"));
        }
    }

    #[test]
    fn the_chip_of_this_board_goes_before_the_others() {
        let all = [chip(0, "pinctrl-bcm2711"), chip(1, "pinctrl-bcm2835")];
        let found = choose(&all, None, Some("pinctrl-bcm2835")).expect("it is there");
        assert_eq!(found.label, "pinctrl-bcm2835");
    }

    #[test]
    fn whoever_insists_on_a_chip_gets_that_or_nothing() {
        let all = [chip(0, "pinctrl-bcm2711"), chip(1, "mcp23017")];
        for wanted in ["mcp23017", "gpiochip1", "/dev/gpiochip1"] {
            assert_eq!(
                choose(&all, Some(wanted), None).expect("there").label,
                "mcp23017"
            );
        }
        let error = choose(&all, Some("pcf8574"), None)
            .expect_err("it is not there")
            .to_string();
        assert!(
            error.contains("pcf8574") && error.contains("mcp23017"),
            "{error}"
        );
        assert!(choose(&[], None, None).is_err());
    }
}
