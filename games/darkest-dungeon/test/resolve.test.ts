import { expect, test } from 'vitest';
import type { ResolveId } from '../src/data/resolve.ts';
import { startHeroTurn } from '../src/rules/hero-turn.ts';
import { endResolve, gainVirtue, rollResolveCard, testResolve } from '../src/rules/resolve.ts';
import { aGame, type GameSet, type HeroSet, perform, type TestGame } from '../testing/index.ts';

/** A Highwayman I (Life 12) at the start of his turn. */
const fighting = (highwayman: HeroSet, more: Partial<GameSet> = {}): TestGame =>
  aGame({
    heroes: { crusader: {}, highwayman, hellion: {}, vestal: {} },
    battle: { room: 'ruins-9', monsters: [['bone-captain', 'C']], turn: 'highwayman' },
    ...more,
  });

test.each([
  [1, 'stalwart'],
  [2, 'courageous'],
  [3, 'selfish'],
  [10, 'irrational'],
] as const)('DD-STR-02 a roll of %i gives %s; Stress goes back to 0', (roll, card) => {
  const game = fighting({ stress: 10 });
  perform(testResolve(game.table, game.hero('highwayman')), roll, card);
  expect(game.hero('highwayman')).toMatchObject({ resolve: card, stress: 0, history: { resolveTests: 1 } });
  expect(game.told('resolve-tested')).toMatchObject([{ hero: 'highwayman', roll, resolve: card }]);
});

test.each([
  [['mercurial'], null, 1],
  [[], 'ennui', 1],
  [['mercurial'], 'ennui', 0],
] as const)('DD-STR-03 with %s and %s a Virtue comes on at most %i', (quirks, disease, chance) => {
  const test = (roll: number, card: string): ResolveId | null => {
    const game = fighting({ stress: 10, quirks: [...quirks], disease });
    perform(testResolve(game.table, game.hero('highwayman')), roll, card);
    return game.hero('highwayman').resolve;
  };
  expect(test(chance + 1, 'fearful')).toBe('fearful');
  if (chance > 0) expect(test(chance, 'focused')).toBe('focused');
});

test('DD-STR-04 the counter is red: the card lies with the Hero and is in no deck', () => {
  const { table, hero, state } = fighting({ stress: 10 });
  perform(testResolve(table, hero('highwayman')), 5, 'hopeless');
  expect(state.decks.afflictions.unseen).not.toContain('hopeless');
  expect(state.decks.afflictions.unseen).toHaveLength(4);
});

test('DD-STR-05, DD-STR-13 a Hero never has two: a Virtue is not gained beside an Affliction', () => {
  const { table, hero } = fighting({ resolve: 'fearful' });
  perform(gainVirtue(table, hero('highwayman'), 'DD-BLD-14'));
  expect(hero('highwayman').resolve).toBe('fearful');
});

test('DD-STR-13 a Virtue without a test leaves Stress as it is and turns the counter red', () => {
  const { table, hero } = aGame({ heroes: { highwayman: { stress: 6 } }, hamlet: {} });
  perform(gainVirtue(table, hero('highwayman'), 'DD-BLD-14'), 'vigorous');
  expect(hero('highwayman')).toMatchObject({ resolve: 'vigorous', stress: 6 });
});

/** Card, the highest roll on which it speaks, and a fact of the Hero, or of the party, when it has spoken. */
const CARDS: readonly (readonly [
  ResolveId,
  number,
  number[],
  (game: TestGame) => unknown,
  unknown,
  unknown,
])[] = [
  ['fearful', 2, [], ({ hero }) => hero('highwayman').stress, 4, 6],
  ['hopeless', 3, [], ({ state }) => state.battle?.turn?.actions, 2, 1],
  ['masochistic', 3, [], ({ hero }) => hero('highwayman').wounds, 4, 6],
  ['irrational', 3, [4], ({ state }) => state.trackers.heroes.indexOf('highwayman'), 1, 2],
  ['focused', 5, [], ({ state }) => state.battle?.turn?.acc, 0, 1],
  ['stalwart', 3, [], ({ hero }) => hero('highwayman').stress, 4, 2],
  ['courageous', 4, [], ({ state }) => state.heroes.map(({ stress }) => stress), [3, 4, 3, 3], [2, 4, 2, 2]],
  ['powerful', 4, [], ({ state }) => state.battle?.turn?.damage, 0, 2],
  ['vigorous', 4, [], ({ hero }) => hero('highwayman').wounds, 4, 2],
];

