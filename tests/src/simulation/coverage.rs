//! What was seen in all games together. The lists are complete: a new state, event or refusal that is
//! not named here does not compile.

use std::collections::BTreeSet;

use dabyl_rules::event::Event;
use dabyl_rules::{Refusal, State};

/// Names every kind of a closed list, and says the name of one.
macro_rules! kinds {
    ($name:ident, $all:ident, $of:ident: $($kind:ident)*; $($kokpar:ident)*) => {
        /// Every kind that a match or a plain quiz can have.
        const $all: &[&str] = &[$(stringify!($kind)),*];

        fn $name(of: &$of) -> &'static str {
            match of {
                $($of::$kind { .. } => stringify!($kind),)*
                // Those of the Kazakh game alone.
                $($of::$kokpar { .. } => stringify!($kokpar),)*
            }
        }
    };
}

kinds!(state_name, STATES, State:
    Assigning Picking Sequencing Striking Naming Wagering Discussing Collecting Revealing Calling
    Ready Value Reading Thinking Open Answering Closed Shown Void Over;
    Presenting WaitingSignal Rebound);

kinds!(event_name, EVENTS, Event:
    Called ThemeAnnounced ValueAnnounced ReadingBegan ReadingEnded KeysOpened Pressed LotDrawn Tied
    FirstNamed FloorWaits FloorPassed Judged Forfeited Released AnswerBegan AnswerTimeUp WentBack Closed
    AnswerShown Withdrawn Replaced NextQuestion NextTheme GameEnded Amended Fined Adjusted RoundBegan
    StepStarted StepTimeUp StrikesOrdered Entered EntriesLocked Struck Wagered WagersLocked
    WagersReopened Written DiscussionBegan Warned DiscussionEnded CollectionClosed ShootoutBegan
    WinnerNamed Removed Disputed Settled Annulled Froze Signed Paused Resumed Restarted Undone;
    QuestionShown Revealed KeyAmended Unanswered KeyDecided KeyTied Offended Eliminated TurnsOrdered
    TurnCame BlockDrawn TopicTaken FinalistsFixed KeysDecide PlaceGiven SectorTaken ThinkingTimeUp
    SignalAwaited SignalGiven ClipPlayed);

kinds!(refusal_name, REFUSALS, Refusal:
    NotNow WhilePaused NotTheFloor NoSuchSeat OtherPrice NoSuchAttempt AttemptVoid SameVerdict
    NotInTheseRules ReasonMissing ReasonTooLong NothingToUndo PointsOutOfRange TableFull NoSuchPlayer
    PlayerTwice Reserve PlayerUsed TooManyPlayers NoSuchTheme ThemeStruck NotTheirTurn WagerOutOfRange
    SitsOut TextUnfit NoSuchQuestion DisputeOpen BookClosed;
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

    /// What has never been seen.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        let not_in = |all: &[&'static str], seen: &BTreeSet<&'static str>| -> Vec<&'static str> {
            all.iter()
                .copied()
                .filter(|name| !seen.contains(name))
                .collect()
        };
        let mut missing = not_in(STATES, &self.states);
        missing.extend(not_in(EVENTS, &self.events));
        missing.extend(not_in(REFUSALS, &self.refusals));
        missing
    }
}
