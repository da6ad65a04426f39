//! The journal's thread: takes what waits, saves it as one group, then shows it to the world, then
//! tells whoever asked. While the card fails, all that goes on without the saving.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::Batch;
use super::keeper::Keeper;
use super::reader;
use crate::books::Copy;
use crate::frame::Published;
use crate::inbox::{JournalNews, Reply};
use crate::notify::Beat;

/// What the thread is asked for.
pub(super) enum Errand {
    /// To be saved and shown.
    Save(Batch),
    /// A copy of the present game, for somebody who reads: see [`crate::books::Books::present`].
    Copy {
        game: Option<u64>,
        reply: Reply<Option<Copy>>,
    },
}

/// How often the thread shows that it lives when there is nothing to do.
const ROUND: Duration = Duration::from_millis(250);

/// How often a failing card is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// Batches in one group: a flood must not put off the first of them for long.
const GROUP: usize = 256;

/// Whether the card saves.
enum Health {
    Sound,
    Failing { next_try: Instant },
}

/// Runs until the writer is gone.
pub(super) fn run(
    mut keeper: Keeper,
    errands: &Receiver<Errand>,
    publish: impl Fn(Arc<Published>),
    news: impl Fn(JournalNews),
    beat: &Beat,
) {
    let mut health = Health::Sound;
    // The ladder has tried already; if that did not work, it shows here.
    try_to_save(&mut keeper, &mut health, &news);
    loop {
        beat.strike();
        let first = match errands.recv_timeout(ROUND) {
            Ok(errand) => Some(errand),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break,
        };
        let (mut group, mut readers) = (Vec::new(), Vec::new());
        let mut sort = |errand| match errand {
            Errand::Save(batch) => group.push(batch),
            Errand::Copy { game, reply } => readers.push((game, reply)),
        };
        let waiting = first.is_some();
        first.into_iter().for_each(&mut sort);
        if waiting {
            errands.try_iter().take(GROUP - 1).for_each(&mut sort);
        }
        save_group(&mut keeper, group, &mut health, &publish, &news);
        // Nobody who reads keeps a press waiting; whoever has gone meanwhile costs nothing.
        for (game, reply) in readers {
            if !reply.is_closed() {
                let _ = reply.send(reader::copy(keeper.games.last(), game));
            }
        }
    }
    if let Health::Failing { .. } = health
        && let Err(fault) = keeper.save()
    {
        log::error!("the last entries are lost, because the card does not save: {fault}");
        keeper.abandon_store();
    }
}

fn save_group(
    keeper: &mut Keeper,
    group: Vec<Batch>,
    health: &mut Health,
    publish: &impl Fn(Arc<Published>),
    news: &impl Fn(JournalNews),
) {
    let mut changed = false;
    let mut replies = Vec::with_capacity(group.len());
    for batch in group {
        changed |= !batch.records.is_empty() || batch.pulse.is_some();
        let mut taken = true;
        for record in batch.records {
            if let Err(why) = keeper.take(record) {
                log::error!("not saved: {why}");
                taken = false;
            }
        }
        if let Some(at) = batch.pulse {
            keeper.take_pulse(at);
        }
        replies.push((taken, batch.published, batch.told));
    }
    let due = match health {
        Health::Sound => changed,
        Health::Failing { next_try } => Instant::now() >= *next_try,
    };
    if due {
        try_to_save(keeper, health, news);
    }
    let saved = matches!(health, Health::Sound);
    for (taken, published, told) in replies {
        if let Some(published) = published {
            publish(published);
        }
        for tell in told {
            tell(saved && taken);
        }
    }
}

fn try_to_save(keeper: &mut Keeper, health: &mut Health, news: &impl Fn(JournalNews)) {
    match (keeper.save(), &health) {
        (Ok(()), Health::Sound) => {}
        (Ok(()), Health::Failing { .. }) => {
            log::warn!("the card saves again; everything is there");
            *health = Health::Sound;
            news(JournalNews::Recovered);
        }
        (Err(fault), was) => {
            if let Health::Sound = was {
                log::error!("the card does not save: {fault}");
                news(JournalNews::Failing);
            }
            *health = Health::Failing {
                next_try: Instant::now() + RETRY,
            };
        }
    }
}
