import { freeze, newDeck } from '@tenebrae/kernel';
import { type BossId, BOSSES } from '../data/bosses.ts';
import { type ChestId, CHESTS } from '../data/chests.ts';
import { type EncounterId, ENCOUNTERS } from '../data/encounters.ts';
import { type EventId, EVENTS } from '../data/events.ts';
import { CURSED_USES } from '../data/limits.ts';
import type { QuestId } from '../data/quests.ts';
import type { Dungeon } from '../state.ts';
import { newDungeonCards } from './dungeon-deck.ts';
import { once } from './marks.ts';
import { startingPlan } from './plan.ts';
import { copiesOf } from './set-up.ts';

/** DL-SET-01 to DL-SET-04, DL-SET-10 to DL-SET-13, DL-SET-17, DL-ACC-13: the table at the start of a dungeon. */
export function newDungeon(
  quest: QuestId,
  startedWith: Dungeon['startedWith'],
  monsterLevel: Dungeon['monsterLevel'] = 1,
): Dungeon {
  const uses = CURSED_USES[startedWith];
  return {
    quest: { id: quest, revealed: null, room: null, progress: 0, notes: [], outcome: null },
    round: 1,
    startedWith,
    monsterLevel,
    plan: startingPlan(),
    cards: newDungeonCards(quest),
    darkness: { marker: 1, roll: null },
    heart: { uses, most: uses, rested: null },
    monsters: [],
    nextMonster: 1,
    allies: [],
    props: [],
    chests: [],
    events: [],
    nextEvent: 1,
    combat: null,
    turns: { acted: [], reached: null },
    encounters: encounterDeck(),
    bosses: bossDeck(),
    eventDeck: eventDeck(),
    chestTokens: chestDeck(),
    served: [],
    declared: {},
    soulLamp: 0,
    tortured: [],
  };
}

/** Full decks are the same in every dungeon: nobody changes one without taking it up first (rules/decks.ts). */
const encounterDeck = once(() => freeze(newDeck(copiesOf<EncounterId>(ENCOUNTERS))));
const bossDeck = once(() => freeze(newDeck(copiesOf<BossId>(BOSSES))));
const eventDeck = once(() => freeze(newDeck(Object.keys(EVENTS) as EventId[])));
const chestDeck = once(() => freeze(newDeck(Object.keys(CHESTS) as ChestId[])));
