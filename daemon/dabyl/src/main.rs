//! `dabyl`: the box, and what its builder and its referees need beside it.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::{Parser, Subcommand};
use dabyl::board::pi;
use dabyl::config::{self, Config, LoadError};
use dabyl::journal;
use dabyl::logging::{self, Filter};
use dabyl::verify::{self, PaperHead};

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
    /// Packs of questions
    Pack {
        #[command(subcommand)]
        word: PackWord,
    },
    /// Shows board, chip, who holds which line, and every press and lamp live
    Doctor {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
    /// Says whether a game's book is whole: exits 0 when it is, 1 when it is not, 2 when it cannot be
    /// read
    Verify {
        /// The book, as `dabyl export` or the host's page gives it; - for standard input
        file: PathBuf,
        /// The head on the signed protocol, its short form or all of it: only this shows whether
        /// lines were cut off at the end
        #[arg(long, value_name = "HEX")]
        head: Option<PaperHead>,
    },
    /// Writes a game's book to standard output, from the card of a box that runs or not
    Export {
        /// Which game; the newest if none is named
        #[arg(long, value_name = "N")]
        game: Option<u64>,
        /// The journal's directory
        #[arg(long, value_name = "DIR", default_value = config::DEFAULT_STATE)]
        state: PathBuf,
    },
    /// Makes all lamps dark
    Dark {
        /// The configuration
        #[arg(long, default_value = config::DEFAULT_PATH)]
        config: PathBuf,
    },
}

#[derive(Debug, Subcommand)]
enum PackWord {
    /// Says what is in packs and what is wrong with them, with line and column: exits 0 when all can
    /// be played, 1 when something must be mended, 2 when a file cannot be read
    Check {
        /// The packs
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

/// Something must be mended before this can work.
const MEND: u8 = 2;

fn main() -> ExitCode {
    match Arguments::parse().word {
        Word::Run { config } => logged().and_then(|()| run::run(&load(&config)?)),
        Word::Play { files } => Ok(play(&files)),
        Word::Check { config } => Ok(check(&config)),
        Word::Pack {
            word: PackWord::Check { files },
        } => Ok(check_packs(&files)),
        Word::Doctor { config } => load(&config).and_then(|config| doctor(&config)),
        Word::Verify { file, head } => Ok(verify(&file, head.as_ref())),
        Word::Export { game, state } => export(&state, game),
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

/// Checks every pack, and exits as the worst of them.
fn check_packs(files: &[PathBuf]) -> ExitCode {
    let mut worst = 0;
    let mut out = std::io::stdout().lock();
    for path in files {
        let report = dabyl::packs::check(path);
        worst = worst.max(report.code);
        // Whoever reads us may have seen enough (`| head`); the exit code still tells.
        let _ = out.write_all(report.text.as_bytes());
    }
    ExitCode::from(worst)
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

/// Verifies a book.
fn verify(path: &Path, head: Option<&PaperHead>) -> ExitCode {
    let name = path.display().to_string();
    let (text, exit) = match verify::read(path) {
        Ok(book) => {
            let outcome = verify::verify(&name, &book, head);
            (outcome.text, outcome.exit)
        }
        Err(error) => (
            format!("{name}: {error}: name a book that can be read\n"),
            MEND,
        ),
    };
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::from(exit)
}

/// Writes a book as it stands on the card; whether it is whole is for `dabyl verify` to say.
fn export(state: &Path, game: Option<u64>) -> Result<ExitCode, ExitCode> {
    let unreadable = |why: &dyn std::fmt::Display| {
        eprintln!("dabyl: {}: {why}", state.display());
        ExitCode::from(MEND)
    };
    let copy = journal::export(state, game).map_err(|error| unreadable(&error))?;
    let copy = copy.ok_or_else(|| {
        unreadable(
            &"no such game has a book here: name its number, or the journal's directory (--state)",
        )
    })?;
    let mut out = std::io::stdout().lock();
    for piece in copy.lines {
        let piece = piece.map_err(|error| unreadable(&error))?;
        out.write_all(&piece).map_err(|error| failed(&error))?;
    }
    Ok(ExitCode::SUCCESS)
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
