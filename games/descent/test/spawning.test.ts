import { placeAt } from '@tenebrae/board';
import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import type { OverlordDeckCard } from '../src/data/overlord-cards.ts';
import { MONSTERS } from '../src/data/monsters.ts';
import { isSeenForSpawning } from '../src/rules/sight.ts';
import { spawnGround, spawnPlaces } from '../src/rules/spawn-places.ts';
import { figuresLeft, freeFigure, placeMonster, playSpawnCard, spawnOptions } from '../src/rules/spawning.ts';
import { aGame, type GameSet, offered, type TestGame } from '../testing/index.ts';

const spawning = (set: GameSet): TestGame => aGame({ threat: 20, overlordTurn: { stage: 'spawn' }, ...set });

const play = (game: TestGame, card: OverlordDeckCard, ...script: Parameters<typeof perform>[1][]) =>
  perform(playSpawnCard(game.table, card), ...script);

/** A hero in a chamber of his own; the rows from the third on are out of his sight. */
const hidden = (...rows: readonly string[]): string => {
  const wall = '#'.repeat(rows[0]?.length ?? 0);
  return [`H${wall.slice(1)}`, wall, ...rows].join('\n');
};

const places = (game: TestGame, kind: keyof typeof MONSTERS): number[] =>
  spawnPlaces(game.state, MONSTERS[kind].shape, spawnGround(game.state));

test('WE-13 only one fits: one figure of his choice is placed, the card costs as much and is discarded (DJ-SPN-08, DJ-SPN-04, DJ-SPN-01)', () => {
  const game = spawning({
    board: hidden('..', '..'),
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['bane-spider-swarm-1'],
    threat: 4,
  });
  const performed = play(game, 'bane-spider-swarm-1', 'spawn:master-bane-spider', `place:${game.at([0, 2])}`);
  expect(offered(performed, 'spawn-monster')).toEqual([
    'spawn:bane-spider',
    'spawn:master-bane-spider',
    'done',
  ]);
  expect(game.state.monsters).toMatchObject([{ kind: 'bane-spider', rank: 'master' }]);
  expect(game.state.overlord).toMatchObject({ threat: 0, hand: [] });
  expect(game.state.overlord.deck.discard).toEqual(['bane-spider-swarm-1']);
});

test('DJ-SPN-02 DJ-SPN-03 not on figures or obstacles or an active glyph; markers, an unlit glyph and stairs are no hindrance', () => {
  const game = spawning({
    board: hidden('.pxw@g<...'),
    heroes: { 'sir-valadir': { at: 'H' } },
    monsters: [['beastman', 'normal', [8, 2]]],
    markers: [[{ kind: 'chest', colour: 'copper' }, [9, 2], 1]],
  });
  const row = (...columns: readonly number[]) => columns.map(column => game.at([column, 2]));
  expect(places(game, 'skeleton')).toEqual(row(0, 5, 6, 7, 9));
});

test('DJ-SPN-04 a large monster needs room for its whole base, and a long one may lie either way', () => {
  const game = spawning({
    board: hidden('..##', '.###', '.x##'),
    heroes: { 'sir-valadir': { at: 'H' } },
  });
  const across = placeAt(game.state.grid, game.at([0, 2]), true);
  expect(places(game, 'hell-hound')).toEqual([game.at([0, 2]), game.at([0, 3]), across]);
  expect(places(game, 'ogre')).toEqual([]);
});

test('DJ-SPN-05 never in an unrevealed area', () => {
  const game = spawning({
    board: hidden('.11.'),
    hidden: [1],
    heroes: { 'sir-valadir': { at: 'H' } },
  });
  expect(places(game, 'skeleton')).toEqual([game.at([0, 2]), game.at([3, 2])]);
});

test('WE-12 DJ-SPN-06 DJ-SPN-07 monsters hide no space from a hero, other heroes do', () => {
  const game = spawning({
    board: 'H.M..',
    heroes: { 'sir-valadir': { at: 'H' } },
    monsters: [['beastman', 'normal', 'M']],
  });
  expect(places(game, 'skeleton')).toEqual([]);
  const shaded = spawning({
    board: 'HV...',
    heroes: { 'sir-valadir': { at: 'H' }, 'lyssa': { at: 'V', fallen: true } },
  });
  expect(places(shaded, 'skeleton')).toEqual([2, 3, 4]);
});

test('DJ-SPN-12 DJ-SPN-13 a familiar sees nothing, but Boggs does; heroes in a pit or the town do not, a monkey does', () => {
  const seen = (set: GameSet) => {
    const game = spawning({ board: 'H....', ...set });
    return isSeenForSpawning(game.state, 4);
  };
  const away = { 'sir-valadir': {} } as const;
  expect(seen({ heroes: away })).toBe(false);
  expect(seen({ heroes: { 'sir-valadir': { at: 'H', fallen: true } } })).toBe(false);
  expect(seen({ heroes: { 'sir-valadir': { at: 'H', monkey: { timer: 2, fresh: false } } } })).toBe(true);
  const watched = (id: 'boggs' | 'mata') =>
    seen({ heroes: away, familiars: [{ id, owner: 'sir-valadir', at: [0, 0] }] });
  expect(watched('boggs')).toBe(true);
  expect(watched('mata')).toBe(false);
});

