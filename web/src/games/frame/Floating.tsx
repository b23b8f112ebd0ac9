import type { Happening } from '@tenebrae/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import type { Spot } from '../travel.ts';
import type { Kit } from './kit.ts';
import type { Show, Spots } from './show.ts';

export interface FloatingProps {
  readonly happened: readonly Happening[];
  readonly spots: readonly Spot[];
}

/** Blows fall, numbers rise from those to whom something has just happened, and the dead leave their bones for a moment. */
export function Floating({ kit, happened, spots }: FloatingProps & { readonly kit: Kit }) {
  const { ids, showOf, bones, rise } = kit;
  const motion = useSettings(settings => settings.motion);
  const known = useRef<Spots>(new Map());
  const last = useRef(happened);
  const [show, setShow] = useState<Show | null>(null);
  useEffect(() => {
    // Who has just fallen is no longer drawn: where it stood is remembered.
    const places = new Map([...known.current, ...spots.map(spot => [spot.thing, spot] as const)]);
    known.current = places;
    if (last.current === happened) return;
    last.current = happened;
    if (motion === 'reduced') return;
    setShow(before => showOf(happened, places, (before?.serial ?? 0) + 1));
  }, [happened, spots, motion, showOf]);
  if (show === null) return null;
  return (
    <g key={show.serial} className={`${ids}-floats`} aria-hidden>
      {show.blows.map(({ key, x, y, toX, toY, delay }) => (
        <line key={key} x1={x} y1={y} x2={toX} y2={toY} style={{ animationDelay: `${delay}ms` }} />
      ))}
      {show.bones.map(({ key, x, y, delay }) => (
        <use
          key={key}
          href={`#${ids}-i-skull`}
          x={x - bones / 2}
          y={y - bones / 2}
          width={bones}
          height={bones}
          className={`${ids}-icon`}
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
      {show.floats.map(({ key, x, y, text, tone, delay }) => (
        <text key={key} className={tone} x={x + rise} y={y - rise} style={{ animationDelay: `${delay}ms` }}>
          {text}
        </text>
      ))}
    </g>
  );
}
