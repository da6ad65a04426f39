//! The desk: the one loop in which everything happens in order.
//!
//! It waits in one epoll for edges, for the inbox and for its own next instant; puts all that came into
//! the order of stamps; asks the rules turn by turn; lights the lamps at once; and only then hands
//! records and frames to the journal, which shows them to the world once they are saved. No page, card
//! or sound can keep a lamp waiting.

mod assistant;
mod buttons;
mod captains;
mod clock;
mod contacts;
mod frames;
mod game;
mod hardware;
mod host_keys;
mod lights;
mod limits;
mod looks;
mod notes;
mod order;
mod realtime;
mod sequence;
mod sleep;
mod tell;
mod trial;
mod turns;
mod vigils;
mod wakes;

#[cfg(test)]
mod tests;

pub use lights::Queued;
pub use limits::Limits;

use dabyl_rules::Command;

use crate::board::{Board, BoardError, Edge, Shine, Stamp};
use crate::inbox::{Answer, Inbox, Preview, Reply};
use crate::journal::{Batch, Record, Recovered, Writer};
use crate::notify::Beat;
use crate::sounder::Sounder;
use crate::wiring::Wiring;
use assistant::Assistant;
use buttons::Buttons;
use captains::Captains;
use frames::Frames;
use game::{Game, Said};
use lights::Lights;
use limits::Nanos;
use notes::Notes;
use order::Order;
use sleep::{Sleep, Woken};
use trial::Trial;
use vigils::Vigils;

/// While a clock runs, the journal hears so often that the box lives: so much thinking time at the
/// most is given back by a power cut.
const PULSE: u64 = 250_000_000;

/// The desk goes round at least so often, which the watchdog counts.
const ROUND: u64 = 500_000_000;

/// The rest of a tie window is too short to sleep through: going to sleep and waking costs a third of
/// it. In nanoseconds.
const SPIN: u64 = 80_000;

/// But only so often: a button on a bad cable must not keep the one processor of a small board busy.
const SPIN_REST: u64 = 10_000_000;

/// News of the box alone (a button released, a spark) are shown at most so often: noise on a cable
/// must not keep every phone busy.
const BOX_NEWS: u64 = 100_000_000;

/// Edges taken at once without a new allocation: as many as the kernel keeps.
const EDGES: usize = 1_024;

/// All that a desk is made of.
pub struct Parts {
    /// Buttons and lamps.
    pub board: Box<dyn Board>,
    /// They are simulated, so the panel may press.
    pub simulated: bool,
    /// Which is whose, as configured.
    pub wiring: Wiring,
    /// What tells a finger from a spark.
    pub limits: Limits,
    /// How a lamp in the queue is shown.
    pub queued: Queued,
    /// How the desk is woken.
    pub inbox: Inbox,
    /// What was found in the journal.
    pub recovered: Recovered,
    /// Where records and frames go.
    pub writer: Writer,
    /// The box's own sounder.
    pub sounder: Sounder,
    /// Drawn at random at each start.
    pub boot: u32,
}

/// The desk.
pub struct Desk {
    board: Box<dyn Board>,
    /// Which is whose now.
    wiring: Wiring,
    limits: Nanos,
    inbox: Inbox,
    writer: Writer,
    sounder: Sounder,
    beat: Beat,
    sleep: Sleep,

    buttons: Buttons,
    order: Order<Said>,
    vigils: Vigils,
    game: Game,
    lights: Lights,
    assistant: Assistant,
    /// The test of the buttons, while it is on.
    trial: Option<Trial>,
    frames: Frames,
    captains: Captains,
    notes: Notes,

    /// What shines.
    shine: Shine,
    edges: Vec<Edge>,
    replies: Vec<(Reply<Answer>, Answer)>,
    previews: Vec<Asked>,
    batch: Batch,
    /// This wake has brought entries, and their sounds have not been played.
    audible: bool,
    /// Something must be shown, since then for the box alone.
    news: News,
    shown_at: u64,
    pulsed_at: u64,
    spun_at: u64,
    stopping: bool,
}

/// A preview that somebody waits for.
struct Asked {
    game: u64,
    command: Command,
    reply: Reply<Preview>,
}

/// What the world has not been shown yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum News {
    None,
    /// A button or a warning: may wait a little.
    OfTheBox,
    /// The game, or something that somebody waits for.
    Urgent,
}

