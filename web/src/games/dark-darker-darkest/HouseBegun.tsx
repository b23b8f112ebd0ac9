import { HOUSE_COLUMNS, HOUSE_ROWS } from '@tenebrae/dark-darker-darkest/data';
import type { Question } from '@tenebrae/kernel';
import type { LogLine } from '../../engine/scene.ts';
import type { GameSay } from '../../words/speech.ts';
import { TILE, tileRect } from './geometry.ts';
import { laidOf, placeAsked } from './laid.ts';
import { TileDrawing, TileSigns } from './TileDrawing.tsx';

interface Props {
  readonly log: readonly LogLine[];
  readonly question: Question | null;
  readonly say: GameSay;
}

const PLACES = Array.from({ length: HOUSE_COLUMNS * HOUSE_ROWS }, (_, index) => index);

/** A house that the players lay tile by tile: what lies there, and the place that is asked about. */
export function HouseBegun({ log, question, say }: Props) {
  const laid = new Map(laidOf(log).map(one => [one.index, one]));
  const asked = placeAsked(question);
  const places = PLACES.map(index => {
    const { x, y } = tileRect(index);
    const here = laid.get(index);
    return (
      <g
        key={index}
        transform={`translate(${x},${y})`}
        role="img"
        aria-label={labelOf(index, here?.tile, say)}
      >
        {here === undefined ? (
          <rect
            className={index === asked ? 'ddd-place asked' : 'ddd-place'}
            x="6"
            y="6"
            width={TILE - 12}
            height={TILE - 12}
            rx="6"
          />
        ) : (
          <TileDrawing tile={here.tile} turns={here.turns} say={say} />
        )}
      </g>
    );
  });
  return (
    <>
      {places}
      {[...laid.values()].map(({ tile, turns, index }) => {
        const { x, y } = tileRect(index);
        return (
          <g key={index} transform={`translate(${x},${y})`} aria-hidden>
            <TileSigns tile={tile} turns={turns} />
          </g>
        );
      })}
    </>
  );
}

function labelOf(index: number, tile: string | undefined, say: GameSay): string {
  const place = { row: Math.floor(index / HOUSE_COLUMNS) + 1, column: (index % HOUSE_COLUMNS) + 1 };
  return tile === undefined ? say('look.free-place', place) : say('look.laid-place', { ...place, tile });
}
