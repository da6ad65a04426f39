//! A whole match (rules.md T18) as it is played: the golden story with real buttons, four captains on
//! their phones, questions of a pack, and all that goes wrong in an evening: cuts, a dead button, a
//! disputed verdict, a spoilt question. It must end with the story's totals, nobody may have heard what
//! was not for him, and the signed book must say all of it.

mod book;
mod cuts;
mod ears;
pub mod fingers;
mod mishaps;
mod people;
mod script;
mod secrets;

use std::time::Duration;

use dabyl::inbox::Answer;
use dabyl_rules::view::{Round, StepKind};
use dabyl_rules::{Command, Points, Preset, Refusal, Seat, State};

use super::{LIMIT, seat};
use crate::daemon::Start;
use ears::Needle;
use fingers::Fingers;
use people::{HOST, Match, TEAMS, player};
use script::{Deed, Line, Wanted};
use secrets::Topic;

/// The discussion of the final takes a minute (RU-22).
const DISCUSSION: Duration = Duration::from_secs(90);

/// How an answer looks in a frame.
fn as_answer(answer: &str) -> Needle {
    let answer = serde_json::to_string(answer).expect("text is JSON");
    Needle::Text(format!("\"answer\":{answer}"))
}

/// Plays T18 in this dialect to the end.
///
/// # Panics
/// When anything is not as the story, the rules or good manners say.
pub fn run(start: &Start, fingers: &Fingers<'_>, preset: Preset) {
    let (story, totals): (&str, [Points; TEAMS]) = match preset {
        Preset::KhamsaRu => (
            include_str!("../../games/khamsa-ru/whole-match.game"),
            [30_600, -6_800, 27_200, 0],
        ),
        Preset::KhamsaAz | Preset::KokparKk | Preset::Lockout => (
            include_str!("../../games/khamsa-az/whole-match.game"),
            [41_399, -9_200, 36_800, 0],
        ),
    };
    let mut game = Match::begin(start, fingers, preset);
    game.step = game.mark();
    game.strangers();
    let mut expectations = 0;
    for line in script::read(story) {
        game.before(&line);
        game.act(&line);
        game.after(&line);
        for wanted in &line.wanted {
            game.check(&line, wanted);
            expectations += 1;
        }
    }
    game.end_of(Topic::Discarded);
    let seen = game.ears[0].at(game.revision);
    let scores: Vec<Points> = seen.seats.iter().map(|seat| seat.score).collect();
    assert_eq!(scores, totals, "T18");
    assert!(seen.signed, "the protocol is signed");
    println!(
        "{preset:?}: {} entries, {expectations} expectations of the story held, {} times somebody \
         did not hear what was not for him",
        game.revision.0, game.secrets.checks
    );
    game.verify(&totals);
    game.daemon.take().expect("it runs").stop(LIMIT);
}

