//! What chance gave in an entry: the auditor takes it from the events, and sees that all of it was used.

use dabyl_rules::event::Event;
use dabyl_rules::{Fate, Key, Seat};

/// Lots, draws and fates of one entry.
pub struct Lots {
    orders: Vec<Vec<Seat>>,
    blocks: Vec<(Seat, u8, bool)>,
    themes: Vec<(Seat, u8, bool)>,
    fates: Vec<(Seat, Key, Fate)>,
    /// The events themselves, for what the rules leave open.
    pub events: Vec<Event>,
}

impl Lots {
    pub fn of(events: &[Event]) -> Lots {
        let mut lots = Lots {
            orders: Vec::new(),
            blocks: Vec::new(),
            themes: Vec::new(),
            fates: Vec::new(),
            events: events.to_vec(),
        };
        for event in events {
            match event {
                Event::LotDrawn { order } => lots.orders.push(order.clone()),
                Event::BlockDrawn {
                    seat,
                    block,
                    by_lot,
                } => lots.blocks.push((*seat, *block, *by_lot)),
                Event::TopicTaken {
                    seat,
                    theme,
                    by_lot,
                } => lots.themes.push((*seat, *theme, *by_lot)),
                Event::Pressed {
                    seat, key, fate, ..
                } => lots.fates.push((*seat, *key, *fate)),
                _ => {}
            }
        }
        lots
    }

    /// The lot among these, if it was drawn in this entry.
    pub fn order(&mut self, among: &[Seat]) -> Option<Vec<Seat>> {
        let mut wanted = among.to_vec();
        wanted.sort();
        let same = |order: &Vec<Seat>| {
            let mut order = order.clone();
            order.sort();
            order == wanted
        };
        let place = self.orders.iter().position(same)?;
        Some(self.orders.remove(place))
    }

    /// The block that was drawn for this player, and whether by a lot.
    pub fn block(&mut self, seat: Seat) -> Option<(u8, bool)> {
        let place = self.blocks.iter().position(|(s, ..)| *s == seat)?;
        let (_, block, by_lot) = self.blocks.remove(place);
        Some((block, by_lot))
    }

    /// The theme that this player has, counted among all from 1, and whether by a lot.
    pub fn theme(&mut self, seat: Seat) -> Option<(u8, bool)> {
        let place = self.themes.iter().position(|(s, ..)| *s == seat)?;
        let (_, theme, by_lot) = self.themes.remove(place);
        Some((theme, by_lot))
    }

    /// A fate of this seat's key that is as wanted.
    pub fn fate(&mut self, seat: Seat, key: Key, wanted: impl Fn(Fate) -> bool) -> Option<Fate> {
        let fits = |(s, k, f): &(Seat, Key, Fate)| *s == seat && *k == key && wanted(*f);
        let place = self.fates.iter().position(fits)?;
        Some(self.fates.remove(place).2)
    }

    /// Whether something of this kind happened.
    pub fn saw(&self, kind: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(kind)
    }

    /// Nothing came by chance that the rules do not leave to chance.
    pub fn must_be_used(&self) {
        assert!(self.orders.is_empty(), "a lot too many: {:?}", self.orders);
        assert!(self.blocks.is_empty(), "a draw too many: {:?}", self.blocks);
        assert!(
            self.themes.is_empty(),
            "a theme too many: {:?}",
            self.themes
        );
        assert!(self.fates.is_empty(), "a fate too many: {:?}", self.fates);
    }
}
