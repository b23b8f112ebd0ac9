import { ask, finish, type Game, newRng, roll, start } from '@tenebrae/kernel';
import { game } from '@tenebrae/kernel/demo';
import { describe, expect, test } from 'vitest';
import { type Bot, decide, greedy, playOut, random } from '../src/index.ts';
import { aMatch, everyone, optionIds, played, sumOver, variant } from './tables.ts';

test('a greedy team always reaches dawn, in two thirds of the darkness of a random one', () => {
  const dawns = sumOver(40, seed => (played(everyone(greedy), seed).result?.outcome === 'dawn' ? 1 : 0));
  const darkness = (bot: Bot) => sumOver(40, seed => played(everyone(bot), seed).state.darkness);
  expect(dawns).toBe(40);
  expect(darkness(greedy)).toBeLessThan((darkness(random) * 2) / 3);
});

test('at one table greedy lights more candles than random', () => {
  const lit = (seat: string, seed: number) =>
    played({ red: greedy, blue: random }, seed).state.lit[seat] ?? 0;
  expect(sumOver(40, seed => lit('red', seed))).toBeGreaterThan(1.2 * sumOver(40, seed => lit('blue', seed)));
});

test('takes what wins, however ill the evaluation thinks of it', () => {
  const match = aMatch(
    variant({
      setUp: setting => ({
        ...game.setUp(setting),
        light: 9,
        hands: { red: ['candle-1', 'candle-4', 'candle-1'], blue: [] },
      }),
      evaluate: state => -100 * state.light,
    }),
  );
  const option = decide(greedy, match, 'red', newRng('win'));
  expect(optionIds(match)[option]).toBe('play:candle-4');
});

test('thinks about nothing when habit leaves one option', () => {
  let evaluated = 0;
  const match = aMatch(
    variant({
      habits: (_, { options }) => options.map((_, i) => (i === 1 ? 1 : 0)),
      evaluate: () => ++evaluated,
    }),
  );
  expect(decide(greedy, match, 'red', newRng('x'))).toBe(1);
  expect(evaluated).toBe(0);
});

test('never takes what habit rules out', () => {
  const habits = variant({ habits: (_, { options }) => options.map(({ id }) => (id === 'pass' ? 0 : 1)) });
  const match = aMatch({ ...habits, evaluate: state => -state.deck.discard.length });
  for (let seed = 0; seed < 20; seed++) {
    expect(optionIds(match)[decide(greedy, match, 'red', newRng(`${seed}`))]).not.toBe('pass');
  }
});

test('follows habit where nothing else tells options apart', () => {
  const match = aMatch(
    variant({
      habits: (_, { options }) => options.map((_, i) => (i === 2 ? 1000 : 0.001)),
      evaluate: () => 0,
    }),
  );
  expect(decide(greedy, match, 'red', newRng('x'))).toBe(2);
});

test('tries only some of very many options, and finds a good one among them', () => {
  let tried = 0;
  const doors: Game<{ door: number }> = {
    ...{ id: 'doors', version: 1, players: { min: 1, max: 1 }, options: {}, seats: () => ['red'] },
    setUp: () => ({ door: 0 }),
    *beat({ state }) {
      const options = Array.from({ length: 40 }, (_, door) => ({ id: `door:${door}`, door }));
      state.door = (yield* ask('choose-door', 'red', options, 'DOORS-01')).door;
    },
    view: state => ({ ...state }),
    evaluate(state) {
      tried += 1;
      return state.door;
    },
    invariants: () => [],
  };
  expect(decide(greedy, start(doors, { seed: 1 }), 'red', newRng('many'))).toBeGreaterThan(30);
  // Each try looks before and after.
  expect(tried / 2).toBeLessThan(40 * 4);
});

describe('how long it tries', () => {
  /** Two bags: how much gold each holds is thrown when it is opened. */
  function looksAt(stakes: { readonly a: number; readonly b: number; readonly sides: number }): number {
    let looks = 0;
    const bags: Game<{ gold: number }> = {
      ...{ id: 'bags', version: 1, players: { min: 1, max: 1 }, options: {}, seats: () => ['red'] },
      setUp: () => ({ gold: 0 }),
      *beat({ state }) {
        const { id } = yield* ask('choose-bag', 'red', [{ id: 'a' }, { id: 'b' }], 'BAGS-01');
        // Each bag has a die of its own, so that the same throw may favour either.
        const [one, other] = yield* roll('gold', [stakes.sides, stakes.sides], 'BAGS-02');
        state.gold = id === 'a' ? stakes.a + (one ?? 0) : stakes.b + (other ?? 0);
        yield* finish({ outcome: 'over', rule: 'BAGS-03', winners: [] });
      },
      view: state => ({ ...state }),
      evaluate(state) {
        looks += 1;
        return state.gold;
      },
      invariants: () => [],
    };
    decide(greedy, start(bags, { seed: 1 }), 'red', newRng('bags'));
    return looks;
  }

  test('is short when it is clear which option is better', () => {
    // Six rounds: how it stands, and a look at either bag.
    expect(looksAt({ a: 50, b: 10, sides: 6 })).toBe(6 * 3);
  });

  test('is longer when dice blur the difference', () => {
    expect(looksAt({ a: 10, b: 11, sides: 100 })).toBe(8 * 3);
  });
});

describe('what is free can be done for ever', () => {
  interface Duel {
    drawn: boolean;
    wounds: number;
  }

  /** Red may draw and sheathe his sword as often as he likes; only when he is ready does blue strike. */
  const duel: Game<Duel> = {
    ...{ id: 'duel', version: 1, players: { min: 2, max: 2 }, options: {}, seats: () => ['red', 'blue'] },
    setUp: () => ({ drawn: false, wounds: 0 }),
    *beat({ state }) {
      for (;;) {
        const sword = { id: state.drawn ? 'sheathe' : 'draw' };
        const choice = yield* ask('take-action', 'red', [sword, { id: 'be-ready' }], 'DUEL-01');
        if (choice.id === 'be-ready') break;
        state.drawn = !state.drawn;
      }
      const { id } = yield* ask('strike', 'blue', [{ id: 'high' }, { id: 'low' }], 'DUEL-02');
      state.wounds += id === 'high' ? 4 : 5;
      if (state.wounds > 20) yield* finish({ outcome: 'fallen', rule: 'DUEL-03', winners: ['blue'] });
    },
    view: state => ({ ...state }),
    invariants: () => [],
  };

  test.each([
    ['worth nothing', () => 0],
    ['worth something', (state: Duel) => (state.drawn ? 1 : 0)],
    ['better than what must come', (state: Duel) => (state.drawn ? 1 : 0) - state.wounds],
  ])('and is not when it is %s', (_, evaluate) => {
    const match = start({ ...duel, evaluate }, { seed: 1 });
    expect(playOut(match, everyone(greedy), 1, { most: 100 })).toBeLessThan(50);
    expect(match.result).not.toBeNull();
    if (evaluate({ drawn: true, wounds: 0 }) > 0) expect(match.state.drawn).toBe(true);
  });
});
