//! Nobody sees what is not for him: texts of the pack, who was named, what was put at stake.

use dabyl_rules::view::{Round, View};
use dabyl_rules::{Onlooker, Seat};

use super::{Auditor, foreign};
use crate::simulation::packs;
use crate::simulation::setups::SEED;

/// What every secret text begins with.
const SECRET: &str = "SECRET-";

/// What every player's name begins with.
const PLAYER: &str = "PLAYER-";

impl Auditor {
    pub(super) fn sees_no_secret(&self, view: &View, who: Onlooker) {
        assert!(view.host.is_none(), "only a host sees the host's view");
        let own = match who {
            Onlooker::Captain(seat) => Some(seat),
            Onlooker::Public | Onlooker::Host => None,
        };
        if let Some(captain) = &view.captain {
            assert_eq!(Some(captain.seat), own, "another captain's view");
            assert_eq!(captain.roster.seat, captain.seat);
            assert!(
                captain
                    .entry
                    .as_ref()
                    .is_none_or(|entry| Some(entry.seat) == own)
            );
            assert!(captain.legal.iter().all(|word| word.of_captain() == own));
        }
        self.stakes_are_secret(view, own);
        let json = serde_json::to_string(view).expect("a view is JSON");
        assert!(!json.contains(&SEED.to_string()), "the seed is a secret");
        for text in all(&json, SECRET) {
            assert!(self.may_be_known(text, own), "{who:?} sees {text}: {json}");
        }
        for name in all(&json, PLAYER) {
            assert!(self.may_be_named(name, own), "{who:?} sees {name}: {json}");
        }
    }

    /// Wager and answer are the team's own until they have been judged.
    fn stakes_are_secret(&self, view: &View, own: Option<Seat>) {
        for seat in view.finale.iter().flat_map(|finale| &finale.seats) {
            let judged = self.book.verdict(seat.seat).is_some();
            if judged {
                let stakes = self.book.stakes.expect("locked");
                assert_eq!(
                    seat.wager,
                    stakes[seat.seat.index()],
                    "a wager that was judged"
                );
            } else if own != Some(seat.seat) {
                assert!(seat.wager.is_none(), "a wager before its time: {seat:?}");
                assert!(seat.answer.is_none(), "an answer before its time: {seat:?}");
            }
            assert!(
                own == Some(seat.seat) || seat.limits.is_none(),
                "limits tell a total"
            );
        }
    }

    fn may_be_known(&self, text: &str, own: Option<Seat>) -> bool {
        let book = &self.book;
        let written = |(seat, answer): (Seat, &Option<String>)| {
            let shown = own == Some(seat) || book.verdict(seat).is_some();
            shown && answer.as_deref() == Some(text)
        };
        let mut answers = Seat::all().zip(&book.answers);
        if book
            .pack
            .titles
            .iter()
            .any(|theme| packs::title(*theme) == text)
        {
            return true;
        }
        if answers.any(written) {
            return true;
        }
        let question = match self.rules.khamsa {
            true => book
                .pack
                .question(&self.rules, book.round, book.theme, book.level),
            false => {
                let (theme, clue) = self.place_of_lockout();
                if packs::title(theme) == text && theme < self.rules.clues.len() {
                    return true;
                }
                book.pack.question_of_lockout(theme, clue)
            }
        };
        question.is_some_and(|name| {
            let asked = book.pack.asked || book.pack.shown;
            (asked && packs::text(&name) == text)
                || (book.pack.shown && packs::answer(&name) == text)
        })
    }

    /// The plain lockout has no rounds: it plays one theme of the pack after the other.
    fn place_of_lockout(&self) -> (usize, usize) {
        let mut question = self.book.question as usize - 1;
        for (theme, clues) in self.rules.clues.iter().enumerate() {
            if question < *clues {
                return (theme, question);
            }
            question -= clues;
        }
        (self.rules.clues.len(), question)
    }

    /// Who plays is known once entries are closed; in the semi-open and the secret round for one theme
    /// after the other. A captain knows his own.
    fn may_be_named(&self, name: &str, own: Option<Seat>) -> bool {
        let mut numbers = name.trim_start_matches(PLAYER).split('-');
        let mut number = || numbers.next()?.parse::<u8>().ok();
        let (seat, player) = (number().and_then(Seat::new), number());
        let (Some(seat), Some(player)) = (seat, player) else {
            return false;
        };
        if own == Some(seat) || !self.rules.khamsa {
            return true;
        }
        let book = &self.book;
        let list = &book.lists[seat.index()];
        let theme = usize::from(book.theme);
        let known = match book.round {
            Round::Open if book.naming => 0,
            Round::Open => 5,
            Round::Semi if book.naming => theme - 1,
            Round::Secret if book.naming => 0,
            Round::Semi | Round::Secret => theme,
            Round::Personal | Round::Shootout => usize::from(!book.naming),
            Round::Final => 0,
            Round::Baige
            | Round::Polyglot
            | Round::SuddenDeath
            | Round::Kokpar
            | Round::Overtime => foreign(book.round),
        };
        list[..known].contains(&player)
    }
}

/// Every piece of the text that begins so, to the last of its dashes.
pub fn all<'a>(json: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    json.match_indices(begin).map(move |(at, _)| {
        let rest = &json[at..];
        let end = rest.find(['"', '\\']).unwrap_or(rest.len());
        &rest[..end]
    })
}
