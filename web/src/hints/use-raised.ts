import { type RefObject, useLayoutEffect, useState } from 'react';
import { raisedBy } from './raised.ts';

const GAP = 8;

/**
 * How far a card is raised, so that the player sees and can press what it lights up on the board. Worked out once for each
 * thing it says: it does not run away from whoever reads it.
 */
export function useRaised(card: RefObject<HTMLElement | null>, says: unknown): number {
  const [raised, setRaised] = useState({ says, by: 0 });
  useLayoutEffect(() => {
    const by = card.current === null ? 0 : overTheBoard(card.current);
    // Most cards lie where they may, and are drawn once.
    if (by > 0) setRaised({ says, by });
  }, [card, says]);
  // What was worked out for something else is never worn: the card is measured where it lies by itself.
  return raised.says === says ? raised.by : 0;
}

function overTheBoard(card: HTMLElement): number {
  const board = card.closest('main')?.querySelector('.t-board');
  const lit = board?.querySelector('.hinted');
  if (board === null || board === undefined || lit === null || lit === undefined) return 0;
  const edge = board.getBoundingClientRect().top + GAP;
  return raisedBy(card.getBoundingClientRect(), lit.getBoundingClientRect(), edge);
}
