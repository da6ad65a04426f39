//! Files as programs write them, cut off, changed, and made up.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read};

use proptest::prelude::*;

use super::*;

const CLIP: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/eclipse.webm");
const PICTURE: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/stars.png");
const SOUND: &[u8] = include_bytes!("../../../../image/packs/kokpar-kk/morse.ogg");

fn of(bytes: &[u8]) -> String {
    match look(&mut Cursor::new(bytes)) {
        Ok(kind) => format!("{kind:?}"),
        Err(refused) => format!("{refused:?}"),
    }
}

/// A box of MPEG-4.
fn mp4_box(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 8).expect("small").to_be_bytes();
    [&length[..], kind, body].concat()
}

fn mp4(tracks: &[(&[u8; 4], &[u8; 4])]) -> Vec<u8> {
    let tracks: Vec<u8> = tracks
        .iter()
        .flat_map(|(handler, codec)| {
            let hdlr = mp4_box(b"hdlr", &[&[0; 8][..], *handler, &[0; 12]].concat());
            let stsd = [&[0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16][..], *codec, &[0; 8]].concat();
            let stbl = mp4_box(b"stbl", &mp4_box(b"stsd", &stsd));
            let mdia = [hdlr, mp4_box(b"minf", &stbl)].concat();
            mp4_box(b"trak", &mp4_box(b"mdia", &mdia))
        })
        .collect();
    let moov = mp4_box(b"moov", &tracks);
    let ftyp = mp4_box(b"ftyp", b"isom\0\0\x02\0isommp41");
    [ftyp, moov, mp4_box(b"mdat", &[7; 100])].concat()
}

fn webm(doc_type: &[u8], kind: u8, codec: &[u8], size: u8) -> Vec<u8> {
    let element = |id: &[u8], body: &[u8]| {
        let length = 0x80 | u8::try_from(body.len()).expect("small");
        [id, &[length], body].concat()
    };
    let head = element(b"\x1a\x45\xdf\xa3", &element(b"\x42\x82", doc_type));
    let track = [element(b"\x83", &[kind]), element(b"\x86", codec)].concat();
    let tracks = element(b"\x16\x54\xae\x6b", &element(b"\xae", &track));
    let cluster = [&b"\x1f\x43\xb6\x75"[..], &[size], &[0; 20]].concat();
    let segment = [tracks, cluster].concat();
    let length = 0x80 | u8::try_from(segment.len()).expect("small");
    [head, b"\x18\x53\x80\x67".to_vec(), vec![length], segment].concat()
}

fn wav(packing: u16, length: u32) -> Vec<u8> {
    let form = [&packing.to_le_bytes()[..], &[1, 0], &[0; 12]].concat();
    let head = [
        b"RIFF",
        &[0; 4][..],
        b"WAVEfmt ",
        &16_u32.to_le_bytes(),
        &form,
    ]
    .concat();
    [&head[..], b"data", &length.to_le_bytes(), &[0; 50]].concat()
}

fn jpeg(width: u16, tail: &[u8]) -> Vec<u8> {
    let frame = [
        &[0xff, 0xc0, 0, 11, 8, 0, 8][..],
        &width.to_be_bytes(),
        &[1, 0, 0, 0],
    ]
    .concat();
    let scan = [0xff, 0xda, 0, 4, 1, 0, 0x12, 0x34];
    [
        &[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0][..],
        &frame,
        &scan,
        tail,
    ]
    .concat()
}

fn webp(kind: &[u8; 4], body: &[u8]) -> Vec<u8> {
    let body = [kind, &10_u32.to_le_bytes()[..], body].concat();
    let length = u32::try_from(body.len() + 4).expect("small").to_le_bytes();
    [&b"RIFF"[..], &length, b"WEBP", &body].concat()
}

