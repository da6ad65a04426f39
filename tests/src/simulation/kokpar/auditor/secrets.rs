//! Nobody sees what is not for him: texts of the pack, the right option, which key was pressed, and what
//! the screen will play.

use dabyl_rules::State;
use dabyl_rules::view::{Round, View};

use super::Auditor;
use crate::simulation::kokpar::packs;
use crate::simulation::setups::SEED;

/// What every secret text begins with.
const SECRET: &str = "SECRET-";

impl Auditor {
    pub(super) fn sees_no_secret(&self, view: &View) {
        assert!(view.host.is_none(), "only a host sees the host's view");
        let json = serde_json::to_string(view).expect("a view is JSON");
        assert!(!json.contains(&SEED.to_string()), "the seed is a secret");
        let stages = view.stages.as_ref().expect("stages");
        let revealed = self.is_revealed();
        for player in &stages.players {
            let open = player.key.is_none() && player.time_us.is_none();
            let keys = self.book.present().is_some_and(|question| !question.race);
            let hidden = !keys || revealed || !self.is_of_keys();
            assert!(hidden || open, "a key before its time: {player:?}");
        }
        if let Some(clue) = &view.clue {
            let shown = revealed || view.state == State::Over;
            assert!(clue.right.is_none() || shown, "the right option: {clue:?}");
            let hidden = clue.accept.is_empty() && clue.reject.is_empty() && clue.note.is_none();
            assert!(hidden, "for the host alone: {clue:?}");
            assert!(
                self.is_shown() || clue.options.is_empty(),
                "options: {clue:?}"
            );
            let media = clue.media.as_ref().map(|media| media.file.clone());
            assert!(self.is_shown() || media.is_none(), "media: {clue:?}");
        }
        for text in crate::simulation::auditor::secrets::all(&json, SECRET) {
            assert!(self.may_be_known(text), "all see {text}: {json}");
        }
        for digest in packs::digests(&json) {
            let file = view.clue.as_ref().and_then(|clue| clue.media.as_ref());
            let is_it = file.is_some_and(|media| media.file.starts_with(digest));
            assert!(is_it, "a file that is not shown: {digest}");
        }
    }

    fn is_of_keys(&self) -> bool {
        !matches!(self.book.round, Round::Polyglot | Round::Kokpar)
    }

    /// The question is on the screen.
    fn is_shown(&self) -> bool {
        self.book.at_hand
    }

    fn is_revealed(&self) -> bool {
        let revealed = self
            .book
            .present()
            .is_some_and(|question| question.revealed);
        // What decides the game is seen at once.
        let decided = self.book.round == Round::Overtime && self.book.state == State::Over;
        revealed || decided || self.book.state == State::Shown
    }

    fn may_be_known(&self, text: &str) -> bool {
        if self.book.adrift {
            return true;
        }
        let book = &self.book;
        let themes = self.rules.themes.iter().enumerate();
        for (place, theme) in themes {
            if theme.title == text {
                return match theme.round {
                    Some(Round::Polyglot) => book.round != Round::Baige,
                    Some(Round::Kokpar) => book.kokpar_counts(),
                    _ => true,
                };
            }
            for (number, clue) in theme.clues.iter().enumerate() {
                let of_clue = clue.text == text || clue.options.iter().any(|o| o == text);
                let answer = clue.answer == text;
                if of_clue || answer {
                    let played = self.plays(place, number);
                    let shown = if answer {
                        self.is_revealed()
                    } else {
                        self.is_shown()
                    };
                    return played && shown;
                }
            }
        }
        // A spare one that came to the table; its name is no other's.
        let answer = text.starts_with("SECRET-ANSWER-S");
        let asked = text.starts_with("SECRET-TEXT-S") || text.starts_with("SECRET-OPTION-S");
        (asked && self.is_shown()) || (answer && self.is_revealed())
    }

    /// This question of the pack could be the one that is played.
    fn plays(&self, theme: usize, number: usize) -> bool {
        let (book, rules) = (&self.book, &self.rules);
        let round = rules.themes[theme].round;
        let before = |round: Round| {
            let of = |place: &usize| rules.themes[*place].round == Some(round);
            (0..theme).filter(of).count()
        };
        match round {
            // Questions of one list are used up in their order, whatever became of them.
            Some(Round::Baige) => book.round == Round::Baige,
            Some(Round::Polyglot) => {
                let taken = book.topics[before(Round::Polyglot)];
                let level = book.number as usize - 1;
                book.round == Round::Polyglot && taken == book.turn && number == level
            }
            Some(Round::Kokpar) => {
                let sector = book
                    .sectors
                    .get(before(Round::Kokpar))
                    .map(|row| row[number]);
                book.round == Round::Kokpar && sector == Some(book.turn)
            }
            Some(Round::Overtime) => {
                matches!(book.round, Round::Overtime | Round::SuddenDeath)
            }
            _ => false,
        }
    }
}
