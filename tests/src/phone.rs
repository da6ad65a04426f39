//! A host's or a captain's phone as far as the wire goes: pairs, sees frames, says commands.

use std::io::{BufRead, BufReader, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use dabyl::frame::Frame;
use dabyl::inbox::Answer;
use dabyl::web::wire::StreamKind;
use dabyl_rules::{Command, Setup, View};
use serde_json::{Value, json};
use ureq::Agent;

/// A phone.
#[derive(Clone, Debug)]
pub struct Phone {
    agent: Agent,
    base: String,
    origin: String,
    cookie: Option<String>,
    sees: StreamKind,
}

/// What came back: the status and the body.
#[derive(Clone, Debug)]
pub struct Back {
    /// HTTP status.
    pub status: u16,
    /// The body as JSON; null when empty.
    pub body: Value,
}

static TAPS: AtomicU64 = AtomicU64::new(1);

impl Phone {
    /// A phone in the hall of the box at `address` (`host:port`).
    #[must_use]
    pub fn new(address: &str) -> Phone {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        let base = format!("http://{address}");
        Phone {
            agent: config.into(),
            origin: base.clone(),
            base,
            cookie: None,
            sees: StreamKind::Public,
        }
    }

    /// The same phone, with its cookie, after the box came up again.
    #[must_use]
    pub fn at(mut self, daemon: &crate::daemon::Daemon) -> Phone {
        self.base = daemon.phone().base;
        self
    }

    /// What the box says of this phone.
    ///
    /// # Errors
    /// When the box does not answer.
    pub fn me(&self) -> Result<Value, ureq::Error> {
        let request = self.agent.get(format!("{}/api/me", self.base));
        let mut answer = self.with_cookie(request).call()?;
        let text = answer.body_mut().read_to_string()?;
        Ok(serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Posts JSON.
    ///
    /// # Panics
    /// When the box does not answer at all.
    #[must_use]
    pub fn post(&self, path: &str, body: &Value) -> Back {
        self.post_keeping(path, body).0
    }

    /// Downloads what this address gives, as bytes with the status.
    ///
    /// # Panics
    /// When the box does not answer, or breaks off.
    #[must_use]
    pub fn download(&self, path: &str) -> (u16, Vec<u8>) {
        let request = self.agent.get(format!("{}{path}", self.base));
        let mut answer = self.with_cookie(request).call().expect("the box answers");
        let status = answer.status().as_u16();
        let bytes = answer.body_mut().read_to_vec().expect("all of it comes");
        (status, bytes)
    }

    /// Pairs with the PIN.
    ///
    /// # Panics
    /// When the box refuses.
    pub fn pair(&mut self, pin: &str) {
        let words = json!({"pin": pin, "device": "test"});
        self.pair_as(StreamKind::Host, "/api/pair", &words);
    }

    /// Pairs as a captain's, with the code that the host has read out.
    ///
    /// # Panics
    /// When the box refuses.
    pub fn pair_captain(&mut self, code: &str, device: &str) {
        let words = json!({"code": code, "device": device});
        self.pair_as(StreamKind::Captain, "/api/pair/captain", &words);
    }

    fn pair_as(&mut self, sees: StreamKind, path: &str, words: &Value) {
        let (back, cookie) = self.post_keeping(path, words);
        assert_eq!(back.status, 204, "pairing: {}", back.body);
        self.cookie = cookie;
        self.sees = sees;
        assert!(self.cookie.is_some(), "pairing gave no cookie");
    }

    /// The newest frame, as the host, captain or visitor that this phone is.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn frame(&self) -> Frame {
        frames_of(self.events())
            .next()
            .expect("the stream begins with a frame")
    }

    /// The stream of this phone's page, without end.
    ///
    /// # Panics
    /// When the box does not let it.
    #[must_use]
    pub fn stream(&self) -> impl Read + Send + use<> {
        self.events().into_body().into_reader()
    }

    fn events(&self) -> Response {
        let who = match self.sees {
            StreamKind::Host => "host",
            StreamKind::Captain => "captain",
            StreamKind::Public => "public",
        };
        // A stream has no end, so the agent's time limit must not end it.
        let request = self
            .agent
            .get(format!("{}/api/events?as={who}", self.base))
            .config()
            .timeout_global(None)
            .build();
        let answer = self.with_cookie(request).call().expect("the box answers");
        assert_eq!(answer.status(), 200, "events");
        answer
    }

    /// Keeps an eye on the box, as an open page does.
    ///
    /// # Panics
    /// When the box does not let it.
    #[must_use]
    pub fn watch(&self) -> Watch {
        let (sender, frames) = channel();
        let answer = self.events();
        std::thread::spawn(move || {
            for frame in frames_of(answer) {
                if sender.send(frame).is_err() {
                    break;
                }
            }
        });
        Watch { frames, last: None }
    }

    /// The game as this phone sees it.
    ///
    /// # Panics
    /// When no game is on the table.
    #[must_use]
    pub fn view(&self) -> View {
        self.frame().view.expect("a game is on the table")
    }

    /// Says a command, looking at the newest frame.
    #[must_use]
    pub fn say(&self, command: &Command) -> Answer {
        let frame = self.frame();
        let revision = frame.view.map_or(0, |view| view.revision.0);
        self.say_looking_at(frame.game, revision, &tap(), command)
    }

    /// Says a command that must be obeyed.
    ///
    /// # Panics
    /// When it is not.
    pub fn must_say(&self, command: &Command) {
        let answer = self.say(command);
        assert!(
            matches!(answer, Answer::Done { .. }),
            "{command:?}: {answer:?}"
        );
    }

    /// Says a command with everything chosen by the caller.
    #[must_use]
    pub fn say_looking_at(&self, game: u64, revision: u64, id: &str, command: &Command) -> Answer {
        let body = json!({"game": game, "revision": revision, "id": id, "command": command});
        let back = self.post("/api/say", &body);
        serde_json::from_value(back.body.clone())
            .unwrap_or_else(|e| panic!("{command:?}: {} {}: {e}", back.status, back.body))
    }

    /// Begins a game.
    ///
    /// # Panics
    /// When the box refuses.
    pub fn begin(&self, setup: &Setup) {
        let mut setup = serde_json::to_value(setup).expect("a set-up is JSON");
        if let Some(fields) = setup.as_object_mut() {
            fields.remove("seed");
        }
        let body = json!({"game": self.frame().game, "id": tap(), "setup": setup});
        let back = self.post("/api/begin", &body);
        assert_eq!(back.status, 200, "begin: {}", back.body);
    }

    fn post_keeping(&self, path: &str, body: &Value) -> (Back, Option<String>) {
        let send = || {
            let request = self.agent.post(format!("{}{path}", self.base));
            let request = request.header("Origin", &self.origin);
            let request = request.header("Content-Type", "application/json");
            self.with_cookie(request).send(body.to_string())
        };
        // A connection that was kept may have been closed meanwhile; words have names, so that one
        // that is sent twice is done once.
        let mut answer = send().or_else(|_| send()).expect("the box answers");
        let cookie = answer
            .headers()
            .get("set-cookie")
            .and_then(|c| c.to_str().ok());
        let cookie = cookie.and_then(|c| c.split(';').next()).map(str::to_owned);
        let status = answer.status().as_u16();
        let text = answer
            .body_mut()
            .read_to_string()
            .expect("the body is text");
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        (Back { status, body }, cookie)
    }

    fn with_cookie<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        match &self.cookie {
            Some(cookie) => request.header("Cookie", cookie),
            None => request,
        }
    }
}

type Response = ureq::http::Response<ureq::Body>;

/// The frames of a stream, one after the other.
fn frames_of(answer: Response) -> impl Iterator<Item = Frame> {
    let lines = BufReader::new(answer.into_body().into_reader()).lines();
    let lines = lines.map_while(Result::ok);
    lines.filter_map(|line| {
        let data = line.strip_prefix("data:")?.trim();
        Some(serde_json::from_str(data).expect("a frame"))
    })
}

/// An open page: every frame as it comes.
#[derive(Debug)]
pub struct Watch {
    frames: Receiver<Frame>,
    last: Option<View>,
}

impl Watch {
    /// Waits until the game is as wanted, and says how it is then.
    ///
    /// # Panics
    /// When it is not so within `limit`; then it says how it was.
    pub fn until(&mut self, what: &str, limit: Duration, wanted: impl Fn(&View) -> bool) -> View {
        let end = Instant::now() + limit;
        loop {
            if let Some(view) = self.last.as_ref().filter(|view| wanted(view)) {
                return view.clone();
            }
            match self
                .frames
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok(frame) => self.last = frame.view,
                Err(gone) => panic!("{what}: {gone}; it was {:?}", self.last),
            }
        }
    }
}

/// A name for a tap that no other tap has.
#[must_use]
pub fn tap() -> String {
    format!("tap-{:08}", TAPS.fetch_add(1, Ordering::Relaxed))
}
