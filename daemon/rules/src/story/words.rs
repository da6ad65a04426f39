//! The timed words: all of the format, those of other games too.

use crate::setup::SeatSetup;
use crate::vocabulary::{Command, Key, Points, Seat, Verdict};

/// What a timed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A button goes down, and stays down if it is held.
    Press { seat: Seat, key: Key, hold: bool },
    /// A button comes up.
    LetGo { seat: Seat },
    /// The host says something.
    Say(Command),
    /// The box dies.
    PowerCut,
    /// It comes up again.
    PowerOn,
    /// Time passes.
    Wait,
    /// A word that this game refuses.
    Refused(String),
}

/// A line stands before, among or behind the presses of its instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// `show`, `read`, `go`, `signal`: presses of this instant come behind the last of these.
    Opener,
    /// `press`, `hold`.
    Press,
    /// Everything else.
    Other,
}

/// Where among the presses of its instant a line stands.
pub(super) fn rank(word: &str) -> Rank {
    match word {
        "show" | "read" | "go" | "signal" => Rank::Opener,
        "press" | "hold" => Rank::Press,
        _ => Rank::Other,
    }
}

/// What a word with its arguments asks for; `None` if nobody knows the word.
pub(super) fn deed(word: &str, arguments: &[&str], cast: &[SeatSetup]) -> Option<Deed> {
    let said = Arguments {
        word,
        given: arguments,
        cast,
    };
    let deed = match word {
        "press" => said.press(false),
        "hold" => said.press(true),
        "let-go" => said.seat_and_key().map(|(seat, _)| Deed::LetGo { seat }),
        "power-cut" => said.alone(Deed::PowerCut),
        "power-on" => said.alone(Deed::PowerOn),
        "wait" => said.alone(Deed::Wait),
        _ => match command(&said) {
            Some(command) => command.map(Deed::Say),
            None => return None,
        },
    };
    Some(deed.unwrap_or_else(Deed::Refused))
}

fn command(said: &Arguments<'_>) -> Option<Result<Command, String>> {
    let simple = |command| Some(said.alone(command));
    match said.word {
        "call" => simple(Command::Call {}),
        "theme" => simple(Command::Theme {}),
        "read" => simple(Command::Read {}),
        "done" => simple(Command::Done {}),
        "go" => simple(Command::Go {}),
        "close" => simple(Command::Close {}),
        "answer" => simple(Command::Answer {}),
        "next" => simple(Command::Next {}),
        "withdraw" => simple(Command::Withdraw {}),
        "replace" => simple(Command::Replace {}),
        "undo" => simple(Command::Undo {}),
        "pause" => simple(Command::Pause {}),
        "resume" => simple(Command::Resume {}),
        "start" => simple(Command::Start {}),
        "lock" => simple(Command::Lock {}),
        "discuss" => simple(Command::Discuss {}),
        "sign" => simple(Command::Sign {}),
        "reveal" => simple(Command::Reveal {}),
        "finish" => simple(Command::Finish {}),
        "signal" => simple(Command::Signal {}),
        "play" => simple(Command::Play {}),
        "talk" => Some(said.only_seat().map(|seat| Command::Talk { seat })),
        "draw" => Some(said.only_seat().map(|seat| Command::Draw { seat })),
        "topic" => Some(
            said.theme()
                .map(|(seat, theme)| Command::Topic { seat, theme }),
        ),
        "sector" => Some(said.sector()),
        "freeze" => simple(Command::Freeze { frozen: true }),
        "thaw" => simple(Command::Freeze { frozen: false }),
        "dispute" => Some(
            said.question()
                .map(|question| Command::Dispute { question }),
        ),
        "settle" => Some(said.question().map(|question| Command::Settle { question })),
        "annul" => Some(said.question().map(|question| Command::Annul { question })),
        "remove" => Some(said.only_seat().map(|seat| Command::Remove { seat })),
        "buzz" => Some(said.buzz()),
        "began" => Some(said.only_seat().map(|seat| Command::Began { seat })),
        "assign" => Some(
            said.list()
                .map(|(seat, players)| Command::Assign { seat, players }),
        ),
        "sequence" => Some(
            said.list()
                .map(|(seat, players)| Command::Sequence { seat, players }),
        ),
        "pick" => Some(
            said.player()
                .map(|(seat, player)| Command::Pick { seat, player }),
        ),
        "name" if said.is_of_seats() => {
            let named = said.only_seat();
            Some(named.map(|seat| Command::Name { seat, player: 0 }))
        }
        "name" => Some(
            said.player()
                .map(|(seat, player)| Command::Name { seat, player }),
        ),
        "strike" => Some(
            said.theme()
                .map(|(seat, theme)| Command::Strike { seat, theme }),
        ),
        "wager" => Some(
            said.wager()
                .map(|(seat, points)| Command::Wager { seat, points }),
        ),
        "write" => Some(
            said.text()
                .map(|(seat, text)| Command::Write { seat, text }),
        ),
        "show" => Some(said.show()),
        "release" => Some(said.only_seat().map(|seat| Command::Release { seat })),
        "first" => Some(said.only_seat().map(|seat| Command::First { seat })),
        "amend" => Some(said.amend()),
        "fine" => Some(said.points().map(|(seat, points, reason)| {
            let reason = Some(reason).filter(|reason| !reason.is_empty());
            Command::Fine {
                seat,
                points,
                reason,
            }
        })),
        "adjust" => Some(said.points().map(|(seat, points, reason)| Command::Adjust {
            seat,
            points,
            reason,
        })),
        _ => {
            let verdict = verdict(said.word)?;
            Some(
                said.only_seat()
                    .map(|seat| Command::Judge { seat, verdict }),
            )
        }
    }
}

