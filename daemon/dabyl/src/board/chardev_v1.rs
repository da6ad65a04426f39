//! The kernel's character device, uAPI version 1, for vendor kernels before 5.10: one descriptor for
//! each button, 16 edges each, the newest dropped, and no numbers across the buttons.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::Path;

use gpio_cdev::{EventRequestFlags, EventType, LineEventHandle, LineRequestFlags, MultiLineHandle};
use rustix::event::epoll;
use rustix::fs::OFlags;

use super::chip::{Chip, holder};
use super::{BUTTONS, Board, BoardError, Edge, LAMPS, Line, Shine, Stamp};
use crate::wiring::{Input, Inputs, Wiring};

/// `GPIOHANDLE_REQUEST_BIAS_PULL_UP` of linux/gpio.h, since Linux 5.5; the crate is older.
const PULL_UP: u32 = 1 << 5;
/// `GPIOHANDLE_REQUEST_BIAS_PULL_DOWN`.
const PULL_DOWN: u32 = 1 << 6;

pub(super) struct CharDeviceV1 {
    name: String,
    buttons: Vec<LineEventHandle>,
    ready: OwnedFd,
    lamps: Option<MultiLineHandle>,
    shine: Vec<u8>,
    clock: Clock,
}

/// By which clock the kernel stamps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clock {
    Monotonic,
    /// Kernels before 5.7 stamp with the time of day.
    TimeOfDay,
}

impl CharDeviceV1 {
    pub(super) fn open(wiring: &Wiring, chip: &Chip) -> Result<CharDeviceV1, BoardError> {
        let mut device = device(&chip.found().path)?;
        let lamp_pins: Vec<u32> = wiring.lamps.iter().map(|lamp| lamp.pin).collect();
        let lamps = request_lamps(wiring, chip, &mut device, &lamp_pins)?;
        let ready = epoll::create(epoll::CreateFlags::CLOEXEC).map_err(system("make an epoll"))?;
        let mut buttons = Vec::with_capacity(wiring.buttons.len());
        for button in &wiring.buttons {
            let handle = request_button(&mut device, button.pin, wiring.buttons_active_low);
            let handle = handle.map_err(|error| {
                chip.blame(&[button.pin], "take a button", std::io::Error::other(error))
            })?;
            rustix::fs::fcntl_setfl(handle.file(), OFlags::NONBLOCK)
                .map_err(system("make reads not wait"))?;
            let number = epoll::EventData::new_u64(button.pin.into());
            epoll::add(&ready, handle.file(), number, epoll::EventFlags::IN)
                .map_err(system("watch a button"))?;
            buttons.push(handle);
        }
        let release = rustix::system::uname();
        let clock = clock_of(&release.release().to_string_lossy());
        let shine = vec![0; lamp_pins.len()];
        Ok(CharDeviceV1 {
            name: chip.title("uAPI v1"),
            buttons,
            ready,
            lamps,
            shine,
            clock,
        })
    }
}

fn device(path: &Path) -> Result<gpio_cdev::Chip, BoardError> {
    gpio_cdev::Chip::new(path).map_err(v1("open the chip"))
}

fn request_button(
    device: &mut gpio_cdev::Chip,
    pin: u32,
    active_low: bool,
) -> Result<LineEventHandle, gpio_cdev::Error> {
    let mut plain = LineRequestFlags::INPUT;
    if active_low {
        plain |= LineRequestFlags::ACTIVE_LOW;
    }
    let pull = if active_low { PULL_UP } else { PULL_DOWN };
    let line = device.get_line(pin)?;
    let pulled = LineRequestFlags::from_bits_retain(plain.bits() | pull);
    line.events(pulled, EventRequestFlags::BOTH_EDGES, BUTTONS)
        .or_else(|_| {
            // Before 5.5 the kernel knows no pull; the board's own start-up must set it.
            line.events(plain, EventRequestFlags::BOTH_EDGES, BUTTONS)
        })
}

fn request_lamps(
    wiring: &Wiring,
    chip: &Chip,
    device: &mut gpio_cdev::Chip,
    pins: &[u32],
) -> Result<Option<MultiLineHandle>, BoardError> {
    if pins.is_empty() {
        return Ok(None);
    }
    let mut flags = LineRequestFlags::OUTPUT;
    if wiring.lamps_active_low {
        flags |= LineRequestFlags::ACTIVE_LOW;
    }
    let lines = device.get_lines(pins).map_err(v1("find the lamps"))?;
    let asked = lines.request(flags, &vec![0; pins.len()], LAMPS);
    let blame = |error| chip.blame(pins, "take the lamps", std::io::Error::other(error));
    asked.map(Some).map_err(blame)
}

/// Takes the lamps, which makes them dark, and lets them go.
pub(super) fn dark(wiring: &Wiring, chip: &Chip) -> Result<(), BoardError> {
    let pins: Vec<u32> = wiring.lamps.iter().map(|lamp| lamp.pin).collect();
    request_lamps(wiring, chip, &mut device(&chip.found().path)?, &pins).map(drop)
}

