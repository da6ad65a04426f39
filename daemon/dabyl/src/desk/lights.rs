//! From what the table says glows to which lamps shine at this instant. Pure.

use dabyl_rules::{Lamp, Lamps, Seat};

use crate::board::Shine;

/// Half a period of a waiting lamp: 2 Hz.
const HALF: u64 = 250_000_000;
/// An early press is answered by two flashes, each so long and so far apart.
const SHORT: u64 = 80_000_000;
/// At the end of time all lamps flash once, so long.
const LONG: u64 = 600_000_000;

const SEATS: usize = Seat::MOST as usize;

/// How the lamp of somebody who waits is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Queued {
    /// It blinks.
    #[default]
    Blinks,
    /// It answers the press once and is dark then: relays neither click nor wear, and the only
    /// steady lamp is still that of the floor's holder.
    AnswersOnce,
}

/// Every lamp.
#[derive(Debug)]
pub(crate) struct Lights {
    /// Whose lamp each bit of [`Shine`] is.
    wired: Vec<Seat>,
    queued: Queued,
    lamps: Lamps,
    /// When a seat began to wait.
    waits_since: [u64; SEATS],
    early_at: [Option<u64>; SEATS],
    time_at: Option<u64>,
}

impl Lights {
    pub fn new(wired: Vec<Seat>, queued: Queued) -> Lights {
        Lights {
            wired,
            queued,
            lamps: Lamps::default(),
            waits_since: [0; SEATS],
            early_at: [None; SEATS],
            time_at: None,
        }
    }

    /// What the table says.
    pub fn set(&mut self, lamps: Lamps, now: u64) {
        for (seat, (lamp, was)) in lamps.0.iter().zip(self.lamps.0).enumerate() {
            if *lamp == Lamp::Blink && was != Lamp::Blink {
                self.waits_since[seat] = now;
            }
        }
        self.lamps = lamps;
    }

    /// What the table says of this seat.
    pub fn of(&self, seat: Seat) -> Lamp {
        self.lamps.0[seat.index()]
    }

    /// Somebody pressed too early.
    pub fn early(&mut self, seat: Seat, now: u64) {
        self.early_at[seat.index()] = Some(now);
    }

    /// Time is over.
    pub fn time(&mut self, now: u64) {
        self.time_at = Some(now);
    }

    /// Which lamps shine at this instant.
    pub fn shine(&self, now: u64) -> Shine {
        let bits = self.wired.iter().enumerate();
        Shine(bits.fold(0, |bits, (bit, seat)| {
            bits | u64::from(self.shines(*seat, now)) << bit
        }))
    }

    fn shines(&self, seat: Seat, now: u64) -> bool {
        let seat = seat.index();
        let steady = match self.lamps.0[seat] {
            Lamp::Off | Lamp::Armed => false,
            Lamp::On => true,
            Lamp::Blink => {
                // It answers the press at once, and then joins the common rhythm.
                let fresh = now.saturating_sub(self.waits_since[seat]) < HALF;
                fresh || (self.queued == Queued::Blinks && (now / HALF).is_multiple_of(2))
            }
        };
        let early = self.early_at[seat].is_some_and(|at| {
            let since = now.saturating_sub(at);
            since < SHORT || (2 * SHORT..3 * SHORT).contains(&since)
        });
        let time = self.time_at.is_some_and(|at| now.saturating_sub(at) < LONG);
        steady || early || time
    }

    /// When a lamp will change by itself.
    pub fn due(&self, now: u64) -> Option<u64> {
        let seats = self.wired.iter().map(|seat| seat.index());
        let waits = seats
            .clone()
            .filter(|seat| self.lamps.0[*seat] == Lamp::Blink);
        let blink = waits.flat_map(|seat| {
            let rhythm = (now / HALF + 1) * HALF;
            [
                Some(self.waits_since[seat] + HALF),
                (self.queued == Queued::Blinks).then_some(rhythm),
            ]
        });
        let early = seats.filter_map(|seat| self.early_at[seat]);
        let early = early.flat_map(|at| [1, 2, 3].map(|n| Some(at + n * SHORT)));
        let time = self.time_at.map(|at| at + LONG);
        blink
            .chain(early)
            .chain([time])
            .flatten()
            .filter(|due| *due > now)
            .min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: u64 = 1_000_000;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("1 to 6")
    }

    fn lamps(of: &[(u8, Lamp)]) -> Lamps {
        let mut lamps = Lamps::default();
        for (number, lamp) in of {
            lamps.0[seat(*number).index()] = *lamp;
        }
        lamps
    }

    /// The instants at which the lamps change, as they would be woken for, until `until`.
    fn film(lights: &Lights, mut now: u64, until: u64) -> Vec<(u64, u64)> {
        let mut film = vec![(now, lights.shine(now).0)];
        while let Some(due) = lights.due(now).filter(|due| *due < until) {
            now = due;
            if film
                .last()
                .is_none_or(|(_, shine)| *shine != lights.shine(now).0)
            {
                film.push((now, lights.shine(now).0));
            }
        }
        film
    }

    #[test]
    fn the_holder_shines_and_the_armed_are_dark() {
        let mut lights = Lights::new(vec![seat(2), seat(1)], Queued::Blinks);
        lights.set(lamps(&[(1, Lamp::On), (2, Lamp::Armed)]), 0);
        assert_eq!(film(&lights, 0, 5_000 * MS), [(0, 0b10)]);
    }

    #[test]
    fn whoever_waits_is_answered_at_once_and_then_blinks_twice_a_second() {
        let mut lights = Lights::new(vec![seat(1), seat(2)], Queued::Blinks);
        let now = 10_400 * MS;
        lights.set(lamps(&[(2, Lamp::Blink)]), now);
        let expected = [
            (now, 0b10),
            (10_750 * MS, 0),
            (11_000 * MS, 0b10),
            (11_250 * MS, 0),
            (11_500 * MS, 0b10),
        ];
        assert_eq!(film(&lights, now, 11_600 * MS), expected);
    }

    #[test]
    fn relays_answer_once() {
        let mut lights = Lights::new(vec![seat(1), seat(2)], Queued::AnswersOnce);
        lights.set(lamps(&[(1, Lamp::On), (2, Lamp::Blink)]), 0);
        assert_eq!(film(&lights, 0, 9_000 * MS), [(0, 0b11), (250 * MS, 0b01)]);
    }

    #[test]
    fn an_early_press_flashes_twice_and_time_flashes_all() {
        let mut lights = Lights::new(vec![seat(1), seat(2)], Queued::Blinks);
        lights.set(lamps(&[(1, Lamp::Armed), (2, Lamp::Armed)]), 0);
        lights.early(seat(2), 100 * MS);
        let early = [
            (100 * MS, 0b10),
            (180 * MS, 0),
            (260 * MS, 0b10),
            (340 * MS, 0),
        ];
        assert_eq!(film(&lights, 100 * MS, 5_000 * MS), early);
        lights.time(6_000 * MS);
        assert_eq!(
            film(&lights, 6_000 * MS, 9_000 * MS),
            [(6_000 * MS, 0b11), (6_600 * MS, 0)]
        );
    }
}
