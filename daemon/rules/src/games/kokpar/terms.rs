//! What a game of four stages is played by: the preset, with what the set-up changes (rules.md 2.4).

use std::collections::BTreeMap;

use crate::manner::SECOND;
use crate::options::Given;
use crate::setup::SetupError;

/// Themes of Полиглот (KK-13).
pub const TOPICS: u8 = 12;

/// Themes of one of its blocks (KK-13).
pub const TOPICS_OF_BLOCK: u8 = 6;

/// Blocks (KK-13).
pub const BLOCKS: u8 = TOPICS / TOPICS_OF_BLOCK;

/// Themes of the board (KK-27).
pub const ROWS: u8 = 4;

/// What its sectors are worth (KK-29).
pub const PRICES: [u32; 5] = [10, 20, 30, 40, 50];

/// How many go on to Көкпар (KK-23, KK-25).
pub const FINALISTS: usize = 3;

/// Which answer time breaks ties (B-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeBasis {
    /// That of right answers.
    CorrectOnly,
    /// That of all; no answer costs all of the time.
    AllAnswers,
}

/// How a theme of Полиглот is found (B-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopicPick {
    /// Chance draws the block, the player takes a theme of it.
    RandomBlock,
    /// Chance draws the theme.
    RandomTheme,
    /// The player takes any theme.
    Free,
}

/// Who goes on to Көкпар among equals at the cut (B-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutoffTie {
    /// Keys decide, as in Овертайм.
    SuddenDeath,
    /// The lot.
    Lot,
    /// The host.
    Host,
}

/// In which order sectors are chosen (B-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardOrder {
    /// The best of two stages first.
    Ranking,
    /// The best last.
    Reverse,
    /// By lot.
    Lot,
    /// As the host names them in the first turns.
    Host,
}

/// What a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How many players there must be, if an option says.
    pub players: Option<usize>,
    /// Бәйге is played with one button and spoken answers (B-2).
    pub baige_race: bool,
    /// Questions of Бәйге (B-1).
    pub baige_questions: u32,
    /// Time for a key in Бәйге, in nanoseconds (KK-5).
    pub baige_time: u64,
    /// The last key counts, not the first (B-3).
    pub last_key: bool,
    /// How many offences by talking put a player out (KK-6).
    pub talk_limit: u8,
    /// Talking is forbidden in all stages (B-16).
    pub talk_everywhere: bool,
    /// Which answer time breaks ties (B-4).
    pub time_basis: TimeBasis,
    /// Answer times are rounded down to this, in nanoseconds (B-14).
    pub resolution: u64,
    /// How a theme is found (B-5).
    pub topic_pick: TopicPick,
    /// The last of Бәйге chooses first (B-6).
    pub last_first: bool,
    /// Questions of a player's theme (KK-18).
    pub topic_questions: u8,
    /// Time for an answer in Полиглот, in nanoseconds (KK-21).
    pub topic_time: u64,
    /// That time begins when the question has been read (B-7).
    pub topic_after_reading: bool,
    /// The host's verdict, not the player's press, is the answer's time (B-21).
    pub topic_host_tap: bool,
    /// All choose their themes before any is played.
    pub choose_all_first: bool,
    /// Equals at the cut (B-15).
    pub cutoff: CutoffTie,
    /// Sectors that each chooses (B-8).
    pub picks: u8,
    /// In which order (B-11).
    pub board_order: BoardOrder,
    /// Thinking time of the chooser, in nanoseconds (KK-32).
    pub board_time: u64,
    /// That time begins when the sector is opened (B-12).
    pub board_on_show: bool,
    /// In a rebound the next in order is asked without a press (B-9).
    pub rebound_by_seat: bool,
    /// Time to press after the signal, in nanoseconds (B-10).
    pub rebound_press: u64,
    /// Time for an answer in a rebound, which only warns, in nanoseconds (B-10).
    pub rebound_answer: u64,
    /// Time for a key in Овертайм, in nanoseconds (B-13).
    pub overtime: u64,
    /// After keys at one instant only those play on who pressed them (B-14).
    pub only_simultaneous: bool,
    /// Овертайм is played with one button and spoken answers (B-2).
    pub overtime_race: bool,
}

/// The preset.
const PRESET: Terms = Terms {
    players: None,
    baige_race: false,                  // B-2
    baige_questions: 10,                // B-1
    baige_time: 5 * SECOND,             // KK-5
    last_key: false,                    // B-3
    talk_limit: 2,                      // KK-6
    talk_everywhere: false,             // B-16
    time_basis: TimeBasis::CorrectOnly, // B-4
    resolution: MILLISECOND,            // B-14
    topic_pick: TopicPick::RandomBlock, // B-5
    last_first: false,                  // B-6
    topic_questions: 5,                 // KK-18
    topic_time: 8 * SECOND,             // KK-21
    topic_after_reading: false,         // B-7
    topic_host_tap: false,              // B-21
    choose_all_first: false,            // rules.md 2.4
    cutoff: CutoffTie::SuddenDeath,     // B-15
    picks: 5,                           // B-8
    board_order: BoardOrder::Ranking,   // B-11
    board_time: 10 * SECOND,            // KK-32
    board_on_show: false,               // B-12
    rebound_by_seat: false,             // B-9
    rebound_press: 5 * SECOND,          // B-10
    rebound_answer: 3 * SECOND,         // B-10
    overtime: 10 * SECOND,              // B-13
    only_simultaneous: false,           // B-14
    overtime_race: false,               // B-2
};

