import { availableParallelism } from 'node:os';
import { LANGUAGES, type Language } from '@tenebrae/kernel';
import { DEFAULTS, NotComparable } from '@tenebrae/lab';
import { type Command, Option } from 'commander';
import { gather, wholeNumber } from '../arguments.ts';
import { compareLab } from '../lab/compare.ts';
import { writePages } from '../lab/page.ts';
import { orMistake, reportAgain, runLab, workForOthers } from '../lab/run.ts';

export function addLab(program: Command): void {
  const lab = program
    .command('lab')
    .description('play many matches of a plan, here or on several machines, and report what they show')
    .addHelpText('after', EXAMPLES);
  addRun(lab);
  addWork(lab);
  addReport(lab);
  addPage(lab);
  addCompare(lab);
}

const EXAMPLES = `
What was played is kept: the same command again goes on where the last one ended, also with more --games.
Examples:
  tenebrae lab run candles --players 2,3 --option gloom=dim,dark --bots random --bots greedy --games 200
  tenebrae lab run descent --bots greedy --bots overlord=adept,hero=greedy --report docs/balance/descent
  tenebrae lab run --plan plan.json --workers 0 --queue postgres://host/lab    # and on each machine:
  tenebrae lab work --queue postgres://host/lab
  tenebrae lab compare before.json after.json`;

const language = (): Option =>
  new Option('--language <language>', 'of the page').choices(LANGUAGES).default('en' satisfies Language);

const queue = (): Option =>
  new Option('--queue <url>', 'the PostgreSQL database over which machines share the work').env(
    'TENEBRAE_LAB_QUEUE',
  );

function addRun(lab: Command): void {
  lab
    .command('run')
    .description('play a plan, or what is missing of it, and report')
    .argument('[game]', 'the id of a game; may be left to the plan')
    .option('--plan <file>', 'a plan as JSON, instead of the next five options')
    .option('--players <list>', 'how many play: 2 or 2,3; the fewest by default')
    .option(
      '--option <name=list>',
      "one of the game's own options, one value or several; may be repeated",
      gather,
    )
    .option('--bots <line-up>', 'a bot for all seats, or seat=bot,seat=bot; may be repeated', gather)
    .option('--ladder <bots>', 'each of these bots in each kind of seat (--ladder-by), in every way')
    .option(
      '--ladder-by <what>',
      'table: all seats have the same bot; kind: those of a kind have; seat: each its own',
    )
    .option(
      '--games <n>',
      `matches of each setting with each line-up; ${DEFAULTS.games} by default`,
      wholeNumber(1),
    )
    .option(
      '--luck <n>',
      `in how many of them to look into the dice; ${DEFAULTS.luck} by default`,
      wholeNumber(0),
    )
    .option('--seed <seed>', `the same seed gives the same report; ${DEFAULTS.seed} by default`)
    .option(
      '--most <n>',
      `decisions after which a match is left; ${DEFAULTS.most} by default`,
      wholeNumber(1),
    )
    .option(
      '--workers <n>',
      'share the matches among so many threads',
      wholeNumber(0),
      availableParallelism(),
    )
    .addOption(queue())
    .option('--out <folder>', 'where results are kept; data/lab/… by default')
    .option('--report <path>', 'where the report goes, as .html and .json; into the folder by default')
    .option('--afresh', 'forget what the folder holds')
    .addOption(language())
    .option('--json', 'print JSON')
    .action(orMistake(runLab));
}

function addWork(lab: Command): void {
  lab
    .command('work')
    .description('play what the queue has to play, until it is stopped')
    .addOption(queue().makeOptionMandatory())
    .option('--workers <n>', 'in so many threads', wholeNumber(1), availableParallelism())
    .action(workForOthers);
}

function addReport(lab: Command): void {
  lab
    .command('report')
    .description('make the report of a folder anew, of as many matches as it holds')
    .argument('<folder>', 'the folder of a run')
    .option('--report <path>', 'where the report goes, as .html and .json; into the folder by default')
    .addOption(language())
    .option('--json', 'print JSON')
    .action(orMistake(reportAgain));
}

function addPage(lab: Command): void {
  lab
    .command('page')
    .description('write the page of a report anew from its JSON, say in another language')
    .argument('<reports...>', 'the JSON of one or several reports')
    .option('--report <path>', 'where the page of a single report goes; beside its JSON by default')
    .addOption(language())
    .action(orMistake(writePages, NotComparable));
}

function addCompare(lab: Command): void {
  lab
    .command('compare')
    .description('say what has changed from one report to another')
    .argument('<first>', 'the JSON of a report')
    .argument('<second>', 'the JSON of another one, of the same game')
    .option('--report <path>', 'also write a page and JSON there')
    .addOption(language())
    .option('--json', 'print JSON')
    .action(orMistake(compareLab, NotComparable));
}
