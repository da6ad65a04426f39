//! The desk: the one loop in which everything happens in order.
//!
//! It waits in one poll for edges, for the inbox and for its own next instant; puts all that came into
//! the order of stamps; asks the rules turn by turn; lights the lamps at once; and only then hands
//! records and frames to the journal, which shows them to the world once they are saved. No page, card
//! or sound can keep a lamp waiting.

mod buttons;
mod clock;
mod contacts;
mod frames;
mod game;
mod host_keys;
mod lights;
mod limits;
mod notes;
mod order;
mod realtime;
mod sequence;
mod vigils;

#[cfg(test)]
mod tests;

use dabyl_rules::view::Sound;
use dabyl_rules::{Event, Fate, Ignored, Lamp, Lamps};
use rustix::event::{PollFd, PollFlags};
use rustix::io::Errno;
use rustix::time::Timespec;

pub use lights::Queued;
pub use limits::Limits;

use crate::board::{Board, BoardError, Edge, Shine, Stamp};
use crate::frame::Published;
use crate::inbox::{Answer, Inbox, JournalNews, Reply, Wake};
use crate::journal::{Batch, Record, Recovered, Writer};
use crate::notify::Beat;
use crate::sounder::Sounder;
use crate::wiring::{Input, Role, Wiring};
use buttons::Buttons;
use frames::{Frames, Scene};
use game::{Game, Heard, Said, Wish};
use lights::Lights;
use limits::Nanos;
use notes::Notes;
use order::{Class, Order, Pressed, Turn};
use vigils::Vigils;

/// While a clock runs, the journal hears so often that the box lives: so much thinking time at the
/// most is given back by a power cut.
const PULSE: u64 = 250_000_000;