#[test]
fn every_kind_is_known_by_what_is_in_it() {
    let frame = [&[0xff, 0xfb, 0x90, 0][..], &[0; 413]].concat();
    let frames = frame.repeat(4);
    let tagged = [&b"ID3\x04\0\0\0\0\0\x05hello\0\0"[..], &frames].concat();
    for (bytes, expected) in [
        (PICTURE.to_vec(), "Png"),
        (jpeg(100, &[1, 2, 0xff, 0xd9, 9, 9]), "Jpeg"),
        (webp(b"VP8L", &[0x2f, 9, 0, 0, 0, 0, 0, 0, 0, 0]), "Webp"),
        (webp(b"VP8 ", &[0, 0, 0, 0x9d, 1, 0x2a, 9, 0, 9, 0]), "Webp"),
        (webp(b"VP8X", &[0, 0, 0, 0, 9, 0, 0, 9, 0, 0]), "Webp"),
        (mp4(&[(b"vide", b"avc1"), (b"soun", b"mp4a")]), "Mp4"),
        (mp4(&[(b"soun", b"mp4a"), (b"text", b"tx3g")]), "M4a"),
        (CLIP.to_vec(), "Webm"),
        (webm(b"webm", 1, b"V_VP9", 0x94), "Webm"),
        (webm(b"webm", 2, b"A_OPUS", 0xff), "Weba"),
        (SOUND.to_vec(), "Ogg"),
        (frames.clone(), "Mp3"),
        (tagged, "Mp3"),
        (wav(1, 50), "Wav"),
        (wav(0xfffe, u32::MAX), "Wav"),
    ] {
        assert_eq!(of(&bytes), expected);
    }
}

#[test]
fn what_is_none_of_them_or_not_for_every_screen_is_refused() {
    let text = "Бұл — мәтін. ".repeat(100).into_bytes();
    for (bytes, expected) in [
        (text, "Kind"),
        (Vec::new(), "Kind"),
        (b"\xff".to_vec(), "Broken"),
        (
            b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(),
            "Kind",
        ),
        (b"<html><script>alert(1)</script>".to_vec(), "Kind"),
        (b"GIF89a".to_vec(), "Kind"),
        (b"\x7fELF\x02\x01\x01".to_vec(), "Kind"),
        ([0xff; 400].to_vec(), "Kind"),
        (mp4_box(b"ftyp", b"heic\0\0\0\0"), "Kind"),
        (mp4_box(b"ftyp", b"isom\0\0\0\0"), "Broken"),
        (mp4(&[(b"vide", b"hvc1")]), "Codec(\"hvc1\")"),
        (
            mp4(&[(b"vide", b"avc1"), (b"soun", b"ac-3")]),
            "Codec(\"ac-3\")",
        ),
        (mp4(&[(b"text", b"tx3g")]), "Broken"),
        (webm(b"matroska", 1, b"V_VP8", 0x94), "Codec(\"matroska\")"),
        (
            webm(b"webm", 1, b"V_MPEGH/ISO/HEVC", 0x94),
            "Codec(\"V_MPEGH/ISO/HEVC\")",
        ),
        (webm(b"webm", 17, b"S_TEXT", 0x94), "Broken"),
        // A cluster that is longer than its segment.
        (webm(b"webm", 1, b"V_VP8", 0x95), "Broken"),
        (wav(85, 50), "Codec(\"WAV 85\")"),
        (wav(1, 51), "Broken"),
        (jpeg(5_000, &[0xff, 0xd9]), "Wide"),
        (jpeg(0, &[0xff, 0xd9]), "Broken"),
        (jpeg(100, &[1, 2, 3]), "Broken"),
        (webp(b"VP8X", &[0, 0, 0, 0, 0, 0x10, 0, 9, 0, 0]), "Wide"),
        (webp(b"ALPH", &[0; 10]), "Broken"),
    ] {
        assert_eq!(of(&bytes), expected, "{:?}", &bytes[..bytes.len().min(60)]);
    }
    let theora = [&SOUND[..28], b"\x80theora!", &SOUND[36..]].concat();
    assert_eq!(of(&theora), "Codec(\"theora!\")");
    let mut changed = PICTURE.to_vec();
    changed[3_000] ^= 1;
    assert_eq!(of(&changed), "Broken", "its checksum is another");
}

