import { SIDES } from '@tenebrae/board';
import { describe, expect, test } from 'vitest';
import { CODE_CHIPS, type CodeChipSize } from '../../src/data/code-chips.ts';
import { CORNER_FUNCTIONS } from '../../src/data/corner-functions.ts';
import {
  type HouseBounds,
  type HousePlan,
  HOUSES,
  RANDOM_HOUSES,
  type RandomHouseId,
} from '../../src/data/house.ts';
import * as limits from '../../src/data/limits.ts';
import { SECURITY_MODES, type SecurityMode, type SecurityModeId } from '../../src/data/security-modes.ts';
import {
  FITTING_EDGES,
  TILE_CATEGORIES,
  TILE_EDGES,
  type TileCategory,
  type TileEdge,
} from '../../src/data/tiles.ts';
import {
  BASE_TILE_IDS,
  buildHouse,
  CORNERS,
  figuresOf,
  type HouseFigures,
  fits,
  hasIcon,
  INNER,
  isLegal,
  locksOf,
  POSITIONS,
  reachable,
  roomsOf,
  seeded,
  TILE_IDS,
  tileOf,
} from './houses.ts';

const ofCategory = (category: TileCategory) => BASE_TILE_IDS.filter(id => tileOf(id).category === category);
const edgesOf = (category: TileCategory) => ofCategory(category).map(id => tileOf(id).edges);