/// The desk goes round at least so often, which the watchdog counts.
const ROUND: u64 = 500_000_000;

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
    /// Which is whose.
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
    wiring: Wiring,
    limits: Nanos,
    inbox: Inbox,
    writer: Writer,
    sounder: Sounder,
    beat: Beat,

    buttons: Buttons,
    order: Order<Said>,
    vigils: Vigils,
    game: Game,
    lights: Lights,
    frames: Frames,
    notes: Notes,

    /// What shines.
    shine: Shine,
    edges: Vec<Edge>,
    replies: Vec<(Reply<Answer>, Answer)>,
    batch: Batch,
    /// This wake has brought entries, and their sounds have not been played.
    audible: bool,
    /// Something must be shown, since then for the box alone.
    news: News,
    shown_at: u64,
    pulsed_at: u64,
    stopping: bool,
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
            wiring,
            limits,
            inbox,
            recovered,
            writer,
            sounder,
            boot,
            ..
        } = parts;
        let limits = Nanos::from(limits);
        let down = board.levels()?;
        let now = Stamp::now().0;
        let mut desk = Desk {
            buttons: Buttons::new(&wiring.buttons, down, now, limits),
            order: Order::new(),
            vigils: Vigils::default(),
            game: Game::recover(recovered, boot, now),
            lights: Lights::new(
                wiring.lamps.iter().map(|lamp| lamp.seat).collect(),
                parts.queued,
            ),
            frames: Frames::new(&wiring, board.name(), parts.simulated, boot),
            notes: Notes::new(&wiring),
            shine: Shine::default(),
            edges: Vec::with_capacity(EDGES),
            replies: Vec::new(),
            batch: Batch::default(),
            audible: false,
            news: News::Urgent,
            shown_at: 0,
            pulsed_at: now,
            stopping: false,
            beat: Beat::default(),
            board,
            wiring,
            limits,
            inbox,
            writer,
            sounder,
        };
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
        let (edges, wakes) = self.wait()?;
        let now = Stamp::now().0;
        if edges {
            self.edges.clear();
            self.board.drain(&mut self.edges)?;
            self.buttons.edges(&self.edges, now, &mut self.order);
        }
        if wakes {
            self.read_inbox(now);
        }
        self.look(now)?;
        self.take_turns(now)?;
        self.vigils.check(now, &self.buttons);
        self.tell(now);
        // Flashes that were called for by what has just been heard.
        self.light(now)?;
        self.beat.strike();
        Ok(())
    }

    /// Waits for an edge, a wake or the desk's own next instant. Says whether edges and wakes are there.
    fn wait(&mut self) -> Result<(bool, bool), BoardError> {
        let now = Stamp::now().0;
        let nanos = self.due(now).saturating_sub(now).min(ROUND);
        let timeout = Timespec {
            tv_sec: 0,
            tv_nsec: nanos.try_into().expect("at most ROUND, half a second"),
        };
        let buttons = self.board.buttons();
        let bell = self.inbox.bell();
        let mut fds = [
            PollFd::new(&buttons, PollFlags::IN),
            PollFd::new(&bell, PollFlags::IN),
        ];
        match rustix::event::poll(&mut fds, Some(&timeout)) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => {
                return Err(BoardError::Kernel {
                    what: "wait for edges".to_owned(),
                    source: error.into(),
                });
            }
        }
        let ready = |fd: &PollFd<'_>| !fd.revents().is_empty();
        Ok((ready(&fds[0]), ready(&fds[1])))
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
        ];
        all.into_iter().flatten().min().unwrap_or(u64::MAX)
    }

    fn read_inbox(&mut self, now: u64) {
        self.inbox.hush();
        while let Some(wake) = self.inbox.take() {
            self.take_wake(wake, now);
        }
    }

    fn take_wake(&mut self, wake: Wake, now: u64) {
        match wake {
            Wake::Said {
                stamp,
                game,
                revision,
                id,
                command,
                reply,
            } => {
                let class = order::class_of(&command);
                let wish = Wish::Command { revision, command };
                self.order.said(
                    stamp.0,
                    class,
                    Said {
                        game,
                        id,
                        wish,
                        reply,
                    },
                );
            }
            Wake::Began {
                stamp,
                game,
                id,
                setup,
                reply,
            } => {
                let said = Said {
                    game,
                    id,
                    wish: Wish::Begin(setup),
                    reply,
                };
                self.order.said(stamp.0, Class::Other, said);
            }
            Wake::Vigil { role, hold, reply } => {
                let place = self
                    .wiring
                    .buttons
                    .iter()
                    .position(|button| button.role == role);
                // A button that is not wired is never held: the asker's time runs out.
                if let Some(input) = place.and_then(|place| u8::try_from(place).ok()) {
                    self.vigils.begin(Input(input), now, hold, reply);
                }
            }
            Wake::Remember { session, reply } => {
                self.batch.records.push(Record::Session(session));
                self.batch.told.push(Box::new(move |saved| {
                    // Whoever has gone does not wait for it.
                    let _ = reply.send(saved);
                }));
            }
            Wake::Journal(JournalNews::Failing) => self.set_failing(true),
            Wake::Journal(JournalNews::Recovered) => self.set_failing(false),
            Wake::Stop => self.stopping = true,
        }
    }

    fn set_failing(&mut self, failing: bool) {
        self.frames.failing = failing;
        self.news = News::Urgent;
    }

    /// Reads the levels if anybody must know them.
    fn look(&mut self, now: u64) -> Result<(), BoardError> {
        let lost = self.buttons.expire(now);
        let due = self
            .buttons
            .due()
            .into_iter()
            .chain(self.order.look_due(&self.limits))
            .min();
        if lost || due.is_some_and(|due| due <= now) {
            let down = self.board.levels()?;
            self.buttons.levels(down, now, &mut self.order);
        }
        Ok(())
    }

    /// Takes every turn that can be taken now. Lamps follow each of them at once.
    fn take_turns(&mut self, now: u64) -> Result<(), BoardError> {
        let mut turns = 0_u32;
        let mut heard = false;
        loop {
            let outlook = self.buttons.outlook(now, self.game.deadline());
            let Some(turn) = self.order.next(&outlook, &self.limits) else {
                break;
            };
            if turns == 0 {
                self.frames.forget_sounds();
            } else if heard {
                self.frames
                    .keep_sounds(&scene(&self.game, &self.buttons, &self.lights, now));
            }
            self.take_turn(turn);
            self.light(now)?;
            heard = self.hear_events(now);
            self.audible |= heard;
            turns += 1;
        }
        Ok(())
    }

    fn take_turn(&mut self, turn: Turn<Said>) {
        match turn {
            Turn::Presses => self.game.press(self.order.group(), &self.wiring),
            Turn::Expired => self.game.expire(),
            Turn::HostKey(Pressed { input, stamp }) => {
                let role = self
                    .wiring
                    .buttons
                    .get(usize::from(input.0))
                    .map(|button| button.role);
                if let Some(Role::Host(key)) = role {
                    self.game.host_key(key, stamp);
                }
            }
            Turn::Said(
                stamp,
                Said {
                    game,
                    id,
                    wish,
                    reply,
                },
            ) => {
                match self.game.obey(stamp, game, id, wish) {
                    Heard::Not(answer) => self.replies.push((reply, answer)),
                    Heard::Done(revision) => self.batch.told.push(Box::new(move |saved| {
                        let done = Answer::Done { revision };
                        let answer = if saved {
                            done
                        } else {
                            Answer::NotSaved { revision }
                        };
                        // Whoever has gone does not wait for it.
                        let _ = reply.send(answer);
                    })),
                }
            }
        }
        self.news = News::Urgent;
    }

    /// Lights what glows at this instant, if that is not what shines already.
    fn light(&mut self, now: u64) -> Result<(), BoardError> {
        let lamps = match self.game.table() {
            Some(table) => table.lamps(),
            None => self.buttons_on_lamps(),
        };
        self.lights.set(lamps, now);
        let shine = self.lights.shine(now);
        if shine != self.shine {
            self.board.light(shine)?;
            self.shine = shine;
        }
        Ok(())
    }

    /// Without a game, a lamp shines while its button is down: whoever wires the box sees what works.
    fn buttons_on_lamps(&self) -> Lamps {
        let mut lamps = Lamps::default();
        for (input, button) in (0..).map(Input).zip(&self.wiring.buttons) {
            if let Role::Player(seat, _) = button.role
                && self.buttons.down_since(input).is_some()
            {
                lamps.0[seat.index()] = Lamp::On;
            }
        }
        lamps
    }

    /// Takes note of what the last turn's entries say. `false`: there are none.
    fn hear_events(&mut self, now: u64) -> bool {
        let unheard = self.game.unheard();
        for event in unheard.iter().flat_map(|entry| &entry.events) {
            if let Event::Pressed {
                seat,
                fate: Fate::Ignored(Ignored::Early),
                ..
            } = event
            {
                self.lights.early(*seat, now);
            }
            if matches!(
                event,
                Event::NextQuestion {} | Event::NextTheme {} | Event::Replaced {}
            ) {
                self.buttons.forget_lost();
            }
        }
        let heard = !unheard.is_empty();
        self.game.mark_heard();
        heard
    }

    /// Plays what the hall hears, once; time is also seen.
    fn play(&mut self, published: &Published, now: u64) {
        if !std::mem::take(&mut self.audible) {
            return;
        }
        let sounds = published.public.view.iter().flat_map(|view| &view.sounds);
        for sound in sounds.copied() {
            if sound == Sound::Time {
                self.lights.time(now);
            }
            self.sounder.play(sound);
        }
    }

    /// Hands over what must be saved, shown and answered. Nothing here hurries.
    fn tell(&mut self, now: u64) {
        for (reply, answer) in self.replies.drain(..) {
            let _ = reply.send(answer);
        }
        if std::mem::take(&mut self.buttons.changed) {
            self.notes.write(&self.buttons);
            self.news = self.news.max(News::OfTheBox);
        }
        if self.frames.held_changed(&self.buttons, now) {
            self.news = self.news.max(News::OfTheBox);
        }
        let records = self.game.take_records();
        if self.game.deadline().is_some() && now >= self.pulsed_at.saturating_add(PULSE) {
            self.batch.pulse = Some(self.game.at(now));
            self.pulsed_at = now;
        }
        let patient = now < self.shown_at.saturating_add(BOX_NEWS);
        let show = match self.news {
            News::None => false,
            News::OfTheBox => !patient,
            News::Urgent => true,
        };
        if show {
            let scene = scene(&self.game, &self.buttons, &self.lights, now);
            let published = self.frames.render(&scene);
            self.play(&published, now);
            self.batch.published = Some(published);
            self.news = News::None;
            self.shown_at = now;
        }
        notes::log_records(&records);
        self.batch.records.extend(records);
        let batch = std::mem::take(&mut self.batch);
        if !is_empty(&batch) {
            self.writer.commit(batch);
        }
    }
}

fn scene<'a>(game: &'a Game, buttons: &'a Buttons, lights: &'a Lights, now: u64) -> Scene<'a> {
    Scene {
        game,
        buttons,
        lights,
        now,
    }
}

fn is_empty(batch: &Batch) -> bool {
    let Batch {
        records,
        pulse,
        published,
        told,
    } = batch;
    records.is_empty() && pulse.is_none() && published.is_none() && told.is_empty()
}