impl Desk {
    /// Lays the table as it was before the cut, and hands the first frames to the journal. The box is
    /// ready once this has returned.
    ///
    /// # Errors
    /// When the board does not answer.
    pub fn new(parts: Parts) -> Result<Desk, BoardError> {
        let Parts {
            mut board,
            mut wiring,
            limits,
            inbox,
            mut recovered,
            writer,
            sounder,
            boot,
            ..
        } = parts;
        let limits = Nanos::from(limits);
        let down = board.levels()?;
        let now = Stamp::now().0;
        let (assistant, dropped) = Assistant::new(&mut wiring, recovered.moves.take());
        let mut desk = Desk {
            buttons: Buttons::new(&wiring.buttons, down, now, limits),
            order: Order::new(),
            vigils: Vigils::default(),
            captains: Captains::recalled(&recovered.sessions),
            game: Game::recover(recovered, boot, now),
            lights: Lights::new(
                wiring.lamps.iter().map(|lamp| lamp.seat).collect(),
                parts.queued,
            ),
            frames: Frames::new(&wiring, board.name(), parts.simulated, boot),
            notes: Notes::new(&wiring),
            assistant,
            trial: None,
            shine: Shine::default(),
            edges: Vec::with_capacity(EDGES),
            replies: Vec::new(),
            previews: Vec::new(),
            batch: Batch::default(),
            audible: false,
            news: News::Urgent,
            shown_at: 0,
            pulsed_at: now,
            spun_at: 0,
            stopping: false,
            beat: Beat::default(),
            sleep: Sleep::new(board.buttons(), inbox.bell())?,
            board,
            wiring,
            limits,
            inbox,
            writer,
            sounder,
        };
        desk.batch.records.extend(dropped.map(Record::Moves));
        desk.light(now)?;
        desk.tell(now);
        Ok(desk)
    }

    /// Counts the desk's rounds, for the watchdog.
    #[must_use]
    pub fn heart(&self) -> Beat {
        self.beat.clone()
    }

    /// Runs until it is told to stop; then all lamps are dark and all is saved. To be called on a
    /// thread of its own.
    ///
    /// # Errors
    /// When the board no longer answers: the box must then begin anew.
    pub fn run(mut self) -> Result<(), BoardError> {
        log::info!(
            "the desk runs on {}: {}",
            self.board.name(),
            realtime::claim()
        );
        let ran = loop {
            match self.round() {
                Ok(()) if self.stopping => break Ok(()),
                Ok(()) => {}
                Err(error) => break Err(error),
            }
        };
        let dark = self.board.light(Shine::default());
        // Whatever was said and not obeyed is dropped here, and its sender hears that.
        self.writer.stop();
        ran.and(dark)
    }

    /// One wake: everything in the order in which it matters.
    fn round(&mut self) -> Result<(), BoardError> {
        let now = Stamp::now().0;
        let due = self.due(now).min(now + ROUND);
        let Woken { edges, wakes } = self.sleep.until(due)?;
        let mut now = Stamp::now().0;
        if edges {
            self.edges.clear();
            self.board.drain(&mut self.edges)?;
            self.buttons.edges(&self.edges, now, &mut self.order);
        }
        if wakes {
            self.read_inbox(now);
        }
        if edges {
            now = self.outlast_the_window(now);
        }
        self.look(now)?;
        self.take_turns(now)?;
        self.expire_hardware(now);
        self.vigils.check(now, &self.buttons);
        if let Some(input) = self.vigils.take_tap(&self.buttons) {
            self.order.host_key(input, now, 0);
            self.take_turns(now)?;
        }
        self.tell(now);
        // Flashes that were called for by what has just been heard.
        self.light(now)?;
        self.game.make_room();
        realtime::warm_the_heap();
        self.beat.strike();
        Ok(())
    }

    /// Stays awake for the little that is left of a glitch limit or tie window. Edges that come
    /// meanwhile are not missed: the look at the levels sees their contacts. Says what time it is then.
    fn outlast_the_window(&mut self, now: u64) -> u64 {
        let Some(due) = self.look_due() else {
            return now;
        };
        let short = (now + 1..=now.saturating_add(SPIN)).contains(&due);
        if !short || now < self.spun_at.saturating_add(SPIN_REST) {
            return now;
        }
        self.spun_at = now;
        loop {
            let now = Stamp::now().0;
            if now >= due {
                return now;
            }
            std::hint::spin_loop();
        }
    }

    /// The desk's own next instant; `now` if it is past.
    fn due(&mut self, now: u64) -> u64 {
        let outlook = self.buttons.outlook(now, self.game.deadline());
        let order = self.order.due(&outlook, &self.limits);
        let clock = self
            .game
            .deadline()
            .map(|_| self.pulsed_at.saturating_add(PULSE));
        let news = (self.news > News::None).then(|| self.shown_at.saturating_add(BOX_NEWS));
        let all = [
            self.buttons.due(),
            self.order.look_due(&self.limits),
            order,
            self.lights.due(now),
            self.vigils.due(&self.buttons),
            self.frames.due(&self.buttons, now),
            clock,
            news,
            self.assistant.due(),
            self.trial.as_ref().map(Trial::due),
        ];
        all.into_iter().flatten().min().unwrap_or(u64::MAX)
    }
}
