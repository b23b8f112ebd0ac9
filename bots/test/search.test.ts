import { ask, finish, type Game, newRng, rollOne, start } from '@tenebrae/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Care,
  decide,
  LEVELS,
  type Mind,
  playOut,
  searching,
  think,
  type Thought,
} from '../src/index.ts';
import { aMatch, everyone, optionIds, played, variant } from './tables.ts';

const CARE: Care = { iterations: 60, depth: 5, horizon: 4, spans: 1 };

/** What somebody thinks of a question. */
function thoughtOf<S extends object>(match: ReturnType<typeof start<S>>, seat: string, care = CARE): Thought {
  let thought: Thought | null = null;
  const bot = <T extends object>(mind: Mind<T>): number => (thought = think(mind, care)).option;
  decide(bot, match, seat, newRng('thought'));
  if (thought === null) throw new Error('nothing was thought');
  return thought;
}

const alone = { version: 1, players: { min: 1, max: 1 }, options: {}, seats: () => ['red'] };

/** Two doors: the dull one is worth something at once, the other only two questions later. */
interface Way {
  at: 'hall' | 'cellar' | 'vault';
  gold: number;
}
const treasure: Game<Way> = {
  ...alone,
  id: 'treasure',
  setUp: () => ({ at: 'hall', gold: 0 }),
  *beat({ state }) {
    if (state.at === 'hall') {
      const { id } = yield* ask('first-door', 'red', [{ id: 'purse' }, { id: 'stairs' }], 'TREASURE-01');
      if (id === 'purse') {
        state.gold += 1;
        yield* finish({ outcome: 'purse', rule: 'TREASURE-02', winners: [] });
      }
      state.at = 'cellar';
    } else {
      const options = ['left', 'middle', 'right'].map(id => ({ id }));
      const { id } = yield* ask('second-door', 'red', options, 'TREASURE-03');
      if (id !== 'middle') yield* finish({ outcome: 'lost', rule: 'TREASURE-04', winners: [] });
      state.gold += 10;
      yield* finish({ outcome: 'hoard', rule: 'TREASURE-05', winners: ['red'] });
    }
  },
  view: state => ({ ...state }),
  evaluate: ({ gold }) => gold,
  invariants: () => [],
};

/** A wager: even odds of much, against little for certain. */
const wager: Game<{ gold: number }> = {
  ...alone,
  id: 'wager',
  setUp: () => ({ gold: 0 }),
  *beat({ state }) {
    const { id } = yield* ask('wager', 'red', [{ id: 'dice' }, { id: 'purse' }], 'WAGER-01');
    if (id === 'dice') state.gold += (yield* rollOne('wager', 6, 'WAGER-02')) > 3 ? 3 : -9;
    else state.gold += 1;
    yield* finish({ outcome: 'over', rule: 'WAGER-03', winners: [] });
  },
  view: state => ({ ...state }),
  evaluate: ({ gold }) => gold,
  invariants: () => [],
};

/** A day of three hours: what is gathered is had at once, what is sown is reaped only in the evening. */
interface Field {
  day: number;
  hour: number;
  grain: number;
  sown: number;
}
const field: Game<Field> = {
  ...alone,
  id: 'field',
  setUp: () => ({ day: 1, hour: 0, grain: 0, sown: 0 }),
  *beat({ state }) {
    const { id } = yield* ask('hour', 'red', [{ id: 'gather' }, { id: 'sow' }], 'FIELD-01');
    if (id === 'sow') state.sown += 1;
    else state.grain += 1;
    state.hour += 1;
    if (state.hour < 3) return;
    Object.assign(state, { day: state.day + 1, hour: 0, grain: state.grain + 3 * state.sown, sown: 0 });
    if (state.day > 3) yield* finish({ outcome: 'winter', rule: 'FIELD-02', winners: [] });
  },
  view: state => ({ ...state }),
  evaluate: ({ grain }) => grain,
  invariants: () => [],
};

