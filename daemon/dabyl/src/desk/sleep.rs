//! How the desk sleeps: until an edge, a wake, or its own next instant.
//!
//! All three are known to the kernel beforehand, in one epoll, and the clock is set before the desk lies
//! down: so waking costs less than from a poll, which gathers its descriptors anew each time and then
//! lets them and its clock go, while a press waits for its lamp.

use std::mem::MaybeUninit;
use std::os::fd::{BorrowedFd, OwnedFd};

use rustix::event::epoll::{self, CreateFlags, EventData, EventFlags};
use rustix::io::Errno;
use rustix::time::{
    Itimerspec, TimerfdClockId, TimerfdFlags, TimerfdTimerFlags, Timespec, timerfd_create,
    timerfd_settime,
};

use crate::board::BoardError;

const EDGES: u64 = 0;
const WAKES: u64 = 1;
const ALARM: u64 = 2;

const SECOND: u64 = 1_000_000_000;

/// What the desk was woken by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Woken {
    /// Edges wait.
    pub edges: bool,
    /// The inbox's bell rings.
    pub wakes: bool,
}

/// The desk's bed.
pub(crate) struct Sleep {
    epoll: OwnedFd,
    alarm: OwnedFd,
    /// For when the alarm is set and has not yet rung.
    set: Option<u64>,
}

impl Sleep {
    /// `buttons` and `bell` must stay what they are for as long as the desk runs.
    ///
    /// # Errors
    /// When the kernel gives no descriptor.
    pub fn new(buttons: BorrowedFd<'_>, bell: BorrowedFd<'_>) -> Result<Sleep, BoardError> {
        let made = || {
            let epoll = epoll::create(CreateFlags::CLOEXEC)?;
            let flags = TimerfdFlags::CLOEXEC | TimerfdFlags::NONBLOCK;
            let alarm = timerfd_create(TimerfdClockId::Monotonic, flags)?;
            for (fd, what) in [(buttons, EDGES), (bell, WAKES)] {
                epoll::add(&epoll, fd, EventData::new_u64(what), EventFlags::IN)?;
            }
            epoll::add(&epoll, &alarm, EventData::new_u64(ALARM), EventFlags::IN)?;
            Ok(Sleep {
                epoll,
                alarm,
                set: None,
            })
        };
        made().map_err(failed)
    }

    /// Sleeps until something is there, at the longest until this instant.
    ///
    /// # Errors
    /// When the kernel does not let it sleep.
    pub fn until(&mut self, due: u64) -> Result<Woken, BoardError> {
        if self.set != Some(due) {
            self.set_alarm(due).map_err(failed)?;
        }
        let mut room = [MaybeUninit::uninit(); 3];
        let events = match epoll::wait(&self.epoll, &mut room, None) {
            Ok((events, _)) => events,
            Err(Errno::INTR) => return Ok(Woken::default()),
            Err(error) => return Err(failed(error)),
        };
        let mut woken = Woken::default();
        for event in events {
            match event.data.u64() {
                EDGES => woken.edges = true,
                WAKES => woken.wakes = true,
                // It rings until it is set anew.
                _ => self.set = None,
            }
        }
        Ok(woken)
    }

    fn set_alarm(&mut self, due: u64) -> Result<(), Errno> {
        let part = |nanos: u64| i64::try_from(nanos).expect("nanoseconds of 584 years by 10^9 fit");
        let never = Timespec {
            tv_sec: 0,
            tv_nsec: 0,
        };
        // Zero would mean never: the first nanosecond is past in any case.
        let due_part = due.max(1);
        let at = Itimerspec {
            it_interval: never,
            it_value: Timespec {
                tv_sec: part(due_part / SECOND),
                tv_nsec: part(due_part % SECOND),
            },
        };
        timerfd_settime(&self.alarm, TimerfdTimerFlags::ABSTIME, &at)?;
        self.set = Some(due);
        Ok(())
    }
}

fn failed(error: Errno) -> BoardError {
    BoardError::Kernel {
        what: "wait for edges".to_owned(),
        source: error.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsFd;

    use rustix::event::{EventfdFlags, eventfd};

    use super::*;
    use crate::board::Stamp;

    #[test]
    fn it_wakes_by_each_and_by_the_alarm_as_often_as_it_is_set() {
        let [buttons, bell] = [0, 0].map(|_| eventfd(0, EventfdFlags::NONBLOCK).expect("a bell"));
        let mut sleep = Sleep::new(buttons.as_fd(), bell.as_fd()).expect("a bed");
        for nap in [3_000_000, 1_000_000] {
            let due = Stamp::now().0 + nap;
            let nothing = sleep.until(due).expect("a nap");
            assert_eq!(nothing, Woken::default());
            assert!(Stamp::now().0 >= due);
        }
        assert_eq!(
            sleep.until(0).expect("no nap"),
            Woken::default(),
            "it is past"
        );
        let far = Stamp::now().0 + 60 * SECOND;
        for (fd, edges, wakes) in [(&buttons, true, false), (&bell, true, true)] {
            rustix::io::write(fd, &1_u64.to_ne_bytes()).expect("room for one");
            assert_eq!(sleep.until(far).expect("a nap"), Woken { edges, wakes });
        }
        assert!(Stamp::now().0 < far);
    }
}
