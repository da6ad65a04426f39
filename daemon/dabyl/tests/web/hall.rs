//! A hall for these tests: the wire, and a desk of paper behind it.

use std::collections::HashSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use dabyl::board::Stamp;
use dabyl::books::{Books, Copy, Head, Lines, Told};
use dabyl::frame::{BoxView, Frame, Published};
use dabyl::inbox::{Answer, HardwareAnswer, HardwareWish, Preview, Reply, Session, Wake};
use dabyl::web::{self, Ends, Inbox, Panel, Settings};
use dabyl::wiring::{HostKey, Role};
use dabyl_rules::setup::Setup;
use dabyl_rules::view::{ClockKind, ClockView, ClueView, HostView, Place, View};
use dabyl_rules::{Command, Key, Preset, Revision, Seat, State, Table};
use serde_json::Value;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

/// What no public stream may ever carry.
pub const SECRET: &str = "the-right-answer-is-Qobustan";

pub const PIN: &str = "271828";

/// What the desk of paper has noted.
#[derive(Default)]
pub struct Notes {
    pub revision: u64,
    pub obeyed: HashSet<String>,
    pub commands: Vec<(u64, Revision, Command)>,
    pub setups: Vec<Setup>,
    pub vigils: Vec<(Role, Duration, Reply<()>)>,
    pub sessions: Vec<Session>,
    pub pressed: Vec<(Role, bool)>,
    pub wishes: Vec<HardwareWish>,
    /// What it answers to the next wish of the buttons, instead of `Done`.
    pub hardware_answer: Option<HardwareAnswer>,
    /// What it answers to the next thing said, instead of `Done`.
    pub answer: Option<Answer>,
    pub previewed: Vec<Command>,
    /// What it answers to the next question for the sums.
    pub preview: Option<Preview>,
    /// It drops all replies.
    pub dead: bool,
    /// It keeps all replies and says nothing.
    pub mute: bool,
    pub kept: Vec<Wake>,
    /// The card does not save.
    pub card_fails: bool,
    /// No game was ever begun.
    pub no_game: bool,
    /// Copies of the present game that were asked for and are not answered yet.
    pub copies: Vec<Reply<Option<Copy>>>,
    /// Its book has no end, and each piece takes a while.
    pub endless: bool,
    /// What the books tell.
    pub table: Option<Table>,
    /// How many books were read to their ends, and how long each takes.
    pub reads: u32,
    pub read_time: Duration,
}

/// The game on the table, as far as the shelf of paper knows.
pub const PRESENT: u64 = 12;

/// An older one whose book is on the shelf, and one whose book cannot be read.
pub const OLDER: u64 = 7;
pub const UNREADABLE: u64 = 8;

/// A shelf of paper with the books of a few games.
struct Shelf(Arc<Mutex<Notes>>);

/// The book of a game on the shelf.
pub fn book(game: u64) -> String {
    (0..3)
        .map(|row| format!("{{\"game\":{game},\"row\":{row}}}\n"))
        .collect()
}

fn copy(game: u64) -> Copy {
    let lines: Lines = Box::new(
        book(game)
            .split_inclusive('\n')
            .map(|line| Ok(line.as_bytes().to_vec()))
            .collect::<Vec<_>>()
            .into_iter(),
    );
    Copy { game, lines }
}

fn endless() -> Copy {
    let lines = std::iter::repeat_with(|| {
        std::thread::sleep(Duration::from_millis(20));
        Ok(b"{}\n".to_vec())
    });
    Copy {
        game: PRESENT,
        lines: Box::new(lines),
    }
}

impl Books for Shelf {
    fn head(&self) -> Option<Head> {
        let none = self.0.lock().expect("nobody panics").no_game;
        (!none).then(|| Head {
            game: PRESENT,
            rows: 3,
            head: "0a".repeat(32),
        })
    }

    fn present(&self, game: Option<u64>, reply: Reply<Option<Copy>>) {
        let mut notes = self.0.lock().expect("nobody panics");
        let wanted = !notes.no_game && game.is_none_or(|game| game == PRESENT);
        match (notes.dead, notes.mute, notes.endless) {
            (true, _, _) => {}
            (_, true, _) => notes.copies.push(reply),
            (_, _, true) => drop(reply.send(wanted.then(endless))),
            (_, _, false) => drop(reply.send(wanted.then(|| copy(PRESENT)))),
        }
    }

