import type { AreaSpec } from '@tenebrae/darkest-dungeon/data';
import { memo } from 'react';
import type { AsThing } from '../../frame/Thing.tsx';
import type { GameSay } from '../../../words/speech.ts';
import { Thing } from '../frame.ts';
import { KeyCap } from '../Thing.tsx';
import { roomLines } from '../ThingCard.tsx';
import { type Battle, everyone, isLarge, type View } from '../view.ts';
import type { LookSay } from '../words/look-words.ts';
import type { HallSize, Slab } from './geometry.ts';

/** Which stone a room is cut from. */
const materialOf = (room: string): string =>
  room.startsWith('darkest') ||
  room === 'boss-mammoth-cyst' ||
  room === 'boss-ancestor' ||
  room === 'boss-shuffling-horror'
    ? 'flesh'
    : room.startsWith('arena') || room.startsWith('old-road')
      ? 'sand'
      : 'flags';

interface HallProps {
  readonly room: string;
  readonly slabs: readonly Slab[];
  readonly size: HallSize;
}

/** The hall: rock around, slabs of stone; high ground pale with a bright edge, low ground sunken and dark. */
export const Hall = memo(
  function Hall({ room, slabs, size }: HallProps) {
    const material = materialOf(room);
    const { width, height } = size;
    return (
      <g className="dd-still">
        <rect width={width} height={height} rx="26" fill="url(#dd-rock)" />
        <rect
          x="12"
          y="12"
          width={width - 24}
          height={height - 24}
          rx="18"
          fill="#100e12"
          stroke="#000"
          strokeWidth="2"
        />
        {slabs.map(({ area, path, spec }) => (
          <g key={area}>
            <path d={path} fill={`url(#dd-${material})`} />
            <path d={path} fill={TINTS[spec.mark ?? ''] ?? 'none'} fillOpacity=".2" />
            {spec.ground === 'high' && (
              <path d={path} fill="#fff0cf" fillOpacity=".2" stroke="#f3dfae" strokeWidth="2.500" />
            )}
            {spec.ground === 'low' && (
              <path d={path} fill="#000" fillOpacity=".6" stroke="#000" strokeWidth="5" />
            )}
            <path d={path} fill="none" stroke="#fff" strokeOpacity=".1" strokeWidth="1.500" />
          </g>
        ))}
        <rect width={width} height={height} fill="url(#dd-vignette)" opacity=".6" />
        {[
          [44, 44],
          [width - 44, 44],
          [44, height - 44],
          [width - 44, height - 44],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="150" fill="url(#dd-torch)" />
            <use
              href="#dd-i-flame"
              x={x - 13}
              y={y - 20}
              width="26"
              height="26"
              fill="url(#dd-fire)"
              className="dd-icon"
            />
          </g>
        ))}
      </g>
    );
  },
  (one, other) => one.room === other.room && one.size === other.size,
);

const TINTS: Readonly<Record<string, string>> = {
  red: '#ff3b20',
  green: '#3fe08a',
  teamRed: '#e5402a',
  teamBlue: '#3fa0ff',
};

interface Props {
  readonly view: View;
  readonly slabs: readonly Slab[];
  readonly size: HallSize;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
}

/** Each Area as a field that lights up when it can be chosen, with its capacity and what lies there. */
export function Fields({ view, slabs, size, say, look, asThing }: Props) {
  const counts = countTaken(view);
  return slabs.map(slab => {
    const { area, path, spec, centre, box } = slab;
    const taken = view.circus?.puppets === area ? spec.spaces : (counts.get(area) ?? 0);
    const things = lyingAt(view, area);
    const chests = view.battle?.chests.filter(one => one === area).length ?? 0;
    const label = areaWords(view, slabs, area, say, look);
    const props = asThing(`area:${area}`, [label, ...roomLines(view, area, say, look)].join(' '));
    const wide = spec.spaces * 11;
    const top = Math.max(slab.top + 14, 26);
    return (
      <g key={area}>
        <Thing {...props} kind="area">
          <path d={path} fill="transparent" />
          {props.isOption && (
            <>
              <path className="under" d={path} />
              <path className="lit" d={path} />
            </>
          )}
          <path className="focus" d={path} />
        </Thing>
        <g className="dd-still">
          <Capacity x={centre.x - wide / 2} y={top} spaces={spec.spaces} taken={taken} />
          {tagsOf(spec).map((tag, place) => (
            <Tag
              key={tag}
              x={centre.x}
              y={Math.min(slab.bottom - 13, size.height - 30) - place * 21}
              icon={tag}
              text={isTight(slab, counts.get(area) ?? 0) ? '' : tagText(tag, area, say, look)}
            />
          ))}
          {things.map((thing, place) => (
            <use
              key={thing}
              href={`#dd-i-${LYING[thing]}`}
              x={centre.x - 26 + place * 20}
              y={centre.y - 22}
              width="52"
              height="52"
              fill={thing === 'nothingness' ? '#0a0310' : '#d8b27a'}
              opacity=".75"
              className="dd-icon"
            />
          ))}
        </g>
        {Array.from({ length: chests }, (_, chest) => chest).map(chest => (
          <Chest
            key={chest}
            x={Math.min(box.right - 26, centre.x + 44 + chest * 26)}
            y={Math.min(slab.bottom - 24, centre.y + 30)}
            {...asThing(`chest:${area}`, look('chest'))}
          />
        ))}
        <KeyCap x={Math.min(box.right - 20, centre.x + wide / 2 + 22)} y={top + 4} text={props.cap} />
      </g>
    );
  });
}

