//! Frames as the bytes of a stream: made once for each publication and kind of onlooker, shared by
//! all streams. A running clock is aged to the moment of sending.
//!
//! A public copy is made from the public frame alone, a captain's from the frame for his seat: nothing
//! here takes anything out of a host's.

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use dabyl_rules::Seat;

use crate::board::Stamp;
use crate::frame::{Frame, Published};

/// For how long a copy with a running clock serves those who come later: less than a frame of a
/// screen at 30 Hz, so nobody sees the difference, and a crowd that reloads costs no more than one.
const SHARED_FOR_MS: u32 = 20;

/// For whom a copy is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Audience {
    Host,
    Captain(Seat),
    Public,
}

/// The newest copies. A captain's has one reader, so none is kept.
#[derive(Default)]
pub(super) struct Copies {
    host: Mutex<Option<Copy>>,
    public: Mutex<Option<Copy>>,
}

struct Copy {
    of: Arc<Published>,
    aged_ms: u32,
    bytes: Bytes,
}

impl Copies {
    /// The frame for these onlookers as an event of a stream, as of `now`; nothing if none was made.
    pub(super) fn event(
        &self,
        published: &Arc<Published>,
        audience: Audience,
        now: Stamp,
    ) -> Option<Bytes> {
        match audience {
            Audience::Host => Some(shared(&self.host, published, &published.host, now)),
            Audience::Public => Some(shared(&self.public, published, &published.public, now)),
            Audience::Captain(seat) => {
                let own = published.captains.iter().find(|(own, _)| *own == seat);
                own.map(|(_, frame)| event(&aged(frame, age(published, frame, now))))
            }
        }
    }
}

/// The copy in this cell, if it is one of this publication and not old; else a new one.
fn shared(
    cell: &Mutex<Option<Copy>>,
    published: &Arc<Published>,
    frame: &Frame,
    now: Stamp,
) -> Bytes {
    let age_ms = age(published, frame, now);
    // Whoever waits here waits for the copy that it is going to use.
    let mut cell = cell.lock().unwrap_or_else(PoisonError::into_inner);
    let fresh = cell.as_ref().filter(|copy| {
        let late_ms = age_ms.checked_sub(copy.aged_ms);
        Arc::ptr_eq(&copy.of, published) && late_ms.is_some_and(|late| late < SHARED_FOR_MS)
    });
    if let Some(copy) = fresh {
        return copy.bytes.clone();
    }
    let bytes = event(&aged(frame, age_ms));
    *cell = Some(Copy {
        of: Arc::clone(published),
        aged_ms: age_ms,
        bytes: bytes.clone(),
    });
    bytes
}

/// By how many milliseconds the running clock of this frame has gone on since.
fn age(published: &Published, frame: &Frame, now: Stamp) -> u32 {
    if clock_runs(frame) {
        age_ms(published.at, now)
    } else {
        0
    }
}

fn clock_runs(frame: &Frame) -> bool {
    let clock = frame.view.as_ref().and_then(|view| view.clock);
    clock.is_some_and(|clock| clock.running) || frame.r#box.learning.is_some()
}

/// Whole milliseconds from one instant to a later one. Rounded down, as what is left is rounded up.
fn age_ms(then: Stamp, now: Stamp) -> u32 {
    u32::try_from(now.0.saturating_sub(then.0) / 1_000_000).unwrap_or(u32::MAX)
}

/// The frame with its running clock as it stands `age_ms` after the publication. What follows when
/// it has run out is for the desk to publish.
fn aged(frame: &Frame, age_ms: u32) -> Frame {
    let mut frame = frame.clone();
    let clock = frame.view.as_mut().and_then(|view| view.clock.as_mut());
    if let Some(clock) = clock.filter(|clock| clock.running) {
        clock.left_ms = clock.left_ms.saturating_sub(age_ms);
    }
    if let Some(learning) = &mut frame.r#box.learning {
        learning.left_ms = learning.left_ms.saturating_sub(age_ms);
    }
    frame
}

fn event(frame: &Frame) -> Bytes {
    let mut text = b"data: ".to_vec();
    // JSON has no bare line breaks, so one `data:` line holds a frame.
    serde_json::to_writer(&mut text, frame).expect("frames are plain data with text for keys");
    text.extend_from_slice(b"\n\n");
    text.into()
}

#[cfg(test)]
mod tests {
    use dabyl_rules::State;
    use dabyl_rules::view::{ClockKind, ClockView, Place, View};
    use dabyl_rules::{Key, Preset, Revision, Seat};

    use super::*;
    use crate::frame::{BoxView, Learning};

