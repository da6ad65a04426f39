//! Archives as people and programs make them, and as nobody should.

use std::fs::{self, File};
use std::io::Write as _;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::super::archive::Archive;
use super::folders::{CLIP, PICTURE, showing};
use super::*;
use crate::media::{MOST_FILE, Store};

/// An archive of these names and bytes.
pub(super) fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in files {
        zip.start_file(*name, deflated).expect("begun");
        zip.write_all(bytes).expect("written");
    }
    zip.finish().expect("whole").into_inner()
}

/// What is told of an archive: by its archive's fault, or all faults of its reading.
fn faults_of(bytes: &[u8]) -> Vec<String> {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("p.zip");
    fs::write(&path, bytes).expect("written");
    let store = Store::new(dir.path().join("media"));
    let file = File::open(&path).expect("there");
    let mut archive = match Archive::open(file, &store) {
        Ok(archive) => archive,
        Err(what) => return vec![format!("{what:?}")],
    };
    let text = match archive.text() {
        Ok(text) => text,
        Err(what) => return vec![format!("{what:?}")],
    };
    let reading = Reading::with(&text, &mut archive);
    drop(archive);
    let left = fs::read_dir(dir.path().join("media"));
    assert_eq!(
        left.into_iter().flatten().count(),
        0,
        "what was unpacked is gone again"
    );
    let faults = reading.faults.iter();
    faults
        .map(|fault| format!("{}:{} {:?}", fault.line, fault.column, fault.what))
        .collect()
}

#[test]
fn archives_are_taken_as_people_make_them() {
    let text = showing("clip.webm");
    let text = text.as_bytes();
    for files in [
        &[("pack.toml", text), ("clip.webm", CLIP)][..],
        &[("cup/pack.toml", text), ("cup/clip.webm", CLIP)],
        &[
            ("cup/pack.toml", text),
            ("__MACOSX/cup/._clip.webm", b"x"),
            ("cup/.DS_Store", b"x"),
            ("cup/clip.webm", CLIP),
        ],
    ] {
        assert_eq!(faults_of(&zip(files)), [""; 0], "{:?}", files[0].0);
    }
    let below = showing("media/clip.webm");
    let files = [("pack.toml", below.as_bytes()), ("media/clip.webm", CLIP)];
    assert_eq!(faults_of(&zip(&files)), [""; 0]);
    let missing = zip(&[("pack.toml", text), ("Clip.webm", CLIP)]);
    assert_eq!(
        faults_of(&missing),
        ["12:9 File { file: \"clip.webm\", what: Misspelt { nearest: \"Clip.webm\" } }"]
    );
    let broken = zip(&[("pack.toml", text), ("clip.webm", &CLIP[..5_000])]);
    assert_eq!(
        faults_of(&broken),
        ["12:9 File { file: \"clip.webm\", what: Broken }"]
    );
}

#[test]
fn hostile_archives_are_refused_with_a_reason() {
    let text = showing("a.png");
    let text = text.as_bytes();
    let with = |name: &str| zip(&[("pack.toml", text), (name, PICTURE)]);
    for (bytes, expected) in [
        (b"no archive at all, but a text".to_vec(), "Broken"),
        (b"PK\x03\x04".to_vec(), "Broken"),
        (with("a.png")[..200].to_vec(), "Broken"),
        (zip(&[("a.png", PICTURE)]), "NoText"),
        (
            zip(&[("a/pack.toml", text), ("b/pack.toml", text)]),
            "TwoTexts",
        ),
        (with("../a.png"), "Name { name: \"../a.png\" }"),
        (with("x/../../a.png"), "Name { name: \"x/../../a.png\" }"),
        (with("/etc/passwd"), "Name { name: \"/etc/passwd\" }"),
        (with("..\\a.png"), "Name { name: \"..\\\\\\\\a.png\" }"),
        (with("C:a.png"), "Name { name: \"C:a.png\" }"),
        (with("x/y/a.png"), "Deep { name: \"x/y/a.png\" }"),
        (
            zip(&[("x/y/pack.toml", text)]),
            "Deep { name: \"x/y/pack.toml\" }",
        ),
        (
            zip(&[("x/pack.toml", text), ("a.png", PICTURE)]),
            "Deep { name: \"a.png\" }",
        ),
    ] {
        assert_eq!(faults_of(&bytes), [expected]);
    }
}

