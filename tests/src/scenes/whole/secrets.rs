//! What only some may know, and for how long: whoever else listens must not have heard it.

use dabyl_rules::Seat;

use super::ears::{Ear, Listener, Needle};

/// What a secret is about, and so when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// What a team has entered in this step, until entries are closed.
    Entry,
    /// Who comes out last in the secret round, until that theme is called.
    LastOne,
    /// A question, until it has been read.
    Question,
    /// Its right answer, until it is shown.
    RightAnswer,
    /// What a team has written in the final, until it is judged.
    Written(Seat),
    /// What a team has thought better of: for ever.
    Discarded,
}

#[derive(Clone, Debug)]
struct Secret {
    topic: Topic,
    /// Whose it is; nobody's but the host's if not said.
    owner: Option<Seat>,
    needle: Needle,
    since: Mark,
}

/// A place in what each listener has heard.
#[derive(Clone, Debug, Default)]
pub struct Mark(Vec<usize>);

impl Mark {
    /// Here, for all of them.
    #[must_use]
    pub fn here(ears: &[Ear]) -> Mark {
        Mark(ears.iter().map(Ear::count).collect())
    }
}

/// All secrets of the hour.
#[derive(Debug, Default)]
pub struct Secrets {
    kept: Vec<Secret>,
    /// How often somebody was found not to know something.
    pub checks: u32,
}

impl Secrets {
    /// From this place on, this is for its owner and the host alone.
    pub fn keep(&mut self, topic: Topic, owner: Option<Seat>, needle: Needle, since: &Mark) {
        self.kept.push(Secret {
            topic,
            owner,
            needle,
            since: since.clone(),
        });
    }

    /// Nobody has heard what is not his, among those who listen to all that there is by now.
    ///
    /// # Panics
    /// When somebody has; or when not even host and owner have, for then the words were wrong.
    pub fn are_kept(&mut self, ears: &[Ear]) {
        for secret in &self.kept {
            for (ear, since) in ears.iter().zip(&secret.since.0) {
                let heard = ear.heard_since(*since, &secret.needle);
                let may = match ear.who {
                    Listener::Host => true,
                    Listener::Captain(seat) => secret.owner == Some(seat),
                    Listener::Public => false,
                };
                assert_eq!(heard, may, "{:?} and {secret:?}", ear.who);
                self.checks += u32::from(!may);
            }
        }
    }

    /// It becomes public now, so that it is a secret no more.
    pub fn end(&mut self, topic: Topic) {
        self.kept.retain(|secret| secret.topic != topic);
    }
}
