import { Refused } from '@tenebrae/kernel';
import type { Failure, FuzzReport } from '@tenebrae/kernel/testing';
import type { Command } from 'commander';
import pc from 'picocolors';
import { chosenOptions, gather, seatsFor, wholeNumber } from '../arguments.ts';
import { Failed, Mistake } from '../ends.ts';
import { fuzzShard, merged, type Shard, shardsOf } from '../fuzz/shard.ts';
import { openGame } from '../games.ts';
import { inWorker } from '../in-worker.ts';
import { keepSave } from '../kept-saves.ts';
import { listed, print, printJson, progress, table } from '../output.ts';

interface FuzzOptions {
  readonly decisions: number;
  readonly seed: string;
  readonly players?: number;
  readonly option?: readonly string[];
  readonly every: number;
  readonly workers: number;
  readonly json?: true;
}

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('play with random legal answers, and check at every decision all that must hold')
    .argument('<game>', 'the id of a game')
    .option('--decisions <n>', 'how many decisions', wholeNumber(1), 10_000)
    .option('--seed <seed>', 'the same seed gives the same run', '1')
    .option('--players <n>', 'how many play; any number by default', wholeNumber(1))
    .option('--option <name=value>', "holds one of the game's own options; may be repeated", gather)
    .option(
      '--every <k>',
      'make the deep checks (save, undo, fork, leaks) at every k-th decision',
      wholeNumber(1),
      1,
    )
    .option('--workers <n>', 'share the run among so many threads', wholeNumber(1), 1)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(runFuzz);
}

const EXAMPLES = `
What fails is written to fuzz-failures/ as a save, made as short as it can be.
Examples:
  tenebrae fuzz candles --decisions 100000 --seed 7
  tenebrae fuzz candles --decisions 1000000 --every 20 --workers 2 --option goal=40 --json`;

async function runFuzz(id: string, { workers, json, ...how }: FuzzOptions): Promise<void> {
  const shard = await shardFor(id, how);
  const shards = shardsOf(shard, workers);
  const bar = progress('decisions', how.decisions);
  const done = shards.map(() => 0);
  const work = shards.length === 1 ? fuzzShard : inWorker<Shard, FuzzReport>('fuzz');
  const reports = await Promise.all(
    shards.map((one, i) =>
      work(one, decisions => {
        done[i] = decisions;
        bar.to(done.reduce((sum, part) => sum + part, 0));
      }),
    ),
  ).catch(refusedAsMistake);
  bar.end();

  const report = merged(reports);
  const failures = report.failures.map((failure, i) =>
    kept(failure, `${failure.fault}-${how.seed}-${i + 1}`),
  );
  if (json) printJson(inJson(report, failures));
  else show(report, failures);
  if (failures.length > 0) throw new Failed(`${failures.length} of ${shards.length} runs failed`);
}

/** No setting of such a game can start. From a worker, an error comes without its class. */
function refusedAsMistake(error: Error): never {
  throw error.name === Refused.name ? new Mistake(error.message) : error;
}

async function shardFor(id: string, how: Omit<FuzzOptions, 'workers' | 'json'>): Promise<Shard> {
  const { game } = await openGame(id);
  const options = chosenOptions(game, how.option);
  // Says so at once if so many cannot play.
  seatsFor(game, how.players);
  const { decisions, seed, every, players } = how;
  return { game: id, decisions, seed, options, every, ...(players !== undefined && { players }) };
}

interface KeptFailure extends Pick<Failure, 'fault' | 'message' | 'players' | 'options'> {
  /** The file of its save; null if it failed before there was a match. */
  readonly save: string | null;
}

function kept({ fault, message, players, options, save }: Failure, name: string): KeptFailure {
  return { fault, message, players, options, save: save === null ? null : keepSave(save, name) };
}

function inJson({ game, decisions, games, exercised }: FuzzReport, failures: readonly KeptFailure[]): object {
  const counts = Object.entries(exercised).map(([kind, { seen, of }]) => [kind, { seen, of }]);
  return { game, decisions, games, exercised: Object.fromEntries(counts), failures };
}

function show(report: FuzzReport, failures: readonly KeptFailure[]): void {
  const { game, decisions, games, exercised } = report;
  print(
    pc.bold(game),
    ...table([
      ['decisions', decisions],
      ['matches', games],
      ['failures', failures.length],
    ]),
    ...(Object.keys(exercised).length > 0 ? ['', pc.bold('Exercised')] : []),
    ...table(Object.entries(exercised).map(([kind, { seen, of }]) => [kind, seen, `of ${of}`])),
    ...Object.entries(exercised).flatMap(([kind, { unseen }]) => listed(`Never seen of ${kind}`, unseen)),
    ...failures.flatMap(({ fault, message, save }) => [
      '',
      pc.red(fault),
      `  ${message}`,
      `  ${save ?? 'no match yet'}`,
    ]),
  );
}
