//! What the system is asked for so that nothing keeps the desk from a press. All of it is a favour:
//! without it the desk works, only less evenly.

use std::num::NonZeroU64;

use rustix::mm::MlockAllFlags;
use rustix::process::{Resource, getrlimit};
use rustix::thread::set_current_timer_slack;
use thread_priority::{
    RealtimeThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
    set_thread_priority_and_policy, thread_native_id,
};

/// The priority of the kernel's own interrupt threads.
const PRIORITY: u8 = 50;

/// Asks for real-time priority for this thread, for pages that stay in memory, and for timers
/// without slack. Says in one line what was granted.
pub(crate) fn claim() -> String {
    let mut granted = Vec::new();
    if set_current_timer_slack(NonZeroU64::new(1)).is_ok() {
        granted.push("timers without slack".to_owned());
    }
    match real_time() {
        Ok(()) => granted.push(format!("SCHED_FIFO {PRIORITY}")),
        Err(why) => granted.push(format!("no real-time priority ({why})")),
    }
    match lock_memory() {
        Ok(()) => granted.push("memory locked".to_owned()),
        Err(why) => granted.push(format!("memory not locked ({why})")),
    }
    granted.join(", ")
}

/// More than a press and all that it calls for take from the heap until the next sleep.
const WARM: usize = 32 * 1_024;
const PAGE: usize = 4_096;

/// Takes a piece of memory, touches it and gives it back, so that the next press finds the heap grown
/// and tidied: to grow it by a page costs as much as to light a lamp. To be called while nobody waits.
pub(crate) fn warm_the_heap() {
    let mut piece = Vec::<u8>::with_capacity(WARM);
    for byte in piece.spare_capacity_mut().iter_mut().step_by(PAGE) {
        byte.write(0);
    }
    std::hint::black_box(&mut piece);
}

fn real_time() -> Result<(), String> {
    let priority = ThreadPriority::Crossplatform(PRIORITY.try_into().map_err(|why: String| why)?);
    let policy = ThreadSchedulePolicy::Realtime(RealtimeThreadSchedulePolicy::Fifo);
    set_thread_priority_and_policy(thread_native_id(), priority, policy)
        .map_err(|error| format!("{error:?}"))
}

/// Only where there is no limit: under one, every later mapping of any thread could fail by it. Pages
/// are locked as they are touched, for most of what threads reserve is never used.
fn lock_memory() -> Result<(), String> {
    if getrlimit(Resource::Memlock).current.is_some() {
        return Err("LimitMEMLOCK is not infinity".to_owned());
    }
    let all = MlockAllFlags::CURRENT | MlockAllFlags::FUTURE | MlockAllFlags::ONFAULT;
    rustix::mm::mlockall(all).map_err(|error| error.to_string())
}
