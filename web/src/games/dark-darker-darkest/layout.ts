import { BOARD_SIDES, CREATURES, type SurvivorId } from '@tenebrae/dark-darker-darkest/data';
import { type HousePlan, type Rect, type RoomPlace, roomsOverLocks } from './geometry.ts';
import type { EnemyFace } from './icons.ts';
import { hordesOf, isIn, type Survivor, type View, type Zombie } from './view.ts';
import { groupBy } from './group-by.ts';

export type FigureKind = 'survivor' | 'zombie' | 'creature' | 'nemesis' | 'token';

/** A figure on the board and where it stands; only plain values, so that an unchanged one is not drawn again. */
export interface Figure {
  readonly key: string;
  readonly kind: FigureKind;
  readonly room: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: EnemyFace | SurvivorId | 'token';
  /** How many it stands for. */
  readonly count: number;
  /** What is left of its strength, from 0 to 1; null where none is counted. */
  readonly strength: number | null;
  /** Its states, by id and number: `virus 2, entrapped`. */
  readonly marks: string;
  /** By what options call it. */
  readonly things: readonly string[];
}

type Piece = Omit<Figure, 'x' | 'y' | 'size' | 'room'> & { readonly side: number };

const SIZES = {
  survivor: 54,
  zombie: 40,
  special: 46,
  creature: 60,
  nemesis: 66,
  token: 40,
  stack: 50,
} as const;
/** More zombies in a room are drawn as stacks of those that are alike. */
const LOOSE_ZOMBIES = 6;

export function layFigures(view: View, plan: HousePlan): Figure[] {
  const pieces = new Map<string, Piece[]>();
  const put = (room: string, ...more: Piece[]): void => {
    pieces.set(room, [...(pieces.get(room) ?? []), ...more]);
  };
  const { nemesis, creature } = view;
  if (nemesis !== null) put(nemesis.room, enemyPiece('nemesis', nemesis.id, nemesisStrength(nemesis), ''));
  if (creature !== null)
    put(
      creature.room,
      enemyPiece('creature', creature.id, creatureStrength(creature), creature.infected ? 'infected' : ''),
    );
  for (const survivor of view.survivors)
    if (isIn(survivor)) put(survivor.room, survivorPiece(view, survivor));
  for (const [room, zombies] of hordesOf(view)) put(room, ...zombiePieces(room, zombies));
  for (const [room, tokens] of groupBy(view.tokens, token => token))
    put(room, tokenPiece(room, tokens.length));
  const overLocks = roomsOverLocks(plan, view.doors);
  const figures: Figure[] = [];
  for (const [room, standing] of pieces) {
    const place = plan.rooms.get(room);
    if (place !== undefined)
      figures.push(...arrange(room, standing, areaOf(view, place, overLocks.has(room))));
  }
  // Always in the same order, wherever they stand: whoever moves is then the only one that is taken up and put down.
  return figures.sort((one, other) => (one.key < other.key ? -1 : 1));
}

const survivorPiece = (view: View, survivor: Survivor): Piece => {
  const { id, side, wounds, virus, entrapped, radiation } = survivor;
  const skull = BOARD_SIDES[side].energyTrack.length - 1;
  const marks = [
    ...(virus > 0 ? [`virus ${virus}`] : []),
    ...(entrapped === 'no' ? [] : ['entrapped']),
    ...(radiation > 0 ? [`radiation ${radiation}`] : []),
    ...(view.showdown?.keeper === id ? ['keeper'] : []),
  ];
  return {
    key: `survivor:${id}`,
    kind: 'survivor',
    side: SIZES.survivor,
    face: id,
    count: 1,
    strength: (skull - wounds) / skull,
    marks: marks.join(', '),
    things: [`survivor:${id}`],
  };
};

const enemyPiece = (
  kind: 'creature' | 'nemesis',
  face: EnemyFace,
  strength: number,
  marks: string,
): Piece => ({ key: kind, kind, side: SIZES[kind], face, count: 1, strength, marks, things: [kind] });

function creatureStrength({ id, hits }: NonNullable<View['creature']>): number {
  const of = CREATURES[id].hitLocations.reduce((sum, location) => sum + location.hits, 0);
  return 1 - hits.reduce((sum, taken) => sum + taken, 0) / of;
}

