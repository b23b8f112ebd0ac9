import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import Contract from '~icons/game-icons/contract';
import Expand from '~icons/game-icons/expand';
import { optionText } from '../../table/option-text.ts';
import { type BoardCamera, useCamera, zoomOf } from '../useCamera.ts';
import type { LookProps } from '../look.ts';
import { ARROWS, nextOf, type Spot, spotTowards } from '../travel.ts';
import { useCard } from '../useCard.ts';
import { useHintInSight } from '../useHintInSight.ts';
import { CardBox } from './CardBox.tsx';
import type { FrameSay, Icon, Kit } from './kit.ts';
import { capOf, idsOf, type Offers } from './offers.ts';
import { OptionMenu } from './OptionMenu.tsx';
import type { AsThing } from './Thing.tsx';

export interface FrameProps extends Pick<LookProps, 'say' | 'choose' | 'hint' | 'explain'> {
  readonly label: string;
  /** The part of the drawing that is looked at. */
  readonly viewBox: string;
  /** The picture stands on the lower edge; its sky and ground go on beyond the frame. */
  readonly grounded?: boolean;
  readonly offers: Offers;
  /** Everything the arrow keys can reach: places first, then figures. */
  readonly spots: readonly Spot[];
  draw(thing: AsThing): ReactNode;
  /** Over the drawing, in the page. */
  readonly above?: ReactNode;
  /** What is to be said of a thing that somebody points at; null for nothing. */
  card?(thing: string): ReactNode;
  /** Tools of the board itself, before and after those of every board. */
  readonly tools?: readonly Tool[];
  readonly moreTools?: readonly Tool[];
  /** Hears what the pointer or the focus is on. */
  onUnder?(thing: string | null): void;
}

