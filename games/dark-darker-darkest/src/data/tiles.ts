import type { Side } from '@tenebrae/board';
import type { CornerFunctionId } from './corner-functions.ts';

export const TILE_CATEGORIES = ['laboratory', 'entrance', 'corner', 'outer', 'inner'] as const;
export type TileCategory = (typeof TILE_CATEGORIES)[number];

/**
 * A window is in an outside wall; a door has a lock symbol. The doors of laboratory and reactor have none and open by
 * DDD-LAB-06 and DDD-RAD-25.
 */
export const TILE_EDGES = ['passage', 'door', 'laboratory-door', 'reactor-door', 'wall', 'window'] as const;
export type TileEdge = (typeof TILE_EDGES)[number];

/** DDD-HOU-06: what may lie against each edge; nothing lies against a window. */
export const FITTING_EDGES = {
  'passage': ['passage', 'door', 'laboratory-door', 'reactor-door'],
  'door': ['passage'],
  'laboratory-door': ['passage'],
  'reactor-door': ['passage'],
  'wall': ['wall'],
  'window': [],
} as const satisfies Record<TileEdge, readonly TileEdge[]>;

/** Gas leak, defense room and lurking creature count with the advanced rules only (DDD-ADV-01). */
export const TILE_ICONS = [
  'antidote',
  'fire-direction-key',
  'terminal',
  'camera',
  'gas-leak',
  'defense-room',
  'lurking-creature',
] as const;
export type TileIcon = (typeof TILE_ICONS)[number] | CornerFunctionId;

export interface TileRoom {
  readonly name: string;
  readonly icons: readonly TileIcon[];
}

export interface Tile {
  readonly category: TileCategory;
  /** As the tile is drawn, north being up: corners for the top left, outer rooms for the top edge of the house. */
  readonly edges: Readonly<Record<Side, TileEdge>>;
  readonly rooms: readonly [TileRoom] | readonly [TileRoom, TileRoom];
  /** Which of its rooms has each side. */
  readonly owners: Readonly<Record<Side, 0 | 1>>;
  /** What joins its two rooms. */
  readonly link: 'none' | 'passage';
}

const ONE_ROOM = { north: 0, east: 0, south: 0, west: 0 } as const;

