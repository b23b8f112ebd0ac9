import type { Option } from '@tenebrae/kernel';
import { create } from 'zustand';

interface Pointing {
  /** The option whose card the pointer or the focus is on. */
  readonly option: Option | null;
  point(option: Option | null): void;
}

/** What somebody points at in the hand, so that the board can show what it would reach. */
export const usePointing = create<Pointing>(set => ({
  option: null,
  point: option => set({ option }),
}));
