import type { RoomId } from '@tenebrae/darkest-dungeon/data';
import { useMemo, useState } from 'react';
import type { LookProps } from '../../look.ts';
import { BoardFrame, Floating } from '../frame.ts';
import { FigureThing } from '../FigureThing.tsx';
import { offersOn } from '../offers.ts';
import { usePointing } from '../pointing.ts';
import { ThingCard } from '../ThingCard.tsx';
import { asView, everyone } from '../view.ts';
import { useNarrow } from '../../useNarrow.ts';
import { useLookSay } from '../words/look-words.ts';
import { AimLayer } from './AimLayer.tsx';
import { aimShown } from './aims.ts';
import { placeFigures, slabsOf, TALL, WIDE } from './geometry.ts';
import { areaWords, Fields, Hall } from './Slabs.tsx';
import { Trackers } from './Trackers.tsx';
import './battle.css';

/** The battle room, or the arena of the Circus. */
export function BattleBoard(props: LookProps & { readonly room: RoomId }) {
  const { room, question, say } = props;
  const view = asView(props.view);
  const look = useLookSay();
  const size = useNarrow() ? TALL : WIDE;
  const slabs = useMemo(() => slabsOf(room, size), [room, size]);
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const placed = useMemo(() => placeFigures(slabs, everyone(view)), [view, slabs]);
  const pointed = usePointing(pointing => pointing.skill);
  const [under, setUnder] = useState<string | null>(null);
  const aims = aimShown(view, question, pointed, under);
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
      <Trackers
        view={view}
        say={say}
        look={look}
        question={question}
        choose={props.choose}
        hint={props.hint}
      />
      <div className="dd-hall">
        <BoardFrame
          {...props}
          label={look('board-battle', { room: say(room), count: slabs.length })}
          viewBox={`0 0 ${size.width} ${size.height}`}
          offers={offers}
          spots={spots}
          onUnder={setUnder}
          card={thing => (
            <ThingCard
              view={view}
              thing={thing}
              offers={offers.get(thing) ?? []}
              words={
                thing.startsWith('area:')
                  ? areaWords(view, slabs, thing.slice('area:'.length), say, look)
                  : look('chest')
              }
              say={say}
            />
          )}
          draw={asThing => (
            <>
              <Hall room={room} slabs={slabs} size={size} />
              <Fields view={view} slabs={slabs} size={size} say={say} look={look} asThing={asThing} />
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
              <AimLayer aims={aims} slabs={slabs} placed={placed} />
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
