import type { Happening } from '@tenebrae/kernel';
import type { Spot } from '../travel.ts';

/** What one event waits for the one before it. */
export const BEAT = 110;

/** Something at its place and its time. */
export interface Mark {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly delay: number;
}
export interface Float extends Mark {
  readonly text: string;
  readonly tone: string;
}
export interface Blow extends Mark {
  readonly toX: number;
  readonly toY: number;
}

/** What has happened as a picture. */
export interface Show {
  readonly serial: number;
  readonly floats: readonly Float[];
  readonly blows: readonly Blow[];
  readonly bones: readonly Mark[];
}

export type Spots = ReadonlyMap<string, Spot>;

export type ShowOf = (happened: readonly Happening[], spots: Spots, serial: number) => Show;