/** An Area in words: its name, space, ground, what lies there and what the Room does. */
export function areaWords(
  view: View,
  slabs: readonly Slab[],
  area: string,
  say: GameSay,
  look: LookSay,
): string {
  const spec = slabs.find(slab => slab.area === area)?.spec;
  if (spec === undefined) return say(area);
  const taken = view.circus?.puppets === area ? spec.spaces : (countTaken(view).get(area) ?? 0);
  return [
    `${say(area)}.`,
    look('spaces', { free: Math.max(0, spec.spaces - taken), spaces: spec.spaces }),
    ...(spec.ground === undefined ? [] : [`${look(`${spec.ground}-ground`)}.`]),
    ...lyingAt(view, area).map(thing => look(thing)),
  ].join(' ');
}

/** Spaces taken in each Area: who is Large takes two, a void one. */
function countTaken(view: View): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (area: string, spaces: number): void => {
    counts.set(area, (counts.get(area) ?? 0) + spaces);
  };
  for (const figure of everyone(view)) if (figure.area !== null) add(figure.area, isLarge(figure) ? 2 : 1);
  for (const area of view.battle?.nothingness ?? []) add(area, 1);
  return counts;
}

type Lying = 'pew' | 'nothingness' | 'puppets' | 'butcher';
const LYING: Readonly<Record<Lying, string>> = {
  pew: 'pew',
  nothingness: 'hole',
  puppets: 'party',
  butcher: 'skill',
};

function lyingAt({ battle, circus }: View, area: string): Lying[] {
  const at = (areas: Battle['pews'] | undefined): boolean => areas?.includes(area) ?? false;
  return [
    ...(at(battle?.pews) ? (['pew'] as const) : []),
    ...(at(battle?.nothingness) ? (['nothingness'] as const) : []),
    ...(circus?.puppets === area ? (['puppets'] as const) : []),
    ...(circus?.butcher === area ? (['butcher'] as const) : []),
  ];
}

/** One diamond a space, filled when it is taken. */
function Capacity({
  x,
  y,
  spaces,
  taken,
}: {
  readonly x: number;
  readonly y: number;
  readonly spaces: number;
  readonly taken: number;
}) {
  return Array.from({ length: spaces }, (_, space) => space).map(space => (
    <path
      key={space}
      d="M0 -5.500L5.500 0L0 5.500L-5.500 0Z"
      transform={`translate(${x + 5.5 + space * 11},${y})`}
      fill={space < taken ? '#f0dcae' : '#0b090c'}
      stroke="#e8d9b6"
      strokeWidth="1.200"
    />
  ));
}

type TagIcon = 'high' | 'low' | 'harm' | 'help';

/** A colour on the floor is never alone: the Area's name and a sign stand on it. */
const tagsOf = ({ ground, mark }: AreaSpec): TagIcon[] => [
  ...(ground === undefined ? [] : [ground]),
  ...(mark === 'red' ? (['harm'] as const) : mark === 'green' ? (['help'] as const) : []),
];

/** Figures in a low Area would stand on its name: the sign alone stays. */
const isTight = ({ top, bottom }: Slab, taken: number): boolean => taken > 0 && bottom - top < 128;

const tagText = (tag: TagIcon, area: string, say: GameSay, look: LookSay): string =>
  tag === 'high' || tag === 'low' ? look(`${tag}-ground`) : say(area);

const TAG_TONES: Readonly<Record<TagIcon, string>> = {
  high: '#f3dfae',
  low: '#cfc4b0',
  harm: '#ff9a86',
  help: '#8ff0c8',
};

interface TagProps {
  readonly x: number;
  readonly y: number;
  readonly icon: TagIcon;
  readonly text: string;
}

function Tag({ x, y, icon, text }: TagProps) {
  const wide = text === '' ? 28 : text.length * 6.6 + 34;
  return (
    <g transform={`translate(${x},${y})`}>
      <rect x={-wide / 2} y="-10" width={wide} height="20" rx="10" fill="#0d0b0f" fillOpacity=".78" />
      <use
        href={`#dd-i-${icon}`}
        x={-wide / 2 + 7}
        y="-7"
        width="14"
        height="14"
        fill={TAG_TONES[icon]}
        className="dd-icon"
      />
      <text className="dd-tag" x="9" y="4.500">
        {text}
      </text>
    </g>
  );
}

function Chest({ x, y, ...props }: ReturnType<AsThing> & { readonly x: number; readonly y: number }) {
  return (
    <Thing {...props} kind="chest">
      <rect x={x - 20} y={y - 18} width="40" height="36" fill="transparent" />
      <ellipse cx={x} cy={y + 13} rx="18" ry="5" fill="#000" opacity=".5" />
      <use
        href="#dd-i-chest"
        x={x - 16}
        y={y - 17}
        width="32"
        height="32"
        fill="#e0b35e"
        className="dd-icon"
      />
      {props.isOption && (
        <rect className="lit" x={x - 20} y={y - 20} width="40" height="38" rx="6" fill="none" />
      )}
      <rect className="focus" x={x - 23} y={y - 23} width="46" height="44" rx="8" />
      <KeyCap x={x + 18} y={y + 16} text={props.cap} />
    </Thing>
  );
}
