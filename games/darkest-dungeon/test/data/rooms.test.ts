import { expect, test } from 'vitest';
import {
  BOSS_ROOMS,
  DARKEST_ROOMS,
  ROOM_TILES,
  type RoomId,
  roomTile,
  RUINS_ROOMS,
} from '../../src/data/rooms.ts';
import { areaRolled, areaSpec, areasOf, distance, groundOf } from '../../src/rules/areas.ts';

/** Areas, spaces, borders, Chests, High Ground, Low Ground, start Areas of Heroes and of Monsters. */
// biome-ignore format: a table
const TILES = [
  ['ruins-1', 10, 28, 11, 'NE SW', '', 'LOW', 'SW NE SW NE', 'SE W LOW W'],
  ['ruins-2', 8, 23, 9, 'N NW NE', '', '', 'S S S S', 'C C NE MID'],
  ['ruins-3', 10, 27, 10, '', 'NW NE', '', 'SW SE SE SW', 'W E NE NW'],
  ['ruins-4', 11, 32, 15, 'NW NE', 'NW', '', 'S S SE SW', 'CIRCLE NE NW CIRCLE'],
  ['ruins-5', 8, 22, 7, 'SE', '', '', 'SW S SW S', 'NW E NW NE'],
  ['ruins-6', 10, 28, 10, 'W', '', '', 'SW NE SW NE', 'N CHEST S NW'],
  ['ruins-7', 9, 25, 9, 'NW SE', '', '', 'SW NE NE NE', 'SE TOMB NW TOMB'],
  ['ruins-8', 10, 31, 9, 'NE MID', '', '', 'SW SW SE SE', 'E W NW NE'],
  ['ruins-9', 9, 27, 10, 'NW NE', '', '', 'S S S S', 'C C NW NE'],
  ['old-road-clearing', 8, 25, 7, 'WAGON', 'BANK', '', 'ROAD_W ROAD_W NW SW', 'ROAD_E ROAD_E NE SE'],
  ['darkest-1', 9, 24, 12, 'NW SE', 'W E', '', 'SW SW SE SE', 'C C NW NE'],
  ['darkest-2', 9, 26, 10, 'N S', 'N', 'TENDON_W TENDON_E', 'W W W NW', 'HUB E E SE'],
  ['darkest-3', 9, 25, 10, 'NW NE', '', '', 'PORCH PORCH SE SW', 'NAVE NAVE W ALTAR'],
  ['darkest-4', 10, 24, 11, 'RIB_N2 RIB_S3', 'RIB_N1 RIB_N2 RIB_N3', 'RIB_S1 RIB_S2 RIB_S3', 'SPINE_1 SPINE_1 RIB_N1 RIB_N1', 'SPINE_3 SPINE_4 SPINE_4 RIB_N3'],
  ['darkest-5', 9, 25, 12, 'POOL_W POOL_E', 'CATWALK', 'POOL_W POOL_E', 'S S SW SE', 'N N NW NE'],
  ['darkest-6', 9, 26, 14, 'W NOOK', '', '', 'SW SW SE SE', 'HEART HEART NW NE'],
  ['darkest-7', 9, 22, 10, 'NW NE', 'LANTERN', '', 'S S SW SE', 'W E N N'],
  ['darkest-8', 10, 28, 14, 'NE SE', 'NE', '', 'S SW SW SW', 'N E NW N'],
  ['boss-necromancer', 9, 29, 12, 'NW NE', '', '', 'S S SW SE', 'THRONE C NW NE'],
  ['boss-prophet', 8, 27, 12, '', '', '', 'NE S S W', 'C C N E'],
  ['boss-collector', 9, 29, 10, 'VAULT VAULT VAULT', '', '', 'S S SW SE', 'C W NW NE'],
  ['boss-fanatic', 9, 29, 12, 'NE NW', '', '', 'S S SW SE', 'N N PYRE PYRE'],
  ['boss-templars', 14, 32, 31, '', '', '', 'SW SW SE SE', 'C C NE NE'],
  ['boss-shuffling-horror', 9, 25, 12, '', '', '', 'SW SE SE N', 'S S W NE'],
  ['boss-mammoth-cyst', 12, 34, 13, '', '', '', 'BOT BOT SW SE', 'S S C C'],
  ['boss-ancestor', 11, 33, 17, '', '', '', 'E ISE SE SE', 'C N NW S'],
  ['arena-sawdust-ring', 10, 28, 17, '', '', '', '', ''],
  ['arena-cages', 10, 24, 15, '', '3 8', '1 10', '', ''],
] as const;

test.each(
  TILES,
)('DD-BSU-03, DD-BSU-08, DD-BSU-13, DD-POS-01, DD-POS-07, DD-POS-08 the tile %s is as drawn', (id, areas, spaces, borders, chests, high, low, heroes, monsters) => {
  const tile = roomTile(id);
  const ids = areasOf(id);
  const on = (ground: string): string => ids.filter(area => groundOf(id, area) === ground).join(' ');
  expect(ids.length).toBe(areas);
  expect(ids.reduce((sum, area) => sum + areaSpec(id, area).spaces, 0)).toBe(spaces);
  expect(tile.edges.length).toBe(borders);
  expect(ids.flatMap(area => new Array<string>(areaSpec(id, area).chests ?? 0).fill(area)).join(' ')).toBe(
    chests,
  );
  expect([on('high'), on('low')]).toEqual([high, low]);
  expect([(tile.heroes ?? []).join(' '), (tile.monsters ?? []).join(' ')]).toEqual([heroes, monsters]);
});

test('DD-SKL-03 every tile is one piece, its borders name Areas that exist, and none is there twice', () => {
  expect(TILES.map(([id]) => id).sort()).toEqual(Object.keys(ROOM_TILES).sort());
  for (const id of Object.keys(ROOM_TILES) as RoomId[]) {
    const ids = areasOf(id);
    expect(ids.every(area => Number.isFinite(distance(id, ids[0] ?? '', area)))).toBe(true);
    const borders = roomTile(id).edges.map(pair => [...pair].sort().join('-'));
    expect(new Set(borders).size).toBe(borders.length);
    expect(
      roomTile(id)
        .edges.flat()
        .every(area => ids.includes(area)),
    ).toBe(true);
  }
});

test('DD-BSU-15 the Heroes of a full party fit into their start Areas everywhere', () => {
  for (const id of [...RUINS_ROOMS, ...DARKEST_ROOMS, ...Object.values(BOSS_ROOMS)]) {
    const starts = roomTile(id).heroes ?? [];
    for (const area of starts)
      expect(starts.filter(one => one === area).length).toBeLessThanOrEqual(areaSpec(id, area).spaces);
  }
});

test('DD-PRO-02, DD-TEM-03, DD-CYS-03 the d10 maps of the Boss Rooms name an Area for each face', () => {
  const map = (id: RoomId): string =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(face => areaRolled(id, face)).join(' ');
  expect(map('boss-prophet')).toBe('NW NW N NE W C E E SW S');
  expect(map('boss-templars')).toBe('P1 P1 P2 P2 P3 P3 P4 P4 P5 P5');
  expect(map('boss-mammoth-cyst')).toBe('T12 T12 T34 T34 T56 T56 T78 T78 T910 T910');
  expect(map('arena-cages')).toBe(map('arena-sawdust-ring'));
});
