import { costTo, type Square } from '@tenebrae/board';
import { COSTS } from '../data/limits.ts';
import { spacesAtDoor } from '../rules/doors.ts';
import { heroFigure, isOnBoard, monsterFigure, monsterSpaces, type OnBoard } from '../rules/figures.ts';
import { hasLine, screensFor } from '../rules/sight.ts';
import { isPit, stairPairs } from '../rules/spaces.ts';
import { maxFatigue, maxWounds, ratingOf } from '../rules/stats.ts';
import { reachOf, stopperOf } from '../rules/walk.ts';
import type { OrderId } from '../data/actions.ts';
import type { Attack, Hero, State } from '../state.ts';
import { type Blow, blowOf, goodRange, killChance, sourcesOf, worthOfBlow } from './blows.ts';
import { type Prospects, prospectsOf } from './errands.ts';
import { apart, nearestApart, riskAt, type Threat, threatsTo, woundsAt } from './risks.ts';
import { wayOfHeroes } from './ways.ts';

/** A hero about to act, with what he sees around him; everything worth is counted in conquest. */
export interface Outlook {
  readonly state: State;
  readonly hero: OnBoard<Hero>;
  readonly blows: readonly { readonly source: Attack['source']; readonly blow: Blow }[];
  readonly threats: readonly Threat[];
  readonly screens: Uint8Array;
  readonly prospects: Prospects;
  /** Where a door could be opened now, with everybody ready for it. */
  readonly doors: ReadonlySet<Square>;
  /** The best blows from a square, once looked for. */
  readonly strikes: Map<Square, readonly Strike[]>;
  /** What standing on a square costs, once counted. */
  readonly costs: Map<Square, number>;
}

/** A blow that could be struck. */
export interface Strike {
  readonly source: Attack['source'];
  readonly worth: number;
  readonly kills: number;
}

export const outlookOf = (state: State, hero: OnBoard<Hero>): Outlook => ({
  state,
  hero,
  blows: sourcesOf(hero).map(source => ({ source, blow: blowOf(state, heroFigure(hero), source) })),
  threats: threatsTo(state, heroFigure(hero)),
  screens: screensFor(state, heroFigure(hero)),
  prospects: prospectsOf(state, hero),
  doors: doorsToOpen(state, hero),
  strikes: new Map(),
  costs: new Map(),
});

/** The blows worth striking from a square, the best at each monster, the best first. */
export function strikesFrom(outlook: Outlook, from: Square): readonly Strike[] {
  const known = outlook.strikes.get(from);
  if (known !== undefined) return known;
  const { state, threats, blows } = outlook;
  const found: Strike[] = [];
  for (const { monster, spaces } of threats) {
    const range = nearestApart(state, from, spaces);
    let best: Strike | null = null;
    for (const { source, blow } of blows) {
      if (range > farthest(blow)) continue;
      const figure = monsterFigure(monster);
      const worth = worthOfBlow(state, blow, figure, range);
      if (worth <= (best?.worth ?? WORTHLESS)) continue;
      const left = Math.max(1, ratingOf(state, monster) - monster.wounds);
      best = { source, worth, kills: killChance(state, blow, figure, range, left) };
    }
    if (best !== null && spaces.some(space => canHit(outlook, from, space, best.source))) found.push(best);
  }
  found.sort((a, b) => b.worth - a.worth);
  outlook.strikes.set(from, found);
  return found;
}

const WORTHLESS = 0.02;

const farthest = (blow: Blow): number => goodRange(blow) + (blow.arms.type === 'melee' ? 0 : 2);

function canHit(
  { state, screens, blows }: Outlook,
  from: Square,
  to: Square,
  source: Attack['source'],
): boolean {
  const blow = blows.find(one => one.source === source)?.blow;
  return blow !== undefined && apart(state, from, to) <= farthest(blow) && hasLine(state, from, to, screens);
}

/** What so many blows from a square bring: the best ones, or the best again where it may leave somebody standing. */
export function worthOfStrikes(outlook: Outlook, from: Square, attacks: number): number {
  if (attacks <= 0) return 0;
  const [best, next] = strikesFrom(outlook, from);
  if (best === undefined) return 0;
  if (attacks === 1) return best.worth;
  return best.worth + (attacks - 1) * Math.max(next?.worth ?? 0, best.worth * (1 - best.kills));
}

/** What it is worth to end a turn on a square: what there is to gain from there, less what is likely to happen there. */
export function worthOfStanding(outlook: Outlook, square: Square, pointsLeft: number): number {
  const { state, hero, threats, prospects, doors, costs } = outlook;
  const opens = doors.has(square) && pointsLeft >= COSTS.door ? OPENING : 0;
  let cost = costs.get(square);
  if (cost === undefined) {
    cost = riskAt(state, hero, threats, square) + loneliness(outlook, square);
    costs.set(square, cost);
  }
  return prospects.worthAt(square, pointsLeft) + opens - cost;
}

/** A door opened at the right moment. */
const OPENING = 0.9;

/** Whoever is far from everybody else is easily cut off. */
function loneliness({ state, hero }: Outlook, square: Square): number {
  let near = Infinity;
  for (const other of state.heroes)
    if (isOnBoard(other) && other.id !== hero.id) near = Math.min(near, apart(state, other.place, square));
  return near === Infinity ? 0 : 0.04 * Math.max(0, near - 6);
}

/** What a point of fatigue is kept for: dice, and steps that matter. */
const FATIGUE = 0.13;

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
  readonly via: readonly [near: Square, far: Square] | null;
}

