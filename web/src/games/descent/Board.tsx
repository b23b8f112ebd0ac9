import Chart from '~icons/game-icons/treasure-map';
import Eye from '~icons/game-icons/eye-target';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Tool } from '../frame/BoardFrame.tsx';
import type { LookProps } from '../look.ts';
import { AreaTold } from './AreaTold.tsx';
import { AttackPanel } from './AttackPanel.tsx';
import { BoardFrame, Floating } from './frame.ts';
import { Doors } from './Doors.tsx';
import { Fields, fieldsOf } from './Fields.tsx';
import { FigureThing } from './FigureThing.tsx';
import { placedFigures, waitingFigures } from './figures.ts';
import { Floor } from './Floor.tsx';
import { Gallery } from './Gallery.tsx';
import {
  type Box,
  centreOf,
  doorLine,
  focusOf,
  pathOf,
  seenSquares,
  viewBoxOf,
  wholeMap,
} from './geometry.ts';
import { SIGNS } from './icons.ts';
import { Markers, WaitingMarkers } from './Markers.tsx';
import { offersOn } from './offers.ts';
import { usePointing } from './pointing.ts';
import { AttackLine, Preview, Sight } from './Preview.tsx';
import { Scenery } from './Scenery.tsx';
import { sightOf } from './sight.ts';
import { ThingCard } from './ThingCard.tsx';
import { Token } from './Token.tsx';
import type { Spot } from '../travel.ts';
import { useNarrow } from '../useNarrow.ts';
import { actingThing, asView, spacesOfThing, takenSpaces, type View } from './view.ts';
import { useLookSay } from './words/look-words.ts';

/** The dungeon, what is told of it, and the cards that are laid over it. */
export function Board(props: LookProps) {
  const look = useLookSay();
  const view = asView(props.view);
  return (
    <>
      <Dungeon {...props} />
      <AttackPanel {...props} />
      <Gallery {...props} />
      <AreaTold happened={props.happened} question={props.question} say={props.say} />
      <p className="dj-phone-chips">
        <span className="chip bad">
          <SIGNS.threat className="i" aria-hidden />
          <span className="sr">{look('threat')}</span>
          {view.overlord.threat}
        </span>
        <span className="chip good">
          <SIGNS.conquest className="i" aria-hidden />
          <span className="sr">{look('conquest')}</span>
          {view.conquest}
        </span>
      </p>
    </>
  );
}

function Dungeon({ view: json, question, say, choose, hint, happened, explain }: LookProps) {
  const look = useLookSay();
  const narrow = useNarrow();
  const view = asView(json);
  const offers = useMemo(() => offersOn(view, question), [view, question]);
  const acting = actingThing(view, question);
  const figures = useMemo(() => placedFigures(view, acting), [view, acting]);
  const taken = useMemo(() => takenSpaces(view), [view]);
  const [under, setUnder] = useState<string | null>(null);
  const [whole, setWhole] = useState(false);
  const [seeing, setSeeing] = useState(false);
  const pointed = usePointing(pointing => pointing.option);
  const before = useRef<Box | null>(null);
  const near = useMemo(
    () => focusOf(view, question, offers, narrow, before.current),
    [view, question, offers, narrow],
  );
  before.current = near;
  const spots = useMemo((): readonly Spot[] => spotsOf(view, offers, figures), [view, offers, figures]);
  const card = useCallback(
    (thing: string) => <ThingCard view={view} thing={thing} offers={offers.get(thing) ?? []} say={say} />,
    [view, offers, say],
  );
  const viewer = under !== null && spacesOfThing(view, under).length > 0 ? under : acting;
  const seen = useMemo(
    () => (seeing && viewer !== null ? sightOf(view, viewer) : []),
    [seeing, viewer, view],
  );
  const attack = view.attacks.at(-1);
  const shown = [
    ...(pointed === null ? [] : [pointed]),
    ...(under === null ? [] : (offers.get(under) ?? []).map(({ option }) => option)),
  ];
  const tools: readonly Tool[] = [
    { name: look('tool-sight'), keys: 'v', Look: Eye, on: seeing, act: () => setSeeing(on => !on) },
    { name: look('tool-map'), keys: 'm', Look: Chart, on: whole, act: () => setWhole(on => !on) },
  ];
  return (
    <BoardFrame
      {...{ offers, spots, say, choose, hint, explain, tools, card }}
      label={look('board')}
      viewBox={viewBoxOf(whole ? wholeMap(view) : near)}
      onUnder={setUnder}
      draw={asThing => (
        <>
          <Floor view={view} dark={look('unexplored')} />
          <Scenery
            grid={view.grid}
            obstacles={view.obstacles}
            glyphs={view.glyphs}
            staircases={view.staircases}
            areas={view.areas}
          />
          <Torches view={view} />
          <WaitingMarkers view={view} />
          {waitingFigures(view).map(({ thing, x, y, state }) => (
            <Token key={thing} id={thing} x={x} y={y} {...state} />
          ))}
          <Markers {...{ view, asThing, say, look, taken }} over={false} />
          <Fields {...{ view, offers, asThing, look }} over={false} />
          {seen.length > 0 && <Sight view={view} squares={seen} />}
          <Doors {...{ view, asThing, say, look }} />
          {attack !== undefined && <AttackLine view={view} attack={attack} />}
          {figures.map(figure => (
            <FigureThing
              key={figure.thing}
              {...{ view, figure, say, look, asThing }}
              through={!offers.has(figure.thing) && isCovering(view, figure.thing, offers)}
            />
          ))}
          <Markers {...{ view, asThing, say, look, taken }} over />
          <Fields {...{ view, offers, asThing, look }} over />
          <Preview view={view} question={question} options={shown} look={look} />
          <Floating happened={happened} spots={spots} />
        </>
      )}
    />
  );
}

/** Heroes carry the light: bright on the floor, a glimmer beyond the walls. */
function Torches({ view }: { readonly view: View }) {
  const lights = view.heroes.map(({ id, place }) => {
    if (typeof place !== 'number') return null;
    const { x, y } = centreOf(view.grid, place);
    return <circle key={id} cx={x} cy={y} r="170" fill="url(#dj-torch)" />;
  });
  return (
    <g className="dj-still" aria-hidden>
      <clipPath id="dj-seen">
        <path d={pathOf(view.grid, seenSquares(view))} />
      </clipPath>
      <g opacity=".35">{lights}</g>
      <g clipPath="url(#dj-seen)">{lights}</g>
    </g>
  );
}

/** Everything that the keys can go to: lit fields, doors and things, then figures. */
function spotsOf(
  view: View,
  offers: ReturnType<typeof offersOn>,
  figures: ReturnType<typeof placedFigures>,
): Spot[] {
  const fields = fieldsOf(view, offers).map(({ square }) => ({
    thing: `square:${square}`,
    ...centreOf(view.grid, square),
  }));
  const doors = view.doors
    .filter(({ state }) => state !== 'gone')
    .map(door => {
      const { x, y } = doorLine(view.grid, door);
      return { thing: `door:${door.id}`, x, y };
    });
  const markers = view.markers.flatMap(({ id, square }) =>
    typeof square === 'number' ? [{ thing: `marker:${id}`, ...centreOf(view.grid, square) }] : [],
  );
  return [...fields, ...doors, ...markers, ...figures.map(({ thing, x, y }) => ({ thing, x, y }))];
}

/** Whether a figure lies over a field that is lit. */
const isCovering = (view: View, thing: string, offers: ReturnType<typeof offersOn>): boolean =>
  spacesOfThing(view, thing).some(square => offers.has(`square:${square}`));
