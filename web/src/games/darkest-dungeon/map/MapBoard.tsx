import { useMemo } from 'react';
import type { LookProps } from '../../look.ts';
import { BoardFrame, Floating } from '../frame.ts';
import { FigureThing } from '../FigureThing.tsx';
import { offersOn } from '../offers.ts';
import { ThingCard } from '../ThingCard.tsx';
import { asView, type Dungeon } from '../view.ts';
import { useNarrow } from '../../useNarrow.ts';
import { useLookSay } from '../words/look-words.ts';
import { type MapPlan, planMap, TALL, WIDE } from './geometry.ts';
import { Places, placeWords } from './Places.tsx';
import { Corridors, Sheet } from './Sheet.tsx';

/** The map of the dungeon: ink on parchment. */
export function MapBoard(props: LookProps & { readonly dungeon: Dungeon }) {
  const { dungeon, question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const size = useNarrow() ? TALL : WIDE;
  const plan = useMemo(() => planMap(dungeon.tile, size), [dungeon.tile, size]);
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const party = partyAt(dungeon, plan);
  const figures = view.heroes.map((figure, place) => ({
    figure,
    x: party.x + (place - (view.heroes.length - 1) / 2) * 26 * plan.scale,
    y: party.y + (place % 2 === 0 ? 10 : -12),
    size: 46 * plan.scale,
  }));
  const known = plan.places.filter(
    ({ id }) => dungeon.visited.includes(id) || id === dungeon.party || dungeon.cleared[id] !== undefined,
  );
  const dark = Object.values(dungeon.tokens).filter(token => token === null).length;
  const spots = [
    ...plan.places.map(({ id, x, y }) => ({ thing: `place:${id}`, x, y })),
    ...figures.map(({ figure, x, y }) => ({ thing: `figure:${figure.id}`, x, y })),
  ];
  return (
    <BoardFrame
      {...props}
      label={look('board-map', {
        tile: say(dungeon.tile),
        count: plan.places.filter(({ kind }) => kind === 'room').length,
      })}
      viewBox={`0 0 ${size.width} ${size.height}`}
      offers={offers}
      spots={spots}
      card={thing => {
        const place = plan.places.find(({ id }) => thing === `place:${id}`);
        return (
          <ThingCard
            view={view}
            thing={thing}
            offers={offers.get(thing) ?? []}
            words={place === undefined ? '' : placeWords(view, dungeon, place, say, look)}
            say={say}
          />
        );
      }}
      draw={asThing => (
        <>
          <Sheet
            plan={plan}
            title={say(dungeon.tile)}
            note={dark > 0 ? look('map-note', { count: dark }) : look('map-done')}
          />
          <Corridors
            plan={plan}
            known={known.map(({ id }) => id).join(' ')}
            walked={dungeon.visited.join(' ')}
          />
          <Places view={view} dungeon={dungeon} plan={plan} say={say} look={look} asThing={asThing} />
          {figures.map(one => (
            <FigureThing
              key={one.figure.id}
              view={view}
              {...one}
              say={say}
              look={look}
              asThing={asThing}
              through={!offers.has(`figure:${one.figure.id}`) && offers.has(`place:${dungeon.party}`)}
            />
          ))}
          <Floating
            happened={props.happened}
            spots={figures.map(({ figure, x, y }) => ({ thing: figure.id, x, y }))}
          />
        </>
      )}
    />
  );
}

/** In the middle of the Corridor while the party is under way. */
function partyAt(dungeon: Dungeon, { places, size }: MapPlan): { x: number; y: number } {
  const at = (id: string | undefined) => places.find(place => place.id === id);
  const here = at(dungeon.party) ?? { x: size.width / 2, y: size.height / 2 };
  const next = dungeon.way?.kind === 'explore' ? at(dungeon.way.to[0]) : undefined;
  return next === undefined ? here : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 };
}