function endsFor(outlook: Outlook, points: number): End[] {
  const { state, hero } = outlook;
  const figure = heroFigure(hero);
  const mayStop = stopperOf(state, figure);
  const ends: End[] = [];
  const add = (from: Square, spent: number, via: End['via']): void => {
    const reached = reachOf(state, figure, from, points + hero.fatigue - spent);
    for (const square of reached.places) {
      const cost = spent + costTo(reached, square);
      const isHere = square === hero.place;
      if (isHere ? via !== null : !mayStop(square) || isPit(state, square)) continue;
      ends.push({ square, cost, via, worth: worthOfStanding(outlook, square, points - cost) });
    }
  };
  add(hero.place, 0, null);
  const near = new Map(ends.map(({ square, cost }) => [square, cost]));
  for (const [from, to] of stairPairs(state)) {
    const cost = near.get(from);
    if (cost !== undefined && cost < points + hero.fatigue && !near.has(to))
      add(to, cost + COSTS.stairs, [from, to]);
  }
  return ends.sort((a, b) => b.worth - a.worth);
}

/** The best use of points, fatigue and attacks: where to strike from, and where to end. */
export function planFor(outlook: Outlook, points: number, attacks: number): Plan {
  const { state, hero } = outlook;
  const ends = endsFor(outlook, points);
  const tire = (cost: number): number => FATIGUE * Math.max(0, cost - points);
  const after = (from: Square, left: number): number =>
    ends.find(({ square, cost }) => cost <= points && apart(state, from, square) <= left)?.worth ?? -Infinity;
  const moves = new Map<Square, Move>();
  const stairs = new Map<Square, number>();
  let [strike, stay, best] = [-Infinity, -Infinity, -Infinity];
  for (const { square, cost, worth, via } of ends) {
    const blows = worthOfStrikes(outlook, square, attacks);
    const struck =
      blows > WORTHLESS ? blows + Math.max(worth, after(square, points - cost)) - tire(cost) : -Infinity;
    const ended = worth - tire(cost);
    const most = Math.max(struck, ended);
    best = Math.max(best, most);
    if (square === hero.place) [strike, stay] = [struck, ended];
    else if (via === null) note(moves, square, { worth: most, cost });
    else if (via[0] === hero.place) stairs.set(via[1], Math.max(most, stairs.get(via[1]) ?? -Infinity));
    else note(moves, via[0], { worth: most, cost: moves.get(via[0])?.cost ?? cost });
  }
  return { best, strike, stay, moves, stairs };
}

function note(moves: Map<Square, Move>, square: Square, move: Move): void {
  const known = moves.get(square);
  if (known === undefined) moves.set(square, move);
  else moves.set(square, { worth: Math.max(known.worth, move.worth), cost: Math.min(known.cost, move.cost) });
}

/** What an order brings to somebody who ends his turn on a square. */
export function worthOfOrder(outlook: Outlook, order: OrderId, square: Square): number {
  const { state, hero, threats, blows } = outlook;
  switch (order) {
    case 'guard': {
      let best = 0;
      for (const { monster, field, reach } of threats) {
        if ((field[square] ?? Infinity) > reach) continue;
        for (const { blow } of blows)
          best = Math.max(best, worthOfBlow(state, blow, monsterFigure(monster), 1));
      }
      return best * 0.4;
    }
    case 'dodge':
      return riskAt(state, hero, threats, square) * 0.35;
    case 'rest':
      return woundsAt(threats, square) > 1 ? 0 : (maxFatigue(hero) - hero.fatigue) * 0.05;
    case 'aim':
      return 0.02;
  }
}

const ORDER_IDS: readonly OrderId[] = ['guard', 'dodge', 'rest', 'aim'];

export const bestOrder = (outlook: Outlook, square: Square): number =>
  Math.max(...ORDER_IDS.map(order => worthOfOrder(outlook, order, square)));

/** The squares beside doors that somebody could open now: everybody near, well and about to act, and no fight under way. */
export function doorsToOpen(state: State, hero: OnBoard<Hero>): ReadonlySet<Square> {
  const squares = new Set<Square>();
  for (const door of state.doors) {
    if (!door.placed || door.state !== 'closed') continue;
    if (door.rune !== null && !state.runekeys.includes(door.rune)) continue;
    if (!door.areas.some(area => state.areas[area]?.revealed === false)) continue;
    const beside = spacesAtDoor(state, door);
    if (isGoodMoment(state, hero, beside)) for (const square of beside) squares.add(square);
  }
  return squares;
}

/** A door is opened while others can still strike at what is behind it, and not in the middle of a fight. */
function isGoodMoment(state: State, hero: OnBoard<Hero>, door: readonly Square[]): boolean {
  const ways = wayOfHeroes(state, door);
  const others = state.heroes
    .filter(isOnBoard)
    .filter(one => one.id !== hero.id && (ways[one.place] ?? Infinity) <= COMING);
  const near = others.filter(one => (ways[one.place] ?? Infinity) <= TOGETHER);
  const ready = near.filter(one => !one.acted);
  const wounds = [hero, ...near].reduce((sum, one) => sum + one.wounds / maxWounds(one), 0);
  const fighting = state.monsters.filter(
    monster => nearestApart(state, hero.place, monsterSpaces(state, monster)) <= NEAR,
  );
  return (
    hero.wounds * 5 >= maxWounds(hero) * 2 &&
    fighting.length <= 1 &&
    near.length * 2 >= others.length &&
    ready.length * 2 >= near.length &&
    wounds >= 0.35 * (1 + near.length)
  );
}

/** How near help should be before a door is opened, and how near monsters must not be. */
const TOGETHER = 8;
const COMING = 14;
const NEAR = 7;
