//! Which part of a file a request wants (RFC 9110, 13 and 14). Players of video ask for parts, and
//! Safari plays nothing without them.

use axum::http::{HeaderMap, HeaderName, header};

/// What is to be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Nothing: the asker has it.
    Known,
    /// The whole file.
    All,
    /// A part of it: the first byte, and the one behind the last.
    Part {
        /// The first byte.
        from: u64,
        /// The one behind the last.
        to: u64,
    },
    /// A part that it does not have.
    Nothing,
}

/// What these headers want of a file with this tag and so many bytes.
pub(super) fn wanted(headers: &HeaderMap, tag: &str, length: u64) -> Wanted {
    let named = |name: HeaderName| {
        let values = headers.get_all(name).into_iter();
        let values = values.filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).map(str::trim)
    };
    let bare = |known: &str| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag;
    if named(header::IF_NONE_MATCH).any(bare) {
        return Wanted::Known;
    }
    // A part of something else would not fit to what the asker has; a date is nothing that we give.
    if named(header::IF_RANGE).any(|known| known != tag) {
        return Wanted::All;
    }
    let mut ranges = headers.get_all(header::RANGE).iter();
    let (Some(range), None) = (ranges.next(), ranges.next()) else {
        return Wanted::All;
    };
    let range = range
        .to_str()
        .ok()
        .and_then(|range| range.strip_prefix("bytes="));
    // Several parts at once, other units and nonsense may be answered by the whole.
    range.map_or(Wanted::All, |range| part(range.trim(), length))
}

fn part(range: &str, length: u64) -> Wanted {
    let number = |digits: &str| {
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        // What has too many digits is beyond any file.
        plain.then(|| digits.parse().unwrap_or(u64::MAX))
    };
    let Some((first, last)) = range.split_once('-') else {
        return Wanted::All;
    };
    let (from, to) = match (number(first), number(last)) {
        (Some(from), Some(last)) if from <= last => (from, last.saturating_add(1)),
        (Some(from), None) if last.is_empty() => (from, length),
        (None, Some(count)) if first.is_empty() => {
            let from = length.saturating_sub(count);
            (if count == 0 { length } else { from }, length)
        }
        (Some(_) | None, Some(_) | None) => return Wanted::All,
    };
    if from < length {
        Wanted::Part {
            from,
            to: to.min(length),
        }
    } else {
        Wanted::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(pairs: &[(HeaderName, &str)]) -> Wanted {
        let pairs = pairs.iter().map(|(name, value)| {
            let value = value.parse().expect("a value");
            (name.clone(), value)
        });
        wanted(&pairs.collect(), "\"t\"", 100)
    }

    #[test]
    fn parts_are_those_that_were_asked_for() {
        let part = |from, to| Wanted::Part { from, to };
        for (range, expected) in [
            ("bytes=0-", part(0, 100)),
            ("bytes=0-0", part(0, 1)),
            ("bytes=10-19", part(10, 20)),
            ("bytes=10-1000", part(10, 100)),
            ("bytes=99-99999999999999999999999", part(99, 100)),
            ("bytes=-1", part(99, 100)),
            ("bytes=-1000", part(0, 100)),
            ("bytes=100-", Wanted::Nothing),
            ("bytes=99999999999999999999999-", Wanted::Nothing),
            ("bytes=-0", Wanted::Nothing),
            ("bytes=5-4", Wanted::All),
            ("bytes=-", Wanted::All),
            ("bytes=+1-2", Wanted::All),
            ("bytes=0-1,5-6", Wanted::All),
            ("lines=0-1", Wanted::All),
            ("", Wanted::All),
        ] {
            assert_eq!(of(&[(header::RANGE, range)]), expected, "{range:?}");
        }
    }

    #[test]
    fn what_the_asker_has_decides() {
        let range = (header::RANGE, "bytes=1-1");
        let all = of(&[range.clone(), (header::IF_RANGE, "\"other\"")]);
        assert_eq!(all, Wanted::All);
        let weak = of(&[range.clone(), (header::IF_RANGE, "W/\"t\"")]);
        assert_eq!(weak, Wanted::All);
        let date = of(&[
            range.clone(),
            (header::IF_RANGE, "Tue, 01 Dec 2026 00:00:00 GMT"),
        ]);
        assert_eq!(date, Wanted::All);
        let same = of(&[range.clone(), (header::IF_RANGE, "\"t\"")]);
        assert_eq!(same, Wanted::Part { from: 1, to: 2 });
        let known = of(&[range, (header::IF_NONE_MATCH, "\"x\", W/\"t\"")]);
        assert_eq!(known, Wanted::Known);
    }
}
