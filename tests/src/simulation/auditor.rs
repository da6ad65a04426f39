//! An auditor who keeps the book on his own, from what was said and who had pressed: he does not
//! look at the game's points, totals or states, and remembers by copying, not by folding.

use std::collections::BTreeMap;

use dabyl_rules::event::Event;
use dabyl_rules::view::Round;
use dabyl_rules::{
    At, Cause, Command, Entry, Fate, Onlooker, Points, Preset, Seat, Setup, Table, Verdict,
};

use super::setups::SEED;

#[derive(Clone)]
struct Line {
    question: u32,
    seat: Seat,
    verdict: Verdict,
    worth: Points,
    waited: bool,
    numbered: bool,
    annulled: bool,
}

/// His book at one instant.
#[derive(Clone, Default)]
struct Book {
    lines: Vec<Line>,
    corrections: BTreeMap<Seat, Points>,
    question: u32,
    /// Who pressed behind somebody else on this question.
    waited: BTreeMap<Seat, bool>,
    /// Who pressed at one instant when nobody answered.
    tied: Vec<Seat>,
    read: bool,
    replaced: bool,
    theme: usize,
    announced: bool,
    shown: bool,
}

pub struct Auditor {
    book: Book,
    /// One copy for each word that can be taken back.
    copies: Vec<Book>,
    khamsa: bool,
    prices: [Points; 5],
    wrong: Points,
    silence_costs: bool,
    decline_free: bool,
    opening: BTreeMap<Seat, Points>,
}

impl Auditor {
    pub fn new(setup: &Setup) -> Auditor {
        let option = |name: &str| setup.options.get(name).map(String::as_str);
        let number = |name: &str, preset: Points| {
            option(name).map_or(preset, |value| value.parse().expect("a number of points"))
        };
        let khamsa = setup.preset != Preset::Lockout;
        let round = setup.start.map_or(Round::Open, |start| start.round);
        let factor = match (setup.preset, round) {
            (Preset::KhamsaAz, Round::Open) | (Preset::KhamsaRu, Round::Semi) => 2,
            (Preset::KhamsaAz, Round::Semi) | (Preset::KhamsaRu, Round::Secret) => 3,
            (Preset::KhamsaAz, Round::Secret) | (Preset::KhamsaRu, Round::Personal) => 4,
            (Preset::KhamsaAz, Round::Personal) | (Preset::KhamsaRu, Round::Open) => 1,
            (Preset::Lockout, _) => 0,
            (Preset::KhamsaAz | Preset::KhamsaRu, Round::Final | Round::Shootout) => 0,
        };
        let right = number("right_points", 1);
        let prices = [1, 2, 3, 4, 5].map(|k| if khamsa { 100 * factor * k } else { right });
        Auditor {
            book: Book::default(),
            copies: Vec::new(),
            khamsa,
            prices,
            wrong: number("wrong_points", 0),
            silence_costs: option("no_answer_cost") != Some("none"),
            decline_free: option("queued_decline") == Some("free"),
            opening: setup.scores.clone(),
        }
    }

