import { CARDS, CODE_CHIPS, type CodeChipId } from '@tenebrae/dark-darker-darkest/data';
import { memo } from 'react';
import { CodeMark } from './code-shapes.tsx';
import type { Way } from './geometry.ts';
import type { Door, Survivor } from './view.ts';

interface Props {
  readonly way: Way;
  readonly kind: Door['kind'] | 'open';
  readonly size: number;
  readonly chip: CodeChipId | null;
  /** Places of the chip's icons that the acting survivor does not carry, as `0,2`. */
  readonly missing: string;
  /** Code tokens that keep the laboratory shut. */
  readonly left: number;
}

/** A way through a wall: an open doorway, a lock with its chip, or the heavy doors of laboratory and reactor. */
export const DoorDrawing = memo(function DoorDrawing({ way, kind, size, chip, missing, left }: Props) {
  const { x, y, upright } = way;
  return (
    <g transform={`translate(${x},${y})`} className="ddd-still">
      <g transform={upright ? 'rotate(90)' : undefined}>
        {kind === 'open' ? <OpenLeaves /> : <Leaf kind={kind} />}
      </g>
      {kind === 'lock' &&
        (chip === null ? <Hidden size={size} /> : <Chip chip={chip} upright={upright} missing={missing} />)}
      {(kind === 'laboratory' || kind === 'reactor') && <Sealed kind={kind} left={left} />}
    </g>
  );
});

function OpenLeaves() {
  return (
    <g fill="#6b4a2a" stroke="#120a05">
      <rect x="-27" y="-2.500" width="4" height="16" rx="1" />
      <rect x="23" y="-2.500" width="4" height="16" rx="1" />
    </g>
  );
}

function Leaf({ kind }: { readonly kind: Door['kind'] }) {
  if (kind === 'lock')
    return (
      <g>
        <rect x="-26" y="-4.500" width="52" height="9" fill="#5a3c20" stroke="#120a05" strokeWidth="1.500" />
        <path d="M-26 -1H26M0 -4.500V4.500" stroke="#120a05" strokeOpacity=".7" />
      </g>
    );
  return (
    <g>
      <rect
        x="-26"
        y="-6.500"
        width="52"
        height="13"
        fill={kind === 'reactor' ? 'url(#ddd-hazard)' : '#707a84'}
        stroke="#0d1013"
        strokeWidth="1.500"
      />
      <path d="M0 -6.500V6.500" stroke="#0d1013" strokeWidth="1.500" />
    </g>
  );
}

const HEXAGON = 'M0 -21L18.500 -10.500V10.500L0 21L-18.500 10.500V-10.500Z';

function Hidden({ size }: { readonly size: number }) {
  return (
    <g>
      <path d={HEXAGON} transform="translate(1,4)" fill="#000" opacity=".55" />
      <path d={HEXAGON} fill="#20242a" stroke="#aeb6c0" strokeWidth="2.300" />
      <use href="#ddd-i-padlock" x="-8" y="-15" width="16" height="16" fill="#dfe5ec" className="ddd-icon" />
      <text className="ddd-lock-size" y="15">
        {size}
      </text>
    </g>
  );
}

function Chip({
  chip,
  upright,
  missing,
}: {
  readonly chip: CodeChipId;
  readonly upright: boolean;
  readonly missing: string;
}) {
  const { icons } = CODE_CHIPS[chip];
  const lacks = missing.split(',');
  const long = icons.length * 21 + 12;
  const [w, h] = upright ? [26, long] : [long, 26];
  return (
    <g>
      <rect x={-w / 2 + 1} y={-h / 2 + 4} width={w} height={h} rx="13" fill="#000" opacity=".55" />
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx="13"
        fill="#171b20"
        stroke="#aeb6c0"
        strokeWidth="2.300"
      />
      {icons.map((colour, place) => {
        const at = (place - (icons.length - 1) / 2) * 21;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an icon of a chip is known by its place
          <g key={place} transform={`translate(${upright ? 0 : at},${upright ? at : 0}) scale(.72)`}>
            <CodeMark colour={colour} missing={lacks.includes(String(place))} />
          </g>
        );
      })}
    </g>
  );
}

function Sealed({ kind, left }: { readonly kind: 'laboratory' | 'reactor'; readonly left: number }) {
  const isLaboratory = kind === 'laboratory';
  return (
    <g>
      <circle cx="1" cy="3" r="19" fill="#000" opacity=".55" />
      <circle
        r="18"
        fill={isLaboratory ? '#0d1f1c' : '#1d1a04'}
        stroke={isLaboratory ? '#62d6b6' : '#e9da3c'}
        strokeWidth="2.300"
      />
      <use
        href={isLaboratory ? '#ddd-i-laboratory' : '#ddd-i-radiation'}
        x="-8"
        y={isLaboratory ? -14 : -8}
        width="16"
        height="16"
        fill={isLaboratory ? '#a9f0dc' : '#f5e84a'}
        className="ddd-icon"
      />
      {isLaboratory && (
        <text className="ddd-lock-size" y="14">
          {left}
        </text>
      )}
    </g>
  );
}

/** Which icons of a chip a survivor's cards do not show, each card's icon counting once. */
export function lackingIcons(chip: CodeChipId, survivor: Survivor): string {
  const supply = survivor.cards.flatMap((card): readonly string[] => CARDS[card.id].icons);
  const lacks: number[] = [];
  for (const [place, colour] of CODE_CHIPS[chip].icons.entries()) {
    const at = supply.indexOf(colour);
    if (at < 0) lacks.push(place);
    else supply.splice(at, 1);
  }
  return lacks.join(',');
}
