import type { Command } from 'commander';
import pc from 'picocolors';
import { type CommitCost, type HintCost, measurePage, PAGE_ROUNDS } from '../bench/browser.ts';
import { type Cost, type Costs, measureCosts } from '../bench/costs.ts';
import type { Heat, HeatRates } from '../bench/heat.ts';
import { LEDGER, type LedgerCost, measureLedgers } from '../bench/ledgers.ts';
import { LAB_STEPS, type LabReport, measureLab } from '../bench/lab.ts';
import { labLines } from '../bench/lab-lines.ts';
import { measureServer, type ServerReport, STEPS } from '../bench/server.ts';
import { serverLines } from '../bench/server-lines.ts';
import { CONTESTANTS, measureSpeed, type Speed, type SpeedReport } from '../bench/speed.ts';
import { type BoardCosts, BOARDS, measureBoards } from '../bench/whole-boards.ts';
import { Failed } from '../ends.ts';
import { openGame } from '../games.ts';
import { inWorker } from '../in-worker.ts';
import { print, printJson, progress, table } from '../output.ts';
import { repositoryRoot } from '../root.ts';

/** What must be reached. */
const MOST_FORK = 40;
const MOST_UNDO = 60;
/** Milliseconds: what a frame lasts. */
const MOST_COMMIT = 16;
/** Milliseconds: how long somebody waits for a hint. */
const MOST_HINT = 2000;
/** No frame is dropped for it: none lasts by half longer than the longest in which nothing was asked. */
const LONGER_FRAME = 1.5;

export function addBench(program: Command): void {
  program
    .command('bench')
    .description(
      'measure the kernel against boardgame.io, what fork, undo, save and load cost, a look at a whole board, a ledger, the lab, the server, and the page',
    )
    .option('--json', 'print JSON')
    .option('--no-browser', 'leave out the page, which needs Chrome or Chromium')
    .option('--no-server', 'leave out the server')
    .option('--no-lab', 'leave out the lab')
    .addHelpText('after', EXAMPLES)
    .action(bench);
}

const EXAMPLES = `
Ends with status 1 when a limit is missed. Takes ten minutes and more: every contestant is warmed up
first, and a close result is measured three times.
Examples:
  tenebrae bench
  tenebrae bench --json | jq '.costs.fork'`;

interface Words {
  readonly json?: true;
  readonly browser: boolean;
  readonly server: boolean;
  readonly lab: boolean;
}

async function bench({ json, browser, server: withServer, lab: withLab }: Words): Promise<void> {
  // The page first: it is built if need be, and fails at once where there is no browser.
  const page = browser ? await measureBrowser() : null;
  const speed = await measureContestants();
  const costs = await measureDemonstration();
  const boards = measureWholeBoards();
  const ledger = measureLedgers(repositoryRoot());
  const lab = withLab ? await measureMatches() : null;
  const server = withServer ? await measureTables() : null;
  const limited = [speed.ticTacToe, ...Object.values(speed.games), costs.fork, costs.undo, ledger];
  const parts = [page, page?.hints ?? null, lab, server].flatMap(part => part ?? []);
  const passes = [...limited, ...parts].map(({ pass }) => pass);
  const report = { ...speed, costs, boards, ledger, lab, server, page, pass: passes.every(pass => pass) };
  if (json) printJson(report);
  else show(report);
  if (!report.pass) throw new Failed(`${passes.filter(pass => !pass).length} limits missed`);
}

async function measureContestants(): Promise<SpeedReport> {
  const bar = progress('contestants', CONTESTANTS);
  const inItsWorker = inWorker<Heat, HeatRates>('heat');
  const report = await measureSpeed(heat => inItsWorker(heat, () => {}), bar.to);
  bar.end();
  return report;
}

interface Limited extends Cost {
  readonly most: number;
  readonly pass: boolean;
}

type CostReport = Omit<Costs, 'fork' | 'undo'> & { readonly fork: Limited; readonly undo: Limited };

/** The long match is one of the demonstration game, which has hidden hands, dice, draws and interrupts. */
async function measureDemonstration(): Promise<CostReport> {
  const { game } = await openGame('candles');
  const bar = progress('moments', 300);
  const costs = measureCosts(game, { players: 4, options: { goal: 500 } }, bar.to);
  bar.end();
  const limited = (cost: Cost, most: number): Limited => ({
    ...inTenths(cost),
    most,
    pass: cost.p90 <= most,
  });
  return {
    ...costs,
    microsecondsPerDecision: rounded(costs.microsecondsPerDecision),
    fork: limited(costs.fork, MOST_FORK),
    undo: limited(costs.undo, MOST_UNDO),
    save: inTenths(costs.save),
    resume: inTenths(costs.resume),
    load: inTenths(costs.load),
  };
}

