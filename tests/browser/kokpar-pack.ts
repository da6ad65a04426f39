import type { Key } from "../../webui/src/lib/wire.ts";

const KEYS: readonly Key[] = ["a", "b", "c"];
const table = (name: string, values: Record<string, string | number | string[]>) =>
  `[[${name}]]\n${Object.entries(values)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join("")}\n`;
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The option that is right in the n-th question of Бәйге and Овертайм. */
export function rightOf(number: number): Key {
  return KEYS[number % 3] ?? "a";
}

/** Words of the pack that nobody but the host may have before their time. */
export const SECRET = "Құпия";

/** A pack for a whole game, as somebody would write it. */
export function kokparPack(): string {
  const choices = (round: string, count: number) =>
    range(count).map((number) =>
      table("round.question", {
        text: `${round}, ${number}-сұрақ?`,
        options: ["Ертіс", "Сырдария", "Жайық"].map((river) => `${river} ${number}`),
        right: rightOf(number),
      }),
    );
  const questions = (where: string) =>
    range(5).map((number) =>
      table("round.theme.question", {
        text: `${where}, ${number}-сұрақ?`,
        answer: `${SECRET} ${where} ${number}`,
      }),
    );
  const topics = range(12).flatMap((number) => [
    table("round.theme", { title: `Тақырып ${number}`, block: number <= 6 ? 1 : 2 }),
    ...questions(`Тақырып ${number}`),
  ]);
  const board = range(4).flatMap((number) => [
    table("round.theme", { title: `Қатар ${number}` }),
    ...questions(`Қатар ${number}`),
  ]);
  return [
    'format = "dabyl-pack 1"\ntitle = "Сынақ ойыны"\nlanguage = "kk"\n\n',
    table("round", { kind: "baige" }),
    ...choices("Бәйге", 10),
    table("round", { kind: "polyglot", blocks: ["ФИЗИКА", "ЛИРИКА"] }),
    ...topics,
    table("round", { kind: "kokpar" }),
    ...board,
    table("round", { kind: "overtime" }),
    ...choices("Овертайм", 4),
  ].join("");
}