test('judges how things stand when the span under way has passed, not in the middle of it', () => {
  const care: Care = { iterations: 60, depth: 1, horizon: 1, spans: 1 };
  const hasty = thoughtOf(start(field, { seed: 1 }), 'red', care);
  expect(hasty.option, 'no spans are told').toBe(0);
  const daily: Game<Field> = { ...field, span: ({ day }) => day };
  const patient = thoughtOf(start(daily, { seed: 1 }), 'red', care);
  expect(patient.option, 'the day is waited for').toBe(1);
});

/** Work and gifts both cost something; to consider a gift, and then rather not, costs nothing. */
const miser: Game<{ gold: number }> = {
  ...alone,
  id: 'miser',
  setUp: () => ({ gold: 9 }),
  *beat({ state, tell }) {
    const { id } = yield* ask('act', 'red', [{ id: 'work' }, { id: 'consider' }], 'MISER-01');
    if (id === 'consider') {
      const thing = yield* ask('give-what', 'red', [{ id: 'coin' }, { id: 'never-mind' }], 'MISER-02');
      if (thing.id === 'never-mind') return;
    }
    state.gold -= 1;
    tell({ type: 'gold-spent', rule: 'MISER-03' });
    if (state.gold === 0) yield* finish({ outcome: 'poor', rule: 'MISER-04', winners: [] });
  },
  view: state => ({ ...state }),
  evaluate: ({ gold }) => gold,
  invariants: () => [],
};

test('does not consider and reject the same thing for ever: when nothing comes of it, habit decides', () => {
  const match = start(miser, { seed: 1 });
  const decisions = playOut(match, { red: searching(CARE) }, 1, { most: 1000 });
  expect(match.result?.outcome).toBe('poor');
  // Thinking alone, it would rather go round: it does so a dozen times before each coin.
  expect(decisions).toBeGreaterThan(9 * 12);
});

test('gives up a purse for a hoard behind a second door, which it then opens', () => {
  const match = start(treasure, { seed: 1 });
  playOut(match, { red: searching(CARE) }, 1);
  expect(match.result?.outcome).toBe('hoard');
});

test('weighs the dice: what is likely to end worse is left alone', () => {
  const thought = thoughtOf(start(wager, { seed: 1 }), 'red');
  expect(thought.option).toBe(1);
  const [purse, dice] = thought.considered;
  expect(purse?.expected).toBeGreaterThan(dice?.expected ?? 1);
});

/** Blows that change nothing that could be judged: each is asked about anew, until somebody stops. */
const flogging = (habits?: readonly number[]): Game<{ blows: number }> => ({
  ...alone,
  id: 'flogging',
  setUp: () => ({ blows: 2 }),
  *beat({ state }) {
    while (state.blows > 0) {
      const { id } = yield* ask('blow', 'red', [{ id: 'strike' }, { id: 'stop' }], 'FLOGGING-01');
      state.blows = id === 'strike' ? state.blows - 1 : 0;
    }
    yield* finish({ outcome: 'over', rule: 'FLOGGING-02', winners: [] });
  },
  view: state => ({ ...state }),
  evaluate: () => 0,
  ...(habits === undefined ? {} : { habits: () => habits }),
  invariants: () => [],
});

test('what only puts off what comes anyway is not worth it, unless it is what a seasoned player does first', () => {
  const idle = start(flogging(), { seed: 1 });
  expect(optionIds(idle)[thoughtOf(idle, 'red').option]).toBe('stop');
  const practised = start(flogging([20, 0.2]), { seed: 1 });
  expect(optionIds(practised)[thoughtOf(practised, 'red').option]).toBe('strike');
});

test('tells what it has considered, the best first, and how many futures that took', () => {
  const match = aMatch();
  const { option, considered, iterations } = thoughtOf(match, 'red');
  expect(considered.length).toBe(optionIds(match).length);
  expect(iterations).toBeLessThanOrEqual(CARE.iterations);
  expect(considered[0]?.option).toBe(option);
  expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
  for (const { expected, prior } of considered) {
    expect(expected).toBeGreaterThanOrEqual(0);
    expect(expected).toBeLessThanOrEqual(1);
    expect(prior).toBeGreaterThan(0);
  }
});

