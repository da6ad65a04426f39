//! The box's own sounder: a buzzer on a pin with hardware PWM, where there is one. A tone for each
//! seat, so that the hall hears who was first. It has its own thread: sysfs is slow, and no press
//! waits for a sound.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

use dabyl_rules::Seat;
use dabyl_rules::view::Sound;
use rppal::pwm::{Channel, Polarity, Pwm};

/// A hardware PWM channel of the Raspberry Pi; the device tree must enable it (image/WIRING.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// GPIO 12, before the Pi 5 also GPIO 18.
    Pwm0,
    /// GPIO 13, before the Pi 5 also GPIO 19.
    Pwm1,
    /// GPIO 18 of a Pi 5.
    Pwm2,
    /// GPIO 19 of a Pi 5.
    Pwm3,
}

/// Sounds that wait at most; later ones are dropped, for a queue of sounds tells nobody anything.
const KEEPS: usize = 4;

/// A tone: how high in Hz (0 is silence), how long in milliseconds.
type Tone = (f64, u64);

/// A pentatonic scale: any two of its tones are told apart, and none clash.
const SEAT_TONES: [f64; Seat::MOST as usize] = [523.25, 587.33, 659.26, 783.99, 880.0, 1046.5];

/// Plays sounds, or nothing where there is no sounder.
#[derive(Clone, Debug)]
pub struct Sounder {
    sounds: Option<SyncSender<Sound>>,
}

impl Sounder {
    /// A box without a sounder.
    #[must_use]
    pub fn silent() -> Sounder {
        Sounder { sounds: None }
    }

    /// Opens the channel and starts the thread.
    ///
    /// # Errors
    /// A sentence that says why this channel cannot sound; the box plays on without.
    pub fn start(output: Output) -> Result<Sounder, String> {
        let pwm = Pwm::new(channel(output)).map_err(|error| {
            format!(
                "{output:?} cannot sound ({error}): enable it in config.txt, \
                 dtoverlay=pwm,pin=18,func=2 (image/WIRING.md)"
            )
        })?;
        // A channel that somebody else left inverted would be loud when it should be silent.
        if let Err(error) = pwm.set_polarity(Polarity::Normal) {
            log::debug!("the sounder's polarity stays as it is: {error}");
        }
        let (sender, receiver) = sync_channel(KEEPS);
        std::thread::Builder::new()
            .name("sounder".to_owned())
            .spawn(move || play_all(&receiver, |hertz| sound(&pwm, hertz)))
            .map_err(|error| format!("the sounder's thread cannot be started: {error}"))?;
        Ok(Sounder {
            sounds: Some(sender),
        })
    }

    /// Plays a sound after those that wait; never waits itself.
    pub fn play(&self, sound: Sound) {
        if let Some(sounds) = &self.sounds {
            // Full means that there is noise enough.
            let _ = sounds.try_send(sound);
        }
    }
}

fn channel(output: Output) -> Channel {
    match output {
        Output::Pwm0 => Channel::Pwm0,
        Output::Pwm1 => Channel::Pwm1,
        Output::Pwm2 => Channel::Pwm2,
        Output::Pwm3 => Channel::Pwm3,
    }
}

fn sound(pwm: &Pwm, hertz: f64) {
    let set = if hertz > 0.0 {
        pwm.set_frequency(hertz, 0.5).and_then(|()| pwm.enable())
    } else {
        pwm.disable()
    };
    if let Err(error) = set {
        log::warn!("the sounder fails: {error}");
    }
}

/// Plays until the desk is gone. A new sound cuts the old one short: it is the news.
fn play_all(sounds: &Receiver<Sound>, mut set: impl FnMut(f64)) {
    let mut next = sounds.recv().ok();
    while let Some(sound) = next.take() {
        for (hertz, millis) in melody(sound) {
            set(*hertz);
            match sounds.recv_timeout(Duration::from_millis(*millis)) {
                Ok(newer) => {
                    next = Some(newer);
                    break;
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        set(0.0);
        next = next.or_else(|| sounds.recv().ok());
    }
}

fn melody(sound: Sound) -> &'static [Tone] {
    const SEATS: [[Tone; 1]; SEAT_TONES.len()] = {
        let mut tones = [[(0.0, 300)]; SEAT_TONES.len()];
        let mut seat = 0;
        while seat < SEAT_TONES.len() {
            tones[seat][0].0 = SEAT_TONES[seat];
            seat += 1;
        }
        tones
    };
    match sound {
        Sound::Press(seat) => &SEATS[seat.index()],
        Sound::Right => &[(783.99, 120), (1046.5, 300)],
        Sound::Wrong => &[(196.0, 400)],
        Sound::Time => &[
            (440.0, 150),
            (0.0, 60),
            (440.0, 150),
            (0.0, 60),
            (440.0, 400),
        ],
        Sound::Start => &[(659.25, 250)],
        Sound::Warning => &[(587.33, 120), (0.0, 80), (587.33, 120)],
        Sound::Signal => &[(880.0, 500)],
        Sound::Key => &[(1318.5, 60)],
        Sound::Whistle => &[(1567.98, 90), (0.0, 40), (1567.98, 90)],
        Sound::AnswerTime => &[(330.0, 150), (0.0, 60), (330.0, 150)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_its_own_tone() {
        let mut tones: Vec<f64> = Seat::all()
            .map(|seat| melody(Sound::Press(seat))[0].0)
            .collect();
        tones.dedup();
        assert_eq!(tones, SEAT_TONES);
    }

    #[test]
    fn a_sound_ends_in_silence_and_a_newer_one_cuts_it_short() {
        let (sender, receiver) = sync_channel(KEEPS);
        let seat = Seat::new(3).expect("1 to 6");
        sender.send(Sound::Time).expect("open");
        sender.send(Sound::Press(seat)).expect("open");
        drop(sender);
        let mut set = Vec::new();
        play_all(&receiver, |hertz| set.push(hertz));
        assert_eq!(set, [440.0, 0.0, 659.26, 0.0]);
    }

    #[test]
    fn a_silent_box_takes_sounds_all_the_same() {
        Sounder::silent().play(Sound::Right);
    }
}
