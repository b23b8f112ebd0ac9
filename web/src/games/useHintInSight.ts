import { type RefObject, useEffect, useRef } from 'react';
import { freeOf, shiftInto } from '../hints/bring-into-view.ts';
import type { BoardCamera } from './useCamera.ts';

/** So much of a thing around its middle should be seen, in pixels. */
const CORE = 30;

/**
 * Moves a board under a hint that covers what it lights up, or where that lies beyond the edge; and back when the hint goes,
 * unless the player has moved the board since.
 */
export function useHintInSight(
  stage: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  { shift }: BoardCamera,
  hint: string | null,
): void {
  const back = useRef(() => {});
  useEffect(() => {
    if (hint === null) return back.current();
    // By then the hint has found its place.
    const frame = requestAnimationFrame(() => {
      back.current();
      if (stage.current === null || drawing.current === null) return;
      const [x, y] = coveredBy(stage.current, drawing.current);
      if (x !== 0 || y !== 0) back.current = shift(-x, -y);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, drawing, shift, hint]);
}

/** How far what is lit up lies from the middle of what a hint leaves of the board; nothing where it is seen. */
function coveredBy(stage: HTMLElement, drawing: SVGSVGElement): readonly [x: number, y: number] {
  const lit = drawing.querySelector('.hinted')?.getBoundingClientRect();
  const card = stage.closest('main')?.querySelector('.hint-card')?.getBoundingClientRect();
  if (lit === undefined || card === undefined) return [0, 0];
  const free = freeOf(stage.getBoundingClientRect(), card);
  const [x, y] = [lit.x + lit.width / 2, lit.y + lit.height / 2];
  const [across, down] = [Math.min(CORE, lit.width) / 2, Math.min(CORE, lit.height) / 2];
  return [
    shiftInto(x - across, x + across, free.left, free.right),
    shiftInto(y - down, y + down, free.top, free.bottom),
  ];
}
