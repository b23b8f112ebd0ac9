import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { HOUSE_COLUMNS, HOUSE_ROWS } from '@tenebrae/dark-darker-darkest/data';
import type { LookProps } from '../look.ts';
import { BoardLayers } from './BoardLayers.tsx';
import { BoardTools } from './BoardTools.tsx';
import { Effects } from './Effects.tsx';
import { HouseBegun } from './HouseBegun.tsx';
import { placeAsked } from './laid.ts';
import { HEIGHT, planHouse, WIDTH } from './geometry.ts';
import { layFigures } from './layout.ts';
import { offersOn } from './offers.ts';
import { OptionMenu } from './OptionMenu.tsx';
import { RoomCard } from './RoomCard.tsx';
import { aimAt, threatsOf } from './threats.ts';
import { ARROWS, nextOf, roomOfThing, roomTowards } from './travel.ts';
import { useCamera, zoomOf } from '../useCamera.ts';
import { useHintInSight } from '../useHintInSight.ts';
import { useHover } from './useHover.ts';
import { actorOf, asView, keyOfHouse } from './view.ts';
import './board.css';

/** The house and everything in it. One tab stop: arrows go from room to room, N through the options, F through the figures. */
export function Board(props: LookProps) {
  const { question, say, choose, hint, happened, explain } = props;
  const view = asView(props.view);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const camera = useCamera(stage, drawing);
  useHintInSight(stage, drawing, camera, hint);
  const houseKey = keyOfHouse(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every scene is a new view; the key tells whether the house changed
  const plan = useMemo(() => planHouse(view), [houseKey]);
  const figures = useMemo(() => layFigures(view, plan), [view, plan]);
  const offers = useMemo(() => offersOn(view, question, figures), [view, question, figures]);
  const actor = actorOf(view, question);
  const [focus, setFocus] = useState('');
  const [sightOn, setSightOn] = useState(false);
  const [menu, setMenu] = useState<{ thing: string; x: number; y: number } | null>(null);
  const hover = useHover(stage);
  const aimed = hover.card?.thing ?? null;
  const threats = useMemo(
    () => [...threatsOf(question, props.log, figures), ...aimAt(actor, aimed, offers.get(aimed ?? '') ?? [])],
    [question, props.log, figures, actor, aimed, offers],
  );
  const effectStage = useMemo(() => ({ plan, say }), [plan, say]);

  const things = new Set([
    ...[...plan.rooms.keys()].map(room => `room:${room}`),
    ...offers.keys(),
    ...figures.map(({ key }) => key),
  ]);
  const stop = things.has(focus)
    ? focus
    : (offers.keys().next().value ?? `room:${actor?.room ?? 'entrance-hall'}`);
  const sightFrom = sightOn ? (hover.shown ?? (roomOfThing(stop, figures) || actor?.room) ?? null) : null;

  const goTo = useCallback((thing: string | null) => {
    if (thing === null) return;
    setFocus(thing);
    requestAnimationFrame(() => {
      const element = drawing.current?.querySelector<SVGElement>(`[data-thing="${CSS.escape(thing)}"]`);
      element?.focus({ preventScroll: true });
    });
  }, []);

  const take = (thing: string, element: Element): void => {
    const here = offers.get(thing) ?? [];
    const [first] = here;
    if (first === undefined) return explain(thing);
    if (here.length === 1) return choose(first.option.id);
    const box = element.getBoundingClientRect();
    const frame = stage.current?.getBoundingClientRect();
    setMenu({
      thing,
      x: (box.x + box.width / 2 - (frame?.x ?? 0)) / zoomOf(element),
      y: (box.y + box.height * 0.7 - (frame?.y ?? 0)) / zoomOf(element),
    });
  };

  const pressed = (event: MouseEvent): void => {
    const element = (event.target as Element).closest('[data-thing]');
    const thing = element?.getAttribute('data-thing');
    if (element === null || thing === null || thing === undefined) return;
    setFocus(thing);
    take(thing, element);
  };

  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? -1 : 1;
    const element = (event.target as Element).closest('[data-thing]');
    if (arrow !== undefined) {
      const room = roomTowards(plan, roomOfThing(stop, figures), arrow);
      goTo(room === null ? null : `room:${room}`);
    } else if (event.key === 'Enter' && element !== null)
      take(element.getAttribute('data-thing') ?? stop, element);
    else if (event.key.toLowerCase() === 'n') goTo(nextOf([...offers.keys()], stop, step));
    else if (event.key.toLowerCase() === 'f')
      goTo(
        nextOf(
          figures.map(({ key }) => key),
          stop,
          step,
        ),
      );
    else if (event.key.toLowerCase() === 'v') setSightOn(!sightOn);
    else if (event.key === '0') camera.fit();
    else if (event.key === '+' || event.key === '=') camera.closer(1.3);
    else if (event.key === '-') camera.closer(1 / 1.3);
    else return;
    done();
  };

  const entered = (event: PointerEvent | FocusEvent): void => {
    const target = event.target as Element;
    const thing = target.closest('[data-thing]')?.getAttribute('data-thing') ?? '';
    if (event.type === 'focus') {
      if (!target.matches(':focus-visible')) return;
      if (thing !== '') setFocus(thing);
    }
    const room = roomOfThing(thing, figures);
    const rect = plan.rooms.get(room)?.rect;
    hover.over(
      rect === undefined ? null : { thing, room, rect, offered: offers.has(thing) },
      drawing.current,
    );
  };

  const menuOffers = menu === null ? [] : (offers.get(menu.thing) ?? []);
  return (
    <div className="ddd-stage" ref={stage} data-testid="board">
      <svg
        ref={drawing}
        className="board ddd-board"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="application"
        aria-label={say('look.board', { rows: HOUSE_ROWS, columns: HOUSE_COLUMNS })}
        onClick={pressed}
        onKeyDown={keyed}
        onPointerOver={entered}
        onPointerLeave={hover.leave}
        onFocus={entered}
        onBlur={hover.leave}
      >
        <BoardLayers
          view={view}
          plan={plan}
          figures={figures}
          offers={offers}
          actor={actor}
          stop={stop}
          hint={hint}
          say={say}
          sightFrom={sightFrom}
          threats={threats}
        />
        {view.tiles.length === 0 && <HouseBegun log={props.log} question={question} say={say} />}
        <Effects happened={happened} stage={effectStage} figures={figures} board={drawing} />
      </svg>
      {view.tiles.length === 0 && placeAsked(question) === null && (
        <p className="ddd-unbuilt">{say('look.unbuilt')}</p>
      )}
      <BoardTools camera={camera} say={say} sightOn={sightOn} toggleSight={() => setSightOn(!sightOn)} />
      {hover.card !== null &&
        view.house[hover.card.room] !== undefined &&
        menuOffers.length === 0 &&
        !sightOn && (
          <RoomCard
            view={view}
            room={hover.card.room}
            offers={offers.get(hover.card.thing) ?? []}
            say={say}
            at={hover.card.at}
          />
        )}
      {menu !== null && menuOffers.length > 0 && (
        <OptionMenu
          offers={menuOffers}
          label={say('look.choose-here')}
          say={say}
          at={menu}
          hint={hint}
          choose={option => {
            setMenu(null);
            choose(option);
          }}
          close={() => {
            setMenu(null);
            goTo(menu.thing);
          }}
        />
      )}
    </div>
  );
}
