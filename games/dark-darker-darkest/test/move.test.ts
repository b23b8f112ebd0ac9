import { doorBetween } from '@tenebrae/board';
import { openDoors } from '../src/rules/rooms.ts';
import { expect, test } from 'vitest';
import { act, actionsOf, offered } from '../testing/acting.ts';
import { aGame, at, type GameSet, type TestGame } from '../testing/index.ts';

const moves = (game: TestGame): string[] => actionsOf(game, 'nina').filter(id => id.startsWith('move:'));
const withNina = (set: GameSet = {}): TestGame =>
  aGame({ survivors: { nina: { room: at(3, 3) }, leo: {} }, ...set });

test('DDD-MOV-01 a move costs 1 AP and goes to an orthogonally adjacent room, never diagonally', () => {
  const game = withNina();
  expect(moves(game).sort()).toEqual(['move:entrance-hall', 'move:r2c3', 'move:r3c2', 'move:r3c4']);
  act(game, 'nina', 'move:r2c3');
  expect(game.survivor('nina')).toMatchObject({ room: at(2, 3), ap: 3 });
});

test('DDD-MOV-05 DDD-HOU-10 walls and locked doors block the way, from either side of the door', () => {
  const game = withNina({
    walls: [[at(3, 3), at(2, 3)]],
    locks: [
      [at(3, 3), at(3, 2), 2],
      [at(3, 4), at(3, 3), 'c2-01'],
    ],
  });
  expect(moves(game)).toEqual(['move:entrance-hall']);
  game.survivor('nina').room = at(3, 4);
  expect(moves(game)).not.toContain('move:r3c3');
});

test.each([
  ['a zombie', { zombies: [[at(3, 3), 1]] }],
  ['a zombie that lies down', { zombies: [[at(3, 3), 1, { down: true }]] }],
  ['a creature', { creature: ['zombie-dog', at(3, 3)] }],
] as const satisfies readonly (readonly [
  string,
  GameSet,
])[])('DDD-MOV-03 DDD-MOV-04 DDD-ACT-11 %s in the room stops the move action and no other action', (_, set) => {
  const game = withNina(set);
  expect(moves(game)).toEqual([]);
  expect(actionsOf(game, 'nina')).toEqual(expect.arrayContaining(['search', 'attack:combat-knife']));
});

test('DDD-MOV-08 a room with zombies may be entered, and they do not attack for it', () => {
  const game = withNina({ zombies: [[at(2, 3), 4]] });
  act(game, 'nina', 'move:r2c3');
  expect(game.survivor('nina')).toMatchObject({ room: at(2, 3), wounds: 0 });
});

test('DDD-MOV-02 from one room of a tile to the other through an open link is a move of one room', () => {
  const game = aGame({ survivors: { nina: { room: 'hallway' }, leo: {} } });
  game.state.house = {
    ...game.state.house,
    hallway: { x: 1, y: 1, openings: [{ kind: 'passage', side: 'inside', to: 'storage' }] },
    storage: { x: 1, y: 1, openings: [{ kind: 'passage', side: 'inside', to: 'hallway' }] },
  };
  expect(moves(game)).toEqual(['move:storage']);
  act(game, 'nina', 'move:storage');
  expect(game.survivor('nina')).toMatchObject({ room: 'storage', ap: 3 });
});

test('DDD-MOV-06 spawn tokens that come into sight are turned into zombies after the move', () => {
  const game = withNina({ tokens: [at(2, 1)], spawn: ['spawn-18'] });
  act(game, 'nina', 'move:r2c3', 'spawn-18');
  expect(game.state.zombies.filter(one => one.room === at(2, 1))).toHaveLength(3);
  expect(game.state.tokens).toEqual([]);
});

test('DDD-MOV-07 burning and destroyed rooms may be entered, and the option tells the price', () => {
  const game = withNina({ burn: [[at(2, 3), 2]], destroyed: [at(3, 2)] });
  expect(moves(game)).toEqual(expect.arrayContaining(['move:r2c3', 'move:r3c2']));
  act(game, 'nina', 'move:r2c3');
  expect(game.survivor('nina').wounds).toBe(2);
});

test('DDD-SUR-02 DDD-ACT-06 without AP there is no move; AP may also be left unspent', () => {
  const game = withNina();
  game.survivor('nina').ap = 0;
  expect(moves(game)).toEqual([]);
});

test('DDD-FIN-31 in the showdown 1 AP moves up to two rooms', () => {
  const game = withNina({ keeper: 'leo', nemesis: ['lisa-mortimer', at(1, 1)] });
  const performed = act(game, 'nina', 'move:r2c3', 'move:r2c4');
  expect(offered(performed, 'move-on')).toEqual(expect.arrayContaining(['move:r3c3', 'pass']));
  expect(game.survivor('nina')).toMatchObject({ room: at(2, 4), markers: { hand: 3, left: 1 } });
  act(game, 'nina', 'move:r2c3', 'pass');
  expect(game.survivor('nina').room).toBe(at(2, 3));
});

test('DDD-FIN-31 he must stop in a room with an enemy, and each room has its usual effects', () => {
  const game = withNina({
    keeper: 'leo',
    nemesis: ['lisa-mortimer', at(1, 1)],
    zombies: [[at(2, 3), 1]],
    burn: [[at(2, 3), 1]],
  });
  act(game, 'nina', 'move:r2c3');
  expect(game.survivor('nina')).toMatchObject({ room: at(2, 3), wounds: 1 });
});

test('DDD-FIN-37 the nemesis holds survivors like a creature', () => {
  const game = withNina({ keeper: 'leo', nemesis: ['lisa-mortimer', at(3, 3)] });
  expect(moves(game)).toEqual([]);
});

test('DDD-HOU-11 DDD-LAB-01 the closed laboratory cannot be entered, the open one can', () => {
  const closed = withNina();
  closed.survivor('nina').room = at(1, 2);
  expect(moves(closed)).not.toContain('move:laboratory');
  openDoors(closed.state, (_, id) => id === doorBetween(at(1, 1), at(1, 2)));
  expect(moves(closed)).toContain('move:laboratory');
});
