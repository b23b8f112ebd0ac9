import { perform } from '@tenebrae/kernel/testing';
import { expect, test } from 'vitest';
import { takeStep } from '../src/rules/moving.ts';
import { glyphOptions, travel } from '../src/rules/stairs-and-glyphs.ts';
import { aGame, type GameSet, type TestGame } from '../testing/index.ts';

const aTurn = (set: GameSet, points = 2): TestGame =>
  aGame({ turn: { hero: 'silhouette', stage: 'act', action: 'run', points }, ...set });
const offers = (game: TestGame): string[] =>
  glyphOptions(game.state, game.hero('silhouette')).map(({ id }) => id);
const use = (game: TestGame): void => {
  const [option] = glyphOptions(game.state, game.hero('silhouette'));
  if (option === undefined) throw new Error('not offered');
  perform(travel(game.table, game.hero('silhouette'), option));
};

test('DJ-GLY-01 an inactive glyph leads nowhere', () => {
  expect(offers(aTurn({ board: 'g.@', heroes: { silhouette: { at: [0, 0] } } }))).toEqual([]);
  expect(offers(aTurn({ board: 'g.@', heroes: { silhouette: {} } }))).toEqual(['glyph:2']);
});

test('DJ-GLY-02 a hero who steps on it lights it for 3 conquest, once', () => {
  const game = aTurn({ board: 'Hg.', heroes: { silhouette: { at: 'H' } }, conquest: 5 }, 3);
  perform(takeStep(game.table, 'hero:silhouette', 1));
  perform(takeStep(game.table, 'hero:silhouette', 2));
  perform(takeStep(game.table, 'hero:silhouette', 1));
  expect(game.state.glyphs).toEqual([{ square: 1, active: true }]);
  expect([game.state.conquest, game.state.tally.glyphs]).toEqual([8, 1]);
});

test('DJ-GLY-03 DJ-GLY-04 for 1 point to the town or back, one trip a turn', () => {
  const game = aTurn({ board: '@.', heroes: { silhouette: { at: [0, 0], order: 'aim' } } });
  expect(offers(game)).toEqual(['to-town']);
  use(game);
  expect(game.hero('silhouette')).toMatchObject({ place: 'town', order: null });
  expect([game.state.turn?.points, offers(game)]).toEqual([1, []]);
  const back = aTurn({
    board: '@.@\n..#',
    heroes: { silhouette: {} },
    monsters: [['hell-hound', 'master', [0, 1], { turned: true }]],
  });
  expect(offers(back)).toEqual(['glyph:0', 'glyph:2']);
  use(back);
  expect(back.hero('silhouette').place).toBe(0);
  expect(back.told('wounds-suffered')).toMatchObject([{ cause: 'aura' }]);
});

test('DJ-GLY-03 DJ-GLY-07 nobody arrives where a monster stands, and past a friend only with points to go on', () => {
  const monster: GameSet = {
    board: '@.',
    heroes: { silhouette: {} },
    monsters: [['beastman', 'normal', [0, 0]]],
  };
  expect(offers(aTurn(monster))).toEqual([]);
  const friend: GameSet = {
    board: '@.',
    heroes: { silhouette: { fatigue: 0 }, 'sir-valadir': { at: [0, 0] } },
  };
  expect([offers(aTurn(friend, 1)), offers(aTurn(friend, 2))]).toEqual([[], ['glyph:0']]);
});

test('DJ-GLY-07 a monster does not light a glyph', () => {
  const game = aGame({ board: 'Bg', heroes: { silhouette: {} }, monsters: [['beastman', 'normal', 'B']] });
  perform(takeStep(game.table, 'monster:1', 1));
  expect(game.state.glyphs).toEqual([{ square: 1, active: false }]);
});
