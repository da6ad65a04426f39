//! From the start of the process to READY=1, with a long game to fold; and what it then weighs.

use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A daemon takes far less; one that takes longer is stuck.
const LIMIT: Duration = Duration::from_secs(20);

/// Milliseconds to READY, and megabytes resident then.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    /// From `exec` to READY=1.
    pub ms: f64,
    /// Resident set a second later, in units of 1,000,000 bytes.
    pub rss_mb: f64,
}

/// Starts the binary once.
///
/// # Panics
/// When it does not become ready.
#[must_use]
pub fn measure(binary: &Path, config: &Path, state: &Path) -> Ready {
    let path = state.with_extension("notify");
    let _ = std::fs::remove_file(&path);
    let socket = UnixDatagram::bind(&path).expect("a socket for the notification");
    socket
        .set_read_timeout(Some(LIMIT))
        .expect("the limit is not zero");
    let start = Instant::now();
    let mut child = Command::new(binary)
        .args(["run", "--config"])
        .arg(config)
        .env("STATE_DIRECTORY", state)
        .env("NOTIFY_SOCKET", &path)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|e| panic!("{}: {e}", binary.display()));
    let mut message = [0; 4096];
    loop {
        let length = socket.recv(&mut message).expect("the daemon becomes ready");
        if message[..length]
            .split(|&b| b == b'\n')
            .any(|line| line == b"READY=1")
        {
            break;
        }
    }
    let ms = start.elapsed().as_secs_f64() * 1e3;
    std::thread::sleep(Duration::from_secs(1));
    let rss_mb = resident(&child);
    child.kill().expect("a child of ours can be killed");
    child.wait().expect("a child of ours can be waited for");
    Ready { ms, rss_mb }
}

fn resident(child: &Child) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()));
    let status = status.expect("the daemon runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|l| l.trim().trim_end_matches("kB").trim().parse::<f64>().ok());
    kib.expect("VmRSS is in kB") * 1024.0 / 1e6
}
