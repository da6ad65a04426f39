//! Who plays for each team in a round: lists of players by number, what may stand in them, and what
//! is filled in when time is up.

use super::sheet::THEMES;
use crate::vocabulary::{Refusal, Seat};

/// How many can play for a team. Nobody: the team has no roster, and all of it plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Squad {
    /// Players, numbered from 1; the captain is 1.
    pub players: u8,
    /// Reserves, numbered behind them.
    pub reserves: u8,
}

impl Squad {
    /// Whether there is a roster to name anybody from.
    #[must_use]
    pub fn is_named(self) -> bool {
        self.players > 0
    }
}

/// Every team's list of the round; 0 stands where nobody is named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists([Vec<u8>; Seat::MOST as usize]);

/// What lists must obey.
#[derive(Clone, Copy, Debug)]
pub struct ListRules {
    /// Nobody stands in a list twice (AZ-5).
    pub one_theme: bool,
    /// Reserves may stand in it (RU-4 forbids it).
    pub reserves_play: bool,
}

impl Lists {
    /// Nobody is named.
    pub fn clear(&mut self) {
        self.0 = Default::default();
    }

    /// Who plays the theme of this number for the team; `None`: nobody yet.
    #[must_use]
    pub fn at(&self, seat: Seat, theme: u8) -> Option<u8> {
        let place = usize::from(theme).checked_sub(1)?;
        let player = self.0[seat.index()].get(place).copied();
        player.filter(|player| *player > 0)
    }

    /// The whole list.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[u8] {
        &self.0[seat.index()]
    }

    /// The list is this.
    pub fn set(&mut self, seat: Seat, players: &[u8]) {
        self.0[seat.index()] = players.to_vec();
    }

    /// For this theme, that player.
    pub fn put(&mut self, seat: Seat, theme: u8, player: u8) {
        let list = &mut self.0[seat.index()];
        let place = usize::from(theme.max(1)) - 1;
        if list.len() <= place {
            list.resize(place + 1, 0);
        }
        list[place] = player;
    }

    /// The player has had one of the themes before this one.
    #[must_use]
    pub fn is_used(&self, seat: Seat, player: u8, theme: u8) -> bool {
        let before = usize::from(theme.max(1)) - 1;
        self.of(seat).iter().take(before).any(|p| *p == player)
    }

    /// A player of this team who has had no theme before this one, in roster order.
    #[must_use]
    pub fn first_unused(&self, seat: Seat, squad: Squad, theme: u8) -> Option<u8> {
        (1..=squad.players).find(|player| !self.is_used(seat, *player, theme))
    }

    /// The team's list for all themes with the gaps filled: remaining players to remaining themes in
    /// roster order. Where nobody is left, the chair stays empty.
    #[must_use]
    pub fn filled(&self, seat: Seat, squad: Squad) -> Vec<u8> {
        let mut list = self.of(seat).to_vec();
        list.resize(usize::from(THEMES), 0);
        for player in 1..=squad.players {
            if list.contains(&player) {
                continue;
            }
            if let Some(gap) = list.iter_mut().find(|place| **place == 0) {
                *gap = player;
            }
        }
        list
    }

    /// Nothing is missing from the team's list for all themes.
    #[must_use]
    pub fn is_complete(&self, seat: Seat, squad: Squad, rules: ListRules) -> bool {
        let named = self.of(seat).iter().filter(|player| **player > 0).count();
        let most = usize::from(THEMES);
        let all = if rules.one_theme {
            most.min(usize::from(squad.players))
        } else {
            most
        };
        named >= all
    }
}

impl ListRules {
    /// Whether this player may be named.
    ///
    /// # Errors
    /// There is none of that number, or it is a reserve.
    pub fn allow(self, seat: Seat, squad: Squad, player: u8) -> Result<(), Refusal> {
        if player == 0 || player > squad.players.saturating_add(squad.reserves) {
            let players = squad.players;
            return Err(Refusal::NoSuchPlayer { seat, players });
        }
        if player > squad.players && !self.reserves_play {
            return Err(Refusal::Reserve { player });
        }
        Ok(())
    }

    /// Whether this may be the team's list for all themes.
    ///
    /// # Errors
    /// The first thing in it that may not stand there.
    pub fn allow_list(self, seat: Seat, squad: Squad, list: &[u8]) -> Result<(), Refusal> {
        if list.len() > usize::from(THEMES) {
            return Err(Refusal::TooManyPlayers { most: THEMES });
        }
        if list.is_empty() {
            let players = squad.players;
            return Err(Refusal::NoSuchPlayer { seat, players });
        }
        for (place, player) in list.iter().enumerate() {
            // 0: this theme stays open for now.
            if *player == 0 {
                continue;
            }
            self.allow(seat, squad, *player)?;
            if self.one_theme && list[..place].contains(player) {
                return Err(Refusal::PlayerTwice { player: *player });
            }
        }
        Ok(())
    }
}