const MILLISECOND: u64 = SECOND / 1_000;

/// The most questions of Бәйге: an evening has no more.
const BAIGE_MOST: u32 = 100;

/// The most questions of a theme of Полиглот: the preset has five.
const TOPIC_QUESTIONS_MOST: u8 = 20;

/// The most offences that can be forgiven.
const TALKS_MOST: u8 = 9;

/// The most sectors for each: three players fill no more of the board (B-8).
const PICKS_MOST: u8 = 6;

/// The coarsest answer times, in milliseconds: a second.
const RESOLUTION_MOST: u64 = 1_000;

impl Terms {
    /// The preset, changed by the set-up's options.
    ///
    /// # Errors
    /// An option that the game does not know, or a value that it does not have.
    pub fn of(options: &BTreeMap<String, String>) -> Result<Terms, SetupError> {
        let mut terms = PRESET;
        for (name, value) in options {
            terms.change(&Given { name, value })?;
        }
        // B-2: where players have one button, it is their only key in Овертайм too.
        if !options.contains_key("overtime_mode") {
            terms.overtime_race = terms.baige_race;
        }
        Ok(terms)
    }

    fn change(&mut self, given: &Given<'_>) -> Result<(), SetupError> {
        let two = |no: &'static str, yes: &'static str| given.one_of(&[(no, false), (yes, true)]);
        match given.name {
            "players" => self.players = Some(given.number(2, 6)?),
            "baige_mode" => self.baige_race = two("parallel", "race")?,
            "baige_questions" => self.baige_questions = given.number(1, BAIGE_MOST)?,
            "baige_s" => self.baige_time = given.seconds("")?,
            "baige_key" => self.last_key = two("first_final", "last_key")?,
            "talk_limit" => self.talk_limit = given.number(1, TALKS_MOST)?,
            "talk_scope" => self.talk_everywhere = two("baige", "all")?,
            "time_basis" => {
                let bases = [
                    ("correct_only", TimeBasis::CorrectOnly),
                    ("all_answers", TimeBasis::AllAnswers),
                ];
                self.time_basis = given.one_of(&bases)?;
            }
            "time_resolution_ms" => {
                self.resolution = MILLISECOND * given.number(1, RESOLUTION_MOST)?;
            }
            "cutoff_tie" => {
                let policies = [
                    ("sudden_death", CutoffTie::SuddenDeath),
                    ("lot", CutoffTie::Lot),
                    ("host", CutoffTie::Host),
                ];
                self.cutoff = given.one_of(&policies)?;
            }
            "overtime_s" => self.overtime = given.seconds("")?,
            "overtime_simultaneous" => {
                let next = "next_question_simultaneous";
                self.only_simultaneous = two("next_question_all", next)?;
            }
            "overtime_mode" => self.overtime_race = two("keys", "race")?,
            _ => return self.change_stage(given),
        }
        Ok(())
    }

    fn change_stage(&mut self, given: &Given<'_>) -> Result<(), SetupError> {
        let two = |no: &'static str, yes: &'static str| given.one_of(&[(no, false), (yes, true)]);
        match given.name {
            "polyglot_pick" => {
                let picks = [
                    ("random_block", TopicPick::RandomBlock),
                    ("random_theme", TopicPick::RandomTheme),
                    ("free", TopicPick::Free),
                ];
                self.topic_pick = given.one_of(&picks)?;
            }
            "polyglot_first" => self.last_first = two("first", "last")?,
            "polyglot_questions" => self.topic_questions = given.number(1, TOPIC_QUESTIONS_MOST)?,
            "polyglot_s" => self.topic_time = given.seconds("")?,
            "polyglot_clock" => self.topic_after_reading = two("on_show", "after_reading")?,
            "polyglot_time" => self.topic_host_tap = two("button", "host_tap")?,
            "polyglot_flow" => self.choose_all_first = two("choose_and_play", "choose_all_first")?,
            "kokpar_picks" => self.picks = given.number(1, PICKS_MOST)?,
            "kokpar_order" => {
                let orders = [
                    ("ranking", BoardOrder::Ranking),
                    ("reverse", BoardOrder::Reverse),
                    ("lot", BoardOrder::Lot),
                    ("host", BoardOrder::Host),
                ];
                self.board_order = given.one_of(&orders)?;
            }
            "kokpar_think_s" => self.board_time = given.seconds("")?,
            "kokpar_clock" => self.board_on_show = two("after_reading", "on_show")?,
            "rebound" => self.rebound_by_seat = two("race", "seat")?,
            "rebound_press_s" => self.rebound_press = given.seconds("")?,
            "rebound_answer_s" => self.rebound_answer = given.seconds("")?,
            // Each has one value, which must not pass for one that changes something.
            "polyglot_themes" => given.one_of(&[("12", ())])?,
            "finalists" => given.one_of(&[("3", ())])?,
            "kokpar_wrong_cost" => given.one_of(&[("0", ())])?,
            _ => {
                let option = given.name.to_owned();
                return Err(SetupError::UnknownOption { option });
            }
        }
        Ok(())
    }

    /// An answer time as it counts, in whole milliseconds (kokpar-kk, fine print 8).
    #[must_use]
    pub fn milliseconds(&self, ns: u64) -> u64 {
        ns / self.resolution * (self.resolution / MILLISECOND)
    }
}
