//! Four fingers, microseconds apart, three hundred times under load: the ranking is that of the
//! stamps, ties inside the window are drawn by lot, and no press is lost or doubled.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dabyl_rules::view::PressView;
use dabyl_rules::{Fate, Preset, Seat, State, View};

use super::{LIMIT, Stage, seat, setup};
use crate::phone::{Phone, Watch};

/// How many races.
pub const RACES: u32 = 300;
/// Up to this far from one press to the next.
pub const SPREAD_US: u64 = 300;
/// The desk's tie window in the shipped configuration.
const TIE_US: i64 = 100;

/// Runs the races and prints what was seen.
///
/// # Panics
/// When a press is lost, doubled, or ranked unlike its stamp.
pub fn run(stage: &Stage) {
    let (daemon, phone) = stage.open();
    phone.begin(&setup(Preset::Lockout));
    let mut watch = phone.watch();
    let load = Load::start();
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    let mut seen = Seen::default();
    for race in 0..RACES {
        arm(stage, &mut watch, race);
        let order = dice.order();
        let gaps = [0; 3].map(|_| dice.next() % (SPREAD_US + 1));
        let pressed = with_steady_hand(|| burst(stage, order, gaps));
        let view = await_four(&mut watch, race);
        seen.judge(race, order, &pressed, &view);
    }
    drop(load);
    println!(
        "races {RACES}, presses {}, races with a tie {}, ties won by the later stamp {}, \
         by the earlier {}",
        seen.presses, seen.tied, seen.upset, seen.upheld
    );
    assert!(
        seen.tied > 0,
        "no race was close enough for a tie: the test proves nothing"
    );
    assert!(
        seen.upset > 0 && seen.upheld > 0,
        "a lot that always falls the same way is none"
    );
    daemon.stop(LIMIT);
}

/// When each finger was about to press and had pressed, by our own clock.
type Pressed = [(Instant, Instant); 4];

fn burst(stage: &Stage, order: [usize; 4], gaps: [u64; 3]) -> Pressed {
    let start = Instant::now();
    let mut pressed = [(start, start); 4];
    for (turn, &player) in order.iter().enumerate() {
        if let Some(gap) = turn.checked_sub(1).map(|t| gaps[t]) {
            let until = pressed[order[turn - 1]].0 + Duration::from_micros(gap);
            while Instant::now() < until {
                std::hint::spin_loop();
            }
        }
        let before = Instant::now();
        stage.buttons[player].close();
        pressed[player] = (before, Instant::now());
    }
    pressed
}

fn await_four(watch: &mut Watch, race: u32) -> View {
    let counted = |view: &View| {
        let counts = |press: &&PressView| !matches!(press.fate, Fate::Ignored(_));
        presses(view).iter().filter(counts).count()
    };
    let view = watch.until(&format!("race {race}: four presses"), LIMIT, |view| {
        counted(view) == 4
    });
    assert_eq!(view.state, State::Answering);
    let presses = presses(&view);
    assert_eq!(
        presses.len(),
        4,
        "race {race}: a press was doubled: {presses:?}"
    );
    view
}

fn presses(view: &View) -> &[PressView] {
    &view
        .host
        .as_ref()
        .expect("a paired phone is the host's")
        .presses
}

/// The host's wired button alone opens the keys for the next race, whatever the last one left.
fn arm(stage: &Stage, watch: &mut Watch, race: u32) {
    stage.let_go();
    stage.host[0].tap(Duration::from_millis(40));
    watch.until(&format!("race {race}: open keys"), LIMIT, |view| {
        view.state == State::Open && view.place.question == race + 1 && presses(view).is_empty()
    });
}

/// Fingers that nothing on the machine's one processor keeps waiting: above the desk, and above the
/// kernel's interrupt threads, so that presses come as close as they are meant to.
fn with_steady_hand<T>(work: impl FnOnce() -> T) -> T {
    use thread_priority::{
        RealtimeThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
        set_thread_priority_and_policy, thread_native_id,
    };
    let high = ThreadPriority::Crossplatform(60.try_into().expect("60 is below 100"));
    let fifo = ThreadSchedulePolicy::Realtime(RealtimeThreadSchedulePolicy::Fifo);
    set_thread_priority_and_policy(thread_native_id(), high, fifo).expect("the guest's root may");
    let done = work();
    let low = ThreadPriority::Crossplatform(0.try_into().expect("0 is below 100"));
    let usual = ThreadSchedulePolicy::Normal(thread_priority::NormalThreadSchedulePolicy::Other);
    set_thread_priority_and_policy(thread_native_id(), low, usual).expect("anybody may");
    done
}

