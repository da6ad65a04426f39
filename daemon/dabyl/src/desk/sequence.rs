//! The kernel's numbers of edges: a gap says that an edge is on its way from its interrupt to the
//! queue, or was lost. Pure.

use std::collections::VecDeque;

/// Edges that may wait beyond a gap before it is given up: twice the kernel's queue.
const BEYOND: usize = 2_048;

/// Follows the numbers of one request.
#[derive(Debug)]
pub(crate) struct Sequence {
    /// The next number that has not come.
    next: u32,
    /// Numbers beyond `next` that have come, in order.
    beyond: VecDeque<u32>,
    /// Stamp of the last edge before the gap: no missing edge is older than that by more than the
    /// processors' disagreement, which is far below a tie.
    last: u64,
    /// When the gap was seen.
    since: u64,
}

impl Sequence {
    /// Before the first edge.
    pub fn new() -> Sequence {
        Sequence {
            next: 1,
            beyond: VecDeque::with_capacity(BEYOND),
            last: 0,
            since: 0,
        }
    }

    /// An edge has come. Boards that number nothing say 0. Says how many edges are lost for good.
    pub fn came(&mut self, sequence: u32, stamp: u64, now: u64) -> u32 {
        if sequence == 0 {
            return 0;
        }
        let ahead = sequence.wrapping_sub(self.next);
        if ahead == 0 {
            self.next = self.next.wrapping_add(1);
            self.last = self.last.max(stamp);
            self.close_up();
            return 0;
        }
        if ahead > u32::MAX / 2 {
            return 0; // It was given up before; now it is here.
        }
        if self.beyond.is_empty() {
            self.since = now;
        }
        let next = self.next;
        let place = self
            .beyond
            .partition_point(|other| other.wrapping_sub(next) < ahead);
        self.beyond.insert(place, sequence);
        if self.beyond.len() >= BEYOND {
            self.give_up()
        } else {
            0
        }
    }

    fn close_up(&mut self) {
        while self.beyond.front() == Some(&self.next) {
            self.beyond.pop_front();
            self.next = self.next.wrapping_add(1);
        }
    }

    /// Whoever is stamped later than this must wait for a missing edge.
    pub fn unresolved(&self) -> Option<u64> {
        (!self.beyond.is_empty()).then_some(self.last)
    }

    /// When the missing edges are lost.
    pub fn due(&self, settle: u64) -> Option<u64> {
        (!self.beyond.is_empty()).then(|| self.since.saturating_add(settle))
    }

    /// Says how many edges are lost for good by now.
    pub fn expire(&mut self, now: u64, settle: u64) -> u32 {
        if self.due(settle).is_some_and(|due| now >= due) {
            self.give_up()
        } else {
            0
        }
    }

    fn give_up(&mut self) -> u32 {
        let Some(last) = self.beyond.back().copied() else {
            return 0;
        };
        let span = last.wrapping_sub(self.next).wrapping_add(1);
        let came = u32::try_from(self.beyond.len()).unwrap_or(span);
        self.next = last.wrapping_add(1);
        self.beyond.clear();
        span.saturating_sub(came)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_that_fills_is_nothing() {
        let mut sequence = Sequence::new();
        assert_eq!(sequence.came(1, 100, 200), 0);
        assert_eq!(sequence.came(4, 130, 200), 0);
        assert_eq!(sequence.unresolved(), Some(100));
        assert_eq!(sequence.came(3, 120, 210), 0);
        assert_eq!(sequence.came(2, 110, 220), 0);
        assert_eq!(
            (sequence.unresolved(), sequence.expire(10_000, 20)),
            (None, 0)
        );
    }

    #[test]
    fn a_gap_that_never_fills_is_counted_once() {
        let mut sequence = Sequence::new();
        sequence.came(3, 100, 200);
        sequence.came(6, 130, 201);
        assert_eq!(sequence.expire(219, 20), 0);
        assert_eq!(sequence.expire(220, 20), 4, "1, 2, 4 and 5");
        assert_eq!((sequence.unresolved(), sequence.expire(500, 20)), (None, 0));
        assert_eq!(sequence.came(4, 110, 600), 0, "late, and no gap of its own");
        assert_eq!(sequence.came(7, 140, 601), 0);
        assert_eq!(sequence.unresolved(), None);
    }

    #[test]
    fn numbers_go_round() {
        let mut sequence = Sequence::new();
        sequence.next = u32::MAX;
        sequence.came(0, 1, 1);
        assert_eq!(sequence.came(u32::MAX, 5, 5), 0);
        assert_eq!(sequence.next, 0);
        assert_eq!(sequence.came(2, 7, 7), 0);
        assert_eq!(sequence.unresolved(), Some(5));
    }

    #[test]
    fn a_queue_that_overflowed_does_not_grow_without_bound() {
        let mut sequence = Sequence::new();
        let mut lost = 0;
        for number in 20_001..30_000_u32 {
            lost += sequence.came(number, u64::from(number), 1);
        }
        assert_eq!(lost, 20_000);
        assert!(sequence.beyond.len() < BEYOND);
    }
}
