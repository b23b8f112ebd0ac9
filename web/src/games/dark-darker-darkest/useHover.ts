import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HEIGHT, type Rect, WIDTH } from './geometry.ts';

/** Where on the stage, and on which side of the room there is space; upwards from the lower edge in the lower rows. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly left: boolean;
  readonly up: boolean;
}

interface Card {
  readonly room: string;
  readonly at: CardPlace;
}

export interface Hover {
  readonly card: Card | null;
  /** The room whose card is open. */
  readonly shown: string | null;
  over(room: string | null, rect: Rect | null, drawing: SVGSVGElement | null): void;
  leave(): void;
}

/** A pointer or focus that rests asks about a room; one that passes by does not. */
const REST = 600;

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
    (next, rect, drawing) => {
      if (next === room.current) return;
      leave();
      room.current = next;
      if (next === null || rect === null || drawing === null) return;
      const show = (): void => {
        const frame = stage.current?.getBoundingClientRect();
        const matrix = drawing.getScreenCTM();
        if (frame === undefined || matrix === null) return;
        const left = rect.x + rect.w / 2 > WIDTH / 2;
        const up = rect.y + rect.h / 2 > HEIGHT / 2;
        const corner = new DOMPoint(
          left ? rect.x : rect.x + rect.w,
          up ? rect.y + rect.h : rect.y,
        ).matrixTransform(matrix);
        const y = Math.max(14, up ? frame.bottom - corner.y : corner.y - frame.y);
        setCard({ room: next, at: { x: corner.x - frame.x + (left ? -8 : 8), y, left, up } });
      };
      timer.current = setTimeout(show, REST);
    },
    [leave, stage],
  );
  return { card, shown: card?.room ?? null, over, leave };
}
