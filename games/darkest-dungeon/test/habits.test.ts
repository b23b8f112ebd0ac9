import { type Question, newRng, nextWord, type Rng, start, throwDie } from '@tenebrae/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { habits } from '../src/habits.ts';
import { bestRoute } from '../src/habits/route.ts';
import { bestOrder, isMisplaced } from '../src/habits/stances.ts';
import { beat } from '../src/rules/beat.ts';
import { lifeOf } from '../src/rules/figures.ts';
import { aBout, aGame, type GameSet, type TestGame } from '../testing/index.ts';

/** What is weighed at the next question, by option; the heaviest first. */
function weighed({ table, state }: TestGame): {
  question: Question;
  best: string;
  weights: Record<string, number>;
} {
  const step = beat(table).next(0);
  if (step.done === true || step.value.kind !== 'question') throw new Error('nothing is asked');
  const question = step.value;
  const weights = habits(state, question);
  expect(weights).toHaveLength(question.options.length);
  const sorted = question.options
    .map(({ id }, at): [string, number] => [id, weights[at] ?? 0])
    .sort((a, b) => b[1] - a[1]);
  return { question, best: sorted[0]?.[0] ?? '', weights: Object.fromEntries(sorted) };
}

const inTurn = (set: GameSet): TestGame => aGame({ ...set, phase: { kind: 'hero-turn' } });

test('a blow is struck where it can be', () => {
  const { best } = weighed(
    inTurn({
      heroes: { crusader: { equipped: ['crusader:smite', 'crusader:inspiring-cry'] } },
      battle: {
        room: 'ruins-9',
        turn: 'crusader',
        heroes: { crusader: 'S' },
        monsters: [['bone-soldier', 'S']],
      },
    }),
  );
  expect(best).toBe('skill:crusader:smite');
});

test('who can reach nobody goes where somebody is', () => {
  const { best } = weighed(
    inTurn({
      heroes: { hellion: { equipped: ['hellion:wicked-hack'] } },
      battle: {
        room: 'ruins-9',
        turn: 'hellion',
        heroes: { hellion: 'S' },
        monsters: [['bone-soldier', 'N']],
      },
    }),
  );
  expect(best).toMatch(/^move:/);
});

test('at Death’s Door one eats', () => {
  const { best } = weighed(
    inTurn({
      heroes: { hellion: { wounds: 14 } },
      provisions: { food: 1 },
      battle: { room: 'ruins-9', turn: { figure: 'hellion', actions: 0 }, monsters: [['bone-soldier']] },
    }),
  );
  expect(best).toBe('use:food');
});

const MAP = {
  phase: { kind: 'exploration' },
  quest: 'scout-ahead',
  heroes: { crusader: {}, hellion: {}, highwayman: {}, vestal: {} },
} as const satisfies GameSet;
const DUNGEON = { party: 'r1', visited: ['s', 'r1'], scouted: true, tokens: { r2: null, r3: null } };

/** In the order that suits everybody best. */
function onTheMap(set: GameSet): TestGame {
  const one = aGame({ ...MAP, dungeon: DUNGEON, ...set });
  one.state.trackers.heroes = bestOrder(one.state.heroes).map(({ id }) => id);
  return one;
}

test('a fresh party goes on exploring', () => {
  expect(weighed(onTheMap({})).best).toMatch(/^explore:/);
});

test('a tired party with Firewood rests, one without goes home', () => {
  const heroes = { crusader: { wounds: 12, stress: 8 }, vestal: { wounds: 9, stress: 7 } };
  expect(weighed(onTheMap({ heroes })).best).toBe('rest');
  const quest = { id: 'scout-ahead', firewood: 0 } as const;
  expect(weighed(onTheMap({ heroes, quest })).best).toBe('leave');
});

test('when the Quest is done the party goes home', () => {
  const quest = { id: 'wipe-em-out', cleared: { lair: 3 } } as const;
  expect(weighed(onTheMap({ quest })).best).toBe('leave');
});

test('DD-BOS-03, DD-EXP-08 on a Boss Quest the party goes where the Boss may be', () => {
  const dungeon: GameSet['dungeon'] = {
    ...DUNGEON,
    tile: 'ruins-b',
    party: 'r2',
    visited: ['s', 'r1', 'r2'],
    tokens: { r6: null, r7: 'lair' },
    objectiveAmong: ['r6'],
  };
  const one = onTheMap({ quest: { id: 'face-the-threat', boss: 'necromancer' }, dungeon });
  expect(bestRoute(one.state)?.way.at(-1)).toBe('r6');
  expect(weighed(one).best).toMatch(/^(explore|backtrack):/);
});

test('DD-STR-06 who could die of the next Stress is led home', () => {
  const quest = { id: 'scout-ahead', firewood: 0 } as const;
  const heroes = { crusader: { stress: 8, resolve: 'fearful' } } as const;
  expect(weighed(onTheMap({ quest, heroes: { ...MAP.heroes, ...heroes } })).best).toBe('leave');
});

