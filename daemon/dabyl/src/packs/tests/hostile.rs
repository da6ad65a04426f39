//! What is no pack: other encodings, nonsense, floods, and packs with one letter changed.

use proptest::prelude::*;

use super::*;

#[test]
fn other_encodings_are_named() {
    let text = "format = \"dabyl-pack 1\"\ntitle = \"Хамса\"\n";
    let utf16 = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<_>>();
    let marked = [&[0xff, 0xfe][..], &utf16(u16::to_le_bytes)].concat();
    for bytes in [marked, utf16(u16::to_le_bytes), utf16(u16::to_be_bytes)] {
        assert_eq!(told_of(&bytes), ["1:1 Utf16"]);
    }
    let cp1251 = b"format = \"dabyl-pack 1\"\ntitle = \"\xd5\xe0\xec\xf1\xe0\"\n";
    assert_eq!(told_of(cp1251), ["2:10 Cp1251"]);
    // X?ms? in the code page of Turkish and Azerbaijani in Latin letters of before.
    let latin = b"format = \"dabyl-pack 1\"\ntitle = \"G\xf6y g\xf6l\"\n";
    assert_eq!(told_of(latin), ["2:11 NotUtf8"]);
    let whole = whole();
    let marked = [b"\xef\xbb\xbf", whole.as_bytes()].concat();
    assert_eq!(told_of(&marked), [""; 0]);
    assert_eq!(told(&whole.replace('\n', "\r\n")), [""; 0]);
}

#[test]
fn what_is_no_toml_is_told_once_a_line() {
    let body = "[[theme]]\ntitle = \"A\"\n[[theme.question]]\n";
    let marks = faults(&format!(
        "{body}text = \"say \"it\" so\"\nanswer = [\"a\", \"b\n"
    ));
    assert_eq!(marks.len(), 2, "{marks:?}");
    assert!(marks[0].starts_with("8:14 TextGoesOn"), "{marks:?}");
    assert!(marks[1].starts_with("9:18 NoToml"), "{marks:?}");
}

#[test]
fn nonsense_is_bounded() {
    let deep = format!("{HEAD}a = {}", "[".repeat(100_000));
    let dotted = format!("{HEAD}[{}a]\n", "a.".repeat(100_000));
    let flood = "%\n".repeat(MOST_BYTES / 2);
    let keys: String = (0..40_000).map(|n| format!("key{n} = 1\n")).collect();
    for (text, least) in [(deep, 1), (dotted, 1), (flood, 1_000), (keys, 1_000)] {
        // The stack of the threads that read packs.
        let reading = std::thread::Builder::new()
            .stack_size(512 * 1024)
            .spawn(move || Reading::of(text.as_bytes()));
        let reading = reading.expect("a thread").join().expect("no panic");
        let kept = reading.faults.len();
        assert!((least..=MOST_FAULTS).contains(&kept), "{kept}");
    }
    let large = told_of(&vec![b'#'; MOST_BYTES + 1]);
    assert_eq!(large, ["1:1 TooLarge { most: 512 }"]);
    let key = format!("{HEAD}{} = 1\n[[theme]]\n", "k".repeat(10_000));
    let reading = Reading::of(key.as_bytes());
    let said = reading.faults.iter().map(|fault| fault.what.said().0.len());
    assert!(said.max() < Some(200), "what is quoted is cut");
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let reading = Reading::of(&bytes);
        prop_assert!(!reading.faults.is_empty(), "a pack is longer");
    }

    #[test]
    fn a_changed_pack_is_read_or_refused(
        at in any::<prop::sample::Index>(),
        by in any::<char>(),
        which in 0..SHIPPED.len(),
    ) {
        let mut text = SHIPPED[which].1.to_owned();
        let (place, old) = at.get(&text.char_indices().collect::<Vec<_>>()).to_owned();
        text.replace_range(place..place + old.len_utf8(), &by.to_string());
        let reading = Reading::of(text.as_bytes());
        let lines = u32::try_from(text.lines().count()).expect("few");
        for fault in reading.faults.iter().chain(&reading.warnings) {
            prop_assert!((1..=lines + 1).contains(&fault.line), "{fault:?}");
            let (what, remedy) = fault.what.said();
            prop_assert!(!what.is_empty() && !remedy.is_empty());
        }
    }
}
