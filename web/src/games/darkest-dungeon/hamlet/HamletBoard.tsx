import { BUILDINGS, type BuildingId } from '@tenebrae/darkest-dungeon/data';
import { useMemo } from 'react';
import type { LookProps } from '../../look.ts';
import { BoardFrame } from '../BoardFrame.tsx';
import { FigureThing } from '../FigureThing.tsx';
import { Floating } from '../Floating.tsx';
import { offersOn } from '../offers.ts';
import { asView, type Hamlet, type Hero, type View } from '../view.ts';
import { useLookSay } from '../words/look-words.ts';
import { DOORSTEPS, HEIGHT, WIDTH } from './layout.ts';
import { Plates } from './Plates.tsx';
import { Townscape } from './Townscape.tsx';
import './hamlet.css';

/** The Hamlet at dusk, each building a place to go to. */
export function HamletBoard(props: LookProps & { readonly hamlet: Hamlet }) {
  const { hamlet, question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const figures = whereabouts(view, hamlet);
  const { day, days, event } = hamlet;
  const spots = [
    ...BUILDINGS.map(building => {
      const [x, y] = DOORSTEPS[building];
      return { thing: `building:${building}`, x, y };
    }),
    ...figures.map(({ figure, x, y }) => ({ thing: `figure:${figure.id}`, x, y })),
  ];
  return (
    <BoardFrame
      {...props}
      label={look('board-hamlet', { count: BUILDINGS.length })}
      width={WIDTH}
      height={HEIGHT}
      grounded
      offers={offers}
      spots={spots}
      draw={asThing => (
        <>
          <Townscape />
          <Plates view={view} hamlet={hamlet} say={say} look={look} asThing={asThing} />
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

/** On the road between the houses. */
const WAITING: readonly (readonly [number, number])[] = [
  [286, 446],
  [566, 446],
  [286, 502],
  [566, 502],
];

/** At the door of the building that was visited today; the others wait on the road. */
function whereabouts(view: View, hamlet: Hamlet): { figure: Hero; x: number; y: number; size: number }[] {
  const guests = new Map<BuildingId, number>();
  let waiting = 0;
  return view.heroes.map(figure => {
    const visit = hamlet.visits.findLast(({ hero }) => hero === figure.id);
    if (visit === undefined) {
      const [x = 0, y = 0] = WAITING[waiting % WAITING.length] ?? [];
      waiting++;
      return { figure, x, y, size: 46 };
    }
    const before = guests.get(visit.building) ?? 0;
    guests.set(visit.building, before + 1);
    const [x, y] = DOORSTEPS[visit.building];
    return { figure, x: x + 62 - before * 40, y: y - 54, size: 46 };
  });
}
