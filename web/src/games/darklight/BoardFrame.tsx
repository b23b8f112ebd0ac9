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
import Whole from '~icons/game-icons/spyglass';
import { optionText } from '../../table/option-text.ts';
import { type BoardCamera, useCamera, zoomOf } from '../useCamera.ts';
import type { LookProps } from '../look.ts';
import { CardBox } from './CardBox.tsx';
import { Defs } from './Defs.tsx';
import { capOf, type Offers } from './offers.ts';
import { OptionMenu } from './OptionMenu.tsx';
import type { Icon } from './icons.ts';
import type { AsThing } from './Thing.tsx';
import { ARROWS, nextOf, type Spot, spotTowards } from '../travel.ts';
import { useCard } from '../useCard.ts';
import { type LookSay, useLookSay } from './words/look-words.ts';
import './board.css';

interface Props extends Pick<LookProps, 'say' | 'choose' | 'hint' | 'explain'> {
  readonly label: string;
  /** What of the plane is in sight at first. */
  readonly viewBox: string;
  readonly offers: Offers;
  /** Everything the arrow keys can reach: places first, then figures. */
  readonly spots: readonly Spot[];
  draw(thing: AsThing): ReactNode;
  /** Further buttons of the view. */
  readonly tools?: readonly Tool[];
  /** What is to be said of a thing that somebody points at; null for nothing. */
  card?(thing: string): ReactNode;
  /** Hears what the pointer or the focus is on. */
  onUnder?(thing: string | null): void;
}

interface Menu {
  readonly thing: string;
  readonly x: number;
  readonly y: number;
}

/** What all boards share. One tab stop: arrows go from place to place, N through the options, F through the figures. */
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
    const figures = spots.flatMap(({ thing }) => (isFigure(thing) ? [thing] : []));
    if (arrow !== undefined) goTo(spotTowards(places.length > 0 ? places : spots, near(stop, spots), arrow));
    else if (event.key === 'Enter' && element !== null)
      take(element.getAttribute('data-thing') ?? stop, element);
    else if (event.key.toLowerCase() === 'n') goTo(nextOf([...offers.keys()], stop, step));
    else if (event.key.toLowerCase() === 'f') goTo(nextOf(figures, stop, step));
    else if (event.key === '0') camera.fit();
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
    <div className="dl-stage" ref={stage} data-testid="board">
      <svg
        ref={drawing}
        className="board dl-board"
        viewBox={props.viewBox}
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
      <Tools camera={camera} look={look} more={props.tools ?? []} />
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

const isFigure = (thing: string): boolean => /^(accursed|monster|ally):/.test(thing);

/** The place nearest to a figure, so that the arrows start from where one is. */
function near(thing: string, spots: readonly Spot[]): string {
  if (!isFigure(thing)) return thing;
  const here = spots.find(spot => spot.thing === thing);
  if (here === undefined) return thing;
  const away = (spot: Spot): number => (spot.x - here.x) ** 2 + (spot.y - here.y) ** 2;
  const places = spots.filter(spot => !isFigure(spot.thing));
  return places.toSorted((one, other) => away(one) - away(other))[0]?.thing ?? thing;
}

export interface Tool {
  readonly name: string;
  readonly keys: string;
  readonly Look: Icon;
  /** Whether it is switched on, for what can be. */
  readonly on?: boolean;
  act(): void;
}

function Tools({
  camera,
  look,
  more,
}: {
  readonly camera: BoardCamera;
  readonly look: LookSay;
  readonly more: readonly Tool[];
}) {
  const tools: Tool[] = [
    { name: look('closer'), keys: '+', act: () => camera.closer(1.4), Look: Expand },
    { name: look('further'), keys: '-', act: () => camera.closer(1 / 1.4), Look: Contract },
    { name: look('fit'), keys: '0', act: camera.fit, Look: Whole },
    ...more,
  ];
  return (
    <div className="dl-tools" role="group" aria-label={look('view')}>
      {tools.map(({ name, keys, act, Look, on }) => (
        <button
          key={name}
          type="button"
          className={on === true ? 'tool on' : 'tool'}
          aria-label={name}
          aria-pressed={on}
          title={keys === '' ? name : `${name} (${keys})`}
          onClick={act}
        >
          <Look className="i" aria-hidden />
        </button>
      ))}
    </div>
  );
}
