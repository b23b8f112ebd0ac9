import { expect, test } from 'vitest';
import { FAMILIARS, HERO_IDS, HEROES, type HeroSheet } from '../../src/data/heroes.ts';
import { HERO_EFFECTS } from '../../src/effects/heroes.ts';

const sheets = HERO_IDS.map((id): HeroSheet => HEROES[id]);

test('DJ-SET-05 there are 20 hero sheets', () => {
  expect(HERO_IDS).toHaveLength(20);
});

test('DJ-SET-09 each sheet asks for three skills in all', () => {
  for (const { skills } of sheets) expect(skills.reduce((sum, one) => sum + one, 0)).toBe(3);
});

test('DJ-CNQ-04 ratings go from 2 to 4, and each sheet has three dice of traits', () => {
  for (const { conquest, traits } of sheets) {
    expect([2, 3, 4]).toContain(conquest);
    expect(traits.reduce((sum, one) => sum + one, 0)).toBe(3);
  }
});

/** Conquest, wounds, fatigue, armor, speed, traits and skills, as the ledger has them. */
test.each([
  ['andira-runehand', 3, 12, 5, 1, 5, [0, 0, 3], [0, 0, 3]],
  ['battlemage-jaes', 4, 12, 4, 2, 4, [1, 0, 2], [1, 0, 2]],
  ['bogran-the-shadow', 2, 8, 4, 1, 5, [0, 2, 1], [1, 2, 0]],
  ['grey-ker', 3, 12, 5, 1, 4, [0, 3, 0], [0, 2, 1]],
  ['ispher', 3, 12, 4, 0, 5, [1, 2, 0], [1, 2, 0]],
  ['landrec-the-wise', 2, 12, 5, 0, 3, [0, 0, 3], [0, 1, 2]],
  ['lyssa', 2, 8, 5, 1, 5, [1, 1, 1], [2, 1, 0]],
  ['mad-carthos', 2, 8, 3, 1, 4, [0, 0, 3], [0, 0, 3]],
  ['mordrog', 4, 16, 3, 2, 3, [3, 0, 0], [3, 0, 0]],
  ['one-fist', 4, 12, 3, 2, 4, [2, 1, 0], [1, 2, 0]],
  ['red-scorpion', 3, 12, 4, 1, 4, [1, 1, 1], [1, 1, 1]],
  ['ronan-of-the-wild', 3, 12, 4, 1, 5, [1, 2, 0], [1, 2, 0]],
  ['runewitch-astarra', 2, 12, 5, 0, 5, [0, 0, 3], [0, 0, 3]],
  ['silhouette', 3, 12, 5, 1, 5, [0, 3, 0], [0, 3, 0]],
  ['sir-valadir', 3, 16, 3, 1, 4, [3, 0, 0], [3, 0, 0]],
  ['spiritspeaker-mok', 2, 12, 4, 0, 4, [1, 0, 2], [1, 0, 2]],
  ['steelhorns', 3, 16, 3, 1, 4, [3, 0, 0], [3, 0, 0]],
  ['trenloe-the-strong', 4, 16, 3, 2, 3, [3, 0, 0], [3, 0, 0]],
  ['varikas-the-dead', 4, 16, 4, 2, 3, [2, 0, 1], [2, 0, 1]],
  ['vyrah-the-falconer', 3, 12, 4, 1, 4, [0, 2, 1], [1, 2, 0]],
] as const)('DJ-SET-08 the sheet of %s', (id, conquest, wounds, fatigue, armor, speed, traits, skills) => {
  expect(HEROES[id]).toMatchObject({ conquest, wounds, fatigue, armor, speed, traits, skills });
});

test('DJ-CRD-10 the 15 sheets whose ability is code have it', () => {
  const coded = HERO_IDS.filter(id => HEROES[id].code);
  expect(Object.keys(HERO_EFFECTS).sort()).toEqual(coded.sort());
  expect(coded).toHaveLength(15);
  for (const effect of Object.values(HERO_EFFECTS)) expect(Object.keys(effect)).not.toEqual([]);
});

test('DJ-FAM-09, DJ-FAM-10, DJ-FAM-11 the speeds of familiars', () => {
  expect(FAMILIARS).toMatchObject({
    boggs: { speed: 4 },
    mata: { speed: 6 },
    kata: { speed: 6 },
    skye: { speed: 5 },
  });
});
