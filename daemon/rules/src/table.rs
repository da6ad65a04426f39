//! One game in progress: it proposes an entry for a cause, and advances by it. Pause, power cut and
//! undo live here, since they are the same for every game: a game knows only its own time.

mod fold;
mod legal;
mod project;
mod tempo;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::game::{Game, Moment, Rules};
use crate::limits::ENTRIES;
use crate::setup::{Setup, SetupError};
use crate::view::{Lamps, Onlooker, View};
use crate::vocabulary::{
    At, Cause, Command, CommandId, Fate, Ignored, Points, Press, Refusal, Revision, Seat, State,
};
pub(crate) use project::matches::{line_ups, name};
use tempo::Tempo;

/// Entries for which [`Table::make_room`] makes room: more than one wake of a full hall brings.
const ROOM: usize = 16;

/// What the journal keeps: question and answer both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// When: the stamp of the press or command, or the deadline itself.
    pub at: At,
    /// Why the table looked.
    pub cause: Cause,
    /// What came of it.
    pub events: Vec<Event>,
}

/// An entry that has not been taken back.
#[derive(Clone, Copy, Debug)]
struct Folded {
    entry: usize,
    game_at: At,
    /// Before it, the game was paused or a clock ran.
    stood: bool,
}

/// One game in progress.
#[derive(Clone, Debug)]
pub struct Table {
    setup: Setup,
    game: Game,
    tempo: Tempo,
    interrupted: bool,
    entries: Vec<Entry>,
    folded: Vec<Folded>,
    /// Places in `folded` of the words that can be taken back.
    words: Vec<usize>,
    /// Places in `entries` of the commands that have names.
    obeyed: BTreeMap<CommandId, usize>,
    scene: Revision,
    last_at: At,
    last_game_at: At,
}

impl Table {
    /// Lays the table.
    ///
    /// # Errors
    /// Says what in the set-up cannot be played, and where.
    pub fn new(mut setup: Setup) -> Result<Table, SetupError> {
        setup.check()?;
        setup.seats.sort_by_key(|seat| seat.seat);
        let game = Game::new(&setup)?;
        Ok(Table {
            setup,
            game,
            tempo: Tempo::Running { behind: 0 },
            interrupted: false,
            entries: Vec::new(),
            folded: Vec::new(),
            words: Vec::new(),
            obeyed: BTreeMap::new(),
            scene: Revision(0),
            last_at: At(0),
            last_game_at: At(0),
        })
    }

    /// The table as these entries leave it: recovery. Nothing is decided again.
    ///
    /// # Errors
    /// Says what in the set-up cannot be played, and where.
    pub fn replay(setup: Setup, entries: Vec<Entry>) -> Result<Table, SetupError> {
        let mut table = Table::new(setup)?;
        table.entries.reserve(entries.len());
        table.folded.reserve(entries.len());
        for entry in entries {
            table.advance(entry);
        }
        Ok(table)
    }

    /// What the rules say to this; changes nothing. Instants must not go back: an earlier one than
    /// the last entry's is taken as that.
    ///
    /// # Errors
    /// A command that cannot be obeyed is refused. Expiries and restarts never are, and presses only
    /// by a full table: those that do not count when it is half full, so that a bored finger cannot
    /// fill it.
    pub fn propose(&self, at: At, cause: Cause) -> Result<Entry, Refusal> {
        let at = self.instant(at, &cause);
        let events = self.decide(at, &cause)?;
        if self.entries.len() >= ENTRIES / 2 && self.has_no_room_for(&cause, &events) {
            return Err(Refusal::TableFull);
        }
        Ok(Entry { at, cause, events })
    }

    fn has_no_room_for(&self, cause: &Cause, events: &[Event]) -> bool {
        let counts = |event: &Event| {
            !matches!(
                event,
                Event::Pressed {
                    fate: Fate::Ignored(_),
                    ..
                }
            )
        };
        match cause {
            Cause::Pressed { .. } => self.entries.len() >= ENTRIES || !events.iter().any(counts),
            Cause::Said { .. } | Cause::Expired | Cause::Restarted { .. } => false,
        }
    }

    fn instant(&self, at: At, cause: &Cause) -> At {
        let at = at.max(self.last_at);
        match cause {
            Cause::Pressed { presses } => presses.iter().map(|p| p.at).fold(at, At::max),
            Cause::Said { .. } | Cause::Expired | Cause::Restarted { .. } => at,
        }
    }

    fn moment(&self, at: At) -> Moment {
        let (at, behind) = (self.tempo.game(at), self.tempo.behind());
        Moment {
            at,
            behind,
            not_before: self.last_game_at,
        }
    }