#[derive(Default)]
struct Seen {
    presses: u32,
    tied: u32,
    upset: u32,
    upheld: u32,
}

impl Seen {
    fn judge(&mut self, race: u32, order: [usize; 4], pressed: &Pressed, view: &View) {
        let presses = presses(view);
        self.presses += 4;
        let stamps: BTreeMap<Seat, i64> =
            presses.iter().map(|p| (p.seat, p.after_first_us)).collect();
        assert_eq!(
            stamps.len(),
            4,
            "race {race}: a seat pressed twice: {presses:?}"
        );
        // The stamps themselves follow our fingers: each lies between just before and just after.
        for (&first, &second) in order.iter().zip(&order[1..]) {
            let gap = stamps[&seat(second)] - stamps[&seat(first)];
            assert!(
                gap >= 0,
                "race {race}: stamps are not in the order of the fingers"
            );
            let longest = pressed[second].1 - pressed[first].0;
            let longest = i64::try_from(longest.as_micros()).expect("a race is short");
            assert!(
                gap <= longest + 1,
                "race {race}: {gap} µs, but the fingers took {longest}"
            );
        }
        self.rank(race, view, &stamps);
    }

    /// The ranking: floor first, then the queue; only ties may leave the order of the stamps.
    fn rank(&mut self, race: u32, view: &View, stamps: &BTreeMap<Seat, i64>) {
        let floors = presses(view)
            .iter()
            .filter(|press| press.fate == Fate::Floor)
            .count();
        assert_eq!(
            floors, 1,
            "race {race}: one has the floor, and only one: {view:?}"
        );
        let seats = view
            .floor
            .into_iter()
            .chain(view.queue.iter().map(|waits| waits.seat));
        let ranking: Vec<i64> = seats.map(|seat| stamps[&seat]).collect();
        assert_eq!(ranking.len(), 4, "race {race}: floor and queue: {view:?}");
        let mut tied = false;
        for (place, earlier) in ranking.iter().enumerate() {
            for later in &ranking[place + 1..] {
                let apart = earlier - later;
                tied |= apart.abs() <= TIE_US;
                // Who was stamped later stands before only by a lot, and a lot needs a tie.
                assert!(
                    apart <= TIE_US,
                    "race {race}: ranked unlike stamped: {ranking:?}"
                );
                match apart {
                    1.. => self.upset += 1,
                    _ if -apart <= TIE_US => self.upheld += 1,
                    _ => {}
                }
            }
        }
        self.tied += u32::from(tied);
    }
}

/// A small generator of our own, so that a failure can be played again.
struct Dice(u64);

impl Dice {
    /// Xorshift64 (Marsaglia 2003): good enough to shuffle fingers.
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn order(&mut self) -> [usize; 4] {
        let mut order = [0, 1, 2, 3];
        for last in (1..4).rev() {
            let other = self.next() % (last as u64 + 1);
            order.swap(last, usize::try_from(other).expect("less than four"));
        }
        order
    }
}

/// Work for the processor, the disk and the network, until dropped.
struct Load {
    on: Arc<AtomicBool>,
    threads: Vec<std::thread::JoinHandle<()>>,
}

impl Load {
    fn start() -> Load {
        let on = Arc::new(AtomicBool::new(true));
        let processor = |on: Arc<AtomicBool>| {
            while on.load(Ordering::Relaxed) {
                std::hint::black_box((0..10_000u64).fold(1, |a: u64, b| a.wrapping_mul(b | 1)));
            }
        };
        let disk = |on: Arc<AtomicBool>| {
            let path = std::env::temp_dir().join("load");
            while on.load(Ordering::Relaxed) {
                let file = std::fs::File::create(&path).and_then(|mut file| {
                    std::io::Write::write_all(&mut file, &[7; 65_536])?;
                    file.sync_all()
                });
                file.expect("the disk takes the load");
            }
        };
        let network = |on: Arc<AtomicBool>| {
            let phone = Phone::new(super::ADDRESS);
            while on.load(Ordering::Relaxed) {
                phone.me().expect("the box answers under load");
            }
        };
        let threads = vec![
            std::thread::spawn({
                let on = on.clone();
                move || processor(on)
            }),
            std::thread::spawn({
                let on = on.clone();
                move || disk(on)
            }),
            std::thread::spawn({
                let on = on.clone();
                move || network(on)
            }),
        ];
        Load { on, threads }
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.on.store(false, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            thread.join().expect("the load ends well");
        }
    }
}
