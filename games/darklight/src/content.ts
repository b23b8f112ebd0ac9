import { ACCURSED } from './data/accursed.ts';
import { type BossId, BOSSES } from './data/bosses.ts';
import { CHESTS } from './data/chests.ts';
import { CONSUMABLES } from './data/consumables.ts';
import { DUNGEON_CARDS } from './data/dungeon-cards.ts';
import { type EncounterId, ENCOUNTERS } from './data/encounters.ts';
import { EVENTS } from './data/events.ts';
import { HAZARDS } from './data/hazards.ts';
import { INJURIES } from './data/injuries.ts';
import {
  RARE_TREASURES,
  type RareTreasureId,
  STARTING_ITEMS,
  type TreasureId,
  TREASURES,
} from './data/items.ts';
import { MIRACLES } from './data/miracles.ts';
import { MONSTERS } from './data/monsters.ts';
import { QUESTS } from './data/quests.ts';
import { ACTIVITIES, SETTLEMENTS } from './data/settlements.ts';
import { SKILLS } from './data/skills.ts';
import { SPELLS } from './data/spells.ts';
import { copiesOf } from './rules/set-up.ts';

/** What is in the box, by kind, each card as often as it is there; each id has a name in the words. */
export const content: Readonly<Record<string, readonly string[]>> = {
  classes: Object.keys(ACCURSED),
  skills: Object.keys(SKILLS),
  spells: Object.keys(SPELLS),
  miracles: Object.keys(MIRACLES),
  monsters: Object.keys(MONSTERS),
  encounters: copiesOf<EncounterId>(ENCOUNTERS),
  bosses: copiesOf<BossId>(BOSSES),
  events: Object.keys(EVENTS),
  dungeonCards: Object.keys(DUNGEON_CARDS),
  treasures: copiesOf<TreasureId>(TREASURES),
  rareTreasures: copiesOf<RareTreasureId>(RARE_TREASURES),
  startingItems: Object.keys(STARTING_ITEMS),
  consumables: Object.keys(CONSUMABLES),
  chests: Object.keys(CHESTS),
  injuries: Object.keys(INJURIES),
  quests: Object.keys(QUESTS),
  hazards: Object.keys(HAZARDS),
  settlements: Object.keys(SETTLEMENTS),
  activities: Object.keys(ACTIVITIES),
};
