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
    /// Host's buttons that went down while somebody was to hold them, and may yet have been meant.
    postponed: Vec<Input>,
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
                Some(due) if due <= now => {
                    self.postponed.retain(|input| *input != vigil.input);
                    // Whoever gave up in this instant hears nothing.
                    let _ = vigil.reply.send(());
                }
                Some(_) | None => self.waiting.push(vigil),
            }
        }
    }

    /// Whether a host's button that has just gone down must wait until it is let go: somebody is to
    /// hold it, and a hold must not judge or clear. A tap does what it always does, only at its end:
    /// a stranger who asks for holds all evening cannot take the host's buttons away.
    pub fn postpones(&mut self, input: Input, buttons: &Buttons) -> bool {
        let awaited = |vigil: &Vigil| vigil.input == input && !vigil.reply.is_closed();
        let postpones = buttons.down_since(input).is_some() && self.waiting.iter().any(awaited);
        if postpones && !self.postponed.contains(&input) {
            self.postponed.push(input);
        }
        postpones
    }

    /// A button that was let go too early for a hold: it was a tap after all.
    pub fn take_tap(&mut self, buttons: &Buttons) -> Option<Input> {
        let up = |input: &Input| buttons.down_since(*input).is_none();
        let place = self.postponed.iter().position(up)?;
        Some(self.postponed.swap_remove(place))
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
