import { type QuarterTurns, SIDES, type Side, type Square, turnSide } from '@tenebrae/board';
import { RuleBug } from '@tenebrae/kernel';
import type { Arrow, DungeonCardId } from '../data/dungeon-cards.ts';
import { CLEAR_FIELD, PLANE } from '../data/limits.ts';
import type { Archway, ArchwayNumber, PlacedTile, Plan } from '../state.ts';
import { arrowDistances, arrowName, fieldBehind, isSameArrow, otherEdges } from './tile-edges.ts';
import {
  archwayPlace,
  type ArchwayPlace,
  cardOf,
  cardShape,
  type Laying,
  layingAt,
  onPlane,
  outwardsOf,
  shapeOf,
  tileSquares,
} from './tiles.ts';

/** A way to lay a tile at an archway, with its Exits. */
export interface Position {
  readonly laying: Laying;
  /** The Entrance: an arrow of the card, or any two edge squares (DL-EXP-12, attempt 3). */
  readonly entrance: Arrow;
  /** The edge squares of the Entrance, one beside each square of the archway. */
  readonly outer: readonly [Square, Square];
  readonly exits: readonly Arrow[];
  readonly bent: boolean;
}

/** DL-EXP-05, DL-EXP-06, DL-EXP-12, DL-EXP-14, DL-JUN-01: the positions from which the leader chooses; never none, none overlaps. */
export function positionsAt(
  plan: Plan,
  archway: ArchwayNumber,
  card: DungeonCardId,
  exits: number,
): Position[] {
  const at = plan.archways[archway];
  if (at === undefined) throw new RuleBug(`DL-EXP-05: no archway ${archway}`);
  const held = heldSquares(plan);
  const byArrow = joinings(at, card, cardOf(card).arrows, held);
  const tried = (joined: readonly Joining[], way: Way) =>
    joined.flatMap(one => withExits(one, card, exits, held, way));
  const clear = tried(byArrow, 'clear');
  if (clear.length > 0) return differing(card, clear);
  const byEdge = joinings(at, card, otherEdges(card), held);
  const attempts: readonly (readonly [readonly Joining[], Way])[] = [
    [byEdge, 'clear'],
    [byArrow, 'required'],
    [byArrow, 'fitting'],
    [byEdge, 'fitting'],
  ];
  for (const [joined, way] of attempts) {
    const found = tried(joined, way);
    if (found.length > 0) return differing(card, found);
  }
  return differing(card, apart(card, exits, held));
}

/** Of every square of the plane, 1 if something lies there. */
type Held = Uint8Array;

/** DL-EXP-14: what lies there, closed archways included. */
function heldSquares({ tiles, archways }: Plan): Held {
  const held = new Uint8Array(PLANE * PLANE);
  for (const tile of tiles) for (const square of squaresOfTile(tile)) held[square] = 1;
  for (const { squares } of archways) for (const square of squares) held[square] = 1;
  return held;
}

function squaresOfTile(tile: PlacedTile): readonly Square[] {
  let squares = SQUARES.get(tile);
  if (squares === undefined) {
    squares = tileSquares(shapeOf(tile), tile) ?? [];
    SQUARES.set(tile, squares);
  }
  return squares;
}

const SQUARES = new WeakMap<PlacedTile, readonly Square[]>();

/** A tile in its place, before its Exits. */
type Joining = Omit<Position, 'exits'>;

/** DL-EXP-05: the tile joined to the archway by one of these edges, where its squares fit. */
function joinings(archway: Archway, card: DungeonCardId, entrances: readonly Arrow[], held: Held): Joining[] {
  const shape = cardShape(card);
  return entrances.flatMap(entrance => {
    const laying = layingAt(shape, entrance, archway.squares, outwardsOf(archway));
    if (laying === null || !isFree(tileSquares(shape, laying), held)) return [];
    const place = archwayPlace(shape, laying, entrance);
    return place === null ? [] : [{ laying, entrance, outer: inOrder(place, archway.squares), bent: false }];
  });
}

/** One edge square beside each square of the archway. */
const inOrder = (
  { inner, squares }: ArchwayPlace,
  archway: readonly [Square, Square],
): readonly [Square, Square] => (squares[0] === archway[0] ? inner : [inner[1], inner[0]]);

function isFree(squares: readonly Square[] | null, held: Held): boolean {
  if (squares === null) return false;
  for (const square of squares) if (held[square] === 1) return false;
  return true;
}

/** Exits on the farthest arrows (attempt 1); on the farthest that fit (attempts 1 and 2); those that leave room besides. */
type Way = 'required' | 'fitting' | 'clear';

/** DL-EXP-06, DL-EXP-12, DL-JUN-01: the Exits go on the arrows farthest from the Entrance; where they do not fit, on the next. */
function withExits(
  joining: Joining,
  card: DungeonCardId,
  count: number,
  held: Held,
  way: Way,
): readonly Position[] {
  const choices = exitChoices(card, joining.entrance, count);
  const isGood = (exits: readonly Arrow[]) =>
    exits.every(exit => isExitFree(joining, card, exit, held)) &&
    (way !== 'clear' || exits.every(exit => hasField(joining, card, exit, held)));
  for (const choice of way === 'required' ? choices.slice(0, 1) : choices) {
    const good = choice.filter(isGood);
    if (good.length > 0) return good.map(exits => positionOf(joining, exits));
  }
  return [];
}

const positionOf = ({ laying, entrance, outer, bent }: Joining, exits: readonly Arrow[]): Position => ({
  laying,
  entrance,
  outer,
  bent,
  exits,
});

