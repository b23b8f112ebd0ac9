import { memo } from 'react';
import { type Gate, S, WALL } from './geometry.ts';
import type { Archway } from './view.ts';

interface Props {
  readonly gate: Gate;
  readonly door: Archway['door'];
  readonly dark: boolean;
}

/** An archway: paler squares between iron-capped jambs, and the door in it. */
export const GateDrawing = memo(
  function GateDrawing({ gate, door, dark }: Props) {
    const { left, top, across } = gate;
    const [wide, high] = across ? [S, S * 2] : [S * 2, S];
    const at = `translate(${left * S},${top * S})`;
    return (
      <g transform={at}>
        <rect
          x={across ? 0 : -WALL}
          y={across ? -WALL : 0}
          width={across ? wide : wide + WALL * 2}
          height={across ? high + WALL * 2 : high}
          fill="url(#dl-rock)"
        />
        <rect width={wide} height={high} fill="url(#dl-flags)" />
        <rect width={wide} height={high} fill="#cfd3e6" fillOpacity=".34" />
        <path
          d={across ? `M0 ${S}H${S}M0 0h${S}v${S * 2}h${-S}z` : `M${S} 0V${S}M0 0h${S * 2}v${S}h${-S * 2}z`}
          className="dl-joints"
        />
        {dark && <rect width={wide} height={high} className="dl-dark" />}
        {(across
          ? [
              [S / 2, -5],
              [S / 2, high + 5],
            ]
          : [
              [-5, S / 2],
              [wide + 5, S / 2],
            ]
        ).map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`} transform={`translate(${x},${y})`}>
            <rect
              x="-9"
              y="-9"
              width="18"
              height="18"
              rx="2"
              fill="#8b8fa6"
              stroke="#08070b"
              strokeWidth="1.500"
            />
            <circle r="4" fill="#23222c" />
          </g>
        ))}
        <g transform={`translate(${wide / 2},${high / 2})${across ? ' rotate(90)' : ''}`}>
          <Door kind={door} />
        </g>
      </g>
    );
  },
  (one, other) =>
    one.door === other.door &&
    one.dark === other.dark &&
    one.gate.left === other.gate.left &&
    one.gate.top === other.gate.top,
);

/** Across the way; 92 wide. */
function Door({ kind }: { readonly kind: Archway['door'] }) {
  switch (kind) {
    case 'none':
      return null;
    case 'closed':
      return (
        <g>
          <rect x="-44" y="-8" width="88" height="19" rx="3" fill="#000" opacity=".5" />
          <rect x="-44" y="-10" width="88" height="18" rx="3" fill="url(#dl-door)" stroke="#150b04" />
          <path d="M-22 -10V8M0 -10V8M22 -10V8" stroke="#2b1708" strokeWidth="1.500" />
          <path d="M-40 -4H40" stroke="#c8a46a" strokeOpacity=".7" strokeWidth="2" />
        </g>
      );
    case 'portcullis':
      return (
        <g fill="none" stroke="#c4cad6" strokeWidth="3.500">
          <path d="M-44 0H44" stroke="#0a0910" strokeWidth="13" />
          <path d="M-44 0H44M-36 -7V7M-24 -7V7M-12 -7V7M0 -7V7M12 -7V7M24 -7V7M36 -7V7" />
        </g>
      );
    case 'wailing-wall':
      return (
        <g>
          <rect
            x="-45"
            y="-13"
            width="90"
            height="26"
            rx="4"
            fill="#6f7590"
            stroke="#0a0910"
            strokeWidth="1.500"
          />
          {[-30, 0, 30].map(x => (
            <use
              key={x}
              href="#dl-i-skull"
              x={x - 10}
              y="-10"
              width="20"
              height="20"
              fill="#1d2030"
              className="dl-icon"
            />
          ))}
        </g>
      );
    case 'broken':
      return (
        <g fill="url(#dl-door)" stroke="#150b04">
          <path d="M-44 -9H-22L-29 0L-20 8H-44Z" />
          <path d="M44 -9H26L31 -1L22 8H44Z" />
        </g>
      );
    case 'guillotine':
      return (
        <g>
          <path d="M-42 -8H42L42 2L-42 9Z" fill="#c9d0dc" stroke="#0a0910" strokeWidth="1.500" />
          <path d="M-42 9L42 2" stroke="#e5503f" strokeWidth="2.500" />
        </g>
      );
  }
}
