import { useMemo } from 'react';
import type { LookProps } from '../look.ts';
import { BoardFrame } from './frame.ts';
import { FigureThing } from './FigureThing.tsx';
import { offersOn } from './offers.ts';
import { asView } from './view.ts';
import { useLookSay } from './words/look-words.ts';

const WIDTH = 852;
const HEIGHT = 560;

/** Before a map lies on the table: the party by the fire, on the road to the estate. */
export function Gathering(props: LookProps) {
  const { question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const figures = view.heroes.map((figure, place) => ({
    figure,
    x: WIDTH / 2 + (place - (view.heroes.length - 1) / 2) * 130,
    y: 404 + (place % 2) * 34,
    size: 92,
  }));
  return (
    <BoardFrame
      {...props}
      label={look('board-gathering')}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      grounded
      offers={offers}
      spots={figures.map(({ figure, x, y }) => ({ thing: `figure:${figure.id}`, x, y }))}
      draw={asThing => (
        <>
          <g className="dd-still">
            <rect x="-400" y="-900" width={WIDTH + 800} height={HEIGHT + 1000} fill="url(#dd-sky)" />
            <circle cx="640" cy="120" r="160" fill="url(#dd-moonlight)" />
            <circle cx="640" cy="120" r="46" fill="url(#dd-moon)" />
            <path d="M-400 320Q120 250 330 300T852 270T1252 300V900H-400Z" fill="url(#dd-earth)" />
            <path d="M-400 320Q120 250 330 300T852 270T1252 300V900H-400Z" fill="#120a10" opacity=".55" />
            <circle cx={WIDTH / 2} cy="330" r="240" fill="url(#dd-torch)" />
            <use
              href="#dd-i-firewood"
              x={WIDTH / 2 - 46}
              y="264"
              width="92"
              height="92"
              fill="url(#dd-fire)"
              className="dd-icon"
            />
          </g>
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
        </>
      )}
      above={
        <div className="dd-hamlet-title">
          <h2>{look('gathering')}</h2>
          <p>{look(view.heroes.length < 4 ? 'gathering-note' : 'gathering-party')}</p>
        </div>
      }
    />
  );
}
