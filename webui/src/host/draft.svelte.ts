import { keep, kept } from "../lib/speech.svelte.ts";
import type { Clue, NewGame, Preset, Round } from "../lib/wire.ts";

const KEPT = "dabyl.draft";
export const PRESETS: readonly Preset[] = ["khamsa-az", "khamsa-ru", "lockout"];
/** KK-1 has six stations; AZ-1 and RU-1 have four teams. */
const TEAMS_MOST: Record<Preset, number> = { "khamsa-az": 4, "khamsa-ru": 4, lockout: 6 };
export const QUESTIONS = 5;
export const PLAYERS = 5;
/** Themes that are played in a round (AZ-4, AZ-12, RU-8, RU-9). */
const THEMES_PLAYED: Record<Round, number> = { open: 5, semi: 5, secret: 5, personal: 1 };
const THEMES_MOST = 5;

/** Options that a host may want otherwise, with the values that differ from the presets'. */
export const OPTIONS = [
  {
    name: "think_after_wrong",
    values: ["remaining", "restart", "close"],
    presets: ["khamsa-az", "khamsa-ru"],
  },
  { name: "no_answer_cost", values: ["value", "none"], presets: ["khamsa-az", "khamsa-ru"] },
  {
    name: "press_tie",
    values: ["lot", "host", "replace_question"],
    presets: ["khamsa-az", "khamsa-ru"],
  },
] as const satisfies { name: string; values: string[]; presets: Preset[] }[];

export interface DraftSeat {
  seat: number;
  playing: boolean;
  team: string;
  players: string[];
}

export interface DraftClue {
  text: string;
  answer: string;
  accept: string;
  reject: string;
  note: string;
}

export interface DraftTheme {
  title: string;
  clues: DraftClue[];
}

/** What stands in the form of a new game. It outlives the page, so that a rematch is two taps. */
export class Draft {
  preset = $state<Preset>("khamsa-az");
  round = $state<Round>("open");
  seats = $state<DraftSeat[]>([]);
  /** As many as any round plays; a shorter one leaves the rest alone. */
  themes = $state<DraftTheme[]>(Array.from({ length: THEMES_MOST }, emptyTheme));
  options = $state<Record<string, string>>({});

  constructor(preset: Preset) {
    this.preset = preset;
    const text = kept(KEPT);
    if (!text) return;
    try {
      // Written by this page alone; whatever else stands there is dropped by the checks below.
      const old = JSON.parse(text) as Partial<Draft>;
      if (PRESETS.some((one) => one === old.preset)) this.preset = old.preset as Preset;
      if (Array.isArray(old.seats))
        this.seats = old.seats.filter((seat) => Array.isArray(seat.players));
    } catch {
      keep(KEPT, null);
    }
  }

  /** Fits the seats to the wired ones; those of the form keep their names. */
  wire(wired: number[]): void {
    const old = new Map(this.seats.map((seat) => [seat.seat, seat]));
    const same = this.seats.length === wired.length && wired.every((seat) => old.has(seat));
    if (same) return;
    const most = TEAMS_MOST[this.preset];
    this.seats = wired.map(
      (seat, index) =>
        old.get(seat) ?? {
          seat,
          playing: index < most,
          team: "",
          players: Array(PLAYERS).fill(""),
        },
    );
  }

  choose(preset: Preset): void {
    this.preset = preset;
    let places = TEAMS_MOST[preset];
    for (const seat of this.seats) {
      seat.playing = places > 0;
      places -= 1;
    }
  }

  /** How many themes will be played; a free game has one list of questions. */
  get themesPlayed(): number {
    return this.preset === "lockout" ? 1 : THEMES_PLAYED[this.round];
  }

  get playing(): DraftSeat[] {
    return this.seats.filter(({ playing }) => playing);
  }

  remember(): void {
    keep(KEPT, JSON.stringify({ preset: this.preset, seats: this.seats }));
  }

  /** What is sent; `team` and `theme` name what was left empty. */
  setup(team: (seat: number) => string, theme: (number: number) => string): NewGame {
    const options: Record<string, string> = {};
    for (const option of OPTIONS) {
      const value = this.options[option.name];
      const fits = option.presets.some((preset) => preset === this.preset);
      if (value && fits && value !== option.values[0]) options[option.name] = value;
    }
    const seats = this.playing.map(({ seat, team: name, players }) => ({
      seat,
      team: name.trim() || team(seat),
      players: players.map((player) => player.trim()).filter(Boolean),
    }));
    const sheets = this.themes
      .slice(0, this.themesPlayed)
      .map((sheet) => ({ title: sheet.title.trim(), clues: written(sheet.clues) }));
    // Themes on paper stand before written ones only to keep those in their places.
    const last = sheets.findLastIndex(({ title, clues }) => title !== "" || clues.length > 0);
    const themes = sheets
      .slice(0, last + 1)
      .map(({ title, clues }, index) => ({ title: title || theme(index + 1), clues }));
    const start = this.preset === "lockout" ? null : { round: this.round, theme: 1, price: null };
    return { preset: this.preset, seats, themes, options, start };
  }
}

function emptyTheme(): DraftTheme {
  return { title: "", clues: Array.from({ length: QUESTIONS }, emptyClue) };
}

function emptyClue(): DraftClue {
  return { text: "", answer: "", accept: "", reject: "", note: "" };
}

/** All five if any is written, else none: then the questions are on paper. */
function written(clues: DraftClue[]): Clue[] {
  if (!clues.some((clue) => clue.text.trim() || clue.answer.trim())) return [];
  return clues.map((clue) => ({
    text: clue.text.trim(),
    answer: clue.answer.trim(),
    accept: variants(clue.accept),
    reject: variants(clue.reject),
    note: clue.note.trim() || null,
  }));
}

/** Variants stand one a line or between semicolons. */
function variants(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((variant) => variant.trim())
    .filter(Boolean);
}
