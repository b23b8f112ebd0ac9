// What a node can do, against a bare echo through the same sockets: `node tools/run.mjs server/testing/bench.ts` prints one
// line of JSON, and what it is at on its standard error. `tenebrae bench` runs it and says it in words.
import { parseArgs } from 'node:util';
import { measureServer } from './bench/measure.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    milliseconds: { type: 'string', default: '3000' },
    decisions: { type: 'string', default: '2000' },
    'long-tables': { type: 'string', default: '7' },
  },
});
const report = await measureServer(
  {
    tables: Number(values.tables),
    rounds: Number(values.rounds),
    milliseconds: Number(values.milliseconds),
    decisions: Number(values.decisions),
    longTables: Number(values['long-tables']),
  },
  said => console.error(said),
);
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
