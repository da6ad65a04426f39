import type { Sound } from "./wire.ts";

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
  }
}

/** Plays sounds as soon as the browser allows it, which is after the first tap on the page. */
export class Speaker {
  #context: AudioContext | null = null;

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
    for (const tone of tones(sound)) this.#tone(context, tone);
  }

  #tone(context: AudioContext, tone: Tone): void {
    const from = context.currentTime + tone.fromMs / 1_000;
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
