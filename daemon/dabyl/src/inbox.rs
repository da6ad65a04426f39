//! Every way the desk can be woken, apart from edges and its own deadlines. Whoever wants something
//! of the desk puts a [`Wake`] here; the desk takes them in order of their stamps.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::{Arc, mpsc};

use dabyl_rules::{Command, CommandId, Key, Points, Refusal, Revision, Seat, Setup, SetupError};
use rustix::event::{EventfdFlags, eventfd};
use serde::{Deserialize, Serialize};

use crate::board::Stamp;
use crate::wiring::Role;

/// The answer to something said, sent only after the commit.
pub type Reply<T> = tokio::sync::oneshot::Sender<T>;

/// A way to be woken.
#[derive(Debug)]
pub enum Wake {
    /// A host or a captain said something.
    Said {
        /// When the box heard it.
        stamp: Stamp,
        /// Which game it meant.
        game: u64,
        /// What it was looking at.
        revision: Revision,
        /// Its name: a doubled tap has the same.
        id: CommandId,
        /// What.
        command: Command,
        /// Told after the commit.
        reply: Reply<Answer>,
    },
    /// A host begins a new game; the old one stays in the journal.
    Began {
        /// When the box heard it.
        stamp: Stamp,
        /// The game that the host saw; another one on the table makes this stale.
        game: u64,
        /// Its name.
        id: CommandId,
        /// With what.
        setup: Box<Setup>,
        /// Told after the commit.
        reply: Reply<Answer>,
    },
    /// A host asks what a word would do to the sums. Nothing is changed, nothing is saved.
    Preview {
        /// Which game it meant.
        game: u64,
        /// What might be said.
        command: Command,
        /// Told once the lamps are right.
        reply: Reply<Preview>,
    },
    /// Somebody wants to prove that they stand at the box: the input must go down after this and
    /// stay down. Answered when it has, never if it does not.
    Vigil {
        /// Which button was drawn.
        role: Role,
        /// How long it must be held.
        hold: std::time::Duration,
        /// Told when it has been held; dropped by the asker to give up.
        reply: Reply<()>,
    },
    /// A session that must survive a power cut.
    Remember {
        /// The session.
        session: Session,
        /// Told after the commit: `false` if it could not be saved.
        reply: Reply<bool>,
    },
    /// A host wants something of the buttons themselves, apart from any game.
    Hardware {
        /// What.
        wish: HardwareWish,
        /// Told after the commit.
        reply: Reply<HardwareAnswer>,
    },
    /// The journal has committed up to here, or failed: see [`crate::journal`].
    Journal(JournalNews),
    /// Time to go.
    Stop,
}

/// What became of something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "answer")]
pub enum Answer {
    /// Done and saved. A doubled tap gets this too.
    Done {
        /// The revision now.
        revision: Revision,
    },
    /// The rules do not allow it; nothing has changed.
    Refused {
        /// Why.
        why: Refusal,
    },
    /// What it was looking at has gone; nothing has changed.
    Stale {
        /// The revision now.
        revision: Revision,
    },
    /// The game cannot be set up so; nothing has changed.
    BadSetup {
        /// Why.
        why: SetupError,
    },
    /// Done, but the card does not save.
    NotSaved {
        /// The revision now.
        revision: Revision,
    },
}

/// What a host may want of the buttons themselves. Each can be asked for twice without harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HardwareWish {
    /// The test of the buttons begins or ends.
    Test {
        /// Begins.
        on: bool,
    },
    /// The next press of any input becomes this key's.
    Learn {
        /// Whose.
        seat: Seat,
        /// Which of the console's keys.
        key: Key,
    },
    /// It does not after all.
    GiveUp,
    /// Every key is where the configuration says.
    Reset,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HardwareAnswer {
    /// It is so now.
    Done,
    /// Not while a question is live: a player's press would be lost to the game.
    Live,
    /// The box has no such key.
    NoSuchKey,
}

/// What a word would do to the sums.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "answer")]
pub enum Preview {
    /// It may be said, and this would come of it.
    Sums {
        /// Every seat in play, in order.
        scores: Vec<Sum>,
    },
    /// The rules would not allow it.
    Refused {
        /// Why.
        why: Refusal,
    },
    /// The game that it meant has gone.
    Stale {
        /// The revision now.
        revision: Revision,
    },
}