export interface Tool {
  readonly name: string;
  /** Empty for none. */
  readonly keys: string;
  readonly Look: Icon;
  /** Whether it is switched on, for what can be. */
  readonly on?: boolean;
  act(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Menu extends Point {
  readonly thing: string;
}

/** What all boards share: camera, keys, cards and menus. One tab stop: arrows go from place to place, N through the options, F through the figures. */
export function BoardFrame(props: FrameProps & { readonly kit: Kit }) {
  const { kit, offers, spots, say, choose, hint, explain, tools = [], moreTools = [] } = props;
  const { ids, isFigure, Defs } = kit;
  const look = kit.useSay();
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const camera = useCamera(stage, drawing);
  useHintInSight(stage, drawing, camera, hint);
  const [focus, setFocus] = useState('');
  const [menu, setMenu] = useState<Menu | null>(null);
  const asked = useCard(stage);
  const touch = useRef<Point | null>(null);
  const { onUnder } = props;
  useEffect(() => onUnder?.(asked.under), [onUnder, asked.under]);
  const places = spots.filter(({ thing }) => !isFigure(thing));
  const stop = spots.some(({ thing }) => thing === focus)
    ? focus
    : (offers.keys().next().value ?? spots[0]?.thing ?? '');

  const goTo = useCallback((thing: string | null) => {
    if (thing === null) return;
    setFocus(thing);
    requestAnimationFrame(() =>
      drawing.current
        ?.querySelector<SVGElement>(`[data-thing="${CSS.escape(thing)}"]`)
        ?.focus({ preventScroll: true }),
    );
  }, []);

  const take = (thing: string, element: Element): void => {
    const here = offers.get(thing) ?? [];
    const [first] = here;
    if (first === undefined) return explain(thing);
    asked.leave();
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
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const pointed = (event.target as Element).closest('[data-thing]');
    const element = isTouch ? (touchedOption(touch.current, offers) ?? pointed) : pointed;
    const thing = element?.getAttribute('data-thing');
    if (element === null || thing === null || thing === undefined) return;
    setFocus(thing);
    // A finger cannot point: its first press reads the card, the second asks why it is no option.
    if (isTouch && !offers.has(thing) && asked.card?.thing !== thing) asked.over(element, true);
    else take(thing, element);
  };

  const entered = (event: PointerEvent | FocusEvent): void => {
    const target = event.target as Element;
    if (event.type === 'focus' && !target.matches(':focus-visible')) return;
    const element = target.closest('[data-thing]');
    asked.over(element, offers.has(element?.getAttribute('data-thing') ?? ''));
  };

  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? -1 : 1;
    const element = (event.target as Element).closest('[data-thing]');
    const tool = [...tools, ...moreTools].find(({ keys }) => keys === event.key.toLowerCase());
    const figures = spots.flatMap(({ thing }) => (isFigure(thing) ? [thing] : []));
    if (arrow !== undefined)
      goTo(spotTowards(places.length > 0 ? places : spots, near(stop, spots, isFigure), arrow));
    else if (event.key === 'Enter' && element !== null)
      take(element.getAttribute('data-thing') ?? stop, element);
    else if (event.key.toLowerCase() === 'n') goTo(nextOf([...offers.keys()], stop, step));
    else if (event.key.toLowerCase() === 'f') goTo(nextOf(figures, stop, step));
    else if (event.key === '0') camera.fit();
    else if (tool !== undefined) tool.act();
    else if (event.key === '+' || event.key === '=') camera.closer(1.3);
    else if (event.key === '-') camera.closer(1 / 1.3);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const asThing: AsThing = (thing, label) => {
    const here = offers.get(thing) ?? [];
    const may = here.map(({ option }) => look('option', { option: optionText(option, say) }));
    return {
      thing,
      label: [label, ...may].join(' '),
      isOption: here.length > 0,
      options: idsOf(here),
      cap: here.length === 0 ? '' : capOf(here),
      hinted: here.some(({ option }) => option.id === hint),
      stop: thing === stop,
    };
  };
  const menuOffers = menu === null ? [] : (offers.get(menu.thing) ?? []);
  const card = asked.card === null || menuOffers.length > 0 ? null : props.card?.(asked.card.thing);
  return (
    <div className={`${ids}-stage`} ref={stage} data-testid="board">
      <svg
        ref={drawing}
        className={`board ${ids}-board`}
        viewBox={props.viewBox}
        preserveAspectRatio={props.grounded === true ? 'xMidYMax meet' : 'xMidYMid meet'}
        role="application"
        aria-label={props.label}
        onPointerDown={({ clientX, clientY }) => {
          touch.current = { x: clientX, y: clientY };
        }}
        onClick={pressed}
        onKeyDown={keyed}
        onPointerOver={entered}
        onPointerLeave={asked.leave}
        onFocus={entered}
        onBlur={asked.leave}
      >
        <Defs />
        {props.draw(asThing)}
      </svg>
      {props.above}
      <Tools {...{ kit, camera, look, tools, moreTools }} />
      {asked.card !== null && card !== null && card !== undefined && (
        <CardBox ids={ids} at={asked.card}>
          {card}
        </CardBox>
      )}
      {menu !== null && menuOffers.length > 0 && (
        <OptionMenu
          kit={kit}
          offers={menuOffers}
          label={look('choose-here')}
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

/** A browser moves a press to what it thinks a thumb has meant, and knows nothing of options: what lies under it counts. */
function touchedOption(at: Point | null, offers: Offers): Element | null {
  const found = at === null ? null : document.elementFromPoint(at.x, at.y);
  const element = found?.closest('[data-thing]') ?? null;
  return offers.has(element?.getAttribute('data-thing') ?? '') ? element : null;
}

/** The place nearest to a figure, so that the arrows start from where one is. */
function near(thing: string, spots: readonly Spot[], isFigure: Kit['isFigure']): string {
  if (!isFigure(thing)) return thing;
  const here = spots.find(spot => spot.thing === thing);
  if (here === undefined) return thing;
  const away = (spot: Spot): number => (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2;
  const places = spots.filter(spot => !isFigure(spot.thing));
  return places.toSorted((one, other) => away(one) - away(other))[0]?.thing ?? thing;
}

interface ToolsProps {
  readonly kit: Kit;
  readonly camera: BoardCamera;
  readonly look: FrameSay;
  readonly tools: readonly Tool[];
  readonly moreTools: readonly Tool[];
}

function Tools({ kit, camera, look, tools, moreTools }: ToolsProps) {
  const all: readonly Tool[] = [
    ...tools,
    { name: look('closer'), keys: '+', act: () => camera.closer(1.4), Look: Expand },
    { name: look('further'), keys: '-', act: () => camera.closer(1 / 1.4), Look: Contract },
    { name: look('fit'), keys: '0', act: camera.fit, Look: kit.Fit },
    ...moreTools,
  ];
  return (
    <div className={`${kit.ids}-tools`} role="group" aria-label={look('view')}>
      {all.map(({ name, keys, act, on, Look }) => (
        <button
          key={name}
          type="button"
          className={on === true ? 'tool on' : 'tool'}
          aria-label={name}
          aria-pressed={on}
          title={keys === '' ? name : `${name} (${keys.toUpperCase()})`}
          onClick={act}
        >
          <Look className="i" aria-hidden />
        </button>
      ))}
    </div>
  );
}
