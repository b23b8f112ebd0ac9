import { expect, test } from 'vitest';
import { DUNGEON_TILE_IDS, type DungeonTileId, dungeonTile, START } from '../../src/data/dungeon-tiles.ts';
import { EN } from '../../src/words/en.ts';
import { FR } from '../../src/words/fr.ts';
import { adjacentPlaces, edgeRooms, isDot, roomSlots, waysBack } from '../../src/rules/places.ts';

/** Steps from the start; half of a Long Corridor is one. */
function stepsTo(tile: DungeonTileId, to: string): number {
  const { rooms, dots } = dungeonTile(tile);
  const ways = waysBack(tile, [START, ...Object.keys(rooms), ...Object.keys(dots)], START);
  return ways.get(to)?.length ?? -1;
}

test.each([
  ['ruins-a', 8, 1, 'r2 2, r3 2, r5 4, r6 3, r8 4'],
  ['ruins-b', 9, 2, 'r7 5, r8 4'],
  ['ruins-c', 10, 2, 'r7 4, r8 4'],
  ['ruins-d', 8, 2, 'r4 5, r5 3, r8 4'],
  ['ruins-e', 8, 1, 'r4 4, r6 4, r8 5'],
  ['ruins-f', 8, 1, 'r7 8, r8 3'],
  ['ruins-g', 9, 2, 'r4 4, r6 4, r7 4, r8 4'],
  ['ruins-h', 8, 1, 'r4 4, r5 2, r6 4, r8 5'],
  ['ruins-i', 9, 2, 'r7 6, r8 8'],
  ['ruins-j', 9, 2, 'r3 3, r8 8'],
  ['ruins-k', 9, 2, 'r7 5, r8 5'],
  ['ruins-l', 8, 1, 'r4 4, r7 4, r8 3'],
  ['darkest-a', 19, 0, 'c4r0 8, c1r1 8, c5r2 7, c2r3 3, c1r4 3, c5r4 3'],
  ['darkest-b', 17, 0, 'c2r0 8, c4r0 8, c2r1 7, c1r4 5, c5r4 5'],
  ['old-road', 5, 1, 'r3 3, r5 5'],
] as const)('DD-QST-05, DD-BOS-03 the tile %s: %i Corridors, %i of them long, Edge Rooms %s', (id, corridors, long, edges) => {
  const { links, dots } = dungeonTile(id);
  const halved = Object.keys(dots).filter(dot => adjacentPlaces(id, dot).length === 2).length;
  expect([links.length - halved, halved]).toEqual([corridors, long]);
  expect(
    edgeRooms(id)
      .map(place => `${place} ${stepsTo(id, place)}`)
      .join(', '),
  ).toBe(edges);
});

test('DD-QST-05, DD-QST-06, DD-DDG-04 twelve tiles of the Ruins have eight Room slots, two of the Darkest Dungeon sixteen', () => {
  const slots = (kind: string): number[] =>
    DUNGEON_TILE_IDS.filter(id => dungeonTile(id).kind === kind).map(id => roomSlots(id).length);
  expect(slots('ruins')).toEqual(new Array<number>(12).fill(8));
  expect(slots('darkest')).toEqual([16, 16]);
});

test('DD-DDG-04, DD-DDG-05 the Darkest Dungeon marks three Boss slots on each tile', () => {
  expect(dungeonTile('darkest-a').bossSlots).toEqual(['c4r0', 'c1r1', 'c5r2']);
  expect(dungeonTile('darkest-b').bossSlots).toEqual(['c2r0', 'c4r0', 'c2r1']);
});

test('DD-QST-07, DD-EXP-18 every place of every tile can be reached from the start, which is no Room slot; dots are no Rooms', () => {
  for (const id of DUNGEON_TILE_IDS) {
    const places = [...Object.keys(dungeonTile(id).rooms), ...Object.keys(dungeonTile(id).dots)];
    expect(places.filter(place => stepsTo(id, place) < 1)).toEqual([]);
    expect(roomSlots(id)).not.toContain(START);
    expect(Object.keys(dungeonTile(id).dots).every(place => isDot(id, place))).toBe(true);
  }
});

test('DD-EXP-18 every place of every map has a name in both languages', () => {
  const places = DUNGEON_TILE_IDS.flatMap(id => [
    ...Object.keys(dungeonTile(id).rooms),
    ...Object.keys(dungeonTile(id).dots),
  ]);
  for (const place of [START, ...places]) {
    expect(EN).toHaveProperty([place]);
    expect(FR).toHaveProperty([place]);
    expect(FR).toHaveProperty([`${place}@to`]);
  }
});
