//! Files come, go, are replaced, and are refused.

use super::*;

const PLAIN: &str = "format = \"dabyl-pack 1\"\ntitle = \"Plain\"\nlanguage = \"en\"\n\
    [[theme]]\ntitle = \"A\"\n[[theme.question]]\ntext = \"q\"\nanswer = \"a\"\n";

/// A shelf with one shipped pack, in a directory that goes with it.
fn shelf() -> (tempfile::TempDir, Shelf) {
    let dir = tempfile::tempdir().expect("a directory");
    let shipped = dir.path().join("shipped");
    fs::create_dir(&shipped).expect("made");
    fs::write(shipped.join("sample.toml"), PLAIN).expect("written");
    let shelf = Shelf::new(
        shipped,
        dir.path().join("state/packs"),
        dir.path().join("state/media"),
    );
    (dir, shelf)
}

fn files(shelf: &Shelf) -> Vec<(String, bool, usize)> {
    let all = shelf.list().into_iter();
    all.map(|pack| (pack.file, pack.shipped, pack.faults))
        .collect()
}

#[test]
fn a_pack_is_put_there_replaced_played_and_removed() {
    let (_dir, shelf) = shelf();
    shelf.put("mine.toml", PLAIN.as_bytes()).expect("new");
    let other = PLAIN.replace("Plain", "Other");
    shelf.put("mine.toml", other.as_bytes()).expect("replaced");
    assert_eq!(shelf.load("mine.toml").expect("there").title, "Other");
    assert_eq!(
        files(&shelf),
        [
            ("sample.toml".to_owned(), true, 0),
            ("mine.toml".to_owned(), false, 0)
        ]
    );
    shelf.remove("mine.toml", &BTreeSet::new()).expect("there");
    assert!(matches!(
        shelf.remove("mine.toml", &BTreeSet::new()),
        Err(ShelfError::Nowhere)
    ));
    assert!(matches!(shelf.load("mine.toml"), Err(ShelfError::Nowhere)));
    let left = fs::read_dir(&shelf.uploaded).expect("there").count();
    assert_eq!(left, 0, "nothing unfinished is left");
}

#[test]
fn no_name_leads_out_of_the_directory() {
    let (dir, shelf) = shelf();
    fs::write(dir.path().join("state.toml"), PLAIN).expect("written");
    let long = format!("{}.toml", "a".repeat(65));
    for name in [
        "",
        ".toml",
        "a.json",
        "a.zip.json",
        "a.txt",
        "A.toml",
        "a b.toml",
        "../state.toml",
        "..\\state.toml",
        "/etc/passwd.toml",
        "a/b.toml",
        "a\0.toml",
        ".unfinished",
        "ə.toml",
        "a.toml.toml",
        &long,
    ] {
        assert!(
            matches!(shelf.put(name, PLAIN.as_bytes()), Err(ShelfError::Name)),
            "{name:?}"
        );
        assert!(
            matches!(shelf.remove(name, &BTreeSet::new()), Err(ShelfError::Name)),
            "{name:?}"
        );
        assert!(
            matches!(shelf.load(name), Err(ShelfError::Nowhere)),
            "{name:?}"
        );
    }
    assert!(!shelf.uploaded.exists(), "nothing was written");
    let longest = format!("{}.toml", "a".repeat(64));
    shelf.put(&longest, PLAIN.as_bytes()).expect("64 letters");
}

#[test]
fn shipped_packs_stay_as_they_are() {
    let (_dir, shelf) = shelf();
    let put = shelf.put("sample.toml", PLAIN.as_bytes());
    assert!(matches!(put, Err(ShelfError::Shipped)));
    let removed = shelf.remove("sample.toml", &BTreeSet::new());
    assert!(matches!(removed, Err(ShelfError::Shipped)));
    assert!(shelf.load("sample.toml").is_ok());
}

#[test]
fn a_broken_file_is_listed_with_its_faults_and_never_played() {
    let (_dir, shelf) = shelf();
    fs::create_dir_all(shelf.uploaded.join("folder.toml")).expect("made");
    fs::write(shelf.uploaded.join("broken.toml"), "title = 1\n").expect("written");
    fs::write(shelf.uploaded.join("bytes.toml"), [0xff; 40]).expect("written");
    fs::write(shelf.uploaded.join("notes.txt"), "x").expect("written");
    let listed = files(&shelf);
    let expected = [
        ("sample.toml", true, 0),
        ("broken.toml", false, 4),
        ("bytes.toml", false, 1),
    ];
    let expected = expected.map(|(file, shipped, faults)| (file.to_owned(), shipped, faults));
    assert_eq!(listed, expected);
    let Err(ShelfError::Faulty(reading)) = shelf.load("broken.toml") else {
        panic!("it has faults");
    };
    assert_eq!(reading.faults.len(), 4);
    let put = shelf.put("broken.toml", b"title = 1\n");
    assert!(matches!(put, Err(ShelfError::Faulty(_))));
}

#[test]
fn there_is_an_end_to_packs_and_bytes() {
    let (_dir, shelf) = shelf();
    for number in 0..MOST_PACKS {
        let name = format!("pack-{number}.toml");
        shelf.put(&name, PLAIN.as_bytes()).expect("room");
    }
    let more = shelf.put("more.toml", PLAIN.as_bytes());
    assert!(matches!(more, Err(ShelfError::Full)));
    shelf
        .put("pack-0.toml", PLAIN.as_bytes())
        .expect("one may be replaced");
    let large = format!("{PLAIN}#{}\n", "x".repeat(400_000));
    let put = (0..MOST_PACKS).map(|number| {
        let name = format!("pack-{number}.toml");
        shelf.put(&name, large.as_bytes())
    });
    let fitting = put.take_while(Result::is_ok).count();
    assert_eq!(fitting, 41, "16 MiB of 400 kB each");
    let too_large = format!("{PLAIN}#{}\n", "x".repeat(super::super::MOST_BYTES));
    let put = shelf.put("pack-50.toml", too_large.as_bytes());
    assert!(matches!(put, Err(ShelfError::Faulty(_))));
}

#[test]
fn a_card_that_does_not_write_leaves_what_was_there() {
    let (dir, shelf) = shelf();
    // A file where the directory should be: nothing can be written below it.
    fs::write(dir.path().join("state"), "x").expect("written");
    let put = shelf.put("mine.toml", PLAIN.as_bytes());
    assert!(matches!(put, Err(ShelfError::Card(_))));
    assert_eq!(files(&shelf), [("sample.toml".to_owned(), true, 0)]);
}