test('DD-XPL-05 a Skill slot that came with a Level is filled before the next Quest', () => {
  const game = aGame({
    phase: { kind: 'prepare-quest' },
    quest: 'scout-ahead',
    heroes: {
      hellion: { level: 2, equipped: ['hellion:wicked-hack', 'hellion:iron-swan', 'hellion:bleed-out'] },
    },
  });
  expect(weighed(game).best).toBe('swap:hellion');
});

test('DD-END-03 the last weak Monster lives as long as somebody can be healed and there is time', () => {
  const fight = (round: number) =>
    weighed(
      inTurn({
        heroes: {
          hellion: { equipped: ['hellion:wicked-hack'] },
          vestal: { wounds: 9, equipped: ['vestal:divine-grace'] },
        },
        battle: {
          room: 'ruins-9',
          round,
          turn: 'hellion',
          heroes: { hellion: 'S', vestal: 'S' },
          monsters: [['bone-soldier', 'S', { wounds: 5 }]],
        },
      }),
    );
  expect(fight(1).weights['skill:hellion:wicked-hack']).toBe(0);
  expect(fight(4).best).toBe('skill:hellion:wicked-hack');
});

test('DD-DTH-07 whoever is at Death’s Door is healed before anybody is struck', () => {
  const { best } = weighed(
    inTurn({
      heroes: {
        crusader: {},
        hellion: { wounds: 14, conditions: [['bleed', 2, 2]] },
        vestal: { equipped: ['vestal:divine-grace', 'vestal:judgement'] },
      },
      battle: {
        room: 'ruins-9',
        turn: 'vestal',
        heroes: { crusader: 'S', hellion: 'S', vestal: 'S' },
        monsters: [
          ['bone-soldier', 'N'],
          ['bone-courtier', 'N'],
        ],
      },
    }),
  );
  expect(best).toBe('skill:vestal:divine-grace');
});

test('DD-BLD-11 with the XP for a Hero Level the Guild comes first', () => {
  const { best } = weighed(
    aGame({
      phase: { kind: 'visit' },
      gold: 9,
      heroes: { crusader: { xp: 6, stress: 3 } },
      hamlet: { days: 3 },
    }),
  );
  expect(best).toBe('visit:guild');
});

test('DD-BLD-11 the Guild has room for one a day: whoever has more to learn is let in', () => {
  const { best } = weighed(
    aGame({
      phase: { kind: 'visit' },
      heroes: { crusader: { xp: 2 }, vestal: { xp: 6 } },
      gold: 10,
      hamlet: {},
    }),
  );
  expect(best).not.toBe('visit:guild');
});

test('DD-EXP-06 Heroes change places once, and not without end', () => {
  const heroes = { vestal: {}, hellion: {}, highwayman: {}, crusader: {} };
  const { state } = aGame({ ...MAP, heroes, dungeon: DUNGEON });
  expect(isMisplaced(state)).toBe(true);
  state.trackers.heroes = bestOrder(state.heroes).map(({ id }) => id);
  expect(isMisplaced(state)).toBe(false);
});

test('in the Hamlet Stress sends a Hero to the Tavern, and nothing is changed without end', () => {
  const { best, weights } = weighed(
    aGame({ phase: { kind: 'visit' }, gold: 9, heroes: { crusader: { stress: 9 } }, hamlet: { days: 3 } }),
  );
  expect(best).toBe('visit:tavern');
  expect(weights['swap:crusader'] ?? 0).toBe(0);
  expect(weights['rearrange'] ?? 0).toBe(0);
});

test('in the Circus the dying are struck down', () => {
  const { table, state } = aBout({
    red: [['crusader-1', '2']],
    blue: [
      ['hellion-1', '2'],
      ['vestal-1', '2'],
    ],
    turn: 'crusader',
  });
  const dying = state.heroes.find(({ id }) => id === 'vestal');
  if (dying !== undefined) dying.wounds = lifeOf(dying);
  const question: Question = {
    kind: 'question',
    seat: 'player-1',
    ask: 'choose-targets',
    rule: 'DD-SKL-05',
    about: { hero: 'crusader', skill: 'crusader:smite' },
    options: [{ id: 'figure:hellion' }, { id: 'figure:vestal' }],
  };
  const [hellion = 0, vestal = 0] = habits(table.state, question);
  expect(vestal).toBeGreaterThan(hellion);
});

const oneBy = (weights: readonly number[], rng: Rng): number => {
  let left = (nextWord(rng) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex(weight => (left -= weight) < 0);
  return Math.max(0, found);
};

test('whoever has habits beats chance in the Circus', () => {
  let won = 0;
  for (let bout = 0; bout < 6; bout++) {
    const rng = newRng(`habits ${bout}`);
    const match = start(game, { players: 2, options: { mode: 'circus' }, seed: `habits ${bout}` });
    while (match.request?.kind === 'question') {
      const { options, seat } = match.request;
      const own = seat === 'player-1' ? habits(match.state, match.request) : [];
      match.answer(own.some(weight => weight > 0) ? oneBy(own, rng) : throwDie(rng, options.length) - 1);
    }
    if (match.result?.winners.includes('player-1') === true) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(5);
});
