import { HERO_IDS } from './data/heroes.ts';
import type { ItemSet } from './data/item-card.ts';
import { cardsOfSet, itemIdOf } from './data/items.ts';
import { MAP_PIECES, type MapPieceId } from './data/map-pieces.ts';
import { MONSTER_KINDS, RANKS } from './data/monsters.ts';
import { OVERLORD_DECK, overlordCardId } from './data/overlord-cards.ts';
import { areaName, QUEST_IDS, questOf } from './data/quests.ts';
import { SKILL_IDS } from './data/skills.ts';

const cards = (set: ItemSet): string[] => cardsOfSet(set).map(itemIdOf);
const PLAYER_COUNTS = [2, 3, 4, 5];

/** What is in the box, by kind, copies as often as there are; each id has a name in the words. */
export const content: Readonly<Record<string, readonly string[]>> = {
  heroes: HERO_IDS,
  monsters: MONSTER_KINDS,
  monsterProfiles: MONSTER_KINDS.flatMap(kind =>
    RANKS.flatMap(rank => PLAYER_COUNTS.map(players => `${kind}-${rank}-${players}`)),
  ),
  skills: SKILL_IDS,
  shopCards: cards('shop'),
  copperTreasures: cards('copper'),
  silverTreasures: cards('silver'),
  goldTreasures: cards('gold'),
  relics: cards('relic'),
  overlordCards: OVERLORD_DECK.map(overlordCardId),
  mapPieces: (Object.keys(MAP_PIECES) as MapPieceId[]).flatMap(piece =>
    Array.from({ length: MAP_PIECES[piece].copies }, () => piece),
  ),
  quests: QUEST_IDS,
  questAreas: QUEST_IDS.flatMap(quest => questOf(quest).areas.map((_, area) => areaName(quest, area))),
};
