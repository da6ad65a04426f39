//! The pages as they are embedded: whatever the web build has made, or the page that stands in.

use std::path::{Path, PathBuf};

use crate::hall::{Back, Hall};

fn made() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../webui/dist")
}

fn get(hall: &Hall, path: &str, headers: &[(&str, &str)]) -> Back {
    hall.send("GET", path, headers, b"")
}

#[test]
fn each_page_is_served_and_recognised() {
    let hall = Hall::open();
    for path in [
        "/",
        "/host",
        "/captain",
        "/screen",
        "/scores",
        "/overlay",
        "/protocol",
        "/panel",
    ] {
        let back = get(&hall, path, &[]);
        assert_eq!(back.status, 200, "{path}");
        assert_eq!(
            back.header("content-type"),
            Some("text/html; charset=utf-8")
        );
        assert_eq!(back.header("cache-control"), Some("no-cache"));
        assert_eq!(back.header("content-encoding"), None);
        assert!(back.text().contains("<html"), "{path}");
        let tag = back.header("etag").expect("a tag").to_owned();
        let again = get(&hall, path, &[("If-None-Match", &tag)]);
        assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
        assert_eq!(
            get(&hall, path, &[("If-None-Match", "\"other\"")]).status,
            200
        );
        let head = hall.send("HEAD", path, &[], b"");
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
    }
}

#[test]
fn what_is_packed_is_sent_packed() {
    let hall = Hall::open();
    let index = made().join("index.html.br");
    let packed = get(&hall, "/", &[("Accept-Encoding", "gzip, deflate, br")]);
    assert_eq!(packed.header("vary"), Some("accept-encoding"));
    // Where the pages were not built there is nothing packed, and the plain page comes.
    assert_eq!(
        packed.header("content-encoding"),
        index.exists().then_some("br")
    );
    if index.exists() {
        assert_eq!(packed.body, std::fs::read(index).expect("readable"));
        assert_ne!(packed.header("etag"), get(&hall, "/", &[]).header("etag"));
    }
    for path in ["/index.html.br", "/assets/index.html.br", "/index.html"] {
        assert_eq!(get(&hall, path, &[]).status, 404, "{path} is no address");
    }
}

#[test]
fn assets_keep_for_ever() {
    let hall = Hall::open();
    let Ok(folder) = std::fs::read_dir(made().join("assets")) else {
        return;
    };
    for file in folder {
        let name = file
            .expect("readable")
            .file_name()
            .into_string()
            .expect("plain names");
        if name.ends_with(".br") || name.ends_with(".gz") {
            continue;
        }
        let back = get(
            &hall,
            &format!("/assets/{name}"),
            &[("Accept-Encoding", "gzip")],
        );
        assert_eq!(back.status, 200, "{name}");
        let kept = back
            .header("cache-control")
            .expect("it says whether it keeps");
        assert!(kept.contains("immutable"), "{kept}");
    }
}

#[test]
fn no_path_leads_out() {
    let hall = Hall::open();
    for path in [
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/assets//etc/passwd",
        "/assets/%00",
        "/..%2f..%2fCargo.toml",
        "/../../Cargo.toml",
        "/.made",
    ] {
        assert_eq!(get(&hall, path, &[]).problem(), "not-found", "{path}");
    }
}
