import { describe, expect, test } from 'vitest';
import { XP_LIMIT } from '../../src/data/limits.ts';
import { SKILLS, STARTING_SKILLS, VARIANT_SKILLS } from '../../src/data/skills.ts';
import { BOARD_SIDES, type BoardSide, type SurvivorBoard, SURVIVORS } from '../../src/data/survivors.ts';

const survivors: readonly (readonly [string, SurvivorBoard])[] = Object.entries(SURVIVORS);
const sides: readonly (readonly [string, BoardSide])[] = Object.entries(BOARD_SIDES);

describe('survivors', () => {
  test('are five, each with its own colour, starting card and starting skill', () => {
    expect(survivors).toHaveLength(5);
    expect(new Set(survivors.map(([, { colour }]) => colour)).size).toBe(5);
    expect(survivors.map(([, { startingSkill }]) => startingSkill)).toEqual(Object.keys(STARTING_SKILLS));
    expect(survivors.map(([, { startingCard }]) => startingCard)).toEqual([
      'fire-axe',
      'handgun-jack',
      'combat-knife',
      'handgun-bruce',
      'baseball-bat',
    ]);
  });

  test('printed colours: Leo purple, Bruce blue, Lucy yellow, and green for Jack or Nina', () => {
    const { leo, bruce, lucy, jack, nina } = SURVIVORS;
    expect([leo.colour, bruce.colour, lucy.colour]).toEqual(['purple', 'blue', 'yellow']);
    expect([jack.colour, nina.colour]).toContain('green');
  });

  test('DDD-SKL-01 have the 20 skill tokens, four each, under their own name', () => {
    expect(Object.keys(SKILLS)).toHaveLength(20);
    expect(survivors.flatMap(([, { skills }]) => skills.map(({ skill }) => skill))).toEqual(
      Object.keys(SKILLS),
    );
    for (const [id, { skills }] of survivors)
      for (const { skill } of skills) expect(skill.startsWith(`${id}-`)).toBe(true);
  });

  test.each(
    survivors,
  )('DDD-SUR-09, DDD-SUR-12: the prices of %s rise from left to right and can be paid', (_, { skills }) => {
    const prices = skills.map(({ price }) => price);
    expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
    expect(Math.max(...prices)).toBeLessThanOrEqual(XP_LIMIT);
  });

  test('DDD-SKL-23 Guardian would take the third slot of Bruce', () => {
    expect(SURVIVORS.bruce.skills[2].skill).toBe(VARIANT_SKILLS['bruce-guardian'].replaces);
  });
});

describe('board sides', () => {
  test.each(
    sides,
  )('DDD-SUR-03 to DDD-SUR-05: on side %s AP only fall, by zones, and the ninth space is the skull', (_, side) => {
    const aps = side.energyTrack.slice(0, -1).map(Number);
    expect(aps[0]).toBe(side.ap);
    expect(aps).toEqual([...aps].sort((a, b) => b - a));
    expect(new Set(aps).size).toBe(side.ap);
    expect(side.energyTrack.indexOf('skull')).toBe(8);
  });

  test('DDD-SET-07 serve 2 or 3 and 4 or 5 players', () => {
    expect(sides.flatMap(([, { players }]) => players)).toEqual([2, 3, 4, 5]);
  });
});
