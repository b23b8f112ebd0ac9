import {
  DIRECTIONS,
  isTurned,
  OFFSETS,
  type Place,
  placeAt,
  placesCovering,
  type Shape,
  type Square,
} from '@tenebrae/board';
import type { Rule, RuleId, Table } from '@tenebrae/kernel';
import { COSTS } from '../data/limits.ts';
import type { FigureId, Hero, Monster, Obstacle, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { type Coming, enterSpaces } from './entering.ts';
import {
  figureOf,
  heroFigure,
  isOnBoard,
  monsterFigure,
  nameOf,
  oneSpace,
  shapeOfFigure,
  spacesAt,
  spacesOf,
} from './figures.ts';
import { monsterPointsOf, pointsOf, spendMonsterPoints, spendPoints } from './movement-points.ts';
import { NOTHING } from './nothing.ts';
import { placeOption, spaceName } from './options.ts';
import { newlyCovered, placeOf, putAt } from './placing.ts';
import { isInPit } from './sight.ts';
import { areAdjacent, isPit, isRevealed, neighboursOf } from './spaces.ts';
import { hasAbility } from './stats.ts';
import { anchorSquare, enderOf, isEnemyAt, passesEverything } from './walk.ts';
import { inflictWounds } from './wounds.ts';

/** DJ-PRP-01, DJ-LRG-03: whether a figure at this place would lie wholly on pit spaces. */
export const isWhollyOnPits = (state: State, figure: FigureId, place: Place): boolean =>
  spacesAt(state, shapeOfFigure(state, figure), place).every(square => isPit(state, square));

/** DJ-PRP-01: a figure that stands wholly on pit spaces and does not fly falls, 1 wound; by a card, as many as it says. */
export function maybeFall(table: Table<State>, figure: FigureId, wounds = 1): Rule {
  const { state } = table;
  if (!state.obstacles.some(isPitObstacle)) return NOTHING;
  const place = placeOf(state, figure);
  if (place === null || isInPit(state, figure) || !isWhollyOnPits(state, figure, place)) return NOTHING;
  return hasAbility(state, figure, 'fly') ? NOTHING : fall(table, figure, wounds);
}

function* fall(table: Table<State>, figure: FigureId, wounds: number): Rule {
  const { state } = table;
  const one = figureOf(state, figure);
  if (one === null) return;
  (one.kind === 'hero' ? one.hero : one.kind === 'ally' ? one.ally : one.monster).fallen = true;
  table.tell({ type: 'figure-fell', rule: 'DJ-PRP-01', figure, name: nameOf(state, figure) });
  yield* inflictWounds(table, [{ figure, wounds }], { kind: 'pit' }, 'DJ-PRP-01');
}

/** DJ-ACT-14, DJ-PRP-02: `climb:<place>`. */
export function climbOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || !hero.fallen || points < COSTS.climb) return NO_OPTIONS;
  return climbsOf(state, heroFigure(hero));
}

function climbsOf(state: State, id: FigureId): readonly ActionOption[] {
  const shape = shapeOfFigure(state, id);
  return climbPlaces(state, id).map(place => placeOption(state, 'climb', place, shape, COSTS.climb));
}

/** DJ-PRP-02: where it may be put: beside its own spaces or, if all is taken there, beside the pit spaces joined to them. */
export function climbPlaces(state: State, id: FigureId): readonly Place[] {
  const own = spacesOf(state, id);
  const beside = placesBeside(state, id, own);
  return beside.length > 0 ? beside : placesBeside(state, id, joinedPits(state, own));
}

function placesBeside(state: State, id: FigureId, pit: readonly Square[]): readonly Place[] {
  const shape = shapeOfFigure(state, id);
  const mayEnd = enderOf(state, id);
  const own = placeOf(state, id);
  const places: Place[] = [];
  const add = (square: Square): void => {
    for (const place of placesWith(state, shape, square)) {
      if (place === own || places.includes(place) || !mayEnd(place)) continue;
      if (!spacesAt(state, shape, place).every(space => isPit(state, space))) places.push(place);
    }
  };
  for (const square of pit) add(square);
  for (const square of pit) for (const next of neighboursOf(state, square)) add(next);
  return places.sort((a, b) => a - b);
}

const placesWith = (state: State, shape: Shape, square: Square): readonly Place[] =>
  shape.width === 1 && shape.height === 1 ? oneSpace(square) : placesCovering(state.grid, shape, square);

function joinedPits(state: State, from: readonly Square[]): readonly Square[] {
  const pits = new Set(from);
  for (const square of pits)
    for (const next of neighboursOf(state, square)) if (isPit(state, next)) pits.add(next);
  return [...pits];
}

/** DJ-MOV-14: climbing out is entering. */
export function* climb(table: Table<State>, hero: Hero, { place }: ActionOption): Rule {
  spendPoints(table.state, hero, COSTS.climb, 'DJ-ACT-14');
  yield* goTo(table, heroFigure(hero), place, 'climb', 'figure-climbed', 'DJ-PRP-02');
}

