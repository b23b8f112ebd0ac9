import { expect, test } from 'vitest';
import {
  eat,
  gainProvision,
  isHelpful,
  loseRandomProvision,
  poolSize,
  provisionOptions,
  rollProvisions,
  spendProvision,
  useProvision,
} from '../src/rules/provisions.ts';
import { playHeroTurn } from '../src/rules/hero-turn.ts';
import { aGame, perform, provisionFaces } from '../testing/index.ts';

const ids = (options: readonly { id: string }[]): string[] => options.map(({ id }) => id);

test('DD-PRV-02 a Wild die is turned at once to the face that its roller chooses', () => {
  const { table, state } = aGame({ players: 2 });
  const { asked } = perform(
    rollProvisions(table, 3, 'player-2', 'DD-PRV-01'),
    provisionFaces('food', 'wild', 'tool'),
    'face:torch',
  );
  expect(state.campaign.provisions).toEqual({ food: 1, bandage: 0, potion: 0, torch: 1, tool: 1 });
  expect(asked.map(({ seat }) => seat)).toEqual(['player-2']);
});

test('DD-PRV-03 the faces of choice are the five kinds of Provision', () => {
  const { table } = aGame();
  const { asked } = perform(
    rollProvisions(table, 1, 'player-1', 'DD-PRV-01'),
    provisionFaces('wild'),
    'face:food',
  );
  expect(ids(asked[0]?.options ?? [])).toEqual([
    'face:food',
    'face:bandage',
    'face:potion',
    'face:torch',
    'face:tool',
  ]);
});

test('DD-PRV-04 the pool never holds more than sixteen dice: only those in the supply are rolled', () => {
  const { table, state } = aGame({ provisions: { food: 14 } });
  perform(rollProvisions(table, 4, 'player-1', 'DD-PRV-01'), provisionFaces('tool', 'tool'));
  expect(poolSize(state)).toBe(16);
  gainProvision(table, 'torch', 'DD-HRO-09');
  expect(state.campaign.provisions.torch).toBe(0);
});

test('DD-PRV-05, DD-HRO-04 in Battle a Hero uses a Provision in the own turn, for no action, for the own good', () => {
  const game = aGame({
    heroes: { crusader: { wounds: 3 }, vestal: { wounds: 3 } },
    provisions: { food: 1 },
    battle: { room: 'ruins-1', monsters: [['maggot']], turn: 'crusader' },
  });
  perform(playHeroTurn(game.table), 'use:food');
  expect(game.hero('crusader').wounds).toBe(2);
  expect(game.hero('vestal').wounds).toBe(3);
  expect(game.state.battle?.turn?.actions).toBe(2);
  expect(game.state.campaign.provisions.food).toBe(0);
});

test('DD-PRV-06 Food heals 1', () => {
  const { table, hero } = aGame({ heroes: { crusader: { wounds: 4 } }, provisions: { food: 1 } });
  perform(useProvision(table, hero('crusader'), 'use:food'));
  expect(hero('crusader').wounds).toBe(3);
});

test('DD-PRV-07 a Bandage removes all Bleed, or heals 1', () => {
  const game = aGame({
    heroes: {
      crusader: {
        wounds: 4,
        conditions: [
          ['bleed', 2, 1],
          ['bleed', 3, 2],
          ['mark', 1],
        ],
      },
    },
    provisions: { bandage: 2 },
  });
  const crusader = game.hero('crusader');
  perform(useProvision(game.table, crusader, 'use:bandage-bleed'));
  expect(crusader).toMatchObject({ wounds: 4, conditions: [{ condition: 'mark' }] });
  expect(ids(provisionOptions(game.state, crusader))).toEqual(['use:bandage']);
  perform(useProvision(game.table, crusader, 'use:bandage'));
  expect(crusader.wounds).toBe(3);
});

test('DD-PRV-08 a Potion removes all Blight, or takes away 1 Stress', () => {
  const game = aGame({
    heroes: { crusader: { stress: 4, conditions: [['blight', 2, 1]] } },
    provisions: { potion: 2 },
  });
  const crusader = game.hero('crusader');
  perform(useProvision(game.table, crusader, 'use:potion'));
  expect(crusader.stress).toBe(3);
  perform(useProvision(game.table, crusader, 'use:potion-blight'));
  expect(crusader.conditions).toEqual([]);
  expect(poolSize(game.state)).toBe(0);
});

test('DD-PRV-09 a Torch brings Light +1, never above 5', () => {
  const { table, state, hero } = aGame({ light: 4, provisions: { torch: 2 } });
  perform(useProvision(table, hero('crusader'), 'use:torch'));
  perform(useProvision(table, hero('crusader'), 'use:torch'));
  expect(state.campaign).toMatchObject({ light: 5, provisions: { torch: 0 } });
});

test('DD-PRV-10 a Tool has no use of its own', () => {
  const { state, hero } = aGame({ provisions: { tool: 3 } });
  expect(provisionOptions(state, hero('crusader'))).toEqual([]);
});

test('DD-PRV-11 spending a die puts it back and does nothing else', () => {
  const { table, state, hero } = aGame({ heroes: { crusader: { wounds: 4 } }, provisions: { food: 1 } });
  spendProvision(table, 'food', 'DD-EXP-12');
  expect(state.campaign.provisions.food).toBe(0);
  expect(hero('crusader').wounds).toBe(4);
  expect(() => spendProvision(table, 'food', 'DD-EXP-12')).toThrow('no food');
});

test('DD-PRV-11, DD-PRV-13 whoever eats is heard by the Quirks that care for it', () => {
  const { table, hero } = aGame({ heroes: { crusader: { stress: 4, quirks: ['stress-faster'] } } });
  perform(eat(table, hero('crusader'), 'DD-PRV-11'));
  expect(hero('crusader').stress).toBe(3);
});

test('DD-PRV-13 a Provision that would do nothing may still be used, and Quirks that react to eating react', () => {
  const game = aGame({
    light: 5,
    heroes: { crusader: { stress: 2, quirks: ['stress-eater'] } },
    provisions: { food: 1, torch: 1, bandage: 1, potion: 1 },
  });
  const crusader = game.hero('crusader');
  expect(ids(provisionOptions(game.state, crusader))).toEqual([
    'use:food',
    'use:bandage',
    'use:potion',
    'use:torch',
  ]);
  perform(useProvision(game.table, crusader, 'use:food'));
  expect(crusader.stress).toBe(3);
  perform(useProvision(game.table, crusader, 'use:torch'));
  expect(game.told('light-changed')).toEqual([]);
  expect(game.state.campaign.provisions).toMatchObject({ food: 0, torch: 0 });
});

test('DD-PRV-12 a window is worth opening only for what would do something', () => {
  const { state, hero } = aGame({ light: 5, heroes: { crusader: { wounds: 1 }, vestal: {} } });
  const helpful = (id: 'crusader' | 'vestal'): string[] =>
    ['use:food', 'use:bandage', 'use:potion', 'use:torch'].filter(use => isHelpful(state, hero(id), use));
  expect([helpful('crusader'), helpful('vestal')]).toEqual([['use:food', 'use:bandage'], []]);
});

test('DD-PRV-04 a random die goes back to the supply, each with the same chance', () => {
  const { table, state } = aGame({ provisions: { food: 2, tool: 1 } });
  perform(loseRandomProvision(table, 'DD-STR-07'), 3);
  expect(state.campaign.provisions).toMatchObject({ food: 2, tool: 0 });
  const empty = aGame();
  perform(loseRandomProvision(empty.table, 'DD-STR-07'));
  expect(empty.told('provision-lost')).toEqual([]);
});
