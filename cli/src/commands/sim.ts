import { type Bot, playOut } from '@tenebrae/bots';
import { type Match, type Seat, start } from '@tenebrae/kernel';
import type { Command } from 'commander';
import pc from 'picocolors';
import { botsFor, gather, settingFor, wholeNumber } from '../arguments.ts';
import { Failed } from '../ends.ts';
import { openGame } from '../games.ts';
import { keepSave } from '../kept-saves.ts';
import { print, printJson, progress, table } from '../output.ts';

/** A match longer than this is left unfinished. */
const MOST_DECISIONS = 100_000;

interface SimOptions {
  readonly games: number;
  readonly seed: string;
  readonly players?: number;
  readonly option?: readonly string[];
  readonly bots: string;
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
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(simulate);
}

const EXAMPLES = `
Examples:
  tenebrae sim candles --games 1000 --seed 7
  tenebrae sim candles --players 3 --bots greedy,random,random --option goal=20 --json`;

async function simulate(id: string, { games, seed, json, ...how }: SimOptions): Promise<void> {
  const { game } = await openGame(id);
  const setting = settingFor(game, how.players, how.option);
  const bots = botsFor(how.bots, setting.seats);

  const bar = progress('matches', games);
  const results: Record<string, number> = {};
  let decisions = 0;
  const before = performance.now();
  for (let i = 0; i < games; i++) {
    const match = start(game, { ...setting, seed: `${seed}/${i}` });
    decisions += playToEnd(match, bots, `${seed}/${i}`);
    if (match.result !== null) results[match.result.outcome] = (results[match.result.outcome] ?? 0) + 1;
    bar.to(i + 1);
  }
  const seconds = Math.round(performance.now() - before) / 1000;
  bar.end();

  const finished = Object.values(results).reduce((sum, count) => sum + count, 0);
  const report = { game: id, games, finished, decisions, seconds, results };
  if (json) printJson(report);
  else show(report);
}

function playToEnd(match: Match, bots: Readonly<Record<Seat, Bot>>, seed: string): number {
  try {
    return playOut(match, bots, seed, { most: MOST_DECISIONS });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Failed(
      `a rule failed with seed ${seed}: ${why}; the match is in ${keepSave(match.save(), `sim-${seed}`)}`,
    );
  }
}

interface SimReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly results: Readonly<Record<string, number>>;
}

function show({ game, games, finished, decisions, seconds, results }: SimReport): void {
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
    ]),
  );
}
