//! Everybody who listens to the box, down to the last byte: a visitor's page, the captains' phones,
//! the host's page.

use std::fmt::Write as _;
use std::io::Read;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use dabyl::frame::Frame;
use dabyl_rules::{Revision, Seat, View};

use crate::phone::Phone;
use crate::scenes::LIMIT;

/// Whose stream it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// Anybody's.
    Public,
    /// The captain's of the team at this seat.
    Captain(Seat),
    /// The host's.
    Host,
}

/// An open stream, with all that it has ever brought.
#[derive(Debug)]
pub struct Ear {
    /// Whose.
    pub who: Listener,
    heard: Arc<(Mutex<Heard>, Condvar)>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Heard {
    bytes: Vec<u8>,
    newest: Option<Frame>,
    /// What this listener was told and should not have been.
    wrong: String,
}

impl Ear {
    /// Listens to the stream of this phone.
    #[must_use]
    pub fn new(who: Listener, phone: &Phone) -> Ear {
        let mut ear = Ear {
            who,
            heard: Arc::default(),
            thread: None,
        };
        ear.listen(phone);
        ear
    }

    /// Listens again, after the stream has ended with the box.
    ///
    /// # Panics
    /// When the listening thread has.
    pub fn listen(&mut self, phone: &Phone) {
        if let Some(thread) = self.thread.take() {
            thread.join().expect("a stream is heard to its end");
        }
        lock(&self.heard.0).newest = None;
        let (heard, who) = (Arc::clone(&self.heard), self.who);
        let mut stream = phone.stream();
        self.thread = Some(std::thread::spawn(move || {
            let mut line = Vec::new();
            let mut piece = vec![0; 64 * 1024];
            // Whatever ends it: whoever waits for more will say so.
            while let Ok(count @ 1..) = stream.read(&mut piece) {
                let mut now = lock(&heard.0);
                now.bytes.extend_from_slice(&piece[..count]);
                for byte in &piece[..count] {
                    if *byte == b'\n' {
                        now.take(who, &line);
                        line.clear();
                    } else {
                        line.push(*byte);
                    }
                }
                heard.1.notify_all();
            }
        }));
    }

    /// Waits until this listener sees what is wanted, and says how it is then.
    ///
    /// # Panics
    /// When it does not come; or when it has ever been told what it should not know.
    pub fn until(
        &self,
        what: &str,
        limit: Duration,
        wanted: impl Fn(&Frame, &View) -> bool,
    ) -> (Frame, View) {
        let end = Instant::now() + limit;
        let mut heard = lock(&self.heard.0);
        loop {
            assert!(heard.wrong.is_empty(), "{:?}: {}", self.who, heard.wrong);
            let newest = heard.newest.as_ref();
            let both = newest.and_then(|frame| Some((frame, frame.view.as_ref()?)));
            if let Some((frame, view)) = both.filter(|(frame, view)| wanted(frame, view)) {
                return (frame.clone(), view.clone());
            }
            let left = end.saturating_duration_since(Instant::now());
            assert!(
                !left.is_zero(),
                "{what}: {:?} does not see it but {newest:?}",
                self.who
            );
            let waited = self.heard.1.wait_timeout(heard, left);
            heard = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// What this listener sees when it has heard of this revision.
    #[must_use]
    pub fn at(&self, revision: Revision) -> View {
        let what = format!("revision {}", revision.0);
        self.until(&what, LIMIT, |_, view| view.revision >= revision)
            .1
    }

    /// How many bytes have come.
    #[must_use]
    pub fn count(&self) -> usize {
        lock(&self.heard.0).bytes.len()
    }

    /// Whether these bytes have come since the stream had brought so many.
    #[must_use]
    pub fn heard_since(&self, count: usize, needle: &Needle) -> bool {
        needle.is_in(&lock(&self.heard.0).bytes[count..])
    }
}

fn lock(heard: &Mutex<Heard>) -> MutexGuard<'_, Heard> {
    heard.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Heard {
    fn take(&mut self, who: Listener, line: &[u8]) {
        let Some(data) = line.strip_prefix(b"data:") else {
            return;
        };
        match serde_json::from_slice::<Frame>(data) {
            Ok(frame) => {
                if let Some(fault) = frame.view.as_ref().and_then(|view| indiscreet(who, view)) {
                    let _ = write!(self.wrong, "{fault}: {}", String::from_utf8_lossy(data));
                }
                self.newest = Some(frame);
            }
            Err(error) => self.wrong = format!("no frame: {error}"),
        }
    }
}

/// What in this view is none of the listener's business, whatever the game.
fn indiscreet(who: Listener, view: &View) -> Option<&'static str> {
    let own = match who {
        Listener::Host => return None,
        Listener::Public => None,
        Listener::Captain(seat) => Some(seat),
    };
    let entry = view.captain.as_ref().and_then(|own| own.entry.as_ref());
    let foreign = |seat: Option<Seat>| seat.is_some() && seat != own;
    if view.host.is_some() {
        return Some("the host's part");
    }
    if foreign(view.captain.as_ref().map(|captain| captain.seat)) {
        return Some("another captain's part");
    }
    if foreign(entry.map(|entry| entry.seat)) {
        return Some("another team's entry");
    }
    let finale = view.finale.iter().flat_map(|finale| &finale.seats);
    let mut others = finale.filter(|team| Some(team.seat) != own);
    let told = others.any(|team| {
        let early = team.verdict.is_none() && (team.wager.is_some() || team.answer.is_some());
        early || team.limits.is_some()
    });
    told.then_some("another team's wager, limits or answer before it was judged")
}

/// What must not be heard.
#[derive(Clone, Debug)]
pub enum Needle {
    /// This text.
    Text(String),
    /// This number, wherever it stands but in what is left on a clock.
    Number(i64),
}

/// What is left on a clock may be any number.
const CLOCK: &[u8] = b"\"leftMs\":";

impl Needle {
    /// Whether it is among these bytes.
    #[must_use]
    pub fn is_in(&self, bytes: &[u8]) -> bool {
        match self {
            Needle::Text(text) => places(bytes, text.as_bytes()).next().is_some(),
            Needle::Number(number) => {
                let digits = number.to_string();
                places(bytes, digits.as_bytes()).any(|place| {
                    let end = place + digits.len();
                    let before = place.checked_sub(1).and_then(|before| bytes.get(before));
                    let mut around = [before, bytes.get(end)].into_iter().flatten();
                    let whole = around.all(|byte| !byte.is_ascii_digit());
                    whole && !bytes[..place].ends_with(CLOCK)
                })
            }
        }
    }
}

/// Where these bytes stand among those.
fn places<'a>(bytes: &'a [u8], needle: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    let windows = bytes.windows(needle.len()).enumerate();
    windows.filter_map(move |(place, window)| (window == needle).then_some(place))
}
