//! The game on the table, as the desk handles it: what was pressed and said goes in, records and
//! replies come out. It asks the rules for everything and decides nothing itself.

use dabyl_rules::game::Rules;
use dabyl_rules::games::khamsa::check_entry_forms;
use dabyl_rules::setup::SeatSetup;
use dabyl_rules::{
    At, Cause, Command, CommandId, Entry, Onlooker, Preset, Press, Refusal, Revision, Seat, Setup,
    SetupError, Table,
};

use super::clock::Clock;
use super::host_keys::{self, Sight};
use super::order::Pressed;
use crate::inbox::{Answer, Reply};
use crate::journal::{Record, Recovered};
use crate::wiring::{Button, HostKey, Role, Wiring};

/// Something that was said, and who waits for the answer.
#[derive(Debug)]
pub(crate) struct Said {
    /// Which game it meant.
    pub game: u64,
    pub id: CommandId,
    pub wish: Wish,
    pub reply: Reply<Answer>,
}

/// What was said.
#[derive(Debug)]
pub(crate) enum Wish {
    Command {
        revision: Revision,
        command: Command,
    },
    Begin(Box<Setup>),
}

/// What becomes of something said.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// Nothing has changed: it is answered at once.
    Not(Answer),
    /// It has changed the table, now or before: it is answered once that is saved.
    Done(Revision),
}

/// The table and all that belongs to it.
#[derive(Debug)]
pub(crate) struct Game {
    /// Counted from the first ever; 0 before that.
    pub number: u64,
    table: Option<Table>,
    clock: Clock,
    /// Entries of the table that are in `records` or saved.
    written: usize,
    /// Entries whose sounds and flashes have been played.
    heard: usize,
    records: Vec<Record>,
    /// The name by which this game was begun: a doubled tap has the same.
    begun: Option<CommandId>,
    /// A deadline that the table would not let go; without this it would hold the desk for ever.
    stuck: Option<At>,
    /// Names the words of the host's wired buttons.
    boot: u32,
    keys: u64,
    /// The table has just been laid: what is known of the box's life belongs to the game before.
    fresh: bool,
}

impl Game {
    /// Lays the table as it was, and tells it that the box was away.
    pub fn recover(recovered: Recovered, boot: u32, now: u64) -> Game {
        let Recovered {
            game,
            setup,
            begun,
            entries,
            pulse,
            sessions: _,
            moves: _,
            notes: _,
        } = recovered;
        let table = setup.and_then(|setup| match Table::new(setup) {
            Ok(table) => Some(table),
            Err(why) => {
                log::error!("game {game} cannot be laid by this version: {why:?}");
                None
            }
        });
        let mut new = Game {
            number: game,
            table: None,
            clock: Clock::default(),
            written: entries.len(),
            heard: entries.len(),
            records: Vec::new(),
            begun,
            stuck: None,
            boot,
            keys: 0,
            fresh: false,
        };
        if let Some(mut table) = table {
            for entry in entries {
                table.advance(entry);
            }
            let down_at = table.last_at().max(pulse.unwrap_or_default());
            new.clock = Clock::saying(down_at, now);
            new.table = Some(table);
            // Only a full table refuses, and that is over anyway.
            let _ = new.enter(down_at, Cause::Restarted { down_at });
        }
        new
    }

    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// The table's instant of this stamp.
    pub fn at(&self, stamp: u64) -> At {
        self.clock.at(stamp)
    }

    /// Stamp of the table's own deadline.
    pub fn deadline(&self) -> Option<u64> {
        let deadline = self.table.as_ref()?.deadline()?;
        (self.stuck != Some(deadline)).then(|| self.clock.stamp(deadline))
    }

    fn enter(&mut self, at: At, cause: Cause) -> Result<(), Refusal> {
        let Some(table) = &mut self.table else {
            return Ok(());
        };
        // The signature is the last row: a finger or a power cut afterwards writes nothing behind it,
        // so that the book's head stays the one on the protocol.
        let signed = table.game().contest().book().signed;
        if signed && !matches!(cause, Cause::Said { .. }) {
            return Ok(());
        }
        // An edge may come later than the settle time and be stamped before the last entry. Its own
        // stamp is kept in the press; the row of entries never goes back.
        let entry = table.propose(at.max(table.last_at()), cause)?;
        table.advance(entry);
        Ok(())
    }

