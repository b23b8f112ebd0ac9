import { expect, test } from 'vitest';
import type { AccursedId } from '../src/data/accursed.ts';
import type { ItemId } from '../src/data/items.ts';
import { PLANE } from '../src/data/limits.ts';
import { archwayOf, changeArchway, changeBoulder, joinTile } from '../src/rules/plan.ts';
import { act, aGame, type GameSet, offered, offersIn, type TestGame, turnOf } from '../testing/index.ts';

const seeker = { kind: 'seeker', target: 'black-knight' } as const;

const SIGNS = 'abcdefgh';

const knight = (board: string, more: GameSet = {}): TestGame =>
  aGame({
    board,
    marks: Object.fromEntries([...SIGNS].filter(sign => board.includes(sign)).map(sign => [sign, seeker])),
    turn: ['black-knight', 'before-attack'],
    ...more,
  });

const weapon = (game: TestGame, id: ItemId = 'broken-sword', who: AccursedId = 'black-knight'): number =>
  game.accursed(who).items.find(item => item.id === id)?.copy ?? -1;

const strike = (game: TestGame, sign: string): string => `attack:${weapon(game)}:${game.monster(sign).id}`;

/** The signs of those who live: Monsters are numbered as the signs come. */
const left = (game: TestGame): string[] => game.dungeon.monsters.map(({ id }) => SIGNS[id - 1] ?? '');

/** A hit for 2 + 4 damage kills a Seeker (Armour 2, Health 4). */
const KILL = [4, 2] as const;

test('WE-15 DL-CLV-02 DL-CLV-03 DL-CLV-05 DL-CLV-06 a Cleave goes round until it meets an ally, and costs one attack', () => {
  const game = knight(`
    .a.
    dKb
    Wc.`);
  act(game, strike(game, 'a'), ...KILL, 'clockwise', ...KILL, ...KILL);
  expect(left(game)).toEqual(['d']);
  expect(turnOf(game).made).toHaveLength(1);
  expect(offersIn(game)).toContain(strike(game, 'd'));
});

test('DL-CLV-01 without a kill, or without Cleave, no other enemy is struck', () => {
  const board = `
    .a.
    .Kb
    ...`;
  const game = knight(board);
  act(game, strike(game, 'a'), 4, 1);
  expect(left(game)).toEqual(['a', 'b']);
  const mace = knight(board, { accursed: { 'black-knight': { items: ['iron-mace'] } } });
  act(mace, `attack:${weapon(mace, 'iron-mace')}:${mace.monster('a').id}`, ...KILL);
  expect(left(mace)).toEqual(['b']);
});

test('DL-CLV-02 DL-CLV-03 the direction is chosen once; empty squares are passed over', () => {
  const game = knight(`
    .a.
    dKb
    ...`);
  const swing = act(game, strike(game, 'a'), ...KILL, 'anticlockwise', ...KILL, ...KILL);
  expect(offered(swing, 'cleave-direction')).toEqual(['clockwise', 'anticlockwise']);
  expect(left(game)).toEqual([]);
  expect(game.told('cleave-went-on')).toHaveLength(2);
});

test('DL-CLV-04 DL-CLV-05 it goes on while its targets die, and stops at a miss or a survivor', () => {
  const board = `
    .a.
    .Kb
    .c.`;
  const missed = knight(board);
  act(missed, strike(missed, 'a'), ...KILL, 'clockwise', 2);
  expect(left(missed)).toEqual(['b', 'c']);
  const survived = knight(board);
  act(survived, strike(survived, 'a'), ...KILL, 'clockwise', 4, 1);
  expect(left(survived)).toEqual(['b', 'c']);
  expect(survived.monster('b').wounds).toBe(3);
});

test('DL-CLV-05 walls, solid objects and the Boulder stop it', () => {
  const wall = knight(`
    .a#
    .Kb
    ...`);
  const swing = act(wall, strike(wall, 'a'), ...KILL, 'clockwise');
  expect(offered(swing, 'cleave-direction')).toEqual(['clockwise', 'anticlockwise']);
  expect(left(wall)).toEqual(['b']);
  const solid = knight(`
    .ao
    .Kb
    ...`);
  act(solid, strike(solid, 'a'), ...KILL, 'clockwise');
  expect(left(solid)).toEqual(['b']);
  const boulder = knight(
    `
    .a..
    .Kb.
    .cxx
    ..xx`,
    { marks: { a: seeker, b: seeker, c: seeker } },
  );
  changeBoulder(boulder.dungeon, { square: boulder.at('c') + 1, rolls: { x: 0, y: 1 }, event: 1 });
  act(boulder, strike(boulder, 'a'), ...KILL, 'clockwise', ...KILL);
  expect(left(boulder)).toEqual(['c']);
});

test('DL-CLV-05 nothing is asked when there is nobody to strike either way', () => {
  const game = knight(`
    .a.
    WK.
    ...`);
  const swing = act(game, strike(game, 'a'), ...KILL);
  expect(offered(swing, 'cleave-direction')).toEqual([]);
});

