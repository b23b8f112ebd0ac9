import type { FigureId, State } from './state.ts';
import { allyFigure, heroesOnBoard, heroFigure, isOnBoard, monsterFigure } from './rules/figures.ts';
import { canSee, screensFor } from './rules/sight.ts';
import { isRevealed } from './rules/spaces.ts';
import { monsterSpeed, speedOf } from './rules/stats.ts';
import { reachOf } from './rules/walk.ts';

/** For every figure on the board the number of spaces that it sees (DJ-LOS-01): the whole board, not one look. */
export function sightOfAll(state: State): ReadonlyMap<FigureId, number> {
  const seen = new Map<FigureId, number>();
  for (const viewer of figuresOnBoard(state)) {
    const screens = screensFor(state, viewer);
    let count = 0;
    for (let square = 0; square < state.areaOf.length; square++)
      if (isRevealed(state, square) && canSee(state, viewer, square, screens)) count += 1;
    seen.set(viewer, count);
  }
  return seen;
}

/** For every hero and monster on the board the number of places that it could walk to with its speed (DJ-MOV-03), its own included. */
export function reachOfAll(state: State): ReadonlyMap<FigureId, number> {
  const reached = new Map<FigureId, number>();
  for (const hero of heroesOnBoard(state)) {
    const id = heroFigure(hero);
    reached.set(id, reachOf(state, id, hero.place, speedOf(hero)).places.length);
  }
  for (const monster of state.monsters) {
    const id = monsterFigure(monster);
    reached.set(id, reachOf(state, id, monster.place, monsterSpeed(state, monster)).places.length);
  }
  return reached;
}

/** How many spaces are known. */
export function spacesKnown(state: State): number {
  let known = 0;
  for (let square = 0; square < state.areaOf.length; square++) if (isRevealed(state, square)) known += 1;
  return known;
}

const figuresOnBoard = (state: State): readonly FigureId[] => [
  ...heroesOnBoard(state).map(heroFigure),
  ...state.allies.filter(isOnBoard).map(allyFigure),
  ...state.monsters.map(monsterFigure),
];
