import { ask, PARTY, type Rule, type Table } from '@tenebrae/kernel';
import type { QuestId } from '../../data/quests.ts';
import { pickOne, rollD6 } from '../../rules/dice.ts';
import { accursedOf, dungeonOf, isInCombat, presentAccursed } from '../../rules/figures.ts';
import { sufferInsanity } from '../../rules/insanity.ts';
import { figureOf } from '../../rules/tell.ts';
import { passesTest } from '../../rules/tests.ts';
import type { Accursed, Prop, State } from '../../state.ts';
import { carriedOut, takeUp } from './carrying.ts';
import type { QuestHooks } from './hooks.ts';
import {
  advance,
  areAllDone,
  areFoesBeaten,
  bossInRoom,
  encounterAmbush,
  encounterInRoom,
  foesLeft,
  isAfterReveal,
  isRevealed,
  placeBeside,
  placeProp,
  progressOf,
  QUEST_RULE,
  roomSquare,
} from './steps.ts';

const OFFERINGS = 3;
const RISING = 4;
const RELIC_TAKEN = 'relic-taken';

/** The quests of this Quest Room. */
export const CHAPEL_QUESTS = {
  // Silence the Choir.
  'q-chapel-1': {
    *reveal(table) {
      yield* bossInRoom(table);
    },
    isCompleted: areFoesBeaten,
  },
  // Four Candles: all four burn at once.
  'q-chapel-2': {
    *reveal(table) {
      const { state } = table;
      for (const [x, y] of CANDLES) placeProp(table, 'candle', roomSquare(state, x, y));
      yield* encounterInRoom(table);
    },
    *handle(table, prop, by) {
      prop.done = true;
      prop.order = 1 + Math.max(...dungeonOf(table.state).props.map(({ order }) => order));
      table.tell({ type: 'candle-lit', rule: QUEST_RULE, who: by.id, figure: figureOf(by), prop: prop.name });
    },
    *eventsStart(table) {
      const last = isAfterReveal(table.state) ? candleLitLast(table.state) : undefined;
      if (last === undefined || (yield* rollD6('candle-gutters', QUEST_RULE)) > 1) return;
      last.done = false;
      table.tell({ type: 'candle-went-out', rule: QUEST_RULE, prop: last.name, on: `prop:${last.id}` });
    },
    isCompleted: areAllDone,
  },
  // The False Confessor: one of the group speaks with him.
  'q-chapel-3': {
    *reveal(table) {
      const speaker = yield* chooseSpeaker(table);
      if (yield* passesTest(table, speaker, 'charisma', 5, QUEST_RULE))
        yield* encounterInRoom(table, 'enc-mixed-raid');
      else yield* bossInRoom(table);
    },
    isCompleted: state => isRevealed(state) && !isInCombat(state),
  },
  // The Ninth Finger: it whispers to whoever carries it.
  'q-chapel-4': {
    *reveal(table) {
      placeProp(table, 'relic', roomSquare(table.state, 3, 0));
    },
    *handle(table, prop, by) {
      const { quest } = dungeonOf(table.state);
      takeUp(table, prop, by);
      if (quest.notes.includes(RELIC_TAKEN)) return;
      quest.notes = [...quest.notes, RELIC_TAKEN];
      yield* encounterAmbush(table);
    },
    *darkness(table) {
      const { darkness, props } = dungeonOf(table.state);
      const carrier = props[0]?.carrier ?? null;
      if (darkness.roll !== 1 || carrier === null) return;
      const who = presentAccursed(table.state).find(({ id }) => id === carrier);
      if (who !== undefined) yield* sufferInsanity(table, who, 1, QUEST_RULE);
    },
    left: carriedOut,
    isCompleted: () => false,
  },
  // The Desecrated Font: three offerings.
  'q-chapel-5': {
    payments: ['blessed-water', 'three-faith', 'blood'],
    *reveal(table) {
      placeProp(table, 'font', roomSquare(table.state, 3, 0));
      yield* encounterInRoom(table);
    },
    *handle(table, prop) {
      const made = advance(table, OFFERINGS);
      prop.done = made >= OFFERINGS;
      if (made === 2) yield* encounterInRoom(table);
    },
    isCompleted: state => progressOf(state) >= OFFERINGS,
  },
  // Mass for the Dead: the dead rise while the Boss lives.
  'q-chapel-6': {
    numbers: { 'marker-on': 2 },
    *reveal(table) {
      yield* bossInRoom(table);
    },
    *eventsStart(table) {
      const present = presentAccursed(table.state);
      if (foesLeft(table.state).length === 0 || present.length === 0) return;
      if ((yield* rollD6('dead-rise', QUEST_RULE)) < RISING) return;
      const { id } = yield* pickOne('random-accursed', present, QUEST_RULE);
      yield* placeBeside(table, 'ashen-thrall', 1, id);
    },
    isCompleted: areFoesBeaten,
  },
} satisfies Record<Extract<QuestId, `q-chapel-${number}`>, QuestHooks>;

const CANDLES = [
  [2, 3],
  [5, 3],
  [2, 6],
  [5, 6],
] as const;

const candleLitLast = (state: State): Prop | undefined =>
  dungeonOf(state)
    .props.filter(({ done }) => done)
    .sort((a, b) => b.order - a.order)[0];

/** One living Accursed of the group's choice. */
function* chooseSpeaker(table: Table<State>): Rule<Accursed> {
  const { who } = yield* ask(
    'choose-speaker',
    PARTY,
    presentAccursed(table.state).map(({ id }) => ({
      id: `speak:${id}`,
      text: 'choose-accursed',
      who: id,
      about: { who: id },
      on: [`accursed:${id}`],
    })),
    QUEST_RULE,
  );
  return accursedOf(table.state, who);
}
