import { type ComponentType, type SVGProps, useId } from 'react';

interface Props {
  /** 1 to 5: the colour, and as many notches. */
  readonly seat: number;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** A seat as a disc on the table: its colour, its notches, and who sits there. */
export function SeatDisc({ seat, Icon }: Props) {
  const id = useId();
  const notches = Array.from({ length: seat }, (_, place) => (place - (seat - 1) / 2) * 15 - 90);
  return (
    <svg
      className="seat-disc"
      viewBox="-50 -50 100 104"
      aria-hidden="true"
      style={{ '--c': `var(--seat-${seat})` }}
    >
      <defs>
        <radialGradient id={id} cx=".42" cy=".3" r=".85">
          <stop offset="0" stopColor="color-mix(in srgb, var(--c) 62%, #000)" />
          <stop offset=".55" stopColor="color-mix(in srgb, var(--c) 30%, #000)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--c) 12%, #000)" />
        </radialGradient>
      </defs>
      <circle cy="6" r="45" fill="color-mix(in srgb, var(--c) 22%, #000)" />
      <circle r="45" fill="var(--c)" stroke="#0a0705" />
      {notches.map(angle => (
        <circle
          key={angle}
          cx={41.5 * Math.cos((angle * Math.PI) / 180)}
          cy={41.5 * Math.sin((angle * Math.PI) / 180)}
          r="2.2"
          fill="#120a04"
        />
      ))}
      <circle r="37.5" fill={`url(#${id})`} stroke="#000" strokeOpacity=".75" strokeWidth="1.2" />
      <Icon x="-27" y="-27" width="54" height="54" color="#f4ead4" />
    </svg>
  );
}
