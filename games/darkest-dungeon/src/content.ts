import { BOSSES, type BossId, bossOf } from './data/bosses.ts';
import { PROFILE_IDS } from './data/circus-profiles.ts';
import { CURIO_IDS } from './data/curios.ts';
import { DISEASE_IDS } from './data/diseases.ts';
import { DUNGEON_TILE_IDS, dungeonTile } from './data/dungeon-tiles.ts';
import { HAMLET_EVENT_IDS } from './data/hamlet-events.ts';
import { HERO_IDS } from './data/heroes.ts';
import { DECK_MONSTER_IDS, MONSTER_CARDS } from './data/monsters.ts';
import { PARTY_IDS } from './data/parties.ts';
import { questCard, QUEST_IDS } from './data/quests.ts';
import { quirksOf } from './data/quirks.ts';
import { AFFLICTIONS, VIRTUES } from './data/resolve.ts';
import { ARENAS, BOSS_ROOMS, DARKEST_ROOMS, RUINS_ROOMS } from './data/rooms.ts';
import { SKILL_IDS } from './data/skills.ts';
import { LEVELS } from './data/stances.ts';
import { TRINKET_IDS } from './data/trinkets.ts';
import { LOOT_TOKENS } from './rules/set-up.ts';

const ROOMS = [...RUINS_ROOMS, ...DARKEST_ROOMS];
const tilesOf = (kind: 'ruins' | 'darkest'): string[] =>
  DUNGEON_TILE_IDS.filter(id => dungeonTile(id).kind === kind);

/** A Boss once for each card it has: `necromancer:2`, `ancestor-1`. */
const bossCards = (id: BossId): string[] =>
  bossOf(id).levels.length === 1 ? [id] : LEVELS.map(level => `${id}:${level}`);

/** What is in the box, by kind; each id has a name in the words. */
export const content: Readonly<Record<string, readonly string[]>> = {
  heroes: HERO_IDS,
  heroCards: HERO_IDS.flatMap(id => LEVELS.map(level => `${id}:${level}`)),
  skills: SKILL_IDS,
  skillCards: SKILL_IDS.flatMap(id => LEVELS.map(level => `${id}:${level}`)),
  monsters: DECK_MONSTER_IDS,
  monsterCards: MONSTER_CARDS,
  bosses: (Object.keys(BOSSES) as BossId[]).flatMap(bossCards),
  trinkets: TRINKET_IDS,
  curios: CURIO_IDS,
  diseases: DISEASE_IDS,
  positiveQuirks: quirksOf('positive'),
  negativeQuirks: quirksOf('negative'),
  afflictions: Object.keys(AFFLICTIONS),
  virtues: Object.keys(VIRTUES),
  rooms: ROOMS,
  stygianRooms: ROOMS.map(id => `${id}-stygian`),
  bossRooms: Object.values(BOSS_ROOMS),
  dungeonTiles: tilesOf('ruins'),
  darkestDungeonTiles: tilesOf('darkest'),
  arenas: ARENAS,
  quests: QUEST_IDS.filter(id => questCard(id).deck !== 'tutorial'),
  hamletEvents: HAMLET_EVENT_IDS,
  lootChests: LOOT_TOKENS,
  circusProfiles: PROFILE_IDS,
  parties: PARTY_IDS,
};
