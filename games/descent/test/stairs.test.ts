import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import {
  stairOptions,
  useStairs,
  useStairsAsMonster,
  monsterStairOptions,
} from '../src/rules/stairs-and-glyphs.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

const onStairs = (set: GameSet = {}, points = 1): TestGame =>
  aGame({
    board: '<.##<.#>',
    heroes: { silhouette: { at: [0, 0], fatigue: 0 } },
    turn: { hero: 'silhouette', stage: 'act', action: 'run', points },
    ...set,
  });
const offers = (game: TestGame): string[] =>
  stairOptions(game.state, game.hero('silhouette')).map(({ id }) => id);

test('DJ-PRP-07 for 1 point a hero goes to another staircase of the colour, and that is entering', () => {
  const game = onStairs({
    board: '<.##<.#>\n####..##',
    monsters: [['hell-hound', 'master', [4, 1], { turned: true }]],
  });
  const [up] = stairOptions(game.state, game.hero('silhouette'));
  if (up === undefined) throw new Error('not offered');
  expect(offers(game)).toEqual(['stairs:4']);
  perform(useStairs(game.table, game.hero('silhouette'), up));
  expect([game.hero('silhouette').place, game.state.turn?.points]).toEqual([4, 0]);
  expect(game.told('wounds-suffered')).toMatchObject([{ cause: 'aura' }]);
});

test('DJ-PRP-07 an enemy at the other end bars the way, a friend does if he could not move on', () => {
  expect(offers(onStairs({ monsters: [['skeleton', 'normal', [4, 0]]] }, 5))).toEqual([]);
  const friend: GameSet = {
    heroes: { silhouette: { at: [0, 0], fatigue: 0 }, 'sir-valadir': { at: [4, 0] } },
  };
  expect(offers(onStairs(friend, 1))).toEqual([]);
  expect(offers(onStairs(friend, 2))).toEqual(['stairs:4']);
  expect(offers(onStairs({}, 0))).toEqual([]);
});

test('DJ-VAR-04 with the FAQ a small monster pays 1 point for the stairs', () => {
  const game = onStairs({
    heroes: { silhouette: {} },
    options: { faq: true },
    monsters: [['skeleton', 'normal', [0, 0]]],
    overlordTurn: {
      active: { monster: 1, points: 3, attacks: 1, half: null, webbed: false, begun: true, used: [] },
    },
  });
  const [up] = monsterStairOptions(game.state, game.monster(1));
  if (up === undefined) throw new Error('not offered');
  perform(useStairsAsMonster(game.table, game.monster(1), up));
  expect([game.monster(1).place, game.state.overlord.turn?.active?.points]).toEqual([4, 2]);
});
