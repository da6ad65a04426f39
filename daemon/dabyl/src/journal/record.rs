//! What the journal keeps, and its form in the store, version 2: a version byte, a checksum, for a row
//! of a game the link of the row before it ([`super::chain`]), and JSON. Version 1 had no links.
//!
//! The checksum covers the place too, so that a sound record in a wrong place is damage as well.
//! It stands at the same place in every version, so that another version is told apart from damage.

use dabyl_rules::{CommandId, Entry, Setup};
use serde::{Deserialize, Serialize};

use super::chain::{Link, Row};
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

/// The format below. A box that was put back to an older version meets higher ones, and one that was
/// brought up to date may meet lower ones.
pub(super) const VERSION: u8 = 2;

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
    /// Not a line of the book at all.
    #[error("{0}: not in the form of the book")]
    Form(Place),
    /// Sound, but what it carries is not the link of the row before it.
    #[error("{0}: it does not follow from the row before it")]
    Chain(Place),
    /// Of another format.
    #[error("{place}: written in format {version} by another version of Dabyl")]
    Version { place: Place, version: u8 },
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
    /// Another version could read it: nothing is broken.
    pub fn is_foreign(&self) -> bool {
        match self {
            Damage::Version { .. } | Damage::Unknown { .. } => true,
            Damage::Short(_) | Damage::Form(_) | Damage::Checksum(_) => false,
            Damage::Chain(_) | Damage::Missing(_) => false,
            Damage::Misplaced(_) | Damage::Unreadable { .. } => false,
        }
    }
}

fn checksum(place: Place, parts: [&[u8]; 2]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&place.key());
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize()
}

/// The bytes that the store keeps of something that is no row of a game.
pub(super) fn frame(place: Place, json: &[u8]) -> Vec<u8> {
    frame_parts(place, [&[], json])
}

/// The bytes that the store keeps of a row.
pub(super) fn frame_row(place: Place, row: &Row) -> Vec<u8> {
    frame_parts(place, [row.before_bytes(), &row.json])
}

fn frame_parts(place: Place, parts: [&[u8]; 2]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEADER + parts[0].len() + parts[1].len());
    bytes.push(VERSION);
    bytes.extend_from_slice(&checksum(place, parts).to_le_bytes());
    parts.iter().for_each(|part| bytes.extend_from_slice(part));
    bytes
}

/// What stands behind version and checksum.
pub(super) fn unframe(place: Place, bytes: &[u8]) -> Result<&[u8], Damage> {
    let (&version, rest) = bytes.split_first().ok_or(Damage::Short(place))?;
    let (sum, body) = rest.split_first_chunk::<4>().ok_or(Damage::Short(place))?;
    if u32::from_le_bytes(*sum) != checksum(place, [body, &[]]) {
        return Err(Damage::Checksum(place));
    }
    if version != VERSION {
        return Err(Damage::Version { place, version });
    }
    Ok(body)
}

/// The row of a game in what the store kept.
pub(super) fn unframe_row(place: Place, bytes: &[u8]) -> Result<Row, Damage> {
    let body = unframe(place, bytes)?;
    let (before, json) = body
        .split_first_chunk::<{ Link::BYTES }>()
        .ok_or(Damage::Short(place))?;
    Ok(Row::after(Link::from_bytes(*before), json.to_vec()))
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
            let row = Row::after(Link::FIRST, write(&record));
            let bytes = frame_row(place, &row);
            assert_eq!(unframe_row(place, &bytes), Ok(row));
            assert_eq!(
                unframe_row(place, &bytes).and_then(|row| read(place, &row.json)),
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
    fn another_format_is_told_apart_from_damage() {
        let mut bytes = frame(PLACE, b"{}");
        for version in [VERSION - 1, VERSION + 1] {
            bytes[0] = version;
            let error = unframe(PLACE, &bytes).expect_err("the version is unknown");
            assert!(error.is_foreign(), "{error}");
        }
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
            if let Ok(row) = unframe_row(PLACE, &bytes) {
                let _ = read(PLACE, &row.json);
            }
            let _ = read(PLACE, &bytes);
        }

        #[test]
        fn one_changed_byte_never_passes(at in 1usize..200, change in 1u8..) {
            let json = write(&Record::Entry { game: 3, entry: entry(5) });
            let mut bytes = frame_row(PLACE, &Row::after(Link::FIRST, json));
            let at = at % bytes.len();
            prop_assume!(at > 0);
            bytes[at] ^= change;
            prop_assert_eq!(unframe_row(PLACE, &bytes), Err(Damage::Checksum(PLACE)));
        }
    }
}
