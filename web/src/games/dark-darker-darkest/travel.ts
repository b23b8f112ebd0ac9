import { centre, type HousePlan } from './geometry.ts';
import type { Figure } from './layout.ts';

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The room of a thing on the board. */
export function roomOfThing(thing: string, figures: readonly Figure[]): string {
  if (thing.startsWith('room:')) return thing.slice(5);
  if (thing.startsWith('door:')) return thing.slice(5).split('|')[0] ?? '';
  return figures.find(figure => figure.key === thing)?.room ?? '';
}

/** The nearest room in a direction; what lies straight ahead comes before what lies aslant. */
export function roomTowards(
  plan: HousePlan,
  from: string,
  [dx, dy]: readonly [number, number],
): string | null {
  const start = plan.rooms.get(from);
  if (start === undefined) return plan.rooms.keys().next().value ?? null;
  const a = centre(start.rect);
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { rect }] of plan.rooms) {
    const b = centre(rect);
    const ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    if (id === from || ahead <= 4 || aside > ahead + 60) continue;
    const cost = ahead + aside * 2;
    if (cost >= least) continue;
    least = cost;
    best = id;
  }
  return best;
}

/** The next of some things after the present one, around and around. */
export function nextOf(things: readonly string[], now: string, step: 1 | -1): string | null {
  if (things.length === 0) return null;
  const place = things.indexOf(now);
  if (place < 0) return (step === 1 ? things[0] : things.at(-1)) ?? null;
  return things[(place + step + things.length) % things.length] ?? null;
}
