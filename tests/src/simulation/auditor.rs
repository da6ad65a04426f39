//! An auditor who keeps the book on his own, from what was said and who had pressed. He never looks
//! at the game's ledger, points or totals; he reads the rules himself, says what must come of a word,
//! and remembers by copying, not by folding.

mod course;
mod decisions;
mod pack;
mod rulebook;
pub mod secrets;
mod sums;
mod turns;

use dabyl_rules::event::Event;
use dabyl_rules::view::Round;
use dabyl_rules::{
    At, Cause, Command, Entry, Fate, Onlooker, Points, Seat, Setup, State, Table, Verdict,
};

use super::Audit;
use pack::Pack;
use rulebook::Rulebook;
pub use rulebook::prices;
use sums::Playoff;

/// What a line of his book is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An answer to a question that only one can solve.
    Theme,
    /// A wager.
    Stake,
    /// An answer of a shoot-out: totals do not know of it.
    Apart,
}

#[derive(Clone, Copy)]
struct Line {
    question: u32,
    seat: Seat,
    verdict: Verdict,
    worth: Points,
    waited: bool,
    numbered: bool,
    annulled: bool,
    kind: Kind,
}

/// His book at one instant.
#[derive(Clone)]
struct Book {
    lines: Vec<Line>,
    corrections: [Points; 6],
    removed: [bool; 6],
    frozen: Option<[Points; 6]>,
    /// Number of the question in the game, from 1.
    question: u32,
    /// Who pressed behind somebody else on this question.
    waited: [bool; 6],
    /// Who pressed at one instant when nobody answered.
    tied: Vec<Seat>,
    round: Round,
    theme: u8,
    level: u8,
    /// Teams are naming who plays: nobody else may know it.
    naming: bool,
    /// Who plays which theme of the round, by number; 0: nobody.
    lists: [[u8; 5]; 6],
    /// Themes that the personal round offers.
    offered: u8,
    order: Vec<Vec<Seat>>,
    struck: Vec<(Seat, u8)>,
    wagers: [Option<Points>; 6],
    stakes: Option<[Option<Points>; 6]>,
    answers: [Option<String>; 6],
    playoff: Option<Playoff>,
    /// The final was withdrawn.
    withdrawn: bool,
    over: bool,
    pack: Pack,
}

/// A stage of the Kazakh game, which a match does not have.
///
/// # Panics
/// Always.
fn foreign(round: Round) -> ! {
    panic!("{round:?} is no round of a match")
}

pub struct Auditor {
    rules: Rulebook,
    book: Book,
    /// One copy for each word that can be taken back.
    copies: Vec<Book>,
}

impl Auditor {
    pub fn new(setup: &Setup) -> Auditor {
        let rules = Rulebook::read(setup);
        let book = Book::beginning(&rules, setup);
        Auditor {
            rules,
            book,
            copies: Vec::new(),
        }
    }
}

impl Audit for Auditor {
    fn take(&mut self, entry: &Entry) {
        match &entry.cause {
            Cause::Said {
                command: Command::Undo {},
                ..
            } => {
                self.book = self.copies.pop().expect("an undo takes a word back");
                return;
            }
            Cause::Said { command, .. } => {
                self.copies.push(self.book.clone());
                self.must_come(command, &entry.events);
                self.said(command);
            }
            Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => {}
        }
        let named = entry
            .events
            .iter()
            .any(|e| matches!(e, Event::FirstNamed { .. }));
        let waits = entry
            .events
            .iter()
            .any(|e| matches!(e, Event::FloorWaits { .. }));
        for event in &entry.events {
            self.pressed(event, named, waits);
            self.happened(event);
        }
        self.must_be_over(&entry.events);
    }

    fn agrees(&self, table: &Table, now: At, captain: Seat) {
        let host = table.view(Onlooker::Host, now);
        let totals = self.book.totals(&self.rules);
        let places = self.book.places(&self.rules);
        for (seat, place) in host.seats.iter().zip(places) {
            let his = totals[seat.seat.index()];
            assert_eq!(seat.score, his, "the sum of {:?}", seat.seat);
            if !seat.removed {
                assert_eq!(seat.rank, place, "the place of {:?}", seat.seat);
            }
        }
        assert_eq!(host.winners, self.book.winners(&self.rules), "the winners");
        assert_eq!(
            host.state == State::Over,
            self.book.over,
            "whether it is over"
        );
        if self.rules.khamsa {
            assert_eq!(host.place.round, Some(self.book.round), "the round");
            let price = self.rules.price(self.book.round, self.book.level);
            assert_eq!(
                Points::from(host.place.price.unwrap_or(0)),
                price,
                "the price"
            );
            assert_eq!(host.finale.is_some(), self.book.shows_final(), "the final");
        }
        self.plays(&host);
        for who in [Onlooker::Public, Onlooker::Captain(captain)] {
            let view = table.view(who, now);
            for seat in &view.seats {
                let shown = self.book.frozen.unwrap_or(totals);
                assert_eq!(seat.score, shown[seat.seat.index()], "what the hall sees");
            }
            let told = self.book.frozen.is_none() || view.winners.is_empty();
            assert!(told, "a winner while scores are frozen");
            self.sees_no_secret(&view, who);
        }
    }

