import type { Square } from '@tenebrae/board';
import type { OrderId } from '../data/actions.ts';
import { isHeld, turnOf } from '../rules/movement-points.ts';
import { maxFatigue } from '../rules/stats.ts';
import type { State } from '../state.ts';
import { worthOfBlow } from './blows.ts';
import { type Outlook, riskOn, WORTHLESS, worthOfStanding, worthOfStrikes } from './outlook.ts';
import { apart, woundsAt } from './risks.ts';
import { costIn, spotsFor, type Via } from './spots.ts';
import { stepsFrom } from './ways.ts';

/** What a point of fatigue is kept for: dice, and steps that matter. */
const FATIGUE = 0.2;

/** What a hero with some points and attacks may make of them: by the square that he goes to first, what it comes to. */
export interface Plan {
  readonly best: number;
  /** Of striking from here. */
  readonly strike: number;
  /** Of staying here and striking no more. */
  readonly stay: number;
  /** Of going there first, whatever for; and what that costs in points. */
  readonly moves: ReadonlyMap<Square, Move>;
  /** Of going up or down the stairs, by where they lead. */
  readonly stairs: ReadonlyMap<Square, number>;
}

export interface Move {
  readonly worth: number;
  readonly cost: number;
}

/** A square where a turn could end; beyond stairs, with where these begin and lead to. */
interface End {
  readonly square: Square;
  readonly cost: number;
  readonly worth: number;
  readonly via: Via | null;
}

function endsFor(outlook: Outlook, points: number): End[] {
  const { state, hero, reach } = outlook;
  const most = isRooted(outlook) ? 0 : points + hero.fatigue;
  const ends: End[] = [];
  const all = spotsFor(state, hero, reach, points);
  const [onFoot] = all;
  for (const { via, squares, costs } of all) {
    // Stairs are for what is out of reach on foot.
    if (via !== null && onFoot !== undefined)
      if (costIn(onFoot, via[0]) >= most || costIn(onFoot, via[1]) <= most) continue;
    for (let at = 0; at < squares.length; at++) {
      const square = squares[at] ?? 0;
      const cost = costs[at] ?? 0;
      if (cost > most) break;
      ends.push({ square, cost, via, worth: worthOfStanding(outlook, square, points - cost) });
    }
  }
  return ends;
}

/** Under Web or Grapple, or after a charge, no point can be spent, whatever action is declared. */
export function isRooted({ state, hero }: Outlook): boolean {
  const turn = turnOf(state, hero);
  return turn !== null && isHeld(state, hero, turn);
}

/** The best use of points, fatigue and attacks: where to strike from, and where to end. */
export function planFor(outlook: Outlook, points: number, attacks: number): Plan {
  const { state, hero } = outlook;
  const ends = endsFor(outlook, points);
  let best = -Infinity;
  let [strike, stay] = [-Infinity, -Infinity];
  // Where to go after a blow is looked for only once there is one.
  let afterwards: readonly End[] | null = null;
  const moves = new Map<Square, Move>();
  const stairs = new Map<Square, number>();
  for (const { square, cost, worth, via } of ends) {
    const tire = cost > points ? FATIGUE * (cost - points) : 0;
    const blows = worthOfStrikes(outlook, square, attacks);
    let struck = -Infinity;
    if (blows > WORTHLESS) {
      afterwards ??= ends.filter(one => one.cost <= points).sort((a, b) => b.worth - a.worth);
      struck = blows + Math.max(worth, bestWithin(state, afterwards, square, points - cost)) - tire;
    }
    const ended = worth - tire;
    const most = struck > ended ? struck : ended;
    if (most > best) best = most;
    if (square === hero.place) [strike, stay] = [struck, ended];
    else if (via === null) note(moves, square, most, cost);
    else if (via[0] === hero.place) stairs.set(via[1], Math.max(most, stairs.get(via[1]) ?? -Infinity));
    else note(moves, via[0], most, moves.get(via[0])?.cost ?? cost);
  }
  return { best, strike, stay, moves, stairs };
}

/** The best of some ends, the best of which comes first, so many steps away at most. */
function bestWithin(state: State, ends: readonly End[], from: Square, steps: number): number {
  if (steps < 0) return -Infinity;
  for (const { square, worth } of ends) if (apart(state, from, square) <= steps) return worth;
  return -Infinity;
}

function note(moves: Map<Square, Move>, square: Square, worth: number, cost: number): void {
  const known = moves.get(square);
  if (known === undefined) moves.set(square, { worth, cost });
  else moves.set(square, { worth: Math.max(known.worth, worth), cost: Math.min(known.cost, cost) });
}

/** What an order brings to somebody who ends his turn on a square. */
export function worthOfOrder(outlook: Outlook, order: OrderId, square: Square): number {
  const { hero, threats } = outlook;
  switch (order) {
    case 'guard':
      return bestOnGuard(outlook, square) * 0.4;
    case 'dodge':
      return riskOn(outlook, square) * 0.35;
    case 'rest':
      return woundsAt(threats, square) > 1 ? 0 : (maxFatigue(hero) - hero.fatigue) * 0.1;
    case 'aim':
      return 0.02;
  }
}

/** The best blow at whoever comes. */
function bestOnGuard({ threats, blows, marks }: Outlook, square: Square): number {
  let best = 0;
  for (const [threat, { way, reach }] of threats.entries()) {
    if (stepsFrom(way, square) > reach) continue;
    for (const [at, { blow }] of blows.entries()) {
      const mark = marks[threat]?.[at];
      if (mark !== undefined) best = Math.max(best, worthOfBlow(blow, mark, 1));
    }
  }
  return best;
}

export const bestOrder = (outlook: Outlook, square: Square): number =>
  Math.max(
    worthOfOrder(outlook, 'guard', square),
    worthOfOrder(outlook, 'dodge', square),
    worthOfOrder(outlook, 'rest', square),
    worthOfOrder(outlook, 'aim', square),
  );
