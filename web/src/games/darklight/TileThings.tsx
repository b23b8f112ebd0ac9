import type { AsThing } from '../frame/Thing.tsx';
import type { GameSay } from '../../words/speech.ts';
import type { Spot } from '../travel.ts';
import { GateDrawing } from './Gates.tsx';
import { type Gate, type LaidTile, S, WALL } from './geometry.ts';
import { gateWords, tokensOfTile } from './tile-words.ts';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { squaresPath, TileDrawing } from './TileDrawing.tsx';
import type { Dungeon, View } from './view.ts';
import type { LookSay } from './words/look-words.ts';

interface Words {
  readonly view: View;
  readonly dungeon: Dungeon;
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
}

/** A tile is a thing too: some effects choose a whole one, and its card says what it does. */
export function TileThing({
  tile,
  lit,
  say,
  look,
  asThing,
}: Words & { readonly tile: LaidTile; readonly lit: boolean }) {
  const name = say(tile.card);
  const props = asThing(`tile:${tile.number}`, look('tile', { tile: name, lit }));
  return (
    <Thing {...props} kind="tile">
      <TileDrawing tile={tile} lit={lit} />
      {props.isOption && <path className="under" d={squaresPath(tile.cells, WALL)} />}
      <rect
        className="focus"
        x={tile.left * S - WALL}
        y={tile.top * S - WALL}
        width={(tile.right - tile.left) * S + WALL * 2}
        height={(tile.bottom - tile.top) * S + WALL * 2}
        rx="6"
      />
      <g transform={`translate(${((tile.left + tile.right) / 2) * S},${((tile.top + tile.bottom) / 2) * S})`}>
        <KeyCap x={0} y={0} text={props.cap} />
      </g>
    </Thing>
  );
}

export function GateThing({
  gate,
  lit,
  dungeon,
  say,
  look,
  asThing,
}: Words & { readonly gate: Gate; readonly lit: ReadonlySet<number> }) {
  const archway = dungeon.plan.archways[gate.number];
  if (archway === undefined) return null;
  const props = asThing(`archway:${gate.number}`, gateWords(dungeon, gate.number, say, look));
  const dark = !lit.has(archway.from) && (archway.to === null || !lit.has(archway.to));
  const [w, h] = [((gate.right - gate.left) * S) / 2, ((gate.bottom - gate.top) * S) / 2];
  const cards = archway.to === null ? (dungeon.decks[archway.deck]?.length ?? 0) : 0;
  return (
    <Thing {...props} kind="gate">
      <GateDrawing gate={gate} door={archway.door} dark={dark} />
      {archway.to === null && (
        <g
          className="dl-unopened"
          transform={`translate(${(gate.x + gate.out.x * 1.15) * S},${(gate.y + gate.out.y * 1.15) * S})`}
        >
          <rect x="-13" y="-18" width="26" height="36" rx="3" fill="#2b2a3c" stroke="#b9c0e6" />
          <use href="#dl-i-deck" x="-9" y="-14" width="18" height="18" fill="#cfd4ee" className="dl-icon" />
          <text y="14">{cards}</text>
        </g>
      )}
      <g transform={`translate(${gate.x * S},${gate.y * S})`}>
        {props.isOption && <Brackets w={w + 4} h={h + 4} />}
        <rect className="focus" x={-w - 5} y={-h - 5} width={w * 2 + 10} height={h * 2 + 10} rx="7" />
        <KeyCap x={w - 4} y={h - 4} text={props.cap} />
      </g>
    </Thing>
  );
}

/** Chests, Events and what a quest has put down. */
export function TokenThings({
  spots,
  dungeon,
  say,
  look,
  asThing,
}: Words & { readonly spots: readonly Spot[] }) {
  const places = new Map(spots.map(spot => [spot.thing, spot]));
  const props = dungeon.props.map(({ id, name, done }) => ({
    thing: `prop:${id}`,
    kind: 'prop' as const,
    icon: 'prop',
    label: done ? `${say(name)}, ${look('prop-done')}.` : `${say(name)}.`,
    faded: done,
  }));
  return [...tokensOfTile(dungeon, say), ...props].map(token => {
    const place = places.get(token.thing);
    return place === undefined ? null : (
      <TokenThing key={token.thing} {...token} x={place.x} y={place.y} asThing={asThing} />
    );
  });
}

interface TokenProps {
  readonly thing: string;
  readonly kind: 'chest' | 'event' | 'prop';
  readonly icon: string;
  readonly label: string;
  readonly faded: boolean;
  readonly x: number;
  readonly y: number;
  readonly asThing: AsThing;
}

const TOKEN_TONES = {
  chest: ['#3d2a10', '#e8c46a'],
  event: ['#232748', '#b9c4ff'],
  prop: ['#16302a', '#8ff0c8'],
} as const;

function TokenThing({ thing, kind, icon, label, faded, x, y, asThing }: TokenProps) {
  const props = asThing(thing, label);
  const [back, front] = TOKEN_TONES[kind];
  return (
    <Thing {...props} kind="token">
      <g transform={`translate(${x},${y})`} opacity={faded ? 0.6 : 1}>
        {kind === 'event' ? (
          <rect
            x="-12"
            y="-16"
            width="24"
            height="32"
            rx="3"
            fill={back}
            stroke={front}
            strokeWidth="1.600"
          />
        ) : (
          <circle r="15.500" fill={back} stroke={front} strokeWidth="1.800" />
        )}
        <use href={`#dl-i-${icon}`} x="-10" y="-10" width="20" height="20" fill={front} className="dl-icon" />
      </g>
      <g transform={`translate(${x},${y})`}>
        {props.isOption && <Brackets w={19} h={19} />}
        <rect className="focus" x="-21" y="-21" width="42" height="42" rx="7" />
        <KeyCap x={15} y={15} text={props.cap} />
      </g>
    </Thing>
  );
}
