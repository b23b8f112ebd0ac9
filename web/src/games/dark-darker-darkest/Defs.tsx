import { memo } from 'react';
import Biohazard from '~icons/game-icons/biohazard';
import Camera from '~icons/game-icons/cctv-camera';
import Crown from '~icons/game-icons/crown';
import Flame from '~icons/game-icons/flame';
import Grab from '~icons/game-icons/grab';
import Hidden from '~icons/game-icons/sight-disabled';
import Padlock from '~icons/game-icons/padlock';
import Radioactive from '~icons/game-icons/radioactive';
import Skull from '~icons/game-icons/death-skull';
import Erlenmeyer from '~icons/game-icons/erlenmeyer';
import Vial from '~icons/game-icons/vial';
import { octagon, TILE } from './geometry.ts';
import { ENEMY_FACES, type Icon, SEAT_COLOURS, SURVIVOR_FACES } from './icons.ts';
import { ROOM_LOOKS, TILE_ICON_LOOKS } from './room-icons.ts';
import carpet from './materials/carpet.webp?inline';
import char from './materials/char.webp?inline';
import plank from './materials/plank.webp?inline';
import plaster from './materials/plaster.webp?inline';
import steel from './materials/steel.webp?inline';
import tile from './materials/tile.webp?inline';

const MATERIALS: Readonly<Record<string, string>> = { plank, tile, carpet, steel, char };

/** Light rim, rim, dark rim, then the face from its light to its dark; seat 1 to 5. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  1: ['#f7ce94', '#f0a63c', '#6c4b1b', '#9c6c27', '#4d3513', '#1d1407'],
  2: ['#b9e2ff', '#7fcbff', '#395b73', '#5384a6', '#294152', '#0f181f'],
  3: ['#8dcab0', '#2f9e6f', '#154732', '#1f6748', '#0f3324', '#06130d'],
  4: ['#e1a7ce', '#c95fa5', '#5a2b4a', '#833e6b', '#401e35', '#180b14'],
  5: ['#f8f6cb', '#f3efa0', '#6d6c48', '#9e9b68', '#4e4c33', '#1d1d13'],
};

/** Gradients, baked materials, and one symbol for each kind of figure, so that two hundred of them cost little. */
export const Defs = memo(function Defs() {
  return (
    <defs>
      <Gradients />
      {Object.entries(MATERIALS).map(([name, href]) => (
        <pattern
          key={name}
          id={`ddd-${name}`}
          x="51"
          y="27"
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <image href={href} width={TILE} height={TILE} preserveAspectRatio="none" />
        </pattern>
      ))}
      <pattern id="ddd-plaster" width="128" height="128" patternUnits="userSpaceOnUse">
        <image href={plaster} width="128" height="128" />
      </pattern>
      <pattern
        id="ddd-hazard"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="8" height="8" fill="#26221a" />
        <rect width="4" height="8" fill="#dccb3f" />
      </pattern>
      <pattern
        id="ddd-seen"
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3" height="10" fill="#7fc4ee" opacity=".35" />
      </pattern>
      <IconSymbols />
      {Object.entries(SURVIVOR_FACES).map(([id, Face]) => (
        <SurvivorSymbol key={id} id={id} Face={Face} seat={SEAT_COLOURS[id as keyof typeof SEAT_COLOURS]} />
      ))}
      {Object.entries(ENEMY_FACES).map(([id, Face]) => (
        <EnemySymbol key={id} id={id} Face={Face} />
      ))}
      <TokenSymbol />
    </defs>
  );
});

function Gradients() {
  return (
    <>
      {Object.entries(SEATS).map(([seat, [light, rim, dark, face, mid, deep]]) => (
        <g key={seat}>
          <linearGradient id={`ddd-rim${seat}`} x1="0" y1="0" x2=".6" y2="1">
            <stop offset="0" stopColor={light} />
            <stop offset=".45" stopColor={rim} />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
          <radialGradient id={`ddd-face${seat}`} cx=".42" cy=".3" r=".85">
            <stop offset="0" stopColor={face} />
            <stop offset=".55" stopColor={mid} />
            <stop offset="1" stopColor={deep} />
          </radialGradient>
        </g>
      ))}
      <Linear id="ddd-rimM" stops={['#efe3cb', '#a99a80', '#4c4334']} />
      <Radial id="ddd-faceM" stops={['#5c5560', '#322d38', '#151218']} />
      <Linear id="ddd-rimX" stops={['#ffe7a6', '#d29a35', '#5d3b0c']} />
      <Radial id="ddd-faceX" stops={['#b23a2c', '#6d1a14', '#2c0806']} />
      <linearGradient id="ddd-bone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fffaf0" />
        <stop offset="1" stopColor="#cfc0a2" />
      </linearGradient>
      <linearGradient id="ddd-fire" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset=".45" stopColor="#ffa630" />
        <stop offset="1" stopColor="#d8421a" />
      </linearGradient>
      <radialGradient id="ddd-torch">
        <stop offset="0" stopColor="#ffd69a" stopOpacity=".5" />
        <stop offset=".4" stopColor="#ff9d4a" stopOpacity=".2" />
        <stop offset="1" stopColor="#ff7a1a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ddd-hole">
        <stop offset="0" stopColor="#000" />
        <stop offset=".5" stopColor="#000" stopOpacity=".8" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ddd-glow">
        <stop offset="0" stopColor="#ffdf9a" stopOpacity=".95" />
        <stop offset=".6" stopColor="#f2b857" stopOpacity=".35" />
        <stop offset="1" stopColor="#f2b857" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ddd-shadow">
        <stop offset=".6" stopColor="#000" stopOpacity=".75" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="ddd-shN" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity=".75" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ddd-shW">
        <stop offset="0" stopColor="#000" stopOpacity=".5" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="ddd-moon" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#bfe0ff" stopOpacity=".5" />
        <stop offset="1" stopColor="#bfe0ff" stopOpacity="0" />
      </linearGradient>
    </>
  );
}

