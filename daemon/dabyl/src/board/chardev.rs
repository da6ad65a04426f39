//! The kernel's character device, uAPI version 2: one request for all buttons, so that the kernel
//! numbers their edges in one sequence, and one for all lamps, so that they change together.

use std::fs::File;
use std::os::fd::{AsFd, BorrowedFd};

use gpiocdev::Request;
use gpiocdev::line::{Bias, EdgeDetection, EventClock, Value};
use gpiocdev_uapi::v2::{LineValues, get_line_values, set_line_values};
use rustix::fs::OFlags;
use rustix::io::Errno;

use super::chip::{Chip, io};
use super::{BUTTONS, Board, BoardError, Edge, LAMPS, Shine, Stamp};
use crate::wiring::{Input, Inputs, Wiring};

/// Edges that the kernel keeps for us while the desk does not look. It drops the oldest then. A burst
/// of 64 buttons that bounce ten times has 1,280; the kernel allows 1,024.
const KERNEL_KEEPS: u32 = 1_024;

/// `struct gpio_v2_line_event` of linux/gpio.h: u64 timestamp_ns, u32 id, offset, seqno, line_seqno,
/// padding.
const EVENT: usize = 48;
/// `GPIO_V2_LINE_EVENT_RISING_EDGE`: from inactive to active, so the contact closed.
const RISING: u32 = 1;
/// Edges taken in one read.
const AT_ONCE: usize = 64;

pub(super) struct CharDevice {
    name: String,
    buttons: Lines,
    /// `None`: a box without lamps.
    lamps: Option<Lines>,
    /// What shines now.
    shine: Shine,
    buffer: Box<[u8]>,
}

/// Lines of one request.
struct Lines {
    file: File,
    /// The pin of each of ours, in our order.
    pins: Vec<u32>,
    /// Which bit of the kernel's is each of ours: gpiocdev requests lines in rising order.
    bits: Vec<u32>,
}

impl Lines {
    fn of(request: &Request, pins: Vec<u32>) -> Result<Lines, BoardError> {
        let file = request.as_fd().try_clone_to_owned();
        let file = file.map(File::from).map_err(|source| BoardError::Kernel {
            what: "keep the lines".to_owned(),
            source,
        })?;
        let bit = |pin: &u32| pins.iter().map(|other| u32::from(other < pin)).sum();
        let bits = pins.iter().map(bit).collect();
        Ok(Lines { file, pins, bits })
    }

    /// Ours to the kernel's.
    fn to_kernel(&self, ours: u64) -> u64 {
        let bits = self.bits.iter().enumerate();
        bits.fold(0, |kernels, (n, bit)| kernels | (ours >> n & 1) << bit)
    }

    /// The kernel's to ours.
    fn to_ours(&self, kernels: u64) -> u64 {
        let bits = self.bits.iter().enumerate();
        bits.fold(0, |ours, (n, bit)| ours | (kernels >> bit & 1) << n)
    }
}

impl CharDevice {
    pub(super) fn open(wiring: &Wiring, chip: &Chip) -> Result<CharDevice, BoardError> {
        let pins: Vec<u32> = wiring.buttons.iter().map(|button| button.pin).collect();
        let lamp_pins: Vec<u32> = wiring.lamps.iter().map(|lamp| lamp.pin).collect();
        let lamps = request_lamps(wiring, chip, &lamp_pins)?;
        let lamps = lamps
            .map(|request| Lines::of(&request, lamp_pins))
            .transpose()?;
        let buttons = Lines::of(&request_buttons(wiring, chip, &pins)?, pins)?;
        // The desk must never wait in a read: it takes what is there and goes on.
        rustix::fs::fcntl_setfl(&buttons.file, OFlags::NONBLOCK).map_err(|error| {
            BoardError::Kernel {
                what: "make reads not wait".to_owned(),
                source: error.into(),
            }
        })?;
        Ok(CharDevice {
            name: chip.title("uAPI v2"),
            buttons,
            lamps,
            shine: Shine::default(),
            buffer: vec![0; EVENT * AT_ONCE].into_boxed_slice(),
        })
    }
}

fn request_buttons(wiring: &Wiring, chip: &Chip, pins: &[u32]) -> Result<Request, BoardError> {
    let mut builder = Request::builder();
    builder
        .on_chip(&chip.found().path)
        .with_consumer(BUTTONS)
        .with_kernel_event_buffer_size(KERNEL_KEEPS)
        .as_input()
        .with_edge_detection(EdgeDetection::BothEdges)
        .with_event_clock(EventClock::Monotonic);
    if wiring.buttons_active_low {
        builder.as_active_low().with_bias(Bias::PullUp);
    } else {
        builder.with_bias(Bias::PullDown);
    }
    let asked = builder.with_lines(pins).request();
    asked.map_err(|error| chip.blame(pins, "take the buttons", io(error)))
}