test('answers the same for the same seed and the same care', () => {
  const answers = [1, 2, 3].map(() => decide(searching(CARE), aMatch(), 'red', newRng('same')));
  expect(new Set(answers).size).toBe(1);
});

test('stops when its time is over, but not before it has looked at every option', () => {
  const match = aMatch();
  const { considered, iterations } = thoughtOf(match, 'red', { ...CARE, isOver: () => true });
  expect(iterations).toBeLessThan(CARE.iterations);
  expect(considered.length).toBe(optionIds(match).length);
});

test('thinks about nothing when habit leaves one option', () => {
  const match = aMatch(variant({ habits: (_, { options }) => options.map((_, i) => (i === 1 ? 1 : 0)) }));
  expect(thoughtOf(match, 'red')).toEqual({ option: 1, considered: [], iterations: 0 });
});

test('never takes what habit rules out', () => {
  const match = aMatch(
    variant({ habits: (_, { options }) => options.map(({ id }) => (id === 'pass' ? 0 : 1)) }),
  );
  for (let seed = 0; seed < 10; seed++)
    expect(optionIds(match)[decide(searching(CARE), match, 'red', newRng(`${seed}`))]).not.toBe('pass');
});

test('plays for the other seat as that seat would: an enemy who can win is not let in', () => {
  /** Red opens a gate or bars it; behind the open one blue may take the keep. */
  const siege: Game<{ open: boolean; gold: number }> = {
    ...{ id: 'siege', version: 1, players: { min: 2, max: 2 }, options: {}, seats: () => ['red', 'blue'] },
    setUp: () => ({ open: false, gold: 0 }),
    *beat({ state }) {
      const { id } = yield* ask('gate', 'red', [{ id: 'open' }, { id: 'bar' }], 'SIEGE-01');
      if (id === 'bar') yield* finish({ outcome: 'held', rule: 'SIEGE-02', winners: ['red'] });
      state.gold += 5;
      const raid = ['storm', 'wait', 'sing', 'dance'].map(one => ({ id: one }));
      const blue = yield* ask('raid', 'blue', raid, 'SIEGE-03');
      const winners = blue.id === 'storm' ? ['blue'] : ['red'];
      yield* finish({ outcome: 'over', rule: 'SIEGE-04', winners });
    },
    view: state => ({ ...state }),
    evaluate: ({ gold }, seat) => (seat === 'red' ? gold : -gold),
    invariants: () => [],
  };
  expect(thoughtOf(start(siege, { players: 2, seed: 1 }), 'red').option).toBe(1);
});

test('a team of adepts always reaches dawn', () => {
  const adepts = Array.from({ length: 6 }, (_, seed) => played(everyone(searching(LEVELS.adept)), seed));
  expect(adepts.map(({ result }) => result?.outcome)).toEqual(adepts.map(() => 'dawn'));
});

describe('what is free can be done for ever', () => {
  test('and is not', () => {
    let turns = 0;
    const idle: Game<{ spins: number }> = {
      ...alone,
      id: 'idle',
      setUp: () => ({ spins: 0 }),
      *beat({ state }) {
        const { id } = yield* ask('act', 'red', [{ id: 'spin' }, { id: 'go' }], 'IDLE-01');
        if (id === 'go') yield* finish({ outcome: 'gone', rule: 'IDLE-02', winners: ['red'] });
        state.spins += 1;
      },
      view: state => ({ ...state }),
      evaluate: () => 0,
      invariants: () => [],
    };
    const match = start(idle, { seed: 1 });
    turns = playOut(match, { red: searching(CARE) }, 1, { most: 50 });
    expect(match.result?.outcome).toBe('gone');
    expect(turns).toBeLessThan(5);
  });
});

test('every level thinks longer and further than the one before', () => {
  const levels = Object.values(LEVELS);
  for (const [place, level] of levels.entries()) {
    const before = levels[place - 1];
    if (before === undefined) continue;
    expect(level.iterations).toBeGreaterThan(before.iterations);
    expect(level.depth).toBeGreaterThan(before.depth);
  }
});