fn verdict(word: &str) -> Option<Verdict> {
    match word {
        "correct" => Some(Verdict::Correct),
        "wrong" => Some(Verdict::Wrong),
        "double" => Some(Verdict::Double),
        "silent" => Some(Verdict::NoAnswer),
        "late" => Some(Verdict::Late),
        _ => None,
    }
}

/// A key by its letter.
fn key(text: &str) -> Option<Key> {
    match text {
        "a" => Some(Key::A),
        "b" => Some(Key::B),
        "c" => Some(Key::C),
        _ => None,
    }
}

/// A seat by its letter, or as rules.md calls players: P3 is seat 3.
pub(super) fn letter(text: &str) -> Option<Seat> {
    if let Some(number) = text.strip_prefix('P') {
        return Seat::new(number.parse().ok().filter(|_| number.len() == 1)?);
    }
    let mut letters = text.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    if letters.next().is_some() {
        None
    } else {
        Some(seat)
    }
}

struct Arguments<'a> {
    word: &'a str,
    given: &'a [&'a str],
    cast: &'a [SeatSetup],
}

impl Arguments<'_> {
    fn alone<T>(&self, meaning: T) -> Result<T, String> {
        match self.given {
            [] => Ok(meaning),
            [surplus, ..] => Err(format!(
                "'{}' takes nothing behind it, not '{surplus}'",
                self.word
            )),
        }
    }

    fn seat(&self, text: Option<&&str>) -> Result<Seat, String> {
        let text = text.ok_or_else(|| format!("'{}' needs a seat", self.word))?;
        let seat = letter(text).filter(|seat| self.place(*seat).is_some());
        seat.ok_or_else(|| format!("no seat '{text}' plays here"))
    }

    fn none_behind(&self, place: usize) -> Result<(), String> {
        match self.given.get(place) {
            None => Ok(()),
            Some(surplus) => Err(format!("'{surplus}' is one word too many")),
        }
    }

    fn only_seat(&self) -> Result<Seat, String> {
        self.none_behind(1)?;
        self.seat(self.given.first())
    }

    fn seat_and_key(&self) -> Result<(Seat, Key), String> {
        self.none_behind(2)?;
        let key = match self.given.get(1) {
            None => Key::A,
            Some(word) => key(word).ok_or_else(|| format!("no key '{word}': keys are a, b, c"))?,
        };
        Ok((self.seat(self.given.first())?, key))
    }

    fn press(&self, hold: bool) -> Result<Deed, String> {
        self.seat_and_key()
            .map(|(seat, key)| Deed::Press { seat, key, hold })
    }

    fn place(&self, seat: Seat) -> Option<&SeatSetup> {
        self.cast.iter().find(|place| place.seat == seat)
    }

    /// A seat and names of its players, as numbers in its roster.
    fn list(&self) -> Result<(Seat, Vec<u8>), String> {
        let seat = self.seat(self.given.first())?;
        let names = self.given.get(1..).unwrap_or_default();
        let place = self.place(seat).ok_or("no such seat")?;
        let number = |name: &&str| {
            let mut roster = place.players.iter().chain(&place.reserves);
            let found = roster.position(|player| player == name);
            let number = found.and_then(|place| u8::try_from(place + 1).ok());
            number.ok_or_else(|| format!("'{name}' does not play for {}", place.team))
        };
        Ok((seat, names.iter().map(number).collect::<Result<_, _>>()?))
    }

    fn player(&self) -> Result<(Seat, u8), String> {
        match self.list()? {
            (seat, players) if players.len() == 1 => Ok((seat, players[0])),
            _ => Err(format!("'{}' needs a seat and one player", self.word)),
        }
    }

    fn number<T: std::str::FromStr>(&self, place: usize, what: &str) -> Result<T, String> {
        self.none_behind(place + 1)?;
        let given = self.given.get(place);
        let text = given.ok_or_else(|| format!("'{}' needs {what}", self.word))?;
        text.parse()
            .map_err(|_| format!("'{text}' is no number: '{}' needs {what}", self.word))
    }

    fn question(&self) -> Result<u32, String> {
        self.number(0, "the number of a question")
    }

    fn theme(&self) -> Result<(Seat, u8), String> {
        let seat = self.seat(self.given.first())?;
        Ok((seat, self.number(1, "the number of a theme")?))
    }

    /// Seats are players and have no rosters.
    fn is_of_seats(&self) -> bool {
        self.cast.iter().all(|place| place.players.is_empty())
    }

    fn buzz(&self) -> Result<Command, String> {
        let (seat, key) = self.seat_and_key()?;
        let key = Some(key).filter(|_| self.given.len() > 1);
        Ok(Command::Buzz { seat, key })
    }

    fn sector(&self) -> Result<Command, String> {
        self.none_behind(3)?;
        let seat = self.seat(self.given.first())?;
        let theme = self.given.get(1).and_then(|word| word.parse().ok());
        let theme = theme.ok_or("'sector' needs a seat, the number of a theme and a price")?;
        let price = self.number(2, "a seat, the number of a theme and a price")?;
        Ok(Command::Sector { seat, theme, price })
    }

    fn wager(&self) -> Result<(Seat, Points), String> {
        let seat = self.seat(self.given.first())?;
        Ok((seat, self.number(1, "a number of points")?))
    }

    fn text(&self) -> Result<(Seat, String), String> {
        let seat = self.seat(self.given.first())?;
        let words = self.given.get(1..).unwrap_or_default();
        Ok((seat, words.join(" ")))
    }

    fn show(&self) -> Result<Command, String> {
        self.none_behind(1)?;
        let Some(price) = self.given.first() else {
            return Ok(Command::Show {
                price: None,
                key: None,
            });
        };
        if let Some(key) = key(price) {
            let (price, key) = (None, Some(key));
            return Ok(Command::Show { price, key });
        }
        let number = price
            .parse()
            .map_err(|_| format!("'{price}' is no value"))?;
        Ok(Command::Show {
            price: Some(number),
            key: None,
        })
    }

    fn amend(&self) -> Result<Command, String> {
        let [attempt, word] = self.given else {
            return Err("'amend' needs the number of an attempt and a verdict".to_owned());
        };
        let attempt = attempt
            .parse()
            .map_err(|_| format!("'{attempt}' is no number"))?;
        if let Some(key) = key(word) {
            let reveal = attempt;
            return Ok(Command::AmendKey { reveal, key });
        }
        let verdict = verdict(word).ok_or_else(|| format!("'{word}' is no verdict here"))?;
        Ok(Command::Amend { attempt, verdict })
    }

    fn points(&self) -> Result<(Seat, Points, String), String> {
        let seat = self.seat(self.given.first())?;
        let points = self
            .given
            .get(1)
            .ok_or_else(|| format!("'{}' needs points", self.word))?;
        let number = points
            .parse()
            .map_err(|_| format!("'{points}' is no number of points"))?;
        Ok((
            seat,
            number,
            self.given.get(2..).unwrap_or_default().join(" "),
        ))
    }
}
