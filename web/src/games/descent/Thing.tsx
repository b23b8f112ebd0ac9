/** Four candle corners: this you may choose. */
export function Brackets({ w, h }: { readonly w: number; readonly h: number }) {
  const c = Math.min(10, w * 0.5, h * 0.5);
  const d = `M${-w} ${-h + c}V${-h}H${-w + c}M${w - c} ${-h}H${w}V${-h + c}M${w} ${h - c}V${h}H${w - c}M${-w + c} ${h}H${-w}V${h - c}`;
  return (
    <g className="brackets" fill="none" strokeLinecap="square">
      <path d={d} stroke="#1a0e00" strokeWidth="5.500" />
      <path d={d} stroke="#ffcf6b" strokeWidth="2.600" />
    </g>
  );
}

export function KeyCap({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  if (text === '') return null;
  const wide = text.length > 1 ? 24 : 16;
  return (
    <g className="dj-cap" transform={`translate(${x},${y})`} aria-hidden>
      <rect
        x={-wide / 2}
        y="-8"
        width={wide}
        height="16"
        rx="4"
        fill="#ffcf6b"
        stroke="#1a0e00"
        strokeWidth="1.400"
      />
      <text y="4.500">{text}</text>
    </g>
  );
}
