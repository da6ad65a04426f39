//! Goes through what happened once more, beside the game itself, and notes what a ledger does not
//! keep: where each question stood, who played it, its presses and lots.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not named changes sums alone, or nothing that a protocol tells"
)]

use std::collections::BTreeMap;

use super::notes::{Notes, Place};
use super::stages::Course;
use super::{
    ProtocolAmendment, ProtocolCorrection, ProtocolLot, ProtocolLotKind, ProtocolOutcome,
    ProtocolPlayer, ProtocolRound, ProtocolStrike, ProtocolTheme,
};
use crate::event::Event;
use crate::game::{Game, Rules};
use crate::games::khamsa::{Khamsa, Stage};
use crate::games::kokpar::Kokpar;
use crate::ledger::Ledger;
use crate::setup::{Setup, SetupError};
use crate::table::{line_ups, name};
use crate::view::Round;
use crate::vocabulary::{At, Phase, Points, Seat};

/// What happened so far.
pub(super) struct Walk<'a> {
    pub setup: &'a Setup,
    pub game: Game,
    /// Without questions and sums.
    pub rounds: Vec<ProtocolRound>,
    /// Questions by number, the announced ones and those that are still to come.
    pub notes: BTreeMap<u32, Notes>,
    /// Who plays for a place.
    pub shootout: Option<Vec<Seat>>,
    pub named: Vec<Seat>,
    /// Number of the final's question.
    pub finale: Option<u32>,
    /// What was staked and written, by place among the ledger's attempts.
    pub reveals: BTreeMap<usize, Reveal>,
    pub corrections: Vec<ProtocolCorrection>,
    pub amendments: Vec<ProtocolAmendment>,
    pub lots: Vec<ProtocolLot>,
    /// Of the Kazakh game.
    pub course: Course,
    asked: u32,
}

/// What a judged team had staked and written.
pub(super) struct Reveal {
    pub wager: Option<Points>,
    pub answer: Option<String>,
}

