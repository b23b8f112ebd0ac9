import type { Facts } from '@tenebrae/kernel';
import type { ComponentType, SVGProps } from 'react';
import type { ShowOf } from './show.ts';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** What the frame says; each game has its own words for it. */
export type FrameText = 'choose-here' | 'several' | 'option' | 'view' | 'closer' | 'further' | 'fit';
export type FrameSay = (id: FrameText, facts?: Facts) => string;

/** What a game gives to the frame of its boards. */
export interface Kit {
  /** What its classes and the ids of its drawing begin with: `dj`. */
  readonly ids: string;
  useSay(): FrameSay;
  /** Gradients, materials and signs, once on each board. */
  readonly Defs: ComponentType;
  /** The button that goes back to where the view was. */
  readonly Fit: Icon;
  /** Whether a thing is a figure; all others are places. */
  isFigure(thing: string): boolean;
  readonly showOf: ShowOf;
  /** How large the bones of the fallen are, and how far from the middle of a figure numbers rise. */
  readonly bones: number;
  readonly rise: number;
}
