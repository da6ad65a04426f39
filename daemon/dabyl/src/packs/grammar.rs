//! What the TOML parser says, in words of our own as far as people mostly go wrong.

use super::Wrong;

/// What is wrong, by the parser's sentence. It promises no sentence; the tests of this file notice when
/// another version says something else.
pub(super) fn wrong(message: &str) -> Wrong {
    let ends_open = message.ends_with("expected `\"`") || message.ends_with("expected `'`");
    if message.starts_with("duplicate key") {
        Wrong::KeyTwice {}
    } else if message.starts_with("invalid") && message.contains(" string, ") && ends_open {
        Wrong::OpenText {}
    } else if message.starts_with("key with no value") {
        Wrong::NoEquals {}
    } else if message.starts_with("string values must be quoted") {
        Wrong::NoQuotes {}
    } else if message.starts_with("unexpected key or value") {
        Wrong::TextGoesOn {}
    } else {
        let message = message.to_owned();
        Wrong::NoToml { message }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Reading, Wrong};

    fn first(line: &str) -> Wrong {
        let reading = Reading::of(format!("{line}\n").as_bytes());
        reading.faults[0].what.clone()
    }

    #[test]
    fn the_commonest_faults_have_words_of_their_own() {
        for (line, wrong) in [
            (r#"title = "Plain"#, Wrong::OpenText {}),
            ("title = 'Plain", Wrong::OpenText {}),
            (r#"text = """ long"#, Wrong::OpenText {}),
            ("text = ''' long", Wrong::OpenText {}),
            (r#"title "Plain""#, Wrong::NoEquals {}),
            ("title", Wrong::NoEquals {}),
            ("title = Plain", Wrong::NoQuotes {}),
            ("title = «Plain»", Wrong::NoQuotes {}),
            ("title = “Plain”", Wrong::NoQuotes {}),
            (r#"title = "A "quoted" name""#, Wrong::TextGoesOn {}),
            ("title = \"A\"\ntitle = \"B\"", Wrong::KeyTwice {}),
        ] {
            assert_eq!(first(line), wrong, "{line}");
        }
    }

    #[test]
    fn the_others_are_told_as_the_parser_says_them() {
        for line in ["[[round", r#"accept = ["a" "b"]"#, r#"title = "A\q""#] {
            let told = first(line);
            assert!(matches!(told, Wrong::NoToml { .. }), "{line}: {told:?}");
        }
    }
}
