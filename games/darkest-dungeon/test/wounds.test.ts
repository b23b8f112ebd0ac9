import { expect, test } from 'vitest';
import { tickConditions } from '../src/rules/conditions.ts';
import { dealDamage } from '../src/rules/damage.ts';
import { isAtDeathsDoor } from '../src/rules/figures.ts';
import { heal, sufferWounds } from '../src/rules/wounds.ts';
import { aGame, BLANK, type HeroSet, perform, replacedBy, SKULL, type TestGame } from '../testing/index.ts';

/** A Vestal I (Life 12) in front of a Bone Captain. */
const fighting = (vestal: HeroSet = {}): TestGame =>
  aGame({
    heroes: { vestal, crusader: {}, hellion: {}, highwayman: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
  });
const wound = ({ table, hero }: TestGame, amount: number) =>
  sufferWounds(table, hero('vestal'), amount, null, 'DD-CON-16');

test('DD-DTH-01 Wounds never exceed Life: a Hero whose Wounds equal it is at Death’s Door', () => {
  const game = fighting({ wounds: 9 });
  expect(isAtDeathsDoor(game.hero('vestal'))).toBe(false);
  perform(wound(game, 7));
  expect(game.hero('vestal').wounds).toBe(12);
  expect(isAtDeathsDoor(game.hero('vestal'))).toBe(true);
  expect(game.told('wounds-suffered')).toMatchObject([{ figure: 'vestal', amount: 3, wounds: 12 }]);
  expect(game.hero('vestal').history.woundsSuffered).toBe(3);
});

test('DD-DTH-02, DD-DTH-08 the loss that brings a Hero to Death’s Door causes no roll', () => {
  const game = fighting({ wounds: 11 });
  perform(wound(game, 20));
  expect(game.told('deathblow-rolled')).toEqual([]);
  expect(game.told('deaths-door-reached')).toMatchObject([{ hero: 'vestal' }]);
});

test('DD-DTH-03 at Death’s Door any number of Wounds is one roll instead: a blank does nothing', () => {
  const game = fighting({ wounds: 12 });
  perform(wound(game, 5), BLANK);
  expect(game.hero('vestal')).toMatchObject({ wounds: 12, history: { deathblows: 1 } });
  expect(game.told('wounds-suffered')).toEqual([]);
});

test.each([
  [1, true],
  [3, true],
  [4, false],
  [10, false],
])('DD-DTH-03, DD-DTH-04 three faces of ten are skulls: a %i kills: %s', (face, dies) => {
  const game = fighting({ wounds: 12 });
  const script = dies ? replacedBy('jester') : [];
  perform(wound(game, 1), face, ...script);
  expect(game.state.heroes.some(({ id }) => id === 'vestal')).toBe(!dies);
});

test('DD-DTH-05 Bleed and Blight of one start of turn are one roll', () => {
  const game = fighting({
    wounds: 12,
    conditions: [
      ['bleed', 1, 2],
      ['blight', 2, 4],
    ],
  });
  perform(tickConditions(game.table, game.hero('vestal')), BLANK);
  expect(game.told('deathblow-rolled')).toHaveLength(1);
});

test('DD-DTH-06 each source is a roll of its own: an attack, and the Disease that reacts to it', () => {
  const game = fighting({ wounds: 12, disease: 'syphilis' });
  const { table, hero, told, monster } = game;
  const damage = { amount: 4, critical: false, by: monster('bone-captain:1'), halved: true, padlock: false };
  perform(dealDamage(table, hero('vestal'), damage, 'DD-SKL-16'), BLANK, BLANK);
  expect(told('deathblow-rolled')).toHaveLength(2);
});

test('DD-DTH-07 healing at least 1 Wound ends Death’s Door', () => {
  const game = fighting({ wounds: 12 });
  expect(perform(heal(game.table, game.hero('vestal'), 1, null, 'DD-PRV-06')).value).toBe(1);
  expect(isAtDeathsDoor(game.hero('vestal'))).toBe(false);
  perform(wound(game, 1));
  expect(game.hero('vestal').wounds).toBe(12);
});

test('DD-DTH-08 a Hero at Death’s Door who suffers nothing is as before', () => {
  const game = fighting({ wounds: 12 });
  perform(wound(game, 0));
  expect(game.table.told).toEqual([]);
});

test('DD-MON-15 a Monster has no Death’s Door: Wounds equal to its Life kill it, and the kill is counted', () => {
  const game = fighting();
  const { table, state, hero, monster } = game;
  perform(sufferWounds(table, monster('bone-captain:1'), 999, hero('vestal'), 'DD-SKL-16'));
  expect(state.battle?.monsters).toEqual([]);
  expect(hero('vestal').history.kills).toBe(1);
});

test('DD-QRK-13, DD-BLD-15 healing stops at the last Wound and says how much it was', () => {
  const game = fighting({ wounds: 3 });
  const { table, hero } = game;
  expect(perform(heal(table, hero('vestal'), 9, hero('crusader'), 'DD-SKL-16')).value).toBe(3);
  expect(hero('vestal').wounds).toBe(0);
  expect(hero('crusader').history.woundsHealed).toBe(3);
});

test.each([
  [['fast-healer'], 2, 3],
  [['infirm'], 2, 1],
  [['infirm'], 1, 0],
  [['fast-healer', 'infirm'], 1, 1],
  [['infirm'], 'all' as const, 9],
] as const)('DD-QRK-13 with %s a Heal of %s heals %i', (quirks, amount, healed) => {
  const { table, hero } = fighting({ wounds: 10, quirks: [...quirks] });
  expect(perform(heal(table, hero('vestal'), amount, null, 'DD-PRV-06')).value).toBe(healed);
  expect(hero('vestal').wounds).toBe(10 - healed);
});

test('DD-QRK-13 Fast Healer heals 1 more a Hero Level', () => {
  const { table, hero } = fighting({ level: 3, wounds: 20, quirks: ['fast-healer'] });
  expect(perform(heal(table, hero('vestal'), 2, null, 'DD-PRV-06')).value).toBe(5);
});

test('DD-QRK-13 a Heal of 0 is no healing: Fast Healer adds nothing', () => {
  const { table, hero } = fighting({ wounds: 5, quirks: ['fast-healer'] });
  expect(perform(heal(table, hero('vestal'), 0, null, 'DD-PRV-06')).value).toBe(0);
});

test('DD-DTH-07 where the Room forbids healing Death’s Door stays', () => {
  const { table, hero, told } = aGame({
    heroes: { vestal: { wounds: 12 } },
    battle: { room: 'ruins-2', heroes: { vestal: 'S' }, monsters: [['maggot']] },
  });
  expect(perform(heal(table, hero('vestal'), 3, null, 'DD-PRV-06')).value).toBe(0);
  expect(hero('vestal').wounds).toBe(12);
  expect(told('healing-lost')).toHaveLength(1);
});

test('DD-DTH-03 a skull kills at once, whatever else was to come', () => {
  const game = fighting({ wounds: 12 });
  perform(wound(game, 1), SKULL, ...replacedBy('jester'));
  expect(game.state.fallen).toMatchObject([{ id: 'vestal', cause: 'deathblow' }]);
});

test('DD-DTH-03 the tutorial explains Death’s Door when it is first reached', () => {
  const game = fighting({ wounds: 11 });
  game.state.tutorial = { seen: [] };
  const { asked } = perform(wound(game, 1), 'understood');
  expect(asked).toMatchObject([{ ask: 'tutorial-deaths-door', rule: 'DD-DTH-03' }]);
});