    /// Presses that are judged together, in order of their stamps.
    pub fn press(&mut self, group: &[Pressed], wiring: &Wiring) {
        let press = |pressed: &Pressed| {
            let role = wiring.buttons.get(usize::from(pressed.input.0))?.role;
            let Role::Player(seat, key) = role else {
                return None;
            };
            Some(Press {
                seat,
                key,
                at: self.clock.at(pressed.stamp),
                held: false,
            })
        };
        let presses: Vec<Press> = group.iter().filter_map(press).collect();
        let Some(first) = presses.first().map(|press| press.at) else {
            return;
        };
        // Only a full table refuses a press: the game has gone on for longer than any game can.
        let _ = self.enter(first, Cause::Pressed { presses });
    }

    /// The table's deadline has passed.
    pub fn expire(&mut self) {
        let Some(deadline) = self.table.as_ref().and_then(Table::deadline) else {
            return;
        };
        let _ = self.enter(deadline, Cause::Expired);
        if self.table.as_ref().and_then(Table::deadline) == Some(deadline) {
            self.stuck = Some(deadline);
        }
    }

    /// A host's wired button says what it means now. `true`: it said something. Arm alone, with no
    /// game on the table, begins a plain one: a box without any phone is a box that plays.
    pub fn host_key(&mut self, key: HostKey, stamp: u64, wiring: &Wiring) -> bool {
        if key == HostKey::Arm && self.table.is_none() && !self.begin_plain(stamp, wiring) {
            return false;
        }
        let at = self.clock.at(stamp);
        for said in 0..host_keys::MOST_STEPS {
            let Some(table) = &self.table else {
                return false;
            };
            let sight = Sight::of(table.view(Onlooker::Host, at.max(table.last_at())));
            let Some(command) = host_keys::next_word(key, &sight, said) else {
                return said > 0;
            };
            let last = host_keys::ends_row(&command);
            let id = self.key_id();
            if self
                .enter(
                    at,
                    Cause::Said {
                        command,
                        id: Some(id),
                    },
                )
                .is_err()
            {
                return said > 0;
            }
            if last {
                return true;
            }
        }
        true
    }

    /// Begins a plain lockout of every wired seat; their numbers are their names.
    fn begin_plain(&mut self, stamp: u64, wiring: &Wiring) -> bool {
        let Some(setup) = plain(wiring) else {
            return false;
        };
        let id = self.key_id();
        matches!(self.begin(stamp, id, setup), Heard::Done(_))
    }

    fn key_id(&mut self) -> CommandId {
        self.keys += 1;
        CommandId::try_from(format!("key-{:08x}-{}", self.boot, self.keys))
            .expect("letters, digits and '-', 14 to 33 of them")
    }

    /// Something was said at this stamp.
    pub fn obey(
        &mut self,
        stamp: u64,
        game: u64,
        id: CommandId,
        wish: Wish,
        wiring: &Wiring,
    ) -> Heard {
        let revision = self.revision();
        if game != self.number {
            let again = match &wish {
                Wish::Begin(setup) => self.was_begun_by(&id, setup),
                Wish::Command { .. } => false,
            };
            let stale = Heard::Not(Answer::Stale { revision });
            return if again { Heard::Done(revision) } else { stale };
        }
        match wish {
            Wish::Begin(setup) => match unwired(&setup, wiring) {
                Some(seat) => Heard::Not(Answer::BadSetup {
                    why: SetupError::NotWired { seat },
                }),
                None => self.begin(stamp, id, *setup),
            },
            Wish::Command {
                revision: seen,
                command,
            } => {
                let Some(table) = &self.table else {
                    return Heard::Not(Answer::Stale { revision });
                };
                match table.obeyed(&id) {
                    Some(obeyed) if *obeyed == command => return Heard::Done(revision),
                    // Two different wishes of one name: this one has not been obeyed and will not be.
                    Some(_) => return Heard::Not(Answer::Stale { revision }),
                    None => {}
                }
                // What the host saw has gone, or has never been (a page of another box).
                if seen < table.scene() || seen > revision {
                    return Heard::Not(Answer::Stale { revision });
                }
                // `undo` takes back whatever was said last, a captain's entry too, which makes no other
                // word stale: one that the host has not seen he cannot mean.
                if command == (Command::Undo {}) && seen < table.revision_of_last_word() {
                    return Heard::Not(Answer::Stale { revision });
                }
                match self.enter(
                    self.clock.at(stamp),
                    Cause::Said {
                        command,
                        id: Some(id),
                    },
                ) {
                    Ok(()) => Heard::Done(self.revision()),
                    Err(why) => Heard::Not(Answer::Refused { why }),
                }
            }
        }
    }

