import { useMemo, useRef, useState } from 'react';
import Castle from '~icons/game-icons/treasure-map';
import type { Tool } from '../frame/BoardFrame.tsx';
import type { LookProps } from '../look.ts';
import { BoardFrame, Floating } from './frame.ts';
import { EMPTY, focusOf, grown, spotsOf, tokenSpots } from './focus.ts';
import { FigureThing, Ghost, GhostCaps, OfferedSquare } from './FieldThings.tsx';
import { GateThing, TileThing, TokenThings } from './TileThings.tsx';
import { around, type Box, columnOf, gateOf, layTile, rowOf, S, steadily } from './geometry.ts';
import { SIGNS } from './icons.ts';
import type { Offers } from '../frame/offers.ts';
import { offersOn, squaresOf } from './offers.ts';
import { usePointing } from './pointing.ts';
import { TargetLines } from './TargetLines.tsx';
import { ThingCard } from './ThingCard.tsx';
import { asView, type Dungeon, placedFigures, thingOfFigure } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** The dungeon as it lies: tiles, archways, tokens, figures, and everything that can be chosen there. */
export function DungeonBoard(props: LookProps & { readonly dungeon: Dungeon }) {
  const { dungeon, question, say, happened } = props;
  const look = useLookSay();
  const view = asView(props.view);
  const pointed = usePointing(pointing => pointing.option);
  const [under, setUnder] = useState<string | null>(null);
  const [whole, setWhole] = useState(false);
  const [aims, setAims] = useState(false);
  const tiles = useMemo(() => dungeon.plan.tiles.map(layTile), [dungeon.plan.tiles]);
  const gates = useMemo(() => dungeon.plan.archways.map(gateOf), [dungeon.plan.archways]);
  const offers = offersOn(view, question);
  const figures = placedFigures(view);
  const lit = new Set(dungeon.lit);
  const tokens = tokenSpots(dungeon, tiles);
  const seen = useRef<Box | null>(null);
  const everything = tiles.reduce<Box>(around, tiles[0] ?? EMPTY);
  const wanted = whole ? grown(everything) : focusOf(dungeon, figures, offers, tiles, gates, tokens);
  const box = steadily(whole ? null : seen.current, wanted);
  seen.current = whole ? null : box;
  const spots = spotsOf(figures, offers, gates, tiles, tokens);
  const marked = markedSquares(offers, under, pointed);
  const tools: Tool[] = [
    { name: look('whole'), keys: '', Look: Castle, on: whole, act: () => setWhole(!whole) },
    { name: look('targets'), keys: '', Look: SIGNS.target, on: aims, act: () => setAims(!aims) },
  ];
  return (
    <BoardFrame
      {...props}
      label={look('board')}
      viewBox={`${box.left * S} ${box.top * S} ${(box.right - box.left) * S} ${(box.bottom - box.top) * S}`}
      offers={offers}
      spots={spots}
      moreTools={tools}
      onUnder={setUnder}
      card={thing => <ThingCard thing={thing} view={view} say={say} offers={offers.get(thing) ?? []} />}
      draw={asThing => {
        const words = { view, dungeon, say, look, asThing };
        return (
          <>
            {tiles.map(tile => (
              <TileThing key={tile.number} tile={tile} lit={lit.has(tile.number)} {...words} />
            ))}
            {gates.map(gate => (
              <GateThing key={gate.number} gate={gate} lit={lit} {...words} />
            ))}
            <g className="dl-still" aria-hidden>
              {tiles.map(({ number, card, left, bottom }) => (
                <text key={number} className="dl-tile-name" x={left * S} y={bottom * S + 9}>
                  {say(card)}
                </text>
              ))}
            </g>
            <g className="dl-still" style={{ mixBlendMode: 'screen' }}>
              {figures
                .filter(one => one.is === 'accursed' && one.status.kind === 'in')
                .map(one => (
                  <circle
                    key={one.id}
                    cx={(columnOf(one.square) + 0.5) * S}
                    cy={(rowOf(one.square) + 0.5) * S}
                    r={S * 3.4}
                    fill="url(#dl-torch)"
                  />
                ))}
            </g>
            {[...offers.keys()]
              .filter(thing => thing.startsWith('ghost:'))
              .map(thing => (
                <Ghost
                  key={thing}
                  thing={thing}
                  offers={offers.get(thing) ?? []}
                  say={say}
                  look={look}
                  asThing={asThing}
                />
              ))}
            <GhostCaps offers={offers} />
            {marked.length > 0 && (
              <g className="dl-still dl-marked">
                {marked.map(square => (
                  <rect key={square} x={columnOf(square) * S} y={rowOf(square) * S} width={S} height={S} />
                ))}
              </g>
            )}
            <TokenThings spots={tokens} {...words} />
            {[...offers.keys()]
              .filter(thing => thing.startsWith('square:'))
              .map(thing => (
                <OfferedSquare key={thing} thing={thing} tiles={tiles} {...words} />
              ))}
            {dungeon.plan.boulder !== null && (
              <use
                href="#dl-i-boulder"
                x={columnOf(dungeon.plan.boulder.square) * S + 4}
                y={rowOf(dungeon.plan.boulder.square) * S + 4}
                width={S * 2 - 8}
                height={S * 2 - 8}
                fill="#a59c8e"
                className="dl-icon dl-still"
              />
            )}
            <TargetLines figures={figures} all={aims} under={under} question={question} />
            {figures.map(figure => (
              <FigureThing key={thingOfFigure(figure)} figure={figure} offers={offers} {...words} />
            ))}
            <Floating happened={happened} spots={spots} />
          </>
        );
      }}
    />
  );
}

/** The squares of what is pointed at: the whole area of a throw or spell, or a way to lay the tile. */
function markedSquares(offers: Offers, under: string | null, pointed: string | null): number[] {
  const here = under === null ? [] : (offers.get(under) ?? []);
  const options =
    pointed === null
      ? here.map(({ option }) => option)
      : [...offers.values()]
          .flatMap(list => list.map(({ option }) => option))
          .filter(({ id }) => id === pointed);
  return [...new Set(options.flatMap(option => (squaresOf(option).length > 1 ? squaresOf(option) : [])))];
}
