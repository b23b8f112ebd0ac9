import {
  accessibleRooms,
  connectionBetween,
  connectTiles,
  doorBetween,
  type House,
  isBeside,
  isDiagonalTo,
  type LaidRoomTile,
  misfits,
  type QuarterTurns,
  reachableRooms,
  roomDistance,
  roomGroups,
  roomOf,
  roomsInLine,
  roomsInSight,
  type RoomTile,
  seesRoom,
  sightRange,
} from '@tenebrae/board';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aHouse } from './any-house.ts';

const lay = (x: number, y: number, rooms: RoomTile['rooms'], turns: QuarterTurns = 0): LaidRoomTile => ({
  tile: { rooms },
  x,
  y,
  turns,
});

/**
 * hall ─ study ═ closet/larder ─ yard: a door between study and closet. Closet and larder share a tile: the closet
 * opens west, the larder east, with a door between them. The cellar lies under the hall.
 */
const TILES: readonly LaidRoomTile[] = [
  lay(0, 0, { hall: { east: 'passage', south: 'passage' } }),
  lay(1, 0, { study: { west: 'passage', east: 'passage' } }),
  {
    tile: {
      rooms: { closet: { west: 'door' }, larder: { east: 'passage' } },
      inside: [{ rooms: ['closet', 'larder'], kind: 'door' }],
    },
    x: 2,
    y: 0,
    turns: 0,
  },
  lay(3, 0, { yard: { west: 'passage' } }),
  lay(0, 1, { cellar: { north: 'passage' } }),
];
const HOUSE = connectTiles(TILES);
const isOpen = () => true;
const isShut = () => false;

describe('tiles laid side by side', () => {
  test('join their rooms where openings meet, by a door if either prints one', () => {
    expect(connectionBetween(HOUSE, 'hall', 'study')).toBe('passage');
    expect(connectionBetween(HOUSE, 'study', 'closet')).toBe('door');
    expect(connectionBetween(HOUSE, 'closet', 'study')).toBe('door');
    expect(connectionBetween(HOUSE, 'study', 'larder')).toBe('wall');
    expect(misfits(TILES)).toEqual([]);
  });

  test('keep a wall where an opening meets none, and say so', () => {
    const tiles = [lay(0, 0, { a: { east: 'passage' } }), lay(1, 0, { b: { north: 'passage' } })];
    expect(connectionBetween(connectTiles(tiles), 'a', 'b')).toBe('wall');
    expect(misfits(tiles)).toEqual([
      { room: 'a', side: 'east' },
      { room: 'b', side: 'north' },
    ]);
  });

  test('can be turned until they fit', () => {
    const tiles = [lay(0, 0, { a: { east: 'passage' } }), lay(1, 0, { b: { north: 'passage' } }, 3)];
    expect(misfits(tiles)).toEqual([]);
    expect(connectionBetween(connectTiles(tiles), 'a', 'b')).toBe('passage');
  });

  test('may be mistaken in ways that are refused', () => {
    expect(() => connectTiles([lay(0, 0, { a: {} }), lay(0, 0, { b: {} })])).toThrow('two tiles lie at 0,0');
    expect(() => connectTiles([lay(0, 0, { a: {} }), lay(1, 0, { a: {} })])).toThrow(
      'two rooms are called a',
    );
    expect(() => connectTiles([lay(0, 0, { a: { east: 'door' }, b: { east: 'passage' } })])).toThrow(
      'a and b both open on the east side of their tile',
    );
    expect(() => roomOf(HOUSE, 'attic')).toThrow('no room attic in this house');
  });

  test('make a house of plain data', () => {
    expect(JSON.parse(JSON.stringify(HOUSE))).toEqual(HOUSE);
  });
});

describe('from room to room', () => {
  test('one steps through passages and open doors', () => {
    expect(accessibleRooms(HOUSE, 'study', isOpen)).toEqual(['closet', 'hall']);
    expect(accessibleRooms(HOUSE, 'study', isShut)).toEqual(['hall']);
  });

  test('a door has one name from both sides', () => {
    const asked: string[] = [];
    const remember = (door: string) => asked.push(door) > 0;
    accessibleRooms(HOUSE, 'study', remember);
    accessibleRooms(HOUSE, 'closet', remember);
    expect(asked).toEqual(['closet|study', 'closet|study', 'closet|larder']);
    expect(doorBetween('study', 'closet')).toBe('closet|study');
  });

  test('distance is counted in rooms, those of one tile apart', () => {
    expect(roomDistance(HOUSE, 'cellar', 'yard', isOpen)).toBe(5);
    expect(roomDistance(HOUSE, 'cellar', 'yard', isShut)).toBe(Infinity);
  });

  test('what can be reached comes with its steps', () => {
    expect([...reachableRooms(HOUSE, 'cellar', isShut)]).toEqual([
      ['cellar', 0],
      ['hall', 1],
      ['study', 2],
    ]);
    expect([...reachableRooms(HOUSE, 'cellar', isShut, 1).keys()]).toEqual(['cellar', 'hall']);
  });

  test('shut doors part the house into groups', () => {
    expect(roomGroups(HOUSE, isShut)).toEqual([['hall', 'study', 'cellar'], ['closet'], ['larder', 'yard']]);
    expect(roomGroups(HOUSE, isOpen)).toHaveLength(1);
  });

  test('beside and diagonal count by tiles, walls or not', () => {
    expect(isBeside(HOUSE, 'study', 'larder')).toBe(true);
    expect(isBeside(HOUSE, 'closet', 'larder')).toBe(true);
    expect(isBeside(HOUSE, 'study', 'study')).toBe(false);
    expect(isBeside(HOUSE, 'hall', 'closet')).toBe(false);
    expect(isDiagonalTo(HOUSE, 'cellar', 'study')).toBe(true);
    expect(isDiagonalTo(HOUSE, 'cellar', 'hall')).toBe(false);
  });
});

