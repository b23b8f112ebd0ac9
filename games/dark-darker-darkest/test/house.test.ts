import { connectionBetween, type RoomId } from '@tenebrae/board';
import type { Question } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  type CornerId,
  type HousePlan,
  HOUSES,
  RANDOM_HOUSES,
  type RandomHouseId,
} from '../src/data/house.ts';
import { REACTOR_POSITIONS } from '../src/data/radioactive.ts';
import { TILES } from '../src/data/tiles.ts';
import { buildHouse, layTiles } from '../src/rules/house.ts';
import { accessible, allRooms, isLocked, openDoors } from '../src/rules/rooms.ts';
import type { State } from '../src/state.ts';
import { figuresOf, isLegal, POSITIONS, reachable, roomsOf, TILE_IDS } from './data/houses.ts';
import { perform } from '../testing/index.ts';
import { aNewTable, playOut } from './play-out.ts';

const RANDOM_IDS = Object.keys(RANDOM_HOUSES) as RandomHouseId[];
const LABORATORY = ['random', ...Object.keys(CORNERS)] as const;

const planOf = (state: State): HousePlan => state.tiles.map(({ tile, turns }) => ({ tile, turns }));
const isConnected = (plan: HousePlan): boolean => reachable(plan, 'open').size === roomsOf(plan).length;
const placeOf = (plan: HousePlan, id: string) => {
  const { row, column } = POSITIONS[plan.findIndex(({ tile }) => tile === id)] ?? { row: 0, column: 0 };
  return { row, column };
};

/** 2,100 random houses over all kinds, laboratory corners, and with and without the reactor. */
const cases = RANDOM_IDS.flatMap(house =>
  LABORATORY.flatMap(laboratory => [false, true].map(radioactive => ({ house, laboratory, radioactive }))),
);
const built = cases.flatMap((options, kind) =>
  Array.from({ length: 70 }, (_, game) => {
    const table = aNewTable(options);
    playOut(buildHouse(table), 1000 * kind + game);
    return { options, state: table.state, plan: planOf(table.state) };
  }),
);

describe('random houses', () => {
  test('DDD-HOU-01 to DDD-HOU-06, DDD-HOU-17, DDD-RAD-05: each of 2,100 is laid by the rules, every room in reach', () => {
    expect(built).toHaveLength(2100);
    for (const { plan } of built) {
      expect(isLegal(plan)).toBe(true);
      expect(isConnected(plan)).toBe(true);
    }
    expect(new Set(built.map(({ plan }) => JSON.stringify(plan))).size).toBeGreaterThan(2090);
  });

  test('every tile is in some house, each corner room in each corner, each inner room at each inner position', () => {
    expect(new Set(built.flatMap(({ plan }) => plan.map(({ tile }) => tile)))).toEqual(new Set(TILE_IDS));
    POSITIONS.forEach(({ category }, index) => {
      if (category === 'outer') return;
      const here = new Set(built.map(({ plan }) => plan[index]?.tile));
      const fitting = TILE_IDS.filter(id => TILES[id].category === category);
      expect(here).toEqual(new Set(category === 'corner' ? ['laboratory', ...fitting] : fitting));
    });
  });

  test('DDD-HOU-07, DDD-TWK-06 keep to the bounds of their kind', () => {
    for (const { plan, options } of built) {
      const { locks, cameras, freeRooms } = figuresOf(plan);
      const bounds = RANDOM_HOUSES[options.house];
      expect([locks, cameras, freeRooms]).toEqual([
        clamped(locks, bounds.locks),
        clamped(cameras, bounds.cameras),
        clamped(freeRooms, bounds.freeRooms),
      ]);
    }
  });

  test('DDD-HOU-08 the laboratory is in the corner wanted, or else in one of the two top ones', () => {
    for (const { plan, options } of built) {
      if (options.laboratory === 'random') expect(placeOf(plan, 'laboratory').row).toBe(1);
      else expect(placeOf(plan, 'laboratory')).toEqual(CORNERS[options.laboratory as CornerId]);
    }
    const drawn = built.filter(({ options }) => options.laboratory === 'random');
    expect(new Set(drawn.map(({ plan }) => placeOf(plan, 'laboratory').column))).toEqual(new Set([1, 5]));
  });

  test.each(
    Object.entries(REACTOR_POSITIONS),
  )('DDD-RAD-04 a %s on the die puts the reactor at %o', (face, position) => {
    const table = aNewTable({ radioactive: true, laboratory: 'top-left' });
    perform(buildHouse(table), Number(face), 20131031);
    expect(placeOf(planOf(table.state), 'reactor')).toEqual(position);
  });

  test('DDD-HOU-07 the same seed gives the same house, another one another', () => {
    const plans = [7, 7, 8].map(seed => {
      const table = aNewTable();
      perform(buildHouse(table), 'top-right', seed);
      return planOf(table.state);
    });
    expect(plans[0]).toEqual(plans[1]);
    expect(plans[0]).not.toEqual(plans[2]);
  });
});

