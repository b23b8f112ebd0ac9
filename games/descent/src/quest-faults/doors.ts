import type { Quest, Spot } from '../data/quest.ts';
import { areaAt, isSpot } from './spots.ts';

const NORMAL_DOORS = 7;
const RUNE_DOORS = 3;

/** DJ-DOR-01: two spaces and the two opposite, of two areas, and no more doors than the box holds. */
export function doorFaults(quest: Quest): string[] {
  const doors = Object.entries(quest.doors);
  const runes = doors.filter(([, door]) => door.rune !== null).length;
  const faults = doors.flatMap(([id, { between }]) =>
    isDoor(quest, between) ? [] : [`${id} does not stand between two areas`],
  );
  if (doors.length - runes > NORMAL_DOORS)
    faults.push(`${doors.length - runes} normal doors, the box holds ${NORMAL_DOORS}`);
  if (runes > RUNE_DOORS) faults.push(`${runes} rune doors, the box holds ${RUNE_DOORS}`);
  return faults;
}

function isDoor(quest: Quest, [a, b, c, d]: readonly [Spot, Spot, Spot, Spot]): boolean {
  if (![a, b, c, d].every(spot => isSpot(quest, spot))) return false;
  const isStraight = isBeside(a, b) && isBeside(c, d) && isBeside(a, c) && isBeside(b, d);
  const [near, far] = [areaAt(quest, a), areaAt(quest, c)];
  return isStraight && near === areaAt(quest, b) && far === areaAt(quest, d) && near !== far;
}

const isBeside = ([x, y]: Spot, [column, row]: Spot): boolean =>
  Math.abs(x - column) + Math.abs(y - row) === 1;
