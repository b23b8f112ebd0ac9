import { type Direction, directionTo, type Grid, type Place, type Shape, type Square } from '@tenebrae/board';
import { type Rule, RuleBug, type Table } from '@tenebrae/kernel';
import { COSTS } from '../data/limits.ts';
import { questRules } from '../effects/quests.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import { type ActionOption, NO_OPTIONS } from './action-option.ts';
import { BLOCK, boardNow, KNOWN, LIT_GLYPH, PIT } from './board-now.ts';
import { arrive, isUneventful } from './entering.ts';
import {
  type Figure,
  figureOf,
  heroFigure,
  isLarge,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  nameOfFigure,
  pieceOf,
  shapeOfOne,
  spacesAt,
} from './figures.ts';
import {
  isGrappled,
  monsterPointsOf,
  pointsOf,
  spendMonsterPoints,
  spendPoints,
  turnOf,
} from './movement-points.ts';
import { NOTHING } from './nothing.ts';
import { optionIn, placeOptions, spaceName } from './options.ts';
import { mayStopAt, moverOf } from './mover.ts';
import { placeOf } from './placing.ts';
import { isActiveGlyph } from './spaces.ts';
import { anchorSquare, canMoveOn, floodOf, isTaken, pathOf } from './walk.ts';

/**
 * DJ-MOV-01, DJ-MOV-03 to DJ-MOV-12: `move:<place>` for every place within the points left: those where he may end, pit spaces beside
 * his way, and spaces of friends and the like from which he can still get to an empty one, fatigue included (DJ-MOV-07).
 */
export function moveOptions(
  state: State,
  hero: Hero,
  points = pointsOf(state, hero),
): readonly ActionOption[] {
  if (!isOnBoard(hero) || hero.fallen) return NO_OPTIONS;
  return walkOptions(state, heroFigure(hero), hero.place, points, hero.fatigue);
}

/** DJ-MOV-02, DJ-MOV-03 to DJ-MOV-12, DJ-GLY-06: the same for a monster, which has nothing in reserve. */
export function monsterMoveOptions(
  state: State,
  monster: Monster,
  points = monsterPointsOf(state, monster),
): readonly ActionOption[] {
  if (monster.fallen) return NO_OPTIONS;
  return walkOptions(state, monsterFigure(monster), monster.place, points, 0);
}

function walkOptions(
  state: State,
  id: FigureId,
  from: Place,
  points: number,
  reserve: number,
): readonly ActionOption[] {
  if (points < COSTS.step) return NO_OPTIONS;
  const mover = moverOf(state, id);
  const table = placeOptions(state, 'move', mover.shape);
  const { places, costs, count } = floodOf(state, id, mover, from, points);
  const options: ActionOption[] = [];
  for (let at = 1; at < count; at++) {
    const place = places[at] ?? from;
    const cost = costs[place] ?? 0;
    if (mayStopAt(mover, place) || canMoveOn(state, id, place, points + reserve - cost, mover))
      options.push(optionIn(table, state, place, cost));
  }
  return options;
}

/** DJ-MOV-11, DJ-MOV-13: walks a cheapest path step by step and stops as soon as anything happens that a player would want to react to. */
export function move(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  return walkTo(table, heroFigure(hero), option.place);
}

export function moveMonster(table: Table<State>, monster: Monster, option: ActionOption): Rule {
  return walkTo(table, monsterFigure(monster), option.place);
}

function walkTo(table: Table<State>, id: FigureId, to: Place | undefined): Rule {
  const { state } = table;
  const figure = figureOf(state, id);
  const from = placeOf(state, id);
  if (figure === null || from === null || to === undefined) return NOTHING;
  return walkOn(table, id, pathOf(state, id, from, pointsLeft(state, figure), to), 0);
}

/** Allies' points are their quest's. */
function pointsLeft(state: State, figure: Figure): number {
  if (figure.kind === 'hero') return pointsOf(state, figure.hero);
  return figure.kind === 'monster' ? monsterPointsOf(state, figure.monster) : 0;
}

/** On along a path from some step of it; as long as nothing comes of a step, no rule need begin. */
function walkOn(table: Table<State>, id: FigureId, path: readonly Place[], done: number): Rule {
  const { state } = table;
  for (let at = done; at < path.length; at++) {
    const figure = figureOf(state, id);
    if (figure === null || pointsLeft(state, figure) < COSTS.step) return NOTHING;
    const entered = step(table, id, figure, path[at] as Place);
    if (!isUneventful(state, figure, entered)) return halt(table, id, entered, path, at + 1);
  }
  return NOTHING;
}

function* halt(
  table: Table<State>,
  id: FigureId,
  entered: readonly Square[],
  path: readonly Place[],
  done: number,
): Rule {
  const isQuiet = yield* arrive(table, id, entered, 'step');
  if (isQuiet) yield* walkOn(table, id, path, done);
}

