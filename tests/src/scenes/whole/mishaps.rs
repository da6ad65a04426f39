//! What goes wrong in an evening, and how it is put right: none of it may show in the totals.

use dabyl_rules::view::Round;
use dabyl_rules::{Command, Points, State, Verdict, View};
use serde_json::{Value, json};

use super::ears::Needle;
use super::fingers::Finger;
use super::people::{HOST, Match};
use super::script::{Deed, Line};
use super::secrets::Topic;
use crate::scenes::{LIMIT, SPARE, seat};

type Where = (Option<Round>, u8, u32);

/// The question that is spoilt while it is read: a spare one of the pack is played instead.
const SPOILT: Where = (Some(Round::Open), 2, 1);

/// B is right, and judged wrong; its captain protests.
const MISJUDGED: Where = (Some(Round::Open), 3, 2);

/// When that is decided.
const DECIDED: Where = (Some(Round::Open), 3, 4);

/// C's button is found dead.
const DEAD_BUTTON: Where = (Some(Round::Semi), 2, 4);

impl Match<'_> {
    /// Before a line of the story.
    pub(super) fn mishap_before(&mut self, line: &Line) {
        if !matches!(&line.deed, Deed::Say(Command::Show { .. })) {
            return;
        }
        if self.place() == DECIDED {
            self.decide();
        }
    }

    /// In the place of a word of the story, if it does.
    pub(super) fn mishap_instead(&mut self, command: &Command) -> bool {
        let Command::Judge { seat: who, verdict } = *command else {
            return false;
        };
        let (round, theme, question) = self.place();
        let place = (round, theme, question);
        if place == DEAD_BUTTON && verdict == Verdict::Correct {
            assert!(self.on_spare, "C plays with the spare button");
        }
        if place == MISJUDGED {
            self.misjudge();
        } else if (round, theme) == (Some(Round::Secret), 2) {
            self.judge_by_button(who, verdict);
        } else {
            return false;
        }
        true
    }

    /// While the question is read.
    pub(super) fn mishap_while_reading(&mut self) {
        match self.place() {
            SPOILT => self.replace(),
            DEAD_BUTTON => self.dead_button(),
            _ => {}
        }
        self.end_of(Topic::Question);
    }

    /// RU-35: the question is played anew with another one from the pack, at the same value.
    fn replace(&mut self) {
        let clue = |view: &View| view.clue.clone().and_then(|clue| clue.text);
        let before = self.view();
        self.press(seat(3));
        self.must_say(&Command::Replace {});
        let after = self.view();
        assert_eq!(after.state, State::Value);
        assert_eq!(after.place, before.place, "the same value");
        assert_eq!(after.floor, None, "nobody has pressed");
        let (old, new) = (clue(&before), clue(&after));
        assert!(new.is_some() && new != old, "{old:?}, then {new:?}");
        let spares = |view: &View| view.host.as_ref().and_then(|host| host.spares);
        let left = spares(&before).expect("a game with a pack") - 1;
        assert_eq!(spares(&after), Some(left), "spare questions");
        let new = serde_json::to_string(&new).expect("text is JSON");
        let step = self.step.clone();
        self.keep(Topic::Question, None, Needle::Text(new), &step);
        self.must_say(&Command::Read {});
    }

    /// The host mishears, nobody else presses, and the question is marked to be decided later.
    fn misjudge(&mut self) {
        self.must_say(&Command::Judge {
            seat: seat(1),
            verdict: Verdict::Wrong,
        });
        self.must_say(&Command::Done {});
        self.must_say(&Command::Close {});
        let question = self.disputed_one();
        self.must_say(&Command::Dispute { question });
        let disputes = self.view().host.expect("the host's").disputes;
        assert_eq!(disputes, [question]);
    }

    /// The number of the last judged question.
    fn disputed_one(&self) -> u32 {
        let attempts = self.view().host.expect("the host's").attempts;
        attempts.last().expect("B was judged").question
    }

    /// The public's scores stand still while the verdict is changed.
    fn decide(&mut self) {
        let host = self.view().host.expect("the host's");
        let question = host.disputes[0];
        let of_b = |attempt: &&dabyl_rules::view::AttemptView| {
            attempt.question == question && attempt.seat == seat(1)
        };
        let attempt = host.attempts.iter().find(of_b).expect("B was judged");
        let price = Points::from(attempt.price);
        assert_eq!((attempt.verdict, attempt.points), (Verdict::Wrong, -price));
        let amend = Command::Amend {
            attempt: attempt.attempt,
            verdict: Verdict::Correct,
        };
        let (was, wrong) = self.scores_of_b();
        assert_eq!(was, wrong);
        self.must_say(&Command::Freeze { frozen: true });
        let asked = json!({"game": self.game, "command": amend});
        let told = self.host.post("/api/preview", &asked);
        let sum = json!({"seat": 2, "before": was, "after": was + 2 * price});
        assert_eq!(told.body["scores"][1], sum, "{}", told.body);
        self.must_say(&amend);
        let frozen = (was + 2 * price, was);
        assert_eq!(self.scores_of_b(), frozen, "only the host sees it");
        self.must_say(&Command::Settle { question });
        self.must_say(&Command::Freeze { frozen: false });
        let thawed = (was + 2 * price, was + 2 * price);
        assert_eq!(self.scores_of_b(), thawed, "everybody sees it");
    }

    /// As the host and as the public see them.
    fn scores_of_b(&self) -> (Points, Points) {
        let score = |ear: usize| self.ears[ear].at(self.revision).seats[1].score;
        (score(HOST), score(0))
    }

    /// C presses and nothing happens; the spare button becomes C's in the middle of the question.
    fn dead_button(&mut self) {
        let before = self.view();
        let learn = json!({"seat": 3, "key": "a"});
        let live = self.host.post("/api/wiring", &learn);
        assert_eq!(
            live.status, 409,
            "presses of a live question are the game's"
        );
        self.must_say(&Command::Pause {});
        assert_eq!(self.host.post("/api/wiring", &learn).status, 202);
        self.on_box("the assistant waits", |box_view| {
            !box_view["learning"].is_null()
        });
        self.tap(Finger::Spare);
        self.on_box("C has the spare input", |box_view| {
            let learned = &box_view["learned"];
            box_view["seats"][2]["spare"] == json!(true)
                && (learned["seat"] == json!(3) && learned["pin"] == json!(SPARE))
        });
        self.on_spare = true;
        self.must_say(&Command::Resume {});
        // The dead one is nobody's any more, even if it comes to life.
        self.tap(Finger::Player(seat(2)));
        let after = self.view();
        assert_eq!(after.state, State::Reading);
        assert_eq!(
            (after.floor, &after.seats),
            (None, &before.seats),
            "scores and lamps"
        );
        let presses = |view: &View| view.host.as_ref().map(|host| host.presses.clone());
        assert_eq!(presses(&after), presses(&before), "no press came of it");
        println!("seat 3 plays on with the spare button");
    }

    fn on_box(&self, what: &str, wanted: impl Fn(&Value) -> bool) {
        let _ = self.ears[HOST].until(what, LIMIT, |frame, _| {
            wanted(&serde_json::to_value(&frame.r#box).expect("a box is JSON"))
        });
    }
}
