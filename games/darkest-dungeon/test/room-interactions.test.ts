import { expect, test } from 'vitest';
import { ROOM_CARDS } from '../src/data/room-cards.ts';
import { playRoundEnd } from '../src/rules/battle-end.ts';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { EN } from '../src/words/en.ts';
import { inARoom, perform, playOut, type TestGame } from '../testing/index.ts';

const facts = (game: TestGame): object => {
  const { wounds, stress, conditions } = game.hero('hellion');
  return { wounds, stress, conditions: conditions.map(one => [one.condition, one.tokens, one.wounds]) };
};

test.each([
  ['ruins-6', 'CHEST', 2, false, ['interact:CHEST']],
  ['ruins-6', 'CHEST', 1, false, []],
  ['ruins-6', 'HIDE', 1, false, ['interact:HIDE']],
  ['ruins-6', 'HIDE', 1, true, ['interact:HIDE']],
  ['darkest-3', 'ALTAR', 1, false, ['interact:ALTAR']],
  ['darkest-6', 'SAC', 2, false, ['interact:SAC']],
  ['darkest-7', 'LANTERN', 1, false, ['interact:LANTERN']],
  ['darkest-7', 'N', 2, false, []],
] as const)('DD-HRO-08 in %s, %s with %i actions (Stygian: %s) the Room offers %j', (room, area, actions, stygian, offered) => {
  const game = inARoom(room, { area, actions, stygian });
  const [question] = playOut(playHeroTurn(game.table), [], ['end-turn']);
  expect(question?.options.map(({ id }) => id).filter(id => id.startsWith('interact'))).toEqual(offered);
});

test('DD-HRO-08 the strongbox: two actions of one turn for a Trinket, once a Battle', () => {
  const game = inARoom('ruins-6', { area: 'CHEST' });
  playOut(playHeroTurn(game.table), [], ['interact:CHEST', 'critical-stone', 'keep']);
  expect(game.hero('hellion').trinkets.map(({ id }) => id)).toEqual(['critical-stone']);
  expect(game.state.battle).toMatchObject({ used: ['CHEST'], turn: { actions: 0 } });
  Object.assign(game.state.battle?.turn ?? {}, { actions: 2 });
  const [question] = playOut(playHeroTurn(game.table), [], ['end-turn']);
  expect(question?.options.map(({ id }) => id)).not.toContain('interact:CHEST');
});

test('DD-HRO-08, DD-MOD-06 the Stygian strongbox costs 2 Stress besides', () => {
  const game = inARoom('ruins-6', { area: 'CHEST', stygian: true });
  playOut(playHeroTurn(game.table), [], ['interact:CHEST', 'critical-stone', 'keep']);
  expect(game.hero('hellion').stress).toBe(2);
});

test.each([
  [false, 2],
  [true, 3],
] as const)('DD-HRO-08 the hiding place (Stygian: %s) heals all Wounds for %i Stress, unless a Monster is there', (stygian, stress) => {
  const game = inARoom('ruins-6', { area: 'HIDE', stygian });
  perform(playHeroTurn(game.table), 'interact:HIDE');
  expect(facts(game)).toMatchObject({ wounds: 0, stress });
  game.monster('bone-soldier:1').area = 'HIDE';
  const [question] = playOut(playHeroTurn(game.table), [], ['end-turn']);
  expect(question?.options.map(({ id }) => id)).not.toContain('interact:HIDE');
});

test.each([
  [false, { stress: 2, wounds: 5 }],
  [true, { stress: 3, wounds: 8 }],
] as const)('DD-HRO-08 the altar (Stygian: %s) calms and darkens, once for each Hero', (stygian, outcome) => {
  const game = inARoom('darkest-3', { area: 'ALTAR', hero: { stress: 5 }, light: 4, stygian });
  perform(playHeroTurn(game.table), 'interact:ALTAR');
  expect(facts(game)).toMatchObject(outcome);
  expect(game.state.campaign.light).toBe(3);
  expect(game.state.battle?.used).toEqual(['ALTAR:hellion']);
  const [question] = playOut(playHeroTurn(game.table), [], ['end-turn']);
  expect(question?.options.map(({ id }) => id)).not.toContain('interact:ALTAR');
});

test.each([
  [false, []],
  [true, [['blight', 3, 2]]],
] as const)('DD-HRO-08 the sac (Stygian: %s) holds a Loot Chest token', (stygian, conditions) => {
  const game = inARoom('darkest-6', { area: 'SAC', stygian });
  perform(playHeroTurn(game.table), 'interact:SAC', 'loot-gold-or-roll:2', 'chest-gold', 4);
  expect(game.state.campaign.gold).toBe(4);
  expect(facts(game)).toMatchObject({ conditions });
});

test.each([
  [false, 0],
  [true, 1],
] as const)('DD-HRO-08 the lantern (Stygian: %s) raises Light once a round', (stygian, stress) => {
  const game = inARoom('darkest-7', { area: 'LANTERN', stygian });
  perform(playHeroTurn(game.table), 'interact:LANTERN');
  expect(game.state.campaign.light).toBe(4);
  expect(game.hero('hellion').stress).toBe(stress);
  expect(game.state.battle?.usedThisRound).toEqual(['LANTERN']);
  playOut(playRoundEnd(game.table));
  expect(game.state.battle?.usedThisRound).toEqual([]);
});

test('DD-HRO-08 every interaction of a Room Card has its words', () => {
  for (const { normal, stygian = [] } of Object.values(ROOM_CARDS))
    for (const rule of [...normal, ...stygian])
      if (rule.kind === 'interact')
        for (const area of rule.areas) expect(EN).toHaveProperty([`interact-${area}`]);
});
