//! The sentences of the command line, in English as those about the configuration.

use std::borrow::Cow;

use super::{Round, Wrong, word};

mod files;

impl Wrong {
    /// What is wrong, and what to do, for the command line.
    #[must_use]
    pub fn said(&self) -> (String, String) {
        let (what, remedy) = self.sentences();
        (what, remedy.into_owned())
    }

    fn sentences(&self) -> (String, Cow<'static, str>) {
        match self {
            Wrong::TooLarge { most } => (
                format!("the file is larger than {most} KiB"),
                "split the pack in two".into(),
            ),
            Wrong::NotUtf8 {} => (
                "the file is not UTF-8 from here on".to_owned(),
                "save it as UTF-8: in most editors \"Save as\", encoding \"UTF-8\"".into(),
            ),
            Wrong::Utf16 {} => (
                "the file is UTF-16, which some editors call \"Unicode\"".to_owned(),
                "save it as UTF-8: in most editors \"Save as\", encoding \"UTF-8\"".into(),
            ),
            Wrong::Cp1251 {} => (
                "the file seems to be Windows-1251 (cp1251)".to_owned(),
                "save it as UTF-8: in most editors \"Save as\", encoding \"UTF-8\"".into(),
            ),
            Wrong::NoToml { message } => (
                format!("this is no TOML: {message}"),
                "look for a quotation mark or bracket in or above this line that is missing or one \
                 too many; inside a text write \\\" for a quotation mark"
                    .into(),
            ),
            Wrong::OpenText {} => (
                "a text has no quotation mark at its end".to_owned(),
                "write `\"` there; inside a text write `\\\"` for a quotation mark".into(),
            ),
            Wrong::NoEquals {} => (
                "`=` is missing behind the key".to_owned(),
                "write `key = \"…\"`".into(),
            ),
            Wrong::NoQuotes {} => (
                "a text does not stand in straight quotation marks".to_owned(),
                "write `\"…\"`; «…» and “…” belong inside".into(),
            ),
            Wrong::TextGoesOn {} => (
                "something stands behind the end of a text".to_owned(),
                "inside a text write `\\\"` for a quotation mark, or use «…»".into(),
            ),
            Wrong::KeyTwice {} => (
                "this key stands twice here".to_owned(),
                "remove one, or write the header in double brackets between two questions".into(),
            ),
            Wrong::Format {} => (
                "the file does not say that it is a pack".to_owned(),
                format!("begin it with `format = \"{}\"`", super::FORMAT).into(),
            ),
            Wrong::Missing { key } => (
                format!("`{key}` is missing"),
                format!("write it under this line: {}", example(key)).into(),
            ),
            Wrong::UnknownKey { key } => (
                format!("a pack knows no `{key}` here"),
                "remove it".into(),
            ),
            Wrong::Misspelt { key, nearest } => (
                format!("a pack knows no `{key}` here"),
                format!("write `{nearest}`").into(),
            ),
            Wrong::Misplaced { key, round } => misplaced(key, *round),
            Wrong::NotText { key } => (
                format!("`{key}` is no text"),
                format!("write a text in quotation marks: {}", example(key)).into(),
            ),
            Wrong::NotTexts { key } => (
                format!("`{key}` is no list of texts"),
                format!("write texts in brackets: `{key} = [\"…\", \"…\"]`").into(),
            ),
            Wrong::NotNumber { key, least, most } => (
                format!("`{key}` is no number from {least} to {most}"),
                format!("write one, without quotation marks: `{key} = {most}`").into(),
            ),
            Wrong::NotTables { key } => (
                format!("`{key}` does not stand in double brackets"),
                format!("write {}, once for each", example(key)).into(),
            ),
            Wrong::Empty { key } => (
                format!("`{key}` is empty"),
                "write something, or remove the line if it may be left out".into(),
            ),
            Wrong::TooLong { key, most } => (
                format!("`{key}` has more than {most} characters"),
                "shorten it".into(),
            ),
            Wrong::Control { key } => (
                format!("`{key}` has characters that cannot be seen, or a line break in a title"),
                "type the text anew".into(),
            ),
            Wrong::Word {
                key,
                given,
                allowed,
            } => (
                format!("`{key}` cannot be \"{given}\""),
                format!("write one of {allowed}").into(),
            ),
            Wrong::TooMany { key, most } => (
                format!("more than {most} times `{key}`"),
                "split the pack in two".into(),
            ),
            Wrong::NotHere { key } => (
                format!("`{key}` has no place in this question"),
                not_here(key).into(),
            ),
            Wrong::Options { count } => (
                format!("options of this question: {count}"),
                "write three, one for each key: `options = [\"…\", \"…\", \"…\"]`".into(),
            ),
            Wrong::SameOptions { option } => (
                format!("two options are the same: \"{option}\""),
                "write another one".into(),
            ),
            Wrong::RightCyrillic {} => (
                "the letter of the right option is a Cyrillic one".to_owned(),
                "write a, b or c in Latin letters: `right = \"a\"` is the first option".into(),
            ),
            Wrong::ThemeCount {
                round,
                count,
                exactly,
            } => (
                format!("themes in the round \"{}\": {count}", word(*round)),
                format!("it has exactly {exactly}: add or remove some").into(),
            ),
            Wrong::BlockThemes {
                block,
                count,
                exactly,
            } => (
                format!("themes in block {block}: {count}; this one is beyond its {exactly}"),
                format!("give each block {exactly} themes").into(),
            ),
            Wrong::Blocks { count } => (
                format!("names of blocks: {count}"),
                "write two, or none: `blocks = [\"ФИЗИКА\", \"ЛИРИКА\"]`".into(),
            ),
            Wrong::File { file, what } => files::said(file, what),
            Wrong::Archive { what } => files::said_of_archive(what),
            Wrong::Questions { count } => (
                format!("questions in this theme: {count}"),
                format!("a theme of a round has {}", super::FIVE).into(),
            ),
            Wrong::Themes {
                round,
                count,
                least,
            } => (
                format!("themes in the round \"{}\": {count}", word(*round)),
                format!("it needs at least {least}: add some, or remove the round").into(),
            ),
            Wrong::RoundTwice { round } => (
                format!("the round \"{}\" is there twice", word(*round)),
                "put all its themes and questions under one `[[round]]`".into(),
            ),
            Wrong::Mixed {} => (
                "`[[theme]]` stands beside `[[round]]`".to_owned(),
                "write `[[round.theme]]` for a theme of a round; only a quiz without rounds has \
                 `[[theme]]`"
                    .into(),
            ),
            Wrong::NothingToPlay {} => (
                "the pack has neither rounds nor themes".to_owned(),
                "write `[[round]]` for Khamsa or the Kazakh game, `[[theme]]` for any other quiz".into(),
            ),
            Wrong::NoRound { round } => (
                format!("there is no round \"{}\"", word(*round)),
                "its questions will be on paper".into(),
            ),
            Wrong::FewThemes { count } => (
                format!("themes in the round \"personal\": {count}"),
                "four teams need 5, of which they strike out one each".into(),
            ),
            Wrong::MoreThemes { round, count } => (
                format!("themes in the round \"{}\": {count}", word(*round)),
                format!("only the first {} are played", super::FIVE).into(),
            ),
            Wrong::NoSpares {} => (
                "the pack has no spare questions".to_owned(),
                "write `[[round.spare]]` for questions that replace others".into(),
            ),
            Wrong::FewShootout { count, least } => (
                format!("questions of the shoot-out: {count}"),
                format!("equals may need {least} or more").into(),
            ),
            Wrong::FewBaige { count, least } => (
                format!("questions of the round \"baige\": {count}"),
                format!("{least} are played, if the host says nothing else").into(),
            ),
            Wrong::FewOvertime { count, least } => (
                format!("questions of the overtime: {count}"),
                format!("equals may need {least} or more").into(),
            ),
            Wrong::NothingToSee {} => (
                "this question of the overtime has neither picture nor video nor sound".to_owned(),
                "add `media = \"…\"`, or leave it so".into(),
            ),
            Wrong::SameKey { key } => (
                format!("the right option is always {key}"),
                "put the options of some questions into another order".into(),
            ),
            Wrong::AnswerNotRight { answer, option } => (
                format!("the answer \"{answer}\" is not the right option, \"{option}\""),
                "look at `right`; leave `answer` out if it says no more than the option".into(),
            ),
            Wrong::AnswerInText { answer } => (
                format!("the answer \"{answer}\" stands in its question"),
                "leave it so only if it is meant".into(),
            ),
            Wrong::SameQuestion { first } => (
                format!("the same question stands in line {first}"),
                "write another one".into(),
            ),
            Wrong::BothWays { answer } => (
                format!("\"{answer}\" is to be accepted and rejected"),
                "remove it from one of both".into(),
            ),
        }
    }
}

