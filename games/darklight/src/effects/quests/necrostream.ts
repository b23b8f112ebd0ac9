import type { QuestId } from '../../data/quests.ts';
import { rollD6 } from '../../rules/dice.ts';
import { dungeonOf, ground, isInCombat, isWithin, presentAccursed } from '../../rules/figures.ts';
import { terrainAt } from '../../rules/ground.ts';
import { passesTest } from '../../rules/tests.ts';
import { inflictWounds } from '../../rules/wounds.ts';
import { carriedOut, takeUp } from './carrying.ts';
import type { QuestHooks } from './hooks.ts';
import {
  areAllDone,
  areFoesBeaten,
  bossInRoom,
  complete,
  corners,
  encounterAmbush,
  encounterInRoom,
  isAfterReveal,
  isRevealed,
  isRoundAfterReveal,
  livesOne,
  moreHealthOf,
  placeBeside,
  placeInRoom,
  placeProp,
  QUEST_CAUSE,
  QUEST_RULE,
  remember,
  roomOf,
  roomSquare,
} from './steps.ts';

const RISING_ROUNDS = 6;

/** The quests of this Quest Room. */
export const NECROSTREAM_QUESTS = {
  // The Awakening: Prepared seekers; all Monsters dead.
  'q-awakening': {
    firstEncounter: 'enc-seekers',
    *reveal(table) {
      yield* placeInRoom(table, 'seeker');
    },
    isCompleted: state => isRevealed(state) && !isInCombat(state),
  },
  // Toll of the Drowned: the stream takes its toll while the Boss lives.
  'q-necrostream-1': {
    *reveal(table) {
      yield* bossInRoom(table);
    },
    *eventsStart(table) {
      const { state } = table;
      if (!isRevealed(state)) return;
      for (const accursed of presentAccursed(state)) {
        if (terrainAt(ground(state), accursed.square) === 'stream')
          yield* inflictWounds(table, accursed, 1, QUEST_CAUSE);
      }
    },
    isCompleted: areFoesBeaten,
  },
  // The Ferryman's Lantern: carried out of the dungeon.
  'q-necrostream-2': {
    *reveal(table) {
      placeProp(table, 'lantern', roomSquare(table.state, 3, 0));
      yield* encounterInRoom(table);
    },
    *handle(table, prop, by) {
      takeUp(table, prop, by);
    },
    left: carriedOut,
    isCompleted: () => false,
  },
  // Black Water Rising: somebody holds the room for six rounds.
  'q-necrostream-3': {
    *reveal() {},
    *eventsStart(table) {
      if (!isAfterReveal(table.state)) return;
      if ((yield* rollD6('black-water', QUEST_RULE)) >= 4) yield* encounterAmbush(table);
    },
    *roundEnd(table) {
      const { state } = table;
      if (!isRoundAfterReveal(state, RISING_ROUNDS)) return;
      if (presentAccursed(state).some(one => isWithin(state, one, roomOf(state)))) complete(state);
    },
    isCompleted: () => false,
  },
  // The Leech Mother: worms that lie in wait, and twice the Poison.
  'q-necrostream-4': {
    numbers: { 'poison-factor': 2 },
    *reveal(table) {
      const { state } = table;
      const placed = yield* placeInRoom(table, 'dreadworm', { fixed: true, health: moreHealthOf(state) });
      // With no miniature left, those that are in the dungeon already are meant.
      const worms = dungeonOf(state).monsters.filter(({ kind }) => kind === 'dreadworm');
      remember(state, placed.length > 0 ? placed : worms);
    },
    isCompleted: areFoesBeaten,
  },
  // Names in the Silt: four names to read; each mistake calls a shade.
  'q-necrostream-5': {
    *reveal(table) {
      for (const square of corners(table.state)) placeProp(table, 'name-stone', square);
      yield* encounterInRoom(table);
    },
    *handle(table, prop, by) {
      if (yield* passesTest(table, by, 'mind', 5, QUEST_RULE)) prop.done = true;
      else yield* placeBeside(table, 'weeping-shade', 1, by.id);
    },
    isCompleted: areAllDone,
  },
  // The Second Drowning: the shades keep their mother from harm.
  'q-necrostream-6': {
    numbers: { 'heart-less': 1 },
    *reveal(table) {
      yield* placeInRoom(table, 'hexmother');
      yield* placeInRoom(table, 'weeping-shade');
    },
    keepsFromWounds: (state, figure) =>
      figure.is === 'monster' &&
      figure.kind === 'hexmother' &&
      isRevealed(state) &&
      livesOne(state, 'weeping-shade'),
    isCompleted: state => isRevealed(state) && !livesOne(state, 'hexmother'),
  },
} satisfies Record<Extract<QuestId, 'q-awakening' | `q-necrostream-${number}`>, QuestHooks>;
