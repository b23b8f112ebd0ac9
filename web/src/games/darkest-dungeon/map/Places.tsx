import type { RoomType } from '@tenebrae/darkest-dungeon/data';
import type { AsThing } from '../../frame/Thing.tsx';
import type { GameSay } from '../../../words/speech.ts';
import { ROOM_ICONS, SIGNS } from '../icons.ts';
import { Thing } from '../frame.ts';
import { KeyCap } from '../Thing.tsx';
import type { Dungeon, View } from '../view.ts';
import type { LookSay } from '../words/look-words.ts';
import { type MapPlan, type Place, ROOM, torn } from './geometry.ts';

interface Props {
  readonly view: View;
  readonly dungeon: Dungeon;
  readonly plan: MapPlan;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
}

export function Places({ view, dungeon, plan, say, look, asThing }: Props) {
  return plan.places.map((place, index) => {
    const props = asThing(`place:${place.id}`, placeWords(view, dungeon, place, say, look));
    const { x, y, kind } = place;
    const [wide, high] =
      kind === 'dot' ? [24, 24] : kind === 'start' ? [ROOM.w * 0.84, ROOM.h * 0.92] : [ROOM.w, ROOM.h];
    const [w, h] = [wide * plan.scale, high * plan.scale];
    return (
      <Thing key={place.id} {...props} kind="place">
        <g transform={`translate(${x},${y})`}>
          <g transform={`scale(${plan.scale})`}>
            {kind === 'dot' ? <Dot visited={dungeon.visited.includes(place.id)} /> : null}
            {kind === 'start' ? <Start path={torn(wide, high, index + 1)} /> : null}
            {kind === 'room' ? (
              <Room
                dungeon={dungeon}
                place={place}
                w={wide}
                h={high}
                path={torn(wide, high, index + 1)}
                say={say}
                look={look}
              />
            ) : null}
          </g>
          {props.isOption && (
            <>
              <rect
                className="under"
                x={-w - 6}
                y={-h - 6}
                width={w * 2 + 12}
                height={h * 2 + 12}
                rx={kind === 'dot' ? 30 : 10}
              />
              <rect
                className="lit"
                x={-w - 6}
                y={-h - 6}
                width={w * 2 + 12}
                height={h * 2 + 12}
                rx={kind === 'dot' ? 30 : 10}
              />
            </>
          )}
          <rect className="focus" x={-w - 11} y={-h - 11} width={w * 2 + 22} height={h * 2 + 22} rx="13" />
          <KeyCap x={w + 2} y={-h - 3} text={props.cap} />
        </g>
      </Thing>
    );
  });
}

export function placeWords(view: View, dungeon: Dungeon, place: Place, say: GameSay, look: LookSay): string {
  const { id } = place;
  const token = dungeon.tokens[id];
  const was = dungeon.cleared[id];
  return [
    `${say(id)}.`,
    ...(token === null ? [say('table.face-down')] : []),
    ...(token === null || token === undefined ? [] : [say('table.face-up', { type: `${token}@room` })]),
    ...(was === undefined ? [] : [say('table.was-cleared', { type: `${was}@room` })]),
    ...(dungeon.objectiveAmong.includes(id) ? [look('boss-slot')] : []),
    ...(dungeon.camps.includes(id) ? [say('table.camp')] : []),
    ...(dungeon.party === id ? [look('party-here', { heroes: view.heroes.map(hero => say(hero.id)) })] : []),
  ].join(' ');
}

const Dot = ({ visited }: { readonly visited: boolean }) => (
  <>
    <circle r="22" fill={visited ? '#efe1bf' : '#cdbb92'} stroke="#3d2814" strokeWidth="4" />
    <use href="#dd-i-footsteps" x="-13" y="-13" width="26" height="26" fill="#3d2814" className="dd-icon" />
  </>
);

const Start = ({ path }: { readonly path: string }) => (
  <>
    <path d={path} transform="scale(1.12)" fill="url(#dd-hatch)" />
    <path d={path} fill="#efe1bf" stroke="#3d2814" strokeWidth="4" />
    <use href="#dd-i-gate" x="-27" y="-27" width="54" height="54" fill="#4a321a" className="dd-icon" />
  </>
);

