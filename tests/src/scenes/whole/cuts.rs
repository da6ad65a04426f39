//! The box dies in the middle of a decision and comes up with everything that was entered, for all
//! whose phones were paired.

use dabyl_rules::{Command, View};
use serde_json::{Value, json};

use super::people::{HOST, Match};
use crate::scenes::{LIMIT, seat};

/// The pulse is saved four times a second, on an emulated card a little later: so much of a running
/// clock may be given back.
const GIVEN_BACK_MS: u32 = 500;

/// The last frame before the cut may be so old, on an emulated machine.
const RAN_ON_MS: u32 = 5_000;

impl Match<'_> {
    /// Kills the box, starts it again, and compares what host and captains see.
    pub(super) fn die(&mut self, what: &str) {
        self.all_hear();
        let before: Vec<View> = self.ears.iter().map(|ear| ear.at(self.revision)).collect();
        self.daemon.take().expect("it runs").kill();
        let daemon = self.start.launch(LIMIT);
        let device = |phone: &crate::phone::Phone| phone.me().expect("the box answers");
        assert_eq!(device(&self.host)["host"], json!(true), "{what}: the host");
        for (index, phone) in self.captains.iter().enumerate() {
            let captain = device(phone)["captain"].clone();
            assert_eq!(captain, json!(seat(index)), "{what}: a captain");
        }
        self.daemon = Some(daemon);
        let phones = [&self.visitor].into_iter().chain(&self.captains);
        for (ear, phone) in self.ears.iter_mut().zip(phones.chain([&self.host])) {
            ear.listen(phone);
        }
        for (ear, before) in self.ears.iter().zip(&before) {
            let what = format!("{what}: {:?}", ear.who);
            let (frame, after) = ear.until(&what, LIMIT, |_, view| view.interrupted);
            assert!(after.paused, "{what}: the box comes up paused");
            assert_eq!(
                apart_from_the_cut(&after),
                apart_from_the_cut(before),
                "{what}"
            );
            clocks(&what, before, &after);
            assert_eq!(frame.game, self.game, "{what}: game");
            assert_eq!(frame.r#box.seats[2].spare, self.on_spare, "{what}: wiring");
        }
        self.revision = self.ears[HOST].until(what, LIMIT, |_, _| true).1.revision;
        self.must_say(&Command::Resume {});
        let view = self.view();
        assert!(!view.paused && !view.interrupted, "{what}: does not go on");
        assert_eq!(view.state, before[HOST].state, "{what}");
        println!("killed while {what}: came up as it was");
    }
}

/// Everything in a view but what a cut must change.
fn apart_from_the_cut(view: &View) -> Value {
    let mut view = view.clone();
    (view.revision, view.scene) = Default::default();
    (view.paused, view.interrupted) = (false, false);
    (view.clock, view.sounds) = (None, Vec::new());
    if let Some(host) = &mut view.host {
        (host.legal, host.likely, host.undo) = (Vec::new(), Vec::new(), None);
    }
    if let Some(captain) = &mut view.captain {
        // In a pause he has no words.
        captain.legal.clear();
    }
    serde_json::to_value(view).expect("a view is JSON")
}

fn clocks(what: &str, before: &View, after: &View) {
    match (before.clock, after.clock) {
        (None, None) => {}
        (Some(before), Some(after)) => {
            assert_eq!(before.kind, after.kind, "{what}: clock");
            assert!(!after.running, "{what}: the clock runs in a pause");
            let most = before.left_ms + GIVEN_BACK_MS;
            let least = before.left_ms.saturating_sub(RAN_ON_MS);
            assert!(
                (least..=most).contains(&after.left_ms),
                "{what}: {before:?} {after:?}"
            );
        }
        (before, after) => panic!("{what}: clock {before:?}, then {after:?}"),
    }
}
