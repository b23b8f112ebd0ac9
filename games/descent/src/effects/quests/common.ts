import {
  distancesFrom,
  fits,
  footprint,
  type Place,
  placeAt,
  type Shape,
  type Square,
} from '@tenebrae/board';
import { ask, type Rule, type Table } from '@tenebrae/kernel';
import { MONSTERS, type MonsterKind, type Rank } from '../../data/monsters.ts';
import type { Spot, StairColour } from '../../data/quest.ts';
import { figuresAt, heroesOnBoard, monsterSpaces, type OnBoard, OVERLORD } from '../../rules/figures.ts';
import { placeOption } from '../../rules/options.ts';
import { anyAdjacent, blocksMovement, isActiveGlyph, squareOf } from '../../rules/spaces.ts';
import { freeFigure, placeMonster } from '../../rules/spawning.ts';
import type { Hero, Marker, Monster, State } from '../../state.ts';
import { QUEST_RULE } from './quest-rule.ts';

/** Everybody hears a special rule that was secret so far. */
export function tellRule(table: Table<State>, number: number): void {
  const { quest } = table.state;
  if (quest.told.includes(number)) return;
  quest.told.push(number);
  const text = `${quest.id}.rule-${number}`;
  table.tell({ type: 'quest-rule-told', rule: QUEST_RULE, reveals: true, quest: quest.id, number, text });
}

export const counterOf = (state: State, name: string): number => state.quest.counters[name] ?? 0;

export const listOf = (state: State, name: string): readonly string[] => state.quest.lists[name] ?? [];

export function remember(state: State, list: string, entry: string): void {
  (state.quest.lists[list] ??= []).push(entry);
}

/** The marker of an encounter while it lies on the board. */
export const encounterMarker = (
  state: State,
  id: string,
): (Marker & { readonly square: Square }) | undefined =>
  encountersOnBoard(state).find(({ what }) => what.kind === 'encounter' && what.encounter === id);

export const encountersOnBoard = (state: State): (Marker & { readonly square: Square })[] =>
  state.markers.filter(
    (one): one is Marker & { readonly square: Square } =>
      one.what.kind === 'encounter' && typeof one.square === 'number',
  );

/** The encounters on the board whose ids begin so, by id. */
export function encountersNamed(state: State, start: string): ReadonlyMap<string, Square> {
  const found = new Map<string, Square>();
  for (const { what, square } of encountersOnBoard(state)) {
    if (what.kind === 'encounter' && what.encounter.startsWith(start)) found.set(what.encounter, square);
  }
  return found;
}

export function removeEncounter(state: State, id: string): void {
  state.markers = state.markers.filter(({ what }) => what.kind !== 'encounter' || what.encounter !== id);
}

export const namedOnBoard = (state: State, named: string): Monster | undefined =>
  state.monsters.find(one => one.named === named);

export const isInArea = (state: State, square: Square, area: number): boolean =>
  state.areaOf[square] === area;

export const heroesIn = (state: State, area: number): OnBoard<Hero>[] =>
  heroesOnBoard(state).filter(hero => isInArea(state, hero.place, area));

export const monstersIn = (state: State, area: number): Monster[] =>
  state.monsters.filter(one => monsterSpaces(state, one).some(square => isInArea(state, square, area)));

/** On a space, or next to it. */
export const isOnOrNextTo = (state: State, spaces: readonly Square[], square: Square): boolean =>
  spaces.includes(square) || anyAdjacent(state, spaces, [square]);

/** A quest sets up a pair of staircases in the middle of the game. */
export function placeStairs(table: Table<State>, colour: StairColour, spots: readonly Spot[]): void {
  const { state } = table;
  for (const spot of spots) state.staircases.push({ square: squareOf(state, spot), colour });
  table.tell({ type: 'stairs-opened', rule: QUEST_RULE, colour });
}

export interface Reinforcement {
  readonly kind: MonsterKind;
  readonly rank: Rank;
  readonly named: string | null;
}

/**
 * Common rule C4: a quest's reinforcements need no card, threat or hidden space. They stand on the spaces named or as near as
 * they can in the same area; without a figure one may be taken off the board, else they are lost.
 */
export function* reinforce(
  table: Table<State>,
  { kind, rank, named }: Reinforcement,
  spots: readonly Spot[],
  area: number,
): Rule<Monster | null> {
  const { state } = table;
  if (named === null && !(yield* freeFigure(table, kind, rank, QUEST_RULE))) return null;
  const { shape } = MONSTERS[kind];
  const places = reinforcementPlaces(state, shape, spots, area);
  if (places.length === 0) return null;
  const options = places.map(place => placeOption(state, 'reinforce', place, shape));
  const { place } = yield* ask('place-reinforcement', OVERLORD, options, QUEST_RULE, {
    about: { monster: named ?? (rank === 'master' ? `master-${kind}` : kind) },
  });
  return placeMonster(table, { kind, rank, named, place: place ?? 0 }, QUEST_RULE);
}

/** The free places of an area that are nearest to some spaces, all their own spaces counted: on them if possible. */
export function reinforcementPlaces(
  state: State,
  shape: Shape,
  spots: readonly Spot[],
  area: number,
): readonly Place[] {
  const far = distancesFrom(
    state.grid,
    spots.map(spot => squareOf(state, spot)),
  );
  let best: Place[] = [];
  let least = Infinity;
  for (const place of placesIn(state, shape, area)) {
    const away = footprint(state.grid, shape, place).reduce((sum, at) => sum + (far[at] ?? Infinity), 0);
    if (away > least || away === Infinity) continue;
    best = away === least ? [...best, place] : [place];
    least = away;
  }
  return best;
}

/** Every place wholly in an area that is free: no figure, no blocking obstacle, no active glyph. */
export function placesIn(state: State, shape: Shape, area: number): readonly Place[] {
  const places: Place[] = [];
  const turns = shape.width === shape.height ? [false] : [false, true];
  for (let square = 0; square < state.areaOf.length; square++) {
    if (!isInArea(state, square, area)) continue;
    for (const turned of turns) {
      const place = placeAt(state.grid, square, turned);
      if (fits(state.grid, shape, place) && isFree(state, footprint(state.grid, shape, place), area))
        places.push(place);
    }
  }
  return places;
}

const isFree = (state: State, squares: readonly Square[], area: number): boolean =>
  squares.every(
    square =>
      isInArea(state, square, area) &&
      !blocksMovement(state, square) &&
      !isActiveGlyph(state, square) &&
      figuresAt(state, square).length === 0,
  );
