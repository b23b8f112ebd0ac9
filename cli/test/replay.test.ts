import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playOut, random } from '@tenebrae/bots';
import { type Game, type Save, start } from '@tenebrae/kernel';
import { type Candles, game } from '@tenebrae/kernel/demo';
import { fuzz } from '@tenebrae/kernel/testing';
import { describe, expect, test } from 'vitest';
import { keepSave } from '../src/kept-saves.ts';
import { anEmptyFolder, json, tenebrae } from './tenebrae.ts';

/** A save of a match for two, played at random for a while. */
function aSave(decisions = 12): Save {
  const match = start(game, { players: 2, options: { goal: 5 }, seed: 'replay' });
  playOut(match, { red: random, blue: random }, 'replay', { most: decisions });
  return match.save();
}

function aFile(save: unknown): string {
  const file = join(anEmptyFolder(), 'save.json');
  writeFileSync(file, typeof save === 'string' ? save : JSON.stringify(save));
  return file;
}

test('tells what happened, what everyone sees and what is asked', () => {
  const { status, stdout, stderr } = tenebrae(['replay', aFile(aSave()), '--verify']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('proved');
  expect(stdout).toMatch(/What happened\n(?: {2}[A-Z].* CANDLES-[A-Z]+-\d+\n)+/);
  expect(stdout).toMatch(/What everyone sees\n {2}goal: 5\n/);
  expect(stdout).toMatch(/What is asked\n.*: .*\? CANDLES-/);
});

test('speaks French too', () => {
  expect(tenebrae(['replay', aFile(aSave()), '--language', 'fr']).stdout).toMatch(
    /(?:Rouge|Bleu) (?:joue|ouvre|obtient)/,
  );
});

test('a seat sees its own cards and questions, and no one else’s', () => {
  const file = aFile(aSave(1));
  const [red, blue] = ['red', 'blue'].map(seat => json(['replay', file, '--seat', seat])) as [Told, Told];
  expect(red.view.hand).toHaveLength(3);
  expect(red.request.options).toBeDefined();
  expect(red.log.some(({ type }) => type === 'card-drawn')).toBe(true);
  expect(blue.view.hand).toEqual([]);
  expect(blue.request).toEqual({ kind: 'question', seat: 'red', ask: 'play-card', rule: 'CANDLES-PLAY-01' });
  expect(blue.log.some(({ type }) => type === 'card-drawn')).toBe(false);
});

interface Told {
  readonly view: { readonly hand: readonly string[] };
  readonly request: { readonly options?: unknown };
  readonly log: readonly { readonly type: string }[];
}

test('goes to any moment; between two of them, to the one before', () => {
  const save = aSave();
  const file = aFile(save);
  const { moment: first } = json(['replay', file, '--to', '3']) as { moment: number };
  expect(json(['replay', file, '--to', String(first + 1)])).toMatchObject({ last: save.journal.length });
  expect(json(['replay', file])).toMatchObject({ moment: save.journal.length });
  expect(tenebrae(['replay', file, '--to', '0'])).toMatchObject({ status: 2 });
  expect(tenebrae(['replay', file, '--to', '999']).stderr).toMatch(
    /there is no moment 999: there are 3 to \d+/,
  );
});

test('shows how a match ended', () => {
  expect(tenebrae(['replay', aFile(aSave(1000))]).stdout).toMatch(
    /How it ended\n {2}(?:dawn|endless night) CANDLES-END/,
  );
});

test('there is no such seat', () => {
  const { status, stderr } = tenebrae(['replay', aFile(aSave()), '--seat', 'white']);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'tenebrae: there is no seat white (known: red, blue)\n',
  });
});

describe('a save that is not sound', () => {
  const forged = {
    ...aSave(),
    checkpoint: { ...aSave().checkpoint, state: { ...aSave().checkpoint.state, light: 4 } },
  };

  test.each([
    ['cut off', '{"format":', 'not JSON, or cut off'],
    ['of nothing', {}, 'it names no game'],
    ['of another shape', { ...aSave(), journal: 7 }, '/journal: expected a list'],
  ])('%s ends with status 1 and one line', (_, save, line) => {
    const { status, stdout, stderr } = tenebrae(['replay', aFile(save)]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^tenebrae: [^\n]+\n$/);
    expect(stderr).toContain(line);
  });

  test('forged: is shown with a warning, but not proved', () => {
    const file = aFile(forged);
    expect(tenebrae(['replay', file])).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('not proved'),
    });
    expect(json(['replay', file])).toMatchObject({ verified: false });
    const proof = tenebrae(['replay', file, '--verify']);
    expect(proof).toMatchObject({ status: 1, stdout: '' });
    expect(proof.stderr).toContain('/checkpoint/state/light: is not what the seed and the rules give');
  });

  test('of another version: goes on from its checkpoint, and cannot be proved', () => {
    const file = aFile({ ...aSave(), version: 0 });
    expect(tenebrae(['replay', file]).status).toBe(0);
    expect(tenebrae(['replay', file, '--verify']).stderr).toContain(
      'it is of version 0, and candles is at version 1',
    );
  });
});

describe('a rule that fails', () => {
  const falling: Game<Candles> = {
    ...game,
    *beat(table) {
      if (table.state.turn > 1) throw new Error('the candle fell over');
      yield* game.beat(table);
    },
  };

  test('is shown with the answer on which it did', () => {
    const match = start(falling, { players: 2, seed: 1 });
    expect(() => playOut(match, { red: random, blue: random }, 1)).toThrow('the candle fell over');
    const { status, stdout } = tenebrae(['replay', aFile(match.save())]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/A rule failed\n {2}the candle fell over\n {2}on \{"kind":/);
  });

  test('is kept by the fuzzer in a file that can be replayed', () => {
    const [failure] = fuzz(falling, { decisions: 100, seed: 1 }).failures;
    const file = keepSave(failure?.save as Save, 'threw-a/b-1', anEmptyFolder());
    expect(file).toMatch(/candles-threw-a-b-1\.json$/);
    expect(tenebrae(['replay', file, '--verify'])).toMatchObject({ status: 0, stderr: '' });
  });
});
