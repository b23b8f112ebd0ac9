import { connectTiles, type House, type OpeningKind, type RoomTile, SIDES } from '@tenebrae/board';
import { expect, test } from 'vitest';
import { HOUSE_COLUMNS, type HousePlan, HOUSES } from '../src/data/house.ts';
import { type Tile, TILES } from '../src/data/tiles.ts';
import { buildHouse } from '../src/rules/house.ts';
import { connectRooms } from '../src/rules/house-rooms.ts';
import { allRooms, roomsOn, tileIndex } from '../src/rules/rooms.ts';
import { aNewTable, playOut } from './play-out.ts';

/** A tile as the board's geometry wants it. */
function roomTile({ rooms, edges, owners, link }: Tile): RoomTile {
  const kindOf = (edge: Tile['edges']['north']): OpeningKind | null =>
    edge === 'passage' ? 'passage' : edge === 'wall' || edge === 'window' ? null : 'door';
  const openings = (room: number) =>
    SIDES.flatMap(side => {
      const kind = kindOf(edges[side]);
      return owners[side] === room && kind !== null ? [[side, kind] as const] : [];
    });
  const [first, second] = rooms;
  return {
    rooms: Object.fromEntries(rooms.map(({ name }, room) => [name, Object.fromEntries(openings(room))])),
    inside:
      second !== undefined && link === 'passage' ? [{ rooms: [first.name, second.name], kind: link }] : [],
  };
}

const asTheBoardHasIt = (plan: HousePlan): House =>
  connectTiles(
    plan.map(({ tile, turns }, index) => ({
      tile: roomTile(TILES[tile]),
      x: index % HOUSE_COLUMNS,
      y: Math.floor(index / HOUSE_COLUMNS),
      turns,
    })),
  );

const randomPlans = Array.from({ length: 40 }, (_, seed) => {
  const table = aNewTable({ radioactive: seed % 2 === 0 });
  playOut(buildHouse(table), seed);
  return table.state.tiles;
});

const plans: readonly (readonly [string, HousePlan])[] = [
  ['house 1', HOUSES['house-1']],
  ...randomPlans.map((plan, seed) => [`a random house, ${seed}`, plan] as const),
];

test.each(
  plans,
)('DDD-GEN-04, DDD-HOU-10: %s has the rooms and ways that the board makes of its tiles', (_, plan) => {
  const house = connectRooms(plan);
  const expected = asTheBoardHasIt(plan);
  expect(house).toEqual(expected);
  expect(Object.keys(house)).toEqual(Object.keys(expected));
});

test('DDD-GEN-04: the rooms of each tile are known by their names, and all together are the house', () => {
  const table = aNewTable();
  playOut(buildHouse(table), 1);
  const { state } = table;
  for (const [index] of state.tiles.entries())
    for (const room of roomsOn(state, index)) expect(tileIndex(state, room)).toBe(index);
  expect(state.tiles.flatMap((_, index) => roomsOn(state, index))).toEqual(Object.keys(state.house));
  expect(allRooms(state)).toEqual(Object.keys(state.house));
});
