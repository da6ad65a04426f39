//! The final: wagers and written answers, each team's for itself (AZ-13 to AZ-17, RU-21 to RU-26).

use super::terms::FinalTerms;
use crate::limits::WRITTEN_CHARS;
use crate::setup::is_plain;
use crate::vocabulary::{Points, Refusal, Seat};

/// What teams have put at stake and written down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finale {
    /// As entered.
    wagers: [Option<Points>; Seat::MOST as usize],
    /// As they stand once they are locked: those who play.
    locked: Option<Vec<(Seat, Points)>>,
    answers: [Option<String>; Seat::MOST as usize],
    /// The warning before the end of the discussion has been given.
    pub warned: bool,
    /// The question has been read.
    pub asked: bool,
    /// The right answer has been shown.
    pub shown: bool,
    /// Questions that were replaced by others.
    pub replaced: usize,
}

impl Finale {
    /// What the team has put at stake, as far as it is known.
    #[must_use]
    pub fn wager(&self, seat: Seat) -> Option<Points> {
        match &self.locked {
            Some(_) => self.stake(seat),
            None => self.wagers[seat.index()],
        }
    }

    /// What the team plays for; nothing before wagers are locked, or if it sits out.
    #[must_use]
    pub fn stake(&self, seat: Seat) -> Option<Points> {
        let locked = self.locked.as_ref()?;
        let found = locked.iter().find(|(other, _)| *other == seat);
        found.map(|(_, points)| *points)
    }

    /// Wagers cannot be changed any more.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.locked.is_some()
    }

    /// The team's written answer.
    #[must_use]
    pub fn answer(&self, seat: Seat) -> Option<&str> {
        self.answers[seat.index()].as_deref()
    }

    /// A wager was entered.
    pub fn wagered(&mut self, seat: Seat, points: Points) {
        self.wagers[seat.index()] = Some(points);
    }

    /// These wagers stand.
    pub fn lock(&mut self, wagers: &[(Seat, Points)]) {
        self.locked = Some(wagers.to_vec());
    }

    /// Wagers can be changed again; these fell away.
    pub fn reopen(&mut self, dropped: &[Seat]) {
        self.locked = None;
        for seat in dropped {
            self.wagers[seat.index()] = None;
        }
    }

    /// An answer was handed in, or taken back.
    pub fn wrote(&mut self, seat: Seat, text: &str) {
        self.answers[seat.index()] = Some(text.to_owned()).filter(|text| !text.is_empty());
    }

    /// Another question: wagers stay, answers do not (3.1.7).
    pub fn replace(&mut self) {
        self.answers = Default::default();
        (self.asked, self.shown) = (false, false);
        self.replaced += 1;
    }

    /// Those of these teams whose wager would lie outside its limits.
    #[must_use]
    pub fn outside(&self, limits: &[(Seat, Option<(Points, Points)>)]) -> Vec<Seat> {
        let outside = |(seat, limits): &(Seat, Option<(Points, Points)>)| {
            let wager = self.wagers[seat.index()]?;
            let fits = limits.is_some_and(|(least, most)| (least..=most).contains(&wager));
            (!fits).then_some(*seat)
        };
        limits.iter().filter_map(outside).collect()
    }
}

impl FinalTerms {
    /// What a team with this total may put at stake; nothing: it sits out.
    #[must_use]
    pub fn limits(&self, total: Points) -> Option<(Points, Points)> {
        if total >= self.least.max(1) {
            Some((self.least, total))
        } else {
            self.zero_wager.then_some((0, 0))
        }
    }
}

/// A written answer as it is kept.
///
/// # Errors
/// It is too long, or not in characters that people can read.
pub fn written(text: &str) -> Result<&str, Refusal> {
    let text = text.trim();
    if text.chars().count() <= WRITTEN_CHARS && is_plain(text) {
        return Ok(text);
    }
    Err(Refusal::TextUnfit {
        most: u32::try_from(WRITTEN_CHARS).unwrap_or(u32::MAX),
    })
}
