import type { Happening } from '@tenebrae/kernel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { type Effect, effectsOf, type Point, type Stage } from './effects.ts';
import type { Figure } from './layout.ts';

interface Props {
  readonly happened: readonly Happening[];
  readonly stage: Omit<Stage, 'figure'>;
  readonly figures: readonly Figure[];
  readonly board: RefObject<SVGSVGElement | null>;
}

interface Running {
  readonly serial: number;
  readonly effects: readonly Effect[];
}

/** Plays what has just happened over the board; a click or the space key ends it, and without motion nothing is played. */
export function Effects({ happened, stage, figures, board }: Props) {
  const motion = useSettings(settings => settings.motion);
  const [running, setRunning] = useState<Running | null>(null);
  const places = useRef(new Map<string, Point>());
  const last = useRef(happened);
  const serial = useRef(0);

  useEffect(() => {
    const now = new Map(
      figures.flatMap(({ key, things, x, y }) => [key, ...things].map(id => [id, { x, y }] as const)),
    );
    const known = places.current;
    places.current = now;
    if (last.current === happened) return;
    last.current = happened;
    if (motion === 'reduced' || happened.length === 0) return;
    const effects = effectsOf(happened, { ...stage, figure: key => now.get(key) ?? known.get(key) ?? null });
    if (effects.length === 0) return;
    setRunning({ serial: ++serial.current, effects });
    for (const effect of effects) if (effect.kind === 'lunge') lunge(board.current, effect);
    const timer = setTimeout(() => setRunning(null), Math.max(...effects.map(one => one.delay)) + 1000);
    return () => clearTimeout(timer);
  }, [happened, figures, stage, motion, board]);

  useEffect(() => {
    if (running === null) return;
    const skip = (event: KeyboardEvent | PointerEvent): void => {
      if (!(event instanceof KeyboardEvent) || event.key === ' ') setRunning(null);
    };
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [running]);

  if (running === null) return null;
  return (
    <g className="ddd-effects" aria-hidden>
      {running.effects.map((effect, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no identity but their place in the run
        <EffectDrawing key={`${running.serial}/${place}`} effect={effect} />
      ))}
    </g>
  );
}

function lunge(board: SVGSVGElement | null, { figure, delay }: Effect): void {
  const body = board?.querySelector(`[data-figure="${CSS.escape(figure)}"] .ddd-body`);
  body?.animate(
    [{ transform: 'none' }, { transform: 'translate(0,-20px) scale(1.08)' }, { transform: 'none' }],
    { duration: 420, delay, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}

function EffectDrawing({ effect: { kind, at, to, text, tone, delay } }: { readonly effect: Effect }) {
  const style = { animationDelay: `${delay}ms` };
  const className = `fx ${kind} ${tone}`;
  switch (kind) {
    case 'float':
      return (
        <g transform={`translate(${at.x},${at.y - 26})`}>
          <text className={className} style={style}>
            {text}
          </text>
        </g>
      );
    case 'line':
      return (
        <path className={className} style={style} pathLength={1} d={`M${at.x} ${at.y}L${to.x} ${to.y}`} />
      );
    case 'death':
      return (
        <g transform={`translate(${at.x},${at.y})`}>
          <use
            className={className}
            style={style}
            href="#ddd-i-skull"
            x="-20"
            y="-20"
            width="40"
            height="40"
          />
        </g>
      );
    case 'leap':
      return (
        <g transform={`translate(${to.x},${to.y})`}>
          <use
            className={className}
            style={{
              ...style,
              ['--from-x' as string]: `${at.x - to.x}px`,
              ['--from-y' as string]: `${at.y - to.y}px`,
            }}
            href="#ddd-i-flame"
            x="-32"
            y="-32"
            width="64"
            height="64"
          />
        </g>
      );
    case 'burst':
    case 'ring':
      return (
        <g transform={`translate(${at.x},${at.y})`}>
          <circle className={className} style={style} r="42" />
        </g>
      );
    case 'lunge':
      return null;
  }
}
