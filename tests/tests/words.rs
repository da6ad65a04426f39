//! The words that people see: four languages say the same things with the same arguments, every word
//! of the wire has its sentence, and no sentence is missing or left over in the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use unic_langid::LanguageIdentifier;

const LANGUAGES: [&str; 4] = ["az", "ru", "kk", "en"];

/// Words of the wire by their type in `wire.ts`, and what the ids of their sentences begin with.
const PLAIN_TYPES: [(&str, &[&str]); 11] = [
    ("State", &["state-"]),
    ("Verdict", &["verdict-"]),
    ("Ignored", &["ignored-"]),
    ("ProblemCode", &["problem-"]),
    ("Lamp", &["lamp-"]),
    ("ClockKind", &["clock-"]),
    ("Round", &["round-"]),
    ("Preset", &["preset-"]),
    ("HostButton", &["hold-host-", "panel-host-"]),
    ("WhyUnfit", &["unfit-"]),
    ("Key", &[]),
];

/// The same for types whose variants carry more: by the name of the tag.
const TAGGED_TYPES: [(&str, &[&str]); 9] = [
    ("refusal", &["refusal-"]),
    ("fault", &["fault-"]),
    ("warning", &["warning-"]),
    ("say", &["command-", "past-"]),
    ("sound", &["sound-"]),
    ("fate", &["fate-"]),
    ("wrong", &["pack-"]),
    ("is", &["file-"]),
    ("archive", &["archive-"]),
];

/// The other ids that the pages put together, by what they begin with.
const COMPOSED: [&str; 17] = [
    "link-",
    "door-",
    "option-",
    "answer-",
    "setup-",
    "host-step-",
    "host-page-",
    "captain-",
    "protocol-",
    "screen-step-",
    "host-media-",
    "command-show-",
    "past-show-",
    "command-buzz-key",
    "past-buzz-key",
    "command-name-place",
    "past-name-place",
];

/// `ignored` is said by its reason.
const SAID_OTHERWISE: [&str; 1] = ["fate-ignored"];

fn webui() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../webui")
}

fn source(language: &str) -> String {
    let path = webui().join(format!("locales/{language}.ftl"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn wire() -> String {
    fs::read_to_string(webui().join("src/lib/wire.ts")).expect("the wire is exported")
}

/// Message ids with the variables that each uses.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = source(language);
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let id = line.split(" =").next().unwrap_or(line).to_owned();
            assert!(
                found.insert(id.clone(), BTreeSet::new()).is_none(),
                "{language}.ftl: {id} stands twice"
            );
            current = Some(id);
        }
        if line.starts_with('#') {
            continue;
        }
        let Some(id) = &current else { continue };
        let variables = found.get_mut(id).expect("it was put in just now");
        for part in line.split('$').skip(1) {
            let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            variables.insert(part[..end.unwrap_or(part.len())].to_owned());
        }
    }
    found
}

