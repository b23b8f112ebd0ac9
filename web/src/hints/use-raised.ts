import { type RefObject, useLayoutEffect, useState } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import { raisedBy } from './raised.ts';

const GAP = 8;

/** What is lit up is seen: a card beyond the edge of the hand, a ware at the end of a shop. On the board nothing is scrolled. */
export function useLitInView(card: RefObject<HTMLElement | null>, lit: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is lit up
  useLayoutEffect(() => {
    if (card.current === null) return;
    const cover = card.current.getBoundingClientRect();
    for (const thing of card.current.closest('.tt')?.querySelectorAll('.hinted') ?? [])
      if (thing instanceof HTMLElement) bringIntoView(thing, cover);
  }, [card, lit]);
}

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
