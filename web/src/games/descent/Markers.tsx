import type { Square } from '@tenebrae/board';
import { capital } from '../../words/capital.ts';
import type { AsThing } from '../frame/Thing.tsx';
import type { GameSay } from '../../words/speech.ts';
import { centreOf } from './geometry.ts';
import { COLOURS } from './Scenery.tsx';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { type Marker, spaceName, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

type What = Marker['what'];

interface Props {
  readonly view: View;
  readonly asThing: AsThing;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly taken: ReadonlySet<Square>;
}

/** What lies about: discs without a base. Under a figure they are small, at its corner, and over it. */
export function Markers({ view, asThing, say, look, taken, over }: Props & { readonly over: boolean }) {
  return view.markers.map(marker => {
    const { id, what, square, number } = marker;
    if (typeof square !== 'number' || taken.has(square) !== over) return null;
    const { x, y } = centreOf(view.grid, square);
    const thing = asThing(`marker:${id}`, markerWords(view, marker, say, look));
    const r = over ? 12 : 17;
    return (
      <Thing key={id} {...thing} kind="marker">
        <g transform={over ? `translate(${x + 14},${y + 14})` : `translate(${x},${y})`}>
          <Disc what={what} r={r} number={number} />
          {thing.isOption && <Brackets w={r + 3} h={r + 3} />}
          <rect className="focus" x={-r - 5} y={-r - 5} width={r * 2 + 10} height={r * 2 + 10} rx="7" />
          <KeyCap x={r} y={r} text={thing.cap} />
        </g>
      </Thing>
    );
  });
}

/** Markers behind doors, for the overlord. */
export function WaitingMarkers({ view }: { readonly view: View }) {
  return (
    <g className="dj-still" opacity=".45" aria-hidden>
      {view.areas.flatMap(({ revealed, contents }, area) =>
        revealed || contents === null
          ? []
          : contents.markers.map(marker => {
              const { x, y } = centreOf(view.grid, marker.square);
              return (
                <g key={`${area} ${marker.kind} ${marker.square}`} transform={`translate(${x},${y})`}>
                  <Disc what={marker} r={15} number={0} />
                </g>
              );
            }),
      )}
    </g>
  );
}

const TONE: Readonly<Record<What['kind'], string>> = {
  healing: '#ff8a72',
  vitality: '#6fd0a6',
  money: '#e8c46a',
  chest: '#c9824a',
  relic: '#b9a4f5',
  runekey: '#e0543f',
  encounter: '#f0e7d6',
};

const toneOf = (what: What): string =>
  what.kind === 'chest' || what.kind === 'runekey' ? (COLOURS[what.colour] ?? '#fff') : TONE[what.kind];

function Disc({ what, r, number }: { readonly what: What; readonly r: number; readonly number: number }) {
  const tone = toneOf(what);
  const icon = r * 1.3;
  return (
    <>
      <circle cx="1" cy="2.500" r={r} fill="#000" opacity=".5" />
      <circle r={r} fill="#1d1613" stroke={tone} strokeWidth="2.400" />
      <use
        href={`#dj-i-${what.kind}`}
        x={-icon / 2}
        y={-icon / 2}
        width={icon}
        height={icon}
        fill={tone}
        className="dj-icon"
      />
      {number > 0 && (
        <text className="dj-count" x={r - 3} y={r + 2}>
          {number}
        </text>
      )}
    </>
  );
}

export function markerWords(
  view: View,
  { what, square, number }: Marker,
  say: GameSay,
  look: LookSay,
): string {
  const space = typeof square === 'number' ? spaceName(view, square) : '';
  const name =
    what.kind === 'chest'
      ? look('chest', { colour: say(what.colour) })
      : what.kind === 'runekey'
        ? look('runekey', { colour: say(what.colour) })
        : what.kind === 'relic'
          ? say(what.relic)
          : say(`marker.${what.kind}`);
  return look(number > 0 ? 'marker-number' : 'marker', { marker: capital(name), space, number });
}
