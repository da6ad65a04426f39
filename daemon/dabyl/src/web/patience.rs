//! How often somebody may try: some times at once, then one by one, per address (or seat) and in all.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Addresses remembered at once. Those who have tried longest ago are forgotten first; the limit
/// for all together holds against whoever has more addresses than that.
const ADDRESSES: usize = 256;

/// So many tries at once, then one in each `each`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    pub(super) at_once: u32,
    pub(super) each: Duration,
}

impl Pace {
    /// Tries at `now` when the tries so far are paid off at `paid`. Says when they will be then, or
    /// how long to wait.
    fn try_at(self, paid: Option<Instant>, now: Instant) -> Result<Instant, Duration> {
        let paid = paid.map_or(now, |paid| paid.max(now));
        let ahead = self.each * self.at_once.saturating_sub(1);
        match paid.duration_since(now).checked_sub(ahead) {
            Some(wait) if !wait.is_zero() => Err(wait),
            _ => Ok(paid + self.each),
        }
    }
}

/// Counts tries.
pub(super) struct Patience<K> {
    per_address: Pace,
    in_all: Pace,
    tries: Mutex<Tries<K>>,
}

struct Tries<K> {
    all_paid: Option<Instant>,
    paid: HashMap<K, Instant>,
}

impl<K: Copy + Eq + Hash> Patience<K> {
    pub(super) fn new(per_address: Pace, in_all: Pace) -> Patience<K> {
        let tries = Tries {
            all_paid: None,
            paid: HashMap::new(),
        };
        Patience {
            per_address,
            in_all,
            tries: Mutex::new(tries),
        }
    }

    /// Counts a try, before it is known whether it succeeds, so that tries at the same time count
    /// too. `Err` says how long to wait; such a try is not counted.
    pub(super) fn tries(&self, address: K, now: Instant) -> Result<(), Duration> {
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        let own = self
            .per_address
            .try_at(tries.paid.get(&address).copied(), now)?;
        let all = self.in_all.try_at(tries.all_paid, now)?;
        tries.paid.retain(|_, paid| *paid > now);
        if tries.paid.len() >= ADDRESSES && !tries.paid.contains_key(&address) {
            let first = tries
                .paid
                .iter()
                .min_by_key(|(_, paid)| **paid)
                .map(|(address, _)| *address);
            first.map(|address| tries.paid.remove(&address));
        }
        tries.paid.insert(address, own);
        tries.all_paid = Some(all);
        Ok(())
    }

    /// The last try of this address was right: it costs nothing.
    pub(super) fn forgives(&self, address: K) {
        let mut tries = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        tries.paid.remove(&address);
        tries.all_paid = tries
            .all_paid
            .and_then(|paid| paid.checked_sub(self.in_all.each));
    }
}

#[cfg(test)]
mod tests {
    use super::super::places::Address;
    use super::*;

    fn address(last: u8) -> Address {
        Address::of([10, 0, 0, last].into())
    }

    fn patience() -> Patience<Address> {
        let per_address = Pace {
            at_once: 3,
            each: Duration::from_secs(30),
        };
        Patience::new(
            per_address,
            Pace {
                at_once: 5,
                each: Duration::from_secs(10),
            },
        )
    }

    #[test]
    fn some_at_once_then_one_by_one() {
        let (patience, start) = (patience(), Instant::now());
        for _ in 0..3 {
            assert_eq!(patience.tries(address(1), start), Ok(()));
        }
        assert_eq!(
            patience.tries(address(1), start),
            Err(Duration::from_secs(30))
        );
        let later = start + Duration::from_secs(30);
        assert_eq!(patience.tries(address(1), later), Ok(()));
        assert_eq!(
            patience.tries(address(1), later),
            Err(Duration::from_secs(30))
        );
    }

    #[test]
    fn many_addresses_are_slowed_together() {
        let (patience, start) = (patience(), Instant::now());
        let passed = (0..200)
            .filter(|&n| patience.tries(address(n), start).is_ok())
            .count();
        assert_eq!(passed, 5);
        let hour = (1..=360).filter(|&n| {
            patience
                .tries(
                    address((n % 200) as u8),
                    start + Duration::from_secs(10) * n,
                )
                .is_ok()
        });
        assert_eq!(hour.count(), 360, "one in ten seconds");
    }

    #[test]
    fn a_right_try_costs_nothing() {
        let (patience, start) = (patience(), Instant::now());
        for _ in 0..100 {
            assert_eq!(patience.tries(address(1), start), Ok(()));
            patience.forgives(address(1));
        }
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let pace = Pace {
            at_once: 1,
            each: Duration::from_secs(1_000),
        };
        let all = Pace {
            at_once: 10_000,
            each: Duration::from_secs(1),
        };
        let (patience, start) = (Patience::new(pace, all), Instant::now());
        for n in 0..2_000_u32 {
            let ip = std::net::Ipv4Addr::from_bits(n).into();
            assert_eq!(patience.tries(Address::of(ip), start), Ok(()));
        }
        let remembered = patience.tries.lock().expect("nobody panicked").paid.len();
        assert_eq!(remembered, ADDRESSES);
    }
}
