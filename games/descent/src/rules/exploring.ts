import { ONE_SQUARE, type Place, type Shape, type Square } from '@tenebrae/board';
import { ask, freeze, pick, type Rule, type Table } from '@tenebrae/kernel';
import { changed } from '../changed.ts';
import { MONSTERS } from '../data/monsters.ts';
import { areaName, questOf } from '../data/quests.ts';
import { questRules } from '../effects/quests.ts';
import type { AreaContents, AreaMarker, AreaMonster, State } from '../state.ts';
import { newDoor } from './doors.ts';
import { OVERLORD, spacesAt } from './figures.ts';
import { placeOption } from './options.ts';
import { nearestLegal } from './placing.ts';
import { addHordes, upgradeMonsters } from './powers.ts';
import { areasInSight } from './sight.ts';
import { freeFigure, placeMonster } from './spawning.ts';
import { profileOf, ratingOf } from './stats.ts';
import { layDown } from './spaces.ts';
import { placerOf } from './walk.ts';

/** DJ-EXP-01, DJ-EXP-06: every unrevealed area that a hero sees is revealed, the lower number first; says whether any was. */
export function* revealSeen(table: Table<State>): Rule<boolean> {
  let any = false;
  for (let seen = areasInSight(table.state); seen.length > 0; seen = areasInSight(table.state)) {
    for (const area of seen) yield* revealArea(table, area);
    any = true;
  }
  return any;
}

/**
 * DJ-EXP-02 to DJ-EXP-06, DJ-SET-23, DJ-SET-24, DJ-NAM-02: the area's text is told and its doors, obstacles, markers (chests
 * draw their numbers, told to the overlord only), glyphs, staircases, allies and monsters are placed; then Hordes of the
 * Things and what the quest adds.
 */
export function* revealArea(table: Table<State>, number: number): Rule {
  const { state } = table;
  const area = state.areas[number];
  if (area === undefined || area.revealed) return;
  const { contents } = area;
  state.areas = changed(state.areas, one => (one === area ? { revealed: true, contents: NOTHING } : one));
  state.doors = changed(state.doors, door =>
    door.areas.includes(number) ? newDoor(door, door.state, true) : door,
  );
  // Before anything that is asked or drawn: from here on nobody goes back to not knowing.
  table.tell({
    type: 'area-revealed',
    rule: 'DJ-EXP-02',
    quest: state.quest.id,
    area: number,
    name: areaName(state.quest.id, number),
    reveals: true,
  });
  yield* layObstacles(table, number, contents);
  for (const marker of contents.markers) yield* layMarker(table, marker);
  if (contents.glyphs.length > 0) state.glyphs = [...state.glyphs, ...contents.glyphs];
  state.staircases.push(...contents.staircases);
  yield* placeAllies(table, number, contents);
  const { areaMonsters, onAreaRevealed } = questRules(state);
  const { monsters } = contents;
  const listed = areaMonsters === undefined ? monsters : yield* areaMonsters(table, number, monsters);
  yield* placeMonsters(table, number, yield* upgradeMonsters(table, listed));
  yield* addHordes(table, number);
  if (onAreaRevealed !== undefined) yield* onAreaRevealed(table, number);
}

const NOTHING: AreaContents = freeze({
  monsters: [],
  markers: [],
  obstacles: [],
  glyphs: [],
  staircases: [],
  allies: [],
});

function* layObstacles(table: Table<State>, area: number, { obstacles }: AreaContents): Rule {
  const { state } = table;
  for (const { kind, square } of obstacles) {
    const isLegal = kind === 'pit' ? () => true : placerOf(state, ONE_SQUARE, 'ally');
    const found = yield* settle(table, area, ONE_SQUARE, square, isLegal);
    if (found !== null) state.obstacles.push({ kind, square: found });
  }
}

/** DJ-SET-24: a chest's number is drawn now; only the overlord looks at it. */
function* layMarker(table: Table<State>, { square, ...what }: AreaMarker): Rule {
  const { state } = table;
  const number = what.kind === 'chest' ? yield* drawChest(state, what.colour) : 0;
  const id = layDown(state, what, square, number);
  if (what.kind !== 'chest') return;
  table.tell({
    type: 'chest-placed',
    rule: 'DJ-SET-24',
    to: [OVERLORD],
    marker: id,
    colour: what.colour,
    number,
  });
}

function* drawChest(state: State, colour: 'copper' | 'silver' | 'gold'): Rule<number> {
  const left = state.chests[colour];
  if (left.length === 0) return 0;
  const drawn = Number(yield* pick('chest-number', left.map(String), 'DJ-SET-24'));
  state.chests[colour] = left.filter(number => number !== drawn);
  return drawn;
}

function* placeAllies(table: Table<State>, area: number, { allies }: AreaContents): Rule {
  const { state } = table;
  for (const { id, place } of allies) {
    const found = yield* settle(table, area, ONE_SQUARE, place, placerOf(state, ONE_SQUARE, 'ally'));
    if (found === null) continue;
    const wounds = questOf(state.quest.id).allies[id]?.wounds[state.heroes.length - 2] ?? 0;
    state.allies.push({ id, place: found, last: found, wounds, stun: 0, fallen: false });
    table.tell({ type: 'ally-placed', rule: 'DJ-EXP-02', ally: id, place: found });
  }
}

/**
 * DJ-EXP-04, DJ-SPN-10: one after another; without a figure the overlord may take one off the board, else it is left out.
 * What the list itself has beyond the box, and named monsters, need no figure.
 */
function* placeMonsters(table: Table<State>, area: number, monsters: readonly AreaMonster[]): Rule {
  const { state } = table;
  for (const [at, monster] of monsters.entries()) {
    const { kind, rank, named } = monster;
    const isSame = (one: AreaMonster): boolean =>
      one.kind === kind && one.rank === rank && one.named === null;
    const isSurplus = monsters.slice(0, at).filter(isSame).length >= MONSTERS[kind].figures[rank];
    if (named === null && !isSurplus && !(yield* freeFigure(table, kind, rank, 'DJ-EXP-04'))) continue;
    const { shape } = MONSTERS[kind];
    const place = yield* settle(table, area, shape, monster.place, placerOf(state, shape));
    if (place === null) continue;
    placeMonster(table, { kind, rank, named, place }, 'DJ-EXP-02');
    if (named !== null) introduce(table, named);
  }
}

/** DJ-NAM-02: its changed numbers are told, its abilities are not. */
function introduce(table: Table<State>, named: string): void {
  const { state } = table;
  const monster = state.monsters.at(-1);
  if (monster?.named !== named) return;
  const { speed, armor } = profileOf(state, monster);
  const wounds = ratingOf(state, monster);
  table.tell({ type: 'named-monster-met', rule: 'DJ-NAM-02', named, speed, armor, wounds });
}

/** DJ-EXP-06: the place itself or, if it is not legal, the nearest of the area, the overlord's choice; null if there is none. */
function* settle(
  table: Table<State>,
  area: number,
  shape: Shape,
  wanted: Place,
  isLegal: (place: Place) => boolean,
): Rule<Place | null> {
  const { state } = table;
  if (isLegal(wanted)) return wanted;
  const isInside = (square: Square): boolean => state.areaOf[square] === area;
  const places = nearestLegal(
    state,
    shape,
    wanted,
    place => isLegal(place) && spacesAt(state, shape, place).every(isInside),
  );
  if (places.length === 0) return null;
  const options = places.map(place => placeOption(state, 'aside', place, shape));
  const { place = wanted } = yield* ask('place-piece', OVERLORD, options, 'DJ-EXP-06');
  return place;
}
