import { expect, test } from 'vitest';
import { SKILL_DECKS, SKILL_IDS, SKILLS, skillsOfDeck } from '../../src/data/skills.ts';
import { SKILL_EFFECTS } from '../../src/effects/skills.ts';

test.each(SKILL_DECKS)('DJ-CRD-02 the %s deck has twelve skills', deck => {
  expect(skillsOfDeck(deck)).toHaveLength(12);
});

test('DJ-CRD-02 36 skills in three decks: melee, from afar and moving, magic', () => {
  expect(SKILL_IDS).toHaveLength(36);
  expect([SKILLS.mighty.deck, SKILLS.swift.deck, SKILLS.prodigy.deck]).toEqual([
    'fighting',
    'subterfuge',
    'wizardry',
  ]);
});

test('DJ-CRD-10 the 18 skills that are code do something; the others are data or bring familiars', () => {
  const coded = SKILL_IDS.filter(id => SKILLS[id].code);
  expect(Object.keys(SKILL_EFFECTS).sort()).toEqual([...coded].sort());
  expect(coded).toHaveLength(18);
  for (const effect of Object.values(SKILL_EFFECTS)) expect(Object.keys(effect)).not.toEqual([]);
  const idle = SKILL_IDS.filter(id => !SKILLS[id].code && SKILLS[id].standing.length === 0);
  expect(idle).toEqual(['boggs-the-rat', 'mata-and-kata']);
});
