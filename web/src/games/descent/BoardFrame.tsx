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
import Map from '~icons/game-icons/treasure-map';
import Middle from '~icons/game-icons/position-marker';
import Sight from '~icons/game-icons/eye-target';
import { optionText } from '../../table/option-text.ts';
import { type BoardCamera, useCamera, zoomOf } from '../useCamera.ts';
import type { LookProps } from '../look.ts';
import { CardBox } from './CardBox.tsx';
import { Defs } from './Defs.tsx';
import { capOf, type Offers } from './offers.ts';
import { OptionMenu } from './OptionMenu.tsx';
import type { AsThing } from './Thing.tsx';
import { ARROWS, nextOf, type Spot, spotTowards } from '../travel.ts';
import { useCard } from '../useCard.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';
import './board.css';

interface Props extends Pick<LookProps, 'say' | 'choose' | 'hint' | 'explain'> {
  readonly label: string;
  /** The part of the map that is looked at. */
  readonly viewBox: string;
  readonly offers: Offers;
  /** Everything the arrow keys can reach: fields and things, then figures. */
  readonly spots: readonly Spot[];
  draw(thing: AsThing): ReactNode;
  /** Over the drawing, in the page. */
  readonly above?: ReactNode;
  /** What is to be said of a thing that somebody points at; null for nothing. */
  card?(thing: string): ReactNode;
  /** Tools of the board itself, with their keys. */
  readonly tools: readonly Tool[];
  /** Hears what the pointer or the focus is on. */
  onUnder?(thing: string | null): void;
}

export interface Tool {
  readonly id: 'sight' | 'map';
  readonly keys: string;
  readonly on: boolean;
  act(): void;
}

interface Menu {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** Camera, keys, cards and menus of the board. One tab stop: arrows go from place to place, N through the options, F through the figures; V shows what one sees, M the whole map. */
export function BoardFrame(props: Props) {
  const { offers, spots, say, choose, hint, explain } = props;
  const look = useLookSay();
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const camera = useCamera(stage, drawing);
  const [focus, setFocus] = useState('');
  const [menu, setMenu] = useState<Menu | null>(null);
  const asked = useCard(stage);
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
    const element = (event.target as Element).closest('[data-thing]');
    const thing = element?.getAttribute('data-thing');
    if (element === null || thing === null || thing === undefined) return;
    setFocus(thing);
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
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
    const tool = props.tools.find(({ keys }) => keys === event.key.toLowerCase());
    const figures = spots.flatMap(({ thing }) => (isFigure(thing) ? [thing] : []));
    if (arrow !== undefined) goTo(spotTowards(places.length > 0 ? places : spots, near(stop, spots), arrow));
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
      cap: here.length === 0 ? '' : capOf(here),
      hinted: here.some(({ option }) => option.id === hint),
      stop: thing === stop,
    };
  };
  const menuOffers = menu === null ? [] : (offers.get(menu.thing) ?? []);
  const card = asked.card === null || menuOffers.length > 0 ? null : props.card?.(asked.card.thing);
  return (
    <div className="dj-stage" ref={stage} data-testid="board">
      <svg
        ref={drawing}
        className="board dj-board"
        viewBox={props.viewBox}
        preserveAspectRatio="xMidYMid meet"
        role="application"
        aria-label={props.label}
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
      <Tools camera={camera} tools={props.tools} look={look} />
      {asked.card !== null && card !== null && card !== undefined && (
        <CardBox at={asked.card}>{card}</CardBox>
      )}
      {menu !== null && menuOffers.length > 0 && (
        <OptionMenu
          offers={menuOffers}
          label={look('choose-here')}
          say={say}
          at={menu}
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

const isFigure = (thing: string): boolean => /^(hero|monster|ally|familiar):/.test(thing);

/** The place nearest to a figure, so that the arrows start from where one is. */
function near(thing: string, spots: readonly Spot[]): string {
  if (!isFigure(thing)) return thing;
  const here = spots.find(spot => spot.thing === thing);
  if (here === undefined) return thing;
  const away = (spot: Spot): number => (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2;
  const places = spots.filter(spot => !isFigure(spot.thing));
  return places.toSorted((one, other) => away(one) - away(other))[0]?.thing ?? thing;
}

const TOOL_ICONS = { sight: Sight, map: Map } as const;

function Tools({
  camera,
  tools,
  look,
}: {
  readonly camera: BoardCamera;
  readonly tools: readonly Tool[];
  readonly look: LookSay;
}) {
  const own = tools.map(tool => ({ ...tool, name: look(`tool-${tool.id}`), Look: TOOL_ICONS[tool.id] }));
  const zoom = [
    { name: look('closer'), keys: '+', act: () => camera.closer(1.4), Look: Expand },
    { name: look('further'), keys: '-', act: () => camera.closer(1 / 1.4), Look: Contract },
    { name: look('fit'), keys: '0', act: camera.fit, Look: Middle },
  ];
  return (
    <div className="dj-tools" role="group" aria-label={look('view')}>
      {own.map(({ name, keys, act, on, Look }) => (
        <button
          key={keys}
          type="button"
          className={on ? 'tool on' : 'tool'}
          aria-label={name}
          aria-pressed={on}
          title={`${name} (${keys.toUpperCase()})`}
          onClick={act}
        >
          <Look className="i" aria-hidden />
        </button>
      ))}
      {zoom.map(({ name, keys, act, Look }) => (
        <button
          key={keys}
          type="button"
          className="tool zoom"
          aria-label={name}
          title={`${name} (${keys})`}
          onClick={act}
        >
          <Look className="i" aria-hidden />
        </button>
      ))}
    </div>
  );
}
