//! What was seen in all games together. The lists are complete: a new state, event or refusal that is
//! not named here does not compile.

use std::collections::BTreeSet;

use dabyl_rules::event::Event;
use dabyl_rules::{Refusal, State};

/// Names every kind of a closed list, and says the name of one: those of matches and the plain quiz, those
/// of all games, those of the Kazakh game.
macro_rules! kinds {
    ($name:ident, $all:ident, $of:ident:
        $($khamsa:ident)*; $($common:ident)*; $($kokpar:ident)*) => {
        /// Every kind that there is, for a match and for the Kazakh game.
        const $all: [&[&str]; 2] = [
            &[$(stringify!($khamsa),)* $(stringify!($common)),*],
            &[$(stringify!($kokpar),)* $(stringify!($common)),*],
        ];

        fn $name(of: &$of) -> &'static str {
            match of {
                $($of::$khamsa { .. } => stringify!($khamsa),)*
                $($of::$common { .. } => stringify!($common),)*
                $($of::$kokpar { .. } => stringify!($kokpar),)*
            }
        }
    };
}

kinds!(state_name, STATES, State:
    Assigning Sequencing Striking Wagering Discussing Collecting Revealing Calling Value;
    Picking Naming Ready Reading Thinking Open Answering Closed Shown Void Over;
    Presenting WaitingSignal Rebound);

kinds!(event_name, EVENTS, Event:
    Called ThemeAnnounced ValueAnnounced ReadingBegan Tied FirstNamed FloorWaits Forfeited Fined StepStarted
    StepTimeUp StrikesOrdered Entered EntriesLocked Struck Wagered WagersLocked WagersReopened Written
    DiscussionBegan Warned DiscussionEnded CollectionClosed ShootoutBegan WinnerNamed NextTheme
    AnswerShown;
    ReadingEnded KeysOpened Pressed LotDrawn FloorPassed Judged Released AnswerBegan AnswerTimeUp WentBack
    Closed Withdrawn Replaced NextQuestion GameEnded Amended Adjusted RoundBegan Removed Disputed
    Settled Annulled Froze Signed Paused Resumed Restarted Undone;
    QuestionShown Revealed KeyAmended Unanswered KeyDecided KeyTied Offended Eliminated TurnsOrdered
    TurnCame BlockDrawn TopicTaken FinalistsFixed KeysDecide PlaceGiven SectorTaken ThinkingTimeUp
    SignalAwaited SignalGiven ClipPlayed);

kinds!(refusal_name, REFUSALS, Refusal:
    OtherPrice NoSuchPlayer PlayerTwice Reserve PlayerUsed TooManyPlayers ThemeStruck WagerOutOfRange
    SitsOut TextUnfit TableFull;
    NotNow WhilePaused NotTheFloor NoSuchSeat NoSuchAttempt AttemptVoid SameVerdict NotInTheseRules
    ReasonMissing ReasonTooLong NothingToUndo PointsOutOfRange NoSuchTheme NotTheirTurn NoSuchQuestion
    DisputeOpen BookClosed;
    KeyMissing NoSuchReveal SameKey ThemeTaken SectorTaken OutOfGame);

/// Which kinds have been seen.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    states: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
}

impl Coverage {
    /// The game stood so; says whether it is the first time.
    pub fn state(&mut self, state: State) -> bool {
        self.states.insert(state_name(&state))
    }

    /// This happened.
    pub fn event(&mut self, event: &Event) {
        self.events.insert(event_name(event));
    }

    /// This was refused.
    pub fn refusal(&mut self, refusal: &Refusal) {
        self.refusals.insert(refusal_name(refusal));
    }

    /// What another has seen.
    pub fn add(&mut self, other: &Coverage) {
        self.states.extend(&other.states);
        self.events.extend(&other.events);
        self.refusals.extend(&other.refusals);
    }

    /// What has never been seen in matches and plain quizzes.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        self.missing_of(0)
    }

    /// What has never been seen in the Kazakh game.
    #[must_use]
    pub fn missing_of_kokpar(&self) -> Vec<&'static str> {
        self.missing_of(1)
    }

    fn missing_of(&self, games: usize) -> Vec<&'static str> {
        let not_in = |all: &[&'static str], seen: &BTreeSet<&'static str>| -> Vec<&'static str> {
            all.iter()
                .copied()
                .filter(|name| !seen.contains(name))
                .collect()
        };
        let mut missing = not_in(STATES[games], &self.states);
        missing.extend(not_in(EVENTS[games], &self.events));
        missing.extend(not_in(REFUSALS[games], &self.refusals));
        missing
    }
}
