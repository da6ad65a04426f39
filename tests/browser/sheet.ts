import type { ProtocolQuestion, Sheet } from "../../webui/src/lib/wire.ts";
import type { Language } from "./scenes.ts";

const az = (language: Language) => language === "az" || language === "en";

function question(number: number, price: number): ProtocolQuestion {
  const solver = ((number + price / 100) % 4) + 1;
  const other = (solver % 4) + 1;
  const base = {
    number,
    level: number,
    price,
    players: [],
    pressesLeftOut: number === 5 ? 12 : 0,
    outcome: "played" as const,
    disputed: number === 5,
    disputeOpen: false,
    lots: [],
  };
  if (number === 4) return { ...base, presses: [], attempts: [] };
  return {
    ...base,
    presses: [
      { seat: other, atUs: 2_304_100, fate: "floor" },
      { seat: solver, atUs: 2_316_900, fate: "queued" },
      { seat: other, atUs: 4_100_000, fate: "ignored", why: "already-answered" },
    ],
    attempts: [
      { attempt: 1, seat: other, verdict: "wrong", points: -price, void: false },
      { attempt: 2, seat: solver, verdict: "correct", points: price, void: false },
    ],
  };
}

/** A whole match on paper. */
export function sheet(language: Language, team?: string): Sheet {
  const teams = az(language)
    ? ["İrbis", "Bəbirlər", "Xəzər", "Şahin"]
    : ["Ирбис", "Барсы", "Хазар", "Сокол"];
  const players = az(language)
    ? ["Kamran Əliyev", "Səbinə Hüseynova", "Orxan", "Nigar", "Tural Məmmədov"]
    : ["Камран Алиев", "Сабина Гусейнова", "Орхан", "Нигяр", "Турал Мамедов"];
  const prices = [100, 200, 300, 400, 500];
  const sums = (by: number) => [1, 2, 3, 4].map((seat) => ({ seat, points: (seat - 2) * by }));
  const rounds = (["open", "semi", "secret", "personal"] as const).map((round, index) => ({
    round,
    entries: [],
    themes: Array.from({ length: round === "personal" ? 1 : 5 }, (_, theme) => ({
      number: theme + 1,
      title: index === 0 && theme === 0 ? null : az(language) ? "Çaylar" : "Реки и каналы",
      players: [1, 2, 3, 4].map((seat) => ({ seat, name: players[theme] ?? "?" })),
      questions: prices.map((price, number) => question(number + 1, price * (index + 1))),
      subtotals: sums(100 * (theme + 1)),
    })),
    strikes:
      round === "personal"
        ? [3, 2, 1, 4].map((seat, order) => ({ seat, theme: order + 1, title: "Kimya" }))
        : [],
    totals: sums(700 * (index + 1)),
  }));
  const second = rounds[0]?.themes[0]?.questions[1];
  if (second) second.outcome = "replaced";
  const third = rounds[0]?.themes[0]?.questions[2];
  if (third) Object.assign(third, { outcome: "withdrawn", lots: [[3, 1]] });
  if (third) third.attempts = third.attempts.map((one) => ({ ...one, points: 0, void: true }));
  return {
    preset: az(language) ? "khamsa-az" : "khamsa-ru",
    pack: az(language) ? "Nümunə paketi" : "Пробный пакет",
    game: 7,
    signed: true,
    frozen: false,
    opening: sums(0),
    rounds,
    finale: {
      number: 81,
      voided: [],
      outcome: "played",
      disputed: false,
      disputeOpen: false,
      seats: [1, 2, 3, 4].map((seat) => ({
        seat,
        plays: seat !== 1,
        attempt: seat === 1 ? null : 120 + seat,
        wager: seat === 1 ? null : 500,
        answer: seat === 1 ? null : az(language) ? "İstiqlal Bəyannaməsi" : "Декларация",
        verdict: seat === 1 ? null : seat === 3 ? "correct" : "wrong",
        points: seat === 1 ? 0 : seat === 3 ? 500 : -500,
      })),
    },
    shootout: {
      seats: [3, 4],
      winner: 4,
      questions: [
        {
          ...question(1, 0),
          price: null,
          players: [
            { seat: 3, name: "Orxan" },
            { seat: 4, name: "Nigar" },
          ],
        },
      ],
    },
    stages: null,
    named: [],
    amendments: [{ attempt: 2, from: "wrong", to: "correct" }],
    corrections: [
      { seat: 1, points: -100, fine: true, reason: az(language) ? "pıçıltı" : "подсказка из зала", afterQuestion: 12 },
      { seat: 4, points: 300, fine: false, reason: "№ 17: apellyasiya", afterQuestion: 40 },
    ],
    lots: [
      { what: "press", question: 3, order: [3, 1] },
      { what: "strikes", question: 76, order: [2, 3] },
    ],
    undone: 3,
    undos: [],
    seats: teams.map((name, index) => ({
      seat: index + 1,
      team: team ?? name,
      players,
      reserves: az(language) ? [] : ["Юрий Запасной"],
      removed: false,
    })),
    options: [
      ["press_tie", "host"],
      ["collect_s", "15"],
    ],
    seed: "18446744073709551615",
    standings: [
      { seat: 4, place: 1, score: 12_600 },
      { seat: 3, place: 2, score: 12_600 },
      { seat: 2, place: 3, score: 0 },
      { seat: 1, place: 4, score: -7_100 },
    ],
    head: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  };
}
