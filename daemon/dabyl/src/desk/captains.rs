//! Which teams have a captain's phone: only for these a frame of their own is rendered. Pure.

use dabyl_rules::{Seat, Table};

use crate::inbox::Session;

/// The captains' phones, one for each seat at most.
#[derive(Debug, Default)]
pub(crate) struct Captains([Option<Session>; Seat::MOST as usize]);

impl Captains {
    /// The phones that the journal remembers, of two for one seat the newer.
    pub fn recalled(sessions: &[Session]) -> Captains {
        let mut known: Vec<&Session> = sessions.iter().filter(|known| !known.revoked).collect();
        known.sort_by_key(|session| session.paired_at);
        let mut captains = Captains::default();
        for session in known {
            captains.note(session);
        }
        captains
    }

    /// A device was paired or sent away. `true`: other frames are to be rendered now.
    pub fn note(&mut self, session: &Session) -> bool {
        let Some(captain) = &session.captain else {
            return false;
        };
        let phone = &mut self.0[captain.seat.index()];
        let known = phone.as_ref().map(|known| &known.token_sha256);
        match session.revoked {
            // The phone that it was replaced by is another's.
            true if known != Some(&session.token_sha256) => return false,
            true => *phone = None,
            false => *phone = Some(session.clone()),
        }
        true
    }

    /// The seats of this game whose team has a phone, in order.
    pub fn of<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = Seat> + 'a {
        let has_phone = |seat: Seat, team: &str| {
            let phone = self.0[seat.index()].as_ref();
            let captain = phone.and_then(|session| session.captain.as_ref());
            captain.is_some_and(|captain| captain.team == team)
        };
        let seats = table.setup().seats.iter();
        seats
            .filter(move |place| has_phone(place.seat, &place.team))
            .map(|place| place.seat)
    }
}
