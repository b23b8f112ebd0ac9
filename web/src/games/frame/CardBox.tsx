import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { zoomOf } from '../useCamera.ts';
import type { CardAt } from '../useCard.ts';

/** The card of a thing, beside it; a long one is moved until all of it is on the board. */
export function CardBox({
  ids,
  at,
  children,
}: {
  readonly ids: string;
  readonly at: CardAt;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = box.current;
    const frame = card?.parentElement?.getBoundingClientRect();
    if (card === null || frame === undefined) return;
    card.style.translate = '';
    const { top, bottom } = card.getBoundingClientRect();
    const over = Math.max(0, frame.top + 6 - top);
    const under = Math.max(0, bottom - frame.bottom + 16);
    card.style.translate = `0 ${(over > 0 ? over : -under) / zoomOf(card)}px`;
  });
  return (
    <div
      ref={box}
      className={`${ids}-card${at.left ? ' to-left' : ''}`}
      style={at.up ? { left: at.x, bottom: at.y } : { left: at.x, top: at.y }}
      data-testid="card"
      aria-hidden
    >
      {children}
    </div>
  );
}
