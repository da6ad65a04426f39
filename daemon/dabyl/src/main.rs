//! `dabyl`: the box, and what its builder and its referees need beside it.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Parser, Subcommand};
use dabyl::board::pi;
use dabyl::config::{self, Config, LoadError};
use dabyl::logging::{self, Filter};

mod run;

/// The quiz-game box: buttons, lamps, rules, pages.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Arguments {
    #[command(subcommand)]
    word: Word,
}

#[derive(Debug, Subcommand)]
enum Word {
    /// Runs the box until it is told to stop
    Run {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
    /// Plays stories (.game files): exits 0 when all held, 1 when something did not, 2 when a file
    /// cannot be read
    Play {
        /// The stories
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Says what is wrong with the configuration, with line and column
    Check {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
    /// Shows board, chip, who holds which line, and every press and lamp live
    Doctor {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
    /// Makes all lamps dark
    Dark {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
}

/// Something must be mended before this can work.
const MEND: u8 = 2;

fn main() -> ExitCode {
    match Arguments::parse().word {
        Word::Run { config } => logged().and_then(|()| run::run(&load(&config)?)),
        Word::Play { files } => Ok(play(&files)),
        Word::Check { config } => Ok(check(&config)),
        Word::Doctor { config } => load(&config).and_then(|config| doctor(&config)),
        Word::Dark { config } => dark(&config),
    }
    .unwrap_or_else(|code| code)
}

/// Says why, where people and the system's journal read it.
fn failed(why: &dyn std::fmt::Display) -> ExitCode {
    eprintln!("dabyl: {why}");
    ExitCode::FAILURE
}

fn logged() -> Result<(), ExitCode> {
    let wanted = std::env::var(logging::VARIABLE).unwrap_or_else(|_| logging::USUAL.to_owned());
    let filter = Filter::parse(&wanted).map_err(|why| failed(&why))?;
    logging::start(filter).map_err(|error| failed(&error))?;
    Ok(())
}

/// The configuration, compared with the board that this is.
fn load(path: &Path) -> Result<Config, ExitCode> {
    let config = Config::load(path).and_then(|config| match PiHeader::of_this_board() {
        Some(header) => config::fits(&config, &header)
            .map_err(LoadError::Faulty)
            .map(|()| config),
        None => Ok(config),
    });
    config.map_err(|error| {
        match error {
            LoadError::Faulty(faults) => {
                eprint!("{}", faults.render(std::io::stderr().is_terminal()))
            }
            LoadError::Unreadable { .. } | LoadError::TooLong(_) => eprintln!("dabyl: {error}"),
        }
        ExitCode::from(MEND)
    })
}

fn check(path: &Path) -> ExitCode {
    let header = PiHeader::of_this_board();
    let header = header.as_ref().map(|header| header as &dyn config::Header);
    let report = config::check(path, header, std::io::stdout().is_terminal());
    print!("{}", report.text);
    ExitCode::from(report.code)
}

/// Watches buttons and lamps until Ctrl-C.
fn doctor(config: &Config) -> Result<ExitCode, ExitCode> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM] {
        signal_hook::flag::register(signal, stop.clone()).map_err(|error| failed(&error))?;
    }
    let interface = run::interface(config.board);
    let mut out = std::io::stdout();
    let mut wiring = config.wiring.clone();
    // From a terminal there is no STATE_DIRECTORY.
    dabyl::doctor::lay_moves(&mut wiring, &config.state_directory(None), &mut out)
        .map_err(|error| failed(&error))?;
    dabyl::doctor::watch(&wiring, interface, &mut out, &stop).map_err(|error| failed(&error))?;
    Ok(ExitCode::SUCCESS)
}

/// Makes the lamps dark. systemd runs this after each end of the box, which has told already what is
/// wrong with its configuration: one line is enough.
fn dark(path: &Path) -> Result<ExitCode, ExitCode> {
    let config = Config::load(path).map_err(|error| {
        let path = path.display();
        match error {
            LoadError::Faulty(_) => {
                eprintln!(
                    "dabyl: {path} must be mended first; `dabyl check --config {path}` says how"
                );
            }
            LoadError::Unreadable { .. } | LoadError::TooLong(_) => eprintln!("dabyl: {error}"),
        }
        ExitCode::from(MEND)
    })?;
    dabyl::board::dark(&config.wiring).map_err(|error| failed(&error))?;
    Ok(ExitCode::SUCCESS)
}

/// Plays every file, and exits as the worst of them.
fn play(files: &[PathBuf]) -> ExitCode {
    let mut worst = 0;
    let mut out = std::io::stdout().lock();
    for path in files {
        let name = path.display().to_string();
        let (text, exit) = match read_story(path) {
            Ok(bytes) => {
                let outcome = dabyl_rules::story::play(&name, &bytes);
                (outcome.text, outcome.exit)
            }
            Err(error) => (
                format!("{name}: {error}: name a .game file that can be read\n"),
                MEND,
            ),
        };
        worst = worst.max(exit);
        // Whoever reads us may have seen enough (`| head`); the exit code still tells.
        let _ = out.write_all(text.as_bytes());
    }
    ExitCode::from(worst)
}

/// Reads a story, but no more than any story has.
fn read_story(path: &Path) -> std::io::Result<Vec<u8>> {
    use std::io::Read;
    /// A whole match in words has a few thousand lines.
    const MOST_BYTES: u64 = 4 * 1024 * 1024;
    let mut bytes = Vec::new();
    std::fs::File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(std::io::Error::other("longer than any story"));
    }
    Ok(bytes)
}

/// The header of the Raspberry Pi that this is.
struct PiHeader {
    model: String,
    label: &'static str,
}

impl PiHeader {
    fn of_this_board() -> Option<PiHeader> {
        Some(PiHeader {
            model: pi::model()?,
            label: pi::label()?,
        })
    }
}

impl config::Header for PiHeader {
    fn name(&self) -> String {
        self.model.clone()
    }

    fn has(&self, pin: u32) -> bool {
        pi::has_pin(self.label, pin)
    }
}