/** DJ-ACT-11, DJ-PRP-04: `jump:<place>`. */
export function jumpOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || hero.fallen) return NO_OPTIONS;
  return jumpsOf(state, heroFigure(hero), points);
}

/** DJ-PRP-04, DJ-PRP-09: in each direction over all pit spaces that follow directly; the first place behind them is where it lands. */
function jumpsOf(state: State, id: FigureId, points: number): readonly ActionOption[] {
  if (points < COSTS.jump) return NO_OPTIONS;
  const from = placeOf(state, id);
  if (from === null) return NO_OPTIONS;
  const shape = shapeOfFigure(state, id);
  const isPitAhead =
    shape.width === 1 && shape.height === 1 ? isPitNear(state, from) : state.obstacles.some(isPitObstacle);
  if (!isPitAhead || passesEverything(state, id)) return NO_OPTIONS;
  const options: ActionOption[] = [];
  for (const direction of DIRECTIONS) {
    const { x, y } = OFFSETS[direction];
    const next = anchorSquare(state, from) + x + y * state.grid.width;
    // Where the first space ahead is no pit, there is nothing to jump over.
    if (shape.width === 1 && shape.height === 1 && !isPit(state, next)) continue;
    if (isSideways(state, id, from, x, y)) continue;
    const landing = landingBeyond(state, id, from, x + y * state.grid.width);
    if (landing === null || landing.cost > points) continue;
    options.push(placeOption(state, 'jump', landing.place, shape, landing.cost));
  }
  return options;
}

/** Whether a pit may touch a space: most often none does, and then no direction need be tried. */
function isPitNear({ obstacles, grid }: State, square: Square): boolean {
  for (const { kind, square: pit } of obstacles) {
    const far = Math.abs(pit - square);
    if (kind === 'pit' && (far === 1 || (far >= grid.width - 1 && far <= grid.width + 1))) return true;
  }
  return false;
}

const isPitObstacle = ({ kind }: Obstacle): boolean => kind === 'pit';

/** DJ-LRG-09: a long body never shifts straight across its length. */
function isSideways(state: State, id: FigureId, place: Place, x: number, y: number): boolean {
  const { width, height } = shapeOfFigure(state, id);
  if (width === height || (x !== 0 && y !== 0)) return false;
  return isTurned(state.grid, place) ? y !== 0 : x !== 0;
}

function landingBeyond(
  state: State,
  id: FigureId,
  from: Place,
  stride: number,
): { place: Place; cost: number } | null {
  const turned = isTurned(state.grid, from);
  let spaces = spacesOf(state, id);
  for (let crossed = 0; ; crossed++) {
    const next = spaces.map(square => square + stride);
    if (!spaces.every((square, at) => areAdjacent(state, square, next[at] ?? -1))) return null;
    spaces = next;
    if (next.every(square => isPit(state, square))) {
      if (!next.every(square => isRevealed(state, square) && !isEnemyAt(state, id, square))) return null;
      continue;
    }
    const place = placeAt(state.grid, next[0] ?? 0, turned);
    return crossed > 0 && enderOf(state, id)(place) ? { place, cost: crossed * COSTS.jump } : null;
  }
}

export function* jump(table: Table<State>, hero: Hero, { place, cost = 0 }: ActionOption): Rule {
  spendPoints(table.state, hero, cost, 'DJ-ACT-11');
  yield* goTo(table, heroFigure(hero), place, 'jump', 'figure-jumped', 'DJ-PRP-04');
}

/** DJ-ACT-11, DJ-ACT-14, DJ-PRP-02, DJ-PRP-04: the same two for monsters. */
export function monsterPitOptions(
  state: State,
  monster: Monster,
  points = monsterPointsOf(state, monster),
): readonly ActionOption[] {
  const id = monsterFigure(monster);
  if (!monster.fallen) return jumpsOf(state, id, points);
  return points < COSTS.climb ? NO_OPTIONS : climbsOf(state, id);
}

export function* crossPit(
  table: Table<State>,
  monster: Monster,
  { action, place, cost = 0 }: ActionOption,
): Rule {
  spendMonsterPoints(table.state, monster, cost);
  const id = monsterFigure(monster);
  if (action === 'climb') yield* goTo(table, id, place, 'climb', 'figure-climbed', 'DJ-PRP-02');
  else yield* goTo(table, id, place, 'jump', 'figure-jumped', 'DJ-PRP-04');
}

function* goTo(
  table: Table<State>,
  figure: FigureId,
  to: Place | undefined,
  how: Coming,
  type: string,
  rule: RuleId,
): Rule {
  const { state } = table;
  const from = placeOf(state, figure);
  if (to === undefined || from === null) return;
  const entered = newlyCovered(state, figure, to);
  putAt(state, figure, to);
  const space = spaceName(state, anchorSquare(state, to));
  table.tell({ type, rule, figure, name: nameOf(state, figure), from, place: to, space });
  yield* enterSpaces(table, figure, entered, how);
}
