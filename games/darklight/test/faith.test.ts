import { expect, test } from 'vitest';
import { drawMiracles, gainFaith, trimFaith } from '../src/rules/faith.ts';
import { type AccursedSet, aGame, offered, perform } from '../testing/index.ts';

const exorcist = (roll: number, set: AccursedSet = {}) =>
  aGame({ board: 'E.', accursed: { exorcist: set }, roll });

function faithAfter(roll: number, set: AccursedSet = {}): number {
  const game = exorcist(roll, set);
  gainFaith(game.table);
  return game.accursed('exorcist').faith;
}

test.each([
  [1, 1],
  [4, 1],
  [5, 0],
  [6, 0],
])('DL-FTH-01 a Darkness Roll of %i gives %i FP', (roll, faith) => {
  expect(faithAfter(roll)).toBe(faith);
});

test('DL-FTH-01 nothing while dead or out of the dungeon', () => {
  expect(faithAfter(2, { status: { kind: 'dead', injury: 'disfigured', health: 16 }, wounds: 16 })).toBe(0);
  expect(faithAfter(2, { status: { kind: 'escaped' } })).toBe(0);
});

test('WE-09 DL-FTH-01 DL-FTH-02 with Charisma 3 and 6 FP a Darkness Roll of 2 gives nothing', () => {
  expect(faithAfter(2, { faith: 6 })).toBe(6);
});

test('DL-FTH-02 FP above the limit are lost when Charisma falls', () => {
  const game = exorcist(2, { faith: 6, insanity: 9 });
  trimFaith(game.state, game.accursed('exorcist'));
  expect(game.accursed('exorcist').faith).toBe(4);
});

test('DL-FTH-03 a dungeon starts with 0 FP, or with what the reliquary gives', () => {
  const plain = exorcist(3, { faith: 5 });
  perform(drawMiracles(plain.table, plain.accursed('exorcist')), 'purge', 'judgement', 'steadfast');
  expect(plain.accursed('exorcist').faith).toBe(0);
  const holy = exorcist(3, { items: ['reliquary'] });
  perform(drawMiracles(holy.table, holy.accursed('exorcist')), 'purge', 'judgement', 'steadfast');
  expect(holy.accursed('exorcist').faith).toBe(2);
});

test('DL-ACC-14 three Miracles at random, one of each deck, in place of the last ones', () => {
  const game = exorcist(3, { miracles: ['call-back'] });
  perform(drawMiracles(game.table, game.accursed('exorcist')), 'mend-flesh', 'dread-name', 'aegis-of-dawn');
  expect(game.accursed('exorcist').miracles).toEqual(['mend-flesh', 'dread-name', 'aegis-of-dawn']);
  expect(game.told('miracle-received')).toHaveLength(3);
});

test('exo-fervour gains FP on a 5 too, exo-living-saint on every roll', () => {
  expect(faithAfter(5, { skills: ['exo-fervour'] })).toBe(1);
  expect(faithAfter(6, { skills: ['exo-fervour'] })).toBe(0);
  expect(faithAfter(6, { skills: ['exo-living-saint'] })).toBe(1);
});

test('exo-deep-faith holds 2 more, exo-living-saint has 1 more Charisma', () => {
  expect(faithAfter(2, { faith: 7, skills: ['exo-deep-faith'] })).toBe(8);
  expect(faithAfter(2, { faith: 8, skills: ['exo-deep-faith'] })).toBe(8);
  expect(faithAfter(2, { faith: 7, skills: ['exo-living-saint'] })).toBe(8);
});

test('exo-litany draws two of a deck of choice and keeps one', () => {
  const game = exorcist(3, { skills: ['exo-litany'] });
  const performed = perform(
    drawMiracles(game.table, game.accursed('exorcist')),
    'deck:offensive',
    'purge',
    'judgement',
    'dread-name',
    'keep:dread-name',
    'steadfast',
  );
  expect(offered(performed, 'keep-miracle')).toEqual(['keep:judgement', 'keep:dread-name']);
  expect(game.accursed('exorcist').miracles).toEqual(['purge', 'dread-name', 'steadfast']);
});

test('exo-fourth-prayer takes one more at random of a deck of choice', () => {
  const game = exorcist(3, { skills: ['exo-fourth-prayer'] });
  perform(
    drawMiracles(game.table, game.accursed('exorcist')),
    'purge',
    'judgement',
    'steadfast',
    'deck:healing',
    'call-back',
  );
  expect(game.accursed('exorcist').miracles).toEqual(['purge', 'judgement', 'steadfast', 'call-back']);
});
