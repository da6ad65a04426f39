//! Whoever wants to be a host holds a button at the box: then they stand there. Pure.

use super::buttons::Buttons;
use super::limits::nanos;
use crate::inbox::Reply;
use crate::wiring::Input;

/// Vigils at once; one more ends the oldest, so that forgotten ones cost nothing.
const MOST: usize = 16;

/// Somebody who is to hold a button.
#[derive(Debug)]
struct Vigil {
    input: Input,
    /// It must go down after this.
    from: u64,
    hold: u64,
    reply: Reply<()>,
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct Vigils {
    waiting: Vec<Vigil>,
}

impl Vigils {
    pub fn begin(&mut self, input: Input, now: u64, hold: std::time::Duration, reply: Reply<()>) {
        if self.waiting.len() >= MOST {
            self.waiting.remove(0);
        }
        self.waiting.push(Vigil {
            input,
            from: now,
            hold: nanos(hold),
            reply,
        });
    }

    /// Answers those that have been held for long enough, and forgets those given up.
    pub fn check(&mut self, now: u64, buttons: &Buttons) {
        for vigil in std::mem::take(&mut self.waiting) {
            if vigil.reply.is_closed() {
                continue;
            }
            match vigil.due(buttons) {
                // Whoever gave up in this instant hears nothing.
                Some(due) if due <= now => drop(vigil.reply.send(())),
                Some(_) | None => self.waiting.push(vigil),
            }
        }
    }

    /// When the next one may have been held for long enough.
    pub fn due(&self, buttons: &Buttons) -> Option<u64> {
        self.waiting
            .iter()
            .filter_map(|vigil| vigil.due(buttons))
            .min()
    }
}

impl Vigil {
    fn due(&self, buttons: &Buttons) -> Option<u64> {
        let since = buttons.down_since(self.input)?;
        (since > self.from).then(|| since.saturating_add(self.hold))
    }
}
