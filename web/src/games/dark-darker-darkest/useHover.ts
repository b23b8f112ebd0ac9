import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Rect, WIDTH } from './geometry.ts';

interface Card {
  readonly room: string;
  readonly at: { readonly x: number; readonly y: number; readonly left: boolean };
}

export interface Hover {
  readonly card: Card | null;
  /** The room whose card is open. */
  readonly shown: string | null;
  over(room: string | null, rect: Rect | null, drawing: SVGSVGElement | null, atOnce: boolean): void;
  leave(): void;
}

/** A resting pointer asks about a room; one that passes by does not. */
const REST = 550;

/** The card of the room under the pointer or the keyboard's focus. */
export function useHover(stage: RefObject<HTMLElement | null>): Hover {
  const [card, setCard] = useState<Card | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const room = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    room.current = null;
    setCard(null);
  }, []);
  const over = useCallback<Hover['over']>(
    (next, rect, drawing, atOnce) => {
      if (next === room.current) return;
      leave();
      room.current = next;
      if (next === null || rect === null || drawing === null) return;
      const show = (): void => {
        const frame = stage.current?.getBoundingClientRect();
        const matrix = drawing.getScreenCTM();
        if (frame === undefined || matrix === null) return;
        const left = rect.x + rect.w / 2 > WIDTH / 2;
        const corner = new DOMPoint(left ? rect.x : rect.x + rect.w, rect.y).matrixTransform(matrix);
        const y = Math.max(8, Math.min(corner.y - frame.y, frame.height - 190));
        setCard({ room: next, at: { x: corner.x - frame.x + (left ? -8 : 8), y, left } });
      };
      if (atOnce) show();
      else timer.current = setTimeout(show, REST);
    },
    [leave, stage],
  );
  return { card, shown: card?.room ?? null, over, leave };
}
