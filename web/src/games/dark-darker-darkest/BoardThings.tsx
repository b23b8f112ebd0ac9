import { memo } from 'react';
import type { Rect, Way } from './geometry.ts';
import { FigureDrawing } from './Figures.tsx';
import type { Figure } from './layout.ts';

/** What every thing on the board has: words, whether it can be chosen, and whether the tab key stops at it. */
export interface ThingProps {
  readonly thing: string;
  readonly label: string;
  /** It can be chosen; it may have no key of its own. */
  readonly isOption: boolean;
  readonly hinted: boolean;
  readonly stop: boolean;
}

const attributes = ({ thing, label, isOption, hinted, stop }: ThingProps, kind: string) => ({
  'data-thing': thing,
  'role': isOption ? ('button' as const) : ('img' as const),
  'aria-label': label,
  'tabIndex': stop ? 0 : -1,
  'className': `ddd-thing ${kind}${isOption ? ' option' : ''}${hinted ? ' hinted' : ''}`,
});

/** A room as a field: it lights up when it can be chosen. */
export const RoomThing = memo(function RoomThing(
  props: ThingProps & { readonly rect: Rect; readonly seen: boolean },
) {
  const { x, y, w, h } = props.rect;
  return (
    <g {...attributes(props, 'room')}>
      <rect x={x + 7} y={y + 7} width={w - 14} height={h - 14} fill="transparent" />
      {props.seen && (
        <rect
          className="seen"
          x={x + 9}
          y={y + 9}
          width={w - 18}
          height={h - 18}
          rx="4"
          fill="url(#ddd-seen)"
        />
      )}
      {props.isOption && (
        <>
          <rect className="under" x={x + 11} y={y + 11} width={w - 22} height={h - 22} rx="6" />
          <rect className="lit" x={x + 11} y={y + 11} width={w - 22} height={h - 22} rx="6" />
        </>
      )}
      <rect className="focus" x={x + 5} y={y + 5} width={w - 10} height={h - 10} rx="8" />
    </g>
  );
});

export const DoorThing = memo(function DoorThing(
  props: ThingProps & { readonly way: Way; readonly icons: number },
) {
  const { way, icons, isOption } = props;
  const long = icons > 0 ? icons * 10.5 + 12 : 24;
  const [w, h] = icons === 0 ? [24, 26] : way.upright ? [20, long] : [long, 20];
  return (
    <g {...attributes(props, 'door')} transform={`translate(${way.x},${way.y})`}>
      <rect x={-w} y={-h} width={w * 2} height={h * 2} fill="transparent" />
      {isOption && <Brackets w={w} h={h} />}
      <rect className="focus" x={-w - 3} y={-h - 3} width={w * 2 + 6} height={h * 2 + 6} rx="8" />
    </g>
  );
});

type FigureProps = ThingProps &
  Pick<Figure, 'kind' | 'x' | 'y' | 'size' | 'face' | 'count' | 'strength' | 'marks'> & {
    readonly acting: boolean;
    /** It can not be chosen, but the room where it stands can: a press goes through it. */
    readonly through: boolean;
  };

export const FigureThing = memo(function FigureThing(props: FigureProps) {
  const { thing, kind, x, y, size, face, count, strength, marks, acting, isOption } = props;
  const r = size / 2 + 3;
  return (
    <g {...attributes(props, props.through ? 'figure through' : 'figure')}>
      <FigureDrawing
        id={thing}
        kind={kind}
        x={x}
        y={y}
        size={size}
        face={face}
        count={count}
        strength={strength}
        marks={marks}
        acting={acting}
      />
      <g className="ddd-figure" style={{ transform: `translate(${x}px,${y}px)` }}>
        <circle r={size / 2} fill="transparent" />
        {isOption && <Brackets w={r} h={r} />}
        <rect className="focus" x={-r - 3} y={-r - 3} width={r * 2 + 6} height={r * 2 + 6} rx="10" />
      </g>
    </g>
  );
});

/** Four candle corners: this you may choose. */
function Brackets({ w, h }: { readonly w: number; readonly h: number }) {
  const c = Math.min(12, w * 0.5, h * 0.5);
  const d = `M${-w} ${-h + c}V${-h}H${-w + c}M${w - c} ${-h}H${w}V${-h + c}M${w} ${h - c}V${h}H${w - c}M${-w + c} ${h}H${-w}V${h - c}`;
  return (
    <g className="brackets" fill="none" strokeLinecap="square">
      <path d={d} stroke="#1a0e00" strokeWidth="6.500" />
      <path d={d} stroke="#ffcf6b" strokeWidth="3" />
    </g>
  );
}

export function KeyCap({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const wide = text.length > 1 ? 28 : 20;
  return (
    <g className="ddd-cap" transform={`translate(${x},${y})`} aria-hidden>
      <rect
        x={-wide / 2}
        y="-10"
        width={wide}
        height="20"
        rx="4.400"
        fill="#ffcf6b"
        stroke="#1a0e00"
        strokeWidth="1.600"
      />
      <text y="5.800">{text}</text>
    </g>
  );
}
