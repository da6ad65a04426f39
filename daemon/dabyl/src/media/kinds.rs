//! What a file is, by what is in it. Only kinds that every browser shows without asking anybody, and no
//! kind that can do more than be shown: an SVG is a document with scripts, a GIF cannot be started by
//! the host.

use std::io::{self, Read, Seek};

use dabyl_rules::setup::MediaKind;

use super::source::Source;
use super::{mp4, pictures, sounds, webm};

/// Points in a row or a column of a picture. A browser unpacks it to four bytes a point, here 64 MiB;
/// telephones make 4,000 by 3,000, screens show 1920 by 1080.
pub const PICTURE_SIDE: u32 = 4_096;

/// A kind of file that screens show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A picture without loss.
    Png,
    /// A photograph.
    Jpeg,
    /// Either.
    Webp,
    /// Video in MPEG-4's container.
    Mp4,
    /// Sound alone in it.
    M4a,
    /// Video in `WebM`.
    Webm,
    /// Sound alone in it.
    Weba,
    /// MPEG layer 3.
    Mp3,
    /// Vorbis or Opus.
    Ogg,
    /// Sound as it comes.
    Wav,
}

impl Kind {
    const ALL: [Kind; 10] = [
        Kind::Png,
        Kind::Jpeg,
        Kind::Webp,
        Kind::Mp4,
        Kind::M4a,
        Kind::Webm,
        Kind::Weba,
        Kind::Mp3,
        Kind::Ogg,
        Kind::Wav,
    ];

    /// What a file of this kind is called at its end, in the store.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Kind::Png => "png",
            Kind::Jpeg => "jpg",
            Kind::Webp => "webp",
            Kind::Mp4 => "mp4",
            Kind::M4a => "m4a",
            Kind::Webm => "webm",
            Kind::Weba => "weba",
            Kind::Mp3 => "mp3",
            Kind::Ogg => "ogg",
            Kind::Wav => "wav",
        }
    }

    /// The kind that is called so.
    #[must_use]
    pub fn of_extension(extension: &str) -> Option<Kind> {
        let mut all = Kind::ALL.into_iter();
        all.find(|kind| kind.extension() == extension)
    }

    /// What browsers are told that it is.
    #[must_use]
    pub const fn content_type(self) -> &'static str {
        match self {
            Kind::Png => "image/png",
            Kind::Jpeg => "image/jpeg",
            Kind::Webp => "image/webp",
            Kind::Mp4 => "video/mp4",
            Kind::M4a => "audio/mp4",
            Kind::Webm => "video/webm",
            Kind::Weba => "audio/webm",
            Kind::Mp3 => "audio/mpeg",
            Kind::Ogg => "audio/ogg",
            Kind::Wav => "audio/wav",
        }
    }

    /// What it shows.
    #[must_use]
    pub const fn shows(self) -> MediaKind {
        match self {
            Kind::Png | Kind::Jpeg | Kind::Webp => MediaKind::Picture,
            Kind::Mp4 | Kind::Webm => MediaKind::Video,
            Kind::M4a | Kind::Weba | Kind::Mp3 | Kind::Ogg | Kind::Wav => MediaKind::Sound,
        }
    }
}

/// Why a file is not taken.
#[derive(Debug)]
pub enum Refused {
    /// None of the kinds.
    Kind,
    /// One of the kinds, but packed in a way that not every browser knows.
    Codec(String),
    /// It breaks off, or contradicts itself.
    Broken,
    /// More than [`PICTURE_SIDE`] points in a row or a column.
    Wide,
    /// The card does not give it.
    Card(io::Error),
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Refused {
        Refused::Card(error)
    }
}

/// Looks at a file: its kind, and that it is whole as far as its own table of contents tells.
///
/// # Errors
/// Why it is not taken.
pub fn look(file: &mut (impl Read + Seek)) -> Result<Kind, Refused> {
    let mut source = Source::new(file)?;
    let head = source.head()?;
    let begins = |at: usize, mark: &[u8]| head.get(at..at + mark.len()) == Some(mark);
    if begins(0, b"\x89PNG\r\n\x1a\n") {
        pictures::png(&mut source)
    } else if begins(0, b"\xff\xd8\xff") {
        pictures::jpeg(&mut source)
    } else if begins(0, b"RIFF") && begins(8, b"WEBP") {
        pictures::webp(&mut source)
    } else if begins(4, b"ftyp") {
        mp4::look(&mut source)
    } else if begins(0, b"\x1a\x45\xdf\xa3") {
        webm::look(&mut source)
    } else if begins(0, b"OggS") {
        sounds::ogg(&mut source)
    } else if begins(0, b"RIFF") && begins(8, b"WAVE") {
        sounds::wav(&mut source)
    } else if begins(0, b"ID3") || head.first() == Some(&0xff) {
        sounds::mp3(&mut source)
    } else {
        Err(Refused::Kind)
    }
}

/// The letters by which a codec is called, as they may be shown.
pub(super) fn name(code: &[u8]) -> String {
    let plain = code.iter().filter(|b| b.is_ascii_graphic());
    plain.take(16).map(|b| char::from(*b)).collect()
}
