//! Everything that happens takes its place in one order: that of the stamps. Pure.
//!
//! A press is decided only when nothing earlier can come any more: no other button is still bouncing
//! with an earlier stamp, no edge is still on its way (a gap in the kernel's numbers, or a level that
//! is ahead of its edge), and the tie window has passed. Commands and deadlines wait in the same way.
//! Each of these waits has an end: a burst, a gap and a level ahead of its edge all resolve within
//! the settle time.

use dabyl_rules::Command;

use super::limits::Nanos;
use crate::wiring::Input;

/// Something that waits for its turn. `S` is what was said, with all that its answer needs.
#[derive(Debug)]
struct Waiting<S> {
    stamp: u64,
    class: Class,
    sequence: u32,
    what: What<S>,
}

/// What comes first at one and the same instant (rules.md 3.0): what opens the buttons, presses,
/// a clock's end, then all other commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Class {
    Opening,
    Press,
    Expiry,
    Other,
}

#[derive(Debug)]
enum What<S> {
    Press(Input),
    /// A host's wired button: never part of a tie.
    HostKey(Input),
    Said(S),
}

/// A press in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pressed {
    pub input: Input,
    pub stamp: u64,
}

/// Whose turn it is.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Turn<S> {
    /// The presses in [`Order::group`], too close to be told apart.
    Presses,
    /// A host's wired button.
    HostKey(Pressed),
    /// Something that was said at this stamp.
    Said(u64, S),
    /// The table's deadline.
    Expired,
}

/// Who is at the head of the order.
enum Head {
    Deadline,
    /// The first that waits; what is stamped up to `due` may be tied with it.
    First {
        due: u64,
    },
    /// Nobody before this instant, unless something comes.
    Wait(Option<u64>),
}

/// What the order must know of the rest of the desk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// Now; not earlier than the last look at the levels.
    pub now: u64,
    /// The earliest stamp that any contact or gap may still bring.
    pub unresolved: Option<u64>,
    /// When the table wants to look by itself.
    pub deadline: Option<u64>,
}

/// All that waits.
#[derive(Debug)]
pub(crate) struct Order<S> {
    waiting: Vec<Waiting<S>>,
    group: Vec<Pressed>,
    /// When the levels were last read: an edge stamped before that is known, or seen to be ahead.
    looked: u64,
}

/// More than ever wait at once: 64 buttons and the inbox's commands of 20 ms. It may grow.
const USUAL: usize = 256;

impl<S> Order<S> {
    pub fn new() -> Order<S> {
        Order {
            waiting: Vec::with_capacity(USUAL),
            group: Vec::with_capacity(crate::wiring::MOST_INPUTS),
            looked: 0,
        }
    }

    fn insert(&mut self, new: Waiting<S>) {
        let key = (new.stamp, new.class, new.sequence);
        let place = self
            .waiting
            .partition_point(|old| (old.stamp, old.class, old.sequence) <= key);
        self.waiting.insert(place, new);
    }

    /// A player's button was pressed.
    pub fn press(&mut self, input: Input, stamp: u64, sequence: u32) {
        let what = What::Press(input);
        self.insert(Waiting {
            stamp,
            class: Class::Press,
            sequence,
            what,
        });
    }

    /// A host's wired button was pressed.
    pub fn host_key(&mut self, input: Input, stamp: u64, sequence: u32) {
        let what = What::HostKey(input);
        self.insert(Waiting {
            stamp,
            class: Class::Other,
            sequence,
            what,
        });
    }

    /// Something was said.
    pub fn said(&mut self, stamp: u64, class: Class, said: S) {
        self.insert(Waiting {
            stamp,
            class,
            sequence: 0,
            what: What::Said(said),
        });
    }

    /// The levels were read at this instant or later.
    pub fn looked(&mut self, now: u64) {
        self.looked = self.looked.max(now);
    }

    /// When the levels must be read for the first in the order.
    pub fn look_due(&self, limits: &Nanos) -> Option<u64> {
        let first = self.waiting.first()?;
        let due = first.stamp.saturating_add(limits.tie);
        (self.looked < due).then_some(due)
    }

    /// The presses of [`Turn::Presses`], in order of their stamps.
    pub fn group(&self) -> &[Pressed] {
        &self.group
    }

