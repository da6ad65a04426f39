//! Sentences about the files beside a pack's text.

use std::borrow::Cow;

use super::super::{ArchiveWrong, FileWrong};

/// What is wrong with a file, and what to do.
pub(super) fn said(file: &str, wrong: &FileWrong) -> (String, Cow<'static, str>) {
    match wrong {
        FileWrong::Name {} => (
            format!("`media` cannot be \"{file}\""),
            "write the name of a file beside the text, or of one folder there: Latin letters, digits, \
             hyphens, a dot"
                .into(),
        ),
        FileWrong::Alone {} => (
            format!("\"{file}\" cannot be there: the pack came as a text alone"),
            "put the text, under the name `pack.toml`, and its files into one folder, and upload that \
             as a .zip"
                .into(),
        ),
        FileWrong::Missing {} => (
            format!("there is no file \"{file}\""),
            "put it beside the text, or write the name of one that is there".into(),
        ),
        FileWrong::Misspelt { nearest } => (
            format!("there is no file \"{file}\""),
            format!("write \"{nearest}\"").into(),
        ),
        FileWrong::Kind {} => (
            format!("\"{file}\" is, by what is in it, no picture, video or sound that screens show"),
            "save a picture as png, jpeg or webp, a video as mp4 (H.264) or webm, a sound as mp3, ogg or \
             wav; another name alone does not help"
                .into(),
        ),
        FileWrong::Codec { codec } => (
            format!("\"{file}\" is packed as {codec}, which not every screen plays"),
            "save a video as mp4 with H.264 and AAC, or as webm with VP8 or VP9; a sound as mp3, ogg or \
             wav"
                .into(),
        ),
        FileWrong::Broken {} => (
            format!("\"{file}\" is damaged or breaks off"),
            "copy or save it anew".into(),
        ),
        FileWrong::Unreadable {} => (
            format!("\"{file}\" is no plain file, or cannot be read"),
            "put the file itself there".into(),
        ),
        FileWrong::TooLarge { most } => (
            format!("\"{file}\" has more than {most} MiB"),
            "cut the clip shorter, or save it with a smaller picture".into(),
        ),
        FileWrong::Wide { most } => (
            format!("the picture \"{file}\" has more than {most} points in a row or a column"),
            "save it smaller: a screen shows 1920 by 1080".into(),
        ),
        FileWrong::Total { most } => (
            format!("with \"{file}\" the files of this pack have more than {most} MiB together"),
            "save videos smaller, or split the pack in two".into(),
        ),
        FileWrong::Unused {} => (
            format!("no question shows the file \"{file}\""),
            "name it in a question by `media`, or leave it out".into(),
        ),
    }
}

/// What is wrong with an archive, and what to do.
pub(super) fn said_of_archive(wrong: &ArchiveWrong) -> (String, Cow<'static, str>) {
    let (what, remedy) = match wrong {
        ArchiveWrong::Broken {} => (
            "this is no .zip that can be read".to_owned(),
            "make it anew from `pack.toml` and its files",
        ),
        ArchiveWrong::NoText {} => (
            "there is no `pack.toml` in the .zip".to_owned(),
            "put the text there under this name",
        ),
        ArchiveWrong::TwoTexts {} => (
            "there are two `pack.toml` in the .zip".to_owned(),
            "make one .zip for each pack",
        ),
        ArchiveWrong::Many { most } => (
            format!("there are more than {most} files in the .zip"),
            "leave out what no question shows, or split the pack in two",
        ),
        ArchiveWrong::Name { name } => (
            format!("\"{name}\" is a name that leads elsewhere"),
            "make the .zip from the folder itself",
        ),
        ArchiveWrong::Link { name } => {
            (format!("\"{name}\" is a link"), "put the file itself there")
        }
        ArchiveWrong::Deep { name } => (
            format!("\"{name}\" lies too deep, or above the text"),
            "put files beside `pack.toml`, or into one folder there",
        ),
        ArchiveWrong::Twice { name } => (format!("\"{name}\" is there twice"), "remove one"),
        ArchiveWrong::Locked { name } => (
            format!("\"{name}\" is locked by a password"),
            "make the .zip without one",
        ),
        ArchiveWrong::Method { name } => (
            format!("\"{name}\" is packed in an unusual way"),
            "make the .zip in the ordinary way (deflate)",
        ),
    };
    (what, remedy.into())
}
