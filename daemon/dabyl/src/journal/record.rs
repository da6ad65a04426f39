//! What the journal keeps, and its form on the card: a version byte, a checksum, and JSON.
//!
//! The checksum covers the place too, so that a sound record in a wrong place is damage as well.

use dabyl_rules::{CommandId, Entry, Setup};
use serde::{Deserialize, Serialize};

use crate::inbox::Session;
use crate::wiring::Moves;

/// One thing that must outlive a power cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Record {
    /// A game began. Games are counted from 1; the last one that began is the current one.
    Game {
        /// Which.
        number: u64,
        /// With what.
        setup: Setup,
        /// The name of the wish that began it; older versions kept none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<CommandId>,
    },
    /// The table of the current game took an entry.
    Entry {
        /// Which game.
        game: u64,
        /// What it took.
        entry: Entry,
    },
    /// A device was paired or sent away; the last word on a token counts.
    Session(Session),
    /// Keys were given other inputs; the last word counts, whatever the game.
    Moves(Moves),
}

/// The format below. A box that was put back to an older version meets higher ones.
pub(super) const VERSION: u8 = 1;

/// Version and checksum.
const HEADER: usize = 1 + 4;

/// Where a record stands: which game, and which row of it; row 0 is the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub game: u64,
    pub row: u64,
}

impl Place {
    /// The key in the store: games in order, rows in order within each. The last key of all is the
    /// end of the current game, so old games cost a start nothing.
    pub fn key(self) -> [u8; 16] {
        let mut key = [0; 16];
        key[..8].copy_from_slice(&self.game.to_be_bytes());
        key[8..].copy_from_slice(&self.row.to_be_bytes());
        key
    }

    /// The place that a key begins with, if it is long enough to be one.
    pub fn of(key: &[u8]) -> Option<Place> {
        let (game, rest) = key.split_first_chunk::<8>()?;
        let (row, _) = rest.split_first_chunk::<8>()?;
        Some(Place {
            game: u64::from_be_bytes(*game),
            row: u64::from_be_bytes(*row),
        })
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}, row {}", self.game, self.row)
    }
}

/// Why bytes are no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Damage {
    /// Fewer bytes than a header has.
    #[error("{0}: cut short")]
    Short(Place),
    /// The checksum disagrees.
    #[error("{0}: the checksum does not fit")]
    Checksum(Place),
    /// Sound, but of a later format.
    #[error("{place}: written in format {version} by a newer version of Dabyl")]
    Newer { place: Place, version: u8 },
    /// Sound, but not in words that this version knows.
    #[error("{place}: not in the words of this version ({why})")]
    Unknown { place: Place, why: String },
    /// A row is not there although later ones are.
    #[error("{0}: missing")]
    Missing(Place),
    /// Not a record of this place at all: a key of a wrong length, an entry where a set-up belongs.
    #[error("{0}: something else stands there")]
    Misplaced(Place),
    /// The card does not give its bytes.
    #[error("{place}: {why}")]
    Unreadable { place: Place, why: String },
}

impl Damage {
    /// A newer version could read it: nothing is broken.
    pub fn is_foreign(&self) -> bool {
        match self {
            Damage::Newer { .. } | Damage::Unknown { .. } => true,
            Damage::Short(_) | Damage::Checksum(_) | Damage::Missing(_) => false,
            Damage::Misplaced(_) | Damage::Unreadable { .. } => false,
        }
    }
}

/// The checksum of some text in its place.
pub(super) fn checksum(place: Place, json: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&place.key());
    hasher.update(json);
    hasher.finalize()
}

/// The bytes that the store keeps.
pub(super) fn frame(place: Place, json: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + json.len());
    bytes.push(VERSION);
    bytes.extend_from_slice(&checksum(place, json).to_le_bytes());
    bytes.extend_from_slice(json);
    bytes
}

/// The JSON within what the store kept.
pub(super) fn unframe(place: Place, bytes: &[u8]) -> Result<&[u8], Damage> {
    let (&version, rest) = bytes.split_first().ok_or(Damage::Short(place))?;
    let (sum, json) = rest.split_first_chunk::<4>().ok_or(Damage::Short(place))?;
    if u32::from_le_bytes(*sum) != checksum(place, json) {
        return Err(Damage::Checksum(place));
    }
    if version != VERSION {
        return Err(Damage::Newer { place, version });
    }
    Ok(json)
}

/// JSON of a record.
pub(super) fn write(record: &Record) -> Vec<u8> {
    serde_json::to_vec(record).expect("records have string keys and no maps that could fail")
}