    /// Whose turn it would be.
    fn head(&self, outlook: &Outlook, limits: &Nanos) -> Head {
        let Outlook {
            now,
            unresolved,
            deadline,
        } = *outlook;
        let clear = |until: u64| unresolved.is_none_or(|stamp| stamp > until);
        let first = self.waiting.first();
        if let Some(deadline) = deadline
            && first.is_none_or(|first| (first.stamp, first.class) > (deadline, Class::Expiry))
        {
            let due = deadline.saturating_add(limits.settle);
            return match now >= due {
                true if clear(deadline) => Head::Deadline,
                true => Head::Wait(None),
                false => Head::Wait(Some(due)),
            };
        }
        let Some(first) = first else {
            return Head::Wait(None);
        };
        let due = first.stamp.saturating_add(limits.tie);
        if now < due || self.looked < due {
            return Head::Wait(Some(due));
        }
        let until = match first.what {
            What::Press(_) => due,
            What::HostKey(_) | What::Said(_) => first.stamp,
        };
        if clear(until) {
            Head::First { due }
        } else {
            Head::Wait(None)
        }
    }

    /// When somebody's turn may come by the passing of time alone.
    pub fn due(&self, outlook: &Outlook, limits: &Nanos) -> Option<u64> {
        match self.head(outlook, limits) {
            Head::Deadline | Head::First { .. } => Some(outlook.now),
            Head::Wait(until) => until,
        }
    }

    /// Takes the next turn, if anybody's has come.
    pub fn next(&mut self, outlook: &Outlook, limits: &Nanos) -> Option<Turn<S>> {
        match self.head(outlook, limits) {
            Head::Deadline => Some(Turn::Expired),
            Head::First { due } => Some(self.take(due, outlook.deadline)),
            Head::Wait(_) => None,
        }
    }

    fn take(&mut self, due: u64, deadline: Option<u64>) -> Turn<S> {
        // A tie does not reach over a command or a deadline: those are compared exactly.
        let tied = |waiting: &Waiting<S>| match waiting.what {
            What::Press(_) => {
                waiting.stamp <= due && deadline.is_none_or(|deadline| waiting.stamp <= deadline)
            }
            What::HostKey(_) | What::Said(_) => false,
        };
        let count = self.waiting.iter().position(|waiting| !tied(waiting));
        let count = count.unwrap_or(self.waiting.len()).max(1);
        self.group.clear();
        for waiting in self.waiting.drain(..count) {
            let stamp = waiting.stamp;
            match waiting.what {
                What::Press(input) => self.group.push(Pressed { input, stamp }),
                What::HostKey(input) => return Turn::HostKey(Pressed { input, stamp }),
                What::Said(said) => return Turn::Said(stamp, said),
            }
        }
        Turn::Presses
    }
}

/// Whether a command opens the buttons, and so comes before a press of the same instant.
pub(crate) fn class_of(command: &Command) -> Class {
    match command {
        Command::Go {} | Command::Read {} | Command::Resume {} => Class::Opening,
        Command::Show { .. } | Command::Signal {} => Class::Opening,
        Command::Call {}
        | Command::Theme {}
        | Command::Done {}
        | Command::Judge { .. }
        | Command::Began { .. }
        | Command::Release { .. }
        | Command::Buzz { .. }
        | Command::First { .. }
        | Command::Close {}
        | Command::Answer {}
        | Command::Next {}
        | Command::Withdraw {}
        | Command::Replace {}
        | Command::Amend { .. }
        | Command::Fine { .. }
        | Command::Adjust { .. }
        | Command::Undo {}
        | Command::Pause {}
        | Command::Start {}
        | Command::Assign { .. }
        | Command::Pick { .. }
        | Command::Sequence { .. }
        | Command::Lock {}
        | Command::Name { .. }
        | Command::Strike { .. }
        | Command::Wager { .. }
        | Command::Write { .. }
        | Command::Discuss {}
        | Command::Remove { .. }
        | Command::Dispute { .. }
        | Command::Settle { .. }
        | Command::Annul { .. }
        | Command::Freeze { .. }
        | Command::Sign {}
        | Command::AmendKey { .. }
        | Command::Reveal {}
        | Command::Finish {}
        | Command::Talk { .. }
        | Command::Draw { .. }
        | Command::Topic { .. }
        | Command::Sector { .. }
        | Command::Play {} => Class::Other,
    }
}

#[cfg(test)]
#[path = "order_tests.rs"]
mod tests;
