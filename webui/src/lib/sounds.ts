import type { Frame, Sound } from "./wire.ts";

/** Hertz of each seat's press, far enough apart to be told by ear: a pentatonic scale. */
const SEAT_HZ = [523, 587, 659, 784, 880, 1047];

interface Tone {
  hz: number;
  fromMs: number;
  forMs: number;
  shape: OscillatorType;
}

/** The tones of a sound. */
export function tones(sound: Sound): Tone[] {
  switch (sound.sound) {
    case "press": {
      const hz = SEAT_HZ[sound.seat - 1] ?? 523;
      return [{ hz, fromMs: 0, forMs: 260, shape: "square" }];
    }
    case "right":
      return [
        { hz: 659, fromMs: 0, forMs: 120, shape: "triangle" },
        { hz: 988, fromMs: 120, forMs: 320, shape: "triangle" },
      ];
    case "wrong":
      return [{ hz: 165, fromMs: 0, forMs: 480, shape: "sawtooth" }];
    case "time":
      return [0, 220, 440].map((fromMs) => ({ hz: 392, fromMs, forMs: 150, shape: "square" }));
    case "answer-time":
      return [{ hz: 294, fromMs: 0, forMs: 300, shape: "square" }];
    case "start":
      return [440, 554, 659].map((hz, step) => ({
        hz,
        fromMs: step * 110,
        forMs: step === 2 ? 300 : 110,
        shape: "triangle",
      }));
    case "warning":
      return [0, 180].map((fromMs) => ({ hz: 740, fromMs, forMs: 110, shape: "triangle" }));
    case "signal":
      return [
        { hz: 880, fromMs: 0, forMs: 90, shape: "square" },
        { hz: 1175, fromMs: 90, forMs: 360, shape: "square" },
      ];
    case "key":
      // Short and the same for all: nobody hears who pressed what.
      return [{ hz: 1319, fromMs: 0, forMs: 60, shape: "triangle" }];
    case "whistle":
      return [0, 160, 320].map((fromMs) => ({ hz: 2093, fromMs, forMs: 130, shape: "sine" }));
  }
}

/**
 * Sounds of a frame that never came: the box sends only the latest of frames that follow one another
 * within a moment. What can be told from the difference is made up for; a time that ran out cannot
 * be told from one that the host cut.
 */
export function missed(before: Frame, after: Frame): Sound[] {
  const [old, now] = [before.view, after.view];
  if (!old || !now || before.game !== after.game) return [];
  // The revision after the last one brings its own sounds, and one that was taken back is silent.
  if (now.revision <= old.revision + 1 || now.paused) return [];
  const told = (sound: Sound["sound"]) => now.sounds.some((one) => one.sound === sound);
  const same =
    now.place.round === old.place.round &&
    now.place.theme === old.place.theme &&
    now.place.question === old.place.question;
  const found: Sound[] = [];
  const taken = now.floor !== null && now.floor !== old.floor && old.floor === null;
  if (taken && now.floor !== null && !told("press")) {
    found.push({ sound: "press", seat: now.floor });
  }
  if (same) {
    const newly = now.seats.filter(
      ({ seat, tried }) => tried && seat !== now.floor && !old.seats.find((one) => one.seat === seat)?.tried,
    );
    if (newly.some(({ solved }) => !solved) && !told("wrong")) found.push({ sound: "wrong" });
    if (newly.some(({ solved }) => solved) && !told("right")) found.push({ sound: "right" });
  }
  const starts = now.state === "discussing" && old.state !== "discussing";
  if (starts && !told("start")) found.push({ sound: "start" });
  return found;
}

/** Between the beginnings of two sounds, so that the second does not hide the first. */
const APART_MS = 180;
/** Keys come six at a time: theirs are short, and must not push out what follows them. */
const KEYS_APART_MS = 60;
/** What would be heard later than this would be taken for something else. */
const LATEST_MS = 700;

/** Plays sounds as soon as the browser allows it, which is after the first tap on the page. */
export class Speaker {
  #context: AudioContext | null = null;
  /** Seconds of the context's clock at which the next sound may begin. */
  #next = 0;

  get allowed(): boolean {
    return this.#context?.state === "running";
  }

  /** Called from a tap. Resolves when sounds can be heard, or not. */
  async allow(): Promise<boolean> {
    if (typeof AudioContext === "undefined") return false;
    this.#context ??= new AudioContext();
    if (this.#context.state !== "running") await this.#context.resume();
    return this.allowed;
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (!context || context.state !== "running") return;
    const from = Math.max(context.currentTime, this.#next);
    if (from > context.currentTime + LATEST_MS / 1_000) return;
    this.#next = from + (sound.sound === "key" ? KEYS_APART_MS : APART_MS) / 1_000;
    for (const tone of tones(sound)) this.#tone(context, tone, from);
  }

  #tone(context: AudioContext, tone: Tone, begins: number): void {
    const from = begins + tone.fromMs / 1_000;
    const until = from + tone.forMs / 1_000;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = tone.shape;
    oscillator.frequency.value = tone.hz;
    // Soft edges, or loudspeakers click.
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(0.25, from + 0.01);
    gain.gain.setValueAtTime(0.25, Math.max(from + 0.02, until - 0.06));
    gain.gain.exponentialRampToValueAtTime(0.0001, until);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(until);
  }
}
