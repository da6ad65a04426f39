//! Figures of the shell, taken side by side in one run: replay, start, commit, memory.

pub mod commit;
pub mod decide;
pub mod game;
pub mod ready;
pub mod whole;

use serde::Serialize;

/// Median and 99th percentile of some measured values.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// Half of the values are below this.
    pub median: f64,
    /// All but one in a hundred are below this.
    pub p99: f64,
}

impl Spread {
    /// Of these values; there must be some.
    ///
    /// # Panics
    /// When there are none.
    #[must_use]
    pub fn of(mut values: Vec<f64>) -> Spread {
        assert!(!values.is_empty(), "nothing was measured");
        values.sort_by(f64::total_cmp);
        let at = |hundredths: usize| values[(values.len() - 1) * hundredths / 100];
        Spread {
            median: at(50),
            p99: at(99),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Spread;

    #[test]
    fn median_and_p99_of_a_hundred_and_one() {
        let spread = Spread::of((0..=100).rev().map(f64::from).collect());
        assert_eq!(
            spread,
            Spread {
                median: 50.0,
                p99: 99.0
            }
        );
    }
}
