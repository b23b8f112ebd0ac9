import { expect, test } from 'vitest';
import { applyEffects } from '../src/effects/index.ts';
import { recoverStress, sufferStress } from '../src/rules/stress.ts';
import {
  aBout,
  aGame,
  BLANK,
  type GameSet,
  type HeroSet,
  perform,
  replacedBy,
  SKULL,
  type TestGame,
} from '../testing/index.ts';

/** A Jester I in Battle, Light 3. */
const fighting = (jester: HeroSet, more: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: { jester, crusader: {}, hellion: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']] },
    ...more,
  });
const stress = ({ table, hero }: TestGame, amount: number) =>
  sufferStress(table, hero('jester'), amount, 'DD-CON-08');
const calm = ({ table, hero }: TestGame, amount: number): void =>
  recoverStress(table, hero('jester'), amount, 'DD-CON-08');

test('DD-STR-01 Stress runs from 0 to 10', () => {
  const game = fighting({ stress: 2 });
  calm(game, 5);
  expect(game.hero('jester').stress).toBe(0);
  expect(game.told('stress-recovered')).toMatchObject([{ amount: 2, stress: 0 }]);
  perform(stress(game, 4));
  expect(game.hero('jester')).toMatchObject({ stress: 4, history: { stressSuffered: 4 } });
});

test('DD-STR-01 who has no Stress recovers none', () => {
  const game = fighting({ stress: 0, quirks: ['resilient'] });
  calm(game, 3);
  expect(game.told('stress-recovered')).toEqual([]);
});

test('DD-STR-02, DD-STR-04 at 10 Resolve is tested; Stress above 10 is lost and it becomes 0', () => {
  const game = fighting({ stress: 9 });
  perform(stress(game, 6), 3, 'fearful');
  expect(game.hero('jester')).toMatchObject({ stress: 0, resolve: 'fearful' });
});

test('DD-STR-05, DD-STR-06 the second 10 of a Quest is no test: the Hero dies of a Heart Attack', () => {
  const game = fighting({ stress: 9, resolve: 'focused' });
  perform(stress(game, 1), ...replacedBy('occultist'));
  expect(game.state.fallen).toMatchObject([{ id: 'jester', cause: 'heart-attack' }]);
  expect(game.told('hero-killed')).toMatchObject([
    { hero: 'jester', cause: 'heart-attack', rule: 'DD-STR-06' },
  ]);
  expect(game.told('resolve-tested')).toEqual([]);
});

test('DD-STR-11 Stress that reaches 10 in the Hamlet is treated the same way', () => {
  const heroes = {
    jester: { stress: 9 },
    crusader: { stress: 9, resolve: 'fearful' as const },
    hellion: {},
    vestal: {},
  };
  const { table, hero, state } = aGame({ heroes, hamlet: {} });
  perform(sufferStress(table, hero('jester'), 1, 'DD-HAM-20'), 1, 'stalwart');
  expect(hero('jester')).toMatchObject({ stress: 0, resolve: 'stalwart' });
  perform(sufferStress(table, hero('crusader'), 1, 'DD-HAM-20'), ...replacedBy('occultist'));
  expect(state.fallen).toMatchObject([{ id: 'crusader', cause: 'heart-attack', quest: null }]);
});

test('DD-STR-12 Wounds come before Stress: the Deathblow is rolled before the Heart Attack', () => {
  const game = fighting({ wounds: 10, stress: 9, resolve: 'focused' });
  const source = { by: null, own: false, from: null, use: null, card: 'table' };
  const effects = [
    ['wounds', 1],
    ['stress', 1],
  ] as const;
  perform(
    applyEffects(game.table, game.hero('jester'), effects, source, 'DD-STR-12'),
    SKULL,
    ...replacedBy('occultist'),
  );
  expect(game.state.fallen).toMatchObject([{ cause: 'deathblow' }]);
});

test('DD-STR-12 so do the Wounds of a card that reacts to Stress', () => {
  const game = fighting({ wounds: 10, stress: 9, resolve: 'focused', quirks: ['soft'] });
  perform(stress(game, 1), SKULL, ...replacedBy('occultist'));
  expect(game.state.fallen).toMatchObject([{ cause: 'deathblow' }]);
  const tougher = fighting({ wounds: 10, stress: 9, disease: 'the-worries' });
  perform(stress(tougher, 1), BLANK, 8, 'hopeless');
  expect(tougher.hero('jester')).toMatchObject({ stress: 0, resolve: 'hopeless' });
});

test.each([
  [3, [], null, 2, 2],
  [2, [], null, 2, 3],
  [0, [], null, 1, 2],
  [3, ['nervous'], null, 2, 3],
  [3, [], 'the-worries', 2, 3],
  [2, ['nervous'], 'the-worries', 1, 4],
] as const)('DD-STR-14, DD-LGT-04, DD-LGT-07 at Light %i with %s and %s, %i Stress is one event of %i', (light, quirks, disease, amount, suffered) => {
  const game = fighting({ quirks: [...quirks], disease }, { light });
  perform(stress(game, amount));
  expect(game.hero('jester').stress).toBe(suffered);
  expect(game.told('stress-suffered')).toHaveLength(1);
});

test('DD-STR-14 recovery is one number too: Resilient adds 1 once', () => {
  const game = fighting({ stress: 9, quirks: ['resilient'] });
  calm(game, 3);
  expect(game.hero('jester').stress).toBe(5);
});

test('DD-CON-08 no Stress is no event', () => {
  const game = fighting({ quirks: ['nervous', 'soft'] }, { light: 0 });
  perform(stress(game, 0));
  expect(game.hero('jester')).toMatchObject({ stress: 0, wounds: 0 });
});

test('DD-PVP-15 in the Circus a Hero who reaches 10 Stress dies at once', () => {
  const { table, state, hero, told } = aBout({
    red: [['jester-1', '1', { stress: 8 }]],
    blue: [['crusader-1', '2']],
  });
  perform(sufferStress(table, hero('jester'), 2, 'DD-CON-08'));
  expect(state.heroes.map(({ id }) => id)).toEqual(['crusader']);
  expect(told('hero-killed')).toMatchObject([{ hero: 'jester', rule: 'DD-PVP-15' }]);
});

test('DD-STR-02 the tutorial explains Stress and the test of Resolve when they first happen', () => {
  const game = fighting({ stress: 9 });
  game.state.tutorial = { seen: [] };
  const { asked } = perform(stress(game, 1), 'understood', 5, 'hopeless', 'understood');
  expect(asked.map(({ ask }) => ask)).toEqual(['tutorial-stress', 'tutorial-resolve']);
});
