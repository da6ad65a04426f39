//! All buttons together: edges in, presses out into the order. Pure.

use super::contacts::{Contact, Mark, Outcome};
use super::limits::Nanos;
use super::order::{Order, Outlook};
use super::sequence::Sequence;
use crate::board::Edge;
use crate::wiring::{Button, Input, Inputs, Role};

/// Every contact of the box.
#[derive(Debug)]
pub(crate) struct Buttons {
    contacts: Vec<Contact>,
    players: Inputs,
    /// Inputs that are nobody's: what they do is looked at only while the assistant listens, so that
    /// a loose cable on one of them holds nobody up.
    spares: Inputs,
    listens: bool,
    sequence: Sequence,
    limits: Nanos,
    /// Sparks since the start, for each input.
    glitches: Vec<u32>,
    /// Edges that never came since [`Buttons::forget_lost`].
    lost: u32,
    /// Something that people are told has changed: glitches, lost edges, who is down.
    pub changed: bool,
}

impl Buttons {
    /// The buttons as they are found.
    pub fn new(wired: &[Button], down: Inputs, now: u64, limits: Nanos) -> Buttons {
        let inputs = (0_u8..).map(Input).take(wired.len());
        let mut new = Buttons {
            contacts: inputs
                .map(|input| Contact::new(now, down.has(input)))
                .collect(),
            players: Inputs::default(),
            spares: Inputs::default(),
            listens: false,
            sequence: Sequence::new(),
            limits,
            glitches: vec![0; wired.len()],
            lost: 0,
            changed: true,
        };
        new.rewire(wired);
        new
    }

    /// The same inputs, some of which are now somebody else's.
    pub fn rewire(&mut self, wired: &[Button]) {
        let of = |is: fn(Role) -> bool| {
            let inputs = (0_u8..).zip(wired);
            let bit = |(input, button): (u8, &Button)| u64::from(is(button.role)) << input;
            Inputs(inputs.map(bit).sum())
        };
        self.players = of(|role| matches!(role, Role::Player(..)));
        self.spares = of(|role| matches!(role, Role::Spare(_)));
        self.changed = true;
    }

    /// Whether presses of spares matter now.
    pub fn listen(&mut self, listens: bool) {
        self.listens = listens;
    }

    fn is_ignored(&self, input: Input) -> bool {
        self.spares.has(input) && !self.listens
    }

    /// Takes edges in any order; of each button they are in the order in which they happened.
    pub fn edges<S>(&mut self, edges: &[Edge], now: u64, order: &mut Order<S>) {
        for edge in edges {
            self.lost += self.sequence.came(edge.sequence, edge.stamp.0, now);
            let Some(contact) = self.contacts.get_mut(usize::from(edge.input.0)) else {
                continue;
            };
            let mark = Mark {
                stamp: edge.stamp.0,
                sequence: edge.sequence,
            };
            let outcome = contact.edge(mark, edge.closed, &self.limits);
            self.note(edge.input, outcome, order);
        }
    }

    /// Takes the levels, read at `now` or later.
    pub fn levels<S>(&mut self, down: Inputs, now: u64, order: &mut Order<S>) {
        for input in (0_u8..).map(Input).take(self.contacts.len()) {
            let contact = &mut self.contacts[usize::from(input.0)];
            let was_down = contact.down_since().is_some();
            let outcome = contact.level(now, down.has(input), &self.limits);
            self.changed |= contact.down_since().is_some() != was_down;
            self.note(input, outcome, order);
        }
        order.looked(now);
    }

    fn note<S>(&mut self, input: Input, outcome: Option<Outcome>, order: &mut Order<S>) {
        match outcome {
            Some(Outcome::Press(Mark { stamp, sequence })) => {
                self.changed = true;
                if self.is_ignored(input) {
                    return;
                }
                if self.players.has(input) || self.spares.has(input) {
                    order.press(input, stamp, sequence);
                } else {
                    order.host_key(input, stamp, sequence);
                }
            }
            Some(Outcome::Glitch(_)) => {
                self.changed = true;
                self.glitches[usize::from(input.0)] += 1;
            }
            None => {}
        }
    }

    /// Gives up edges that have been on their way for too long. `true`: the levels must be read, for
    /// a contact may stand otherwise than its edges say.
    pub fn expire(&mut self, now: u64) -> bool {
        let lost = self.sequence.expire(now, self.limits.settle);
        self.lost += lost;
        self.changed |= lost > 0;
        lost > 0
    }

    /// When the levels must be read next.
    pub fn due(&self) -> Option<u64> {
        let contacts = self
            .contacts
            .iter()
            .filter_map(|contact| contact.due(&self.limits));
        contacts.chain(self.sequence.due(self.limits.settle)).min()
    }

    /// What the order must know.
    pub fn outlook(&self, now: u64, deadline: Option<u64>) -> Outlook {
        let contacts = (0_u8..).map(Input).zip(&self.contacts);
        let contacts = contacts.filter(|(input, _)| !self.is_ignored(*input));
        let contacts = contacts.filter_map(|(_, contact)| contact.unresolved());
        let unresolved = contacts.chain(self.sequence.unresolved()).min();
        Outlook {
            now,
            unresolved,
            deadline,
        }
    }

    /// Since when this button is down, if it is.
    pub fn down_since(&self, input: Input) -> Option<u64> {
        self.contacts.get(usize::from(input.0))?.down_since()
    }

    /// Sparks on this button's cable since the start.
    pub fn glitches(&self, input: Input) -> u32 {
        self.glitches[usize::from(input.0)]
    }

    /// Edges lost since the question began.
    pub fn lost(&self) -> u32 {
        self.lost
    }

    /// A new question begins.
    pub fn forget_lost(&mut self) {
        self.changed |= self.lost > 0;
        self.lost = 0;
    }
}
