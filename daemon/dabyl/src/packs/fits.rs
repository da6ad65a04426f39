//! Which games a pack is for. A set-up takes themes without a round in the order of play, which is for
//! matches that go on from paper; a pack that a host chooses must say where its questions belong.

use dabyl_rules::Preset;
use serde::{Deserialize, Serialize};

use super::{Pack, PackRound, is_kazakh};

#[cfg(feature = "typescript")]
use ts_rs::TS;

/// Every game, in the order in which pages name them.
const GAMES: [Preset; 4] = [
    Preset::KhamsaAz,
    Preset::KhamsaRu,
    Preset::KokparKk,
    Preset::Lockout,
];

/// Why a pack is not for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum WhyUnfit {
    /// The game is played in rounds, and its themes belong to none.
    NoRounds,
    /// Its rounds are those of another game.
    OtherRounds,
}

/// A game that a pack is not for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS), ts(rename = "PackUnfit"))]
#[serde(rename_all = "camelCase")]
pub struct Unfit {
    /// Which.
    pub preset: Preset,
    /// Why.
    pub why: WhyUnfit,
}

impl Pack {
    /// Why this game cannot be played with it; nothing if it can. A round that is missing is on paper.
    #[must_use]
    pub fn unfit(&self, preset: Preset) -> Option<WhyUnfit> {
        let kazakh = match preset {
            Preset::KhamsaAz | Preset::KhamsaRu => false,
            Preset::KokparKk => true,
            // It asks whatever there is, one question after the other.
            Preset::Lockout => return None,
        };
        let own = |round: &PackRound| is_kazakh(round.kind) == kazakh;
        if self.rounds.is_empty() {
            Some(WhyUnfit::NoRounds)
        } else if self.rounds.iter().any(own) {
            None
        } else {
            Some(WhyUnfit::OtherRounds)
        }
    }

    /// Every game that it is not for.
    #[must_use]
    pub fn unfits(&self) -> Vec<Unfit> {
        let unfit = |preset| {
            let why = self.unfit(preset)?;
            Some(Unfit { preset, why })
        };
        GAMES.into_iter().filter_map(unfit).collect()
    }
}

impl WhyUnfit {
    /// The sentence for whoever looks; the page has its own.
    #[must_use]
    pub const fn said(self) -> &'static str {
        match self {
            WhyUnfit::NoRounds => {
                "the pack has no rounds, and this game is played in rounds: write `[[round]]` and \
                 `[[round.theme]]`, or begin a lockout with it"
            }
            WhyUnfit::OtherRounds => {
                "the rounds of this pack are those of another game: choose that game, or another pack"
            }
        }
    }
}
