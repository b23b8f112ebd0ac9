import { isMainThread } from 'node:worker_threads';
import { openDatabase } from '../src/queue/database.ts';
import { workForQueue } from '../src/queue/work.ts';
import { workThread } from '../src/run/thread.ts';
import { openSubject } from './subjects.ts';

// A machine that takes part in the work, as a process of its own: `worker.ts <url>`. Its thread is the same program.
if (isMainThread) {
  const database = await openDatabase(process.argv[2] ?? '');
  const threads = { program: new URL(import.meta.url) };
  const onMatch = (): void => void process.stdout.write('match\n');
  const games = ['duel', 'candles'];
  const atWork = await workForQueue(database, { open: openSubject, games, threads, workers: 1, onMatch });
  process.stdout.write('at work\n');
  process.once('SIGTERM', async () => {
    await atWork.stop();
    await database.close();
  });
} else workThread(openSubject);