describe('a house on the table', () => {
  test('DDD-GEN-04, DDD-HOU-10: rooms join where tiles open to each other, and a door is one for both its rooms', () => {
    for (const { state, plan } of built.slice(0, 200)) {
      expect(allRooms(state)).toHaveLength(roomsOf(plan).length);
      for (const room of allRooms(state)) {
        for (const { to, kind } of state.house[room]?.openings ?? []) {
          expect(connectionBetween(state.house, to, room)).toBe(kind);
        }
      }
      const locks = Object.values(state.doors).filter(door => door.kind === 'lock');
      expect(locks).toHaveLength(figuresOf(plan).locks);
    }
  });

  test('DDD-HOU-08, DDD-HOU-11, DDD-RAD-31: laboratory and reactor are closed and locked at the start', () => {
    for (const { state, options } of built) {
      expect(isLocked(state, 'laboratory')).toBe(true);
      expect(kinds(state).filter(kind => kind === 'laboratory')).toHaveLength(2);
      if (options.radioactive) expect(isLocked(state, 'reactor')).toBe(true);
      expect(kinds(state).filter(kind => kind === 'reactor')).toHaveLength(options.radioactive ? 2 : 0);
    }
  });

  test('DDD-HOU-11 a room is locked when all its doorways are, and one that is open is enough', () => {
    const { state } = aNewTable();
    layTiles(state, HOUSES['house-1']);
    expect(isLocked(state, 'pantry')).toBe(true);
    expect(isLocked(state, 'passage')).toBe(false);
    expect(isLocked(state, 'virus-cabinet')).toBe(true);
    openDoors(state, (_, id) => id === 'garage|virus-cabinet');
    expect(isLocked(state, 'virus-cabinet')).toBe(false);
    expect(accessible(state, 'garage')).toContain('virus-cabinet');
  });

  test('DDD-HOU-07 house-1 is laid as it is printed, with 22 rooms and nine of them free', () => {
    const table = aNewTable({ house: 'house-1' });
    perform(buildHouse(table));
    expect(planOf(table.state)).toEqual(HOUSES['house-1']);
    expect(allRooms(table.state)).toHaveLength(22);
    expect(freeRooms(table.state)).toHaveLength(9);
    expect(table.state.doors['main-corridor|pantry']).toMatchObject({ kind: 'lock', tile: 1 });
    expect(
      table.state.tiles.every(({ burn, destroyed, radiation }) => burn === 0 && !destroyed && !radiation),
    ).toBe(true);
  });

  test('DDD-MOV-02 hallway and storage open into each other, corridor and cell do not', () => {
    const inside = built.filter(({ plan }) => plan.some(({ tile }) => tile === 'hallway-and-storage'));
    for (const { state } of inside) expect(accessible(state, 'hallway')).toContain('storage');
    const apart = built.filter(({ plan }) => plan.some(({ tile }) => tile === 'corridor-and-cell'));
    for (const { state } of apart) expect(connectionBetween(state.house, 'corridor', 'cell')).toBe('wall');
    expect(Math.min(inside.length, apart.length)).toBeGreaterThan(0);
  });
});

