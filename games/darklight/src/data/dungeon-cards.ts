import type { Side } from '@tenebrae/board';

/** A red arrow: a side of the unturned tile and the first of its two columns or rows. */
export interface Arrow {
  readonly side: Side;
  readonly first: number;
  /** How many columns or rows its edge lies in from the outermost; none for all arrows that are printed. */
  readonly inset?: number;
}

/**
 * A drawn tile. `.` floor, `#` no square, `s` stair of the Dungeon Exit, `^` floor at level 1, `=` stair between the
 * levels, `~` stream, `o` solid low object.
 */
export interface TileDrawing {
  readonly rows: readonly string[];
  /** Columns: the points where the squares (x-1, y-1) and (x, y) meet. */
  readonly corners?: readonly (readonly [x: number, y: number])[];
}

export interface DungeonCard extends TileDrawing {
  readonly kind: 'start' | 'corridor' | 'junction' | 'room' | 'skull' | 'quest';
  readonly exits: number;
  readonly chest: boolean;
  readonly arrows: readonly Arrow[];
  /** A rule of the tile, in effects/tiles.ts. */
  readonly coded?: true;
}

/** 24 tiles: names of the rooms are printed, the drawings are ours and may be tuned. */
export const DUNGEON_CARDS = {
  'stairway-up': {
    kind: 'start',
    exits: 1,
    chest: false,
    arrows: [{ side: 'south', first: 0 }],
    // biome-ignore format: a drawing
    rows: [
      'ss',
      'ss',
      '..',
      '..',
    ],
  },
  'long-corridor': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'south', first: 0 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '..',
      '..',
      '..',
      '..',
      '..',
      '..',
    ],
  },
  'narrow-passage': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'south', first: 0 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '..',
      '..',
      '..',
      '..',
    ],
  },
  'left-bend': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'east', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '..##',
      '..##',
      '....',
      '....',
    ],
  },
  'right-bend': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 2 },
      { side: 'west', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '##..',
      '##..',
      '....',
      '....',
    ],
  },
  'crooked-corridor': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'south', first: 4 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '..####',
      '..####',
      '......',
      '......',
      '####..',
      '####..',
    ],
  },
  'sunken-steps': {
    kind: 'corridor',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'south', first: 0 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '^^',
      '^^',
      '==',
      '..',
      '..',
      '..',
    ],
  },
  'forked-passage': {
    kind: 'junction',
    exits: 2,
    chest: false,
    arrows: [
      { side: 'west', first: 0 },
      { side: 'east', first: 0 },
      { side: 'south', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '......',
      '##..##',
      '##..##',
    ],
  },
  'crossroads': {
    kind: 'junction',
    exits: 3,
    chest: false,
    arrows: [
      { side: 'north', first: 2 },
      { side: 'south', first: 2 },
      { side: 'west', first: 2 },
      { side: 'east', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '##..##',
      '##..##',
      '......',
      '......',
      '##..##',
      '##..##',
    ],
  },
  'pillared-rotunda': {
    kind: 'junction',
    exits: 2,
    chest: false,
    arrows: [
      { side: 'north', first: 2 },
      { side: 'south', first: 2 },
      { side: 'west', first: 2 },
      { side: 'east', first: 2 },
    ],
    corners: [
      [2, 2],
      [4, 2],
      [2, 4],
      [4, 4],
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
    ],
  },
  'split-gallery': {
    kind: 'junction',
    exits: 2,
    chest: false,
    arrows: [
      { side: 'west', first: 1 },
      { side: 'east', first: 1 },
      { side: 'north', first: 3 },
      { side: 'south', first: 3 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '........',
      '........',
      '........',
      '........',
    ],
  },
  'storage-room': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'north', first: 2 },
      { side: 'south', first: 2 },
      { side: 'west', first: 2 },
      { side: 'east', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
    ],
  },
  'guard-post': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'west', first: 0 },
      { side: 'east', first: 1 },
      { side: 'north', first: 2 },
      { side: 'south', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '......',
      '......',
    ],
  },
  'torture-chamber': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'south', first: 2 },
      { side: 'west', first: 2 },
      { side: 'east', first: 2 },
    ],
    corners: [
      [2, 2],
      [4, 4],
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '......',
      '......',
      '......',
      '......',
      '......',
    ],
    coded: true,
  },
  'scriptorium': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'south', first: 2 },
      { side: 'north', first: 2 },
      { side: 'east', first: 1 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '.oo.o.',
      '......',
      '.o.oo.',
      '......',
    ],
    coded: true,
  },
  'ossuary': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'west', first: 2 },
      { side: 'east', first: 1 },
      { side: 'south', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '.......',
      '.......',
      '.......',
      '.......',
      '.......',
    ],
    coded: true,
  },
  'armoury': {
    kind: 'room',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'south', first: 2 },
      { side: 'west', first: 3 },
      { side: 'east', first: 3 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '^^^^^^',
      '^^==^^',
      '......',
      '......',
      '......',
    ],
    coded: true,
  },
  'sunken-cistern': {
    kind: 'skull',
    exits: 1,
    chest: false,
    arrows: [
      { side: 'north', first: 2 },
      { side: 'south', first: 2 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '......',
      '.~~~~.',
      '.~~~~.',
      '.~~~~.',
      '.~~~~.',
      '......',
    ],
    coded: true,
  },
  'prison-cells': {
    kind: 'skull',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'west', first: 3 },
      { side: 'east', first: 3 },
      { side: 'south', first: 3 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '........',
      'o..oo..o',
      'o..oo..o',
      '........',
      '........',
    ],
  },
  'collapsed-tunnel': {
    kind: 'skull',
    exits: 1,
    chest: true,
    arrows: [
      { side: 'north', first: 0 },
      { side: 'south', first: 0 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '..',
      '..',
      '.o',
      '..',
      'o.',
      '..',
      '..',
    ],
    coded: true,
  },
  'necrostream': {
    kind: 'quest',
    exits: 0,
    chest: false,
    arrows: [
      { side: 'south', first: 3 },
      { side: 'west', first: 5 },
      { side: 'east', first: 5 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '........',
      '........',
      '........',
      '~~~..~~~',
      '........',
      '........',
      '........',
    ],
    coded: true,
  },
  'chapel': {
    kind: 'quest',
    exits: 0,
    chest: false,
    arrows: [
      { side: 'south', first: 3 },
      { side: 'west', first: 6 },
      { side: 'east', first: 6 },
    ],
    corners: [
      [2, 4],
      [6, 4],
      [2, 6],
      [6, 6],
    ],
    // biome-ignore format: a drawing
    rows: [
      '^^^^^^^^',
      '^^^==^^^',
      '........',
      '........',
      '........',
      '........',
      '........',
      '........',
    ],
  },
  'crypt': {
    kind: 'quest',
    exits: 0,
    chest: false,
    arrows: [
      { side: 'south', first: 3 },
      { side: 'west', first: 6 },
      { side: 'east', first: 6 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '........',
      '.o....o.',
      '.o....o.',
      '........',
      '.o....o.',
      '.o....o.',
      '........',
      '........',
    ],
  },
  'sanctuary': {
    kind: 'quest',
    exits: 0,
    chest: false,
    arrows: [
      { side: 'south', first: 3 },
      { side: 'north', first: 3 },
      { side: 'west', first: 3 },
      { side: 'east', first: 3 },
    ],
    // biome-ignore format: a drawing
    rows: [
      '........',
      '........',
      '..^^^^..',
      '..^^^^..',
      '..^==^..',
      '........',
      '........',
      '........',
    ],
  },
} as const satisfies Record<string, DungeonCard>;
export type DungeonCardId = keyof typeof DUNGEON_CARDS;

type OfKind<Kind extends DungeonCard['kind']> = {
  [Id in DungeonCardId]: (typeof DUNGEON_CARDS)[Id] extends { readonly kind: Kind } ? Id : never;
}[DungeonCardId];
export type QuestRoomId = OfKind<'quest'>;
export type SkullCardId = OfKind<'skull'>;

/** Tiles with a rule: each has an entry in effects/tiles.ts, counted by the compiler. */
export type CodedTileId = {
  [Id in DungeonCardId]: (typeof DUNGEON_CARDS)[Id] extends { readonly coded: true } ? Id : never;
}[DungeonCardId];
