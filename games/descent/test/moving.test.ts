import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { putInNearestPlace } from '../src/rules/forced-moves.ts';
import {
  isMisplaced,
  move,
  monsterMoveOptions,
  moveMonster,
  moveOptions,
  takeStep,
} from '../src/rules/moving.ts';
import { monsterSpeed, speedOf } from '../src/rules/stats.ts';
import { aGame, faces, type GameSet, type TestGame } from '../testing/index.ts';

const walking = (set: GameSet, points: number): TestGame =>
  aGame({ turn: { hero: 'silhouette', stage: 'act', action: 'run', points }, ...set });

/** The overlord could open a pit under every hero who steps on plain floor. */
const TRAP: GameSet = { hand: ['spiked-pit-1'], threat: 9 };

const spaces = (game: TestGame): string[] =>
  moveOptions(game.state, game.hero('silhouette')).map(option => String(option.about?.['space']));

const go = (game: TestGame, where: readonly [number, number] | string, ...script: string[]): void => {
  const to = `move:${game.at(where)}`;
  const option = moveOptions(game.state, game.hero('silhouette')).find(({ id }) => id === to);
  if (option === undefined) throw new Error(`${to} is not offered`);
  perform(move(game.table, game.hero('silhouette'), option), ...script);
};

test('WE-02 squeezing between a Beastman and rubble costs one point and nothing else (DJ-MOV-10, DJ-MOV-08, DJ-MOV-13)', () => {
  const game = aGame({
    board: Array.from({ length: 6 }, (_, row) => (row === 4 ? '...x..' : '......')).join('\n'),
    heroes: { silhouette: { at: [3, 3] } },
    monsters: [['beastman', 'normal', [4, 3]]],
    turn: { hero: 'silhouette', stage: 'act', action: 'advance', points: 5, attacks: 1 },
  });
  const { wounds } = game.hero('silhouette');
  go(game, [4, 4]);
  expect(game.hero('silhouette')).toMatchObject({ place: game.at([4, 4]), wounds });
  expect(game.state.turn).toMatchObject({ points: 4, attacks: 1 });
});

test('DJ-MOV-01 DJ-MOV-02 points come from speed: a hero’s of his sheet, a monster’s of its card', () => {
  const game = aGame({ monsters: [['beastman', 'normal', [1, 1]]] });
  expect([speedOf(game.hero('silhouette')), monsterSpeed(game.state, game.monster(1))]).toEqual([5, 4]);
});

test('DJ-MOV-03 DJ-MOV-05 each step costs 1, diagonals too, and what is not used stays', () => {
  const game = walking({ heroes: { silhouette: { at: [0, 0] } } }, 3);
  expect(spaces(game)).toHaveLength(15);
  go(game, [2, 2]);
  expect(game.state.turn?.points).toBe(1);
  expect(game.told('figure-moved').map(({ space }) => space)).toEqual(['B2', 'C3']);
});

test('DJ-MOV-04 DJ-MOV-09 no step leaves the board, nor enters a closed door, rubble, water or an enemy', () => {
  const game = walking(
    {
      board: `
        +-+-+-+
        |H .D.|
        +-+-+-+`,
      heroes: { silhouette: { at: 'H' } },
    },
    9,
  );
  expect(spaces(game)).toEqual(['B1']);
  const blocked = walking(
    { board: 'H.x\nw.B', heroes: { silhouette: { at: 'H' } }, monsters: [['beastman', 'normal', 'B']] },
    9,
  );
  expect(spaces(blocked).sort()).toEqual(['B1', 'B2']);
});

test('DJ-MOV-06 DJ-MOV-07 a friend may be passed, and entered only with the points to go on, fatigue included', () => {
  const set = (fatigue: number): GameSet => ({
    board: 'HF.',
    heroes: { silhouette: { at: 'H', fatigue }, 'sir-valadir': { at: 'F' } },
  });
  expect(spaces(walking(set(0), 2))).toEqual(['B1', 'C1']);
  expect(spaces(walking(set(0), 1))).toEqual([]);
  expect(spaces(walking(set(1), 1))).toEqual(['B1']);
});

test('DJ-MOV-07 whoever is stopped in a shared space is put in the nearest empty one of his choice', () => {
  const game = walking(
    { board: '.HF.', heroes: { silhouette: { at: 'F', order: 'aim' }, 'sir-valadir': { at: 'F' } }, ...TRAP },
    0,
  );
  expect(isMisplaced(game.state, 'hero:silhouette')).toBe(true);
  const put = putInNearestPlace(game.table, 'hero:silhouette', 'DJ-MOV-07');
  expect(perform(put, `aside:${game.at([3, 0])}`).asked.map(({ ask }) => ask)).toEqual(['nearest-place']);
  expect(game.hero('silhouette')).toMatchObject({ place: game.at([3, 0]), order: null });
  expect(isMisplaced(game.state, 'hero:silhouette')).toBe(false);
});

test('DJ-MOV-08 going past enemies is free, but next to a Naga no further point can be spent', () => {
  const game = walking(
    {
      board: 'H....\n###..\n###..',
      heroes: { silhouette: { at: 'H' } },
      monsters: [['naga', 'normal', [3, 1]]],
    },
    9,
  );
  expect(spaces(game)).toEqual(['B1', 'C1']);
});

