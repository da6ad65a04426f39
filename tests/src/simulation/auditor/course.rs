//! What comes after what, as the auditor reads it in the rules.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "rounds that are not named have themes and are alike"
)]

use dabyl_rules::Points;
use dabyl_rules::event::Event;
use dabyl_rules::setup::Setup;
use dabyl_rules::view::Round;

use super::Book;
use super::foreign;
use super::pack::Pack;
use super::rulebook::{Rulebook, Ties};
use super::sums::Playoff;

/// Questions of a theme, and themes of a round that has five.
const FIVE: u8 = 5;

impl Book {
    /// All before the beginning counts as over.
    pub fn beginning(rules: &Rulebook, setup: &Setup) -> Book {
        let start = setup.start.as_ref();
        let mut book = Book {
            lines: Vec::new(),
            corrections: [0; 6],
            removed: [false; 6],
            frozen: None,
            question: 1,
            waited: [false; 6],
            tied: Vec::new(),
            round: rules.order[0],
            theme: 1,
            level: 1,
            naming: false,
            lists: [[0; 5]; 6],
            offered: 0,
            order: Vec::new(),
            struck: Vec::new(),
            wagers: [None; 6],
            stakes: None,
            answers: Default::default(),
            playoff: None,
            withdrawn: false,
            over: false,
            pack: Pack::beginning(start.map_or(1, |start| start.theme)),
        };
        if !rules.khamsa {
            return book;
        }
        let round = start.map_or(rules.order[0], |start| start.round);
        if round == Round::Shootout {
            let (seats, places) = book.tied(rules).expect("equals begin a shoot-out");
            let begins = vec![book.question];
            book.playoff = Some(Playoff {
                seats,
                places,
                begins,
                named: Vec::new(),
            });
        }
        book.enter(rules, round);
        if book.naming && book.has_nothing_to_name(rules) {
            book.entries_are_closed(rules);
        }
        if let Some(start) = start.filter(|start| start.theme > 0) {
            book.stand_assigned(rules, start.theme);
            if let Some(price) = start.price {
                let is_it = |level: &u8| rules.price(round, *level) == Points::from(price);
                book.level = (1..=FIVE).find(is_it).expect("a price of the theme");
                book.pack.announce(rules, round, start.theme);
            }
        }
        book
    }

    /// A game that begins at a theme: players stand in roster order, the captains in the personal round.
    fn stand_assigned(&mut self, rules: &Rulebook, theme: u8) {
        self.theme = theme;
        self.naming = false;
        self.lists = [[0; 5]; 6];
        for seat in self.in_game(rules) {
            let players = rules.players[seat.index()];
            let themes = match self.round {
                Round::Personal => 1,
                Round::Semi => theme,
                Round::Open | Round::Secret | Round::Final | Round::Shootout => FIVE,
                Round::Baige
                | Round::Polyglot
                | Round::SuddenDeath
                | Round::Kokpar
                | Round::Overtime => foreign(self.round),
            };
            for (place, player) in (1..=themes.min(players)).enumerate() {
                self.lists[seat.index()][place] = player;
            }
        }
        match self.round {
            Round::Semi => (1..=theme).for_each(|k| self.pack.announce(rules, Round::Semi, k)),
            Round::Secret => (1..theme).for_each(|k| self.pack.announce(rules, Round::Secret, k)),
            Round::Personal => self.offer(rules),
            Round::Open | Round::Final | Round::Shootout => {}
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(self.round),
        }
    }

    pub fn enter(&mut self, rules: &Rulebook, round: Round) {
        (self.round, self.theme, self.level) = (round, 1, 1);
        self.lists = [[0; 5]; 6];
        self.order.clear();
        self.struck.clear();
        self.offered = match rules.five_offered {
            true => FIVE,
            false => self.in_game(rules).len() as u8 + 1,
        };
        match round {
            Round::Open => (1..=FIVE).for_each(|k| self.pack.announce(rules, Round::Open, k)),
            Round::Personal if !rules.before_themes => self.offer(rules),
            Round::Semi | Round::Secret | Round::Personal | Round::Final | Round::Shootout => {}
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(round),
        }
        self.naming = match round {
            Round::Open | Round::Semi | Round::Secret | Round::Shootout => true,
            Round::Personal => rules.before_themes,
            Round::Final => false,
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(round),
        };
    }

    fn offer(&mut self, rules: &Rulebook) {
        (1..=self.offered).for_each(|k| self.pack.announce(rules, Round::Personal, k));
    }

    pub fn entries_are_closed(&mut self, rules: &Rulebook) {
        for (seat, list) in self.filled(rules) {
            self.lists[seat.index()] = list;
        }
        self.naming = false;
        if self.round == Round::Personal && rules.before_themes {
            self.offer(rules);
        }
    }

    /// Themes that this round takes of a pack in the order of play.
    pub fn themes(&self) -> usize {
        match self.round {
            Round::Open | Round::Semi | Round::Secret => usize::from(FIVE),
            Round::Personal => usize::from(self.offered),
            Round::Final => 1,
            Round::Shootout => 0,
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(self.round),
        }
    }

    /// The final is on the screens, from its beginning on.
    pub fn shows_final(&self) -> bool {
        self.round == Round::Final || (self.round == Round::Shootout && self.stakes.is_some())
    }

    /// The end, or equals who play for a place before it.
    fn end(&self, rules: &Rulebook) -> Event {
        match (rules.ties, self.tied(rules)) {
            (Ties::Questions | Ties::Themes, Some((seats, _))) => Event::ShootoutBegan { seats },
            (Ties::Nothing | Ties::Host, _) | (_, None) => Event::GameEnded {},
        }
    }

    /// What must follow this question.
    pub fn next(&self, rules: &Rulebook) -> Event {
        if !rules.khamsa {
            return Event::NextQuestion {};
        }
        if self.withdrawn {
            return self.end(rules);
        }
        let still = self
            .playoff
            .as_ref()
            .and_then(|playoff| self.undecided(rules, playoff));
        match self.round {
            Round::Shootout if rules.ties == Ties::Themes && self.level < FIVE => {
                Event::NextQuestion {}
            }
            Round::Shootout if still.is_none() => Event::GameEnded {},
            Round::Shootout if rules.ties == Ties::Themes => Event::NextTheme {},
            Round::Shootout => Event::NextQuestion {},
            _ if self.level < FIVE => Event::NextQuestion {},
            Round::Open | Round::Semi | Round::Secret if self.theme < FIVE => Event::NextTheme {},
            round => match rules.after(round) {
                Round::Final if self.finalists(rules).is_empty() => self.end(rules),
                round => Event::RoundBegan { round },
            },
        }
    }
}
