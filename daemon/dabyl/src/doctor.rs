//! What the doctor sees: board, chip, who holds which line; and, live, every edge and lamp. It looks at
//! pins only while nobody else holds them.

mod moved;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::time::Timespec;

use crate::board::{self, Board, BoardError, Chip, Edge, Interface, Line, Shine, pi};
use crate::wiring::{Role, Wiring};

pub use moved::lay_moves;

/// How often the doctor looks whether it is to stop, in nanoseconds.
const LOOK: i64 = 200_000_000;

/// A line of the wiring and what the kernel says of it.
#[derive(Debug)]
pub struct Pin {
    /// What it is for, in words.
    pub what: String,
    /// What the kernel says.
    pub line: Line,
    /// The header has it, as far as is known.
    pub on_header: bool,
}

/// What was found without touching anything.
#[derive(Debug)]
pub struct Findings {
    /// The board's model, if it is a Raspberry Pi.
    pub model: Option<String>,
    /// The chip, by label and name.
    pub chip: String,
    /// By which interface the kernel speaks.
    pub interface: &'static str,
    /// Every pin of the wiring.
    pub pins: Vec<Pin>,
}

/// Looks at board, chip and lines; takes none.
///
/// # Errors
/// When there is no chip, or it lacks a pin.
pub fn examine(wiring: &Wiring) -> Result<Findings, BoardError> {
    let chip = Chip::find(wiring.chip.as_deref())?;
    chip.check(wiring)?;
    let found = chip.found();
    let pin = |pin: u32, what: String| {
        let line = chip.line(pin)?;
        Ok(Pin {
            what,
            line,
            on_header: pi::has_pin(&found.label, pin),
        })
    };
    let buttons = wiring
        .buttons
        .iter()
        .map(|button| pin(button.pin, role_name(button.role)));
    let lamps = wiring.lamps.iter();
    let lamps = lamps.map(|lamp| pin(lamp.pin, format!("lamp of seat {}", lamp.seat.number())));
    Ok(Findings {
        model: pi::model(),
        chip: format!("{} ({}, {} lines)", found.label, found.name, found.lines),
        interface: if chip.speaks_v2() {
            "uAPI v2"
        } else {
            "uAPI v1"
        },
        pins: buttons.chain(lamps).collect::<Result<_, BoardError>>()?,
    })
}

impl Findings {
    /// The first line that somebody holds, and who.
    #[must_use]
    pub fn held(&self) -> Option<(u32, &str)> {
        let mut held = self.pins.iter();
        held.find_map(|pin| Some((pin.line.pin, pin.line.holder.as_deref()?)))
    }
}

impl std::fmt::Display for Findings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "board  {}",
            self.model
                .as_deref()
                .unwrap_or("no Raspberry Pi that is known")
        )?;
        writeln!(f, "chip   {}, {}", self.chip, self.interface)?;
        for Pin {
            what,
            line,
            on_header,
        } in &self.pins
        {
            let holder = line
                .holder
                .as_deref()
                .map_or("free".to_owned(), |who| format!("held by \"{who}\""));
            let header = if *on_header {
                ""
            } else {
                ", not on the 40-pin header"
            };
            writeln!(f, "pin {:>2} {what}: {holder}{header}", line.pin)?;
        }
        Ok(())
    }
}

/// What a button is for, in words.
fn role_name(role: Role) -> String {
    match role {
        Role::Player(seat, key) => format!("seat {} key {key:?}", seat.number()),
        Role::Host(key) => format!("host's {key:?}"),
        Role::Spare(_) => "spare input".to_owned(),
    }
}

/// Why the doctor does not look.
#[derive(Debug, thiserror::Error)]
pub enum DoctorError {
    /// Somebody plays with this box.
    #[error(
        "pin {pin} is held by \"{holder}\", so its edges cannot be shown here: \
         stop that program first (`systemctl stop dabyl`)"
    )]
    Busy {
        /// Which pin.
        pin: u32,
        /// Who holds it.
        holder: String,
    },
    /// The board does not answer.
    #[error(transparent)]
    Board(BoardError),
    /// The terminal is gone.
    #[error("cannot write: {0}")]
    Terminal(#[from] io::Error),
}