test('DJ-MOV-11 DJ-MOV-12 DJ-MOV-16 the points left stay on the turn between walks, whatever his speed is now', () => {
  const game = walking({ heroes: { silhouette: { at: [0, 0] } } }, 4);
  go(game, [1, 0]);
  game.hero('silhouette').skills = [...game.hero('silhouette').skills, { id: 'swift', exhausted: false }];
  expect(speedOf(game.hero('silhouette'))).toBe(7);
  go(game, [2, 0]);
  expect(game.state.turn?.points).toBe(2);
});

test('DJ-MOV-14 a step is entering: a trap may be sprung, and the aim order is lost', () => {
  const game = walking({ heroes: { silhouette: { at: [0, 0], order: 'aim' } }, ...TRAP }, 1);
  const performed = perform(takeStep(game.table, 'hero:silhouette', game.at([1, 1])), 'pass');
  expect(performed.value).toBe(true);
  expect(performed.asked.map(({ ask }) => ask)).toEqual(['play-card']);
  expect(game.hero('silhouette').order).toBeNull();
  expect(game.state.turn).toMatchObject({ points: 0, heading: 'south-east' });
});

test('a walk stops as soon as something happens, and a change of direction is noted', () => {
  const game = walking(
    { heroes: { silhouette: { at: [0, 0] } }, monsters: [['hell-hound', 'master', [1, 1]]] },
    5,
  );
  go(game, [4, 0]);
  expect(game.hero('silhouette').place).toBe(game.at([1, 0]));
  go(game, [2, 1]);
  expect(game.state.turn).toMatchObject({ points: 3, heading: 'mixed' });
});

test('a hero who is no longer there after a step did not stay', () => {
  const game = walking(
    {
      heroes: { silhouette: { at: [0, 0], wounds: 1 } },
      monsters: [['hell-hound', 'master', [1, 1]]],
      ...TRAP,
    },
    1,
  );
  const step = perform(takeStep(game.table, 'hero:silhouette', 1));
  expect([step.value, step.asked]).toEqual([false, []]);
  expect(game.hero('silhouette').place).toBe('town');
});

test('an Acrobat walks through enemies, rubble and pits without falling, and stops in none of them', () => {
  const game = walking(
    {
      board: 'HpxB.',
      heroes: { silhouette: { at: 'H', skills: ['acrobat'] } },
      monsters: [['beastman', 'normal', 'B']],
    },
    4,
  );
  game.hero('silhouette').fatigue = 0;
  go(game, [4, 0]);
  expect(game.hero('silhouette')).toMatchObject({ place: game.at([4, 0]), fallen: false });
  const short = walking(
    {
      board: 'HpxB.',
      heroes: { silhouette: { at: 'H', skills: ['acrobat'], fatigue: 0 } },
      monsters: [['beastman', 'normal', 'B']],
    },
    3,
  );
  expect(spaces(short)).toEqual(['B1']);
});

test('DJ-GLY-06 a monster passes an active glyph only with the points to leave it', () => {
  const reached = (points: number): string[] => {
    const game = aGame({
      board: 'B@.',
      heroes: { silhouette: {} },
      monsters: [['beastman', 'normal', 'B']],
      overlordTurn: {
        active: { monster: 1, points, attacks: 1, half: null, webbed: false, begun: true, used: [] },
      },
    });
    return monsterMoveOptions(game.state, game.monster(1)).map(({ id }) => id);
  };
  expect(reached(1)).toEqual([]);
  expect(reached(2)).toEqual(['move:1', 'move:2']);
});

test('DJ-GLY-07 over a glyph lit under it a monster may stay while it cannot move, and not once it has moved', () => {
  const game = aGame({
    board: 'B..\n@..',
    heroes: { silhouette: {} },
    monsters: [['beastman', 'normal', [0, 1]]],
    overlordTurn: {
      active: { monster: 1, points: 4, attacks: 1, half: null, webbed: true, begun: true, used: [] },
    },
  });
  expect(isMisplaced(game.state, 'monster:1')).toBe(false);
  const active = game.state.overlord.turn?.active;
  if (active) active.webbed = false;
  expect(isMisplaced(game.state, 'monster:1')).toBe(true);
  if (active) Object.assign(active, { webbed: true, used: ['moved'] });
  expect(isMisplaced(game.state, 'monster:1')).toBe(true);
});

test('in the overlord’s turn guards are offered after every step of a monster, and one that kills it ends the walk', () => {
  const game = aGame({
    heroes: { 'red-scorpion': { at: [1, 1], items: ['axe-1'], order: 'guard', fatigue: 0 } },
    monsters: [['beastman', 'normal', [0, 0], { wounds: 3 }]],
    overlordTurn: {
      active: { monster: 1, points: 4, attacks: 1, half: null, webbed: false, begun: true, used: [] },
    },
  });
  const walk = monsterMoveOptions(game.state, game.monster(1)).find(
    ({ id }) => id === `move:${game.at([2, 0])}`,
  );
  if (walk === undefined) throw new Error('not offered');
  const { asked } = perform(moveMonster(game.table, game.monster(1), walk), 'pass', 'pass');
  expect(asked.map(({ ask }) => ask)).toEqual(['use-guard', 'use-guard']);
  const back = monsterMoveOptions(game.state, game.monster(1)).find(
    ({ id }) => id === `move:${game.at([0, 0])}`,
  );
  if (back === undefined) throw new Error('not offered');
  const blow = faces(['red', '2/2/0'], ['green', '0/3/0'], ['black', 'blank']);
  perform(moveMonster(game.table, game.monster(1), back), 'guard:axe-1', blow);
  expect(game.state.monsters).toEqual([]);
});
