import { expect, test } from 'vitest';
import { CLASSES } from '../src/data/accursed.ts';
import { BURN_LEVELS, SOURCE_BURNS } from '../src/data/burns.ts';
import { MIRACLE_DECKS, MIRACLES } from '../src/data/miracles.ts';
import { type Skill, type SkillId, SKILLS, TALENTS } from '../src/data/skills.ts';
import { SPELL_TYPES, SPELLS } from '../src/data/spells.ts';
import { hooksFor } from '../src/effects/index.ts';
import { words } from '../src/words/index.ts';

const skills = Object.entries<Skill>(SKILLS);

test.each(
  CLASSES,
)('DL-ACC-02 DL-ACC-04 the deck of %s: 20 skills, 4 at Level 1 and 2, 2 up to 6, then 1', of => {
  const levels = skills.filter(([, skill]) => skill.class === of).map(([, { level }]) => level);
  expect(levels).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]);
});

test('DL-ACC-05 every skill does something: a number, an immunity, a talent, a spell or code', () => {
  const idle = skills.filter(
    ([, { gives, immune, talents, learns, coded }]) =>
      gives === undefined &&
      immune === undefined &&
      talents === undefined &&
      learns === undefined &&
      coded === undefined,
  );
  expect(idle).toEqual([]);
  for (const [id, { coded }] of skills) expect(hooksFor(id) !== undefined, id).toBe(coded === true);
});

test('every talent belongs to exactly one skill', () => {
  const given = skills.flatMap(([, { talents }]) => talents ?? []);
  expect([...given].sort()).toEqual([...TALENTS].sort());
});

test('DL-SPL-04 16 spells, 8 of each type, of Source Cost 5 to 14', () => {
  const spells = Object.values(SPELLS);
  for (const type of SPELL_TYPES) expect(spells.filter(spell => spell.type === type)).toHaveLength(8);
  expect(spells.every(({ cost }) => cost >= 5 && cost <= 14)).toBe(true);
  expect(SPELLS['sphere-of-hate']).toMatchObject({ cost: 6, range: 5 });
});

test('DL-MIR-01 18 Miracles, 6 of each deck, of Faith Cost 1 to 5', () => {
  const miracles = Object.values(MIRACLES);
  for (const deck of MIRACLE_DECKS) expect(miracles.filter(miracle => miracle.deck === deck)).toHaveLength(6);
  expect(miracles.every(({ cost }) => cost >= 1 && cost <= 5)).toBe(true);
});

test('DL-BRN-03 every type of spell has a chart for levels 2 to 5, and Odinash brings a Devil Lord', () => {
  for (const type of SPELL_TYPES)
    expect(Object.keys(SOURCE_BURNS[type]).map(Number)).toEqual([...BURN_LEVELS]);
  expect(SOURCE_BURNS.odinash[5]).toMatchObject({ devilLord: true });
});

test.each(['en', 'fr'] as const)('every skill, spell and Miracle has a name and a help in %s', language => {
  const ids = [...Object.keys(SKILLS), ...Object.keys(SPELLS), ...Object.keys(MIRACLES)];
  const missing = ids.flatMap(id => [id, `${id}.help`]).filter(key => !Object.hasOwn(words[language], key));
  expect(missing).toEqual([]);
});

test.each([
  'en',
  'fr',
] as const)('no two skills, spells or Miracles of a kind share a name in %s', language => {
  for (const table of [SKILLS, SPELLS, MIRACLES]) {
    const names = (Object.keys(table) as SkillId[]).map(id => words[language][id]);
    expect(new Set(names).size).toBe(names.length);
  }
});
