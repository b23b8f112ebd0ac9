import type { Happening } from '@tenebrae/kernel';
import type { Spot } from './travel.ts';

/** What floats up from a figure: the events that change its life or mind, with the sign and the colour. */
const FLOATS: Readonly<Record<string, readonly [string, string]>> = {
  'wounds-suffered': ['−', 'harm'],
  'healed': ['+', 'help'],
  'stress-suffered': ['+', 'mind'],
  'stress-recovered': ['−', 'calm'],
};

interface Float {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly tone: string;
}

/** Numbers that rise from those to whom something has just happened. */
export function Floating({
  happened,
  spots,
}: {
  readonly happened: readonly Happening[];
  readonly spots: readonly Spot[];
}) {
  const floats = happened.flatMap((event, place): Float[] => {
    const float = FLOATS[event.type];
    const facts: Readonly<Record<string, unknown>> = { ...event };
    const who = facts['hero'] ?? facts['figure'];
    const spot = spots.find(({ thing }) => thing === who);
    const amount = facts['amount'];
    if (float === undefined || spot === undefined || typeof amount !== 'number') return [];
    const [sign, tone] = float;
    return [{ key: `${place} ${spot.thing}`, x: spot.x, y: spot.y, text: `${sign}${amount}`, tone }];
  });
  return (
    <g className="dd-floats" aria-hidden>
      {floats.map(({ key, x, y, text, tone }, place) => (
        <text key={key} className={tone} x={x + 22} y={y - 22} style={{ animationDelay: `${place * 90}ms` }}>
          {text}
        </text>
      ))}
    </g>
  );
}
