// Several nodes over one PostgreSQL, many tables with bots and simulated people, nodes killed and started at random: in
// the end every table must be the same on every node, on every page and in an offline replay of its journal.
//   node tools/run.mjs server/testing/chaos.ts --minutes 5 --tables 300 --nodes 3 --seed 1 [--json]
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type ChaosWish, runChaos } from './chaos/chaos.ts';
import { inWords } from './chaos/report.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    tables: { type: 'string', default: '300' },
    nodes: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    /** Milliseconds between two wishes of a person. */
    pace: { type: 'string', default: '1000' },
    /** Seconds that a node lives at the most. */
    life: { type: 'string', default: '40' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const wish: ChaosWish = {
  minutes: Number(values.minutes),
  tables: Number(values.tables),
  nodes: Number(values.nodes),
  seed: values.seed,
  pace: Number(values.pace),
  life: Number(values.life) * 1000,
  ...(values.database === undefined ? {} : { database: values.database }),
};
if (Object.values(wish).some(value => typeof value === 'number' && !(value > 0))) {
  console.error('every number must be greater than nothing');
  process.exit(2);
}
const report = await runChaos(wish, said => console.error(said));
console.log(values.json ? JSON.stringify(report) : inWords(report));
// What is written to a pipe is on its way.
await wait(50);
process.exit(report.pass ? 0 : 1);
