//! MPEG-4's container: boxes in boxes, each with its length and four letters.

use std::io::{Read, Seek};
use std::ops::Range;

use super::kinds::name;
use super::source::{Source, big};
use super::{Kind, Refused};

/// Boxes of a file; a long clip in fragments has some thousand.
const MOST_BOXES: usize = 100_000;

/// How video may be packed, as the box of samples calls it: H.264, VP9, AV1.
const VIDEO: [&[u8; 4]; 4] = [b"avc1", b"avc3", b"vp09", b"av01"];

/// How sound may be packed: AAC, Opus, MP3.
const SOUND: [&[u8; 4]; 3] = [b"mp4a", b"Opus", b".mp3"];

/// Brands of single pictures in this container.
const PICTURES: [&[u8; 4]; 6] = [b"heic", b"heix", b"mif1", b"msf1", b"avif", b"avis"];

/// A box: its four letters, and where its body is.
type Found = ([u8; 4], Range<u64>);

struct Tracks {
    boxes: usize,
    video: bool,
    sound: bool,
}

pub(super) fn look(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    let brand: [u8; 4] = source.at(8)?;
    if PICTURES.contains(&&brand) {
        return Err(Refused::Kind);
    }
    let mut tracks = Tracks {
        boxes: 0,
        video: false,
        sound: false,
    };
    let (mut has_tracks, mut has_samples) = (false, false);
    let mut rest = 0..source.length;
    while let Some((kind, body)) = tracks.next(source, &mut rest)? {
        match &kind {
            b"moov" => {
                has_tracks = true;
                tracks.within(source, body)?;
            }
            b"mdat" => has_samples = true,
            _ => {}
        }
    }
    match (has_tracks && has_samples, tracks.video, tracks.sound) {
        (true, true, _) => Ok(Kind::Mp4),
        (true, false, true) => Ok(Kind::M4a),
        (true, false, false) | (false, _, _) => Err(Refused::Broken),
    }
}

impl Tracks {
    /// The next box, and what is left behind it.
    fn next(
        &mut self,
        source: &mut Source<'_, impl Read + Seek>,
        rest: &mut Range<u64>,
    ) -> Result<Option<Found>, Refused> {
        if rest.is_empty() {
            return Ok(None);
        }
        self.boxes += 1;
        let [a, b, c, d, kind @ ..]: [u8; 8] = source.at(rest.start)?;
        let (head, length) = match big([a, b, c, d]) {
            0 => (8, rest.end - rest.start),
            1 => (16, u64::from_be_bytes(source.at(rest.start + 8)?)),
            length => (8, length),
        };
        let end = rest.start.saturating_add(length);
        if length < head || end > rest.end || self.boxes > MOST_BOXES {
            return Err(Refused::Broken);
        }
        let body = rest.start + head..end;
        rest.start = end;
        Ok(Some((kind, body)))
    }

    /// Every track of the table of contents.
    fn within(
        &mut self,
        source: &mut Source<'_, impl Read + Seek>,
        mut rest: Range<u64>,
    ) -> Result<(), Refused> {
        while let Some((kind, body)) = self.next(source, &mut rest)? {
            if &kind == b"trak" {
                let (mut handler, mut codec) = (None, None);
                self.track(source, body, &mut handler, &mut codec)?;
                self.take(handler.ok_or(Refused::Broken)?, codec)?;
            }
        }
        Ok(())
    }

    fn track(
        &mut self,
        source: &mut Source<'_, impl Read + Seek>,
        mut rest: Range<u64>,
        handler: &mut Option<[u8; 4]>,
        codec: &mut Option<[u8; 4]>,
    ) -> Result<(), Refused> {
        while let Some((kind, body)) = self.next(source, &mut rest)? {
            match &kind {
                // No deeper than these three stand in one another.
                b"mdia" | b"minf" | b"stbl" => self.track(source, body, handler, codec)?,
                // The one of `mdia` comes first; `minf` of QuickTime has another.
                b"hdlr" if handler.is_none() => *handler = Some(source.at(body.start + 8)?),
                b"stsd" => *codec = Some(source.at(body.start + 12)?),
                _ => {}
            }
        }
        Ok(())
    }

    fn take(&mut self, handler: [u8; 4], codec: Option<[u8; 4]>) -> Result<(), Refused> {
        let known: &[&[u8; 4]] = match &handler {
            b"vide" => &VIDEO,
            b"soun" => &SOUND,
            // Subtitles, time codes and the like are not played.
            _ => return Ok(()),
        };
        let codec = codec.ok_or(Refused::Broken)?;
        if !known.contains(&&codec) {
            return Err(Refused::Codec(name(&codec)));
        }
        self.video |= &handler == b"vide";
        self.sound |= &handler == b"soun";
        Ok(())
    }
}
