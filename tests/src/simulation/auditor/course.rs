//! What comes after what: the auditor says what must come of a word, and turns his book by what came.

use dabyl_rules::event::Event;
use dabyl_rules::setup::Setup;
use dabyl_rules::view::{Round, View};
use dabyl_rules::{Command, Points, Seat, Verdict};

use super::pack::Pack;
use super::rulebook::{Rulebook, Ties};
use super::sums::Playoff;
use super::{Auditor, Book, Kind, decisions};

/// Questions of a theme, and themes of a round that has five.
const FIVE: u8 = 5;

impl Book {
    /// All before the beginning counts as over.
    pub fn beginning(rules: &Rulebook, setup: &Setup) -> Book {
        let start = setup.start;
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
        }
    }

    fn enter(&mut self, rules: &Rulebook, round: Round) {
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
        }
        self.naming = match round {
            Round::Open | Round::Semi | Round::Secret | Round::Shootout => true,
            Round::Personal => rules.before_themes,
            Round::Final => false,
        };
    }

    fn offer(&mut self, rules: &Rulebook) {
        (1..=self.offered).for_each(|k| self.pack.announce(rules, Round::Personal, k));
    }

    fn entries_are_closed(&mut self, rules: &Rulebook) {
        for (seat, list) in self.filled(rules) {
            self.lists[seat.index()] = list;
        }
        self.naming = false;
        if self.round == Round::Personal && rules.before_themes {
            self.offer(rules);
        }
    }

    /// Themes that this round takes of a pack in the order of play.
    fn themes(&self) -> usize {
        match self.round {
            Round::Open | Round::Semi | Round::Secret => usize::from(FIVE),
            Round::Personal => usize::from(self.offered),
            Round::Final => 1,
            Round::Shootout => 0,
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
    fn next(&self, rules: &Rulebook) -> Event {
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

impl Auditor {
    /// What must come of this word by the rules, before it has.
    pub(super) fn must_come(&self, command: &Command, events: &[Event]) {
        let (rules, book) = (&self.rules, &self.book);
        match command {
            Command::Next {} => assert_eq!(events[0], book.next(rules), "what comes next"),
            Command::Strike { seat, .. } => {
                assert!(
                    book.may_strike(rules, *seat),
                    "{seat:?} strikes out of turn"
                );
            }
            Command::Wager { seat, points } => {
                let limits = rules.limits(book.totals(rules)[seat.index()]);
                let fits = limits.is_some_and(|(least, most)| (least..=most).contains(points));
                assert!(fits, "a wager of {points} within {limits:?}");
            }
            Command::Pick { seat, player } if rules.one_theme => {
                let had = &book.lists[seat.index()][..usize::from(book.theme) - 1];
                assert!(!had.contains(player), "a player plays twice");
            }
            Command::Assign { seat, players } | Command::Sequence { seat, players } => {
                let mut named: Vec<&u8> = players.iter().filter(|p| **p > 0).collect();
                named.sort();
                let twice = named.windows(2).any(|two| two[0] == two[1]);
                assert!(
                    !(twice && rules.one_theme),
                    "a player of {seat:?} plays twice"
                );
                let reserve = named.iter().any(|p| **p > rules.players[seat.index()]);
                assert!(!reserve || rules.reserves_play, "a reserve plays");
            }
            _ => {}
        }
    }

    pub(super) fn happened(&mut self, event: &Event) {
        let rules = &self.rules;
        let book = &mut self.book;
        match event {
            Event::Forfeited { seat, .. } => book.judge(rules, *seat, Verdict::Late, false),
            Event::Replaced {} => self.replaced(),
            Event::ThemeAnnounced {} => book.pack.announce(rules, book.round, book.theme),
            Event::ReadingEnded {} | Event::KeysOpened {} | Event::DiscussionBegan {} => {
                book.pack.asked = true;
            }
            Event::AnswerShown {} => book.pack.shown = true,
            Event::Withdrawn {} => {
                book.withdrawn = book.round == Round::Final;
                if !book.withdrawn {
                    book.pack.shown = false;
                }
            }
            Event::NextQuestion {} | Event::NextTheme {} => self.turned(event),
            Event::RoundBegan { round } => {
                self.next_question();
                self.book.pack.leave(self.book.themes());
                self.book.enter(&self.rules, *round);
            }
            Event::ShootoutBegan { seats } => self.shootout(seats),
            Event::EntriesLocked { lists, .. } => {
                let his = book.filled(rules);
                let theirs: Vec<(Seat, [u8; 5])> = lists
                    .iter()
                    .map(|(seat, list)| (*seat, decisions::five(list)))
                    .collect();
                assert_eq!(theirs, his, "what stands when entries are closed");
                book.entries_are_closed(rules);
            }
            Event::StrikesOrdered { order } => {
                assert!(
                    book.may_strike_so(rules, order),
                    "the order of strikes: {order:?}"
                );
                book.order.clone_from(order);
            }
            Event::Struck { .. } => {
                let is_left = |t: &u8| !book.struck.iter().any(|(_, struck)| struck == t);
                let left: Vec<u8> = (1..=book.offered).filter(is_left).collect();
                if let [left] = left[..] {
                    book.theme = left;
                    book.naming = !rules.before_themes;
                }
            }
            Event::WagersLocked { wagers } => {
                let mut theirs = [None; 6];
                wagers
                    .iter()
                    .for_each(|(seat, points)| theirs[seat.index()] = Some(*points));
                assert_eq!(theirs, book.staked(rules), "what is at stake");
                book.stakes = Some(theirs);
            }
            Event::WagersReopened { dropped } => self.reopened(dropped),
            Event::WinnerNamed { seat } => self.winner_named(*seat),
            Event::GameEnded {} => book.over = true,
            _ => {}
        }
    }

    fn replaced(&mut self) {
        let (rules, book) = (&self.rules, &mut self.book);
        book.annul(book.question);
        book.waited = [false; 6];
        book.tied.clear();
        book.withdrawn = false;
        if rules.khamsa {
            book.pack.replace(rules, book.round, book.level);
        } else {
            book.pack.replace_with_paper();
        }
        if book.round == Round::Final {
            book.answers = Default::default();
        }
    }

    fn next_question(&mut self) {
        let book = &mut self.book;
        book.question += 1;
        book.waited = [false; 6];
        book.tied.clear();
    }

    fn turned(&mut self, event: &Event) {
        self.next_question();
        let (rules, book) = (&self.rules, &mut self.book);
        book.pack.turn();
        let single = book.round == Round::Shootout && rules.ties != Ties::Themes;
        let theme = *event == Event::NextTheme {};
        book.level = match theme || single || !rules.khamsa {
            true => 1,
            false => book.level + 1,
        };
        match (theme, book.round) {
            (true, Round::Shootout) => {
                let begins = &mut book.playoff.as_mut().expect("a shoot-out").begins;
                begins.push(book.question);
            }
            (true, round) => {
                book.theme += 1;
                book.naming = round == Round::Semi;
            }
            (false, _) => {}
        }
    }

    fn shootout(&mut self, seats: &[Seat]) {
        let (his, places) = self.book.tied(&self.rules).expect("equals");
        assert_eq!(seats, his, "who plays for a place");
        self.next_question();
        let begins = vec![self.book.question];
        let named = Vec::new();
        self.book.playoff = Some(Playoff {
            seats: his,
            places,
            begins,
            named,
        });
        self.book.pack.leave(self.book.themes());
        self.book.enter(&self.rules, Round::Shootout);
        self.book.withdrawn = false;
    }

    fn reopened(&mut self, dropped: &[Seat]) {
        let (rules, book) = (&self.rules, &mut self.book);
        let totals = book.totals(rules);
        let mut his = Vec::new();
        for seat in book.in_game(rules) {
            let wager = &mut book.wagers[seat.index()];
            let limits = rules.limits(totals[seat.index()]);
            let fits = |w: Points| limits.is_some_and(|(least, most)| (least..=most).contains(&w));
            if wager.is_some_and(|wager| !fits(wager)) {
                *wager = None;
                his.push(seat);
            }
        }
        assert_eq!(dropped, his, "wagers outside their new limits");
        book.stakes = None;
    }

    fn winner_named(&mut self, seat: Seat) {
        let (seats, places) = self.book.tied(&self.rules).expect("equals");
        let same = |playoff: &Playoff| playoff.seats == seats;
        if !self.book.playoff.as_ref().is_some_and(same) {
            let begins = vec![u32::MAX];
            let seats = seats.clone();
            self.book.playoff = Some(Playoff {
                seats,
                places,
                begins,
                named: Vec::new(),
            });
        }
        let playoff = self.book.playoff.as_mut().expect("set just now");
        assert!(playoff.seats.contains(&seat), "one of the equals has won");
        playoff.named.push(seat);
    }

    /// What ends the match must have ended it, and nothing else.
    pub(super) fn must_be_over(&self, events: &[Event]) {
        let (rules, book) = (&self.rules, &self.book);
        let judged = |event: &Event| matches!(event, Event::Judged { .. } | Event::Removed { .. });
        let shootout = |event: &Event| matches!(event, Event::ShootoutBegan { .. });
        if book.round == Round::Final && events.iter().any(judged) && book.lines_of_stakes() {
            assert!(
                book.over || book.next_to_reveal(rules).is_some(),
                "all answers are judged, and the final goes on"
            );
        }
        let closed = |event: &Event| {
            matches!(
                event,
                Event::WagersLocked { .. } | Event::CollectionClosed {}
            )
        };
        if events.iter().any(closed) && book.finalists(rules).is_empty() {
            let ended = |event: &Event| *event == Event::GameEnded {} || shootout(event);
            assert!(
                events.iter().any(ended),
                "nobody plays the final, and it goes on"
            );
        }
        let playoff = book
            .playoff
            .as_ref()
            .filter(|_| book.round == Round::Shootout);
        if let Some(playoff) = playoff.filter(|_| rules.ties == Ties::Questions && !book.over) {
            let open = book.undecided(rules, playoff);
            assert!(open.is_some(), "all is decided, and the shoot-out goes on");
        }
    }

    /// Who stands at the buttons: an empty chair does not play.
    pub(super) fn plays(&self, view: &View) {
        let (rules, book) = (&self.rules, &self.book);
        if !rules.khamsa || book.over || book.naming || !book.struck_out() {
            return;
        }
        let playing: Vec<Seat> = match (&book.playoff, book.round) {
            (Some(playoff), Round::Shootout) => match book.in_this_theme(rules, playoff) {
                Some(seats) => seats,
                None => return,
            },
            _ => book.in_game(rules),
        };
        let place = match book.round {
            Round::Open | Round::Semi | Round::Secret => usize::from(book.theme) - 1,
            Round::Personal | Round::Shootout => 0,
            Round::Final => return,
        };
        for seat in &view.seats {
            let named = rules.players[seat.seat.index()] > 0;
            let chair = !named || book.lists[seat.seat.index()][place] > 0;
            let his = chair && playing.contains(&seat.seat) && !seat.removed;
            assert_eq!(seat.plays, his, "whether {:?} plays", seat.seat);
        }
    }
}

impl Book {
    fn lines_of_stakes(&self) -> bool {
        self.lines
            .iter()
            .any(|line| line.kind == Kind::Stake && !line.annulled)
    }

    /// The theme of the personal round is known; other rounds strike nothing out.
    fn struck_out(&self) -> bool {
        self.round != Round::Personal
            || self.order.is_empty() && self.lists.iter().any(|list| list[0] > 0)
            || self.struck.len() + 1 == usize::from(self.offered)
    }

    /// Who plays in a shoot-out: whoever was undecided when the question, or the extra theme, began.
    fn in_this_theme(&self, rules: &Rulebook, playoff: &Playoff) -> Option<Vec<Seat>> {
        let begin = match rules.ties {
            Ties::Themes => *playoff.begins.last()?,
            Ties::Questions | Ties::Nothing | Ties::Host => self.question,
        };
        let mut then = self.clone();
        then.lines.retain(|line| line.question < begin);
        let open = then.undecided(rules, playoff);
        open.map(|(seats, _)| seats)
    }
}
