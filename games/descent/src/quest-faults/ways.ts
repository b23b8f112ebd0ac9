import type { Quest, RuneColour, Spot } from '../data/quest.ts';
import { areaAt, isSpot, keyOf, neighboursOnMap, spotsOf } from './spots.ts';

interface Found {
  readonly spots: Set<string>;
  readonly keys: Set<RuneColour>;
  readonly opened: Set<string>;
}

/** Every space can be reached on foot: pits may be crossed, rubble and water not, and a rune door needs its key first. */
export function wayFaults(quest: Quest): string[] {
  const found: Found = { spots: new Set(), keys: new Set(), opened: new Set() };
  const blocked = new Set(
    quest.areas.flatMap(area =>
      area.obstacles.flatMap(({ kind, at }) => (kind === 'pit' ? [] : at.map(keyOf))),
    ),
  );
  for (let before = -1; before < found.spots.size + found.keys.size + found.opened.size; ) {
    before = found.spots.size + found.keys.size + found.opened.size;
    walk(quest, blocked, found);
    for (const area of quest.areas) {
      for (const marker of area.markers) {
        if (!found.spots.has(keyOf(marker.at))) continue;
        if (marker.kind === 'runekey') found.keys.add(marker.colour);
        if (marker.kind !== 'encounter') continue;
        for (const effect of quest.encounters[marker.id]?.effects ?? [])
          if (effect.kind === 'open-door') found.opened.add(effect.door);
      }
    }
  }
  return spotsOf(quest).flatMap(spot =>
    found.spots.has(keyOf(spot)) || blocked.has(keyOf(spot)) ? [] : [`${keyOf(spot)} cannot be reached`],
  );
}

function walk(quest: Quest, blocked: ReadonlySet<string>, { spots, keys, opened }: Found): void {
  const passable = new Set(
    Object.entries(quest.doors).flatMap(
      ([
        id,
        {
          rune,
          barred,
          between: [a, b, c, d],
        },
      ]) =>
        (rune === null || keys.has(rune)) && (!barred || opened.has(id))
          ? [
              `${keyOf(a)}${keyOf(c)}`,
              `${keyOf(c)}${keyOf(a)}`,
              `${keyOf(b)}${keyOf(d)}`,
              `${keyOf(d)}${keyOf(b)}`,
            ]
          : [],
    ),
  );
  const starts = (quest.areas[0]?.markers ?? []).filter(({ kind }) => kind === 'active-glyph');
  const queue: Spot[] = starts.map(({ at }) => at);
  spots.clear();
  for (let spot = queue.pop(); spot !== undefined; spot = queue.pop()) {
    const here = spot;
    if (spots.has(keyOf(here)) || blocked.has(keyOf(here))) continue;
    spots.add(keyOf(here));
    queue.push(...corners(quest, here), ...stairs(quest, here));
    for (const next of neighboursOnMap(quest, here)) {
      if (areaAt(quest, next) === areaAt(quest, here) || passable.has(`${keyOf(here)}${keyOf(next)}`))
        queue.push(next);
    }
  }
}

/** Diagonal steps within an area, where one side is open. */
function corners(quest: Quest, [x, y]: Spot): Spot[] {
  const diagonal: readonly Spot[] = [
    [x + 1, y + 1],
    [x + 1, y - 1],
    [x - 1, y + 1],
    [x - 1, y - 1],
  ];
  return diagonal.filter(
    ([column, row]) =>
      areaAt(quest, [column, row]) === areaAt(quest, [x, y]) &&
      (isSpot(quest, [column, y]) || isSpot(quest, [x, row])),
  );
}

function stairs(quest: Quest, spot: Spot): Spot[] {
  const all = quest.areas.flatMap(area => area.markers.filter(one => one.kind === 'staircase'));
  const here = all.find(({ at }) => keyOf(at) === keyOf(spot));
  if (here?.kind !== 'staircase') return [];
  return all.filter(one => one.kind === 'staircase' && one.colour === here.colour).map(({ at }) => at);
}
