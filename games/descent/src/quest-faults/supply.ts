import type { TreasureColour } from '../data/item-card.ts';
import { MONSTER_KINDS, MONSTERS, RANKS } from '../data/monsters.ts';
import { firstConquest, type Quest, type QuestMarker } from '../data/quest.ts';
import { isPlacedWith } from './contents.ts';

/** DJ-BRD-07: how many of each marker the box holds; glyphs of both sides are one kind. */
const MARKERS: readonly (readonly [string, number, readonly QuestMarker['kind'][]])[] = [
  ['glyphs', 10, ['glyph', 'active-glyph']],
  ['encounters', 10, ['encounter']],
  ['staircases', 6, ['staircase']],
  ['healing potions', 9, ['healing']],
  ['vitality potions', 9, ['vitality']],
  ['money markers', 9, ['money']],
  ['relics', 4, ['relic']],
];
const OBSTACLE_MARKERS = 23;
const CHEST_COLOURS: readonly TreasureColour[] = [
  'copper',
  'copper',
  'copper',
  'silver',
  'silver',
  'silver',
  'gold',
  'gold',
];

/** Common rule C2: no quest needs more than the box holds for its own placements. */
export function supplyFaults(quest: Quest): string[] {
  return [...conquestFaults(quest), ...markerFaults(quest), ...chestFaults(quest), ...figureFaults(quest)];
}

/** DJ-CNQ-01: without a token the heroes would have lost before they began. */
const conquestFaults = (quest: Quest): string[] =>
  [2, 3, 4].flatMap(heroes => {
    const tokens = firstConquest(quest, heroes);
    return Number.isInteger(tokens) && tokens > 0 ? [] : [`${tokens} conquest tokens with ${heroes} heroes`];
  });

function markerFaults(quest: Quest): string[] {
  const markers = quest.areas.flatMap(area => area.markers);
  const obstacles = quest.areas.flatMap(area => area.obstacles.flatMap(({ at }) => at)).length;
  const faults = MARKERS.flatMap(([name, held, kinds]) => {
    const count = markers.filter(({ kind }) => kinds.includes(kind)).length;
    return count > held ? [`${count} ${name}, the box holds ${held}`] : [];
  });
  if (obstacles > OBSTACLE_MARKERS)
    faults.push(`${obstacles} obstacle spaces, the box holds ${OBSTACLE_MARKERS}`);
  return faults;
}

/** Numbers 1 to 3 are copper, 4 to 6 silver, 7 and 8 gold. */
function chestFaults(quest: Quest): string[] {
  const markers = quest.areas.flatMap(area => area.markers);
  const faults = quest.chests.flatMap(({ colour }, place) =>
    colour === CHEST_COLOURS[place] ? [] : [`chest ${place + 1} must be ${CHEST_COLOURS[place]}`],
  );
  for (const colour of ['copper', 'silver', 'gold'] as const) {
    const laid = markers.filter(one => one.kind === 'chest' && one.colour === colour).length;
    const held = CHEST_COLOURS.filter(one => one === colour).length;
    if (laid > held) faults.push(`${laid} ${colour} chests, the box holds ${held}`);
  }
  return faults;
}

/** Monsters of all areas at once; a named monster takes a red figure of its kind. */
function figureFaults(quest: Quest): string[] {
  const faults: string[] = [];
  for (const heroes of [2, 3, 4]) {
    const placed = quest.areas.flatMap(area => area.monsters.filter(one => isPlacedWith(one, heroes)));
    for (const kind of MONSTER_KINDS) {
      for (const rank of RANKS) {
        const inOneArea = Math.max(
          ...quest.areas.map(
            area =>
              area.monsters.filter(one => isPlacedWith(one, heroes) && one.kind === kind && one.rank === rank)
                .length,
          ),
        );
        const held = MONSTERS[kind].figures[rank];
        if (inOneArea > held)
          faults.push(
            `${inOneArea} ${rank} ${kind} in one area with ${heroes} heroes, the box holds ${held}`,
          );
      }
    }
    if (placed.length === 0) faults.push(`there is no monster with ${heroes} heroes`);
  }
  return faults;
}
