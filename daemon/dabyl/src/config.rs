//! `/etc/dabyl/dabyl.toml`: from text that anybody may have written to a checked [`Config`], or to
//! every fault in it, each with line, column, and a sentence that says what to do.

mod faults;
mod pages;
mod reader;
mod sections;
#[cfg(test)]
mod tests;

use std::ffi::OsStr;
use std::io::Read;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::desk::Limits;
use crate::wiring::Wiring;
pub use faults::{Fault, Faults};

/// Where the configuration is when nobody says otherwise.
pub const DEFAULT_PATH: &str = "/etc/dabyl/dabyl.toml";

/// Where the journal is when neither the file nor systemd says.
pub const DEFAULT_STATE: &str = "/var/lib/dabyl";

/// Where shipped packs are when the file does not say.
pub const DEFAULT_PACKS: &str = "/usr/share/dabyl/packs";

/// Where in the state directory those are that hosts put there.
pub const UPLOADED_PACKS: &str = "packs";

/// Where the files of packs are, within the directory of the state.
pub const MEDIA: &str = "media";

/// The configuration that is shipped: four seats, the host's three buttons and two spare inputs on the
/// 40-pin header.
pub const SHIPPED: &str = include_str!("../../../systemd/dabyl.toml");

/// Bytes of the file: the shipped one has 3,000, and a box has at most 64 buttons.
pub const MOST_BYTES: u64 = 64 * 1024;

/// Everything that a builder may settle.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which pin is whose.
    pub wiring: Wiring,
    /// What the wiring hangs on.
    pub board: BoardChoice,
    /// Lamps may blink; relays had better not.
    pub blink: bool,
    /// Number of the hardware PWM channel that a buzzer hangs on, 0 to 3.
    pub sounder: Option<u8>,
    /// The desk's limits.
    pub desk: Limits,
    /// The wire.
    pub web: Web,
    /// The state directory, if the file names one; see [`Config::state_directory`].
    pub state: Option<PathBuf>,
    /// Where the packs of questions are that came with the box. A relative path begins where the
    /// configuration is.
    pub packs: PathBuf,
    /// Every pin with its place in the file, for [`fits`].
    pins: Vec<PinPlace>,
    source: Source,
}

/// Which board to open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardChoice {
    /// What is there.
    #[default]
    Auto,
    /// Real pins, by uAPI v2.
    Chardev,
    /// Real pins, by uAPI v1.
    ChardevV1,
    /// Buttons and lamps in the browser.
    Simulated,
}

/// The wire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Web {
    /// Where to listen if systemd hands over no socket.
    pub address: SocketAddr,
    /// Names under which the box may be asked for, in lower case.
    pub names: Vec<String>,
    /// The PIN that pairs a host.
    pub pin: Option<String>,
}

impl Default for Web {
    fn default() -> Web {
        Web {
            address: SocketAddr::from(([0, 0, 0, 0], 80)),
            names: Vec::new(),
            pin: None,
        }
    }
}

/// A pin and where the file names it; nowhere if it is one of the shipped wiring.
#[derive(Clone, Debug)]
struct PinPlace {
    pin: u32,
    place: Option<std::ops::Range<usize>>,
}

/// The file, for sentences about it.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    name: String,
    text: String,
}

/// Why there is no configuration.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error(
        "{} cannot be read ({source}): name the file with --config, or copy the shipped dabyl.toml there",
        path.display()
    )]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// Nobody writes that much by hand.
    #[error("{} is longer than {MOST_BYTES} bytes: this is no configuration of a box", .0.display())]
    TooLong(PathBuf),
    /// It can be read, but not meant.
    #[error("{0}")]
    Faulty(Faults),
}

impl Config {
    /// Reads and checks the file.
    ///
    /// # Errors
    /// Says every fault in it.
    pub fn load(path: &Path) -> Result<Config, LoadError> {
        let unreadable = |source| LoadError::Unreadable {
            path: path.to_owned(),
            source,
        };
        let file = std::fs::File::open(path).map_err(unreadable)?;
        let mut bytes = Vec::new();
        file.take(MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(unreadable)?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(LoadError::TooLong(path.to_owned()));
        }
        let name = path.display().to_string();
        let mut config = Config::parse_bytes(&name, &bytes).map_err(LoadError::Faulty)?;
        if let Some(folder) = path.parent() {
            config.packs = folder.join(config.packs);
        }
        Ok(config)
    }