/** The 27 room tiles and the reactor of Radioactive. */
// ours: may be tuned
export const TILES = {
  'laboratory': {
    category: 'laboratory',
    edges: { north: 'window', east: 'laboratory-door', south: 'laboratory-door', west: 'window' },
    rooms: [{ name: 'laboratory', icons: ['antidote'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'entrance-hall': {
    category: 'entrance',
    edges: { north: 'passage', east: 'passage', south: 'window', west: 'passage' },
    rooms: [{ name: 'entrance-hall', icons: ['fire-direction-key'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'sprinkler-control': {
    category: 'corner',
    edges: { north: 'window', east: 'door', south: 'wall', west: 'window' },
    rooms: [{ name: 'sprinkler-control', icons: ['sprinkler-control', 'terminal'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'virus-cabinet': {
    category: 'corner',
    edges: { north: 'window', east: 'door', south: 'door', west: 'window' },
    rooms: [{ name: 'virus-cabinet', icons: ['virus-cabinet', 'terminal'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'medic-bay': {
    category: 'corner',
    edges: { north: 'window', east: 'wall', south: 'door', west: 'window' },
    rooms: [{ name: 'medic-bay', icons: ['medic-bay', 'terminal'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'ammo-reserve': {
    category: 'corner',
    edges: { north: 'window', east: 'door', south: 'door', west: 'window' },
    rooms: [{ name: 'ammo-reserve', icons: ['ammo-reserve', 'terminal'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'dining-room': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'dining-room', icons: ['camera'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'library': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'door', west: 'passage' },
    rooms: [{ name: 'library', icons: [] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'kitchen': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'kitchen', icons: ['gas-leak'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'guest-bedroom': {
    category: 'outer',
    edges: { north: 'window', east: 'wall', south: 'passage', west: 'passage' },
    rooms: [{ name: 'guest-bedroom', icons: [] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'bathroom': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'wall' },
    rooms: [{ name: 'bathroom', icons: [] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'music-room': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'music-room', icons: ['camera'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'garage': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'door', west: 'passage' },
    rooms: [{ name: 'garage', icons: ['camera', 'gas-leak'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'conservatory': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'conservatory', icons: ['lurking-creature'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'trophy-room': {
    category: 'outer',
    edges: { north: 'window', east: 'door', south: 'passage', west: 'passage' },
    rooms: [{ name: 'trophy-room', icons: ['defense-room'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'study': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'passage', west: 'door' },
    rooms: [{ name: 'study', icons: ['camera'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'laundry': {
    category: 'outer',
    edges: { north: 'window', east: 'wall', south: 'door', west: 'passage' },
    rooms: [{ name: 'laundry', icons: ['lurking-creature'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'pantry-and-passage': {
    category: 'outer',
    edges: { north: 'window', east: 'passage', south: 'door', west: 'passage' },
    rooms: [
      { name: 'passage', icons: [] },
      { name: 'pantry', icons: [] },
    ],
    owners: { north: 0, east: 0, south: 1, west: 0 },
    link: 'none',
  },
  'main-corridor': {
    category: 'inner',
    edges: { north: 'passage', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'main-corridor', icons: ['camera'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'grand-staircase': {
    category: 'inner',
    edges: { north: 'passage', east: 'passage', south: 'passage', west: 'passage' },
    rooms: [{ name: 'grand-staircase', icons: ['defense-room'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'gallery': {
    category: 'inner',
    edges: { north: 'passage', east: 'passage', south: 'passage', west: 'wall' },
    rooms: [{ name: 'gallery', icons: ['camera'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'chapel': {
    category: 'inner',
    edges: { north: 'passage', east: 'door', south: 'passage', west: 'wall' },
    rooms: [{ name: 'chapel', icons: ['lurking-creature'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'boiler-room': {
    category: 'inner',
    edges: { north: 'passage', east: 'passage', south: 'passage', west: 'door' },
    rooms: [{ name: 'boiler-room', icons: ['gas-leak'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'archive': {
    category: 'inner',
    edges: { north: 'passage', east: 'door', south: 'passage', west: 'passage' },
    rooms: [{ name: 'archive', icons: [] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'morgue': {
    category: 'inner',
    edges: { north: 'wall', east: 'passage', south: 'door', west: 'passage' },
    rooms: [{ name: 'morgue', icons: ['defense-room'] }],
    owners: ONE_ROOM,
    link: 'none',
  },
  'hallway-and-storage': {
    category: 'inner',
    edges: { north: 'door', east: 'passage', south: 'wall', west: 'passage' },
    rooms: [
      { name: 'hallway', icons: ['camera'] },
      { name: 'storage', icons: [] },
    ],
    owners: { north: 1, east: 0, south: 1, west: 0 },
    link: 'passage',
  },
  'corridor-and-cell': {
    category: 'inner',
    edges: { north: 'passage', east: 'door', south: 'passage', west: 'wall' },
    rooms: [
      { name: 'corridor', icons: [] },
      { name: 'cell', icons: [] },
    ],
    owners: { north: 0, east: 1, south: 0, west: 1 },
    link: 'none',
  },
  'reactor': {
    category: 'inner',
    edges: { north: 'reactor-door', east: 'reactor-door', south: 'wall', west: 'wall' },
    rooms: [{ name: 'reactor', icons: [] }],
    owners: ONE_ROOM,
    link: 'none',
  },
} as const satisfies Record<string, Tile>;
export type TileId = keyof typeof TILES;
export type RoomName = (typeof TILES)[TileId]['rooms'][number]['name'];
