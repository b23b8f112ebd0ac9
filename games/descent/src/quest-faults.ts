import type { Quest } from './data/quest.ts';
import { contentFaults } from './quest-faults/contents.ts';
import { doorFaults } from './quest-faults/doors.ts';
import { mapFaults } from './quest-faults/map.ts';
import { supplyFaults } from './quest-faults/supply.ts';
import { wayFaults } from './quest-faults/ways.ts';

/**
 * DJ-VAR-02: what is wrong with a quest, in words for its author; an empty list when it can be played: rows of one length,
 * pieces that cover the map and are in the box, each area in one piece, doors on four spaces between two areas, figures and
 * markers within the box and on free spaces for 2, 3 and 4 heroes, everything reachable, each key before its door.
 */
export function questFaults(quest: Quest): string[] {
  const map = mapFaults(quest);
  if (map.length > 0) return map;
  return [...doorFaults(quest), ...contentFaults(quest), ...supplyFaults(quest), ...wayFaults(quest)];
}