/// The strings of `export type NAME = "a" | "b";`.
fn plain_words(wire: &str, name: &str) -> Vec<String> {
    let head = format!("export type {name} = ");
    let start = wire
        .find(&head)
        .unwrap_or_else(|| panic!("wire.ts has no type {name}"));
    let body = &wire[start + head.len()..];
    let body = &body[..body.find(';').expect("a type ends with a semicolon")];
    body.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

/// The values that a tag has anywhere on the wire.
fn tagged_words(wire: &str, tag: &str) -> BTreeSet<String> {
    let head = format!("\"{tag}\": \"");
    let found: BTreeSet<String> = wire
        .split(&head)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect();
    assert!(!found.is_empty(), "wire.ts has no tag {tag}");
    found
}

/// Every sentence that the wire calls for.
fn called_for() -> BTreeSet<String> {
    let wire = wire();
    let mut ids = BTreeSet::new();
    for (name, heads) in PLAIN_TYPES {
        for word in plain_words(&wire, name) {
            ids.extend(heads.iter().map(|head| format!("{head}{word}")));
        }
    }
    for (tag, heads) in TAGGED_TYPES {
        for word in tagged_words(&wire, tag) {
            ids.extend(heads.iter().map(|head| format!("{head}{word}")));
        }
    }
    ids.retain(|id| !SAID_OTHERWISE.contains(&id.as_str()));
    ids
}

fn sources_of(directory: &Path, found: &mut String) {
    for entry in fs::read_dir(directory).expect("the sources of the pages are there") {
        let path = entry.expect("the directory can be read").path();
        if path.is_dir() {
            sources_of(&path, found);
        } else if path.file_name().is_some_and(|name| name != "wire.ts") {
            found.push_str(&fs::read_to_string(&path).unwrap_or_default());
        }
    }
}

/// The pages' own source, without the wire.
fn pages() -> String {
    let mut text = String::new();
    sources_of(&webui().join("src"), &mut text);
    text
}

/// Ids that the pages name outright: `t("id"` and `id: "id"`.
fn named(pages: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for head in ["t(\"", "id: \""] {
        for (place, _) in pages.match_indices(head) {
            let before = pages[..place].chars().next_back();
            if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let rest = &pages[place + head.len()..];
            let id = rest.split('"').next().unwrap_or_default();
            ids.insert(id.to_owned());
        }
    }
    ids
}

#[test]
fn the_four_languages_have_the_same_sentences_with_the_same_arguments() {
    let english = messages("en");
    for language in LANGUAGES {
        let here = messages(language);
        let ids = |of: &BTreeMap<String, _>| of.keys().cloned().collect::<BTreeSet<_>>();
        let (ours, theirs) = (ids(&here), ids(&english));
        let missing: Vec<_> = theirs.difference(&ours).collect();
        let more: Vec<_> = ours.difference(&theirs).collect();
        assert!(missing.is_empty(), "{language}.ftl lacks {missing:?}");
        assert!(more.is_empty(), "en.ftl lacks {more:?} of {language}.ftl");
        for (id, variables) in &here {
            assert_eq!(
                variables, &english[id],
                "arguments of {id} in {language}.ftl"
            );
        }
    }
}

#[test]
fn every_word_of_the_wire_has_its_sentence() {
    let here = messages("en");
    let missing: Vec<_> = called_for()
        .into_iter()
        .filter(|id| !here.contains_key(id))
        .collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
}

#[test]
fn the_arguments_of_refusals_and_faults_are_those_of_the_wire() {
    let (wire, here) = (wire(), messages("en"));
    for (tag, head) in [
        ("refusal", "refusal-"),
        ("fault", "fault-"),
        ("warning", "warning-"),
        ("wrong", "pack-"),
        ("is", "file-"),
        ("archive", "archive-"),
    ] {
        for part in wire.split(&format!("\"{tag}\": \"")).skip(1) {
            let word = part.split('"').next().unwrap_or_default();
            let fields = &part[..part.find('}').expect("a variant ends with a brace")];
            for variable in &here[&format!("{head}{word}")] {
                let field = format!("\n{variable}: ");
                assert!(
                    fields.contains(&field),
                    "{head}{word}: the wire has no {variable}"
                );
            }
        }
    }
}

#[test]
fn the_pages_name_no_sentence_that_is_not_there() {
    let here = messages("en");
    let missing: Vec<_> = named(&pages())
        .into_iter()
        .filter(|id| !here.contains_key(id))
        .collect();
    assert!(
        missing.is_empty(),
        "the pages say {missing:?}, which no language knows"
    );
}

#[test]
fn no_sentence_is_left_over() {
    let (pages, called) = (pages(), called_for());
    let composed = |id: &str| COMPOSED.iter().any(|head| id.starts_with(head));
    let about = |id: &str| id.starts_with("preset-") && id.ends_with("-about");
    let left: Vec<_> = messages("en")
        .into_keys()
        .filter(|id| !called.contains(id) && !composed(id) && !about(id))
        .filter(|id| !pages.contains(&format!("\"{id}\"")) && !id.starts_with("problem-"))
        .collect();
    assert!(left.is_empty(), "nobody says {left:?}");
}

#[test]
fn every_option_of_the_form_is_explained() {
    let here = messages("en");
    let draft = fs::read_to_string(webui().join("src/host/setup/options.ts")).expect("the options");
    let mut options = 0;
    for part in draft.split("{ name: \"").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        let values = part
            .split("values: [")
            .nth(1)
            .and_then(|rest| rest.split(']').next());
        let values = values
            .expect("an option has values")
            .split('"')
            .skip(1)
            .step_by(2);
        // Times, numbers and blocks are said the same way for every option.
        let worded = |value: &&str| {
            let number = value.bytes().all(|b| b.is_ascii_digit());
            !number && !value.starts_with("lockout_ms=")
        };
        let has_words = part.contains("kind: \"words\"");
        for value in values.filter(worded).filter(|_| has_words) {
            let id = format!("option-{name}-{value}");
            assert!(here.contains_key(&id), "no words for {id}");
        }
        assert!(
            here.contains_key(&format!("option-{name}")),
            "no words for {name}"
        );
        assert!(
            here.contains_key(&format!("option-{name}-rule")),
            "no rule for {name}"
        );
        options += 1;
    }
    assert!(options > 0, "the form has options");
}

#[test]
fn every_sentence_can_be_said() {
    for language in LANGUAGES {
        let resource = FluentResource::try_new(source(language))
            .unwrap_or_else(|(_, errors)| panic!("{language}.ftl: {errors:?}"));
        let id: LanguageIdentifier = language.parse().expect("it is a language");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.add_resource(resource).expect("no id stands twice");
        for (id, variables) in messages(language) {
            let mut args = FluentArgs::new();
            for variable in variables {
                args.set(variable, 3);
            }
            let message = bundle
                .get_message(&id)
                .expect("it was read from the same file");
            let pattern = message.value().expect("a message has a text");
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty(), "{language}.ftl: {id}: {errors:?}");
            assert!(!text.trim().is_empty(), "{language}.ftl: {id} says nothing");
        }
    }
}

#[test]
fn each_language_is_written_in_its_own_letters() {
    // A sentence that was left in another language, or typed on the wrong keyboard.
    let cyrillic = |c: char| ('\u{400}'..='\u{4ff}').contains(&c);
    for (language, wants) in [("az", false), ("ru", true), ("kk", true), ("en", false)] {
        for line in source(language)
            .lines()
            .filter(|line| !line.starts_with('#'))
        {
            let Some((id, text)) = line.split_once(" = ") else {
                continue;
            };
            let own = text.chars().any(cyrillic);
            let letters = text
                .split('{')
                .map(|part| part.split('}').next_back().unwrap_or(""));
            let has_words = letters.flat_map(str::chars).any(char::is_alphabetic);
            // The product's name is the same everywhere.
            if id == "title-door" || !has_words {
                continue;
            }
            assert_eq!(own, wants, "{language}.ftl: {line}");
        }
    }
}
