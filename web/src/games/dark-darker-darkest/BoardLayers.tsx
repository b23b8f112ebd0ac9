import type { GameSay } from '../../words/speech.ts';
import { DoorThing, FigureThing, KeyCap, RoomThing } from './BoardThings.tsx';
import { CameraCone, CameraToken } from './Cameras.tsx';
import { Darkness } from './Darkness.tsx';
import { Defs } from './Defs.tsx';
import { DoorDrawing, lackingIcons } from './Doors.tsx';
import { centre, type HousePlan, roomsOverLocks, type Way } from './geometry.ts';
import { Floors, marksOf, RoomMarks, Walls } from './HouseDrawing.tsx';
import type { Figure } from './layout.ts';
import { Threats } from './Threats.tsx';
import type { Threat } from './threats.ts';
import { capOf, type Offer, type Offers } from './offers.ts';
import { isIn, type Survivor, type View } from './view.ts';
import { doorLabel, figureLabel, roomLabel } from './words.ts';

interface Props {
  readonly view: View;
  readonly plan: HousePlan;
  readonly figures: readonly Figure[];
  readonly offers: Offers;
  readonly actor: Survivor | null;
  readonly stop: string;
  readonly hint: string | null;
  readonly say: GameSay;
  readonly sightFrom: string | null;
  readonly threats: readonly Threat[];
}

/** The board from below: floors, darkness, what lies there, fields, walls, doors, figures, key caps. */
export function BoardLayers(props: Props) {
  const { view, plan, figures, offers, actor, stop, hint, say, sightFrom } = props;
  const rooms = [...plan.rooms.values()];
  const overLocks = roomsOverLocks(plan, view.doors);
  const ruins = view.tiles.flatMap(({ destroyed }, index) => (destroyed ? [index] : [])).join(',');
  const seen = sightFrom === null ? [] : (view.sight[sightFrom] ?? []);
  const thing = (id: string, label: (here: readonly Offer['option'][]) => string) => {
    const here = offers.get(id) ?? NONE;
    return {
      thing: id,
      label: label(here.map(({ option }) => option)),
      isOption: here.length > 0,
      hinted: here.some(({ option }) => option.id === hint),
      stop: id === stop,
    };
  };
  return (
    <>
      <Defs />
      {view.tiles.length > 0 && <Floors plan={plan} ruins={ruins} />}
      <Darkness space={view.darkness} lights={lightsOf(view, plan)} />
      {rooms.map(place => (
        <RoomMarks key={place.id} {...marksOf(view, place, overLocks.has(place.id), say)} />
      ))}
      {view.cameras.map(({ room, side, seen: line }) => {
        const [here, last] = [plan.rooms.get(room), plan.rooms.get(line.at(-1) ?? room)];
        return here === undefined || last === undefined ? null : (
          <CameraCone key={room} side={side} room={here.rect} last={last.rect} />
        );
      })}
      {rooms.map(({ id, rect }) => (
        <RoomThing
          key={id}
          rect={rect}
          seen={seen.includes(id)}
          {...thing(`room:${id}`, options => roomLabel(view, id, options, say))}
        />
      ))}
      {view.tiles.length > 0 && <Walls plan={plan} />}
      {plan.ways.map(way => (
        <WayDrawing key={way.key} way={way} view={view} actor={actor} />
      ))}
      {plan.ways.map(way =>
        way.door === null || view.doors[way.door] === undefined ? null : (
          <DoorThing
            key={way.key}
            way={way}
            icons={chipSize(view, way)}
            {...thing(`door:${way.door}`, options => doorLabel(view, way.door ?? '', options, say))}
          />
        ),
      )}
      {view.cameras.map(({ room, side }) => {
        const here = plan.rooms.get(room);
        return here === undefined ? null : <CameraToken key={room} side={side} room={here.rect} />;
      })}
      {sightFrom !== null && <SightLines plan={plan} from={sightFrom} seen={seen} />}
      {figures.map(({ key, things, room, ...figure }) => (
        <FigureThing
          key={key}
          {...figure}
          through={!offers.has(key) && offers.has(`room:${room}`)}
          acting={actor !== null && key === `survivor:${actor.id}`}
          {...thing(key, options => figureLabel(view, { ...figure, key, room, things }, options, say))}
        />
      ))}
      {props.threats.length > 0 && <Threats threats={props.threats} figures={figures} />}
      <Caps plan={plan} figures={figures} offers={offers} view={view} />
    </>
  );
}

