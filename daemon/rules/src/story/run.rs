//! Plays a story line by line, in virtual time.

use super::Outcome;
use super::expect::state_word;
use super::parse::{Expected, Line, Story};
use super::tell;
use super::words::{Deed, Rank};
use crate::event::Event;

use crate::seat_set::SeatSet;
use crate::table::{Entry, Table};
use crate::vocabulary::{At, Cause, Command, Fate, Press, State};

/// A story in progress.
pub(super) struct Run {
    pub table: Table,
    /// The last press's fate.
    pub fate: Option<Fate>,
    /// Why the last statement was refused, if it was.
    pub refused: Option<String>,
    now: At,
    /// When the power went, while it is off.
    down_at: Option<At>,
    held: SeatSet,
    text: String,
    held_true: usize,
    failed: usize,
}

pub(super) fn run(name: &str, story: Story) -> Outcome {
    let mut run = played(name, story);
    let (held, failed) = (run.held_true, run.failed);
    let summary = if failed == 0 {
        format!("{name}: all {held} expectations held\n")
    } else {
        format!(
            "{name}: {failed} of {} expectations did not hold\n",
            held + failed
        )
    };
    run.text.push_str(&summary);
    Outcome {
        text: run.text,
        exit: u8::from(failed > 0),
    }
}

/// Plays it to its end.
pub(super) fn played(name: &str, story: Story) -> Run {
    let mut run = Run {
        table: story.table,
        fate: None,
        refused: None,
        now: At(0),
        down_at: None,
        held: SeatSet::EMPTY,
        text: String::new(),
        held_true: 0,
        failed: 0,
    };
    run.check(name, &story.expects);
    for instant in story.lines.chunk_by(|one, other| one.at == other.at) {
        run.instant(name, instant);
    }
    run
}

impl Run {
    /// The instant at which the state is looked at: a dead box's clocks stand still.
    pub(super) fn now(&self) -> At {
        self.down_at.unwrap_or(self.now)
    }

