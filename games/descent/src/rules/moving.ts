import { costTo, directionTo, type Place, pathTo } from '@tenebrae/board';
import type { Rule, Table } from '@tenebrae/kernel';
import { COSTS } from '../data/limits.ts';
import type { FigureId, Hero, Monster, State } from '../state.ts';
import type { ActionOption } from './action-option.ts';
import { arrive } from './entering.ts';
import {
  type Figure,
  figureOf,
  heroFigure,
  isOnBoard,
  monsterFigure,
  monsterSpaces,
  nameOf,
  shapeOfFigure,
} from './figures.ts';
import {
  isGrappled,
  monsterPointsOf,
  pointsOf,
  spendMonsterPoints,
  spendPoints,
  turnOf,
} from './movement-points.ts';
import { placeOption, spaceName } from './options.ts';
import { newlyCovered, placeOf, putAt } from './placing.ts';
import { isActiveGlyph } from './spaces.ts';
import { anchorSquare, canMoveOn, isTaken, reachOf, stopperOf, walkOf } from './walk.ts';

/**
 * DJ-MOV-01, DJ-MOV-03 to DJ-MOV-12: `move:<place>` for every place within the points left: those where he may end, pit spaces beside
 * his way, and spaces of friends and the like from which he can still get to an empty one, fatigue included (DJ-MOV-07).
 */
export function moveOptions(state: State, hero: Hero): readonly ActionOption[] {
  if (!isOnBoard(hero) || hero.fallen) return [];
  return walkOptions(state, heroFigure(hero), hero.place, pointsOf(state, hero), hero.fatigue);
}

/** DJ-MOV-02, DJ-MOV-03 to DJ-MOV-12, DJ-GLY-06: the same for a monster, which has nothing in reserve. */
export function monsterMoveOptions(state: State, monster: Monster): readonly ActionOption[] {
  if (monster.fallen) return [];
  return walkOptions(state, monsterFigure(monster), monster.place, monsterPointsOf(state, monster), 0);
}

function walkOptions(
  state: State,
  id: FigureId,
  from: Place,
  points: number,
  reserve: number,
): readonly ActionOption[] {
  if (points < COSTS.step) return [];
  const shape = shapeOfFigure(state, id);
  const mayStop = stopperOf(state, id);
  const reached = reachOf(state, id, from, points);
  const options: ActionOption[] = [];
  let walk: ReturnType<typeof walkOf> | null = null;
  for (const place of reached.places) {
    if (place === from) continue;
    const cost = costTo(reached, place);
    const isPossible =
      mayStop(place) ||
      canMoveOn(state, id, place, points + reserve - cost, mayStop, (walk ??= walkOf(state, id)));
    if (isPossible) options.push(placeOption(state, 'move', place, shape, cost));
  }
  return options;
}

/** DJ-MOV-11, DJ-MOV-13: walks a cheapest path step by step and stops as soon as anything happens that a player would want to react to. */
export function* move(table: Table<State>, hero: Hero, option: ActionOption): Rule {
  yield* walkTo(table, heroFigure(hero), option.place, () => pointsOf(table.state, hero));
}

export function* moveMonster(table: Table<State>, monster: Monster, option: ActionOption): Rule {
  yield* walkTo(table, monsterFigure(monster), option.place, () => monsterPointsOf(table.state, monster));
}

function* walkTo(table: Table<State>, id: FigureId, to: Place | undefined, points: () => number): Rule {
  const { state } = table;
  const from = placeOf(state, id);
  if (from === null || to === undefined) return;
  for (const step of pathTo(reachOf(state, id, from, points()), to) ?? []) {
    if (points() < COSTS.step) return;
    const isQuiet = yield* stepTo(table, id, step);
    if (!isQuiet) return;
  }
}

/** DJ-MOV-03, DJ-MOV-14: one step for one point, then everything that entering causes; false if it did not stay there. */
export function* takeStep(table: Table<State>, figure: FigureId, to: Place): Rule<boolean> {
  yield* stepTo(table, figure, to);
  return placeOf(table.state, figure) === to;
}

/** Says whether nothing happened on the way. */
function* stepTo(table: Table<State>, id: FigureId, to: Place): Rule<boolean> {
  const { state } = table;
  const figure = figureOf(state, id);
  const from = placeOf(state, id);
  if (figure === null || from === null) return false;
  pay(state, figure, from, to);
  const entered = newlyCovered(state, id, to);
  putAt(state, id, to);
  table.tell({
    type: 'figure-moved',
    rule: 'DJ-MOV-03',
    figure: id,
    name: nameOf(state, id),
    from,
    place: to,
    space: spaceName(state, anchorSquare(state, to)),
  });
  return yield* arrive(table, id, entered, 'step');
}

/** A hero notes which way he goes; a monster that it has moved at all (DJ-GLY-07). Allies' points are their quest's. */
function pay(state: State, figure: Figure, from: Place, to: Place): void {
  if (figure.kind === 'hero') {
    spendPoints(state, figure.hero, COSTS.step, 'DJ-MOV-03');
    const turn = turnOf(state, figure.hero);
    const direction = directionTo(state.grid, from, to) ?? 'mixed';
    if (turn !== null)
      turn.heading = turn.heading === 'none' || turn.heading === direction ? direction : 'mixed';
  } else if (figure.kind === 'monster') {
    spendMonsterPoints(state, figure.monster, COSTS.step);
    const active = state.overlord.turn?.active;
    if (active?.monster === figure.monster.id && !active.used.includes(MOVED)) active.used.push(MOVED);
  }
}

const MOVED = 'moved';

/**
 * DJ-MOV-07, DJ-GLY-06, DJ-GLY-07, DJ-ABL-16: whether a figure stands where it may not end its turn or activation. A monster
 * under which a glyph was lit may stay while it cannot move; an Acrobat who was thrown into a pit lies in it.
 */
export function isMisplaced(state: State, id: FigureId): boolean {
  const figure = figureOf(state, id);
  const place = placeOf(state, id);
  if (figure === null || place === null || stopperOf(state, id)(place)) return false;
  if (figure.kind === 'hero' && figure.hero.fallen) return false;
  return figure.kind !== 'monster' || !mayStayOnGlyph(state, figure.monster);
}

function mayStayOnGlyph(state: State, monster: Monster): boolean {
  const isOnGlyph = monsterSpaces(state, monster).some(square => isActiveGlyph(state, square));
  if (!isOnGlyph || isTaken(state, monsterFigure(monster), monster.place)) return false;
  const active = state.overlord.turn?.active;
  if (active?.monster !== monster.id) return true;
  if (active.used.includes(MOVED)) return false;
  return active.webbed || active.half === 'attack' || isGrappled(state, `monster:${monster.id}`);
}
