//! A bounded number of places, shared out so that nobody is crowded out by one who takes many:
//! when all are taken, whoever holds most gives one up.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

/// One device of the hall, as far as its address tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Address(u128);

impl Address {
    /// A device may give itself any address of its IPv6 network, so those of one /64 are one.
    pub(super) fn of(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V4(v4) => Address(u128::from(v4.to_bits())),
            IpAddr::V6(v6) => Address(v6.to_bits() >> 64 << 64),
        }
    }
}

/// What happens to one who comes when all places are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhenFull {
    /// It gets the oldest place of whoever holds most, be it its own.
    Admit,
    /// It gets that place only if it then still holds fewer; else it is turned away. So equals do
    /// not push one another out in circles.
    Share,
}

/// A bounded number of places, each held by somebody.
pub(super) struct Places<K> {
    most: usize,
    when_full: WhenFull,
    taken: Arc<Mutex<Taken<K>>>,
}

struct Taken<K> {
    next: u64,
    /// In the order of being taken.
    places: Vec<Held<K>>,
}

struct Held<K> {
    number: u64,
    owner: K,
    trusted: bool,
    end: CancellationToken,
}

/// A place, until it is dropped or given to somebody else.
pub(super) struct Place<K> {
    number: u64,
    end: CancellationToken,
    taken: Arc<Mutex<Taken<K>>>,
}

impl<K: Copy + Eq + Hash> Places<K> {
    pub(super) fn new(most: usize, when_full: WhenFull) -> Places<K> {
        let taken = Taken {
            next: 0,
            places: Vec::new(),
        };
        Places {
            most,
            when_full,
            taken: Arc::new(Mutex::new(taken)),
        }
    }

    /// Takes a place for `owner`; `None` when all are taken and none is to be given up.
    pub(super) fn take(&self, owner: K) -> Option<Place<K>> {
        let mut taken = locked(&self.taken);
        if taken.places.len() >= self.most {
            let given_up = taken.to_give_up(owner, self.when_full)?;
            taken.places.remove(given_up).end.cancel();
        }
        let number = taken.next;
        taken.next += 1;
        let end = CancellationToken::new();
        taken.places.push(Held {
            number,
            owner,
            trusted: false,
            end: end.clone(),
        });
        Some(Place {
            number,
            end,
            taken: Arc::clone(&self.taken),
        })
    }

    /// Whether `owner` holds any.
    pub(super) fn holds(&self, owner: K) -> bool {
        locked(&self.taken)
            .places
            .iter()
            .any(|held| held.owner == owner)
    }
}

impl<K: Copy + Eq + Hash> Taken<K> {
    /// Which place is to be given up for `owner`. Trusted ones only when there are no others.
    fn to_give_up(&self, owner: K, when_full: WhenFull) -> Option<usize> {
        let all_trusted = self.places.iter().all(|held| held.trusted);
        let open = |held: &&Held<K>| all_trusted || !held.trusted;
        let mut counts: HashMap<K, usize> = HashMap::new();
        for held in self.places.iter().filter(open) {
            *counts.entry(held.owner).or_default() += 1;
        }
        let most = counts.values().copied().max()?;
        let own = counts.get(&owner).copied().unwrap_or_default();
        let admitted = match when_full {
            WhenFull::Admit => true,
            WhenFull::Share => own + 1 < most,
        };
        let oldest = |held: &Held<K>| open(&held) && counts.get(&held.owner) == Some(&most);
        if admitted {
            self.places.iter().position(oldest)
        } else {
            None
        }
    }
}

impl<K> Place<K> {
    /// Makes this place one of the last to be given up: a paired host's.
    pub(super) fn trust(&self) {
        let mut taken = locked(&self.taken);
        if let Some(held) = taken
            .places
            .iter_mut()
            .find(|held| held.number == self.number)
        {
            held.trusted = true;
        }
    }

    /// Cancelled when the place was given to somebody else.
    pub(super) fn end(&self) -> &CancellationToken {
        &self.end
    }
}

impl<K> Drop for Place<K> {
    fn drop(&mut self) {
        locked(&self.taken)
            .places
            .retain(|held| held.number != self.number);
    }
}

/// Nothing here panics with the lock held, and a list of places is whole after each line anyway.
fn locked<K>(taken: &Mutex<Taken<K>>) -> MutexGuard<'_, Taken<K>> {
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended<K>(places: &[Place<K>]) -> Vec<usize> {
        let ended = places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.end().is_cancelled());
        ended.map(|(index, _)| index).collect()
    }

    #[test]
    fn whoever_holds_most_gives_the_oldest_up() {
        let places = Places::new(4, WhenFull::Share);
        let taken: Vec<_> = [1, 2, 2, 2]
            .iter()
            .filter_map(|&owner| places.take(owner))
            .collect();
        let newcomer = places.take(3).expect("somebody holds three");
        assert_eq!(ended(&taken), [1], "the oldest of owner 2");
        assert!(
            places.take(2).is_none(),
            "owner 2 has two, and nobody has more"
        );
        assert!(!newcomer.end().is_cancelled());
        drop(newcomer);
        assert!(places.take(2).is_some(), "a place was free");
    }

    #[test]
    fn equals_do_not_push_one_another_out() {
        let places = Places::new(3, WhenFull::Share);
        let taken: Vec<_> = (1..=3).filter_map(|owner| places.take(owner)).collect();
        assert!(places.take(4).is_none());
        assert!(ended(&taken).is_empty());
    }

    #[test]
    fn the_newest_is_always_admitted_and_the_trusted_stay() {
        let places = Places::new(2, WhenFull::Admit);
        let host = places.take(1).expect("places are free");
        host.trust();
        let mut flood: Vec<_> = (0..10).filter_map(|_| places.take(1)).collect();
        assert_eq!(flood.len(), 10);
        assert!(!host.end().is_cancelled());
        assert_eq!(ended(&flood), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        flood[9].trust();
        assert!(
            places.take(2).is_some(),
            "one of the trusted gives way when there are only those"
        );
        assert!(host.end().is_cancelled());
        flood.clear();
    }

    #[test]
    fn addresses_of_one_network_are_one_device() {
        let of = |text: &str| Address::of(text.parse().expect("an address"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }
}