const NONE: readonly Offer[] = [];

const chipSize = (view: View, { door }: Way): number => {
  const lock = door === null ? undefined : view.doors[door];
  return lock?.kind === 'lock' && lock.chip !== null ? lock.size : 0;
};

function WayDrawing({
  way,
  view,
  actor,
}: {
  readonly way: Way;
  readonly view: View;
  readonly actor: Survivor | null;
}) {
  if (way.door === null) return null;
  const door = view.doors[way.door];
  const chip = door?.kind === 'lock' ? door.chip : null;
  const near = actor !== null && way.rooms.includes(actor.room);
  return (
    <DoorDrawing
      way={way}
      kind={door?.kind ?? 'open'}
      size={door?.kind === 'lock' ? door.size : 0}
      chip={chip}
      missing={chip !== null && near ? lackingIcons(chip, actor) : ''}
      left={view.panel.tokens.length}
    />
  );
}

/** Survivors carry light, and so do fire and burning tiles. */
function lightsOf(view: View, plan: HousePlan): string {
  const lights = new Set<string>();
  for (const survivor of view.survivors) {
    const place = plan.rooms.get(survivor.room);
    if (!isIn(survivor) || place === undefined) continue;
    const { x, y } = centre(place.rect);
    lights.add(
      `${x} ${y} ${survivor.cards.some(card => card.inHand && card.id.startsWith('flashlight')) ? 260 : 205}`,
    );
  }
  for (const { tile, rect } of plan.rooms.values()) {
    const { x, y } = centre(rect);
    if (view.fire === tile) lights.add(`${x} ${y} 180`);
    else if ((view.tiles[tile]?.burn ?? 0) > 0) lights.add(`${x} ${y} 110`);
  }
  return [...lights].join(',');
}

function SightLines({
  plan,
  from,
  seen,
}: {
  readonly plan: HousePlan;
  readonly from: string;
  readonly seen: readonly string[];
}) {
  const start = plan.rooms.get(from);
  if (start === undefined) return null;
  const a = centre(start.rect);
  return (
    <g className="ddd-sight">
      {seen.slice(1).map(room => {
        const place = plan.rooms.get(room);
        if (place === undefined) return null;
        const b = centre(place.rect);
        return <path key={room} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
      <circle cx={a.x} cy={a.y} r="9" />
    </g>
  );
}

type CapsProps = Pick<Props, 'plan' | 'figures' | 'offers' | 'view'>;

/** The keys of what can be chosen lie above everything else. */
function Caps({ plan, figures, offers, view }: CapsProps) {
  return [...offers].map(([thing, here]) => {
    const at = capPlace(thing, { plan, figures, offers, view });
    return at === null ? null : <KeyCap key={thing} x={at.x} y={at.y} text={capOf(here)} />;
  });
}

function capPlace(thing: string, { plan, figures, view }: CapsProps): { x: number; y: number } | null {
  if (thing.startsWith('room:')) {
    const id = thing.slice(5);
    const rect = plan.rooms.get(id)?.rect;
    if (rect === undefined) return null;
    const taken = view.cameras.some(({ room, side }) => room === id && (side === 'west' || side === 'north'));
    return { x: rect.x + rect.w - (taken ? 52 : 23), y: rect.y + rect.h - 21 };
  }
  if (thing.startsWith('door:')) {
    const way = plan.ways.find(one => one.door === thing.slice(5));
    if (way === undefined) return null;
    const size = chipSize(view, way);
    const long = size > 0 ? size * 10.5 + 8 : 20;
    return way.upright ? { x: way.x + 18, y: way.y + long } : { x: way.x + long, y: way.y + 18 };
  }
  const figure = figures.find(({ key }) => key === thing);
  return figure === undefined ? null : { x: figure.x + figure.size / 2, y: figure.y + figure.size / 2 };
}
