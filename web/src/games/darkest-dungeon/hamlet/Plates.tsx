import type { BuildingId } from '@tenebrae/darkest-dungeon/data';
import type { AsThing } from '../../frame/Thing.tsx';
import type { GameSay } from '../../../words/speech.ts';
import { BUILDING_ICONS } from '../icons.ts';
import { Thing } from '../frame.ts';
import { KeyCap } from '../Thing.tsx';
import type { Hamlet, View } from '../view.ts';
import type { LookSay } from '../words/look-words.ts';
import { FROM_BEHIND, isClosed, levelOf, type Sign, signOf, type TownPlan } from './layout.ts';

interface Props {
  readonly view: View;
  readonly hamlet: Hamlet;
  readonly town: TownPlan;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
}

/** Each building as a place with a plate: emblem, name, Level, what it costs or who is there. */
export function Plates({ view, hamlet, town, say, look, asThing }: Props) {
  const W = town.plate;
  return FROM_BEHIND.map(building => {
    const [x, y] = town.doorsteps[building];
    const level = levelOf(view, building);
    const sign = signText(signOf(view, hamlet, building), say, look);
    const closed = isClosed(hamlet, building);
    const words = say('table.building', {
      building,
      level: level ?? '',
      caretaker: hamlet.caretaker === building,
      closed,
    });
    const props = asThing(`building:${building}`, sign === '' ? words : `${words} ${sign}.`);
    return (
      <Thing key={building} {...props} kind={closed ? 'building closed' : 'building'}>
        <g transform={`translate(${x},${y})`}>
          <rect x={-W + 10} y="-150" width={W * 2 - 20} height="128" fill="transparent" />
          <Plate building={building} name={say(building)} level={level} sign={sign} half={W} />
          {props.isOption && (
            <rect className="lit" x={-W} y="-22" width={W * 2} height="44" rx="8" fill="none" />
          )}
          <rect className="focus" x={-W - 5} y="-27" width={W * 2 + 10} height="54" rx="11" />
          {hamlet.caretaker === building && <Caretaker />}
          <KeyCap x={W - 4} y={-24} text={props.cap} />
        </g>
      </Thing>
    );
  });
}

function signText(sign: Sign, say: GameSay, look: LookSay): string {
  switch (sign.kind) {
    case 'caretaker':
      return look('caretaker');
    case 'closed':
      return look('closed');
    case 'guests':
      return sign.heroes.map(hero => say(hero)).join(', ');
    case 'price':
      return sign.gold === 0 ? look('price-free') : look('price-from', { gold: sign.gold });
    case 'stock':
      return look('stock', { count: sign.count });
    case 'waiting':
      return look('wait', { count: sign.count });
    case 'open':
      return '';
  }
}

interface PlateProps {
  readonly building: BuildingId;
  readonly name: string;
  readonly level: number | null;
  readonly sign: string;
  readonly half: number;
}

function Plate({ building, name, level, sign, half: W }: PlateProps) {
  const Look = BUILDING_ICONS[building];
  return (
    <>
      <rect className="plate" x={-W} y="-22" width={W * 2} height="44" rx="8" />
      <circle cx={-W + 20} r="21" className="emblem" />
      <g className="dd-icon">
        <Look x={-W + 6} y="-14" width="28" height="28" className="emblem-icon" />
      </g>
      <text
        className="dd-plate-name"
        x={-W + 50}
        y="-3"
        textLength={name.length > 12 ? W * 2 - 58 : undefined}
      >
        {name}
      </text>
      {level !== null &&
        [1, 2, 3].map(step => (
          <rect
            key={step}
            x={-W + 50 + (step - 1) * 16}
            y="6"
            width="13"
            height="8"
            rx="2"
            fill={step <= level ? '#e8b04c' : '#0d0b0f'}
            stroke="#a08652"
            strokeWidth="1"
          />
        ))}
      <text className="dd-plate-sign" x={W - 9} y="15">
        {sign}
      </text>
    </>
  );
}

/** He carries a lantern, and shuts the door behind him. */
const Caretaker = () => (
  <g transform="translate(44,-52)">
    <circle r="40" fill="url(#dd-torch)" />
    <circle r="21" fill="#2b1d10" stroke="#e8c46a" strokeWidth="3" />
    <use href="#dd-i-caretaker" x="-13" y="-13" width="26" height="26" fill="#ffe0a0" className="dd-icon" />
  </g>
);