describe('line of sight in a house', () => {
  const open = { isDoorOpen: isOpen };
  const shut = { isDoorOpen: isShut };

  test('runs straight over the tiles until something is shut', () => {
    expect(roomsInLine(HOUSE, 'hall', 'east', open)).toEqual(['study', 'closet']);
    expect(roomsInLine(HOUSE, 'hall', 'east', shut)).toEqual(['study']);
    expect(roomsInLine(HOUSE, 'hall', 'north', open)).toEqual([]);
  });

  test('leaves a tile of two rooms only by the room it entered', () => {
    expect(seesRoom(HOUSE, 'study', 'larder', open)).toBe(false);
    expect(seesRoom(HOUSE, 'study', 'yard', open)).toBe(false);
  });

  test('joins two rooms of a tile through an open door, and goes no further', () => {
    expect(roomsInSight(HOUSE, 'closet', open)).toEqual(['closet', 'larder', 'study', 'hall']);
    expect(seesRoom(HOUSE, 'closet', 'larder', shut)).toBe(false);
    expect(seesRoom(HOUSE, 'closet', 'yard', open)).toBe(false);
  });

  test('never turns a corner', () => {
    expect(seesRoom(HOUSE, 'cellar', 'hall', open)).toBe(true);
    expect(seesRoom(HOUSE, 'cellar', 'study', open)).toBe(false);
  });

  test('has a range in rooms', () => {
    expect(sightRange(HOUSE, 'hall', 'hall', shut)).toBe(0);
    expect(sightRange(HOUSE, 'hall', 'closet', open)).toBe(2);
    expect(sightRange(HOUSE, 'closet', 'larder', open)).toBe(1);
    expect(sightRange(HOUSE, 'hall', 'closet', shut)).toBe(Infinity);
  });

  test('goes neither into nor out of nor through a room that blocks', () => {
    const blocked = { isDoorOpen: isOpen, blocks: (room: string) => room === 'study' };
    expect(roomsInSight(HOUSE, 'hall', blocked)).toEqual(['hall', 'cellar']);
    expect(roomsInSight(HOUSE, 'study', blocked)).toEqual(['study']);
    expect(seesRoom(HOUSE, 'closet', 'study', blocked)).toBe(false);
  });
});

describe('in any house', () => {
  const pairs = (house: House) =>
    Object.keys(house).flatMap(a => Object.keys(house).map(b => [a, b] as const));

  test('access, distance and sight are mutual', () => {
    fc.assert(
      fc.property(aHouse, ({ house, isDoorOpen, blocks }) => {
        for (const [a, b] of pairs(house)) {
          expect(accessibleRooms(house, a, isDoorOpen).includes(b)).toBe(
            accessibleRooms(house, b, isDoorOpen).includes(a),
          );
          expect(roomDistance(house, a, b, isDoorOpen)).toBe(roomDistance(house, b, a, isDoorOpen));
          const view = { isDoorOpen, blocks };
          expect(sightRange(house, a, b, view)).toBe(sightRange(house, b, a, view));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('what is in sight can be walked to as straight as it is seen, and lies in line', () => {
    fc.assert(
      fc.property(aHouse, ({ house, isDoorOpen, blocks }) => {
        for (const [a, b] of pairs(house)) {
          if (!seesRoom(house, a, b, { isDoorOpen, blocks })) continue;
          expect(roomDistance(house, a, b, isDoorOpen)).toBeLessThanOrEqual(
            sightRange(house, a, b, { isDoorOpen, blocks }),
          );
          const [one, other] = [roomOf(house, a), roomOf(house, b)];
          expect(one.x === other.x || one.y === other.y).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('a shut door brings nothing nearer and opens no sight', () => {
    fc.assert(
      fc.property(aHouse, ({ house, isDoorOpen, blocks }) => {
        for (const [a, b] of pairs(house)) {
          expect(roomDistance(house, a, b, isOpen)).toBeLessThanOrEqual(
            roomDistance(house, a, b, isDoorOpen),
          );
          if (seesRoom(house, a, b, { isDoorOpen, blocks })) {
            expect(seesRoom(house, a, b, { isDoorOpen: isOpen })).toBe(true);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