#[test]
fn entries_that_are_no_plain_files_are_refused() {
    let text = showing("a.png");
    let mut links = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    links.start_file("pack.toml", options).expect("begun");
    links.write_all(text.as_bytes()).expect("written");
    links
        .add_symlink("a.png", "/etc/hostname", options)
        .expect("made");
    let links = links.finish().expect("whole").into_inner();
    assert_eq!(faults_of(&links), ["Link { name: \"a.png\" }"]);

    let plain = zip(&[("pack.toml", text.as_bytes()), ("a.png", PICTURE)]);
    // In every head of the table of contents: the flag of a password, and a way of packing.
    let heads: Vec<_> = (0..plain.len() - 4)
        .filter(|at| plain[*at..].starts_with(b"PK\x01\x02"))
        .collect();
    let mut locked = plain.clone();
    locked[heads[1] + 8] |= 1;
    assert_eq!(faults_of(&locked), ["Locked { name: \"a.png\" }"]);
    let mut odd = plain.clone();
    odd[heads[1] + 10] = 14;
    assert_eq!(faults_of(&odd), ["Method { name: \"a.png\" }"]);
    // A name that stands there twice: the second is called as the first.
    let twins = zip(&[
        ("pack.toml", text.as_bytes()),
        ("a.png", PICTURE),
        ("b.png", PICTURE),
    ]);
    let twins: Vec<u8> = {
        let mut bytes = twins;
        let places: Vec<_> = (0..bytes.len() - 5)
            .filter(|at| bytes[*at..].starts_with(b"b.png"))
            .collect();
        for at in places {
            bytes[at] = b'a';
        }
        bytes
    };
    assert_eq!(faults_of(&twins), ["Twice { name: \"a.png\" }"]);
}

#[test]
fn a_flood_is_bounded() {
    let text = showing("a.png");
    let begun = std::time::Instant::now();
    // 10^5 entries.
    let mut many = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    many.start_file("pack.toml", stored).expect("begun");
    many.write_all(text.as_bytes()).expect("written");
    for number in 0..100_000 {
        many.start_file(format!("{number}.png"), stored)
            .expect("begun");
    }
    let many = many.finish().expect("whole").into_inner();
    assert_eq!(faults_of(&many), ["Many { most: 100 }"]);
    let names: Vec<_> = (0..101).map(|number| format!("{number}.png")).collect();
    let mut files = vec![("pack.toml", text.as_bytes())];
    files.extend(names.iter().map(|name| (name.as_str(), PICTURE)));
    assert_eq!(faults_of(&zip(&files)), ["Many { most: 100 }"]);
    // A bomb: 65 MiB of nothing in 65 kB, that says so, and one that lies about it.
    let nothing = vec![0; usize::try_from(MOST_FILE).expect("it fits") + 1];
    let bomb = zip(&[("pack.toml", text.as_bytes()), ("a.png", &nothing)]);
    assert!(bomb.len() < 200_000, "{}", bomb.len());
    let too_large = ["12:9 File { file: \"a.png\", what: TooLarge { most: 64 } }"];
    assert_eq!(faults_of(&bomb), too_large);
    let mut liar = bomb;
    let length = (u32::try_from(nothing.len()).expect("it fits")).to_le_bytes();
    let places: Vec<_> = (0..liar.len() - 4)
        .filter(|at| liar[*at..*at + 4] == length)
        .collect();
    for at in places {
        liar[at..at + 4].copy_from_slice(&100_u32.to_le_bytes());
    }
    let told = faults_of(&liar);
    assert!(
        told[0].contains("TooLarge") || told[0].contains("Broken") || told[0].contains("Kind"),
        "{told:?}"
    );
    let long = zip(&[("pack.toml", &vec![b'#'; 8 << 20])]);
    assert_eq!(faults_of(&long), ["1:1 TooLarge { most: 512 }"]);
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
