import { type EncounterCard, ENCOUNTERS } from '../../data/encounters.ts';
import type { MonsterId } from '../../data/monsters.ts';
import type { QuestId } from '../../data/quests.ts';
import { amountOf, rollD6 } from '../../rules/dice.ts';
import { placeMonsters } from '../../rules/encounters.ts';
import { dungeonOf, isInCombat, isOfKind } from '../../rules/figures.ts';
import { sufferInsanity } from '../../rules/insanity.ts';
import { figureOf } from '../../rules/tell.ts';
import { passesTest } from '../../rules/tests.ts';
import type { State } from '../../state.ts';
import type { QuestHooks } from './hooks.ts';
import {
  advance,
  alliesThat,
  areFoesBeaten,
  bossInRoom,
  encounterInRoom,
  isRevealed,
  livesOne,
  moreHealthOf,
  numberOf,
  placeAlly,
  placeBeside,
  placeInRoom,
  placeProp,
  progressOf,
  QUEST_RULE,
  roomSquare,
} from './steps.ts';

const DAUGHTER = { health: 12, armour: 3 } as const;
const LEDGER_TESTS = 3;
const UNDEAD_EACH = 3;
const RESTLESS = 2;

/** The quests of this Quest Room. */
export const CRYPT_QUESTS = {
  // The Lid Ajar.
  'q-crypt-1': {
    *reveal(table) {
      yield* bossInRoom(table, 'boss-gallows-court');
    },
    isCompleted: state => isRevealed(state) && !livesOne(state, 'gallows-knight'),
  },
  // Four Sarcophagi: one of them holds the Seal, the last of them for certain.
  'q-crypt-2': {
    *reveal(table) {
      for (const [x, y] of SARCOPHAGI) placeProp(table, 'sarcophagus', roomSquare(table.state, x, y));
      yield* encounterInRoom(table);
    },
    *handle(table, prop, by) {
      const { props, quest } = dungeonOf(table.state);
      prop.done = true;
      const isLast = props.every(({ done }) => done);
      const rolled = isLast ? 6 : yield* rollD6('sarcophagus-opened', QUEST_RULE, by.seat);
      const facts = { who: by.id, figure: figureOf(by) };
      if (rolled === 6) {
        quest.progress = 1;
        // What is left closed holds nothing any more.
        for (const one of props) one.done = true;
        table.tell({ type: 'seal-found', rule: QUEST_RULE, ...facts });
      } else if (rolled <= 3) {
        table.tell({ type: 'sarcophagus-was-full', rule: QUEST_RULE, ...facts });
        yield* placeBeside(table, 'ashen-thrall', numberOf(table.state, 'ashen-thrall'), by.id);
      } else table.tell({ type: 'sarcophagus-was-empty', rule: QUEST_RULE, ...facts });
    },
    isCompleted: state => progressOf(state) > 0 && !isInCombat(state),
  },
  // Rest for the Restless: thralls follow whoever comes, and many Undead must fall.
  'q-crypt-3': {
    encounter: (_, card) =>
      hasUndead(ENCOUNTERS[card]) ? [] : new Array<MonsterId>(RESTLESS).fill('ashen-thrall'),
    killed(table, { kind }) {
      if (isOfKind(kind, 'undead')) advance(table, undeadNeeded(table.state));
    },
    *reveal(table) {
      yield* bossInRoom(table, 'boss-gallows-watch');
    },
    *eventsStart(table) {
      const { state } = table;
      if (!areFoesBeaten(state) || isInCombat(state)) return;
      const banner = ENCOUNTERS['enc-thralls'].monsters['ashen-thrall'];
      const amount = banner[dungeonOf(state).startedWith - 1] ?? 1;
      const count = yield* amountOf('encounter-number', amount, QUEST_RULE);
      yield* placeMonsters(table, 'ashen-thrall', count, { kind: 'ambush' });
    },
    isCompleted: state => areFoesBeaten(state) && progressOf(state) >= undeadNeeded(state),
  },
  // The Gravedigger's Daughter: led out alive.
  'q-crypt-4': {
    *reveal(table) {
      placeAlly(table, roomSquare(table.state, 3, 3), DAUGHTER.health, DAUGHTER.armour);
      yield* encounterInRoom(table);
    },
    isCompleted: state => alliesThat(state, 'out') > 0,
    isFailed: state => alliesThat(state, 'dead') > 0,
  },
  // The Bone Ledger: three passed Tests, whoever makes them.
  'q-crypt-5': {
    *reveal(table) {
      placeProp(table, 'ledger', roomSquare(table.state, 3, 3));
      yield* encounterInRoom(table);
    },
    *handle(table, prop, by) {
      if (yield* passesTest(table, by, 'mind', 5, QUEST_RULE))
        prop.done = advance(table, LEDGER_TESTS) >= LEDGER_TESTS;
      else yield* sufferInsanity(table, by, 1, QUEST_RULE);
    },
    isCompleted: state => progressOf(state) >= LEDGER_TESTS,
  },
  // The King Beneath: the way out is shut until he falls.
  'q-crypt-6': {
    *reveal(table) {
      yield* placeInRoom(table, 'bone-archer');
      yield* placeInRoom(table, 'gallows-knight', { health: moreHealthOf(table.state) });
    },
    isCompleted: state => isRevealed(state) && !livesOne(state, 'gallows-knight'),
  },
} satisfies Record<Extract<QuestId, `q-crypt-${number}`>, QuestHooks>;

/** The upper squares of the four blocks. */
const SARCOPHAGI = [
  [1, 1],
  [6, 1],
  [1, 4],
  [6, 4],
] as const;

const hasUndead = ({ monsters }: EncounterCard): boolean =>
  (Object.keys(monsters) as MonsterId[]).some(kind => isOfKind(kind, 'undead'));

const undeadNeeded = (state: State): number => UNDEAD_EACH * dungeonOf(state).startedWith;