impl From<BoardError> for DoctorError {
    fn from(error: BoardError) -> DoctorError {
        match error {
            BoardError::Held { pin, holder } => DoctorError::Busy { pin, holder },
            BoardError::NoChip(_)
            | BoardError::NoLine { .. }
            | BoardError::Denied { .. }
            | BoardError::Kernel { .. } => DoctorError::Board(error),
        }
    }
}

/// Shows findings, then every edge as it comes, raw, with the lamp of a seat following its buttons,
/// until `stop` is set. All lamps are dark afterwards.
///
/// # Errors
/// When somebody else holds a line: then it says who, and what to do.
pub fn watch(
    wiring: &Wiring,
    interface: Interface,
    out: &mut impl Write,
    stop: &AtomicBool,
) -> Result<(), DoctorError> {
    if interface != Interface::Simulated {
        write!(out, "{}", examine(wiring)?)?;
    }
    let mut board = board::open(wiring, interface)?.board;
    writeln!(
        out,
        "\n{}\npress every button; Ctrl-C ends this\n",
        board.name()
    )?;
    let watched = watch_board(wiring, board.as_mut(), out, stop);
    board.light(Shine::default())?;
    watched
}

fn watch_board(
    wiring: &Wiring,
    board: &mut dyn Board,
    out: &mut impl Write,
    stop: &AtomicBool,
) -> Result<(), DoctorError> {
    let mut edges = Vec::new();
    let mut history = vec![History::default(); wiring.buttons.len()];
    for (button, down) in wiring.buttons.iter().zip(bits(board.levels()?.0)) {
        if down {
            writeln!(
                out,
                "{} (pin {}) is down already",
                role_name(button.role),
                button.pin
            )?;
        }
    }
    while !stop.load(Ordering::Relaxed) {
        let buttons = board.buttons();
        let mut fds = [PollFd::new(&buttons, PollFlags::IN)];
        match poll(
            &mut fds,
            Some(&Timespec {
                tv_sec: 0,
                tv_nsec: LOOK,
            }),
        ) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(DoctorError::Terminal(error.into())),
        }
        edges.clear();
        board.drain(&mut edges)?;
        edges.sort_by_key(|edge| (edge.stamp, edge.sequence));
        let down = board.levels()?;
        board.light(follow(wiring, down.0))?;
        for edge in &edges {
            let place = usize::from(edge.input.0);
            let (Some(button), Some(history)) = (wiring.buttons.get(place), history.get_mut(place))
            else {
                continue;
            };
            let note = history.take(edge);
            let way = if edge.closed { "down" } else { "up" };
            let seconds = edge.stamp.0 / 1_000_000_000;
            let micros = edge.stamp.0 / 1_000 % 1_000_000;
            let name = role_name(button.role);
            writeln!(
                out,
                "{seconds}.{micros:06} {name} (pin {}) {way}{note}",
                button.pin
            )?;
        }
        out.flush()?;
    }
    silent(wiring, &history, out)
}

/// Names what was missing: a button that gave no edge, or edges of one direction only.
fn silent(wiring: &Wiring, history: &[History], out: &mut impl Write) -> Result<(), DoctorError> {
    for (button, history) in wiring.buttons.iter().zip(history) {
        if let Role::Spare(_) = button.role {
            // Usually nothing is plugged in there.
            continue;
        }
        let missing = match (history.closings, history.openings) {
            (0, 0) => "gave no edge",
            (0, _) => "gave no closing edge",
            (_, 0) => "gave no opening edge",
            (_, _) => continue,
        };
        writeln!(
            out,
            "{} (pin {}) {missing}",
            role_name(button.role),
            button.pin
        )?;
    }
    Ok(())
}

/// The edges of one button so far.
#[derive(Clone, Copy, Debug, Default)]
struct History {
    last: Option<u64>,
    closings: u32,
    openings: u32,
}