/** The markers that it began with are not kept: what is left is shown by number. */
const nemesisStrength = ({ markers }: NonNullable<View['nemesis']>): number =>
  markers.reduce((sum, count) => sum + count, 0);

const marksOf = ({ down, hit, infected }: Zombie): string =>
  [...(down ? ['down'] : []), ...(hit ? ['hit'] : []), ...(infected ? ['infected'] : [])].join(', ');

function zombiePieces(room: string, zombies: readonly Zombie[]): Piece[] {
  const piece = (key: string, group: readonly Zombie[], one: Zombie): Piece => ({
    key,
    kind: 'zombie',
    side: group.length > 1 ? SIZES.stack : one.kind === 'ordinary' ? SIZES.zombie : SIZES.special,
    face: one.kind,
    count: group.length,
    strength: null,
    marks: marksOf(one),
    things: group.map(({ id }) => `zombie:${id}`),
  });
  if (zombies.length <= LOOSE_ZOMBIES) return zombies.map(one => piece(`zombie:${one.id}`, [one], one));
  return [...groupBy(zombies, one => `${one.kind}/${marksOf(one)}`)].flatMap(([alike, group]) => {
    const [first] = group;
    return first === undefined ? [] : [piece(`horde:${room}/${alike}`, group, first)];
  });
}

const tokenPiece = (room: string, count: number): Piece => ({
  key: `token:${room}`,
  kind: 'token',
  side: SIZES.token,
  face: 'token',
  count,
  strength: null,
  marks: '',
  things: [],
});

/** Where figures may stand: not on the room's name, its icons, the search cube or the burn markers. */
function areaOf(view: View, { id, rect, half, tile: index }: RoomPlace, overLock: boolean): Rect {
  const tile = view.tiles[index];
  const edge = half ? 9 : 13;
  const marked = view.searched.includes(id) || tile?.radiation === true || hasCameraAtTop(view, id);
  const top = half ? 8 : marked ? 22 : 12;
  const foot = overLock ? 34 : half ? 18 : 25;
  const right = half ? 9 : 22;
  return { x: rect.x + edge, y: rect.y + top, w: rect.w - edge - right, h: rect.h - top - foot };
}

/** A camera that looks east or south hangs in the upper left corner of its room. */
export const hasCameraAtTop = (view: View, room: string): boolean =>
  view.cameras.some(camera => camera.room === room && (camera.side === 'east' || camera.side === 'south'));

/** Rows from the left to the right, as large as they fit. */
function arrange(room: string, pieces: readonly Piece[], area: Rect): Figure[] {
  let scale = 1;
  let rows = wrap(pieces, area.w, scale);
  while (scale > 0.4 && heightOf(rows, scale) > area.h) {
    scale -= 0.06;
    rows = wrap(pieces, area.w, scale);
  }
  const gap = GAP * scale;
  let y = area.y + (area.h - heightOf(rows, scale)) / 2;
  return rows.flatMap(row => {
    const high = Math.max(...row.map(one => one.side)) * scale;
    const long = row.reduce((sum, one) => sum + one.side * scale + gap, -gap);
    let x = area.x + (area.w - long) / 2;
    const line = row.map(({ side, ...piece }) => {
      const size = side * scale;
      const figure = { ...piece, room, size: round(size), x: round(x + size / 2), y: round(y + high / 2) };
      x += size + gap;
      return figure;
    });
    y += high + gap;
    return line;
  });
}

const GAP = 4;

function wrap(pieces: readonly Piece[], width: number, scale: number): Piece[][] {
  const rows: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const needed = (piece.side + GAP) * scale;
    const last = rows.at(-1);
    if (last === undefined || needed - GAP * scale > room) {
      rows.push([piece]);
      room = width - needed;
    } else {
      last.push(piece);
      room -= needed;
    }
  }
  return rows;
}

const heightOf = (rows: readonly (readonly Piece[])[], scale: number): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map(one => one.side)) * scale + GAP * scale, -GAP * scale);

const round = (value: number): number => Math.round(value * 10) / 10;
