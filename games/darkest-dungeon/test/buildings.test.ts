import { expect, test } from 'vitest';
import type { BuildingId, UpgradableId } from '../src/data/buildings.ts';
import type { Level } from '../src/data/stances.ts';
import { openBuildings, visit } from '../src/rules/buildings.ts';
import { aGame, perform, type GameSet, type TestGame } from '../testing/index.ts';

function inTheHamlet(set: GameSet = {}, buildings: Partial<Record<UpgradableId, Level>> = {}): TestGame {
  const game = aGame({ gold: 20, hamlet: {}, ...set });
  Object.assign(game.state.campaign.buildings, buildings);
  return game;
}

/** Building, its Level, the choice, and what becomes of a Vestal with 8 Wounds and 9 Stress and of 20 Gold. */
test.each([
  ['sanitarium', 1, 0, { wounds: 3 }, 19],
  ['sanitarium', 1, 1, { wounds: 0 }, 17],
  ['sanitarium', 2, 0, { wounds: 1 }, 19],
  ['sanitarium', 3, 1, { wounds: 0 }, 17],
  ['sanitarium', 3, 2, { disease: null }, 18],
  ['tavern', 1, 0, { stress: 6 }, 19],
  ['tavern', 1, 1, { stress: 3 }, 17],
  ['tavern', 2, 2, { stress: 0 }, 11],
  ['tavern', 3, 3, { wounds: 3 }, 19],
  ['tavern', 3, 5, { disease: null }, 18],
  ['abbey', 3, 3, { stress: 6 }, 19],
  ['abbey', 3, 4, { stress: 3 }, 17],
] as const)('DD-BLD-08, DD-BLD-09, DD-BLD-15, DD-HAM-19 %s of Level %i, choice %i', (building, level, choice, after, gold) => {
  const { table, state, hero } = inTheHamlet(
    { heroes: { vestal: { wounds: 8, stress: 9, disease: 'ennui', quirks: ['soft', 'nervous'] } } },
    { [building]: level },
  );
  // Ennui would change how much is recovered.
  if (!('disease' in after)) hero('vestal').disease = 'vertigo';
  perform(visit(table, hero('vestal'), building), `service:${choice}`);
  expect(hero('vestal')).toMatchObject(after);
  expect(state.campaign.gold).toBe(gold);
  expect(state.hamlet?.visits).toEqual([{ hero: 'vestal', building }]);
});

test.each([
  [1, 'service:0', ['quirk:soft'], ['nervous', 'evasive'], 18],
  [1, 'service:1', ['quirk:soft', 'quirk:evasive'], ['nervous'], 15],
  [2, 'service:2', ['resilient', 'discard-quirk'], ['soft', 'nervous', 'evasive'], 17],
  [3, 'service:0', ['quirk:nervous'], ['soft', 'evasive'], 19],
  [3, 'service:1', ['quirk:nervous', 'quirk:soft'], ['evasive'], 16],
] as const)('DD-BLD-07 the Abbey of Level %i, %s: the Hero chooses which own Quirks go', (level, choice, more, quirks, gold) => {
  const { table, state, hero } = inTheHamlet(
    { heroes: { vestal: { quirks: ['soft', 'nervous', 'evasive'] } } },
    { abbey: level },
  );
  perform(visit(table, hero('vestal'), 'abbey'), choice, ...more);
  expect(hero('vestal').quirks).toEqual(quirks);
  expect(state.campaign.gold).toBe(gold);
});

test.each([
  [1, 0, 1, 19],
  [2, 1, 2, 17],
  [3, 0, 1, 20],
  [3, 1, 2, 18],
  [3, 2, 3, 16],
] as const)('DD-BLD-10 the Survivalist of Level %i, choice %i: %i dice more before the next Quest', (level, choice, dice, gold) => {
  const { table, state, hero } = inTheHamlet({ heroes: ['vestal'] }, { survivalist: level });
  perform(visit(table, hero('vestal'), 'survivalist'), ...(level === 1 ? [] : [`service:${choice}`]));
  expect(state.campaign).toMatchObject({ gold, next: { dice } });
});

test('DD-BLD-11 the Guild: up to two upgrades a visit, any mix, for XP and Gold', () => {
  const { table, state, hero } = inTheHamlet({ heroes: { vestal: { xp: 9 } } });
  perform(visit(table, hero('vestal'), 'guild'), 'level-hero', 'level-skill:vestal:mace-bash');
  expect(hero('vestal')).toMatchObject({ level: 2, xp: 3, skills: { 'vestal:mace-bash': 2 } });
  expect(state.campaign.gold).toBe(17);
});

test.each([
  [{ xp: 1 }, 20, false],
  [{ xp: 2 }, 0, false],
  [{ xp: 2 }, 1, true],
  [{ xp: 9, level: 3, skillLevel: 3 }, 9, false],
] as const)('DD-BLD-11, DD-HAM-25 with %o and %i Gold the Guild is open: %s', (vestal, gold, open) => {
  const { state, hero } = inTheHamlet({ gold, heroes: { vestal } });
  expect(openBuildings(state, hero('vestal')).includes('guild')).toBe(open);
});

test('DD-BLD-14 the Graveyard gives a random Virtue and leaves Stress as it is, but not to whoever has one', () => {
  const { table, state, hero } = inTheHamlet({
    heroes: { vestal: { stress: 6 }, crusader: { resolve: 'fearful' } },
  });
  expect(openBuildings(state, hero('crusader'))).not.toContain('graveyard');
  perform(visit(table, hero('vestal'), 'graveyard'), 'powerful');
  expect(hero('vestal')).toMatchObject({ resolve: 'powerful', stress: 6 });
  expect(state.campaign.gold).toBe(20);
});

test('DD-BLD-03 the Stagecoach cannot be visited', () => {
  const { table, state, hero } = inTheHamlet();
  expect(openBuildings(state, hero('vestal'))).not.toContain('stagecoach');
  expect(() => perform(visit(table, hero('vestal'), 'stagecoach'))).toThrow('DD-BLD-03');
});

test('DD-HAM-18, DD-HAM-26 what is occupied, closed for the day or for the phase, or visited is not open', () => {
  const { state, hero } = inTheHamlet({
    heroes: { vestal: { stress: 1, wounds: 1, xp: 4, quirks: ['soft'] } },
    hamlet: {
      caretaker: 'tavern',
      closed: ['abbey'],
      closedToday: ['guild'],
      visits: [{ hero: 'crusader', building: 'sanitarium' }],
    },
  });
  const open: BuildingId[] = ['nomad-wagon', 'survivalist', 'blacksmith', 'graveyard'];
  expect(openBuildings(state, hero('vestal'))).toEqual(open);
});

test('DD-BLD-15 a building that would change nothing is not open', () => {
  const { state, hero } = inTheHamlet();
  const open = openBuildings(state, hero('vestal'));
  for (const building of ['abbey', 'sanitarium', 'tavern', 'guild'] as const)
    expect(open).not.toContain(building);
});
