import type { AsThing } from '../frame/Thing.tsx';
import type { GameSay } from '../../words/speech.ts';
import { doorLine } from './geometry.ts';
import { COLOURS } from './Scenery.tsx';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { type Door, spaceName, type View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

/** Doors across their two edges: oak and iron, a rune in its colour, open ones with their wings to the side. */
export function Doors({
  view,
  asThing,
  say,
  look,
}: {
  readonly view: View;
  readonly asThing: AsThing;
  readonly say: GameSay;
  readonly look: LookSay;
}) {
  return view.doors
    .filter(({ state }) => state !== 'gone')
    .map(door => {
      const { x, y, long, lies } = doorLine(view.grid, door);
      const thing = asThing(`door:${door.id}`, doorWords(view, door, say, look));
      const half = long / 2 - 2;
      return (
        <Thing key={door.id} {...thing} kind={door.placed ? 'door' : 'door unplaced'}>
          <g transform={`translate(${x},${y})${lies ? '' : ' rotate(90)'}`}>
            <rect x={-half} y="-13" width={half * 2} height="26" fill="transparent" />
            {door.state === 'open' ? <OpenDoor half={half} /> : <ClosedDoor half={half} door={door} />}
            {door.rune !== null && <Rune colour={door.rune} />}
            {thing.isOption && <Brackets w={half + 3} h={15} />}
            <rect className="focus" x={-half - 6} y="-18" width={half * 2 + 12} height="36" rx="7" />
          </g>
          <KeyCap x={x + (lies ? half - 6 : 12)} y={y + (lies ? 14 : half - 6)} text={thing.cap} />
        </Thing>
      );
    });
}

function ClosedDoor({ half, door }: { readonly half: number; readonly door: Door }) {
  const third = (half * 2) / 6;
  return (
    <>
      <rect x={-half} y="-5" width={half * 2} height="15" fill="#000" opacity=".45" />
      <rect
        x={-half}
        y="-8"
        width={half * 2}
        height="15"
        rx="2"
        fill="#7a5029"
        stroke="#1f130a"
        strokeWidth="1.500"
      />
      <path
        d={[1, 2, 3, 4, 5].map(at => `M${-half + third * at} -8v15`).join('')}
        stroke="#3f2914"
        strokeWidth="1.500"
      />
      <path d={`M${-half} -4H${half}M${-half} 3H${half}`} stroke="#a39a8c" strokeWidth="2" />
      <rect x={-half - 3} y="-10" width="8" height="19" rx="2" fill="#55504a" stroke="#14100d" />
      <rect x={half - 5} y="-10" width="8" height="19" rx="2" fill="#55504a" stroke="#14100d" />
      {door.state === 'barred' && (
        <path d={`M${-half} 9L${half} -10M${-half} -10L${half} 9`} stroke="#c9c2b6" strokeWidth="4" />
      )}
    </>
  );
}

const OpenDoor = ({ half }: { readonly half: number }) => (
  <>
    <g fill="#7a5029" stroke="#1f130a" strokeWidth="1.500">
      <rect x={-half - 2} y="-4" width="9" height="28" rx="2" transform={`rotate(-12 ${-half} 0)`} />
      <rect x={half - 7} y="-4" width="9" height="28" rx="2" transform={`rotate(12 ${half} 0)`} />
    </g>
    <rect x={-half - 4} y="-8" width="9" height="14" rx="2" fill="#55504a" stroke="#14100d" />
    <rect x={half - 5} y="-8" width="9" height="14" rx="2" fill="#55504a" stroke="#14100d" />
  </>
);

const Rune = ({ colour }: { readonly colour: string }) => (
  <g>
    <circle r="11" fill="#17110d" stroke={COLOURS[colour]} strokeWidth="2.500" />
    <use href="#dj-i-lock" x="-7" y="-7" width="14" height="14" fill={COLOURS[colour]} className="dj-icon" />
  </g>
);

export function doorWords(view: View, door: Door, say: GameSay, look: LookSay): string {
  const [[near] = [0]] = door.edges;
  return look(door.rune === null ? 'door' : 'rune-door', {
    space: spaceName(view, near ?? 0),
    state: say(`door.${door.state}`),
    colour: door.rune === null ? '' : say(door.rune),
  });
}