    fn published(running: bool, at_ms: u64) -> Arc<Published> {
        let view = View {
            revision: Revision(1),
            scene: Revision(1),
            preset: Preset::KhamsaAz,
            state: State::Thinking,
            paused: !running,
            interrupted: false,
            place: Place {
                round: None,
                theme: 1,
                themes: 1,
                question: 1,
                price: None,
                prices: Vec::new(),
            },
            theme: None,
            clue: None,
            clock: Some(ClockView {
                kind: ClockKind::Thinking,
                running,
                left_ms: 5_000,
                whole_ms: 7_000,
            }),
            seats: Vec::new(),
            floor: None,
            queue: Vec::new(),
            winners: Vec::new(),
            sounds: Vec::new(),
            step: None,
            themes: Vec::new(),
            line_ups: Vec::new(),
            finale: None,
            shootout: Vec::new(),
            stages: None,
            frozen: false,
            signed: false,
            captain: None,
            host: None,
        };
        let frame = Frame {
            boot: 1,
            serial: 1,
            game: 1,
            view: Some(view),
            r#box: BoxView::default(),
        };
        Arc::new(Published {
            at: Stamp(at_ms * 1_000_000),
            host: frame.clone(),
            public: frame,
            captains: Vec::new(),
            files: Arc::default(),
        })
    }

    fn event_for(copies: &Copies, of: &Arc<Published>, who: Audience, now: Stamp) -> Bytes {
        copies
            .event(of, who, now)
            .expect("hosts and all others have frames")
    }

    fn left_ms(event: &Bytes) -> u32 {
        let text = std::str::from_utf8(event).expect("JSON is UTF-8");
        let json = text
            .strip_prefix("data: ")
            .and_then(|t| t.strip_suffix("\n\n"));
        let frame: Frame = serde_json::from_str(json.expect("an event")).expect("a frame");
        frame
            .view
            .and_then(|view| view.clock)
            .expect("it has a clock")
            .left_ms
    }

    fn at(ms: u64) -> Stamp {
        Stamp(ms * 1_000_000)
    }

    #[test]
    fn a_running_clock_is_aged_and_a_standing_one_is_not() {
        let copies = Copies::default();
        for (running, now_ms, left) in [
            (true, 1_000, 5_000),
            (true, 2_500, 3_500),
            (true, 9_000, 0),
            (false, 9_000, 5_000),
        ] {
            let event = event_for(
                &copies,
                &published(running, 1_000),
                Audience::Public,
                at(now_ms),
            );
            assert_eq!(left_ms(&event), left, "running {running} at {now_ms} ms");
        }
    }

    #[test]
    fn what_is_left_of_a_lesson_is_aged() {
        let mut published = Published::clone(&published(false, 1_000));
        published.public.r#box.learning = Some(Learning {
            seat: Seat::new(2).expect("1 to 6"),
            key: Key::A,
            left_ms: 30_000,
        });
        let (copies, published) = (Copies::default(), Arc::new(published));
        let event = event_for(&copies, &published, Audience::Public, at(3_500));
        let left = r#""learning":{"seat":2,"key":"a","leftMs":27500}"#;
        let text = std::str::from_utf8(&event).expect("JSON is UTF-8");
        assert!(text.contains(left), "{text}");
        assert_eq!(left_ms(&event), 5_000, "the standing clock beside it");
    }

    #[test]
    fn a_copy_is_shared_until_it_is_old() {
        let (copies, published) = (Copies::default(), published(true, 1_000));
        let first = event_for(&copies, &published, Audience::Host, at(1_000));
        let soon = event_for(&copies, &published, Audience::Host, at(1_019));
        let late = event_for(&copies, &published, Audience::Host, at(1_020));
        assert_eq!(first.as_ptr(), soon.as_ptr(), "the same bytes");
        assert_eq!((left_ms(&soon), left_ms(&late)), (5_000, 4_980));
    }

    #[test]
    fn a_clock_that_goes_back_ages_nothing() {
        let copies = Copies::default();
        let event = event_for(&copies, &published(true, 1_000), Audience::Host, at(10));
        assert_eq!(left_ms(&event), 5_000);
    }

    #[test]
    fn a_captain_has_the_frame_of_his_seat_and_no_other() {
        let mut published = published(true, 1_000);
        let own = Arc::make_mut(&mut published);
        let seat = |number| Seat::new(number).expect("1 to 6");
        own.captains = vec![(seat(2), own.public.clone())];
        own.captains[0].1.serial = 22;
        let copies = Copies::default();
        let event = |number| copies.event(&published, Audience::Captain(seat(number)), at(2_500));
        let event_of_2 = event(2).expect("a captain sits there");
        assert_eq!(left_ms(&event_of_2), 3_500, "aged as the others");
        assert!(event_of_2.windows(11).any(|part| part == b"\"serial\":22"));
        assert_eq!(event(1), None);
    }
}
