import { keep, kept, t } from "../../lib/speech.svelte.ts";
import { signedNumber } from "../../lib/numbers.ts";
import type { NewGame, Preset, Round, SeatSetup, Theme } from "../../lib/wire.ts";
import { OPTIONS, usual } from "./options.ts";
import { type KeptStage, StageDraft } from "./stage-draft.svelte.ts";
import {
  type DraftPlace,
  type DraftTeam,
  emptyTeam,
  emptyTitles,
  named,
  NAMED_ROUNDS,
  type Page,
  PAGES,
  PLAYERS,
  PRESETS,
  priceOf,
  randomBelow,
  RESERVES,
  strings,
  teamFrom,
  TEAMS,
  TEAMS_MOST,
  texts,
  THEMES,
} from "./teams.ts";

const KEPT = "dabyl.setup";
const LAST = "dabyl.last-game";

interface Kept {
  page: Page;
  preset: Preset;
  teams: DraftTeam[];
  count: number;
  drawn: boolean;
  pack: string | null;
  titles: Record<string, string[]>;
  options: Record<string, string>;
  scores: string[];
  place: DraftPlace;
  stage: KeptStage;
}

/** Nobody has points yet: a score that is not entered is none, and is seen to be. */
function noScores(): string[] {
  return Array<string>(TEAMS_MOST).fill("0");
}

/** What stands in the set-up. It outlives the page, so that a call or a dead battery costs nothing. */
export class Draft {
  page = $state<Page>("start");
  preset = $state<Preset>("khamsa-az");
  teams = $state<DraftTeam[]>(Array.from({ length: TEAMS_MOST }, (_, index) => emptyTeam(index + 1)));
  count = $state(4);
  /** Seats were drawn by lot: that happens once. */
  drawn = $state(false);
  /** The pack's file, or paper. */
  pack = $state<string | null>(null);
  titles = $state<Record<string, string[]>>(emptyTitles());
  options = $state<Record<string, string>>({});
  scores = $state<string[]>(noScores());
  place = $state<DraftPlace>({ round: "open", theme: 0, level: 0 });
  /** What the Kazakh game has beside that. */
  readonly stage = new StageDraft();
  /** Whose entry form is open. */
  form = $state(0);
  /** Seats of the box. */
  #wired = $state.raw<number[]>([]);

  constructor(preset: Preset) {
    this.preset = preset;
    if (preset === "kokpar-kk") this.count = TEAMS_MOST;
    this.#take(kept(KEPT));
  }

  get playing(): DraftTeam[] {
    return this.teams.slice(0, this.count);
  }