describe('the 27 room tiles and the reactor', () => {
  test('are counted by category', () => {
    expect(TILE_IDS).toHaveLength(28);
    expect(TILE_CATEGORIES.map(category => [category, ofCategory(category).length])).toEqual([
      ['laboratory', 1],
      ['entrance', 1],
      ['corner', 4],
      ['outer', 12],
      ['inner', 9],
    ]);
    expect(tileOf('reactor').category).toBe('inner');
  });

  test('DDD-HOU-02 to DDD-HOU-05 have windows on the sides that face out of the house, and on no other', () => {
    for (const { north, east, south, west } of [...edgesOf('laboratory'), ...edgesOf('corner')]) {
      expect([north, west]).toEqual(['window', 'window']);
      expect([east, south]).not.toContain('window');
    }
    for (const { north, east, south, west } of edgesOf('outer')) {
      expect(north).toBe('window');
      expect([east, south, west]).not.toContain('window');
    }
    for (const { north, east, south, west } of edgesOf('entrance')) {
      expect(south).toBe('window');
      expect([north, east, west]).not.toContain('window');
    }
    for (const edges of edgesOf('inner')) expect(Object.values(edges)).not.toContain('window');
  });

  test('DDD-HOU-06 fit each other the same way from both sides; nothing open lies against a wall', () => {
    for (const edge of TILE_EDGES)
      for (const other of TILE_EDGES) expect(fits(edge, other)).toBe(fits(other, edge));
    const open: TileEdge[] = ['passage', 'door', 'laboratory-door', 'reactor-door'];
    for (const edge of open) expect(fits(edge, 'wall')).toBe(false);
    expect(FITTING_EDGES.wall).toEqual(['wall']);
    expect(FITTING_EDGES.window).toEqual([]);
  });

  test('DDD-GEN-04 hold one room or two, and every room has an opening of its own', () => {
    const split = TILE_IDS.filter(id => tileOf(id).rooms.length === 2);
    expect(split).toEqual(['pantry-and-passage', 'hallway-and-storage', 'corridor-and-cell']);
    for (const id of TILE_IDS) {
      const { rooms, owners, edges, link } = tileOf(id);
      rooms.forEach((_, room) => {
        const openings = SIDES.filter(
          side => owners[side] === room && !['wall', 'window'].includes(edges[side]),
        );
        expect(openings, id).not.toEqual([]);
      });
      expect(Math.max(...Object.values(owners)), id).toBe(rooms.length - 1);
      if (rooms.length === 1) expect(link, id).toBe('none');
    }
  });

  test('every room has a name of its own', () => {
    const names = TILE_IDS.flatMap(id => tileOf(id).rooms.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(31);
  });

  test('DDD-COR-01 each corner room has its own function and a terminal, and no other tile has either', () => {
    for (const id of TILE_IDS) {
      const icons = tileOf(id).rooms.flatMap(room => room.icons);
      const isCorner = tileOf(id).category === 'corner';
      expect(icons.includes('terminal'), id).toBe(isCorner);
      expect(
        icons.filter(icon => icon in CORNER_FUNCTIONS),
        id,
      ).toEqual(isCorner ? [id] : []);
    }
    expect(ofCategory('corner')).toEqual(Object.keys(CORNER_FUNCTIONS));
  });

  test('DDD-SEC-04, DDD-RAD-25 laboratory and reactor have doors of their own and no lock symbol', () => {
    expect(Object.values(tileOf('laboratory').edges).filter(edge => edge === 'laboratory-door')).toHaveLength(
      2,
    );
    expect(Object.values(tileOf('reactor').edges).filter(edge => edge === 'reactor-door')).toHaveLength(2);
    expect(
      [tileOf('laboratory'), tileOf('reactor')].flatMap(({ edges }) => Object.values(edges)),
    ).not.toContain('door');
  });

  test('DDD-HOU-13 no house needs more cameras or chips than the box has', () => {
    const cameras = BASE_TILE_IDS.filter(id => hasIcon(id, 'camera'));
    expect(cameras.length).toBeLessThanOrEqual(limits.CAMERA_TOKENS);
    const most = (category: TileCategory, tiles: number) =>
      ofCategory(category)
        .map(tile => locksOf({ tile }))
        .sort((a, b) => b - a)
        .slice(0, tiles)
        .reduce((sum, locks) => sum + locks, 0);
    expect(most('corner', 3) + most('outer', 9) + most('inner', 6)).toBe(17);
  });

  test.each([
    ['camera', 7],
    ['gas-leak', 3],
    ['defense-room', 3],
    ['lurking-creature', 3],
    ['terminal', 4],
    ['antidote', 1],
    ['fire-direction-key', 1],
  ] as const)('%s is on %i tiles', (icon, count) => {
    expect(TILE_IDS.filter(id => hasIcon(id, icon))).toHaveLength(count);
  });
});

const isConnected = (house: HousePlan) => reachable(house, 'open').size === roomsOf(house).length;

function isWithin(house: HousePlan, { locks, cameras, freeRooms }: HouseBounds): boolean {
  const figures = figuresOf(house);
  const between = (figure: number, [least, most]: readonly [number, number]) =>
    least <= figure && figure <= most;
  return (
    between(figures.locks, locks) &&
    between(figures.cameras, cameras) &&
    between(figures.freeRooms, freeRooms)
  );
}

/** DDD-SEC-08, DDD-TWK-04: chips by size for the lock symbols of a house. */
function chipsFor(
  { locks, cornerLocks }: HouseFigures,
  players: number,
  tweak: number,
): Record<CodeChipSize, number> {
  const half = Math.floor(
    (players <= limits.FEW_PLAYERS ? locks - limits.FEW_PLAYERS_LOCKS_LESS : locks) / 2,
  );
  const threes = Math.min(Math.max(half + tweak, cornerLocks, 1), locks - limits.FEWEST_LOCKS_OFF_CORNERS);
  return { 2: locks - threes, 3: threes };
}

describe('random houses', () => {
  const random = seeded(20131031);
  const pick = (from: readonly number[]) => from[Math.floor(random() * from.length)] ?? 0;
  const built: HousePlan[] = [];
  for (let tries = 0; built.length < 500 && tries < 2000; tries += 1) {
    const house = buildHouse(random, { laboratory: pick(CORNERS), reactor: null });
    if (house !== null && isConnected(house)) built.push(house);
  }

  test('DDD-HOU-01 to DDD-HOU-06, DDD-HOU-17: 500 are built, each legal, each with every room in reach', () => {
    expect(built).toHaveLength(500);
    for (const house of built) {
      expect(isLegal(house)).toBe(true);
      expect(isConnected(house)).toBe(true);
    }
    expect(new Set(built.map(house => JSON.stringify(house))).size).toBe(500);
  });

  test('every tile is in some house, every corner room in every corner, every inner room at every inner position', () => {
    const at = (index: number) => new Set(built.map(house => house[index]?.tile));
    expect(new Set(built.flatMap(house => house.map(({ tile }) => tile)))).toEqual(new Set(BASE_TILE_IDS));
    for (const index of CORNERS) expect(at(index)).toEqual(new Set(['laboratory', ...ofCategory('corner')]));
    for (const index of INNER) expect(at(index)).toEqual(new Set(ofCategory('inner')));
  });

  test('DDD-SEC-11 have lock symbols in plenty, off the corner rooms too', () => {
    for (const house of built) {
      const { locks, cornerLocks, cameras } = figuresOf(house);
      expect(locks).toBeGreaterThanOrEqual(limits.FEWEST_LOCKS);
      expect(locks - cornerLocks).toBeGreaterThanOrEqual(limits.FEWEST_LOCKS_OFF_CORNERS);
      expect(cameras).toBeLessThanOrEqual(limits.CAMERA_TOKENS);
    }
  });

  test.each(
    Object.keys(SECURITY_MODES) as SecurityModeId[],
  )('DDD-SEC-02 to DDD-SEC-08, DDD-TWK-04: in %s the box has the chips for every house, number of players and tweak', id => {
    const mode: SecurityMode = SECURITY_MODES[id];
    const needed = mode.sequence.kind === 'chips' ? mode.sequence.chips : [];
    const inBox = (size: CodeChipSize) => Object.values(CODE_CHIPS).filter(chip => chip.size === size).length;
    for (const figures of built.map(figuresOf)) {
      for (const players of [2, 3, 4, 5]) {
        for (const tweak of [-limits.CHIP_TWEAK, 0, limits.CHIP_TWEAK]) {
          const chips = chipsFor(figures, players, tweak);
          expect(chips[2] + chips[3]).toBe(figures.locks);
          expect(chips[3]).toBeGreaterThanOrEqual(figures.cornerLocks);
          for (const size of [2, 3] as const) {
            expect(chips[size]).toBeLessThanOrEqual(inBox(size));
            expect(chips[size]).toBeGreaterThanOrEqual(needed.filter(each => each === size).length);
          }
        }
      }
    }
  });

  test('DDD-HOU-07 two of three keep to the bounds of a random house', () => {
    const good = built.filter(house => isWithin(house, RANDOM_HOUSES.random));
    expect(good.length).toBeGreaterThan(300);
    expect(new Set(good.flatMap(house => house.map(({ tile }) => tile)))).toEqual(new Set(BASE_TILE_IDS));
  });

  const cases = (Object.keys(RANDOM_HOUSES) as RandomHouseId[]).flatMap(id =>
    [null, ...INNER].map(reactor => [id, reactor] as const),
  );
  test.each(
    cases,
  )('DDD-TWK-06, DDD-RAD-04: a house %s is soon found with the reactor at %s', (id, reactor) => {
    const random = seeded(31 + (reactor ?? 0));
    for (const laboratory of CORNERS) {
      const found = Array.from({ length: 1000 }).some(() => {
        const house = buildHouse(random, { laboratory, reactor });
        return house !== null && isLegal(house) && isConnected(house) && isWithin(house, RANDOM_HOUSES[id]);
      });
      expect(found).toBe(true);
    }
  });
});

describe('house-1', () => {
  const house: HousePlan = HOUSES['house-1'];

  test('DDD-HOU-17 is legal, with every room in reach', () => {
    expect(isLegal(house)).toBe(true);
    expect(isConnected(house)).toBe(true);
  });

  test('has 22 rooms, 14 lock symbols, 5 cameras, and 9 rooms free at the start', () => {
    expect(roomsOf(house)).toHaveLength(22);
    expect(figuresOf(house)).toEqual({ locks: 14, cornerLocks: 5, cameras: 5, freeRooms: 9 });
    const free = [...reachable(house, 'locked')].map(room => {
      const position = POSITIONS[Number(room.split(':')[0])];
      return `${position?.row},${position?.column}`;
    });
    expect(free.sort()).toEqual(['1,2', '1,3', '2,3', '3,3', '3,4', '3,5', '4,2', '4,3', '4,4']);
  });
});
