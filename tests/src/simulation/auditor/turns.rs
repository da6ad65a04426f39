//! What must come of a word, and what came: the auditor says the one, and turns his book by the other.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not named turns nothing in his book"
)]

use dabyl_rules::event::Event;
use dabyl_rules::view::{Round, View};
use dabyl_rules::{Command, Points, Seat, Verdict};

use super::rulebook::{Rulebook, Ties};
use super::sums::Playoff;
use super::{Auditor, Book, Kind, decisions, foreign};

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
            // Whoever was named for what will not be played has no rivals any more.
            Event::GameEnded {} => (book.over, book.naming) = (true, false),
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
        if let Some(playoff) = playoff.filter(|_| !book.over) {
            let open = book.undecided(rules, playoff).is_some();
            let open = open || rules.ties == Ties::Themes;
            assert!(open, "all is decided, and the shoot-out goes on");
            let equal = book.tied(rules).map_or(Vec::new(), |(seats, _)| seats);
            let rivals = playoff.seats.iter().filter(|seat| equal.contains(seat));
            assert!(rivals.count() > 1, "no equals, and the shoot-out goes on");
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
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(book.round),
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
