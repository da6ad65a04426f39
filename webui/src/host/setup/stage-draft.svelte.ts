import type { Start, Theme } from "../../lib/wire.ts";
import { BLOCKS, BOARD_THEMES, FINALISTS, type Stage, STAGES, TOPICS_OF_BLOCK } from "./kokpar.ts";
import { strings, TEAMS_MOST } from "./teams.ts";

/** What is kept of it on the device. */
export interface KeptStage {
  round: Stage;
  times: string[];
  finalists: number[];
  blocks: string[];
  topics: string[][];
  board: string[];
}

/** Answer time in seconds with up to three decimals, as milliseconds; nothing if it is no time. */
export function milliseconds(text: string): number | null {
  const parts = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!parts) return null;
  return Number(parts[1]) * 1_000 + Number((parts[2] ?? "").padEnd(3, "0"));
}

const empty = (count: number) => Array<string>(count).fill("");

/** What the set-up of the Kazakh game has beside players, pack and options. */
export class StageDraft {
  /** Where a game begins that goes on from paper, with which times, and who plays Көкпар. */
  round = $state<Stage>("baige");
  times = $state<string[]>(empty(TEAMS_MOST));
  /** Places of players in the list, best first. */
  finalists = $state<number[]>([]);
  /** Names for a game on paper. */
  blocks = $state<string[]>(empty(BLOCKS));
  topics = $state<string[][]>(Array.from({ length: BLOCKS }, () => empty(TOPICS_OF_BLOCK)));
  board = $state<string[]>(empty(BOARD_THEMES));

  /** Taps a player: in, at the next place, or out again. */
  turn(index: number, count: number): void {
    const here = this.finalists.filter((one) => one < count);
    if (here.includes(index)) this.finalists = here.filter((one) => one !== index);
    else if (here.length < FINALISTS) this.finalists = [...here, index];
  }

  /** Places of times that are none. */
  wrongTimes(count: number): number[] {
    return this.times
      .slice(0, count)
      .flatMap((text, index) => (text.trim() !== "" && milliseconds(text) === null ? [index] : []));
  }

  /** Enough are named, or nobody: then the first seats play. */
  get finalistsFit(): boolean {
    return this.round !== "kokpar" || this.finalists.length !== 1;
  }

  timesBy(seats: number[]): Record<number, number> {
    const times: Record<number, number> = {};
    seats.forEach((seat, index) => {
      const ms = milliseconds(this.times[index] ?? "");
      if (ms) times[seat] = ms;
    });
    return times;
  }

  start(seats: number[]): Start {
    const start: Start = { round: this.round, theme: 0, price: null };
    const finalists = this.finalists.flatMap((index) => seats[index] ?? []);
    if (this.round === "kokpar" && finalists.length > 1) start.finalists = finalists;
    return start;
  }

  /** Names of themes, all of a stage as soon as one of them has a name. */
  themes(unnamed: (number: number) => string): Theme[] {
    const named = (titles: string[]) => titles.some((title) => title.trim() !== "");
    const title = (text: string, index: number) => text.trim() || unnamed(index + 1);
    const topics = named(this.topics.flat())
      ? this.topics.flatMap((block, number) =>
          block.map((text, index) => ({
            title: title(text, index),
            round: "polyglot" as const,
            block: number + 1,
            clues: [],
          })),
        )
      : [];
    const board = named(this.board)
      ? this.board.map((text, index) => ({
          title: title(text, index),
          round: "kokpar" as const,
          clues: [],
        }))
      : [];
    return [...topics, ...board];
  }

  /** Names of the blocks, if they have any. */
  get names(): string[] {
    const names = this.blocks.map((name) => name.trim());
    return names.every(Boolean) ? names : [];
  }

  /** Nothing of a game that has begun goes on into the next one. */
  clear(): void {
    this.round = "baige";
    this.times = empty(TEAMS_MOST);
    this.finalists = [];
  }

  kept(): KeptStage {
    const { round, times, finalists, blocks, topics, board } = this;
    return { round, times, finalists, blocks, topics, board };
  }

  /** Perhaps of an older page: whatever does not fit is dropped. */
  take(old: Partial<KeptStage> | undefined): void {
    if (typeof old !== "object" || old === null) return;
    const round = STAGES.find((one) => one === old.round);
    if (round) this.round = round;
    this.times = strings(old.times, TEAMS_MOST);
    const finalists: unknown[] = Array.isArray(old.finalists) ? old.finalists : [];
    const place = (one: unknown): one is number =>
      Number.isInteger(one) && Number(one) >= 0 && Number(one) < TEAMS_MOST;
    this.finalists = [...new Set(finalists.filter(place))].slice(0, FINALISTS);
    this.blocks = strings(old.blocks, BLOCKS);
    this.topics = Array.from({ length: BLOCKS }, (_, block) =>
      strings(Array.isArray(old.topics) ? old.topics[block] : [], TOPICS_OF_BLOCK),
    );
    this.board = strings(old.board, BOARD_THEMES);
  }
}
