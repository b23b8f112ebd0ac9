import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { zoomOf } from './useCamera.ts';

/** Which thing somebody asks about, and where its card goes: beside it, where there is space. */
export interface CardAt {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
  readonly left: boolean;
  readonly up: boolean;
}

interface Asked {
  readonly card: CardAt | null;
  /** The thing under the pointer or the focus, at once. */
  readonly under: string | null;
  over(element: Element | null, soon: boolean): void;
  leave(): void;
}

/** A pointer that passes by asks nothing. */
const REST = 420;
const SOON = 140;

/** The card of the thing under the pointer or the keyboard's focus. */
export function useCard(stage: RefObject<HTMLElement | null>): Asked {
  const [card, setCard] = useState<CardAt | null>(null);
  const [under, setUnder] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const current = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    current.current = null;
    setCard(null);
    setUnder(null);
  }, []);
  const over = useCallback<Asked['over']>(
    (element, soon) => {
      const thing = element?.getAttribute('data-thing') ?? null;
      if (thing === current.current) return;
      leave();
      current.current = thing;
      if (element === null || thing === null) return;
      setUnder(thing);
      timer.current = setTimeout(
        () => {
          const frame = stage.current?.getBoundingClientRect();
          if (frame === undefined || !element.isConnected) return;
          const box = element.getBoundingClientRect();
          const zoom = zoomOf(element);
          const left = box.x + box.width / 2 > frame.x + frame.width / 2;
          const up = box.y + box.height / 2 > frame.y + frame.height / 2;
          const x = (left ? box.x - frame.x - 10 : box.right - frame.x + 10) / zoom;
          const y = (up ? frame.bottom - box.bottom : box.y - frame.y) / zoom;
          setCard({ thing, x, y: Math.max(6, y), left, up });
        },
        soon ? SOON : REST,
      );
    },
    [leave, stage],
  );
  return { card, under, over, leave };
}