fn misplaced(key: &str, round: Round) -> (String, Cow<'static, str>) {
    let remedy = match round {
        Round::Open | Round::Semi | Round::Secret | Round::Personal => THEMED,
        Round::Polyglot | Round::Kokpar if key == "blocks" => {
            "blocks belong to the round \"polyglot\" alone"
        }
        Round::Polyglot | Round::Kokpar => THEMED,
        Round::Final | Round::Shootout | Round::SuddenDeath | Round::Overtime => {
            "write `[[round.question]]`, once for each; further ones are its spares"
        }
        Round::Baige => "write `[[round.question]]`, once for each",
    };
    (
        format!("`{key}` does not belong into the round \"{}\"", word(round)),
        remedy.into(),
    )
}

const THEMED: &str = "write `[[round.theme]]` and under it `[[round.theme.question]]`";

fn not_here(key: &str) -> &'static str {
    if key == "media" {
        "remove it: only the rounds \"baige\", \"polyglot\", \"kokpar\" and \"overtime\" show files"
    } else {
        "remove it: only questions of the rounds \"baige\" and \"overtime\" have options"
    }
}

/// How a key is written.
fn example(key: &str) -> String {
    match key {
        "round" => "`[[round]]`".to_owned(),
        "theme" => "`[[round.theme]]`, or `[[theme]]` in a quiz without rounds".to_owned(),
        "question" => {
            "`[[round.theme.question]]`, or `[[round.question]]` in a round without themes"
                .to_owned()
        }
        "spare" => "`[[round.spare]]`".to_owned(),
        "kind" => "`kind = \"open\"`".to_owned(),
        "options" => "`options = [\"…\", \"…\", \"…\"]`".to_owned(),
        "right" => "`right = \"a\"`, if the first option is right".to_owned(),
        "block" => "`block = 1` or `block = 2`".to_owned(),
        "language" => "`language = \"az\"`".to_owned(),
        other => format!("`{other} = \"…\"`"),
    }
}