fn request_lamps(
    wiring: &Wiring,
    chip: &Chip,
    pins: &[u32],
) -> Result<Option<Request>, BoardError> {
    if pins.is_empty() {
        return Ok(None);
    }
    let mut builder = Request::builder();
    builder
        .on_chip(&chip.found().path)
        .with_consumer(LAMPS)
        .as_output(Value::Inactive);
    if wiring.lamps_active_low {
        builder.as_active_low();
    }
    let asked = builder.with_lines(pins).request();
    asked
        .map(Some)
        .map_err(|error| chip.blame(pins, "take the lamps", io(error)))
}

/// Takes the lamps, which makes them dark, and lets them go.
pub(super) fn dark(wiring: &Wiring, chip: &Chip) -> Result<(), BoardError> {
    let pins: Vec<u32> = wiring.lamps.iter().map(|lamp| lamp.pin).collect();
    request_lamps(wiring, chip, &pins).map(drop)
}

impl Board for CharDevice {
    fn name(&self) -> &str {
        &self.name
    }

    fn buttons(&self) -> BorrowedFd<'_> {
        self.buttons.file.as_fd()
    }

    fn drain(&mut self, edges: &mut Vec<Edge>) -> Result<(), BoardError> {
        loop {
            let read = match rustix::io::read(&self.buttons.file, &mut *self.buffer) {
                Ok(read) => read,
                Err(Errno::AGAIN) => return Ok(()),
                Err(Errno::INTR) => continue,
                Err(error) => {
                    let what = "read edges".to_owned();
                    return Err(BoardError::Kernel {
                        what,
                        source: error.into(),
                    });
                }
            };
            let events = self.buffer[..read].as_chunks::<EVENT>().0;
            edges.extend(
                events
                    .iter()
                    .filter_map(|event| edge(event, &self.buttons.pins)),
            );
            if read < self.buffer.len() {
                return Ok(());
            }
        }
    }

    fn levels(&mut self) -> Result<Inputs, BoardError> {
        let mut values = LineValues {
            bits: 0,
            mask: self.buttons.to_kernel(u64::MAX),
        };
        get_line_values(&self.buttons.file, &mut values)
            .map_err(|error| refused("read the buttons", error))?;
        Ok(Inputs(self.buttons.to_ours(values.bits)))
    }

    fn light(&mut self, shine: Shine) -> Result<(), BoardError> {
        let Some(lamps) = &self.lamps else {
            return Ok(());
        };
        // Only those that change: each line costs time in the kernel, and there is a press waiting.
        let mask = lamps.to_kernel(self.shine.0 ^ shine.0);
        if mask != 0 {
            let values = LineValues {
                bits: lamps.to_kernel(shine.0),
                mask,
            };
            set_line_values(&lamps.file, &values)
                .map_err(|error| refused("set the lamps", error))?;
            self.shine = shine;
        }
        Ok(())
    }
}

fn refused(what: &str, error: gpiocdev_uapi::Error) -> BoardError {
    let source = match error {
        gpiocdev_uapi::Error::Os(errno) => std::io::Error::from_raw_os_error(errno.0),
        other => std::io::Error::other(other),
    };
    BoardError::Kernel {
        what: what.to_owned(),
        source,
    }
}

/// Reads an event as the kernel writes it.
fn edge(event: &[u8; EVENT], pins: &[u32]) -> Option<Edge> {
    let (stamp, rest) = event.split_first_chunk::<8>()?;
    let words = rest.as_chunks::<4>().0;
    let word = |n: usize| words.get(n).copied().map(u32::from_ne_bytes);
    let pin = word(1)?;
    let input = pins.iter().position(|known| *known == pin)?;
    Some(Edge {
        stamp: Stamp(u64::from_ne_bytes(*stamp)),
        input: Input(u8::try_from(input).ok()?),
        closed: word(0)? == RISING,
        sequence: word(2)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_order_of_lines_and_the_kernels_are_told_apart() {
        let file = File::open("/dev/null").expect("every system has it");
        // Pins 17, 27, 22: the kernel's bits 0, 2, 1.
        let lines = Lines {
            file,
            pins: vec![17, 27, 22],
            bits: vec![0, 2, 1],
        };
        assert_eq!(lines.to_kernel(0b010), 0b100);
        assert_eq!(lines.to_kernel(u64::MAX), 0b111, "no line that is not ours");
        assert_eq!(lines.to_ours(0b110), 0b110);
        assert_eq!(lines.to_ours(0b100), 0b010);
    }

    #[test]
    fn an_event_is_read_as_the_kernel_writes_it() {
        let mut event = [0; EVENT];
        event[..8].copy_from_slice(&5_942_593_174_u64.to_ne_bytes());
        for (n, word) in [1_u32, 17, 3, 2].into_iter().enumerate() {
            event[8 + 4 * n..12 + 4 * n].copy_from_slice(&word.to_ne_bytes());
        }
        let stamp = Stamp(5_942_593_174);
        let expected = Edge {
            stamp,
            input: Input(1),
            closed: true,
            sequence: 3,
        };
        assert_eq!(edge(&event, &[4, 17]), Some(expected));
        assert_eq!(edge(&event, &[4, 5]), None, "not one of our pins");
        event[8..12].copy_from_slice(&2_u32.to_ne_bytes());
        assert_eq!(edge(&event, &[17]).map(|edge| edge.closed), Some(false));
    }
}
