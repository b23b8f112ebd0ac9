import type { Happening } from '@tenebrae/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { type Effect, showOf, type Stage } from './effects.ts';
import type { Figure } from './layout.ts';
import { STEP, type Stood, type Walk, walksOf } from './walks.ts';

interface Props {
  readonly happened: readonly Happening[];
  readonly stage: Omit<Stage, 'figure'>;
  readonly figures: readonly Figure[];
  readonly board: RefObject<SVGSVGElement | null>;
}

interface Running {
  readonly serial: number;
  readonly effects: readonly Effect[];
  /** Figures that move; they stand where they belong as soon as it is over. */
  readonly moves: readonly Animation[];
}

/** Plays what has just happened over the board; a click or the space key ends it, and without motion nothing is played. */
export function Effects({ happened, stage, figures, board }: Props) {
  const motion = useSettings(settings => settings.motion);
  const [running, setRunning] = useState<Running | null>(null);
  const places = useRef<ReadonlyMap<string, Stood>>(new Map());
  const last = useRef(happened);
  const serial = useRef(0);

  // Before the page is painted: nobody sees a figure where it has not come yet.
  useLayoutEffect(() => {
    const now = new Map(
      figures.flatMap(({ key, things, x, y, room }) =>
        [key, ...things].map(id => [id, { x, y, room }] as const),
      ),
    );
    const known = places.current;
    places.current = now;
    if (last.current === happened) return;
    last.current = happened;
    if (motion === 'reduced' || happened.length === 0) return;
    const { effects, steps } = showOf(happened, {
      ...stage,
      figure: key => now.get(key) ?? known.get(key) ?? null,
    });
    if (effects.length + steps.length === 0) return;
    const walks = walksOf(steps, { plan: stage.plan, figures, stood: known });
    const moves = [
      ...walks.flatMap(walk => walkOn(board.current, walk)),
      ...effects.flatMap(effect => (effect.kind === 'lunge' ? lunge(board.current, effect) : [])),
    ];
    setRunning({ serial: ++serial.current, effects, moves });
    const end = Math.max(...effects.map(one => one.delay + 1000), ...steps.map(one => one.delay + STEP));
    const timer = setTimeout(() => setRunning(null), end);
    return () => clearTimeout(timer);
  }, [happened, figures, stage, motion, board]);

  useEffect(() => {
    if (running === null) return;
    const skip = (event: KeyboardEvent | PointerEvent): void => {
      if (event instanceof KeyboardEvent && event.key !== ' ') return;
      for (const move of running.moves) move.finish();
      setRunning(null);
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

/** The figure and what lies around it go its way; until it starts, it stands where it stood. */
function walkOn(board: SVGSVGElement | null, { figure, delay, duration, points }: Walk): Animation[] {
  const parts = board?.querySelectorAll<SVGElement>(`[data-thing="${CSS.escape(figure)}"] > .ddd-figure`);
  return [...(parts ?? [])].map(part => {
    const scale = /scale\([^)]*\)/.exec(part.style.transform)?.[0] ?? '';
    const frames = points.map(({ x, y, offset }) => ({
      offset,
      transform: `translate(${x}px,${y}px) ${scale}`,
      easing: 'ease-in-out',
    }));
    return part.animate(frames, { duration, delay, fill: 'backwards' });
  });
}

function lunge(board: SVGSVGElement | null, { figure, delay }: Effect): Animation[] {
  const body = board?.querySelector(`[data-figure="${CSS.escape(figure)}"] .ddd-body`) ?? null;
  if (body === null) return [];
  const frames = [
    { transform: 'none' },
    { transform: 'translate(0,-20px) scale(1.08)' },
    { transform: 'none' },
  ];
  return [body.animate(frames, { duration: 420, delay, easing: 'cubic-bezier(.2,.7,.2,1)' })];
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
