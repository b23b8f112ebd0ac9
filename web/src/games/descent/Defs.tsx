import { memo } from 'react';
import type { Icon } from './figure-icons.ts';
import { OTHER_FACES } from './figure-icons.ts';
import { SIGNS } from './icons.ts';

/** Light rim, rim, dark rim, then the face from its light to its dark, by seat. */
export const SEAT_STOPS: Readonly<Record<number, readonly string[]>> = {
  0: ['#f0a08e', '#d1432c', '#561a10', '#8c2d1e', '#45150d', '#1a0805'],
  1: ['#f7ce94', '#f0a63c', '#6c4b1b', '#9c6c27', '#4d3513', '#1d1407'],
  2: ['#b9e2ff', '#7fcbff', '#395b73', '#5384a6', '#294152', '#0f181f'],
  3: ['#8dcab0', '#2f9e6f', '#154732', '#1f6748', '#0f3324', '#06130d'],
  4: ['#e1a7ce', '#c95fa5', '#5a2b4a', '#833e6b', '#401e35', '#180b14'],
  5: ['#f8f6cb', '#f3efa0', '#6d6c48', '#9e9b68', '#4e4c33', '#1d1d13'],
};

type Stops = readonly [string, string, string];

const bySeat = (name: string, from: number): [string, Stops][] =>
  Object.entries(SEAT_STOPS).map(([seat, stops]) => [
    `${name}${seat}`,
    [stops[from] ?? '', stops[from + 1] ?? '', stops[from + 2] ?? ''],
  ]);

const RIMS: readonly (readonly [string, Stops])[] = [
  ['rimM', ['#efe3cb', '#a99a80', '#4c4334']],
  ['rimX', ['#ffe7a6', '#d29a35', '#5d3b0c']],
  ...bySeat('rim', 0),
];
const FACES: readonly (readonly [string, Stops])[] = [
  ['faceM', ['#5c5560', '#322d38', '#151218']],
  ['faceX', ['#b23a2c', '#6d1a14', '#2c0806']],
  ...bySeat('face', 3),
];

/** Signs that the board repeats: drawn once, used by name. */
const REPEATED = [
  'burn',
  'poison',
  'stun',
  'web',
  'aim',
  'dodge',
  'guard',
  'rest',
  'rubble',
  'staircase',
  'glyph',
  'skull',
  'encounter',
  'healing',
  'vitality',
  'money',
  'chest',
  'relic',
  'runekey',
  'pit',
  'lock',
  'fallen',
] as const;

/** Gradients, stones and the small signs; once on the board. */
export const Defs = memo(function Defs() {
  return (
    <defs>
      <FigureGradients ids="dj-" />
      <Glow id="dj-glow" stops={['#ffdf9a .95', '#f2b857 .35', '#f2b857 0']} />
      <Glow id="dj-torch" stops={['#ffcf8a .34', '#ff9d4a .12', '#ff7a1a 0']} />
      <Glow id="dj-lit" stops={['#b9fff0 .9', '#4fc3ae .4', '#4fc3ae 0']} />
      <Glow id="dj-hole" stops={['#000 1', '#0b0806 1', '#2a211b 1']} />
      <pattern id="dj-brick" width="32" height="18" patternUnits="userSpaceOnUse">
        <rect width="32" height="18" fill="#4a4039" />
        <path d="M0 9H32M0 0H32M8 0V9M24 9V18" stroke="#241d19" strokeWidth="2" fill="none" />
        <path d="M0 2H32M0 11H32" stroke="#6a5c50" strokeOpacity=".5" fill="none" />
      </pattern>
      <pattern id="dj-rock" width="40" height="40" patternUnits="userSpaceOnUse">
        <rect width="40" height="40" fill="#2b2521" />
        <path
          d="M4 6l9-3 8 5-3 9-11 2zM24 20l10-4 5 8-6 9-9-3zM8 27l9 1 2 8-8 3-6-5z"
          fill="#352e29"
          stroke="#1a1613"
        />
      </pattern>
      <pattern id="dj-water" width="48" height="24" patternUnits="userSpaceOnUse">
        <rect width="48" height="24" fill="#1f4a5e" />
        <path
          d="M0 8q12 -7 24 0t24 0M0 20q12 -7 24 0t24 0"
          stroke="#6fb6d4"
          strokeOpacity=".55"
          strokeWidth="2"
          fill="none"
        />
      </pattern>
      <pattern id="dj-mist" width="96" height="96" patternUnits="userSpaceOnUse">
        <rect width="96" height="96" fill="#131016" />
        <path
          d="M8 30q20 -14 40 0t44 -4M2 74q24 -12 46 0t48 -2"
          stroke="#221d28"
          strokeWidth="9"
          fill="none"
        />
      </pattern>
      {REPEATED.map(name => (
        <Sign key={name} name={name} Look={SIGNS[name]} />
      ))}
      <Sign name="crown" Look={OTHER_FACES.crown} />
    </defs>
  );
});

const Sign = ({ name, Look }: { readonly name: string; readonly Look: Icon }) => (
  <symbol id={`dj-i-${name}`} viewBox="0 0 512 512" className="dj-icon">
    <Look width="512" height="512" />
  </symbol>
);

/** What a figure needs wherever it stands; `ids` keeps two drawings on one page apart, `only` takes what one kind needs. */
export function FigureGradients({ ids, only }: { readonly ids: string; readonly only?: string }) {
  const wanted = ([id]: readonly [string, Stops]): boolean => only === undefined || id.endsWith(only);
  return (
    <>
      {RIMS.filter(wanted).map(([id, [a, b, c]]) => (
        <linearGradient key={id} id={ids + id} x1="0" y1="0" x2=".6" y2="1">
          <stop offset="0" stopColor={a} />
          <stop offset=".45" stopColor={b} />
          <stop offset="1" stopColor={c} />
        </linearGradient>
      ))}
      {FACES.filter(wanted).map(([id, [a, b, c]]) => (
        <radialGradient key={id} id={ids + id} cx=".42" cy=".3" r=".85">
          <stop offset="0" stopColor={a} />
          <stop offset=".55" stopColor={b} />
          <stop offset="1" stopColor={c} />
        </radialGradient>
      ))}
      <linearGradient id={`${ids}bone`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fffaf0" />
        <stop offset="1" stopColor="#cfc0a2" />
      </linearGradient>
    </>
  );
}

function Glow({ id, stops }: { readonly id: string; readonly stops: Stops }) {
  return (
    <radialGradient id={id}>
      {stops.map((stop, place) => {
        const [colour, opacity] = stop.split(' ');
        return <stop key={stop} offset={[0, 0.55, 1][place]} stopColor={colour} stopOpacity={opacity} />;
      })}
    </radialGradient>
  );
}