  get bounds(): [number, number] {
    const [least, most] = TEAMS[this.preset];
    return [least, Math.min(most, Math.max(least, this.#wired.length))];
  }

  /** The steps of this game's set-up; a game without a rule book has no readings. */
  get pages(): readonly Page[] {
    return this.preset === "lockout" ? PAGES.slice(0, 4) : PAGES;
  }

  /** Fewer teams or players than the documents count on. */
  get shortHanded(): boolean {
    return this.count < 4 || this.playing.some((team) => named(team.players).length < PLAYERS);
  }

  value(name: string): string {
    const option = OPTIONS.find((one) => one.name === name);
    return this.options[name] ?? (option && usual(option, this.preset, this.options)) ?? "";
  }

  choose(preset: Preset): void {
    if (preset === this.preset) return;
    this.preset = preset;
    this.options = {};
    // KK-1 has six players, the others four teams.
    const many = preset === "kokpar-kk" ? TEAMS_MOST : 4;
    this.resize(Math.min(many, this.#wired.length || many));
  }

  resize(count: number): void {
    const [least, most] = this.bounds;
    this.count = Math.min(most, Math.max(least, count));
  }

  set(name: string, value: string): void {
    const option = OPTIONS.find((one) => one.name === name);
    const { [name]: _, ...rest } = this.options;
    this.options = option && usual(option, this.preset, rest) === value ? rest : { ...rest, [name]: value };
  }

  /** Fits the teams to the wired seats: no seat twice, none that the box lacks. */
  wire(wired: number[]): void {
    if (wired.join() === this.#wired.join()) return;
    this.#wired = wired;
    const free = new Set(wired);
    for (const team of this.teams) {
      if (!free.delete(team.seat)) team.seat = 0;
    }
    for (const team of this.teams) {
      if (team.seat !== 0) continue;
      const [seat] = free;
      if (seat === undefined) break;
      team.seat = seat;
      free.delete(seat);
    }
    this.resize(this.count);
  }

  /** Puts a team on a seat by hand; whoever sat there takes its old one. */
  sit(index: number, seat: number): void {
    const team = this.teams[index];
    if (!team) return;
    const other = this.teams.find((one) => one.seat === seat);
    if (other) other.seat = team.seat;
    team.seat = seat;
  }

  /** Draws the seats of the teams that play among the first so many seats of the box. */
  draw(random: (below: number) => number = randomBelow): void {
    const seats = this.#wired.slice(0, this.count);
    for (let left = seats.length - 1; left > 0; left -= 1) {
      const other = random(left + 1);
      [seats[left], seats[other]] = [seats[other] ?? 0, seats[left] ?? 0];
    }
    this.playing.forEach((team, index) => (team.seat = seats[index] ?? 0));
    const rest = this.#wired.slice(this.count);
    this.teams.slice(this.count).forEach((team, index) => (team.seat = rest[index] ?? 0));
    this.drawn = true;
  }

  /** The line-up has changed, so its form must be confirmed again. */
  changed(team: DraftTeam): void {
    team.confirmed = false;
  }

  /** Teams and seats of a game that was played, for another one. */
  again(preset: Preset, seats: SeatSetup[]): void {
    this.choose(preset);
    this.count = seats.length;
    seats.forEach((seat, index) => {
      const players = [...seat.players, ...Array<string>(PLAYERS).fill("")].slice(0, PLAYERS);
      const reserves = [...(seat.reserves ?? []), "", ""].slice(0, RESERVES);
      this.teams[index] = {
        name: seat.team,
        players,
        captain: 0,
        reserves,
        confirmed: named(players).length > 0,
        seat: seat.seat,
      };
    });
    const taken = new Set(seats.map(({ seat }) => seat));
    const free = this.#wired.filter((seat) => !taken.has(seat));
    this.teams.slice(this.count).forEach((team, index) => (team.seat = free[index] ?? 0));
    this.drawn = false;
    this.pack = null;
    this.titles = emptyTitles();
  }

  /** What is sent. `team` and `theme` name what was left empty. */
  setup(
    team: (number: number) => string,
    theme: (number: number) => string,
    how: { quick?: boolean; place?: boolean } = {},
  ): NewGame {
    const options: Record<string, string> = {};
    for (const option of OPTIONS) {
      const preset = usual(option, this.preset, this.options);
      const value = this.options[option.name];
      if (preset !== undefined && value !== undefined && value !== preset) {
        options[option.name] = value;
      }
    }
    // Whoever starts at once, or goes on from paper, has no forms to confirm.
    const forms = this.preset === "khamsa-ru" && this.value("entry_form_required") === "true";
    if (forms && (how.quick || how.place)) options.entry_form_required = "false";
    const seats = this.playing
      .map((one, index) => this.#seat(one, how.quick === true, team(index + 1)))
      .sort((one, other) => one.seat - other.seat);
    const setup: NewGame = { preset: this.preset, seats, options };
    if (!how.quick && this.pack !== null) setup.pack = this.pack;
    else if (!how.quick && this.preset === "kokpar-kk") {
      setup.themes = this.stage.themes(theme);
      if (this.stage.names.length > 0) setup.blocks = this.stage.names;
    } else if (!how.quick) setup.themes = this.#themes(theme);
    if (how.place) {
      setup.scores = this.#scores();
      const places = this.playing.map(({ seat }) => seat);
      if (this.preset === "kokpar-kk") {
        setup.times = this.stage.timesBy(places);
        setup.start = this.stage.start(places);
      } else if (this.preset !== "lockout") setup.start = this.#start();
    }
    return setup;
  }

  /** What a team or a player is called that has no name. */
  unnamed(number: number): string {
    if (this.preset === "kokpar-kk") return t("setup-player", { number });
    return t("team-default", { seat: number });
  }

  /** Whether a game can go on from paper with what stands there. */
  get placeFits(): boolean {
    if (this.wrongScores.length > 0) return false;
    if (this.preset !== "kokpar-kk") return true;
    return this.stage.wrongTimes(this.count).length === 0 && this.stage.finalistsFit;
  }

  /** Places of scores that are no numbers. */
  get wrongScores(): number[] {
    return this.playing.flatMap((_, index) => {
      const text = (this.scores[index] ?? "").trim();
      return text !== "" && signedNumber(text) === null ? [index] : [];
    });
  }

  remember(): void {
    this.page = "start";
    this.scores = noScores();
    this.drawn = false;
    this.stage.clear();
    this.save();
    keep(LAST, JSON.stringify({ preset: this.preset, options: this.options }));
  }

  /** Options of the last game that began here, if it was of this preset. */
  recall(): void {
    try {
      const last = JSON.parse(kept(LAST) ?? "null") as { preset?: Preset; options?: object } | null;
      if (last?.preset === this.preset) this.options = texts(last.options);
    } catch {
      keep(LAST, null);
    }
  }

  save(): void {
    const { page, preset, teams, count, drawn, pack, titles, options, scores, place } = this;
    const stage = this.stage.kept();
    const draft: Kept = { page, preset, teams, count, drawn, pack, titles, options, scores, place, stage };
    keep(KEPT, JSON.stringify(draft));
  }

  #seat(one: DraftTeam, quick: boolean, unnamed: string): SeatSetup {
    const captain = one.players[one.captain] ?? "";
    const others = one.players.filter((_, index) => index !== one.captain);
    const seat: SeatSetup = {
      seat: one.seat,
      team: one.name.trim() || unnamed,
      // In the Kazakh game a seat is a player, with nobody behind it.
      players: quick || this.preset === "kokpar-kk" ? [] : named([captain, ...others]),
    };
    const reserves = named(one.reserves);
    if (this.preset === "khamsa-ru" && !quick) {
      if (reserves.length > 0) seat.reserves = reserves;
      if (one.confirmed) seat.confirmed = true;
    }
    return seat;
  }

  #themes(theme: (number: number) => string): Theme[] {
    const rounds = this.preset === "lockout" ? [] : NAMED_ROUNDS;
    return rounds.flatMap((round) => {
      const titles = (this.titles[round] ?? []).map((title) => title.trim());
      if (!titles.some(Boolean)) return [];
      return titles.map((title, index) => ({ title: title || theme(index + 1), round, clues: [] }));
    });
  }

  #scores(): Record<number, number> {
    const scores: Record<number, number> = {};
    this.playing.forEach((team, index) => {
      const points = signedNumber((this.scores[index] ?? "").trim());
      if (points) scores[team.seat] = points;
    });
    return scores;
  }

  #start(): { round: Round; theme: number; price: number | null } {
    const { round, theme, level } = this.place;
    const price = theme > 0 && level > 0 ? priceOf(this.preset, round, level) : null;
    return { round, theme: round === "final" ? 0 : theme, price };
  }

  /** Written by this page alone, but perhaps by an older one: whatever does not fit is dropped. */
  #take(text: string | null): void {
    if (!text) return;
    try {
      const old = JSON.parse(text) as Partial<Kept>;
      if (PRESETS.some((one) => one === old.preset)) this.preset = old.preset as Preset;
      const pages: string[] = [...PAGES, "rematch", "place", "form", "buttons"];
      if (pages.includes(old.page ?? "")) this.page = old.page as Page;
      if (Array.isArray(old.teams)) {
        this.teams = this.teams.map((team, index) => teamFrom(old.teams?.[index], team));
      }
      const count = Number(old.count);
      if (Number.isInteger(count)) this.count = Math.min(TEAMS_MOST, Math.max(1, count));
      this.drawn = old.drawn === true;
      if (typeof old.pack === "string") this.pack = old.pack;
      this.options = texts(old.options);
      for (const round of NAMED_ROUNDS) this.titles[round] = strings(old.titles?.[round], THEMES);
      this.scores = strings(old.scores, TEAMS_MOST).map((score) => score || "0");
      this.stage.take(old.stage);
    } catch {
      keep(KEPT, null);
    }
  }
}