    fn decide(&self, at: At, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        match cause {
            Cause::Pressed { presses } if self.tempo.is_paused() => {
                Ok(self.pressed_in_pause(presses))
            }
            Cause::Pressed { .. } => self.game.decide(self.moment(at), cause),
            Cause::Said { command, .. } => self.obey(at, command, cause),
            Cause::Expired if self.tempo.is_paused() => Ok(Vec::new()),
            Cause::Expired => self.game.decide(self.moment(at), cause),
            Cause::Restarted { down_at } => Ok(vec![self.restarted(*down_at)]),
        }
    }

    fn pressed_in_pause(&self, presses: &[Press]) -> Vec<Event> {
        let now = self.last_game_at;
        let out = self.game.eliminated();
        let fate = |press: &Press| {
            Fate::Ignored(if out.contains(press.seat) {
                Ignored::Eliminated
            } else if press.held {
                Ignored::Held
            } else {
                Ignored::Paused
            })
        };
        let pressed = |press: &Press| {
            let (seat, key, fate) = (press.seat, press.key, fate(press));
            Event::Pressed {
                seat,
                key,
                at: now,
                fate,
            }
        };
        presses.iter().map(pressed).collect()
    }

    /// Game time of the cut. A clock that would have run out on the way has nothing left.
    fn restarted(&self, down_at: At) -> Event {
        let frozen = match (self.tempo, self.game.deadline()) {
            (Tempo::Paused { at }, _) => at,
            (Tempo::Running { .. }, Some(deadline)) => self.tempo.game(down_at).min(deadline),
            (Tempo::Running { .. }, None) => self.tempo.game(down_at),
        };
        Event::Restarted {
            frozen: frozen.max(self.last_game_at),
        }
    }

    fn obey(&self, at: At, command: &Command, cause: &Cause) -> Result<Vec<Event>, Refusal> {
        if self.entries.len() >= ENTRIES {
            return Err(Refusal::TableFull);
        }
        if self.game.contest().book().signed {
            return Err(Refusal::BookClosed);
        }
        let paused = self.tempo.is_paused();
        if paused && !allowed_in_pause(command) {
            return Err(Refusal::WhilePaused);
        }
        if let Command::Undo {} = command {
            let word = self.words.last().ok_or(Refusal::NothingToUndo)?;
            let Folded { entry, stood, .. } = self.folded[*word];
            return Ok(vec![Event::Undone {
                entry: entry as u64,
                paused: stood,
            }]);
        }
        match (command, paused) {
            (Command::Resume {}, true) => Ok(vec![Event::Resumed {}]),
            (Command::Resume {}, false) => Err(Refusal::NotNow {
                state: self.state(),
            }),
            (Command::Pause {}, _) => Ok(vec![Event::Paused {}]),
            (_, _) => self.game.decide(self.moment(at), cause),
        }
    }