function measureWholeBoards(): BoardCosts {
  const bar = progress('boards', BOARDS);
  const costs = measureBoards(bar.to);
  bar.end();
  return {
    ...costs,
    microsecondsPerDecision: rounded(costs.microsecondsPerDecision),
    sight: inTenths(costs.sight),
    reach: inTenths(costs.reach),
  };
}

type HintReport = HintCost & { readonly mostFrame: number; readonly pass: boolean };
type PageReport = CommitCost & Limited & { readonly hints: HintReport };

/** One answered question with a full board, and hints, in the real browser. */
async function measureBrowser(): Promise<PageReport> {
  const bar = progress('rounds in the browser', PAGE_ROUNDS);
  const { commits, hints } = await measurePage(repositoryRoot(), bar.to);
  bar.end();
  const mostFrame = rounded(LONGER_FRAME * hints.restingFrame);
  return {
    ...commits,
    ...inTenths(commits),
    most: MOST_COMMIT,
    pass: commits.p50 <= MOST_COMMIT,
    hints: {
      hints: hints.hints,
      p50: Math.round(hints.p50),
      most: Math.round(hints.most),
      restingFrame: rounded(hints.restingFrame),
      longestFrame: rounded(hints.longestFrame),
      mostFrame,
      pass: hints.most <= MOST_HINT && hints.longestFrame <= mostFrame,
    },
  };
}

async function measureMatches(): Promise<LabReport> {
  const bar = progress('steps of the lab', LAB_STEPS);
  const report = await measureLab(repositoryRoot(), bar.to);
  bar.end();
  return report;
}

async function measureTables(): Promise<ServerReport> {
  const bar = progress('steps of the server', STEPS);
  const report = await measureServer(repositoryRoot(), bar.to);
  bar.end();
  return report;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const inTenths = ({ p50, p90 }: Cost): Cost => ({ p50: rounded(p50), p90: rounded(p90) });

interface Report extends SpeedReport {
  readonly costs: CostReport;
  readonly boards: BoardCosts;
  readonly ledger: LedgerCost;
  readonly lab: LabReport | null;
  readonly server: ServerReport | null;
  readonly page: PageReport | null;
}

function show({ boardgameIo, ticTacToe, games, costs, boards, ledger, lab, server, page }: Report): void {
  const verdict = (pass: boolean): string => (pass ? pc.green('reached') : pc.red('missed'));
  const row = (name: string, { perSecond, ratio: times, least, pass }: Speed) => [
    name,
    perSecond,
    `${times} times boardgame.io, at least ${least}: ${verdict(pass)}`,
  ];
  const cost = (name: string, { p50, p90, ...limit }: Cost & Partial<Limited>) => [
    name,
    p50,
    p90,
    limit.pass === undefined ? '' : `at most ${limit.most}: ${verdict(limit.pass)}`,
  ];
  print(
    pc.bold('Random decisions a second'),
    ...table([
      ['boardgame.io, tic-tac-toe', boardgameIo.perSecond, ''],
      row('kernel, tic-tac-toe', ticTacToe),
      ...Object.entries(games).map(([id, one]) => row(`kernel, ${id}`, one)),
    ]),
    '',
    pc.bold(`Costs in decisions of ${costs.microsecondsPerDecision} µs, median and 90th percentile`),
    `at ${costs.moments} moments of a match of ${costs.decisions} decisions`,
    ...table([
      cost('fork', costs.fork),
      cost('undo', costs.undo),
      cost('save', costs.save),
      cost('load, from the last checkpoint', costs.resume),
      cost('load, proving all of it', costs.load),
    ]),
    '',
    pc.bold(
      `A whole board of ${boards.game} in decisions of ${boards.microsecondsPerDecision} µs, median and 90th percentile`,
    ),
    `${boards.boards} matches halfway, with ${boards.figures} figures on ${boards.spaces} known spaces`,
    ...table([
      cost('line of sight, all figures to all spaces', boards.sight),
      cost('reach of all heroes and monsters', boards.reach),
    ]),
    '',
    pc.bold(
      `The ledger of ${LEDGER} against source and tests, in starts of the program of ${ledger.start} ms`,
    ),
    ...table([['rules', ledger.ratio, `at most ${ledger.most}: ${verdict(ledger.pass)}`]]),
  );
  if (lab !== null) print('', ...labLines(lab));
  if (server !== null) print('', ...serverLines(server));
  if (page === null) return;
  print(
    '',
    pc.bold(
      `Milliseconds for the page to render and commit an answer, with ${page.tokens} tokens on the board`,
    ),
    ...table([cost(`${page.answers} answers in the browser`, page)]),
    '',
    pc.bold('Milliseconds until a hint is there, median and longest, and the longest frame meanwhile'),
    ...table([
      [
        `${page.hints.hints} hints in the browser`,
        page.hints.p50,
        page.hints.most,
        page.hints.longestFrame,
        `at most ${MOST_HINT} and ${page.hints.mostFrame}: ${verdict(page.hints.pass)}`,
      ],
    ]),
  );
}