#[test]
fn a_file_that_breaks_off_is_broken() {
    let h264 = mp4(&[(b"vide", b"avc1")]);
    for whole in [PICTURE, SOUND, CLIP, &h264] {
        for cut in [whole.len() / 3, whole.len() / 2, whole.len() - 1] {
            assert_eq!(of(&whole[..cut]), "Broken", "{cut} of {}", whole.len());
        }
    }
}

proptest! {
    #[test]
    fn nothing_that_is_in_a_file_makes_it_panic(
        which in 0..7_usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..40),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = [
            PICTURE[..2_000].to_vec(),
            SOUND[..2_000].to_vec(),
            CLIP[..2_000].to_vec(),
            mp4(&[(b"vide", b"avc1"), (b"soun", b"mp4a")]),
            jpeg(100, &[0xff, 0xd9]),
            wav(1, 50),
            webm(b"webm", 1, b"V_VP9", 0x94),
        ][which].clone();
        for (at, by) in changes {
            // The mark at the beginning stays, or it is always of no kind.
            let at = at.index(bytes.len());
            if at >= 12 {
                bytes[at] = by;
            }
        }
        bytes.truncate(cut.index(bytes.len()) + 1);
        of(&bytes);
    }
}

#[test]
fn the_store_keeps_what_was_kept_and_nothing_else() {
    let dir = tempfile::tempdir().expect("a directory");
    let store = Store::new(dir.path().join("media"));
    assert_eq!(store.sweep(&BTreeSet::new()).expect("nothing is there"), 0);
    let lost = store.receive(&mut &PICTURE[..]).expect("whole");
    drop(lost);
    let kept = [CLIP, SOUND, CLIP].map(|mut bytes| store.receive(&mut bytes).expect("whole"));
    let names = [0, 1, 2].map(|at: usize| kept[at].file.clone());
    assert_eq!(names[0], names[2], "the same bytes have the same name");
    store.keep(kept.into()).expect("kept");
    assert_eq!(
        fs::read_dir(dir.path().join("media"))
            .expect("there")
            .count(),
        2
    );
    let (mut file, kind, length) = store.open(&names[0]).expect("read").expect("there");
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).expect("read");
    assert_eq!(
        (bytes.as_slice(), kind, length),
        (CLIP, Kind::Webm, CLIP.len() as u64)
    );
    for name in [
        "",
        "x.png",
        "../journal.png",
        &names[0].to_uppercase(),
        &format!("{}x", names[0]),
    ] {
        assert!(store.open(name).expect("no card").is_none(), "{name}");
    }
    fs::write(dir.path().join("media/.unfinished-cut"), "x").expect("written");
    fs::write(dir.path().join("media/README"), "mine").expect("written");
    let used = [names[1].clone()].into();
    assert_eq!(store.sweep(&used).expect("swept"), 2);
    assert!(store.open(&names[0]).expect("no card").is_none());
    assert!(store.open(&names[1]).expect("no card").is_some());
    assert!(
        dir.path().join("media/README").exists(),
        "what is none of its files stays"
    );
}

#[test]
fn what_is_too_long_or_does_not_fit_is_not_kept() {
    let dir = tempfile::tempdir().expect("a directory");
    let store = Store::new(dir.path().join("media"));
    let endless = store.receive(&mut std::io::repeat(7));
    assert!(matches!(endless, Err(StoreError::TooLarge)), "{endless:?}");
    let text = store.receive(&mut &b"a text"[..]);
    assert!(
        matches!(text, Err(StoreError::Refused(Refused::Kind))),
        "{text:?}"
    );
    assert_eq!(
        fs::read_dir(dir.path().join("media"))
            .expect("there")
            .count(),
        0
    );
    assert!(
        !store.has_room(u64::MAX / 2).expect("a card"),
        "no card is as large"
    );
}