impl<'a> Walk<'a> {
    /// Before the first word.
    pub fn begin(setup: &'a Setup) -> Result<Walk<'a>, SetupError> {
        let mut walk = Walk {
            setup,
            game: Game::new(setup)?,
            rounds: Vec::new(),
            notes: BTreeMap::new(),
            shootout: None,
            named: Vec::new(),
            finale: None,
            reveals: BTreeMap::new(),
            corrections: Vec::new(),
            amendments: Vec::new(),
            lots: Vec::new(),
            course: Course::default(),
            asked: 0,
        };
        walk.enter_round();
        Ok(walk)
    }

    /// It has happened, at this game time.
    pub fn take(&mut self, at: At, event: &Event) {
        if let Some(kokpar) = self.game.as_kokpar() {
            self.course.before(kokpar, event);
        }
        self.before(event);
        self.game.apply(at, event);
        self.after(event);
        if let Some(kokpar) = self.game.as_kokpar() {
            self.course.after(kokpar, event);
        }
        self.look_for_opening(at, event);
    }

    fn ledger(&self) -> &Ledger {
        self.game.ledger()
    }

    /// The present question's.
    pub(super) fn note(&mut self) -> &mut Notes {
        let number = self.game.contest().number();
        self.notes.entry(number).or_default()
    }

    /// What must be noted as long as the game does not know of it.
    fn before(&mut self, event: &Event) {
        match *event {
            // The press that draws is told as the lot that it drew.
            Event::Pressed { .. } if self.kokpar().is_some_and(Kokpar::is_choosing_topic) => {}
            Event::Pressed { seat, at, fate, .. } => self.note().press(seat, at, fate),
            Event::BlockDrawn {
                seat,
                block,
                by_lot: true,
            } => self.draw(ProtocolLotKind::Block, seat, block),
            Event::TopicTaken {
                seat,
                theme,
                by_lot: true,
            } => self.draw(ProtocolLotKind::Theme, seat, theme),
            Event::LotDrawn { ref order } => self.lot(order),
            Event::Withdrawn {} => self.note().outcome = ProtocolOutcome::Withdrawn,
            Event::Replaced {} => self.note().replaced(),
            Event::RoundBegan { .. } | Event::ShootoutBegan { .. } => self.take_line_ups(),
            Event::Struck { seat, theme } => self.struck(seat, theme),
            Event::Judged { seat, .. } => self.reveal(seat),
            Event::Amended {
                attempt, verdict, ..
            } => {
                let old = self.ledger().attempt(attempt).map(|old| old.verdict);
                let (from, to) = (old.unwrap_or(verdict), verdict);
                self.amendments
                    .push(ProtocolAmendment { attempt, from, to });
            }
            Event::Fined {
                seat,
                points,
                ref reason,
            } => self.correction(seat, points.saturating_neg(), true, reason.clone()),
            Event::Adjusted {
                seat,
                points,
                ref reason,
            } => self.correction(seat, points, false, Some(reason.clone())),
            Event::Disputed { question } => {
                self.notes.entry(question).or_default().disputed = true;
            }
            Event::Annulled { question } => {
                self.notes.entry(question).or_default().outcome = ProtocolOutcome::Annulled;
            }
            _ => {}
        }
    }

    /// What is noted as the game knows it now.
    fn after(&mut self, event: &Event) {
        match *event {
            Event::Called {} => drop(self.place()),
            Event::ThemeAnnounced {} => {
                // In the semi-open round it comes before anybody is called.
                if matches!(self.khamsa().map(Khamsa::stage), Some(Stage::Playing)) {
                    self.place();
                }
            }
            // In the Kazakh game a question is told of from its showing on.
            Event::ValueAnnounced { .. } | Event::KeysOpened {} if self.kokpar().is_none() => {
                self.ask();
            }
            // One that was withdrawn before it was announced comes to the table by being replaced.
            Event::Replaced {} if self.game.contest().phase() == Phase::Value => self.ask(),
            Event::RoundBegan { .. } => self.enter_round(),
            Event::ShootoutBegan { ref seats } => self.shootout = Some(seats.clone()),
            Event::WinnerNamed { seat } | Event::PlaceGiven { seat } => self.named.push(seat),
            Event::QuestionShown { .. } | Event::SectorTaken { .. } => {
                self.asked = self.asked.max(self.game.contest().number());
            }
            _ => {}
        }
    }

    pub(super) fn khamsa(&self) -> Option<&Khamsa> {
        self.game.as_khamsa()
    }

    pub(super) fn kokpar(&self) -> Option<&Kokpar> {
        self.game.as_kokpar()
    }

    /// A match may begin with the final or with a shoot-out.
    fn enter_round(&mut self) {
        match self.khamsa().map(Khamsa::round) {
            Some(Round::Final) => self.finale = Some(self.game.contest().number()),
            Some(Round::Shootout) => {
                let seats = self.khamsa().map(Khamsa::playing_off);
                self.shootout = seats.map(|seats| seats.iter().collect());
            }
            Some(Round::Open | Round::Semi | Round::Secret | Round::Personal) | None => {}
            Some(Round::Baige | Round::Polyglot | Round::SuddenDeath) => {}
            Some(Round::Kokpar | Round::Overtime) => {}
        }
    }

    /// When buttons were opened. In the Kazakh game an event says so: the signal, keys, what is shown.
    fn look_for_opening(&mut self, at: At, event: &Event) {
        let opened = match self.kokpar() {
            Some(kokpar) => match event {
                Event::KeysOpened {} | Event::SignalGiven {} => true,
                Event::QuestionShown { .. } => kokpar.round() == Round::Polyglot,
                _ => false,
            },
            None => self.game.contest().is_open(),
        };
        if opened {
            self.note().open(at);
        }
    }

    /// The present round, which begins to be told of.
    fn round(&mut self) -> usize {
        let round = self.khamsa().map(Khamsa::round);
        if self.rounds.last().is_none_or(|last| last.round != round) {
            self.rounds.push(ProtocolRound {
                round,
                entries: Vec::new(),
                strikes: Vec::new(),
                themes: Vec::new(),
                totals: Vec::new(),
            });
        }
        self.rounds.len() - 1
    }

    /// Who plays what in the round, as far as everybody may know it by now.
    pub fn take_line_ups(&mut self) {
        let lines = self.khamsa().map(|khamsa| line_ups(self.setup, khamsa));
        let of_shootout = self.khamsa().map(Khamsa::round) == Some(Round::Shootout);
        if let Some(lines) = lines.filter(|lines| !lines.is_empty() && !of_shootout) {
            let round = self.round();
            self.rounds[round].entries = lines;
        }
    }

    /// The place of what is played: its theme, with those who stand at the buttons.
    fn place(&mut self) -> Option<Place> {
        let number = match self.khamsa() {
            Some(khamsa) => match khamsa.round() {
                Round::Open | Round::Semi | Round::Secret | Round::Personal => khamsa.theme(),
                Round::Shootout => return Some(Place::Shootout),
                Round::Final | Round::Baige | Round::Polyglot => return None,
                Round::SuddenDeath | Round::Kokpar | Round::Overtime => return None,
            },
            None => 1,
        };
        let round = self.round();
        let title = self.title();
        let themes = &self.rounds[round].themes;
        if let Some(theme) = themes.iter().position(|theme| theme.number == number) {
            self.rounds[round].themes[theme].title = title;
            return Some(Place::Theme { round, theme });
        }
        let players = self.players();
        let themes = &mut self.rounds[round].themes;
        themes.push(ProtocolTheme {
            number,
            title,
            players,
            questions: Vec::new(),
            subtotals: Vec::new(),
        });
        let theme = themes.len() - 1;
        Some(Place::Theme { round, theme })
    }

    /// The theme's name, if everybody may know it. A game without themes has a single nameless one.
    fn title(&self) -> Option<String> {
        let known = self.khamsa().is_some() && self.game.theme_is_public();
        let page = self.game.theme_page().filter(|_| known)?;
        Some(self.setup.themes.get(page)?.title.clone())
    }

    /// Who stands at the buttons.
    fn players(&self) -> Vec<ProtocolPlayer> {
        let manned = self.game.contest().manned();
        let seats = self.setup.seats.iter();
        let player = |place: &crate::setup::SeatSetup| {
            let number = u8::try_from(self.game.player(place.seat)? + 1).ok()?;
            let (seat, name) = (place.seat, name(place, number)?);
            Some(ProtocolPlayer { seat, name })
        };
        seats
            .filter(|place| manned.contains(place.seat))
            .filter_map(player)
            .collect()
    }

    /// The present question is announced. One that was replaced stands here already.
    fn ask(&mut self) {
        let Some(place) = self.place() else {
            return;
        };
        let number = self.game.contest().number();
        let at = self.game.place();
        let in_theme = self.khamsa().is_some() && at.price.is_some();
        let level = in_theme.then(|| u8::try_from(at.question).unwrap_or(u8::MAX));
        let players = match place {
            Place::Theme { .. } => Vec::new(),
            Place::Shootout => self.players(),
        };
        self.asked = self.asked.max(number);
        let note = self.note();
        note.place = Some(place);
        note.price = at.price;
        note.level = level;
        note.players = players;
    }

    /// Whoever strikes knows the names, and so does everybody else (AZ-11, RU-18).
    fn struck(&mut self, seat: Seat, theme: u8) {
        let page = self
            .khamsa()
            .and_then(|khamsa| khamsa.pages().theme(khamsa.round(), theme));
        let page = page.and_then(|page| self.setup.themes.get(page));
        let title = page.map(|page| page.title.clone());
        let round = self.round();
        self.rounds[round]
            .strikes
            .push(ProtocolStrike { seat, theme, title });
    }

    /// A verdict of the final shows what the team had staked and written.
    fn reveal(&mut self, seat: Seat) {
        let Some(khamsa) = self.khamsa() else { return };
        if khamsa.stage() != Stage::Revealing {
            return;
        }
        let reveal = Reveal {
            wager: khamsa.finale().stake(seat),
            answer: khamsa.finale().answer(seat).map(str::to_owned),
        };
        self.reveals.insert(self.ledger().attempts().len(), reveal);
    }

    fn correction(&mut self, seat: Seat, points: Points, fine: bool, reason: Option<String>) {
        self.corrections.push(ProtocolCorrection {
            seat,
            points,
            fine,
            reason,
            after_question: self.asked,
        });
    }
}