    fn older(&self, game: u64) -> io::Result<Option<Copy>> {
        match game {
            OLDER => Ok(Some(copy(OLDER))),
            UNREADABLE => Err(io::Error::other("the card is gone")),
            _ => Ok(None),
        }
    }

    fn read(&self, copy: Copy) -> io::Result<Told> {
        let read_time = self.0.lock().expect("nobody panics").read_time;
        std::thread::sleep(read_time);
        let mut notes = self.0.lock().expect("nobody panics");
        notes.reads += 1;
        let nothing = || io::Error::other("an empty book");
        let table = notes.table.as_ref().ok_or_else(nothing)?;
        Ok(Told {
            game: copy.game,
            setup: table.setup().clone(),
            entries: table.entries().to_vec(),
            head: "0a".repeat(32),
        })
    }
}

pub struct Hall {
    pub address: SocketAddr,
    pub notes: Arc<Mutex<Notes>>,
    pub publish: watch::Sender<Arc<Published>>,
    pub shutdown: CancellationToken,
    served: Option<tokio::task::JoinHandle<()>>,
    runtime: Runtime,
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("1 to 6")
}

pub fn buttons() -> Vec<Role> {
    let mut buttons: Vec<Role> = (1..=4).map(|n| Role::Player(seat(n), Key::A)).collect();
    buttons.extend([Role::Host(HostKey::Arm), Role::Host(HostKey::Right)]);
    buttons
}

pub fn settings() -> Settings {
    Settings {
        names: vec!["dabyl.local".to_owned()],
        pin: Some(PIN.to_owned()),
        buttons: buttons(),
        shelf: Arc::default(),
        spares: vec![24],
    }
}

impl Hall {
    pub fn open() -> Hall {
        Hall::with(settings(), Vec::new(), true)
    }

    pub fn with(settings: Settings, sessions: Vec<Session>, simulated: bool) -> Hall {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .expect("threads can be had");
        let notes = Arc::new(Mutex::new(Notes::default()));
        let (wake, woken) = mpsc::channel::<Wake>();
        let inbox: Inbox = Arc::new(move |w| drop(wake.send(w)));
        let desk = Arc::clone(&notes);
        std::thread::spawn(move || woken.iter().for_each(|wake| note(&desk, wake)));
        let fingers = Arc::clone(&notes);
        let panel: Panel = Arc::new(move |role, down| {
            fingers
                .lock()
                .expect("nobody panics")
                .pressed
                .push((role, down))
        });
        let (publish, published) = watch::channel(Arc::new(published(1, None)));
        let shutdown = CancellationToken::new();
        let listener = runtime
            .block_on(tokio::net::TcpListener::bind("127.0.0.1:0"))
            .expect("loopback has free ports");
        let address = listener.local_addr().expect("it is bound");
        let panel = simulated.then_some(panel);
        let ends = Ends {
            inbox,
            published,
            books: Arc::new(Shelf(Arc::clone(&notes))),
            panel,
        };
        let served = web::serve(listener, settings, ends, sessions, shutdown.clone());
        let served = Some(runtime.spawn(served));
        Hall {
            address,
            notes,
            publish,
            shutdown,
            served,
            runtime,
        }
    }

    pub fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().expect("the desk does not panic")
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends a request as a page of the box would, with a cookie if there is one.
    pub fn ask(&self, method: &str, path: &str, cookie: Option<&str>, body: &str) -> Back {
        let origin = self.origin();
        let mut headers = vec![
            ("Origin", origin.as_str()),
            ("Content-Type", "application/json"),
        ];
        headers.extend(cookie.map(|cookie| ("Cookie", cookie)));
        self.send(method, path, &headers, body.as_bytes())
    }

    pub fn get(&self, path: &str, cookie: Option<&str>) -> Back {
        self.ask("GET", path, cookie, "")
    }

    pub fn post(&self, path: &str, cookie: Option<&str>, body: &str) -> Back {
        self.ask("POST", path, cookie, body)
    }

