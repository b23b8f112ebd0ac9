import { BUILDINGS, type BuildingId } from '@tenebrae/darkest-dungeon/data';
import { useMemo } from 'react';
import type { LookProps } from '../../look.ts';
import { BoardFrame, Floating } from '../frame.ts';
import { FigureThing } from '../FigureThing.tsx';
import { offersOn } from '../offers.ts';
import { ThingCard } from '../ThingCard.tsx';
import { asView, type Hamlet, type Hero, type View } from '../view.ts';
import { useLying, useNarrow } from '../../useNarrow.ts';
import { useLookSay } from '../words/look-words.ts';
import { BuildingCard } from './BuildingCard.tsx';
import { LOW, TALL, type TownPlan, WIDE } from './layout.ts';
import { Plates } from './Plates.tsx';
import { Townscape } from './Townscape.tsx';
import './hamlet.css';

/** The Hamlet at dusk, each building a place to go to. */
export function HamletBoard(props: LookProps & { readonly hamlet: Hamlet }) {
  const { hamlet, question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const [isNarrow, isLying] = [useNarrow(), useLying()];
  const town = isLying ? LOW : isNarrow ? TALL : WIDE;
  const figures = whereabouts(view, hamlet, town);
  const { day, days, event } = hamlet;
  const spots = [
    ...BUILDINGS.map(building => {
      const [x, y] = town.doorsteps[building];
      return { thing: `building:${building}`, x, y };
    }),
    ...figures.map(({ figure, x, y }) => ({ thing: `figure:${figure.id}`, x, y })),
  ];
  return (
    <BoardFrame
      {...props}
      label={look('board-hamlet', { count: BUILDINGS.length })}
      viewBox={`0 0 ${town.width} ${town.height}`}
      grounded
      offers={offers}
      spots={spots}
      card={thing => {
        const building = BUILDINGS.find(id => thing === `building:${id}`);
        const here = offers.get(thing) ?? [];
        return building === undefined ? (
          <ThingCard view={view} thing={thing} offers={here} words="" say={say} />
        ) : (
          <BuildingCard view={view} hamlet={hamlet} building={building} offers={here} say={say} />
        );
      }}
      draw={asThing => (
        <>
          <Townscape town={town} />
          <Plates view={view} hamlet={hamlet} town={town} say={say} look={look} asThing={asThing} />
          {figures.map(one => (
            <FigureThing
              key={one.figure.id}
              view={view}
              {...one}
              say={say}
              look={look}
              asThing={asThing}
              through={false}
            />
          ))}
          <Floating
            happened={props.happened}
            spots={figures.map(({ figure, x, y }) => ({ thing: figure.id, x, y }))}
          />
        </>
      )}
      above={
        <div className="dd-hamlet-title">
          <h2>{look('hamlet')}</h2>
          {event !== null && <p>{look('evening', { event: say(event), day, days })}</p>}
        </div>
      }
    />
  );
}

/** At the door of the building that was visited today; the others wait on the road. */
function whereabouts(
  view: View,
  hamlet: Hamlet,
  town: TownPlan,
): { figure: Hero; x: number; y: number; size: number }[] {
  const guests = new Map<BuildingId, number>();
  let waiting = 0;
  return view.heroes.map(figure => {
    const visit = hamlet.visits.findLast(({ hero }) => hero === figure.id);
    if (visit === undefined) {
      const [x = 0, y = 0] = town.waiting[waiting % town.waiting.length] ?? [];
      waiting++;
      return { figure, x, y, size: 46 };
    }
    const before = guests.get(visit.building) ?? 0;
    guests.set(visit.building, before + 1);
    const [x, y] = town.doorsteps[visit.building];
    return { figure, x: x + 62 - before * 40, y: y - 54, size: 46 };
  });
}