type Choices = readonly (readonly (readonly Arrow[])[])[];

/** All choices of so many other arrows, the farthest first; those equally far stand together: a tie is the leader's. */
function exitChoices(card: DungeonCardId, entrance: Arrow, count: number): Choices {
  const name = `${card} ${arrowName(entrance)} ${count}`;
  let choices = CHOICES.get(name);
  if (choices === undefined) {
    choices = workOutChoices(card, entrance, count);
    CHOICES.set(name, choices);
  }
  return choices;
}

const CHOICES = new Map<string, Choices>();

function workOutChoices(card: DungeonCardId, entrance: Arrow, count: number): Choices {
  const distances = arrowDistances(card, entrance);
  const arrows = cardOf(card)
    .arrows.map((arrow, at) => ({ arrow, distance: distances[at] ?? 0 }))
    .filter(({ arrow }) => !isSameArrow(arrow, entrance));
  const groups = new Map<string, { far: readonly number[]; choices: (readonly Arrow[])[] }>();
  for (const choice of subsets(arrows, count)) {
    const far = choice.map(({ distance }) => distance).sort((a, b) => b - a);
    const group = groups.get(far.join()) ?? { far, choices: [] };
    groups.set(far.join(), group);
    group.choices.push(choice.map(({ arrow }) => arrow));
  }
  return [...groups.values()].sort((a, b) => firstDifference(b.far, a.far)).map(({ choices }) => choices);
}

/** Compares the farthest, then the next farthest. */
const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find(difference => difference !== 0) ?? 0;

function subsets<T>(things: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) =>
    subsets(things.slice(at + 1), count - 1).map(rest => [thing, ...rest]),
  );
}

const isExitFree = ({ laying }: Joining, card: DungeonCardId, exit: Arrow, held: Held): boolean =>
  isFree(archwayPlace(cardShape(card), laying, exit)?.squares ?? null, held);

/** DL-EXP-14: a clear field right behind the Exit. */
function hasField({ laying }: Joining, card: DungeonCardId, exit: Arrow, held: Held): boolean {
  const place = archwayPlace(cardShape(card), laying, exit);
  return place !== null && isFree(fieldBehind(place.squares, outwardsOf(place), CLEAR_FIELD), held);
}

/** DL-EXP-12, attempt 4: for each arrow the first place on the plane that leaves room, or else the first that fits. */
function apart(card: DungeonCardId, exits: number, held: Held): Position[] {
  const found = cardOf(card).arrows.flatMap(entrance => {
    const isGood = (laying: Laying, way: Way): readonly Position[] => {
      const place = archwayPlace(cardShape(card), laying, entrance);
      if (place === null || !isFree(tileSquares(cardShape(card), laying), held)) return [];
      return withExits({ laying, entrance, outer: place.inner, bent: true }, card, exits, held, way);
    };
    return (
      firstLaying(laying => isGood(laying, 'clear')) ?? firstLaying(laying => isGood(laying, 'fitting')) ?? []
    );
  });
  if (found.length === 0) throw new RuleBug(`DL-EXP-12: no room for ${card} on the whole plane`);
  return found;
}

function firstLaying(isGood: (laying: Laying) => readonly Position[]): readonly Position[] | null {
  for (let y = 0; y < PLANE; y++) {
    for (let x = 0; x < PLANE; x++) {
      const found = isGood({ x, y, turns: 0 });
      if (found.length > 0) return found;
    }
  }
  return null;
}

/** Positions that come to the same on the table are one: a tile that looks the same turned round. */
function differing(card: DungeonCardId, positions: readonly Position[]): Position[] {
  const byLook = new Map<string, Position>();
  for (const position of positions) {
    const look = lookOf(card, position);
    if (!byLook.has(look)) byLook.set(look, position);
  }
  return [...byLook.values()];
}

const lookOf = (card: DungeonCardId, { laying, exits, bent, outer }: Position): string =>
  [
    laying.x,
    laying.y,
    pictureOf(card, laying.turns),
    ...exits.map(exit => Math.min(...(archwayPlace(cardShape(card), laying, exit)?.squares ?? []))).sort(),
    ...(bent ? outer : []),
  ].join(' ');

/** How a tile looks when it is turned so: its signs in the order of the plane, and its columns. */
function pictureOf(card: DungeonCardId, turns: QuarterTurns): string {
  const name = `${card} ${turns}`;
  let picture = PICTURES.get(name);
  if (picture === undefined) {
    const shape = cardShape(card);
    const at = (x: number, y: number) => Number(onPlane(shape, { x: 1, y: 1, turns }, x, y));
    const signs = [...shape.signs].map(
      (sign, place) => [at(place % shape.width, Math.floor(place / shape.width)), sign] as const,
    );
    const columns = (cardOf(card).corners ?? []).map(
      ([x, y]) => [Math.min(at(x - 1, y - 1), at(x, y), at(x, y - 1), at(x - 1, y)), '+'] as const,
    );
    picture = [...signs, ...columns]
      .sort(([a], [b]) => a - b)
      .flat()
      .join('');
    PICTURES.set(name, picture);
  }
  return picture;
}

const PICTURES = new Map<string, string>();

/** The sides of the plane to which the Exits of a position lead. */
export const waysOf = ({ laying, exits }: Position): Side[] =>
  exits.map(({ side }) => turnSide(side, laying.turns)).sort((a, b) => SIDES.indexOf(a) - SIDES.indexOf(b));
