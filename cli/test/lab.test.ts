import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { anEmptyFolder, json, PROGRAM, tenebrae } from './tenebrae.ts';

const PLAN = [
  '--players',
  '2,3',
  '--option',
  'gloom=dim,dark',
  '--bots',
  'random',
  '--bots',
  'habit',
  '--luck',
  '2',
];
const RUN = ['lab', 'run', 'candles', ...PLAN, '--games', '5', '--seed', '7'];

/** Several programs one after another are slow on a busy machine, and no worse for it. */
const MINUTES = 240_000;

const reportIn = (folder: string): string => readFileSync(join(folder, 'out', 'report.json'), 'utf8');

test('plays a plan and writes a page with JSON beside it', () => {
  const folder = anEmptyFolder();
  const printed = json([...RUN, '--out', 'out', '--workers', '2'], folder);
  expect(printed).toMatchObject({
    game: 'candles',
    matches: { planned: 40, finished: 40, unfinished: 0, failed: [] },
    rates: [{ side: 'players', of: 40 }],
    html: join(folder, 'out', 'report.html'),
  });
  expect(JSON.parse(reportIn(folder))).toMatchObject({
    game: 'candles',
    command:
      'tenebrae lab run candles --players 2,3 --option gloom=dim,dark --bots random --bots habit --games 5 --luck 2 --seed 7',
    plan: { settings: [{ players: 2 }, { players: 2 }, { players: 3 }, { players: 3 }], games: 5, seed: '7' },
  });
  expect(readFileSync(join(folder, 'out', 'report.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test(
  'the report of a real game is the same to the last byte with 1, 2 and 3 workers',
  () => {
    const words = [
      'lab',
      'run',
      'dark-darker-darkest',
      '--option',
      'mode=dark,darkest',
      '--bots',
      'habit',
      '--games',
      '2',
      '--luck',
      '0',
      '--out',
      'out',
    ];
    const [one, two, three] = ['1', '2', '3'].map(workers => {
      const folder = anEmptyFolder();
      expect(tenebrae([...words, '--workers', workers], folder)).toMatchObject({ status: 0, stderr: '' });
      return reportIn(folder);
    });
    expect(two).toBe(one);
    expect(three).toBe(one);
    expect(JSON.parse(one ?? '')).toMatchObject({ matches: { planned: 4, finished: 4 } });
  },
  MINUTES,
);

test(
  'killed in the middle it goes on where it was, to the same report',
  async () => {
    const [whole, folder] = [anEmptyFolder(), anEmptyFolder()];
    const words = [
      'lab',
      'run',
      'candles',
      '--bots',
      'habit',
      '--option',
      'goal=300',
      '--games',
      '60',
      '--luck',
      '0',
      '--out',
      'out',
    ];
    const results = join(folder, 'out', 'matches.jsonl');
    const lines = (): number =>
      existsSync(results) ? readFileSync(results, 'utf8').split('\n').length - 1 : 0;
    const child = spawn(process.execPath, [PROGRAM, ...words, '--workers', '2'], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
    });
    const ended = once(child, 'exit');
    while (lines() < 5 && child.exitCode === null) await wait(5);
    child.kill('SIGKILL');
    await ended;
    const before = lines();
    expect(before).toBeGreaterThanOrEqual(5);
    expect(before).toBeLessThan(60);
    expect(tenebrae([...words, '--workers', '1'], folder).status).toBe(0);
    expect(tenebrae([...words, '--workers', '2'], whole).status).toBe(0);
    expect(reportIn(folder)).toBe(reportIn(whole));
    const indexes = readFileSync(results, 'utf8')
      .trim()
      .split('\n')
      .map(line => (JSON.parse(line) as { index: number }).index);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  },
  MINUTES,
);

test('a folder refuses another plan, takes more games, and is reported anew', () => {
  const folder = anEmptyFolder();
  const run = (...more: string[]) =>
    tenebrae(['lab', 'run', 'candles', '--bots', 'random', '--out', 'out', '--games', '3', ...more], folder);
  expect(run().status).toBe(0);
  expect(run('--seed', '2')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('holds matches of another plan'),
  });
  expect(run('--games', '6').status).toBe(0);
  expect(run('--seed', '2', '--afresh').status).toBe(0);
  expect(json(['lab', 'report', 'out', '--report', 'page', '--language', 'fr'], folder)).toMatchObject({
    matches: { finished: 3 },
  });
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('<html lang="fr">');
});

test('takes a plan from a file', () => {
  const folder = anEmptyFolder();
  const plan = {
    game: 'candles',
    settings: { players: [2], options: { goal: [4, 6] } },
    ladder: { bots: ['random', 'habit'], by: 'table' },
    games: 2,
  };
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  expect(json(['lab', 'run', '--plan', 'plan.json', '--out', 'out', '--games', '3'], folder)).toMatchObject({
    matches: { planned: 12 },
  });
});

test('compares two reports, and writes their pages anew', () => {
  const folder = anEmptyFolder();
  const report = (bot: string) =>
    tenebrae(
      [
        'lab',
        'run',
        'candles',
        '--bots',
        bot,
        '--option',
        'goal=20',
        '--games',
        '30',
        '--luck',
        '0',
        '--out',
        bot,
      ],
      folder,
    );
  expect([report('random').status, report('habit').status]).toEqual([0, 0]);
  const files = [join('random', 'report.json'), join('habit', 'report.json')];
  expect(json(['lab', 'compare', ...files, '--report', 'both'], folder)).toMatchObject({
    game: 'candles',
    changes: expect.any(Array),
  });
  expect(existsSync(join(folder, 'both.html'))).toBe(true);
  expect(tenebrae(['lab', 'compare', ...files], folder).stdout).toMatch(
    /^candles: \d+ of \d+ numbers have clearly changed\n/,
  );

  // From the data alone the same page comes again, and the French one.
  const page = join(folder, 'random', 'report.html');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, '');
  expect(tenebrae(['lab', 'page', ...files], folder)).toMatchObject({
    status: 0,
    stdout: `${files.map(file => join(folder, file).replace(/json$/, 'html')).join('\n')}\n`,
  });
  expect(readFileSync(page, 'utf8')).toBe(before);
  const french = ['lab', 'page', files[0] as string, '--language', 'fr', '--report', 'page'];
  expect(tenebrae(french, folder).status).toBe(0);
  expect(readFileSync(join(folder, 'page.html'), 'utf8')).toContain('<html lang="fr">');
});

describe('mistakes are told in a line', () => {
  test.each([
    [['run'], 'name a game, or a plan with --plan'],
    [['run', 'chess'], 'there is no game chess'],
    [['run', 'candles', '--bots', 'deep-thought'], 'there is no bot deep-thought'],
    [['run', 'candles', '--bots', 'red=greedy,blue'], '--bots is a bot, or seat=bot,seat=bot'],
    [['run', 'candles', '--bots', 'red=greedy'], 'no bot is named for blue'],
    [['run', 'candles', '--option', 'goal'], '--option is given as name=value or name=value,value'],
    [['run', 'candles', '--option', 'goal=2'], 'option goal is a whole number from 3 to 500'],
    [['run', 'candles', '--option', 'colour=red'], 'candles has no option colour'],
    [['run', 'candles', '--players', '2,many'], '--players is a list of whole numbers'],
    [
      ['run', 'candles', '--ladder', 'random', '--ladder-by', 'team'],
      '--ladder-by is one of table, kind, seat',
    ],
    [['run', 'candles', '--workers', '0'], 'without a queue at least one worker is needed'],
    [['run', '--plan', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['run', '--plan', 'plan.json', '--bots', 'greedy'], '--plan says it all: leave out --bots'],
    [['report', 'nowhere'], 'holds no run of the lab'],
    [['compare', 'nowhere.json', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['page', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['page', 'a.json', 'b.json', '--report', 'page'], '--report names one page'],
    [['work'], "required option '--queue <url>' not specified"],
  ])('%j', (words, message) => {
    const ended = tenebrae(['lab', ...words], anEmptyFolder());
    expect(ended.stderr).toContain(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });

  test('a queue that is not there', () => {
    const queue = 'postgres://nobody@127.0.0.1:1/nowhere';
    const { status, stderr } = tenebrae(
      ['lab', 'run', 'candles', '--games', '1', '--out', 'out', '--queue', queue],
      anEmptyFolder(),
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^tenebrae: the queue cannot be reached: /);
  });
});
