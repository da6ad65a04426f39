//! What lots decided.

use super::walk::Walk;
use super::{ProtocolLot, ProtocolLotKind};
use crate::game::Rules;
use crate::games::khamsa::{Khamsa, Stage};
use crate::vocabulary::Seat;

impl Walk<'_> {
    /// A lot among seats.
    pub fn lot(&mut self, order: &[Seat]) {
        let striking = self.khamsa().map(Khamsa::stage) == Some(Stage::Striking);
        // Between questions lots tell equals apart, and no presses.
        let between = self.kokpar().is_some() && !self.game.contest().is_open();
        let question = self.game.contest().number();
        let what = match (striking, between) {
            (true, _) => ProtocolLotKind::Strikes,
            (_, true) if self.course.fixed => ProtocolLotKind::Board,
            (_, true) => ProtocolLotKind::Equals,
            (false, false) => {
                self.note().lots.push(order.to_vec());
                ProtocolLotKind::Press
            }
        };
        let order = order.to_vec();
        self.lots.push(ProtocolLot {
            what,
            question,
            order,
            drawn: None,
        });
    }

    /// Chance gave a player a block or a theme.
    pub fn draw(&mut self, what: ProtocolLotKind, seat: Seat, drawn: u8) {
        let question = self.game.contest().number();
        self.lots.push(ProtocolLot {
            what,
            question,
            order: vec![seat],
            drawn: Some(drawn),
        });
    }
}
