import type { Encounter } from './bosses.ts';
import type { RoomTile } from './room-tile.ts';
import { ARENA_TILES } from './rooms/arenas.ts';
import { BOSS_ROOM_TILES } from './rooms/boss.ts';
import { DARKEST_ROOM_TILES } from './rooms/darkest.ts';
import { RUINS_ROOM_TILES } from './rooms/ruins.ts';

/** Every board a Battle can be fought on. The tutorial's clearing is with the Ruins, though never in their deck. */
export const ROOM_TILES = {
  ...RUINS_ROOM_TILES,
  ...DARKEST_ROOM_TILES,
  ...BOSS_ROOM_TILES,
  ...ARENA_TILES,
} as const satisfies Record<string, RoomTile>;
export type RoomId = keyof typeof ROOM_TILES;
export const roomTile = (id: RoomId): RoomTile => ROOM_TILES[id];

/** DD-SET-05, DD-DDG-06: the Room Cards of the two decks. */
// biome-ignore format: two rows of a deck
export const RUINS_ROOMS = [
  'ruins-1', 'ruins-2', 'ruins-3', 'ruins-4', 'ruins-5', 'ruins-6', 'ruins-7', 'ruins-8', 'ruins-9',
] as const satisfies readonly RoomId[];
// biome-ignore format: the same
export const DARKEST_ROOMS = [
  'darkest-1', 'darkest-2', 'darkest-3', 'darkest-4', 'darkest-5', 'darkest-6', 'darkest-7', 'darkest-8',
] as const satisfies readonly RoomId[];
export type RoomCardId = (typeof RUINS_ROOMS)[number] | (typeof DARKEST_ROOMS)[number];

/** DD-BOS-05. */
export const BOSS_ROOMS = {
  'necromancer': 'boss-necromancer',
  'prophet': 'boss-prophet',
  'collector': 'boss-collector',
  'fanatic': 'boss-fanatic',
  'templars': 'boss-templars',
  'mammoth-cyst': 'boss-mammoth-cyst',
  'shuffling-horror': 'boss-shuffling-horror',
  'ancestor': 'boss-ancestor',
} as const satisfies Record<Encounter, RoomId>;

/** DD-PVP-03. */
export const ARENAS = ['arena-sawdust-ring', 'arena-cages'] as const satisfies readonly RoomId[];
export type ArenaId = (typeof ARENAS)[number];

/** The thirteen Room Tiles of the box, printed on both sides. ours: which sides share a tile. */
export const ROOM_TILE_SIDES = [
  ['ruins-1', 'darkest-1'],
  ['ruins-2', 'darkest-2'],
  ['ruins-3', 'darkest-3'],
  ['ruins-4', 'darkest-4'],
  ['ruins-5', 'darkest-5'],
  ['ruins-6', 'darkest-6'],
  ['ruins-7', 'darkest-7'],
  ['ruins-8', 'darkest-8'],
  ['ruins-9', 'old-road-clearing'],
  ['boss-necromancer', 'boss-templars'],
  ['boss-prophet', 'boss-mammoth-cyst'],
  ['boss-collector', 'boss-shuffling-horror'],
  ['boss-fanatic', 'boss-ancestor'],
] as const satisfies readonly (readonly [RoomId, RoomId])[];
