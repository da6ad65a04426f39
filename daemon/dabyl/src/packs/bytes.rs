//! From bytes to text. Editors save in many ways; only UTF-8 is one that every reader shares.

use super::reader::Gathering;
use super::{MOST_BYTES, Wrong};

/// What the bytes are.
pub(super) enum Decoded {
    /// A text that can be read on.
    Text(String),
    /// What can be shown of a text that cannot.
    Broken(String),
}

/// The text, or a fault.
pub(super) fn decode(bytes: &[u8], to: &mut Gathering) -> Decoded {
    if bytes.len() > MOST_BYTES {
        let most = u32::try_from(MOST_BYTES / 1024).unwrap_or(u32::MAX);
        to.note(0..0, Wrong::TooLarge { most });
        return Decoded::Broken(String::new());
    }
    if is_utf16(bytes) {
        to.note(0..0, Wrong::Utf16 {});
        return Decoded::Broken(String::new());
    }
    // A byte order mark says nothing in UTF-8, but some editors write it.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded::Text(text.to_owned()),
        Err(error) => {
            let at = error.valid_up_to();
            let wrong = if is_cyrillic(bytes) {
                Wrong::Cp1251 {}
            } else {
                Wrong::NotUtf8 {}
            };
            to.note(at..at, wrong);
            Decoded::Broken(String::from_utf8_lossy(bytes).into_owned())
        }
    }
}

/// By its byte order mark, or because the Latin letters with which every pack begins have a zero
/// beside them.
fn is_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [first, second, ..] => (*first == 0) != (*second == 0),
        [] | [_] => false,
    }
}

/// In Windows-1251 whole words are bytes above 127, in the code pages of Latin letters single ones.
fn is_cyrillic(bytes: &[u8]) -> bool {
    let high = |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(|b| *b >= 0x80);
    let (mut all, mut beside) = (0_usize, 0_usize);
    for at in (0..bytes.len()).filter(|at| high(Some(*at))) {
        all += 1;
        beside += usize::from(high(at.checked_sub(1)) || high(Some(at + 1)));
    }
    beside * 2 > all
}
