//! How entries turn a table: forwards one by one, and back for an undo.

use super::tempo::Tempo;
use super::{Entry, Folded, Table};
use crate::event::Event;
use crate::game::{Face, Game, Rules};
use crate::vocabulary::{At, Cause, Fate};

impl Table {
    /// Takes an entry that was proposed just now, or read from the journal.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all but the table's own is the game's"
    )]
    pub fn advance(&mut self, entry: Entry) {
        let at = entry.at.max(self.last_at);
        let game_at = self.tempo.game(at).max(self.last_game_at);
        let said = matches!(entry.cause, Cause::Said { .. });
        let stood = said && self.stands(game_at);
        let mut undone = None;
        let mut changed = is_word_of_host(&entry.cause);
        self.last_at = at;
        self.last_game_at = game_at;
        for event in &entry.events {
            changed |= changes_meaning(event);
            match *event {
                Event::Paused {} => self.tempo = Tempo::Paused { at: game_at },
                Event::Resumed {} => {
                    self.tempo = Tempo::running(at, game_at);
                    self.interrupted = false;
                }
                Event::Restarted { frozen } => {
                    self.last_game_at = frozen;
                    self.tempo = Tempo::Paused { at: frozen };
                    self.interrupted = true;
                }
                Event::Undone { entry, paused } => undone = Some((entry, paused)),
                _ => self.game.apply(game_at, event),
            }
        }
        if let Cause::Said { id: Some(id), .. } = &entry.cause {
            self.obeyed.insert(id.clone(), self.entries.len());
        }
        if let Some((entry, paused)) = undone {
            self.take_back(at, entry, paused);
        } else {
            if said {
                self.words.push(self.folded.len());
            }
            self.folded.push(Folded {
                entry: self.entries.len(),
                game_at,
                stood,
            });
        }
        self.entries.push(entry);
        if changed {
            self.scene = self.revision();
        }
    }

    /// The game is paused, or a clock that people see runs.
    fn stands(&self, game_at: At) -> bool {
        let runs = |face: Face| {
            let ends = face.clock.end().is_some_and(|end| end > game_at);
            ends && !face.soft
        };
        self.tempo.is_paused() || self.game.face().is_some_and(runs)
    }

    /// Folds anew all that stood before the undone word (game-format.md, fine print 1).
    fn take_back(&mut self, at: At, entry: u64, paused: bool) {
        let is_it = |word: &usize| self.folded[*word].entry as u64 == entry;
        let Some(place) = self.words.iter().rposition(is_it) else {
            return;
        };
        let word = self.words[place];
        let game_at = self.folded[word].game_at;
        self.game = self.game_before(word);
        self.words.truncate(place);
        self.folded.truncate(word);
        self.last_game_at = game_at;
        self.tempo = if paused {
            Tempo::Paused { at: game_at }
        } else {
            Tempo::running(at, game_at)
        };
        self.interrupted &= paused;
    }
}

impl Table {
    /// The game as it stood before the entry at this place of `folded`: folded anew.
    pub(super) fn game_before(&self, place: usize) -> Game {
        let mut game = Game::new(&self.setup).expect("the table was laid with this set-up");
        for folded in &self.folded[..place] {
            for event in &self.entries[folded.entry].events {
                game.apply(folded.game_at, event);
            }
        }
        game
    }
}

/// A command that was meant for what was before this would now mean something else. A press that
/// only waits, or does not count, must not make a verdict stale.
fn changes_meaning(event: &Event) -> bool {
    if let Event::Pressed { fate, .. } = event {
        return match fate {
            Fate::Floor | Fate::Answered => true,
            Fate::Queued | Fate::Ignored(_) => false,
        };
    }
    !matches!(
        event,
        // What one team enters changes nothing for the host or another team.
        Event::Entered { .. }
            | Event::Wagered { .. }
            | Event::Written { .. }
            | Event::LotDrawn { .. }
            | Event::AnswerTimeUp {}
            | Event::Warned {}
    )
}

/// A captain's own word makes no tap of the host stale, unless something else comes of it.
fn is_word_of_host(cause: &Cause) -> bool {
    match cause {
        Cause::Said { command, .. } => command.of_captain().is_none(),
        Cause::Pressed { .. } | Cause::Expired | Cause::Restarted { .. } => false,
    }
}
