import type { BuildingId } from '@tenebrae/darkest-dungeon/data';
import { memo } from 'react';
import { FROM_BEHIND, type TownPlan } from './layout.ts';

/** Walls and roof. */
const HOUSES: Readonly<Partial<Record<BuildingId, readonly [string, string]>>> = {
  'abbey': ['#6f6063', '#52414b'],
  'guild': ['#7f695d', '#614440'],
  'blacksmith': ['#6a6472', '#474a66'],
  'tavern': ['#82705c', '#6a4a3a'],
  'sanitarium': ['#8a7f7c', '#54505c'],
  'survivalist': ['#7a6650', '#7a3b30'],
  'stagecoach': ['#75675c', '#5a4636'],
};

/** Dusk over the estate: moon, manor, hills, and the houses with their lights. Nothing here moves. */
export const Townscape = memo(function Townscape({ town }: { readonly town: TownPlan }) {
  const { width, height, doorsteps } = town;
  // The view is painted for the wide picture; a narrow one is cut from it.
  const shift = `translate(${(width - 852) / 2},${height - 722 - (width < 852 ? 40 : 0)})`;
  return (
    <g className="dd-still">
      <g transform={shift}>
        <rect x="-400" y="-900" width="1652" height="1900" fill="url(#dd-sky)" />
        <circle cx="640" cy="160" r="190" fill="url(#dd-moonlight)" />
        <circle cx="640" cy="160" r="58" fill="url(#dd-moon)" />
        <path d="M-400 300Q120 250 240 272T470 228Q600 178 690 234T1252 264V900H-400Z" fill="#1d141b" />
        <Manor />
        <path d="M-400 330Q180 262 330 308T620 294T1252 320V900H-400Z" fill="url(#dd-earth)" />
        <path d="M-400 330Q180 262 330 308T620 294T1252 320V900H-400Z" fill="#150b12" opacity=".45" />
        <path
          d="M426 360Q520 440 410 500T440 722"
          fill="none"
          stroke="#8a7358"
          strokeOpacity=".4"
          strokeWidth="26"
        />
      </g>
      {FROM_BEHIND.map(building => {
        const [x, y] = doorsteps[building];
        const house = HOUSES[building];
        return (
          <g key={building} transform={`translate(${x},${y - 34})`}>
            <ellipse rx="76" ry="11" fill="#000" opacity=".5" />
            {house !== undefined && <House walls={house[0]} roof={house[1]} spire={building === 'abbey'} />}
            {building === 'graveyard' && <Graves />}
            {building === 'nomad-wagon' && <Wagon />}
          </g>
        );
      })}
    </g>
  );
});

const Manor = () => (
  <g transform="translate(566,126)" fill="#120b12">
    <path d="M-30 130V110H160V130Z" />
    <rect y="40" width="24" height="90" />
    <path d="M-4 40L12 13L28 40Z" />
    <rect x="22" y="14" width="20" height="116" />
    <path d="M18 14L32 -8L46 14Z" />
    <rect x="40" y="30" width="44" height="100" />
    <path d="M36 30L62 -18L88 30Z" />
    <rect x="84" y="6" width="18" height="124" />
    <path d="M80 6L93 -14L106 6Z" />
    <rect x="100" y="38" width="28" height="92" />
    <path d="M96 38L114 7L132 38Z" />
    <path
      d="M28 28h4v8h-4ZM50 52h4v8h-4ZM88 20h4v8h-4ZM64 52h4v8h-4ZM110 60h4v8h-4ZM28 60h4v8h-4Z"
      fill="#ffb45a"
    />
  </g>
);

function House({
  walls,
  roof,
  spire,
}: {
  readonly walls: string;
  readonly roof: string;
  readonly spire: boolean;
}) {
  return (
    <>
      {spire && (
        <>
          <path d="M-62 0V-100H-28V0Z" fill={walls} />
          <path d="M-67 -100L-45 -160L-23 -100Z" fill={roof} />
          <path d="M-45 -174v14M-51 -168h12" stroke="#d9c9a6" strokeWidth="2" />
        </>
      )}
      <rect x="-52" y="-56" width="104" height="56" fill={walls} />
      <rect y="-56" width="52" height="56" fill="#000" opacity=".22" />
      <path
        d="M-52 -56V0M52 -56V0M-52 -28H52M-18 -56V0M18 -56V0M-52 -28L-18 0M52 -28L18 0"
        stroke="#2a1c16"
        strokeWidth="3.500"
        fill="none"
      />
      <path d="M-64 -52L-22 -106H22L64 -52Z" fill={roof} stroke="#140c0c" strokeWidth="1.500" />
      <path d="M0 -106H22L64 -52H0Z" fill="#000" opacity=".25" />
      {[-95, -84, -73, -62].map(y => (
        <path
          key={y}
          d={`M${-64 - (y + 52) * 0.78} ${y}H${64 + (y + 52) * 0.78}`}
          stroke="#140c0c"
          strokeOpacity=".5"
          strokeWidth="1.500"
          strokeDasharray="7 2"
        />
      ))}
      <rect x="24" y="-112" width="11" height="28" fill={walls} />
      {[-35, 35].map(x => (
        <g key={x} transform={`translate(${x},-42)`}>
          <circle r="20" fill="url(#dd-window)" />
          <rect x="-6" y="-7" width="12" height="14" rx="1" fill="#ffcf86" />
          <path d="M0 -7V7M-6 0H6" stroke="#2a1c16" strokeWidth="1.500" />
        </g>
      ))}
      <path d="M-9 0V-20Q0 -30 9 -20V0Z" fill="#1c110c" />
    </>
  );
}

const Graves = () => (
  <>
    {[-52, -16, 20, 54].map((x, place) => (
      <path
        key={x}
        d={`M${x - 13} 0V-${26 + (place % 2) * 12}q13 -16 26 0V0Z`}
        fill={place % 2 === 0 ? '#5e6070' : '#4a4c5c'}
        stroke="#17151c"
        strokeWidth="1.500"
      />
    ))}
    <path
      d={`M-76 0V-16M-60 0V-18M-44 0V-16M-28 0V-18M-12 0V-16M4 0V-18M20 0V-16M36 0V-18M52 0V-16M68 0V-18M-80 -9H74`}
      stroke="#120d10"
      strokeWidth="3"
    />
    <path
      d="M-66 -2q-6 -40 8 -66m-6 30q-14 -8 -20 -24m24 6q14 -6 18 -22"
      stroke="#17100f"
      strokeWidth="5"
      fill="none"
    />
  </>
);

const Wagon = () => (
  <>
    <path
      d="M-48 -14Q-58 -66 -44 -74Q-22 -62 0 -74Q22 -62 44 -74Q58 -66 48 -14Z"
      fill="#b98f63"
      stroke="#2a1c16"
      strokeWidth="2"
    />
    <path d="M0 -74V-14M-24 -68V-14M24 -68V-14" stroke="#2a1c16" strokeOpacity=".5" strokeWidth="2" />
    <rect x="-54" y="-16" width="108" height="10" rx="2" fill="#5a3a22" />
    {[-34, 34].map(x => (
      <circle key={x} cx={x} cy="-4" r="13" fill="none" stroke="#3a2416" strokeWidth="5" />
    ))}
    <circle cx="78" cy="-14" r="34" fill="url(#dd-torch)" />
    <use href="#dd-i-flame" x="68" y="-26" width="20" height="20" fill="url(#dd-fire)" className="dd-icon" />
  </>
);
