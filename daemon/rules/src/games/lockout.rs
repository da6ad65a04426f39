#![doc = include_str!("lockout.md")]

use crate::contest::Contest;
use crate::event::Event;
use crate::game::{Moment, Rules};
use crate::ledger::Ledger;
use crate::lot::Lots;
use crate::manner::{AfterWrong, AnswerTime, Manner, Opens, PressTie, ThinkAfterWrong, Worth};
use crate::options::{self, Chosen, Known};
use crate::pages::Page;
use crate::setup::{Setup, SetupError};
use crate::view::Place;
use crate::vocabulary::{At, Cause, Command, Phase, Refusal, Seat};

/// How a question is played unless options say otherwise. Every field: L-clauses of the rule sheet.
static MANNER: Manner = Manner {
    reads: false,                                  // L-1
    opens: Opens::Reading,                         // L-1: never before `go`
    think: None,                                   // L-6
    think_after_wrong: ThinkAfterWrong::Remaining, // L-6
    answer: AnswerTime::Host { mark: None },       // L-3
    after_wrong: AfterWrong::QueueFirst,           // L-3
    early_lock: 0,                                 // L-2
    tie: PressTie::Lot,                            // L-2
    worth: Worth::Fixed { right: 1, wrong: 0 },    // L-5
    blank_costs: false,                            // there is no final
};

/// A plain first-press lockout: any quiz that only wants to know who was first.
#[derive(Clone, Debug)]
pub struct Lockout {
    contest: Contest,
    /// Questions of the pack's themes, in order: how many each has.
    pages: Vec<usize>,
}

impl Lockout {
    /// Begins a game.
    ///
    /// # Errors
    /// What in the set-up it cannot play.
    pub fn new(setup: &Setup) -> Result<Lockout, SetupError> {
        if setup.start.is_some() {
            return Err(SetupError::Start);
        }
        let preset = Chosen {
            manner: MANNER,
            fines: false,
        };
        let manner = options::choose(preset, Known::Lockout, &setup.options)?.manner;
        let seats = setup.seats.iter().map(|seat| seat.seat).collect();
        let ledger = Ledger::new(setup.scores.iter().map(|(seat, points)| (*seat, *points)));
        let lots = Lots::new(setup.seed, setup.lots.clone());
        let pages = setup.themes.iter().map(|theme| theme.clues.len()).collect();
        Ok(Lockout {
            contest: Contest::new(manner, seats, ledger, lots),
            pages,
        })
    }
}

impl Lockout {
    fn place_in_pack(&self) -> Option<(usize, usize)> {
        let mut question = self.contest.number() as usize - 1;
        for (theme, questions) in self.pages.iter().enumerate() {
            if question < *questions {
                return Some((theme, question));
            }
            question -= questions;
        }
        None
    }
}

impl Rules for Lockout {
    fn decide(&self, now: Moment, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        let contest = &self.contest;
        match cause {
            Cause::Pressed { presses } => Ok(contest.press(now, presses)),
            Cause::Expired => Ok(contest.expire(now.at)),
            Cause::Restarted { .. } => Ok(Vec::new()),
            Cause::Said {
                command: Command::Go {},
                ..
            } => contest.only_if(contest.phase() == Phase::Ready, Event::KeysOpened {}),
            Cause::Said {
                command: Command::Next {},
                ..
            } => {
                let over = matches!(contest.phase(), Phase::Closed | Phase::Shown | Phase::Void);
                contest.only_if(over, Event::NextQuestion {})
            }
            Cause::Said {
                command: Command::Fine { .. },
                ..
            } => Err(Refusal::NotInTheseRules),
            Cause::Said { command, .. } => contest.say(now.at, command),
        }
    }

    fn apply(&mut self, at: At, event: &Event) {
        self.contest.apply(at, event);
    }

    fn contest(&self) -> &Contest {
        &self.contest
    }

    fn place(&self) -> Place {
        let (theme, themes) = (0, 0);
        let question = self.contest.number();
        Place {
            round: None,
            theme,
            themes,
            question,
            price: None,
            prices: Vec::new(),
        }
    }

    fn page(&self) -> Option<Page> {
        if self.contest.is_replaced() {
            return None;
        }
        let (theme, clue) = self.place_in_pack()?;
        Some(Page::Clue { theme, clue })
    }

    fn theme_page(&self) -> Option<usize> {
        self.place_in_pack().map(|(theme, _)| theme)
    }

    fn theme_is_public(&self) -> bool {
        self.contest.phase() != Phase::Ready
    }

    fn player(&self, _seat: Seat) -> Option<usize> {
        Some(0)
    }

    fn own_words(&self) -> Vec<Command> {
        vec![Command::Go {}, Command::Next {}]
    }
}
