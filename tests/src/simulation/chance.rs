//! Chance from a seed, and the things that are chosen by it.

use dabyl_rules::{Command, Key, Seat, Verdict};

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

    fn seat(&mut self) -> Seat {
        Seat::new(1 + self.below(6) as u8).expect("one of six")
    }

    fn verdict(&mut self) -> Verdict {
        let verdicts = [
            Verdict::Correct,
            Verdict::Wrong,
            Verdict::Double,
            Verdict::NoAnswer,
            Verdict::Late,
        ];
        verdicts[self.below(5) as usize]
    }

    /// A command, whether it makes sense or not.
    pub fn command(&mut self) -> Command {
        let (seat, verdict) = (self.seat(), self.verdict());
        let points = self.below(2_001) as i64 - 1_000;
        match self.below(22) {
            0 => Command::Call {},
            1 => Command::Theme {},
            2 => Command::Show {
                price: Some(100 * self.below(22) as u32),
            },
            3 => Command::Show { price: None },
            4 => Command::Read {},
            5 => Command::Done {},
            6 => Command::Go {},
            7 => Command::Began { seat },
            8 => Command::Release { seat },
            9 => Command::Buzz { seat },
            10 => Command::First { seat },
            11 => Command::Close {},
            12 => Command::Answer {},
            13 => Command::Next {},
            14 => Command::Withdraw {},
            15 => Command::Replace {},
            16 => Command::Amend {
                attempt: self.below(40) as u32,
                verdict,
            },
            17 => Command::Fine {
                seat,
                points,
                reason: None,
            },
            18 => Command::Adjust {
                seat,
                points,
                reason: "by hand".to_owned(),
            },
            19 => Command::Adjust {
                seat,
                points,
                reason: "  ".to_owned(),
            },
            20 => Command::Resume {},
            _ => Command::Judge { seat, verdict },
        }
    }
}
