//! Seeded draws. The outcome stands in the event, so that nothing is ever drawn again; the seed only
//! lets a referee check afterwards that nobody chose.

use crate::seat_set::SeatSet;
use crate::vocabulary::Seat;

/// All lots of a game: those written down beforehand (stories), then those of the seed.
#[derive(Clone, Debug)]
pub struct Lots {
    seed: u64,
    written: Vec<Vec<u8>>,
    drawn: u32,
}

impl Lots {
    /// Lots of this seed, after those that are written down.
    #[must_use]
    pub fn new(seed: u64, written: Vec<Vec<u8>>) -> Lots {
        Lots {
            seed,
            written,
            drawn: 0,
        }
    }

    /// The order in which the next lot comes out. Drawing changes nothing: [`Lots::used`] does.
    #[must_use]
    pub fn draw(&self, candidates: SeatSet) -> Vec<Seat> {
        if let Some(line) = self.written.get(self.drawn as usize) {
            let mut named = SeatSet::EMPTY;
            let first = line
                .iter()
                .filter_map(|number| Seat::new(*number))
                .filter(|s| candidates.contains(*s) && named.insert(*s));
            let mut order: Vec<Seat> = first.collect();
            order.extend(candidates.iter().filter(|seat| !named.contains(*seat)));
            return order;
        }
        let mut order: Vec<Seat> = candidates.iter().collect();
        let mut chance = Chance::new(self.seed, self.drawn);
        for last in (1..order.len()).rev() {
            order.swap(last, chance.below(last as u64 + 1));
        }
        order
    }

    /// The number that the next draw gives, of several in rising order.
    #[must_use]
    pub fn draw_number(&self, candidates: &[u8]) -> Option<u8> {
        let line = self.written.get(self.drawn as usize);
        let written = line.and_then(|line| line.iter().find(|number| candidates.contains(number)));
        let count = u64::try_from(candidates.len()).unwrap_or(1).max(1);
        let place = Chance::new(self.seed, self.drawn).below(count);
        written.or(candidates.get(place)).copied()
    }

    /// The lot has been drawn.
    pub fn used(&mut self) {
        self.drawn = self.drawn.saturating_add(1);
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): small, and the same on every machine for ever.
struct Chance(u64);

impl Chance {
    const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// Each lot has its own stream, so that an undone lot comes out the same again.
    fn new(seed: u64, lot: u32) -> Chance {
        let mut chance = Chance(seed);
        let own = chance.next() ^ u64::from(lot).wrapping_mul(0xd134_2543_de82_ef95);
        Chance(own)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(Chance::STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Less than `bound`, each number equally likely: draws that would favour the small are redrawn.
    fn below(&mut self, bound: u64) -> usize {
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.next();
            if number < fair {
                return usize::try_from(number % bound).expect("a bound is at most twelve");
            }
        }
    }
}
