import type { AsThing } from '../frame/Thing.tsx';
import { optionText } from '../../table/option-text.ts';
import type { GameSay } from '../../words/speech.ts';
import { boxOf, columnOf, type LaidTile, rowOf, S } from './geometry.ts';
import type { Offer, Offers } from '../frame/offers.ts';
import { capOf } from '../frame/offers.ts';
import { squaresOf } from './offers.ts';
import { squaresPath } from './TileDrawing.tsx';
import { Thing } from './frame.ts';
import { Brackets, KeyCap } from './Thing.tsx';
import { Token, tokenState } from './Token.tsx';
import { baseOf, type Figure, thingOfFigure, type View } from './view.ts';
import { figureWords } from './figure-words.ts';
import type { LookSay } from './words/look-words.ts';

interface Words {
  readonly say: GameSay;
  readonly look: LookSay;
  readonly asThing: AsThing;
}

/** A square that can be chosen. */
export function OfferedSquare({
  thing,
  tiles,
  say,
  look,
  asThing,
}: Words & { readonly thing: string; readonly tiles: readonly LaidTile[] }) {
  const square = Number(thing.slice(7));
  const tile = tiles.find(({ cells }) => cells.some(cell => cell.square === square));
  const [column, row] = [columnOf(square), rowOf(square)];
  const label =
    tile === undefined
      ? look('beyond')
      : look('square', { tile: say(tile.card), column: column - tile.left + 1, row: row - tile.top + 1 });
  const props = asThing(thing, label);
  return (
    <Thing {...props} kind="square">
      <g transform={`translate(${column * S},${row * S})`}>
        <rect className="under" x="3" y="3" width={S - 6} height={S - 6} rx="5" />
        <rect className="lit" x="3" y="3" width={S - 6} height={S - 6} rx="5" />
        <rect className="focus" x="0" y="0" width={S} height={S} rx="6" />
        <KeyCap x={S - 12} y={S - 12} text={props.cap} />
      </g>
    </Thing>
  );
}

/** Where the tile in hand could lie. */
export function Ghost({
  thing,
  offers,
  say,
  look,
  asThing,
}: Words & { readonly thing: string; readonly offers: readonly Offer[] }) {
  const [first] = offers;
  if (first === undefined) return null;
  const squares = squaresOf(first.option);
  const cells = squares.map(square => ({ x: columnOf(square), y: rowOf(square) }));
  const { left, top, right, bottom } = boxOf(squares);
  const tile = first.option.about?.['tile'];
  const label = typeof tile === 'string' ? look('ghost', { tile: say(tile) }) : optionText(first.option, say);
  const props = asThing(thing, label);
  return (
    <Thing {...props} kind="ghost">
      <path className="under" d={squaresPath(cells, -2)} />
      <path className="hatch" d={squaresPath(cells, -2)} fill="url(#dl-hatch)" />
      <rect
        className="focus"
        x={left * S - 3}
        y={top * S - 3}
        width={(right - left) * S + 6}
        height={(bottom - top) * S + 6}
        rx="8"
      />
    </Thing>
  );
}

/** The keys of all ghosts, over all of them; two that share their middle do not hide each other's. */
export function GhostCaps({ offers }: { readonly offers: Offers }) {
  const ghosts = [...offers].filter(([thing]) => thing.startsWith('ghost:'));
  return (
    <g className="dl-still" aria-hidden>
      {ghosts.map(([thing, here], place) => {
        const [first] = here;
        if (first === undefined) return null;
        const { left, top, right, bottom } = boxOf(squaresOf(first.option));
        const x = ((left + right) / 2 + (place % 2) * 0.6) * S;
        const y = ((top + bottom) / 2 + (Math.floor(place / 2) % 2) * 0.6) * S;
        return (
          <g key={thing} transform={`translate(${x},${y}) scale(1.8)`}>
            <KeyCap x={0} y={0} text={capOf(here)} />
          </g>
        );
      })}
    </g>
  );
}

/** A figure on its squares; it does not stand in the way of a square that can be chosen. */
export function FigureThing({
  figure,
  view,
  offers,
  say,
  look,
  asThing,
}: Words & { readonly figure: Figure; readonly view: View; readonly offers: Offers }) {
  const base = baseOf(figure);
  const [x, y] = [(columnOf(figure.square) + base / 2) * S, (rowOf(figure.square) + base / 2) * S];
  const size = base * S * (base > 1 ? 0.94 : 0.88);
  const id = thingOfFigure(figure);
  const props = asThing(id, figureWords(view, figure, say, look));
  const through = !props.isOption && offers.has(`square:${figure.square}`);
  const r = size / 2 + 2;
  return (
    <Thing {...props} kind={through ? 'figure through' : 'figure'}>
      <Token id={id} x={x} y={y} size={size} {...tokenState(view, figure)} />
      <g className="dl-token" style={{ transform: `translate(${x}px,${y}px)` }}>
        <circle r={size / 2} fill="transparent" />
        {props.isOption && <Brackets w={r} h={r} />}
        <rect className="focus" x={-r - 2} y={-r - 2} width={r * 2 + 4} height={r * 2 + 4} rx="7" />
        <KeyCap x={r - 5} y={r - 5} text={props.cap} />
      </g>
    </Thing>
  );
}
