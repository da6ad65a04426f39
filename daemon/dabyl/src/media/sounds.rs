//! MP3, Ogg, WAV: whole as far as their frames, pages and chunks tell.

use std::io::{Read, Seek};

use super::kinds::name;
use super::source::{Source, little};
use super::{Kind, Refused};

/// Pages of an Ogg file that are looked at; 64 MiB of music have some 16,000.
const MOST_PAGES: usize = 200_000;

/// Frames that must follow one another before it is believed to be MP3.
const FRAMES: usize = 3;

/// Bytes behind the tag among which the first frame must begin: some programs write zeros there.
const BEFORE_FRAMES: u64 = 4_096;

pub(super) fn mp3(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    let tag: [u8; 10] = source.at(0)?;
    let from = match tag {
        [b'I', b'D', b'3', _, _, flags, size @ ..] => {
            let size = size.iter().fold(0, |sum, b| sum << 7 | u64::from(b & 0x7f));
            let foot = if flags & 0x10 == 0 { 0 } else { 10 };
            10 + size + foot
        }
        _ => 0,
    };
    let tagged = from > 0;
    let last = if tagged { from + BEFORE_FRAMES } else { 0 };
    if tagged && from >= source.length {
        return Err(Refused::Broken);
    }
    let mut at = from;
    while at <= last && at + 4 <= source.length {
        if frames(source, at)? {
            return Ok(Kind::Mp3);
        }
        at += 1;
    }
    Err(if tagged {
        Refused::Broken
    } else {
        Refused::Kind
    })
}

/// Whether frames follow one another from there.
fn frames(source: &mut Source<'_, impl Read + Seek>, mut at: u64) -> Result<bool, Refused> {
    for _ in 0..FRAMES {
        let Some(length) = frame(source.at(at)?) else {
            return Ok(false);
        };
        at += length;
        if at + 4 > source.length {
            return Ok(at <= source.length);
        }
    }
    Ok(true)
}

/// Bytes of the frame that begins so; nothing if none does.
fn frame(head: [u8; 4]) -> Option<u64> {
    const FIRST: [u64; 15] = [
        0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
    ];
    const LATER: [u64; 15] = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
    const RATES: [u64; 3] = [44_100, 48_000, 32_000];
    let [sync, kind, rates, _] = head;
    if sync != 0xff || kind & 0xe6 != 0xe2 {
        return None;
    }
    // MPEG 1, 2 and 2.5 by two bits; 1 is none of them.
    let (table, halves) = match kind >> 3 & 3 {
        3 => (&FIRST, 1),
        2 => (&LATER, 2),
        0 => (&LATER, 4),
        _ => return None,
    };
    let kbit = *table
        .get(usize::from(rates >> 4))
        .filter(|kbit| **kbit > 0)?;
    let rate = RATES.get(usize::from(rates >> 2 & 3))? / halves;
    let samples = if halves == 1 { 144 } else { 72 };
    Some(samples * kbit * 1_000 / rate + u64::from(rates >> 1 & 1))
}

/// Page after page to the end; the first of each stream says how it is packed.
pub(super) fn ogg(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    const BEGINS: u8 = 2;
    let (mut at, mut streams) = (0, 0);
    for _ in 0..MOST_PAGES {
        if at == source.length && streams > 0 {
            return Ok(Kind::Ogg);
        }
        let head: [u8; 27] = source.at(at)?;
        if !head.starts_with(b"OggS") {
            return Err(Refused::Broken);
        }
        let lacing = source.some(at + 27, usize::from(head[26]))?;
        let body = at + 27 + lacing.len() as u64;
        let end = body + lacing.iter().map(|size| u64::from(*size)).sum::<u64>();
        if end > source.length {
            return Err(Refused::Broken);
        }
        if head[5] & BEGINS != 0 {
            let mark: [u8; 8] = source.at(body)?;
            if mark != *b"OpusHead" && !mark.starts_with(b"\x01vorbis") {
                return Err(Refused::Codec(name(&mark)));
            }
            streams += 1;
        }
        at = end;
    }
    Err(Refused::Broken)
}

pub(super) fn wav(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    /// Programs that do not know the length beforehand write this.
    const UNTOLD: u64 = 0xffff_ffff;
    /// PCM, floats, both telephone codes, and "see further down", which is one of these.
    const PACKINGS: [u16; 5] = [1, 3, 6, 7, 0xfffe];
    let mut at = 12;
    let mut has_form = false;
    loop {
        let [a, b, c, d, size @ ..]: [u8; 8] = source.at(at)?;
        let length = little(size);
        match &[a, b, c, d] {
            b"fmt " => {
                let packing = u16::from_le_bytes(source.at(at + 8)?);
                if !PACKINGS.contains(&packing) {
                    return Err(Refused::Codec(format!("WAV {packing}")));
                }
                has_form = true;
            }
            b"data" if has_form => {
                let whole = length == UNTOLD || at + 8 + length <= source.length;
                return if whole {
                    Ok(Kind::Wav)
                } else {
                    Err(Refused::Broken)
                };
            }
            _ => {}
        }
        at += 8 + length + (length & 1);
    }
}

#[cfg(test)]
mod tests {
    use super::frame;

    #[test]
    fn frames_of_all_versions_have_their_lengths() {
        for (head, length) in [
            ([0xff, 0xfb, 0x90, 0], Some(417)),
            ([0xff, 0xfb, 0x92, 0], Some(418)),
            ([0xff, 0xf3, 0x80, 0], Some(208)),
            ([0xff, 0xfb, 0x00, 0], None),
            ([0xff, 0xfb, 0xf0, 0], None),
            ([0xff, 0xfd, 0x90, 0], None),
        ] {
            assert_eq!(frame(head), length, "{head:x?}");
        }
    }
}
