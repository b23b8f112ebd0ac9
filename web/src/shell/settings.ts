import type { Language } from '@tenebrae/kernel';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['night', 'parchment'] as const;
export type Theme = (typeof THEMES)[number];

export const LOOKS = ['drawn', 'plain'] as const;
export type Look = (typeof LOOKS)[number];

/** Bot moves: at once, or with time to watch. */
export const PACES = { slow: 900, calm: 350, quick: 80, 'at-once': 0 } as const;
export type Pace = keyof typeof PACES;

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly look: Look;
  /** Percent of the base size. */
  readonly textSize: 100 | 115 | 130 | 150;
  readonly motion: 'full' | 'reduced';
  readonly sound: boolean;
  /** Seats also told apart by notches and letters. */
  readonly markers: boolean;
  readonly pace: Pace;
  readonly leftHanded: boolean;
}

const FIRST: Settings = {
  language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  theme: 'night',
  look: 'drawn',
  textSize: 100,
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced' : 'full',
  sound: false,
  markers: true,
  pace: 'calm',
  leftHanded: false,
};

export const useSettings = create<Settings>()(persist(() => FIRST, { name: 'tenebrae-settings' }));

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
}
