import { create } from 'zustand';

interface Pointing {
  /** The Skill whose card the pointer or the focus is on. */
  readonly skill: string | null;
  point(skill: string | null): void;
}

/** What somebody points at in the hand, so that the board can show whom it would reach. */
export const usePointing = create<Pointing>(set => ({
  skill: null,
  point: skill => set({ skill }),
}));