/// The record in this JSON, which must belong in this place.
pub(super) fn read(place: Place, json: &[u8]) -> Result<Record, Damage> {
    let record: Record = serde_json::from_slice(json).map_err(|error| Damage::Unknown {
        place,
        why: error.to_string(),
    })?;
    let at_home = match &record {
        Record::Game { number, .. } => *number == place.game && place.row == 0,
        Record::Entry { game, .. } => *game == place.game && place.row > 0,
        Record::Session(_) | Record::Moves(_) => false,
    };
    if at_home {
        Ok(record)
    } else {
        Err(Damage::Misplaced(place))
    }
}

/// The places of a game's rows from this one on.
pub(super) fn places(game: u64, from: usize) -> impl Iterator<Item = Place> {
    (from as u64..).map(move |row| Place { game, row })
}

/// A game's rows as JSON, as far as they are sound, and what ended them too soon.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub game: u64,
    pub rows: Vec<Box<[u8]>>,
    pub damage: Option<Damage>,
}

impl Found {
    /// Takes the next row if it is sound and in its place; says whether to go on.
    pub fn take(&mut self, row: Option<(Place, Vec<u8>)>) -> bool {
        let Some((place, bytes)) = row else {
            return true;
        };
        let due = Place {
            game: self.game,
            row: self.rows.len() as u64,
        };
        let damage = if place == due {
            match unframe(place, &bytes) {
                Ok(json) => {
                    self.rows.push(json.into());
                    return true;
                }
                Err(damage) => damage,
            }
        } else {
            Damage::Missing(due)
        };
        self.damage = Some(damage);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::tests::{entry, setup};
    use proptest::prelude::*;

    const PLACE: Place = Place { game: 3, row: 7 };

    #[test]
    fn a_record_comes_back_as_it_went() {
        for (place, record) in [
            (
                Place { game: 3, row: 0 },
                Record::Game {
                    number: 3,
                    setup: setup(),
                    id: CommandId::try_from("begin-game-three".to_owned()).ok(),
                },
            ),
            (
                PLACE,
                Record::Entry {
                    game: 3,
                    entry: entry(5),
                },
            ),
        ] {
            let bytes = frame(place, &write(&record));
            assert_eq!(
                unframe(place, &bytes).and_then(|json| read(place, json)),
                Ok(record)
            );
        }
    }

    #[test]
    fn a_game_of_an_older_version_has_no_name_of_its_beginning() {
        let record = Record::Game {
            number: 3,
            setup: setup(),
            id: None,
        };
        let json = write(&record);
        assert!(!String::from_utf8_lossy(&json).contains("\"id\""));
        assert_eq!(read(Place { game: 3, row: 0 }, &json), Ok(record));
    }

    #[test]
    fn a_sound_record_in_a_wrong_place_is_damage() {
        let record = Record::Entry {
            game: 3,
            entry: entry(5),
        };
        let bytes = frame(PLACE, &write(&record));
        let elsewhere = Place { row: 8, ..PLACE };
        assert_eq!(unframe(elsewhere, &bytes), Err(Damage::Checksum(elsewhere)));
        let first = Place { row: 0, ..PLACE };
        assert_eq!(read(first, &write(&record)), Err(Damage::Misplaced(first)));
    }

    #[test]
    fn a_newer_format_is_told_apart_from_damage() {
        let mut bytes = frame(PLACE, b"{}");
        bytes[0] = VERSION + 1;
        let error = unframe(PLACE, &bytes).expect_err("the version is unknown");
        assert!(error.is_foreign(), "{error}");
        assert!(
            read(PLACE, br#"{"song":{}}"#)
                .expect_err("no such record")
                .is_foreign()
        );
    }

    #[test]
    fn keys_sort_as_games_and_rows_do() {
        let places = [(1, 0), (1, 1), (1, 256), (2, 0), (256, 0), (256, 70_000)];
        let keys: Vec<_> = places.map(|(game, row)| Place { game, row }.key()).to_vec();
        assert!(keys.is_sorted());
        assert_eq!(Place::of(&keys[2]), Some(Place { game: 1, row: 256 }));
        assert_eq!(Place::of(&keys[2][..15]), None);
    }

    proptest! {
        #[test]
        fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
            if let Ok(json) = unframe(PLACE, &bytes) {
                let _ = read(PLACE, json);
            }
            let _ = read(PLACE, &bytes);
        }

        #[test]
        fn one_changed_byte_never_passes(at in 1usize..200, change in 1u8..) {
            let mut bytes = frame(PLACE, &write(&Record::Entry { game: 3, entry: entry(5) }));
            let at = at % bytes.len();
            prop_assume!(at > 0);
            bytes[at] ^= change;
            prop_assert_eq!(unframe(PLACE, &bytes), Err(Damage::Checksum(PLACE)));
        }
    }
}
