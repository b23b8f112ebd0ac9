import type { Line } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { type Hazard, HAZARDS } from '../src/rules/hazards.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

/** A Highwayman I meets a hazard; Life 13, Dodge 1. */
function meet(face: Hazard, set: HeroSet, more: GameSet, ...script: Line[]): TestGame & { asked: string[] } {
  const game = aGame({ light: 3, heroes: { highwayman: set, vestal: {} }, dungeon: {}, ...more });
  const { asked } = perform(HAZARDS[face](game.table, game.hero('highwayman')), ...script);
  return { ...game, asked: asked.flatMap(({ options }) => options.map(({ id }) => id)) };
}

test('DD-EXP-11, DD-PRV-10 Rubble: a Tool, or 1 Wound a Dungeon Level and 1 Stress', () => {
  const paid = meet('rubble', {}, { provisions: { tool: 1 } }, 'pay:tool');
  expect(paid.hero('highwayman')).toMatchObject({ wounds: 0, stress: 0 });
  expect(paid.state.campaign.provisions.tool).toBe(0);
  const suffered = meet('rubble', {}, { act: 3, provisions: { tool: 1 } }, 'suffer');
  expect(suffered.hero('highwayman')).toMatchObject({ wounds: 3, stress: 1 });
  expect(suffered.state.campaign.provisions.tool).toBe(1);
  expect(meet('rubble', {}, {}).asked).toEqual([]);
});

test('DD-EXP-11 a Hero who coughs bleeds at Rubble, however it is resolved', () => {
  const { hero } = meet('rubble', { disease: 'creeping-cough' }, { provisions: { tool: 1 } }, 'pay:tool');
  expect(hero('highwayman').conditions).toEqual([{ condition: 'bleed', tokens: 4, wounds: 1 }]);
});

test('DD-EXP-12, DD-PRV-06, DD-PRV-11 Hunger: a Food that is eaten and does not heal, or 2 Wounds a Hero Level', () => {
  const fed = meet(
    'hunger',
    { wounds: 2, stress: 4, quirks: ['stress-faster'] },
    { provisions: { food: 1 } },
    'pay:food',
  );
  expect(fed.hero('highwayman')).toMatchObject({ wounds: 2, stress: 3 });
  const starved = meet('hunger', { level: 2 }, { act: 3 });
  expect(starved.hero('highwayman').wounds).toBe(4);
});

test('DD-EXP-13, DD-PRV-09 Stressful Darkness: a Torch without its Light, less Light, or 2 Stress', () => {
  const more = { provisions: { torch: 1 } };
  const torch = meet('stressful-darkness', {}, more, 'pay:torch');
  expect(torch.state.campaign).toMatchObject({ light: 3, provisions: { torch: 0 } });
  expect(meet('stressful-darkness', {}, more, 'dim').state.campaign.light).toBe(2);
  expect(meet('stressful-darkness', {}, more, 'suffer').hero('highwayman').stress).toBe(2);
});

test('DD-EXP-13 at Light 0 the Light cannot be lowered', () => {
  const { asked } = meet('stressful-darkness', {}, { light: 0, provisions: { torch: 1 } }, 'suffer');
  expect(asked).toEqual(['pay:torch', 'suffer']);
});

test('DD-EXP-14 Curio: the Hero who rolled it draws and resolves a card', () => {
  const { hero, state } = meet('curio', {}, { onTop: { curios: ['alms-box'] } }, 7);
  expect(state.campaign.gold).toBe(7);
  expect(hero('highwayman').stress).toBe(1);
});

test('DD-EXP-15, DD-PRV-10 Trap: a Tool, or an attack with Acc 8 against the Dodge, 2 Damage a Dungeon Level', () => {
  expect(meet('trap', {}, { provisions: { tool: 1 } }, 'pay:tool').hero('highwayman').wounds).toBe(0);
  expect(meet('trap', {}, {}, 7).hero('highwayman')).toMatchObject({ wounds: 2, stress: 0 });
  expect(meet('trap', {}, {}, 8).hero('highwayman').wounds).toBe(0);
  expect(meet('trap', {}, { act: 3 }, 7).hero('highwayman').wounds).toBe(6);
});

test('DD-EXP-15 at most 2 is critical whatever the Dodge: 4 Damage a Dungeon Level and 1 Stress, for this Hero alone', () => {
  const struck = meet('trap', { quirks: ['quick-reflexes'] }, {}, 2);
  expect(struck.hero('highwayman')).toMatchObject({ wounds: 4, stress: 1 });
  expect(struck.hero('vestal').stress).toBe(0);
  expect(meet('trap', {}, {}, 3).hero('highwayman')).toMatchObject({ wounds: 2, stress: 0 });
});

test('DD-EXP-15 Dodge counts with Light 5 and with Quirks that know traps; Mark, Buff and Debuff do not', () => {
  expect(meet('trap', {}, { light: 5 }, 7).hero('highwayman').wounds).toBe(0);
  expect(meet('trap', { quirks: ['quick-reflexes'] }, {}, 6).hero('highwayman').wounds).toBe(0);
  expect(meet('trap', { quirks: ['slow-reflexes'] }, {}, 9).hero('highwayman').wounds).toBe(2);
  const marked: HeroSet = {
    conditions: [
      ['mark', 2],
      ['debuff', 2],
    ],
  };
  expect(meet('trap', marked, {}, 8).hero('highwayman').wounds).toBe(0);
  expect(meet('trap', marked, {}, 3).hero('highwayman').wounds).toBe(2);
});

test('DD-EXP-15, DD-SKL-17 it is an attack that deals Damage: Protection halves it, and Quirks change it', () => {
  expect(meet('trap', { conditions: [['protection', 2]] }, { act: 3 }, 7).hero('highwayman').wounds).toBe(3);
  expect(meet('trap', { quirks: ['fragile'] }, {}, 7).hero('highwayman').wounds).toBe(3);
});

test('DD-EXP-15, DD-QRK-08, DD-QRK-12 the roll is the trap’s, and a miss is a dodge', () => {
  expect(meet('trap', { stress: 4, quirks: ['evasive'] }, {}, 8).hero('highwayman').stress).toBe(3);
  expect(meet('trap', { quirks: ['bad-gambler'] }, {}, 10).hero('highwayman').wounds).toBe(0);
});

test('DD-EXP-15, DD-TRI-11 Trinkets that answer an attack answer a trap', () => {
  const dodged = meet('trap', { trinkets: ['speed-stone'] }, {}, 7, 'trinket:speed-stone');
  expect(dodged.hero('highwayman').wounds).toBe(0);
  const slow: HeroSet = { trinkets: [{ id: 'speed-stone', up: 'negative', used: false }] };
  expect(meet('trap', slow, {}, 'trinket:speed-stone', 8).hero('highwayman').wounds).toBe(2);
  const locked: HeroSet = { level: 2, trinkets: ['protective-padlock'] };
  expect(meet('trap', locked, { act: 2 }, 3, 'trinket:protective-padlock').hero('highwayman').wounds).toBe(2);
  const holy: HeroSet = { level: 2, trinkets: [{ id: 'book-of-holiness', up: 'negative', used: false }] };
  const worse = meet('trap', holy, { act: 2 }, 3, 'trinket:book-of-holiness');
  expect(worse.hero('highwayman')).toMatchObject({ wounds: 8, stress: 1 });
});
