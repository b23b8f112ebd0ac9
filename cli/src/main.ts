import { isMainThread } from 'node:worker_threads';
import { runHeat } from './bench/heat.ts';
import { fuzzShard } from './fuzz/shard.ts';
import { workInWorker } from './in-worker.ts';
import { isLabWork, workLab } from './lab/threads.ts';
import { run } from './program.ts';
import { simPart } from './sim/part.ts';

// Whoever reads the first lines only (`| head`) has seen enough.
process.stdout.on('error', (thrown: NodeJS.ErrnoException) => {
  if (thrown.code !== 'EPIPE') throw thrown;
  process.exit();
});

// This is the program, and its workers too.
if (isMainThread) process.exitCode = await run(process.argv.slice(2));
else if (isLabWork()) workLab();
else await workInWorker({ fuzz: fuzzShard, heat: runHeat, sim: simPart });
