import type { Square } from '@tenebrae/board';
import { COSTS } from '../data/limits.ts';
import { heroFigure, type OnBoard } from '../rules/figures.ts';
import { mayStopAt, moverOf } from '../rules/mover.ts';
import { isPit, stairPairs } from '../rules/spaces.ts';
import { floodOf } from '../rules/walk.ts';
import type { Hero, State } from '../state.ts';

/** Where stairs begin and where they lead to. */
export type Via = readonly [near: Square, far: Square];

/** Squares to stop at with what it costs to get there, the nearest first: on foot, or beyond some stairs. */
export interface Spots {
  readonly via: Via | null;
  readonly squares: readonly Square[];
  readonly costs: readonly number[];
}

/** Where a hero could go, looked for with the most points that were asked about; the same serve whoever has fewer. */
export interface Reach {
  points: number;
  spots: readonly Spots[];
}

/** On foot first; those that cost more than points and fatigue are to be left out. */
export function spotsFor(state: State, hero: OnBoard<Hero>, reach: Reach, points: number): readonly Spots[] {
  if (reach.points >= points) return reach.spots;
  const most = points + hero.fatigue;
  const onFoot = spotsFrom(state, hero, hero.place, 0, most, null);
  const spots = [onFoot];
  for (const via of stairPairs(state)) {
    const cost = costIn(onFoot, via[0]);
    if (cost < most) spots.push(spotsFrom(state, hero, via[1], cost + COSTS.stairs, most, via));
  }
  reach.points = points;
  reach.spots = spots;
  return spots;
}

function spotsFrom(
  state: State,
  hero: OnBoard<Hero>,
  from: Square,
  spent: number,
  most: number,
  via: Via | null,
): Spots {
  const figure = heroFigure(hero);
  const mover = moverOf(state, figure);
  const squares: Square[] = [];
  const costs: number[] = [];
  const { places, costs: steps, count } = floodOf(state, figure, mover, from, most - spent);
  for (let at = 0; at < count; at++) {
    const square = places[at] ?? from;
    const isHere = square === hero.place;
    if (isHere ? via !== null : !mayStopAt(mover, square) || isPit(state, square)) continue;
    squares.push(square);
    costs.push(spent + (steps[square] ?? 0));
  }
  return { via, squares, costs };
}

export function costIn({ squares, costs }: Spots, square: Square): number {
  const at = squares.indexOf(square);
  return at < 0 ? Infinity : (costs[at] ?? Infinity);
}