test('DJ-SPN-13 the wind shortens the sight that forbids spawning, and monsters of one card do not overlap', () => {
  const game = spawning({
    board: 'H.......',
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['razorwing-flock'],
    more: { gust: true },
  });
  expect(places(game, 'razorwing')).toEqual([6, 7]);
  const performed = play(game, 'razorwing-flock', 'place:7', 'place:6');
  expect(offered(performed, 'place-monster')).toEqual(['place:6', 'pass']);
});

test('DJ-SPN-09 no more of a kind and rank than there are figures; Mimics need none, named ones a red one', () => {
  const game = spawning({
    heroes: {},
    monsters: [
      ['ogre', 'normal', [0, 0]],
      ['ogre', 'master', [2, 0], { named: 'narthak' }],
      ['beastman', 'normal', [5, 5], { mimic: { id: 9, what: { kind: 'money' }, square: 0, number: 0 } }],
    ],
  });
  expect(figuresLeft(game.state, 'ogre', 'normal')).toBe(1);
  expect(figuresLeft(game.state, 'ogre', 'master')).toBe(0);
  expect(figuresLeft(game.state, 'beastman', 'normal')).toBe(6);
});

test('DJ-SPN-09 DJ-SPN-10 a spawn card is not offered when neither a figure nor a place is to be had', () => {
  const sorcerers = [0, 1, 2, 3].map(column => ['sorcerer', 'normal', [column, 2]] as const);
  const board = hidden('....');
  const heroes = { 'sir-valadir': { at: 'H' } } as const;
  const options = (set: GameSet) =>
    spawnOptions(spawning({ board, heroes, hand: ['sorcerer-circle'], ...set }).state).map(({ id }) => id);
  expect(options({})).toEqual(['play:sorcerer-circle']);
  expect(options({ threat: 4 })).toEqual([]);
  const beastmen = [0, 1, 2, 3].map(column => ['beastman', 'normal', [column, 2]] as const);
  expect(options({ monsters: beastmen })).toEqual([]);
  expect(options({ monsters: sorcerers })).toEqual(['play:sorcerer-circle']);
  expect(options({ board: 'H...' })).toEqual([]);
});

test('DJ-SPN-10 without a figure he may take one off the board: no kill, no bounty, and it comes back whole', () => {
  const game = spawning({
    board: hidden('......'),
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['sorcerer-circle'],
    monsters: [0, 1, 2, 3].map(column => ['sorcerer', 'normal', [column, 2], { wounds: 2 }] as const),
    conquest: 5,
  });
  const last = `place:${game.at([5, 2])}`;
  const performed = play(game, 'sorcerer-circle', 'reuse:monster:2', last, 'pass');
  expect(performed.asked[0]?.options.map(({ id }) => id)).toEqual([
    'reuse:monster:1',
    'reuse:monster:2',
    'reuse:monster:3',
    'reuse:monster:4',
    'pass',
  ]);
  expect(offered(performed, 'place-monster')).not.toContain('pass');
  expect(game.state.monsters.map(({ id, wounds }) => [id, wounds])).toEqual([
    [1, 2],
    [3, 2],
    [4, 2],
    [5, 0],
  ]);
  expect(game.told('monster-killed')).toEqual([]);
  expect(game.state.conquest).toBe(5);
});

test('DJ-SPN-10 where only the space of a figure taken off is free, that is where it comes back', () => {
  const game = spawning({
    board: hidden('....'),
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['sorcerer-circle'],
    monsters: [
      ...[0, 1, 2].map(column => ['sorcerer', 'normal', [column, 2], { wounds: 2 }] as const),
      ['beastman', 'normal', [3, 2]],
      ['sorcerer', 'normal', 'H'],
    ],
  });
  const performed = play(game, 'sorcerer-circle', 'reuse:monster:2', 'pass');
  expect(performed.asked[0]?.options.map(({ id }) => id)).not.toContain('reuse:monster:5');
  expect(game.state.monsters.at(-1)).toMatchObject({ id: 6, place: game.at([1, 2]), wounds: 0 });
});

test('DJ-SPN-10 named monsters are never reused, and a figure that was activated is not activated again', () => {
  const game = aGame({
    monsters: [['giant', 'normal', [0, 0]]],
    overlordTurn: { stage: 'activate', activated: [1] },
  });
  expect(perform(freeFigure(game.table, 'giant', 'normal', 'DJ-SPN-10'), 'reuse:monster:1').value).toBe(true);
  const giant = { kind: 'giant', rank: 'normal', named: null } as const;
  placeMonster(game.table, { ...giant, place: game.at([4, 4]) }, 'DJ-SPN-10');
  expect(game.state.overlord.turn?.activated).toEqual([1, 2]);
  const named = aGame({ monsters: [['giant', 'master', [0, 0], { named: 'narthak' }]] });
  expect(perform(freeFigure(named.table, 'giant', 'master', 'DJ-SPN-10')).value).toBe(false);
});

test('DJ-SPN-11 he may decline some or all of the monsters', () => {
  const game = spawning({
    board: hidden('....'),
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['skeleton-patrol-1'],
  });
  play(game, 'skeleton-patrol-1', 'spawn:skeleton', 'pass', `place:${game.at([1, 2])}`);
  expect(game.state.monsters).toMatchObject([{ kind: 'skeleton', rank: 'master' }]);
  const none = spawning({
    board: hidden('....'),
    heroes: { 'sir-valadir': { at: 'H' } },
    hand: ['skeleton-patrol-1'],
  });
  play(none, 'skeleton-patrol-1', 'done');
  expect(none.state.monsters).toEqual([]);
  expect(none.state.overlord.deck.discard).toEqual(['skeleton-patrol-1']);
});
