import {
  connectTiles,
  type House,
  type LaidRoomTile,
  type OpeningKind,
  type QuarterTurns,
  SIDES,
  type Side,
} from '@tenebrae/board';
import fc from 'fast-check';

interface AnyHouse {
  readonly house: House;
  readonly isDoorOpen: (door: string) => boolean;
  readonly blocks: (room: string) => boolean;
}

const aKind = fc.constantFrom<OpeningKind>('passage', 'door');

/** A side is wall, or opens from the first or the second room of its tile. */
const aSide = fc.option(fc.record({ kind: aKind, second: fc.boolean() }), { freq: 4 });

const aTile = fc.record({
  sides: fc.tuple(aSide, aSide, aSide, aSide),
  isDouble: fc.boolean(),
  inside: fc.option(aKind),
  turns: fc.constantFrom<QuarterTurns>(0, 1, 2, 3),
});

const WIDTH = 4;

export const aHouse: fc.Arbitrary<AnyHouse> = fc
  .record({
    tiles: fc.array(aTile, { minLength: 1, maxLength: 12 }),
    seed: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
  })
  .map(({ tiles, seed }) => ({
    house: connectTiles(tiles.map(layTile)),
    isDoorOpen: door => seed[(door.charCodeAt(0) + door.charCodeAt(door.length - 2)) % 7] ?? true,
    blocks: room => room.charCodeAt(0) % 7 === 0 && (seed[0] ?? false),
  }));

type Tile = typeof aTile extends fc.Arbitrary<infer T> ? T : never;

function layTile({ sides, isDouble, inside, turns }: Tile, place: number): LaidRoomTile {
  const [first, second] = [`${String.fromCharCode(97 + place)}1`, `${String.fromCharCode(97 + place)}2`];
  const openings = (isSecond: boolean): Partial<Record<Side, OpeningKind>> =>
    Object.fromEntries(
      SIDES.flatMap((side, index) => {
        const opening = sides[index];
        return opening && (isDouble && opening.second) === isSecond ? [[side, opening.kind]] : [];
      }),
    );
  const at = { x: place % WIDTH, y: Math.floor(place / WIDTH), turns };
  if (!isDouble) return { ...at, tile: { rooms: { [first]: openings(false) } } };
  return {
    ...at,
    tile: {
      rooms: { [first]: openings(false), [second]: openings(true) },
      inside: inside ? [{ rooms: [first, second], kind: inside }] : [],
    },
  };
}