impl History {
    /// Says how far the edge is from the last one, where that is telling.
    fn take(&mut self, edge: &Edge) -> String {
        let count = if edge.closed {
            &mut self.closings
        } else {
            &mut self.openings
        };
        *count = count.saturating_add(1);
        let last = self.last.replace(edge.stamp.0);
        match last.map(|last| edge.stamp.0.saturating_sub(last) / 1_000) {
            Some(micros) if micros < 20_000 => format!(", {micros} µs later: bounce"),
            Some(micros) => format!(", {} ms later", micros / 1_000),
            None => String::new(),
        }
    }
}

fn bits(bits: u64) -> impl Iterator<Item = bool> {
    (0..64).map(move |bit| bits >> bit & 1 != 0)
}

/// The lamps of all seats of which a button is down.
fn follow(wiring: &Wiring, down: u64) -> Shine {
    let lit = |seat| {
        let mut buttons = wiring.buttons.iter().zip(bits(down));
        buttons.any(|(button, down)| {
            down && matches!(button.role, Role::Player(whose, _) if whose == seat)
        })
    };
    let lamps = wiring.lamps.iter().enumerate();
    Shine(lamps.fold(0, |bits, (bit, lamp)| {
        bits | u64::from(lit(lamp.seat)) << bit
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Simulated, Stamp};
    use crate::wiring::{Button, LampPin};
    use dabyl_rules::{Key, Seat};

    pub(in crate::doctor) fn wiring() -> Wiring {
        let seat = |n| Seat::new(n).expect("1 to 6");
        let button = |n: u32| Button {
            pin: n,
            role: Role::Player(seat(n as u8), Key::A),
        };
        let lamp = |n: u32| LampPin {
            pin: 20 + n,
            seat: seat(n as u8),
        };
        Wiring {
            chip: None,
            buttons: [1, 2].map(button).to_vec(),
            lamps: [1, 2].map(lamp).to_vec(),
            buttons_active_low: true,
            lamps_active_low: false,
        }
    }

    /// Ends the watching once something was written that contains this.
    struct Until<'a>(Vec<u8>, &'a str, &'a AtomicBool);

    impl Write for Until<'_> {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            self.0.extend_from_slice(text);
            if String::from_utf8_lossy(&self.0).contains(self.1) {
                self.2.store(true, Ordering::Relaxed);
            }
            Ok(text.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn edges_are_shown_and_silence_is_named() {
        let wiring = wiring();
        let (mut board, panel) = Simulated::new(&wiring, "a test").expect("an eventfd");
        let role = wiring.buttons[1].role;
        panel.play(&[
            (role, true, Stamp(2_000_000_000)),
            (role, false, Stamp(2_000_700_000)),
        ]);
        let stop = AtomicBool::new(false);
        let mut out = Until(Vec::new(), "bounce", &stop);
        watch_board(&wiring, &mut board, &mut out, &stop).expect("it answers");
        let said = String::from_utf8(out.0).expect("text");
        assert!(
            said.contains("2.000000 seat 2 key A (pin 2) down\n"),
            "{said}"
        );
        assert!(
            said.contains("2.000700 seat 2 key A (pin 2) up, 700 µs later: bounce"),
            "{said}"
        );
        assert!(said.contains("seat 1 key A (pin 1) gave no edge"), "{said}");
    }

    #[test]
    fn a_spare_input_that_is_silent_is_no_news() {
        let mut wiring = wiring();
        wiring.buttons.truncate(1);
        wiring.buttons.push(Button {
            pin: 9,
            role: Role::Spare(9),
        });
        let mut out = Vec::new();
        silent(&wiring, &[History::default(); 2], &mut out).expect("a vector takes all");
        let said = String::from_utf8(out).expect("text");
        assert_eq!(said, "seat 1 key A (pin 1) gave no edge\n");
    }

    #[test]
    fn lamps_follow_their_seats() {
        assert_eq!(follow(&wiring(), 0b10), Shine(0b10));
        assert_eq!(follow(&wiring(), 0b00), Shine(0));
    }

    #[test]
    fn a_held_line_is_refused_by_the_holders_name() {
        let held = BoardError::Held {
            pin: 17,
            holder: "dabyl buttons".to_owned(),
        };
        let said = DoctorError::from(held).to_string();
        assert!(
            said.contains("pin 17") && said.contains("\"dabyl buttons\""),
            "{said}"
        );
    }
}
