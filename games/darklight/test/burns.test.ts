import { expect, test } from 'vitest';
import type { SpellId } from '../src/data/spells.ts';
import { burnLevel, sufferBurn } from '../src/rules/burns.ts';
import type { CastRoll } from '../src/rules/casting.ts';
import { type AccursedSet, act, aGame, d3, perform, type TestGame } from '../testing/index.ts';

const TWO_OF = { 2: [1, 1, 3, 3], 3: [2, 2, 6, 6, 6], 4: [2, 2, 2, 2, 2], 5: [2, 2, 2, 2, 2, 2] } as const;

const aWitch = (set: AccursedSet = {}): TestGame =>
  aGame({
    board: `
      ......
      .WK...
      .....a
      ......`,
    accursed: { 'blood-witch': { source: 4, ...set }, 'black-knight': {} },
    marks: { a: 'skorn-savage' },
    turn: ['blood-witch', 'before-move'],
  });

/** A cast that has been rolled so. */
const castWith = (game: TestGame, spell: SpellId, faces: readonly number[]): CastRoll => ({
  caster: game.accursed('blood-witch'),
  spell,
  target: { figure: null, square: null, tile: null, against: null },
  faces,
  rerolled: faces.map(() => false),
  succeeds: true,
  kills: 0,
});

const burnt = (
  game: TestGame,
  spell: SpellId,
  level: 2 | 3 | 4 | 5,
  ...script: (number | number[] | string)[]
) => {
  perform(sufferBurn(game.table, castWith(game, spell, TWO_OF[level])), ...script);
  return game.accursed('blood-witch');
};

test.each([
  [[2, 2, 6, 6, 6], 3],
  [[2, 2, 2, 2, 2], 4],
  [[4, 4, 5], 1],
  [[1, 1, 3, 3], 2],
  [[1, 2, 3, 4], 0],
])('DL-BRN-02 the dice %j are level %i', (faces, level) => {
  expect(burnLevel(faces)).toBe(level);
});

test('WE-12 DL-BRN-02 DL-BRN-03 of the Blood chart: 2,2,6,6,6 is entry 3, five 2s entry 4, a pair nothing, two pairs entry 2', () => {
  const third = aWitch();
  perform(sufferBurn(third.table, castWith(third, 'sphere-of-hate', [2, 2, 6, 6, 6])), 4);
  expect(third.accursed('blood-witch')).toMatchObject({ wounds: 4, source: 0 });
  const fourth = aWitch();
  perform(sufferBurn(fourth.table, castWith(fourth, 'sphere-of-hate', [2, 2, 2, 2, 2])), 3);
  expect(fourth.accursed('blood-witch')).toMatchObject({ wounds: 5, insanity: 1, prone: true, source: 4 });
  const none = aWitch();
  perform(sufferBurn(none.table, castWith(none, 'sphere-of-hate', [4, 4, 5])));
  expect(none.accursed('blood-witch')).toMatchObject({ wounds: 0, source: 4 });
  expect(none.told('source-burn')).toEqual([]);
  const second = aWitch();
  perform(sufferBurn(second.table, castWith(second, 'sphere-of-hate', [1, 1, 3, 3])), d3(2));
  expect(second.accursed('blood-witch')).toMatchObject({ wounds: 2, source: 4 });
});

test('DL-BRN-01 a failed cast burns too', () => {
  const game = aWitch();
  act(game, 'cast:sphere-of-hate', 'source:4', [1, 1, 1, 2], d3(1));
  expect(game.told('cast-failed')).toHaveLength(1);
  expect(game.accursed('blood-witch').wounds).toBe(1);
});

test('DL-BRN-01 a spell that succeeds is resolved before its burn', () => {
  const game = aWitch();
  act(game, 'cast:sphere-of-hate', 'source:4', [6, 6, 6, 1], 1, d3(1));
  const told = game.table.told.map(({ type }) => type);
  expect(told.indexOf('source-burn')).toBeGreaterThan(told.indexOf('cast-succeeded'));
  expect(told.lastIndexOf('wounds-suffered')).toBeGreaterThan(told.indexOf('source-burn'));
  expect(game.monster('a').wounds).toBe(1);
});

test('DL-BRN-03 level 5 of Blood: 2d6 Wounds and 1d3 Insanity; more than five equal dice are level 5 as well', () => {
  expect(burnt(aWitch(), 'sphere-of-hate', 5, [3, 4], d3(2))).toMatchObject({ wounds: 7, insanity: 2 });
  const game = aWitch();
  perform(sufferBurn(game.table, castWith(game, 'leech', [4, 4, 4, 4, 4, 4, 4])), [1, 1], d3(1));
  expect(game.told('source-burn')).toMatchObject([{ level: 5 }]);
});

test('DL-BRN-03 level 2 and 3 of Odinash: Fire Wounds; Ignited and no Source', () => {
  expect(burnt(aWitch(), 'ember-lance', 2, d3(3)).wounds).toBe(3);
  expect(burnt(aWitch(), 'ember-lance', 3)).toMatchObject({ fire: 'full', source: 0, wounds: 0 });
});

test('DL-BRN-03 level 4 of Odinash: everyone beside the caster burns as well, each with a die of its own', () => {
  const game = aWitch();
  expect(burnt(game, 'ember-lance', 4, 2, 3)).toMatchObject({ wounds: 4, insanity: 1 });
  expect(game.accursed('black-knight')).toMatchObject({ wounds: 5, insanity: 0 });
  expect(game.monster('a').wounds).toBe(0);
});

test('DL-BRN-03 level 5 of Odinash: a Devil Lord comes next to the caster, and nothing else', () => {
  const game = aWitch();
  const witch = burnt(game, 'ember-lance', 5);
  expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual(['skorn-savage', 'devil-lord']);
  expect(witch).toMatchObject({ wounds: 0, insanity: 0 });
});

test('DL-BRN-03 with the Devil Lord already in play there are Wounds and Insanity instead', () => {
  const game = aGame({
    board: `
      W......
      ....a..
      .......`,
    marks: { a: 'devil-lord' },
    turn: ['blood-witch', 'before-move'],
  });
  expect(burnt(game, 'ember-lance', 5, [1, 2], d3(1))).toMatchObject({ wounds: 3, insanity: 1 });
  expect(game.dungeon.monsters).toHaveLength(1);
});

test('DL-BRN-03 wit-unburnt lowers the level by 1', () => {
  const game = aWitch({ skills: ['wit-unburnt'] });
  perform(sufferBurn(game.table, castWith(game, 'sphere-of-hate', TWO_OF[2])));
  expect(game.accursed('blood-witch').wounds).toBe(0);
  perform(sufferBurn(game.table, castWith(game, 'sphere-of-hate', TWO_OF[3])), d3(1));
  expect(game.accursed('blood-witch')).toMatchObject({ wounds: 1, source: 4 });
});