describe('a house that the players pick', () => {
  const picked = Array.from({ length: 300 }, (_, game) => {
    const radioactive = game % 2 === 1;
    const table = aNewTable({ house: 'picked', laboratory: LABORATORY[game % 5] ?? 'random', radioactive });
    const asked = playOut(buildHouse(table), game);
    return { table, asked, plan: planOf(table.state) };
  });

  test('DDD-HOU-07, DDD-HOU-17, DDD-SEC-11: 300 by any answers that are offered are all finished and legal', () => {
    for (const { plan } of picked) {
      expect(isLegal(plan)).toBe(true);
      expect(isConnected(plan)).toBe(true);
      const { locks, cornerLocks } = figuresOf(plan);
      expect(locks).toBeGreaterThanOrEqual(3);
      expect(locks - cornerLocks).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(picked.flatMap(({ plan }) => plan.map(({ tile }) => tile)))).toEqual(new Set(TILE_IDS));
  });

  test('DDD-HOU-03, DDD-HOU-08: the entrance hall and the laboratory lie there already', () => {
    for (const { table } of picked) {
      const fixed = table.told.filter(told => told.type === 'tile-laid').slice(0, 2);
      const { tiles } = table.state;
      for (const { tile, index } of fixed) expect(tiles[Number(index)]?.tile).toBe(tile);
      expect(fixed.map(({ tile }) => tile).toSorted()).toEqual(['entrance-hall', 'laboratory']);
    }
  });

  test('DDD-HOU-02 the corners are laid first, after the reactor (DDD-RAD-04)', () => {
    for (const { table } of picked) {
      const laid = table.told.filter(({ type, rule }) => type === 'tile-laid' && rule === 'DDD-HOU-07');
      const order = laid.map(told => String(told['tile']));
      const first = order[0] === 'reactor' ? order.slice(1, 4) : order.slice(0, 3);
      expect(first.every(id => TILES[id as keyof typeof TILES].category === 'corner')).toBe(true);
      expect(order.includes('reactor')).toBe(order[0] === 'reactor');
      expect(order).toHaveLength(18);
    }
  });

  test('DDD-HOU-04, DDD-HOU-05: only inner rooms may be turned, and never two ways that look the same', () => {
    const turned = picked.flatMap(({ asked }) => asked.filter(({ ask }) => ask === 'turn-tile'));
    const tiles = new Set(turned.map(({ about }) => String(about?.['tile'])));
    expect([...tiles].every(id => TILES[id as keyof typeof TILES].category === 'inner')).toBe(true);
    expect(tiles.has('main-corridor')).toBe(false);
    expect(tiles.has('grand-staircase')).toBe(false);
    expect(tiles.has('gallery')).toBe(true);
  });

  test.each([
    ['house-1', HOUSES['house-1']],
    ...built
      .filter(({ options }) => !options.radioactive)
      .filter((_, index) => index % 60 === 0)
      .map(({ plan }) => ['a random house', plan] as const),
  ] as const)('DDD-HOU-07 %s can be picked tile by tile', (_, plan) => {
    const corner = plan.findIndex(({ tile }) => tile === 'laboratory');
    const laboratory = Object.entries(CORNERS).find(
      ([, { row, column }]) => (row - 1) * 5 + column - 1 === corner,
    )?.[0];
    const table = aNewTable({ house: 'picked', laboratory });
    playOut(buildHouse(table), 1, question => follow(question, plan));
    expect(figuresOf(planOf(table.state))).toEqual(figuresOf(plan));
    expect(planOf(table.state).map(({ tile }) => tile)).toEqual(plan.map(({ tile }) => tile));
  });

  test('DDD-HOU-06 a placement that breaks an edge is not offered', () => {
    const table = aNewTable({ house: 'picked', laboratory: 'top-left' });
    const asked = playOut(buildHouse(table), 3, question => {
      if (question.ask !== 'choose-tile') return undefined;
      return question.options.some(({ id }) => id === 'tile:sprinkler-control')
        ? 'tile:sprinkler-control'
        : undefined;
    });
    // In the top right corner its door opens to the south and its wall is west: only a wall may lie there.
    expect(table.state.tiles[4]).toMatchObject({ tile: 'sprinkler-control', turns: 1 });
    const west = asked.find(({ ask, about }) => ask === 'choose-tile' && about?.['index'] === 3);
    expect(west?.options.every(({ id }) => ['tile:guest-bedroom', 'tile:laundry'].includes(id)) ?? true).toBe(
      true,
    );
    expect(['guest-bedroom', 'laundry']).toContain(table.state.tiles[3]?.tile);
  });
});

function follow({ ask, about, options }: Question, plan: HousePlan): string | undefined {
  const placed = plan[Number(about?.['index'])];
  if (placed === undefined) throw new Error(`nothing is wanted at ${String(about?.['index'])}`);
  if (ask === 'choose-tile') return `tile:${placed.tile}`;
  return options.length > 1 ? `turn:${placed.turns}` : undefined;
}

const clamped = (figure: number, [least, most]: readonly [number, number]): number =>
  Math.min(Math.max(figure, least), most);

const kinds = (state: State): string[] => Object.values(state.doors).map(({ kind }) => kind);

function freeRooms(state: State): RoomId[] {
  const seen = new Set<RoomId>(['entrance-hall']);
  for (const room of seen) for (const next of accessible(state, room)) seen.add(next);
  return [...seen];
}
