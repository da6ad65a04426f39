//! What has happened turns a match. Only turns; cannot fail.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not named concerns the question or the book alone"
)]

use super::{Entry, Khamsa, QUESTIONS, Stage, TiePolicy, terms::Naming};
use crate::countdown::Countdown;
use crate::event::Event;
use crate::seat_set::SeatSet;
use crate::view::Round;
use crate::vocabulary::{At, Phase, Seat};

impl Khamsa {
    /// It has happened, at this game time.
    pub(super) fn turn(&mut self, at: At, event: &Event) {
        if !self.turn_final(event) {
            self.contest.apply(at, event);
        }
        match *event {
            Event::Called {} => self.stage = Stage::Playing,
            Event::ThemeAnnounced {} => self.announced = true,
            Event::NextQuestion {} => self.next_question(),
            Event::NextTheme {} => self.next_theme(),
            Event::RoundBegan { round } => {
                self.pages.leave_round(self.themes_of_pack());
                self.enter_round(round);
            }
            Event::StepStarted {} => self.start_step(at),
            Event::StepTimeUp {} => {
                if let Some(clock) = &mut self.clock {
                    clock.run_out();
                }
            }
            Event::StrikesOrdered { ref order } => self.strikes.set_order(order),
            Event::Entered { seat, ref players } => self.enter(seat, players),
            Event::EntriesLocked { ref lists, .. } => self.lock_lists(lists),
            Event::Struck { seat, theme } => self.struck(seat, theme),
            Event::Replaced {} if self.round == Round::Final => self.finale.replace(),
            Event::Replaced {} => self.pages.replace(self.round, self.question),
            Event::ShootoutBegan { ref seats } => {
                self.pages.leave_round(self.themes_of_pack());
                self.enter_shootout(seats.iter().copied().collect());
            }
            Event::WinnerNamed { seat } => self.name_first(seat),
            Event::GameEnded {} => {
                self.stage = Stage::Over;
                self.clock = None;
            }
            Event::DiscussionBegan {} => {
                self.finale.asked = true;
                self.begin_stage(Stage::Discussing, at, Some(self.terms.finale.discuss));
            }
            Event::Warned {} => self.finale.warned = true,
            Event::DiscussionEnded {} => {
                self.begin_stage(Stage::Collecting, at, self.terms.finale.collect);
            }
            Event::CollectionClosed {} => self.begin_stage(Stage::Revealing, at, None),
            _ => {}
        }
    }

    fn begin_stage(&mut self, stage: Stage, at: At, time: Option<u64>) {
        self.stage = stage;
        self.open = false;
        self.clock = time.map(|whole| Countdown::begin(at, whole));
    }

    /// What means something else in the final than in a question with buttons. Says whether it did.
    fn turn_final(&mut self, event: &Event) -> bool {
        let final_stage =
            self.is_final() || (self.stage == Stage::Over && self.round == Round::Final);
        match *event {
            Event::Judged {
                seat,
                verdict,
                points,
                ..
            } if self.stage == Stage::Revealing => {
                let wager = self.finale.stake(seat).unwrap_or(0);
                self.contest.judge_stake(seat, verdict, points, wager);
            }
            Event::AnswerShown {} if final_stage => self.finale.shown = true,
            Event::Withdrawn {} | Event::Replaced {} if final_stage => {
                self.contest.withdraw_stakes();
                let withdrawn = matches!(event, Event::Withdrawn {});
                self.stage = if withdrawn {
                    Stage::Withdrawn
                } else {
                    Stage::Reading
                };
                self.finale.warned = false;
                self.clock = None;
            }
            Event::Wagered { seat, points } => self.finale.wagered(seat, points),
            Event::Written { seat, ref text } => self.finale.wrote(seat, text),
            Event::WagersLocked { ref wagers } => {
                self.finale.lock(wagers);
                if self.stage == Stage::Wagering {
                    self.stage = Stage::Reading;
                    self.open = false;
                    self.clock = None;
                }
            }
            Event::WagersReopened { ref dropped } => {
                self.finale.reopen(dropped);
                self.stage = Stage::Wagering;
                self.open = true;
            }
            _ => return false,
        }
        true
    }

    fn next_question(&mut self) {
        self.pages.turn();
        if self.round == Round::Shootout && self.terms.tie != TiePolicy::ExtraTheme {
            self.question = 1;
        } else {
            self.question = self.question.saturating_add(1).min(QUESTIONS);
        }
        self.contest.set_price(self.price());
        self.take_places();
    }

    fn next_theme(&mut self) {
        self.pages.turn();
        self.question = 1;
        if self.round == Round::Shootout {
            self.playoff.begin_theme(self.contest.number());
            self.contest.begin_at(Phase::Ready, self.price());
            self.take_places();
            return;
        }
        self.announced = false;
        self.theme = self.theme.saturating_add(1).min(self.themes());
        self.contest.set_price(self.price());
        if self.round == Round::Semi {
            self.stage = Stage::Entries(Entry::Pick);
            self.open = false;
            self.contest.man(self.contest.in_game());
        } else {
            self.stage = Stage::Calling;
            self.take_places();
        }
    }

    fn start_step(&mut self, at: At) {
        let time = if self.stage == Stage::Wagering {
            self.terms.finale.wager
        } else {
            self.terms.entry_time(self.round)
        };
        self.open = true;
        self.clock = time.map(|whole| Countdown::begin(at, whole));
    }

    fn enter(&mut self, seat: Seat, players: &[u8]) {
        match (self.stage, players) {
            (Stage::Entries(Entry::Assign | Entry::Sequence), _) => self.lists.set(seat, players),
            (Stage::Entries(Entry::Pick), [player]) => self.lists.put(seat, self.theme, *player),
            (_, [player]) => self.lists.put(seat, 1, *player),
            (_, _) => {}
        }
    }

    /// These lists stand, and the stage is over.
    pub(super) fn lock_lists(&mut self, lists: &[(Seat, Vec<u8>)]) {
        for (seat, list) in lists {
            self.lists.set(*seat, list);
        }
        self.open = false;
        self.clock = None;
        let before_themes = self.terms.naming == Naming::BeforeThemes;
        self.stage = match self.stage {
            Stage::Naming if self.round == Round::Personal && before_themes => Stage::Striking,
            _ => Stage::Calling,
        };
        if self.stage == Stage::Calling {
            self.take_places();
        }
    }

    fn struck(&mut self, seat: Seat, theme: u8) {
        self.strikes.struck(seat, theme);
        if let Some(left) = self.strikes.left() {
            self.theme = left;
            self.open = false;
            self.stage = match self.terms.naming {
                Naming::BeforeThemes => Stage::Calling,
                Naming::AfterStrikes => Stage::Naming,
            };
            if self.stage == Stage::Calling {
                self.take_places();
            }
        }
    }

    fn name_first(&mut self, seat: Seat) {
        let tied = self.tied(self.contest.ledger());
        let (seats, places) = tied.unwrap_or((SeatSet::EMPTY.with(seat), 1));
        if self.playoff.seats != seats {
            let question = u32::MAX;
            self.playoff = super::Playoff::of(seats, places, question, self.terms.tie);
        }
        self.playoff.name(seat);
    }
}
