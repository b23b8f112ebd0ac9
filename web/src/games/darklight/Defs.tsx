import { memo } from 'react';
import flags from '../materials/flags.webp?inline';
import rock from '../materials/rock.webp?inline';
import { FigureGradients } from './Disc.tsx';
import { SIGNS } from './icons.ts';

const MATERIALS: Readonly<Record<string, readonly [string, number]>> = {
  flags: [flags, 184],
  rock: [rock, 160],
};

type Stops = readonly [string, string, string];

/** Gradients, baked materials and the small signs; once on the board. */
export const Defs = memo(function Defs() {
  return (
    <defs>
      <FigureGradients ids="dl-" />
      {Object.entries(MATERIALS).map(([name, [href, side]]) => (
        <pattern key={name} id={`dl-${name}`} width={side} height={side} patternUnits="userSpaceOnUse">
          <image href={href} width={side} height={side} preserveAspectRatio="none" />
        </pattern>
      ))}
      <pattern id="dl-water" width="46" height="23" patternUnits="userSpaceOnUse">
        <rect width="46" height="23" fill="#173f47" />
        <path
          d="M0 6q5.750-5 11.500 0t11.500 0t11.500 0t11.500 0M0 18q5.750-5 11.500 0t11.500 0t11.500 0t11.500 0"
          fill="none"
          stroke="#5fb6b0"
          strokeOpacity=".55"
          strokeWidth="1.400"
        />
      </pattern>
      <pattern id="dl-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" stroke="#ffcf6b" strokeWidth="2" strokeOpacity=".35" />
      </pattern>
      <linearGradient id="dl-door" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#9a6330" />
        <stop offset="1" stopColor="#4d2d12" />
      </linearGradient>
      <Glow id="dl-glow" stops={['#ffdf9a .95', '#f2b857 .35', '#f2b857 0']} />
      <Glow id="dl-torch" stops={['#ffd69a .42', '#ff9d4a .14', '#ff7a1a 0']} />
      {Object.entries(SIGNS).map(([name, Look]) => (
        <symbol key={name} id={`dl-i-${name}`} viewBox="0 0 512 512" className="dl-icon">
          <Look width="512" height="512" />
        </symbol>
      ))}
    </defs>
  );
});

function Glow({ id, stops }: { readonly id: string; readonly stops: Stops }) {
  return (
    <radialGradient id={id}>
      {stops.map((stop, place) => {
        const [colour, opacity] = stop.split(' ');
        return <stop key={stop} offset={[0, 0.5, 1][place]} stopColor={colour} stopOpacity={opacity} />;
      })}
    </radialGradient>
  );
}