test('DL-CLV-05 it ends when it has come full circle', () => {
  const game = knight(`
    hab
    gKc
    fed`);
  act(game, strike(game, 'a'), ...KILL, 'clockwise', ...Array.from({ length: 7 }, () => KILL).flat());
  expect(left(game)).toEqual([]);
  // The combat has ended with the last of them.
  expect(game.accursed('black-knight').souls).toBe(8);
});

test('DL-CLV-05 the token of a dead Accursed does not stop it', () => {
  const game = knight(
    `
    .aW
    .Kb
    ...`,
    { accursed: { 'blood-witch': { status: { kind: 'dead', injury: 'palsy', health: 14 }, wounds: 14 } } },
  );
  act(game, strike(game, 'a'), ...KILL, 'clockwise', ...KILL);
  expect(left(game)).toEqual([]);
});

test('DL-CLV-06 each attack of a Cleave may be critical, and none uses up an attack', () => {
  const game = knight(`
    .a.
    .Kb
    ...`);
  act(game, strike(game, 'a'), 6, 'clockwise', 6);
  expect(left(game)).toEqual([]);
  expect(turnOf(game).made).toHaveLength(1);
});

test.each([
  'clockwise',
  'anticlockwise',
])('DL-CLV-07 past a large victim it goes on %s from its last square', direction => {
  const game = knight(
    `
      a...
      ..Kb
      ....`,
    { marks: { a: { kind: 'charnel-hulk', target: 'black-knight', wounds: 19 }, b: seeker } },
  );
  act(game, strike(game, 'a'), 6, direction, ...KILL);
  expect(left(game)).toEqual([]);
});

test('DL-CLV-07 an attack at distance 2 starts no Cleave', () => {
  const game = knight(
    `
    a..
    .b.
    ..K`,
    { accursed: { 'black-knight': { items: ['chain-whip'] } } },
  );
  act(game, `attack:${weapon(game, 'chain-whip')}:${game.monster('a').id}`, ...KILL);
  expect(left(game)).toEqual(['b']);
});

test('war-wide-arc the first ally does not stop it, the second does', () => {
  const game = knight(
    `
    .aW
    cKb
    .E.`,
    { accursed: { 'black-knight': { skills: ['war-wide-arc'] } } },
  );
  act(game, strike(game, 'a'), ...KILL, 'clockwise', ...KILL);
  expect(left(game)).toEqual(['c']);
});

test('war-champion once a turn it goes on past a target that survived, not past a miss', () => {
  const board = `
    .a.
    dKb
    .c.`;
  const champion: GameSet = { accursed: { 'black-knight': { skills: ['war-champion'] } } };
  const game = knight(board, champion);
  // Strength 5: a 1 wounds for 4, so the target must have more Health to survive.
  for (const sign of ['b', 'c']) game.monster(sign).health = 9;
  act(game, strike(game, 'a'), ...KILL, 'clockwise', 4, 1, 4, 1);
  expect(left(game)).toEqual(['b', 'c', 'd']);
  expect([game.monster('b').wounds, game.monster('c').wounds]).toEqual([4, 4]);
  const miss = knight(board, champion);
  act(miss, strike(miss, 'a'), ...KILL, 'clockwise', 2);
  expect(left(miss)).toEqual(['b', 'c', 'd']);
});

test('DL-CLV-05 a sleeping Monster on the way is struck like any other', () => {
  const game = knight(
    `
    .a.
    .Kb
    ...`,
    { marks: { a: seeker, b: { kind: 'seeker', asleep: true } } },
  );
  act(game, strike(game, 'a'), ...KILL, 'clockwise', ...KILL);
  expect(left(game)).toEqual([]);
});

test('DL-CLV-07 a victim beyond a bent passage starts no Cleave', () => {
  const game = aGame({
    lay: [],
    accursed: { 'black-knight': { at: [0, 0, 2] } },
    monsters: [
      { kind: 'seeker', at: [0, 0, 3] },
      { kind: 'seeker', at: [0, 1, 3] },
    ],
    turn: ['black-knight', 'before-attack'],
  });
  const { dungeon } = game;
  const apart = { x: 80, y: 80, turns: 0 } as const;
  const beyond = 80 * PLANE + 80;
  dungeon.plan = joinTile(dungeon.plan, 0, 'storage-room', apart, [beyond, beyond + 1], [], { bent: true });
  changeArchway(dungeon, 0, { door: 'none' });
  game.accursed('black-knight').square = archwayOf(dungeon, 0).squares[0];
  const [victim] = dungeon.monsters;
  if (victim !== undefined) victim.square = beyond;
  const swing = act(game, `attack:${weapon(game)}:${victim?.id}`, ...KILL);
  expect(offered(swing, 'cleave-direction')).toEqual([]);
  expect(dungeon.monsters).toHaveLength(1);
});
