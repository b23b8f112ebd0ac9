import { HERO_COUNTS, type Quest, type QuestMonster, type Spot } from '../data/quest.ts';
import { MONSTERS } from '../data/monsters.ts';
import { areaAt, type Key, keyOf } from './spots.ts';

/** What lies in each area: on its spaces, nothing on anything else, for every number of heroes. */
export function contentFaults(quest: Quest): string[] {
  return [
    ...quest.areas.flatMap((area, number) => [
      ...outside(
        quest,
        number,
        area.markers.map(({ kind, at }) => [kind, at]),
      ),
      ...outside(
        quest,
        number,
        area.obstacles.flatMap(({ kind, at }) => at.map(spot => [kind, spot] as const)),
      ),
      ...outside(
        quest,
        number,
        area.monsters.flatMap(one => spacesOfMonster(one).map(spot => [one.kind, spot] as const)),
      ),
      ...[2, 3, 4].flatMap(heroes => overlaps(quest, number, heroes)),
    ]),
    ...nameFaults(quest),
    ...taskFaults(quest),
    ...stairFaults(quest),
    ...startFaults(quest),
  ];
}

const outside = (quest: Quest, area: number, things: readonly (readonly [string, Spot])[]): string[] =>
  things.flatMap(([kind, spot]) =>
    areaAt(quest, spot) === area ? [] : [`${kind} at ${keyOf(spot)} is not in area ${area}`],
  );

export function spacesOfMonster({ kind, at: [x, y], turned }: QuestMonster): Spot[] {
  const { width, height } = MONSTERS[kind].shape;
  const [across, down] = turned ? [height, width] : [width, height];
  return Array.from(
    { length: across * down },
    (_, place): Spot => [x + (place % across), y + Math.floor(place / across)],
  );
}

export const isPlacedWith = ({ heroes }: QuestMonster, count: number): boolean =>
  (HERO_COUNTS[heroes] as readonly number[]).includes(count);

/** Monsters may stand on markers other than obstacles only where nothing else is: one thing in a space. */
function overlaps(quest: Quest, number: number, heroes: number): string[] {
  const area = quest.areas[number];
  if (area === undefined) return [];
  const seen = new Set<Key>();
  const things: Spot[] = [
    ...area.obstacles.flatMap(({ at }) => at),
    ...area.markers.map(({ at }) => at),
    ...area.monsters.filter(one => isPlacedWith(one, heroes)).flatMap(spacesOfMonster),
  ];
  return things.flatMap(spot => {
    const isTaken = seen.has(keyOf(spot));
    seen.add(keyOf(spot));
    return isTaken ? [`two things at ${keyOf(spot)} with ${heroes} heroes`] : [];
  });
}

/** Everything that is named is in the quest's tables, and what the tables name is of one kind. */
function nameFaults(quest: Quest): string[] {
  return quest.areas.flatMap(({ markers, monsters }) => [
    ...markers.flatMap(marker => {
      if (marker.kind === 'encounter' && quest.encounters[marker.id] === undefined)
        return [`there is no encounter ${marker.id}`];
      return marker.kind === 'ally' && quest.allies[marker.id] === undefined
        ? [`there is no ally ${marker.id}`]
        : [];
    }),
    ...monsters.flatMap(({ named, kind }) => {
      if (named === null) return [];
      const entry = quest.named[named];
      if (entry === undefined) return [`there is no named monster ${named}`];
      return entry.base === kind ? [] : [`${named} is a ${entry.base}, not a ${kind}`];
    }),
  ]);
}

/** DJ-CNQ-07: what wins and what opens doors must exist. */
function taskFaults({ goal, named, encounters, doors }: Quest): string[] {
  const kills = goal === 'code' ? [] : goal.kill;
  const opens = Object.values(encounters).flatMap(({ effects }) =>
    effects.flatMap(effect => (effect.kind === 'open-door' ? [effect.door] : [])),
  );
  return [
    ...kills.filter(id => named[id] === undefined).map(id => `the goal names ${id}, whom the quest has not`),
    ...opens.filter(id => doors[id] === undefined).map(id => `an encounter opens ${id}, which is no door`),
  ];
}

/** DJ-PRP-07: a staircase leads somewhere. */
function stairFaults(quest: Quest): string[] {
  const markers = quest.areas.flatMap(area => area.markers);
  const colours = markers.flatMap(one => (one.kind === 'staircase' ? [one.colour] : []));
  return colours
    .filter(colour => colours.indexOf(colour) === colours.lastIndexOf(colour))
    .map(colour => `the ${colour} staircase has no other end`);
}

/** DJ-SET-18: the heroes come in at an active glyph of the start area. */
const startFaults = (quest: Quest): string[] =>
  quest.areas[0]?.markers.some(({ kind }) => kind === 'active-glyph') === true
    ? []
    : ['the start area has no active glyph'];
