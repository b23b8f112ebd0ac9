import { create } from 'zustand';

interface Pointing {
  /** The way to lay a tile whose card the pointer or the focus is on. */
  readonly option: string | null;
  point(option: string | null): void;
}

/** What somebody points at in the hand, so that the board can show where it would lie. */
export const usePointing = create<Pointing>(set => ({
  option: null,
  point: option => set({ option }),
}));
