//! The chain: every row of a game carries the link of the row before it, so whoever keeps the link of
//! the last one (the *head*) can tell whether any row was changed, moved or taken out since.
//!
//! A link is the SHA-256 of the game's number and the row's (8 bytes each, the highest first), the link
//! before (32 bytes) and the record's text as it stands in the book. Before row 0 stand 32 zeros.

use std::sync::Arc;

use sha2::{Digest, Sha256};

#[cfg(test)]
use super::record::places;
use super::record::{Damage, Place};

/// Hexadecimal digits of a link's short form: as many as people compare by eye without losing their
/// place. 48 bits hold against a slip and a hand that edits; against a laboratory there is the whole.
const SHORT_DIGITS: usize = 12;

/// What the next row carries of this one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Link([u8; Link::BYTES]);

impl Link {
    pub(super) const BYTES: usize = 32;

    /// What row 0 carries.
    pub(super) const FIRST: Link = Link([0; Link::BYTES]);

    /// The link of some text in its place.
    pub(super) fn of(place: Place, before: &Link, json: &[u8]) -> Link {
        let hasher = Sha256::new()
            .chain_update(place.key())
            .chain_update(before.0)
            .chain_update(json);
        Link(hasher.finalize().into())
    }

    pub(super) fn from_bytes(bytes: [u8; Link::BYTES]) -> Link {
        Link(bytes)
    }

    /// The link that these digits are: 64, lower case.
    pub(super) fn from_hex(digits: &[u8]) -> Option<Link> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        if digits.len() != 2 * Link::BYTES {
            return None;
        }
        let mut link = [0; Link::BYTES];
        for (byte, pair) in link.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Link(link))
    }

    /// The first twelve digits, as the paper protocol has them.
    #[must_use]
    pub fn short(&self) -> String {
        let mut digits = self.to_string();
        digits.truncate(SHORT_DIGITS);
        digits
    }
}

impl std::fmt::Display for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.short())
    }
}

/// A record's text with what it carries of the row before; sessions carry nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub before: Option<Link>,
    pub json: Arc<[u8]>,
}

impl Row {
    /// A row that stands by itself.
    pub fn alone(json: Vec<u8>) -> Row {
        Row {
            before: None,
            json: json.into(),
        }
    }

    /// A row of a game.
    pub fn after(before: Link, json: Vec<u8>) -> Row {
        Row {
            before: Some(before),
            json: json.into(),
        }
    }

    /// The link that the next row must carry, if this one carries `due`.
    pub fn follow(&self, place: Place, due: &Link) -> Result<Link, Damage> {
        match &self.before {
            Some(before) if before == due => Ok(Link::of(place, before, &self.json)),
            Some(_) | None => Err(Damage::Chain(place)),
        }
    }

    /// The bytes that stand before the text in the store.
    pub fn before_bytes(&self) -> &[u8] {
        self.before.as_ref().map_or(&[], |before| &before.0)
    }
}

/// Rows of a game with these texts.
#[cfg(test)]
pub(super) fn chained(game: u64, texts: &[&str]) -> Vec<Row> {
    let mut link = Link::FIRST;
    let chain = |(place, text): (Place, &&str)| {
        let row = Row::after(link, text.as_bytes().to_vec());
        link = Link::of(place, &link, text.as_bytes());
        row
    };
    places(game, 0).zip(texts).map(chain).collect()
}

/// The link of the last of these rows.
#[cfg(test)]
pub(super) fn head(game: u64, rows: &[Row]) -> Link {
    let follow = |link: Link, (place, row): (Place, &Row)| row.follow(place, &link);
    let mut rows = places(game, 0).zip(rows);
    rows.try_fold(Link::FIRST, follow).expect("a chain")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_what_anybody_can_work_out() {
        // printf '%016x%016x%064x7b7d' 3 0 0 | xxd -r -p | sha256sum
        let link = Link::of(Place { game: 3, row: 0 }, &Link::FIRST, b"{}");
        let digits = "129d6e5aff7d38f143bfac55e9fe311e6e4fc0b7978622a79d7d418320033a8d";
        assert_eq!(link.to_string(), digits);
        assert_eq!(link.short(), &digits[..12]);
        assert_eq!(Link::from_hex(digits.as_bytes()), Some(link));
        assert_eq!(Link::from_hex(digits.to_uppercase().as_bytes()), None);
        assert_eq!(Link::from_hex(&digits.as_bytes()[1..]), None);
    }

    #[test]
    fn place_text_and_the_row_before_all_count() {
        let rows = chained(3, &["{}", "{}"]);
        let links = |rows: &[Row]| (head(3, &rows[..1]), head(3, rows));
        let (first, second) = links(&rows);
        assert_ne!(first, second);
        assert_ne!(
            head(4, &chained(4, &["{}", "{}"])),
            second,
            "the game counts"
        );
        assert_ne!(links(&chained(3, &["[]", "{}"])).1, second);
        assert_eq!(head(3, &[]), Link::FIRST);
        let place = Place { game: 3, row: 1 };
        assert_eq!(rows[1].follow(place, &first), Ok(second));
        assert_eq!(
            rows[1].follow(place, &Link::FIRST),
            Err(Damage::Chain(place))
        );
        assert_eq!(
            Row::alone(b"{}".to_vec()).follow(place, &first),
            Err(Damage::Chain(place)),
            "a row of a game never stands by itself"
        );
    }
}
