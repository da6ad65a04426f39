// Joins the figures into target/bench.json and prints them as a table with what they must reach.
import { writeFileSync } from 'node:fs';

const { LATENCY, FIGURES, LOAD, PAGE } = process.env;
const spread = ({ median, p99 }) => ({ median, p99 });
const latency = JSON.parse(LATENCY);
const bench = {
  press_to_lamp_us: {
    dabyl: spread(latency.dabyl),
    c: spread(latency.c),
    gpiozero: spread(latency.gpiozero),
  },
  ...JSON.parse(FIGURES),
  first_load_bytes: JSON.parse(LOAD),
  press_to_page_ms: JSON.parse(PAGE),
};
writeFileSync('target/bench.json', `${JSON.stringify(bench, null, 2)}\n`);

const { dabyl, c, gpiozero } = bench.press_to_lamp_us;
const { alone, crowd } = bench.press_to_page_ms;
const short = (number) => Number(number.toPrecision(3));
const rows = [
  ['press to lamp, median: dabyl / C', dabyl.median / c.median, '<=', 1.5],
  ['press to lamp, p99: dabyl / C', dabyl.p99 / c.p99, '<=', 1.5],
  ['press to lamp, median: gpiozero / dabyl', gpiozero.median / dabyl.median, '>=', 6],
  ['press to lamp, p99: gpiozero / dabyl', gpiozero.p99 / dabyl.p99],
  ['10,000 entries read and folded, ms', bench.replay_10000_ms, '<=', 100],
  ['start to READY with them, ms', bench.ready_ms, '<=', 300],
  ['entries of a whole match', bench.match_entries, '>=', 5_000],
  ['all of them folded, ms', bench.match_fold_ms, '<=', 50],
  ['start to READY with them, ms', bench.match_ready_ms, '<=', 300],
  ...['press', 'verdict', 'wager'].flatMap((kind) => {
    const { beginning, middle, end } = bench.decision_us[kind];
    const worst = Math.max(beginning.median, middle?.median ?? 0, end.median);
    return [
      [`decision on a ${kind}, worst median, us`, worst, '<=', 5],
      [`decision on a ${kind}, p99 at the end, us`, end.p99],
      [`decision on a ${kind}, end / beginning`, end.median / beginning.median, '<=', 4],
    ];
  }),
  ['commit / bare fdatasync, median', bench.commit_us.dabyl.median / bench.commit_us.fdatasync.median],
  ["press to host's page, 50 others, median, ms", crowd.median],
  ["press to host's page, 50 others, p99, ms", crowd.p99, '<=', 60],
  ["press to host's page, p99: 50 others / alone", crowd.p99 / alone.p99],
  ["host's page, first load, bytes", bench.first_load_bytes.host, '<=', 80_000],
  ['screen, first load, bytes', bench.first_load_bytes.screen],
  ['resident memory, MB', bench.rss_mb, '<=', 40],
];
let missed = 0;
for (const [what, is, sign, bound] of rows) {
  const holds = sign === undefined || (sign === '<=' ? is <= bound : is >= bound);
  if (!holds) missed += 1;
  const wanted = sign === undefined ? '' : `${sign} ${bound} ${holds ? 'reached' : 'MISSED'}`;
  console.log(`${what.padEnd(48)}${String(short(is)).padStart(10)}   ${wanted}`);
}
process.exitCode = missed > 0 ? 1 : 0;
