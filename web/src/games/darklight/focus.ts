import type { Offers } from '../frame/offers.ts';
import type { Spot } from '../travel.ts';
import {
  around,
  type Box,
  boxOf,
  columnOf,
  type Gate,
  type LaidTile,
  rowOf,
  S,
  tokenSpot,
} from './geometry.ts';
import { squaresOf } from './offers.ts';
import { baseOf, type Dungeon, type Figure, thingOfFigure } from './view.ts';

/** With the deck that lies behind it. */
const beyond = ({ left, top, right, bottom, out }: Gate): Box => ({
  left: Math.min(left, left + out.x * 0.6),
  top: Math.min(top, top + out.y * 0.6),
  right: Math.max(right, right + out.x * 0.6),
  bottom: Math.max(bottom, bottom + out.y * 0.6),
});

export const EMPTY: Box = { left: 60, top: 60, right: 68, bottom: 66 };
export const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 0.7,
  top: top - 0.9,
  right: right + 0.9,
  bottom: bottom + 0.9,
});

/** Where Chests, Events and what a quest has put down lie. */
export function tokenSpots({ chests, events, props }: Dungeon, tiles: readonly LaidTile[]): Spot[] {
  const tokens = [
    ...chests.map(({ id, tile }) => ({ thing: `chest:${id}`, tile })),
    ...events.map(({ id, tile }) => ({ thing: `event:${id}`, tile })),
  ];
  return [
    ...tiles.flatMap(tile =>
      tokens
        .filter(token => token.tile === tile.number)
        .map(({ thing }, place) => {
          const { x, y } = tokenSpot(tile, place);
          return { thing, x: x * S, y: y * S };
        }),
    ),
    ...props
      .filter(({ carrier }) => carrier === null)
      .map(({ id, square }) => ({ thing: `prop:${id}`, ...middle(square, 1) })),
  ];
}

const aroundToken = ({ x, y }: Spot): Box => ({
  left: x / S - 0.5,
  top: y / S - 0.5,
  right: x / S + 0.5,
  bottom: y / S + 0.5,
});

/** What matters: whoever stands somewhere, and what can be chosen, with the tiles that they are on. */
export function focusOf(
  { lit }: Dungeon,
  figures: readonly Figure[],
  offers: Offers,
  tiles: readonly (Box & {
    readonly number: number;
    readonly cells: readonly { readonly square: number }[];
  })[],
  gates: readonly Gate[],
  tokens: readonly Spot[],
): Box {
  const squares = [
    ...figures.map(({ square }) => square),
    ...[...offers.values()].flat().flatMap(({ option }) => squaresOf(option)),
  ];
  const here = tiles.filter(
    ({ number, cells }) =>
      offers.has(`tile:${number}`) ||
      (lit.includes(number) && cells.some(({ square }) => squares.includes(square))),
  );
  const near = new Set(here.map(({ number }) => number));
  const boxes: Box[] = [
    ...squares.map(square => boxOf([square])),
    ...here,
    ...gates.filter(({ number, from }) => offers.has(`archway:${number}`) || near.has(from)).map(beyond),
    ...tokens.filter(({ thing }) => offers.has(thing)).map(aroundToken),
  ];
  const [first = tiles[0] ?? EMPTY] = boxes;
  const { left, top, right, bottom } = grown(boxes.reduce(around, first));
  // Not closer than a room.
  const wide = Math.max(0, 11 - (right - left)) / 2;
  const high = Math.max(0, 8 - (bottom - top)) / 2;
  return { left: left - wide, top: top - high, right: right + wide, bottom: bottom + high };
}

const middle = (square: number, base: number): { x: number; y: number } => ({
  x: (columnOf(square) + base / 2) * S,
  y: (rowOf(square) + base / 2) * S,
});

/** Everything that the arrow keys reach. */
export function spotsOf(
  figures: readonly Figure[],
  offers: Offers,
  gates: readonly { readonly number: number; readonly x: number; readonly y: number }[],
  tiles: readonly (Box & { readonly number: number })[],
  tokens: readonly Spot[],
): Spot[] {
  const squares = [...offers.keys()].filter(thing => thing.startsWith('square:'));
  const ghosts = [...offers].filter(([thing]) => thing.startsWith('ghost:'));
  return [
    ...squares.map(thing => ({ thing, ...middle(Number(thing.slice(7)), 1) })),
    ...ghosts.flatMap(([thing, [first]]) => {
      if (first === undefined) return [];
      const { left, top, right, bottom } = boxOf(squaresOf(first.option));
      return [{ thing, x: ((left + right) / 2) * S, y: ((top + bottom) / 2) * S }];
    }),
    ...gates.map(({ number, x, y }) => ({ thing: `archway:${number}`, x: x * S, y: y * S })),
    ...tiles.map(({ number, left, top, right, bottom }) => ({
      thing: `tile:${number}`,
      x: ((left + right) / 2) * S,
      y: ((top + bottom) / 2) * S,
    })),
    ...tokens,
    ...figures.map(figure => ({ thing: thingOfFigure(figure), ...middle(figure.square, baseOf(figure)) })),
  ];
}
