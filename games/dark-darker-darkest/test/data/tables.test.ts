import { settleOptions } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../src/data/actions.ts';
import {
  CREATURE_DIE,
  CREATURE_ICONS,
  SURVIVOR_DIE,
  SURVIVOR_ICONS,
  TERROR_DIE,
  TERROR_EVENTS,
} from '../../src/data/dice.ts';
import {
  CORNERS,
  HOUSE_COLUMNS,
  HOUSE_POSITIONS,
  HOUSE_ROWS,
  HOUSES,
  RANDOM_HOUSES,
} from '../../src/data/house.ts';
import { MULTITRACKER_FRONT, MULTITRACKER_REVERSE } from '../../src/data/multitracker.ts';
import { type GameOption, OPTIONS, type Options, PLAYERS } from '../../src/data/options.ts';
import {
  LEAK_SPACES,
  RADIATION_CAUSES,
  RADIATION_DICE_LIMIT,
  REACTOR_POSITIONS,
} from '../../src/data/radioactive.ts';
import { SECURITY_MODES } from '../../src/data/security-modes.ts';
import { SPECIAL_ZOMBIES } from '../../src/data/special-zombies.ts';

const tally = (faces: readonly string[], icons: readonly string[]) =>
  icons.map(icon => faces.filter(face => face === icon).length);

describe('dice', () => {
  test('survivor die: two successes, one of each other icon', () => {
    expect(tally(SURVIVOR_DIE, SURVIVOR_ICONS)).toEqual([2, 1, 1, 1, 1]);
  });
  test('creature die: one of each icon', () => {
    expect(tally(CREATURE_DIE, CREATURE_ICONS)).toEqual([1, 1, 1, 1, 1, 1]);
  });
  test('terror die: two hordes, two creature reactions, one of each other', () => {
    expect(tally(TERROR_DIE, TERROR_EVENTS)).toEqual([2, 2, 1, 1]);
  });
});

describe('multitracker', () => {
  test('DDD-UPK-02, DDD-SET-14: from the clock the marker goes to zombie, fire, clock', () => {
    const { events, firstEventSpace } = MULTITRACKER_FRONT;
    expect(events).toEqual(['zombie', 'fire', 'clock']);
    expect(firstEventSpace).toBe('clock');
  });

  test.each([
    ['front', MULTITRACKER_FRONT, 1],
    ['reverse', MULTITRACKER_REVERSE, 0],
  ] as const)('DDD-SET-15, DDD-MUL-04, DDD-FIN-13: the %s has darkness 1 to 5', (_, {
    darkness,
    firstDarknessSpace,
  }, fires) => {
    expect(darkness.map(({ space }) => space)).toEqual([1, 2, 3, 4, 5]);
    expect(firstDarknessSpace).toBe(1);
    expect(darkness.filter(({ icon }) => icon === 'fire')).toHaveLength(fires);
  });

  test('DDD-MUL-01, DDD-FIN-18: five team boxes in front, three action boxes on the reverse', () => {
    expect(MULTITRACKER_FRONT.teamBoxes).toBe(5);
    expect(MULTITRACKER_REVERSE.actionBoxes).toEqual(['left', 'centre', 'right']);
  });
});

describe('the house', () => {
  test('DDD-HOU-01 to DDD-HOU-05: 20 positions in reading order, by category', () => {
    expect(HOUSE_POSITIONS).toHaveLength(HOUSE_ROWS * HOUSE_COLUMNS);
    HOUSE_POSITIONS.forEach(({ row, column }, index) =>
      expect((row - 1) * HOUSE_COLUMNS + column - 1).toBe(index),
    );
    const count = (of: string) => HOUSE_POSITIONS.filter(({ category }) => category === of).length;
    expect(['corner', 'entrance', 'outer', 'inner'].map(count)).toEqual([4, 1, 9, 6]);
    const corners = HOUSE_POSITIONS.filter(({ category }) => category === 'corner');
    expect(corners).toMatchObject(Object.values(CORNERS));
  });

  test('DDD-RAD-04 the reactor lies on one of the six inner positions, in reading order', () => {
    expect(HOUSE_POSITIONS.filter(({ category }) => category === 'inner')).toMatchObject(
      Object.values(REACTOR_POSITIONS),
    );
  });
});

describe('Radioactive', () => {
  test('DDD-RAD-03 the leak may wait on any darkness space but the first', () => {
    expect(LEAK_SPACES).toEqual(MULTITRACKER_FRONT.darkness.slice(1).map(({ space }) => space));
  });
  test('DDD-RAD-20 no single cause needs more dice than a check can have', () => {
    expect(Math.max(...Object.values(RADIATION_CAUSES).map(({ dice }) => dice))).toBe(RADIATION_DICE_LIMIT);
  });
});

describe('actions', () => {
  test.each([
    ['move', 1],
    ['search', 1],
    ['pass-or-receive', 1],
    ['unlock-door', 1],
    ['extinguish', 2],
    ['corner-function', 2],
    ['terminal', 2],
    ['attack', 1],
    ['rescue', 1],
    ['close-reactor', 3],
  ] as const)('%s costs %i AP', (id, ap) => expect(ACTIONS[id].ap).toBe(ap));
});

describe('options', () => {
  const options: readonly (readonly [string, GameOption])[] = Object.entries(OPTIONS);

  test('DDD-GEN-01 up to 5 players', () => expect(PLAYERS).toEqual({ min: 1, max: 5 }));

  test('the defaults are the plain game in Dark mode', () => {
    const defaults: Options = {
      'mode': 'dark',
      'house': 'random',
      'laboratory': 'random',
      'advanced-rules': false,
      'spawn-tokens': 'all',
      'three-ap-sides': false,
      'no-corner-functions': false,
      'door-chips': 'even',
      'extra-round': false,
      'bruce-guardian': false,
      'radioactive': false,
      'disco-doll-tokens': 0,
      'guts-tokens': 0,
      'chunk-tokens': 0,
      'tuff-guy-tokens': 0,
      'special-tokens': 'replacing',
      'survivors': 'one-each',
    };
    expect(settleOptions(OPTIONS, {})).toEqual(defaults);
  });

  test('name what the tables hold', () => {
    expect(OPTIONS.mode.values).toEqual(Object.keys(SECURITY_MODES));
    expect(OPTIONS.house.values).toEqual([...Object.keys(RANDOM_HOUSES), 'picked', ...Object.keys(HOUSES)]);
    expect(OPTIONS.laboratory.values).toEqual(['random', ...Object.keys(CORNERS)]);
    for (const kind of Object.keys(SPECIAL_ZOMBIES)) expect(OPTIONS).toHaveProperty([`${kind}-tokens`]);
  });

  test('DDD-TWK-01 to DDD-TWK-06 each have one', () => {
    const rules = options.map(([, { rule }]) => rule);
    for (const rule of ['DDD-TWK-01', 'DDD-TWK-02', 'DDD-TWK-03', 'DDD-TWK-04', 'DDD-TWK-05'])
      expect(rules).toContain(rule);
    expect(OPTIONS.house.values).toContain('picked');
  });
});
