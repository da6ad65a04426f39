//! PNG, JPEG, WebP: whole, and not too large to unpack.

use std::io::{Read, Seek};

use super::source::{Source, big, little};
use super::{Kind, PICTURE_SIDE, Refused};

/// Pieces of a picture; whoever has more makes the box read for nothing.
const MOST_PIECES: usize = 100_000;

fn fits(width: u32, height: u32) -> Result<(), Refused> {
    if width == 0 || height == 0 {
        Err(Refused::Broken)
    } else if width.max(height) > PICTURE_SIDE {
        Err(Refused::Wide)
    } else {
        Ok(())
    }
}

/// Chunk after chunk, each with its checksum, to the last.
pub(super) fn png(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    let mut at = 8;
    let mut has_points = false;
    for number in 0..MOST_PIECES {
        let head: [u8; 8] = source.at(at)?;
        let [a, b, c, d, kind @ ..] = head;
        let (body, length) = (at + 8, big([a, b, c, d]));
        let mut sum = crc32fast::Hasher::new();
        sum.update(&kind);
        source.pieces(body, body + length, |piece| sum.update(piece))?;
        if u64::from(sum.finalize()) != big(source.at(body + length)?) {
            return Err(Refused::Broken);
        }
        match &kind {
            b"IHDR" => {
                let [a, b, c, d, e, f, g, h] = source.at(body)?;
                let sides = [[a, b, c, d], [e, f, g, h]].map(u32::from_be_bytes);
                fits(sides[0], sides[1])?;
            }
            b"IEND" if has_points => return Ok(Kind::Png),
            _ if number == 0 => return Err(Refused::Broken),
            b"IDAT" => has_points = true,
            _ => {}
        }
        at = body + length + 4;
    }
    Err(Refused::Broken)
}

/// Segment after segment to the points, and then the mark of the end. Telephones write more behind it.
pub(super) fn jpeg(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    let mut at = 2;
    let mut has_sides = false;
    for _ in 0..MOST_PIECES {
        let [mark, kind, high, low] = source.at(at)?;
        let length = u64::from(u16::from_be_bytes([high, low]));
        if mark != 0xff || length < 2 {
            return Err(Refused::Broken);
        }
        match kind {
            // A fill byte before a mark.
            0xff => {
                at += 1;
                continue;
            }
            // Start of frame, in all its ways; the four between them are tables.
            0xc0..=0xcf if !matches!(kind, 0xc4 | 0xc8 | 0xcc) => {
                let [_, a, b, c, d] = source.at(at + 4)?;
                let (height, width) = (u16::from_be_bytes([a, b]), u16::from_be_bytes([c, d]));
                fits(width.into(), height.into())?;
                has_sides = true;
            }
            0xda if has_sides => return jpeg_ends(source, at + 2 + length),
            0xda => return Err(Refused::Broken),
            _ => {}
        }
        at += 2 + length;
    }
    Err(Refused::Broken)
}

fn jpeg_ends(source: &mut Source<'_, impl Read + Seek>, from: u64) -> Result<Kind, Refused> {
    let (mut before, mut ends) = (0, false);
    source.pieces(from, source.length, |piece| {
        for byte in piece {
            ends |= before == 0xff && *byte == 0xd9;
            before = *byte;
        }
    })?;
    if ends {
        Ok(Kind::Jpeg)
    } else {
        Err(Refused::Broken)
    }
}

pub(super) fn webp(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    if little(source.at(4)?) + 8 > source.length {
        return Err(Refused::Broken);
    }
    let kind: [u8; 4] = source.at(12)?;
    let body: [u8; 10] = source.at(20)?;
    let three = |at: usize| u32::from_le_bytes([body[at], body[at + 1], body[at + 2], 0]);
    let (width, height) = match &kind {
        // Behind a frame's head of three bytes and three that are always the same.
        b"VP8 " if body[3..6] == [0x9d, 0x01, 0x2a] => (
            three(6) & 0x3fff,
            u32::from(u16::from_le_bytes([body[8], body[9]])) & 0x3fff,
        ),
        b"VP8L" if body[0] == 0x2f => {
            let bits = u32::from_le_bytes([body[1], body[2], body[3], body[4]]);
            ((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)
        }
        b"VP8X" => (three(4) + 1, three(7) + 1),
        _ => return Err(Refused::Broken),
    };
    fits(width, height)?;
    Ok(Kind::Webp)
}
