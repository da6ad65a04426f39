//! What players and chance choose: blocks, themes, sectors; and whose turn it is to answer then.

use dabyl_rules::event::Event;
use dabyl_rules::{Points, Seat, State};

use super::book::Book;
use super::chance::Lots;
use super::rulebook::{BLOCKS, IN_BLOCK, PRICES, Pick, Rulebook};

impl Book {
    pub fn signal(&mut self, rules: &Rulebook, lots: &Lots) {
        self.shown_at = self.now;
        if !rules.rebound_by_seat {
            self.state = State::Rebound;
            return self.start_clock(rules.press_ns);
        }
        let chooser = self.turn;
        let order = self.order.clone();
        let place = order.iter().position(|seat| Some(*seat) == chooser);
        let place = place.map_or(0, |place| place + 1);
        let ring = order[place..].iter().chain(&order[..place]).copied();
        let next = ring
            .into_iter()
            .find(|seat| self.is_in(*seat) && Some(*seat) != chooser);
        // Where the host has yet to name who chooses, nobody knows who is next.
        let complete = self.riders().iter().all(|seat| order.contains(seat));
        let given = lots.events.iter().find_map(|event| match event {
            Event::FloorPassed { seat } => Some(*seat),
            _ => None,
        });
        let next = if complete { next } else { given };
        assert_ne!(next, chooser, "the chooser answers again");
        if let Some(next) = next {
            self.state = State::Answering;
            self.from = State::WaitingSignal;
            self.floor = Some(next);
            self.since = self.now;
            self.start_clock(rules.answer_ns);
        }
    }

    /// Chance gives a block, or a theme (KK-14, B-5).
    pub fn draw(&mut self, rules: &Rulebook, seat: Seat, lots: &mut Lots) {
        let free = |theme: &usize| self.topics[*theme].is_none();
        let of_block = |block: u8| {
            let first = usize::from((block - 1) * IN_BLOCK);
            first..first + usize::from(IN_BLOCK)
        };
        match rules.pick {
            Pick::Block => {
                let open: Vec<u8> = (1..=BLOCKS)
                    .filter(|block| of_block(*block).any(|theme| free(&theme)))
                    .collect();
                let (block, by_lot) = lots.block(seat).expect("a block is drawn");
                assert!(open.contains(&block), "a block without a free theme");
                assert_eq!(by_lot, open.len() > 1, "one candidate is no lot");
                self.block = Some(block);
            }
            Pick::Theme => {
                let open = (0..self.topics.len()).filter(free).count();
                let (theme, by_lot) = lots.theme(seat).expect("a theme is drawn");
                assert_eq!(by_lot, open > 1, "one candidate is no lot");
                self.topic_taken(rules, seat, theme);
            }
            Pick::Free => panic!("nothing is drawn where themes are free"),
        }
    }

    pub fn sector(&mut self, rules: &Rulebook, seat: Seat, theme: u8, price: u32) {
        let level = PRICES.iter().position(|p| *p == price).expect("a price");
        let sector = &mut self.sectors[usize::from(theme) - 1][level];
        assert_eq!(*sector, None, "a sector is opened twice");
        *sector = Some(seat);
        if !self.order.contains(&seat) {
            self.order.push(seat);
        }
        self.turn = Some(seat);
        self.last = Some(seat);
        self.picks[seat.index()] += 1;
        self.open_sector(rules, Points::from(price));
    }

    pub fn open_sector(&mut self, rules: &Rulebook, price: Points) {
        self.begin_question(rules, self.turn);
        if let Some(question) = self.question() {
            question.price = price;
        }
        if rules.kokpar_reads {
            self.state = State::Reading;
        } else {
            self.state = State::Thinking;
            self.start_clock(rules.think_ns);
        }
    }
}