interface RoomProps {
  readonly dungeon: Dungeon;
  readonly place: Place;
  readonly w: number;
  readonly h: number;
  readonly path: string;
  readonly say: GameSay;
  readonly look: LookSay;
}

const TOKEN_TONES: Readonly<Record<RoomType, readonly [string, string]>> = {
  empty: ['#5c5a55', '#e8e0cf'],
  trap: ['#8a5a1c', '#ffe0a0'],
  dark: ['#4a4754', '#dcd6ec'],
  lair: ['#96301e', '#ffd9c4'],
  curio: ['#3c5a4a', '#cdf0da'],
  treasure: ['#8a6a14', '#fff0b4'],
  objective: ['#5a2f7a', '#ecd4ff'],
};

/** Unknown rooms are dotted; a token lies in those that were seen, and a skull where one was cleared. */
function Room({ dungeon, place, w, h, path, say, look }: RoomProps) {
  const token = dungeon.tokens[place.id];
  const was = dungeon.cleared[place.id];
  const isHere = dungeon.party === place.id;
  const seen = token !== null && token !== undefined;
  if (token === null && !dungeon.visited.includes(place.id))
    return (
      <>
        <rect
          x={-w}
          y={-h}
          width={w * 2}
          height={h * 2}
          fill="#b99c66"
          fillOpacity=".25"
          stroke="#3d2814"
          strokeWidth="3"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <Hex
          tones={dungeon.objectiveAmong.includes(place.id) ? ['#5a2f7a', '#ecd4ff'] : ['#6a6458', '#e8e0cf']}
          icon="hidden"
          y={0}
        />
      </>
    );
  return (
    <>
      <path d={path} transform="scale(1.1)" fill="url(#dd-hatch)" />
      <path d={path} fill={seen ? '#f3e4bd' : '#efe1bf'} stroke="#3d2814" strokeWidth="4" />
      <g stroke="#3d2814" strokeOpacity=".13" strokeWidth="1.200">
        {[-0.5, 0, 0.5].map(part => (
          <path key={part} d={`M${-w + 6} ${part * h * 1.2}H${w - 6}M${part * w * 1.2} ${-h + 6}V${h - 6}`} />
        ))}
      </g>
      {seen && (
        <>
          <Hex tones={TOKEN_TONES[token]} type={token} y={-9} />
          <text className="dd-room-name" y={h - 8}>
            {say(`${token}@room`)}
          </text>
        </>
      )}
      {was !== undefined && !isHere && (
        <>
          <use
            href="#dd-i-skull"
            x={w - 34}
            y={h - 36}
            width="26"
            height="26"
            fill="#4a321a"
            opacity=".8"
            className="dd-icon"
          />
          <text className="dd-room-name" y="-4">
            {look('cleared')}
          </text>
        </>
      )}
      {dungeon.camps.includes(place.id) && (
        <use
          href="#dd-i-camp"
          x={-w + 8}
          y={h - 36}
          width="26"
          height="26"
          fill="#4a321a"
          className="dd-icon"
        />
      )}
    </>
  );
}

/** A Room token: six-sided, coloured by its kind, with its icon. */
function Hex({
  tones: [back, front],
  type,
  icon,
  y,
}: {
  readonly tones: readonly [string, string];
  readonly type?: RoomType;
  readonly icon?: 'hidden';
  readonly y: number;
}) {
  const Look = type === undefined ? SIGNS[icon ?? 'hidden'] : ROOM_ICONS[type];
  const hex = 'M0 -27L23.400 -13.500V13.500L0 27L-23.400 13.500V-13.500Z';
  return (
    <g transform={`translate(0,${y})`}>
      <path d={hex} transform="translate(2,5)" fill="#000" opacity=".4" />
      <path d={hex} fill={back} stroke="#1c1208" strokeWidth="2" />
      <path
        d={hex}
        transform="scale(.82)"
        fill="none"
        stroke={front}
        strokeOpacity=".35"
        strokeWidth="1.500"
      />
      <g className="dd-icon">
        <Look x="-15" y="-15" width="30" height="30" fill={front} />
      </g>
    </g>
  );
}