    fn foresees(&self, _: &Command) -> Option<bool> {
        None
    }
}

impl Auditor {
    fn said(&mut self, command: &Command) {
        let (rules, book) = (&self.rules, &mut self.book);
        match *command {
            Command::Judge { seat, verdict } => book.judge(rules, seat, verdict, true),
            Command::Amend { attempt, verdict } => {
                let mut numbered = book.lines.iter_mut().filter(|line| line.numbered);
                let line = numbered
                    .nth(attempt as usize - 1)
                    .expect("an accepted amendment");
                line.verdict = verdict;
            }
            Command::Fine { seat, points, .. } => book.corrections[seat.index()] -= points,
            Command::Adjust { seat, points, .. } => book.corrections[seat.index()] += points,
            Command::Withdraw {} => book.annul(book.question),
            Command::Annul { question } => book.annul(question),
            Command::Remove { seat } => book.removed[seat.index()] = true,
            Command::Freeze { frozen } => {
                book.frozen = frozen.then(|| book.totals(rules));
            }
            Command::Assign { seat, ref players } | Command::Sequence { seat, ref players } => {
                book.lists[seat.index()] = decisions::five(players);
            }
            Command::Pick { seat, player } => {
                book.lists[seat.index()][usize::from(book.theme) - 1] = player;
            }
            Command::Name { seat, player } => book.lists[seat.index()][0] = player,
            Command::Strike { seat, theme } => book.struck.push((seat, theme)),
            Command::Wager { seat, points } => book.wagers[seat.index()] = Some(points),
            Command::Write { seat, ref text } => {
                book.answers[seat.index()] = Some(text.clone()).filter(|text| !text.is_empty());
            }
            Command::Call {} | Command::Theme {} | Command::Show { .. } | Command::Read {} => {}
            Command::Done {} | Command::Go {} | Command::Began { .. } => {}
            Command::Release { .. } | Command::Buzz { .. } | Command::First { .. } => {}
            Command::Close {} | Command::Answer {} | Command::Next {} | Command::Replace {} => {}
            Command::Undo {} | Command::Pause {} | Command::Resume {} | Command::Start {} => {}
            Command::Lock {} | Command::Discuss {} | Command::Dispute { .. } => {}
            Command::Sign {} => book.frozen = None,
            Command::Settle { .. } => {}
            // Words of the Kazakh game, which these rules refuse.
            Command::AmendKey { .. } | Command::Reveal {} | Command::Finish {} => {}
            Command::Signal {} | Command::Talk { .. } | Command::Draw { .. } => {}
            Command::Topic { .. } | Command::Sector { .. } | Command::Play {} => {}
        }
    }

    /// Who had waited when he answered: A-17 asks.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "only presses and the order of the queue tell"
    )]
    fn pressed(&mut self, event: &Event, named: bool, waits: bool) {
        let book = &mut self.book;
        match event {
            Event::Pressed {
                seat,
                fate: Fate::Floor,
                ..
            } => book.waited[seat.index()] = false,
            Event::Pressed {
                seat,
                fate: Fate::Queued,
                ..
            } => book.waited[seat.index()] = true,
            Event::Tied { seats } if waits => book.tied.clone_from(seats),
            Event::FloorPassed { seat } if named && book.tied.contains(seat) => {
                book.tied.clear();
                book.waited[seat.index()] = false;
            }
            _ => {}
        }
    }
}

impl Book {
    fn judge(&mut self, rules: &Rulebook, seat: Seat, verdict: Verdict, numbered: bool) {
        let (kind, worth) = match self.round {
            Round::Final => {
                let stakes = self.stakes.expect("wagers are locked before verdicts");
                (
                    Kind::Stake,
                    stakes[seat.index()].expect("a team that plays"),
                )
            }
            Round::Shootout => (Kind::Apart, rules.price(self.round, self.level)),
            Round::Open | Round::Semi | Round::Secret | Round::Personal => {
                (Kind::Theme, rules.price(self.round, self.level))
            }
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(self.round),
        };
        self.lines.push(Line {
            question: self.question,
            seat,
            verdict,
            worth,
            waited: kind != Kind::Stake && self.waited[seat.index()],
            numbered,
            annulled: false,
            kind,
        });
    }

    fn annul(&mut self, question: u32) {
        for line in self
            .lines
            .iter_mut()
            .filter(|line| line.question == question)
        {
            line.annulled = true;
        }
    }

    /// The place of every seat among those in the game, shared by equals.
    fn places(&self, rules: &Rulebook) -> Vec<u8> {
        let in_game = self.in_game(rules);
        let standings: Vec<_> = in_game
            .iter()
            .map(|seat| self.standing(rules, *seat))
            .collect();
        let place = |seat: &Seat| {
            let mine = self.standing(rules, *seat);
            standings.iter().filter(|other| **other < mine).count() as u8 + 1
        };
        rules.seats.iter().map(place).collect()
    }
}