    /// Sends a request with just these headers besides `Host` and the length.
    pub fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Back {
        let mut head = format!("{method} {path} HTTP/1.1\r\n");
        if !headers.iter().any(|(name, _)| *name == "Host") {
            head += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!(
            "Content-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(body);
        self.raw(&bytes)
    }

    /// Sends bytes and reads all that comes back.
    pub fn raw(&self, bytes: &[u8]) -> Back {
        let mut stream = self.connect();
        // The box may answer and close before it has heard all.
        let _ = stream.write_all(bytes);
        let mut all = Vec::new();
        let _ = stream.read_to_end(&mut all);
        Back::parsed(&all)
    }

    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).expect("the box listens");
        stream
            .set_read_timeout(Some(Duration::from_secs(40)))
            .expect("it is a socket");
        stream
    }

    /// Pairs a device by the PIN; gives its cookie.
    pub fn pair(&self, device: &str) -> String {
        let body = format!(r#"{{"pin": "{PIN}", "device": "{device}"}}"#);
        let back = self.post("/api/pair", None, &body);
        assert_eq!(back.status, 204, "{}", back.text());
        back.cookie().expect("a cookie")
    }

    pub fn stream(&self, kind: &str, cookie: Option<&str>) -> Stream {
        self.begin_to_read(&format!("/api/events?as={kind}"), cookie)
    }

    /// Asks for something that may have no end, and reads only the status.
    pub fn begin_to_read(&self, path: &str, cookie: Option<&str>) -> Stream {
        let mut stream = self.connect();
        let cookie = cookie
            .map(|c| format!("Cookie: {c}\r\n"))
            .unwrap_or_default();
        let head = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\n\
             Connection: close\r\n{cookie}\r\n",
            self.address
        );
        stream.write_all(head.as_bytes()).expect("the box reads");
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line).expect("the box answers");
        let status = line
            .split(' ')
            .nth(1)
            .and_then(|s| s.parse().ok())
            .unwrap_or(0);
        Stream { status, reader }
    }

    /// The oldest vigil that the desk was asked to keep, once it was.
    pub fn vigil(&self) -> (Role, Duration, Reply<()>) {
        let end = Instant::now() + Duration::from_secs(2);
        while self.notes().vigils.is_empty() {
            assert!(Instant::now() < end, "the desk was not asked to watch");
            std::thread::sleep(Duration::from_millis(5));
        }
        self.notes().vigils.remove(0)
    }

    pub fn publish(&self, serial: u64, clock: Option<ClockView>) {
        self.publish
            .send_replace(Arc::new(published(serial, clock)));
    }

    /// Stops the wire; says how long that took.
    pub fn stop(&mut self) -> Duration {
        let start = Instant::now();
        self.shutdown.cancel();
        let served = self.served.take().expect("stopped once");
        self.runtime
            .block_on(served)
            .expect("the wire does not panic");
        start.elapsed()
    }
}

fn note(desk: &Mutex<Notes>, wake: Wake) {
    let mut notes = desk.lock().expect("nobody panics with the notes");
    if notes.dead {
        return;
    }
    if notes.mute {
        notes.kept.push(wake);
        return;
    }
    match wake {
        Wake::Said {
            game,
            revision,
            id,
            command,
            reply,
            ..
        } => {
            if notes.obeyed.insert(id.as_str().to_owned()) {
                notes.revision += 1;
                notes.commands.push((game, revision, command));
            }
            let done = Answer::Done {
                revision: Revision(notes.revision),
            };
            let _ = reply.send(notes.answer.take().unwrap_or(done));
        }
        Wake::Began {
            id, setup, reply, ..
        } => {
            if notes.obeyed.insert(id.as_str().to_owned()) {
                notes.setups.push(*setup);
            }
            let done = Answer::Done {
                revision: Revision(0),
            };
            let _ = reply.send(notes.answer.take().unwrap_or(done));
        }
        Wake::Preview { command, reply, .. } => {
            notes.previewed.push(command);
            let nothing = Preview::Sums { scores: Vec::new() };
            let _ = reply.send(notes.preview.take().unwrap_or(nothing));
        }
        Wake::Vigil { role, hold, reply } => notes.vigils.push((role, hold, reply)),
        Wake::Remember { session, reply } => {
            notes.sessions.push(session);
            let _ = reply.send(!notes.card_fails);
        }
        Wake::Hardware { wish, reply } => {
            notes.wishes.push(wish);
            let answer = notes.hardware_answer.take();
            let _ = reply.send(answer.unwrap_or(HardwareAnswer::Done));
        }
        Wake::Journal(_) | Wake::Stop => {}
    }
}

/// This instant as the box stamps it.
pub fn now() -> Stamp {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    Stamp(now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64)
}

