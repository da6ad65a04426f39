//! Packs as folders, and the files in them.

use std::fs;
use std::path::Path;

use super::*;

/// A picture of one point.
pub(super) const PICTURE: &[u8] = include_bytes!("../../../../../image/packs/kokpar-kk/stars.png");
pub(super) const CLIP: &[u8] = include_bytes!("../../../../../image/packs/kokpar-kk/eclipse.webm");

/// A pack of one question that shows this file, in its line 12.
pub(super) fn showing(file: &str) -> String {
    format!(
        "{HEAD}[[round]]\nkind = \"baige\"\n[[round.question]]\ntext = \"q\"\n\
         options = [\"1\", \"2\", \"3\"]\nright = \"a\"\n\nmedia = \"{file}\"\n"
    )
}

fn folder(file: &str, bytes: &[u8], shown: &str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a directory");
    fs::write(dir.path().join("pack.toml"), showing(shown)).expect("written");
    let path = dir.path().join(file);
    fs::create_dir_all(path.parent().expect("one")).expect("made");
    fs::write(path, bytes).expect("written");
    dir
}

fn told_by_check(path: &Path) -> String {
    let report = check(path);
    let lines = report
        .text
        .lines()
        .filter(|line| !line.contains("warning: there is no round"));
    let lines =
        lines.filter(|line| !line.contains("questions of the round") && !line.contains("no spare"));
    let text: Vec<_> = lines.collect();
    text.join("\n").replace(&path.display().to_string(), "P")
}

#[test]
fn a_missing_or_broken_file_is_told_with_the_line_of_its_question() {
    for (there, bytes, shown, expected) in [
        (
            "clip.mp4",
            &b"This is a text that somebody has called a video."[..],
            "clip.mp4",
            "P:12:9: \"clip.mp4\" is, by what is in it, no picture",
        ),
        (
            "clip.webm",
            CLIP,
            "film.webm",
            "P:12:9: there is no file \"film.webm\"",
        ),
        (
            "clip.webm",
            CLIP,
            "clip.wbm",
            "P:12:9: there is no file \"clip.wbm\": write \"clip.webm\"",
        ),
        (
            "clip.webm",
            &CLIP[..CLIP.len() / 2],
            "clip.webm",
            "P:12:9: \"clip.webm\" is damaged",
        ),
        (
            "a.svg",
            b"<svg xmlns=\"x\"/>",
            "a.svg",
            "P:12:9: \"a.svg\" is, by what is in it, no",
        ),
        (
            "a.gif",
            b"GIF89a\x01\x00\x01\x00",
            "a.gif",
            "P:12:9: \"a.gif\" is, by what is in it, no",
        ),
        (
            "empty.png",
            b"",
            "empty.png",
            "P:12:9: \"empty.png\" is, by what is in it, no",
        ),
        (
            "a/b/c.png",
            PICTURE,
            "a/b/c.png",
            "P:12:9: `media` cannot be \"a/b/c.png\"",
        ),
    ] {
        let dir = folder(there, bytes, shown);
        let told = told_by_check(dir.path());
        assert!(told.contains(expected), "{there}: {told}");
        assert_eq!(check(dir.path()).code, 1);
    }
}

#[test]
fn files_lie_beside_the_text_or_one_folder_further() {
    for file in ["stars.png", "media/stars.png", "My picture (1).PNG"] {
        let dir = folder(file, PICTURE, file);
        let told = told_by_check(dir.path());
        assert!(told.contains("1 files, 7 KiB"), "{told}");
    }
    // By what is in it, whatever it is called; and what nobody shows is warned of.
    let dir = folder("stars.jpg", PICTURE, "stars.jpg");
    fs::write(dir.path().join("more.png"), PICTURE).expect("written");
    fs::write(dir.path().join("notes.txt"), "mine").expect("written");
    let told = told_by_check(dir.path());
    assert!(
        told.contains("warning: no question shows the file \"more.png\""),
        "{told}"
    );
    assert!(!told.contains("notes"), "{told}");
}

#[test]
fn a_link_is_not_followed() {
    let dir = folder("real.png", PICTURE, "link.png");
    std::os::unix::fs::symlink("/etc/hostname", dir.path().join("link.png")).expect("made");
    let told = told_by_check(dir.path());
    assert!(told.contains("\"link.png\" is no plain file"), "{told}");
    let dir = folder("real.png", PICTURE, "elsewhere/a.png");
    std::os::unix::fs::symlink(dir.path(), dir.path().join("elsewhere")).expect("made");
    let told = told_by_check(dir.path());
    assert!(
        told.contains("\"elsewhere/a.png\" is no plain file"),
        "{told}"
    );
}

#[test]
fn a_video_of_two_gigabytes_is_refused_without_being_read() {
    let dir = folder("long.mp4", b"", "long.mp4");
    // A hole: nothing of it is on the disk, and nobody could read it in a test's time.
    let file = fs::File::create(dir.path().join("long.mp4")).expect("made");
    file.set_len(2 << 30).expect("a hole");
    let begun = std::time::Instant::now();
    let told = told_by_check(dir.path());
    assert!(told.contains("\"long.mp4\" has more than 64 MiB"), "{told}");
    assert!(begun.elapsed().as_secs() < 2);
}
