import { expect, test } from 'vitest';
import { forge, forgeable } from '../src/rules/forge.ts';
import { raiseSkill } from '../src/rules/levelling.ts';
import { cardFor, skillLevel } from '../src/rules/modifiers.ts';
import { skillOf } from '../src/data/skills.ts';
import { aGame, perform } from '../testing/index.ts';

test.each([
  [1, 2, 0],
  [2, 3, 0],
  [3, 3, 1],
] as const)('DD-BLD-12, DD-BLD-13 the Blacksmith of Level %i lends the form of Level %i and %i dice', (level, form, dice) => {
  const { table, state, hero } = aGame({ gold: 5, hamlet: {} });
  state.campaign.buildings.blacksmith = level;
  const crusader = hero('crusader');
  perform(forge(table, crusader), 'forge:crusader:smite');
  expect(skillLevel(crusader, 'crusader:smite')).toBe(form);
  expect(crusader.skills['crusader:smite']).toBe(1);
  expect(cardFor(crusader, 'crusader:smite')).toBe(skillOf('crusader:smite').levels[form - 1]);
  expect(state.campaign).toMatchObject({ gold: 4, next: { dice } });
});

test('DD-BLD-12 any Skill of the roster below that form may be forged, and none without Gold', () => {
  const { state, hero } = aGame({
    gold: 1,
    hamlet: {},
    heroes: { vestal: { skillLevel: 2 }, crusader: {} },
  });
  expect(forgeable(state, hero('vestal'))).toEqual([]);
  expect(forgeable(state, hero('crusader'))).toHaveLength(7);
  state.campaign.buildings.blacksmith = 2;
  expect(forgeable(state, hero('vestal'))).toHaveLength(7);
  state.campaign.gold = 0;
  expect(forgeable(state, hero('vestal'))).toEqual([]);
});

test('DD-BLD-17 on another day another Skill; a Skill levelled meanwhile keeps the higher of the two', () => {
  const { table, hero } = aGame({ gold: 5, hamlet: {} });
  const crusader = hero('crusader');
  perform(forge(table, crusader), 'forge:crusader:smite');
  const { asked } = perform(forge(table, crusader), 'forge:crusader:holy-lance');
  expect(asked[0]?.options.map(({ id }) => id)).not.toContain('forge:crusader:smite');
  raiseSkill(table, crusader, 'crusader:smite', 'DD-XPL-06');
  raiseSkill(table, crusader, 'crusader:smite', 'DD-XPL-06');
  expect(skillLevel(crusader, 'crusader:smite')).toBe(3);
  expect(skillLevel(crusader, 'crusader:holy-lance')).toBe(2);
});