    pub fn take(&mut self, entry: &Entry) {
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
                if !entry.events.contains(&Event::GameEnded {}) {
                    self.said(command);
                }
            }
            Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => {}
        }
        let named = entry
            .events
            .iter()
            .any(|event| matches!(event, Event::FirstNamed { .. }));
        let waits = entry
            .events
            .iter()
            .any(|event| matches!(event, Event::FloorWaits { .. }));
        for event in &entry.events {
            self.happened(event, named, waits);
        }
    }

    fn said(&mut self, command: &Command) {
        let worth = self.prices[self.book.question as usize % 5];
        match command {
            Command::Judge { seat, verdict } => self.line(*seat, *verdict, worth, true),
            Command::Amend { attempt, verdict } => {
                let mut numbered = self.book.lines.iter_mut().filter(|line| line.numbered);
                let line = numbered
                    .nth(*attempt as usize - 1)
                    .expect("an accepted amendment");
                line.verdict = *verdict;
            }
            Command::Fine { seat, points, .. } => {
                *self.book.corrections.entry(*seat).or_default() -= points;
            }
            Command::Adjust { seat, points, .. } => {
                *self.book.corrections.entry(*seat).or_default() += points;
            }
            Command::Next {} => {
                self.book.question += 1;
                self.book.waited.clear();
                self.book.tied.clear();
                (self.book.read, self.book.shown, self.book.replaced) = (false, false, false);
                if self.khamsa && self.book.question.is_multiple_of(5) {
                    self.book.theme += 1;
                    self.book.announced = false;
                }
            }
            Command::Withdraw {} => {
                self.book.shown = false;
                self.annul();
            }
            Command::Answer {} => self.book.shown = true,
            Command::Done {} | Command::Go {} => self.book.read = true,
            Command::Call { .. }
            | Command::Theme { .. }
            | Command::Show { .. }
            | Command::Read { .. }
            | Command::Began { .. }
            | Command::Release { .. }
            | Command::Buzz { .. }
            | Command::First { .. }
            | Command::Close { .. }
            | Command::Replace { .. }
            | Command::Start { .. }
            | Command::Assign { .. }
            | Command::Pick { .. }
            | Command::Sequence { .. }
            | Command::Lock { .. }
            | Command::Name { .. }
            | Command::Strike { .. }
            | Command::Wager { .. }
            | Command::Write { .. }
            | Command::Discuss { .. }
            | Command::Remove { .. }
            | Command::Dispute { .. }
            | Command::Settle { .. }
            | Command::Annul { .. }
            | Command::Freeze { .. }
            | Command::Sign { .. }
            | Command::Undo { .. }
            | Command::Pause { .. }
            | Command::Resume { .. } => {}
        }
    }

    fn happened(&mut self, event: &Event, named: bool, waits: bool) {
        let worth = self.prices[self.book.question as usize % 5];
        match event {
            Event::Pressed {
                seat,
                fate: Fate::Floor,
                ..
            } => {
                self.book.waited.insert(*seat, false);
            }
            Event::Pressed {
                seat,
                fate: Fate::Queued,
                ..
            } => {
                self.book.waited.insert(*seat, true);
            }
            Event::Tied { seats } if waits => self.book.tied.clone_from(seats),
            Event::FloorPassed { seat } if named && self.book.tied.contains(seat) => {
                self.book.tied.clear();
                self.book.waited.insert(*seat, false);
            }
            Event::Forfeited { seat, .. } => self.line(*seat, Verdict::Late, worth, false),
            Event::Replaced {} => {
                self.annul();
                self.book.waited.clear();
                self.book.tied.clear();
                (self.book.read, self.book.shown, self.book.replaced) = (false, false, true);
            }
            Event::ThemeAnnounced {} => self.book.announced = true,
            Event::Called { .. }
            | Event::ValueAnnounced { .. }
            | Event::ReadingBegan { .. }
            | Event::ReadingEnded { .. }
            | Event::KeysOpened { .. }
            | Event::Pressed { .. }
            | Event::LotDrawn { .. }
            | Event::Tied { .. }
            | Event::FirstNamed { .. }
            | Event::FloorWaits { .. }
            | Event::FloorPassed { .. }
            | Event::Judged { .. }
            | Event::Released { .. }
            | Event::AnswerBegan { .. }
            | Event::AnswerTimeUp { .. }
            | Event::WentBack { .. }
            | Event::Closed { .. }
            | Event::AnswerShown { .. }
            | Event::Withdrawn { .. }
            | Event::NextQuestion { .. }
            | Event::NextTheme { .. }
            | Event::GameEnded { .. }
            | Event::Amended { .. }
            | Event::RoundBegan { .. }
            | Event::StepStarted { .. }
            | Event::StepTimeUp { .. }
            | Event::StrikesOrdered { .. }
            | Event::Entered { .. }
            | Event::EntriesLocked { .. }
            | Event::Struck { .. }
            | Event::Wagered { .. }
            | Event::WagersLocked { .. }
            | Event::WagersReopened { .. }
            | Event::Written { .. }
            | Event::DiscussionBegan { .. }
            | Event::Warned { .. }
            | Event::DiscussionEnded { .. }
            | Event::CollectionClosed { .. }
            | Event::ShootoutBegan { .. }
            | Event::WinnerNamed { .. }
            | Event::Removed { .. }
            | Event::Disputed { .. }
            | Event::Settled { .. }
            | Event::Annulled { .. }
            | Event::Froze { .. }
            | Event::Signed { .. }
            | Event::Fined { .. }
            | Event::Adjusted { .. }
            | Event::Paused { .. }
            | Event::Resumed { .. }
            | Event::Restarted { .. }
            | Event::Undone { .. } => {}
        }
    }

    fn line(&mut self, seat: Seat, verdict: Verdict, worth: Points, numbered: bool) {
        let question = self.book.question;
        let waited = self.book.waited.get(&seat).copied().unwrap_or(false);
        let annulled = false;
        self.book.lines.push(Line {
            question,
            seat,
            verdict,
            worth,
            waited,
            numbered,
            annulled,
        });
    }

    fn annul(&mut self) {
        let question = self.book.question;
        for line in self
            .book
            .lines
            .iter_mut()
            .filter(|line| line.question == question)
        {
            line.annulled = true;
        }
    }

    fn cost(&self, line: &Line) -> Points {
        match line.verdict {
            Verdict::Correct => line.worth,
            _ if !self.khamsa => -self.wrong,
            Verdict::Wrong | Verdict::Double => -line.worth,
            Verdict::NoAnswer if line.waited && self.decline_free => 0,
            Verdict::NoAnswer | Verdict::Late if self.silence_costs => -line.worth,
            Verdict::NoAnswer | Verdict::Late => 0,
        }
    }

    fn total(&self, seat: Seat) -> Points {
        let mut total = self.opening.get(&seat).copied().unwrap_or(0);
        total += self.book.corrections.get(&seat).copied().unwrap_or(0);
        for (place, line) in self.book.lines.iter().enumerate() {
            let solved = self.book.lines[..place].iter().any(|before| {
                before.question == line.question
                    && !before.annulled
                    && before.verdict == Verdict::Correct
            });
            if line.seat == seat && !line.annulled && !solved {
                total += self.cost(line);
            }
        }
        total
    }

    /// The sums are his, and nobody in the hall sees a secret.
    pub fn agrees(&self, table: &Table, now: At) {
        let view = table.view(Onlooker::Public, now);
        for seat in &view.seats {
            assert_eq!(
                seat.score,
                self.total(seat.seat),
                "the sum of {:?}",
                seat.seat
            );
        }

        self.sees_no_secret(&serde_json::to_string(&view).expect("a view is JSON"));
    }

    fn sees_no_secret(&self, json: &str) {
        assert!(!json.contains(&SEED.to_string()), "the seed is a secret");
        let (theme, question) = if self.khamsa {
            (self.book.theme + 1, self.book.question as usize % 5 + 1)
        } else {
            (
                self.book.question as usize / 5 + 1,
                self.book.question as usize % 5 + 1,
            )
        };
        let title = format!("SECRET-TITLE-{theme}-");
        let text = format!("SECRET-TEXT-{theme}-{question}-");
        let answer = format!("SECRET-ANSWER-{theme}-{question}-");
        let mut rest = json.to_owned();
        let title_is_public = if self.khamsa {
            self.book.announced
        } else {
            true
        };
        if title_is_public {
            rest = rest.replace(&title, "");
        }
        if (self.book.read || self.book.shown) && !self.book.replaced {
            rest = rest.replace(&text, "");
        }
        if self.book.shown && !self.book.replaced {
            rest = rest.replace(&answer, "");
        }
        assert!(!rest.contains("SECRET"), "the hall sees a secret: {rest}");
    }
}
