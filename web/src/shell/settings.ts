import type { Language, Order } from '@tenebrae/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['night', 'parchment'] as const;
export type Theme = (typeof THEMES)[number];

export const LOOKS = ['drawn', 'plain'] as const;
export type Look = (typeof LOOKS)[number];

/** Bot moves: at once, or with time to watch. */
export const PACES = { slow: 900, calm: 350, quick: 80, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;

export const TEXT_SIZES = [100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const MOTIONS = ['full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  /** What the player at this device is called; empty for "you". */
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly look: Look;
  /** Percent of the base size. */
  readonly textSize: TextSize;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Pieces also told apart by letters, beside their notches and shapes. */
  readonly markers: boolean;
  readonly pace: Pace;
  readonly leftHanded: boolean;
  /** The standing order for every interrupt window, until the player gives another at the table. */
  readonly order: Order;
  /** A notice of the browser when it is one's turn at an online table. */
  readonly notify: boolean;
}

const FIRST: Settings = {
  name: '',
  language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  theme: 'night',
  look: 'drawn',
  textSize: 100,
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
  sound: false,
  markers: false,
  pace: 'calm',
  leftHanded: false,
  order: 'when-concerned',
  notify: false,
};

export const useSettings = create<Settings>()(persist(() => FIRST, { name: 'tenebrae-settings' }));

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
}
