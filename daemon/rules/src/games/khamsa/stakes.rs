//! The final's decisions: who plays for what, and what a verdict brings (rules.md 3.1.7).

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a wager is for the stages that are named"
)]

use super::{Khamsa, Stage};
use crate::event::Event;
use crate::ledger::{Attempt, Counts};
use crate::manner::SECOND;
use crate::seat_set::SeatSet;
use crate::vocabulary::{At, Points, Refusal, Seat, Verdict};

/// The warning before the end of a discussion (rules.md 3.0).
const WARNING: u64 = 10 * SECOND;

impl Khamsa {
    /// What the team may put at stake; nothing: it sits out.
    #[must_use]
    pub fn limits(&self, seat: Seat) -> Option<(Points, Points)> {
        if !self.contest.in_game().contains(seat) {
            return None;
        }
        let total = self.contest.ledger().totals()[seat.index()];
        self.terms.finale.limits(total)
    }

    /// Who plays the final.
    #[must_use]
    pub fn finalists(&self) -> SeatSet {
        let in_game = self.contest.in_game();
        let plays = |seat: &Seat| {
            if self.finale.is_locked() {
                self.finale.stake(*seat).is_some()
            } else {
                self.limits(*seat).is_some()
            }
        };
        in_game.iter().filter(plays).collect()
    }

    /// The team's wager is in, or there is nothing to choose.
    #[must_use]
    pub fn has_wagered(&self, seat: Seat) -> bool {
        let fixed = self.limits(seat).is_some_and(|(least, most)| least == most);
        fixed || self.finale.wager(seat).is_some()
    }

    /// The judged answers of the final's question.
    fn stakes(&self) -> impl Iterator<Item = &Attempt> {
        let attempts = self.contest.ledger().attempts().iter();
        attempts.filter(|attempt| attempt.counts == Counts::Stake && !attempt.withdrawn)
    }

    /// How the team's answer was judged.
    #[must_use]
    pub fn judged(&self, seat: Seat) -> Option<Verdict> {
        let found = self.stakes().find(|attempt| attempt.seat == seat);
        found.map(|attempt| attempt.verdict)
    }

    /// The team's total before the final.
    #[must_use]
    pub fn before_final(&self, seat: Seat) -> Points {
        let total = self.contest.ledger().totals()[seat.index()];
        let own = self.stakes().filter(|attempt| attempt.seat == seat);
        total - own.map(|attempt| attempt.points).sum::<Points>()
    }

    /// Whose answer is shown next: the lowest total before the final first.
    #[must_use]
    pub fn next_to_reveal(&self) -> Option<Seat> {
        if self.stage != Stage::Revealing {
            return None;
        }
        let open = self.finalists();
        let open = open.iter().filter(|seat| self.judged(*seat).is_none());
        open.min_by_key(|seat| (self.before_final(*seat), *seat))
    }

    /// When the warning is due, if it is still to come.
    pub(super) fn warning(&self) -> Option<At> {
        let clock = self.clock?;
        let end = clock.end()?;
        let comes = !self.finale.warned && clock.whole() > WARNING;
        comes.then(|| At(end.0.saturating_sub(WARNING)))
    }

    pub(super) fn wager(&self, seat: Seat, points: Points) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        let at_stake = match self.stage {
            Stage::Wagering => self.open,
            Stage::Collecting => self.terms.finale.with_answer,
            _ => false,
        };
        if !at_stake {
            return Err(self.not_now());
        }
        let (least, most) = self.limits(seat).ok_or(Refusal::SitsOut { seat })?;
        if !(least..=most).contains(&points) {
            return Err(Refusal::WagerOutOfRange { least, most });
        }
        Ok(vec![Event::Wagered { seat, points }])
    }

    pub(super) fn write(&self, seat: Seat, text: &str) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        if !matches!(self.stage, Stage::Discussing | Stage::Collecting) {
            return Err(self.not_now());
        }
        if !self.finalists().contains(seat) {
            return Err(Refusal::SitsOut { seat });
        }
        let text = super::finale::written(text)?.to_owned();
        Ok(vec![Event::Written { seat, text }])
    }

    /// What stands when wagers are locked: a missing one is the preset's, within the limits.
    pub(super) fn stakes_locked(&self) -> Event {
        let stake = |seat: Seat| {
            let (least, most) = self.limits(seat)?;
            let missing = self.terms.finale.missing.clamp(least, most);
            let entered = self.finale.wager(seat).unwrap_or(missing);
            Some((seat, entered.clamp(least, most)))
        };
        Event::WagersLocked {
            wagers: self.contest.in_game().iter().filter_map(stake).collect(),
        }
    }

    /// Collection ends; with wagers and answers in one, both are locked.
    pub(super) fn collection_closed(&self) -> Vec<Event> {
        let mut events = Vec::with_capacity(3);
        if !self.finale.is_locked() {
            events.push(self.stakes_locked());
        }
        events.push(Event::CollectionClosed {});
        self.end_if_revealed(&mut events);
        events
    }

    /// Wagers are closed; if nobody has any, there is no final (3.1.7, INTRO).
    pub(super) fn wagering_closed(&self) -> Vec<Event> {
        let mut events = vec![self.stakes_locked()];
        if self.finalists().is_empty() {
            events.push(self.end(self.contest.ledger()));
        }
        events
    }

    /// A team's answer is judged; with the last one the match is over.
    pub(super) fn judge_stake(&self, seat: Seat, verdict: Verdict) -> Result<Vec<Event>, Refusal> {
        self.must_be_in(seat)?;
        let wager = self.finale.stake(seat).ok_or(Refusal::SitsOut { seat })?;
        if self.judged(seat).is_some() {
            return Err(self.not_now());
        }
        let attempt = self.contest.ledger().count() + 1;
        let points = self.terms.manner.of_stake(verdict, wager);
        let mut events = vec![Event::Judged {
            attempt,
            seat,
            verdict,
            points,
        }];
        self.end_if_revealed(&mut events);
        Ok(events)
    }

    /// With all answers judged the final is over.
    pub(super) fn end_if_revealed(&self, events: &mut Vec<Event>) {
        let mut after = self.clone();
        for event in events.iter() {
            after.turn(At(0), event);
        }
        if after.stage == Stage::Revealing && after.next_to_reveal().is_none() {
            events.push(after.end(after.contest.ledger()));
        }
    }

    /// Verdicts of earlier rounds were changed between lock and discussion: wagers are open again, and
    /// those outside their new limits fall away (khamsa, fine print 8).
    pub(super) fn reopen_wagers(&self, events: &mut Vec<Event>) {
        if self.stage != Stage::Reading || !self.finale.is_locked() {
            return;
        }
        let mut after = self.clone();
        for event in events.iter() {
            after.turn(At(0), event);
        }
        let in_game = after.contest.in_game();
        let limits: Vec<_> = in_game
            .iter()
            .map(|seat| (seat, after.limits(seat)))
            .collect();
        events.push(Event::WagersReopened {
            dropped: self.finale.outside(&limits),
        });
    }
}
