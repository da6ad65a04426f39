//! Chance from a seed, and the things that are chosen by it.

use dabyl_rules::{Key, Seat, Verdict};

/// SplitMix64: enough for choosing, the same everywhere.
pub struct Chance(u64);

impl Chance {
    /// Chance that always comes out the same for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Less than `bound`.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn any<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        if of.is_empty() {
            return None;
        }
        Some(of[self.below(of.len() as u64) as usize].clone())
    }

    /// A key: nearly always the only one.
    pub fn key(&mut self) -> Key {
        if self.one_in(10) { Key::B } else { Key::A }
    }

    /// Any seat that there can be.
    pub fn seat(&mut self) -> Seat {
        Seat::new(1 + self.below(6) as u8).expect("one of six")
    }

    /// Any verdict.
    pub fn verdict(&mut self) -> Verdict {
        let verdicts = [
            Verdict::Correct,
            Verdict::Wrong,
            Verdict::Double,
            Verdict::NoAnswer,
            Verdict::Late,
        ];
        verdicts[self.below(5) as usize]
    }
}