    /// Checks bytes that should be a configuration.
    ///
    /// # Errors
    /// Says every fault in it.
    pub fn parse_bytes(name: &str, bytes: &[u8]) -> Result<Config, Faults> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Config::parse(name, text),
            Err(error) => {
                let at = error.valid_up_to();
                let fault = Fault {
                    place: at..at,
                    what: "the file is not UTF-8 from here on".to_owned(),
                    remedy: "save it as UTF-8; comments may then be in any language".to_owned(),
                };
                let text = String::from_utf8_lossy(bytes).into_owned();
                Err(Faults::new(
                    Source {
                        name: name.to_owned(),
                        text,
                    },
                    vec![fault],
                ))
            }
        }
    }

    /// Checks a text.
    ///
    /// # Errors
    /// Says every fault in it.
    pub fn parse(name: &str, text: &str) -> Result<Config, Faults> {
        sections::parse(Source {
            name: name.to_owned(),
            text: text.to_owned(),
        })
    }

    /// Where the journal lives: what the file says, else what systemd says (`STATE_DIRECTORY`, of
    /// which the first path counts), else [`DEFAULT_STATE`].
    #[must_use]
    pub fn state_directory(&self, from_systemd: Option<&OsStr>) -> PathBuf {
        let first = from_systemd.map(|paths| {
            let bytes = paths.as_encoded_bytes();
            let end = bytes
                .iter()
                .position(|&byte| byte == b':')
                .unwrap_or(bytes.len());
            PathBuf::from(String::from_utf8_lossy(&bytes[..end]).into_owned())
        });
        let first = first.filter(|path| !path.as_os_str().is_empty());
        self.state
            .clone()
            .or(first)
            .unwrap_or_else(|| PathBuf::from(DEFAULT_STATE))
    }
}

/// What a board says of its pins; the board modules know, the configuration does not.
pub trait Header {
    /// The board's name, for people.
    fn name(&self) -> String;
    /// Whether a button or lamp can hang on this pin.
    fn has(&self, pin: u32) -> bool;
}

/// Refuses pins that the board lacks.
///
/// # Errors
/// Names each with line and column.
pub fn fits(config: &Config, header: &dyn Header) -> Result<(), Faults> {
    let lacking = config.pins.iter().filter(|placed| !header.has(placed.pin));
    let faults: Vec<Fault> = lacking
        .map(|placed| Fault {
            place: placed.place.clone().unwrap_or(0..0),
            what: format!("pin {}: {} has no such pin", placed.pin, header.name()),
            remedy: "count BCM numbers, not positions on the header: image/WIRING.md has both"
                .to_owned(),
        })
        .collect();
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Faults::new(config.source.clone(), faults))
    }
}

/// What `dabyl check` prints, and its exit code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// For people.
    pub text: String,
    /// 0 if all is well, 2 if something must be mended.
    pub code: u8,
}

/// `dabyl check`: reads a configuration, and compares it with the board if there is one to compare.
#[must_use]
pub fn check(path: &Path, header: Option<&dyn Header>, colour: bool) -> Report {
    let loaded = Config::load(path).and_then(|config| {
        header
            .map_or(Ok(()), |header| fits(&config, header))
            .map_err(LoadError::Faulty)?;
        Ok(config)
    });
    match loaded {
        Ok(config) => Report {
            text: summary(path, &config, header),
            code: 0,
        },
        Err(LoadError::Faulty(faults)) => Report {
            text: faults.render(colour),
            code: 2,
        },
        Err(error @ (LoadError::Unreadable { .. } | LoadError::TooLong(_))) => Report {
            text: format!("{error}\n"),
            code: 2,
        },
    }
}

fn summary(path: &Path, config: &Config, header: Option<&dyn Header>) -> String {
    let wiring = &config.wiring;
    let spares = wiring.spares().count();
    let mut text = format!(
        "{}: all is well: {} lamps, {} buttons, {spares} spare inputs",
        path.display(),
        wiring.lamps.len(),
        wiring.buttons.len() - spares,
    );
    text += &header.map_or_else(
        || "; not compared with any board\n".to_owned(),
        |header| format!("; {} has all these pins\n", header.name()),
    );
    text
}