function Linear({ id, stops }: { readonly id: string; readonly stops: readonly [string, string, string] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".6" y2="1">
      <stop offset="0" stopColor={stops[0]} />
      <stop offset=".45" stopColor={stops[1]} />
      <stop offset="1" stopColor={stops[2]} />
    </linearGradient>
  );
}

function Radial({ id, stops }: { readonly id: string; readonly stops: readonly [string, string, string] }) {
  return (
    <radialGradient id={id} cx=".42" cy=".3" r=".9">
      <stop offset="0" stopColor={stops[0]} />
      <stop offset=".55" stopColor={stops[1]} />
      <stop offset="1" stopColor={stops[2]} />
    </radialGradient>
  );
}

const PLAIN: Readonly<Record<string, Icon>> = {
  flame: Flame,
  padlock: Padlock,
  camera: Camera,
  crown: Crown,
  virus: Biohazard,
  entrapped: Grab,
  radiation: Radioactive,
  keeper: Vial,
  skull: Skull,
  laboratory: Erlenmeyer,
};

function IconSymbols() {
  const rooms = Object.entries(ROOM_LOOKS).map(([room, { prop }]): [string, Icon] => [`prop-${room}`, prop]);
  const tiles = Object.entries(TILE_ICON_LOOKS).map(([icon, Look]): [string, Icon] => [`tile-${icon}`, Look]);
  return [...Object.entries(PLAIN), ...rooms, ...tiles].map(([name, Look]) => (
    <symbol key={name} id={`ddd-i-${name}`} viewBox="0 0 512 512" className="ddd-icon">
      <Look width="512" height="512" />
    </symbol>
  ));
}

/** Figures are drawn 100 wide around the middle and scaled where they stand. */
function SurvivorSymbol({
  id,
  Face,
  seat,
}: {
  readonly id: string;
  readonly Face: Icon;
  readonly seat: number;
}) {
  return (
    <symbol id={`ddd-f-${id}`} viewBox="-60 -60 120 120" overflow="visible">
      <SurvivorDisc Face={Face} seat={seat} />
    </symbol>
  );
}

export function SurvivorDisc({
  Face,
  seat,
  ids = 'ddd-',
}: {
  readonly Face: Icon;
  readonly seat: number;
  readonly ids?: string;
}) {
  return (
    <>
      <ellipse cx="3" cy="12" rx="52" ry="50" fill={`url(#${ids}shadow)`} />
      <circle cy="6.700" r="46" fill={SEATS[seat]?.[2]} />
      <circle r="46" fill={`url(#${ids}rim${seat})`} stroke="#0a0705" />
      {notches(seat).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="2.600" fill="#120a04" />
      ))}
      <circle r="38" fill={`url(#${ids}face${seat})`} stroke="#000" strokeOpacity=".75" strokeWidth="1.200" />
      <g className="ddd-icon">
        <Face x="-28" y="-26" width="56" height="56" fill="#000" opacity=".7" />
        <Face x="-28" y="-29" width="56" height="56" fill={`url(#${ids}bone)`} />
      </g>
    </>
  );
}

const notches = (seat: number): { x: number; y: number }[] =>
  Array.from({ length: seat }, (_, place) => {
    const angle = ((place - (seat - 1) / 2) * 15 - 90) * (Math.PI / 180);
    return { x: Math.round(Math.cos(angle) * 420) / 10, y: Math.round(Math.sin(angle) * 420) / 10 };
  });

export const SEAT_STOPS = SEATS;

const LARGE = ['undead-bird', 'zombie-dog', 'security-guard', 'doctor-mortimer', 'lisa-mortimer'];

function EnemySymbol({ id, Face }: { readonly id: string; readonly Face: Icon }) {
  const large = LARGE.includes(id);
  const kind = large ? 'X' : 'M';
  return (
    <symbol id={`ddd-f-${id}`} viewBox="-60 -60 120 120" overflow="visible">
      <ellipse cx="3" cy="12" rx="52" ry="50" fill="url(#ddd-shadow)" />
      <path d={octagon(46)} transform="translate(0,6.700)" fill={large ? '#3d2606' : '#2a241c'} />
      <path d={octagon(46)} fill={`url(#ddd-rim${kind})`} stroke="#0a0705" />
      <path
        d={octagon(38)}
        fill={`url(#ddd-face${kind})`}
        stroke="#000"
        strokeOpacity=".75"
        strokeWidth="1.200"
      />
      <g className="ddd-icon">
        <Face x="-29" y="-27" width="58" height="58" fill="#000" opacity=".7" />
        <Face x="-29" y="-30" width="58" height="58" fill="url(#ddd-bone)" />
      </g>
      {large && (
        <>
          <circle cy="-47" r="13" fill="url(#ddd-rimX)" stroke="#0a0705" />
          <g className="ddd-icon">
            <Crown x="-8.500" y="-56" width="17" height="17" fill="#3a2204" />
          </g>
        </>
      )}
    </symbol>
  );
}

function TokenSymbol() {
  return (
    <symbol id="ddd-f-token" viewBox="-60 -60 120 120" overflow="visible">
      <ellipse cx="3" cy="8" rx="52" ry="50" fill="url(#ddd-shadow)" />
      <circle r="46" fill="#26361c" stroke="#93bd57" strokeWidth="6" />
      <circle r="36" fill="#1a2613" stroke="#000" strokeOpacity=".6" />
      <g className="ddd-icon">
        <Hidden x="-27" y="-27" width="54" height="54" fill="#a8d06a" />
      </g>
    </symbol>
  );
}
