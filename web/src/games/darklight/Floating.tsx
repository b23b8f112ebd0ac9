import type { Happening } from '@tenebrae/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { type Show, showOf, type Spots } from './show.ts';
import type { Spot } from '../travel.ts';

/** Blows fall, numbers rise from those to whom something has just happened, and the dead leave their bones for a moment. */
export function Floating({
  happened,
  spots,
}: {
  readonly happened: readonly Happening[];
  readonly spots: readonly Spot[];
}) {
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
  }, [happened, spots, motion]);
  if (show === null) return null;
  return (
    <g key={show.serial} className="dl-floats" aria-hidden>
      {show.blows.map(({ key, x, y, toX, toY, delay }) => (
        <line key={key} x1={x} y1={y} x2={toX} y2={toY} style={{ animationDelay: `${delay}ms` }} />
      ))}
      {show.bones.map(({ key, x, y, delay }) => (
        <use
          key={key}
          href="#dl-i-skull"
          x={x - 15}
          y={y - 15}
          width="30"
          height="30"
          className="dl-icon"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
      {show.floats.map(({ key, x, y, text, tone, delay }) => (
        <text key={key} className={tone} x={x + 14} y={y - 14} style={{ animationDelay: `${delay}ms` }}>
          {text}
        </text>
      ))}
    </g>
  );
}
