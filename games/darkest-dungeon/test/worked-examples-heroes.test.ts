import { expect, test } from 'vitest';
import { tickConditions } from '../src/rules/conditions.ts';
import { isAtDeathsDoor } from '../src/rules/figures.ts';
import { killHero } from '../src/rules/hero-death.ts';
import { gainQuirk } from '../src/rules/quirks.ts';
import { sufferStress } from '../src/rules/stress.ts';
import { hasTrinketRoom } from '../src/rules/trinket-slots.ts';
import { sufferWounds } from '../src/rules/wounds.ts';
import { aBout, aGame, BLANK, perform, replacedBy, SKULL, type TestGame } from '../testing/index.ts';

test.each([
  [BLANK, true],
  [SKULL, false],
])('EX-08 Death’s Door, simultaneous Wounds (DD-DTH-03, DD-DTH-05, DD-CON-04): a %i', (face, lives) => {
  const { table, state, hero, told } = aGame({
    heroes: {
      vestal: {
        wounds: 12,
        conditions: [
          ['bleed', 1, 1],
          ['blight', 1, 4],
        ],
      },
      crusader: {},
      hellion: {},
      jester: {},
    },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
  });
  const vestal = hero('vestal');
  perform(tickConditions(table, vestal), face, ...(lives ? [] : replacedBy('occultist')));
  expect(vestal.conditions).toEqual([]);
  expect(told('deathblow-rolled')).toHaveLength(1);
  expect(vestal.wounds).toBe(12);
  expect(state.heroes.includes(vestal)).toBe(lives);
});

const shaken = (): TestGame =>
  aGame({
    light: 3,
    campaign: { waiting: 1 },
    heroes: { jester: { stress: 9, quirks: ['mercurial'] }, crusader: {}, hellion: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
  });

test('EX-09 Resolve test with Mercurial (DD-STR-02, DD-STR-03, DD-STR-04)', () => {
  const game = shaken();
  perform(sufferStress(game.table, game.hero('jester'), 3, 'DD-CON-08'), 2, 'hopeless');
  expect(game.hero('jester')).toMatchObject({ resolve: 'hopeless', stress: 0 });
  expect(game.told('resolve-tested')).toMatchObject([{ roll: 2, chance: 1 }]);
});

test('EX-10 Heart Attack (DD-STR-06, DD-HDT-05, DD-CAM-04)', () => {
  const { table, state, hero } = shaken();
  perform(sufferStress(table, hero('jester'), 3, 'DD-CON-08'), 2, 'hopeless');
  hero('jester').stress = 9;
  perform(sufferStress(table, hero('jester'), 1, 'DD-CON-08'), ...replacedBy('occultist'));
  expect(state.fallen).toMatchObject([{ id: 'jester', cause: 'heart-attack' }]);
  expect(state.campaign.waiting).toBe(0);
  expect(state.joining.map(({ id }) => id)).toEqual(['occultist']);
  const { result } = perform(killHero(table, hero('vestal'), 'deathblow', null, 'DD-DTH-03'));
  expect(result).toMatchObject({ outcome: 'no-replacement' });
});

test('EX-11 Fourth Quirk (DD-QRK-04, DD-QRK-03, DD-QRK-05)', () => {
  const { table, state, hero } = aGame({
    heroes: { jester: { quirks: ['nervous', 'soft', 'evasive'] }, crusader: {}, hellion: {}, vestal: {} },
    dungeon: {},
  });
  perform(gainQuirk(table, hero('jester'), 'negative', 'DD-QRK-06'), 'fragile');
  expect(hero('jester').quirks).toEqual(['nervous', 'soft', 'fragile']);
  perform(gainQuirk(table, hero('jester'), 'positive', 'DD-QRK-06'), 'balanced');
  expect(hero('jester').quirks).toEqual(['nervous', 'soft', 'fragile']);
  perform(gainQuirk(table, hero('jester'), 'negative', 'DD-QRK-06'), ...replacedBy('occultist'));
  expect(state.fallen).toMatchObject([{ id: 'jester', cause: 'madness' }]);
});

test('EX-18 Replacement (DD-HDT-04, DD-HDT-03, DD-XPL-05, DD-TRI-01)', () => {
  const { table, state, hero } = aGame({
    campaign: { stagecoachXp: 9, waiting: 2 },
    gold: 0,
    heroes: { crusader: { trinkets: ['critical-stone'] }, hellion: {}, highwayman: {}, vestal: {} },
    dungeon: {},
  });
  perform(
    killHero(table, hero('crusader'), 'deathblow', null, 'DD-DTH-03'),
    'discard-trinket',
    'hero:jester',
    'level-hero',
    'level-skill:jester:finale',
    ...['dirk-stab', 'harvest', 'finale', 'solo'].map(skill => `equip:jester:${skill}`),
  );
  const jester = hero('jester');
  expect(jester).toMatchObject({ level: 2, xp: 3 });
  expect(jester.equipped).toHaveLength(4);
  jester.trinkets.push({ id: 'speed-stone', up: 'positive', used: false });
  expect(hasTrinketRoom(jester)).toBe(true);
  expect(state.campaign).toMatchObject({ gold: 0, waiting: 1, stagecoachXp: 9 });
});

test.each([
  [BLANK, true],
  [SKULL, false],
])('EX-21 Deathblow in the Circus (DD-PVP-14, DD-PVP-15): a %i', (face, dies) => {
  const { table, state, hero } = aBout({
    red: [
      ['vestal-1', '1'],
      ['jester-1', '2', { stress: 9 }],
    ],
    blue: [['crusader-1', '3']],
  });
  const vestal = hero('vestal');
  perform(sufferWounds(table, vestal, 99, hero('crusader'), 'DD-SKL-16'));
  expect(isAtDeathsDoor(vestal)).toBe(true);
  perform(sufferWounds(table, vestal, 1, hero('crusader'), 'DD-SKL-16'), face);
  expect(state.heroes.includes(vestal)).toBe(!dies);
  perform(sufferStress(table, hero('jester'), 1, 'DD-CON-08'));
  expect(state.heroes.some(({ id }) => id === 'jester')).toBe(false);
});
