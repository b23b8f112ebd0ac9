import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anEmptyFolder, json, ROOT, tenebrae } from './tenebrae.ts';

test('runs through npm', () => {
  const words = ['run', '-s', 'tenebrae', '--', 'content', 'candles', '--json'];
  const { status, stdout } = spawnSync('npm', words, { cwd: ROOT, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'candles' });
});

describe('rules', () => {
  function aLedger(): string {
    const folder = anEmptyFolder();
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'ledger.md'), '- **PIG-GEN-01** — Play.\n- **PIG-GEN-02** — Roll.\n');
    writeFileSync(join(folder, 'src', 'index.ts'), '/** PIG-GEN-02, PIG-GEN-03 */\n');
    return folder;
  }

  test('prints JSON', () => {
    expect(json(['rules', 'pig', '--folder', aLedger()])).toEqual({
      game: 'pig',
      total: 2,
      cited: 1,
      tested: 0,
      missing: { cited: ['PIG-GEN-01'], tested: ['PIG-GEN-01', 'PIG-GEN-02'] },
      unknown: ['PIG-GEN-03'],
    });
  });

  test('prints a table', () => {
    const { status, stdout } = tenebrae(['rules', 'pig', '--folder', aLedger()]);
    expect(status).toBe(0);
    expect(stdout).toContain('rules in the ledger  2\ncited in the source  1\n');
    expect(stdout).toContain('Unknown (1)\n  PIG-GEN-03\n');
  });
});

test('content prints JSON and a table', () => {
  expect(json(['content', 'candles'])).toEqual({
    game: 'candles',
    kinds: { cards: 5, doors: 2 },
    words: { en: expect.any(Number), fr: expect.any(Number), missing: [] },
  });
  expect(tenebrae(['content', 'candles']).stdout).toContain('cards  5\ndoors  2\n');
});

describe('sim', () => {
  const SIM = ['sim', 'candles', '--games', '20', '--seed', '7'];

  test('prints JSON, the same for the same seed', () => {
    const report = json(SIM) as { results: Record<string, number> };
    expect(report).toEqual({
      game: 'candles',
      games: 20,
      finished: 20,
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      results: expect.any(Object),
      facts: { numbers: {}, words: {} },
    });
    expect(Object.values(report.results).reduce((sum, count) => sum + count)).toBe(20);
    expect({ ...(json(SIM) as object), seconds: 0 }).toEqual({ ...report, seconds: 0 });
  });

  test('plays the same matches however many threads share them', () => {
    const report = json(SIM) as object;
    expect({ ...(json([...SIM, '--workers', '3']) as object), seconds: 0 }).toEqual({
      ...report,
      seconds: 0,
    });
    expect(json([...SIM, '--games', '2', '--workers', '5'])).toMatchObject({ games: 2, finished: 2 });
  });

  test('takes bots, players and options', () => {
    const more = [
      '--bots',
      'greedy,random,habit',
      '--players',
      '3',
      '--option',
      'goal=4',
      '--option',
      'gloom=dark',
    ];
    expect(json([...SIM, ...more])).toMatchObject({ finished: 20 });
  });

  test('prints a table', () => {
    expect(tenebrae(SIM).stdout).toMatch(/^candles\nmatches +20\nfinished +20\n/);
  });
});

describe('fuzz', () => {
  const FUZZ = ['fuzz', 'candles', '--decisions', '400', '--seed', '7', '--option', 'goal=6'];

  test.each([
    ['in one thread', []],
    ['in two', ['--workers', '2']],
    ['with fewer checks', ['--every', '10', '--players', '3']],
  ])('prints JSON, %s', (_, more) => {
    const folder = anEmptyFolder();
    expect(json([...FUZZ, ...more], folder)).toEqual({
      game: 'candles',
      decisions: 400,
      games: expect.any(Number),
      exercised: { cards: { seen: 5, of: 5 }, doors: { seen: 2, of: 2 } },
      failures: [],
    });
  });

  test('prints a table', () => {
    expect(tenebrae(FUZZ).stdout).toMatch(/^candles\ndecisions +400\nmatches +\d+\nfailures +0\n/);
  });
});