    /// Whether this wish, sent again, is the one that began the present game. The seed is no part of
    /// a wish: the box draws one each time.
    fn was_begun_by(&self, id: &CommandId, setup: &Setup) -> bool {
        let Some(table) = &self.table else {
            return false;
        };
        let seedless = |setup: &Setup| {
            let mut setup = setup.clone();
            setup.seats.sort_by_key(|seat| seat.seat);
            setup.seed = 0;
            setup
        };
        self.begun.as_ref() == Some(id) && seedless(table.setup()) == seedless(setup)
    }

    fn begin(&mut self, stamp: u64, id: CommandId, setup: Setup) -> Heard {
        let may_begin = check_entry_forms(&setup).and_then(|()| setup.check_team_names());
        let laid = may_begin.and_then(|()| Table::new(setup.clone()));
        let table = match laid {
            Ok(table) => table,
            Err(why) => return Heard::Not(Answer::BadSetup { why }),
        };
        self.write_up();
        self.number += 1;
        self.records.push(Record::Game {
            number: self.number,
            setup,
            id: Some(id.clone()),
        });
        self.table = Some(table);
        self.clock = Clock::saying(At(0), stamp);
        self.written = 0;
        self.heard = 0;
        self.begun = Some(id);
        self.stuck = None;
        self.fresh = true;
        Heard::Done(self.revision())
    }

    fn revision(&self) -> Revision {
        self.table.as_ref().map(Table::revision).unwrap_or_default()
    }

    /// Entries that nobody has heard of yet.
    pub fn unheard(&self) -> &[Entry] {
        let entries = self.table.as_ref().map(Table::entries).unwrap_or_default();
        entries.get(self.heard..).unwrap_or_default()
    }

    /// They have been heard of.
    pub fn mark_heard(&mut self) {
        self.heard = self.table.as_ref().map_or(0, |table| table.entries().len());
    }

    /// Makes room for what comes next, while nobody waits.
    pub fn make_room(&mut self) {
        if let Some(table) = &mut self.table {
            table.make_room();
        }
    }

    fn write_up(&mut self) {
        let Some(table) = &self.table else { return };
        let new = table.entries().get(self.written..).unwrap_or_default();
        let game = self.number;
        self.records.extend(new.iter().map(|entry| Record::Entry {
            game,
            entry: entry.clone(),
        }));
        self.written = table.entries().len();
    }

    /// The table was laid since this was last asked.
    pub fn take_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// All that must be saved by now.
    pub fn take_records(&mut self) -> Vec<Record> {
        self.write_up();
        std::mem::take(&mut self.records)
    }
}

/// The first seat of a set-up that this box has no button for.
fn unwired(setup: &Setup, wiring: &Wiring) -> Option<Seat> {
    let is_wired = |seat: Seat| wiring.buttons.iter().any(|b| b.seat() == Some(seat));
    let mut seats = setup.seats.iter().map(|place| place.seat);
    seats.find(|seat| !is_wired(*seat))
}

/// A plain lockout of every wired seat. `None`: there are no seats, or no randomness for its lots.
fn plain(wiring: &Wiring) -> Option<Setup> {
    let mut seats: Vec<Seat> = wiring.buttons.iter().filter_map(Button::seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let mut seed = [0; 8];
    getrandom::fill(&mut seed).ok()?;
    let named = |seat: Seat| SeatSetup {
        seat,
        team: seat.number().to_string(),
        players: Vec::new(),
        reserves: Vec::new(),
        confirmed: true,
    };
    Some(Setup {
        preset: Preset::Lockout,
        seats: seats.into_iter().map(named).collect(),
        themes: Vec::new(),
        spares: Vec::new(),
        pack: None,
        options: [].into(),
        // 53 bits: whoever reads the journal with floats must find the same number.
        seed: u64::from_le_bytes(seed) >> 11,
        lots: Vec::new(),
        start: None,
        scores: [].into(),
        times: [].into(),
        blocks: Vec::new(),
    })
}
