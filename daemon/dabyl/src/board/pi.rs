//! Which Raspberry Pi this is, as rppal knows it: its name, the label of the chip behind its header,
//! and which pins the header has. rppal drives no pins here: it wakes in the order of pins, has no
//! sequence across them, and needs /dev/gpiomem, which Debian's kernels lack.

use rppal::system::{DeviceInfo, SoC};

/// Chips behind the header of a Raspberry Pi, the newest first.
pub const LABELS: [&str; 3] = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"];

/// Pins of the 40-pin header, by their BCM numbers. 0 and 1 belong to the EEPROM of add-on boards.
pub const HEADER: std::ops::RangeInclusive<u32> = 2..=27;

/// The model's name, if this is a Raspberry Pi that rppal knows.
#[must_use]
pub fn model() -> Option<String> {
    DeviceInfo::new().ok().map(|info| info.model().to_string())
}

/// The label of the chip behind this board's header, if this is a Raspberry Pi.
#[must_use]
pub fn label() -> Option<&'static str> {
    let info = DeviceInfo::new().ok()?;
    Some(match info.soc() {
        SoC::Bcm2712 => "pinctrl-rp1",
        SoC::Bcm2711 => "pinctrl-bcm2711",
        SoC::Bcm2835 | SoC::Bcm2836 | SoC::Bcm2837A1 | SoC::Bcm2837B0 => "pinctrl-bcm2835",
        // rppal's list is open; a newer one is found by the labels that exist.
        _ => return None,
    })
}

/// Whether the header has this pin, as far as is known: on other boards every line of the chip will do.
#[must_use]
pub fn has_pin(chip_label: &str, pin: u32) -> bool {
    !LABELS.contains(&chip_label) || HEADER.contains(&pin)
}
