import type { Box } from './raised.ts';

/**
 * Scrolls the list that a thing lies in until the thing is seen beside what lies over the list, in the middle if it was out
 * of sight; nothing else moves.
 */
export function bringIntoView(thing: Element, cover: Box): void {
  const list = listAround(thing);
  if (list === null) return;
  const box = thing.getBoundingClientRect();
  const frame = freeOf(list.getBoundingClientRect(), cover);
  const left = shiftInto(box.left, box.right, frame.left, frame.right);
  const top = shiftInto(box.top, box.bottom, frame.top, frame.bottom);
  if (left !== 0 || top !== 0) list.scrollBy({ left, top, behavior: 'instant' });
}

/** What is left of a list above or below what lies over it, whichever is more. */
export function freeOf({ left, right, top, bottom }: Box, cover: Box): Box {
  const isFree = cover.left >= right || cover.right <= left || cover.top >= bottom || cover.bottom <= top;
  if (isFree) return { left, right, top, bottom };
  return cover.top - top >= bottom - cover.bottom
    ? { left, right, top, bottom: cover.top }
    : { left, right, top: cover.bottom, bottom };
}

/** By how much a stretch is to be moved to lie within another: to its middle, or not at all if it lies in it. */
export const shiftInto = (from: number, to: number, low: number, high: number): number =>
  from >= low && to <= high ? 0 : (from + to - low - high) / 2;

/** The nearest thing around it that a player could scroll. */
function listAround(thing: Element): Element | null {
  for (let around = thing.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const across = around.scrollWidth > around.clientWidth && isScrolled(overflowX);
    const down = around.scrollHeight > around.clientHeight && isScrolled(overflowY);
    if (across || down) return around;
  }
  return null;
}

const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