/// Both frames of an instant, the host's with a secret.
pub fn published(serial: u64, clock: Option<ClockView>) -> Published {
    let clue = ClueView {
        answer: Some(SECRET.to_owned()),
        ..ClueView::default()
    };
    let host = View {
        revision: Revision(serial),
        scene: Revision(serial),
        preset: Preset::KhamsaAz,
        state: State::Reading,
        paused: false,
        interrupted: false,
        place: Place {
            round: None,
            theme: 1,
            themes: 1,
            question: 1,
            price: Some(10),
            prices: vec![10],
        },
        theme: None,
        clue: Some(clue),
        clock,
        seats: Vec::new(),
        floor: None,
        queue: Vec::new(),
        winners: Vec::new(),
        sounds: Vec::new(),
        step: None,
        themes: Vec::new(),
        line_ups: Vec::new(),
        finale: None,
        shootout: Vec::new(),
        stages: None,
        frozen: false,
        signed: false,
        captain: None,
        host: Some(HostView::default()),
    };
    let public = View {
        clue: None,
        host: None,
        ..host.clone()
    };
    let frame = |view| Frame {
        boot: 7,
        serial,
        game: 1,
        view: Some(view),
        r#box: BoxView::default(),
    };
    Published {
        at: now(),
        host: frame(host),
        public: frame(public),
        captains: Vec::new(),
        files: Arc::default(),
    }
}

pub fn clock(left_ms: u32) -> ClockView {
    ClockView {
        kind: ClockKind::Thinking,
        running: true,
        left_ms,
        whole_ms: 7_000,
    }
}

/// What came back.
#[derive(Debug)]
pub struct Back {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Back {
    fn parsed(all: &[u8]) -> Back {
        let end = all.windows(4).position(|w| w == b"\r\n\r\n");
        let (head, body) = end.map_or((all, &[][..]), |end| (&all[..end], &all[end + 4..]));
        let head = String::from_utf8_lossy(head).into_owned();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|s| s.parse().ok())
            .unwrap_or(0);
        Back {
            status,
            head,
            body: body.to_vec(),
        }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self
            .head
            .lines()
            .skip(1)
            .filter_map(|line| line.split_once(": "));
        lines
            .find(|(n, _)| n.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.text()))
    }

    /// The code of a problem; the sentence with it is never empty.
    pub fn problem(&self) -> String {
        let json = self.json();
        let detail = json["detail"].as_str().expect("a sentence");
        assert!(detail.len() > 20, "{detail}");
        assert_eq!(self.header("content-type"), Some("application/json"));
        json["problem"].as_str().expect("a code").to_owned()
    }

    pub fn cookie(&self) -> Option<String> {
        let cookie = self.header("set-cookie")?.split(';').next()?;
        Some(cookie.to_owned())
    }
}

/// An open stream of frames.
pub struct Stream {
    pub status: u16,
    pub reader: BufReader<TcpStream>,
}

impl Stream {
    /// The next line of the stream that begins so.
    pub fn line(&mut self, beginning: &str) -> Option<String> {
        let mut line = String::new();
        loop {
            line.clear();
            match self.reader.read_line(&mut line) {
                Ok(0) | Err(_) => return None,
                Ok(_) => {}
            }
            if let Some(rest) = line.strip_prefix(beginning) {
                return Some(rest.trim_end().to_owned());
            }
        }
    }

    pub fn frame(&mut self) -> Option<Frame> {
        let json = self.line("data: ")?;
        Some(serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {json}")))
    }

    /// All that comes until the stream is silent for this long.
    pub fn rest(&mut self, silence: Duration) -> String {
        let stream = self.reader.get_ref();
        stream
            .set_read_timeout(Some(silence))
            .expect("it is a socket");
        let mut all = Vec::new();
        let _ = self.reader.read_to_end(&mut all);
        String::from_utf8_lossy(&all).into_owned()
    }

    /// Whether the box has ended it within `limit`.
    pub fn ends_within(&mut self, limit: Duration) -> bool {
        self.reader
            .get_ref()
            .set_read_timeout(Some(limit))
            .expect("it is a socket");
        let mut rest = Vec::new();
        // A connection that was cut, not closed, has ended too; only silence has not.
        match self.reader.read_to_end(&mut rest) {
            Ok(_) => true,
            Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
        }
    }
}