    /// The word of the state.
    pub(super) fn state(&self) -> &'static str {
        let over = self.table.state() == State::Over;
        if self.table.is_paused() && !over {
            "paused"
        } else {
            state_word(self.table.state())
        }
    }

    /// Lines of one instant: presses come behind its last opener, then clocks run out, then the rest.
    fn instant(&mut self, name: &str, lines: &[Line]) {
        let Some(first) = lines.first() else { return };
        self.expire_before(first.at);
        self.now = first.at;
        let opener = lines.iter().rposition(|line| line.rank == Rank::Opener);
        let (before, behind) = lines.split_at(opener.map_or(0, |opener| opener + 1));
        let words = |lines: &'_ [Line]| -> Vec<usize> {
            (0..lines.len())
                .filter(|i| lines[*i].rank != Rank::Press)
                .collect()
        };
        for line in words(before).into_iter().map(|i| &before[i]) {
            if line.rank == Rank::Other {
                self.expire_until(self.now);
            }
            self.line(name, line);
        }
        let presses: Vec<&Line> = lines.iter().filter(|l| l.rank == Rank::Press).collect();
        if !presses.is_empty() {
            self.presses(name, &presses);
        }
        self.expire_until(self.now);
        for line in words(behind).into_iter().map(|i| &behind[i]) {
            self.line(name, line);
        }
    }

    fn expire_before(&mut self, at: At) {
        if let Some(before) = at.0.checked_sub(1) {
            self.expire_until(At(before));
        }
    }

    fn expire_until(&mut self, at: At) {
        while let Some(deadline) = self.table.deadline().filter(|deadline| *deadline <= at) {
            if self.down_at.is_some() {
                return;
            }
            let Ok(entry) = self.table.propose(deadline, Cause::Expired) else {
                return;
            };
            if entry.events.is_empty() {
                return;
            }
            self.tell(&format!("{} passes", tell::seconds(deadline.0)));
            self.advance(entry);
        }
    }

    fn advance(&mut self, entry: Entry) {
        for event in &entry.events {
            let line = tell::event(event);
            self.tell(&line);
        }
        self.table.advance(entry);
    }

    fn tell(&mut self, what: &str) {
        self.text.push_str("          → ");
        self.text.push_str(what);
        self.text.push('\n');
    }

    fn echo(&mut self, number: usize, text: &str) {
        self.text.push_str(&format!("{number:>5}  {text}\n"));
    }

    fn line(&mut self, name: &str, line: &Line) {
        self.echo(line.number, &line.text);
        self.refused = None;
        if let Err(why) = self.act(&line.deed) {
            self.tell(&format!("refused: {why}"));
            self.refused = Some(why);
        }
        self.check(name, &line.expects);
    }

    /// Everything but presses, which are judged together.
    fn act(&mut self, deed: &Deed) -> Result<(), String> {
        match (deed, self.down_at) {
            (Deed::Refused(why), _) => return Err(why.clone()),
            (Deed::LetGo { seat }, _) => {
                if !self.held.contains(*seat) {
                    return Err("that button is not held down".to_owned());
                }
                self.held = self.held.iter().filter(|other| other != seat).collect();
            }
            (Deed::Say(command), None) => {
                let entry = self
                    .table
                    .propose(self.now, said(command))
                    .map_err(tell::refusal)?;
                self.advance(entry);
            }
            (Deed::PowerCut, None) => self.down_at = Some(self.now),
            (Deed::PowerOn, Some(down_at)) => {
                let (setup, entries) = (self.table.setup().clone(), self.table.entries().to_vec());
                self.table = Table::replay(setup, entries).map_err(|e| tell::setup_error(&e))?;
                self.down_at = None;
                let cause = Cause::Restarted { down_at };
                let entry = self.table.propose(self.now, cause).map_err(tell::refusal)?;
                self.advance(entry);
            }
            (Deed::PowerOn, None) => return Err("the box is on already".to_owned()),
            (Deed::Say(_) | Deed::PowerCut, Some(_)) => return Err("the box is off".to_owned()),
            (Deed::Wait | Deed::Press { .. }, _) => {}
        }
        Ok(())
    }

    /// Whether this could be done now.
    pub(super) fn allows(&self, deed: &Deed) -> bool {
        let on = self.down_at.is_none();
        match deed {
            Deed::Say(command) => on && self.table.propose(self.now, said(command)).is_ok(),
            Deed::PowerCut | Deed::Press { .. } => on,
            Deed::PowerOn => !on,
            Deed::LetGo { seat } => self.held.contains(*seat),
            Deed::Wait => true,
            Deed::Refused(_) => false,
        }
    }

    /// Presses of one instant, judged together with one lot.
    fn presses(&mut self, name: &str, lines: &[&Line]) {
        let mut presses = Vec::new();
        self.refused = None;
        for line in lines {
            self.echo(line.number, &line.text);
            match &line.deed {
                Deed::Press { seat, key, hold } => {
                    self.refused = None;
                    let held = self.held.contains(*seat);
                    presses.push(Press {
                        seat: *seat,
                        key: *key,
                        at: self.now,
                        held,
                    });
                    if *hold {
                        self.held.insert(*seat);
                    }
                }
                Deed::Refused(why) => {
                    self.tell(&format!("refused: {why}"));
                    self.refused = Some(why.clone());
                }
                Deed::LetGo { .. } | Deed::Say(_) | Deed::Wait => {}
                Deed::PowerCut | Deed::PowerOn => {}
            }
        }
        self.judge_together(presses);
        for line in lines {
            self.check(name, &line.expects);
        }
    }

    fn judge_together(&mut self, presses: Vec<Press>) {
        let Some(last) = presses.last().copied() else {
            return;
        };
        self.fate = None;
        if self.down_at.is_some() {
            self.tell("lost: the box is off");
            return;
        }
        let Ok(entry) = self.table.propose(self.now, Cause::Pressed { presses }) else {
            return;
        };
        // A button that is pressed twice at one instant can count only the first time, though that
        // stands last among the events: the last that is ignored is that of the last statement.
        for event in &entry.events {
            if let Event::Pressed {
                seat, key, fate, ..
            } = event
                && (*seat, *key) == (last.seat, last.key)
                && (matches!(fate, Fate::Ignored(_)) || self.fate.is_none())
            {
                self.fate = Some(*fate);
            }
        }
        self.advance(entry);
    }

    fn check(&mut self, name: &str, expects: &[Expected]) {
        for expected in expects {
            self.echo(expected.number, &expected.text);
            match expected.what.check(self) {
                Ok(()) => self.held_true += 1,
                Err((expected_what, was)) => {
                    self.failed += 1;
                    let number = expected.number;
                    let why = format!("{name}:{number}: expected {expected_what}, but was {was}\n");
                    self.text.push_str(&why);
                }
            }
        }
    }
}

fn said(command: &Command) -> Cause {
    Cause::Said {
        command: command.clone(),
        id: None,
    }
}