/// A team's total before and after a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Sum {
    /// Whose.
    pub seat: Seat,
    /// Now.
    pub before: Points,
    /// If it were said.
    pub after: Points,
}

/// A paired device. The token itself is never kept, only its hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// SHA-256 of the token, in hexadecimal.
    pub token_sha256: String,
    /// What the device calls itself; opaque text.
    pub device: String,
    /// Seconds since 1970 by the box's own clock when it was paired: for people only.
    pub paired_at: u64,
    /// It was sent away.
    #[serde(default)]
    pub revoked: bool,
    /// Not a host's device but a captain's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captain: Option<Captain>,
}

/// Whose captain a device is. It is that only while the game on the table has this team at this
/// seat: the next team that sits there has secrets of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Captain {
    /// Where the team sits.
    pub seat: Seat,
    /// What it is called; opaque text.
    pub team: String,
    /// The one game that this is for. A team with named players is known again in other games; one
    /// that is only a number would be somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u64>,
}

/// What the journal's thread tells the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalNews {
    /// The card does not save; entries wait in memory.
    Failing,
    /// All entries are saved again.
    Recovered,
}

/// Wakes that wait at most. The desk takes them within microseconds; if so many wait, it is stuck,
/// and the watchdog will end that.
const KEEPS: usize = 1_024;

/// The way to the desk, for everybody.
#[derive(Clone, Debug)]
pub struct Sender {
    wakes: mpsc::SyncSender<Wake>,
    bell: Arc<OwnedFd>,
}

/// The desk's end.
#[derive(Debug)]
pub struct Inbox {
    wakes: mpsc::Receiver<Wake>,
    bell: Arc<OwnedFd>,
}

/// The desk does not take it: it is gone, or stuck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the desk takes no more wakes")]
pub struct Unheard;

/// Makes an inbox and the way to it.
///
/// # Errors
/// When the kernel gives no descriptor.
pub fn channel() -> std::io::Result<(Sender, Inbox)> {
    let bell = Arc::new(eventfd(0, EventfdFlags::CLOEXEC | EventfdFlags::NONBLOCK)?);
    let (sender, receiver) = mpsc::sync_channel(KEEPS);
    let inbox = Inbox {
        wakes: receiver,
        bell: Arc::clone(&bell),
    };
    Ok((
        Sender {
            wakes: sender,
            bell,
        },
        inbox,
    ))
}

impl Sender {
    /// Wakes the desk; never waits.
    ///
    /// # Errors
    /// When the desk is gone or stuck. The wake is dropped then, and with it its reply.
    pub fn send(&self, wake: Wake) -> Result<(), Unheard> {
        self.wakes.try_send(wake).map_err(|_| Unheard)?;
        // The only error is a counter that is full, and then the bell rings anyway.
        let _ = rustix::io::write(&self.bell, &1_u64.to_ne_bytes());
        Ok(())
    }
}

impl Inbox {
    /// Readable when a wake waits.
    #[must_use]
    pub fn bell(&self) -> BorrowedFd<'_> {
        self.bell.as_fd()
    }

    /// Silences the bell; what is sent from now on rings again.
    pub fn hush(&self) {
        let _ = rustix::io::read(&*self.bell, &mut [0; 8]);
    }

    /// Takes the next wake, without waiting.
    pub fn take(&self) -> Option<Wake> {
        self.wakes.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wake_rings_until_it_is_heard() {
        let (sender, inbox) = channel().expect("an eventfd");
        let rings = || {
            let mut bell = [rustix::event::PollFd::new(
                &inbox.bell,
                rustix::event::PollFlags::IN,
            )];
            rustix::event::poll(&mut bell, Some(&rustix::time::Timespec::default())).expect("poll")
        };
        assert_eq!(rings(), 0);
        sender.send(Wake::Stop).expect("there is room");
        assert_eq!(rings(), 1);
        inbox.hush();
        assert_eq!(rings(), 0);
        assert!(matches!(inbox.take(), Some(Wake::Stop)));
        assert!(inbox.take().is_none());
    }

    #[test]
    fn a_stuck_desk_is_told_apart_from_a_slow_one() {
        let (sender, inbox) = channel().expect("an eventfd");
        for _ in 0..KEEPS {
            sender.send(Wake::Stop).expect("there is room");
        }
        assert_eq!(sender.send(Wake::Stop), Err(Unheard));
        drop(inbox);
        assert_eq!(sender.send(Wake::Stop), Err(Unheard));
    }
}
