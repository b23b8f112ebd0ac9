import { memo } from 'react';
import { CONDITION_ICONS, SIGNS } from './icons.ts';
import { type Icon, OTHER_FACES } from './figure-icons.ts';
import earth from '../materials/earth.webp?inline';
import flags from '../materials/flags.webp?inline';
import flesh from '../materials/flesh.webp?inline';
import paper from '../materials/paper.webp?inline';
import rock from '../materials/rock.webp?inline';
import sand from '../materials/sand.webp?inline';
import wood from '../materials/wood.webp?inline';

const MATERIALS: Readonly<Record<string, readonly [string, number]>> = {
  flags: [flags, 240],
  flesh: [flesh, 240],
  sand: [sand, 240],
  rock: [rock, 160],
  earth: [earth, 240],
  paper: [paper, 480],
  wood: [wood, 240],
};

/** Light rim, rim, dark rim, then the face from its light to its dark; seat 1 to 5, 0 for the red team. */
export const SEAT_STOPS: Readonly<Record<number, readonly string[]>> = {
  0: ['#f0a08e', '#d1432c', '#561a10', '#8c2d1e', '#45150d', '#1a0805'],
  1: ['#f7ce94', '#f0a63c', '#6c4b1b', '#9c6c27', '#4d3513', '#1d1407'],
  2: ['#b9e2ff', '#7fcbff', '#395b73', '#5384a6', '#294152', '#0f181f'],
  3: ['#8dcab0', '#2f9e6f', '#154732', '#1f6748', '#0f3324', '#06130d'],
  4: ['#e1a7ce', '#c95fa5', '#5a2b4a', '#833e6b', '#401e35', '#180b14'],
  5: ['#f8f6cb', '#f3efa0', '#6d6c48', '#9e9b68', '#4e4c33', '#1d1d13'],
};

type Stops = readonly [string, string, string];

const RIMS: Readonly<Record<string, Stops>> = {
  rimM: ['#efe3cb', '#a99a80', '#4c4334'],
  rimX: ['#ffe7a6', '#d29a35', '#5d3b0c'],
  ...Object.fromEntries(
    Object.entries(SEAT_STOPS).map(([seat, [a = '', b = '', c = '']]) => [`rim${seat}`, [a, b, c] as Stops]),
  ),
};
const FACES: Readonly<Record<string, Stops>> = {
  faceM: ['#5c5560', '#322d38', '#151218'],
  faceX: ['#b23a2c', '#6d1a14', '#2c0806'],
  ...Object.fromEntries(
    Object.entries(SEAT_STOPS).map(([seat, stops]) => [
      `face${seat}`,
      [stops[3] ?? '', stops[4] ?? '', stops[5] ?? ''] as Stops,
    ]),
  ),
};

/** Gradients, baked materials and the small signs; once on each board. */
export const Defs = memo(function Defs() {
  return (
    <defs>
      <FigureGradients ids="dd-" />
      {Object.entries(MATERIALS).map(([name, [href, side]]) => (
        <pattern key={name} id={`dd-${name}`} width={side} height={side} patternUnits="userSpaceOnUse">
          <image href={href} width={side} height={side} preserveAspectRatio="none" />
        </pattern>
      ))}
      <pattern id="dd-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0 0V7" stroke="#4a321a" strokeWidth="1.300" strokeOpacity=".55" />
      </pattern>
      <Glow id="dd-glow" stops={['#ffdf9a .95', '#f2b857 .35', '#f2b857 0']} />
      <Glow id="dd-torch" stops={['#ffd69a .5', '#ff9d4a .2', '#ff7a1a 0']} />
      <Glow id="dd-window" stops={['#ffc46b .7', '#ff9d4a .25', '#ff7a1a 0']} />
      <Glow id="dd-vignette" stops={['#000 0', '#000 .25', '#000 .85']} />
      <Glow id="dd-moonlight" stops={['#ffd9a0 .6', '#ff8a5a .25', '#ff8a5a 0']} />
      <Glow id="dd-water" stops={['#c9fff0 1', '#4fbfa6 1', '#123f39 1']} />
      <Glow id="dd-moon" stops={['#fff1d4 1', '#f3d3a0 1', '#e0a878 1']} />
      <linearGradient id="dd-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-80" x2="0" y2="480">
        <stop offset="0" stopColor="#0c0b18" />
        <stop offset=".42" stopColor="#2b1d33" />
        <stop offset=".68" stopColor="#5d2b2c" />
        <stop offset="1" stopColor="#2a1a1c" />
      </linearGradient>
      <linearGradient id="dd-fire" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset=".45" stopColor="#ffa630" />
        <stop offset="1" stopColor="#d8421a" />
      </linearGradient>
      {[...Object.entries(CONDITION_ICONS), ...Object.entries(SIGNS)].map(([name, Look]) => (
        <Sign key={name} name={name} Look={Look} />
      ))}
      <Sign name="crown" Look={OTHER_FACES.crown} />
    </defs>
  );
});

const Sign = ({ name, Look }: { readonly name: string; readonly Look: Icon }) => (
  <symbol id={`dd-i-${name}`} viewBox="0 0 512 512" className="dd-icon">
    <Look width="512" height="512" />
  </symbol>
);

/** What a figure needs wherever it stands; `ids` keeps two drawings on one page apart, `only` takes what one kind needs. */
export function FigureGradients({ ids, only }: { readonly ids: string; readonly only?: string }) {
  const wanted = ([id]: readonly [string, Stops]): boolean => only === undefined || id.endsWith(only);
  return (
    <>
      {Object.entries(RIMS)
        .filter(wanted)
        .map(([id, [a, b, c]]) => (
          <linearGradient key={id} id={ids + id} x1="0" y1="0" x2=".6" y2="1">
            <stop offset="0" stopColor={a} />
            <stop offset=".45" stopColor={b} />
            <stop offset="1" stopColor={c} />
          </linearGradient>
        ))}
      {Object.entries(FACES)
        .filter(wanted)
        .map(([id, [a, b, c]]) => (
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
      <radialGradient id={`${ids}shadow`}>
        <stop offset=".6" stopColor="#000" stopOpacity=".75" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
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
