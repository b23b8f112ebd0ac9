/** An Area of a Room Tile: `NW`, `FOUNTAIN`; in an arena a number. */
export type AreaId = string;
type Point = readonly [number, number];

export interface AreaSpec {
  /** DD-POS-01. */
  readonly spaces: number;
  /** DD-POS-07, DD-POS-08; level when left out. */
  readonly ground?: 'high' | 'low';
  /** Loot Chest icons (DD-BSU-13). */
  readonly chests?: number;
  /** The printed mark: red harms Heroes, green helps them; in an arena whose start Area it is. */
  readonly mark?: string;
  /** Numbers of this Area on the Room's d10 map. */
  readonly d10?: readonly number[];
  /** On a canvas of 100 × 60: where figures gather, and the outline, clockwise. */
  readonly at: Point;
  readonly outline: readonly Point[];
}

/** The board of a Battle. Outlines are ours; see the notes of `rooms.ts` for what else is. */
export interface RoomTile {
  readonly areas: Readonly<Record<AreaId, AreaSpec>>;
  readonly edges: readonly (readonly [AreaId, AreaId])[];
  /** DD-BSU-03, DD-BSU-08: the start Area of each Stance, Aggressive first. An arena has none. */
  readonly heroes?: readonly AreaId[];
  readonly monsters?: readonly AreaId[];
}