/// What the kernel says of a line.
pub(super) fn line(path: &Path, pin: u32) -> Result<Line, BoardError> {
    let line = device(path)?.get_line(pin).map_err(v1("find a line"))?;
    let info = line.info().map_err(v1("ask about a line"))?;
    let held = info.is_used() || info.is_kernel();
    Ok(Line {
        pin,
        name: info.name().unwrap_or_default().to_owned(),
        holder: held.then(|| holder(info.consumer().unwrap_or_default())),
    })
}

fn v1(what: &'static str) -> impl Fn(gpio_cdev::Error) -> BoardError {
    move |error| BoardError::Kernel {
        what: what.to_owned(),
        source: std::io::Error::other(error),
    }
}

fn system(what: &'static str) -> impl Fn(rustix::io::Errno) -> BoardError {
    move |error| BoardError::Kernel {
        what: what.to_owned(),
        source: error.into(),
    }
}

/// The clock of this kernel release, such as "4.19.66-v7+".
fn clock_of(release: &str) -> Clock {
    let mut parts = release
        .split(['.', '-', '+'])
        .map(|part| part.parse::<u32>().unwrap_or(0));
    let version = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    if version < (5, 7) {
        Clock::TimeOfDay
    } else {
        Clock::Monotonic
    }
}

impl Clock {
    /// The monotonic stamp. Time of day is brought over by how far both clocks are apart now: a jump
    /// of the time of day then moves only edges of the few microseconds since.
    fn monotonic(self, stamp: u64) -> Stamp {
        match self {
            Clock::Monotonic => Stamp(stamp),
            Clock::TimeOfDay => {
                let day = rustix::time::clock_gettime(rustix::time::ClockId::Realtime);
                let day = i128::from(day.tv_sec) * 1_000_000_000 + i128::from(day.tv_nsec);
                let now = Stamp::now().0;
                let age = u64::try_from(day - i128::from(stamp)).unwrap_or(0);
                Stamp(now.saturating_sub(age))
            }
        }
    }
}

impl Board for CharDeviceV1 {
    fn name(&self) -> &str {
        &self.name
    }

    fn buttons(&self) -> BorrowedFd<'_> {
        self.ready.as_fd()
    }

    fn drain(&mut self, edges: &mut Vec<Edge>) -> Result<(), BoardError> {
        for (input, button) in (0..).map(Input).zip(&mut self.buttons) {
            loop {
                match button.get_event() {
                    Ok(event) => edges.push(Edge {
                        stamp: self.clock.monotonic(event.timestamp()),
                        input,
                        closed: event.event_type() == EventType::RisingEdge,
                        sequence: 0,
                    }),
                    Err(error) if would_wait(&error) => break,
                    Err(error) => return Err(v1("read edges")(error)),
                }
            }
        }
        Ok(())
    }

    fn levels(&mut self) -> Result<Inputs, BoardError> {
        let mut bits = 0;
        for (input, button) in self.buttons.iter().enumerate() {
            let level = button.get_value().map_err(v1("read the buttons"))?;
            bits |= u64::from(level != 0) << input;
        }
        Ok(Inputs(bits))
    }

    fn light(&mut self, shine: Shine) -> Result<(), BoardError> {
        let Some(lamps) = &self.lamps else {
            return Ok(());
        };
        for (lamp, value) in self.shine.iter_mut().enumerate() {
            *value = u8::from(shine.0 >> lamp & 1 != 0);
        }
        lamps.set_values(&self.shine).map_err(v1("set the lamps"))
    }
}

/// Whether a read found nothing.
fn would_wait(error: &gpio_cdev::Error) -> bool {
    let io = std::error::Error::source(error).and_then(|e| e.downcast_ref::<std::io::Error>());
    io.is_some_and(|error| error.kind() == std::io::ErrorKind::WouldBlock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_kernels_stamp_with_the_time_of_day() {
        assert_eq!(clock_of("4.19.66-v7+"), Clock::TimeOfDay);
        assert_eq!(clock_of("5.4.0"), Clock::TimeOfDay);
        assert_eq!(clock_of("5.10.17-v8+"), Clock::Monotonic);
        assert_eq!(clock_of("6.1"), Clock::Monotonic);
    }

    #[test]
    fn time_of_day_is_brought_over() {
        let day = rustix::time::clock_gettime(rustix::time::ClockId::Realtime);
        let day = u64::try_from(day.tv_sec).expect("after 1970") * 1_000_000_000;
        let before = Stamp::now().0;
        let stamp = Clock::TimeOfDay.monotonic(day).0;
        assert!(stamp <= before + 10_000_000 && before - stamp < 1_500_000_000);
    }

    #[test]
    fn an_empty_queue_is_no_error() {
        let empty = std::io::Error::from(std::io::ErrorKind::WouldBlock);
        assert!(would_wait(&gpio_cdev::Error::from(empty)));
        let gone = std::io::Error::from(std::io::ErrorKind::NotFound);
        assert!(!would_wait(&gpio_cdev::Error::from(gone)));
    }
}
