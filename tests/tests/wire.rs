//! The types of the wire as the page sees them: one committed file, which fails here when it is
//! stale. `UPDATE=1 cargo test -p tests --test wire` rewrites it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use dabyl::books::Head;
use dabyl::frame::Frame;
use dabyl::inbox::{Answer, Preview};
use dabyl::web::wire;
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../webui/src/lib/wire.ts");

const HEAD: &str = "\
// The types of the wire, exported from the daemon by tests/tests/wire.rs. Not to be edited:
// `UPDATE=1 cargo test -p tests --test wire` writes this file.
";

/// Declarations by name, so that their order depends on nothing else.
struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl Declarations {
    fn take<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        if self.by_name.contains_key(&name) {
            return;
        }
        let text = format!(
            "{}export {}",
            T::docs().unwrap_or_default(),
            T::decl(&self.config)
        );
        self.by_name.insert(name, text);
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types have a file to go to; strings and lists stand for themselves.
        if T::output_path().is_some() {
            self.take::<T>();
        } else {
            T::visit_generics(self);
        }
    }
}

fn exported() -> String {
    // Numbers of the wire stay below 2^53, so a plain JavaScript number holds them.
    let config = Config::new().with_large_int("number");
    let mut all = Declarations {
        config,
        by_name: BTreeMap::new(),
    };
    all.take::<Frame>();
    all.take::<Answer>();
    all.take::<Preview>();
    all.take::<wire::Me>();
    all.take::<wire::StreamKind>();
    all.take::<wire::Say>();
    all.take::<wire::AskPreview>();
    all.take::<wire::Begin>();
    all.take::<wire::PairByPin>();
    all.take::<wire::PairByHold>();
    all.take::<wire::Hold>();
    all.take::<wire::DrawCode>();
    all.take::<wire::CaptainCode>();
    all.take::<wire::PairCaptain>();
    all.take::<Head>();
    all.take::<wire::Sheet>();
    all.take::<wire::Device>();
    all.take::<wire::Revoke>();
    all.take::<wire::Leave>();
    all.take::<wire::PanelPress>();
    all.take::<wire::PackInfo>();
    all.take::<wire::PackReport>();
    all.take::<wire::TestButtons>();
    all.take::<wire::LearnKey>();
    all.take::<wire::ResetWiring>();
    all.take::<wire::Problem>();
    let mut text = HEAD.to_owned();
    for declaration in all.by_name.values() {
        text.push('\n');
        for line in declaration.lines() {
            writeln!(text, "{}", line.trim_end()).expect("a String takes all that is written");
        }
    }
    text
}

#[test]
fn the_committed_types_are_those_of_the_daemon() {
    let exported = exported();
    if std::env::var_os("UPDATE").is_some() {
        let folder = Path::new(FILE).parent().expect("the file has a folder");
        std::fs::create_dir_all(folder).expect("the folder can be made");
        std::fs::write(FILE, &exported).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        committed == exported,
        "webui/src/lib/wire.ts is stale: run `UPDATE=1 cargo test -p tests --test wire`"
    );
}

#[test]
fn the_page_is_told_every_word_of_the_wire() {
    let exported = exported();
    for name in [
        "Frame",
        "View",
        "Command",
        "Answer",
        "Refusal",
        "SetupError",
        "Say",
        "NewGame",
    ] {
        assert!(
            exported.contains(&format!("export type {name} = ")),
            "{name} is missing"
        );
    }
    // The box draws the lots; a page that could name a seed could choose them.
    let wish = exported.split("export type NewGame = ").nth(1);
    let wish = wish.and_then(|rest| rest.split("export type").next());
    assert!(
        wish.is_some_and(|wish| !wish.contains("seed")),
        "the seed is no word of a new game"
    );
    assert!(!exported.contains("bigint"), "JSON has no bigint");
}
