//! What the protocol of the Kazakh game tells beside points: whose turn it was, what each key brought and
//! when, offences, orders. A key is told once its question was revealed or is over.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not named is told by the ledger, or concerns no stage"
)]

use std::collections::BTreeMap;

use super::notes::Notes;
use super::{
    ProtocolAttempt, ProtocolFigures, ProtocolKeyAmendment, ProtocolKeyAnswer, ProtocolOffence,
    ProtocolOrder, ProtocolQuestion, ProtocolStageQuestion, ProtocolStages,
};
use crate::event::{Event, KeyAnswer};
use crate::game::Rules;
use crate::games::kokpar::Kokpar;
use crate::games::kokpar::terms::TimeBasis;
use crate::ledger::Counts;
use crate::seat_set::SeatSet;
use crate::setup::Setup;
use crate::view::Round;
use crate::vocabulary::{Key, Phase, Seat, State, Verdict};

const NS_PER_US: u64 = 1_000;

/// What has been noted of the stages so far.
#[derive(Default)]
pub(super) struct Course {
    asked: BTreeMap<u32, Asked>,
    orders: Vec<ProtocolOrder>,
    offences: Vec<ProtocolOffence>,
    amendments: Vec<ProtocolKeyAmendment>,
    /// Who goes on is fixed: a lot that comes now is about the order at the board.
    pub fixed: bool,
}

/// A question that was shown.
struct Asked {
    stage: Round,
    turn: Option<Seat>,
    theme: Option<u8>,
    level: Option<u8>,
    price: Option<u32>,
    right: Option<Key>,
    answers: Vec<KeyAnswer>,
    decided: Option<Seat>,
    tied: Vec<Seat>,
    host_timed: bool,
}

impl Course {
    /// What must be noted as long as the game does not know of it.
    pub fn before(&mut self, game: &Kokpar, event: &Event) {
        match *event {
            Event::NextQuestion {} | Event::NextTheme {} | Event::RoundBegan { .. } => {
                self.take_keys(game);
            }
            Event::Judged { verdict, .. } => {
                let number = game.contest().number();
                let unpressed = match game.contest().phase() {
                    Phase::Reading | Phase::Thinking => true,
                    _ => game.terms().topic_host_tap,
                };
                if let Some(asked) = self.asked.get_mut(&number) {
                    let spoken = verdict != Verdict::NoAnswer;
                    asked.host_timed = unpressed && spoken && asked.stage == Round::Polyglot;
                }
            }
            Event::KeyAmended { reveal, key, .. } => {
                let Some(old) = revealed(game, reveal) else {
                    return;
                };
                let (question, from, to) = (old.question, old.key, key);
                self.amendments
                    .push(ProtocolKeyAmendment { question, from, to });
            }
            _ => {}
        }
    }

    /// What is noted as the game knows it now.
    pub fn after(&mut self, game: &Kokpar, event: &Event) {
        let number = game.contest().number();
        match *event {
            Event::QuestionShown { .. } | Event::SectorTaken { .. } => self.ask(game),
            Event::Revealed { key, ref answers } => {
                if let Some(asked) = self.asked.get_mut(&number) {
                    asked.right = Some(key);
                    asked.answers.clone_from(answers);
                }
            }
            Event::KeyAmended {
                reveal,
                key,
                ref answers,
            } => {
                let question = revealed(game, reveal).map_or(0, |reveal| reveal.question);
                if let Some(asked) = self.asked.get_mut(&question) {
                    asked.right = Some(key);
                    asked.answers.clone_from(answers);
                }
            }
            Event::KeyDecided { seat } => self.decide(number, Some(seat), Vec::new()),
            Event::KeyTied { ref seats } => self.decide(number, None, seats.clone()),
            Event::Withdrawn {} => self.decide(number, None, Vec::new()),
            Event::Replaced {} => {
                self.decide(number, None, Vec::new());
                if let Some(asked) = self.asked.get_mut(&number) {
                    asked.right = None;
                    asked.answers.clear();
                    asked.host_timed = false;
                }
            }
            Event::TurnsOrdered { ref order } => self.orders.push(ProtocolOrder {
                stage: game.round(),
                order: order.clone(),
            }),
            Event::FinalistsFixed { .. } => self.fixed = true,
            Event::Offended { seat, times } => self.offences.push(ProtocolOffence {
                seat,
                times,
                question: number,
                out: false,
            }),
            Event::Eliminated { seat } => {
                let own = self.offences.iter_mut().rfind(|one| one.seat == seat);
                if let Some(offence) = own {
                    offence.out = true;
                }
            }
            _ => {}
        }
    }

    fn decide(&mut self, number: u32, decided: Option<Seat>, tied: Vec<Seat>) {
        if let Some(asked) = self.asked.get_mut(&number) {
            asked.decided = decided;
            asked.tied = tied;
        }
    }

    /// The question is on the screen. One that was replaced keeps what was told of it.
    fn ask(&mut self, game: &Kokpar) {
        let place = game.place();
        let asked = Asked {
            stage: game.round(),
            turn: game.turn(),
            theme: Some(place.theme).filter(|theme| *theme > 0),
            level: u8::try_from(place.question)
                .ok()
                .filter(|_| game.round() == Round::Polyglot),
            price: place.price,
            right: None,
            answers: Vec::new(),
            decided: None,
            tied: Vec::new(),
            host_timed: false,
        };
        self.asked.insert(game.contest().number(), asked);
    }

