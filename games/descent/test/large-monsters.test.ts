import { stepsFrom } from '@tenebrae/board';
import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { monsterFigure, monsterSpaces } from '../src/rules/figures.ts';
import { monsterMoveOptions, moveMonster, takeStep } from '../src/rules/moving.ts';
import { monsterStairOptions } from '../src/rules/stairs-and-glyphs.ts';
import { mayEnd, walkOf } from '../src/rules/walk.ts';
import type { Activation } from '../src/state.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

const active = (points: number): Activation => ({
  monster: 1,
  points,
  attacks: 1,
  half: null,
  webbed: false,
  begun: true,
  used: [],
});
const activated = (set: GameSet, points = 4): TestGame =>
  aGame({ heroes: { silhouette: {} }, overlordTurn: { active: active(points) }, ...set });
const spots = (game: TestGame): string[] =>
  monsterSpaces(game.state, game.monster(1)).map(
    square => `${square % game.state.grid.width},${Math.floor(square / game.state.grid.width)}`,
  );
const placesBeside = (game: TestGame) =>
  stepsFrom(game.state.grid, game.monster(1).place, walkOf(game.state, monsterFigure(game.monster(1))));

test('WE-23 a Dragon turns in exactly two ways when it steps across its length (DJ-LRG-08)', () => {
  const game = aGame({ monsters: [['dragon', 'normal', [3, 6], { turned: true }]] });
  const dragon = game.monster(1);
  const found = stepsFrom(game.state.grid, dragon.place, walkOf(game.state, monsterFigure(dragon)))
    .map(place => monsterSpaces(game.state, { ...dragon, place }))
    .filter(spaces => spaces.includes(game.at([4, 5])) && !spaces.includes(game.at([4, 8])))
    .map(spaces => [...new Set(spaces.map(square => square % 12))])
    .filter(columns => columns.length === 2);
  expect(found).toEqual([
    [3, 4],
    [4, 5],
  ]);
});

test('WE-22 a Hell Hound goes up, turns right, turns up and sidesteps for four points (DJ-LRG-08, DJ-LRG-09)', () => {
  const game = activated({ monsters: [['hell-hound', 'normal', [5, 8]]] });
  const step = (...to: readonly string[]): void => {
    const hound = game.monster(1);
    const place = placesBeside(game).find(one => {
      const spaces = monsterSpaces(game.state, { ...hound, place: one }).map(
        square => `${square % 12},${Math.floor(square / 12)}`,
      );
      return spaces.join(' ') === to.join(' ');
    });
    if (place === undefined) throw new Error(`no step to ${to.join(' ')}`);
    perform(takeStep(game.table, 'monster:1', place));
    expect(spots(game)).toEqual(to);
  };
  step('5,7', '5,8');
  step('5,7', '6,7');
  step('6,6', '6,7');
  step('7,5', '7,6');
  expect(game.state.overlord.turn?.active?.points).toBe(0);
});

test('WE-19 an Ogre half over pits stays up, a Hell Hound wholly over them falls and suffers 1 wound (DJ-LRG-03, DJ-PRP-01)', () => {
  const ogre = activated({ board: '..pp\n....', monsters: [['ogre', 'normal', [0, 0]]] });
  const walk = monsterMoveOptions(ogre.state, ogre.monster(1)).find(({ place }) => place === 2);
  if (walk === undefined) throw new Error('not offered');
  perform(moveMonster(ogre.table, ogre.monster(1), walk));
  expect(ogre.monster(1)).toMatchObject({ place: 2, fallen: false, wounds: 0 });
  const hound = activated({ board: '..p.\n..p.\n....', monsters: [['hell-hound', 'normal', [1, 0]]] });
  const fall = monsterMoveOptions(hound.state, hound.monster(1)).find(
    ({ place, cost }) => place === 2 && cost !== undefined,
  );
  if (fall === undefined) throw new Error('not offered');
  perform(moveMonster(hound.table, hound.monster(1), fall));
  expect(hound.monster(1)).toMatchObject({ place: 2, fallen: true, wounds: 1 });
  expect(monsterMoveOptions(hound.state, hound.monster(1))).toEqual([]);
});

test('DJ-LRG-03 no way leads on through places where it would fall', () => {
  const game = activated(
    { board: '..pp..', monsters: [['hell-hound', 'normal', [0, 0], { turned: true }]] },
    9,
  );
  expect(monsterMoveOptions(game.state, game.monster(1)).map(({ place }) => place)).toEqual([7, 8]);
});

test('DJ-LRG-04 DJ-VAR-04 a large monster uses no stairs, a small one with the FAQ only', () => {
  const offers = (kind: 'ogre' | 'skeleton', faq: boolean) => {
    const game = activated({ board: '<..<\n....', options: { faq }, monsters: [[kind, 'normal', [0, 0]]] });
    return monsterStairOptions(game.state, game.monster(1)).map(({ id }) => id);
  };
  expect([offers('ogre', true), offers('skeleton', false), offers('skeleton', true)]).toEqual([
    [],
    [],
    ['stairs:3'],
  ]);
});

test('DJ-LRG-07 DJ-LRG-10 a two by two monster shifts one space in eight directions, onto spaces that exist and pass no wall', () => {
  expect(placesBeside(activated({ monsters: [['ogre', 'normal', [5, 5]]] }))).toHaveLength(8);
  expect(placesBeside(activated({ monsters: [['ogre', 'normal', [0, 0]]] }))).toHaveLength(3);
  const walled = activated({
    board: `
      +-+-+-+
      |. .|.|
      + + + +
      |. . .|
      +-+-+-+`,
    monsters: [['ogre', 'normal', [0, 0]]],
  });
  expect(placesBeside(walled)).toEqual([]);
});

test('DJ-LRG-09 a long body never shifts straight across its length', () => {
  const game = activated({ monsters: [['dragon', 'normal', [4, 4]]] });
  expect(placesBeside(game)).not.toContain(game.at([5, 4]));
  expect(placesBeside(game)).toContain(game.at([5, 5]));
});

test('DJ-LRG-11 DJ-LRG-13 one step enters only the newly covered spaces, and is asked about its Auras once', () => {
  const woundsBy = (hero: readonly [number, number]): number => {
    const game = activated({
      heroes: { silhouette: { at: hero, skills: ['holy-aura'] } },
      monsters: [['ogre', 'normal', [4, 4]]],
    });
    perform(takeStep(game.table, 'monster:1', game.at([5, 4])));
    return game.monster(1).wounds;
  };
  expect([woundsBy([7, 4]), woundsBy([4, 3])]).toEqual([1, 0]);
});

test('DJ-LRG-14 a body lies across an open door, never across a closed one or a wall', () => {
  const door = (sign: string) =>
    activated({
      board: `
        +-+-+-+
        |. .${sign}.|
        + + + +
        |. .${sign}.|
        +-+-+-+`,
      monsters: [['ogre', 'normal', [0, 0]]],
    });
  expect(['d', 'D', '|'].map(sign => mayEnd(door(sign).state, 'monster:1', 1))).toEqual([true, false, false]);
});