test.each(
  CARDS,
)('DD-STR-07 %s speaks at the start of the turn on at most %i', (card, upTo, dice, fact, before, after) => {
  const start = (): TestGame =>
    fighting(
      { level: 2, resolve: card, stress: 4, wounds: 4 },
      {
        heroes: {
          crusader: { stress: 3 },
          highwayman: { level: 2, resolve: card, stress: 4, wounds: 4 },
          hellion: { stress: 3 },
          vestal: { stress: 3 },
        },
      },
    );
  const silent = start();
  perform(rollResolveCard(silent.table, silent.hero('highwayman')), upTo + 1);
  expect(fact(silent)).toEqual(before);
  const spoken = start();
  perform(rollResolveCard(spoken.table, spoken.hero('highwayman')), upTo, ...dice);
  expect(fact(spoken)).toEqual(after);
  expect(spoken.told('resolve-rolled')).toMatchObject([{ resolve: card, roll: upTo, speaks: true }]);
});

test('DD-STR-07 Irrational: odd one place forward, even one place backward', () => {
  const { table, hero, state } = fighting({ resolve: 'irrational' });
  perform(rollResolveCard(table, hero('highwayman')), 1, 7);
  expect(state.trackers.heroes).toEqual(['highwayman', 'crusader', 'hellion', 'vestal']);
});

test('DD-STR-07 the Mark of Masochistic lies there through the turn, placed after the tokens are removed', () => {
  const game = fighting({ resolve: 'masochistic', conditions: [['mark', 1]] });
  perform(startHeroTurn(game.table, game.hero('highwayman')), 3);
  expect(game.hero('highwayman')).toMatchObject({
    wounds: 1,
    conditions: [{ condition: 'mark', tokens: 1 }],
  });
});

test('DD-STR-07 a Hero with neither Affliction nor Virtue rolls nothing', () => {
  const game = fighting({});
  expect(perform(rollResolveCard(game.table, game.hero('highwayman'))).value).toEqual([]);
});

test('DD-STR-08, DD-STR-10 back in the Hamlet an Affliction becomes a Negative Quirk; the number of the counter stays', () => {
  const { table, hero, state } = aGame({ heroes: { highwayman: { stress: 7, resolve: 'selfish' } } });
  perform(endResolve(table, hero('highwayman')), 'clumsy');
  expect(hero('highwayman')).toMatchObject({ resolve: null, quirks: ['clumsy'], stress: 7 });
  expect(state.decks.afflictions.discard).toEqual(['selfish']);
});

test('DD-STR-09 a Virtue becomes a Positive Quirk', () => {
  const { table, hero, state } = aGame({ heroes: { highwayman: { resolve: 'focused' } } });
  perform(endResolve(table, hero('highwayman')), 'resilient');
  expect(hero('highwayman')).toMatchObject({ resolve: null, quirks: ['resilient'] });
  expect(state.decks.virtues.discard).toEqual(['focused']);
});

test('DD-STR-10 a white counter changes nothing', () => {
  const { table, hero, told } = aGame({ heroes: { highwayman: { stress: 7 } } });
  perform(endResolve(table, hero('highwayman')));
  expect(hero('highwayman')).toMatchObject({ stress: 7, quirks: [] });
  expect(told('resolve-ended')).toEqual([]);
});
