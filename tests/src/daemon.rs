//! The daemon as a process of its own, as it ships.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::phone::Phone;

/// A running daemon. It is killed when dropped.
#[derive(Debug)]
pub struct Daemon {
    child: Child,
    address: String,
}

/// How to start it.
#[derive(Clone, Debug)]
pub struct Start {
    /// The binary.
    pub binary: PathBuf,
    /// Its configuration file.
    pub config: PathBuf,
    /// Its state directory, which outlives it.
    pub state: PathBuf,
    /// Where it will listen, `host:port`.
    pub address: String,
}

impl Start {
    /// Starts the daemon and waits until it answers.
    ///
    /// # Panics
    /// When it does not within `limit`.
    #[must_use]
    pub fn launch(&self, limit: Duration) -> Daemon {
        let child = Command::new(&self.binary)
            .arg("run")
            .arg("--config")
            .arg(&self.config)
            .env("STATE_DIRECTORY", &self.state)
            .env_remove("NOTIFY_SOCKET")
            .stdin(Stdio::null())
            .spawn()
            .unwrap_or_else(|e| panic!("{}: {e}", self.binary.display()));
        let mut daemon = Daemon {
            child,
            address: self.address.clone(),
        };
        let end = Instant::now() + limit;
        while Phone::new(&daemon.address).me().is_err() {
            let ended = daemon
                .child
                .try_wait()
                .expect("a child of ours can be waited for");
            assert!(ended.is_none(), "the daemon ended at once: {ended:?}");
            assert!(
                Instant::now() < end,
                "the daemon does not answer on {}",
                daemon.address
            );
            std::thread::sleep(Duration::from_millis(20));
        }
        daemon
    }
}

impl Daemon {
    /// A phone that has not been paired yet.
    #[must_use]
    pub fn phone(&self) -> Phone {
        Phone::new(&self.address)
    }

    /// Its process number.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Kills it so that it can do nothing more (SIGKILL).
    pub fn kill(mut self) {
        self.child.kill().expect("a child of ours can be killed");
        self.child
            .wait()
            .expect("a child of ours can be waited for");
    }

    /// Asks it to go (SIGTERM) and waits until it has gone well.
    ///
    /// # Panics
    /// When it fails, or is not gone within `limit`.
    pub fn stop(mut self, limit: Duration) {
        let pid = i32::try_from(self.child.id()).expect("process numbers are small");
        let pid = rustix::process::Pid::from_raw(pid).expect("a child's number is not 0");
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).expect("it is ours");
        let end = Instant::now() + limit;
        loop {
            if let Some(status) = self
                .child
                .try_wait()
                .expect("a child of ours can be waited for")
            {
                assert!(status.success(), "the daemon ended badly: {status}");
                return;
            }
            assert!(Instant::now() < end, "the daemon does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        // It may be gone already, which is what was wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The binary that the build made, for tests on this machine: `DABYL`, or beside the test itself.
///
/// # Panics
/// When there is none: `cargo build -p dabyl` first.
#[must_use]
pub fn binary() -> PathBuf {
    if let Some(path) = std::env::var_os("DABYL") {
        return PathBuf::from(path);
    }
    let own = std::env::current_exe().expect("a test knows where it is");
    let found = own
        .ancestors()
        .skip(1)
        .take(3)
        .map(|d| d.join("dabyl"))
        .find(|p| is_file(p));
    found.expect("the daemon's binary is not built: run `cargo build -p dabyl` first")
}

fn is_file(path: &Path) -> bool {
    path.is_file()
}