impl Match<'_> {
    /// What goes before a line of the story: secrets end, and the box dies.
    fn before(&mut self, line: &Line) {
        let Deed::Say(command) = &line.deed else {
            return;
        };
        let view = self.view();
        let ready = view.step.as_ref().map_or(0, |step| step.ready.len());
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "most words are what they are"
        )]
        match *command {
            Command::Start {} if view.step.is_some() => self.step = self.mark(),
            Command::Theme {} if view.state == State::Picking => self.step = self.mark(),
            Command::Theme {}
                if view.place.round == Some(Round::Secret) && view.place.theme == 4 =>
            {
                self.end_of(Topic::LastOne);
            }
            Command::Assign { .. } if ready == 2 => self.die("assigning, two entries in"),
            Command::Pick { seat, player } if ready == 0 => self.changes_his_mind(seat, player),
            Command::Name { .. } if ready == 0 => self.step = self.mark(),
            // The last one closes the entry.
            Command::Pick { .. } | Command::Name { .. } if ready == TEAMS - 1 => {
                self.end_of(Topic::Entry);
            }
            Command::Strike { .. }
                if view.themes.iter().filter(|t| t.struck_by.is_some()).count() == 2 =>
            {
                self.die("striking, two themes gone");
            }
            Command::Wager { seat, .. } => self.bluffs(seat),
            Command::Lock {} => self.before_lock(view.state),
            Command::Show { .. } if view.place.question == 1 => self.step = self.mark(),
            Command::Judge { seat, .. } if view.state == State::Revealing => {
                self.end_of(Topic::Written(seat));
            }
            Command::Answer {} if view.place.question == 1 => self.end_of(Topic::RightAnswer),
            _ => {}
        }
        self.mishap_before(line);
    }

    fn before_lock(&mut self, state: State) {
        if state == State::Wagering {
            self.die("wagering, two wagers in");
        }
        if state == State::Collecting {
            let new = "the answer of C as it stands";
            self.writes(seat(2), new, Topic::Written(seat(2)));
            self.die("collecting, the answers in");
        }
        self.end_of(Topic::Entry);
    }

    fn act(&mut self, line: &Line) {
        match &line.deed {
            Deed::Press(seat) => self.press(*seat),
            Deed::Wait => {
                self.discusses();
                self.wait("the end of the discussion", DISCUSSION, |view| {
                    view.state == State::Collecting
                });
            }
            Deed::Say(command) if self.mishap_instead(command) => {}
            Deed::Say(command) => {
                let refused = line.wanted.iter().any(|w| matches!(w, Wanted::Refused));
                let answer = self.say(command);
                let done = matches!(answer, Answer::Done { .. });
                assert_eq!(done, !refused, "{}: {answer:?}", line.text);
            }
        }
    }

    /// What comes of a line: somebody has a secret now.
    fn after(&mut self, line: &Line) {
        let Deed::Say(command) = &line.deed else {
            return;
        };
        let view = self.view();
        let step = self.step.clone();
        let names = |seat: Seat| (1..=5).map(move |number| (seat, number));
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "most words tell nobody anything"
        )]
        match *command {
            // Nobody's name has been heard yet, so every one of them would tell something.
            Command::Assign { seat, .. } => names(seat).for_each(|one| self.hide(one)),
            Command::Sequence { seat, ref players } => {
                names(seat).for_each(|one| self.hide(one));
                let last = player(self.preset, seat, players[4]);
                let needle = Needle::Text(last);
                self.keep(Topic::LastOne, Some(seat), needle, &step);
            }
            Command::Pick { seat, player } | Command::Name { seat, player } => {
                // With the last entry all of them are public.
                if matches!(view.state, State::Picking | State::Naming) {
                    self.hide((seat, player));
                }
            }
            Command::Wager { seat, .. } => {
                let wagered = view.finale.expect("the final has begun").seats;
                assert!(wagered[seat.index()].wagered, "{}", line.text);
            }
            Command::Show { .. } if view.place.question == 1 => self.hide_question(),
            Command::Read {} => self.mishap_while_reading(),
            _ => {}
        }
    }

    fn hide(&mut self, (team, number): (Seat, u8)) {
        let needle = Needle::Text(player(self.preset, team, number));
        let step = self.step.clone();
        self.keep(Topic::Entry, Some(team), needle, &step);
    }

    /// The question until it has been read, its answer until it is shown.
    fn hide_question(&mut self) {
        let clue = self.view().clue.expect("the host has the pack's question");
        let (text, answer) = (clue.text.expect("a text"), clue.answer.expect("an answer"));
        let step = self.step.clone();
        let text = serde_json::to_string(&text).expect("text is JSON");
        self.keep(Topic::Question, None, Needle::Text(text), &step);
        self.keep(Topic::RightAnswer, None, as_answer(&answer), &step);
    }

    /// Before the captain names the player, he names another one, which nobody ever hears.
    fn changes_his_mind(&mut self, team: Seat, then: u8) {
        let view = self.view();
        let step = view.step.expect("a step");
        assert_eq!((step.kind, step.open), (StepKind::Pick, true));
        let roster = &view.host.expect("the host's").rosters[team.index()];
        let free = |number: &u8| *number != then && !roster.players[usize::from(*number) - 1].used;
        let Some(other) = (1..=5).find(free) else {
            return;
        };
        self.must_say(&Command::Pick {
            seat: team,
            player: other,
        });
        self.hide((team, other));
    }

    /// A wager before the one of the story.
    fn bluffs(&mut self, team: Seat) {
        // Not a number that a total, a price or a count of anything may have.
        let points = 13_007 - Points::from(team.number());
        self.must_say(&Command::Wager { seat: team, points });
        let step = self.step.clone();
        self.keep(Topic::Discarded, Some(team), Needle::Number(points), &step);
    }

    /// While the clock runs the captains write, and one who does not play the final may not.
    fn discusses(&mut self) {
        assert_eq!(self.view().state, State::Discussing);
        self.step = self.mark();
        self.writes(seat(0), "what A has written", Topic::Written(seat(0)));
        self.writes(seat(2), "what C first thought", Topic::Discarded);
        let text = "B would have known".to_owned();
        let why = self.refused(&Command::Write {
            seat: seat(1),
            text,
        });
        assert_eq!(why, Refusal::SitsOut { seat: seat(1) });
    }

    fn writes(&mut self, team: Seat, text: &str, topic: Topic) {
        let words = text.to_owned();
        self.must_say(&Command::Write {
            seat: team,
            text: words,
        });
        let step = self.step.clone();
        self.keep(topic, Some(team), as_answer(text), &step);
    }

    fn check(&mut self, line: &Line, wanted: &Wanted) {
        let seen = self.ears[0].at(self.revision);
        let text = &line.text;
        match wanted {
            Wanted::Scores(totals) => {
                let scores: Vec<Points> = seen.seats.iter().map(|seat| seat.score).collect();
                assert_eq!(&scores, totals, "{text}");
                let place = &seen.place;
                println!("{:?} theme {}: {scores:?}", place.round, place.theme);
            }
            Wanted::State(state) => assert_eq!(seen.state, *state, "{text}"),
            Wanted::Player(seat, number) => {
                let stands = seen.seats[seat.index()].player.clone();
                assert_eq!(stands, Some(player(self.preset, *seat, *number)), "{text}");
            }
            Wanted::Illegal(command) => drop(self.refused(command)),
            Wanted::Winner(seat) => assert!(seen.winners.contains(seat), "{text}"),
            Wanted::Order(order) => {
                let mut seats = seen.seats;
                seats.sort_by_key(|seat| seat.rank);
                let was: Vec<Seat> = seats.iter().map(|seat| seat.seat).collect();
                assert_eq!(&was, order, "{text}");
                // What was secret is not, once it was judged.
                for answer in ["what A has written", "the answer of C as it stands"] {
                    let heard = self.ears[0].heard_since(0, &as_answer(answer));
                    assert!(heard, "nobody was shown \"{answer}\"");
                }
            }
            // Looked at when it was said.
            Wanted::Refused => {}
        }
    }
}

impl Match<'_> {
    /// Nobody says or sees what is another's.
    fn strangers(&mut self) {
        let (game, now) = (self.game, self.ears[HOST].at(self.revision).revision.0);
        let foreign = Command::Assign {
            seat: seat(1),
            players: vec![1, 2, 3, 4, 5],
        };
        for command in [&foreign, &Command::Start {}] {
            let body = serde_json::json!({"game": game, "revision": now, "id": "stranger-1",
                "command": command});
            let captain = self.captains[0].post("/api/say", &body).status;
            assert_eq!(captain, 403, "a captain says {command:?}");
            let visitor = self.visitor.post("/api/say", &body).status;
            assert_eq!(visitor, 401, "a visitor says {command:?}");
        }
        let host = "/api/events?as=host";
        assert_eq!(self.captains[0].download(host).0, 401, "a captain's page");
        for stream in [host, "/api/events?as=captain"] {
            assert_eq!(self.visitor.download(stream).0, 401, "{stream}");
        }
        assert_eq!(self.view().revision.0, now, "somebody was obeyed");
    }
}