/** DJ-MOV-03, DJ-MOV-14: one step for one point, then everything that entering causes; false if it did not stay there. */
export function* takeStep(table: Table<State>, figure: FigureId, to: Place): Rule<boolean> {
  const { state } = table;
  const stepping = figureOf(state, figure);
  if (stepping === null || placeOf(state, figure) === null) return false;
  yield* arrive(table, figure, step(table, figure, stepping, to), 'step');
  return placeOf(state, figure) === to;
}

/** The step itself; gives the spaces that it enters. */
function step(table: Table<State>, id: FigureId, figure: Figure, to: Place): readonly Square[] {
  const { state } = table;
  const moved = pieceOf(figure);
  const from = moved.place;
  if (typeof from !== 'number') throw new RuleBug(`DJ-MOV-03: ${id} is not on the board`);
  const shape = shapeOfOne(figure);
  pay(state, figure, from, to);
  const entered = spacesEntered(state, shape, from, to);
  moved.place = to;
  moved.fallen = false;
  table.tell({
    type: 'figure-moved',
    rule: 'DJ-MOV-03',
    figure: id,
    name: nameOfFigure(figure),
    from,
    place: to,
    space: spaceName(state, anchorSquare(state, to)),
  });
  return entered;
}

function spacesEntered(state: State, shape: Shape, from: Place, to: Place): readonly Square[] {
  const covered = spacesAt(state, shape, to);
  if (covered.length === 1) return covered;
  const old = spacesAt(state, shape, from);
  return covered.filter(square => !old.includes(square));
}

/** A hero notes which way he goes; a monster that it has moved at all (DJ-GLY-07). Allies' points are their quest's. */
function pay(state: State, figure: Figure, from: Place, to: Place): void {
  if (figure.kind === 'hero') {
    spendPoints(state, figure.hero, COSTS.step, 'DJ-MOV-03');
    const turn = turnOf(state, figure.hero);
    if (turn === null || turn.heading === 'mixed') return;
    const direction = headingOf(state.grid, from, to);
    turn.heading = turn.heading === 'none' || turn.heading === direction ? direction : 'mixed';
  } else if (figure.kind === 'monster') {
    spendMonsterPoints(state, figure.monster, COSTS.step);
    const active = state.overlord.turn?.active;
    if (active?.monster === figure.monster.id && !active.used.includes(MOVED)) active.used.push(MOVED);
  }
}

/** The same as the board's directionTo for a step to an adjacent space, of which there are many. */
function headingOf(grid: Grid, from: Square, to: Square): Direction | 'mixed' {
  const { width } = grid;
  if (width < 3) return directionTo(grid, from, to) ?? 'mixed';
  switch (to - from) {
    case -width:
      return 'north';
    case 1 - width:
      return 'north-east';
    case 1:
      return 'east';
    case width + 1:
      return 'south-east';
    case width:
      return 'south';
    case width - 1:
      return 'south-west';
    case -1:
      return 'west';
    case -width - 1:
      return 'north-west';
    default:
      return 'mixed';
  }
}

const MOVED = 'moved';

/**
 * DJ-MOV-07, DJ-GLY-06, DJ-GLY-07, DJ-ABL-16: whether a figure stands where it may not end its turn or activation. A monster
 * under which a glyph was lit may stay while it cannot move; an Acrobat who was thrown into a pit lies in it.
 */
export function isMisplaced(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  const place = figure === null ? null : pieceOf(figure).place;
  if (figure === null || typeof place !== 'number' || standsFreely(state, figure, place)) return false;
  if (mayStopAt(moverOf(state, id), place)) return false;
  if (figure.kind === 'hero' && figure.hero.fallen) return false;
  return figure.kind !== 'monster' || !mayStayOnGlyph(state, figure.monster);
}

/** Whether a figure is all alone with itself in a space like most, where nothing but a quest could say anything against it. */
function standsFreely(state: State, figure: Figure, place: Place): boolean {
  const { party, monsters, ground } = boardNow(state);
  const lies = (ground[place] ?? 0) & (KNOWN | BLOCK | PIT | LIT_GLYPH);
  if (lies !== KNOWN || (party[place] ?? 0) + (monsters[place] ?? 0) !== 1) return false;
  const { mayHeroEnter, mayAllyEnter, mayMonsterEnter, mayMonsterEnd } = questRules(state);
  if (figure.kind === 'hero') return mayHeroEnter === undefined;
  if (figure.kind === 'ally') return mayAllyEnter === undefined;
  return !isLarge(figure.monster) && mayMonsterEnter === undefined && mayMonsterEnd === undefined;
}

function mayStayOnGlyph(state: State, monster: Monster): boolean {
  const isOnGlyph = monsterSpaces(state, monster).some(square => isActiveGlyph(state, square));
  if (!isOnGlyph || isTaken(state, monsterFigure(monster), monster.place)) return false;
  const active = state.overlord.turn?.active;
  if (active?.monster !== monster.id) return true;
  if (active.used.includes(MOVED)) return false;
  return active.webbed || active.half === 'attack' || isGrappled(state, `monster:${monster.id}`);
}