    /// The keys of a question that nobody has revealed: it is over, and decided by them or not at all.
    fn take_keys(&mut self, game: &Kokpar) {
        let number = game.contest().number();
        let Some(asked) = self.asked.get_mut(&number) else {
            return;
        };
        let Some(right) = game.right().filter(|_| game.by_keys()) else {
            return;
        };
        if asked.answers.is_empty() {
            let voters = game.ballot().voters();
            let seats = voters.iter().fold(game.at_question(), SeatSet::with);
            asked.right = Some(right);
            asked.answers = game.ballot().count(seats, right, 0, 0);
        }
    }

    /// All that is told of the stages.
    pub fn finish(
        mut self,
        setup: &Setup,
        game: &Kokpar,
        notes: &mut BTreeMap<u32, Notes>,
        attempts: &mut BTreeMap<u32, Vec<ProtocolAttempt>>,
    ) -> ProtocolStages {
        if game.state() == State::Over {
            self.take_keys(game);
        }
        let disputes = &game.contest().book().disputes;
        let questions = core::mem::take(&mut self.asked);
        let question = |(number, asked): (u32, Asked)| {
            let note = notes.entry(number).or_default();
            let lines = attempts.remove(&number).unwrap_or_default();
            let hidden = asked.right.is_none() && keyed(asked.stage, game);
            ProtocolStageQuestion {
                stage: asked.stage,
                turn: asked.turn,
                title: title(setup, game, asked.stage, asked.theme),
                theme: asked.theme,
                right: asked.right,
                answers: answers(&asked, &lines),
                decided: asked.decided,
                tied: asked.tied,
                host_timed: asked.host_timed,
                question: ProtocolQuestion {
                    number,
                    level: asked.level,
                    price: asked.price,
                    players: Vec::new(),
                    // Who has pressed, and when, belongs to the key.
                    presses: if hidden { Vec::new() } else { note.presses() },
                    presses_left_out: if hidden { 0 } else { note.left_out() },
                    attempts: lines,
                    outcome: note.outcome,
                    disputed: note.disputed,
                    dispute_open: disputes.contains(&number),
                    lots: core::mem::take(&mut note.lots),
                },
            }
        };
        ProtocolStages {
            players: setup.seats.iter().map(|p| figures(game, p.seat)).collect(),
            questions: questions.into_iter().map(question).collect(),
            blocks: setup.blocks.clone(),
            orders: self.orders,
            finalists: game.finalists().to_vec(),
            offences: self.offences,
            key_amendments: self.amendments,
        }
    }
}

fn revealed(game: &Kokpar, reveal: u32) -> Option<&crate::games::kokpar::Reveal> {
    let place = usize::try_from(reveal).ok()?.checked_sub(1)?;
    game.reveals().get(place)
}

/// Questions of this stage are answered by keys, all at once.
fn keyed(stage: Round, game: &Kokpar) -> bool {
    match stage {
        Round::Baige => !game.terms().baige_race,
        Round::SuddenDeath | Round::Overtime => !game.terms().overtime_race,
        _ => false,
    }
}

/// What each key brought; a question that does not count brings nothing.
fn answers(asked: &Asked, lines: &[ProtocolAttempt]) -> Vec<ProtocolKeyAnswer> {
    let counts = |seat: Seat| lines.iter().any(|line| line.seat == seat && !line.void);
    let told = |answer: &KeyAnswer| ProtocolKeyAnswer {
        seat: answer.seat,
        key: answer.key,
        time_us: answer.key.map(|_| answer.time_ns / NS_PER_US),
        verdict: answer.verdict,
        points: if counts(answer.seat) {
            answer.points
        } else {
            0
        },
    };
    asked.answers.iter().map(told).collect()
}

fn title(setup: &Setup, game: &Kokpar, stage: Round, theme: Option<u8>) -> Option<String> {
    let page = game.theme_of_stage(stage, theme?)?;
    let title = &setup.themes.get(page)?.title;
    (!title.is_empty()).then(|| title.clone())
}

/// A player's points and times, stage by stage.
fn figures(game: &Kokpar, seat: Seat) -> ProtocolFigures {
    let figures = game.figures()[seat.index()];
    let (polyglot, kokpar) = game.stage_starts();
    let end = |start: u32| if start == 0 { u32::MAX } else { start };
    let time_us = |from: u32, to: u32| {
        let lines = game.ledger().judged().filter(|(line, void)| {
            let right = line.verdict == Verdict::Correct;
            let counts = right || game.terms().time_basis == TimeBasis::AllAnswers;
            let here = (from..to).contains(&line.question) && line.counts != Counts::Apart;
            line.seat == seat && !void && counts && here
        });
        lines.map(|(line, _)| line.time_ns).sum::<u64>() / NS_PER_US
    };
    let at_board = match game.round() {
        Round::Kokpar | Round::Overtime => game.finalists().contains(&seat),
        _ => false,
    };
    ProtocolFigures {
        seat,
        baige: figures.baige,
        baige_us: time_us(0, end(polyglot)),
        polyglot: figures.polyglot,
        polyglot_us: if polyglot == 0 {
            0
        } else {
            time_us(polyglot, end(kokpar))
        },
        time_ms: figures.time_ms,
        kokpar: at_board.then(|| game.ledger().totals()[seat.index()]),
        talked_out: game.eliminated().contains(seat),
    }
}
