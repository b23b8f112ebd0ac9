import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { useDoor, doorOptions } from '../src/rules/doors.ts';
import { revealArea, revealSeen } from '../src/rules/exploring.ts';
import { moveOptions, takeStep } from '../src/rules/moving.ts';
import { layQuest } from '../src/rules/lay-quest.ts';
import { placeMonster } from '../src/rules/spawning.ts';
import type { AreaContents, State } from '../src/state.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

const BOARD = `
  +-+-+-+-+-+
  |H .D1 1 1|
  + + + + + +
  |. .D1 1 1|
  +-+-+-+-+-+`;

const fill = (state: State, area: number, contents: Partial<AreaContents>): void => {
  const one = state.areas[area];
  if (one !== undefined) Object.assign(one, { contents: { ...one.contents, ...contents } });
};
const unexplored = (contents: Partial<AreaContents>, set: GameSet = {}): TestGame => {
  const game = aGame({
    board: BOARD,
    hidden: [1],
    heroes: { silhouette: { at: [1, 0] } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
    ...set,
  });
  fill(game.state, 1, contents);
  return game;
};
const beastman = (place: number) => ({ kind: 'beastman', rank: 'normal', named: null, place }) as const;

test('DJ-EXP-01 DJ-EXP-02 a door opened shows the area behind it: everything is placed, its text told, and then a trap may come', () => {
  const game = unexplored(
    {
      monsters: [beastman(3)],
      obstacles: [{ kind: 'rubble', square: 4 }],
      glyphs: [{ square: 7, active: false }],
      staircases: [{ square: 8, colour: 'red' }],
      markers: [
        { kind: 'chest', colour: 'copper', square: 9 },
        { kind: 'money', square: 9 },
      ],
    },
    { hand: ['explosive-door'], threat: 9 },
  );
  game.state.chests.copper = [1, 2, 3];
  const [open] = doorOptions(game.state, game.hero('silhouette'));
  if (open === undefined) throw new Error('not offered');
  const { asked } = perform(useDoor(game.table, game.hero('silhouette'), open), '2', 'pass');
  expect(asked.map(({ ask }) => ask)).toEqual(['play-card']);
  expect(game.state.monsters).toMatchObject([{ kind: 'beastman', place: 3 }]);
  expect(game.state.obstacles).toEqual([{ kind: 'rubble', square: 4 }]);
  expect(game.state.glyphs).toEqual([{ square: 7, active: false }]);
  expect(game.state.staircases).toEqual([{ square: 8, colour: 'red' }]);
  expect(game.state.markers.map(({ what, number }) => [what.kind, number])).toEqual([
    ['chest', 2],
    ['money', 0],
  ]);
  expect(game.state.chests.copper).toEqual([1, 3]);
  expect(game.told('chest-placed')).toMatchObject([{ to: ['overlord'], number: 2 }]);
  expect(game.told('area-revealed')).toMatchObject([{ area: 1, reveals: true }]);
  expect(game.state.areas[1]?.contents.monsters).toEqual([]);
});

test('DJ-EXP-03 standing beside a staircase shows the area of its other end, whose map is joined by nothing else', () => {
  const game = aGame({
    board: 'H.<#11',
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  fill(game.state, 1, { staircases: [{ square: 4, colour: 'red' }] });
  expect(perform(revealSeen(game.table)).value).toBe(false);
  perform(takeStep(game.table, 'hero:silhouette', 1));
  expect(game.state.areas[1]?.revealed).toBe(true);
  expect(game.state.staircases).toHaveLength(2);
});

test('DJ-EXP-04 without a figure a monster is left out, but not one that the list has beyond the box', () => {
  const sorcerer = (place: number) => ({ kind: 'sorcerer', rank: 'master', named: null, place }) as const;
  const game = unexplored({ monsters: [sorcerer(2), beastman(3)] });
  for (const place of [0, 5]) placeMonster(game.table, sorcerer(place), 'DJ-SPN-01');
  perform(revealArea(game.table, 1), 'pass');
  expect(game.state.monsters.map(({ kind, place }) => [kind, place])).toEqual([
    ['sorcerer', 0],
    ['sorcerer', 5],
    ['beastman', 3],
  ]);
  const dragon = { kind: 'dragon', rank: 'normal', named: null } as const;
  const many = aGame({ board: '........\n........\n........', heroes: { silhouette: {} } });
  many.state.areas = many.state.areas.map(area => ({ ...area, revealed: false }));
  fill(many.state, 0, {
    monsters: [
      { ...dragon, place: 0 },
      { ...dragon, place: 2 },
    ],
  });
  expect(perform(revealArea(many.table, 0)).asked).toEqual([]);
  expect(many.state.monsters).toHaveLength(2);
});

test('DJ-EXP-05 what is revealed stays so, and nobody walks into what is not', () => {
  const game = aGame({
    board: 'H.1',
    hidden: [1],
    heroes: { silhouette: { at: 'H' } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points: 5 },
  });
  expect(moveOptions(game.state, game.hero('silhouette')).map(({ id }) => id)).toEqual(['move:1']);
  perform(revealSeen(game.table));
  perform(revealArea(game.table, 1));
  expect(game.told('area-revealed')).toHaveLength(1);
  expect(moveOptions(game.state, game.hero('silhouette')).map(({ id }) => id)).toEqual(['move:1', 'move:2']);
});

test('DJ-EXP-06 a monster whose space is taken goes to the nearest of the area, the lower area comes first', () => {
  const game = unexplored({ monsters: [beastman(3), beastman(3)] });
  perform(revealArea(game.table, 1), 'aside:4');
  expect(game.state.monsters.map(({ place }) => place)).toEqual([3, 4]);
  const two = aGame({ board: '2H1', hidden: [1, 2], heroes: { silhouette: { at: 'H' } } });
  perform(revealSeen(two.table));
  expect(two.told('area-revealed').map(({ area }) => area)).toEqual([1, 2]);
});

test('DJ-NAM-02 a named monster’s numbers are told when it is met, its abilities are not; doors come with the first area', () => {
  const game = aGame({ heroes: ['silhouette', 'sir-valadir'] });
  layQuest(game.state, 'into-the-dark', 2);
  const area = game.state.areas.findIndex(({ contents }) =>
    contents.monsters.some(({ named }) => named !== null),
  );
  const chests = game.state.areas[area]?.contents.markers.filter(({ kind }) => kind === 'chest').length ?? 0;
  perform(revealArea(game.table, area), ...Array.from({ length: chests }, () => 1));
  expect(Object.keys(game.told('named-monster-met')[0] ?? {})).toEqual([
    'type',
    'rule',
    'named',
    'speed',
    'armor',
    'wounds',
  ]);
  for (const door of game.state.doors) expect(door.placed).toBe(door.areas.includes(area));
});
