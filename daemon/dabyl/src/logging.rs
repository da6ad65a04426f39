//! Where log lines go: into the system's journal with their fields when systemd has connected us to
//! it, to stderr otherwise. Lines of axum and hyper come the same way, by tracing's `log` feature.
//!
//! Fields are given by log's key-values and keep their names in the journal, in capitals:
//! `log::info!(seat = 3, stamp_us = 1, game = 7; "…")` is found by `journalctl SEAT=3`.

use std::fmt::Write as _;
use std::io::Write as _;

use log::kv::{Key, Value, VisitSource};
use log::{LevelFilter, Log, Metadata, Record};
use systemd_journal_logger::{JournalLog, connected_to_journal};

/// What is logged when nobody asks for more: all but sled's and the web's everyday talk.
pub const USUAL: &str = "info,sled=warn,hyper=warn,tower_http=warn";

/// The name of the environment variable that asks for more, as in `DABYL_LOG=info,dabyl::desk=debug`.
pub const VARIABLE: &str = "DABYL_LOG";

/// Which lines are logged: a level for all, and others for modules by the beginning of their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    all: LevelFilter,
    /// The longest name first.
    modules: Vec<(String, LevelFilter)>,
}

impl Filter {
    /// Reads `LEVEL` and `MODULE=LEVEL`, separated by commas.
    ///
    /// # Errors
    /// A sentence that says which part is wrong.
    pub fn parse(text: &str) -> Result<Filter, String> {
        let mut filter = Filter {
            all: LevelFilter::Info,
            modules: Vec::new(),
        };
        for part in text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            let (module, level) = part.rsplit_once('=').unwrap_or(("", part));
            let level = level.parse().map_err(|_| {
                format!(
                    "`{}` is no level of the log: write off, error, warn, info, debug or trace, or \
                     a module with one of them, as in `dabyl::desk=debug`",
                    part.escape_debug()
                )
            })?;
            if module.is_empty() {
                filter.all = level;
            } else {
                filter.modules.push((module.to_owned(), level));
            }
        }
        filter
            .modules
            .sort_by_key(|(module, _)| std::cmp::Reverse(module.len()));
        Ok(filter)
    }

    fn level_for(&self, target: &str) -> LevelFilter {
        let fits = |module: &str| {
            target
                .strip_prefix(module)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
        };
        self.modules
            .iter()
            .find(|(module, _)| fits(module))
            .map_or(self.all, |(_, level)| *level)
    }

    fn most(&self) -> LevelFilter {
        let levels = self.modules.iter().map(|(_, level)| *level);
        levels.max().map_or(self.all, |most| most.max(self.all))
    }
}

/// Where the lines go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The system's journal, with fields.
    Journal,
    /// stderr, fields behind the line.
    Stderr,
}

/// Starts logging; to be called once, first of all.
///
/// # Errors
/// When somebody has started it before.
pub fn start(filter: Filter) -> Result<Destination, log::SetLoggerError> {
    let journal = if connected_to_journal() {
        JournalLog::new().ok()
    } else {
        None
    };
    let most = filter.most();
    let (inner, destination): (Box<dyn Log>, _) = match journal {
        Some(journal) => (Box::new(journal), Destination::Journal),
        None => (Box::new(Stderr), Destination::Stderr),
    };
    log::set_boxed_logger(Box::new(Filtered { filter, inner }))?;
    log::set_max_level(most);
    Ok(destination)
}

struct Filtered {
    filter: Filter,
    inner: Box<dyn Log>,
}

impl Log for Filtered {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= self.filter.level_for(metadata.target())
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            self.inner.log(record);
        }
    }

    fn flush(&self) {
        self.inner.flush();
    }
}

struct Stderr;

impl Log for Stderr {
    fn enabled(&self, _metadata: &Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &Record<'_>) {
        // Nobody is left to be told when stderr is closed.
        let _ = std::io::stderr().write_all(line(record).as_bytes());
    }

    fn flush(&self) {}
}

/// One line of text. Control characters are written out, so that no name of a phone forges a line.
fn line(record: &Record<'_>) -> String {
    let mut text = format!("{} {}: {}", record.level(), record.target(), record.args());
    // A visitor that writes into a string cannot fail, and a value that fails is left out.
    let _ = record.key_values().visit(&mut Fields(&mut text));
    let mut line = String::with_capacity(text.len() + 1);
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    line.push('\n');
    line
}

struct Fields<'a>(&'a mut String);

impl<'kvs> VisitSource<'kvs> for Fields<'_> {
    fn visit_pair(&mut self, key: Key<'kvs>, value: Value<'kvs>) -> Result<(), log::kv::Error> {
        write!(self.0, " {key}={value}")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use log::Level;

    #[test]
    fn the_nearest_module_decides() {
        let filter = Filter::parse("warn, dabyl=info,dabyl::desk=trace").expect("right");
        assert_eq!(filter.level_for("axum::serve"), LevelFilter::Warn);
        assert_eq!(filter.level_for("dabyl::journal"), LevelFilter::Info);
        assert_eq!(filter.level_for("dabyl::desk::order"), LevelFilter::Trace);
        assert_eq!(filter.level_for("dabyl::desktop"), LevelFilter::Info);
        assert_eq!(filter.most(), LevelFilter::Trace);
    }

    #[test]
    fn the_usual_filter_is_one_and_a_wrong_one_is_a_sentence() {
        let usual = Filter::parse(USUAL).expect("it is ours");
        assert_eq!(usual.level_for("sled::pagecache"), LevelFilter::Warn);
        assert_eq!(usual.level_for("dabyl"), LevelFilter::Info);
        let error = Filter::parse("info,dabyl=loud").expect_err("no level");
        assert!(
            error.contains("`dabyl=loud`") && error.contains("debug"),
            "{error}"
        );
    }

    #[test]
    fn a_line_has_its_fields_and_stays_one_line() {
        let fields = [("seat", 3u64), ("stamp_us", 1_500)];
        let name = "a\nERROR forged\u{1b}[2J";
        let told = |args: std::fmt::Arguments<'_>| {
            let mut record = Record::builder();
            record
                .level(Level::Info)
                .target("dabyl::desk")
                .key_values(&fields);
            line(&record.args(args).build())
        };
        assert_eq!(
            told(format_args!("pressed by {name}")),
            "INFO dabyl::desk: pressed by a\\nERROR forged\\u{1b}[2J seat=3 stamp_us=1500\n"
        );
    }
}
