import { describe, expect, test } from 'vitest';
import { type Creature, CREATURES } from '../../src/data/creatures.ts';
import { NEMESES, type Nemesis } from '../../src/data/nemeses.ts';
import { SPAWN_TOKENS } from '../../src/data/spawn-tokens.ts';
import { SPECIAL_SPAWN_TOKENS, SPECIAL_ZOMBIES } from '../../src/data/special-zombies.ts';

const creatures: readonly (readonly [string, Creature])[] = Object.entries(CREATURES);
const nemeses: readonly (readonly [string, Nemesis])[] = Object.entries(NEMESES);

describe('creatures', () => {
  test('are three', () => expect(creatures).toHaveLength(3));

  test.each(
    creatures,
  )('DDD-CRE-03 to DDD-CRE-10: %s takes 6 hits, and no location is for what it cannot do', (_, creature) => {
    const colours = creature.hitLocations.map(({ colour }) => colour);
    expect(creature.hitLocations.reduce((sum, { hits }) => sum + hits, 0)).toBe(6);
    expect(colours.includes('orange')).toBe(creature.canBite);
    expect(colours.includes('white')).toBe(creature.power !== 'none');
  });
});

describe('nemeses', () => {
  test('are two', () => expect(nemeses).toHaveLength(2));

  test.each(nemeses)('DDD-FIN-08, DDD-FIN-32: %s has four zones, orange only with a bite', (_, nemesis) => {
    expect(nemesis.zones).toHaveLength(4);
    expect(nemesis.zones.includes('orange')).toBe(nemesis.canBite);
    expect(nemesis.zones).toContain('white');
  });
});

describe('spawn tokens', () => {
  test('are 23, with numbers from 1 to 6', () => {
    const tokens: readonly { zombies: number }[] = Object.values(SPAWN_TOKENS);
    expect(tokens).toHaveLength(23);
    expect(
      [1, 2, 3, 4, 5, 6].map(number => tokens.filter(({ zombies }) => zombies === number).length),
    ).toEqual([15, 2, 3, 1, 1, 1]);
  });

  test('DDD-SPZ-01 are 40 more with the special zombies, 10 of each kind', () => {
    const tokens = Object.values(SPECIAL_SPAWN_TOKENS);
    expect(tokens).toHaveLength(40);
    expect(Object.keys(SPECIAL_ZOMBIES)).toHaveLength(4);
    for (const kind of Object.keys(SPECIAL_ZOMBIES)) {
      expect(tokens.filter(({ special }) => special === kind)).toHaveLength(10);
    }
  });
});
