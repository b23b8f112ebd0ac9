import type { Command } from 'commander';
import pc from 'picocolors';
import { botsFor, gather, settingFor, wholeNumber } from '../arguments.ts';
import { openGame } from '../games.ts';
import { inWorker } from '../in-worker.ts';
import { print, printJson, progress, table } from '../output.ts';
import { type FactSums, meanOf } from '../sim/facts.ts';
import { type SimCount, type SimPart, simPart, summed } from '../sim/part.ts';

interface SimOptions extends Omit<SimPart, 'game' | 'first' | 'step'> {
  readonly workers: number;
  readonly json?: true;
}

export function addSim(program: Command): void {
  program
    .command('sim')
    .description('let bots play many matches, and count how they end')
    .argument('<game>', 'the id of a game')
    .option('--games <n>', 'how many matches', wholeNumber(1), 100)
    .option('--seed <seed>', 'the same seed gives the same matches', '1')
    .option('--players <n>', 'how many play; the fewest by default', wholeNumber(1))
    .option('--option <name=value>', "one of the game's own options; may be repeated", gather)
    .option(
      '--bots <names>',
      'random, habit or greedy for all seats, or a comma list in order of seats',
      'random',
    )
    .option('--workers <n>', 'share the matches among so many threads', wholeNumber(1), 1)
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(simulate);
}

const EXAMPLES = `
Examples:
  tenebrae sim candles --games 1000 --seed 7 --workers 2
  tenebrae sim candles --players 3 --bots greedy,random,random --option goal=20 --json`;

async function simulate(id: string, { workers, json, ...how }: SimOptions): Promise<void> {
  const { game } = await openGame(id);
  const { seats } = settingFor(game, how.players, how.option);
  botsFor(how.bots, seats);

  const { games } = how;
  const step = Math.min(workers, games);
  const bar = progress('matches', games);
  let done = 0;
  const before = performance.now();
  const counts = await Promise.all(
    Array.from({ length: step }, (_, first) => {
      const work = step === 1 ? simPart : inWorker<SimPart, SimCount>('sim');
      return work({ ...how, game: id, first, step }, () => bar.to(++done));
    }),
  );
  const seconds = Math.round(performance.now() - before) / 1000;
  bar.end();

  const { decisions, results, facts } = summed(counts);
  const finished = Object.values(results).reduce((sum, count) => sum + count, 0);
  const report = { game: id, games, finished, decisions, seconds, results, facts };
  if (json) printJson(report);
  else show(report);
}

interface SimReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly results: Readonly<Record<string, number>>;
  readonly facts: FactSums;
}

function show({ game, games, finished, decisions, seconds, results, facts }: SimReport): void {
  print(
    pc.bold(game),
    ...table([
      ['matches', games],
      ['finished', finished],
      ['decisions', decisions],
      ['seconds', seconds],
      ...Object.entries(results)
        .sort(([, a], [, b]) => b - a)
        .map(([outcome, count]) => [`ended in ${outcome}`, count, `${((100 * count) / games).toFixed(1)} %`]),
      ...Object.entries(facts.numbers).map(([fact, sum]) => [
        `${fact} on average`,
        meanOf(sum).toFixed(2),
        `${sum.least} to ${sum.most}`,
      ]),
      ...Object.entries(facts.words).flatMap(([fact, counts]) =>
        Object.entries(counts).map(([word, count]) => [`${fact} ${word}`, count]),
      ),
    ]),
  );
}
