import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { inflictWounds } from '../src/rules/wounds.ts';
import { aGame, power } from '../testing/index.ts';

test('WE-14 a hero who loses his last wound goes to the town, whole and poorer (DJ-DTH-02, DJ-DTH-03, DJ-DTH-04, DJ-DTH-06)', () => {
  const game = aGame({
    heroes: { 'sir-valadir': { at: [2, 2], wounds: 1, coins: 125, tokens: { burn: 2 } }, silhouette: {} },
    conquest: 8,
    turn: { hero: 'sir-valadir', stage: 'act' },
  });
  perform(
    inflictWounds(game.table, [{ figure: 'hero:sir-valadir', wounds: 1 }], { kind: 'pit' }, 'DJ-PRP-01'),
  );
  expect(game.state.conquest).toBe(5);
  expect(game.hero('sir-valadir')).toMatchObject({
    place: 'town',
    coins: 75,
    wounds: 16,
    tokens: { burn: 0 },
  });
  expect(game.state.turn?.over).toBe('turn');
});

test('DJ-CNQ-01 with as many tokens as his rating his death loses the game', () => {
  const game = aGame({ heroes: { 'sir-valadir': { at: [2, 2], wounds: 1 }, silhouette: {} }, conquest: 3 });
  const { result } = perform(
    inflictWounds(game.table, [{ figure: 'hero:sir-valadir', wounds: 2 }], { kind: 'pit' }, 'DJ-PRP-01'),
  );
  expect(result).toMatchObject({ outcome: 'conquest-gone', winners: ['overlord'] });
});

test('WE-17 an Undying Ogre comes back with what the killing blow had left over (DJ-ABL-28, DJ-ABL-29)', () => {
  const game = aGame({ monsters: [['ogre', 'master', [4, 4], { wounds: 5 }]], players: 4 });
  perform(
    inflictWounds(
      game.table,
      [{ figure: 'monster:1', wounds: 5 }],
      { kind: 'burn', by: 'silhouette' },
      'DJ-EFF-01',
    ),
    power('surge'),
  );
  expect(game.monster(1).wounds).toBe(3);
  expect(game.hero('silhouette').coins).toBe(300);
});
