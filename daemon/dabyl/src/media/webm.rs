//! `WebM`: elements in elements, each with a number and a length of one to eight bytes.

use std::io::{Read, Seek};
use std::ops::Range;

use super::kinds::name;
use super::source::Source;
use super::{Kind, Refused};

/// Elements of a file that are looked at: an hour of clusters.
const MOST_ELEMENTS: usize = 100_000;

/// Bytes of a text in an element that is read.
const TEXT: u64 = 32;

const DOC_TYPE: u32 = 0x4282;
const SEGMENT: u32 = 0x1853_8067;
const TRACKS: u32 = 0x1654_ae6b;
const TRACK: u32 = 0xae;
const TRACK_TYPE: u32 = 0x83;
const CODEC: u32 = 0x86;
const CLUSTER: u32 = 0x1f43_b675;

const VIDEO: [&[u8]; 3] = [b"V_VP8", b"V_VP9", b"V_AV1"];
const SOUND: [&[u8]; 2] = [b"A_VORBIS", b"A_OPUS"];

/// One element; one without an end of its own ends with the file.
struct Element {
    id: u32,
    body: Range<u64>,
    open: bool,
}

struct Walk<'a, 'f, F> {
    source: &'a mut Source<'f, F>,
    elements: usize,
    video: bool,
    sound: bool,
}

pub(super) fn look(source: &mut Source<'_, impl Read + Seek>) -> Result<Kind, Refused> {
    let mut walk = Walk {
        source,
        elements: 0,
        video: false,
        sound: false,
    };
    walk.file()?;
    match (walk.video, walk.sound) {
        (true, _) => Ok(Kind::Webm),
        (false, true) => Ok(Kind::Weba),
        (false, false) => Err(Refused::Broken),
    }
}

impl<F: Read + Seek> Walk<'_, '_, F> {
    fn file(&mut self) -> Result<(), Refused> {
        let whole = 0..self.source.length;
        let mut rest = whole;
        let head = self.next(&mut rest)?.ok_or(Refused::Broken)?;
        let mut inner = head.body;
        let mut doc_type = Vec::new();
        while let Some(element) = self.next(&mut inner)? {
            if element.id == DOC_TYPE {
                doc_type = self.text(&element)?;
            }
        }
        if doc_type != b"webm" {
            return Err(Refused::Codec(name(&doc_type)));
        }
        while let Some(element) = self.next(&mut rest)? {
            if element.id == SEGMENT {
                return self.segment(element.body);
            }
        }
        Err(Refused::Broken)
    }

    /// The tracks come before the clusters; all clusters must be there.
    fn segment(&mut self, mut rest: Range<u64>) -> Result<(), Refused> {
        let (mut has_tracks, mut has_clusters) = (false, false);
        while let Some(element) = self.next(&mut rest)? {
            match element.id {
                TRACKS => {
                    has_tracks = true;
                    self.tracks(element.body)?;
                }
                CLUSTER => {
                    has_clusters = true;
                    // One as it is recorded says no length: what follows is not told apart from it.
                    if element.open {
                        break;
                    }
                }
                _ => {}
            }
        }
        if has_tracks && has_clusters {
            Ok(())
        } else {
            Err(Refused::Broken)
        }
    }

    fn tracks(&mut self, mut rest: Range<u64>) -> Result<(), Refused> {
        while let Some(track) = self.next(&mut rest)? {
            if track.id != TRACK {
                continue;
            }
            let (mut kind, mut codec) = (Vec::new(), Vec::new());
            let mut inner = track.body;
            while let Some(element) = self.next(&mut inner)? {
                match element.id {
                    TRACK_TYPE => kind = self.text(&element)?,
                    CODEC => codec = self.text(&element)?,
                    _ => {}
                }
            }
            let (known, found): (&[&[u8]], _) = match kind.last() {
                Some(1) => (&VIDEO, &mut self.video),
                Some(2) => (&SOUND, &mut self.sound),
                // Subtitles are not shown.
                Some(_) => continue,
                None => return Err(Refused::Broken),
            };
            if !known.contains(&codec.as_slice()) {
                return Err(Refused::Codec(name(&codec)));
            }
            *found = true;
        }
        Ok(())
    }

    fn text(&mut self, element: &Element) -> Result<Vec<u8>, Refused> {
        let length = element.body.end - element.body.start;
        let length = usize::try_from(length.min(TEXT)).unwrap_or(0);
        let mut text = self.source.some(element.body.start, length)?;
        text.retain(|b| *b != 0);
        Ok(text)
    }

    /// The next element, and what is left behind it.
    fn next(&mut self, rest: &mut Range<u64>) -> Result<Option<Element>, Refused> {
        if rest.is_empty() {
            return Ok(None);
        }
        self.elements += 1;
        if self.elements > MOST_ELEMENTS {
            return Err(Refused::Broken);
        }
        let (id, after_id) = self.number(rest.start, 4, false)?;
        let (length, start) = self.number(after_id, 8, true)?;
        let unknown = (1_u64 << (7 * (start - after_id))) - 1;
        let open = length == unknown;
        let end = if open {
            rest.end
        } else {
            start.saturating_add(length)
        };
        if end > rest.end {
            return Err(Refused::Broken);
        }
        rest.start = end;
        Ok(Some(Element {
            id: u32::try_from(id).map_err(|_| Refused::Broken)?,
            body: start..end,
            open,
        }))
    }

    /// A number that says by its first bit how many bytes it has; a length is told without that bit.
    fn number(&mut self, at: u64, most: u32, bare: bool) -> Result<(u64, u64), Refused> {
        let [first] = self.source.at(at)?;
        let count = first.leading_zeros() + 1;
        if count > most {
            return Err(Refused::Broken);
        }
        let bytes = self.source.some(at, usize::try_from(count).unwrap_or(1))?;
        let all = bytes
            .iter()
            .fold(0, |sum, byte| sum << 8 | u64::from(*byte));
        let mark = 1_u64 << (7 * count);
        let number = if bare { all & (mark - 1) } else { all };
        Ok((number, at + u64::from(count)))
    }
}
