import { expect, test } from 'vitest';
import { drawEncounter, placeMonsters } from '../src/rules/encounters.ts';
import { tilesOf } from '../src/rules/figures.ts';
import { placePrepared } from '../src/rules/prepared.ts';
import { aGame, d3, type GameSet, perform, type TestGame } from '../testing/index.ts';

const storage = (more: GameSet = {}): TestGame =>
  aGame({
    lay: [{ card: 'storage-room', by: 'N2', exits: ['S2'] }],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] } },
    ...more,
  });

/** Column and row on the unturned storage room of each Monster, in the order of placement. */
const placesOf = (game: TestGame, tile = 1): string[] =>
  game.dungeon.monsters.map(({ square }) => {
    for (let y = 0; y < 6; y++)
      for (let x = 0; x < 6; x++) if (game.on(tile, x, y) === square) return `${x},${y}`;
    return 'elsewhere';
  });

test('DL-PRP-01 DL-PRP-06 ranged before melee, then lower Initiative, then as the card names them', () => {
  const game = storage();
  perform(
    placePrepared(game.table, ['seeker', 'skorn-savage', 'cinder-imp', 'skorn-savage', 'bone-archer'], 1),
  );
  expect(game.dungeon.monsters.map(({ kind }) => kind)).toEqual([
    'bone-archer',
    'cinder-imp',
    'skorn-savage',
    'skorn-savage',
    'seeker',
  ]);
  const equal = storage();
  perform(placePrepared(equal.table, ['skorn-berserker', 'seeker', 'skorn-berserker'], 1));
  expect(equal.dungeon.monsters.map(({ kind }) => kind)).toEqual([
    'skorn-berserker',
    'skorn-berserker',
    'seeker',
  ]);
});

test('DL-PRP-02 farthest from the Entrance first, on squares of one colour; ties by row, then column of the tile’s own grid', () => {
  const game = storage();
  perform(placeMonsters(game.table, 'seeker', 5, { kind: 'prepared', tile: 1 }));
  // Entered at N2: row 5 is six steps away; (0,5) has the odd colour.
  expect(placesOf(game)).toEqual(['0,5', '2,5', '4,5', '1,4', '3,4']);
});

test('DL-PRP-02 the farthest square may be to the side: it is the way on foot that counts', () => {
  const game = aGame({
    lay: [{ card: 'guard-post', by: 'W0', exits: ['E1'] }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  perform(placeMonsters(game.table, 'seeker', 2, { kind: 'prepared', tile: 1 }));
  expect(placesOf(game)).toEqual(['5,0', '5,2']);
});

test('DL-PRP-03 when one colour is used up, the other follows until the tile is full', () => {
  const game = aGame({
    lay: [{ card: 'guard-post', by: 'W0' }],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  perform(placeMonsters(game.table, 'seeker', 12, { kind: 'prepared', tile: 1 }));
  const colours = placesOf(game).map(
    place => place.split(',').reduce((sum, one) => sum + Number(one), 0) % 2,
  );
  expect(colours).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
});

test('DL-PRP-04 a full tile spills through its Entrance: the archway, then the tile beyond from its near end, one colour first', () => {
  const game = aGame({
    lay: [{ card: 'narrow-passage', by: 'N0' }],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  perform(placePrepared(game.table, new Array(8).fill('ashen-thrall'), 1));
  perform(placePrepared(game.table, new Array(5).fill('seeker'), 1));
  const [archway] = game.dungeon.plan.archways;
  expect(game.dungeon.monsters.slice(0, 8).every(one => tilesOf(game.state, one)[0] === 1)).toBe(true);
  expect(game.dungeon.monsters.slice(8).map(({ square }) => square)).toEqual([
    ...(archway?.squares ?? []),
    game.on(0, 0, 3),
    game.on(0, 1, 2),
    game.on(0, 0, 1),
  ]);
});

test('DL-PRP-04 who finds no square at all is not placed', () => {
  const game = aGame({
    lay: [{ card: 'narrow-passage', by: 'N0' }],
    accursed: { 'black-knight': { at: [0, 0, 0] } },
  });
  const all = [...new Array(8).fill('ashen-thrall'), ...new Array(12).fill('seeker')];
  const placed = perform(placePrepared(game.table, all, 1)).value ?? [];
  // 8 squares of the passage, 2 of the archway, 7 of the Stairway Up.
  expect(placed).toHaveLength(17);
});

test('DL-PRP-05 a large base takes the farthest position that fits and ignores colours; the others keep their own', () => {
  const game = storage();
  perform(placePrepared(game.table, ['charnel-hulk', 'seeker', 'seeker'], 1));
  expect(game.monster('charnel-hulk').square).toBe(game.on(1, 0, 4));
  expect(placesOf(game).slice(1)).toEqual(['2,5', '4,5']);
});

test('DL-PRP-05 a large base needs all its squares Free', () => {
  const game = storage({
    monsters: [
      { kind: 'seeker', at: [1, 1, 5] },
      { kind: 'seeker', at: [1, 3, 5] },
    ],
  });
  perform(placePrepared(game.table, ['charnel-hulk'], 1));
  expect(game.monster('charnel-hulk').square).toBe(game.on(1, 4, 4));
});

test('DL-PRP-06 who stands in the archway is targeted by those placed next to it, at random among several', () => {
  const game = aGame({
    lay: [{ card: 'narrow-passage', by: 'N0' }],
    accursed: { 'black-knight': { at: [0, 0, 3] }, 'outcast': { at: [0, 1, 3] } },
  });
  const [archway] = game.dungeon.plan.archways;
  game.accursed('black-knight').square = archway?.squares[0] ?? 0;
  game.accursed('outcast').square = archway?.squares[1] ?? 0;
  perform(placePrepared(game.table, new Array(8).fill('ashen-thrall'), 1), 'outcast', 'black-knight');
  // The fourth and the eighth stand in the first row.
  expect(game.dungeon.monsters.map(({ target }) => target)).toEqual([
    ...[null, null, null, 'outcast'],
    ...[null, null, null, 'black-knight'],
  ]);
  expect(game.told('target-chosen').map(({ why }) => why)).toEqual(['why-random', 'why-random']);
});

test('DL-PRP-02 DL-EXP-09 on a tile already on the table the way from its own Entrance counts, even if it is shut', () => {
  const game = aGame({
    lay: [{ card: 'storage-room', by: 'N2', door: 'portcullis' }],
    quest: 'q-chapel-1',
    accursed: { 'black-knight': { at: [1, 5, 0] } },
  });
  perform(drawEncounter(game.table, { kind: 'prepared', tile: 1 }), 'enc-hounds', d3(1));
  expect(placesOf(game)).toEqual(['0,5']);
});
