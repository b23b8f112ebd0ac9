import type { QuestId } from '../../data/quests.ts';
import { placeMonsters } from '../../rules/encounters.ts';
import { dungeonOf, isInCombat } from '../../rules/figures.ts';
import { wake } from '../../rules/targeting.ts';
import { passesTest } from '../../rules/tests.ts';
import type { QuestHooks } from './hooks.ts';
import {
  advance,
  alliesThat,
  areAllDone,
  areFoesBeaten,
  bossInRoom,
  corners,
  encounterAmbush,
  encounterInRoom,
  isRevealed,
  isRoundAfterReveal,
  livesOne,
  placeAlly,
  placeInRoom,
  placeProp,
  progressOf,
  QUEST_RULE,
  roomSquare,
} from './steps.ts';

const BRAZIERS = 4;
const CHAIN_TESTS = 3;
const SLEEP_ROUNDS = 5;
const WAVES = 3;
const PILGRIM = { health: 7, armour: 3 } as const;
const PILGRIMS_NEEDED = 2;

/** The quests of this Quest Room. */
export const SANCTUARY_QUESTS = {
  // The Broken Ward.
  'q-sanctuary-1': {
    *reveal(table) {
      yield* bossInRoom(table);
    },
    isCompleted: areFoesBeaten,
  },
  // Feed the Flame: four braziers, each at a price.
  'q-sanctuary-2': {
    payments: ['oil-flask', 'one-faith', 'source', 'blood'],
    *reveal(table) {
      for (const square of corners(table.state)) placeProp(table, 'brazier', square);
      yield* encounterInRoom(table);
    },
    *handle(table, prop) {
      prop.done = true;
      if (advance(table, BRAZIERS) === 2) yield* encounterInRoom(table);
    },
    isCompleted: areAllDone,
  },
  // The Sleeper: bound before it wakes, or slain.
  'q-sanctuary-3': {
    numbers: { 'oil-flasks': 1 },
    *reveal(table) {
      const { state } = table;
      const squares = BED.map(([x, y]) => roomSquare(state, x, y));
      const arrival = { kind: 'at', square: Math.min(...squares) } as const;
      yield* placeMonsters(table, 'devil-lord', 1, arrival, { asleep: true });
      placeProp(table, 'chain', roomSquare(state, 2, 2));
    },
    *handle(table, prop, by) {
      if (yield* passesTest(table, by, 'strength', 5, QUEST_RULE))
        prop.done = advance(table, CHAIN_TESTS) >= CHAIN_TESTS;
    },
    *roundEnd(table) {
      if (!isRoundAfterReveal(table.state, SLEEP_ROUNDS)) return;
      for (const monster of dungeonOf(table.state).monsters) if (monster.asleep) yield* wake(table, monster);
    },
    isCompleted: state =>
      progressOf(state) >= CHAIN_TESTS || (isRevealed(state) && !livesOne(state, 'devil-lord')),
  },
  // Chain of Names: three waves, each after the one before is dead.
  'q-sanctuary-4': {
    *reveal(table) {
      advance(table, WAVES);
      yield* encounterInRoom(table);
    },
    *eventsStart(table) {
      const { state } = table;
      if (!isRevealed(state) || progressOf(state) >= WAVES || isInCombat(state)) return;
      advance(table, WAVES);
      yield* encounterInRoom(table);
    },
    isCompleted: state => progressOf(state) >= WAVES && !isInCombat(state),
  },
  // The Last Pilgrims: two of the three led out alive.
  'q-sanctuary-5': {
    *reveal(table) {
      for (const [x, y] of PILGRIMS)
        placeAlly(table, roomSquare(table.state, x, y), PILGRIM.health, PILGRIM.armour);
      yield* encounterAmbush(table);
    },
    isCompleted: state => alliesThat(state, 'out') >= PILGRIMS_NEEDED,
    isFailed: state => alliesThat(state, 'dead') >= PILGRIMS_NEEDED,
  },
  // The Warden's Due.
  'q-sanctuary-6': {
    *reveal(table) {
      yield* placeInRoom(table, 'cinder-imp');
      yield* placeInRoom(table, 'devil-lord');
    },
    isCompleted: state => isRevealed(state) && !livesOne(state, 'devil-lord'),
  },
} satisfies Record<Extract<QuestId, `q-sanctuary-${number}`>, QuestHooks>;

/** Where the sleeper lies. */
const BED = [
  [3, 2],
  [4, 2],
  [3, 3],
  [4, 3],
] as const;

const PILGRIMS = [
  [2, 2],
  [3, 2],
  [5, 2],
] as const;