    /// When the table wants to look by itself (`Cause::Expired` at just this instant).
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        self.tempo.real(self.game.deadline()?)
    }

    /// Entries taken so far.
    #[must_use]
    pub fn revision(&self) -> Revision {
        Revision(self.entries.len() as u64)
    }

    /// The revision of the last entry that changed what a command would mean.
    #[must_use]
    pub fn scene(&self) -> Revision {
        self.scene
    }

    /// The command of this name, if one has been obeyed: a doubled tap says the same again.
    #[must_use]
    pub fn obeyed(&self, id: &CommandId) -> Option<&Command> {
        match &self.entries[*self.obeyed.get(id)?].cause {
            Cause::Said { command, .. } => Some(command),
            Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => None,
        }
    }

    /// All commands that [`Table::propose`] would accept at this instant, but for these: a word with
    /// free text or points stands here once, with sample values; `show` names its price; `amend`
    /// stands here for the attempts on the last question that was judged and on the present one.
    #[must_use]
    pub fn legal(&self, at: At) -> Vec<Command> {
        legal::legal(self, at.max(self.last_at))
    }

    /// What this onlooker may see at this instant.
    #[must_use]
    pub fn view(&self, who: Onlooker, at: At) -> View {
        project::view(self, who, at.max(self.last_at))
    }

    /// All that glows.
    #[must_use]
    pub fn lamps(&self) -> Lamps {
        self.game.lamps()
    }

    /// Where the game stands; a pause is told apart from it.
    #[must_use]
    pub fn state(&self) -> State {
        self.game.state()
    }

    /// All clocks stand still.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.tempo.is_paused()
    }

    /// What this word would do to the totals: every seat's before and after. Changes nothing.
    ///
    /// # Errors
    /// A word that cannot be obeyed is refused, as if it had been said.
    pub fn preview(
        &self,
        at: At,
        command: &Command,
    ) -> Result<Vec<(Seat, Points, Points)>, Refusal> {
        let at = at.max(self.last_at);
        let cause = Cause::Said {
            command: command.clone(),
            id: None,
        };
        let events = self.decide(at, &cause)?;
        let mut after = match (command, self.words.last()) {
            (Command::Undo {}, Some(word)) => self.game_before(*word),
            (_, _) => self.game.clone(),
        };
        for event in &events {
            after.apply(self.tempo.game(at), event);
        }
        let (before, after) = (self.game.ledger().totals(), after.ledger().totals());
        let seats = self.setup.seats.iter().map(|place| place.seat);
        Ok(seats
            .map(|seat| (seat, before[seat.index()], after[seat.index()]))
            .collect())
    }

    /// The revision right after the last word that can be taken back: an `undo` from somebody who saw
    /// less would take back what they do not know of.
    #[must_use]
    pub fn revision_of_last_word(&self) -> Revision {
        let word = self.words.last().map(|word| self.folded[*word].entry);
        Revision(word.map_or(0, |entry| entry as u64 + 1))
    }

    /// The player who stands at this seat now, if the set-up names any.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&str> {
        let place = self.setup.seats.iter().find(|place| place.seat == seat)?;
        place
            .players
            .get(self.game.player(seat)?)
            .map(String::as_str)
    }

    /// What was the last word that can be taken back.
    #[must_use]
    pub fn last_word(&self) -> Option<&Command> {
        let entry = self.folded[*self.words.last()?].entry;
        match &self.entries[entry].cause {
            Cause::Said { command, .. } => Some(command),
            Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => None,
        }
    }

    /// Nanoseconds left on the clock of the present state, running or stopped.
    #[must_use]
    pub fn left_ns(&self, at: At) -> Option<u64> {
        let face = self.game.face().filter(|face| !face.soft)?;
        Some(face.clock.left(self.tempo.game(at.max(self.last_at))))
    }

    /// Takes and touches memory for the next entries, so that [`Table::advance`] need not wait for it:
    /// to be called while nobody waits.
    pub fn make_room(&mut self) {
        self.entries.reserve(ROOM);
        self.folded.reserve(ROOM);
        self.words.reserve(ROOM);
        let untouched = Entry {
            at: At(0),
            cause: Cause::Expired,
            events: Vec::new(),
        };
        for place in self.entries.spare_capacity_mut().iter_mut().take(ROOM) {
            place.write(untouched.clone());
        }
    }

    /// The game itself.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the table was laid with.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Every entry so far, the undone ones too.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries that have not been taken back: the place of each among all, game time, and itself.
    pub fn standing(&self) -> impl Iterator<Item = (usize, At, &Entry)> {
        let entry = |folded: &Folded| {
            let place = folded.entry;
            (place, folded.game_at, &self.entries[place])
        };
        self.folded.iter().map(entry)
    }

    /// The instant of the last entry.
    #[must_use]
    pub fn last_at(&self) -> At {
        self.last_at
    }
}

/// Fine print 2: what may be said while all clocks stand still.
fn allowed_in_pause(command: &Command) -> bool {
    match command {
        Command::Fine { .. } | Command::Adjust { .. } | Command::Amend { .. } => true,
        Command::Withdraw {} | Command::Replace {} | Command::Undo {} | Command::Resume {} => true,
        Command::Call {} | Command::Theme {} | Command::Show { .. } | Command::Read {} => false,
        Command::Done {} | Command::Go {} | Command::Judge { .. } | Command::Began { .. } => false,
        Command::Release { .. } | Command::Buzz { .. } | Command::First { .. } => false,
        Command::Close {} | Command::Answer {} | Command::Next {} | Command::Pause {} => false,
        Command::Remove { .. } | Command::Dispute { .. } | Command::Settle { .. } => true,
        Command::Annul { .. } | Command::Freeze { .. } => true,
        Command::Start {} | Command::Assign { .. } | Command::Pick { .. } => false,
        Command::Sequence { .. } | Command::Lock {} | Command::Name { .. } => false,
        Command::Strike { .. } | Command::Wager { .. } | Command::Write { .. } => false,
        Command::Discuss {} | Command::Sign {} => false,
        Command::AmendKey { .. } | Command::Talk { .. } => true,
        Command::Reveal {} | Command::Finish {} | Command::Signal {} => false,
        Command::Draw { .. } | Command::Topic { .. } | Command::Sector { .. } => false,
        Command::Play {} => false,
    }
}
