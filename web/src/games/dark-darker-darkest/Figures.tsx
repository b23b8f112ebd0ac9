import { memo } from 'react';
import type { Figure } from './layout.ts';

type Props = Pick<Figure, 'key' | 'kind' | 'x' | 'y' | 'size' | 'face' | 'count' | 'strength' | 'marks'> & {
  readonly id: string;
  readonly acting: boolean;
};

/** A figure where it stands; it slides when its place changes. */
export const FigureDrawing = memo(function FigureDrawing(props: Omit<Props, 'key'>) {
  const { id, kind, x, y, size, face, count, strength, marks, acting } = props;
  const states = marks === '' ? [] : marks.split(', ');
  const scale = size / 96;
  return (
    <g
      className="ddd-figure"
      data-figure={id}
      style={{ transform: `translate(${x}px,${y}px) scale(${scale})` }}
    >
      {acting && <circle r="74" fill="url(#ddd-glow)" className="ddd-halo" />}
      <g className="ddd-body">
        <g
          transform={states.includes('down') ? 'rotate(78) scale(.94)' : undefined}
          opacity={states.includes('down') ? 0.85 : 1}
        >
          {kind === 'zombie' && count > 1 && (
            <use href={`#ddd-f-${face}`} x="-52" y="-67" width="120" height="120" opacity=".8" />
          )}
          <use href={`#ddd-f-${face}`} x="-60" y="-60" width="120" height="120" />
          {kind === 'survivor' && strength !== null && <EnergyArc strength={strength} />}
        </g>
        {kind === 'survivor' && <Letter text={face.charAt(0).toUpperCase()} />}
        {kind === 'creature' && strength !== null && <StrengthBar strength={strength} />}
        {kind === 'nemesis' && strength !== null && (
          <Number text={String(strength)} x={0} y={40} fill="#7a1c14" />
        )}
        {acting && <circle r="50" fill="none" stroke="#fff3d0" strokeWidth="3" />}
        <Badges states={states} />
        {count > 1 && <Number text={`×${count}`} x={30} y={36} fill="#7a1c14" />}
      </g>
    </g>
  );
});

/** For those who ask for signs beside colours. */
function Letter({ text }: { readonly text: string }) {
  return (
    <g className="ddd-letter" transform="translate(36,-36)">
      <circle r="17" fill="#f4ead4" stroke="#120a04" strokeWidth="2.500" />
      <text y="8">{text}</text>
    </g>
  );
}

/** On the lower rim: green over two thirds, amber over one third, red below. */
function EnergyArc({ strength }: { readonly strength: number }) {
  const length = 132;
  const colour = strength > 2 / 3 ? '#57d79d' : strength > 1 / 3 ? '#f0a63c' : '#f0503c';
  const arc = 'M-40 14A42.400 42.400 0 0 0 40 14';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={arc} stroke="#0b0907" strokeWidth="8" />
      <path
        d={arc}
        stroke={colour}
        strokeWidth="5"
        strokeDasharray={`${Math.max(0, Math.min(1, strength)) * length} 400`}
      />
    </g>
  );
}

function StrengthBar({ strength }: { readonly strength: number }) {
  return (
    <g>
      <rect x="-32" y="35" width="64" height="10" rx="3" fill="#0b0907" stroke="#000" />
      {Array.from({ length: 6 }, (_, cell) => cell).map(cell => (
        <rect
          key={cell}
          x={-30 + cell * 10.2}
          y="37"
          width="9"
          height="6"
          rx="1"
          fill={cell < Math.round(strength * 6) ? '#e5503f' : '#2a1512'}
        />
      ))}
    </g>
  );
}

function Number({
  text,
  x,
  y,
  fill,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}) {
  const wide = 16 + text.length * 13;
  return (
    <g transform={`translate(${x},${y})`}>
      <rect
        x={-wide / 2}
        y="-15"
        width={wide}
        height="30"
        rx="15"
        fill={fill}
        stroke="#ffd9c9"
        strokeWidth="2.500"
      />
      <text className="ddd-count" y="9">
        {text}
      </text>
    </g>
  );
}

const BADGES: Readonly<Record<string, readonly [string, string, string]>> = {
  virus: ['virus', '#12351a', '#8fe07a'],
  entrapped: ['entrapped', '#3d1713', '#ffb3a4'],
  radiation: ['radiation', '#2e2a06', '#f5e84a'],
  infected: ['radiation', '#2e2a06', '#f5e84a'],
  keeper: ['keeper', '#0d2b2b', '#8ff0e0'],
  hit: ['skull', '#3d1713', '#ffb3a4'],
};

/** Conditions at the upper left, with their number. */
function Badges({ states }: { readonly states: readonly string[] }) {
  return states
    .filter(state => state !== 'down')
    .map((state, place) => {
      const [name = '', count] = state.split(' ');
      const [icon, back, front] = BADGES[name] ?? ['skull', '#222', '#fff'];
      return (
        <g key={name} transform={`translate(${-36 + place * 30},${-36 - (place % 2) * 6})`}>
          <circle r="17" fill={back} stroke={front} strokeWidth="2.500" />
          <use
            href={`#ddd-i-${icon}`}
            x="-11"
            y="-11"
            width="22"
            height="22"
            fill={front}
            className="ddd-icon"
          />
          {count !== undefined && count !== '1' && (
            <text className="ddd-badge-count" x="12" y="18">
              {count}
            </text>
          )}
        </g>
      );
    });
}
