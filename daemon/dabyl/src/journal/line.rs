//! The form of the spare book, version 2: one record a line,
//!
//! `{"v":2,"crc":"0a1b2c3d","row":12,"prev":"<64 hexadecimal digits>","record":{…}}`
//!
//! `prev` is the link of the row before it ([`super::chain`]); lines of the page of sessions have none.
//! The checksum covers the game's number and all of the line behind it, in this and every later
//! version, so that those are told apart from damage. Version 1 had no `prev`, and another checksum.

use std::io::Write;

use super::chain::{Link, Row};
use super::record::{Damage, Place, VERSION};

/// What a line begins with, up to its version.
const HEAD: &[u8] = b"{\"v\":";
/// Between version and checksum.
const CRC: &[u8] = b",\"crc\":\"";
/// Behind the checksum; from here on it is covered.
const CRC_END: &[u8] = b"\",";
/// Before the row.
const ROW: &[u8] = b"\"row\":";
/// Between row and link.
const PREV: &[u8] = b",\"prev\":\"";
/// Behind the link.
const PREV_END: &[u8] = b"\"";
/// Before the record.
const RECORD: &[u8] = b",\"record\":";

/// Digits of a checksum.
const CRC_DIGITS: usize = 8;

fn checksum(game: u64, tail: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&game.to_be_bytes());
    hasher.update(tail);
    hasher.finalize()
}

/// Writes one line with its end.
pub(super) fn write(place: Place, row: &Row, into: &mut Vec<u8>) {
    const ALL: &str = "a vector takes all";
    write!(into, "{{\"v\":{VERSION},\"crc\":\"00000000\",").expect(ALL);
    let tail = into.len();
    write!(into, "\"row\":{}", place.row).expect(ALL);
    if let Some(before) = &row.before {
        write!(into, ",\"prev\":\"{before}\"").expect(ALL);
    }
    into.extend_from_slice(RECORD);
    into.extend_from_slice(&row.json);
    into.extend_from_slice(b"}");
    let sum = format!("{:08x}", checksum(place.game, &into[tail..]));
    let digits = tail - CRC_END.len() - CRC_DIGITS;
    into[digits..digits + CRC_DIGITS].copy_from_slice(sum.as_bytes());
    into.push(b'\n');
}

/// A line taken to pieces; nothing of it is checked but its form.
pub(super) struct Line<'a> {
    version: u8,
    crc: &'a [u8],
    tail: &'a [u8],
}

/// What stands behind the checksum.
struct Tail<'a> {
    row: u64,
    before: Option<Link>,
    json: &'a [u8],
}

impl<'a> Line<'a> {
    /// Takes a line to pieces, without its end.
    pub fn of(line: &'a [u8]) -> Option<Line<'a>> {
        let (version, rest) = until_comma(line.strip_prefix(HEAD)?)?;
        let (crc, rest) = rest.strip_prefix(CRC)?.split_at_checked(CRC_DIGITS)?;
        Some(Line {
            version: number(version)?,
            crc,
            tail: rest.strip_prefix(CRC_END)?,
        })
    }

    /// The record's text, whether it is sound or not: the first line of a book says whose it is.
    pub fn json(&self) -> Option<&'a [u8]> {
        Some(Tail::of(self.tail)?.json)
    }

    /// The row in it, which must be the one that is due.
    pub fn row(&self, due: Place) -> Result<Row, Damage> {
        let version = self.version;
        let foreign = Damage::Version {
            place: due,
            version,
        };
        if version < VERSION {
            return Err(foreign);
        }
        if self.crc != format!("{:08x}", checksum(due.game, self.tail)).as_bytes() {
            return Err(Damage::Checksum(due));
        }
        if version != VERSION {
            return Err(foreign);
        }
        let Tail { row, before, json } = Tail::of(self.tail).ok_or(Damage::Form(due))?;
        if row != due.row {
            return Err(Damage::Missing(due));
        }
        Ok(Row {
            before,
            json: json.into(),
        })
    }
}

impl<'a> Tail<'a> {
    fn of(tail: &'a [u8]) -> Option<Tail<'a>> {
        let (row, rest) = until_comma(tail.strip_prefix(ROW)?)?;
        let (before, rest) = match rest.strip_prefix(PREV) {
            Some(rest) => {
                let (digits, rest) = rest.split_at_checked(2 * Link::BYTES)?;
                (Some(Link::from_hex(digits)?), rest.strip_prefix(PREV_END)?)
            }
            None => (None, rest),
        };
        let json = rest.strip_prefix(RECORD)?.strip_suffix(b"}")?;
        Some(Tail {
            row: number(row)?,
            before,
            json,
        })
    }
}

/// The row in a line without its end.
pub(super) fn parse(due: Place, line: &[u8]) -> Result<Row, Damage> {
    Line::of(line).ok_or(Damage::Form(due))?.row(due)
}

fn until_comma(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    bytes.split_at_checked(bytes.iter().position(|&byte| byte == b',')?)
}

/// A number as it is written here: no sign, no leading zeros.
fn number<T: std::str::FromStr + ToString>(digits: &[u8]) -> Option<T> {
    let digits = std::str::from_utf8(digits).ok()?;
    let number: T = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::super::chain::chained;
    use super::*;
    use proptest::prelude::*;

    const PLACE: Place = Place { game: 1, row: 1 };

    fn line(place: Place, row: &Row) -> Vec<u8> {
        let mut bytes = Vec::new();
        write(place, row, &mut bytes);
        assert_eq!(bytes.pop(), Some(b'\n'));
        bytes
    }

    fn second() -> Row {
        chained(1, &["{}", r#"{"a":1}"#]).remove(1)
    }

    #[test]
    fn a_row_comes_back_as_it_went() {
        for row in [second(), Row::alone(b"{}".to_vec())] {
            assert_eq!(parse(PLACE, &line(PLACE, &row)), Ok(row));
        }
    }

    #[test]
    fn a_sound_line_elsewhere_is_damage() {
        let line = line(PLACE, &second());
        let row = Place { row: 2, ..PLACE };
        assert_eq!(parse(row, &line), Err(Damage::Missing(row)));
        let game = Place { game: 2, ..PLACE };
        assert_eq!(parse(game, &line), Err(Damage::Checksum(game)));
    }

    #[test]
    fn other_versions_are_told_apart_from_damage() {
        let old = br#"{"v":1,"crc":"0a1b2c3d","row":1,"record":{"a":1}}"#;
        assert!(parse(PLACE, old).is_err_and(|damage| damage.is_foreign()));
        let tail = r#""row":1,"song":"la"}"#;
        let sum = checksum(1, tail.as_bytes());
        let new = format!("{{\"v\":9,\"crc\":\"{sum:08x}\",{tail}");
        assert!(parse(PLACE, new.as_bytes()).is_err_and(|damage| damage.is_foreign()));
        let broken = new.replace("la", "lo");
        let damage = parse(PLACE, broken.as_bytes());
        assert_eq!(damage, Err(Damage::Checksum(PLACE)));
    }

    proptest! {
        #[test]
        fn arbitrary_lines_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            prop_assert!(parse(PLACE, &bytes).is_err());
        }

        #[test]
        fn one_changed_byte_never_passes(at in any::<prop::sample::Index>(), change in 1u8..) {
            let mut bytes = line(PLACE, &second());
            let at = at.index(bytes.len());
            bytes[at] ^= change;
            prop_assert!(parse(PLACE, &bytes).is_err());
        }
    }
}
