import { MAP_PIECES, type MapPieceId } from '../data/map-pieces.ts';
import type { Quest } from '../data/quest.ts';
import { areaAt, isSpot, type Key, keyOf, neighboursOnMap, spotsOf } from './spots.ts';

/** Rows, areas and pieces. */
export function mapFaults(quest: Quest): string[] {
  return [...rowFaults(quest), ...areaFaults(quest), ...pieceFaults(quest)];
}

function rowFaults({ map }: Quest): string[] {
  const width = map[0]?.length ?? 0;
  if (width === 0) return ['the map has no rows'];
  return map.flatMap((row, y) =>
    row.length === width ? [] : [`row ${y} has ${row.length} columns, the first has ${width}`],
  );
}

/** Areas have numbers from 0 without a gap. Each is in one piece; only the start area may lie apart, one glyph in each part. */
function areaFaults(quest: Quest): string[] {
  const spots = spotsOf(quest);
  const numbers = [...new Set(spots.map(spot => areaAt(quest, spot)))].sort((a, b) => a - b);
  const faults = numbers.flatMap((number, place) => (number === place ? [] : [`there is no area ${place}`]));
  if (numbers.length !== quest.areas.length)
    faults.push(`the map has ${numbers.length} areas, the list ${quest.areas.length}`);
  for (const area of numbers) {
    const parts = partsOf(quest, area);
    if (parts.length === 1) continue;
    const glyphs = (quest.areas[area]?.markers ?? []).filter(one => one.kind === 'active-glyph');
    const hasAll = parts.every(part => glyphs.some(({ at }) => part.has(keyOf(at))));
    if (area !== 0 || !hasAll) faults.push(`area ${area} is in ${parts.length} pieces`);
  }
  return faults;
}

function partsOf(quest: Quest, area: number): Set<Key>[] {
  const left = new Set(
    spotsOf(quest)
      .filter(spot => areaAt(quest, spot) === area)
      .map(keyOf),
  );
  const parts: Set<Key>[] = [];
  for (const start of spotsOf(quest)) {
    if (!left.has(keyOf(start))) continue;
    const part = new Set<Key>();
    const queue = [start];
    for (let spot = queue.pop(); spot !== undefined; spot = queue.pop()) {
      if (!left.delete(keyOf(spot))) continue;
      part.add(keyOf(spot));
      queue.push(...neighboursOnMap(quest, spot).filter(next => left.has(keyOf(next))));
    }
    parts.push(part);
  }
  return parts;
}

/** Every space under exactly one piece, no piece beyond the map, no more of a kind than the box holds. */
function pieceFaults(quest: Quest): string[] {
  const faults: string[] = [];
  const covered = new Set<Key>();
  const used = new Map<MapPieceId, number>();
  for (const { piece, at, turns } of quest.pieces) {
    used.set(piece, (used.get(piece) ?? 0) + 1);
    for (const [x, y] of turnedSpaces(MAP_PIECES[piece].spaces, turns)) {
      const key = keyOf([at[0] + x, at[1] + y]);
      if (covered.has(key)) faults.push(`two pieces lie on ${key}`);
      if (!isSpot(quest, [at[0] + x, at[1] + y])) faults.push(`${piece} lies on ${key}, which is no space`);
      covered.add(key);
    }
  }
  for (const spot of spotsOf(quest))
    if (!covered.has(keyOf(spot))) faults.push(`no piece lies on ${keyOf(spot)}`);
  for (const [piece, count] of used) {
    const { copies } = MAP_PIECES[piece];
    if (count > copies) faults.push(`${count} pieces ${piece}, the box holds ${copies}`);
  }
  return faults;
}

/** The spaces of a piece as it lies, its empty rows and columns cut off. */
function turnedSpaces(rows: readonly string[], turns: number): [number, number][] {
  let spaces = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): [number, number][] => (letter === '.' ? [[x, y]] : [])),
  );
  let [width, height] = [Math.max(...rows.map(row => row.length)), rows.length];
  for (let turn = 0; turn < turns; turn++) {
    const high = height;
    spaces = spaces.map(([x, y]) => [high - 1 - y, x]);
    [width, height] = [height, width];
  }
  return spaces;
}
