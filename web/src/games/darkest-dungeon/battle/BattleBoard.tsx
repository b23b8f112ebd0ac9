import type { RoomId } from '@tenebrae/darkest-dungeon/data';
import { useMemo } from 'react';
import type { LookProps } from '../../look.ts';
import { BoardFrame } from '../BoardFrame.tsx';
import { FigureThing } from '../FigureThing.tsx';
import { offersOn } from '../offers.ts';
import { Floating } from '../Floating.tsx';
import { asView, everyone } from '../view.ts';
import { useLookSay } from '../words/look-words.ts';
import { HEIGHT, placeFigures, slabsOf, WIDTH } from './geometry.ts';
import { Fields, Hall } from './Slabs.tsx';
import { Trackers } from './Trackers.tsx';
import './battle.css';

/** The battle room, or the arena of the Circus. */
export function BattleBoard(props: LookProps & { readonly room: RoomId }) {
  const { room, question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const slabs = useMemo(() => slabsOf(room), [room]);
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const placed = useMemo(() => placeFigures(slabs, everyone(view)), [view, slabs]);
  const spots = [
    ...slabs.map(({ area, centre }) => ({ thing: `area:${area}`, ...centre })),
    ...(view.battle?.chests ?? []).map(area => ({
      thing: `chest:${area}`,
      ...(slabs.find(slab => slab.area === area)?.centre ?? { x: 0, y: 0 }),
    })),
    ...placed.map(({ figure, x, y }) => ({ thing: `figure:${figure.id}`, x, y })),
  ];
  return (
    <div className="dd-battle">
      <Trackers view={view} say={say} look={look} />
      <div className="dd-hall">
        <BoardFrame
          {...props}
          label={look('board-battle', { room: say(room), count: slabs.length })}
          width={WIDTH}
          height={HEIGHT}
          offers={offers}
          spots={spots}
          draw={asThing => (
            <>
              <Hall room={room} slabs={slabs} />
              <Fields view={view} slabs={slabs} say={say} look={look} asThing={asThing} />
              {placed.map(one => (
                <FigureThing
                  key={one.figure.id}
                  view={view}
                  {...one}
                  say={say}
                  look={look}
                  asThing={asThing}
                  through={!offers.has(`figure:${one.figure.id}`) && offers.has(`area:${one.figure.area}`)}
                />
              ))}
              <Floating
                happened={props.happened}
                spots={placed.map(({ figure, x, y }) => ({ thing: figure.id, x, y }))}
              />
            </>
          )}
        />
      </div>
    </div>
  );
}
