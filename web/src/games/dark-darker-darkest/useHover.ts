import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HEIGHT, type Rect, WIDTH } from './geometry.ts';
import { zoomOf } from '../useCamera.ts';

/** Where on the stage, and on which side of the room there is space; upwards from the lower edge in the lower rows. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly left: boolean;
  readonly up: boolean;
}

interface Card {
  readonly room: string;
  /** What exactly the pointer or the focus is on. */
  readonly thing: string;
  readonly at: CardPlace;
}

export interface Hover {
  readonly card: Card | null;
  /** The room whose card is open. */
  readonly shown: string | null;
  over(on: Under | null, drawing: SVGSVGElement | null): void;
  leave(): void;
}

/** What the pointer or the focus is on. */
export interface Under {
  readonly thing: string;
  readonly room: string;
  readonly rect: Rect;
  /** It can be chosen: what that means is said sooner. */
  readonly offered: boolean;
}

/** A pointer or focus that rests asks about a room; one that passes by does not. */
const REST = 600;
const REST_ON_OPTION = 160;

/** The card of the room under the pointer or the keyboard's focus. */
export function useHover(stage: RefObject<HTMLElement | null>): Hover {
  const [card, setCard] = useState<Card | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const current = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    current.current = null;
    setCard(null);
  }, []);
  const over = useCallback<Hover['over']>(
    (on, drawing) => {
      if ((on?.thing ?? null) === current.current) return;
      leave();
      current.current = on?.thing ?? null;
      if (on === null || drawing === null) return;
      const { thing, room, rect, offered } = on;
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
        const zoom = zoomOf(drawing);
        const x = (corner.x - frame.x) / zoom + (left ? -8 : 8);
        const y = Math.max(14, (up ? frame.bottom - corner.y : corner.y - frame.y) / zoom);
        setCard({ room, thing, at: { x, y, left, up } });
      };
      timer.current = setTimeout(show, offered ? REST_ON_OPTION : REST);
    },
    [leave, stage],
  );
  return { card, shown: card?.room ?? null, over, leave };
}
