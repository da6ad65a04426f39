//! A desk without pins: buttons and lamps in the browser, and in tests.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustix::event::{EventfdFlags, eventfd};

use super::{Board, BoardError, Edge, Shine, Stamp};
use crate::wiring::{Input, Inputs, Role, Wiring};

/// Edges that wait at most: as the kernel does, the oldest are dropped then.
const KEEPS: usize = 1_024;

#[derive(Debug)]
struct Shared {
    roles: Vec<Role>,
    state: Mutex<State>,
    wake: OwnedFd,
}

#[derive(Debug, Default)]
struct State {
    down: Inputs,
    edges: Vec<Edge>,
    sequence: u32,
    shine: Shine,
    /// Breaks of the contact at each change, each so many nanoseconds long and apart.
    bounce: Option<(u8, u64)>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing in here can panic half-way: the state is whole whatever happened to its holder.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn change(&mut self, input: Input, down: bool, mut stamp: u64) {
        if self.down.has(input) == down {
            return;
        }
        self.down.0 ^= 1 << input.0;
        self.push(stamp, input, down);
        let (breaks, width) = self.bounce.unwrap_or((0, 0));
        for _ in 0..breaks {
            self.push(stamp + width, input, !down);
            stamp += 2 * width;
            self.push(stamp, input, down);
        }
    }

    fn push(&mut self, stamp: u64, input: Input, closed: bool) {
        self.sequence = self.sequence.wrapping_add(1).max(1);
        if self.edges.len() >= KEEPS {
            self.edges.remove(0);
        }
        self.edges.push(Edge {
            stamp: Stamp(stamp),
            input,
            closed,
            sequence: self.sequence,
        });
    }
}

/// The simulated board.
#[derive(Debug)]
pub struct Simulated {
    name: String,
    shared: Arc<Shared>,
}

/// Presses the buttons of a simulated board.
#[derive(Clone, Debug)]
pub struct Panel {
    shared: Arc<Shared>,
}

impl Simulated {
    /// A board with this wiring; `why` says in its name why it is not a real one.
    ///
    /// # Errors
    /// When the kernel gives no descriptor.
    pub fn new(wiring: &Wiring, why: &str) -> Result<(Simulated, Panel), BoardError> {
        let wake = eventfd(0, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK)
            .map_err(|error| failed("make an eventfd", error))?;
        let roles = wiring.buttons.iter().map(|button| button.role).collect();
        let shared = Arc::new(Shared {
            roles,
            state: Mutex::default(),
            wake,
        });
        let panel = Panel {
            shared: Arc::clone(&shared),
        };
        Ok((
            Simulated {
                name: format!("simulated ({why})"),
                shared,
            },
            panel,
        ))
    }
}

fn failed(what: &str, error: rustix::io::Errno) -> BoardError {
    BoardError::Kernel {
        what: what.to_owned(),
        source: error.into(),
    }
}

impl Panel {
    /// Presses or releases a button, now. `false`: no button has this role.
    pub fn set(&self, role: Role, down: bool) -> bool {
        self.play(&[(role, down, Stamp::now())])
    }

    /// Several moves, each with its own stamp, that the desk finds in one wake: for tests. `false`:
    /// one of the roles has no button, and nothing has moved.
    pub fn play(&self, moves: &[(Role, bool, Stamp)]) -> bool {
        let inputs: Option<Vec<_>> = moves
            .iter()
            .map(|(role, down, stamp)| Some((self.input(*role)?, *down, *stamp)))
            .collect();
        let Some(inputs) = inputs else { return false };
        let mut state = self.shared.state();
        for (input, down, stamp) in inputs {
            state.change(input, down, stamp.0);
        }
        drop(state);
        // A full counter wakes the desk just as well.
        let _ = rustix::io::write(&self.shared.wake, &1_u64.to_ne_bytes());
        true
    }

    fn input(&self, role: Role) -> Option<Input> {
        let place = self.shared.roles.iter().position(|known| *known == role)?;
        u8::try_from(place).ok().map(Input)
    }

    /// Makes contacts bounce from now on: so many breaks at each change, each of this length.
    pub fn bounce(&self, breaks: u8, width: std::time::Duration) {
        let width = u64::try_from(width.as_nanos()).unwrap_or(u64::MAX);
        self.shared.state().bounce = (breaks > 0).then_some((breaks, width));
    }

    /// Which lamps shine.
    #[must_use]
    pub fn shine(&self) -> Shine {
        self.shared.state().shine
    }
}

impl Board for Simulated {
    fn name(&self) -> &str {
        &self.name
    }

    fn buttons(&self) -> BorrowedFd<'_> {
        self.shared.wake.as_fd()
    }

    fn drain(&mut self, edges: &mut Vec<Edge>) -> Result<(), BoardError> {
        let mut count = [0; 8];
        match rustix::io::read(&self.shared.wake, &mut count) {
            Ok(_) | Err(rustix::io::Errno::AGAIN | rustix::io::Errno::INTR) => {}
            Err(error) => return Err(failed("read the eventfd", error)),
        }
        edges.append(&mut self.shared.state().edges);
        Ok(())
    }

    fn levels(&mut self) -> Result<Inputs, BoardError> {
        Ok(self.shared.state().down)
    }

    fn light(&mut self, shine: Shine) -> Result<(), BoardError> {
        self.shared.state().shine = shine;
        Ok(())
    }
}
